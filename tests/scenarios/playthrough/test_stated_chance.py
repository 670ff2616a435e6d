"""What chance brings: as a step says, before or after it comes up, or as a seed decides."""

from collections.abc import Callable

from scenarios.outcome import ScenarioOutcome
from tests.every_row import for_every

Judged = Callable[[str], ScenarioOutcome]

FLIP = """
Given you control "Landro Longshot"
And you have 1 resource
And your hand is "Brigg"
"""
WON, LOST = "Then there are 2 cards in your hand", "Then there is no card in your hand"
SHUFFLE = """
Given you have 8 resources
And your deck, from the top, is "Brigg", "Kor Cindervein", "Donna Calister", "Charge"
And your hand is "Circle of Life"
"""


def check(outcome: ScenarioOutcome, seeded: list[str]) -> None:
    """Hold a scenario that says the right things against its verdict and what a seed decided in it."""
    told = [event.text for step in outcome.steps for event in step.events if event.text.startswith("a seed")]
    assert (outcome.message, outcome.verdict, told) == (None, "as ruled", seeded)


@for_every(
    "steps",
    [
        f'When you use "Landro Longshot"\nAnd the chain empties\nAnd you win the flip\n{WON}',
        f'When you win the flip\nAnd you use "Landro Longshot"\nAnd the chain empties\n{WON}',
        f'When you use "Landro Longshot"\nAnd you lose the flip\nAnd the chain empties\n{LOST}',
    ],
)
def test_a_flip_comes_out_as_a_step_says(judged: Judged, steps: str) -> None:
    check(judged(FLIP + steps), [])


def test_a_flip_that_nobody_speaks_of_is_decided_by_a_seed(judged: Judged) -> None:
    outcome = judged(f'{FLIP}When you use "Landro Longshot"\nAnd the chain empties\nThen the chain is empty')
    check(outcome, ["a seed decides who wins the flip of the coin"])


@for_every(
    "steps", ["When you win the flip", 'When you use "Landro Longshot"\nAnd the die shows 4\nAnd the chain empties']
)
def test_chance_that_is_spoken_of_and_never_asked(judged: Judged, steps: str) -> None:
    outcome = judged(FLIP + steps)
    assert (outcome.verdict, outcome.message) == (
        "differs",
        "a step states an outcome of chance, and nothing was left to chance",
    )
