"""The top or the bottom of a deck, between which a player chooses, and the top cards of a deck spoken of before."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import ChooseMode, Put
from engine.language.selections import Number, Players, Quantity, Selection, Those, Top, You
from engine.language.words import Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.card_owners import may_be_called
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.phrases.zones.moves_between_zones import names_of_owner
from scenarios.reading.selected_cards import may_be_several
from scenarios.reading.templates import Bindings

_ENDS_OF_A_DECK = ("the top", "the bottom")
_ONE_CARD = Number(1)


def _on_either_end(discourse: Discourse, it: Selection, whose: Selection) -> tuple[ChooseMode]:
    """Return the move of a card to the top or the bottom of its owner's deck, as the player who does it chooses.

    Raises:
        NoReading: there may be several cards, for which the words leave open whether they go to one end.
    """
    if may_be_several(discourse, it) or isinstance(it, Top) or not may_be_called(discourse, it, whose):
        raise NoReading("one card, and the deck of its owner")
    ends = ((Put(it, Zone.DECK),), (Put(it, Zone.DECK, on_bottom=True),))
    return (ChooseMode(discourse.doer or You(), ends, _ENDS_OF_A_DECK),)


def _undo_on_either_end(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(doer, ((Put(it),), _) as ends, words),) if words == _ENDS_OF_A_DECK:
            if doer == (discourse.doer or You()) and ends[1] == (Put(it, Zone.DECK, on_bottom=True),):
                yield from ({"it": it, "whose": whose} for whose in names_of_owner(discourse, it))
        case _:
            return


def _moves() -> Iterator[tuple[Rule, ...]]:
    either = "put+s {it:moved} on <the|> <top or|top or on> <the|> bottom of {whose:possessor} deck"
    yield from verb_made(either, _on_either_end, _undo_on_either_end, like=(ChooseMode,))


def _whose_deck(discourse: Discourse) -> Selection:
    """Return the one player other than you from whose deck cards were seen or moved.

    Raises:
        NoReading: there is no such deck, or more than one.
    """
    tops = {each.selection.of for each in discourse.mentions if isinstance(each.selection, Top)}
    named = {each.selection.name for each in discourse.mentions if isinstance(each.selection, Those)}
    seen = {discourse.owners.get(name) for name in named if name.startswith(_FROM_A_DECK)} - {None}
    found = tops | seen
    if len(found) != 1 or isinstance(whose := found.pop(), (Players, You)):
        raise NoReading("one deck of another player that was spoken of before")
    return whose  # type: ignore[no-any-return]


_FROM_A_DECK = ("seen", "put")
"""How the names of cards begin that were seen on top of a deck, or moved from there."""


def _from_that_deck(discourse: Discourse, n: Quantity = _ONE_CARD) -> Top:
    """Return the cards that are then on top of the deck."""
    found = Top(n, _whose_deck(discourse))
    speak_of(discourse, found, words_for(CARD), several=n != _ONE_CARD)
    return found


def _untold(_discourse: Discourse, _value: object) -> Iterator[Bindings]:
    """Yield nothing: such a deck is told as that of its player."""
    yield from ()


def _tops() -> Iterator[tuple[Rule, ...]]:
    yield made("away", "the top card of that deck", _from_that_deck, _untold, like=Top)
    yield made("aways", "the top {n:count} cards of that deck", _from_that_deck, _untold, like=Top)


RULES = (*_moves(), *_tops())
