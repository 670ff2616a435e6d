"""What a keyword does by all cards of a list that explain it, whichever words they have for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.language.printed import Printed
from engine.language.words import CardType, DamageType
from scenarios.reading.explained_keywords import explanations, with_number
from scenarios.reading.readings import Read
from scenarios.reading.whole_cards import read_text

_ALLY = Printed("Bearer", CardType.ALLY, 2, atk=2, damage_type=DamageType.MELEE, health=2)
"""An ally of no kind and without powers."""


def agreed_keywords(texts: Iterable[str]) -> Mapping[str, str]:
    """Return each keyword that the texts explain with words for it, if all of their explanations mean the same.

    An explanation that can't be read, such as one with a slip, counts only if there is no other.
    """
    found: dict[str, str] = {}
    for keyword, wordings in explanations(texts).items():
        powers = {does: _powers(keyword, does) for does in wordings}
        readable = [does for does in wordings if powers[does] is not None] or list(wordings)
        if len(readable) == 1 or all(powers[does] == powers[readable[0]] is not None for does in readable):
            found[keyword] = readable[0]
    return found


def _powers(keyword: str, does: str) -> Any:  # noqa: ANN401 - powers of any kind, None where nothing can be read.
    """Return the powers of an ally that has the keyword and explains it."""
    said = f"{keyword} ({does})" if with_number(does, "2") == does else f"{keyword} 2 ({with_number(does, '2')})"
    reading = read_text(_ALLY, said)
    return reading.printed.powers if isinstance(reading, Read) else None
