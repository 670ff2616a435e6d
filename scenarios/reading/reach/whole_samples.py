"""Whole cards around a sample: an effect in a text, a number in an effect, a condition before one, and so on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.language import effects as e
from engine.language import modifiers as m
from engine.language import powers as p
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import Effect
from engine.language.filters import AllOf, Among, Filter, Not
from engine.language.modifiers import Change, Modified
from engine.language.powers import Attach, Modes, Power, TargetDescription, Text
from engine.language.printed import Printed, TokenFace
from engine.language.selections import (
    Chosen,
    Circumstance,
    Count,
    Every,
    Number,
    Players,
    Quantity,
    Selection,
    Target,
    This,
    Total,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import CardType, KeywordName, Trait, Zone
from scenarios.reading.reach.samples import FIRE, Sample
from scenarios.reading.reach.scenes import (
    ALLY,
    CARD,
    HERO,
    MINE,
    ONE,
    OPPONENTS,
    THEIRS,
    Scene,
    card,
    doing,
    draws,
    having,
)
from scenarios.reading.templates import Value

_SELECTIONS, _FILTERS, _QUANTITIES = get_args(Selection), get_args(Filter), get_args(Quantity)
_CONDITIONS, _EFFECTS, _COSTS = get_args(Circumstance), get_args(Effect), get_args(Cost)
_CHANGES, _POWERS, _MODIFIED = get_args(Change), get_args(Power), get_args(Modified)


def whole_cards(sample: Sample) -> Iterator[Printed]:
    """Yield cards in whose text the sample's value stands."""
    found = _around(sample.value, sample.scene, sample.sort)
    yield from (each for each in found if each is not None)


def _around(value: Value, scene: Scene, sort: str) -> Iterator[Printed | None]:
    kind = type(value)
    if kind is Printed:
        yield value
    elif kind in _EFFECTS:
        yield from _performed(value, scene)
    elif kind in _SELECTIONS:
        yield from (doing(each, scene) for each in _to(value, sort))
    elif kind in _QUANTITIES:
        yield from _so_much(value, scene)
    elif kind in _CONDITIONS:
        yield doing((e.If(value, draws()),), scene)
        yield having(scene, p.Continuous((m.Adjust(Trait.ATK, ONE),), HERO, value))
    elif kind in _FILTERS:
        yield from _described(value, scene, sort)
    elif kind in _CHANGES:
        yield from _changed(value, scene, sort)
    else:
        yield from _of_the_rest(value, scene)


def _performed(effect: Value, scene: Scene) -> Iterator[Printed | None]:
    yield doing((effect,), scene)
    yield having(scene, p.Payment((Resources(ONE), Perform(effect)), Text((), draws())))


def _to(value: Value, sort: str) -> Iterator[tuple[Effect, ...]]:
    match sort:
        case "players":
            yield (e.Draw(value, ONE),)
            yield (e.Discard(value, ONE),)
        case "links":
            yield (e.Interrupt(value),)
        case _:
            yield (e.Destroy(value, "destroyed"),)
            yield (e.Put(value, Zone.HAND),)
            yield (e.Put(value, Zone.REMOVED),)


def _so_much(value: Value, scene: Scene) -> Iterator[Printed | None]:
    yield doing((e.Draw(You(), value),), scene)
    yield doing((e.Deal(HERO, Every(THEIRS), value, FIRE, name="dealt"),), scene)
    yield having(scene, p.Continuous((m.Adjust(Trait.ATK, value),), HERO))


def _described(value: Value, scene: Scene, sort: str) -> Iterator[Printed | None]:
    match sort:
        case "players":
            yield having(scene, p.Triggered((On(What.DRAWN, player=value),), Text((), draws())))
            yield _aimed(TargetDescription(value), scene, (e.Draw(Target(0), ONE),))
        case "links":
            for fits in (value, AllOf((CARD, value))):
                yield _aimed(TargetDescription(fits, zones=(Zone.CHAIN,)), scene, (e.Interrupt(Target(0)),))
        case _:
            for fits in (value, AllOf((ALLY, value)), AllOf((ALLY, Not(value)))):
                yield doing((e.Destroy(Every(fits), "destroyed"),), scene)
            yield _aimed(TargetDescription(value), scene, (e.Destroy(Target(0), "destroyed"),))
            yield _aimed(TargetDescription(AllOf((ALLY, value))), scene, (e.Destroy(Target(0), "destroyed"),))
            yield having(scene, p.Triggered((On(What.ATTACKS, value),), Text((), draws())))
            yield having(scene, p.Continuous((m.Adjust(Trait.ATK, ONE),), value))
            dead = Chosen(Every(AllOf((CARD, value)), (Zone.GRAVEYARD,), You()), name="chosen1")
            yield doing((e.Put(dead, Zone.HAND),), scene)


def _aimed(description: TargetDescription, scene: Scene, effects: tuple[Value, ...]) -> Printed | None:
    joined = scene.with_(Scene((description,), type=scene.type))
    return None if joined is None or joined.before else doing(effects, joined)


def _changed(value: Value, scene: Scene, sort: str) -> Iterator[Printed | None]:
    for to in _WHOM[sort]:
        yield having(scene, p.Continuous((value,), to))
        yield doing((e.Apply((value,), to, Duration.THIS_TURN),), scene)
    # A protector alone can protect while it is exhausted, if something lets it (602.2).
    yield having(scene, p.Keyword(KeywordName.PROTECTOR), p.Continuous((value,), This()))


_WHOM: dict[str, tuple[Value, ...]] = {
    "cards": (HERO, Every(MINE), MINE),
    "players": (You(), OPPONENTS, Players()),
    "entering": (This(),),
}
"""To whom a change applies, by the sort of the change."""


def _of_the_rest(value: Value, scene: Scene) -> Iterator[Printed | None]:
    match value:
        case On():
            yield having(scene, p.Triggered((value,), Text((), draws())))
        case Resources() | Activate() | Perform() | Concede():
            yield having(scene, p.Payment((value,), Text((), draws())))
            yield having(scene, p.Payment((Resources(ONE), value), Text((), draws())))
        case p.Completion():
            yield Printed("Grok Stonefist", CardType.QUEST, powers=(value,))
        case p.Payment() | p.Triggered() | p.Continuous() | p.Keyword():
            yield having(scene, value)
        case TargetDescription():
            yield _aimed(value, scene, (e.Destroy(Target(0), "destroyed"),))
            yield _aimed(value, scene, (e.Put(Target(0), Zone.HAND),))
            yield _aimed(value, scene, (e.Draw(Target(0), ONE),))
            yield _aimed(value, scene, (e.Interrupt(Target(0)),))
        case Text() | Modes():
            yield card(scene, text=value)
            yield having(scene, p.Payment((Resources(ONE),), value))
        case Attach():
            yield card(scene, attach=value, ongoing=True)
        case Total():
            most = Count(Every(ALLY))
            yield _aimed(
                TargetDescription(ALLY, Number(0), most, total=value), scene, (e.Destroy(Target(0), "destroyed"),)
            )
        case m.AlterPacket() | m.DoInstead() | m.MoveInstead():
            yield from _replaced(value, scene)
        case TokenFace():
            yield doing((e.CreateTokens(You(), value, ONE),), scene)
        case _:
            raise AssertionError(value)


def _replaced(value: Modified, scene: Scene) -> Iterator[Printed | None]:
    """Yield cards on which the event stands in the place of others, always, this turn, or the next time."""
    damage, hurt = On(What.DEALS_DAMAGE, Among(HERO)), On(What.DEALS_DAMAGE, other=Among(HERO))
    for event in (damage, hurt, On(What.DESTROYED, ALLY)):
        for changed in (m.Replace(event, value), m.Replace(event, value, next_time=True)):
            yield having(scene, p.Continuous((changed,), You()))
            yield doing((e.Apply((changed,), You(), Duration.THIS_TURN),), scene)
