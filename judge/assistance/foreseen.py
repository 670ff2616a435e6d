"""A question about what can follow, kept until its answer is told."""

import re

from engine.value import value
from scenarios.dialogue.dialogue import Dialogue, board_of
from scenarios.dialogue.exact_sentences import with_cards_by_name
from scenarios.dialogue.future_questions import FutureQuestion, future_asked, may_ask_of_the_future
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

QUOTED_CARD = re.compile(QUOTED)


@value
class Foreseen:
    """A question about what can follow, and the dialogue as it stood when it was asked."""

    dialogue: Dialogue
    question: FutureQuestion


def futures_asked(dialogue: Dialogue, said: Said) -> tuple[Foreseen, ...]:
    """Return what is asked of the future, once for each card that a pronoun may mean; nothing for another sentence.

    Raises:
        UnknownSentence: it is asked whether a statement can come about that nobody knows.
    """
    if not may_ask_of_the_future(said):
        return ()
    board, lookup = board_of(dialogue), dialogue.setting.lookup
    as_said = future_asked(said, lookup, board)
    named = () if as_said is not None else with_cards_by_name(dialogue, said)
    asked = (as_said, *(future_asked(each, lookup, board) for each in named))
    found = [Foreseen(dialogue, each) for each in asked if each is not None]
    # Who saves a card saves a card of his or her own, if "it" may be one.
    own = [each for each in found if _is_own(each.question, board)]
    return tuple(own or found)


def _is_own(question: FutureQuestion, board: Board) -> bool:
    """Return whether somebody wants to keep a card of his or her own from being destroyed."""
    card = QUOTED_CARD.match(question.goal)
    return question.aim == "prevent" and card is not None and board.controller_of(card[0]) == question.who
