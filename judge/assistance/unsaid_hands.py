"""The hands that nobody told in full: from which cards are discarded, and which cards of them are played."""

import re

from engine.value import replace
from scenarios.dialogue.dialogue import Dialogue, Reply, say
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.registry.step_tokens import QUOTED
from scenarios.spoken_numbers import so_many

_DISCARDS = re.compile(r"\b(?:discards?|discarded)\b", re.IGNORECASE)
_OF_A_HAND = re.compile(r"\bhands?\b|\bholds?\b|\bcards? left\b", re.IGNORECASE)
_MANY = 5
"""As many cards as no rule alone makes anybody discard (503.2a)."""


def unsaid_hands(said: tuple[Said, ...]) -> tuple[Said, ...]:
    """Return Givens that both players hold some cards, where a question of discarding comes without a word on hands."""
    asked = [each for each in said if each.asks and _DISCARDS.search(each.text)]
    if not asked or any(_OF_A_HAND.search(each.text) for each in said):
        return ()
    hands = (
        f"you have {_MANY} unnamed cards in your hand",
        f"your opponent has {_MANY} unnamed cards in your opponent's hand",
    )
    return tuple(replace(asked[0], text=each, line=0, asks=False, keyword="Given") for each in hands)


def with_fewer_cards(dialogue: Dialogue, reply: Reply, assumed: tuple[str, ...]) -> Reply:
    """Return the reply to how many cards a player has in hand: those assumed there, which are played, are of them."""
    found = _MANY_IN_HAND.fullmatch(reply.meant.text) if reply.meant is not None and reply.stopped is None else None
    if found is None or not reply.said.line:
        return reply
    hand = f"{'your' if found['player'] == 'you' else found['player'] + chr(39) + 's'} hand is "
    named = sum(len(re.findall(QUOTED, each)) for each in assumed if each.startswith(hand))
    left = int(found["many"]) - named
    if not named or left < 0:
        return reply
    if left == 0:
        return replace(reply, dialogue=dialogue)
    fewer = f"{found['player']} {found['has']} {so_many(left, 'unnamed card')}{found['rest']}"
    return say(dialogue, replace(reply.said, text=fewer, keyword="Given"))


_MANY_IN_HAND = late(
    r"(?P<player>you|your opponent) (?P<has>have|has) (?P<many>\d+) unnamed cards?(?P<rest> in .+ hand)"
)
