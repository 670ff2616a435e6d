"""Pronouns of attacks: "him" is a character of the other side that was spoken of last (601.2b), never an attacker.

A question behind such an attack that names nobody and has "he" or "him" is about the same character.
"""

import re

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_names, with_quoted_names, with_short_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_THEIRS = r"(?:my opponent['’]s|the opponent['’]s|the enemy['’]s|his|her)"
_ATTACK = late(
    rf"(?<!can )(?<!may )(?<!could )\b(?:(?P<mine>my|I)|(?P<theirs>{_THEIRS}|my opponent|he|she))"
    rf"(?: (?:hero|{QUOTED}))?(?: (?:now|then|also|still))? "
    r"(?:attacks?|swings? at|swings? into|charges?(?: into| at)?) (?P<word>him|her|it)\b(?! \w+['’]s)",
    re.IGNORECASE,
)
_LIST = rf"(?:an? |the |my |his |her )?(?:exhausted |ready )?{QUOTED}(?:(?:,| and|, and) (?:an? )?{QUOTED})*"
_MINE = late(
    rf"\bmy (?P<hero>hero)\b|\bmy (?:exhausted |ready )?(?P<card>{QUOTED})"
    rf"|\bI (?:also )?(?:have|control|play(?:ed)?)(?: got)? (?P<cards>{_LIST})",
    re.IGNORECASE,
)
_OTHERS = late(
    rf"\b{_THEIRS} (?P<hero>hero)\b|\b{_THEIRS} (?:exhausted |ready )?(?P<card>{QUOTED})"
    rf"|\b(?:my opponent|he|she) (?:also )?(?:has|controls?|play(?:s|ed)) (?P<cards>{_LIST})",
    re.IGNORECASE,
)
_PRONOUN = late(r"\b(?P<word>him|he|her(?! \w+ )|she|it)\b(?!['’])", re.IGNORECASE)
_AS_A_PLAYER = late(
    r"\b(?:he|she) (?:still |now )?(?:plays?|casts?|responds?|draws?|discards?|uses?|chooses?|flips?|loses?"
    r"|wins?|completes?|pays?|protect with|block with)\b",
    re.IGNORECASE,
)
_STRIKES = late(r"\b(?:he|she) (?:still |now )?strikes? with\b", re.IGNORECASE)
"""What a hero's player does with a weapon (303.2)."""
_SAME = {"him": "he", "he": "he", "her": "she", "she": "she", "it": "it"}


def with_attacked_named(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences in which a pronoun for who is attacked is the only character of that side named last.

    >>> told = (Said("My hero is ready"), Said("My opponent's hero attacks him"), Said("does he die", asks=True))
    >>> [each.text for each in with_attacked_named(told, Board(False, tuple, str))][1:]
    ["My opponent's hero attacks my hero", 'does my hero die']
    """
    if not any(_ATTACK.search(each.text) for each in said) and not any(" attack" in each.text for each in said):
        return said
    names = tuple(board.names())
    changed: list[Said] = []
    before: list[str] = []
    meant: dict[str, str] = {}
    for each in said:
        text = each.text
        if each.is_bare:
            text = with_names(each.text, names)
            bare = text
            if (found := _ATTACK.search(text)) is not None:
                mine = found["theirs"] is not None
                meant = _attacked([*before, text[: found.start()]], found, board, mine=mine)
                if meant:
                    target = next(iter(meant.values()))
                    text = f"{text[: found.start('word')]}{target}{text[found.end('word') :]}"
            elif meant and each.asks and not _names_a_character(text, board):
                text = _about(text, meant)
            text = each.text if text == bare else text
        before.append(text)
        changed.append(each if text == each.text else replace(each, text=text))
    return tuple(changed)


def _attacked(before: list[str], found: re.Match[str], board: Board, *, mine: bool) -> dict[str, str]:
    """Return the only character of a side that was named last, by the pronoun for it; nothing where several were."""
    for text in reversed(before):
        named = _named(text, board, mine=mine)
        if named:
            return {_SAME[found["word"].casefold()]: named[0]} if len(named) == 1 else {}
    return {}


def _named(text: str, board: Board, *, mine: bool) -> tuple[str, ...]:
    """Return the characters of a side that a text names."""
    owner = "my" if mine else "my opponent's"
    found: list[str] = []
    quoted = with_short_names(with_quoted_names(text, names := tuple(board.names())), names)
    for each in (_MINE if mine else _OTHERS).finditer(quoted):
        if each["hero"]:
            found.append(f"{owner} hero")
        cards = re.findall(QUOTED, each["card"] or each["cards"] or "")
        found += [f"{owner} {card}" for card in cards if board.kind_of(card) is CardType.ALLY]
    return tuple(dict.fromkeys(found))


def _names_a_character(text: str, board: Board) -> bool:
    heroes = " hero" in text
    return heroes or any(board.kind_of(card) in (CardType.ALLY, CardType.HERO) for card in re.findall(QUOTED, text))


def _about(text: str, meant: dict[str, str]) -> str:
    """Return a question with the character that was attacked in place of its only pronoun for one."""
    found = [*_PRONOUN.finditer(text)]
    card = meant.get(_SAME[found[0]["word"].casefold()]) if len(found) == 1 else None
    if card is not None and card.endswith(" hero") and _STRIKES.search(text) is not None:
        card = "I" if card.startswith("my hero") else "my opponent"
    elif card is not None and _AS_A_PLAYER.search(text):
        card = None
    if card is None:
        return text
    return f"{text[: found[0].start('word')]}{card}{text[found[0].end('word') :]}"
