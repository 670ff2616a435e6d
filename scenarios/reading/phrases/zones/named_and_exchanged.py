"""Naming a card, revealing cards until one fits, and exchanging control."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Draw, ExchangeControl, NameCard
from engine.language.extra_turns import SkipTurn
from engine.language.filters import Filter, Is, Named, NamedLike
from engine.language.revelation import RevealUntil
from engine.language.selections import Fits, Nth, Number, Players, Quantity, Selection, Those, You
from engine.language.words import Kind
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.he_and_she import NAMED
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.phrases.verbs.verb_phrases import verb, verb_made
from scenarios.reading.phrases.zones.search_phrases import OTHERS_REVEALED, REVEALED
from scenarios.reading.plural_references import them
from scenarios.reading.templates import Bindings, h

_NAMED = "named"
_ONE = Number(1)
_FOUND, _REST = "revealed", OTHERS_REVEALED


def _name(discourse: Discourse, noun: Filter = CARD) -> tuple[NameCard]:
    discourse.named = Those(_NAMED)
    return (NameCard(discourse.doer, noun, _NAMED),)


def _undo_name(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (NameCard(player, name=name) as deed,) if player == discourse.doer and name == _NAMED:
            yield {} if deed.filter == CARD else {"noun": deed.filter}
        case _:
            return


def _so_named(discourse: Discourse) -> NamedLike:
    """Return the filter of the cards with the name that a player has named.

    Raises:
        NoReading: no card was named.
    """
    if discourse.named is None:
        raise NoReading("a card that a player has named before")
    return NamedLike(discourse.named)


def _undo_so_named(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if discourse.named is not None and value == NamedLike(discourse.named):
        yield {}


def _is_named(discourse: Discourse, it: Selection) -> Fits:
    return Fits(it, _so_named(discourse))


def _undo_is_named(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Fits(it, NamedLike(named)) if named == discourse.named:
            yield {"it": it}
        case _:
            return


def _naming() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for naming a card, and for the cards with that name."""
    yield from verb_made("name+s a card", _name, _undo_name, like=(NameCard,))
    yield from verb_made("choose+s a card name", _name, _undo_name, like=(NameCard,))
    yield from verb_made("name+s <a|an> {noun:cardnoun.some}", _name, _undo_name, like=(NameCard,))
    yield from verb_made("name+s <a|an> {noun:named.kind}", _name, _undo_name, like=(NameCard,))
    for kind in (Kind.ABILITY, Kind.ALLY, Kind.ARMOR, Kind.EQUIPMENT, Kind.ITEM, Kind.WEAPON):
        yield rule("named.kind", kind.value, Is((kind,)))
    yield made("has", "has <the chosen|the named|that> name", _so_named, _undo_so_named, like=NamedLike)
    yield made("condition.one", "{it:one} <is|'s> the named card", _is_named, _undo_is_named, like=Fits)
    yield made("postmod", "with <that|the named|the chosen> name", _so_named, _undo_so_named, like=NamedLike)


def _until(discourse: Discourse, noun: Filter, n: Quantity = _ONE) -> tuple[RevealUntil]:
    if not isinstance(n, Number) or isinstance(discourse.doer, Players):
        raise NoReading("a number of cards, and one player from whose deck they are")
    speak_of(discourse, Those(_REST), frozenset({"seen", REVEALED}), several=True)
    speak_of(discourse, Those(_FOUND), words_for(noun, in_play=False), several=n != _ONE)
    discourse.owners[_FOUND] = discourse.owners[_REST] = discourse.doer
    return (RevealUntil(discourse.doer, noun, _FOUND, _REST, n.value),)


def _until_you(discourse: Discourse, noun: Filter, n: Quantity = _ONE) -> tuple[RevealUntil]:
    if discourse.doer != You():
        raise NoReading("you, whose deck it is")
    return _until(discourse, noun, n)


def _undo_until(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (RevealUntil(player, name=name, rest=rest, many=many) as deed,):
            if (player, name, rest) == (discourse.doer, _FOUND, _REST):
                yield {"noun": deed.filter} if many == 1 else {"noun": deed.filter, "n": Number(many)}
        case _:
            return


def _undo_until_you(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if discourse.doer == You():
        yield from _undo_until(discourse, value)


def _revealing() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for revealing cards from the top of a deck until one fits."""
    for words, category, both in (
        ("reveal cards from the top of your deck until you reveal", "do", (_until_you, _undo_until_you)),
        ("reveals cards from the top of his deck until he reveals", "does", (_until, _undo_until)),
    ):
        yield made(category, f"{words} <a|an> {{noun:cardnoun.any}}", *both, like=(RevealUntil,))
        yield made(category, f"{words} {{n:count}} {{noun:cardnouns.any}}", *both, like=(RevealUntil,))


def _both_of_them(discourse: Discourse) -> Any:  # noqa: ANN401 - whatever was spoken of.
    found = them(discourse)
    return ExchangeControl(Nth(found.selection, 0), Nth(found.selection, 1))


def _exchange(discourse: Discourse, it: Selection) -> tuple[ExchangeControl]:  # noqa: ARG001 - it was spoken of.
    return (_both_of_them(discourse),)


def _undo_exchange(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (ExchangeControl(Nth(one, 0), Nth(other, 1)),) if one == other:
            yield {"it": one}
        case _:
            return


def _drawn(discourse: Discourse, it: Selection) -> tuple[Draw]:
    """Return that a player draws the card that was seen on top of his or her own deck.

    Raises:
        NoReading: it is not the one card on top of that deck.
    """
    if it not in _on_top(discourse):
        raise NoReading("the one card that was seen on top of the deck")
    return (Draw(discourse.doer, Number(1)),)


def _on_top(discourse: Discourse) -> list[Selection]:
    """Return the single cards that were looked at or revealed on top of the doer's deck."""
    owned = (name for name, of in discourse.owners.items() if of == discourse.doer and name.startswith("seen"))
    single = {each.selection for each in discourse.mentions if not each.several}
    return [Those(name) for name in owned if Those(name) in single]


def _undo_drawn(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == (Draw(discourse.doer, Number(1)),):
        yield from ({"it": each} for each in _on_top(discourse))


def _sought_by_name(discourse: Discourse, name: str) -> tuple[Filter, Number, bool]:
    """Return what a search is for that names the card."""
    if tuple(name.split()) in discourse.names.forms:
        raise NoReading("the name of another card")
    speak_of(discourse, Those("found"), words_for(CARD, in_play=False) | {NAMED})
    return Named(name), Number(1), False


def _undo_sought_by_name(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Named(name), Number(1), False):
            yield {"name": name}
        case _:
            return


def _by_name() -> Iterator[tuple[Rule, ...]]:
    like = (Named(h.name), Number(1), h.up_to)
    yield made("sought", "{name}", _sought_by_name, _undo_sought_by_name, like=like)


def _trading() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for exchanging control, and for skipping a step."""
    yield rule("do", "exchange control of {a:one} and {b:one}", (ExchangeControl(h.a, h.b),))
    yield made("do", "exchange control of {it:some}", _exchange, _undo_exchange, like=(ExchangeControl,))
    yield from verb_made("draw+s {it:ref}", _drawn, _undo_drawn, like=(Draw,))
    yield rule("do", "skip your next draw step", (SkipTurn(You(), draw_step=True),))
    yield from verb("skip+s <his|his or her> next draw step", SkipTurn(h.doer, draw_step=True))


RULES = (*_naming(), *_revealing(), *_by_name(), *_trading())
