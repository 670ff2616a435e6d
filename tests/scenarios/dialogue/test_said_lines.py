"""A text divided into sentences."""

import pytest

from scenarios.dialogue.said_lines import Said, said_in
from scenarios.scenario_errors import BadArgument
from tests.every_row import for_every


@for_every(
    ("text", "said"),
    [
        ("", ()),
        ("  \n# a remark\n", ()),
        ('I control "Tim"', (Said('I control "Tim"'),)),
        ('Given you control "Tim".', (Said('you control "Tim"', 1, 7, "Given"),)),
        (
            'Given you control "Tim"\n  And you pass',
            (Said('you control "Tim"', 1, 7, "Given"), Said("you pass", 2, 7, "Given")),
        ),
        ("one; two. three", (Said("one"), Said("two", 1, 6), Said("three", 1, 11))),
        ('is "Mr. Bigglesworth; or so?" here?', (Said('is "Mr. Bigglesworth; or so?" here', asks=True),)),
        ("rule 602.2a was applied", (Said("rule 602.2a was applied"),)),
        ("but you pass", (Said("you pass", 1, 5),)),
        (
            "you control:\n| card | damage |\n| Tim | 2 |",
            (Said("you control:", table=(("card", "damage"), ("Tim", "2"))),),
        ),
        ("you control:\n| a \\| b |", (Said("you control:", table=(("a | b",),)),)),
        (
            'the card "X" reads:\n  """\n  3, Ally\n    Elusive\n  """\nyou pass',
            (Said('the card "X" reads:', doc="3, Ally\n  Elusive"), Said("you pass", 6)),
        ),
        (
            'the card "X" reads:\n3, Ally.\n Elusive; or so?\n\nyou pass',
            (Said('the card "X" reads:', doc="3, Ally.\nElusive; or so?"), Said("you pass", 5)),
        ),
        (
            'the card "X" reads:\n3, Ally.\nYou may draw a card.\nI control "X"',
            (Said('the card "X" reads:', doc="3, Ally.\nYou may draw a card."), Said('I control "X"', 4)),
        ),
        ('the card "X" reads: 3, Ally. // Elusive', (Said('the card "X" reads:', doc="3, Ally.\nElusive"),)),
    ],
)
def test_a_text_is_divided_into_sentences(text: str, said: tuple[Said, ...]) -> None:
    assert said_in(text) == said


@for_every(
    ("text", "message", "line"),
    [
        ("| a |", "a table stands under no sentence", 1),
        ('\n"""\nx\n"""', "a text stands under no sentence", 2),
        ('the card "X" reads:\n"""\n3, Ally', "is never closed", 2),
    ],
)
def test_what_belongs_to_no_sentence_is_refused(text: str, message: str, line: int) -> None:
    with pytest.raises(BadArgument, match=message) as refused:
        said_in(text)
    assert refused.value.line == line
