"""How a card enters play: exhausted, with counters or damage, attached to a card, with a chosen word (710)."""

from __future__ import annotations

from typing import TypeAlias

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import number, select
from engine.effects.resolution import Resolution
from engine.events.zone_changes import token_entered
from engine.language.effects import Put
from engine.language.modifiers import EntersPlay
from engine.language.powers import Attach, Continuous
from engine.language.printed import Printed
from engine.language.words import CardType, Zone
from engine.state.cards import Card
from engine.state.evolution import evolve, with_card
from engine.state.ids import CardId, PlayerId
from engine.state.record import CreateToken, Move, MoveKind
from engine.value import replace
from engine.view import referents
from engine.view.descriptions import fits
from engine.view.footprint import Aspect, giving
from engine.view.modifiers_in_force import changing
from engine.view.printed_values import shows_trait
from engine.view.scope import Scope
from engine.view.targets import legal_targets
from engine.view.values import exists

ENTERING_PLAY = giving(Aspect.PLAY, Aspect.HISTORY)
"""The footprint of effects by which cards enter play."""

_Found: TypeAlias = list[tuple[EntersPlay, Scope]]
"""Changes to how a card enters play, each with the scope in which its quantities are read."""


@implements("710.1", "710.2")
def into_play(resolution: Resolution, card: CardId, under: PlayerId, effect: Put) -> Move | None:
    """Return the move that puts the card into play as the effect says; None if the card can't be in play.

    An attaching ability needs a card to attach to (306.3c); an ability that is not ongoing never enters play. A card
    that is in play already, and is no resource, can't enter it.
    """
    held = resolution.state.cards[card]
    printed = held.printed
    if effect.as_resource:
        face_up = effect.face_up and printed.type is CardType.QUEST
        if held.zone is Zone.PLAY:
            return _into_row(card, under, face_up, effect.exhausted)
        return resource_entering(resolution, card, under, MoveKind.PUT, face_up, effect.exhausted)
    if not _can_be_in_play(printed) or (held.zone is Zone.PLAY and not held.resource):
        return None
    host: CardId | None = None
    if effect.attached_to is not None:
        host = CardId(next(iter(select(resolution, effect.attached_to)), 0)) or None
    elif printed.attach is not None:
        host = chosen_host(resolution, card, under)
    if printed.attach is not None and host is None:
        return None
    damage = 0
    if effect.damage is not None:
        resolution.bind("it", (card,))
        damage = max(0, number(resolution, effect.damage))
    return entering(resolution, card, under, MoveKind.PUT, host, effect.exhausted, damage)


@implements("411.7a", "710.1")
def _into_row(card: CardId, under: PlayerId, face_up: bool, exhausted: bool) -> Move:
    """Return the move by which a card in play comes into a resource row, for which it doesn't enter play again."""
    return Move(
        card,
        Zone.PLAY,
        MoveKind.PUT,
        player=under,
        controller=under,
        exhausted=exhausted,
        face_up=face_up,
        resource=True,
    )


@implements("306.3c", "710.1")
def can_be_put(scope: Scope, card: Card, effect: Put) -> bool:
    """Return whether the card can be put into play as the effect says, by the player who is "you" in the scope."""
    if effect.as_resource:
        return True
    attach = card.printed.attach
    if effect.attached_to is not None or attach is None:
        return _can_be_in_play(card.printed)
    return bool(_hosts(scope, attach))


def _can_be_in_play(printed: Printed) -> bool:
    """Return whether the card can be in play other than as a resource, wherever it is attached."""
    return printed.type is not CardType.QUEST and (printed.type is not CardType.ABILITY or printed.ongoing)


@implements("306.3c")
def chosen_host(resolution: Resolution, card: CardId, under: PlayerId) -> CardId | None:
    """Return the card that the ability's controller chooses, as it comes into play, for it to be attached to.

    The controller is the player under whose control the ability enters play, and "you" in its attach description. It is
    None if there is no such card.
    """
    attach = resolution.state.cards[card].printed.attach
    assert attach is not None
    options = _hosts(replace(resolution.scope, you=under), attach)
    if not options:
        return None
    answer = resolution.ask(
        Choice(ChoiceKind.ATTACH, under, rule("306.3c"), options, about=card, words="which card to attach to")
    )
    return CardId(int(answer[0]))


def _hosts(scope: Scope, attach: Attach) -> tuple[int | str, ...]:
    """Return the cards in play to which an ability with the attach description can be attached."""
    if attach.targeted:
        return tuple(legal_targets(scope, attach.to))
    return tuple(each for each in scope.state.play.ids if fits(scope, attach.to.filter, each))


@implements("710.2", "710.2a", "710.2c", "710.2d")
def entering(  # noqa: PLR0913, PLR0917 - a card enters play in as many ways.
    resolution: Resolution,
    card: CardId,
    under: PlayerId,
    kind: MoveKind,
    host: CardId | None = None,
    exhausted: bool = False,
    damage: int = 0,
) -> Move:
    """Return the move by which the card enters play, as changed by its own powers and by modifiers in force."""
    held = resolution.state.cards[card]
    found = _on_entering(resolution, replace(held, controller=under))
    counters = dict(resolution.counters) if resolution.source == card else {}
    chosen = ""
    for change, _ in found:
        chosen = _word(resolution, card, under, change.choose) if change.choose else chosen
    return Move(
        card,
        Zone.PLAY,
        kind,
        player=under,
        controller=under,
        exhausted=exhausted or _exhausted(found),
        face_up=held.face_up,
        damage=damage + _damage(found),
        counters=_counters(found, counters),
        attached_to=host,
        bound=_bound(resolution, card),
        chosen=chosen,
    )


@implements("710.2", "710.2b")
def resource_entering(
    resolution: Resolution, card: CardId, under: PlayerId, kind: MoveKind, face_up: bool, exhausted: bool = False
) -> Move:
    """Return the move by which the card enters play as a resource, as changed by modifiers in force."""
    held = resolution.state.cards[card]
    coming = replace(held, controller=under, zone=Zone.PLAY, resource=True, face_up=face_up)
    found = _on_entering(resolution, coming)
    return Move(
        card,
        Zone.PLAY,
        kind,
        player=under,
        controller=under,
        exhausted=exhausted or _exhausted(found),
        face_up=face_up,
        counters=_counters(found, {}),
        resource=True,
    )


@implements("402.2a", "710.1", "710.2")
def token_entering(resolution: Resolution, printed: Printed, under: PlayerId, exhausted: bool) -> CreateToken:
    """Return the event by which a token enters play, changed by modifiers in force as for any ally."""
    state, number_ = token_entered(resolution.state, printed, under)
    found = _on_entering(resolution, state.cards[number_])
    return CreateToken(printed, under, exhausted or _exhausted(found), _damage(found), _counters(found, {}))


def _exhausted(found: _Found) -> bool:
    return any(change.exhausted for change, _ in found)


def _damage(found: _Found) -> int:
    return sum(referents.number(read, change.damage) for change, read in found if change.damage is not None)


def _counters(found: _Found, counters: dict[str, int]) -> tuple[tuple[str, int], ...]:
    """Return the counters with which the card enters play, including those that its own link gives it."""
    for change, read in found:
        for name, amount in change.counters:
            counters[name] = counters.get(name, 0) + referents.number(read, amount)
    return tuple((name, amount) for name, amount in counters.items() if amount > 0)


def _bound(resolution: Resolution, card: CardId) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return what the link of the card has done "this way", for the powers of the card (411.8b)."""
    if resolution.source != card:
        return ()
    return tuple((name, things) for name, things in resolution.scope.things.items() if name != "host")


def _word(resolution: Resolution, card: CardId, under: PlayerId, words: tuple[str, ...]) -> str:
    """Return the word that the player under whose control the card enters play chooses for it."""
    answer = resolution.ask(
        Choice(ChoiceKind.COURSE, under, rule("710.2"), words, about=card, words="which word it enters play with")
    )
    return str(answer[0])


@implements("207.1c", "710.2")
def _on_entering(resolution: Resolution, coming: Card) -> _Found:
    """Return the changes to how the card enters play: of its own powers and of modifiers that describe it.

    The card is described as it will be, under the control of the player who puts it into play, whose hero is asked for
    the trait icon beside a power. Conditions and numbers are those of the moment before, when it is not in play yet.
    """
    state = resolution.state
    powers = () if coming.resource and not coming.face_up else coming.printed.powers
    printed = [
        (change, power.while_)
        for power in powers
        if isinstance(power, Continuous) and shows_trait(state, coming, power.trait)
        for change in power.changes
        if isinstance(change, EntersPlay)
    ]
    others = changing(state, EntersPlay)
    if not printed and not others:
        return []
    supposed = evolve(state, cards=with_card(state, coming))
    assert coming.controller is not None
    own = Scope(supposed, coming.controller, coming.id, x=coming.x)
    before = replace(own, state=state)
    found = [
        (change, before)
        for change, while_ in printed
        if fits(own, change.filter, coming.id) and (while_ is None or referents.holds(before, while_))
    ]
    for active, change in others:
        described = active.source != coming.id and exists(state, active)
        if described and fits(active.scope(supposed), change.filter, coming.id):
            found.append((change, active.scope(state)))
    return found
