"""What a link needs to be added: the right moment, nothing that forbids it, a payable cost, legal targets (707)."""

from __future__ import annotations

from engine.chain.chosen_targets import no_targets
from engine.chain.link_choices import Addition, addition_trial, minds_targets
from engine.chain.modes import possible_modes
from engine.chain.variable_cost import values_of_x, values_with_targets
from engine.citations import implements, rule
from engine.costs.payability import UNDECIDED, unpayable_in_any_way
from engine.costs.total_cost import alternate_costs
from engine.errors import Reason
from engine.events.tries import Undecided
from engine.language.costs import Cost
from engine.language.modifiers import Purpose
from engine.language.powers import Attach, LinkText, Modes
from engine.language.words import Phase
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.value import replace
from engine.view.scope import Scope
from engine.view.targets import descriptions


@implements("407.2b", "502.1")
def not_free(state: State, player: PlayerId, why: Reason) -> tuple[Reason, ...]:
    """Return why it is not the player's non-combat action phase with an empty chain, after the reason `why`."""
    found: list[Reason] = []
    if state.turn_player != player:
        found.append(Reason(rule("407.2b"), "it is not that player's turn"))
    if state.phase is not Phase.ACTION:
        found.append(Reason(rule("407.2b"), f"it is the {state.phase}, not a non-combat action phase"))
    if state.chain:
        found.append(Reason(rule("407.2b"), "the chain is not empty"))
    return (why, *found) if found else ()


@implements("707.1")
def forbidden_link(*reasons: Reason | None) -> tuple[Reason, ...]:
    """Return the first of the reasons, if any, by which a modifier forbids adding the link, and the rule behind it."""
    reason = next((each for each in reasons if each is not None), None)
    return () if reason is None else (reason, Reason(rule("707.1"), "so adding the link can't be started"))


@implements("707.2")
def link_reasons(  # noqa: PLR0913 - a link has as many parts.
    scope: Scope,
    text: LinkText | None,
    attach: Attach | None,
    cost: tuple[Cost, ...],
    purpose: Purpose,
    about: CardId,
    *,
    brief: bool,
) -> tuple[Reason, ...]:
    """Return why the link can't be added: its cost can't be paid, or it has no legal target (707.1d, 401.1)."""
    rewound = Reason(rule("707.2"), "so adding the link could not be finished")
    if minds_targets(scope.state, cost, *(each.parts for each in alternate_costs(scope, purpose, about))):
        against = _reasons_with_targets(scope, text, attach, cost, purpose, about, brief=brief)
        return (*against, rewound) if against else ()
    values = values_of_x(scope, cost, purpose, about)
    reasons: tuple[Reason, ...] = ()
    if values is None or not values.numbers:
        undecided = values is not None and values.undecided
        reasons = (UNDECIDED,) if undecided else unpayable_in_any_way(scope, cost, purpose, about)
    if reasons:
        return (*reasons, Reason(rule("707.1e"), "that is the total cost"), rewound)
    xs = (0,) if values is None else values.numbers or (0,)
    link = about if purpose is Purpose.PLAY else None if scope.link is None else scope.link.id
    if _targets_there(scope, text, attach, link, xs):
        return ()
    return (*no_targets(scope, descriptions(text, (0,), attach), brief=brief), rewound)


@implements("401.1", "707.1d", "707.1e")
def _reasons_with_targets(  # noqa: PLR0913 - a link has as many parts.
    scope: Scope,
    text: LinkText | None,
    attach: Attach | None,
    cost: tuple[Cost, ...],
    purpose: Purpose,
    about: CardId,
    *,
    brief: bool,
) -> tuple[Reason, ...]:
    """Return why the link can't be added, whose cost depends on its targets: all its choices are tried."""
    assert scope.link is not None
    trial = addition_trial(scope, Addition(replace(scope.link, text=text), cost, purpose, about, attach))
    try:
        if trial.succeeds():
            return ()
    except Undecided:
        return (UNDECIDED,)
    if not _targets_there(scope, text, attach, scope.link.id, (0,)):
        return no_targets(scope, descriptions(text, (0,), attach), brief=brief)
    return (Reason(rule("401.1"), "whatever is chosen for it, its cost can't be paid"), *trial.refused)


def _targets_there(
    scope: Scope, text: LinkText | None, attach: Attach | None, about: int | None, xs: tuple[int, ...]
) -> bool:
    """Return whether, for some value of X, legal targets can be chosen for all descriptions, no card twice."""
    if isinstance(text, Modes):
        return any(True for _ in possible_modes(scope, text, attach, about, xs))
    return any(True for _ in values_with_targets(scope, xs, descriptions(text, (), attach), about))
