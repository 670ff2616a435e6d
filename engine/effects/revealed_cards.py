"""Effects that show cards: to all players, to one, or from a deck until one fits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice
from typing import TypeAlias, assert_never

from engine.citations import implements
from engine.effects.card_choices import may_be_none, player_of, select
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.plain_effects import proposed_plainly
from engine.effects.resolution import Resolution
from engine.events.simultaneity import Steps
from engine.language.revelation import LookAt, Reveal, RevealUntil
from engine.language.selections import Selection
from engine.state.ids import CardId
from engine.state.record import ShowCards
from engine.view.descriptions import fits
from engine.view.footprint import NOTHING, Aspect, Footprint

Showing: TypeAlias = Reveal | LookAt | RevealUntil
"""The effects of this family."""
AS_COST = OTHERWISE
"""What is said of each of them as a part of a cost."""


def showing(resolution: Resolution, effect: Showing) -> Steps | Callable[[], bool]:
    """Show the selected cards at once, or cards from a deck until one fits."""
    match effect:
        case Reveal(selection):
            return proposed_plainly(resolution, [ShowCards(_shown(resolution, selection))])
        case LookAt(player, selection):
            shown, viewer = _shown(resolution, selection), player_of(resolution, player)
            return proposed_plainly(resolution, [] if viewer is None else [ShowCards(shown, viewer)])
        case RevealUntil():
            return partial(_reveal_until, resolution, effect)
        case _:
            assert_never(effect)


def footprint(effect: Showing) -> Footprint:
    """Return what the effect itself reads and changes."""
    match effect:
        case Reveal() | LookAt():
            return NOTHING
        case RevealUntil():
            return Footprint(frozenset((Aspect.DECK,)), fixed=True)
        case _:
            assert_never(effect)


@implements("709.2f")
def _shown(resolution: Resolution, selection: Selection) -> tuple[CardId, ...]:
    """Return the cards that are shown; none are no card shown, unless a player may choose none."""
    shown = tuple(CardId(card) for card in select(resolution, selection))
    resolution.done = resolution.done and (bool(shown) or may_be_none(resolution, selection))
    return shown


@implements("709.2b", "712.3")
def _reveal_until(resolution: Resolution, effect: RevealUntil) -> bool:
    """Reveal cards from the top of the player's deck until so many fit; return whether there were that many."""
    player = player_of(resolution, effect.of)
    deck = () if player is None else resolution.state.player(player).deck
    fitting = (at for at, card in enumerate(deck) if fits(resolution.scope, effect.filter, card))
    places = tuple(islice(fitting, effect.many))
    enough = len(places) == effect.many
    shown = deck[: max(places, default=-1) + 1] if enough else deck
    if shown:
        resolution.happen([ShowCards(shown)], "709.2b")
    resolution.bind(effect.name, tuple(deck[at] for at in places))
    resolution.bind(effect.rest, tuple(card for at, card in enumerate(shown) if at not in places))
    return enough or (resolution.attempt.supposing and bool(deck))
