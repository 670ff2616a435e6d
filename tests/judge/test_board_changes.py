"""What has changed between two states, in words."""

from dataclasses import replace

import pytest

from judge.board_changes import change_lines
from scenarios.outcome import CardView, PlayerView, StateView, ZoneView

TIM = CardView("Tim", "ally", "you", "you", atk=2, health=3, number=11)
RESOURCE = CardView("a resource", "resource", "you", "you", face_up=False, number=21)
OTHER = replace(RESOURCE, number=22)
YOU = PlayerView("you", True, (), (TIM,), (RESOURCE, OTHER), (ZoneView("hand", 1, ("Brigg",)), ZoneView("deck", 9)))  # noqa: FBT003
ANN = PlayerView("Ann", True)  # noqa: FBT003
BOARD = StateView((YOU, ANN), turn="you", phase="action phase", priority="you")


def with_you(**changes: object) -> StateView:
    return replace(BOARD, players=(replace(YOU, **changes), ANN))  # type: ignore[arg-type]


TOLD: dict[str, tuple[StateView, list[str]]] = {
    "nothing": (BOARD, []),
    "priority": (replace(BOARD, priority="Ann"), ["What has changed: Ann has priority"]),
    "the turn": (replace(BOARD, turn="Ann", phase="draw step"), ["What has changed: Ann's turn, draw step"]),
    "a card that is hurt": (
        with_you(ally_row=(replace(TIM, damage=1, ready=False),)),
        ["What has changed: you: Tim (2 ATK, 3 health with 1 damage, exhausted)"],
    ),
    "a card that has left": (with_you(ally_row=()), ["What has changed: you: Tim no longer in play"]),
    "a card that has come": (
        with_you(ally_row=(TIM, CardView("Brigg", "ally", atk=1, health=1, number=12)), zones=YOU.zones[1:]),
        ["What has changed: you: Brigg (1 ATK, 1 health) is new in play"],
    ),
    "a zone": (
        with_you(zones=(ZoneView("hand", 0), YOU.zones[1])),
        ["What has changed: you: hand: empty"],
    ),
    "resources": (
        with_you(resource_row=(replace(RESOURCE, ready=False), replace(OTHER, ready=False))),
        ["What has changed: you: 2 resources exhausted"],
    ),
    "a player who is out": (
        replace(BOARD, players=(YOU, replace(ANN, in_game=False)), result="won by you"),
        ["What has changed: won by you", "Ann: no longer in the game"],
    ),
    "a card under another's control": (
        replace(BOARD, players=(replace(YOU, ally_row=()), replace(ANN, ally_row=(replace(TIM, controller="Ann"),)))),
        ["What has changed: Ann: Tim (2 ATK, 3 health, owned by you) is new in play"],
    ),
}


@pytest.mark.parametrize(("state", "told"), TOLD.values(), ids=TOLD)
def test_only_what_differs_is_told(state: StateView, told: list[str]) -> None:
    assert [line.text for line in change_lines(BOARD, state)] == told


def test_without_a_board_there_is_nothing_to_compare() -> None:
    assert list(change_lines(StateView(), BOARD)) == []
