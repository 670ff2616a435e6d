"""Questions about a moment that nobody said, in other openings, with states and plurals; and what a refusal leads to.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

import pytest

from judge.assistance.asked_text import dialogue_under
from judge.assistance.hints import hints_of
from judge.table.table_talk import Table, heard
from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import ask, check, check_whole


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # 711.1: Counterspell interrupts an ability card on the chain; nobody has to say that it is there.
        ("Can my opponent play Counterspell on my Fireball?", "yes"),
        ("Can I interrupt Fireball with Counterspell?", "yes"),
        ("Can I interrupt my opponent's Frost Nova with Counterspell?", "yes"),
        ("Can my opponent counter Fire Blast with Counterspell?", "yes"),
        ("Can I play Counterspell on my opponent's Kor Cindervein?", "no"),  # an ally card
        # Call the Spirit targets an ally card in its player's graveyard.
        ("Can my opponent play Call the Spirit on Araelun?", "yes"),
        # 406.1: a response is an instant.
        ("Can I respond with Fireball?", "no"),
        ("Can I respond with Fire Blast?", "yes"),
        ("Could my opponent respond to my attack with Fireball?", "no"),
        ("Can my opponent respond with Mark of the Wild?", "yes"),  # on some ally
        ("Can I play Execute?", "yes"),  # on some damaged ally
        # 602.2: the defending side protects; 602.4: a strike is in a defend window.
        ("Can I block with Tristan Rapidstrike?", "yes"),
        ("I play Krol Blade this turn. Can I strike with it in the same turn?", "yes"),
        ("My opponent attacks me. Can I protect with an exhausted Tristan Rapidstrike?", "no"),
        # An untargetable ally stays so, whatever is assumed.
        ("Can I play Fire Blast on my opponent's Apprentice Merry?", "no"),
    ],
)
def test_what_only_the_moment_lacks_is_assumed_and_not_denied(text: str, expected: str) -> None:
    check(text, expected)


def test_what_is_assumed_to_be_on_the_chain_is_marked() -> None:
    answer = ask("Can my opponent play Counterspell on my Fireball?")
    (played,) = [step.text for step in answer.outcome.steps if step.keyword == "When"]
    assert played.startswith('you play "Fireball"')
    assert played.endswith("(assumed)")


@for_every(
    ("text", "expected"),
    [
        # Execute destroys a damaged ally.
        ("Can I play Execute on a damaged Valanos?", "yes"),
        ("Can I play Execute on an undamaged Valanos?", "no"),
        # 403.1: damage stays.
        ("Kor Cindervein took 2 damage last turn. Is he still damaged on my turn?", "yes"),
        ("My Kor Cindervein has 2 damage. I play Sneak on Kor. Is Kor damaged?", "yes"),
        ("I control Kor Cindervein. Is Kor Cindervein undamaged?", "yes"),
        # Mind Blast makes its target's controller discard as many cards as it deals damage, which is 2, Mind Spike 1.
        ("I play Mind Blast on my opponent's hero. How many cards does my opponent discard?", "2 cards"),
        ("I hit my opponent's hero with Mind Spike. How many cards does he have to discard?", "1 card"),
        # The draw step takes one of three cards (501.2a), the quest one of two.
        ("There are 3 cards in my deck. My turn starts. How many cards are in my deck now?", "2 cards"),
        ("My deck has 2 cards left and I complete Your Fortune Awaits You. How many cards are left in my deck?",
         "1 card"),
        # 602.2a; Stealth attaches to nothing, so that a hero that has it is one whose player has it in play.
        ("My hero has Stealth and attacks my opponent's hero. Can my opponent protect with Tristan Rapidstrike?", "no"),
        # The costs as printed.
        ("How many resources do I need to play Araelun?", "2 resources"),
        ("How much does Fireball cost?", "4 resources"),
        ("I have only 3 resources. Can I afford Fireball?", "no"),
        # 602.2 of protectors; 601.2a of exhausted characters.
        ("I have Kor Cindervein in play. If my opponent attacks my hero, can Kor Cindervein protect?", "no"),
        ("If Kor Cindervein is exhausted, can he attack?", "no"),
        ("Is it legal to attack an elusive ally?", "no"),
        ("Am I allowed to play Fire Blast on my opponent's turn?", "yes"),
        ("My opponent controls two Orgrimmar Grunts. Is my opponent able to play Fire Blast on my hero?", "yes"),
    ],
)  # fmt: skip
def test_states_costs_and_openings_in_players_words_are_understood(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        ("I control Devotion Aura. How much does Fireball cost?", "4 resources"),
        # Morfiel: opponents pay 1 more to play abilities.
        ("My opponent controls Morfiel. How many resources do I need for Fire Blast?", "2 resources"),
        ("My opponent controls Morfiel. How much does Kor Cindervein cost?", "3 resources"),
        ("I control Morfiel. How much does it cost my opponent to play Fire Blast?", "2 resources"),
        # Elemental Focus: Elemental abilities cost 1 less, to a minimum of 1; Magiskull Cuffs: the next ability 1 less.
        ("I control Elemental Focus. How much does Lightning Bolt cost me?", "2 resources"),
        ("I use Magiskull Cuffs. How much does Fireball cost me now?", "3 resources"),
        ("How much does it cost to strike with Krol Blade?", "1 resource, and the weapon is exhausted"),
        ("How many resources do I need to complete Rite of Vision?", "3 resources"),
        ("How much do I have to pay to use Hierophant Caydiem?", "3 resources"),
    ],
)  # fmt: skip
def test_a_cost_is_told_as_it_would_be_paid_now(text: str, expected: str) -> None:
    check_whole(text, expected)


def test_two_of_a_name_in_the_plural_are_two() -> None:
    answer = ask("My opponent has two Araeluns. Who wins?")
    assert answer.stopped is None
    row = answer.outcome.state.players[1].ally_row
    assert [each.name for each in row] == ["Araelun", "Araelun"]


@for_every(
    "text",
    [
        "We are three players. Can player C attack me?",
        "I play King Mukla. Can I take control of my opponent's Anika Berlyn?",
        "Can Execute target an undamaged ally?",
        "My Kor Cindervein could perhaps block?",
        "Can I attack with Kor Cindervein and Araelun at the same time?",
        "I just played Moko Hunts-at-Dawn. Can he attack right away?",
        "My opponent has a token.",
    ],
)
def test_what_is_not_understood_leads_to_a_sentence_that_is(text: str) -> None:
    answer = ask(text)
    assert isinstance(answer.stopped, UnknownSentence)
    first, *_ = hints_of(answer.stopped)
    question = first.split(" ")[0].casefold() in {"can", "does", "do", "is", "who", "what", "how"}
    again = ask(f"{first}{'?' if question else ''}")
    assert not isinstance(again.stopped, UnknownSentence), again.stopped


@for_every(
    ("text", "said"),
    [
        ("Can I place two resources in one turn?", "one card on each of a player's own turns"),
        ("How does stealth work?", "judge search 'stealth'"),
        ("Is it legal to place two resources in one turn?", "one card on each of a player's own turns"),
        ("How much does Fireball cost?", "4 resources"),
    ],
)
def test_the_table_answers_what_holds_on_any_board(text: str, said: str) -> None:
    _, lines = heard(Table(dialogue_under("cr-2007-05")), text)
    assert any(said in line.text for line in lines)


def test_a_question_of_the_future_may_speak_of_she() -> None:
    """The attack named two allies, and either may be the one that is to be saved."""
    answer = ask("My opponent's Kor Cindervein attacks my Araelun. Am I able to save her?")
    assert answer.stopped is None
    goals = [each.question.goal for each in answer.foreseen]
    assert '"Araelun" is in your graveyard' in goals


def test_no_answer_leaves_out_how_a_card_was_said_to_stand() -> None:
    """Nobody said who has the exhausted ally, and the answer would be the same without a word of it."""
    answer = ask("Who has priority with an exhausted Araelun?")
    assert isinstance(answer.stopped, UnknownSentence)
