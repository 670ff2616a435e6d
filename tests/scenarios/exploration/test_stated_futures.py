"""Thens about what can follow: what they say, where they fail, and that their limit fails loudly."""

import pytest

from scenarios.exploration import stated_futures
from scenarios.exploration.look_ahead import Bounds
from scenarios.features.feature_parser import read_feature
from scenarios.judgement import judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import full_setting
from tests.every_row import for_every

PROTECTED = """\
Given your opponent controls "Scout Omerrta"
And you control "Latro Abiectus"
When you propose that "Latro Abiectus" attacks your opponent's hero
"""
FIRES = """\
Given it is your opponent's turn, in the action phase
And your opponent controls "Brigg"
And your "Holy Fire" as "the first fire" is attached to your opponent's "Brigg"
And your "Holy Fire" as "the second fire" is attached to your opponent's "Brigg"
When your next turn starts
"""
BURNING = """\
Given your opponent controls "Bloodclaw"
And you have 1 resource
And your hand is "Fire Blast"
"""


def judged(steps: str) -> ScenarioOutcome:
    (scenario,) = read_feature(f"Feature: a\nScenario: b\n{steps}", "a.feature").scenarios
    return judge(scenario, "a.feature", "cr-2007-05", full_setting())


SO = {
    "either way": f'{PROTECTED}Then whatever is chosen, "Latro Abiectus" is not in your hand',
    "any order": f'{FIRES}Then in every order, "Brigg" is in your opponent\'s graveyard',
    "by fire": f'{BURNING}Then you can bring about that "Bloodclaw" is in your opponent\'s graveyard',
    "only by acting": f'{BURNING}Then your opponent can\'t bring about that "Bloodclaw" is in your graveyard',
    "nothing to prevent it with": f"{BURNING}Then your opponent can't prevent that your opponent's hero has 2 damage",
    "but you can": f"{BURNING}Then you can prevent that your opponent's hero has 2 damage",
    "after it a scenario goes on": (
        f"{PROTECTED}Then whatever is chosen, you have priority\nWhen your opponent does not protect\n"
        "And the combat concludes\nThen your opponent's hero has 3 damage"
    ),
}
"""Latro Abiectus has 3 ATK and 2 health, Scout Omerrta 2 ATK and 1 health, Brigg 2 health, Bloodclaw 3 ATK and 1.

Your hero can be dealt 2 by Fire Blast and 3 by Bloodclaw, whom it attacks: 2, 3 or 5, and never 4.
"""


@for_every("steps", SO.values())
def test_it_is_so(steps: str) -> None:
    outcome = judged(steps)
    assert outcome.verdict == "as ruled", outcome.message


NOT_SO = {
    "one may protect": (f"{PROTECTED}Then whatever is chosen, your opponent's hero has 3 damage", "Scout Omerrta"),
    "one may not": (f'{PROTECTED}Then whatever is chosen, "Latro Abiectus" is in your graveyard', "not if"),
    "nobody is asked": (f"{PROTECTED}Then in every order, you have priority", "nobody is asked in what order"),
    "nothing has begun": (f"{BURNING}Then whatever is chosen, you have priority", "nothing has begun"),
    "it can": (f"{BURNING}Then you can't bring about that your hand is empty", "no sentence fits"),
    "it can, too": (f"{BURNING}Then you can't bring about that your hero has 2 damage", "you can bring that about"),
    "too much damage": (f"{BURNING}Then you can bring about that your hero has 4 damage", "you can't bring that about"),
    "prevented": (f"{BURNING}Then your opponent can prevent that your hero has 2 damage", "can't prevent that"),
    "nobody's card": (f'{BURNING}Then you can bring about that "Leroy" is in play', "no card here is called 'Leroy'"),
    "inside itself": (f"{BURNING}Then you can bring about that whatever is chosen, you have priority", "no sentence"),
}


@for_every(("steps", "message"), NOT_SO.values())
def test_it_is_not_so_and_says_why(steps: str, message: str) -> None:
    outcome = judged(steps)
    assert outcome.verdict != "as ruled"
    assert message in (outcome.message or "")


def test_a_limit_fails_loudly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stated_futures, "_BOUNDS", Bounds(3, float("inf")))
    outcome = judged(f"{BURNING}Then you can't bring about that you win the game")
    assert outcome.verdict == "cannot judge"
    assert "more to look at" in (outcome.message or "")


def test_the_values_of_states_that_are_looked_at_are_not_told_as_what_the_step_did() -> None:
    outcome = judged(
        '''Given the card "Test Banner" reads:
  """
  3, Item
  Your allies have +2 ATK.
  """
And you control "Test Banner" and "Kor Cindervein"
'''
        f'{PROTECTED}Then whatever is chosen, "Kor Cindervein" has 5 ATK'
    )
    assert outcome.verdict == "as ruled", outcome.message
    assert outcome.steps[-1].events == ()
