"""Questions whether somebody can be protected who isn't attacked: only the proposed defender can be (602.2)."""

import re

from engine.language.words import CardType
from scenarios.dialogue.dialogue import Dialogue, board_of, printed_card
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import CARD, PLAYER
from scenarios.dialogue.understanding import in_our_words

_ASKED = late(
    rf"(?:can|could|may) (?:(?P<protector>{CARD})|{PLAYER}) "
    rf"(?:protect|block|defend)(?: for)? (?P<card>{CARD})(?: with {CARD})?"
    rf"|(?:who|whom|which \w+) (?:can|could|may) (?:protect|block|defend) (?P<whom>{CARD})",
    re.IGNORECASE,
)
_ATTACK = late(rf"\bproposes? that (?P<attacker>{CARD}) (?:attacks|sabotages) (?P<defender>{CARD})")
_PROTECTS = late(r"\bprotects? with\b")


def of_no_defender(question: str, dialogue: Dialogue) -> str | None:
    """Return that a character can't be protected because another is attacked; None for any other question.

    Who blocks the attacker protects against it, so that a question of that is another one. Where a card seems to
    protect itself, a word such as "her" was taken for it that means the one who is attacked.
    """
    found = _ASKED.fullmatch(in_our_words(question, board_of(dialogue)))
    fought = dialogue.played.acted and dialogue.played.state.is_fought
    attack = _last_attack(dialogue) if found is not None and fought else None
    if found is None or attack is None:
        return None
    named = found["card"] or found["whom"]
    others = (attack["attacker"], attack["defender"], found["protector"])
    if any(_is_same(named, each, dialogue) for each in others if each):
        return None
    return f"no: the attack is on {attack['defender'].replace(chr(34), '')}, who alone can be protected"


def _last_attack(dialogue: Dialogue) -> re.Match[str] | None:
    """Return the attack that was proposed last, None where somebody has protected since."""
    done = [step.text for step in dialogue.steps if step.keyword == "When"]
    found = next(((at, each) for at in reversed(range(len(done))) if (each := _ATTACK.search(done[at]))), None)
    if found is None or any(_PROTECTS.search(each) for each in done[found[0] :]):
        return None
    return found[1]


def _is_same(one: str, other: str, dialogue: Dialogue) -> bool:
    """Return whether two sentences may name the same character; a hero may be named as its player's."""
    heroes = one.endswith(" hero"), other.endswith(" hero")
    if all(heroes):
        return one.casefold() == other.casefold()
    first, second = (None if each.endswith(" hero") else printed_card(dialogue, each) for each in (one, other))
    if first is None or second is None:
        known = first or second
        return known is None or known.type is CardType.HERO
    return first.name == second.name
