"""Parts of a cost of which one changes how another can be paid (401.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations

from engine.effects.text_footprints import WHOLE
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import (
    Choose,
    ChooseNumber,
    Destroy,
    Discard,
    Exhaust,
    Flip,
    If,
    Interrupt,
    Put,
    PutDamage,
    Ready,
    Remember,
    RemoveCounters,
    RollDice,
    Shuffle,
)
from engine.language.filters import AllOf, Among, Is
from engine.language.selections import Every, ThatMany, This, Those
from engine.language.words import Kind, Zone
from engine.state.game import State
from engine.view.footprint import VALUES, Aspect, Aspects, Footprint, words_in

_TOLD = (Destroy, Discard, Exhaust, Flip, Interrupt, Put, PutDamage, Ready, RemoveCounters)
"""The effects for which the module `means` says what they take; whether others can be paid is always tried."""

_OF_RESOURCES = frozenset({Kind.CARD, Kind.QUEST, Kind.RESOURCE})
"""The kinds that a resource may be of."""

_ACTING = frozenset((Aspect.PLAY, Aspect.FACE))
"""The aspects that decide which powers exist: a card that leaves play or is turned over loses its own."""

_SHIFTING = (VALUES - {Aspect.TYPES, Aspect.TAGS}) | {Aspect.HAND_SIZE}
"""Values that may depend on anything that a modifier reads."""

PROTECTING = Perform(Exhaust(This(), "protecting"))
"""What a protector does once its controller has paid for that: it is exhausted (602.2)."""

PROTECTING_EXHAUSTED = Perform(Choose(Every(AllOf((Is((Kind.CHARACTER,)), Among(This())))), "protecting"))
"""The same for one that can protect while exhausted: it is there (103.1)."""


def meddling(parts: Sequence[Cost]) -> bool:
    """Return whether paying one of the parts may change which cards another part means, or how it can be paid.

    Conceding does not count, because it comes last in any case.
    """
    others = tuple(part for part in parts if not isinstance(part, Resources))
    if len(others) < len(parts) and any(minds_resources(part) for part in others):
        return True
    if len(others) < 2:
        return False
    if any(_is_tried(part) for part in others):
        return True
    able = [part for part in others if not isinstance(part, Concede)]
    return any(_bears_on(_footprint(one), _footprint(other)) for one, other in permutations(able, 2))


@cache
def waits_for(part: Cost, other: Cost) -> bool:
    """Return whether the part speaks of a number or of cards by a name that only the other part gives them.

    Shuffling a deck waits for cards that are put on one: they are shuffled into it. To protect waits for all that is
    paid for it.
    """
    if part in (PROTECTING, PROTECTING_EXHAUSTED):
        return part != other
    used, own = _names(part)
    return bool((used - own) & _names(other)[1]) or (_shuffles(part) and _adds_to_a_deck(other))


def _shuffles(part: Cost) -> bool:
    return isinstance(part, Perform) and isinstance(part.effect, Shuffle)


def _adds_to_a_deck(part: Cost) -> bool:
    return isinstance(part, Perform) and isinstance(part.effect, Put) and part.effect.zone is Zone.DECK


@cache
def _names(part: Cost) -> tuple[frozenset[str], frozenset[str]]:
    """Return the names that the part uses, and those that it gives."""
    words = tuple(words_in(part))
    used = frozenset(each.name for each in words if isinstance(each, ThatMany | Those))
    given = (each.name for each in words if isinstance(each, Choose | ChooseNumber | Remember | RollDice))
    return used, frozenset(given)


def readying(parts: Sequence[Cost]) -> bool:
    """Return whether a part readies cards, which can then be exhausted for another part."""
    return any(Aspect.READY in _footprint(part).gives for part in parts)


@cache
def minds_resources(part: Cost) -> bool:
    """Return whether this part of a cost and the resource payment can affect each other.

    It does not count that both may take the same resources: whichever is paid first can take any of them.
    """
    if isinstance(part, Activate | Concede | Resources):
        return False
    made = _footprint(part)
    if Aspect.PLAY in made.gives:
        return True
    minds = Aspect.READY in made.gives | (made.reads - made.takes) or bool(made.reads & _SHIFTING)
    return (minds or _is_tried(part)) and not _means_no_resources(part)


def noticed(state: State, parts: Sequence[Cost]) -> bool:
    """Return whether one of several parts may move a card into or out of play that affects another part.

    Powers and modifiers affect events only while their card is in play.
    """
    deeds = [part for part in parts if isinstance(part, Perform)]
    if len(deeds) < 2 or all(_footprint(part).changes.isdisjoint(_ACTING) for part in deeds):
        return False
    return bool(state.play.triggered or state.play.continuous or state.modifiers or state.elsewhere)


@cache
def _footprint(part: Cost) -> Footprint:
    """Return what the part reads and changes; room for damage is left to the module `means`."""
    if not isinstance(part, Perform):
        return WHOLE.of(part)
    return WHOLE.of(part.effect if part.first is None else (part.first, part.effect))


def _is_tried(part: Cost) -> bool:
    """Return whether what the part takes can only be known by trying to pay it."""
    return isinstance(part, Perform) and not isinstance(part.effect, _TOLD)


def _bears_on(one: Footprint, other: Footprint) -> bool:
    """Return whether the changes of the one part make a difference to the other.

    That both take, or both give, the same thing does not count here: the module `means` covers competition for cards.
    """
    given: Aspects = one.gives & (other.reads - other.gives)
    taken: Aspects = one.takes & (other.reads - other.takes)
    acting: Aspects = one.changes & other.reads & _ACTING
    return bool(given or taken or acting or (one.changes and other.reads & _SHIFTING))


def _means_no_resources(part: Cost) -> bool:
    """Return whether all cards that the part looks for are of kinds that no resource has."""
    words = tuple(words_in(part))
    looked_for = [each for each in words if isinstance(each, Every)]
    return (
        bool(looked_for)
        and not any(isinstance(each, If) for each in words)
        and all(Zone.PLAY not in each.zones or _is_no_resource(each.filter) for each in looked_for)
    )


def _is_no_resource(filter: object) -> bool:
    match filter:
        case Is(kinds):
            return _OF_RESOURCES.isdisjoint(kinds)
        case AllOf(filters):
            return any(_is_no_resource(each) for each in filters)
        case _:
            return False
