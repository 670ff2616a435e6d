"""What a scenario gets that says something wrong: which step ends it, how, and in which words."""

from collections.abc import Callable

import pytest

from scenarios.outcome import ScenarioOutcome, StepStatus

Judged = Callable[[str], ScenarioOutcome]

FIGHT = """
Given you control "Kor Cindervein"
And your opponent controls "Brigg"
"""
BOLT = """
Given cost is no matter
And your hand is "Lightning Bolt"
"""


def check(outcome: ScenarioOutcome, status: StepStatus, said: list[str]) -> None:
    """Hold the status of the last step that was played, and parts of its message, against what is expected."""
    last = [step for step in outcome.steps if step.status != "not reached"][-1]
    assert last.status == status, last
    assert last.message is not None
    assert [part for part in said if part not in last.message] == [], last.message


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        (
            'Given you control "Kor Cindervien"',
            ["no card is called 'Kor Cindervien'", "nearest is Kor Cindervein"],
        ),
        (FIGHT + 'Then "Korr Cindervein" is ready', ["no card here is called 'Korr Cindervein'", "'Kor Cindervein'"]),
        (FIGHT + 'Then your "Brigg" is ready', ["there is only", '"Brigg" (play, your opponent)']),
        (FIGHT + "Then Ann has priority", ["nobody here is 'Ann'", "you or your opponent"]),
        (
            'Given you control "Brigg"\nAnd your opponent controls "Brigg"\nThen "Brigg" is ready',
            ["'Brigg' fits 2 cards", '"Brigg" (play, you) and "Brigg" (play, your opponent)', "labels"],
        ),
        (
            'Given you control "Brigg" as "it"\nAnd your opponent controls "Kor Cindervein" as "it"',
            ["'it' is given twice"],
        ),
        ("Given you control:\n| card | sate |\n| Brigg | ready |", ["a column 'sate'", "the nearest is 'state'"]),
        ("Given you control:\n| card | state |\n| Brigg | tired |", ["no card is 'tired'", "ready or exhausted"]),
        ("Given you control:\n| state |\n| ready |", ["names no card"]),
        ("Given you control:\n| card | damage |\n| Brigg | one |", ["the damage is 'one'", "a number"]),
        ("When you pass\nGiven cost is no matter", ["a Given comes after the scenario has begun"]),
        ('Given the rules are those of "cr-2007-06"', ["no edition 'cr-2007-06'", "the nearest is 'cr-2007-0"]),
        ("Given a team game: Ann against Bo, seated Ann, Cid", ["the seats are Ann, Cid", "each of Ann, Bo once"]),
        (FIGHT + "And a team game: Ann against Bo", ["named after something was put on the board", "them first"]),
        ("Given you have 2 unnamed cards in your opponent's hand", ["a player's own zone"]),
    ],
)
def test_what_can_t_be_played_as_written(judged: Judged, steps: str, said: list[str]) -> None:
    outcome = judged(steps)
    check(outcome, "refused", said)
    assert outcome.verdict == "cannot judge"


@pytest.mark.parametrize(
    ("board", "rule"),
    [
        ('Given you control "Arcanite Reaper" and "Observer\'s Shield"', "410.1"),
        ('Given you control "Kor Cindervein" with 5 damage', "407.6a"),
        ("Given your hero has 30 damage", "407.6a"),
        ('Given you control "A Donation of Wool"', "307.1"),
        ('Given you control "Boris Brightbeard"', "301.1"),
        ('Given your hero is "Brigg"', "301.1"),
        ('Given you control "Lightning Bolt"', "306.1"),
        ('Given you control "Polymorph"', "306.3"),
        ('Given your "Brigg" is attached to your hero', "306.3"),
        ('Given your "Battle Shout" is attached to your hero', "306.3a"),
        ('Given your "Polymorph" is attached to your hero', "306.3b"),
        ('Given you have "Brigg" as a face-up resource', "408.1b"),
    ],
)
def test_a_board_that_the_rules_can_t_produce(judged: Judged, board: str, rule: str) -> None:
    check(judged(f"{board}\nThen you have priority"), "refused", [rule])


def test_a_board_that_the_rules_will_repair(judged: Judged) -> None:
    steps = (
        'Given a board the rules will repair\nAnd you control "Kor Cindervein" with 5 damage\nThen you have priority'
    )
    assert judged(steps).verdict == "as ruled"


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        (
            BOLT + 'When you play "Lightning Bolt"',
            ["you have to choose which target", '"Lightning Bolt"', "707.1d", '"your hero", "your opponent\'s hero"'],
        ),
        (
            BOLT + 'When you play "Lightning Bolt"\nThen your hero has 0 damage\nWhen you pass',
            ["no step answers this", "707.1d"],
        ),
        (BOLT + "When you choose your hero", ["you are not asked to choose anything"]),
        (FIGHT + "When your opponent does not protect", ["your opponent is not asked to choose anything"]),
        (FIGHT + 'When you strike with "Brigg"', ["only a weapon in play can strike", "303.2"]),
        (FIGHT + 'When you propose that "Brigg" attacks "Kor Cindervein"', ["601.2"]),
        (FIGHT + 'When you use "Kor Cindervein"', ["no payment power", "(play, you)"]),
        (BOLT + 'When you play "Lightning Bolt" with X = 2 targeting your hero', ["nobody was asked for", "X (2)"]),
        ("When the chain empties", ["nothing is left to happen", "the chain empties"]),
        ("When the combat concludes", ["nothing is left to happen", "the combat concludes"]),
        ("When the defend window opens", ["no combat is proposed or under way"]),
        ("When your opponent passes", ["407.1"]),
        (BOLT + 'When you respond by playing "Lightning Bolt" targeting your hero', ["nothing to respond to"]),
        (
            BOLT + 'When you play "Lightning Bolt" targeting your hero\nThen you must choose between your hero',
            ["you are asked nothing", "no choice is open"],
        ),
        (FIGHT + 'Then "Brigg" has 1 damage', ["expected 1 damage, is 0 damage"]),
        (FIGHT + 'Then "Brigg" is in your hand', ["expected in your hand", '"Brigg" (play, your opponent)']),
        (FIGHT + "Then you lose the game", ["the game goes on"]),
        (FIGHT + "Then rule 601.2 was applied", ["rule 601.2 was not applied"]),
    ],
)
def test_what_the_engine_rules_otherwise(judged: Judged, steps: str, said: list[str]) -> None:
    outcome = judged(steps)
    check(outcome, "differs", said)
    assert outcome.verdict == "differs"


def test_a_choice_that_a_then_has_looked_at_may_stay_open(judged: Judged) -> None:
    steps = BOLT + 'When you play "Lightning Bolt"\nThen you must choose between your hero, your opponent\'s hero'
    outcome = judged(steps)
    assert outcome.verdict == "as ruled"
    assert outcome.state.choice is not None
    assert outcome.state.choice.startswith("you have to choose which target")
