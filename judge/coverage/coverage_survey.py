"""The survey of coverage: features are played, and the rules and examples of documents looked up in the outcomes."""

from collections.abc import Iterable
from dataclasses import dataclass

from judge.coverage.evidence import Evidence, gather
from judge.coverage.example_coverage import ExampleRow, example_rows
from judge.coverage.implementations import implementations
from judge.coverage.rule_coverage import RuleRow, Sources, rule_rows
from judge.coverage.stated_reasons import example_reasons, rule_reasons
from judge.documents.document_errors import NothingFound
from judge.played_features import Asked, play
from judge.rulebook import REFERENCE, edition_named, editions
from judge.rulebook.rulebook_errors import UnknownEdition
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import SeveralUnreadable, Unreadable

FIRST = (REFERENCE, "cr-2009-combat", "faq-2009-03")
"""The documents that are listed first: the rules that are played, then the answers about them."""


@dataclass(frozen=True, slots=True)
class Survey:
    """What the scenarios prove, and the rows of rules and examples; None for those that weren't asked for."""

    evidence: Evidence
    rules: tuple[RuleRow, ...] | None = None
    examples: tuple[ExampleRow, ...] | None = None


def survey(paths: tuple[str, ...], wanted: Iterable[str], *, rules: bool, examples: bool) -> Survey:
    """Return what the features under the paths cover of the documents.

    Raises:
        Unreadable: a feature can't be used; without it, rules would seem to be played by nothing.
    """
    evidence = gather(_played(paths))
    of = tuple(wanted)
    rule_part = rule_rows(of, Sources(implementations(), evidence, rule_reasons())) if rules else None
    example_part = example_rows(evidence, example_reasons()) if examples else ()
    kept = tuple(row for row in example_part if row.edition in {*of, ""})
    return Survey(evidence, rule_part, kept if examples else None)


def chosen_editions(named: Iterable[str]) -> tuple[str, ...]:
    """Return the editions of the names, or all editions where there are no names.

    Raises:
        NothingFound: the rulebook holds no such edition.
    """
    try:
        chosen = tuple(edition_named(name).id for name in named)
    except UnknownEdition as unknown:
        known = ", ".join(unknown.known)
        raise NothingFound(f"there is no edition {unknown.edition!r}", hint=f"there are {known}") from None
    return chosen or (*FIRST, *(edition for edition in editions() if edition not in FIRST))


def _played(paths: tuple[str, ...]) -> list[ScenarioOutcome]:
    outcomes: list[ScenarioOutcome] = []
    problems: list[Unreadable] = []
    for played in play(Asked(paths)):
        if isinstance(played, Unreadable):
            problems.append(played)
        else:
            outcomes.append(played)
    if problems:
        raise problems[0] if len(problems) == 1 else SeveralUnreadable(tuple(problems))
    return outcomes
