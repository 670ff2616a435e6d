"""Random games of few actions, for tests in which their length makes no difference.

As a program it is `judge` with such games, and writes its checkpoint after each of them; the last game is under way for
a while, so that the program can be interrupted in the middle of it. Where workers are spawned, they play it as it is.
"""

import sys
from time import sleep
from unittest import mock

from judge.__main__ import main
from judge.soak import checked_games
from judge.soak.checked_games import Number
from judge.soak.random_games import Pool
from judge.work import checkpoint
from judge.work.checkpoint import Json
from judge.work.local_workers import METHOD
from tests.night import at_night

LONGEST = at_night(checked_games.MOST_ACTIONS, 60) if METHOD == "fork" else checked_games.MOST_ACTIONS
"""How many actions a game has at most; other processes that play are told of it only where they are forked."""
GAMES = at_night(12, 3)
"""How many games are played of which some are left when the program is interrupted."""
_UNDER_WAY = 2.0
"""For how many seconds the last game is under way before it is played."""
_told = checked_games.told_game


def _held(number: Number, pool: Pool) -> Json:
    if number.game == GAMES - 1:
        sleep(_UNDER_WAY)
    return _told(number, pool)


if __name__ == "__main__":
    checked_games.MOST_ACTIONS = LONGEST
    checkpoint.SECONDS, checkpoint.SELDOM = 0.0, 0
    with mock.patch.object(checked_games, "told_game", _held):
        sys.exit(main())
