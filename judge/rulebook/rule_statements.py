"""What the rulebook says of a rule, in one sentence of its own."""

from dataclasses import dataclass
from functools import cache

from judge.rulebook.concordance import in_edition
from judge.rulebook.rule_finder import find_rule
from judge.rulebook.rulebook_editions import REFERENCE, edition_named


@dataclass(frozen=True, slots=True)
class Statement:
    """A rule as it is cited: its number in `edition`, its title, and the project's one sentence for it."""

    number: str
    edition: str
    title: str
    sentence: str


@cache
def statement(rule: str, edition: str = REFERENCE) -> Statement:
    """Return what the rule says in the edition, or where that edition has no such rule what its own edition says.

    The rule is a plain number of the reference edition or ``EDITION:NUMBER``. The statement's edition is the one that
    was used, so that a citation never claims of a document what it doesn't hold.

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
