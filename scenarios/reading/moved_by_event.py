"""The card that an event has moved, and that a text then moves again: later words mean it where it is (411.8b)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import (
    AddCounters,
    Apply,
    Deal,
    Delay,
    Destroy,
    Exhaust,
    Flip,
    Heal,
    Put,
    PutDamage,
    Ready,
    Reattach,
    RemoveCounters,
    RemoveDamage,
    RemoveFromCombat,
)
from engine.language.filters import Among, Not
from engine.language.powers import Payment, Triggered
from engine.language.selections import ControllerOf, Every, Host, OwnerOf, Role, Selection, This, Union, ValueOf
from engine.language.triggers import On, What
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse, from_inside
from scenarios.reading.parts_by_kind import of_kinds, parts_by_kind
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import Value, filters_of, part_names, parts_of

MOVED = Role("moved")
"""The card as it is after the move on which the power triggers, and after what the text does with it."""

DETACHED = Role("detached")
"""The ability itself in its owner's graveyard, where it went with its host, whose leaving play it watches for."""

_MOVES = (What.DESTROYED, What.LEAVES_PLAY, What.MOVES)
_UNDERGONE: dict[type, str] = {
    AddCounters: "cards", Apply: "to", Deal: "to", Destroy: "cards", Exhaust: "cards", Flip: "cards", Heal: "to",
    PutDamage: "on", Ready: "cards", RemoveCounters: "cards", RemoveDamage: "on", RemoveFromCombat: "cards",
}  # fmt: skip
"""What only cards in play undergo, and where it says which."""
_ZONES = (Zone.PLAY, Zone.REMOVED)
"""The zones in which a card is spoken of again; of one elsewhere only who controlled it is asked."""


def is_a_move(event: Value) -> bool:
    """Return whether the event moves its subject."""
    return isinstance(event, On) and event.what in _MOVES


def leaves_with_host(event: Value) -> bool:
    """Return whether the event takes the ability's host out of play, with which the ability leaves play (306.3e)."""
    if not (is_a_move(event) and _leaves_play(event)):
        return False
    return any(part == Among(Host()) for part in filters_of(event.subject))


def selected_as(event: On) -> tuple[Selection, ...]:
    """Return how the event's card is selected in the text, and in a text that delays an effect."""
    if not isinstance(event.subject, Among):
        return (Role("subject"),)
    selection = event.subject.selection
    return tuple(dict.fromkeys((Role("subject"), selection, from_inside(selection))))


def follow(discourse: Discourse, put: Put) -> None:
    """Let words after a move of the event's card mean the card in its new zone, where it can be spoken of there.

    The card itself goes by its name, which stays: what is done to it after such a move has no reading.

    Raises:
        NoReading: an ability is put into play from where its host has left it, attached to nothing.
    """
    if put.cards == DETACHED and put.zone is Zone.PLAY and not put.as_resource:
        raise NoReading("an ability that nothing needs to be attached to")
    if _moved_card(put) != MOVED or put.zone not in _ZONES or put.as_resource or not is_a_move(discourse.event):
        return
    before = set(selected_as(discourse.event)) - {This()}
    discourse.mentions = [
        replace(each, selection=MOVED) if each.selection in before else each for each in discourse.mentions
    ]


def _moved_card(put: Put) -> Selection:
    """Return the card that is put, also where the words say in which graveyard it lies."""
    match put.cards:
        case Every(Among(card), (Zone.GRAVEYARD,)):
            return card
        case _:
            return put.cards


def speaks_of_one_gone(power: Value) -> bool:
    """Return whether a power moves its event's card as it was, or does something to that which it can't undergo.

    So does one that excludes the card itself from where its cost has put it: as another card it is not excluded.
    """
    if isinstance(power, Payment):
        return _is_paid_with(power.cost) and any(map(_excludes_itself, parts_by_kind(power.text).get(Every, ())))
    if not isinstance(power, Triggered):
        return False
    if all(map(_leaves_play, power.on)) and _is_done_to(
        power.text, {each for on in power.on for each in selected_as(on)}
    ):
        return True
    if _attaches_one_gone(power):
        return True
    if Put not in parts_by_kind(power.text):
        return False
    if any(map(_may_take_the_ability, power.on)) and any(map(_moves_itself, parts_by_kind(power.text)[Put])):
        return True
    gone = {each for on in power.on if is_a_move(on) for each in selected_as(on)}
    zone = None
    for part in _done(power.text):
        if isinstance(part, Put) and _moved_card(part) in gone:
            return True
        if isinstance(part, Put) and _moved_card(part) == MOVED:
            zone = part.zone
        elif (zone is not None and part in gone) or (part == ControllerOf(MOVED) and zone not in (None, Zone.PLAY)):
            return True
    return False


def _attaches_one_gone(power: Triggered) -> bool:
    """Return whether the text attaches an ability that has left play, perhaps with its host, or to what has left it.

    An ability goes to its owner's graveyard as its host leaves play (306.3e), and only one in play is reattached
    (306.3f): what puts it back into play says so.
    """
    left = {each for on in power.on if _leaves_play(on) for each in selected_as(on)}
    taken = any(map(_may_take_the_ability, power.on))
    return any(
        (taken and part.abilities == This()) or not left.isdisjoint((part.abilities, part.to))
        for part in parts_by_kind(power.text).get(Reattach, ())
    )


def _may_take_the_ability(event: On) -> bool:
    """Return whether the ability may lie in a graveyard with its host by the time of what it does at the event."""
    return leaves_with_host(event) or (event.fatal and any(part == Among(Host()) for part in filters_of(event.other)))


def _moves_itself(put: Put) -> bool:
    """Return whether the text moves the ability as it is in play, perhaps with others."""
    return This() in (put.cards.parts if isinstance(put.cards, Union) else (put.cards,))


def _is_paid_with(cost: Value) -> bool:
    """Return whether the card itself leaves play as the cost is paid."""
    return any(part.cards == This() for part in of_kinds(parts_by_kind(cost), (Destroy, Put)))


def _excludes_itself(part: Every) -> bool:
    return part.zones != (Zone.PLAY,) and Not(Among(This())) in parts_of(part.filter)


def _leaves_play(event: On) -> bool:
    return is_a_move(event) and event.to_zone is not Zone.PLAY and event.from_zone in (None, Zone.PLAY)


def _is_done_to(value: Value, gone: set[Selection]) -> bool:
    """Return whether the text does something to one of the cards as it was, which only a card in play undergoes."""
    if isinstance(value, Delay) and any(on.subject is not None for on in value.power.on):
        return False
    if any(isinstance(value, kind) and getattr(value, name) in gone for kind, name in _UNDERGONE.items()):
        return True
    parts = value if isinstance(value, tuple) else (getattr(value, name) for name in part_names(value))
    return any(_is_done_to(each, gone) for each in parts)


def _done(value: Value) -> Iterator[Any]:
    """Yield the parts of a text in its order, without those of which only values from before the move are asked."""
    yield value
    if isinstance(value, (ControllerOf, OwnerOf, ValueOf)):
        return
    for each in value if isinstance(value, tuple) else (getattr(value, name) for name in part_names(value)):
        yield from _done(each)
