"""The first legal actions are the first of all that are legal, and asking for them hides none of the others."""

from collections.abc import Callable

from engine.legality.legal_actions import first_legal
from engine.play import legal_actions
from engine.state.game import State
from tests.engine.test_legal_counts import BOARDS
from tests.every_row import for_every


@for_every("board", BOARDS)
@for_every("many", [1, 2, 50])
def test_the_first_and_then_all(board: Callable[[], State], many: int) -> None:
    everything = legal_actions(board())
    state = board()
    assert first_legal(state, many) == everything[:many]
    assert first_legal(state, 2) == everything[:2]
    assert legal_actions(state) == everything
    assert first_legal(state, many) == everything[:many]
