"""Statements of the vocabulary as tests of states: whether one is so, wherever a line of play has led."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenarios.playthrough import named_things
from scenarios.playthrough.counters_and_tags import check_tags
from scenarios.playthrough.permissions import copied
from scenarios.scenario_errors import BadArgument, Differs, IllegalAction, UnknownName
from scenarios.step_words import CardWords, PlayerWords, StatementWords

if TYPE_CHECKING:
    from engine.exploration.branches import Goal
    from engine.state.game import State
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.registry.lookup import Lookup

_OF_THE_WAY = ("taken", "dealt", "applied", "unsettled", "must_choose", "no_next_game", "every_order")
"""The functions of statements that speak of what was done, or of an open question, and not of how things stand."""


def stated(lookup: Lookup, text: str) -> StatementWords:
    """Return a statement that is written as a Then.

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
    return StatementWords(function, tuple(match.values.items()), match.sentence.reads)


def in_state(play: Playthrough, state: State) -> Playthrough:
    """Return a copy of the playthrough in another state of its game, in which nothing is open."""
    copy = copied(play)
    copy.state, copy.open, copy.intention, copy.finished, copy.acted = state, None, None, None, True
    return copy


def goal(play: Playthrough, said: StatementWords) -> Goal:
    """Return the test of whether a statement is so in a state.

    What is said of a card that is not where the statement needs it is not so.

    Raises:
        UnknownName: the statement speaks of a card, player, counter or tag that is not in the game, and can't come;
            the nearest name is given.
        NameOfTwo: a name in it fits two cards.
    """
    for card in said.names(CardWords):
        named_things.known_card(play, card)
    for player in said.names(PlayerWords):
        named_things.player(play, player)
    if said.function.__name__ == "has_tags":
        check_tags(play, dict(said.slots)["tags"])  # type: ignore[arg-type]
    is_so = _IsSo(play, said)
    is_so(play.now)
    return is_so


@dataclass(frozen=True)
class _IsSo:
    """The test of whether a statement is so; another process can be sent it."""

    play: Playthrough
    said: StatementWords

    def __call__(self, state: State) -> bool:
        try:
            self.said.check(in_state(self.play, state))
        except (Differs, IllegalAction):
            return False
        except UnknownName as unknown:
            if unknown.what.startswith("there is only") or unknown.what.endswith("has no hero any more"):
                return False
            raise
        return True
