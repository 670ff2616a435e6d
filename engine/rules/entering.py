"""Entering play: with what and attached to what a card comes (710)."""

from __future__ import annotations

from engine.choices import Choice, ChoiceKind
from engine.citations import implements, rule
from engine.events import Move, MoveKind
from engine.language.effects import Put
from engine.language.modifiers import EntersPlay
from engine.language.powers import Continuous
from engine.language.words import CardType, Zone
from engine.rules.fitting import fits
from engine.rules.interaction import changing
from engine.rules.scope import Scope
from engine.rules.selecting import number, select
from engine.rules.targets import legal_targets
from engine.rules.values import exists
from engine.state.ids import CardId, PlayerId


@implements("710.1", "710.2")
def into_play(scope: Scope, card: CardId, under: PlayerId, effect: Put) -> Move | None:
    """Return the move that puts the card into play as the effect says; None for one that can't be in play.

    An attaching ability needs a card to be attached to (306.3c); an ability that is not ongoing never enters play.
    """
    printed = scope.state.cards[card].printed
    if effect.as_resource:
        return Move(
            card,
            Zone.PLAY,
            MoveKind.PUT,
            controller=under,
            exhausted=effect.exhausted,
            face_up=effect.face_up and printed.type is CardType.QUEST,
            resource=True,
        )
    if printed.type is CardType.QUEST or (printed.type is CardType.ABILITY and not printed.ongoing):
        return None
    host: CardId | None = None
    if effect.attached_to is not None:
        host = CardId(next(iter(select(scope, effect.attached_to)), 0)) or None
    elif printed.attach is not None:
        host = chosen_host(scope, card)
    if printed.attach is not None and host is None:
        return None
    damage = 0
    if effect.damage is not None:
        scope.things["it"] = (card,)
        damage = max(0, number(scope, effect.damage))
    return entering(scope, card, under, MoveKind.PUT, host, effect.exhausted, damage)


@implements("306.3c")
def chosen_host(scope: Scope, card: CardId) -> CardId | None:
    """Return the card that the controller chooses, as the ability resolves, for it to be attached to.

    None without any.
    """
    attach = scope.state.cards[card].printed.attach
    assert attach is not None
    options = tuple(legal_targets(scope, attach.to)) if attach.targeted else _described(scope, card)
    if not options:
        return None
    answer = scope.trying.ask(
        Choice(ChoiceKind.ATTACH, scope.you, rule("306.3c"), options, about=card, words="what to attach it to")
    )
    return CardId(int(answer[0]))


def _described(scope: Scope, card: CardId) -> tuple[int, ...]:
    attach = scope.state.cards[card].printed.attach
    assert attach is not None
    return tuple(each for each in scope.state.play.ids if fits(scope, attach.to.filter, each))


@implements("710.2", "710.2a", "710.2c", "710.2d")
def entering(  # noqa: PLR0913, PLR0917 - a card enters play in as many ways.
    scope: Scope,
    card: CardId,
    under: PlayerId,
    kind: MoveKind,
    host: CardId | None = None,
    exhausted: bool = False,
    damage: int = 0,
) -> Move:
    """Return the move by which the card enters play, processing what modifiers, its own among them, say about how."""
    state = scope.state
    counters = dict(scope.counters) if scope.source == card else {}
    chosen = ""
    for change, read in _on_entering(scope, card, under):
        exhausted = exhausted or change.exhausted
        for name, amount in change.counters:
            counters[name] = counters.get(name, 0) + number(read, amount)
        damage += 0 if change.damage is None else number(read, change.damage)
        chosen = _word(scope, card, under, change.choose) if change.choose else chosen
    held = state.cards[card]
    return Move(
        card,
        Zone.PLAY,
        kind,
        player=under,
        controller=under,
        exhausted=exhausted,
        face_up=held.face_up,
        damage=damage,
        counters=tuple((name, amount) for name, amount in counters.items() if amount > 0),
        attached_to=host,
        bound=_bound(scope, card),
        chosen=chosen,
    )


def _bound(scope: Scope, card: CardId) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Return what the link that puts its own card into play did "this way", for its powers (411.8b)."""
    if scope.source != card:
        return ()
    return tuple((name, things) for name, things in scope.things.items() if name != "host")


def _word(scope: Scope, card: CardId, under: PlayerId, words: tuple[str, ...]) -> str:
    """Return the word that the player under whose control the card enters play chooses for it."""
    answer = scope.trying.ask(
        Choice(ChoiceKind.COURSE, under, rule("710.2"), words, about=card, words="what to choose as it enters play")
    )
    return str(answer[0])


def _on_entering(scope: Scope, card: CardId, under: PlayerId) -> list[tuple[EntersPlay, Scope]]:
    """Return what says how the card enters play: its own powers, and modifiers in force that describe it."""
    state = scope.state
    own = Scope(under, card, fixed=state, x=state.cards[card].x)
    found = [
        (change, own)
        for power in state.cards[card].printed.powers
        if isinstance(power, Continuous)
        for change in power.changes
        if isinstance(change, EntersPlay) and fits(own, change.filter, card)
    ]
    for active, change in changing(state, EntersPlay):
        if active.source != card and exists(state, active) and fits(active.scope(state), change.filter, card):
            found.append((change, active.scope(state)))
    return found
