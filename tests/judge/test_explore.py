"""`judge explore`: everything that can follow from where a scenario stands."""

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import pytest

from engine.exploration.branches import ALL, BRUTE_FORCE
from engine.exploration.forcing import Finding
from engine.exploration.horizons import HorizonKind
from judge.scenario_places import stood
from scenarios.exploration.ahead_words import actors_said
from scenarios.exploration.differing_ends import End, ends_of, facts
from scenarios.exploration.goal_findings import GoalFound, found_about, so_in
from scenarios.exploration.look_ahead import Ahead, Bounds, Looked, look_ahead
from scenarios.exploration.statements import goal, in_state, stated
from scenarios.features.feature_parser import read_feature
from scenarios.judgement import judge as judge_scenario
from scenarios.playthrough.state_view import view
from scenarios.runner import full_setting
from tests.judge.running import Judge
from tests.night import at_night

FIRE = """\
Given your opponent controls "Bloodclaw"
And your opponent has 1 resource
And your opponent's hand is "Fizzle"
And you have 2 resources
And your hand is "Fire Blast", "Scorch"
"""
ONE_FIRE = FIRE.replace(', "Scorch"', "")
PROTECTED = """\
Given your opponent controls "Scout Omerrta"
And your opponent controls "Bloodclaw"
And you control "Latro Abiectus"
When you propose that "Latro Abiectus" attacks your opponent's hero
"""
TRIGGERED = """\
Given it is your opponent's turn, in the action phase
And your opponent controls "Brigg"
And your "Holy Fire" as "the first fire" is attached to your opponent's "Brigg"
And your "Holy Fire" as "the second fire" is attached to your opponent's "Brigg"
When your next turn starts
"""
FLIP = """\
Given you control "Landro Longshot"
And you have 1 resource
And your hand is "Tim"
And your deck, from the top, is "Brigg", "Wisp", "Cerwyn"
When you use "Landro Longshot"
"""
ARMOR = """\
Given you control "Golem Skull Helm"
And you have 0 resources
And your opponent's hand is "Fire Blast"
And your opponent has 1 resource
And it is your opponent's turn, in the action phase
"""


@dataclass(frozen=True)
class Case:
    """Steps, how far is looked, and who may act."""

    steps: str
    horizon: HorizonKind
    scope: str = "choices"
    many: int = 0

    def looked(self, folder: Path, *, brute: bool = False) -> Looked:
        here = stood(self.place(folder))
        actors = actors_said(here.play, self.scope)
        reductions = BRUTE_FORCE if brute else ALL
        return look_ahead(here.play, Ahead(actors, self.horizon, self.many, Bounds(), reductions))

    def place(self, folder: Path) -> str:
        file = folder / "a.feature"
        file.write_text(f"Feature: a\nScenario: b\n{self.steps}")
        return f"{file}:{self.steps.count(chr(10)) + 2}"

    def ends(self, folder: Path, looked: Looked | None = None) -> tuple[End, ...]:
        """Return the ends of what was looked at; if nothing was yet, it is looked at now."""
        here = stood(self.place(folder))
        looked = self.looked(folder) if looked is None else looked
        return ends_of(looked, here.play, here.lookup, 40)[0]

    def about(self, folder: Path, statement: str, *, brute: bool = False) -> GoalFound:
        looked = self.looked(folder, brute=brute)
        here = stood(self.place(folder))
        so = so_in(looked.found, goal(here.play, stated(here.lookup, statement)))
        return found_about(looked, here.play, here.lookup, so)


CASES = {
    "fires": Case(FIRE, HorizonKind.ACTIONS, "everything", 4),
    "my turn": Case(ONE_FIRE, HorizonKind.TURN, "you"),
    "protected": Case(PROTECTED, HorizonKind.COMBAT),
    "triggered": Case(TRIGGERED, HorizonKind.BEGUN),
    "a coin": Case(FLIP, HorizonKind.CHAIN),
    "armor": Case(ARMOR, HorizonKind.ACTIONS, "everything", 3),
}


FEW, EVERY = 10, at_night(1, 3)
"""So few ends are all played in a scenario of their own; of more, one of so many."""


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_sentences_of_a_line_play_to_its_end(case: Case, tmp_path: Path) -> None:
    looked = case.looked(tmp_path)
    ends = case.ends(tmp_path, looked)
    assert ends
    assert [end.line for end in ends if not end.faithful] == []
    for end in ends if len(ends) <= FEW else ends[::EVERY]:
        juncture = looked.found.junctures.get(end.numbers[0])
        assert juncture is not None
        steps = "\n".join(f"When {each}" for each in end.line)
        last = "Then the game goes on" if juncture.state.result is None else "Then you win the game"
        text = f"Feature: a\nScenario: b\n{case.steps}{steps}\n{last}\n"
        (scenario,) = read_feature(text, "a.feature").scenarios
        outcome = judge_scenario(scenario, "a.feature", "cr-2007-05", full_setting())
        assert outcome.verdict == "as ruled", (outcome.message, text)
        assert sorted(facts(outcome.state)) == sorted(facts(view(in_state(looked.play, juncture.state)))), text


def test_both_protectors_or_nobody(tmp_path: Path) -> None:
    """Scout Omerrta may protect or not, and that is all: the attacker has 3 ATK, which is 3 damage to the hero."""
    ends = CASES["protected"].ends(tmp_path)
    assert [end.many for end in ends] == [1, 1]
    lines = {end.line for end in ends}
    assert any('your opponent protects with "Scout Omerrta"' in line for line in lines)
    assert any("your opponent does not protect" in line for line in lines)


def test_whose_choice_it_is(tmp_path: Path) -> None:
    found = CASES["protected"].about(tmp_path, "your opponent's hero has 3 damage")
    assert found.finding is Finding.DEPENDS
    assert found.depends_on == ("your opponent",)
    assert found.force == found.prevent == ("your opponent",)
    assert found.turning is not None
    assert found.turning.so == ("your opponent does not protect",)
    assert found.turning.not_so == ('your opponent protects with "Scout Omerrta"',)


def test_always_and_never(tmp_path: Path) -> None:
    """Latro Abiectus deals its damage either way; nobody else can be attacked."""
    protected = CASES["protected"]
    assert protected.about(tmp_path, '"Bloodclaw" has 0 damage').finding is Finding.ALWAYS
    assert protected.about(tmp_path, '"Bloodclaw" has 3 damage').finding is Finding.NEVER
    assert protected.about(tmp_path, '"Bloodclaw" has 3 damage', brute=True).finding is Finding.NEVER


def test_a_coin_falls_with_a_probability_of_one_half(tmp_path: Path) -> None:
    """Who loses the flip may pay 2 to reflip, and there is nothing left to pay with: two cards are drawn or none."""
    coin = CASES["a coin"]
    ends = coin.ends(tmp_path)
    assert [end.chances for end in ends] == [(Fraction(1, 2), Fraction(1, 2))] * 2
    found = coin.about(tmp_path, '"Brigg" is in your hand')
    assert found.chances == (Fraction(1, 2), Fraction(1, 2))
    assert found.depends_on == ("chance",)


def test_a_player_can_force_it_and_is_told_how(tmp_path: Path, judge: Judge) -> None:
    """Bloodclaw has 1 health, Fizzle interrupts one of the two abilities, and each of them is enough."""
    place = CASES["fires"].place(tmp_path)
    until = ("--until", "the turn ends", "--scope", "everything", "--at-any-time")
    said = judge("explore", place, *until, "--goal", 'Then "Bloodclaw" is in your opponent\'s graveyard')
    assert said.code == 0
    assert "You can force it" in said.out
    assert 'your opponent plays "Fizzle"' in said.out[said.out.index("How you can force it") :]


@pytest.mark.parametrize(
    "words",
    [
        "Destroy target ally that attacked this turn.",
        "Destroy target ally that dealt damage this turn.",
        "Destroy each ally that attacked this turn.",
    ],
)
def test_a_plan_is_told_where_texts_ask_what_was_done_this_turn(tmp_path: Path, judge: Judge, words: str) -> None:
    """The ally attacks and, with no ATK of the hero that it attacks to stop it, is there to be destroyed."""
    path = tmp_path / "lean.feature"
    path.write_text(
        f"""\
Feature: Lean
  Scenario: Lean
    Given the card "Avenge" reads:
      \"\"\"
      1, Ability
      {words}
      \"\"\"
    And you control "Kor Cindervein"
    And you have 1 ready resource
    And your hand is "Avenge"
    Then you can bring about that "Kor Cindervein" is in your graveyard
"""
    )
    goal = 'Then "Kor Cindervein" is in your graveyard'
    told = judge("explore", f"{path}:2", "--until", "the turn ends", "--scope", "you", "--goal", goal)
    assert told.code == 0, told.err
    plan = told.out.partition("How you can force it:")[2]
    attack, play = plan.find('"Kor Cindervein" attacks your opponent\'s hero'), plan.find('you play "Avenge"')
    assert -1 < attack < play


def test_the_command_tells_outcomes_by_what_differs(tmp_path: Path, judge: Judge) -> None:
    said = judge("explore", CASES["protected"].place(tmp_path))
    assert said.code == 0
    assert "Outcome 2 of 2: 1 line" in said.out
    assert 'your opponent protects with "Scout Omerrta"' in said.out


def test_a_carried_scenario_is_found_by_its_name(judge: Judge) -> None:
    said = judge("explore", "One attacker and one protector", "--until", "3 actions", "--scope", "you")
    assert said.code == 0
    assert "One attacker and one protector (as laid)" in said.out


WRONG = {
    "no such horizon": (("--until", "the cows come home"), "nobody can look until 'the cows come home'"),
    "no actions": (("--until", "0 actions"), "nobody can look until '0 actions'"),
    "no combat": (("--until", "the combat concludes"), "no combat is proposed or under way"),
    "nothing has begun": ((), "the chain is empty already"),
    "nobody of the name": (("--scope", "Bob", "--until", "the turn ends"), "'Bob' is no scope"),
    "nobody at all": (
        ("--scope", "nobody", "--until", "the turn ends"),
        "choices (nobody acts, players pass and choose)",
    ),
    "a deed as goal": (("--until", "2 actions", "--goal", "When you pass"), "'When you pass' is no statement"),
    "no bounds": (("--states", "0", "--until", "the turn ends"), "the bounds let nothing be looked at"),
    "no seconds": (("--seconds", "0", "--until", "the turn ends"), "the bounds let nothing be looked at"),
    "no such card": (("--until", "2 actions", "--goal", 'Then "Leroy" is in play'), "no card here is called 'Leroy'"),
    "no sentence": (("--until", "2 actions", "--goal", "Then all is well"), "no sentence fits Then 'all is well'"),
    "of the way": (("--until", "2 actions", "--goal", "Then rule 407.1 was applied"), "not about how things stand"),
}


@pytest.mark.parametrize(("options", "message"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_said_in_one_message(
    options: tuple[str, ...], message: str, tmp_path: Path, judge: Judge
) -> None:
    said = judge("explore", CASES["fires"].place(tmp_path), *options)
    assert said.code == 2
    assert message in said.err
    assert said.err.startswith("judge: ")
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


def test_no_scenario_stands_there(tmp_path: Path, judge: Judge) -> None:
    for place, message in (
        (f"{tmp_path / 'b.feature'}:1", "b.feature"),
        ("No scenario is called this", "no carried scenario is called"),
        ("priority", "scenarios are called like"),
        ("features/puzzles/win-this-turn.feature:1", "is the whole feature"),
    ):
        said = judge("explore", place)
        assert said.code == 2
        assert message in said.err
        assert said.err.count("\n") == 1


def test_what_the_bounds_leave_open_is_said(tmp_path: Path, judge: Judge) -> None:
    place = CASES["fires"].place(tmp_path)
    wanted = ("--goal", "Then you win the game", "--until", "the turn ends", "--scope", "everything")
    said = judge("explore", place, *wanted, "--states", "20")
    assert said.code == 1
    assert "not decided within the bounds" in said.out
    assert "the bounds are 20 states" in said.out


def test_several_jobs_say_the_same_as_one(judge: Judge, tmp_path: Path) -> None:
    file = tmp_path / "fires.feature"
    steps = FIRE.rstrip("\n").replace("\n", "\n    ")
    file.write_text(f"Feature: Fires\n  Scenario: Two\n    {steps}\n    Then you have 2 resources\n", encoding="utf-8")
    asked = ("explore", f"{file}:2", "--until", "5 actions", "--scope", "everything", "--most", "3")
    alone = judge(*asked)
    assert (alone.code, alone.err) == (0, "")
    assert judge(*asked, "--jobs", "2") == alone
