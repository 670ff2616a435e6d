"""A text of sentences as one question."""

from judge.assistance.answered_texts import Answered
from judge.assistance.diagnoses import Diagnosis, diagnoses
from judge.assistance.meanings import meaning_at
from tests.every_row import for_every
from tests.judge.assistance.asking import ask

BOARD = "I control Kor Cindervein. my opponent controls Araelun with 2 damage\n"
ATTACK = BOARD + "Kor Cindervein attacks Araelun\n"


def happened(answer: Answered) -> list[str]:
    return [event.text for step in answer.outcome.steps for event in step.events]


@for_every(
    ("text", "assumed", "destroyed"),
    [
        (ATTACK, True, True),
        (ATTACK + "what happens?", True, True),
        (ATTACK + "you pass", False, False),
        (ATTACK + "does Araelun die?", False, True),
        (ATTACK + "Then the chain, top first, is the proposal", False, False),
        (BOARD, False, False),
    ],
)
def test_what_was_begun_ends_unless_somebody_says_how_far_to_go(text: str, assumed: bool, destroyed: bool) -> None:  # noqa: FBT001
    answer = ask(text)
    assert answer.stopped is None
    assert answer.assumed is assumed
    assert ("Araelun is destroyed" in happened(answer)) is destroyed
    assert answer.outcome.verdict == "as ruled"


@for_every(
    "text",
    [
        "I control Kor Cindervein and my opponent has Araelun with 2 damage, and I attack Araelun with Kor Cindervein",
        "I have Kor Cindervein, my opponent has Araelun with 2 damage and Kor Cindervein attacks Araelun",
    ],
)
def test_sentences_that_are_joined_are_parted(text: str) -> None:
    answer = ask(text)
    assert answer.stopped is None
    assert "Araelun is destroyed" in happened(answer)
    assert len(answer.dialogue.steps) == 3


def test_a_list_is_not_parted() -> None:
    answer = ask("I control Kor Cindervein and Araelun. my opponent controls Tim and Nobody")
    assert next(each.said.text for each in answer.replies) == "I control Kor Cindervein and Araelun"
    assert answer.stopped is not None


def test_what_the_rules_wait_for_is_told_with_every_answer() -> None:
    answer = ask("my hand is Fire Blast. cost is no matter. I play Fire Blast")
    assert answer.offer is not None
    assert answer.offer.answers == ("you choose your hero", "you choose your opponent's hero")
    assert answer.offer.player == "you"


def test_a_statement_that_is_not_so_differs() -> None:
    answer = ask(ATTACK + "the combat concludes. Then Araelun is in play")
    assert answer.outcome.verdict == "differs"
    assert diagnoses(answer)[0].differs


def test_all_unknown_sentences_are_told_at_once_with_their_places() -> None:
    answer = ask('I control "Kor Cindervei"\nI frobnicate; you pass\n  and jump around')
    assert [(each.line, each.column, each.end) for each in diagnoses(answer)] == [(1, 12, 25), (2, 1, 13), (3, 7, 18)]
    assert "Kor Cindervein" in diagnoses(answer)[0].message
    assert answer.outcome.verdict == "cannot judge"
    assert answer.outcome.refused


@for_every(
    ("line", "column", "kind", "title", "words"),
    [
        ('you control "Kor Cindervein"', 15, "card", "Kor Cindervein", "Ally—Dwarf Paladin"),
        ("rule 601.2a was applied", 7, "rule", "601.2a Legal attacker", "attacker"),
        ("you pass", 2, "sentence", "When you pass", "has priority"),
        ("I attack Araelun with Kor Cindervein", 1, "sentence",
         'When you propose that "Kor Cindervein" attacks "Araelun"', "combat"),
    ],
)  # fmt: skip
def test_what_stands_at_a_place_is_explained(line: str, column: int, kind: str, title: str, words: str) -> None:
    meaning = meaning_at(line, column, ask(BOARD).dialogue)
    assert meaning is not None
    assert (meaning.kind, meaning.title) == (kind, title)
    assert words in " ".join(meaning.lines)
    assert meaning.start <= column < meaning.end


def test_what_nobody_understands_means_nothing() -> None:
    assert meaning_at("frobnicate", 3, ask("").dialogue) is None


def test_a_diagnosis_covers_the_sentence_where_no_name_is_to_blame() -> None:
    assert diagnoses(ask("  you strike with nothing")) == (
        Diagnosis(1, 3, 26, diagnoses(ask("you strike with nothing"))[0].message),
    )
