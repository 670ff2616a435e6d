"""When something happened, told from the events: the event right before it, and the link that was resolving."""

import re

from scenarios.dialogue.dialogue import Dialogue
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import PLAYER
from scenarios.dialogue.question_patterns import VERBS
from scenarios.registry.step_tokens import tokens_of

_OF_NO_MOMENT = late(
    rf"(?:{PLAYER}|both players) pass(?:es)?|.+ (?:is destroyed|is put into its owner's graveyard|stops? .+)"
    r"|.+ (?:resolves and leaves the chain|is added to the chain)|.+: creates no packet.*"
    r"|the combat (?:step ends|concludes)"
)
"""Events of which none is said to be what something came right after."""

_RESOLVING = late(r"(?P<link>.+) tries to resolve")
_OVER = late(r".+ (?:resolves and leaves the chain|is interrupted)")
_IN_COMBAT = late(r".+ combat damage to .+")


def time_of(card: str, verb: str, dialogue: Dialogue) -> str | None:
    """Return when something first happened to a card or player; None where nothing like it has happened."""
    name = card if '"' not in card else tokens_of(card)[-1].text
    event = next(said for words, said in VERBS if re.fullmatch(words, verb, re.IGNORECASE)).format(re.escape(name))
    told = [each.text for step in dialogue.told for each in step.events]
    at = next((number for number, each in enumerate(told) if re.fullmatch(event, each)), None)
    if at is not None and _IN_COMBAT.fullmatch(told[at]):
        return "as the combat concludes"
    return None if at is None else _moment(told[:at])


def last_event(dialogue: Dialogue) -> str:
    """Return the moment up to which everything has happened.

    >>> from scenarios.dialogue.dialogue import opened
    >>> from scenarios.runner import REFERENCE_EDITION, full_setting
    >>> last_event(opened(full_setting(), REFERENCE_EDITION, tuple))
    'at once'
    """
    return _moment([each.text for step in dialogue.told for each in step.events])


def _moment(before: list[str]) -> str:
    """Return the moment after some events: the last of them that tells one, and the link that was resolving then."""
    at = next((number for number in reversed(range(len(before))) if not _OF_NO_MOMENT.fullmatch(before[number])), None)
    if at is None:
        return "at once"
    links = (each for each in reversed(before[: at + 1]) if _RESOLVING.fullmatch(each) or _OVER.fullmatch(each))
    resolving = _RESOLVING.fullmatch(next(links, ""))
    if resolving is None:
        return f"right after this: {before[at]}"
    as_it_resolves = f"as {resolving['link']} resolves"
    return as_it_resolves if resolving[0] == before[at] else f"{as_it_resolves}, right after this: {before[at]}"
