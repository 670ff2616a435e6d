"""Striking with a weapon: its cost, its link, and the ATK that the hero gets (205.1b, 303.2)."""

from __future__ import annotations

from engine.chain.addition import add_effect
from engine.chain.link_resolution import resolve_top
from engine.citations import implements
from engine.effects.resolution import Resolution
from engine.events.attempt import Attempt
from engine.events.event import add_modifiers
from engine.language.combat_types import HasType
from engine.language.costs import Activate, Cost, Resources
from engine.language.durations import Duration
from engine.language.modifiers import Adjust, Purpose
from engine.language.selections import Number
from engine.language.words import LinkKind, Trait
from engine.state.game import State
from engine.state.ids import CardId, LinkId, PlayerId
from engine.state.links import Link
from engine.state.modifier import Modifier
from engine.value import replace
from engine.view.values import values


@implements("303.2")
def strike_cost(state: State, weapon: CardId) -> tuple[Cost, ...]:
    """Return the cost of striking with the weapon: resources for its strike cost, and exhausting it."""
    return (Resources(Number(max(0, values(state, weapon).strike_cost))), Activate())


@implements("303.2", "303.2a", "starter-2006:combat-with-a-hero")
def strike(attempt: Attempt, player: PlayerId, weapon: CardId) -> None:
    """Let the player add the weapon's strike effect to the chain; in some editions it resolves at once."""
    link = Link(LinkId(0), LinkKind.STRIKE, player, weapon)
    at_once = () if attempt.state.edition.strikes_wait_on_the_chain else ("starter-2006:combat-with-a-hero",)
    rules = ("303.2", "303.2c", "602.4", *at_once)
    add_effect(attempt, link, strike_cost(attempt.state, weapon), Purpose.STRIKE, weapon, *rules)
    combat = attempt.state.combat
    assert combat is not None
    attempt.change(combat=replace(combat, strikes=(*combat.strikes, (player, weapon))))
    if at_once:
        resolve_top(attempt, strike_resolves)


@implements("205.1b", "303.2a", "303.2b", "303.2c", "602.4", "707.3", "709.2d")
def strike_resolves(resolution: Resolution, link: Link) -> None:
    """Give the striking player's hero the weapon's ATK, or its last ATK if it is gone, and its damage type."""
    hero = resolution.state.player(link.controller).hero
    if hero is None or resolution.state.combat is None:
        return
    weapon = CardId(link.source)
    worth = values(resolution.state, weapon)
    kinds = tuple(map(HasType, worth.damage_types))
    modifier = Modifier(
        id=resolution.state.clock + 1,
        source=weapon,
        controller=link.controller,
        timestamp=resolution.state.clock + 1,
        changes=(Adjust(Trait.ATK, Number(max(0, worth.atk))), *kinds),
        duration=Duration.THIS_COMBAT,
        cards=(hero,),
        made_on=resolution.state.turn,
        strike_of=weapon,
    )
    others = {each.strike_of for each in resolution.state.modifiers if each.cards == (hero,)} - {weapon, None}
    rules = ["303.2a", "205.1b"]
    if others:
        rules.append("303.2d")
    if weapon not in resolution.state.cards:
        rules += ["303.2b", "707.3", "709.2d"]
    add_modifiers(resolution.attempt, ((modifier, tuple(rules)),))
