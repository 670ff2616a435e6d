"""Whose a card is that somebody speaks of, by the sentences that were told of it."""

import re
from collections.abc import Iterable

from scenarios.dialogue.late_patterns import late
from scenarios.registry.step_tokens import QUOTED

ME, OPPONENT = "I", "my opponent"
"""The two players, as somebody at the table speaks of them."""
_STANDS = r"(?:(?:exhausted|ready|damaged|tapped) )?"
_OWNED = late(rf"\b(?P<whose>my opponent['’]s|my|his|her|their) {_STANDS}(?P<card>{QUOTED})", re.IGNORECASE)
_FIGHTS_WITH = r"(?:attack|swing|protect|block|strike)(?:s|ed)?\b[^,]*? with"
_CARDS = rf"(?P<cards>[^,]*?{QUOTED}(?:(?:,| and|, and) [^,]*?{QUOTED})*)"
_HOLDS = late(
    r"\b(?P<who>I|my opponent|he|she|they)(?:['’]ve| have| has)? (?:also |only |still |now )?"
    rf"(?:controls?|have|has|got|play(?:s|ed)?|summon(?:s|ed)?|use[sd]?|{_FIGHTS_WITH}) {_CARDS}",
    re.IGNORECASE,
)
_AT = late(r"\b(?:on|at|against|targeting|into) .*")


def player_of(who: str) -> str:
    """Return the player that "I" or "my", "he" or "my opponent's" speaks of.

    >>> player_of("My"), player_of("his")
    ('I', 'my opponent')
    """
    return ME if who.casefold() in {"i", "my", "me", "my hero"} else OPPONENT


def side_of(card: str, told: Iterable[str]) -> str | None:
    """Return the player who has a card, by the last of the sentences that tells it; None where none does.

    Names stand in quotation marks.

    >>> side_of('"Tim"', ['my opponent controls "Tim"', 'I attack "Tim" with "Kor"'])
    'my opponent'
    """
    for text in reversed(tuple(told)):
        owned = [each["whose"] for each in _OWNED.finditer(text) if each["card"] == card]
        holds = [each["who"] for each in _HOLDS.finditer(text) if card in _AT.sub("", each["cards"])]
        if found := owned or holds:
            return player_of(found[-1])
    return None
