"""Statements of the vocabulary as tests of states: whether one is so, wherever a line of play has led."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough.permissions import copied
from scenarios.scenario_errors import BadArgument, Differs, IllegalAction, UnknownName

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.exploration.frontier import Goal
    from engine.exploration.junctures import Juncture
    from engine.state.game import State
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.registry.lookup import Lookup

Check = "Callable[[Playthrough], None]"
"""Checks a statement on a playthrough; it raises Differs where it is not so."""

_OF_THE_WAY = ("taken", "dealt", "applied", "unsettled", "must_choose", "no_next_game", "every_order")
"""The functions of statements that speak of what was done, or of an open question, and not of how things stand."""


def stated(lookup: Lookup, text: str) -> Callable[[Playthrough], None]:
    """Return the check of a statement that is written as a Then.

    Raises:
        UnknownSentence: no sentence of the vocabulary fits.
        BadArgument: the statement is about what was done on the way, or needs a table.
    """
    match = lookup.find("Then", text)
    function = match.sentence.function
    special = {"table", "text", "statement"} & set(match.sentence.parameters)
    if function.__name__ in _OF_THE_WAY or special:
        what = f"{text!r} is about what is done on the way, not about how things stand"
        raise BadArgument(what, expected="a statement about the board, such as: your opponent loses the game")
    return lambda play: function(play, **match.values)


def placed(play: Playthrough, juncture: Juncture) -> Playthrough:
    """Return a copy of the playthrough that stands at a settled juncture."""
    return in_state(play, juncture.state)


def in_state(play: Playthrough, state: State) -> Playthrough:
    """Return a copy of the playthrough in another state of its game, in which nothing is open."""
    copy = copied(play)
    copy.state, copy.open, copy.intention, copy.finished, copy.acted = state, None, None, None, True
    return copy


def goal(play: Playthrough, check: Callable[[Playthrough], None]) -> Goal:
    """Return the test of whether a statement is so in a state.

    What is said of a card that is not where the statement needs it is not so.

    Raises:
        UnknownName: the statement speaks of nothing that is in the game.
    """
    refuse_strangers(play, check)

    def is_so(state: State) -> bool:
        try:
            check(in_state(play, state))
        except (Differs, IllegalAction):
            return False
        except UnknownName as unknown:
            if unknown.what.startswith("there is only") or unknown.what.endswith("has no hero any more"):
                return False
            raise
        return True

    return is_so


def refuse_strangers(play: Playthrough, check: Callable[[Playthrough], None]) -> None:
    """Refuse a statement about cards or players that are not in the game.

    Raises:
        UnknownName: it names the nearest card.
        NameOfTwo: a name in it fits two cards.
    """
    try:
        check(in_state(play, play.now))
    except Differs:
        return
    except UnknownName as unknown:
        if not unknown.what.startswith("there is only"):
            raise
