"""Numbers such as "that many" that were counted before: of cards that something was done to, or of an event."""

from __future__ import annotations

from collections.abc import Iterator
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
from scenarios.reading.templates import Bindings, h

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


def _shuffled(zones: tuple[Zone, ...]) -> tuple[Any, Any]:
    """Return the build and undo functions of shuffling another player's zones into the deck; the cards are counted."""

    def build(discourse: Discourse, own: Selection) -> tuple[Any, ...]:
        if own == You():
            raise NoReading("another player's hand or graveyard")
        cards = Every(CARD, zones, own)
        if not isinstance(own, Players):
            discourse.measured = "many"
        return (Remember(Count(cards), "many"), Put(cards, Zone.DECK), Shuffle(own))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Remember(_, "many"), Put(Every(_, found, own), Zone.DECK), Shuffle(same)) if found == zones:
                if own == same:
                    yield {"own": own}
            case (Put(Every(_, found, own), Zone.DECK), Shuffle(same)) if found == zones and own == same:
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
