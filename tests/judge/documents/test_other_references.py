"""References in documents that number their rules 1-1-2, A.1.b or I.1(b): followed, checked and looked up."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from judge.documents.comparison.document_comparison import compare
from judge.documents.reader.document_reader import read
from tests.judge.running import Judge

Numbered = Callable[[int, int, int], str]
SHAPES: Mapping[str, Numbered] = {
    "hyphens": lambda chapter, section, rule: f"{chapter}-{section}-{rule}",
    "letters": lambda chapter, section, rule: f"{'ABC'[chapter - 1]}.{section}.{'abcd'[rule - 1]}",
    "Roman figures": lambda chapter, section, rule: f"{'I' * chapter}.{section}({'abcd'[rule - 1]})",
    "brackets": lambda chapter, section, rule: f"{chapter}.{section}({'abcd'[rule - 1]})",
    "four parts": lambda chapter, section, rule: f"{chapter}.{section}.1.{rule}",
}
CARDS = "Each player needs a deck of at least sixty cards."


def text(number: Numbered, *, limit: str = "four", refers: tuple[int, int, int] = (1, 1, 2)) -> str:
    rules = {
        (1, 1, 1): CARDS,
        (1, 1, 2): f"A deck has at most {limit} cards of one name.",
        (1, 1, 3): "A hero is no part of the deck.",
        (1, 2, 1): "Each player draws seven cards.",
        (1, 2, 2): "The first player draws none on the first turn.",
        (2, 1, 1): f"An ally enters play ready (see {number(*refers)}).",
        (2, 1, 2): "An ally attacks from the next turn on.",
        (2, 2, 1): f"Equipment enters play ready, as rule {number(2, 1, 1)} says.",
        (2, 2, 2): "A hero strikes with weapons.",
    }
    return "Game Rules, June 2013\n\n" + "\n\n".join(f"{number(*at)} {rule}" for at, rule in rules.items()) + "\n"


def changes(old: str, new: str) -> set[tuple[str, str, tuple[str, ...]]]:
    before, after = (read(tuple(each.splitlines(keepends=True)), "draft").documents[0] for each in (old, new))
    return {(each.number, each.weight, each.what) for each in compare(before, after, {}).changes}


def plain(number: str) -> str:
    return number.replace("(", "").replace(")", "")


@pytest.mark.parametrize("shape", SHAPES)
def test_a_reference_to_another_rule_is_told_as_that(shape: str) -> None:
    number = SHAPES[shape]
    told = changes(text(number), text(number, refers=(1, 1, 3)))
    assert told == {(plain(number(2, 1, 1)), "reference-only", ("re-pointed",))}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_reference_is_no_part_of_the_words(shape: str) -> None:
    number = SHAPES[shape]
    told = changes(text(number), text(number, limit="three"))
    assert told == {(plain(number(1, 1, 2)), "substantive", ("changed",))}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_reference_to_nothing_is_an_error(shape: str, judge: Judge, tmp_path: Path) -> None:
    number, draft = SHAPES[shape], tmp_path / "draft.txt"
    draft.write_text(text(number), encoding="utf-8")
    assert "dead-reference" not in judge("rules", "check", str(draft)).out
    draft.write_text(text(number, refers=(1, 1, 4)), encoding="utf-8")
    ran = judge("rules", "check", str(draft))
    assert ran.code == 1
    assert plain(number(1, 1, 4)) in ran.out
    assert "[dead-reference]" in ran.out


@pytest.mark.parametrize("shape", SHAPES)
def test_a_rule_a_section_and_a_chapter_are_looked_up(shape: str, judge: Judge, tmp_path: Path) -> None:
    number, draft, library = SHAPES[shape], tmp_path / "draft.txt", str(tmp_path / "library")
    draft.write_text(text(number), encoding="utf-8")
    assert judge("rules", "import", str(draft), "--as", "june", "--library", library).code == 0

    def found(query: str) -> list[str]:
        lines = judge("rule", query, "--edition", "june", "--library", library).out.splitlines()
        return [line.split()[0] for line in lines if line.endswith("[june: a document of yours]")]

    every = {at: plain(number(*at)) for at in ((1, 1, 1), (1, 1, 2), (1, 1, 3), (1, 2, 1), (1, 2, 2))}
    section = {at: each for at, each in every.items() if at[1] == 1}
    assert found(every[1, 1, 2]) == [every[1, 1, 2]]
    assert found(number(1, 1, 1)[: 5 if shape == "four parts" else 3]) == list(section.values())
    assert found(number(1, 1, 1)[:1]) == list(every.values())
    cited = judge("rule", every[1, 1, 2], "--edition", "june", "--library", library).out
    assert f"Referred to by: {plain(number(2, 1, 1))}" in cited
