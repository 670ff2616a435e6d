from dataclasses import replace
from pathlib import Path

from judge.cited_rules import Cite
from judge.output_lines import laid_out
from judge.rulebook import Statement
from judge.ruling import count_line, led_there, quiet_line, ruling_lines
from judge.trace import tree_lines
from judge.verdicts import Count
from scenarios.outcome import ScenarioOutcome
from tests.judge.running import Judge


def text(outcome: ScenarioOutcome, cite: Cite) -> list[str]:
    return [laid_out(line) for line in ruling_lines(outcome, cite)]


def test_a_ruling_says_each_step_what_happened_and_the_rules_then_the_state(
    as_ruled: ScenarioOutcome, cite: Cite
) -> None:
    assert (
        "\n".join(text(as_ruled, cite))
        == """\
Fatal damage destroys an ally
  features/6-combat/602-combat-step.feature:11, under cr-2007-05
  Given you control "Tim"
  When you propose that "Tim" attacks "Brigg"
    - Tim is proposed as attacker, Brigg as defender [601.2a]
        601.2a (cr-2007-05) Proposing: A combat is proposed by the player whose turn it is.
  When the combat concludes
    - Tim and Brigg fight [601.2a]
    - Tim deals 2 melee damage to Brigg [602.4]
        602.4 (cr-2007-05) Damage: Attacker and defender deal combat damage to each other at once.
    - Brigg is destroyed [403.4]
        403.4 (cr-2007-05) Fatal damage: An ally with damage equal to its health is destroyed.
    - Ogre goes to its owner's graveyard [403.4]
  Then "Brigg" is in your opponent's graveyard
  The state then: your turn, action phase; you have priority; the chain is empty.
    You
      hero row: Boris Brightbeard (30 health)
      ally row: Tim (2 ATK, 3 health with 1 damage, exhausted)
      resource row: 3 times a resource (face down)
      hand: empty; graveyard: 1 card (Leeroy Jenkins); deck: 9 cards
    Your opponent, no longer in the game
      ally row: Mind Control (attached to Tim)
  As ruled
"""
    )


def test_a_differing_scenario_shows_expected_beside_actual_and_what_led_there(
    differs: ScenarioOutcome, cite: Cite
) -> None:
    assert text(differs, cite)[-8:] == [
        '  Then "Brigg" has 1 damage',
        "      features/6-combat/602-combat-step.feature:15: Brigg is dead",
        "        expected: 1 damage",
        "        actual:   in the graveyard",
        "        what led there: Brigg is destroyed, under 403.4-new (line 14)",
        "  And you have priority  (not reached)",
        "  Differs",
        "",
    ]


def test_numbers_are_those_of_the_edition_played_under(differs: ScenarioOutcome, cite: Cite) -> None:
    lines = text(differs, cite)
    assert "    - Tim deals 2 melee damage to Brigg [602.4-new]" in lines
    assert any(line.startswith("        602.4-new (cr-2009-combat) Damage: ") for line in lines)


def test_what_led_there_is_the_last_event_of_all_when_none_names_the_card(differs: ScenarioOutcome) -> None:
    last = differs.steps[-1]
    assert last.text == "you have priority"
    found = led_there(differs, last)
    assert found is not None
    assert found[1].text == "Ogre goes to its owner's graveyard"


def test_nothing_led_there_when_nothing_happened(refused: ScenarioOutcome) -> None:
    assert led_there(refused, refused.steps[0]) is None


def test_a_refused_step_says_file_line_expected_and_nearest(refused: ScenarioOutcome, cite: Cite) -> None:
    said = " ".join(line.strip() for line in "\n".join(text(refused, cite)).splitlines())
    assert 'features/a.feature:4: there is no card "Tmi"; expected a card\'s printed name; the nearest is "Tim"' in said


def test_a_rule_never_applied_is_told_with_the_verdict(unapplied: ScenarioOutcome, cite: Cite) -> None:
    assert text(unapplied, cite)[-2] == "  Differs: the rule 403.4 that the scenario is tagged with was never applied"


def test_quiet_is_one_line_with_the_line_of_the_step_that_stopped(
    as_ruled: ScenarioOutcome, differs: ScenarioOutcome, cannot_judge: ScenarioOutcome
) -> None:
    assert [quiet_line(outcome).text for outcome in (as_ruled, differs, cannot_judge)] == [
        "as ruled    features/6-combat/602-combat-step.feature:11 [cr-2007-05] Fatal damage destroys an ally",
        "differs     features/6-combat/602-combat-step.feature:15 [cr-2009-combat] An ally survives: Brigg is dead",
        "can't judge features/a.feature:9 [cr-2007-05] A card nobody can read: the card \"Tim\" can't be read",
    ]


def test_a_run_ends_with_the_count() -> None:
    assert count_line(Count(72, 1, 1)).text == "74 scenarios: 72 as ruled, 1 differs, 1 can't judge"
    assert count_line(Count(1, 0, 0)).text == "1 scenario: 1 as ruled, 0 differs, 0 can't judge"


def test_what_stands_under_a_step_is_shown(as_ruled: ScenarioOutcome, cite: Cite) -> None:
    first, *rest = as_ruled.steps
    table = replace(first, text="you control:", table=(("card", "as"), ("Tim", "my Tim")))
    doc = replace(first, text='the card "Ogre" reads:', doc="3, Ally, 3 ATK / 4 Health\nProtector")
    shown = text(replace(as_ruled, steps=(table, doc, *rest)), cite)
    assert shown[2:8] == [
        "  Given you control:",
        "      | card | as     |",
        "      | Tim  | my Tim |",
        '  Given the card "Ogre" reads:',
        "      3, Ally, 3 ATK / 4 Health",
        "      Protector",
    ]


def test_two_rules_that_are_one_in_the_edition_are_cited_and_stated_once(as_ruled: ScenarioOutcome) -> None:
    merged = replace(as_ruled, edition="cr-2009-combat")

    def cite(_rule: str, edition: str) -> Statement:
        return Statement("602.3a", edition, "Strikes", "Both strike.")

    lines = text(merged, cite)
    assert sum(line.strip().startswith("602.3a (cr-2009-combat)") for line in lines) == 1
    assert "    - Tim deals 2 melee damage to Brigg [602.3a]" in lines
    tree = [laid_out(line) for line in tree_lines(merged, cite, None)]
    assert sum(line.strip().startswith("602.3a (cr-2009-combat)") for line in tree) == 1


def test_what_stays_exhausted_and_what_lasts_as_long_are_named(judge: Judge) -> None:
    """501.1a: the player chooses to leave the card exhausted; 714.3b: what lasts meanwhile says so."""
    path = Path(__file__).parents[2] / "features" / "cards" / "read-from-lists.feature"
    out = " ".join(judge("run", "-v", str(path), "-k", "Helwen keeps the ally").out.split())
    assert "you leave Helwen exhausted [501.1a]" in out
    assert "Kor Cindervein is controlled by you while Helwen remains exhausted [714.3" in out
    assert "for the rest of the game" not in out
