"""The survey: which pairs of the card language can be said in words that are read back as the same card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import cache
from itertools import islice
from typing import get_args

from engine.language.filters import AllOf, Filter, Standing
from engine.language.printed import Printed
from engine.language.selections import SELECTIONS, Target, You
from scenarios.reading.bound_names import with_used_names
from scenarios.reading.card_forms import alike
from scenarios.reading.reach.pairs import Pair, pairs
from scenarios.reading.reach.samples import Sample, samples_of
from scenarios.reading.reach.scenes import ALLY, CARD, Scene
from scenarios.reading.reach.unneeded import CARD_PLACES, LINK_PLACES, PLAYER_PLACES, reason
from scenarios.reading.reach.whole_samples import whole_cards
from scenarios.reading.readings import Read
from scenarios.reading.templates import Value, parts_of, replaced
from scenarios.reading.told_cards import Lines, reading, usual
from scenarios.reading.whole_cards import read_text
from scenarios.reading.wording import Untold

MOST_TRIES = 40
"""How many cards are tried for a pair before it counts as one that no words reach."""

_FILTERS = get_args(Filter)


@dataclass(frozen=True, slots=True)
class Reach:
    """A pair, and the words of a card that has it and is read back as the same card; None if no words were found."""

    pair: Pair
    words: Lines | None


@cache
def needed() -> tuple[Pair, ...]:
    """Return the pairs that a card can need."""
    return tuple(pair for pair in pairs() if reason(pair) is None)


def reaches(asked: Iterable[Pair]) -> Iterator[Reach]:
    """Yield for each pair the first words that were found for it."""
    for pair in asked:
        said = map(words_of, islice(_tries(pair), MOST_TRIES))
        yield Reach(pair, next((words for words in said if words is not None), None))


def without_text(card: Printed) -> Printed:
    """Return the card with its printed values alone."""
    return replace(
        card, required=(), powers=(), text=None, attach=None, ongoing=False, additional_cost=(), alternate_cost=None,
        alternate_if=None, play_only_if=None, highest_x=None,
    )  # fmt: skip


def words_of(card: Printed) -> Lines | None:
    """Return the card's text in words; None if it has none that are read back as the same card."""
    try:
        told = reading(card)
    except Untold:
        return None
    again = read_text(without_text(card), "\n".join(told))
    same = isinstance(again, Read) and alike(again.printed) == alike(with_used_names(usual(card)))
    return told if same else None


def _tries(pair: Pair) -> Iterator[Printed]:
    """Yield cards in whose text the pair stands."""
    for sample in _samples(pair):
        yield from (card for card in whole_cards(sample) if pair in _pairs_in(card))


def _pairs_in(card: Printed) -> Iterator[Pair]:
    for part in parts_of(card):
        if is_dataclass(part):
            yield from _pairs_of(part)


def _pairs_of(value: Value) -> Iterator[Pair]:
    for field in fields(value):
        for each in _flat(getattr(value, field.name)):
            itself = each is None or isinstance(each, (bool, Enum))
            yield Pair(type(value), field.name, each if itself else type(each))


def _flat(held: Value) -> Iterator[Value]:
    """Yield what a field holds; a filter that asks for several things at once holds each of them."""
    if isinstance(held, tuple):
        for each in held:
            yield from _flat(each)
        return
    yield held
    if isinstance(held, AllOf):
        yield from held.filters


def _samples(pair: Pair) -> Iterator[Sample]:
    """Yield samples of the pair's owner in which the member fills the field."""
    owners = tuple(samples_of(pair.owner))
    yield from (each for each in owners if pair in _pairs_of(each.value))
    sort = _sort_of(pair)
    for member in samples_of(pair.member):
        if sort in (member.sort, None) or not isinstance(member.value, SELECTIONS):
            for each in owners:
                yield from _filled(pair.field, each, member, of_players=sort == "players")


def _filled(field: str, owner: Sample, member: Sample, *, of_players: bool) -> Iterator[Sample]:
    """Yield the owner's sample with the member in the field; of players, also with the member in place of "you"."""
    scene = owner.scene.with_(member.scene) or member.scene
    for held in _held(getattr(owner.value, field), member.value):
        value = replace(owner.value, **{field: held})
        yield Sample(value, _needed_by(value, scene), owner.sort)
        by_him = replaced(value, You(), member.value) if of_players else value
        if by_him != value:
            yield Sample(by_him, _needed_by(by_him, scene), owner.sort)


def _needed_by(value: Value, scene: Scene) -> Scene:
    """Return the scene without targets that nothing refers to."""
    return scene if any(isinstance(part, Target) for part in parts_of(value)) else replace(scene, targets=())


def _held(before: Value, member: Value) -> Iterator[Value]:
    """Yield what the field may hold with the member in it."""
    if not isinstance(before, tuple):
        yield from _described(before, member)
    elif before and isinstance(before[0], tuple):
        yield ((*before[0][:-1], member), *before[1:])
    else:
        for each in _described(None, member):
            if len(before) > 1:
                yield (before[0], each)
                yield (each, before[-1])
            yield (each,)


def _described(before: Value, member: Value) -> Iterator[Value]:
    """Yield the member; a filter also as what narrows a kind of card, or what the field describes already."""
    yield member
    if isinstance(member, _FILTERS) and not isinstance(member, Standing):
        yield from (AllOf((kind, member)) for kind in (ALLY, CARD) if kind != member)
        if isinstance(before, AllOf):
            first, *rest = before.filters
            yield AllOf((first, member, *rest))
            yield AllOf((member, *rest))


def _sort_of(pair: Pair) -> str | None:
    """Return whether the field takes cards, players or links; None where it takes more than one of these."""
    sorts = (("cards", CARD_PLACES), ("players", PLAYER_PLACES), ("links", LINK_PLACES))
    return next((sort for sort, places in sorts if pair.place in places), None)
