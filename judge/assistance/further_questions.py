"""Questions that neither state nor events answer: of the open choice, of costs, of how often, of a board."""

import re

from judge.assistance.choice_questions import choice_answer
from judge.assistance.cost_questions import cost_answer, how_often, other_cost
from judge.assistance.costs_with_x import cost_with_x
from scenarios.dialogue.copied_playthrough import copied
from scenarios.dialogue.dialogue import Dialogue, board_of, ready_to_act
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.understanding import in_our_words
from scenarios.playthrough.board_setup import lay_board
from scenarios.scenario_errors import ImpossibleBoard

_IS_ALLOWED = late(
    r"(?:is|was|would) (?:that|this|it)(?: be)?(?: an?)? (?:allowed|legal|possible|ok|okay|valid|fine)(?: board)?",
    re.IGNORECASE,
)
_IS_REPAIRED = late(r"(?:must|does|will) one of them (?:have to )?be destroyed|must one of them die", re.IGNORECASE)


def further_answer(question: str, dialogue: Dialogue, ended: Dialogue) -> str | None:
    """Return the answer to a question of a choice, a cost or a board; None for any other question.

    `ended` is the game after what was begun went on to the first choice, or to its end.
    """
    return (
        choice_answer(in_our_words(question, board_of(ended)), ended)
        or cost_answer(question, ended)
        or cost_with_x(question, ended)
        or other_cost(question, ended)
        or how_often(question, ended)
        or _of_the_board(question, dialogue)
    )


def _of_the_board(question: str, dialogue: Dialogue) -> str | None:
    """Return whether a board that was said is allowed; None for another question, or once something was done."""
    if dialogue.acted or not dialogue.steps or not _IS_ALLOWED.fullmatch(question.strip()):
        return None
    play = ready_to_act(dialogue)
    return None if play is None or play.open is not None else "yes: nothing on this board has to be repaired"


def repair_answer(question: str, dialogue: Dialogue) -> str | None:
    """Return why a board that was said must be repaired (410), where it is asked whether it is allowed or stays so.

    None is returned for another question, of a board that the rules can produce, and once something was done.
    """
    asked = question.strip()
    stays = _STAYS.fullmatch(asked) is not None
    if dialogue.acted or not dialogue.steps or not (stays or _IS_ALLOWED.fullmatch(asked)):
        return None
    why = why_impossible(dialogue)
    return None if why is None else f"{'yes' if stays else 'no'}: {why}"


_STAYS = late(r"(?:must|does|will) one of them (?:have to )?(?:be destroyed|die)", re.IGNORECASE)


def why_impossible(dialogue: Dialogue) -> str | None:
    """Return why the rules can't produce the board that was said, None if they can."""
    try:
        play = copied(dialogue.played)
        if not play.layout.laid:
            lay_board(play)
    except ImpossibleBoard as impossible:
        return impossible.what
    return None
