"""Every example of the documents, and every question that they answer: the scenarios that play it, or a reason."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from judge.coverage.evidence import Evidence, Witness
from judge.coverage.stated_reasons import ExampleReasons, Reason
from judge.rulebook import editions, rules_of
from judge.rulebook.document_examples import answer_of, known_examples
from judge.rulebook.glossary import terms
from judge.rulebook.rule_entries import Rule

Standing: TypeAlias = Literal["played", "not as ruled", "excused", "unaccounted", "needless reason", "unknown"]
"""How an example stands.

* played: scenarios play it, all of them as ruled
* not as ruled: a scenario that plays it is not as ruled
* excused: no scenario plays it, and there is a reason
* unaccounted: no scenario plays it, and there is no reason
* needless reason: scenarios play it although there is a reason for none
* unknown: no document has it
"""

ACCOUNTED: frozenset[Standing] = frozenset({"played", "excused"})


@dataclass(frozen=True, slots=True)
class ExampleRow:
    """An example: its id, edition and heading, the scenarios that play it, or the reason for none.

    `under` is the number of its rule, `same_as` an example of another document in the same words. `stand_in` says why
    it is played with another card than the one that it names.
    """

    id: str
    edition: str
    under: str
    title: str
    standing: Standing
    scenarios: tuple[Witness, ...] = ()
    same_as: str = ""
    reason: Reason | None = None
    stand_in: str = ""

    @property
    def is_accounted(self) -> bool:
        """Whether it is played or excused."""
        return self.standing in ACCOUNTED


def example_rows(evidence: Evidence, reasons: ExampleReasons) -> tuple[ExampleRow, ...]:
    """Return a row for every example of a document, then for the ids in tags and reasons that no document has."""
    known = [_row(example, edition, evidence, reasons) for edition in editions() for example in _held(edition)]
    named = {row.id for row in known}
    others = sorted({*evidence.examples, *reasons.unplayed, *reasons.same_as, *reasons.stand_ins} - named)
    strays = [ExampleRow(other, "", "", "", "unknown", tuple(evidence.examples.get(other, ()))) for other in others]
    return (*known, *strays)


def _held(edition: str) -> list[str]:
    """Return the edition's examples in the order of its document, those of the glossary last."""
    rules = rules_of(edition).values()
    order = {held: place for place, rule in enumerate(rules) for held in _of(rule)}
    return sorted({*known_examples(edition), *order}, key=lambda example: (order.get(example, len(rules)), example))


def _of(rule: Rule) -> list[str]:
    return [*rule.examples, *([answer] if (answer := answer_of(rule)) else [])]


def _row(example: str, edition: str, evidence: Evidence, reasons: ExampleReasons) -> ExampleRow:
    number = example.partition("/")[2].rpartition("#")[0]
    same = reasons.same_as.get(example, "")
    scenarios = tuple(sorted([*_players(example, evidence), *_players(same, evidence)]))
    reason = reasons.unplayed.get(example)
    return ExampleRow(
        example,
        edition,
        number,
        _title(example, edition),
        _standing(scenarios, reason),
        scenarios,
        same,
        reason,
        reasons.stand_ins.get(example, ""),
    )


def _players(example: str, evidence: Evidence) -> list[Witness]:
    """Return the scenarios that play the example under the edition of its own document."""
    edition = example.partition("/")[0]
    return [each for each in evidence.examples.get(example, ()) if each.edition == edition]


def _standing(scenarios: tuple[Witness, ...], reason: Reason | None) -> Standing:
    if reason is not None:
        return "needless reason" if scenarios else "excused"
    if not scenarios:
        return "unaccounted"
    return "played" if all(each.verdict == "as ruled" for each in scenarios) else "not as ruled"


def _title(example: str, edition: str) -> str:
    """Return the title of the rule or the term of the glossary to which the example belongs."""
    held = next((rule.title for rule in rules_of(edition).values() if example in _of(rule)), None)
    return held or next((term.term for term in terms() if example in term.examples), "")
