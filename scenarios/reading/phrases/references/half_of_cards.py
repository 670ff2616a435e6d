"""Half of somebody's cards, or all but so many of them, which their player chooses, in play and in other zones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.filters import Controlled, Filter
from engine.language.selections import Chosen, Count, Every, Half, Number, Players, Plus, Quantity, Selection, Times
from engine.language.words import Zone
from scenarios.reading.back_references import is_one_player, must_be_one_player
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.selected_cards import choose, disowned, owned
from scenarios.reading.templates import Bindings, parts_of

_Both: TypeAlias = tuple[Callable[..., Any], Callable[..., Iterator[Bindings]]]


def _half(*, up: bool) -> _Both:
    def build(discourse: Discourse, who: Selection, nouns: Filter) -> Chosen:
        among = Every(owned(nouns, who))
        return choose(discourse, among, Half(Count(among), up), None, words_for(nouns))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every() as among, Half(Count(of, None), found), None) if (among, up) == (of, found):
                yield from disowned(among.filter)
            case _:
                return

    return build, undo


def _half_of_the(*, up: bool) -> _Both:
    """Return the build and undo functions of half of the cards that one player controls, as the words behind say."""
    build, undo = _half(up=up)

    def build_controlled(discourse: Discourse, noun: Filter) -> Chosen:
        found = list(disowned(noun))
        if not found or owned(found[0]["nouns"], found[0]["who"]) != noun:
            raise NoReading("cards that one player controls")
        return build(discourse, **found[0])  # type: ignore[no-any-return]

    def undo_controlled(discourse: Discourse, value: object) -> Iterator[Bindings]:
        yield from ({"noun": owned(each["nouns"], each["who"])} for each in undo(discourse, value))

    return build_controlled, undo_controlled


def _half_there(zone: Zone, *, up: bool) -> _Both:
    """Return the build and undo functions of half of the cards of a kind in a zone of one player's."""

    def build(discourse: Discourse, noun: Filter, of: Selection) -> Chosen:
        must_be_one_player(discourse, of)
        among = Every(noun, (zone,), of)
        return choose(discourse, among, Half(Count(among), up), None, words_for(noun, in_play=False))

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Chosen(Every(_, (found,), of) as among, Half(Count(held, None), rounded), None):
                if (found, rounded, held) == (zone, up, among) and of is not None and is_one_player(discourse, of):
                    yield {"noun": among.filter, "of": of}
            case _:
                return

    return build, undo


def _halves() -> Iterator[tuple[Rule, ...]]:
    for words, up in (("up", True), ("down", False)):
        said = f"half <of|> {{who:whose}} {{nouns}} , <rounded|rounding> {words}"
        yield made("nps", said, *_half(up=up), like=Chosen)
        theirs = f"half <of|> the {{noun:nouns}} , <rounded|rounding> {words}"
        yield made("nps", theirs, *_half_of_the(up=up), like=Chosen)
        # Of a hand nobody chooses cards but its player, who alone sees them.
        for whose, zone in (("{of:whose} graveyard", Zone.GRAVEYARD), ("{of:own} hand", Zone.HAND)):
            there = f"half <of|> the {{noun:cardnouns.any}} <in|from> {whose} , <rounded|rounding> {words} <|,>"
            yield made("aways", there, *_half_there(zone, up=up), like=Chosen)


def _left(among: Every, n: Quantity) -> Plus:
    """Return how many cards all but so many are; none where there are no more than are left out (104.2)."""
    return Plus((Count(among), Times(n, -1)))


def _some_left_out(value: object) -> Iterator[tuple[Every, Quantity]]:
    """Yield the cards, and how many of them are left out, where a choice is of all but so many."""
    match value:
        case Chosen(Every() as among, Plus((Count(of, None), Times(n, -1))), None) if among == of:
            yield among, n
        case _:
            return


def _all_but_of(discourse: Discourse, who: Selection, nouns: Filter, n: Quantity) -> Chosen:
    """Return all but so many of the cards that a player controls.

    Raises:
        NoReading: none is left out.
    """
    if n == Number(0):
        raise NoReading("a card that is left out")
    among = Every(owned(nouns, who))
    return choose(discourse, among, _left(among, n), None, words_for(nouns))


def _undo_all_but_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    for among, n in _some_left_out(value):
        yield from ({**each, "n": n} for each in disowned(among.filter))


def _all_but(*, several: bool) -> _Both:
    """Return the build and undo functions of all but one card of a description, or all but several.

    Each of several players does something to cards of his or her own: for a description of any cards the words leave
    open whether the players choose one after another among what the others have left.
    """

    def build(discourse: Discourse, noun: Filter, n: Quantity) -> Chosen:
        doer = discourse.doer
        if (n == Number(1)) is several or n == Number(0):
            raise NoReading("a number that agrees with its noun")
        if isinstance(doer, Players) and Controlled(doer) not in parts_of(noun):
            raise NoReading("each player's own cards")
        among = Every(noun)
        return choose(discourse, among, _left(among, n), None, words_for(noun))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        for among, n in _some_left_out(value):
            if (n != Number(1)) is several:
                yield {"noun": among.filter, "n": n}

    return build, undo


def _but_some() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for all cards of a kind but so many, which whoever does something to the others spares."""
    yield made("nps", "all but {n:count} of {who:whose} {nouns}", _all_but_of, _undo_all_but_of, like=Chosen)
    yield made("nps", "all but {n:count} {noun:noun}", *_all_but(several=False), like=Chosen)
    yield made("nps", "all but {n:count} {noun:nouns}", *_all_but(several=True), like=Chosen)


RULES = (*_halves(), *_but_some())
