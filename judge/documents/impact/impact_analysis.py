"""The analysis of a change of the rules: parameters, touched rules, scenarios under both texts, what needs review."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.state.edition import Edition
from judge.documents.comparison.changed_asides import TITLE_PAGE
from judge.documents.comparison.document_changes import Change
from judge.documents.comparison.document_comparison import Comparison, compare
from judge.documents.impact.compared_verdicts import Verdicts, base_edition, chosen_scenarios, played_under_both
from judge.documents.impact.edition_records import is_known, records, rewritten
from judge.documents.impact.stated_parameters import PARAMETERS, Parameter, Reading, read_pair
from judge.documents.impact.touched_rules import Touched, applying, engine_number, identity, implementing, touched_by
from judge.documents.reader.document import Document, Rule
from judge.documents.reader.text_references import split_at_references
from judge.rulebook import REFERENCE
from judge.rulebook.stated_numbers import numbers_of, stated_numbers
from scenarios.features.model import Feature, Scenario
from scenarios.scenario_errors import Unreadable


@dataclass(frozen=True, slots=True)
class Effect:
    """A change with its effect: the rules that it touches, the scenarios that apply it, why it needs review."""

    change: Change
    touched: tuple[Touched, ...]
    scenarios: tuple[str, ...]
    further_scenarios: int
    review: str


@dataclass(frozen=True, slots=True)
class Impact:
    """The impact of a change of the rules; `scenarios` are those that were played, in the order of their verdicts."""

    comparison: Comparison
    readings: tuple[Reading, ...]
    effects: tuple[Effect, ...]
    verdicts: tuple[Verdicts, ...]
    unreadable: tuple[Unreadable, ...]
    scenarios: tuple[tuple[Feature, Scenario], ...] = ()

    @property
    def changed(self) -> tuple[Verdicts, ...]:
        """The scenarios with another verdict, or with other cited rules."""
        return tuple(each for each in self.verdicts if each.verdict_changed or each.path_changed)

    @property
    def to_review(self) -> tuple[Effect, ...]:
        """The changes that need review."""
        return tuple(each for each in self.effects if each.review)

    @property
    def code(self) -> int:
        """The exit code: 2 if a feature can't be read, 1 if verdicts changed, 4 if review is needed, else 0."""
        if self.unreadable:
            return 2
        if any(each.verdict_changed for each in self.verdicts):
            return 1
        return 4 if self.to_review or self.comparison.questions else 0


def impact_of(
    old: Document, new: Document, paths: Iterable[str], settled: dict[str, str | None] | None = None
) -> Impact:
    """Return the impact of the change from the old document to the new one on the scenarios under the paths."""
    comparison = compare(old, new, settled)
    readings = tuple(_readings(old, new, comparison))
    before, after = records(old, new, readings)
    scenarios, unreadable = chosen_scenarios(paths, before.id)
    edits = _edits(readings, before, after)
    verdicts = tuple(played_under_both(scenarios, before, after, edits))
    known = _known_otherwise(before, after) if is_known(old, new) else frozenset[str]()
    effects = tuple(_effects((old, new), comparison, readings, verdicts, known))
    return Impact(comparison, readings, effects, verdicts, tuple(unreadable), tuple(scenarios))


def _readings(old: Document, new: Document, comparison: Comparison) -> Iterable[Reading]:
    rules = [change for change in comparison.changes if change.kind == "rule"]
    changed = {number for change in rules for number in _numbers_after(change)}
    touched = [(rule.number, rule.text) for rule in new.rules if rule.number in changed]
    back = {now: was for was, now in comparison.numbers.items()}
    texts = {rule.number: rule.text for rule in old.rules}
    others = [(number, texts.get(back.get(number, ""), ""), text) for number, text in touched]
    by_number = {rule.number: (rule.number, rule.text) for rule in new.rules}
    before = base_edition(old.edition)
    for parameter in PARAMETERS:
        rule = _stating(parameter, old)
        if rule is not None:
            mapped = by_number.get(comparison.numbers.get(rule.number, ""))
            likely = ([mapped] if mapped else []) + touched
            yield read_pair(parameter, (rule.number, rule.text), likely, others)
        elif _is_like(old) and parameter.number in changed:
            # The old document has lost the rule; the value of the played edition is taken for it.
            number, text = by_number[parameter.number]
            was, now = getattr(before, parameter.field), parameter.read(text)
            yield Reading(parameter, parameter.number, number, was, now, rest_changed=False)


def _numbers_after(change: Change) -> tuple[str, ...]:
    """Return the new numbers of a change: its own, and those of rules that were split off."""
    own = (change.new,) if change.new else ()
    return (*own, *change.others) if "split" in change.what else own


def _stating(parameter: Parameter, document: Document) -> Rule | None:
    """Return the rule that states the parameter: by its id, or by its number where ids are unknown."""
    by_id = {rule.id: rule for rule in document.rules if rule.id}
    found = [by_id[rule] for rule in parameter.rules if rule in by_id]
    if not found and _is_like(document):
        found = [rule for rule in document.rules if rule.number == parameter.number]
    told = (rule for rule in found if parameter.read(rule.text) is not None)
    return next(told, found[0] if found else None)


def _is_like(document: Document) -> bool:
    """Return whether a document is the reference edition, or unknown and so taken to have its numbers."""
    return document.edition in ("", REFERENCE)


def _edits(readings: Iterable[Reading], before: Edition, after: Edition) -> dict[str, str]:
    """Return, for each field that differs, the number of the rule whose edit changed it."""
    edits = {each.parameter.field: each.new_number or each.old_number for each in readings if each.changed}
    sources = dict(before.sources)
    for field in ("id", "title", "date", "sources"):
        edits.pop(field, None)
    for field in sources:
        if field not in edits and getattr(before, field, None) != getattr(after, field, None):
            edits[field] = sources[field].rpartition(" ")[2]
    return edits


def _known_otherwise(before: Edition, after: Edition) -> frozenset[str]:
    """Return what the engine knows to differ between both editions: numbers of rules, and the title page."""
    numbers = (
        number.rpartition(" ")[2]
        for field, number in before.sources
        if getattr(before, field, None) != getattr(after, field, None)
    )
    return frozenset((*numbers, TITLE_PAGE))


def _effects(
    documents: tuple[Document, Document],
    comparison: Comparison,
    readings: Iterable[Reading],
    verdicts: Iterable[Verdicts],
    known: frozenset[str],
) -> Iterable[Effect]:
    old, new = documents
    functions, edited = implementing(), rewritten(new) if known else frozenset[str]()
    applied: dict[str, list[str]] = {}
    for each in verdicts:
        for rule in each.before.rules:
            applied.setdefault(rule, []).append(f"{each.before.uri}:{each.before.line}")
    readings = tuple(readings)
    for change in comparison.changes:
        touched = touched_by(change, old, functions) if change.kind == "rule" else ()
        direct = applying((touched[0].rule,), applied) if touched else ()
        further = applying((each.rule for each in touched[1:]), applied)
        # Known differences between editions are played. A text that was edited after that may not be.
        played = known if change.new not in edited else frozenset[str]()
        review = _twice(change, old, new) or _out_of_order(change) or _review(change, old, readings, played)
        yield Effect(change, touched, direct, len(set(further) - set(direct)), review)


def _twice(change: Change, old: Document, new: Document) -> str:
    """Return that two rules have the number of a changed one, where they hadn't before; else nothing."""
    was, now = ([rule.number for rule in document.rules].count(change.new) for document in (old, new))
    return f"{now} rules have the number {change.new}" if change.kind == "rule" and now > max(was, 1) else ""


def _out_of_order(change: Change) -> str:
    """Return that a rule with the same words is a step that stands elsewhere in its order; else nothing."""
    step = change.what == ("moved",) and change.weight == "substantive"
    return "it is a step of an order and stands elsewhere in it" if step else ""


def _review(change: Change, old: Document, readings: tuple[Reading, ...], known: frozenset[str]) -> str:
    """Return why a change needs review, or nothing where it says nothing new or is reflected in the engine."""
    if change.weight in ("cosmetic", "none"):
        return ""
    if change.kind not in ("rule", "term"):
        # Another known edition has its own title page, which changes nothing in the game.
        return "" if change.kind in known else f"the {change.kind} was {change.what[0]}, which nothing reflects"
    stated = [each for each in readings if change.kind == "rule" and change.old and each.old_number == change.old]
    if not stated and any(_restates(change, each) for each in readings):
        return ""
    if change.what[0] in ("added", "removed"):
        moved = any(each.changed and each.new_number == change.new for each in readings if change.new)
        return "" if moved else f"the rule was {change.what[0]}, which no parameter or function reflects"
    if change.repointed:
        return "a reference points at another rule, which no parameter or function reflects"
    if "split" in change.what or "merged" in change.what:
        return f"the rule was {' and '.join(change.what)}: see that nothing was lost"
    reflected = [each for each in stated if each.changed]
    if reflected and not any(each.rest_changed for each in _all_together(reflected, change)):
        return "" if not (change.examples_added or change.examples_removed) else "its examples changed"
    rule_id = identity(change.old, old)
    if rule_id and engine_number(rule_id) in known:
        return ""
    lost = [each.parameter.field for each in stated if each.old is not None and each.new is None]
    if lost:
        return f"the text no longer states {', '.join(lost)} in a way that can be read"
    if numbers := _numbers_changed(change, rule_id):
        return numbers
    if not change.examples_added and not change.examples_removed:
        return "its words changed, and no parameter or function reflects that"
    return "its examples or words changed, and no parameter or function reflects that"


def _numbers_changed(change: Change, rule_id: str) -> str:
    """Return which numbers changed in a text without being a parameter, with the known reason for that, or nothing."""
    texts = (" ".join(split_at_references(text)[::2]) for text in (change.text_old, change.text_new))
    was, now = (numbers_of(text) for text in texts)
    if was == now:
        return ""
    known = stated_numbers().get(rule_id)
    why = f": {known.why}" if known else ""
    told = f"it states {', '.join(now) or 'no number'} instead of {', '.join(was) or 'none'}"
    return f"{told}, which no parameter reads{why}"


def _restates(change: Change, reading: Reading) -> bool:
    """Return whether a change only repeats the change of a parameter that another rule states."""
    parameter = reading.parameter
    said = (parameter.read(change.text_old), parameter.read(change.text_new))
    same = " ".join(parameter.rest(change.text_old).split()) == " ".join(parameter.rest(change.text_new).split())
    examples = change.examples_added or change.examples_removed or change.repointed
    return reading.changed and said == (reading.old, reading.new) and same and not examples


def _all_together(readings: list[Reading], change: Change) -> list[Reading]:
    """Return one reading for all parameters of a rule, which says whether words changed besides the parameters."""
    old, new = change.text_old, change.text_new
    for each in readings:
        old, new = each.parameter.rest(old), each.parameter.rest(new)
    rest = " ".join(old.split()) != " ".join(new.split())
    first = readings[0]
    return [Reading(first.parameter, first.old_number, first.new_number, first.old, first.new, rest)]
