"""Cards read from their words that are remembered: the same cards, for the same words and the same grammar alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.language.printed import Printed
from scenarios.library import card_memory
from scenarios.library.card_memory import CardMemory
from scenarios.reading import Read, read_card
from scenarios.signed_cache import SignedCache

NAME = "Grok Stonefist"
TEXT = (
    "3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health\nProtector\n"
    "When Grok Stonefist attacks, he deals 1 fire damage to up to two target heroes.\n"
    "On your turn: Pay X, [Activate] >>> Draw X cards."
)


@pytest.fixture
def memory(tmp_path: Path) -> CardMemory:
    return CardMemory(SignedCache(tmp_path, b"k" * 32))


def read() -> Printed:
    reading = read_card(NAME, TEXT)
    assert isinstance(reading, Read), str(reading)
    return reading.printed


def test_a_remembered_card_is_the_one_that_was_read(memory: CardMemory) -> None:
    assert memory.recall(NAME, TEXT) is None
    printed = read()
    memory.keep(NAME, TEXT, printed)
    assert memory.recall(NAME, TEXT) is printed


def test_another_process_makes_the_same_card_of_what_is_kept(
    memory: CardMemory, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed = read()
    memory.keep(NAME, TEXT, printed)
    monkeypatch.setattr(card_memory, "_MADE", {})
    found = memory.recall(NAME, TEXT)
    assert found == printed
    assert found is not printed


@pytest.mark.parametrize(("name", "text"), [("Grok", TEXT), (NAME, TEXT + "\nElusive"), (NAME + TEXT, "")])
def test_other_words_are_not_remembered(memory: CardMemory, name: str, text: str) -> None:
    memory.keep(NAME, TEXT, read())
    assert memory.recall(name, text) is None


def test_another_grammar_remembers_nothing(memory: CardMemory, monkeypatch: pytest.MonkeyPatch) -> None:
    memory.keep(NAME, TEXT, read())
    monkeypatch.setattr(card_memory, "grammar_stamp", lambda: "another")
    assert memory.recall(NAME, TEXT) is None


def test_a_foreign_or_damaged_file_is_not_believed(memory: CardMemory, tmp_path: Path) -> None:
    memory.keep(NAME, TEXT, read())
    (file,) = (tmp_path / "cards").iterdir()
    signed = file.read_bytes()
    file.write_bytes(signed.replace(b"Protector", b"Elusive") if b"Protector" in signed else signed + b" ")
    assert memory.recall(NAME, TEXT) is None
    assert CardMemory(SignedCache(tmp_path, b"x" * 32)).recall(NAME, TEXT) is None


def test_without_a_cache_nothing_is_remembered() -> None:
    memory = CardMemory()
    memory.keep(NAME, TEXT, read())
    assert memory.recall(NAME, TEXT) is None
