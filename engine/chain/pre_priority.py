"""Pre-priority processing: waves of checks, then adding waiting triggered effects (407.5, 407.6, 708.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chain.addition import add_triggered
from engine.chain.uniqueness_repair import repairs
from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind, Option
from engine.errors import Reason, Unsettled
from engine.events.attempt import Attempt
from engine.events.departure import leave
from engine.events.event import happen
from engine.events.proposed_event import stopped_by
from engine.events.zone_changes import taken_out
from engine.language.filters import TraitAsChosen
from engine.language.modifiers import Deed
from engine.language.selections import EventAmount, Host, Role, ThatMany, This, Those, WasChosen, X
from engine.language.words import CardType, Zone
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.links import Link
from engine.state.memo import Remembered
from engine.state.record import Decide, Event, Move, MoveKind, ReplaceEvent, Stopped
from engine.view.card_conditions import is_totem
from engine.view.fatal_damage import is_fatal
from engine.view.footprint import kinds_in, names_in
from engine.view.given_powers import health_may_be_less
from engine.view.last_known import known
from engine.view.prohibitions import forbidden
from engine.view.uniqueness import violated
from engine.view.values import types_of, values

_ROUNDS = 1000
_AT_REST: Remembered[bool] = Remembered("that a wave of checks does nothing")


@implements("407.5", "708.1", "708.1a", "708.1b")
def process(attempt: Attempt) -> None:
    """Do all pre-priority processing: make waves of checks, add waiting triggered effects, and repeat while any wait.

    Raises:
        Unsettled: it does not come to an end.
    """
    for _ in range(_ROUNDS):
        check(attempt)
        if attempt.state.result is not None or not attempt.state.waiting:
            return
        _add_waiting(attempt)
    raise Unsettled("pre-priority processing", _ROUNDS, rule("407.5"))


@implements("407.6")
def check(attempt: Attempt, *why: str) -> None:
    """Make waves of pre-priority checks until a wave does nothing.

    Raises:
        Unsettled: the waves do not come to an end.
    """
    for _ in range(_ROUNDS):
        if attempt.state.result is not None or _AT_REST.of(attempt.state.memo):
            return
        if not _wave(attempt, *why):
            _AT_REST.keep(attempt.state.memo, True)
            return
    raise Unsettled("the waves of pre-priority checks", _ROUNDS, rule("407.6"))


@implements("102.1a", "206.1", "402.2a", "403.2", "407.6", "407.6a", "407.6b", "407.6c", "407.6d", "407.6e")
def _wave(attempt: Attempt, *why: str) -> bool:
    """Make one wave of checks, all at the same time; return whether anything happened."""
    state = attempt.state
    doomed = tuple(card for card in fatally_damaged(state) if _destroyable(state, card) is None)
    events: list[Event] = [Move(card, Zone.GRAVEYARD, MoveKind.DESTROY) for card in doomed]
    rules = ["407.6", "407.6a", "206.1", "403.2"] if doomed else ["407.6"]
    broke = tuple(player.id for player in state.remaining if player.overdrew)
    mended = repairs(attempt, doomed)
    if mended:
        kind = MoveKind.REPAIR if state.edition.uniqueness_destroys else MoveKind.PUT
        events += [Move(card, Zone.GRAVEYARD, kind) for card in mended]
        rules += ["407.6c", "410.1", "410.2", *violated(state)]
    stuck = _on_totems(state)
    if stuck:
        kind = MoveKind.DESTROY if state.edition.attachments_to_totems_are_destroyed else MoveKind.DETACH
        events += [Move(card, Zone.GRAVEYARD, kind) for card in stuck if card not in doomed]
        rules += ["407.6d", "306.4b"]
    ceased = _tokens_elsewhere(state)
    if not events and not broke and not ceased and not any(player.bereft for player in state.remaining):
        _spare(attempt, _newly_spared(attempt), "103.2")
        return False
    acted = bool(ceased)
    if events:
        _spare(attempt, fatally_damaged(state), "103.2", "103.4")
        acted |= _take_place(attempt, events, *rules, *why)
    _cease(attempt, ceased)
    bereft = (player.id for player in attempt.state.remaining if player.bereft)
    losers = tuple(dict.fromkeys([*bereft, *broke]))
    if losers:
        _lose(attempt, losers, broke)
    return acted or bool(losers)


def _take_place(attempt: Attempt, events: Sequence[Event], *rules: str) -> bool:
    """Let the events happen at the same time; return whether anything happened."""
    said = len(attempt.records)
    happen(attempt, events, *rules)
    return any(not isinstance(each.event, _NOT_DONE) for each in attempt.records[said:])


_NOT_DONE = (Decide, ReplaceEvent, Stopped)
"""What is told of events where nothing need have happened."""


def _lose(attempt: Attempt, losers: tuple[PlayerId, ...], broke: tuple[PlayerId, ...]) -> None:
    """Let the players lose the game at the same time, because of a destroyed hero or a draw from an empty deck."""
    why = ["102.1a"]
    if any(player not in broke for player in losers):
        why.append("407.6a")
    if broke:
        why.append("407.6b")
    leave(attempt, losers, "loses the game", *why)


@implements("407.6a")
def fatally_damaged(state: State) -> tuple[CardId, ...]:
    """Return the characters in play with fatal damage or 0 health."""
    cards, less = state.cards, health_may_be_less(state)
    ids = state.play.ids
    suspects = ids if less else [card for card in ids if (held := cards[card]).damage or not held.printed.health]
    found: list[CardId] = []
    for card in suspects:
        held = cards[card]
        printed = held.printed.health
        if held.resource or (printed is None and not is_character(state, card)):
            continue
        if printed is not None and not less and held.damage < printed:
            continue
        health = values(state, card).health
        if health <= 0 or is_fatal(state, held.damage, health):
            found.append(card)
    return tuple(found)


def _destroyable(state: State, card: CardId) -> Reason | None:
    """Return why the card can't be destroyed, None where it can."""
    damaged = values(state, card).health > 0
    spared = forbidden(state, Deed.BE_DESTROYED_BY_FATAL_DAMAGE, card) if damaged else None
    return spared or stopped_by(state, Move(card, Zone.GRAVEYARD, MoveKind.DESTROY))


@implements("103.2", "103.4")
def _spare(attempt: Attempt, damaged: tuple[CardId, ...], *rules: str) -> None:
    """Record which of the fatally damaged characters are not destroyed in this wave because a modifier forbids it.

    The modifier still holds in this wave even if the wave itself ends it.
    """
    for card in damaged:
        reason = _destroyable(attempt.state, card)
        if reason is not None:
            stopped = Stopped(Move(card, Zone.GRAVEYARD, MoveKind.DESTROY), reason)
            attempt.record(stopped, (reason.rule, *map(rule, rules)))


def _newly_spared(attempt: Attempt) -> tuple[CardId, ...]:
    """Return the fatally damaged characters that this action has damaged further or whose damage it has made fatal.

    The others were spared by an earlier action, and nothing has happened to them since.
    """
    damaged = fatally_damaged(attempt.state)
    if not damaged or attempt.state is attempt.start:
        return ()
    before = {card: attempt.start.cards[card].damage for card in fatally_damaged(attempt.start)}
    said = [each.event.event for each in attempt.records if isinstance(each.event, Stopped)]
    spared = {event.card for event in said if isinstance(event, Move) and event.kind is MoveKind.DESTROY}
    now = attempt.state.cards
    return tuple(card for card in damaged if card not in spared and before.get(card) != now[card].damage)


@implements("306.4b", "407.6d")
def _on_totems(state: State) -> tuple[CardId, ...]:
    """Return the abilities attached to Totems."""
    found = []
    for card in state.play.attachments:
        host = state.cards[card].attached_to
        if host is not None and host in state.cards and is_totem(state.cards[host]):
            found.append(card)
    return tuple(found)


def _tokens_elsewhere(state: State) -> tuple[CardId, ...]:
    """Return the tokens that are not in play."""
    return tuple([card.id for card in state.cards.values() if card.token and card.zone is not Zone.PLAY])


@implements("402.2a", "407.6e")
def _cease(attempt: Attempt, tokens: tuple[CardId, ...]) -> None:
    """Let the tokens outside play cease to exist."""
    for token in tokens:
        attempt.record(Decide(None, "ceases to exist", token), (rule("407.6e"), rule("402.2a")))
        attempt.state = evolve(taken_out(attempt.state, attempt.state.cards[token]))


@implements("500.2", "708.1", "708.1a")
def _add_waiting(attempt: Attempt) -> None:
    """Add the waiting triggered effects to the chain.

    The turn player adds his or her effects first, in an order of his or her choice, then the next player clockwise.
    Each adds what waits by then: also what has triggered while earlier players added theirs. What triggers for a player
    who has added his or her effects waits for the next time.
    """
    several = False
    for player in attempt.state.remaining:
        waiting = attempt.state.waiting  # Who leaves while others choose leaves no effects waiting.
        several = several or len(waiting) > 1
        own = [link for link in waiting if link.controller == player.id]
        if not own:
            continue
        for each in _order_of(attempt, player.id, own):
            link = next((link for link in attempt.state.waiting if link.id == each), None)
            if link is not None:
                add_triggered(attempt, link, *(("708.1a", "708.1b") if several else ()))


@implements("708.1a")
def _order_of(attempt: Attempt, player: PlayerId, own: list[Link]) -> tuple[Option, ...]:
    """Return the order in which the player adds his or her triggered effects, who isn't asked where it can't matter."""
    effects = tuple(link.id for link in own)
    if all(_same(attempt.state, own[0], link) for link in own[1:]):
        return effects
    return attempt.ask(
        Choice(
            ChoiceKind.ORDER_TRIGGERS,
            player,
            rule("708.1a"),
            effects,
            len(own),
            len(own),
            ordered=True,
            words="in what order to add the triggered effects to the chain",
        )
    )


def _same(state: State, one: Link, other: Link) -> bool:
    """Return whether two effects do the same: nothing that their text speaks of tells them apart.

    They are of one card, or of two that are printed alike and of which the text says nothing.
    """
    if one.text != other.text or one.trigger is None or other.trigger is None:
        return False
    if one.trigger.double_check != other.trigger.double_check:
        return False
    text = (one.text, one.trigger.double_check)
    spoken = kinds_in(text)
    return (
        (one.source == other.source or (_alike(state, one.source, other.source) and not spoken & _OF_ONE))
        and (not spoken & {Role, Those} or _named(one, text) == _named(other, text))
        and (one.numbers == other.numbers or not spoken & {EventAmount, ThatMany})
        and (one.x == other.x or X not in spoken)
    )


_OF_ONE = {This, Host, WasChosen, TraitAsChosen}
"""What is said of the card itself."""


def _named(link: Link, text: object) -> tuple[tuple[str, tuple[Entity, ...]], ...]:
    """Return what the event that set the effect off has bound to names that stand in the text."""
    said = names_in(text)
    return tuple(bound for bound in link.roles if bound[0] in said)


def _alike(state: State, one: Entity, other: Entity) -> bool:
    """Return whether two cards, or what is last known of them, are printed alike and have the same powers."""
    first, second = known(state, one), known(state, other)
    if first is None or second is None or first.printed != second.printed:
        return False
    had = ([held.power for held in values(state, CardId(card)).powers] for card in (one, other))
    return next(had) == next(had)


def is_character(state: State, card: CardId) -> bool:
    """Return whether the card is a character: a hero, an ally or a Totem (300.1) that is not a resource."""
    held = state.cards[card]
    if held.resource:
        return False
    return not types_of(state, held).isdisjoint((CardType.HERO, CardType.ALLY)) or held.printed.is_totem
