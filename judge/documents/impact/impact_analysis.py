"""The analysis of a change of the rules: parameters, touched rules, scenarios under both texts, what needs review."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from engine.state.edition import Edition
from judge.documents.comparison.changed_asides import TITLE_PAGE
from judge.documents.comparison.document_changes import Change
from judge.documents.comparison.document_comparison import Comparison, compare
from judge.documents.impact.change_reviews import out_of_order, review_of, twice
from judge.documents.impact.compared_verdicts import Knows, Verdicts, chosen_scenarios, played_under_both
from judge.documents.impact.edition_records import base_edition, is_known, records, rewritten
from judge.documents.impact.known_outcomes import KnownOutcomes
from judge.documents.impact.parameter_readings import readings_of
from judge.documents.impact.stated_parameters import Reading
from judge.documents.impact.touched_rules import Touched, applying, implementing, touched_by
from judge.documents.lookup.built_data import source_digest
from judge.documents.reader.document import Document
from scenarios.features.model import Feature, Scenario
from scenarios.scenario_errors import Unreadable

_sources = cache(source_digest)
"""The digest of the sources that this process began with, whatever becomes of the files meanwhile."""


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
    """The impact of a change of the rules; `scenarios` are those that were played, in the order of their verdicts.

    `knows` is what is known of them under the published edition.
    """

    comparison: Comparison
    readings: tuple[Reading, ...]
    effects: tuple[Effect, ...]
    verdicts: tuple[Verdicts, ...]
    unreadable: tuple[Unreadable, ...]
    scenarios: tuple[tuple[Feature, Scenario], ...] = ()
    knows: Knows | None = None

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
    readings = tuple(readings_of(old, new, comparison))
    before, after = records(old, new, readings)
    scenarios, unreadable = chosen_scenarios(paths, before.id)
    edits = _edits(readings, before, after)
    knows = KnownOutcomes(base_edition(old.edition), _sources)
    verdicts = tuple(played_under_both(scenarios, before, after, edits, knows))
    known = _known_otherwise(before, after) if is_known(old, new) else frozenset[str]()
    effects = tuple(_effects((old, new), comparison, readings, verdicts, known))
    return Impact(comparison, readings, effects, verdicts, tuple(unreadable), tuple(scenarios), knows)


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
        review = twice(change, old, new) or out_of_order(change) or review_of(change, old, readings, played)
        yield Effect(change, touched, direct, len(set(further) - set(direct)), review)
