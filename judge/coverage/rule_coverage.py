"""Every rule of the documents: the functions that implement it and the scenarios that apply it, or why neither."""

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

    A rule that says what others say, `through` them, has their functions and scenarios beside its own. `unshown` are
    scenarios that the reason names and that there aren't, or that aren't as ruled.
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
        """The rule as an event cites it: a plain number of the reference edition, or with its edition before it."""
        return self.number if self.edition == REFERENCE else f"{self.edition}:{self.number}"

    @property
    def is_accounted(self) -> bool:
        """Whether it is implemented and applied, or neither for a reason that holds; no reason excuses half of it."""
        if self.standing == "implemented and applied":
            return self.reason is None
        return self.standing == "neither" and self.reason is not None and not self.unshown

    @property
    def complaint(self) -> str | None:
        """What is wrong where it isn't accounted for."""
        if self.is_accounted:
            return None
        if self.standing == "unknown":
            return f"a reason is given for {self.rule}, which no document has"
        said = f"{self.rule} {self.title}: {self.standing}"
        if self.unshown:
            return f"{said}, and its reason names what isn't played: {'; '.join(self.unshown)}"
        return f"{said}, and a reason says why not" if self.reason is not None else said


@dataclass(frozen=True, slots=True)
class Sources:
    """What rows are made of: who implements what, what the scenarios show, and the reasons."""

    implementations: Mapping[RuleKey, tuple[str, ...]]
    evidence: Evidence
    reasons: Mapping[str, Reason]


def rule_rows(wanted: Iterable[str], sources: Sources) -> tuple[RuleRow, ...]:
    """Return a row for every rule of the editions, in the order of the documents; then reasons for rules that are none.

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
    """Return the reason for the rule, or that for the reference edition's where this one says the same."""
    same = rules_by_id(REFERENCE).get(rule.id)
    says_same = same is not None and same.sentence == rule.sentence
    return reasons.get(_cited(rule)) or (reasons.get(same.number) if same is not None and says_same else None)


def _said_by(rule: Rule) -> list[Rule]:
    """Return the rules of the reference edition that say what the rule says, as far as it is not one of them.

    A rule of another comprehensive edition is the one with its id there, and those that it has taken in; an answer,
    a section or a bullet says in its own way what the rules say that it is about.
    """
    if rule.edition == REFERENCE:
        return []
    reference = rules_by_id(REFERENCE)
    merged = [id_ for id_, number in read_data(rule.edition).get("merged", {}).items() if number == rule.number]
    return [reference[id_] for id_ in dict.fromkeys((rule.id, *merged, *rule.about)) if id_ in reference]


def _scenarios(rule: Rule, others: list[Rule], evidence: Evidence) -> tuple[Witness, ...]:
    """Return who applies the rule: for one of the comprehensive rules itself, for others whoever applies theirs.

    An edition of the comprehensive rules is shown only by scenarios that play under it.
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
