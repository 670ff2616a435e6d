from dataclasses import replace

from judge.cited_rules import Cite
from judge.deciding_rules import deciding_rules
from judge.pages.ruling_page import RulingPage, course_of, ruling_page
from judge.played_features import Watched
from scenarios.outcome import ScenarioOutcome, StateView
from scenarios.playthrough.watched_scenario import Found


def watched(outcome: ScenarioOutcome, *lines: int) -> Watched:
    """Return the outcome as one whose steps on these lines each found another state."""
    states = (replace(outcome.state, phase=f"phase before {line}") for line in lines)
    return Watched(outcome, tuple(Found(line, state) for line, state in zip(lines, states, strict=True)))


def page_of(watched: Watched, cite: Cite) -> RulingPage:
    return ruling_page(watched.outcome, course_of(watched), cite)


def test_each_step_is_followed_by_the_moment_that_the_next_one_finds(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    page = page_of(watched(as_ruled, 13, 14, 15), cite)
    assert [shown.outcome.line for shown in page.given] == [12]
    assert [(shown.outcome.line, shown.moment) for shown in page.steps] == [(13, 1), (14, 2), (15, 3)]
    assert len(page.boards) == 4
    assert page.last == tuple(page.pieces[place] for place in page.boards[3])


def test_the_last_step_of_a_refused_scenario_is_followed_by_what_it_found(
    as_ruled: ScenarioOutcome, cite: Cite
) -> None:
    found = watched(as_ruled, 13, 14)
    page = page_of(replace(found, outcome=replace(as_ruled, state=StateView())), cite)
    assert len(page.boards) == 2
    assert [shown.moment for shown in page.steps] == [1, 1, None]


def test_steps_that_were_not_reached_have_no_moment(
    differs: ScenarioOutcome, as_ruled: ScenarioOutcome, cite: Cite
) -> None:
    page = page_of(watched(replace(differs, state=as_ruled.state), 13, 14, 15), cite)
    assert [shown.moment for shown in page.steps] == [1, 2, 3, None]


def test_a_scenario_that_nobody_watched_has_its_last_board_alone(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    page = page_of(Watched(as_ruled), cite)
    assert len(page.boards) == 1
    assert [shown.outcome.line for shown in page.given] == [12]
    assert [shown.moment for shown in page.steps] == [None, None, None]


def test_rules_of_one_number_are_cited_once(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    page = page_of(Watched(as_ruled), cite)
    fight = page.steps[1].events
    assert [[rule.number for rule in event.rules] for event in fight] == [["601.2a"], ["602.4"], ["403.4"], ["403.4"]]
    assert [rule.title for rule in page.rules] == ["Proposing", "Damage", "Fatal damage"]


def test_numbers_are_those_of_the_edition_that_was_played(differs: ScenarioOutcome, cite: Cite) -> None:
    (rule, *_) = page_of(Watched(differs), cite).rules
    assert (rule.number, rule.edition, rule.anchor) == (
        "601.2a-new",
        "cr-2009-combat",
        "rule-601.2a-new",
    )


def test_a_difference_names_the_event_that_led_there(differs: ScenarioOutcome, cite: Cite) -> None:
    led = [shown.led.text for shown in page_of(Watched(differs), cite).steps if shown.led]
    assert led == ["Brigg is destroyed"]


def test_the_rules_that_decide_are_those_of_the_short_ruling(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    page = page_of(Watched(as_ruled), cite)
    assert tuple(rule.number for rule in page.deciding) == deciding_rules(as_ruled)
