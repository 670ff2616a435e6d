"""The survey: which pairs of the card language can be said in words that are read back as the same card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any, get_args

from engine.language.filters import AllOf, Filter, Standing
from engine.language.printed import Printed
from engine.language.selections import SELECTIONS, Target, You
from scenarios.reading.bound_names import with_used_names
from scenarios.reading.card_forms import alike
from scenarios.reading.reach.pairs import Pair
from scenarios.reading.reach.samples import Sample, samples_of
from scenarios.reading.reach.scenes import ALLY, CARD, Scene
from scenarios.reading.reach.unneeded import CARD_PLACES, LINK_PLACES, PLAYER_PLACES
from scenarios.reading.reach.whole_samples import whole_cards
from scenarios.reading.readings import Read
from scenarios.reading.templates import parts_of, replaced
from scenarios.reading.told_cards import reading, usual
from scenarios.reading.whole_cards import read_text
from scenarios.reading.wording import Untold

MOST_TRIES = 40
FILTERS = get_args(Filter)


def without_text(card: Printed) -> Printed:
    """Return the card with its printed values alone."""
    return replace(
        card, required=(), powers=(), text=None, attach=None, ongoing=False, additional_cost=(), alternate_cost=None,
        alternate_if=None, play_only_if=None, highest_x=None,
    )  # fmt: skip


def words_of(card: Printed) -> tuple[str, ...] | None:
    """Return the card's text in words, if it is read back as the same card."""
    try:
        told = reading(card)
    except Untold:
        return None
    again = read_text(without_text(card), "\n".join(told))
    if isinstance(again, Read) and alike(again.printed) == alike(with_used_names(usual(card))):
        return told
    return None


def pairs_in(card: Printed) -> Iterator[Pair]:
    """Yield the pairs that occur in the card."""
    for part in parts_of(card):
        if is_dataclass(part):
            yield from _pairs_of(part)


def _pairs_of(value: Any) -> Iterator[Pair]:
    for field in fields(value):
        for each in _flat(getattr(value, field.name)):
            yield Pair(type(value), field.name, each if _is_itself(each) else type(each))


def _flat(held: Any) -> Iterator[Any]:
    if isinstance(held, tuple):
        for each in held:
            yield from _flat(each)
    else:
        yield held
        if isinstance(held, AllOf):
            yield from held.filters


def _is_itself(value: Any) -> bool:
    return value is None or isinstance(value, (bool, Enum))


def tries(pair: Pair) -> Iterator[Printed]:
    for value in values(pair):
        for card in whole_cards(value):
            if pair in set(pairs_in(card)):
                yield card


def values(pair: Pair) -> Iterator[Sample]:
    """Yield samples of the pair's owner in which the member fills the field."""
    owners = tuple(samples_of(pair.owner))
    for each in owners:
        if pair in _pairs_of(each.value):
            yield each
    sort = sort_of(pair)
    for member in samples_of(pair.member):
        if sort not in (member.sort, None) and isinstance(member.value, SELECTIONS):
            continue
        for each in owners:
            scene = each.scene.with_(member.scene) or member.scene
            for held in _held(getattr(each.value, pair.field), member.value):
                value = replace(each.value, **{pair.field: held})
                yield Sample(value, _needed(scene, value), each.sort)
                if sort == "players" and value != (by_him := replaced(value, You(), member.value)):
                    yield Sample(by_him, _needed(scene, by_him), each.sort)


def _needed(scene: Scene, value: Any) -> Scene:
    """Return the scene without targets that nothing refers to."""
    return scene if any(isinstance(part, Target) for part in parts_of(value)) else replace(scene, targets=())


def _held(before: Any, member: Any) -> Iterator[Any]:
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


def _described(before: Any, member: Any) -> Iterator[Any]:
    """Yield the member; a filter also as what narrows a kind of card, or what the field describes already."""
    yield member
    if isinstance(member, FILTERS) and not isinstance(member, Standing):
        yield from (AllOf((kind, member)) for kind in (ALLY, CARD) if kind != member)
        if isinstance(before, AllOf):
            first, *rest = before.filters
            yield AllOf((first, member, *rest))
            yield AllOf((member, *rest))


def sort_of(pair: Pair) -> str | None:
    """Return whether the field takes cards, players or links; None where it takes more than one of these."""
    place = f"{pair.owner.__name__}.{pair.field}"
    sorts = (("cards", CARD_PLACES), ("players", PLAYER_PLACES), ("links", LINK_PLACES))
    return next((sort for sort, places in sorts if place in places), None)
