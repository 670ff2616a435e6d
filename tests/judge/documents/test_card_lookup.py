"""Looking up cards, at the command line, with the rules on their words and the scenarios that name them."""

from dataclasses import replace
from pathlib import Path

import pytest

from judge.documents.lookup import card_lookup
from judge.documents.lookup.card_lookup import look_up
from judge.documents.lookup.scenario_mentions import naming
from tests.every_row import for_every
from tests.judge.documents.looked_up import found
from tests.judge.running import Judge

pytestmark = pytest.mark.usefixtures("searched_before")


@for_every("name", ["Jin'do's Judgement", "Jin’do’s judgement", "jindos judgement"])
def test_a_card_is_found_however_its_apostrophes_are_written(name: str, judge: Judge) -> None:
    assert found(judge, "card", name)["name"] == "Jin'do's Judgement"


def test_a_card_comes_with_the_rules_on_its_words(judge: Judge) -> None:
    """Leeroy Jenkins is an ally with a triggered and a payment power, one of which gives ferocity."""
    numbers = [rule["number"] for rule in found(judge, "card", "leeroy jenkins")["rules"]]  # type: ignore[attr-defined]
    assert {"302.1", "302.2", "701.1", "703.1", "710.1"} <= set(numbers)
    assert len(numbers) < 12
    assert [rule["number"] for rule in found(judge, "card", "Kor Cindervein")["rules"]] == ["302.1"]  # type: ignore[attr-defined]


def test_a_card_comes_with_the_rulings_on_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A title may have the first name of an ally; of a card that few scenarios name, each is about it."""
    mention, *_ = naming("Leeroy Jenkins")
    titles = ("Leeroy comes", "Leeroyal pains", "Fire Blast hits", "Leeroy Jenkins goes", "Brigg waits", "Tim waits")
    of_all = tuple(replace(mention, name=title) for title in titles)
    monkeypatch.setattr(card_lookup, "naming", lambda _name: of_all)
    card = look_up("Leeroy Jenkins", tmp_path)
    assert [each["name"] for each in card["scenarios"]] == ["Leeroy comes", "Leeroy Jenkins goes"]
    assert card["named_in"] == 6
    assert [each["name"] for each in look_up("Fire Blast", tmp_path)["scenarios"]] == ["Fire Blast hits"]
    monkeypatch.setattr(card_lookup, "naming", lambda _name: of_all[:5])
    assert len(look_up("Leeroy Jenkins", tmp_path)["scenarios"]) == 5


def test_a_card_is_printed_with_how_many_scenarios_more_name_it(judge: Judge) -> None:
    out = judge("card", "Leeroy", "Jenkins").out
    assert "  The rulings on it:\n    Allies that Leeroy touched stay exhausted" in out
    assert "scenarios more name it; judge search finds them\n" in out


def test_scenarios_are_called_so_that_they_can_be_played_anywhere(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    place = judge("card", "Leeroy", "Jenkins").out.rpartition("(")[2].partition(")")[0]
    assert place.startswith("features/")
    assert judge("run", "--quiet", place).code == 0
    assert judge("run", "--quiet", "features/nowhere.feature:3").code == 2
