"""A player's ally without a name, where the text names allies of that player: it is the only one of them, or unclear.

An ally of which nothing is known stands in for "my ally" only where that player is told to have none.
"""

import re
from collections.abc import Callable, Mapping

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.told_sides import ME, OPPONENT, player_of, side_of
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_ALLY = late(
    r"\b(?P<whose>my opponent['’]s|my|his|her) (?P<how>(?:exhausted|ready|tapped|damaged) )?(?:ally|creature)\b"
    r"(?!['’]| (?:row|card|token|hero|from|with|that|who|which|of|in|named|called|has (?:an?|\d|elusive|stealth"
    r"|ferocity|protector|long-range|untargetable)|is an?)\b)",
    re.IGNORECASE,
)
Held = Mapping[str, tuple[str, ...]]
"""The allies that each of the two players is told to have, by the player."""


def allies_told(said: tuple[Said, ...], board: Board) -> Held:
    """Return the allies that each player has by what is told; none where no sentence speaks of a player's ally."""
    if not any(_ALLY.search(each.text) for each in said):
        return {}
    names = tuple(board.names())
    quoted = [with_names(each.text, names) for each in said if each.doc is None and each.table is None]
    cards = dict.fromkeys(card for text in quoted for card in re.findall(QUOTED, text))
    sides = {card: side_of(card, quoted) for card in cards if board.kind_of(card) is CardType.ALLY}
    return {who: tuple(card for card, side in sides.items() if side == who) for who in (ME, OPPONENT)}


def with_only_allies_named(said: tuple[Said, ...], held: Held, general: Callable[[str], object]) -> tuple[Said, ...]:
    """Return sentences with the name of the only ally that a player is told to have in place of "my ally".

    A sentence that is `general`, so that it speaks of any ally, stays as it is.

    >>> told = (Said('I control "Tim"'), Said("can my ally attack", asks=True))
    >>> with_only_allies_named(told, {"I": ('"Tim"',)}, lambda _: False)[1].text
    'can my "Tim" attack'
    """

    def named(found: re.Match[str]) -> str:
        cards = held.get(player_of(found["whose"]), ())
        return f"{found['whose']} {found['how'] or ''}{cards[0]}" if len(cards) == 1 else found[0]

    return tuple(
        replace(each, text=_ALLY.sub(named, each.text)) if each.is_bare and not general(each.text) else each
        for each in said
    )


def speaks_of_one_of_several(text: str, held: Held) -> bool:
    """Return whether a text speaks of the ally of a player who is told to have several.

    >>> speaks_of_one_of_several("can my ally attack", {"I": ('"Tim"', '"Kor"')})
    True
    """
    return any(len(held.get(player_of(found["whose"]), ())) > 1 for found in _ALLY.finditer(text))
