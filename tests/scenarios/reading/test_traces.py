"""Every read card of the tables shows in its data what its text says, each word and number as often as it stands.

At night each of them is held to that, by day one of four.
"""

from __future__ import annotations

import re

import pytest

from scenarios.reading import Read, read_card
from tests.night import at_night
from tests.scenarios.reading.excused_traces import EXCUSES, excused
from tests.scenarios.reading.tables import AT_HAND, read_entries
from tests.scenarios.reading.traces import TRACES, atoms_of, numbers_in, text_of, untraced

EVERY = at_night(1, 4)
"""One in so many cards is held to what its text says."""
NEVER_ALONE = {"if ~ is in your graveyard"}
"""A form whose traces stand beside others of the kind on every card that has it."""


@AT_HAND
def test_no_word_or_number_of_a_read_card_is_dropped() -> None:
    lost = {}
    for name, entry in list(read_entries().items())[::EVERY]:
        assert isinstance(entry.reading, Read)
        found = untraced(name, entry.text, entry.reading.printed)
        lost[name] = [each for each in found if each not in excused(text_of(name, entry.text))]
    assert {name: words for name, words in lost.items() if words} == {}


@AT_HAND
def test_each_excuse_is_that_of_a_card() -> None:
    texts = {name: text_of(name, entry.text) for name, entry in read_entries().items()}
    used = {excuse for text in texts.values() for excuse in EXCUSES if re.search(excuse.said, text)}
    assert used == set(EXCUSES)


@AT_HAND
def test_each_trace_has_a_card_on_which_one_fewer_would_show() -> None:
    slack: dict[str, list[int]] = {}
    for name, entry in read_entries().items():
        assert isinstance(entry.reading, Read)
        text, atoms = text_of(name, entry.text), atoms_of(entry.reading.printed)
        for trace in TRACES:
            if said := trace.said(text):
                slack.setdefault(trace.word, []).append(trace.left(atoms) - said)
    assert {word for word, over in slack.items() if min(over) > 0} == NEVER_ALONE
    assert len(slack) >= 80


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("deals 1 fire damage and 1 frost damage", {"1": 2}),
        ("+1 atk and +1 health for each ally", {"factor": 2}),
        ("+2 atk for each ally", {"2": 1}),
        ("put one into your hand", {}),
        ("destroy one of your two weapons", {"2": 1}),
        ("choose one: draw three cards", {"3": 1}),
        ("an opponent has more allies than you", {"1": 1}),
    ],
)
def test_which_numbers_a_text_says(text: str, said: dict[str, int]) -> None:
    assert numbers_in(text) == said


@pytest.mark.parametrize(
    ("text", "meant", "lost"),
    [
        ("Your hero may deal 2 fire damage to target ally.", "Your hero deals 2 fire damage to target ally.", "may"),
        ("Draw three cards.", "Draw two cards.", "3: 1 said, 0 held"),
        ("Your hero deals 1 fire damage to target ally. Draw a card.",
         "Your hero deals 2 fire damage to target ally. Draw a card.", "1: 1 said, 0 held"),
        ("Your hero deals 2 fire damage to target ally and 2 fire damage to itself.",
         "Your hero deals 2 fire damage to target ally.", "2: 2 said, 1 held"),
        ("Destroy up to two target allies.", "Destroy two target allies.", "up to"),
        ("Target ally has +2 ATK this combat.", "Target ally has +2 ATK this turn.", "(?<!end of )this combat"),
        ("Destroy target opposing ally.", "Destroy target ally.", "(?<!that )opponent(?!s)|opponents|opposing"),
        ("Destroy target exhausted ally.", "Exhaust target ally.", "destroy"),
        ("Destroy each ally.", "Destroy target ally.",
         r"(?<!for )each (?!opponent|player|turn|of|draw|attacker|\w+ dealt damage this way)"),
        ("Target ally has +2 ATK this turn. Target ally has +3 health this turn.",
         "Target ally has +2 ATK this turn.", "this turn|until end of turn"),
        ("Destroy target ally. Destroy another target ally.", "Destroy target ally. Destroy target ally.",
         "other(?! one)|another(?! card for each)"),
        ("Your hero deals 2 fire damage to target ally.", "Your hero deals 2 frost damage to target ally.",
         "fire(?= damage)"),
        ("Put target ally card from your graveyard into your hand.", "Destroy target ally.", "graveyards?"),
        ("Target opponent discards a card.", "Target player discards a card.",
         "(?<!that )opponent(?!s)|opponents|opposing"),
    ],
)  # fmt: skip
def test_a_dropped_word_would_show(text: str, meant: str, lost: str) -> None:
    reading = read_card("Grok", f"2, Instant Ability\n{meant}")
    assert isinstance(reading, Read)
    assert lost in untraced("Grok", text, reading.printed)
    assert untraced("Grok", meant, reading.printed) == ()
