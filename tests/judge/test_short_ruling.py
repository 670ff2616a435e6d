"""Rulings at a glance, and how long those of all carried scenarios are."""

from dataclasses import replace
from statistics import median, quantiles

from judge.cited_rules import Cite
from judge.cited_rules import cite as cited
from judge.output_lines import height, laid_out
from judge.short_ruling import PAGE, because_lines, short_ruling_lines
from scenarios.outcome import EventLine, ScenarioOutcome, StepOutcome
from tests.night import at_night
from tests.played_once import PlayedOnce


def text(outcome: ScenarioOutcome, cite: Cite = cited, *, state: bool = False) -> list[str]:
    return [laid_out(line) for line in short_ruling_lines(outcome, cite, state=state)]


def test_a_ruling_says_what_happens_and_which_rules_decide(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    assert text(as_ruled, cite) == [
        "Fatal damage destroys an ally",
        "  features/6-combat/602-combat-step.feature:11, under cr-2007-05",
        '  Given you control "Tim"',
        '  When you propose that "Tim" attacks "Brigg"',
        "    - Tim is proposed as attacker, Brigg as defender",
        "  When the combat concludes",
        "    - Tim and Brigg fight",
        "    - Tim deals 2 melee damage to Brigg",
        "    - Brigg is destroyed",
        "    - Ogre goes to its owner's graveyard",
        '  Then "Brigg" is in your opponent\'s graveyard',
        "  Because",
        *sorted(_said(as_ruled, cite), key=lambda line: text(as_ruled, cite).index(line)),
        "  As ruled",
        "",
    ]


def _said(outcome: ScenarioOutcome, cite: Cite) -> list[str]:
    lines = because_lines(("601.2a", "602.4", "403.4"), outcome.edition, cite)
    return [laid_out(line) for line in lines][1:]


def test_the_whole_state_is_shown_if_asked_for(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    assert "  The state then: your turn, action phase; you have priority; the chain is empty." in text(
        as_ruled, cite, state=True
    )
    assert not any("The state then" in line for line in text(as_ruled, cite))


def test_a_difference_is_shown_with_what_led_there(differs: ScenarioOutcome, cite: Cite) -> None:
    lines = text(differs, cite)
    start = lines.index('  Then "Brigg" has 1 damage')
    assert lines[start + 1 : start + 6] == [
        "      features/6-combat/602-combat-step.feature:15: Brigg is dead",
        "        expected: 1 damage",
        "        actual:   in the graveyard",
        "        what led there: Brigg is destroyed, under 403.4-new (line 14)",
        "  And you have priority (not reached)",
    ]
    assert lines[-2:] == ["  Differs", ""]


def test_a_rule_of_another_edition_says_so(cite: Cite) -> None:
    (_, line) = because_lines(("407.1",), "cr-2009-combat", cited)
    assert line.text.startswith("407.1 (cr-2007-05) Priority: ")
    (_, line) = because_lines(("602.4",), "cr-2009-combat", cite)
    assert line.text.startswith("602.4-new Damage: ")


def test_rules_beyond_those_that_are_stated_have_number_and_title(cite: Cite) -> None:
    lines = [line.text for line in because_lines(("601.2a", "602.4", "403.4"), "cr-2007-05", cite, stated=1)]
    assert lines[0] == "Because"
    assert lines[1].startswith("601.2a Proposing: ")
    assert lines[2:] == ["and 602.4 Damage; 403.4 Fatal damage"]


def test_steps_that_nothing_is_told_of_stand_together_with_what_stands_under_them(as_ruled: ScenarioOutcome) -> None:
    given = as_ruled.steps[0]
    table = replace(given, keyword="And", text="you control:", table=(("card", "as"), ("Tim", "my Tim"), ("Brigg", "")))
    doc = replace(given, keyword="And", text='the card "Ogre" reads:', doc="3, Ally\nProtector")
    lines = text(replace(as_ruled, steps=(given, table, doc)))
    assert lines[2:4] == [
        '  Given you control "Tim"; you control: Tim, my Tim; Brigg; the card "Ogre" reads: “3, Ally /',
        "      Protector”",
    ] or lines[2].startswith(
        '  Given you control "Tim"; you control: Tim, my Tim; Brigg; the card "Ogre" reads: “3, Ally'
    )


def test_what_does_not_fit_a_page_is_left_out_from_the_beginning(as_ruled: ScenarioOutcome) -> None:
    many = tuple(
        StepOutcome("When", f"step {n}", n, "acted", tuple(EventLine(f"event {n}.{each}") for each in range(9)))
        for n in range(10)
    )
    lines = text(replace(as_ruled, steps=(*many, as_ruled.steps[-1])))
    assert len(lines) <= PAGE + 1
    assert "    - event 9.8" in lines
    assert not any("event 0." in line for line in lines)
    (left,) = [line for line in lines if "left out" in line]
    shown = sum(" - event" in line for line in lines)
    assert left == f"  ({90 - shown} earlier events are left out here; -v shows everything)"


EVERY = at_night(1, 3)
"""Of so many carried scenarios one is looked at, and each that plays an example."""


def test_rulings_of_carried_scenarios_are_short(played_once: PlayedOnce) -> None:
    """Median and tenth decile; an example of chapter 6 or 7 fits a screen."""
    heights, examples = [], {}
    for at, (_, outcome) in enumerate(played_once.play_all()):
        plays = any(tag.startswith(("example:cr-2007-05/6", "example:cr-2007-05/7")) for tag in outcome.tags)
        if at % EVERY and not plays:
            continue
        *lines, _ = short_ruling_lines(outcome, cited)
        tall = height(lines)
        if not at % EVERY:
            heights.append(tall)
        if plays:
            examples[f"{outcome.uri}:{outcome.line} {outcome.edition}"] = tall
    assert median(heights) <= 30
    assert quantiles(heights, n=10)[-1] <= 60
    assert {place: lines for place, lines in examples.items() if lines > PAGE} == {}
