"""A dialogue: each sentence is answered, a wrong one changes nothing, and an older dialogue is as it was."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.cache_folder import signed_cache
from scenarios.dialogue.dialogue import Dialogue, going_on, gone_on, opened, outcome_of, say, view_of
from scenarios.dialogue.feature_text import feature_text
from scenarios.dialogue.offered_sentences import legal_sentences, offer
from scenarios.dialogue.open_questions import answer_to_question
from scenarios.dialogue.said_lines import Said, said_in
from scenarios.features.discovery import load_features
from scenarios.features.feature_parser import read_feature
from scenarios.features.model import Feature, Scenario
from scenarios.judgement import judge
from scenarios.library.card_files import card_names
from scenarios.runner import REFERENCE_EDITION, editions_of, full_setting
from tests.every_row import for_every
from tests.made_once import made_once
from tests.night import NIGHT, at_night

BOARD = """
I control Kor Cindervein
my opponent controls Araelun with 2 damage
"""


def beginning() -> Dialogue:
    return opened(full_setting(), REFERENCE_EDITION, card_names)


def talked(text: str) -> Dialogue:
    dialogue = beginning()
    for said in said_in(text):
        reply = say(dialogue, said)
        assert reply.stopped is None, reply.stopped
        dialogue = reply.dialogue
    return dialogue


def events(dialogue: Dialogue) -> list[str]:
    return [event.text for step in dialogue.told for event in step.events]


def test_sentences_are_played_one_after_another() -> None:
    dialogue = talked(
        f"{BOARD} Kor Cindervein attacks Araelun. combat ends. Araelun dies. is Kor Cindervein exhausted?"
    )
    assert "Araelun is destroyed" in events(dialogue)
    assert [step.text for step in dialogue.steps[-2:]] == ['"Araelun" is not in play', '"Kor Cindervein" is exhausted']
    assert dialogue.told[-1].events[0].text == "yes"


@for_every("line", ["frobnicate", "Araelun attacks Araelun", "I control Araelun and Nobody", "I win"])
def test_a_wrong_sentence_changes_nothing(line: str) -> None:
    before = talked(f"{BOARD} Kor Cindervein attacks Araelun")
    view = view_of(before)
    reply = say(before, Said(line))
    assert reply.stopped is not None
    assert reply.dialogue is before
    assert view_of(before) == view


def test_an_older_dialogue_goes_on_by_itself() -> None:
    before = talked(f"{BOARD} Kor Cindervein attacks Araelun")
    for _ in range(2):
        assert "Araelun is destroyed" in events(say(before, Said("combat ends")).dialogue)
    assert "Araelun is destroyed" not in events(before)


def test_a_denied_question_gives_its_reasons_and_is_kept_as_what_holds() -> None:
    asked = "can Kor Cindervein attack my opponent's hero? is Kor Cindervein ready?"
    dialogue = talked(f"{BOARD} Kor Cindervein attacks Araelun. combat ends. {asked}")
    assert dialogue.told[-2].events[0].text == "no"
    assert "601.2a" in dialogue.told[-2].events[1].rules
    assert [step.text for step in dialogue.steps[-2:]] == [
        "you can't propose that \"Kor Cindervein\" attacks your opponent's hero",
        '"Kor Cindervein" is not ready',
    ]


def test_all_pass_until_what_was_begun_is_over() -> None:
    proposed = talked(f"{BOARD} Kor Cindervein attacks Araelun")
    step = going_on(proposed)
    assert step is not None
    assert step.text == "the combat concludes"
    ended = gone_on(proposed)
    assert "Araelun is destroyed" in events(ended)
    assert gone_on(ended) is ended
    assert going_on(talked(BOARD)) is None


def test_the_outcome_has_every_step_and_the_open_choice() -> None:
    dialogue = talked("my hand is Fire Blast; cost is no matter; I play Fire Blast")
    outcome = outcome_of(dialogue, "A question", "here")
    assert (outcome.name, outcome.uri, outcome.verdict) == ("A question", "here", "as ruled")
    assert [step.status for step in outcome.steps] == ["passed", "passed", "acted"]
    asked = offer(dialogue.played)
    assert asked is not None
    assert asked.answers == ("you choose your hero", "you choose your opponent's hero")
    assert asked.question == outcome.state.choice


def test_legal_actions_are_said_in_sentences() -> None:
    dialogue = talked(f"{BOARD} my hand is Fire Blast. cost is no matter. Then Kor Cindervein is ready")
    assert set(legal_sentences(dialogue.played)) == {
        "you pass",
        'you play "Fire Blast"',
        'you place "Fire Blast" as a face-down resource',
        'you propose that "Kor Cindervein" attacks "Araelun"',
        'you propose that "Kor Cindervein" attacks your opponent\'s hero',
        'you propose that your hero attacks "Araelun"',
        "you propose that your hero attacks your opponent's hero",
    }


def _at_each_step(scenario: Scenario) -> Iterator[Dialogue]:
    """Yield the dialogue after each step of a scenario, said as it stands there."""
    dialogue = opened(full_setting(), editions_of(scenario)[0], card_names)
    for step in scenario.steps:
        reply = say(dialogue, Said(step.text, step.line, 1, step.keyword, table=step.table, doc=step.doc))
        assert reply.stopped is None, (scenario.name, step.text, reply.stopped)
        dialogue = reply.dialogue
        yield dialogue


FEATURES = Path(__file__).parents[3] / "features"


def _sample() -> list[Scenario]:
    """Return the scenarios that this run goes through: by day those that begin in some lines, every other of them."""
    chosen = [
        scenario
        for feature in load_features([FEATURES], signed_cache())
        if isinstance(feature, Feature)
        for scenario in feature.scenarios
        if at_night(night=True, day=scenario.line % 61 == 0)
    ]
    return chosen[:: at_night(1, 2)]


SAMPLE = made_once({"dialogue.sample": _sample})["dialogue.sample"]
_CALLED_ALIKE = "fits"


@pytest.fixture(scope="module", params=SAMPLE, ids=lambda scenario: scenario.name)
def dialogues(request: pytest.FixtureRequest) -> tuple[Dialogue, ...]:
    """The dialogue after each step of a scenario."""
    return tuple(_at_each_step(request.param))


def _is_stated(before: Dialogue, dialogue: Dialogue) -> bool:
    """Return whether the last step is a Then that has left the game, in which somebody had acted, as it was."""
    there, here = before.played, dialogue.played
    stated = before.acted and dialogue.steps[-1].keyword == "Then"
    return stated and here.state is there.state and here.open is there.open


def test_what_is_offered_can_be_said(dialogues: tuple[Dialogue, ...]) -> None:
    """By day it is not said once more behind each Then that has left the game as it was."""
    for place, dialogue in enumerate(dialogues):
        if place and _is_stated(dialogues[place - 1], dialogue) and not NIGHT:
            continue
        asked = offer(dialogue.played)
        for sentence in asked.answers if asked else legal_sentences(dialogue.played) if dialogue.acted else ():
            reply = say(dialogue, Said(sentence))
            alike = reply.stopped is not None and _CALLED_ALIKE in str(reply.stopped)
            assert reply.stopped is None or alike, (sentence, reply.stopped)
            assert reply.meant is not None
            assert not reply.meant.reworded


def test_what_was_said_is_saved_as_a_feature_that_plays_to_the_same_end(dialogues: tuple[Dialogue, ...]) -> None:
    dialogue = dialogues[-1]
    feature = read_feature(feature_text(dialogue, "Saved"), "saved.feature")
    outcome = judge(feature.scenarios[0], "saved.feature", dialogue.played.edition(), full_setting())
    assert outcome.verdict == "as ruled", outcome.message
    assert outcome.state == view_of(dialogue)


LOOP = '''Feature: A loop
  Scenario: A loop is shown
    Given the card "Prayer Wheel" reads:
      """
      2, Item
      (0) >>> Your hero heals 1 damage from itself.
      """
    And you control "Prayer Wheel"
    And your hero has 20 damage
    When you use "Prayer Wheel"
    And both players pass
'''


def test_a_loop_that_was_shown_can_be_repeated_in_a_sentence() -> None:
    """801.1a: of the numbers one is said."""
    repeated = "you repeat the loop 2 times"
    *_, used, shown = _at_each_step(read_feature(LOOP, "loop.feature").scenarios[0])
    assert repeated in legal_sentences(shown.played)
    assert repeated not in legal_sentences(used.played)
    reply = say(shown, Said(repeated))
    assert reply.stopped is None
    state = reply.dialogue.played.state
    hero = state.players[0].hero
    assert hero is not None
    assert state.cards[hero].damage == 20 - 1 - 2


def test_only_what_was_dealt_counts_as_damage_taken() -> None:
    dialogue = talked('''
Given the card "Test Wound" reads:
  """
  1, Item
  If your hero would be dealt damage, it's dealt that much +1 instead.
  """
Given cost is no matter
Given you control "Test Wound"
Given your hand is "Fire Blast"
When you play "Fire Blast" targeting your hero
When the chain empties
''')
    assert any("replaces" in each for each in events(dialogue))
    assert answer_to_question("who takes damage", dialogue) == "your hero 3"


@for_every(
    "question",
    [
        "how much health does Kor Cindervein have left",
        "how much health left does Kor Cindervein have",
        "how much life remaining does Kor Cindervein have",
        "how much health is left on Kor Cindervein",
        "how much health remains on Kor Cindervein",
        "how much health does Kor Cindervein have now left",
    ],
)
def test_health_that_is_left_is_what_no_damage_lies_on(question: str) -> None:
    """Kor Cindervein has 3 health."""
    dialogue = talked("I control Kor Cindervein with 2 damage")
    assert answer_to_question(question, dialogue) == "1 health"
    assert answer_to_question("how much health does Kor Cindervein have", dialogue) == "3 health"


def test_where_a_card_is_leaves_out_another_player_s_of_that_name() -> None:
    dialogue = talked("I control Tim. my opponent's graveyard is Tim")
    assert answer_to_question("where is my Tim", dialogue) == "in play under your control"
    assert answer_to_question("where is my opponent's Tim", dialogue) == "in your opponent's graveyard"
    both = answer_to_question("where is Tim", dialogue)
    assert both == "in play under your control and in your opponent's graveyard"
