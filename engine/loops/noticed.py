"""What the texts that may matter in a game ask about, so that the rest may differ without being noticed (801.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import chain
from typing import Any

from engine.language import costs, deciding, effects, filters, modifiers, powers, printed, selections, triggers
from engine.language.filters import Filter, HasCounter, InCondition, Is, LinkIs, Named, Not, Standing, Valued
from engine.language.modifiers import Adjust, Change, EntersPlay, HandSize, Prevent, SetValue, Unpreventable
from engine.language.powers import Continuous, TargetDescription
from engine.language.printed import Printed
from engine.language.selections import CountersOn, Every, Highest, Number, Role, Those, Total, ValueOf
from engine.language.words import Condition, Kind, Trait, Zone
from engine.state.game import State
from engine.view.counters import changes_of

_MOST_KEPT = 4096


class Matter(StrEnum):
    """Something that texts ask about, or bring about, on which it hangs what else makes a difference."""

    ANYTHING = "anything"
    ATK = "ATK"
    HEALTH = "health"
    DAMAGE = "damage"
    HAND_SIZE = "maximum hand size"
    LINKS = "links further down the chain"
    HOW_OFTEN = "how often something was done this turn"
    FIRST_TIME = "whether something happens for the first time this turn"
    DEALING = "damage is dealt"
    HURTING = "damage is dealt or put"
    MENDING = "damage is healed or removed"
    WEAKENING = "health falls"
    STRENGTHENING = "health rises"
    POWERS_LOST = "powers are lost"


_ASKING = {Trait.ATK: Matter.ATK, Trait.HEALTH: Matter.HEALTH, Trait.DAMAGE: Matter.DAMAGE}

_PLAIN: frozenset[type] = frozenset((
    *(costs.Activate, costs.Concede, costs.Perform, costs.Resources),
    *(deciding.ExchangeControl, deciding.NameCard, deciding.RevealUntil),
    *(effects.AddCounters, effects.Apply, effects.Choose, effects.ChooseMode, effects.ChooseNumber),
    *(effects.CreateTokens, effects.Delay, effects.Destroy, effects.Discard, effects.Draw, effects.Exhaust),
    *(effects.ExtraTurn, effects.Flip, effects.FlipCoin, effects.ForEach, effects.If, effects.IfYouDo),
    *(effects.LookAt, effects.LoseTheGame, effects.May, effects.PayResources, effects.Put, effects.Ready),
    *(effects.Reattach, effects.Remember, effects.RemoveCounters, effects.Repeat, effects.Reveal, effects.RollDice),
    *(effects.Search, effects.Shuffle, effects.SkipTurn, effects.TurnDeckOver),
    *(filters.AllOf, filters.Among, filters.AnyOf, filters.AttachedTo, filters.Controlled, filters.DealtDamage),
    *(filters.DidThisTurn, filters.EnteredThisTurn, filters.HasAttached, filters.HasCounter, filters.HasKeyword),
    *(filters.HasTrait, filters.InCombatWith, filters.InCondition, filters.Is, filters.Named, filters.NamedLike),
    *(filters.Not, filters.OfDamageType, filters.Owned, filters.Standing, filters.Tagged, filters.Valued),
    *(filters.ClassedLike, filters.Marked, filters.TypedLike, filters.WasDealtDamage),
    *(modifiers.AddCost, modifiers.Adjust, modifiers.AlterPacket, modifiers.AttackOnly, modifiers.Can),
    *(modifiers.Cannot, modifiers.ChangeCost, modifiers.Control, modifiers.CostToAttack, modifiers.DoInstead),
    *(modifiers.EntersPlay, modifiers.GainPowers, modifiers.GainTags, modifiers.HandSize, modifiers.HasType),
    *(modifiers.MoreOf, modifiers.MoveInstead, modifiers.MustAttack, modifiers.NeedNotReady),
    *(modifiers.PlayAsInstant, modifiers.Prevent, modifiers.Replace, modifiers.SetValue, modifiers.Unpreventable),
    *(powers.Attach, powers.Completion, powers.Continuous, powers.Keyword, powers.Modes, powers.Payment),
    *(powers.TargetDescription, powers.Text, powers.Triggered, printed.Printed, printed.TokenFace, triggers.On),
    *(selections.AtMost, selections.Both, selections.Chosen, selections.Compare, selections.ControllerOf),
    *(selections.Count, selections.CountersOn, selections.During, selections.Either, selections.EventAmount),
    *(selections.Every, selections.Fits, selections.ForSome, selections.Half, selections.Happened),
    *(selections.HeroOf, selections.Highest, selections.Host, selections.Negated, selections.Nth),
    *(selections.Number, selections.OwnerOf, selections.PaidAlternate, selections.Per, selections.Players),
    *(selections.Plus, selections.Role, selections.Target, selections.ThatMany, selections.This, selections.Those),
    *(selections.Times, selections.Top, selections.Total, selections.TurnOf, selections.TurnPlayer, selections.Union),
    *(selections.ValueOf, selections.WasChosen, selections.X, selections.You),
))  # fmt: skip
"""Kinds of text that ask about nothing but what their fields say and what the key of a situation always holds."""

_OF: dict[type, tuple[Matter, ...]] = {
    effects.Deal: (Matter.DEALING, Matter.HURTING),
    effects.PutDamage: (Matter.HURTING,),
    effects.Heal: (Matter.MENDING,),
    effects.RemoveDamage: (Matter.MENDING,),
    effects.Interrupt: (Matter.LINKS,),
    filters.LinkIs: (Matter.LINKS,),
    filters.HasTarget: (Matter.LINKS,),
    modifiers.LosePowers: (Matter.POWERS_LOST,),
    selections.HandLimit: (Matter.HAND_SIZE,),
    selections.TimesDone: (Matter.HOW_OFTEN,),
}
"""Kinds of text that ask about more, or bring more about."""

KNOWN = _PLAIN | _OF.keys()
"""Kinds of text of which it is known what they ask about; any other may ask about anything."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What texts ask about: these matters, counters of these names, cards in play that fit one of these filters.

    Of cards with one of the tags that are `limited` a player may control only so many (410.3b).
    """

    matters: frozenset[Matter] = frozenset()
    counters: frozenset[str] = frozenset()
    looks: tuple[Filter, ...] = ()
    limited: frozenset[str] = frozenset()

    def about(self, *matters: Matter) -> bool:
        """Return whether a text asks about one of the matters, or may ask about anything."""
        return Matter.ANYTHING in self.matters or not self.matters.isdisjoint(matters)

    def is_idle(self, change: Change) -> bool:
        """Return whether nobody notices the change, however often it is made.

        ATK only counts in combat, which no chain that never empties comes to. More health is nothing to characters that
        have no damage and get none.
        """
        return _is_idle(change, self.matters)

    def is_idle_counter(self, name: str) -> bool:
        """Return whether nobody notices how many counters of the name there are."""
        if Matter.ANYTHING in self.matters or name in self.counters:
            return False
        return all(self.is_idle(Adjust(trait, Number(by))) for trait, by in changes_of(name))

    def looks_at(self, face: Printed) -> bool:
        """Return whether a text or a limit picks cards in play among which one with the printed values may be."""
        if Matter.ANYTHING in self.matters or not self.limited.isdisjoint(face.tags):
            return True
        return any(_may_fit(each, face) for each in self.looks)


def asked_by(texts: Iterable[object], *, hurt: bool) -> Asked:
    """Return what the texts ask about in any of their parts; `hurt` tells that there is damage in play already."""
    parts = tuple(chain.from_iterable(map(parts_of, texts)))
    matters = frozenset(chain.from_iterable(map(_matters, parts)))
    if hurt:
        matters |= {Matter.HURTING}
    counters = frozenset(
        part.name for part in parts if isinstance(part, HasCounter | CountersOn | effects.RemoveCounters)
    )
    reaches = (
        filter for part in parts for filter, changes in _reaches(part) if not all(_is_idle(c, matters) for c in changes)
    )
    looks = (_look(part) for part in parts)
    limited = frozenset(tag for part in parts if isinstance(part, Printed) for tag, _ in part.limits)
    return Asked(matters, counters, (*(each for each in looks if each is not None), *reaches), limited)


def texts_in(state: State) -> tuple[Printed, ...]:
    """Return the cards whose text may matter now: in play, on the chain, in hands, and where else powers function."""
    held = chain(state.play.ids, state.elsewhere, *(seat.hand for seat in state.players))
    cards = [state.cards[card] for card in held]
    cards += [card for link in state.chain if (card := state.cards.get(link.id)) is not None]  # type: ignore[call-overload]
    return tuple(card.printed for card in cards if not (card.resource and not card.face_up))


@lru_cache(_MOST_KEPT)
def words_used(text: object) -> frozenset[str]:
    """Return the names of what the text speaks of as an earlier part of it or its event has bound it."""
    return frozenset(part.name for part in parts_of(text) if isinstance(part, Role | Those))


def parts_of(text: object) -> Iterator[Any]:
    """Yield every part of the text that is of a kind of its own; of what it reaches all of, only the description."""
    if isinstance(text, tuple):
        for each in text:
            yield from parts_of(each)
    elif is_dataclass(text):
        yield text
        for each in fields(text):
            held = getattr(text, each.name)
            reached = each.name == "to" and isinstance(text, Continuous | effects.Apply) and _in_play(held)
            yield from parts_of(held.filter if reached else held)


def _in_play(held: object) -> bool:
    return isinstance(held, Every) and held.zones == (Zone.PLAY,) and held.of is None


def _reaches(part: object) -> Iterator[tuple[Filter, tuple[Change, ...]]]:
    """Yield which cards in play the part changes wherever they are, and how."""
    if isinstance(part, Continuous | effects.Apply):
        if _in_play(part.to):
            yield part.to.filter, part.changes  # type: ignore[union-attr]
        elif not isinstance(part.to, selections.SELECTIONS):
            yield part.to, part.changes


def _look(part: object) -> Filter | None:
    """Return what cards in play are like that the part picks, None where it picks none there."""
    if isinstance(part, Every | TargetDescription) and Zone.PLAY in part.zones:
        return part.filter
    return None


def _matters(part: object) -> tuple[Matter, ...]:
    """Return what the part asks about by itself."""
    kind = type(part)
    if kind not in _PLAIN:
        return _OF.get(kind, (Matter.ANYTHING,))
    return _in_detail(part)


def _in_detail(part: object) -> tuple[Matter, ...]:
    """Return what a plain part asks about by what stands in its fields."""
    if isinstance(part, Valued | ValueOf | Highest | Total):
        return (_ASKING[part.trait],) if part.trait in _ASKING else ()
    if isinstance(part, InCondition):
        return (Matter.DAMAGE,) if part.condition is Condition.DAMAGED else ()
    if isinstance(part, Adjust | SetValue):
        return _of_values(part)
    if isinstance(part, effects.AddCounters | effects.RemoveCounters):
        return _of_counters(part.name, removing=isinstance(part, effects.RemoveCounters))
    if isinstance(part, EntersPlay):
        counters = chain.from_iterable(_of_counters(name, removing=False) for name, _ in part.counters)
        return (*counters, *((Matter.HURTING,) if part.damage is not None else ()))
    if isinstance(part, effects.Put):
        return (Matter.HURTING,) if part.damage is not None else ()
    if isinstance(part, costs.Perform):
        return (Matter.DAMAGE, Matter.HEALTH) if isinstance(part.effect, effects.PutDamage) else ()
    if isinstance(part, TargetDescription | Every):
        return (Matter.LINKS,) if Zone.CHAIN in part.zones else ()
    if isinstance(part, triggers.On):
        return (Matter.FIRST_TIME,) if part.first_time_each_turn else ()
    return ()


def _of_values(part: Adjust | SetValue) -> tuple[Matter, ...]:
    if part.trait is not Trait.HEALTH:
        return ()
    rises = isinstance(part, Adjust) and isinstance(part.by, Number) and part.by.value >= 0
    return (Matter.STRENGTHENING,) if rises else (Matter.STRENGTHENING, Matter.WEAKENING)


def _of_counters(name: str, *, removing: bool) -> tuple[Matter, ...]:
    changes = dict(changes_of(name))
    if Trait.HEALTH not in changes:
        return ()
    rises = changes[Trait.HEALTH] > 0 and not removing
    return (Matter.STRENGTHENING,) if rises else (Matter.STRENGTHENING, Matter.WEAKENING)


def _is_idle(change: Change, matters: frozenset[Matter]) -> bool:
    if Matter.ANYTHING in matters:
        return False
    if isinstance(change, HandSize):
        return Matter.HAND_SIZE not in matters
    if isinstance(change, Prevent | Unpreventable):
        return Matter.DEALING not in matters
    if not isinstance(change, Adjust | SetValue):
        return False
    if change.trait is Trait.ATK:
        return Matter.ATK not in matters
    minding = (Matter.HEALTH, Matter.HURTING, Matter.WEAKENING)
    return _of_values(change) == (Matter.STRENGTHENING,) and matters.isdisjoint(minding)


def _may_fit(filter: Filter, face: Printed) -> bool:
    """Return whether an ally token of the face may fit; what isn't told by the face alone may be so."""
    if isinstance(filter, filters.AllOf):
        return all(_may_fit(each, face) for each in filter.filters)
    if isinstance(filter, filters.AnyOf):
        return any(_may_fit(each, face) for each in filter.filters)
    if isinstance(filter, Not):
        return not _must_fit(filter.filter, face)
    if isinstance(filter, Is | Named):
        return _must_fit(filter, face)
    return not isinstance(filter, Standing | LinkIs)


def _must_fit(filter: Filter, face: Printed) -> bool:
    """Return whether every ally token of the face fits, whatever becomes of it."""
    if isinstance(filter, Is):
        return not _TOKENS.isdisjoint(filter.kinds)
    return isinstance(filter, Named) and filter.name == face.name


_TOKENS = frozenset((Kind.ALLY, Kind.CARD, Kind.CHARACTER, Kind.TOKEN))
"""What an ally token is called."""
