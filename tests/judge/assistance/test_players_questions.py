"""Questions as players ask them, and what the answer must hold; worked out from the rules and the cards' words."""

from judge.assistance.answered_texts import Answered
from tests.every_row import for_every
from tests.judge.assistance.asking import ask

BOARD = "I control Kor Cindervein. my opponent controls Araelun with 2 damage. "
ATTACK = BOARD + "I attack Araelun with Kor Cindervein. "


def said(answer: Answered) -> list[str]:
    """Return what was assumed and how questions were answered."""
    assumed = [step.text for step in answer.outcome.steps if step.text.endswith("(assumed)")]
    return assumed + [step.events[0].text for step in answer.outcome.steps if step.keyword == "Asked"]


@for_every(
    ("text", "expected"),
    [
        (ATTACK + "Is Araelun in my opponent's graveyard?", ["yes"]),
        (ATTACK + "Is Kor Cindervein exhausted?", ["yes"]),
        (ATTACK + "Does Kor Cindervein have 1 damage?", ["yes"]),
        (ATTACK + "Does Kor Cindervein have 2 damage?", ["no: 1 damage"]),
        (ATTACK + "How much damage does Kor Cindervein have?", ["1 damage"]),
        (ATTACK + "Do both die?", ["destroyed: Araelun"]),
        (ATTACK + "Who dies?", ["destroyed: Araelun"]),
        (ATTACK + "Where is Araelun?", ["in your opponent's graveyard"]),
        (ATTACK + "What happens to Araelun?", ["in your opponent's graveyard"]),
        (ATTACK + "Who controls Kor Cindervein?", ["you"]),
        (ATTACK + "Who wins?", ["nobody yet: the game goes on; of those in combat survives: Kor Cindervein"]),
        (ATTACK + "Who has priority?", ["you"]),
        (ATTACK + "Is the chain empty?", ["no: the proposal"]),
        (ATTACK + "you pass. Is Kor Cindervein exhausted?", ["no: ready"]),
        (
            ATTACK + "Can my opponent block with Grunt Baranka?",
            ['your opponent controls "Grunt Baranka" (assumed)', "yes"],
        ),
        (
            "I play Fire Blast on Araelun. Where is Fire Blast?",
            [
                'your hand is "Fire Blast" (assumed)',
                "cost is no matter (assumed)",
                'your opponent controls "Araelun" (assumed)',
                "in your graveyard",
            ],
        ),
        (
            "Araelun attacks me",
            ['your opponent controls "Araelun" (assumed)', "it is your opponent's turn (assumed)"],
        ),
        ("I have 0 resources and Fire Blast in hand. can I play Fire Blast?", ["no"]),
        ("I have 4 resources and Mind Control in hand", []),
        ("I control Mind Control attached to my opponent's Araelun", ['your opponent controls "Araelun" (assumed)']),
        (BOARD + "In response I play Fire Blast on Araelun",
         ['your hand is "Fire Blast" (assumed)', "cost is no matter (assumed)"]),
        (ATTACK + "in response, my opponent plays Fire Blast on Kor Cindervein",
         ['your opponent\'s hand is "Fire Blast" (assumed)', "cost is no matter (assumed)"]),
        (ATTACK + "He responds with Fire Blast on Kor Cindervein",
         ['your opponent\'s hand is "Fire Blast" (assumed)', "cost is no matter (assumed)"]),
        (ATTACK + "then I attack my opponent with Adept Breton", ['you control "Adept Breton" (assumed)']),
        ("I play Adept Breton. I play Araelun",
         ['your hand is "Adept Breton", "Araelun" (assumed)', "cost is no matter (assumed)"]),
        (BOARD + "Kor attacks Araelun", []),
        ("my opponent has Araelun. can I play Fire Blast on Araelun?",
         ['your hand is "Fire Blast" (assumed)', "cost is no matter (assumed)", "yes"]),
        ("I have Krol Blade and my hero attacks my opponent's hero. can I strike with Krol Blade?",
         ["cost is no matter (assumed)", "yes"]),
        ("my opponent's deck is empty. my opponent's next turn starts. who wins?", ["won by you"]),
        ("my hero has 29 damage. my opponent attacks me with Adept Breton. does my hero die?",
         ['your opponent controls "Adept Breton" (assumed)', "it is your opponent's turn (assumed)", "yes"]),


        ("I have 3 cards in hand. how many cards do I have in hand?", ["3 cards"]),
        (BOARD + "can Kor attack Araelun?", ["yes"]),
        (BOARD + "I atack Araelun with Kor Cindervein and he doesn't block", []),
        ("It is my oponent's turn. He controls an Araelun and has 3 cards in hand", []),
    ],
)  # fmt: skip
def test_a_player_is_answered(text: str, expected: list[str]) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped
    assert sorted(said(answer)) == sorted(expected)


@for_every(
    ("text", "message"),
    [
        ("I control Ragnaros", "no card of the library is called 'Ragnaros'"),
        ("my hand is Flash Heal. I play Fire Blast on my opponent's hero", "no card here is called 'Fire Blast'"),
        ("I have 0 resources. my hand is Fire Blast. I play Fire Blast on my opponent's hero", "exhausted"),
        (BOARD + "I attack my own hero with Kor Cindervein", "not controlled by an opponent"),
    ],
)
def test_what_was_said_is_never_assumed_otherwise(text: str, message: str) -> None:
    answer = ask(text)
    assert answer.stopped is not None
    assert message in answer.stopped.explanation()
