"""How card text points at cards, players and numbers: selections, quantities, conditions."""

from __future__ import annotations

from typing import TypeAlias

from engine.language.filters import Filter
from engine.language.words import Alike, Comparison, Done, Phase, Relation, Trait, Zone
from engine.value import value

# Selections: which cards or players?


@value
class This:
    """The source of the text (200.1)."""


@value
class You:
    """The controller of the link or modifier."""


@value
class Target:
    """What was chosen for a target description, counted from 0, that is still legal (709.2c)."""

    slot: int = 0


@value
class Host:
    """The card to which the source is attached, or last was (709.2d)."""


@value
class Role:
    """What played a role in the trigger event: subject, other, player, link.

    In a text that waits for an event, "target 0" and so on are what the text that put it off had targeted.
    """

    name: str


@value
class Those:
    """What an earlier part of the text bound to the name."""

    name: str


@value
class HeroOf:
    """The heroes of the players."""

    players: Selection


@value
class ControllerOf:
    """The controllers of the cards or links; the last controller of one that is gone."""

    cards: Selection


@value
class OwnerOf:
    """The owners of the cards."""

    cards: Selection


@value
class Players:
    """Every remaining player who stands so to you, in turn order from the turn player."""

    relation: Relation = Relation.ANY


@value
class TurnPlayer:
    """The player whose turn it is."""


@value
class Every:
    """Every card in the zones that fits; of zones that players have one each of, those of the players."""

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
    """Cards that a player chooses among those that fit, alike if so said; binds them to the name if there is one."""

    among: Selection
    least: Quantity | None = None
    most: Quantity | None = None
    by: Selection | None = None
    name: str | None = None
    at_random: bool = False
    alike: Alike | None = None


@value
class Nth:
    """One of the selected cards: the first, the second, in the order in which they were chosen, counted from 0."""

    of: Selection
    place: int


@value
class Union:
    """Everything that one of the selections holds."""

    parts: tuple[Selection, ...]


@value
class Total:
    """What the values of several chosen cards may come to together, at most."""

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
"""The members of the union, to tell a selection from a filter."""

# Quantities: how many?


@value
class Number:
    """The number itself."""

    value: int


@value
class X:
    """The value chosen for X (707.1c)."""


@value
class Count:
    """How many the selection holds, of those that fit if so said."""

    of: Selection
    fitting: Filter | None = None


@value
class ValueOf:
    """The sum of the value over the selected cards; 0 where it is undefined (104.2)."""

    trait: Trait
    of: Selection


@value
class CountersOn:
    """How many counters of the name are on the selected cards."""

    name: str
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
    """How often the number goes into the quantity, whole times."""

    quantity: Quantity
    number: int


@value
class Half:
    """Half of the quantity, rounded down or up."""

    quantity: Quantity
    up: bool = False


@value
class AtMost:
    """The quantity, or the most that it may come to."""

    quantity: Quantity
    most: int


@value
class Highest:
    """The highest value over the selected cards, 0 without any."""

    trait: Trait
    of: Selection


@value
class TimesDone:
    """How often the deed is in this turn's history: of one of the players, with a card that fitted then, if so said.

    By how many different cards, if so said.
    """

    deed: Done
    player: Selection | None = None
    filter: Filter | None = None
    different: bool = False


@value
class HandLimit:
    """The maximum hand size of the player (411.3b)."""

    of: Selection


Quantity: TypeAlias = (
    Number | X | Count | ValueOf | CountersOn | EventAmount | ThatMany | Plus | Times | Per | Half | AtMost | Highest
    | TimesDone | HandLimit
)  # fmt: skip

# Conditions: is it so?


@value
class Compare:
    """Whether the two quantities compare so."""

    left: Quantity
    comparison: Comparison
    right: Quantity


@value
class Fits:
    """Whether there is something selected and all of it fits."""

    selection: Selection
    filter: Filter


@value
class TurnOf:
    """Whether it is the turn of one of the players."""

    players: Selection


@value
class During:
    """Whether the turn is in one of the phases or windows."""

    phases: tuple[Phase, ...]


@value
class PaidAlternate:
    """Whether the alternate cost was paid for this link."""


@value
class WasChosen:
    """Whether the word is the one that was chosen for the source as it entered play."""

    word: str


@value
class Happened:
    """Whether the deed is in this turn's history: of one of the players, with a card that fitted then, if so said."""

    deed: Done
    player: Selection | None = None
    filter: Filter | None = None


@value
class ForSome:
    """Whether the condition holds with one of the selected cards or players, bound to the name."""

    of: Selection
    name: str
    condition: Circumstance


@value
class Negated:
    """Whether the inner condition does not hold."""

    condition: Circumstance


@value
class Both:
    """Whether every inner condition holds."""

    conditions: tuple[Circumstance, ...]


@value
class Either:
    """Whether some inner condition holds."""

    conditions: tuple[Circumstance, ...]


Circumstance: TypeAlias = (
    Compare | Fits | TurnOf | During | PaidAlternate | WasChosen | Happened | ForSome | Negated | Both | Either
)
