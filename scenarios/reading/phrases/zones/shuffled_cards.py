"""Cards that are shuffled into a deck, and cards that go to an end of a deck that a player chooses."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import ChooseMode, Put, Shuffle
from engine.language.selections import Chosen, OwnerOf, Role, Selection, Target, This, Those, You
from engine.language.words import Zone
from scenarios.reading.card_owners import ITS_OWNER, may_be_called, owner_known
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.selected_cards import may_be_several
from scenarios.reading.templates import Again, Bindings

_SHUFFLED = "shuffled"
"""The name of cards that are shuffled into the decks of their owners, who are known by it afterwards."""
_KNOWN_AFTERWARDS = (Target, This, Role, Those)
"""Selections that mean the same card after it has moved."""


def _shuffled(discourse: Discourse, it: Selection, whose: Selection) -> tuple[Put, Shuffle]:
    """Return the move of cards to their owner's deck, which is then shuffled by its player.

    Raises:
        NoReading: the words name a player who doesn't own the cards.
    """
    if not may_be_called(discourse, it, whose):
        raise NoReading("the deck of the card's owner")
    if isinstance(it, Again):
        raise NoReading("cards that are shuffled")
    if not isinstance(whose, OwnerOf):
        return Put(it, Zone.DECK), Shuffle(whose)
    if isinstance(it, _KNOWN_AFTERWARDS):
        return Put(it, Zone.DECK), Shuffle(OwnerOf(it))
    return Put(it, Zone.DECK, name=_SHUFFLED), Shuffle(OwnerOf(Those(_SHUFFLED)))


def _undo_shuffled(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Put(it, Zone.DECK), Shuffle(OwnerOf())):
            known = owner_known(discourse, it)
            whose = (ITS_OWNER,) if known is None else (ITS_OWNER, known)
            yield from ({"it": it, "whose": each} for each in whose if _shuffled(discourse, it, each) == value)
        case (Put(it, Zone.DECK), Shuffle(whose)) if may_be_called(discourse, it, whose):
            yield {"it": it, "whose": whose}
        case _:
            return


_ENDS = ("the top", "the bottom")


def _at_an_end(discourse: Discourse, it: Selection, whose: Selection) -> tuple[ChooseMode]:
    """Return that a player puts one card on the top or on the bottom of its owner's deck, whichever he or she chooses.

    Raises:
        NoReading: there may be several cards, for which the words leave open whether they go to one end.
    """
    if may_be_several(discourse, it) or isinstance(it, Chosen) or not may_be_called(discourse, it, whose):
        raise NoReading("one card, and the deck of its owner")
    return (ChooseMode(discourse.doer or You(), (_end(it, on_bottom=False), _end(it, on_bottom=True)), _ENDS),)


def _end(it: Selection, *, on_bottom: bool) -> tuple[Put]:
    return (Put(it, Zone.DECK, on_bottom=on_bottom),)


def _undo_at_an_end(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(doer, ((Put(it, Zone.DECK),), _), words),) if words == _ENDS:
            if doer == (discourse.doer or You()):
                yield {"it": it, "whose": ITS_OWNER}
                known = owner_known(discourse, it)
                if known is not None:
                    yield {"it": it, "whose": known}
        case _:
            return


def _rules() -> Iterator[tuple[Rule, ...]]:
    into = "shuffle+s {it:moved} into {whose:possessor} <deck|decks>"
    yield from verb_made(into, _shuffled, _undo_shuffled, like=(Put, Shuffle))
    ends = "put+s {it:moved} on <the|> top or <|on> <the|> bottom of {whose:possessor} deck"
    yield from verb_made(ends, _at_an_end, _undo_at_an_end, like=(ChooseMode,))


RULES = (*_rules(),)
