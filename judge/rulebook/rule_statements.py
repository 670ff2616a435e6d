"""The rulebook's statement of a rule, in a sentence of its own."""

from dataclasses import dataclass
from functools import cache

from judge.rulebook.concordance import in_edition
from judge.rulebook.rule_finder import find_rule
from judge.rulebook.rulebook_editions import REFERENCE, edition_named


@dataclass(frozen=True, slots=True)
class Statement:
    """A rule as it is cited: its number in `edition`, its title, and the project's sentence for it."""

    number: str
    edition: str
    title: str
    sentence: str


@cache
def statement(rule: str, edition: str = REFERENCE) -> Statement:
    """Return the statement of the rule in the edition, or else in its own edition.

    The rule is a plain number of the reference edition or ``EDITION:NUMBER``. The statement names the edition that it
    is from, so that no citation claims that a document has a rule which it doesn't have.

    >>> statement("602.4", "cr-2009-combat").number
    '602.3a'
    >>> statement("707.1e", "cr-2009-combat").edition
    'cr-2007-05'

    Raises:
        UnknownEdition: the rulebook holds no such edition.
        UnknownRule: no document has the rule.
    """
    edition_named(edition)
    home = find_rule(rule)
    said = in_edition(home, edition) or home
    return Statement(said.number, said.edition, said.title, said.sentence)
