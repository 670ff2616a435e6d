"""The comparison of two documents: how each rule, heading, term and other part has changed."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import accumulate, chain
from typing import Literal

from judge.documents.comparison.change_weights import (
    Targets,
    example_changes,
    examples_of,
    lost_references,
    same_examples_otherwise,
    spelt,
    weigh,
    whole,
)
from judge.documents.comparison.changed_asides import aside_changes, listed_titles
from judge.documents.comparison.changed_terms import term_changes
from judge.documents.comparison.document_changes import Change, Weight, What
from judge.documents.comparison.heading_pairs import followed, paired_headings, plain_title, title_of
from judge.documents.comparison.missing_parts import MOST_LOST, terms_told_once, told_once
from judge.documents.comparison.ordered_steps import out_of_order
from judge.documents.comparison.renamed_terms import renamed_changes, vocabulary
from judge.documents.comparison.rule_pairs import Pairing, Question, pair
from judge.documents.comparison.same_sense import Vocabulary
from judge.documents.comparison.title_headings import title_headings
from judge.documents.fingerprints import Resolve
from judge.documents.known_fingerprints import resolver
from judge.documents.reader.document import Document, Heading, Rule
from judge.documents.reader.folded_text import folded
from judge.documents.reader.text_references import parents
from judge.rulebook import editions


@dataclass(frozen=True, slots=True)
class Comparison:
    """The comparison of two documents: their names, the changes in the new document's order, and the questions.

    `numbers` maps the old number of each rule to its new one, `unchanged` is how many rules are the same, `chapters`
    are the titles of chapters and sections by number, `parts` the numbers of everything in either document.
    """

    old: str
    new: str
    changes: tuple[Change, ...]
    questions: tuple[Question, ...]
    numbers: dict[str, str]
    unchanged: int
    chapters: dict[str, str] = field(default_factory=dict)
    parts: frozenset[str] = frozenset()


def _there(document: Document) -> frozenset[str]:
    """Return the numbers of the document's rules, sections and chapters."""
    numbers = {rule.number for rule in document.rules}
    return frozenset(numbers.union(*map(parents, numbers)))


def _resolvers(old: Document, new: Document) -> tuple[Resolve, Resolve] | None:
    """Return the functions that give ids for the numbers of both documents, if they are two known editions."""
    if old.edition == new.edition or not (old.edition in editions() and new.edition in editions()):
        return None
    return resolver(old.edition), resolver(new.edition)


def compare(old: Document, new: Document, settled: dict[str, str | None] | None = None) -> Comparison:
    """Return the comparison of two documents; `settled` maps old numbers to new ones, or to None for a removed rule."""
    made = pair(old, new, settled or {})
    numbers = {old.rules[mine].number: new.rules[other].number for mine, other in made.pairs.items()}
    scanned = abs(lost_references(old.rules) - lost_references(new.rules)) > MOST_LOST
    words = vocabulary(old, new, made)
    sections = _sections(numbers)
    targets = Targets({**sections, **numbers}, _resolvers(old, new), _there(old), scanned, words)
    lone = targets.resolvers is None
    beside_rules = chain(_headings(old, new, made, lone=lone), aside_changes(old, new, sections, lone=lone))
    changes = _rule_changes(old, new, made, targets)
    changes += ((place, _in_other_words(change, words)) for place, change in beside_rules)
    changes += ((-1.0, change) for change in renamed_changes(words, new))
    terms = terms_told_once(term_changes(old.entries, new.entries, targets), old, new)
    placed = sorted(told_once(changes, old, new, made), key=lambda each: each[0])
    ordered = tuple(change for _, change in placed) + tuple(terms)
    unchanged = len(made.pairs) - sum(bool(change.old and change.new and change.kind == "rule") for change in ordered)
    questions, parts = tuple(made.questions), _there(old) | _there(new)
    return Comparison(old.name, new.name, ordered, questions, numbers, unchanged, _chapters(old, new), parts)


def _rule_changes(old: Document, new: Document, made: Pairing, targets: Targets) -> list[tuple[float, Change]]:
    """Return the changes of rules, each with its place among the new rules."""
    moved = _moved(old, new, made)
    steps = out_of_order(moved, made.pairs, old, new)
    changes: list[tuple[float, Change]] = []
    split_off = {other for others in made.splits.values() for other in others}
    merged_in = {mine for many in made.merges.values() for mine in many}
    for mine, other in made.pairs.items():
        change = _pair_change(old.rules[mine], new.rules[other], targets, mine in moved)
        if change is not None and mine in steps and change.weight != "substantive":
            change = replace(change, weight="substantive")
        change = _with_parts(change, old, new, made, targets, (mine, other))
        if change is not None:
            changes.append((other, change))
    taken = set(made.pairs.values())
    for other, rule in enumerate(new.rules):
        if other not in taken and other not in split_off:
            changes.append((other, _one_sided(rule, "added")))
    beside = _Beside(made)
    for mine, rule in enumerate(old.rules):
        if mine not in made.pairs and mine not in merged_in:
            changes.append((beside.place(mine), _removed(rule, mine, made, new)))
    return changes


def _chapters(old: Document, new: Document) -> dict[str, str]:
    """Return the titles of chapters by number, as the new document has them where it does.

    A scan may have lost a heading that its table of contents still lists.
    """
    titles = (listed_titles(old) | listed_titles(new)).items()
    headings = ((each.number, title_of(each)) for each in (*old.headings, *new.headings))
    return {number: title for number, title in (*titles, *headings) if number and "." not in number}


def _in_other_words(change: Change, words: Vocabulary) -> Change:
    """Return the change of a text outside of the rules as cosmetic if both texts say the same."""
    if change.what == ("changed",) and words.same(folded(change.text_old), folded(change.text_new)):
        return replace(change, weight="cosmetic")
    return change


class _Beside:
    """Finds the places of what was removed among the new rules."""

    def __init__(self, made: Pairing) -> None:
        self.kept = sorted(made.pairs)
        self.last = list(accumulate((made.pairs[mine] for mine in self.kept), max))

    def place(self, mine: int) -> float:
        """Return the place of a removed rule: behind the last of the rules before it."""
        before = bisect_left(self.kept, mine)
        return (self.last[before - 1] if before else -1) + 0.5


def _removed(rule: Rule, mine: int, made: Pairing, new: Document) -> Change:
    if mine in made.splits:
        others = tuple(new.rules[each].number for each in made.splits[mine])
        return Change(("split",), "substantive", rule.number, "", others, rule.title, rule.text)
    return _one_sided(rule, "removed")


def _headings(old: Document, new: Document, made: Pairing, *, lone: bool) -> Iterable[tuple[float, Change]]:
    """Yield the headings that changed, with their places among the new rules.

    Headings that were added or removed are reported only if `lone`, which is for two versions of one text: the scans of
    published editions have lost headings.
    """
    pairs, gone, come = paired_headings(old, new, made)
    numbers, beside = followed(old, new, made), _Beside(made)
    for was, now in pairs:
        weight = _heading_weight(was, now)
        if weight != "none" and not _is_title(now, new):
            yield len(_ahead(now, new)) - 0.25, _heading_change("changed", weight, was, now)
        elif lone and weight == "none" and was.number and now.number not in ("", numbers.get(was.number, was.number)):
            # The heading has a new number, and the rules below it don't.
            yield len(_ahead(now, new)) - 0.25, _heading_change("renumbered", "substantive", was, now)
    titles = (*title_headings(new, old), *title_headings(old, new))
    for heading in come if lone else ():
        if heading not in titles and not _is_title(heading, new):
            yield len(_ahead(heading, new)) - 0.25, _heading_change("added", "substantive", None, heading)
    for heading in gone if lone else ():
        if heading not in titles and not _is_title(heading, old):
            yield beside.place(len(_ahead(heading, old))), _heading_change("removed", "substantive", heading, None)


def _is_title(heading: Heading, document: Document) -> bool:
    """Return whether a heading is the title of the rule right below it, which is reported with the rule."""
    place = (heading.line, heading.column)
    return any(rule.title and (rule.line, rule.column) == place for rule in document.rules)


def _ahead(heading: Heading, document: Document) -> list[Rule]:
    """Return the rules before a heading."""
    place = (heading.line, heading.column)
    return [rule for rule in document.rules if (rule.line, rule.column) < place]


def _heading_weight(old: Heading, new: Heading) -> Weight:
    if plain_title(old) != plain_title(new):
        return "substantive"
    return "none" if folded(title_of(old)) == folded(title_of(new)) else "cosmetic"


def _heading_change(what: What, weight: Weight, old: Heading | None, new: Heading | None) -> Change:
    """Return the change of a heading, under its number, or under its words if neither document gives it a number."""
    was, now = title_of(old) if old else "", title_of(new) if new else ""
    number = next((each.number for each in (new, old) if each and each.number), "")
    return Change(
        (what,), weight, ((old.number or number or was) if old else ""), (number or now) if new else "",
        title=now or was, text_old=was, text_new=now, kind="heading", line=new.line if new else old.line if old else 0,
    )  # fmt: skip


def _one_sided(rule: Rule, what: Literal["added", "removed"]) -> Change:
    examples = tuple(map(whole, examples_of(rule)))
    if what == "added":
        return Change(("added",), "substantive", new=rule.number, title=rule.title, text_new=rule.text,
                      examples_added=examples, line=rule.line)  # fmt: skip
    return Change(("removed",), "substantive", old=rule.number, title=rule.title, text_old=rule.text,
                  examples_removed=examples, line=rule.line)  # fmt: skip


def _moved(old: Document, new: Document, made: Pairing) -> set[int]:
    """Return the old rules that have moved to another place among the others.

    The rules that stayed are a longest sequence of rules whose new places are in the old order. There may be several
    such sequences, for instance where two rules were swapped. A rule that is in none of them has moved, and one that is
    only in some of them has moved if it has another number.
    """
    order = sorted(made.pairs)
    places = [made.pairs[mine] for mine in order]
    before = _runs(places)
    after = _runs([-place for place in reversed(places)])[::-1]
    longest = max(before, default=0)
    in_some = [first + last - 1 == longest for first, last in zip(before, after, strict=True)]
    alone = Counter(first for first, held in zip(before, in_some, strict=True) if held)
    moved = set[int]()
    for mine, first, held in zip(order, before, in_some, strict=True):
        renumbered = old.rules[mine].number != new.rules[made.pairs[mine]].number
        if not held or (alone[first] > 1 and renumbered):
            moved.add(mine)
    return moved


def _runs(places: Iterable[int]) -> list[int]:
    """Return, for each place, the length of the longest increasing sequence that ends with it."""
    ends: list[int] = []
    lengths: list[int] = []
    for place in places:
        at = bisect_left(ends, place)
        ends[at : at + 1] = [place]
        lengths.append(at + 1)
    return lengths


def _sections(numbers: dict[str, str]) -> dict[str, str]:
    """Return the new number of each old section and chapter: the one that most of its rules are in now."""
    votes: dict[str, Counter[str]] = {}
    for old, new in numbers.items():
        for was, now in zip(parents(old), parents(new), strict=False):
            votes.setdefault(was, Counter())[now] += 1
    return {section: counted.most_common(1)[0][0] for section, counted in votes.items()}


def _pair_change(old: Rule, new: Rule, targets: Targets, moved: bool) -> Change | None:  # noqa: FBT001
    what: list[What] = []
    if moved:
        what.append("moved")
    elif old.number != new.number:
        what.append("renumbered")
    weight, repointed = weigh(old.text, new.text, targets)
    retitled = bool(old.title and new.title) and folded(old.title).casefold() != folded(new.title).casefold()
    added, removed = example_changes(examples_of(old), examples_of(new), targets)
    if retitled or added or removed:
        weight = "substantive"
    elif weight == "none" and _spelt_otherwise(old, new):
        weight = "cosmetic"
    if repointed:
        what.append("re-pointed")
    if weight in ("substantive", "cosmetic"):
        what.append("changed")
    if not what:
        return None
    before, after = (f"{old.title}: {old.text}", f"{new.title}: {new.text}") if retitled else (old.text, new.text)
    return Change(
        tuple(what), weight, old.number, new.number, (), new.title or old.title, before, after,
        repointed, added, removed, line=new.line,
    )  # fmt: skip


def _spelt_otherwise(old: Rule, new: Rule) -> bool:
    """Return whether the titles or the examples of two rules that say the same are spelt differently."""
    before, after = examples_of(old), examples_of(new)
    digested = any(example.digest for example in (*before, *after))
    retitled = bool(old.title and new.title) and spelt(old.title) != spelt(new.title)
    return retitled or (not digested and same_examples_otherwise(before, after))


def _with_parts(
    change: Change | None, old: Document, new: Document, made: Pairing, targets: Targets, places: tuple[int, int]
) -> Change | None:
    """Return the change of a pair of rules, with the rules that were split off or merged in; None for no change."""
    mine, other = places
    split = tuple(new.rules[each].number for each in made.splits.get(mine, ()))
    merged = tuple(old.rules[each].number for each in made.merges.get(other, ()))
    if not split and not merged:
        return change
    ours, theirs = old.rules[mine], new.rules[other]
    before = [example for at in (mine, *made.merges.get(other, ())) for example in examples_of(old.rules[at])]
    after = [example for at in (other, *made.splits.get(mine, ())) for example in examples_of(new.rules[at])]
    added, removed = example_changes(before, after, targets)
    what: tuple[What, ...] = ("split",) if split else ("merged",)
    moved = tuple(each for each in (change.what if change else ()) if each in ("moved", "renumbered", "re-pointed"))
    return Change(
        what + moved, "substantive", ours.number, theirs.number, split or merged, theirs.title, ours.text, theirs.text,
        change.repointed if change else (), added, removed, line=theirs.line,
    )  # fmt: skip
