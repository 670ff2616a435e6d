"""Every rule of the documents: the functions that implement it and the scenarios that apply it, or a reason."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from judge.coverage.evidence import Evidence, RuleKey, Witness
from judge.coverage.stated_reasons import Reason
from judge.rulebook import REFERENCE, editions, rules_of
from judge.rulebook.rule_entries import Rule, rules_by_id
from judge.rulebook.rulebook_data import read_data

Standing: TypeAlias = Literal[
    "implemented and applied", "implemented, never applied", "applied, not implemented", "neither", "unknown"
]


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule: its functions, the scenarios that apply it (those tagged with it first), or the reason for neither.

    `through` are rules of the reference edition that say the same; their functions and scenarios count for it, too.
    `unshown` are the scenarios named by the reason that don't exist or aren't as ruled.
    """

    edition: str
    number: str
    title: str
    standing: Standing
    functions: tuple[str, ...] = ()
    scenarios: tuple[Witness, ...] = ()
    through: tuple[str, ...] = ()
    reason: Reason | None = None
    unshown: tuple[str, ...] = ()

    @property
    def rule(self) -> str:
        """The rule as an event cites it: a number of the reference edition, or ``EDITION:NUMBER``."""
        return self.number if self.edition == REFERENCE else f"{self.edition}:{self.number}"

    @property
    def is_accounted(self) -> bool:
        """Whether it is implemented and applied, or neither for a valid reason.

        A rule that is only implemented, or only applied, is not accounted for, whatever the reason.
        """
        if self.standing == "implemented and applied":
            return self.reason is None
        return self.standing == "neither" and self.reason is not None and not self.unshown

    @property
    def complaint(self) -> str | None:
        """What is wrong with a rule that isn't accounted for, None for one that is."""
        if self.is_accounted:
            return None
        if self.standing == "unknown":
            return f"a reason is given for {self.rule}, which no document has"
        said = f"{self.rule} {self.title}: {self.standing}"
        if self.unshown:
            return f"{said}, and its reason names scenarios that aren't played: {'; '.join(self.unshown)}"
        return f"{said}, and there is a reason why it should be neither" if self.reason is not None else said


@dataclass(frozen=True, slots=True)
class Sources:
    """What rows are made of: the functions that implement rules, what the scenarios prove, and the reasons."""

    implementations: Mapping[RuleKey, tuple[str, ...]]
    evidence: Evidence
    reasons: Mapping[str, Reason]


def rule_rows(wanted: Iterable[str], sources: Sources) -> tuple[RuleRow, ...]:
    """Return a row for every rule of the editions, in the order of the documents, then for reasons of unknown rules.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    rows = tuple(_row(rule, sources) for edition in wanted for rule in rules_of(edition).values())
    known = {_cited(rule) for edition in editions() for rule in rules_of(edition).values()}
    strays = sorted(sources.reasons.keys() - known)
    return (*rows, *(_stray(rule, sources.reasons[rule]) for rule in strays))


def _stray(rule: str, reason: Reason) -> RuleRow:
    edition, _, number = rule.rpartition(":")
    return RuleRow(edition or REFERENCE, number, "", "unknown", reason=reason)


def _cited(rule: Rule) -> str:
    return rule.number if rule.edition == REFERENCE else f"{rule.edition}:{rule.number}"


def _row(rule: Rule, sources: Sources) -> RuleRow:
    others = _said_by(rule)
    keys = [(rule.edition, rule.number), *((other.edition, other.number) for other in others)]
    functions = tuple(dict.fromkeys(name for key in keys for name in sources.implementations.get(key, ())))
    scenarios = _scenarios(rule, others, sources.evidence)
    reason = _reason(rule, sources.reasons)
    return RuleRow(
        rule.edition,
        rule.number,
        rule.title,
        _standing(implemented=bool(functions), applied=bool(scenarios)),
        functions,
        scenarios,
        tuple(_cited(other) for other in others),
        reason,
        tuple(name for name in reason.shown if name not in sources.evidence.ruled) if reason else (),
    )


def _reason(rule: Rule, reasons: Mapping[str, Reason]) -> Reason | None:
    """Return the reason for the rule, or for the same rule of the reference edition if both have one statement."""
    same = rules_by_id(REFERENCE).get(rule.id)
    says_same = same is not None and same.sentence == rule.sentence
    return reasons.get(_cited(rule)) or (reasons.get(same.number) if same is not None and says_same else None)


def _said_by(rule: Rule) -> list[Rule]:
    """Return the rules of the reference edition that say what the rule says; none for a rule of that edition.

    For another edition of the comprehensive rules these are the rule with the same id and those merged into it, for
    an answer, a section or a bullet the rules that it is about.
    """
    if rule.edition == REFERENCE:
        return []
    reference = rules_by_id(REFERENCE)
    merged = [id_ for id_, number in read_data(rule.edition).get("merged", {}).items() if number == rule.number]
    return [reference[id_] for id_ in dict.fromkeys((rule.id, *merged, *rule.about)) if id_ in reference]


def _scenarios(rule: Rule, others: list[Rule], evidence: Evidence) -> tuple[Witness, ...]:
    """Return the scenarios that apply the rule or the rules that say the same.

    For a rule of the later comprehensive rules only scenarios that play under that edition count.
    """
    keys = [(rule.edition, rule.number)]
    if not rule.edition.startswith("cr-2009"):
        keys += [(other.edition, other.number) for other in others]
    first = dict.fromkeys(witness for key in keys for witness in sorted(evidence.tagged.get(key, ())))
    return tuple({**first, **dict.fromkeys(w for key in keys for w in sorted(evidence.applied.get(key, ())))})


def _standing(*, implemented: bool, applied: bool) -> Standing:
    if implemented:
        return "implemented and applied" if applied else "implemented, never applied"
    return "applied, not implemented" if applied else "neither"
