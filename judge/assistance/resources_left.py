"""Questions for how many resources are ready still, where somebody said how many there were."""

import re

from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.dialogue import Dialogue, board_of, view_of
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.understanding import in_our_words
from scenarios.spoken_numbers import so_many

_LEFT = late(
    r"how many (?:ready |unexhausted |untapped )?resources (?:(?:are|is)(?: there)?(?: still)? (?:left|ready|remaining)"
    r"|remain|(?:do|does|will|would) (?P<player>you|your opponent) (?:still )?have(?: left| ready| remaining)+)"
    r"(?: now| then| after (?:that|this))?",
    re.IGNORECASE,
)
_NO_MATTER = "cost is no matter"


def resources_left(question: str, dialogue: Dialogue) -> str | None:
    """Return how many ready resources a player has, who is the user if nobody is named; None for any other question.

    Nor is there an answer where nobody said how many resources there were.
    """
    board = board_of(dialogue)
    found = _LEFT.fullmatch(in_our_words(with_names(question, board.names()), board))
    player = (found["player"] or "you") if found is not None else ""
    told = [step.text for step in dialogue.steps if step.keyword == "Given"]
    if found is None or _NO_MATTER in told or not any(_told_of(player, each) for each in told):
        return None
    rows = (each.resource_row for each in view_of(dialogue).players if each.name == player)
    number = sum(card.ready for row in rows for card in row)
    return so_many(number, "resource")


def _told_of(player: str, given: str) -> bool:
    """Return whether a Given says how many resources a player has."""
    return re.match(rf"{player} ha(?:ve|s) .*\bresources?$", given) is not None
