"""Losing and conceding: players leave the game, and the game ends (102)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.events.attempt import Attempt
from engine.events.event import end_of_combat, happen
from engine.events.state_changes import occur
from engine.language.words import Zone
from engine.state.evolution import with_player
from engine.state.ids import CardId, PlayerId
from engine.state.record import ChangeControl, EndGame, EndModifier, Event, Leave, LeaveChain, Move, MoveKind
from engine.value import replace


@implements("102.1", "102.1a", "102.1b", "102.2")
def leave(attempt: Attempt, players: tuple[PlayerId, ...], how: str, *rules: str) -> None:
    """Let the players leave the game at the same time; it ends if the players left are all on one team, or none are.

    `how` says by which deed they leave. As the game ends their cards stay where they are, for nothing comes after it
    (OP-60): in a game of two that is always so. Otherwise the cards they own are removed, the links they control are
    interrupted, cards they control but don't own go back (400.3b), and their continuous modifiers end.
    """
    leaving = tuple(player for player in players if not attempt.state.player(player).out)
    if not leaving:
        return
    happen(attempt, [Leave(leaving, how)], *rules)
    for player in leaving:
        seat = replace(attempt.state.player(player), out=True)
        attempt.change(players=with_player(attempt.state, seat))
    teams = {player.team for player in attempt.state.remaining}
    if len(teams) < 2:
        winners = tuple(player.id for player in attempt.state.remaining)
        why = rule("102.1") if winners else rule("102.1a")
        event = EndGame(winners, "wins the game" if winners else "the game is a draw")
        attempt.state, _ = occur(attempt.state, event)
        attempt.record(event, (why,))
        return
    _take_along(attempt, leaving)


@implements("102.2", "400.3b", "712.6")
def _take_along(attempt: Attempt, leaving: tuple[PlayerId, ...]) -> None:
    """Remove the cards that the leaving players own, interrupt their links, end their modifiers."""
    links: list[Event] = []
    for link in attempt.state.chain:
        if link.controller in leaving:
            card = CardId(link.id) if CardId(link.id) in attempt.state.cards else None
            owned = card is not None and attempt.state.cards[card].owner in leaving
            if not owned:
                moved = None if card is None else Move(card, Zone.GRAVEYARD, MoveKind.INTERRUPT)
                links.append(moved or LeaveChain(link, "interrupted"))
    if links:
        happen(attempt, links, "102.2", "711.1")
    if not attempt.state.is_fought:
        end_of_combat(attempt, "603.3a")
    for modifier in attempt.state.modifiers:
        if modifier.controller in leaving:
            attempt.state, _ = occur(attempt.state, EndModifier(modifier))
            attempt.record(EndModifier(modifier), (rule("102.2"), rule("712.6")))
    attempt.change(
        waiting=tuple(w for w in attempt.state.waiting if w.controller not in leaving),
        extra_turns=tuple(p for p in attempt.state.extra_turns if p not in leaving),
        skipped_turns=tuple(p for p in attempt.state.skipped_turns if p not in leaving),
    )
    owned_cards = [
        Move(card.id, Zone.REMOVED, MoveKind.LEAVE_GAME, player=card.owner)
        for card in attempt.state.cards.values()
        if card.owner in leaving and card.zone not in (Zone.REMOVED, Zone.COLLECTION)
    ]
    happen(attempt, owned_cards, "102.2")
    _give_back(attempt, leaving)
    attempt.change(waiting=tuple(w for w in attempt.state.waiting if w.controller not in leaving))


def _give_back(attempt: Attempt, leaving: tuple[PlayerId, ...]) -> None:
    """Give back, or remove, the cards that the leaving players still control, all of them at the same time."""
    events: list[Event] = []
    for card in attempt.state.play.ids:
        held = attempt.state.cards[card]
        if held.controller not in leaving:
            continue
        entered = held.entered_under
        if entered is None or attempt.state.player(entered).out:
            events.append(Move(card, Zone.REMOVED, MoveKind.LEAVE_GAME, player=held.owner))
        else:
            events.append(ChangeControl(card, entered))
    happen(attempt, events, "102.2", "400.3b")
