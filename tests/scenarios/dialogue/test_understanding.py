"""What players say is understood as a sentence of the vocabulary, and nothing else is."""

import pytest

from scenarios.dialogue.said_lines import said_in
from scenarios.dialogue.understanding import Board, Understood, understood
from scenarios.runner import full_setting
from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every

NAMES = ("Tim", "Brigg", "Fire Blast", "Mind Control", "Annihilator", "Voss Treebender")


def board(*, acted: bool = False) -> Board:
    owners = {'"Brigg"': "your opponent"}
    return Board(acted, lambda: NAMES, lambda card: owners.get(card, "you"))


def meant(line: str, *, acted: bool = False) -> Understood:
    (said,) = said_in(line)
    return understood(said, full_setting().lookup, board(acted=acted))[0]


TIM_ATTACKS = 'you propose that "Tim" attacks "Brigg"'


@for_every(
    ("line", "keyword", "text"),
    [
        ('you control "Tim"', "Given", 'you control "Tim"'),
        ("I control Tim", "Given", 'you control "Tim"'),
        ("my opponent has Brigg with 2 damage", "Given", 'your opponent controls "Brigg" with 2 damage'),
        ("Opponent controls an exhausted Brigg", "Given", 'your opponent controls an exhausted "Brigg"'),
        ("I have a tapped Tim", "Given", 'you control an exhausted "Tim"'),
        ("I have Tim and Voss Treebender in play", "Given", 'you control "Tim" and "Voss Treebender"'),
        ("I have fire blast in hand", "Given", 'your hand is "Fire Blast"'),
        ("my opponent has Tim in his graveyard", "Given", 'your opponent\'s graveyard is "Tim"'),
        ("Fire Blast is in my hand", "Given", 'your hand is "Fire Blast"'),
        ("I have 5 resources", "Given", "you have 5 resources"),
        ("I have 5 untapped resources", "Given", "you have 5 ready resources"),
        ("My hero has 20 damage", "Given", "your hero has 20 damage"),
        ("it's my opponent's turn", "Given", "it is your opponent's turn"),
        ("I have:", "Given", "you control:"),
        ("I attack Brigg with Tim", "When", TIM_ATTACKS),
        ("I swing with Tim into Brigg", "When", TIM_ATTACKS),
        ("Tim attacks Brigg", "When", TIM_ATTACKS),
        ("Brigg attacks my hero", "When", 'your opponent proposes that "Brigg" attacks your hero'),
        ("my hero attacks the enemy hero", "When", "you propose that your hero attacks your opponent's hero"),
        ("then Tim sabotages Brigg", "When", 'you propose that "Tim" sabotages "Brigg"'),
        ("I cast Fire Blast on Brigg", "When", 'you play "Fire Blast" targeting "Brigg"'),
        ("I play Fire Blast at my opponent", "When", 'you play "Fire Blast" targeting your opponent'),
        ("my opponent blocks with Brigg", "When", 'your opponent protects with "Brigg"'),
        ("Brigg protects", "When", 'your opponent protects with "Brigg"'),
        ("my opponent doesn't block", "When", "your opponent does not protect"),
        ("my opponent responds with Fire Blast targeting Tim", "When",
         'your opponent responds by playing "Fire Blast" targeting "Tim"'),
        ("in response, I play Fire Blast targeting Brigg", "When",
         'you respond by playing "Fire Blast" targeting "Brigg"'),
        ("I activate Tim targeting Brigg", "When", 'you use "Tim" targeting "Brigg"'),
        ("I flip my hero", "When", "you flip your hero"),
        ("I end my turn", "When", "the turn ends"),
        ("everyone passes", "When", "all players pass"),
        ("both pass", "When", "both players pass"),
        ("Fire Blast resolves", "When", "the chain empties"),
        ("combat ends", "When", "the combat concludes"),
        ("I row Tim as a resource", "When", 'you place "Tim" as a face-down resource'),
        ("my opponent scoops", "When", "your opponent concedes"),
        ("Brigg goes to its owner's hand", "Then", '"Brigg" is in your opponent\'s hand'),
        ("Tim is put on the bottom of his owner's deck", "Then", '"Tim" is on the bottom of your deck'),
        ("Tim dies", "Then", '"Tim" is not in play'),
        ("Tim survives", "Then", '"Tim" is in play'),
        ("Tim is tapped", "Then", '"Tim" is exhausted'),
        ("I win", "Then", "you win the game"),
        ("does Tim die?", "Then", '"Tim" is not in play'),
        ("Is Tim exhausted?", "Then", '"Tim" is exhausted'),
        ("do I control Brigg?", "Then", 'you control "Brigg"'),
        ("can I attack Brigg with Tim?", "Then", 'you may propose that "Tim" attacks "Brigg"'),
        ("can Tim attack?", "Then", 'you may propose that "Tim" attacks your opponent\'s hero'),
        ("can my opponent attack with Brigg?", "Then", 'your opponent may propose that "Brigg" attacks your hero'),
        ("can my opponent cast Fire Blast on Tim?", "Then", 'your opponent may play "Fire Blast" targeting "Tim"'),
        ("why can't I play Mind Control?", "Then", 'you may play "Mind Control"'),
        ("does my opponent lose?", "Then", "your opponent loses the game"),
    ],
)  # fmt: skip
def test_players_words_lead_to_a_sentence(line: str, keyword: str, text: str) -> None:
    found = meant(line)
    assert (found.keyword, found.text) == (keyword, text)
    assert found.reworded is (text != line)
    assert found.asked is line.endswith("?")


@for_every(
    ("line", "nearest"),
    [
        ("I have fire blust in hand", "Given 'your hand is \"Fire Blast\"'"),
        ("I attack Brig with Tim", 'When \'you propose that "Tim" attacks "Brigg"\''),
        ("my opponent has Voss Treebendr", "Given 'your opponent controls \"Voss Treebender\"'"),
    ],
)
def test_a_name_that_is_nearly_a_card_leads_to_the_sentence_that_is_meant(line: str, nearest: str) -> None:
    with pytest.raises(UnknownSentence) as refused:
        meant(line)
    assert refused.value.nearest == nearest


def test_what_can_be_given_and_stated_is_given_until_somebody_acts() -> None:
    line = 'you control "Tim"'
    assert [meant(line).keyword, meant(line, acted=True).keyword] == ["Given", "Then"]
    assert meant(f"Then {line}").keyword == "Then"
    assert meant(f"{line}?").keyword == "Then"


@for_every("line", ["frobnicate", "I bathe Tim in milk", "When Tim", "can I fly?"])
def test_what_fits_no_sentence_is_refused_as_it_was_said(line: str) -> None:
    with pytest.raises(UnknownSentence, match="no sentence fits") as refused:
        meant(line)
    assert refused.value.nearest is None
