"""What was worked out for one state and still holds for the next: the modifiers in force, and values of cards.

Modifiers are the same as long as what they come from is the same. A value of a card is the same as long as the card is,
the modifiers are, and so is every part of the state that their texts ask about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from operator import is_
from typing import TYPE_CHECKING, Any

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    ClassedLike,
    Controlled,
    DealtDamage,
    DidThisTurn,
    EnteredThisTurn,
    HasAttached,
    HasCounter,
    HasKeyword,
    HasTrait,
    InCombatWith,
    InCondition,
    Is,
    Marked,
    Named,
    NamedLike,
    Not,
    OfDamageType,
    Owned,
    Standing,
    Tagged,
    TypedLike,
    Valued,
    WasDealtDamage,
)
from engine.language.modifiers import (
    READY_STEPS_TO_COME,
    TURNS_TO_COME,
    CopyPaymentPowers,
    GainPowers,
    LosePowers,
)
from engine.language.powers import Continuous
from engine.language.selections import (
    AtMost,
    Both,
    Compare,
    ControllerOf,
    Count,
    CountersOn,
    During,
    Either,
    EventAmount,
    Every,
    Fits,
    Half,
    Happened,
    HeroOf,
    Highest,
    Host,
    Negated,
    Number,
    OwnerOf,
    Per,
    Players,
    Plus,
    Role,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    TimesDone,
    TurnOf,
    TurnPlayer,
    Union,
    ValueOf,
    X,
    You,
)
from engine.language.words import Condition, Zone
from engine.value import value

if TYPE_CHECKING:
    from engine.state.cards import Card
    from engine.state.game import State
    from engine.state.ids import CardId
    from engine.state.modifier import Modifier
    from engine.view.modifiers_in_force import Active
    from engine.view.printed_values import Values

_OTHERS = frozenset(("cards", "play", "players", "gone", "combat"))
_IN_COMBAT = (Condition.ATTACKING, Condition.DEFENDING, Condition.PROTECTING, Condition.IN_COMBAT)
_LATER = (*READY_STEPS_TO_COME, *TURNS_TO_COME)
_NOTHING: frozenset[str] = frozenset()

_ASKS: dict[type, frozenset[str]] = {
    **dict.fromkeys((AllOf, AnyOf, Not, Is, Tagged, HasTrait, Named, Controlled, Owned, Valued), _NOTHING),
    **dict.fromkeys((HasKeyword, OfDamageType, HasCounter, InCondition, Marked), _NOTHING),
    **dict.fromkeys((This, You, Target, Role, Those, Union), _NOTHING),
    **dict.fromkeys((Number, X, ThatMany, EventAmount, Plus, Times, Per, Half, AtMost), _NOTHING),
    **dict.fromkeys((Compare, Negated, Both, Either), _NOTHING),
    **dict.fromkeys(
        (AttachedTo, HasAttached, InCombatWith, NamedLike, TypedLike, ClassedLike, Among, Fits, Host, OwnerOf), _OTHERS
    ),
    **dict.fromkeys((Count, ValueOf, Highest, CountersOn), _OTHERS),
    **dict.fromkeys(
        (DidThisTurn, EnteredThisTurn, WasDealtDamage, DealtDamage, Happened, TimesDone), _OTHERS | {"history"}
    ),
    ControllerOf: _OTHERS | {"chain"},
    Standing: frozenset(("players",)),
    HeroOf: frozenset(("players",)),
    Players: frozenset(("players", "turn_player")),
    TurnPlayer: frozenset(("turn_player",)),
    TurnOf: frozenset(("turn_player",)),
    During: frozenset(("phase",)),
}
"""What a kind of text asks about besides the card itself, by the names of the state's fields.

A text of a kind that is not here may ask about anything.
"""


class _AsksAnything(Exception):
    """A text may ask about anything."""


def _asked(text: object) -> frozenset[str]:
    """Return the fields of the state that a text asks about, in any of its parts.

    Raises:
        _AsksAnything: nobody knows.
    """
    if isinstance(text, tuple):
        return frozenset().union(*map(_asked, text)) if text else _NOTHING
    if not is_dataclass(text):
        return _NOTHING
    known = _KNOWN.get(id(text))
    if known is None:
        if len(_KNOWN) > _MOST_KEPT:
            _KNOWN.clear()
        known = _KNOWN[id(text)] = (text, _found_asked(text))
    return known[1]


_KNOWN: dict[int, tuple[object, frozenset[str]]] = {}
"""What texts ask about, by the text; kept with it, so that its id stays its own."""
_MOST_KEPT = 4096


def _found_asked(text: Any) -> frozenset[str]:  # noqa: ANN401 - any part of a text.
    if isinstance(text, Every) and text.zones == (Zone.PLAY,):
        own = _OTHERS
    elif type(text) in _ASKS:
        own = _ASKS[type(text)]
    else:
        raise _AsksAnything
    if isinstance(text, InCondition) and text.condition in _IN_COMBAT:
        own |= {"combat"}
    return own.union(*(_asked(getattr(text, each.name)) for each in fields(text)))


def _asked_by(active: Active, valued: tuple[type, ...]) -> frozenset[str]:
    """Return the fields of the state on which it depends what the modifier does to the values of a card.

    Raises:
        _AsksAnything: nobody knows.
    """
    asked = _asked(active.to) | _asked(active.while_)
    if active.modifier is not None and active.modifier.duration in _LATER:
        asked |= {"turn", "turn_player", "phase"}
    for change in active.changes:
        if isinstance(change, CopyPaymentPowers):
            asked |= _OTHERS | _asked(change.of)
        elif isinstance(change, valued) and not isinstance(change, GainPowers):
            asked = asked.union(*(_asked(getattr(change, each.name)) for each in fields(change)))
    return asked | _OTHERS if active.printed_trait is not None else asked


@value
class _Sources:
    """What the modifiers in force come from: those of links, and the cards with continuous powers."""

    modifiers: tuple[Modifier, ...]
    continuous: tuple[CardId, ...]
    elsewhere: tuple[CardId, ...]
    cards: Mapping[CardId, Card]

    def same_in(self, state: State) -> bool:
        """Return whether they are the same in the state."""
        if state.modifiers is not self.modifiers or state.play.continuous is not self.continuous:
            return False
        if state.elsewhere is not self.elsewhere:
            return False
        then, now = self.cards, state.cards
        if then is now:
            return True
        for ids in (self.continuous, self.elsewhere):
            for card in ids:
                held = now.get(card)
                if then[card] is not held and (held is None or _as_source(then[card]) != _as_source(held)):
                    return False
        return all((modifier.source in then) == (modifier.source in now) for modifier in self.modifiers)


def _as_source(card: Card) -> tuple[object, ...]:
    """Return what the modifiers of a card's powers have from the card, whatever they apply to."""
    where = (card.zone, card.resource, card.face_up, card.controller, card.owner, card.attached_to)
    return (*where, card.timestamp, card.powers_since, card.bound, card.counters, card.counted, id(card.printed))


def sources_in(state: State) -> _Sources:
    """Return what the modifiers in force in the state come from."""
    return _Sources(state.modifiers, state.play.continuous, state.elsewhere, state.cards)


@value
class _Asked:
    """What the values of cards depend on besides the cards themselves, by the fields of the state; None: on anything.

    `everything` is what the values of all of them depend on together, `general` what those of a card depend on that no
    modifier speaks of alone, `own` the same of each of the other cards.
    """

    everything: frozenset[str] | None
    general: frozenset[str] | None
    own: Mapping[int, frozenset[str] | None]


@dataclass(slots=True)
class Lasting:
    """Modifiers in force, in order, with what they come from, and what is known of them.

    `settled` tells that their order, too, hangs on values: some depend on others, `order` is what is known of that, and
    `seen` is what it was found in. `values` are those of cards, each with the card as it was and with what its values
    depend on besides.
    """

    sources: _Sources
    active: tuple[Active, ...]
    asked: _Asked
    settled: bool = False
    order: Mapping[str, Any] = field(default_factory=dict)
    seen: tuple[object, ...] = ()
    kinds: dict[object, Any] = field(default_factory=dict)
    values: dict[CardId, tuple[Card, tuple[object, ...], Values]] = field(default_factory=dict)

    def holds_for(self, state: State) -> bool:
        """Return whether the same modifiers are in force in the state."""
        if not self.sources.same_in(state):
            return False
        everything = self.asked.everything
        return not self.settled or (everything is not None and _same(_seen(state, everything), self.seen))

    def go_by(self, state: State) -> None:
        """Take what the modifiers come from as it is in a state in which they are in force."""
        if self.sources.cards is not state.cards:
            self.sources = sources_in(state)

    def values_in(self, state: State, card: Card) -> Values | None:
        """Return the values of the card if they are known and nothing that they depend on has changed."""
        known = self.values.get(card.id)
        if known is None or known[0] is not card:
            return None
        seen = self._seen_for(state, card)
        return known[2] if seen is not None and _same(seen, known[1]) else None

    def keep(self, state: State, card: Card, values: Values) -> None:
        """Keep the values of the card for the states in which they hold, if it is known which those are."""
        seen = self._seen_for(state, card)
        if seen is not None:
            self.values[card.id] = (card, seen, values)

    def _seen_for(self, state: State, card: Card) -> tuple[object, ...] | None:
        asked = self.asked.own.get(card.id, self.asked.general)
        if asked is None:
            return None
        views: dict[frozenset[str], tuple[object, ...]] = state.memo.setdefault("seen", {})
        seen = views.get(asked)
        if seen is None:
            seen = views[asked] = _seen(state, asked)
        return seen


def _same(left: tuple[object, ...], right: tuple[object, ...]) -> bool:
    """Return whether the same things stand in both, in the same places."""
    return left is right or (len(left) == len(right) and all(map(is_, left, right)))


def _seen(state: State, asked: frozenset[str]) -> tuple[object, ...]:
    """Return what is in the fields now; of players who is in the game, on which side, with which hero."""
    found: list[object] = [getattr(state, name) for name in sorted(asked) if name != "players"]
    if "players" in asked:
        for player in state.players:
            found += (player.team, player.out, player.hero)
    return tuple(found)


def speaks_of(active: Active) -> frozenset[int] | None:
    """Return the cards that alone the modifier can apply to, None where that is for its description to say."""
    if active.cards is not None:
        return active.cards
    return frozenset((active.source,)) if isinstance(active.to, This) else None


def _asked_of(active: tuple[Active, ...], valued: tuple[type, ...], *, settled: bool) -> _Asked:
    """Return what the values of which cards depend on.

    What looks at other cards depends on all that their values depend on. Where the order hangs on values, so does
    everything.
    """
    asked = [(each, _asked_or_anything(each, valued)) for each in active]
    everything = _union(by for _, by in asked)
    if settled:
        everything = None if everything is None else everything | _OTHERS
        return _Asked(everything, everything, {})
    general = [by for each, by in asked if speaks_of(each) is None or _brings_modifiers(each)]
    named: dict[int, list[frozenset[str] | None]] = {}
    for each, by in asked:
        for card in speaks_of(each) or ():
            named.setdefault(card, []).append(by)

    def closed(fields_: Iterable[frozenset[str] | None]) -> frozenset[str] | None:
        found = _union(fields_)
        return found if found is not None and "cards" not in found else everything

    return _Asked(everything, closed(general), {card: closed((*general, *by)) for card, by in named.items()})


def _union(fields_: Iterable[frozenset[str] | None]) -> frozenset[str] | None:
    """Return all of the fields together, None where one of them stands for anything."""
    found = _NOTHING
    for each in fields_:
        if each is None:
            return None
        found |= each
    return found


def _asked_or_anything(active: Active, valued: tuple[type, ...]) -> frozenset[str] | None:
    try:
        return _asked_by(active, valued)
    except _AsksAnything:
        return None


def _brings_modifiers(active: Active) -> bool:
    """Return whether it hangs on the modifier which others there are: it takes powers, or gives continuous ones."""
    return any(
        isinstance(change, LosePowers)
        or (isinstance(change, GainPowers) and any(isinstance(power, Continuous) for power in change.powers))
        for change in active.changes
    )


def lasting(
    state: State, active: tuple[Active, ...], valued: tuple[type, ...], order: Mapping[str, Any] | None
) -> Lasting:
    """Return the modifiers as ones that may still be in force in the next state.

    `order` is what is known of an order that hangs on values, None where it is that of the timestamps.
    """
    settled = order is not None
    asked = _asked_of(active, valued, settled=settled)
    seen = _seen(state, asked.everything) if settled and asked.everything is not None else ()
    return Lasting(sources_in(state), active, asked, settled, order or {}, seen)
