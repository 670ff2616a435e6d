"""How fast the table starts and answers, on a board of twenty cards."""

from statistics import median
from time import perf_counter

from judge.assistance.asked_text import answered as asked
from judge.assistance.asked_text import dialogue_under
from judge.assistance.completions import completions
from judge.table.table_talk import Table
from judge.table.table_words import answered
from scenarios.outcome import PlayerView

MINE = ("Kor Cindervein", "Araelun", "Adept Breton", "Voss Treebender", "Donna Calister", "Grunt Baranka")
BOARD = f"""
I control {", ".join(f'"{name}"' for name in MINE)}
my opponent controls "Kena Shadowbrand", "Watcher Mal'wi", "Leeroy Jenkins"
I have 5 ready resources. my opponent has 4 ready resources
"""
LINES = ('I attack "Kena Shadowbrand" with "Kor Cindervein"', "you pass", "combat ends", "legal", "state", "why")
MOST_TO_START = 1.0
MOST_TO_ANSWER = 0.05


def seconds(table: Table, line: str) -> float:
    begun = perf_counter()
    answered(table, line)
    return perf_counter() - begun


def test_a_line_is_answered_in_fifty_milliseconds_on_a_board_of_twenty_cards() -> None:
    begun = perf_counter()
    table = Table(asked(BOARD, dialogue_under("cr-2007-05")).dialogue)
    assert sum(len(player.hero_row + player.ally_row + player.resource_row) for player in _players(table)) == 20
    assert perf_counter() - begun <= MOST_TO_START
    taken = []
    for line in LINES:
        taken.append(median(seconds(table, line) for _ in range(5)))
        answer = answered(table, line)
        assert answer is not None
        table = answer[0]
    taken.append(median(_completing(table) for _ in range(5)))
    assert max(taken) <= MOST_TO_ANSWER, taken


def _players(table: Table) -> tuple[PlayerView, ...]:
    return table.now.played.view().players


def _completing(table: Table) -> float:
    begun = perf_counter()
    completions("you propose that ", table.now)
    return perf_counter() - begun
