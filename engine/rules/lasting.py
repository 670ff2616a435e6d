"""What was worked out for one state and still holds for the next: the modifiers in force, and values of cards.

Modifiers are the same as long as what they come from is the same. A value of a card is the same as long as the card is,
the modifiers are, and so is every part of the state that their texts ask about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from operator import is_
from typing import TYPE_CHECKING, Any

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    Controlled,
    DealtDamage,
    DidThisTurn,
    EnteredThisTurn,
    HasAttached,
    HasCounter,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Named,
    NamedLike,
    Not,
    OfDamageType,
    Owned,
    Standing,
    Tagged,
    Valued,
    WasDealtDamage,
)
from engine.language.modifiers import CopyPaymentPowers, Duration, GainPowers
from engine.language.selections import (
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

if TYPE_CHECKING:
    from engine.rules.bases import Values
    from engine.rules.interaction import Active
    from engine.state.cards import Card
    from engine.state.game import State
    from engine.state.ids import CardId

_OTHERS = frozenset(("cards", "play", "players", "gone", "combat"))
_IN_COMBAT = (Condition.ATTACKING, Condition.DEFENDING, Condition.PROTECTING, Condition.IN_COMBAT)
_LATER = (Duration.ITS_NEXT_READY_STEP, Duration.YOUR_NEXT_READY_STEP)
_NOTHING: frozenset[str] = frozenset()

_ASKS: dict[type, frozenset[str]] = {
    **dict.fromkeys((AllOf, AnyOf, Not, Is, Tagged, HasTrait, Named, Controlled, Owned, Valued), _NOTHING),
    **dict.fromkeys((HasKeyword, OfDamageType, HasCounter, InCondition), _NOTHING),
    **dict.fromkeys((This, You, Target, Role, Those, Union), _NOTHING),
    **dict.fromkeys((Number, X, ThatMany, EventAmount, Plus, Times, Per, Half), _NOTHING),
    **dict.fromkeys((Compare, Negated, Both, Either), _NOTHING),
    **dict.fromkeys((AttachedTo, HasAttached, NamedLike, Among, Fits, Host, OwnerOf), _OTHERS),
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
        return frozenset().union(*map(_asked, text))
    if not is_dataclass(text):
        return _NOTHING
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


@dataclass(slots=True)
class Lasting:
    """Modifiers in force, in order, with what they come from, and what is known of them.

    `asked` names what the values of cards depend on besides the cards themselves, None where nobody knows; `seen` is
    what those fields were when `values` were worked out. `settled` tells that their order, too, hangs on values: some
    depend on others, and `order` is what is known of that.
    """

    sources: tuple[object, ...]
    active: tuple[Active, ...]
    asked: frozenset[str] | None
    settled: bool = False
    order: Mapping[str, Any] = field(default_factory=dict)
    kinds: dict[object, Any] = field(default_factory=dict)
    seen: tuple[object, ...] = ()
    values: dict[CardId, tuple[Card, Values]] = field(default_factory=dict)

    def holds_for(self, state: State) -> bool:
        """Return whether the same modifiers are in force in the state."""
        if not _same(sources_of(state), self.sources):
            return False
        return not self.settled or (self.asked is not None and _same(_seen(state, self.asked), self.seen))

    def in_state(self, state: State) -> Lasting:
        """Return what still holds where the same modifiers are in force: values if nothing asked about has changed."""
        if self.asked is None:
            return self
        seen = _seen(state, self.asked)
        if _same(seen, self.seen):
            return self
        return Lasting(self.sources, self.active, self.asked, self.settled, self.order, self.kinds, seen, {})


def _same(left: tuple[object, ...], right: tuple[object, ...]) -> bool:
    """Return whether the same things stand in both, in the same places."""
    return len(left) == len(right) and all(map(is_, left, right))


def _seen(state: State, asked: frozenset[str]) -> tuple[object, ...]:
    """Return what is in the fields now; of players who is in the game, on which side, with which hero."""
    found: list[object] = [getattr(state, name) for name in sorted(asked) if name != "players"]
    if "players" in asked:
        for player in state.players:
            found += (player.team, player.out, player.hero)
    return tuple(found)


def sources_of(state: State) -> tuple[object, ...]:
    """Return everything that the modifiers in force come from."""
    cards = state.cards
    return (
        state.modifiers,
        state.play.continuous,
        state.elsewhere,
        *[cards[card] for card in state.play.continuous],
        *[cards[card] for card in state.elsewhere],
        *[modifier.source in cards for modifier in state.modifiers],
    )


def lasting(
    state: State, active: tuple[Active, ...], valued: tuple[type, ...], order: Mapping[str, Any] | None
) -> Lasting:
    """Return the modifiers as ones that may still be in force in the next state.

    `order` is what is known of an order that hangs on values, None where it is that of the timestamps.
    """
    asked: frozenset[str] | None
    try:
        asked = frozenset().union(*(_asked_by(each, valued) for each in active))
    except _AsksAnything:
        asked = None
    if order is not None and asked is not None:
        asked |= _OTHERS
    return Lasting(sources_of(state), active, asked, order is not None, order or {}).in_state(state)
