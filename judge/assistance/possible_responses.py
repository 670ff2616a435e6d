"""Questions for all that a player can do against what is going on: what is legal for that player until it is over.

What was begun is looked at as everybody passes: at once, in each window of a combat, and at the protect point.
"""

import re
from collections.abc import Iterator

from judge.assistance.time_passing import assuming
from scenarios.dialogue.dialogue import Dialogue, board_of, ready_to_act
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.offered_sentences import legal_sentences, offer
from scenarios.dialogue.players_wordings import OTHER_PLAYER
from scenarios.dialogue.question_patterns import RESPONSES
from scenarios.dialogue.understanding import in_our_words

_MOMENTS = (("in the attack window", "the attack window opens"), ("in the defend window", "the defend window opens"))
_PASSES = late(r"(?:you|your opponent) (?:pass(?:es)?|concedes?)\b.*")


def possible_responses(text: str, dialogue: Dialogue) -> str | None:
    """Return what a player can do until what was begun is over; None for another question, and if nothing was."""
    state = dialogue.played.state
    found = RESPONSES.fullmatch(in_our_words(text, board_of(dialogue)))
    if found is None or not (state.chain or state.is_fought) or dialogue.played.open is not None:
        return None
    if found["verb"] == "do" and found["against"] is None:
        return None
    player = found["player"] or found["who"] or found["whom"]
    verb = "" if found["verb"] in {"do", None} else rf"{found['verb']}s? "
    told = [*deeds_at_each_moment(dialogue, player, verb)]
    return "; ".join(told) or "nothing"


def deeds_at_each_moment(dialogue: Dialogue, player: str, verb: str = "") -> Iterator[str]:
    """Yield what a player can do at each moment of what was begun, without what was told of an earlier one."""
    seen: list[str] = []
    moment: Dialogue | None = dialogue
    for when, window in (("in response", ""), *_MOMENTS):
        moment = assuming(dialogue, window, "When") if window and dialogue.played.state.is_fought else moment
        deeds = [each for each in _deeds(moment, player, verb) if each not in seen] if moment is not None else []
        if deeds and (not window or dialogue.played.state.is_fought):
            seen += deeds
            yield f"{when}: {', '.join(deeds)}"
    protect = assuming(dialogue, "the protect point comes", "When") if dialogue.played.state.is_fought else None
    choice = offer(protect.played) if protect is not None else None
    if choice is not None and choice.player == player and not verb:
        answers = [each.partition(" ")[2].replace('"', "") for each in choice.answers if "not protect" not in each]
        yield f"at the protect point: {', '.join(each.removeprefix('opponent ') for each in answers)}"


def _deeds(dialogue: Dialogue, player: str, verb: str) -> list[str]:
    """Return what a player may do, once the other has passed who may act before."""
    other = OTHER_PLAYER.get(player, "")
    passes = f"{other} pass{'' if other == 'you' else 'es'}"
    for moment in (dialogue, assuming(dialogue, passes, "When")):
        play = ready_to_act(moment) if moment is not None else None
        own = [each for each in legal_sentences(play) if each.startswith(f"{player} ")] if play is not None else []
        if own:
            deeds = (each.removeprefix(f"{player} ") for each in own if not _PASSES.fullmatch(each))
            return [each.replace('"', "") for each in deeds if re.match(verb, each)]
    return []
