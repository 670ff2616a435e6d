"""Which answers a choice takes."""

from engine.citations import rule
from engine.decisions.choices import Answer, Choice, ChoiceKind
from engine.state.ids import PlayerId
from tests.every_row import for_every


def choice(options: tuple[int | str, ...] = (), least: int = 1, most: int = 1) -> Choice:
    return Choice(ChoiceKind.CARDS, PlayerId(1), rule("709.2b"), options, least, most)


def number(low: int, high: int | None) -> Choice:
    return Choice(ChoiceKind.X, PlayerId(1), rule("707.1c"), low=low, high=high)


@for_every(
    ("asked", "answer", "said"),
    [
        (choice((7, 8)), (7,), None),
        (choice((7, 8)), (9,), "an option was chosen that is not on offer"),
        (choice((7, 8)), (), "1 of the options expected, 0 given"),
        (choice((7, 8)), (7, 8), "1 of the options expected, 2 given"),
        (choice((7, 8), 0, 1), (), None),
        (choice((7, 8), 0, 2), (8, 7), None),
        (choice((7, 8), 0, 2), (8, 8), "the same option was chosen twice"),
        (choice((7, 8), 0, 2), (7, 8, 7), "0 to 2 of the options expected, 3 given"),
        (choice(("yes", "no")), ("yes",), None),
        (choice(("yes", "no")), ("perhaps",), "an option was chosen that is not on offer"),
        (number(0, 3), (0,), None),
        (number(0, 3), (3,), None),
        (number(0, 3), (4,), "a number of at least 0 and at most 3 is expected"),
        (number(1, None), (0,), "a number of at least 1 is expected"),
        (number(1, None), (10**6,), None),
        (number(0, 3), ("3",), "one number is expected"),
        (number(0, 3), (1, 2), "one number is expected"),
        (number(0, 3), (), "one number is expected"),
    ],
)
def test_what_a_choice_says_of_an_answer(asked: Choice, answer: Answer, said: str | None) -> None:
    assert asked.refuses(answer) == said
