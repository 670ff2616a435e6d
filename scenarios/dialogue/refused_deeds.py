"""Deeds that somebody is said not to do: nobody protects, no armor is exhausted, a hero doesn't strike.

Protecting, preventing and striking are optional (602.2, 304.2, 303.2), so that a combat goes on without them.
"""

import re
from collections.abc import Iterator

from engine.language.powers import Keyword
from engine.language.words import CardType, KeywordName
from engine.value import replace
from scenarios.dialogue.bare_names import with_last_words, with_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.told_sides import ME, OPPONENT, player_of, side_of
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_MAY_TELL = ("n't ", "n’t ", " not ", "without ", "declin", "refus")
_WHO = r"(?:I|my opponent|he|she|they)"
_NOT = (
    r"(?:(?:does|do|did|will|would)(?:n['’]t| not)|won['’]t|declines? to|refuses? to"
    r"|(?:chooses?|decides?|opts?) not to)"
)
_PROTECT = r"(?:protect|block|defend)(?: (?:him|her|it|me|my (?:opponent['’]s )?hero|(?:my |his )?\"[^\"]+\"))?"
_WHOSE = r"(?:my opponent['’]s|my|his|her|the)"
_BY_CARD = late(rf"(?:but |and )?(?:(?P<whose>{_WHOSE}) )?(?P<card>{QUOTED}) {_NOT} {_PROTECT}", re.IGNORECASE)
_WITH_CARD = late(
    rf"(?:but |and )?(?P<who>{_WHO}) {_NOT} (?:{_PROTECT} with|use|exhaust) (?:(?:my|his|her|the) )?(?P<card>{QUOTED})"
    r"(?: to (?:protect|block|prevent (?:damage|it|anything)))?",
    re.IGNORECASE,
)
_BY_PLAYER = late(rf"(?:but |and )?(?P<who>I|my opponent|he|she|they) {_NOT} {_PROTECT}", re.IGNORECASE)
_HOLDER = late(
    rf"(?P<board>(?P<who>{_WHO}) (?:controls?|have|has) (?:an? )?(?:exhausted |ready )?(?P<card>{QUOTED})),? "
    rf"(?:but|and|which|who|that)(?: (?P<by>I|my opponent|he|she|it))? {_NOT} (?:(?P<protect>{_PROTECT})"
    r"|(?P<use>(?:use|exhaust)(?: it| him| her| the \w+)?))(?: with (?:it|him|her))?",
    re.IGNORECASE,
)
_WITHOUT_STRIKE = late(
    r",? (?:without striking|and (?:does|do)(?:n['’]t| not) strike)(?: with (?:a weapon|anything))?$", re.IGNORECASE
)


def with_refusals_told(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences in which a card that doesn't protect is that its player protects with nobody.

    Where the player has another protector, of which nothing is said, the sentence stays as it is. An armor that isn't
    used is an armor that isn't there for the damage; it is left out.

    >>> board = Board(False, lambda: ["Tim"], str, kind_of=lambda _: CardType.ALLY)
    >>> told = (Said("My opponent attacks my hero"), Said("I control Tim, but he doesn't protect"))
    >>> [each.text for each in with_refusals_told(told, board)][1:]
    ['I control "Tim"', 'I do not protect']
    """
    if not any(word in each.text for each in said for word in _MAY_TELL):
        return said
    names = tuple(board.names())
    quoted = [with_names(each.text, names) if each.is_bare else "" for each in said]
    spoken = tuple(name[1:-1] for name in dict.fromkeys(re.findall(QUOTED, " ".join(quoted))))
    quoted = [with_last_words(each, spoken) for each in quoted]
    told: list[Said] = []
    for at, (each, text) in enumerate(zip(said, quoted, strict=True)):
        told += _refused(each, text, quoted[:at], quoted, board) if each.is_bare and not each.asks else (each,)
    return tuple(told)


def _refused(said: Said, text: str, before: list[str], quoted: list[str], board: Board) -> Iterator[Said]:
    """Yield a sentence, or in its place that a player protects with nobody, behind what it tells of the board."""
    if (holder := _HOLDER.fullmatch(text)) is not None:
        armor = board.kind_of(holder["card"]) is CardType.ARMOR
        player = player_of(holder["who"])
        if armor is (holder["use"] is not None) and not _has_another(holder["card"], player, quoted, board):
            yield replace(said, text=holder["board"])
            refusal = _nothing(player) if armor else _nobody(player)
            yield replace(said, text=refusal, column=said.column + holder.end("board"))
            return
    by_player, by_card = _BY_PLAYER.fullmatch(text), _BY_CARD.fullmatch(text)
    with_card = _WITH_CARD.fullmatch(text)
    if by_player is not None:
        yield replace(said, text=_nobody(player_of(by_player["who"])))
        return
    found = with_card or by_card
    if found is None:
        bare = _WITHOUT_STRIKE.sub("", text) if "attack" in text else text
        yield said if bare == text else replace(said, text=bare)
        return
    player = player_of(with_card["who"]) if with_card is not None else _side(found, before)
    yield from _without(said, found["card"], player, quoted, board)


def _without(said: Said, card: str, player: str, quoted: list[str], board: Board) -> Iterator[Said]:
    """Yield that a player prevents nothing, or protects with nobody; the sentence where another may protect."""
    if _has_another(card, player, quoted, board):
        yield said
    elif board.kind_of(card) is CardType.ARMOR:
        if any(card in each and _HOLDS.search(each) for each in quoted):
            yield replace(said, text=_nothing(player))
    else:
        yield replace(said, text=_nobody(player))


_HOLDS = late(r"\b(?:have|has|controls?)\b", re.IGNORECASE)


def _side(found: re.Match[str], before: list[str]) -> str:
    """Return the player whose a card is: as it is said, or as it was told before; else of who is attacked."""
    if found["whose"] and found["whose"].casefold() != "the":
        return player_of(found["whose"])
    side = side_of(found["card"], before)
    attacks = any(_THEY_ATTACK.search(each) for each in before)
    return side or (ME if attacks else OPPONENT)


_THEY_ATTACK = late(r"\b(?:my opponent(?:['’]s (?:hero|\"[^\"]+\"))?|he|she) (?:attacks?|swings?)\b", re.IGNORECASE)


def _has_another(card: str, player: str, quoted: list[str], board: Board) -> bool:
    """Return whether a player was told to have another armor, or beside a protector another one (602.2)."""
    others = dict.fromkeys(each for text in quoted for each in re.findall(QUOTED, text) if each != card)
    armor = board.kind_of(card) is CardType.ARMOR
    alike = [each for each in others if (board.kind_of(each) is CardType.ARMOR if armor else _protects(each, board))]
    return any(side_of(each, quoted) == player for each in alike)


def _protects(card: str, board: Board) -> bool:
    printed = board.printed_of(card)
    return printed is not None and any(
        isinstance(each, Keyword) and each.name is KeywordName.PROTECTOR for each in printed.powers
    )


def _nobody(player: str) -> str:
    return "I do not protect" if player == ME else "my opponent does not protect"


def _nothing(player: str) -> str:
    return "I prevent nothing" if player == ME else "my opponent prevents nothing"
