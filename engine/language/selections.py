"""How card text refers to cards and players (selections) and to numbers (quantities), and states conditions."""

from __future__ import annotations

from typing import TypeAlias

from engine.language.filters import Filter
from engine.language.words import Alike, Comparison, DamageType, Done, Phase, Relation, Trait, Zone
from engine.value import value


@value
class This:
    """The source of the text (200.1)."""


@value
class You:
    """The controller of the link or modifier."""


@value
class Target:
    """The targets chosen for one target description, counted from 0, without those now illegal (709.2c)."""

    slot: int = 0


@value
class Host:
    """The card to which the source is attached or, if it is gone, was last attached (709.2d)."""


@value
class Role:
    """A card, player or link that had a role in the trigger event: subject, other, player, moved, detached, link.

    In the text of a triggered modifier, the roles "target 0", "target 1"… are the targets of the link that created it.
    """

    name: str


@value
class Those:
    """The cards or players that an earlier part of the text bound to the name."""

    name: str


@value
class HeroOf:
    """The heroes of the players."""

    players: Selection


@value
class ControllerOf:
    """The controllers of the cards or links; of a card that is gone, its last controller."""

    cards: Selection


@value
class OwnerOf:
    """The owners of the cards."""

    cards: Selection


@value
class Players:
    """Every remaining player who has the relation to you, in turn order from the turn player."""

    relation: Relation = Relation.ANY


@value
class TurnPlayer:
    """The player whose turn it is."""


@value
class Every:
    """Every card in the zones that fits the filter; `of` limits decks, hands and other owned zones to those players."""

    filter: Filter
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    of: Selection | None = None


@value
class Top:
    """The top cards of a player's deck."""

    count: Quantity
    of: Selection


@value
class Chosen:
    """From `least` to `most` cards or players that a player, or chance, chooses among those selected.

    `by` is the player who chooses (None: you), `alike` what the chosen cards must have in common. The choice is bound
    to `name`.
    """

    among: Selection
    least: Quantity | None = None
    most: Quantity | None = None
    by: Selection | None = None
    name: str | None = None
    at_random: bool = False
    alike: Alike | None = None


@value
class Nth:
    """One of the selected cards, by its place in the order in which they were chosen, counted from 0."""

    of: Selection
    place: int


@value
class Union:
    """Everything that at least one of the selections holds."""

    parts: tuple[Selection, ...]


@value
class Total:
    """The greatest sum that the values of several chosen cards may have."""

    trait: Trait
    most: Quantity


Selection: TypeAlias = (
    This | You | Target | Host | Role | Those | HeroOf | ControllerOf | OwnerOf | Players | TurnPlayer | Every | Top
    | Chosen | Nth | Union
)  # fmt: skip

SELECTIONS = (
    This, You, Target, Host, Role, Those, HeroOf, ControllerOf, OwnerOf, Players, TurnPlayer, Every, Top, Chosen, Nth,
    Union,
)  # fmt: skip
"""The classes of the union, by which code tells a selection from a filter."""

# Quantities: how many the text means.


@value
class Number:
    """The number itself."""

    value: int


@value
class X:
    """The value chosen for X (707.1c)."""


@value
class Count:
    """The number of cards or players that the selection holds; with a filter, of those that fit."""

    of: Selection
    fitting: Filter | None = None


@value
class ValueOf:
    """The sum of the value over the selected cards, where an undefined value counts as 0 (104.2)."""

    trait: Trait
    of: Selection


@value
class CountersOn:
    """The number of counters with the name, or of all named counters (None), on the selected cards."""

    name: str | None
    of: Selection


@value
class EventAmount:
    """The amount of the trigger event or of the event that is being replaced."""


@value
class ThatMany:
    """The number that an earlier part of the text bound to the name."""

    name: str


@value
class Plus:
    """The sum of the parts."""

    parts: tuple[Quantity, ...]


@value
class Times:
    """The product of the quantity and a factor."""

    quantity: Quantity
    factor: int


@value
class Per:
    """The quantity divided by the number, rounded down."""

    quantity: Quantity
    number: int


@value
class Half:
    """Half of the quantity, rounded down, or up if `up` is set."""

    quantity: Quantity
    up: bool = False


@value
class AtMost:
    """The quantity, but no more than `most`."""

    quantity: Quantity
    most: int


@value
class Highest:
    """The highest value among the selected cards, 0 if there are none."""

    trait: Trait
    of: Selection


@value
class Lowest:
    """The lowest value among the selected cards, 0 if there are none."""

    trait: Trait
    of: Selection


@value
class TimesDone:
    """How often the deed was done this turn.

    Only deeds of the players in `player`, of cards that fitted `filter` then, count; with `different` each card once.
    """

    deed: Done
    player: Selection | None = None
    filter: Filter | None = None
    different: bool = False


@value
class DamageThisTurn:
    """How much damage, of the type, was dealt this turn by characters that fitted `by`, to those that fitted `to`."""

    by: Filter | None = None
    to: Filter | None = None
    combat: bool = False
    damage_type: DamageType | None = None


@value
class TagsAmong:
    """How many of the tags at least one of the selected cards has (202.1)."""

    tags: tuple[str, ...]
    of: Selection


@value
class HandLimit:
    """The maximum hand size of the player (411.3b)."""

    of: Selection


Quantity: TypeAlias = (
    Number | X | Count | ValueOf | CountersOn | EventAmount | ThatMany | Plus | Times | Per | Half | AtMost | Highest
    | Lowest | TimesDone | TagsAmong | HandLimit | DamageThisTurn
)  # fmt: skip

# Conditions: whether something is true.


@value
class Compare:
    """Whether the comparison holds between the two quantities."""

    left: Quantity
    comparison: Comparison
    right: Quantity


@value
class Fits:
    """Whether the selection holds at least one card or player and all of them fit."""

    selection: Selection
    filter: Filter


@value
class TurnOf:
    """Whether it is the turn of one of the players."""

    players: Selection


@value
class TookLastTurn:
    """Whether one of the players took the turn before this one."""

    players: Selection


@value
class During:
    """Whether the turn is in one of the phases, steps or windows."""

    phases: tuple[Phase, ...]


@value
class PaidAlternate:
    """Whether the alternate cost was paid for this link."""


@value
class WasChosen:
    """Whether the word was chosen for the source as it entered play."""

    word: str


@value
class Happened:
    """Whether the deed was done this turn; `player` and `filter` limit it as in `TimesDone`.

    `with_` is what an ability or equipment must have fitted with which damage was dealt (405.3d).
    """

    deed: Done
    player: Selection | None = None
    filter: Filter | None = None
    with_: Filter | None = None


@value
class ForSome:
    """Whether the condition is true for at least one of the selected cards or players, bound to the name in turn."""

    of: Selection
    name: str
    condition: Circumstance


@value
class Negated:
    """Whether the inner condition is false."""

    condition: Circumstance


@value
class Both:
    """Whether every inner condition is true."""

    conditions: tuple[Circumstance, ...]


@value
class Either:
    """Whether at least one inner condition is true."""

    conditions: tuple[Circumstance, ...]


Circumstance: TypeAlias = (
    Compare | Fits | TurnOf | TookLastTurn | During | PaidAlternate | WasChosen | Happened | ForSome | Negated | Both
    | Either
)  # fmt: skip
