"""Questions of what is printed on a card; the cards are those of the documents."""

from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask


@for_every(
    ("question", "told"),
    [
        ("Is Tim an ally?", "yes: Tim is an ally (Alliance, Human, Mage) with elusive"),
        ("Is Stoneclaw Totem an ally?", "no: Stoneclaw Totem is an ability (Shaman, Elemental, Earth Totem)"),
        ("is Arcanite Reaper two handed", "yes: "),
        ("Is High Overlord Saurfang unique?", "yes: "),
        ("Is Grunt Baranka unique?", "no: "),
        ("Does Donna Calister have protector?", "yes: "),
        ("does Sarmoth have protector", "no: "),
        ("Is Araelun Horde or Alliance?", "horde: "),
        ("does wisp have 1 health?", "yes: 1 health"),
        ("Does Wisp have 2 health?", "no: 1 health"),
        ("what's Kor Cindervein's attack", "3 ATK"),
        ("What type of card is Annihilator?", "Annihilator is a weapon ("),
    ],
)
def test_the_printed_card_answers(question: str, told: str) -> None:
    answer = ask(question)
    assert answer.stopped is None, answer.stopped.explanation()
    (said,) = answers(answer)
    assert said.startswith(told)


def test_a_card_is_told_in_its_own_words() -> None:
    (said,) = answers(ask("What does Grunt Baranka do?"))
    assert said.startswith("Grunt Baranka: 2, Horde, Ally")
    assert "Protector" in said


def test_values_on_a_board_are_those_of_the_board() -> None:
    """An effect that changes a value is not passed over for what is printed."""
    (said,) = answers(ask("I control Battle Shout and Kor Cindervein. How much ATK does Kor have?"))
    assert said == "4 ATK"


def test_of_a_word_that_no_card_has_nothing_is_said() -> None:
    assert isinstance(ask("Is Tim a sandwich?").stopped, UnknownSentence)
