"""What card words reach, at the command line."""

import json

from tests.judge.running import Judge


def test_the_fields_of_one_class_are_tried(judge: Judge) -> None:
    ran = judge("cards", "reach", "ExtraTurn")
    assert ran.code == 0
    assert "8 of 8 pairs can be said (100.0%)" in ran.out


def test_the_words_of_each_pair_are_listed(judge: Judge) -> None:
    out = judge("cards", "reach", "Half.up", "--list").out
    assert "Half.up = True: Draw cards equal to half the number of allies in your party, rounded up." in out


def test_what_no_words_say_is_named(judge: Judge) -> None:
    out = judge("cards", "reach", "Count.of").out
    assert "Count.of 4/5: Those" in out
    assert "4 of 5 pairs can be said (80.0%)" in out


def test_programs_get_words_and_reasons(judge: Judge) -> None:
    told = json.loads(judge("cards", "reach", "Half.up", "--format", "json").out)
    assert (told["possible"], told["reachable"], told["percent"]) == (2, 2, 100.0)
    assert told["fields"] == [{"field": "Half.up", "said": ["False", "True"], "unsaid": []}]
    assert told["unneeded"]["Draw.players = This"] == "players stand here, not cards"


def test_a_field_that_is_not_there_is_refused(judge: Judge) -> None:
    ran = judge("cards", "reach", "Draw.colour")
    assert ran.code == 2
    assert "'Draw.colour' is no field of the card language" in ran.err
