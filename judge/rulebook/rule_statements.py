"""The rulebook's statement of a rule, in a sentence of its own."""

from dataclasses import dataclass
from functools import cache

from judge.rulebook.concordance import in_edition, rule_in_force
from judge.rulebook.draft_rules import draft_named
from judge.rulebook.rule_entries import Rule
from judge.rulebook.rule_finder import find_rule
from judge.rulebook.rulebook_editions import REFERENCE, edition_named


@dataclass(frozen=True, slots=True)
class Statement:
    """A rule as it is cited: its number in `edition`, its title, and the project's sentence for it."""

    number: str
    edition: str
    title: str
    sentence: str


def statement(rule: str, edition: str = REFERENCE) -> Statement:
    """Return the statement of the rule in the edition, or else in its own edition.

    The rule is a plain number of the reference edition or ``EDITION:NUMBER``; the edition may be a draft. The statement
    names the edition that it is from, so that no citation claims that a document has a rule which it doesn't have.

    >>> statement("602.4", "cr-2009-combat").number
    '602.3a'
    >>> statement("707.1e", "cr-2009-combat").edition
    'cr-2007-05'

    Raises:
        UnknownEdition: the rulebook holds no such edition.
        UnknownRule: no document has the rule.
    """
    if draft_named(edition) is not None:
        return _stated(rule_in_force(rule, edition))
    if draft_named(rule.rpartition(":")[0]) is not None:
        home = find_rule(rule)
        return _stated(in_edition(home, edition) or home)
    return published_statement(rule, edition)


@cache
def published_statement(rule: str, edition: str) -> Statement:
    """Return the statement of the rule in a published edition, as `statement` does."""
    edition_named(edition)
    home = find_rule(rule)
    return _stated(in_edition(home, edition) or home)


def _stated(said: Rule) -> Statement:
    return Statement(said.number, said.edition, said.title, said.sentence)
