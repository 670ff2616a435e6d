"""Resolving the topmost link of the chain (709)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never

from engine.chain.chosen_targets import still_legal
from engine.citations import RuleId, implements, rule
from engine.effects.card_choices import holds
from engine.effects.entering_play import chosen_host, entering, resource_entering
from engine.effects.interruption import interruptions
from engine.effects.performance import perform
from engine.effects.resolution import Resolution
from engine.errors import Reason
from engine.events.attempt import Abandoned, Attempt
from engine.events.event import end_of_combat, end_spent
from engine.language.effects import Effect
from engine.language.powers import Modes, TargetDescription, Text
from engine.language.words import CardType, LinkKind, Zone
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.links import Link
from engine.state.record import Decide, LeaveChain, Move, MoveKind
from engine.value import replace
from engine.view.scope import scope_of_link
from engine.view.targets import descriptions

Striking: TypeAlias = Callable[[Resolution, Link], None]
"""A function that does what a strike effect does as it resolves, which is a rule of combat."""


@implements("103.2", "601.3", "709.1", "709.2", "709.2a", "709.2b")
def resolve_top(attempt: Attempt, striking: Striking, illegal: Sequence[Reason] = ()) -> Link | None:
    """Let the topmost link try to resolve: check it again, then resolve or interrupt it.

    One that can't be interrupted resolves all the same, and does nothing to targets that have become illegal. `illegal`
    are the reasons why the combat that the link proposes is no longer legal. Returns the link if it is a proposal
    effect whose combat starts next, for that is still legal; else None.
    """
    link = attempt.state.chain[-1]
    cause, attempt.cause = attempt.cause, link.id
    attempt.record(Decide(link.controller, "tries to resolve", link.id), _trying(attempt.state, link))
    resolution = Resolution(attempt, replace(scope_of_link(attempt.state, link), began=attempt.state.clock))
    mark = resolution.citations.now()
    reason = _unresolvable(resolution, link, illegal)
    resolution.citations.go_back(mark)
    if reason is not None:
        interrupt(resolution, link, reason)
    resolves = reason is None or any(each.id == link.id for each in attempt.state.chain)
    if resolves:
        _resolve_as_one(resolution, link, striking)
    if reason is not None and link.kind is LinkKind.PROPOSAL:
        end_of_combat(attempt, "601.3")
    attempt.cause = cause
    return link if reason is None and link.kind is LinkKind.PROPOSAL else None


@implements("711.2", "716.4")
def _resolve_as_one(resolution: Resolution, link: Link, striking: Striking) -> None:
    """Resolve the link; for modifiers for "the next time" all its packets count as one time.

    If it is interrupted because its controller leaves the game meanwhile, nothing more of its text happens.
    """
    attempt = resolution.attempt
    attempt.spent, attempt.resolving, used = [], link.controller, attempt.used
    try:
        _resolve(resolution, link, striking)
    except Abandoned:
        attempt.used = used
    spent, attempt.spent, attempt.resolving = attempt.spent, None, None
    end_spent(attempt, spent)


def _trying(state: State, link: Link) -> tuple[RuleId, ...]:
    """Return the rules that the link's try to resolve cites: with targets also that they are checked again."""
    found = ["709.1", "709.2", "407.4a"]
    if any(link.targets):
        found.append("709.2a")
    if link.kind is not LinkKind.PROPOSAL and CardId(link.source) not in state.cards:
        found.append("707.3")
    return tuple(map(rule, found))


@implements("601.3", "703.2", "709.2a", "709.2c")
def _unresolvable(resolution: Resolution, link: Link, illegal: Sequence[Reason]) -> Reason | None:
    """Return why the link is interrupted as it tries to resolve, None if it resolves.

    It is interrupted if all its targets are illegal, its if-condition is no longer true, or the combat that it proposes
    is no longer legal.
    """
    if link.kind is LinkKind.PROPOSAL:
        return illegal[0] if illegal else None
    found = _descriptions(resolution, link)
    if any(link.targets):
        kept = still_legal(resolution.scope, found, link)
        resolution.read(targets=kept)
        if kept != link.targets and any(kept):
            resolution.cite("709.2c")
        if not any(kept):
            return Reason(rule("709.2a"), "all of its targets have become illegal")
    check = None if link.trigger is None else link.trigger.double_check
    if check is not None and not holds(resolution, check):
        return Reason(rule("703.2"), "its if-condition is no longer true")
    return None


def _descriptions(resolution: Resolution, link: Link) -> tuple[TargetDescription, ...]:
    attach = None
    if link.kind is LinkKind.CARD:
        attach = resolution.state.cards[CardId(link.id)].printed.attach
    return descriptions(link.text, link.modes, attach)


@implements("711.1", "711.2")
def interrupt(resolution: Resolution, link: Link, reason: Reason) -> None:
    """Interrupt the link: none of its text happens, and its cost stays paid."""
    why = [reason.rule] if reason.rule == "709.2a" else [reason.rule, rule("709.2a")]
    if link.kind is LinkKind.PROPOSAL:
        why.append(rule("601.3"))
    resolution.happen(interruptions(resolution.state, (link.id,)), *why, "711.1", *resolution.left_rules())


@implements("709.2e")
def effects_of(link: Link) -> tuple[Effect, ...]:
    """Return the effects of the link's text; of a modal text, those of the chosen modes (709.2e)."""
    match link.text:
        case None:
            return ()
        case Text(_, effects):
            return effects
        case Modes(modes):
            return tuple(effect for mode in link.modes for effect in modes[mode].effects)
        case _:
            assert_never(link.text)


@implements("709.2b", "709.2g")
def _resolve(resolution: Resolution, link: Link, striking: Striking) -> None:
    """Resolve the link: perform its text, and put a card into play or into its owner's graveyard."""
    match link.kind:
        case LinkKind.CARD:
            _resolve_card(resolution, link)
        case LinkKind.RESOURCE:
            _resolve_resource(resolution, link)
        case LinkKind.PAYMENT | LinkKind.COMPLETION | LinkKind.TRIGGERED:
            _perform_modes(resolution, link)
            _leaves(resolution, link)
        case LinkKind.STRIKE:
            striking(resolution, link)
            _leaves(resolution, link)
        case LinkKind.PROPOSAL:
            _leaves(resolution, link)
        case _:
            assert_never(link.kind)


def _leaves(resolution: Resolution, link: Link) -> None:
    if any(each.id == link.id for each in resolution.state.chain):
        more = ("601.3",) if link.kind is LinkKind.PROPOSAL else ()
        left = resolution.left_rules()
        resolution.happen([LeaveChain(link, "resolved")], "709.2b", "709.2g", "709.2h", *more, *left)


def _perform_modes(resolution: Resolution, link: Link) -> None:
    """Perform the text of the link; each mode of a modal text refers to its own targets."""
    if not isinstance(link.text, Modes):
        perform(resolution, effects_of(link))
        return
    legal, chosen = resolution.scope.targets, resolution.scope.all_targets
    texts = [link.text.modes[mode] for mode in link.modes]
    start = host = len(chosen) - sum(len(text.targets) for text in texts)  # What it is attached to is the first target.
    for text in texts:
        end = start + len(text.targets)
        resolution.read(targets=legal[:host] + legal[start:end], all_targets=chosen[:host] + chosen[start:end])
        start = end
        perform(resolution, text.effects)


@implements("306.1", "306.2c", "306.3b", "306.3c", "709.2g")
def _resolve_card(resolution: Resolution, link: Link) -> None:
    """Resolve a card: perform its text, then put it into play, attached to its host, or into the graveyard."""
    number = CardId(link.id)
    printed = resolution.state.cards[number].printed
    if printed.type is not CardType.ABILITY:
        perform(resolution, effects_of(link))
        if number in resolution.state.cards:
            entry = entering(resolution, number, link.controller, MoveKind.RESOLVE)
            resolution.happen([entry], "709.2b", "709.2g", "709.2h", *resolution.left_rules())
        return
    host = _host(resolution, number)
    resolution.bind("host", () if host is None else (host,))
    _perform_modes(resolution, link)
    if number not in resolution.state.cards:
        return
    attach = printed.attach
    if printed.ongoing and (attach is None or host in resolution.state.cards):
        how = "306.2c" if attach is None else "306.3b" if attach.targeted else "306.3c"
        move = entering(resolution, number, link.controller, MoveKind.RESOLVE, host)
    else:
        how = "306.1" if attach is None else "306.3c"
        move = Move(number, Zone.GRAVEYARD, MoveKind.RESOLVE, player=link.controller)
    resolution.happen([move], how, "709.2b", "709.2g", "709.2h", *resolution.left_rules())


@implements("306.3b", "306.3c")
def _host(resolution: Resolution, number: CardId) -> CardId | None:
    """Return the card to which the ability will be attached: its target, or one chosen now; None if there is none."""
    attach = resolution.state.cards[number].printed.attach
    if attach is None:
        return None
    if attach.targeted:
        return (
            CardId(resolution.scope.targets[0][0]) if resolution.scope.targets and resolution.scope.targets[0] else None
        )
    return chosen_host(resolution, number, resolution.you)


@implements("408.1a", "710.1", "710.2", "710.2b")
def _resolve_resource(resolution: Resolution, link: Link) -> None:
    """Put the resource into its controller's resource row, face up or face down as it was placed."""
    held = resolution.state.cards[CardId(link.id)]
    move = resource_entering(resolution, held.id, link.controller, MoveKind.RESOLVE, held.face_up)
    resolution.happen([move], "408.1a", "709.2b", "709.2g", "709.2h")
