"""The text of links, and the four types of powers: payment, completion, triggered, continuous (700.1)."""

from __future__ import annotations

from typing import TypeAlias

from engine.language.costs import Cost
from engine.language.effects import Effect
from engine.language.filters import Filter
from engine.language.modifiers import Change
from engine.language.selections import Circumstance, Number, Quantity, Selection, Total
from engine.language.triggers import On
from engine.language.words import Alike, DamageType, KeywordName, Kind, Zone
from engine.value import value


@value
class TargetDescription:
    """What a target must be (706.1).

    Between `least` and `most` targets are chosen; `alike` is what they must have in common, `total` the most that their
    values may come to together.
    """

    filter: Filter
    least: Quantity = Number(1)
    most: Quantity = Number(1)
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    alike: Alike | None = None
    total: Total | None = None


@value
class Text:
    """The text of a link: descriptions of its targets, and its effects in order."""

    targets: tuple[TargetDescription, ...] = ()
    effects: tuple[Effect, ...] = ()


@value
class Modes:
    """A modal text (707.1b): from `least` to `most` of the modes are chosen as the link is added.

    `words` name the modes, in order. All of them may be chosen if the condition `all_if` is true.
    """

    modes: tuple[Text, ...]
    words: tuple[str, ...]
    least: int = 1
    most: int = 1
    all_if: Circumstance | None = None


LinkText: TypeAlias = Text | Modes


@value
class Attach:
    """An attach description (306.3): the host is a target of the link or, if not `targeted`, chosen as it resolves."""

    to: TargetDescription
    targeted: bool = True


@value
class Payment:
    """A payment power (701): its cost, its text, and the restrictions on its use.

    `zones` are the zones in which it functions, `trait` a trait that its controller's hero must have. With `by_anyone`
    any player may use it, and "you" in its text is the player who does.
    """

    cost: tuple[Cost, ...]
    text: LinkText
    only_if: Circumstance | None = None
    once_per_turn: bool = False
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    trait: str | None = None
    by_anyone: bool = False


@value
class Completion:
    """A completion power (702): `cost` leaves out turning the quest face down, which is always part of it."""

    cost: tuple[Cost, ...]
    text: LinkText
    only_if: Circumstance | None = None
    trait: str | None = None


@value
class Triggered:
    """A triggered power (703): the events it watches for, its text, and its if-condition (703.2)."""

    on: tuple[On, ...]
    text: LinkText
    if_: Circumstance | None = None
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    trait: str | None = None
    once_per_turn: bool = False


@value
class Continuous:
    """A continuous power (704): its changes, the cards and players they apply to, and a condition for them to apply."""

    changes: tuple[Change, ...]
    to: Selection | Filter
    while_: Circumstance | None = None
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    trait: str | None = None


@value
class Keyword:
    """A keyword that stands for a power, with the damage type or the kinds of cards that follow it.

    `fitting` describes the cards further where a kind alone does not.
    """

    name: KeywordName
    damage_type: DamageType | None = None
    kinds: tuple[Kind, ...] = ()
    fitting: Filter | None = None
    trait: str | None = None


Power: TypeAlias = Payment | Completion | Triggered | Continuous | Keyword
