"""The top or the bottom of a deck, between which a player chooses."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import ChooseMode, Put
from engine.language.selections import Selection, Top, You
from engine.language.words import Zone
from scenarios.reading.card_owners import may_be_called
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.phrases.zones.moves_between_zones import names_of_owner
from scenarios.reading.selected_cards import may_be_several
from scenarios.reading.templates import Bindings

_ENDS_OF_A_DECK = ("the top", "the bottom")


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


RULES = (*_moves(),)
