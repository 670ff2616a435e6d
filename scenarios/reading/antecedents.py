"""What a card's text refers to: names must be given before they are used, and X needs a number chosen for it."""

from __future__ import annotations

from typing import get_args

from engine.language.costs import Perform
from engine.language.counter_moves import MoveCounters
from engine.language.effects import (
    AddCounters,
    Apply,
    ChooseMode,
    ChooseNumber,
    Destroy,
    Effect,
    FlipCoin,
    ForEach,
    NameCard,
    Put,
    RemoveCounters,
    RollDice,
)
from engine.language.filters import Among, HasCounter
from engine.language.modifiers import EntersPlay, GainPowers
from engine.language.powers import Completion, Continuous, Payment, TargetDescription, Text, Triggered
from engine.language.printed import Printed, TokenFace
from engine.language.revelation import LookAt, Search
from engine.language.selections import (
    CountersOn,
    HeroOf,
    Host,
    Players,
    Role,
    Selection,
    Target,
    ThatMany,
    This,
    Those,
    X,
    You,
)
from engine.language.triggers import What
from engine.language.words import Zone
from scenarios.near_names import near_name
from scenarios.reading.bound_names import NAMES_GIVEN, names_given
from scenarios.reading.parts_by_kind import PartsByKind, card_parts, of_kinds, parts_by_kind, parts_with_host, together
from scenarios.reading.templates import Value, parts_of, replaced

_EFFECTS = frozenset(get_args(Effect))

_ALWAYS_KNOWN = frozenset({"it"})
"""The name that a rule gives to each card in turn."""


def unfounded(printed: Printed) -> str | None:
    """Return what the card refers to without having introduced it, None if there is no such thing."""
    of_card = (printed.additional_cost, printed.alternate_cost, printed.attach, printed.highest_x, printed.text)
    bound = set(_ALWAYS_KNOWN)
    for unit in (of_card, *printed.powers):
        parts = together(unit) if unit is of_card else parts_by_kind(unit)
        if not printed.has_x and _lacks_x(printed.additional_cost, parts):
            return "X"
        if Target in parts and Target in parts_by_kind(_cost_of(unit)):
            return "a target"
        if any(map(_is_done_by_nobody, of_kinds(parts, _EFFECTS.intersection(parts)))):
            return "who does it"
        if any(isinstance(part.player, Players) for part in of_kinds(parts, _BY_ONE)):
            return "who does it"
        known = bound if unit is of_card else set(bound)
        if _points_at_nothing(unit, parts, known) or _is_about_another_text(unit) or _changes_what_has_left(unit):
            return "what is spoken of again"
        if any(map(_is_about_the_giver, of_kinds(parts, (GainPowers, TokenFace)))):
            return "what is spoken of again"
        if _is_about_one_of_each_before(unit, parts):
            return "what is spoken of again"
    return None


def _cost_of(unit: Value) -> Value:
    """Return the cost of a power, which is read before the targets of the power's text and has none of its own."""
    return unit.cost if isinstance(unit, (Completion, Payment)) else ()


def _is_done_by_nobody(part: object) -> bool:
    """Return whether no player was found who performs the effect."""
    return getattr(part, "player", part) is None or getattr(part, "players", part) is None


def _is_about_one_of_each_before(unit: Value, parts: PartsByKind) -> bool:
    """Return whether later words are about the one player or card of a loop that has ended."""
    loops = parts.get(ForEach, ())
    if not loops:
        return False
    after = unit
    for loop in loops:
        after = replaced(after, loop, Text())
    left = parts_of(after)
    named = {part.name for part in left if isinstance(getattr(part, "name", None), str) and not isinstance(part, Those)}
    ended = {loop.name for loop in loops} - named - _ALWAYS_KNOWN
    return any(isinstance(part, Those) and part.name in ended for part in left)


_BY_ONE = (ChooseMode, ChooseNumber, FlipCoin, LookAt, NameCard, RollDice, Search)
"""Effects that one player performs: of several each would have a result of his or her own."""


def _is_about_another_text(unit: Value) -> bool:
    """Return whether a continuous power is about a target, or cards that were chosen, of a text that it's no part of.

    Such a power functions by itself (704.1), while targets and choices are known to their own text alone.
    """
    if not isinstance(unit, Continuous):
        return False
    alone = unit
    for text in parts_by_kind(unit).get(Text, ()):
        alone = replaced(alone, text, Text())
    parts = parts_by_kind(alone)
    return Target in parts or _points_at_nothing(alone, parts, set(_ALWAYS_KNOWN))


def _is_about_the_giver(part: GainPowers | TokenFace) -> bool:
    """Return whether a power that is given to others is about what only the text that gives it knows.

    That is what the text's own card is attached to, who has a role in its event, its targets and what was chosen in it.
    """
    for power in part.powers:
        parts = parts_by_kind(power)
        events, aims = Triggered in parts, TargetDescription in parts
        roles = [each.name for each in parts.get(Role, ())]
        far = [name for name in roles if not (aims if name.startswith("target ") else events)]
        if far or Host in parts or _points_at_nothing(power, parts, set(_ALWAYS_KNOWN)):
            return True
    return False


def _changes_what_has_left(power: Value) -> bool:
    """Return whether the power changes its own card after this has left play, as its cost or as its event (411.8).

    "It" is then another card, such as the hero that was spoken of just before.
    """
    match power:
        case Payment(cost, text):
            left = any(isinstance(each, Perform) and _leaves(each.effect) for each in cost)
        case Triggered(on, text):
            left = all(each.what in _LEAVING and each.subject == Among(This()) for each in on)
        case _:
            return False
    if not left:
        return False
    parts = parts_by_kind(text)
    back = any(part.cards == This() and part.zone is Zone.PLAY for part in parts.get(Put, ()))
    return not back and any(map(_changes_this, of_kinds(parts, (MoveCounters, Apply))))


def _changes_this(part: MoveCounters | Apply) -> bool:
    """Return whether the part changes its own card, or takes counters from it, as a card in play."""
    return part.to == This() or (isinstance(part, MoveCounters) and part.cards == This())


_LEAVING = (What.DESTROYED, What.LEAVES_PLAY)


def _leaves(effect: Effect) -> bool:
    """Return whether the effect takes the card itself out of play."""
    return isinstance(effect, (Destroy, Put)) and effect.cards == This()


def two_spellings(printed: Printed) -> tuple[str, str] | None:
    """Return two names of counters on the card that are spelt almost alike, None where there are no such names."""
    names = {part.name for part in parts_with_host(printed, AddCounters, CountersOn, HasCounter, RemoveCounters)}
    names |= {name for part in parts_with_host(printed, EntersPlay) for name, _ in part.counters}
    words = sorted(name for name in names if name is not None and name.isalpha())
    pairs = ((name, near_name(name, words[place + 1 :], _ALIKE)) for place, name in enumerate(words))
    return next(((name, near) for name, near in pairs if near is not None), None)


_KNOWN_CARDS = (This(), Host(), HeroOf(You()))
_POINTED_AT = (Target, Role)
"""How a text means a card that it has not named: what it puts counters on of itself is another."""


def counts_elsewhere(printed: Printed) -> str | None:
    """Return the name of counters that are counted on another card than that on which the card puts them, or None.

    "For each doom counter on it" is about the ability that gets doom counters, not about what it is attached to.
    """
    puts = {(part.name, part.cards) for part in card_parts(printed, AddCounters)}
    puts |= {(name, This()) for part in card_parts(printed, EntersPlay) for name, _ in part.counters}
    named = {name for name, on in puts if on in _KNOWN_CARDS}
    counted = (part for part in card_parts(printed, CountersOn) if _is_one_card(part.of))
    return next((part.name for part in counted if part.name in named and (part.name, part.of) not in puts), None)


def _is_one_card(of: Selection) -> bool:
    return of in _KNOWN_CARDS or isinstance(of, _POINTED_AT)


_ALIKE = 0.8


def _lacks_x(additional: Value, parts: PartsByKind) -> bool:
    """Return whether there is an X, and no cost in the text has one, for which a number would be chosen."""
    if X not in parts:
        return False
    return not any(X in parts_by_kind(cost) for cost in (additional, *_paid(parts)))


def _paid(parts: PartsByKind) -> list[Value]:
    return [part.cost for part in of_kinds(parts, (Completion, Payment))]


def _points_at_nothing(value: Value, parts: PartsByKind, bound: set[str]) -> bool:
    """Return whether a part of the value uses a name before one was given; add the names that they give to `bound`."""
    if Those not in parts and ThatMany not in parts:
        bound.update(*map(names_given, of_kinds(parts, NAMES_GIVEN)))
        return False
    for part in parts_of(value):
        if isinstance(part, (Those, ThatMany)):
            if part.name not in bound:
                return True
        else:
            bound |= names_given(part)
    return False
