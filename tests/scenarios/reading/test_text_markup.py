"""Texts as lists and pages write them: other signs for lines, letters, arrows and the symbol mean what cards have."""

from __future__ import annotations

from scenarios.reading import Read, read_card
from tests.every_row import for_every

LINE = "3, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 4 Health\n"
PLAIN = """\
Protector
[Activate], Pay 1 >>> Target ally has -1 ATK this turn.
Destroy Sly >>> Target player's hero has +2 ATK this turn."""


@for_every(
    ("sign", "other"),
    [
        ("\n", "<br>"),
        ("\n", "<BR />"),
        ("\n", " | "),
        (">>>", "→"),
        (">>>", "->"),
        (">>>", "=>"),
        (">>>", ">"),
        ("[Activate]", "(Activate)"),
        ("[Activate]", "Activate"),
        ("-1", "−1"),
        ("-1", "–1"),
        ("'", "&#39;"),
        ("'", "&rsquo;"),
    ],
)
def test_another_sign_is_read_as_the_card_s(sign: str, other: str) -> None:
    card = read_card("Sly", LINE + PLAIN)
    assert isinstance(card, Read)
    assert read_card("Sly", LINE + PLAIN.replace(sign, other)) == card


@for_every("text", ["Activate target ally.", "Draw 2 > 1 cards.", "Target ally has 1 >= 2 ATK."])
def test_no_sign_is_made_out_of_other_words(text: str) -> None:
    assert not isinstance(read_card("Sly", LINE + text), Read)
