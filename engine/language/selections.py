"""How card text points at cards, players and numbers: selections, quantities, conditions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.language.filters import Filter
from engine.language.words import Comparison, Phase, Relation, Trait, Zone

# Selections: which cards or players?


@dataclass(frozen=True, slots=True)
class This:
    """The source of the text (200.1)."""


@dataclass(frozen=True, slots=True)
class You:
    """The controller of the link or modifier."""


@dataclass(frozen=True, slots=True)
class Target:
    """What was chosen for a target description, counted from 0, that is still legal (709.2c)."""

    slot: int = 0


@dataclass(frozen=True, slots=True)
class Host:
    """The card to which the source is attached, or last was (709.2d)."""


@dataclass(frozen=True, slots=True)
class Role:
    """What played a role in the trigger event: subject, other, player, link."""

    name: str


@dataclass(frozen=True, slots=True)
class Those:
    """What an earlier part of the text bound to the name."""

    name: str


@dataclass(frozen=True, slots=True)
class HeroOf:
    """The heroes of the players."""

    players: Selection


@dataclass(frozen=True, slots=True)
class ControllerOf:
    """The controllers of the cards or links; the last controller of one that is gone."""

    cards: Selection


@dataclass(frozen=True, slots=True)
class OwnerOf:
    """The owners of the cards."""

    cards: Selection


@dataclass(frozen=True, slots=True)
class Players:
    """Every remaining player who stands so to you, in turn order from the turn player."""

    relation: Relation = Relation.ANY


@dataclass(frozen=True, slots=True)
class TurnPlayer:
    """The player whose turn it is."""


@dataclass(frozen=True, slots=True)
class Every:
    """Every card in the zones that fits; of zones that players have one each of, those of the players."""

    filter: Filter
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    of: Selection | None = None


@dataclass(frozen=True, slots=True)
class Top:
    """The top cards of a player's deck."""

    count: Quantity
    of: Selection


@dataclass(frozen=True, slots=True)
class Chosen:
    """Cards that a player chooses among those that fit; binds them to the name if there is one."""

    among: Selection
    least: Quantity | None = None
    most: Quantity | None = None
    by: Selection | None = None
    name: str | None = None
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class Nth:
    """One of the selected cards: the first, the second, in the order in which they were chosen, counted from 0."""

    of: Selection
    place: int


@dataclass(frozen=True, slots=True)
class Union:
    """Everything that one of the selections holds."""

    parts: tuple[Selection, ...]


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


@dataclass(frozen=True, slots=True)
class Number:
    """The number itself."""

    value: int


@dataclass(frozen=True, slots=True)
class X:
    """The value chosen for X (707.1c)."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many the selection holds."""

    of: Selection


@dataclass(frozen=True, slots=True)
class ValueOf:
    """The sum of the value over the selected cards; 0 where it is undefined (104.2)."""

    trait: Trait
    of: Selection


@dataclass(frozen=True, slots=True)
class CountersOn:
    """How many counters of the name are on the selected cards."""

    name: str
    of: Selection


@dataclass(frozen=True, slots=True)
class EventAmount:
    """The amount of the trigger event or of the event that is being replaced."""


@dataclass(frozen=True, slots=True)
class ThatMany:
    """The number that an earlier part of the text bound to the name."""

    name: str


@dataclass(frozen=True, slots=True)
class Plus:
    """The sum of the parts."""

    parts: tuple[Quantity, ...]


@dataclass(frozen=True, slots=True)
class Times:
    """The product of the quantity and a factor."""

    quantity: Quantity
    factor: int


@dataclass(frozen=True, slots=True)
class Per:
    """How often the number goes into the quantity, whole times."""

    quantity: Quantity
    number: int


@dataclass(frozen=True, slots=True)
class Half:
    """Half of the quantity, rounded down or up."""

    quantity: Quantity
    up: bool = False


@dataclass(frozen=True, slots=True)
class Highest:
    """The highest value over the selected cards, 0 without any."""

    trait: Trait
    of: Selection


Quantity: TypeAlias = (
    Number | X | Count | ValueOf | CountersOn | EventAmount | ThatMany | Plus | Times | Per | Half | Highest
)

# Conditions: is it so?


@dataclass(frozen=True, slots=True)
class Compare:
    """Whether the two quantities compare so."""

    left: Quantity
    comparison: Comparison
    right: Quantity


@dataclass(frozen=True, slots=True)
class Fits:
    """Whether there is something selected and all of it fits."""

    selection: Selection
    filter: Filter


@dataclass(frozen=True, slots=True)
class TurnOf:
    """Whether it is the turn of one of the players."""

    players: Selection


@dataclass(frozen=True, slots=True)
class During:
    """Whether the turn is in one of the phases or windows."""

    phases: tuple[Phase, ...]


@dataclass(frozen=True, slots=True)
class PaidAlternate:
    """Whether the alternate cost was paid for this link."""


@dataclass(frozen=True, slots=True)
class WasChosen:
    """Whether the word is the one that was chosen for the source as it entered play."""

    word: str


@dataclass(frozen=True, slots=True)
class Happened:
    """Whether the deed is in this turn's history: of one of the players, with a card that fits, if so said."""

    deed: str
    player: Selection | None = None
    filter: Filter | None = None


@dataclass(frozen=True, slots=True)
class ForSome:
    """Whether the condition holds with one of the selected cards or players, bound to the name."""

    of: Selection
    name: str
    condition: Circumstance


@dataclass(frozen=True, slots=True)
class Negated:
    """Whether the inner condition does not hold."""

    condition: Circumstance


@dataclass(frozen=True, slots=True)
class Both:
    """Whether every inner condition holds."""

    conditions: tuple[Circumstance, ...]


@dataclass(frozen=True, slots=True)
class Either:
    """Whether some inner condition holds."""

    conditions: tuple[Circumstance, ...]


Circumstance: TypeAlias = (
    Compare | Fits | TurnOf | During | PaidAlternate | WasChosen | Happened | ForSome | Negated | Both | Either
)
