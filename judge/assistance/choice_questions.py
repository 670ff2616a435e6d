"""Questions about the choice that the rules wait for: who makes it, when, what is on offer, whether another is open."""

import re

from engine.decisions.choices import ChoiceKind
from judge.assistance.each_choice import under_each_choice
from judge.assistance.time_passing import at_the_end
from scenarios.dialogue.dialogue import Dialogue, board_of
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.players_wordings import OF_WHOM
from scenarios.dialogue.question_patterns import CHOOSABLE, CHOOSER, GETS_BACK, MAY_BE_CHOSEN, MUST_CHOOSE, WHEN_CHOSEN
from scenarios.dialogue.times_of_events import last_event
from scenarios.playthrough.spoken_names import who
from scenarios.registry.step_tokens import QUOTED, quoted, tokens_of

_TARGETED = late(r".+ targets (?P<target>.+)")
_DISCARDED = late(r".+ is discarded")
_ANY = late(r"(?:an?|one|some\w*|any\w*|two|another)\b", re.IGNORECASE)
_ALLIES = late(r"\b(?:ally|allies)\b", re.IGNORECASE)
_OF_A_SIDE = late(r"\bof (?P<whose>your opponent's|your)\b", re.IGNORECASE)
_CHOSEN = late(rf"choose(?:s)?(?: in order)? (?P<thing>(?:your |your opponent's )?{QUOTED}|.+)")


def choice_answer(plain: str, ended: Dialogue) -> str | None:
    """Return the answer to a question about a choice, in the persons of the vocabulary; None for any other question.

    `ended` is the game after what was begun went on to the first choice, or to its end.
    """
    if CHOOSER.fullmatch(plain):
        return _chooser(plain, ended)
    if WHEN_CHOSEN.fullmatch(plain):
        waiting = ended.played.waiting()
        return None if waiting is None else f"{last_event(ended)}: {waiting}"
    if CHOOSABLE.fullmatch(plain):
        return ", ".join(each for each in _on_offer(ended) if _is_asked(each, plain, ended)) or None
    if (found := MAY_BE_CHOSEN.fullmatch(plain)) is not None:
        return _whether_on_offer(found["card"], ended)
    if (found := GETS_BACK.fullmatch(plain)) is not None:
        return _whether_offered(found["player"], found["card"], ended)
    if (found := MUST_CHOOSE.fullmatch(plain)) is not None:
        return _whether_forced(found["player"], found["what"], ended)
    return None


def _is_asked(thing: str, plain: str, ended: Dialogue) -> bool:
    """Return whether something on offer is of those that are asked about: of all, of the allies, of one side's."""
    whose = _OF_A_SIDE.search(plain)
    hero = thing.endswith(" hero")
    if whose is not None and not hero:
        return board_of(ended).controller_of(quoted(thing)) == OF_WHOM[whose["whose"].casefold()]
    return not (hero and (whose is not None or _ALLIES.search(plain)))


def _chooser(plain: str, ended: Dialogue) -> str | None:
    """Return who makes the choice that is asked about: that of a discard, or the next."""
    if "discard" in plain and not _is_of_discard(ended):
        return under_each_choice(ended, _discarding, at_the_end, ChoiceKind.DISCARD) or _discarding(ended)
    choice = ended.played.open.choice if ended.played.open is not None else None
    waiting = ended.played.waiting()
    if choice is None or waiting is None:
        return None
    return "chance" if choice.player is None else f"{who(ended.played, choice.player)}: {waiting}"


def _is_of_discard(dialogue: Dialogue) -> bool:
    return dialogue.played.open is not None and dialogue.played.open.choice.kind is ChoiceKind.DISCARD


def _discarding(dialogue: Dialogue) -> str | None:
    """Return the player who discards, or has discarded; who discards chooses what, unless a card says otherwise."""
    if dialogue.played.open is not None and dialogue.played.open.choice.player is not None:
        return who(dialogue.played, dialogue.played.open.choice.player)
    events = [each for step in dialogue.told for each in step.events if _DISCARDED.fullmatch(each.text)]
    players = [each.name for each in dialogue.played.now.players if any(each.id in event.about for event in events)]
    return " and ".join(players) or None


def _on_offer(ended: Dialogue) -> tuple[str, ...]:
    """Return what can be chosen: the options that are on offer, or the only one, which nobody was asked about."""
    choice = offer(ended.played)
    kind = ended.played.open.choice.kind if ended.played.open is not None else None
    if choice is None or kind is ChoiceKind.MAY:
        told = [found["target"] for each in _events(ended) if (found := _TARGETED.fullmatch(each)) is not None]
        return tuple(told[-1:])
    things = choice.things or tuple(
        found["thing"] for each in choice.answers if (found := _CHOSEN.search(each)) is not None
    )
    return tuple(each.replace('"', "") for each in things if each != "none")


def _whether_on_offer(card: str, ended: Dialogue) -> str | None:
    found = _on_offer(ended)
    if not found:
        return None
    name = card if card.endswith(" hero") or '"' not in card else tokens_of(card)[-1].text
    return "yes" if any(each.endswith(name) for each in found) else f"no: on offer is {', '.join(found)}"


def _whether_offered(player: str, card: str, ended: Dialogue) -> str | None:
    """Return that a player is asked whether to do what a card of that name lets him or her do; None where nobody is."""
    choice = ended.played.open.choice if ended.played.open is not None else None
    waiting = ended.played.waiting()
    if choice is None or waiting is None or choice.kind is not ChoiceKind.MAY or choice.player is None:
        return None
    asked = who(ended.played, choice.player) == player and tokens_of(card)[-1].text in waiting
    return f"yes: {waiting}" if asked else None


def _whether_forced(player: str, what: str, ended: Dialogue) -> str | None:
    """Return whether a player has no other choice, None where the player is not the one who is asked.

    Of a card that is named it is whether no other can be chosen, of anything else whether something has to be.
    """
    choice = ended.played.open.choice if ended.played.open is not None else None
    if choice is None or choice.player is None or who(ended.played, choice.player) != player:
        return None
    if choice.kind is ChoiceKind.MAY or choice.least == 0:
        free = True
    elif not _ANY.match(what):
        free = len(choice.options) > choice.least
    else:
        may = under_each_choice(ended, _is_optional, at_the_end, ChoiceKind.MAY)
        if may is None:
            return None
        free = "yes" in may.split()
    return f"{'no' if free else 'yes'}: {ended.played.waiting()}"


def _is_optional(dialogue: Dialogue) -> str:
    return "no" if dialogue.played.open is None else "yes"


def _events(dialogue: Dialogue) -> list[str]:
    return [each.text for step in dialogue.told for each in step.events]
