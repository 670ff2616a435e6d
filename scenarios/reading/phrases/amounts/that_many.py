"""Numbers such as "that many" that were counted before: of cards that something was done to, or of an event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import AddCounters, CreateTokens, Put, Remember, Shuffle
from engine.language.selections import (
    Count,
    EventAmount,
    Every,
    Players,
    Plus,
    Quantity,
    Selection,
    ThatMany,
    Those,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.verbs.token_phrases import created, undo_created
from scenarios.reading.phrases.verbs.verb_phrases import verb_form
from scenarios.reading.plural_references import affected
from scenarios.reading.templates import Bindings, Value, h

_DEEDS = ("destroyed", "exhausted", "removed", "discarded", "put", "returned")
_NUMBERS = ("many", "roll", "counters")
"""Numbers that the text has remembered: of the cards of a zone, on a die, and of counters that were removed."""
_OF_SO_MUCH = (What.DEALS_DAMAGE, What.HEALS, What.PREVENTED)


def _that_many(discourse: Discourse) -> Quantity:
    """Return the number that "that many" means: of what something was done to, of a zone's cards, else of the event.

    Raises:
        NoReading: nothing was counted before, or two different things were.
    """
    if isinstance(discourse.doer, Players):
        raise NoReading("a number that one player counts")
    several = {(each.selection, _of(each)) for each in discourse.mentions if each.several and _of(each) is not None}
    counted: set[Quantity] = {Count(affected(discourse, done)[1]) for _, done in several if done is not None}
    if discourse.measured in _NUMBERS:
        counted.add(ThatMany(discourse.measured))
    event = discourse.event
    if not counted and isinstance(event, On) and event.what in _OF_SO_MUCH:
        return EventAmount()
    if len(counted) != 1 or len(several) > 1:
        raise NoReading('one thing counted before that "that many" can mean')
    return counted.pop()


def _of(mention: Mention) -> str | None:
    """Return the selection of what was done to the cards of a mention."""
    return next((done for done in _DEEDS if done in mention.nouns), None)


def _amounts() -> Iterator[tuple[Rule, ...]]:
    yield made("that.many", "<that many|the same number of>", _that_many, as_built(_that_many))
    put = "puts~ {n:that.many} {name:counter} counters on {on:np}"
    yield rule("does~", put, (AddCounters(h.on, h.name, h.n),))
    tokens = "puts~ {n:that.many} {face:tokens.many}"
    yield made("does~", tokens, created, undo_created, like=(CreateTokens,))
    yield rule("cards", "{n:that.many} cards", h.n)
    yield rule("cards", "{n:that.many} cards plus {m:count}", Plus((h.n, h.m)))


_ZONES = {"hand": (Zone.HAND,), "graveyard": (Zone.GRAVEYARD,), "hand and graveyard": (Zone.HAND, Zone.GRAVEYARD)}


def counted_as_moved(put: Put, *then: Shuffle) -> tuple[Any, ...]:
    """Return the moves of whole zones with the number of the cards, for what follows.

    All cards of a hand leave it, but cards can be kept in a graveyard: only those are counted that have left it.
    """
    many = "many"
    if isinstance(put.cards, Every) and put.cards.zones == (Zone.HAND,):
        return (Remember(Count(put.cards), many), put, *then)
    return (replace(put, name=_MOVED), *then, Remember(Count(Those(_MOVED)), many))


_MOVED = "moved"


def moved_whole(value: Value) -> tuple[Any, ...]:
    """Return the same moves without the number, which is not told where nothing follows that means it.

    Of a value that is no row of effects nothing is returned.
    """
    deeds = (each for each in value if not isinstance(each, Remember)) if isinstance(value, tuple) else ()
    return tuple(replace(each, name=None) if isinstance(each, Put) else each for each in deeds)


def _shuffled(zones: tuple[Zone, ...]) -> tuple[Any, Any]:
    """Return the build and undo functions of shuffling another player's zones into the deck; the cards are counted."""

    def build(discourse: Discourse, own: Selection) -> tuple[Any, ...]:
        if own == You():
            raise NoReading("another player's hand or graveyard")
        if not isinstance(own, Players):
            discourse.measured = "many"
        return counted_as_moved(Put(Every(CARD, zones, own), Zone.DECK), Shuffle(own))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if isinstance(value, tuple):
            match moved_whole(value):
                case (Put(Every(_, found, own)), Shuffle(same)) as deeds if found == zones and own == same:
                    if deeds[0] == Put(Every(CARD, zones, own), Zone.DECK):
                        yield {"own": own}
                case _:
                    return

    return build, undo


def _wholes() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a hand or graveyard that another player shuffles into his or her deck."""
    for words, zones in _ZONES.items():
        for several, category, his in ((True, "do", "their"), (False, "does", "<his|his or her|their>")):
            plural = "<decks|deck>" if several else "deck"
            said = words.replace("hand", "hands").replace("graveyard", "graveyards") if several else words
            own = "{own:own.many}" if several else "{own}"
            pattern = f"{verb_form('shuffle+s', several=several)} {own} {said} into {his} {plural}"
            yield made(category, pattern, *_shuffled(zones))


RULES = (*_amounts(), *_wholes())
