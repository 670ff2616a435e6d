from dataclasses import replace

import pytest

from judge.resulting_state import state_lines
from scenarios.outcome import CardView, StateView


def test_a_state_that_was_never_reached_has_no_lines() -> None:
    assert list(state_lines(StateView())) == []


def test_the_chain_is_told_from_the_top(state: StateView) -> None:
    chain = (CardView("Flash Heal", "ability"), CardView("Fire Blast", "ability"))
    first = next(state_lines(replace(state, chain=chain, priority="Ann", turn="Ann")))
    assert first.text == (
        "The state then: Ann's turn, action phase; Ann has priority; the chain, top first, is Flash Heal; Fire Blast."
    )


def test_a_game_that_is_over_says_so_and_has_no_chain_worth_telling(state: StateView) -> None:
    first = next(state_lines(replace(state, priority=None, result="you lose the game")))
    assert first.text == "The state then: your turn, action phase; you lose the game."


def test_an_open_choice_is_part_of_the_state(state: StateView) -> None:
    first = next(state_lines(replace(state, choice="you must choose whether to protect")))
    assert "the chain is empty; you must choose whether to protect." in first.text


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (CardView("Tim", "ally", "you", "you", atk=0, health=1), "Tim (0 ATK, 1 health)"),
        (CardView("Tim", "ally", "you", "your opponent"), "Tim (owned by your opponent)"),
        (CardView("Searing Totem", "ally", marks=("totem",)), "Searing Totem (totem)"),
        (CardView("a token", "ally", damage=2), "a token (2 damage)"),
    ],
)
def test_a_card_is_told_in_its_numbers_and_condition(state: StateView, card: CardView, said: str) -> None:
    you = replace(state.players[0], ally_row=(card,))
    assert f"ally row: {said}" in [line.text for line in state_lines(replace(state, players=(you,)))]
