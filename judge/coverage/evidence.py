"""What scenarios prove: which rules they apply in which edition, and which examples they play."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import TypeAlias

from judge.rulebook.concordance import rule_in_force
from judge.rulebook.rulebook_errors import UnknownRule
from scenarios.outcome import ScenarioOutcome, Verdict

RuleKey: TypeAlias = tuple[str, str]
"""A rule of a document: the edition, and the rule's number in it."""


@dataclass(frozen=True, slots=True, order=True)
class Witness:
    """A scenario that was played: its file and line, its name, the edition and the verdict."""

    uri: str
    line: int
    name: str
    edition: str
    verdict: Verdict

    @property
    def place(self) -> str:
        """The file and line, as `judge run` takes them."""
        return f"{self.uri}:{self.line}"


@dataclass(slots=True)
class Evidence:
    """What the scenarios of a run prove.

    `applied` has, for each rule, the scenarios that are as ruled and apply it, `tagged` those of them that are tagged
    with it. `examples` has, for each example, all scenarios that are tagged with it, whatever their verdict. `ruled`
    has the scenarios that are as ruled, by name: that of the file, a colon, and that of the scenario.
    """

    applied: dict[RuleKey, list[Witness]] = field(default_factory=dict)
    tagged: dict[RuleKey, list[Witness]] = field(default_factory=dict)
    examples: dict[str, list[Witness]] = field(default_factory=dict)
    ruled: set[str] = field(default_factory=set)
    played: int = 0
    undecided: int = 0


def gather(outcomes: Iterable[ScenarioOutcome]) -> Evidence:
    """Return what the outcomes prove."""
    evidence = Evidence()
    for outcome in outcomes:
        witness = Witness(outcome.uri, outcome.line, outcome.name, outcome.edition, outcome.verdict)
        evidence.played += 1
        for example in _tags(outcome, "example:"):
            evidence.examples.setdefault(example, []).append(witness)
        if outcome.verdict != "as ruled":
            evidence.undecided += 1
            continue
        evidence.ruled.add(f"{PurePath(outcome.uri).stem}: {outcome.name}")
        applied = _keys(outcome.rules, outcome.edition)
        _note(evidence.applied, applied, witness)
        about = _keys(_tags(outcome, "rule:"), outcome.edition)
        _note(evidence.tagged, [key for key in about if key in applied], witness)
    return evidence


def key_of(rule: str, edition: str) -> RuleKey | None:
    """Return the rule that is in force under the edition, with the edition that states it.

    >>> key_of("602.4", "faq-2009-03"), key_of("407.1", "faq-2009-03")
    (('cr-2009-combat', '602.3a'), ('cr-2007-05', '407.1'))

    A section is no rule and gives None.
    """
    try:
        said = rule_in_force(rule, edition)
    except UnknownRule:
        return None
    return said.edition, said.number


def _keys(rules: Iterable[str], edition: str) -> dict[RuleKey, None]:
    return {key: None for rule in rules if (key := key_of(rule, edition)) is not None}


def _tags(outcome: ScenarioOutcome, kind: str) -> list[str]:
    return [tag.removeprefix(kind) for tag in outcome.tags if tag.startswith(kind)]


def _note(noted: dict[RuleKey, list[Witness]], keys: Iterable[RuleKey], witness: Witness) -> None:
    for key in keys:
        noted.setdefault(key, []).append(witness)
