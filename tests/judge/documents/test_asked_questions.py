"""A search answers questions as players ask them: the rule that answers is among the first three things found."""

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from judge.cache_folder import cache_folder
from judge.documents.document_library import keep
from judge.documents.lookup import word_search
from judge.documents.lookup.players_terms import asked_words, is_players_word
from judge.documents.lookup.search_index import WORD, sources
from judge.documents.lookup.word_search import search_for
from judge.documents.reader.document_reader import read
from scenarios.registry.players_words import POINTERS
from tests.every_row import for_every
from tests.judge.documents.asked_questions import (
    FRESH_KEYWORDS,
    FRESH_QUESTIONS,
    KEYWORDS,
    MORE_KEYWORDS,
    MORE_QUESTIONS,
    QUESTIONS,
)
from tests.judge.running import Judge

pytestmark = pytest.mark.usefixtures("searched_before")
FIRST = 3
REFERENCE = "cr-2007-05"


@pytest.fixture
def files_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """No file changes while a test asks its questions: whether the kept index is theirs is found out once."""
    stamp = word_search._stamp(sources())  # noqa: SLF001 - it tells of the files what it tells a search.
    monkeypatch.setattr(word_search, "sources", tuple)
    monkeypatch.setattr(word_search, "_stamp", lambda _: stamp)


def answered(judge: Judge, question: str, wanted: str) -> bool:
    """Return whether one of the wanted rules of the reference edition is among the first three things found."""
    hits = json.loads(judge("search", question, "--format", "json", "--limit", str(FIRST)).out)["hits"]
    return any(hit["place"] in wanted.split() and hit["edition"] == REFERENCE for hit in hits)


@pytest.mark.usefixtures("files_as_they_are")
def test_most_keywords_lead_to_their_rule(judge: Judge) -> None:
    missed = [question for question, wanted in KEYWORDS if not answered(judge, question, wanted)]
    assert len(KEYWORDS) == 20
    assert len(missed) <= 3, missed


@pytest.mark.usefixtures("files_as_they_are")
def test_most_questions_lead_to_their_rule(judge: Judge) -> None:
    missed = [question for question, wanted in QUESTIONS if not answered(judge, question, wanted)]
    assert len(QUESTIONS) == 8
    assert len(missed) <= 2, missed


@pytest.mark.usefixtures("files_as_they_are")
def test_most_further_keywords_and_questions_lead_to_their_rule(judge: Judge) -> None:
    keywords = [question for question, wanted in MORE_KEYWORDS if not answered(judge, question, wanted)]
    questions = [question for question, wanted in MORE_QUESTIONS if not answered(judge, question, wanted)]
    assert (len(MORE_KEYWORDS), len(MORE_QUESTIONS)) == (46, 40)
    assert len(keywords) <= 6, keywords
    assert len(questions) <= 10, questions


@pytest.mark.usefixtures("files_as_they_are")
def test_most_of_the_last_questions_lead_to_their_rule(library: Path) -> None:
    def missed(questions: Iterable[tuple[str, str]]) -> list[str]:
        found = {question: search_for(question, library, FIRST)["hits"] for question, _ in questions}
        return [
            question
            for question, wanted in questions
            if not any(hit["place"] in wanted.split() and hit["edition"] == REFERENCE for hit in found[question])
        ]

    keywords, questions = missed(FRESH_KEYWORDS), missed(FRESH_QUESTIONS)
    assert (len(FRESH_KEYWORDS), len(FRESH_QUESTIONS)) == (50, 28)
    assert len(keywords) <= 7, keywords
    assert len(questions) <= 7, questions


def test_words_stand_apart_from_those_they_belong_to() -> None:
    assert asked_words(["can", "i", "attack", "with", "an", "ally", "twice"]).led == (("propose", "combats", "number"),)
    assert asked_words(["counter", "my", "opponent's", "spell"]).led == (("interrupt", "link"),)
    far = ["take", "one", "card", "of", "those", "six", "and", "then", "control", "of", "it"]
    assert asked_words(far).typed == ("take", "card", "six", "control")


@pytest.mark.usefixtures("files_as_they_are")
@for_every(
    ("said", "wanted"),
    [
        ("tapped", "105.1"),
        ("untap", "501.1 501.1a"),
        ("summoning sickness", "302.2"),
        ("stack", "411.5 411.5a"),
        ("infinite loop", "801.1"),
        ("die", "403.2"),
        ("attack twice", "600.1"),
        ("counter a spell", "711.1 711.2"),
    ],
)
def test_words_of_players_lead_to_the_words_of_the_rules(judge: Judge, said: str, wanted: str) -> None:
    assert answered(judge, said, wanted)
    out = judge("search", said, "--limit", "1").out
    assert out.startswith("In words of the rules: ")


@pytest.mark.usefixtures("files_as_they_are")
@for_every(
    ("misspelt", "wanted"),
    [
        ("mulligann", "101.2"),
        ("dual weild", "303.2d"),
        ("uniquness violation", "410.2 410.1 410.3"),
        ("can I conceed", "102.1b"),
    ],
)
def test_misspelt_words_are_understood(judge: Judge, misspelt: str, wanted: str) -> None:
    assert answered(judge, misspelt, wanted)


def test_one_edition_alone_is_searched(judge: Judge) -> None:
    hits = json.loads(judge("search", "protect", "--edition", "cr-2009-combat", "--format", "json").out)["hits"]
    assert hits
    assert all("cr-2009-combat" in hit["edition"].split(", ") for hit in hits)
    refused = judge("search", "mulligan", "--edition", "cr-2009-combat")
    assert (refused.code, refused.out) == (2, "")
    assert "nothing in cr-2009-combat has 'mulligan'" in refused.err


def test_a_rule_is_found_by_the_words_of_its_imported_text(library: Path) -> None:
    """What the library adds to a kept index is what it adds to one that is made anew."""
    lines = ("602.2 Whoever likes protects with a qwertzuiop.", "602.3 No one fights.")
    keep([replace(read(lines, "own").documents[0], edition=REFERENCE)], library)
    added = search_for("qwertzuiop", library)
    assert {(each["kind"], each["place"]) for each in added["hits"]} == {("rule", "602.2"), ("official", "602.2")}
    kept = list(cache_folder().glob("search-*.sqlite"))
    assert len(kept) == 2
    for each in kept:
        each.unlink()
    assert search_for("qwertzuiop", library) == added
    assert sorted(cache_folder().glob("search-*.sqlite")) == sorted(kept)


def test_a_question_of_nothing_but_small_words_is_searched_for_as_it_is() -> None:
    assert asked_words(["how", "is", "it"]).typed == ("how", "is", "it")


@pytest.mark.usefixtures("files_as_they_are")
@for_every("words", [words for words, _ in POINTERS if "(" not in words])
def test_the_words_that_scenarios_know_from_players_are_known_to_searches(judge: Judge, words: str) -> None:
    """A word is led to words of the rules, or the rules have it themselves."""
    for said in words.split("|"):
        asked = [word.casefold() for word in WORD.findall(said)]
        known = all(map(is_players_word, asked)) or judge("search", said).code == 0
        assert known, said
