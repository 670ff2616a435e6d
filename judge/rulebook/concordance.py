"""The concordance: the number of a rule or a section in each edition."""

from dataclasses import dataclass
from functools import cache
from typing import cast

from judge.rulebook.draft_rules import draft_named
from judge.rulebook.rule_entries import Rule, rule_with_id, rules_by_id, rules_of
from judge.rulebook.rule_finder import find_rule
from judge.rulebook.rulebook_data import read_data
from judge.rulebook.rulebook_editions import REFERENCE, edition_named

LATER_COMBAT = "cr-2009-combat"
PLAYED_AS = {"faq-2009-03": LATER_COMBAT, "clarifications-de": LATER_COMBAT}
"""The edition whose rules are played for an edition that only answers questions about them."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the comprehensive rules: its id, its title, and its number under each edition that has it."""

    id: str
    title: str
    numbers: dict[str, str]


@cache
def sections() -> dict[str, Section]:
    """Return every section under its id, in the order of the rules."""
    rows = read_data("sections")["sections"]
    found = (Section(cast("str", row["id"]), cast("str", row["title"]), _numbers(row)) for row in rows)
    return {section.id: section for section in found}


def section_numbered(number: str, edition: str = REFERENCE) -> Section | None:
    """Return the section with the three-digit number in the edition, or None."""
    return next((section for section in sections().values() if section.numbers.get(edition) == number), None)


def in_edition(rule: Rule, edition: str) -> Rule | None:
    """Return the rule of the edition that is the same rule, or into which it is merged; None where there is none.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    if rule.edition == edition:
        return rule
    draft = draft_named(edition)
    if draft is not None:
        return draft.by_id.get(rule.id)
    same = rules_by_id(edition).get(rule.id)
    return same or rules_of(edition).get(_elsewhere(edition, "merged").get(rule.id, ""))


def rule_in_force(rule: str, edition: str) -> Rule:
    """Return the rule that a game under the edition is played by: that of the edition, or else the rule itself.

    Under a draft it is that of the draft, or else that of the edition that it is a draft of.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
        UnknownRule: no document has the rule.
    """
    draft = draft_named(edition)
    if draft is not None:
        return draft.by_id.get(find_rule(rule).id) or rule_in_force(rule, draft.home)
    of_draft = draft_named(rule.rpartition(":")[0]) is not None
    return _found(rule, edition) if of_draft else _published_in_force(rule, edition)


@cache
def _published_in_force(rule: str, edition: str) -> Rule:
    return _found(rule, edition)


def _found(rule: str, edition: str) -> Rule:
    home = find_rule(rule)
    return in_edition(home, PLAYED_AS.get(edition, edition)) or home


def names_in_force(rule: str, edition: str) -> tuple[str, ...]:
    """Return every name of a rule in a game under the edition, first the given one.

    The others are its number in the reference edition, and its number in the edition that is in force.

    >>> names_in_force("602.4", "cr-2009-combat")
    ('602.4', 'cr-2007-05:602.4', 'cr-2009-combat:602.3a')
    >>> names_in_force("602.4", "cr-2007-05")
    ('602.4', 'cr-2007-05:602.4')

    Raises:
        UnknownEdition: the rulebook holds no such edition.
        UnknownRule: no document has the rule.
    """
    plain = number_in(rule, REFERENCE)
    here = rule_in_force(rule, edition)
    reference = () if plain is None else (plain, f"{REFERENCE}:{plain}")
    return tuple(dict.fromkeys((rule, *reference, f"{here.edition}:{here.number}")))


def number_in(rule: str, edition: str) -> str | None:
    """Return the number of the rule in the edition, or None where it isn't in the edition or has no known number.

    The rule is a plain number of the reference edition, ``EDITION:NUMBER``, or an id. Of April 2007 only the rules up
    to 400.3b can be read; of the rest it gives the numbers that the readable part cites.

    >>> number_in("407.6", "cr-2007-04")
    '408.6'

    Raises:
        UnknownEdition: the rulebook holds no such edition.
        UnknownRule: no document has the rule.
    """
    draft = draft_named(edition)
    home = find_rule(rule)
    if draft is not None:
        return draft.by_id[home.id].number if home.id in draft.by_id else None
    edition_named(edition)
    there = in_edition(home, edition)
    return there.number if there else _elsewhere(edition, "cited").get(home.id)


def rule_cited_as(number: str, edition: str) -> Rule | None:
    """Return the rule that an edition cites by the number although the rule itself is lost there, or None.

    >>> rule_cited_as("408.6", "cr-2007-04").number
    '407.6'
    """
    cited = next((each for each, at in _elsewhere(edition, "cited").items() if at == number), "")
    return rule_with_id(cited) if cited else None


def _elsewhere(edition: str, kind: str) -> dict[str, str]:
    if edition == REFERENCE:
        return {}
    file = read_data(edition)
    return file.get("merged", {}) if kind == "merged" else file.get("cited", {})


def _numbers(row: dict[str, object]) -> dict[str, str]:
    return cast("dict[str, str]", row["numbers"])
