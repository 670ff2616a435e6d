"""The phases and steps of a turn: what happens as each of them starts and ends (500 to 503)."""

from __future__ import annotations

from engine.chain.priority import next_player, open_window
from engine.citations import implements, rule
from engine.decisions.choices import Answer, Choice, ChoiceKind
from engine.effects.card_moves import draw
from engine.events.attempt import Attempt
from engine.events.continuous_modifiers import settle_parties
from engine.events.event import end_modifiers, happen
from engine.events.proposed_event import stopped_by
from engine.language.durations import READY_STEPS_TO_COME, TURNS_TO_COME, Duration
from engine.language.modifiers import Deed, NeedNotReady
from engine.language.words import Phase, Zone
from engine.state.evolution import with_player
from engine.state.ids import CardId, PlayerId
from engine.state.modifier import Modifier
from engine.state.record import Decide, EndPart, Event, Move, MoveKind, StartPart, Turn
from engine.turn.inspire import inspired
from engine.value import replace
from engine.view.modifiers_in_force import changing
from engine.view.prohibitions import forbidden
from engine.view.referents import maximum_hand_size
from engine.view.values import applies, exists


@implements("500.1", "500.2", "501.1a", "501.1b", "501.2b")
def start_turn(attempt: Attempt, player: PlayerId, *why: str) -> None:
    """Start the player's turn with the ready step, or on the first turn of the game with the action phase (501.2b)."""
    state = attempt.state
    number_ = state.turn + 1
    seat = replace(state.player(player), turn_began=state.clock + 1, turns=state.player(player).turns + 1, placed=0)
    attempt.change(last_turn_player=state.turn_player if state.turn else None)
    attempt.change(turn=number_, turn_player=player, players=with_player(state, seat), history=(), past=(), passes=0)
    settle_parties(attempt)
    skips = number_ == 1 and state.edition.first_turn_skips_start_phase
    _begin_durations(attempt, player)
    if skips:
        attempt.change(phase=Phase.ACTION)
        happen(attempt, [StartPart(Phase.ACTION, player, turn=True)], "500.2", "501.2b", *why)
        open_window(attempt, Phase.ACTION)
        return
    attempt.change(phase=Phase.READY_STEP)
    happen(attempt, [StartPart(Phase.READY_STEP, player, turn=True)], "500.2", "501.1b", *why)
    _ready(attempt, player)
    open_window(attempt, Phase.READY_STEP)


def _begin_durations(attempt: Attempt, player: PlayerId) -> None:
    """End the modifiers that last until the player's next turn starts, before anything else happens in it (OP-77)."""
    starting = (Duration.YOUR_NEXT_TURN, Duration.UNTIL_ITS_NEXT_TURN)
    over = [each for each in attempt.state.modifiers if each.duration in starting and each.for_player == player]
    end_modifiers(attempt, over, "714.3")


@implements("105.1", "501.1a", "faq-2009-03:3")
def _ready(attempt: Attempt, player: PlayerId) -> None:
    """Ready all cards that the turn player controls and, at the same time, the cards that other players inspire."""
    state = attempt.state
    exhausted = [c for c in state.play.ids if not state.cards[c].ready and state.cards[c].controller == player]
    kept = _need_not_ready(attempt, exhausted, player)
    events: list[Event] = [Turn(card, ready=True) for card in exhausted if card not in kept]
    for other in state.remaining:
        if other.id != player:
            woken = inspired(attempt, other.id)
            events += [Turn(card, ready=True, inspired_by=by) for card, by in woken.items()]
    happen(attempt, events, "501.1a", "105.1")


def _need_not_ready(attempt: Attempt, exhausted: list[CardId], player: PlayerId) -> tuple[CardId, ...]:
    """Return the cards that the player leaves exhausted, among those for which a modifier allows it."""
    state = attempt.state
    open_ = tuple(
        card
        for card in exhausted
        if any(applies(state, active, card) and exists(state, active) for active, _ in changing(state, NeedNotReady))
        and stopped_by(state, Turn(card, ready=True)) is None
    )
    if not open_:
        return ()
    answer = attempt.ask(
        Choice(
            ChoiceKind.NEED_NOT_READY,
            player,
            rule("501.1a"),
            open_,
            0,
            len(open_),
            words="which cards to leave exhausted",
        )
    )
    kept = tuple(CardId(int(card)) for card in answer)
    for card in kept:
        attempt.record(Decide(player, "leaves it exhausted", card), (rule("501.1a"),))
    return kept


def end_ready_step(attempt: Attempt) -> None:
    """End the ready step, and the modifiers that last until a ready step of the turn player has passed."""
    player = attempt.state.turn_player
    happen(attempt, [EndPart(Phase.READY_STEP, player)], "501.1a")
    measured = [each for each in attempt.state.modifiers if each.duration in READY_STEPS_TO_COME]
    over = [each for each in measured if each.for_player == player and each.made_on < attempt.state.turn]
    end_modifiers(attempt, over, "714.3")


@implements("500.1", "501.2a")
def draw_step(attempt: Attempt) -> None:
    """Start the draw step: the turn player draws, then a window opens. If it is skipped, start the action phase."""
    state = attempt.state
    if state.turn_player in state.skipped_draws:
        place = state.skipped_draws.index(state.turn_player)
        attempt.change(skipped_draws=(*state.skipped_draws[:place], *state.skipped_draws[place + 1 :]))
        start_action_phase(attempt)
        return
    attempt.change(phase=Phase.DRAW_STEP)
    happen(attempt, [StartPart(Phase.DRAW_STEP, state.turn_player)], "500.2")
    if not (state.turn == 1 and state.edition.first_turn_skips_draw):
        draw(attempt, state.turn_player, state.edition.cards_drawn_in_draw_step, "501.2a")
    open_window(attempt, Phase.DRAW_STEP)


@implements("502.1")
def start_action_phase(attempt: Attempt) -> None:
    """Start the action phase and open its window."""
    attempt.change(phase=Phase.ACTION)
    happen(attempt, [StartPart(Phase.ACTION, attempt.state.turn_player)], "502.1")
    open_window(attempt, Phase.ACTION)


@implements("500.2", "503.1")
def start_end_phase(attempt: Attempt, *why: str) -> None:
    """Start the end phase; powers that watch for the end of the turn trigger now."""
    attempt.change(phase=Phase.END)
    happen(attempt, [StartPart(Phase.END, attempt.state.turn_player)], "503.1", "500.2", *why)
    open_window(attempt, Phase.END)


@implements("411.3b", "411.8c", "503.2", "503.2a")
def wrap_up(attempt: Attempt) -> None:
    """Do the wrap-up step, in which no player gets priority, and start the next turn.

    The turn player discards down to the maximum hand size, if he or she can discard, and modifiers that last this turn
    end.
    """
    player = attempt.state.turn_player
    attempt.change(phase=Phase.WRAP_UP)
    hand = () if attempt.state.player(player).out else attempt.state.player(player).hand
    most = maximum_hand_size(attempt.state, player)
    over = 0 if most is None else len(hand) - most
    unlimited = ("103.1", "411.3b") if most is None else ()
    if over > 0:
        choice = Choice(ChoiceKind.DISCARD, player, rule("503.2a"), hand, over, over, words="which cards to discard")
        kept = forbidden(attempt.state, Deed.DISCARD, player) is not None
        answer: Answer = hand[:over] if kept else attempt.ask(choice)
        moves: list[Event] = [Move(CardId(int(c)), Zone.GRAVEYARD, MoveKind.DISCARD, player=player) for c in answer]
        happen(attempt, moves, "503.2a", "411.3b")
    _expire(attempt, player)
    happen(attempt, [EndPart(Phase.END, player, turn=True)], "503.2", "503.2a", *unlimited)
    next_turn(attempt)


@implements("503.2a")
def _expire(attempt: Attempt, player: PlayerId) -> None:
    """End the modifiers that last until the end of this turn, all of them at the same time."""
    state = attempt.state
    over = [each for each in state.modifiers if _lasts_this_turn(each, player, state.turn)]
    end_modifiers(attempt, over, "503.2a")


def _lasts_this_turn(modifier: Modifier, player: PlayerId, turn: int) -> bool:
    """Return whether the modifier lasts until the end of the player's turn with that number."""
    if modifier.duration is Duration.THIS_TURN:
        return True
    if modifier.duration not in (Duration.END_OF_YOUR_NEXT_TURN, Duration.END_OF_ITS_NEXT_TURN, *TURNS_TO_COME):
        return False
    whose = modifier.duration is Duration.NEXT_TURN or modifier.for_player == player
    return whose and modifier.made_on < turn


@implements("500.1", "500.3")
def next_turn(attempt: Attempt) -> None:
    """Start the next turn that is not skipped: the extra turn created last, or else that of the next player."""
    player, why = _next_to_play(attempt)
    while player in attempt.state.skipped_turns:
        skipped = attempt.state.skipped_turns
        place = skipped.index(player)
        attempt.change(skipped_turns=(*skipped[:place], *skipped[place + 1 :]))
        player, why = _next_to_play(attempt)
    start_turn(attempt, player, *why)


@implements("500.1", "500.3")
def _next_to_play(attempt: Attempt) -> tuple[PlayerId, tuple[str, ...]]:
    """Return the player whose turn is next, with the rule of extra turns if it is one, and count that turn as taken."""
    extra = attempt.state.extra_turns
    if extra:
        attempt.change(extra_turns=extra[1:])
        return extra[0], ("500.3",)
    player = next_player(attempt.state, attempt.state.in_order)
    attempt.change(in_order=player)
    return player, ()
