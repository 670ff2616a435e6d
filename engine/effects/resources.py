"""Exhausting resources to pay (408.2)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import number, player_of
from engine.effects.payment_precedence import AsCost, Precedence
from engine.effects.resolution import Resolution
from engine.errors import Reason, Refused
from engine.events.simultaneity import Steps, alone
from engine.language.effects import PayResources
from engine.language.modifiers import Deed
from engine.state.game import State
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.memo import RememberedBy
from engine.state.record import Turn
from engine.view.card_conditions import attached
from engine.view.footprint import Aspect, Footprint
from engine.view.prohibitions import forbidden, forbidding

_READY: RememberedBy[PlayerId, tuple[CardId, ...]] = RememberedBy("ready resources")

AS_COST = AsCost(precedence=Precedence.EXHAUST)
"""What is said of paying resources as an effect that is a part of a cost."""
FOOTPRINT = Footprint(frozenset((Aspect.READY, Aspect.PLAY, Aspect.CONTROLLER)), takes=frozenset((Aspect.READY,)))
"""What the effect itself reads and changes: ready resources that the player controls are exhausted (408.2)."""


@implements("408.2")
def ready_resources(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Return the player's ready resources that can be exhausted, face up or face down (408.2)."""
    of_all = _READY.all(state.memo)
    known = of_all.get(player)
    if known is not None:
        return known
    cards = state.cards
    ready = tuple(card for card in state.play.resources if (held := cards[card]).controller == player and held.ready)
    if forbidding(state, Deed.EXHAUST):
        ready = tuple(card for card in ready if forbidden(state, Deed.EXHAUST, card) is None)
    of_all[player] = ready
    return ready


@implements("401.1")
def too_few(due: int, ready: int) -> Reason:
    """Return the reason why that many resources can't be exhausted."""
    what = "1 resource is" if due == 1 else f"{due} resources are"
    have = "none is" if ready == 0 else "1 is" if ready == 1 else f"{ready} are"
    return Reason(rule("401.1"), f"{what} to be exhausted and {have} ready")


def pay_resources(resolution: Resolution, amount: int) -> None:
    """Let the player exhaust so many resources of his or her choice.

    Raises:
        Refused: fewer are ready.
    """
    alone(resolution.attempt, _paying(resolution, amount))


@implements("401.4a", "401.4b", "408.2")
def _paying(resolution: Resolution, amount: int) -> Steps:
    """Let the player choose so many resources, and propose that they are exhausted; return True.

    Resources that do not differ need no choice, unless every choice is being tried out.

    Raises:
        Refused: fewer are ready.
    """
    if amount == 0:
        return True
    state = resolution.state
    ready = ready_resources(state, resolution.you)
    if amount > len(ready):
        raise Refused(too_few(amount, len(ready)))
    choice = Choice(
        ChoiceKind.RESOURCES,
        resolution.you,
        rule("408.2"),
        ready,
        amount,
        amount,
        about=resolution.source,
        words="which resources to exhaust",
    )
    attempt = resolution.attempt
    offered = attempt.foreseen(choice, surely=resolution.depth <= 1)
    alike = len({distinction(state, CardId(int(card))) for card in offered.options}) == 1
    if alike and attempt.tries is None:
        answer = offered.first()
        attempt.given.append(answer)
    else:
        answer = resolution.ask(choice, surely=True)
    chosen = [CardId(int(card)) for card in answer]
    yield from resolution.proposing([Turn(card, ready=False, as_cost=True) for card in chosen], "408.2")
    return True


def distinction(state: State, card: CardId) -> tuple[object, ...]:
    """Return the facts by which resources differ; they are equal for resources between which no choice is needed.

    They are its face, name, owner, attached abilities and counters, and which links and modifiers mean it by itself.
    """
    held = state.cards[card]
    meant = _meant_by(state, card)
    return (held.face_up, held.printed.name, held.owner, attached(state, card), meant, held.counters)


@implements("408.2", "714.3f")
def _meant_by(state: State, card: CardId) -> tuple[int, ...]:
    """Return the links that have the card as a target or in a role, and the modifiers that flag it or speak of it."""
    links, modifiers = (*state.chain, *state.waiting), state.modifiers
    meant: list[tuple[int, tuple[tuple[Entity, ...], ...]]] = [
        *((link.id, (*link.targets, *(held for _, held in link.roles))) for link in links),
        *((each.id, (each.cards or (), *each.targets, *(held for _, held in each.roles))) for each in modifiers),
    ]
    return tuple(which for which, groups in meant if any(card in group for group in groups))


@implements("401.1", "408.2")
def paying_for_effect(resolution: Resolution, effect: PayResources) -> Steps:
    """Let the player pay so many resources as a link resolves, or nothing of it; return whether all were paid."""
    player, amount = player_of(resolution, effect.player), number(resolution, effect.amount)
    if player is None or len(ready_resources(resolution.state, player)) < amount:
        return False
    you = resolution.you
    resolution.read(you=player)
    yield from _paying(resolution, amount)
    resolution.read(you=you)
    return True
