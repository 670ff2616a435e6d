"""What stands in parentheses: sentences remind of rules and say nothing new, anything else belongs to the text."""

from __future__ import annotations

from scenarios.reading import Read, Unread, read_card
from tests.every_row import for_every

CARD = "2, Instant Ability\n"
ALLY = "3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health\n"


@for_every("said", ["(Totems can be attacked or targeted like allies.)", ""])
def test_sentences_in_parentheses_only_remind(said: str) -> None:
    reading, bare = (read_card("Sly", f"{CARD}Destroy target ally. {each}") for each in (said, ""))
    assert isinstance(reading, Read)
    assert reading == bare


@for_every("said", ["(other than yours)", "(Not a Human)", "(no Human.)"])
def test_what_is_no_sentence_is_not_left_out(said: str) -> None:
    assert isinstance(read_card("Sly", f"{CARD}Destroy target ally {said}."), Unread)


def test_a_text_of_powers_within_powers_is_unread() -> None:
    assert isinstance(read_card("Sly", CARD + 'Target ally has "' * 100 + 'Draw a card."'), Unread)


@for_every(
    ("said", "plainly"),
    [
        (
            "When one of your opponents plays an ability, draw a card.",
            "When an opponent plays an ability, draw a card.",
        ),
        (
            "When Sly attacks, each of your opponents discards a card.",
            "When Sly attacks, each opponent discards a card.",
        ),
        (
            "While one of your opponents controls a Pet, Sly has stealth.",
            "While an opponent controls a Pet, Sly has stealth.",
        ),
    ],
)
def test_one_of_your_opponents_is_an_opponent(said: str, plainly: str) -> None:
    reading = read_card("Sly", ALLY + said)
    assert isinstance(reading, Read)
    assert reading == read_card("Sly", ALLY + plainly)


def test_what_belongs_to_one_of_your_opponents_is_no_opponent() -> None:
    reading = read_card("Sly", f"{CARD}Destroy one of your opponents' allies.")
    plain = read_card("Sly", f"{CARD}Destroy an opponent.")
    assert isinstance(plain, Unread)
    assert reading != plain
