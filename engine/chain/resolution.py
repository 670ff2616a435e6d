"""Resolving the topmost link of the chain (709)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.chain.addition import triggered_scope
from engine.chain.chosen_targets import still_legal
from engine.citations import RuleId, implements, rule
from engine.effects.entering_play import chosen_host, entering, resource_entering
from engine.effects.performance import interruptions, perform
from engine.errors import Reason
from engine.events.attempt import Abandoned, Attempt
from engine.events.continuous_modifiers import add_modifier, end_of_combat
from engine.events.event import happen
from engine.events.replacement import end_spent
from engine.language.effects import Effect
from engine.language.modifiers import Adjust, Duration, HasType
from engine.language.powers import Modes, TargetDescription, Text
from engine.language.selections import Number
from engine.language.words import CardType, LinkKind, Zone
from engine.state.ids import CardId
from engine.state.links import Link
from engine.state.modifier import Modifier
from engine.state.record import Decide, LeaveChain, Move, MoveKind
from engine.value import replace
from engine.view.referents import holds
from engine.view.scope import Scope
from engine.view.targets import descriptions
from engine.view.values import values


@implements("709.1", "709.2", "709.2a")
def resolve_top(attempt: Attempt, illegal: Sequence[Reason] = ()) -> Link | None:
    """Let the topmost link try to resolve: recheck it, then resolve it or interrupt it.

    `illegal` are the reasons why the combat that the link proposes is no longer legal. Return the link of a proposal
    that has resolved, whose combat starts next; None where no combat starts.
    """
    link = attempt.state.chain[-1]
    cause, attempt.cause = attempt.cause, link.id
    attempt.record(Decide(link.controller, "tries to resolve", link.id), _trying(link))
    scope = triggered_scope(attempt, link)
    scope.began = attempt.state.clock
    if link.kind is not LinkKind.PROPOSAL and CardId(link.source) not in attempt.state.cards:
        attempt.note("707.3")
    reason = _unresolvable(scope, link, illegal)
    if reason is not None:
        interrupt(scope, link, reason)
    else:
        _resolve_as_one(scope, link)
    attempt.cause = cause
    return link if reason is None and link.kind is LinkKind.PROPOSAL else None


@implements("711.2", "716.4")
def _resolve_as_one(scope: Scope, link: Link) -> None:
    """Resolve the link, all of whose packets are the next time for a modifier that waits for one.

    If it is interrupted because its controller leaves in the middle of it, nothing more of it happens.
    """
    attempt = scope.trying
    attempt.spent, attempt.resolving, used = [], link.controller, attempt.used
    try:
        _resolve(scope, link)
    except Abandoned:
        attempt.used = used
    spent, attempt.spent, attempt.resolving = attempt.spent, None, None
    end_spent(attempt, spent)


def _trying(link: Link) -> tuple[RuleId, ...]:
    """Return the rules by which the link tries to resolve; one with targets rechecks them."""
    found = (rule("709.1"), rule("709.2"), rule("407.4a"))
    return (*found, rule("709.2a")) if any(link.targets) else found


@implements("601.3", "703.2", "709.2a", "709.2c")
def _unresolvable(scope: Scope, link: Link, illegal: Sequence[Reason]) -> Reason | None:
    """Return why the link is interrupted as it tries to resolve, None where it resolves.

    All its targets are illegal, its if-condition is no longer true, or the combat that it proposes is no longer legal.
    """
    if link.kind is LinkKind.PROPOSAL:
        return illegal[0] if illegal else None
    found = _descriptions(scope, link)
    if any(link.targets):
        scope.targets = still_legal(scope, found, link)
        if not any(scope.targets):
            return Reason(rule("709.2a"), "all of its targets have become illegal")
    check = None if link.trigger is None else link.trigger.double_check
    if check is not None and not holds(scope, check):
        return Reason(rule("703.2"), "its if-condition is no longer true")
    return None


def _descriptions(scope: Scope, link: Link) -> tuple[TargetDescription, ...]:
    attach = None
    if link.kind is LinkKind.CARD:
        attach = scope.state.cards[CardId(link.id)].printed.attach
    return descriptions(link.text, link.modes, attach)


@implements("711.1", "711.2")
def interrupt(scope: Scope, link: Link, reason: Reason) -> None:
    """Interrupt the link: none of its text happens, and what was paid is not given back."""
    why = [reason.rule] if reason.rule == "709.2a" else [reason.rule, rule("709.2a")]
    if link.kind is LinkKind.PROPOSAL:
        why.append(rule("601.3"))
    happen(scope.trying, interruptions(scope, (link.id,)), *why, "711.1")
    if link.kind is LinkKind.PROPOSAL:
        end_of_combat(scope.trying, "601.3")


@implements("709.2e")
def effects_of(link: Link) -> tuple[Effect, ...]:
    """Return the effects of the link's text, of the chosen modes where it is modal (709.2e)."""
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
def _resolve(scope: Scope, link: Link) -> None:
    """Resolve the link as its kind does: perform its text, or put the card where it belongs."""
    match link.kind:
        case LinkKind.CARD:
            _resolve_card(scope, link)
        case LinkKind.RESOURCE:
            _resolve_resource(scope, link)
        case LinkKind.PAYMENT | LinkKind.COMPLETION | LinkKind.TRIGGERED:
            _perform_modes(scope, link)
            _leaves(scope, link)
        case LinkKind.STRIKE:
            _strike(scope, link)
            _leaves(scope, link)
        case LinkKind.PROPOSAL:
            _leaves(scope, link)
        case _:
            assert_never(link.kind)


def _leaves(scope: Scope, link: Link) -> None:
    if any(each.id == link.id for each in scope.state.chain):
        more = ("601.3",) if link.kind is LinkKind.PROPOSAL else ()
        happen(scope.trying, [LeaveChain(link, "resolved")], "709.2b", "709.2g", "709.2h", *more)


def _perform_modes(scope: Scope, link: Link) -> None:
    """Perform the text; in a modal one each mode reads its own targets."""
    if not isinstance(link.text, Modes):
        perform(scope, effects_of(link))
        return
    start, everything = 0, scope.targets
    for mode in link.modes:
        text = link.text.modes[mode]
        scope.targets = everything[start : start + len(text.targets)]
        start += len(text.targets)
        perform(scope, text.effects)


@implements("306.1", "306.2c", "306.3b", "306.3c", "709.2g")
def _resolve_card(scope: Scope, link: Link) -> None:
    """Resolve a card: an ability does its text first; what stays enters play, attached where it attaches."""
    number = CardId(link.id)
    printed = scope.state.cards[number].printed
    if printed.type is not CardType.ABILITY:
        perform(scope, effects_of(link))
        if number in scope.state.cards:
            entry = entering(scope, number, link.controller, MoveKind.RESOLVE)
            happen(scope.trying, [entry], "709.2b", "709.2g", "709.2h")
        return
    host = _host(scope, number)
    scope.things["host"] = () if host is None else (host,)
    _perform_modes(scope, link)
    if number not in scope.state.cards:
        return
    attach = printed.attach
    if printed.ongoing and (attach is None or host in scope.state.cards):
        how = "306.2c" if attach is None else "306.3b" if attach.targeted else "306.3c"
        move = entering(scope, number, link.controller, MoveKind.RESOLVE, host)
    else:
        how = "306.1" if attach is None else "306.3c"
        move = Move(number, Zone.GRAVEYARD, MoveKind.RESOLVE, player=link.controller)
    happen(scope.trying, [move], how, "709.2b", "709.2g", "709.2h")


@implements("306.3b", "306.3c")
def _host(scope: Scope, number: CardId) -> CardId | None:
    """Return the card to which an attaching ability will be attached: its target, or one that is chosen now."""
    attach = scope.state.cards[number].printed.attach
    if attach is None:
        return None
    if attach.targeted:
        return CardId(scope.targets[0][0]) if scope.targets and scope.targets[0] else None
    return chosen_host(scope, number)


@implements("408.1a", "710.1", "710.2", "710.2b")
def _resolve_resource(scope: Scope, link: Link) -> None:
    """Put the resource into its controller's resource row, on the side on which it was placed."""
    held = scope.state.cards[CardId(link.id)]
    move = resource_entering(scope, held.id, link.controller, MoveKind.RESOLVE, held.face_up)
    happen(scope.trying, [move], "408.1a", "709.2b", "709.2g", "709.2h")


@implements("205.1b", "303.2a", "303.2b", "303.2c", "602.4")
def _strike(scope: Scope, link: Link) -> None:
    """Give the striking player's hero the weapon's ATK, as it is now or was last, and its damage type."""
    hero = scope.state.player(link.controller).hero
    if hero is None or scope.state.combat is None:
        return
    weapon = CardId(link.source)
    atk = max(0, values(scope.state, weapon).atk)
    card = scope.state.cards.get(weapon) or scope.state.gone[weapon].card
    kinds = tuple(HasType(kind) for kind in (card.printed.damage_type,) if kind is not None)
    from engine.language.words import Trait

    modifier = Modifier(
        id=scope.state.clock + 1,
        source=weapon,
        controller=link.controller,
        timestamp=scope.state.clock + 1,
        changes=(Adjust(Trait.ATK, Number(atk)), *kinds),
        duration=Duration.THIS_COMBAT,
        cards=(hero,),
        made_on=scope.state.turn,
        strike_of=weapon,
    )
    add_modifier(scope.trying, modifier, "303.2a", "205.1b")
    combat = scope.state.combat
    others = {struck for player, struck in combat.strikes if player == link.controller} - {weapon}
    if others:
        scope.note("303.2d")
    scope.trying.change(combat=replace(combat, strikes=(*combat.strikes, (link.controller, weapon))))
