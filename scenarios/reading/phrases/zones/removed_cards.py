"""Zones whose cards are all removed, cards of others that are picked freely, and a deck that is shuffled by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.effects import Shuffle
from engine.language.filters import Filter
from engine.language.selections import Chosen, Count, Every, Number, Quantity, Selection, You
from engine.language.words import Zone
from scenarios.reading.back_references import is_one_player, must_be_one_player, speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made
from scenarios.reading.phrases.players.player_phrases import OWN_OF_ANOTHER
from scenarios.reading.phrases.zones.moves_between_zones import to_a_zone
from scenarios.reading.phrases.zones.zone_phrases import CARD
from scenarios.reading.selected_cards import choose
from scenarios.reading.templates import Bindings

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]


def _shuffled(discourse: Discourse) -> tuple[Shuffle]:
    """Return that you shuffle your deck, which no words name, where no other player's could be meant.

    Raises:
        NoReading: another player was spoken of.
    """
    if any(each.person and each.selection != You() for each in discourse.mentions):
        raise NoReading("whose deck is shuffled")
    return (Shuffle(You()),)


def _whole(*zones: Zone) -> _Both:
    """Return the build and undo functions of all cards in zones of the player who does what is said."""

    def build(discourse: Discourse, own: Selection) -> Every:
        found = Every(CARD, zones, own)
        speak_of(discourse, found, words_for(CARD, in_play=False), several=True)
        return found

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Every(_, found, own) if (value.filter, found) == (CARD, zones) and own is not None:
                yield {"own": own}
            case _:
                return

    return build, undo


def _own_zones() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what each player does with all cards of zones of his or her own."""
    for words, zones in (
        ("hand", (Zone.HAND,)),
        ("graveyard", (Zone.GRAVEYARD,)),
        ("hand and graveyard", (Zone.HAND, Zone.GRAVEYARD)),
    ):
        whole = f"<|all cards in|all of the cards in|the cards in> {{own:own.his}} {words}"
        yield made("whole.own", whole, *_whole(*zones), like=Every)
    yield made("own.his", "<his|his or her|her|their>", *OWN_OF_ANOTHER)
    yield from to_a_zone("remove+s {it:whole.own} from <the|> game", Zone.REMOVED)
    deck = "{whose:possessor} deck <|in any order>"
    yield from to_a_zone(f"put+s {{it:whole.own}} on <the|> top of {deck}", Zone.DECK)
    yield from to_a_zone(f"put+s {{it:whole.own}} on the bottom of {deck}", Zone.DECK, on_bottom=True)


def _deck() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for shuffling, without a word for whose deck."""
    yield made("do", "shuffle", _shuffled, as_built(_shuffled), like=(Shuffle,))


_ZONE = (Zone.GRAVEYARD,)


def _picked(*, any_number: bool) -> _Both:
    """Return the build and undo functions of such a choice."""

    def build(discourse: Discourse, noun: Filter, of: Selection, n: Quantity | None = None) -> Chosen:
        if of == You() or n == Number(1):
            raise NoReading("several cards of another player")
        must_be_one_player(discourse, of)
        every = Every(noun, _ZONE, of)
        most = Count(every) if n is None else n
        found = choose(discourse, every, Number(0), most, words_for(noun, in_play=False))
        assert found.name is not None
        discourse.owners[found.name] = of
        return found

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (Zone.GRAVEYARD,), of) as every, Number(0), most) if of is not None and of != You():
                if is_one_player(discourse, of) and (most == Count(every)) is any_number:
                    told: Bindings = {"noun": every.filter, "of": of}
                    yield told if any_number else {**told, "n": most}
            case _:
                return

    return build, undo


def _picks() -> Iterator[tuple[Rule, ...]]:
    theirs = "{noun:cardnouns.any} <from|in> {of:whose} graveyard"
    yield made("aways", f"up to {{n:count}} {theirs}", *_picked(any_number=False), like=Chosen)
    yield made("aways", f"any number of {theirs}", *_picked(any_number=True), like=Chosen)


RULES = (*_own_zones(), *_deck(), *_picks())
