"""The text of links, and the four types of powers (700.1)."""

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
    """What a target must be, how many are chosen, what these must have in common and may come to together (706.1)."""

    filter: Filter
    least: Quantity = Number(1)
    most: Quantity = Number(1)
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    alike: Alike | None = None
    total: Total | None = None


@value
class Text:
    """What a link does: its targets, and its effects in order."""

    targets: tuple[TargetDescription, ...] = ()
    effects: tuple[Effect, ...] = ()


@value
class Modes:
    """A modal text (707.1b): so many of the modes are chosen as the link is added; all may be, if so said."""

    modes: tuple[Text, ...]
    words: tuple[str, ...]
    least: int = 1
    most: int = 1
    all_if: Circumstance | None = None


LinkText: TypeAlias = Text | Modes


@value
class Attach:
    """An attach description (306.3): a target of the link, or a card chosen as it resolves."""

    to: TargetDescription
    targeted: bool = True


@value
class Payment:
    """A payment power (701): what is paid, what is done, and the restrictions on its use.

    Any player may use it, and is "you" in its text, if so said.
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
    """A completion power (702): the flip is part of its cost and not written out."""

    cost: tuple[Cost, ...]
    text: LinkText
    only_if: Circumstance | None = None
    trait: str | None = None


@value
class Triggered:
    """A triggered power (703): what it watches for, its if-condition (703.2), what its effect does."""

    on: tuple[On, ...]
    text: LinkText
    if_: Circumstance | None = None
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    trait: str | None = None
    once_per_turn: bool = False


@value
class Continuous:
    """A continuous power (704): what it changes, on what, and while what is true."""

    changes: tuple[Change, ...]
    to: Selection | Filter
    while_: Circumstance | None = None
    zones: tuple[Zone, ...] = (Zone.PLAY,)
    trait: str | None = None


@value
class Keyword:
    """A keyword that stands for a power, with what it is about: a damage type, or kinds of cards."""

    name: KeywordName
    damage_type: DamageType | None = None
    kinds: tuple[Kind, ...] = ()
    trait: str | None = None


Power: TypeAlias = Payment | Completion | Triggered | Continuous | Keyword
