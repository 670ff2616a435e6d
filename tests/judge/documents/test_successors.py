"""Successors of rules in other words: in the published documents, and in invented later editions of them."""

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from judge.documents.comparison.document_comparison import compare
from judge.documents.reader.document import Document, Rule
from judge.documents.reader.document_reader import read_file
from judge.documents.recognition import recognise
from tests.night import at_night

# Worked out by hand from both texts. 603.1b has none, 603.3a and 603.3b went into 603.3.
COMBAT_OF_2009 = {
    **{number: number for number in ("600.1", "600.2", "600.3", "601.1", "601.2", "601.2a", "601.2b", "601.2c",
                                     "601.2d", "601.2e", "601.2f", "601.3", "602.1", "602.2", "602.2a", "602.2b",
                                     "603.1", "603.1a", "603.3")},
    "602.4": "602.3a", "602.5": "602.4", "603.2": "603.1b",
}  # fmt: skip


def nameless(document: Document) -> Document:
    """Return a document as a draft that nobody knows."""
    return replace(document, edition="", rules=tuple(replace(rule, id="") for rule in document.rules))


@cache
def documents(path: Path) -> dict[str, Document]:
    found = [recognise(each) for each in read_file(path).documents]
    return {each.document.edition: each.document for each in found if each}


def test_rules_of_combat_have_their_successors_of_2009(published: dict[str, Path]) -> None:
    old = nameless(documents(published["001"])["cr-2007-05"])
    new = nameless(documents(published["003"])["cr-2009-combat"])
    found = compare(old, new).numbers
    assert {number: found.get(number) for number in COMBAT_OF_2009} == COMBAT_OF_2009
    assert {number for number in found if number.startswith("6")} == set(COMBAT_OF_2009)
    assert all(number.startswith("6") for number in found)
    assert compare(new, old).numbers == {new_number: number for number, new_number in COMBAT_OF_2009.items()}


def reworded(text: str, chance: random.Random) -> str:
    """Return a rule in other words: its sentences in another order, a third of the words others or gone."""
    sentences = text.split(". ")
    chance.shuffle(sentences)
    words = ". ".join(sentences).split()
    kept = [word if chance.random() > 0.33 else chance.choice(FILLED) for word in words]
    return " ".join(word for word in kept if word)


FILLED = ("", "", "thereby", "given", "whichever", "such", "then", "any", "moment", "matter", "applies", "concerned")
UNLIKE = (
    "Whoever wears a hat at the table takes it off before the first card is dealt.",
    "Sleeves that are torn are exchanged between games, and nobody waits longer than five minutes.",
    "Visitors stand behind the chairs and keep what they see to themselves.",
    "A round that isn't over when the bell rings goes on for three more turns.",
)


def later(document: Document, seed: int) -> tuple[Document, dict[str, str], set[str]]:
    """Return an invented later edition, the new numbers of rules in other words, and the numbers of those removed.

    In each section some rules are in other words, some are removed, some are new, and the numbers close up.
    """
    chance = random.Random(seed)  # noqa: S311  (the same edition for the same seed)
    sections: dict[str, list[Rule]] = {}
    for rule in document.rules:
        sections.setdefault(rule.number.partition(".")[0], []).append(rule)
    rules: list[Rule] = []
    moved: dict[str, str] = {}
    gone: set[str] = set()
    for section, members in sections.items():
        count = 0
        for rule in members:
            what = chance.random()
            if what < 0.06:
                gone.add(rule.number)
                continue
            if what > 0.95:
                count += 1
                rules.append(Rule(f"{section}.{count}", chance.choice(UNLIKE), 0))
            count += 1
            number = f"{section}.{count}"
            other = 0.06 < what < 0.36 and len(rule.text.split()) > 14
            if other:
                moved[rule.number] = number
            rules.append(Rule(number, reworded(rule.text, chance) if other else rule.text, 0))
    return Document("later", tuple(rules)), moved, gone


@pytest.mark.parametrize("seed", range(at_night(4, 2)))
def test_rules_in_other_words_are_found_in_an_invented_edition(seed: int, published: dict[str, Path]) -> None:
    old = nameless(documents(published["001"])["cr-2007-05"])
    new, moved, gone = later(old, seed)
    comparison = compare(old, new)
    found = {number: comparison.numbers.get(number) for number in moved}
    wrong = {number for number, other in found.items() if other not in (None, moved[number])}
    right = {number for number, other in found.items() if other == moved[number]}
    # Of those whose words are nearly all gone, some can't be told from a rule that was taken out.
    assert len(moved) > 50
    assert not wrong
    assert len(right) >= 0.95 * len(moved)
    assert {number for number in gone if number in comparison.numbers} == set()
