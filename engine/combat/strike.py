"""Striking with a weapon: its cost and its link (303.2)."""

from __future__ import annotations

from engine.chain.addition import add_effect
from engine.chain.link_resolution import resolve_top
from engine.citations import implements
from engine.events.attempt import Attempt
from engine.language.costs import Activate, Cost, Resources
from engine.language.modifiers import Purpose
from engine.language.selections import Number
from engine.language.words import LinkKind
from engine.state.game import State
from engine.state.ids import CardId, LinkId, PlayerId
from engine.state.links import Link
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
    if at_once:
        resolve_top(attempt)
