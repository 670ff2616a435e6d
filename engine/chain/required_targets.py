"""Cards that a player's links must target if they can, and how that limits each choice of targets (707.1d)."""

from __future__ import annotations

from engine.citations import implements
from engine.decisions.choices import Choice
from engine.decisions.combinations import Including, leads_on, takes
from engine.language.modifiers import MustTarget
from engine.language.powers import TargetDescription
from engine.state.ids import Entity, PlayerId
from engine.value import replace
from engine.view.descriptions import fits
from engine.view.scope import Scope
from engine.view.targets import legal_targets, most_targets
from engine.view.values import applying


@implements("103.1", "707.1d")
def required_targets(scope: Scope, player: PlayerId) -> frozenset[Entity]:
    """Return the cards in play that links of the player must target if they can."""
    return frozenset(
        int(card)
        for active, change in applying(scope.state, MustTarget, player)
        for card in scope.state.play.ids
        if fits(active.scope(scope.state), change.filter, card)
    )


@implements("707.1d")
def including_required(
    scope: Scope, choice: Choice, later: tuple[TargetDescription, ...], taken: tuple[Entity, ...], link: int
) -> Choice:
    """Return the choice of targets without the answers after which fewer cards that must be targeted can be targeted.

    A card may be left to one of the later descriptions that can still take it, if no other such card needs that place.
    """
    assert choice.player is not None
    required = required_targets(scope, choice.player) - frozenset(taken)
    if not any(each in choice.options for each in required):
        return choice
    places = _later_places(scope, later, taken, link, required)
    for many in range(len(required), 0, -1):
        including = Including(required, many, choice.together, places)
        if leads_on(including, choice.options, (), choice.least, choice.most):
            all_later = takes(replace(including, inner=None), (), ())
            return choice if all_later else replace(choice, together=including)
    return choice


def _later_places(
    scope: Scope,
    later: tuple[TargetDescription, ...],
    taken: tuple[Entity, ...],
    link: int,
    required: frozenset[Entity],
) -> tuple[frozenset[Entity], ...]:
    """Return for each target that the later descriptions can have which of the required cards it can be."""
    return tuple(
        place
        for description in later
        for legal in (legal_targets(scope, description, taken, link),)
        for place in (required.intersection(legal),)
        if place
        for _ in range(min(most_targets(scope, description, legal), len(place)))
    )
