"""Keeping control of cards, and the end of modifiers, up to date with the continuous modifiers in force (714.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.citations import implements, rule
from engine.events.added_powers import settle_added
from engine.events.attempt import Attempt
from engine.events.event_rules import own_rules
from engine.events.state_changes import occur
from engine.events.trigger_events import Happening, happenings
from engine.events.triggered_powers import matched_in, matches, trigger
from engine.language.durations import Duration
from engine.language.modifiers import BecomesType, Control, LosePowers
from engine.language.words import Zone
from engine.state.evolution import evolve, with_card
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.modifier import Modifier
from engine.state.record import ChangeControl, EndModifier, Event, GainModifier, Record
from engine.value import replace
from engine.view.active_modifier import Active
from engine.view.modifiers_in_force import changing
from engine.view.party import brought_in, in_party
from engine.view.referents import select
from engine.view.scope import scope_of_modifier
from engine.view.values import applies, exists, reached


@implements("714.2")
def settle(attempt: Attempt, before: State | None = None) -> None:
    """Update control, lost powers, parties and the end of modifiers, as continuous modifiers apply at once (714.2).

    What has changed since the state before tells which powers have been added to cards or have come back.
    """
    state = attempt.state
    past = state.steered or state.silenced or state.joined or state.added
    if not state.modifiers and not state.play.continuous and not past:
        return
    if before is not None:
        settle_added(attempt, before)
    between = attempt.state
    _settle_control(attempt)
    if before is not None and attempt.state is not between and settle_added(attempt, between):
        _settle_control(attempt)
    settle_parties(attempt)


def end_modifier(attempt: Attempt, modifier: Modifier, why: str) -> None:
    """End the modifier, citing the rule, and update control and the modifiers that depended on it."""
    end_modifiers(attempt, (modifier,), why)


@implements("400.3b", "703.4")
def end_modifiers(attempt: Attempt, modifiers: Iterable[Modifier], why: str) -> None:
    """End the modifiers at the same time, citing the rule; then update control and what depended on any of them.

    So cards that all of them held go back in one moment, and powers that watch for it look at the game before that.
    """
    there = {modifier.id for modifier in attempt.state.modifiers}
    ending, before = [modifier for modifier in modifiers if modifier.id in there], attempt.state
    for modifier in ending:
        attempt.state, _ = occur(attempt.state, EndModifier(modifier))
        control = ("400.3b",) if any(isinstance(change, Control) for change in modifier.changes) else ()
        attempt.record(EndModifier(modifier), tuple(map(rule, (why, *control))))
    if ending:
        settle(attempt, before)


def follow_up(attempt: Attempt, before: State, records: list[Record], proposed: tuple[Event, ...] = ()) -> None:
    """End the modifiers that last until one of the events, and let the powers and modifiers trigger that watch for one.

    The events happened at the same time, just after the state; `proposed` are those that were proposed for that time.
    """
    _end_what_lasts_until(attempt, before, records)
    trigger(attempt, before, records, proposed)


@implements("703.4", "714.3")
def _end_what_lasts_until(attempt: Attempt, before: State, records: list[Record]) -> None:
    """End the modifiers that last until one of the events happens."""
    after = attempt.state
    lasting = [modifier for modifier in before.modifiers if modifier.until]
    happened = [happening for _, happening in happenings(records, before)] if lasting else []
    over = [each for each in lasting if any(_ends(each, happening, before, after) for happening in happened)]
    end_modifiers(attempt, over, "714.3")


def _ends(modifier: Modifier, happening: Happening, before: State, after: State) -> bool:
    """Return whether the modifier lasts until the event happens, between the two states."""
    scope = scope_of_modifier(matched_in(happening, before, after), modifier)
    return any(matches(scope, end, happening) for end in modifier.until)


def use_up(attempt: Attempt, modifier: Modifier, left: int, why: str) -> None:
    """Set what a modifier for a limited amount or number of times has left; with nothing left it ends."""
    if left < 1:
        end_modifier(attempt, modifier, why)
        return
    used = replace(modifier, left=left)
    attempt.change(modifiers=tuple(used if each.id == used.id else each for each in attempt.state.modifiers))


def use_up_for(attempt: Attempt, modifier: Modifier, card: CardId, amount: int) -> None:
    """Note how much more of a modifier's amount the card has used up, where it counts for each card by itself."""
    before = dict(modifier.used)
    now = {**before, card: before.get(card, 0) + amount}
    used = replace(modifier, used=tuple(sorted(now.items())))
    attempt.change(modifiers=tuple(used if each.id == used.id else each for each in attempt.state.modifiers))


@implements("400.3", "703.4")
def add_modifiers(attempt: Attempt, modifiers: Iterable[tuple[Modifier, tuple[str, ...]]]) -> None:
    """Let the modifiers start to apply at the same time, citing the rules of each; only then does control change.

    Each modifier is taken when the one before it has been recorded. Where several players let modifiers start at one
    moment, control changes after all of them.
    """
    before = attempt.state
    for modifier, why in modifiers:
        event = GainModifier(modifier)
        attempt.state, _ = occur(attempt.state, event)
        conditional = () if modifier.while_ is None else ("714.3a",)
        attempt.record(event, tuple(rule(number) for number in (*why, *conditional)))
    if not attempt.unsettled:
        settle(attempt, before)


@implements("714.3b")
def _end_what_depends(attempt: Attempt) -> None:
    """End the modifiers whose source had to remain exhausted, in play or in a party and does so no longer."""
    state = attempt.state
    over = [each for each in state.modifiers if not (_remains_exhausted(state, each) and _remains_there(state, each))]
    end_modifiers(attempt, over, "714.3b")


def _remains_exhausted(state: State, modifier: Modifier) -> bool:
    """Return whether the card that had to remain exhausted has done so, if the modifier asks for it."""
    if modifier.remains_exhausted is None:
        return True
    card, readied = modifier.remains_exhausted
    held = state.cards.get(card)
    return held is not None and not held.ready and held.readied == readied


def _remains_there(state: State, modifier: Modifier) -> bool:
    """Return whether the source is in play, or in the party of the modifier's controller, if the modifier asks for it.

    A card in play that becomes a face-down resource, or is no longer an ally, is in no party any more.
    """
    held = state.cards.get(modifier.source)
    if modifier.duration is Duration.WHILE_SOURCE_IN_PLAY:
        return held is not None and held.zone is Zone.PLAY
    if modifier.duration is Duration.WHILE_SOURCE_IN_PARTY:
        return held is not None and held.controller == modifier.controller and in_party(state, held)
    return True


@implements("400.3", "400.3a", "400.3b", "718.1")
def _settle_control(attempt: Attempt) -> None:
    """Give control of each card to the player that the latest control modifier names.

    A card that no such modifier applies to any more goes back to the player under whose control it entered play; if
    that player has left the game, it is removed. Before that modifiers end whose source is not what it had to remain,
    and powers that are back have their new timestamps.
    """
    for _ in range(50):
        _end_what_depends(attempt)
        _settle_powers(attempt)
        state = attempt.state
        claims = _claims(state)
        if not claims and not state.steered:
            return
        standing = frozenset((card, active.key) for card, _, active in claims)
        ended = {card for card, key in state.steered - standing if card in state.cards}
        wanted = {card: (player, active) for card, player, active in claims}
        attempt.change(steered=standing)
        latest = ("718.1",) if len(wanted) < len(claims) else ()
        before = attempt.state
        records = [
            _hand_over(
                attempt, card, player, "400.3b" if card in ended else "400.3", *latest, *_returned(state, active)
            )
            for card, (player, active) in wanted.items()
            if state.cards[card].controller != player
        ]
        records += [record for card in sorted(ended - wanted.keys()) for record in _give_back(attempt, card)]
        if not records:
            return
        follow_up(attempt, before, records)


@implements("400.3b")
def _give_back(attempt: Attempt, card: CardId) -> list[Record]:
    """Give the card back to the player under whose control it entered play, or mark it for removal if there is none."""
    held = attempt.state.cards[card]
    if held.entered_under is None or attempt.state.player(held.entered_under).out:
        attempt.ownerless = (*attempt.ownerless, card)
        return []
    if held.controller == held.entered_under:
        return []
    return [_hand_over(attempt, card, held.entered_under, "400.3b")]


@implements("718.2e")
def _returned(state: State, claim: Active) -> tuple[str, ...]:
    """Return the rule by which a claim counts from when the power that makes it was added or came back, if it was."""
    late = any(key == claim.key and when for _, key, when in state.added)
    return ("718.2e",) if claim.held is not None and (late or state.cards[claim.source].powers_since) else ()


def _hand_over(attempt: Attempt, card: CardId, player: PlayerId, *why: str) -> Record:
    event, before = ChangeControl(card, player), attempt.state
    attempt.state, _ = occur(before, event)
    return attempt.record(event, tuple(map(rule, (*why, *own_rules(before, attempt.state, event)))))


def _claims(state: State) -> list[tuple[CardId, PlayerId, Active]]:
    """Return each card, the player who is to control it, and the modifier that says so, the latest last."""
    claims: list[tuple[CardId, PlayerId, Active]] = []
    for active, change in changing(state, Control):
        if not exists(state, active):
            continue
        for card in reached(state, active):
            if applies(state, active, card) and state.cards[card].zone is Zone.PLAY:
                player = next(iter(select(active.scope(state), change.player)), None)
                if player is not None:
                    claims.append((card, PlayerId(player), active))
    return claims


@implements("718.2e")
def _settle_powers(attempt: Attempt) -> None:
    """Give new timestamps to the powers of cards that had lost them and get them back.

    Keywords and flip powers generate no continuous modifiers, so that losing these alone counts for nothing here.
    """
    state = attempt.state
    changes = changing(state, LosePowers)
    losing = [active for active, change in changes if not change.keywords and not change.flip]
    if not losing and not state.silenced:
        return
    silent: set[CardId] = set()
    for active in losing:
        if exists(state, active):
            silent.update(card for card in reached(state, active) if applies(state, active, card))
    back = [card for card in state.silenced if card not in silent and card in state.cards]
    if frozenset(silent) == state.silenced:
        return
    attempt.change(silenced=frozenset(silent))
    for card in back:
        held = attempt.state.cards[card]
        attempt.state = evolve(
            attempt.state, cards=with_card(attempt.state, replace(held, powers_since=attempt.state.clock))
        )


@implements("714.2")
def settle_parties(attempt: Attempt) -> None:
    """Note which cards modifiers have brought into a party, and since when without a break (302.2)."""
    state = attempt.state
    if not state.joined and not changing(state, BecomesType):
        return
    since = dict(state.joined)
    joined = frozenset((card, since.get(card, state.clock)) for card in brought_in(state))
    if joined != state.joined:
        attempt.change(joined=joined)
