"""What a document makes of the published edition that it is a draft of: parameters, numbers, and what else differs."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from engine.value import replace
from judge.documents.comparison.document_comparison import Comparison, compare
from judge.documents.impact.change_reviews import review_of
from judge.documents.impact.edition_records import records
from judge.documents.impact.parameter_readings import readings_of
from judge.documents.impact.stated_parameters import PARAMETERS, Reading
from judge.documents.reader.document import Document
from judge.documents.reader.document import Rule as Paragraph
from judge.documents.reader.stated_version import stated_version
from judge.documents.recognition import Recognised, recognise
from judge.rulebook import REFERENCE, Rule, edition_named, rules_of
from judge.rulebook.draft_rules import DraftRules
from judge.rulebook.rule_entries import rules_by_id
from judge.rulebook.rulebook_editions import Edition as Published

BEGINNING = 6
"""How many words of a rule without a title stand for it."""


@dataclass(frozen=True, slots=True)
class DraftRecord:
    """A draft as the engine plays it and as the rulebook cites it.

    `differs` are the numbers of the rules, and the words of the terms, that differ in substance from the published
    edition and that no parameter reflects: the engine plays them as that edition has them.
    """

    edition: Edition
    rules: DraftRules
    differs: tuple[str, ...]


def home_of(document: Document) -> Recognised | None:
    """Return the document as the published edition that most of its rules are from; None where it is like none."""
    found = recognise(document)
    return found if found and found.like in EDITIONS else None


def recorded(name: str, document: Document, like: Recognised | None, published: Document | None) -> DraftRecord:
    """Return what a draft of this name makes of the edition that it is like, or else of the reference edition.

    `published` is the document of that edition, where the library has it: with it rules are followed that have another
    number and other words. Without it they are known by their fingerprints and numbers.
    """
    home = like.like if like else REFERENCE
    if published is not None:
        matched = _by_comparison(name, home, document, published)
    else:
        matched = _by_fingerprints(name, home, document, like)
    rules, readings, base, differs = matched
    cited = DraftRules(_titled(name, home, document), home, rules)
    return DraftRecord(_edition(name, base, document, readings), cited, differs)


_Matched = tuple[tuple[Rule, ...], tuple[Reading, ...], Edition, tuple[str, ...]]


def _by_comparison(name: str, home: str, document: Document, published: Document) -> _Matched:
    """Return the rules, the parameters' values, the edition with them, and what else differs, by the texts of both."""
    comparison = compare(published, document)
    readings = tuple(readings_of(published, document, comparison))
    base = records(published, document, readings)[1]
    weighty = [each for each in comparison.changes if each.weight == "substantive" and each.kind in ("rule", "term")]
    changed = {each.new for each in weighty if each.new}
    ids = {new: rules_of(home)[old].id for old, new in comparison.numbers.items() if old in rules_of(home)}
    differs = (each.number or each.title for each in weighty if review_of(each, published, readings, frozenset()))
    return _rules(name, home, document, ids, changed), readings, base, (*dict.fromkeys(differs), *_asked(comparison))


def _asked(comparison: Comparison) -> Iterator[str]:
    return (each.old for each in comparison.questions)


def _by_fingerprints(name: str, home: str, document: Document, like: Recognised | None) -> _Matched:
    """Return the same without the text of the published edition."""
    recognised = like.document if like else document
    ids = {rule.number: rule.id for rule in recognised.rules if rule.id}
    changed = set(like.changed) if like else {rule.number for rule in document.rules}
    base = EDITIONS[home]
    by_id = {rule.id: rule for rule in recognised.rules if rule.id and rule.number in changed}
    stated = [(each, by_id[rule]) for each in PARAMETERS for rule in each.rules[:1] if rule in by_id]
    readings = tuple(
        Reading(each, rule.number, rule.number, getattr(base, each.field), each.read(rule.text), rest_changed=False)
        for each, rule in stated
    )
    reflected = {each.new_number for each in readings if each.changed}
    other = (*like.changed, *like.unknown, *like.missing) if like else sorted(changed)
    differs = tuple(number for number in dict.fromkeys(other) if number not in reflected)
    values = {each.parameter.field: each.new for each in readings if each.changed}
    return _rules(name, home, recognised, ids, changed), readings, replace(base, **values), differs


def _rules(name: str, home: str, document: Document, ids: dict[str, str], changed: set[str]) -> tuple[Rule, ...]:
    """Return the rules of the draft: with the rulebook's statement where nothing changed, else in the draft's words."""
    known, taken = rules_by_id(home), set[str]()
    found: list[Rule] = []
    for rule in document.rules:
        same = known.get(ids.get(rule.number, ""))
        if same is None or same.id in taken:
            own_id, said = f"{name}:{rule.number}", " ".join(rule.text.split())
            found.append(Rule(own_id, rule.number, name, _title(rule), said, examples=_examples(rule, name)))
            continue
        taken.add(same.id)
        sentence = " ".join(rule.text.split()) if rule.number in changed else same.sentence
        title = (rule.title if rule.number in changed else "") or same.title
        found.append(Rule(same.id, rule.number, name, title, sentence, examples=_examples(rule, name)))
    return tuple(found)


def _examples(rule: Paragraph, name: str) -> tuple[str, ...]:
    return tuple(f"{name}/{rule.number}#{at}" for at in range(1, len(rule.examples) + 1))


def _title(rule: Paragraph) -> str:
    return rule.title or " ".join(rule.text.split()[:BEGINNING])


def _titled(name: str, home: str, document: Document) -> Published:
    """Return the draft's title and date, in the language of the edition that it is a draft of."""
    return Published(name, document.name, stated_version(document).date, edition_named(home).language)


def _edition(name: str, base: Edition, document: Document, readings: Iterable[Reading]) -> Edition:
    """Return the engine's record of the draft, with the draft as the source of what it states otherwise."""
    stated = {each.parameter.field: f"{name} {each.new_number}" for each in readings if each.changed}
    sources = tuple((field, stated.get(field, source)) for field, source in base.sources)
    return replace(base, id=name, title=document.name, date=stated_version(document).date, sources=sources)
