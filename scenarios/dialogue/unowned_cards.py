"""Cards that are said to be in play without whose they are, where what is done with them tells it."""

import re

from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_CARDS = rf"{QUOTED}(?:(?:,|,? and) {QUOTED})*"
_HERE = r"(?:in play|out|on the (?:board|table|battlefield))"
_UNOWNED = late(
    rf"(?:there(?:['’]s| is| are) (?:an? )?{_CARDS} {_HERE}|{_CARDS} (?:is|are) (?:already |currently )?{_HERE})",
    re.IGNORECASE,
)


def without_unowned_cards(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences without those that say only that cards are in play, and not whose they are.

    One is left out where each of its cards attacks, is attacked or is aimed at in a later sentence and spoken of in
    none before: whose it is, is assumed from that. Any other stays, and is asked back.

    >>> board = Board(False, lambda: ["Tim"], str)
    >>> [each.text for each in without_unowned_cards((Said("Tim is in play"), Said("Tim attacks me")), board)]
    ['Tim attacks me']
    """
    names = tuple(board.names())
    texts = [with_names(each.text, names) for each in said]

    def is_left_out(number: int, each: Said) -> bool:
        alone = each.asks or not each.is_bare
        if alone or _UNOWNED.fullmatch(texts[number]) is None:
            return False
        later = [other for other, one in zip(texts[number + 1 :], said[number + 1 :], strict=True) if not one.asks]
        return all(
            not any(card in before for before in texts[:number]) and any(_has_a_part(card, other) for other in later)
            for card in re.findall(QUOTED, texts[number])
        )

    return tuple(each for number, each in enumerate(said) if not is_left_out(number, each))


def _has_a_part(card: str, text: str) -> bool:
    """Return whether a card attacks, is attacked or is aimed at in a sentence, and is not played in it."""
    name = re.escape(card)
    return (
        re.search(rf"{name} attacks?\b|\battacks? (?:[\w']+ )*{name}|\battacks? .*with {name}|\b(?:on|at) {name}", text)
        is not None
        and re.search(rf"\b(?:plays?|casts?) {name}|\banother\b", text) is None
    )
