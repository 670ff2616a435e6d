"""Questions of the rules alone, each asked in several ways: the answers were worked out from the documents."""

from judge.assistance.rule_questions import rule_answer
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask


@for_every(
    ("question", "begins", "rule"),
    [
        ("Can elusive characters protect?", "yes", "602.2b"),
        ("Can I look at my opponent's face-down resources?", "no", "411.7a"),
        ("May an elusive ally block", "yes", "602.2b"),
        ("Can a character protect itself?", "no", "602.2b"),
        ("Does armor get damaged when it prevents damage?", "no", "403.1"),
        ("Is armor damaged by the damage it prevents?", "no", "403.1"),
        ("Can I flip an exhausted hero?", "yes", "301.2"),
        ("Am I allowed to flip my hero even if it's tapped?", "yes", "301.2"),
        ("Can I turn a face-down hero face up again?", "no", "301.2"),
        ("Can I attack the hero even if my opponent has allies?", "yes", "601.2b"),
        ("Do exhausted defenders deal combat damage?", "yes", "603.1"),
        ("Can I exhaust armor to prevent non-combat damage?", "yes", "304.2"),
        ("Can I exhaust resources now to pay for something later?", "no", "408.2"),
        ("Can I interrupt an effect by destroying its source?", "no", "707.3"),
        ("does the effect still happen if the source is destroyed", "yes", "707.3"),
        ("Can a totem attack?", "no", "306.4a"),
        ("Are Totems allies?", "no", "306.4a"),
        ("Does exhausting a character to protect use the chain?", "no", "602.2"),
        ("does placing a resource use the chain", "yes", "407.3"),
        ("Can new allies protect?", "yes", "602.2"),
        ("Can I protect with an ally I just played?", "yes", "602.2"),
        ("Do I have to attack with my allies each turn?", "no", "600.1"),
        ("Must I use my armor when I get damaged?", "no", "304.2"),
        ("Can an ally with 0 ATK attack?", "yes", "205.1a"),
        ("Is the first player allowed to draw on turn one?", "no", "501.2b"),
        ("If my opponent interrupts my Fire Blast, do I get my resource back?", "costs", "711.2"),
        ("Does my hero have to be ready to strike?", "no", "303.2"),
    ],
)
def test_a_rule_answers_however_it_is_asked(question: str, begins: str, rule: str) -> None:
    answer = ask(question)
    assert answer.stopped is None, answer.stopped.explanation()
    (asked,) = [step.events[0] for step in answer.outcome.steps if step.keyword == "Asked"]
    assert asked.text.startswith(begins)
    assert rule in asked.rules


@for_every(
    "question",
    [
        "Can I attack the hero?",
        "Can Tim protect?",
        "Can I attack the elusive ally of my choice with the strange device?",
        "How can I win?",
        "Can I play an ability during combat?",
        "Does the effect of the ally happen?",
    ],
)
def test_a_question_of_a_board_is_left_to_the_board(question: str) -> None:
    assert rule_answer(question) is None


def test_what_forbids_an_attack_on_a_board_is_not_overlooked() -> None:
    """601.2c: while Stoneclaw Totem is there, nothing else can be attacked."""
    (told,) = answers(ask("My opponent has Stoneclaw Totem. Can I attack the hero?"))
    assert told.startswith("no")
