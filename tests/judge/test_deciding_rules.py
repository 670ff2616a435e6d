"""Which rules decide a scenario: on boards made by hand, and held against the tags of all carried scenarios."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge import rule_rarity
from judge.deciding_rules import MOST, deciding_rules
from judge.rule_rarity import rarity_json
from judge.rulebook import REFERENCE
from judge.rulebook.concordance import rule_in_force
from scenarios.applied_rules import is_applied
from scenarios.outcome import EventLine, ScenarioOutcome, StepOutcome
from tests.played_once import PlayedOnce

COMMON, RARE = "407.1", "716.4"
TIM, BRIGG = 11, 12


@pytest.fixture
def counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Counts by which one rule is rare and the others are common."""
    counts = {"scenarios": 100, "applied_by": dict.fromkeys(("407.1", "601.2", "602.1", "603.1", "709.2b"), 80)}
    (tmp_path / "rarity.json").write_text(json.dumps(counts), encoding="utf-8")
    monkeypatch.setattr(rule_rarity, "DATA", tmp_path / "rarity.json")
    rule_rarity.counted_scenarios.cache_clear()
    yield
    rule_rarity.counted_scenarios.cache_clear()


def event(number: int, *rules: str, about: tuple[int, ...] = (), caused_by: int | None = None) -> EventLine:
    return EventLine(f"event {number}", rules, None, "move", number, caused_by, about)


def outcome(*steps: StepOutcome, edition: str = "cr-2007-05") -> ScenarioOutcome:
    return ScenarioOutcome("a scenario", "a.feature", 1, (), edition, "as ruled", steps=steps)


def when(*events: EventLine) -> StepOutcome:
    return StepOutcome("When", "something is done", 2, "acted", events)


def then(*about: int, rules: tuple[str, ...] = (), events: tuple[EventLine, ...] = ()) -> StepOutcome:
    return StepOutcome("Then", "something is so", 3, "passed", events, about=about, rules=rules)


@pytest.mark.usefixtures("counted")
def test_the_rarest_rule_comes_first() -> None:
    done = when(event(1, COMMON, about=(TIM,)), event(2, RARE, about=(TIM,)))
    assert deciding_rules(outcome(done, then(TIM)))[0] == RARE


@pytest.mark.usefixtures("counted")
def test_of_two_rare_rules_the_one_for_the_card_that_is_asked_about_comes_first() -> None:
    done = when(event(1, "716.4", about=(TIM,)), event(2, "717.3c", about=(BRIGG,)))
    assert deciding_rules(outcome(done, then(TIM)))[0] == "716.4"
    assert deciding_rules(outcome(done, then(BRIGG)))[0] == "717.3c"


@pytest.mark.usefixtures("counted")
def test_what_caused_the_event_counts_more_than_what_did_not() -> None:
    cause, other = event(1, "716.4", about=(BRIGG,)), event(2, "717.3c", about=(BRIGG,))
    done = when(cause, other, event(3, COMMON, about=(TIM,), caused_by=1))
    assert deciding_rules(outcome(done, then(TIM))).index("716.4") < deciding_rules(outcome(done, then(TIM))).index(
        "717.3c"
    )


@pytest.mark.usefixtures("counted")
def test_what_happens_after_the_last_then_decides_nothing() -> None:
    later = when(event(2, RARE, about=(TIM,)))
    assert deciding_rules(outcome(when(event(1, COMMON, about=(TIM,))), then(TIM), later)) == (COMMON,)


@pytest.mark.usefixtures("counted")
def test_without_a_then_the_last_step_that_acted_is_asked_about() -> None:
    first, last = when(event(1, "717.3c", about=(TIM,))), when(event(2, RARE, about=(TIM,)))
    assert deciding_rules(outcome(first, last))[0] == RARE


@pytest.mark.usefixtures("counted")
def test_the_step_that_ended_the_scenario_is_asked_about_alone() -> None:
    done = when(event(1, "716.4", about=(TIM,)), event(2, "717.3c", about=(BRIGG,)))
    differs = StepOutcome("Then", "something is so", 4, "differs", about=(BRIGG,))
    assert deciding_rules(outcome(done, then(TIM), differs))[0] == "717.3c"


@pytest.mark.usefixtures("counted")
def test_reasons_and_values_of_a_then_count() -> None:
    done = when(event(1, COMMON, about=(TIM,)))
    assert deciding_rules(outcome(done, then(TIM, rules=(RARE,))))[0] == RARE
    refused = EventLine("not allowed: it is exhausted", (RARE,), kind="refusal", about=(TIM,))
    assert deciding_rules(outcome(done, then(TIM, events=(refused,))))[0] == RARE


@pytest.mark.usefixtures("counted")
def test_at_most_five_rules_decide_and_no_more_than_were_applied() -> None:
    rules = ("716.4", "717.3c", "801.1", "703.2", "702.2", "701.2", "601.1")
    assert len(deciding_rules(outcome(when(event(1, *rules, about=(TIM,))), then(TIM)))) == MOST
    assert deciding_rules(outcome(when(event(1, COMMON)), then(TIM))) == (COMMON,)
    assert deciding_rules(outcome(then(TIM))) == ()
    assert deciding_rules(outcome()) == ()


@pytest.mark.usefixtures("counted")
def test_a_heading_decides_nothing() -> None:
    """503.2 only gathers what 503.2a and those after it say."""
    assert deciding_rules(outcome(when(event(1, "503.2", "503.2a", about=(TIM,))), then(TIM))) == ("503.2a",)


def test_two_rules_that_are_one_in_the_edition_are_given_once() -> None:
    one, same = next(
        (first, second)
        for first in ("602.1", "602.2", "602.3", "602.4", "603.1", "603.2", "603.3", "603.3a", "603.3b")
        for second in ("603.3a", "603.3b", "602.2a", "602.2b", "603.1a", "603.1b")
        if first != second and rule_in_force(first, "cr-2009-combat") == rule_in_force(second, "cr-2009-combat")
    )
    done = when(event(1, one, about=(TIM,)), event(2, same, about=(TIM,)))
    assert len(deciding_rules(outcome(done, then(TIM), edition="cr-2009-combat"))) == 1


def _names(rule: str, edition: str) -> tuple[str, ...]:
    said = rule_in_force(rule, edition)
    return (rule, said.number, f"{said.edition}:{said.number}")


@pytest.fixture
def played(played_once: PlayedOnce, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[ScenarioOutcome]]:
    """The outcomes of all carried scenarios, with the counts of what they apply."""
    outcomes = [outcome for _, outcome in played_once.play_all()]
    features: dict[str, dict[str, str]] = {}
    for each in outcomes:
        rules = {rule_in_force(rule, each.edition) for rule in each.rules}
        said = {rule.number if rule.edition == REFERENCE else f"{rule.edition}:{rule.number}" for rule in rules}
        before = features.setdefault(each.uri, {}).get(str(each.line), "").split()
        features[each.uri][str(each.line)] = " ".join({*before, *said})
    (tmp_path / "rarity.json").write_bytes(rarity_json("", json.dumps({"features": features}).encode()))
    monkeypatch.setattr(rule_rarity, "DATA", tmp_path / "rarity.json")
    rule_rarity.counted_scenarios.cache_clear()
    yield outcomes
    rule_rarity.counted_scenarios.cache_clear()


def test_the_rule_that_a_scenario_is_about_is_mostly_among_those_that_decide(played: list[ScenarioOutcome]) -> None:
    """The tags say which rule each carried scenario is about; nothing reads them to find the rules that decide."""
    found = about_one = 0
    for outcome in played:
        tags = [tag.removeprefix("rule:") for tag in outcome.tags if tag.startswith("rule:")]
        if len(tags) != 1:
            continue
        about_one += 1
        tagged = _names(tags[0], outcome.edition)
        shown = tuple(name for rule in deciding_rules(outcome) for name in _names(rule, outcome.edition))
        # A paragraph of the tagged rule counts, and so does the rule that a tagged paragraph belongs to.
        found += any(is_applied(name, shown) for name in tagged) or any(is_applied(rule, tagged) for rule in shown)
    assert about_one > 1000
    assert found / about_one > 0.8
