"""Deeds of an amount that a player chooses up to a number: "draw up to two cards", "heal up to 3 damage"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.effects import (
    AddCounters,
    ChooseNumber,
    Discard,
    Draw,
    Effect,
    Heal,
    PutDamage,
    RemoveCounters,
    RemoveDamage,
)
from engine.language.filters import Filter
from engine.language.selections import (
    AtMost,
    Chosen,
    Count,
    CountersOn,
    Every,
    HeroOf,
    Number,
    Players,
    Quantity,
    Selection,
    ThatMany,
    This,
    Those,
    You,
)
from engine.language.words import Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.selected_cards import is_player, may_be_several
from scenarios.reading.templates import Bindings, Value

_STEM = "up to"
"""How the name of a number that a player chooses up to another begins."""

_Parts: TypeAlias = Callable[[Any], Bindings]


def who_chooses(discourse: Discourse) -> Selection:
    """Return the player who chooses the number: the doer, or you for the card itself and your hero.

    Raises:
        NoReading: each of several players would choose, or it is not said who does.
    """
    doer = discourse.doer
    if doer in (This(), HeroOf(You()), None):
        return You()
    if isinstance(doer, Players) or not is_player(doer):
        raise NoReading("one player who chooses the number")
    return doer  # type: ignore[no-any-return]


def _chosen(discourse: Discourse, n: Quantity, held: Quantity | None = None) -> ChooseNumber:
    """Return the choice of a number up to another, and no higher than what there is."""
    if not isinstance(n, Number) or n.value < 1:
        raise NoReading("a number")
    high = n if held is None else AtMost(held, n.value)
    return ChooseNumber(who_chooses(discourse), Number(0), high, discourse.name(_STEM))


def _bound(high: Quantity | None) -> Number | None:
    """Return the number up to which a choice is, None for another choice."""
    return Number(high.most) if isinstance(high, AtMost) else high if isinstance(high, Number) else None


def _deeds(build: Callable[..., Effect], kind: type[Effect], parts: _Parts) -> tuple[Any, Any]:
    """Return the build and undo functions of a deed of a chosen amount; `parts` takes such a deed apart."""

    def built(discourse: Discourse, n: Quantity, **named: Value) -> tuple[ChooseNumber, Effect]:
        for each in (named.get("to"), named.get("on")):
            if may_be_several(discourse, each) or (kind is RemoveCounters and isinstance(each, Chosen)):
                raise NoReading("one card, for whose amount alone the number is chosen")
        held = CountersOn(named["name"], named["on"]) if kind is RemoveCounters else None
        chosen = _chosen(discourse, n, held)
        return chosen, build(discourse, ThatMany(chosen.name), **named)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ChooseNumber(_, Number(0), high, name), deed) if name.startswith(_STEM) and isinstance(deed, kind):
                n = _bound(high)
                if n is not None and deed == build(discourse, ThatMany(name), **parts(deed)):
                    yield {"n": n, **parts(deed)}
            case _:
                return

    return built, undo


def _discarded(discourse: Discourse, n: Quantity, noun: Filter = CARD) -> tuple[ChooseNumber, Discard]:
    who = who_chooses(discourse)
    chosen = _chosen(discourse, n, Count(Every(noun, (Zone.HAND,), who)))
    name = discourse.name("discarded")
    speak_of(discourse, Those(name), words_for(noun, in_play=False) | {"discarded"}, several=True)
    return chosen, Discard(who, ThatMany(chosen.name), filter=None if noun == CARD else noun, name=name)


def _undo_discarded(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (
            ChooseNumber(who, Number(0), AtMost(Count(Every(_, (Zone.HAND,)) as every), most), name),
            Discard(same, ThatMany(again)),
        ) if name == again and name.startswith(_STEM) and who == same == who_chooses(discourse):
            yield {"n": Number(most)} if every.filter == CARD else {"n": Number(most), "noun": every.filter}
        case _:
            return


def _verbs() -> Iterator[tuple[Rule, ...]]:
    of_cards = _deeds(lambda d, q: Draw(who_chooses(d), q), Draw, lambda _deed: {})
    yield from verb_made("draw+s up to {n:count} cards", *of_cards, like=(ChooseNumber, Draw))
    for what in ("cards", "{noun:cardnouns.any}"):
        said = f"discard+s up to {{n:count}} {what}"
        yield from verb_made(said, _discarded, _undo_discarded, like=(ChooseNumber, Discard))
    healed = _deeds(lambda d, q, to: Heal(d.doer, to, q, "healed"), Heal, lambda deed: {"to": deed.to})
    yield from verb_made("heal+s up to {n:digits} damage from {to:np}", *healed, like=(ChooseNumber, Heal))
    removed = _deeds(lambda _d, q, to: RemoveDamage(to, q), RemoveDamage, lambda deed: {"to": deed.on})
    yield from verb_made("remove+s up to {n:digits} damage from {to:np}", *removed, like=(ChooseNumber, RemoveDamage))
    put = _deeds(lambda _d, q, to: PutDamage(to, q), PutDamage, lambda deed: {"to": deed.on})
    yield from verb_made("put+s up to {n:digits} damage on {to:np}", *put, like=(ChooseNumber, PutDamage))
    for words, kind in (("put+s", AddCounters), ("remove+s", RemoveCounters)):
        counters = _deeds(
            lambda _d, q, name, on, kind=kind: kind(on, name, q),
            kind,
            lambda deed: {"name": deed.name, "on": deed.cards},
        )
        place = "on" if kind is AddCounters else "from"
        said = f"{words} up to {{n:count}} {{name:counter}} counters {place} {{on:np}}"
        yield from verb_made(said, *counters, like=(ChooseNumber, kind))


RULES = (*_verbs(),)
