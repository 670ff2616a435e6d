"""Hearthing: using a power whose cost includes conceding the game (800.1)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.costs.payment import pay
from engine.costs.total_cost import total
from engine.decisions.choices import ChoiceKind
from engine.effects.performance import perform
from engine.effects.resolution import Resolution
from engine.events.attempt import Attempt, yes_or_no
from engine.events.event import happen
from engine.events.state_changes import occur
from engine.language.costs import Concede
from engine.language.modifiers import Purpose
from engine.language.powers import Payment, Text
from engine.state.evolution import with_player
from engine.state.ids import CardId, PlayerId
from engine.state.record import Decide, EndGame, Event, Leave, LeaveChain
from engine.value import replace
from engine.view.scope import Scope


@implements("800.1a")
def concedes(power: Payment) -> bool:
    """Return whether the power's cost includes conceding the game, so that using it is hearthing."""
    return any(isinstance(part, Concede) for part in power.cost)


@implements("800.1", "800.1a", "800.1b", "800.1c")
def hearth(attempt: Attempt, player: PlayerId, card: CardId, power: Payment) -> None:
    """Let the player hearth: pay, perform the text of the power at once, and concede for the whole team.

    No link is added to the chain, and the game ends. If a teammate does not permit it, nothing happens.
    """
    if not _permitted(attempt, player, card):
        return
    resolution = Resolution(attempt, Scope(attempt.state, player, card))
    resolution.cite("800.1", "800.1a", "800.1c")
    pay(resolution, total(resolution.scope, power.cost, Purpose.USE, card), card)
    if isinstance(power.text, Text):
        perform(resolution, power.text.effects)
    _end(attempt, player, *resolution.left_rules())


@implements("800.1b")
def _permitted(attempt: Attempt, player: PlayerId, card: CardId) -> bool:
    """Return whether every other player of the team lets the team concede; each is asked."""
    team = attempt.state.player(player).team
    for mate in attempt.state.remaining:
        if mate.team != team or mate.id == player:
            continue
        words = "whether to let the whole team concede"
        if not attempt.ask_whether(yes_or_no(ChoiceKind.MAY, mate.id, rule("800.1b"), words, card)):
            attempt.record(Decide(mate.id, "does not let the team concede", card), (rule("800.1b"),))
            return False
    return True


@implements("102.1", "800.1c")
def _end(attempt: Attempt, player: PlayerId, *why: str) -> None:
    """End the game after the team has conceded; the remaining players win if they are all on one team."""
    team = attempt.state.player(player).team
    leaving = tuple(seat.id for seat in attempt.state.remaining if seat.team == team)
    happen(attempt, [Leave(leaving, "concedes")], "102.1b", "800.1b", *why)
    for each in leaving:
        seat = replace(attempt.state.player(each), out=True)
        attempt.change(players=with_player(attempt.state, seat))
    effects: list[Event] = [
        LeaveChain(link, "interrupted") for link in attempt.state.chain if CardId(link.id) not in attempt.state.cards
    ]
    happen(attempt, effects, "800.1c", "711.1")
    remaining = attempt.state.remaining
    winners = tuple(seat.id for seat in remaining) if len({seat.team for seat in remaining}) == 1 else ()
    event = EndGame(winners, "wins the game" if winners else "the game ends")
    attempt.state, _ = occur(attempt.state, event)
    attempt.record(event, (rule("800.1c"), rule("102.1")))
