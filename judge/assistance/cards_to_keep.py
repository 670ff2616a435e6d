"""Whether a player can keep one of several cards, or all, of which a repair may destroy some (410)."""

import re

from engine.decisions.choices import ChoiceKind
from judge.assistance.further_questions import why_impossible
from scenarios.dialogue.dialogue import Dialogue, board_of
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.understanding import in_our_words
from scenarios.playthrough.spoken_names import who

_HINTS = ("keep", "both", "one of them")
"""Letters of which some stand in every such question."""
_KEPT = late(
    r"(?:can|could|may|do|does|will) (?P<who>you|your opponent) (?:get to |still )?keep (?:the )?"
    r"(?:(?:new|fresh|second|other|old|first|undamaged|healthy|newer|older|better)(?: one| copy)?"
    r"|either(?: one| of them)?|one(?: of them)?|one you want)",
    re.IGNORECASE,
)
_BOTH = late(r"do both stay in play", re.IGNORECASE)
_DESTROYED = late(r"(?:must|does|will) one of them (?:have to )?(?:be destroyed|die)", re.IGNORECASE)


def kept_answer(question: str, dialogue: Dialogue, ended: Dialogue) -> str | None:
    """Return whether cards can be kept; None for any other question, and where something else destroys cards.

    Whoever has to repair a board chooses which card is destroyed, until there is no violation left (410.2). `ended` is
    the game after what was begun went on to the first choice, or to its end.
    """
    if not any(each in question for each in _HINTS):
        return None
    plain = in_our_words(question.strip(), board_of(ended))
    both = _BOTH.fullmatch(plain) is not None
    if not both and not _DESTROYED.fullmatch(plain):
        found = _KEPT.fullmatch(plain)
        repairs = _who_repairs(ended) if found is not None else None
        if found is None or repairs is None:
            return None
        return f"{'yes' if repairs == found['who'].casefold() else 'no'}: {ended.played.waiting()}"
    if _who_repairs(ended) is not None:
        return f"{'no' if both else 'yes'}: {ended.played.waiting()}"
    return _of_all(dialogue, ended) if both else None


def _who_repairs(ended: Dialogue) -> str | None:
    """Return who has to choose which card is destroyed to repair the board, None if nobody does."""
    choice = ended.played.open.choice if ended.played.open is not None else None
    repairs = choice is not None and choice.kind is ChoiceKind.REPAIR and choice.player is not None
    return who(ended.played, choice.player) if repairs and choice is not None and choice.player is not None else None


def _of_all(dialogue: Dialogue, ended: Dialogue) -> str | None:
    """Return whether nothing has to be repaired on the board as it was told, or as it is after what was done."""
    if not dialogue.steps:
        return None
    if not dialogue.acted:
        why = why_impossible(dialogue)
        return "yes: nothing on this board has to be repaired" if why is None else f"no: {why}"
    destroyed = any(event.text.endswith(" is destroyed") for step in ended.told for event in step.events)
    return None if destroyed or ended.played.open is not None else "yes: nothing on this board has to be repaired"
