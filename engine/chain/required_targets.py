"""Cards that a player's links must target if they can, and how that limits each choice of targets (707.1d)."""

from __future__ import annotations

from engine.citations import implements
from engine.decisions.choices import Choice
from engine.decisions.combinations import Including
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


def including_required(
    scope: Scope, choice: Choice, later: tuple[TargetDescription, ...], taken: tuple[Entity, ...], link: int
) -> Choice:
    """Return the choice of targets without the answers that leave out a card which must be targeted.

    A card that one of the later descriptions can still take may be left to that one.
    """
    assert choice.player is not None
    required = required_targets(scope, choice.player) - frozenset(taken)
    here = frozenset(each for each in required if each in choice.options)
    if not here:
        return choice
    left = [
        each
        for description in later
        for legal in (legal_targets(scope, description, taken, link),)
        for each in (frozenset(legal) & here,)
        if each
        for _ in range(most_targets(scope, description, legal))
    ]
    forced = frozenset(each for each in here if not any(each in slot for slot in left))
    held, many = (forced, len(forced)) if forced else (here, len(here) - len(left))
    least = min(choice.most, many)
    return choice if least < 1 else replace(choice, together=Including(held, least, choice.together))
