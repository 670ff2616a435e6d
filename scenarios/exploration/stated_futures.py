"""Then steps about what can follow: everything is tried on the engine, within a limit that fails loudly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions.choices import ChoiceKind
from engine.exploration.forcing import Finding, finding, forced
from engine.exploration.horizons import HorizonKind
from engine.exploration.junctures import after, happened
from engine.exploration.level_search import Manner
from engine.exploration.proof_numbers import most_promising
from scenarios.exploration.aims import aim_of
from scenarios.exploration.goal_findings import side_of, so_in
from scenarios.exploration.look_ahead import Ahead, Bounds, Looked, has_begun, look_ahead
from scenarios.exploration.statements import goal
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import note_rules
from scenarios.playthrough.facts import differs
from scenarios.scenario_errors import CantJudge, NothingHappened

if TYPE_CHECKING:
    from engine.exploration.explored_graph import Exploration
    from engine.state.ids import PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PlayerWords, StatementWords

MOST_STATES = 5_000
"""The most states that one statement is looked for in; a statement that needs more can't be judged."""
_BOUNDS = Bounds(MOST_STATES, float("inf"))

_ORDERS = frozenset((
    ChoiceKind.ORDER_BUBBLES,
    ChoiceKind.ORDER_PACKETS,
    ChoiceKind.ORDER_PAYMENT,
    ChoiceKind.ORDER_REPLACEMENTS,
    ChoiceKind.ORDER_TRIGGERS,
))  # fmt: skip


def whatever_is_chosen(play: Playthrough, said: StatementWords) -> None:
    """Check that a statement is so once what has begun is over, however players choose and chance falls.

    Raises:
        NothingHappened: nothing has begun.
        Differs: it is not so at some end; the choices that lead there are told.
        CantJudge: there is more to look at than the limit.
    """
    if not has_begun(play):
        raise NothingHappened("nothing has begun, so nobody can choose anything")
    is_so = goal(play, said)
    play.looked = True
    looked = look_ahead(play, Ahead(frozenset(), HorizonKind.BEGUN, bounds=_BOUNDS))
    good = so_in(looked.found, is_so)
    _note(play, looked, good)
    kind = finding(looked.found, good)
    bad = sorted(frozenset(looked.found.ends) - good)
    if bad:
        raise differs(f"not if {_choices_said(looked, bad[0])}", "so at every end", kind.value)
    if kind is not Finding.ALWAYS:
        raise _undecided(looked)


def in_every_order(play: Playthrough, said: StatementWords) -> None:
    """Check that a statement is so in the end in every order that is asked for now.

    Raises:
        NothingHappened: nobody is asked for an order.
        Differs: it is not so at some end.
        CantJudge: there is more to look at than the limit.
    """
    if play.open is None or play.open.choice.kind not in _ORDERS:
        raise NothingHappened("nobody is asked in what order something happens")
    whatever_is_chosen(play, said)


def bring_about(play: Playthrough, words: PlayerWords, said: StatementWords, *, holds: bool) -> None:
    """Check whether a player can act so that a statement is so before the turn ends, if others only pass and choose.

    Raises:
        Differs: it is the other way.
        CantJudge: there is more to look at than the limit.
    """
    player = named_things.player(play, words)
    able = _able(play, frozenset((player,)), said, side_of(play, player))
    if able is not holds:
        can = "can" if able else "can't"
        raise differs(f"{words.who} {can} bring that about", "can" if holds else "can't", can)


def prevent(play: Playthrough, words: PlayerWords, said: StatementWords, *, holds: bool) -> None:
    """Check whether a player can act so that a statement is never so before the turn ends, against all others.

    Raises:
        Differs: it is the other way.
        CantJudge: there is more to look at than the limit.
    """
    player = named_things.player(play, words)
    everybody = frozenset(seat.id for seat in play.now.players)
    able = not _able(play, everybody, said, everybody - side_of(play, player))
    if able is not holds:
        can = "can" if able else "can't"
        raise differs(f"{words.who} {can} prevent that", "can" if holds else "can't", can)


def _able(play: Playthrough, actors: frozenset[PlayerId], said: StatementWords, players: frozenset[PlayerId]) -> bool:
    """Return whether the players can surely make the statement so at some time before the turn ends.

    Raises:
        CantJudge: that is not decided within the limit.
    """
    is_so = goal(play, said)
    play.looked = True
    known: dict[int, bool] = {}

    def decided(found: Exploration) -> bool:
        return forced(found, so_in(found, is_so, known), players).decided(0) is True

    manner = Manner(
        directed=lambda found: most_promising(found, so_in(found, is_so, known), players), aim=aim_of(play, said)
    )
    looked = look_ahead(
        play, Ahead(actors, HorizonKind.TURN, bounds=_BOUNDS), stop=is_so, enough=decided, manner=manner
    )
    good = so_in(looked.found, is_so)
    _note(play, looked, good)
    able = forced(looked.found, good, players).decided(0)
    if able is None:
        raise _undecided(looked)
    return able


def _note(play: Playthrough, looked: Looked, good: frozenset[int]) -> None:
    """Note as applied the rules of the shortest line to an end in which the statement is so, or else to any end."""
    found = looked.found
    end = min(good or found.ends, key=lambda number: (len(found.line(number)), number), default=0)
    for record in happened(found.start, found.moves(end)):
        note_rules(play, record.rules)


def _undecided(looked: Looked) -> CantJudge:
    unclear = next((node.unclear for node in looked.found.nodes if node.unclear is not None), None)
    if unclear is not None:
        return CantJudge(f"what can follow can't be told: {unclear}")
    if looked.found.unseen:
        return CantJudge(f"there is more to look at than {MOST_STATES} states", expected="a smaller board")
    return CantJudge("it depends on who has to end a loop (801.1a)")


def _choices_said(looked: Looked, number: int) -> str:
    """Return the answers on the way to an end, in words."""
    said: list[str] = []
    at = looked.found.start
    for step in looked.found.line(number):
        if at.choice is not None and isinstance(step.move, tuple):
            names = (each if isinstance(each, str) else named_things.say(looked.play, each) for each in step.move)
            said.append(f"{at.choice.words or at.choice.kind.value}: {', '.join(names) or 'none'}")
        for move in step.made:
            further = after(at, move)
            assert further is not None
            at = further
    return "; ".join(said) or "players choose as they may"
