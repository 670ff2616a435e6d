"""Parties that back-references name, and characters in combat with each other."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import InCombatWith
from engine.language.selections import ControllerOf, Players, Selection, This
from engine.language.words import CardType, Relation
from scenarios.reading import back_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.each_spoken_of import is_own
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made
from scenarios.reading.phrases.nouns.card_nouns import InParty
from scenarios.reading.templates import Bindings

_MEMBERS = frozenset({"ally", "character", "hero"})
_APART = frozenset({"ability", "armor", "equipment", "item", "quest", "resource", "weapon"})
"""Nouns of what is in a party and of what isn't: an ability may be another player's than the ally it is attached to."""


def _that_party(discourse: Discourse) -> InParty:
    """Return the party of the player, or of the one character, that was spoken of last; never your own.

    Raises:
        NoReading: neither a player nor one character was spoken of.
    """
    last = next((each for each in reversed(discourse.mentions) if not is_own(each)), None)
    if last is None or last.several or (last.nouns & _APART and not last.nouns & _MEMBERS):
        raise NoReading("one player or character whose party is meant")
    return InParty(last.selection if last.person else ControllerOf(last.selection))


def _its_party(discourse: Discourse) -> InParty:
    """Return the party of the card that was spoken of, which is never the card itself nor your hero."""
    return InParty(ControllerOf(back_references.of_whom(discourse).selection))


def _in_combat_with(discourse: Discourse, of: Selection) -> InCombatWith:
    """Return the filter of the characters that are in combat with another.

    Raises:
        NoReading: the other is no character, and so never in combat (600.1).
    """
    if of == This():
        is_fighter = discourse.quoted or discourse.names.type in (CardType.ALLY, CardType.HERO)
    else:
        said = frozenset[str]().union(*(each.nouns for each in discourse.mentions if each.selection == of))
        is_fighter = not said & _APART
    if not is_fighter:
        raise NoReading("a character to be in combat with")
    return InCombatWith(of)


def _undo_in_combat_with(_discourse: Discourse, value: InCombatWith) -> Iterator[Bindings]:
    yield {"of": value.other}


def _of_some_opponent(discourse: Discourse) -> InParty:
    """Return whose party is meant where any opponent's will do; a number is one of each opponent's by himself.

    Raises:
        NoReading: the cards are counted, or asked about; or several are meant, which are of one opponent.
    """
    if discourse.counting:
        raise NoReading("one player whose cards are counted")
    if discourse.listing:
        raise NoReading("one opponent who is chosen, or words for the parties of all opponents")
    return InParty(Players(Relation.OPPONENT))


def _parties() -> Iterator[tuple[Rule, ...]]:
    yield made("postmod", "<in|from> <that|the same> party", _that_party, as_built(_that_party))
    some = "<in|from> <an opponent 's|an opposing> party"
    yield made("postmod", some, _of_some_opponent, as_built(_of_some_opponent), like=InParty)
    yield made("postmod", "<in|from> its party", _its_party, as_built(_its_party))
    yield made(
        "postmod", "<|that 's|who 's> in combat with {of:one}", _in_combat_with, _undo_in_combat_with, like=InCombatWith
    )


RULES = (*_parties(),)
