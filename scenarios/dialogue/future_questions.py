"""Questions about what can follow: what all can happen, whether somebody can bring something about, or prevent it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.value import value
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import CARD, PLAYER
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board, in_our_words, understood

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenarios.registry.lookup import Lookup

Aim: TypeAlias = Literal["see", "do", "bring about", "prevent"]


@value
class FutureQuestion:
    """What somebody asks of the future: what can happen, what a player can do, whether one can bring about a goal.

    `who` is the player that may act, "" for nobody; `goal` is a statement in the words of the vocabulary, and of what a
    player can do the card of which alone it is asked, if there is one.
    """

    aim: Aim
    who: str = ""
    goal: str = ""


_SOON = "now|here|next|from here|still|in time|in response|already|right away"
_WHEN = rf"(?: (?:{_SOON}))*(?: th(?:is|e) (?:turn|combat))?"
_CAN = rf"(?:and )?(?:can|could|may) (?P<who>{PLAYER})(?: still| somehow)?"
_WAYS = r"(?:and )?(?:is there|are there|do you have|do you see) (?:a|any|some|no) (?:ways?|lines?|orders?|plays?)"
_MAY_BE = late(r"(?:and )?(?:can|could|may|is|are|do|does|what|which|how)\b", re.IGNORECASE)
_SEE = late(
    r"(?:and )?what (?:all )?(?:can|could|may|might) (?:all )?(?:happen|follow|come of (?:it|this|that))"
    rf"{_WHEN}|(?:and )?(?:what|which) (?:are (?:all )?the (?:possible )?(?:outcomes|results|endings)"
    rf"|(?:possible )?outcomes (?:are|can) (?:there(?: be)?|possible)){_WHEN}",
    re.IGNORECASE,
)
_ABOUT = rf"(?: about (?:it|this|that)| with (?P<card>{CARD}))?"
_MOVES = (
    r"(?:options?|possibilities|(?:legal |possible |available )?(?:moves?|plays?|actions?|choices|responses?|outs?))"
)
_DO_SOMETHING = late(
    rf"{_CAN} (?:do (?:anything|something)(?: about (?:it|this|that)| with (?P<with>{CARD}))?|react){_WHEN}"
    rf"|what (?:all )?(?:can|could|may) (?P<whom>{PLAYER}) (?:still |legally )?do{_ABOUT}{_WHEN}"
    rf"|what (?:are|would be) (?:all )?(?P<whose>your|{PLAYER}(?:'s)?) {_MOVES}{_WHEN}"
    rf"|(?:what|which) {_MOVES} (?:do|does) (?P<holder>{PLAYER}) (?:have|still have)(?: left)?{_WHEN}"
    rf"|(?:do|does) (?P<having>{PLAYER}) have (?:any|some) {_MOVES}(?: left)?{_WHEN}"
    rf"|is there (?:anything|something) (?:that )?(?P<any>{PLAYER}) (?:can|could|may) (?:still )?do"
    rf"(?: about (?:it|this|that))?{_WHEN}"
    rf"|what (?:is|are) (?P<allowed>{PLAYER}) (?:allowed|able) to do{_WHEN}",
    re.IGNORECASE,
)
_WIN = late(
    rf"(?:{_CAN} (?:win(?: the game)?|(?:kill|beat|defeat|finish(?: off)?) (?:your opponent|you))"
    rf"|(?:do|does) (?P<has>{PLAYER}) have lethal(?: damage)?|is (?:this|that|it|there) (?:a )?lethal){_WHEN}",
    re.IGNORECASE,
)
_LOSE = late(rf"(?:{_CAN} lose(?: the game)?){_WHEN}", re.IGNORECASE)
_MAKE = late(
    rf"(?:{_CAN} (?:bring (?:it )?about|make (?:it )?(?:sure|so|certain)|force|achieve|arrange|manage|see to it)"
    rf"|{_WAYS}(?: for (?P<for>{PLAYER}))? so)(?: it)?(?: that)? (?P<goal>.+)",
    re.IGNORECASE,
)
_THAT = late(
    rf"(?:(?:and )?(?:can|could) it (?:still |ever )?(?:happen|be|come about)|{_WAYS}) that (?P<goal>.+)", re.IGNORECASE
)
_PREVENT = late(rf"{_CAN} (?:prevent|stop|avoid|avert)(?: it)?(?: from happening)? that (?P<goal>.+)", re.IGNORECASE)
_STOP = late(
    rf"{_CAN} (?:stop|prevent|keep|hinder) (?P<whom>{PLAYER}) (?:from )?winning(?: the game)?{_WHEN}", re.IGNORECASE
)
_SAVE = late(
    rf"{_CAN} (?:save|rescue|keep(?= .* (?:alive|in play)))(?: from (?:dying|destruction))? (?P<card>{CARD})"
    rf"(?: alive| in play| from (?:dying|being destroyed|destruction))?{_WHEN}"
    rf"|{_CAN.replace('who', 'by')} (?:prevent|stop|avoid) (?P<of>{CARD})(?:'s)?"
    rf" (?:from )?(?:dying|death|being destroyed|destruction|getting destroyed){_WHEN}",
    re.IGNORECASE,
)
_KILL = late(rf"{_CAN} (?:kill|destroy|get rid of|take out) (?P<card>{CARD}){_WHEN}", re.IGNORECASE)
_OF = "'s"


_SURVIVE = late(
    rf"{_CAN.replace('<who>', '<player>')} survive(?: (?:this|the|that) (?:attack|combat|turn|fight))?{_WHEN}"
    rf"|(?:and )?(?:can|could|may) (?P<card>{CARD})(?: still| somehow)? (?:survive|be saved)"
    rf"(?: (?:this|the|that) (?:attack|combat|turn|fight))?{_WHEN}",
    re.IGNORECASE,
)
_BE_KILLED = late(
    rf"(?:and )?(?:can|could|may) (?P<card>{CARD})(?: still| somehow)?"
    rf" (?:die|be (?:killed|destroyed|gotten rid of|taken out)){_WHEN}",
    re.IGNORECASE,
)
_HOW = late(rf"(?:and )?how (?:can|could|do|might) (?P<who>{PLAYER}) (?P<deed>.+)", re.IGNORECASE)
_THERE_IS = late(
    rf"{_WAYS}(?:(?: (?:for|that))? (?P<who>{PLAYER})(?: (?:can|could|to|may))+| to) (?P<deed>.+)", re.IGNORECASE
)
_WAY_OF = late(
    rf"{_WAYS}(?: for (?P<who>{PLAYER}))? of (?P<deed>winning|killing|destroying)(?P<rest>.*)", re.IGNORECASE
)
_DEEDS = {"winning": "win", "killing": "kill", "destroying": "destroy"}


def may_ask_of_the_future(said: Said) -> bool:
    """Return whether the sentence begins as a question about what can follow does."""
    return _MAY_BE.match(said.text) is not None and (said.keyword is None or said.asks)


def future_asked(said: Said, lookup: Lookup, board: Board) -> FutureQuestion | None:
    """Return what is asked of the future, None for any other sentence.

    Raises:
        UnknownSentence: it is asked whether a statement can come about that nobody knows.
    """
    if not may_ask_of_the_future(said):
        return None
    text = in_our_words(said.text, board)
    asked = _asked(text, said, lookup, board)
    if asked is not None:
        return asked
    can = _as_ability(text)
    return None if can is None else _asked(can, said, lookup, board)


def _as_ability(text: str) -> str | None:
    """Return "how can you win", "is there a way to win" and the like as "can you win"; None for any other question.

    >>> _as_ability("how can you win"), _as_ability('is there a way of killing "Tim"'), _as_ability("who wins")
    ('can you win', 'can you kill "Tim"', None)
    """
    if (found := _WAY_OF.fullmatch(text)) is not None:
        return f"can {found['who'] or 'you'} {_DEEDS[found['deed'].casefold()]}{found['rest']}"
    if (found := _HOW.fullmatch(text) or _THERE_IS.fullmatch(text)) is not None:
        return f"can {found['who'] or 'you'} {found['deed']}"
    return None


def _asked(text: str, said: Said, lookup: Lookup, board: Board) -> FutureQuestion | None:
    def goal(words: str) -> str:
        return understood(Said(words, said.line, said.column, keyword="Then"), lookup, board)[0].text

    if _SEE.fullmatch(text):
        return FutureQuestion("see")
    if (found := _DO_SOMETHING.fullmatch(text)) is not None:
        who = _first(found, "who", "whom", "whose", "holder", "having", "any", "allowed").removesuffix(_OF)
        return FutureQuestion("do", "you" if who == "your" else who, _first(found, "card", "with"))
    if (found := _WIN.fullmatch(text)) is not None:
        who = _first(found, "who", "has") or "you"
        return FutureQuestion("bring about", who, _wins(who))
    if (found := _STOP.fullmatch(text)) is not None:
        return FutureQuestion("prevent", found["who"], _wins(found["whom"]))
    if (found := _LOSE.fullmatch(text)) is not None:
        who = found["who"]
        return FutureQuestion("bring about", "", _loses(who))
    return _about_a_card(text, board) or _about_a_statement(text, goal)


def _about_a_card(text: str, board: Board) -> FutureQuestion | None:
    """Return whether it is asked if a player can have a card destroyed, or keep it or himself from that."""
    if (found := _SURVIVE.fullmatch(text)) is not None:
        card, who = found["card"], found["player"]
        if not card:
            return FutureQuestion("prevent", who, _loses(who))
        return FutureQuestion("prevent", _holder(card, board), _gone(card, board))
    if (found := _BE_KILLED.fullmatch(text)) is not None:
        return FutureQuestion("bring about", "", _gone(found["card"], board))
    if (found := _SAVE.fullmatch(text)) is not None:
        card, who = _first(found, "card", "of"), _first(found, "who", "by")
        return FutureQuestion("prevent", who, _gone(card, board))
    if (found := _KILL.fullmatch(text)) is not None:
        return FutureQuestion("bring about", found["who"], _gone(found["card"], board))
    return None


def _about_a_statement(text: str, goal: Callable[[str], str]) -> FutureQuestion | None:
    if (found := _PREVENT.fullmatch(text)) is not None:
        return FutureQuestion("prevent", found["who"], goal(found["goal"]))
    if (found := _MAKE.fullmatch(text)) is not None:
        return FutureQuestion("bring about", _first(found, "who", "for") or "you", goal(found["goal"]))
    if (found := _THAT.fullmatch(text)) is not None:
        return FutureQuestion("bring about", "", goal(found["goal"]))
    return None


def _wins(who: str) -> str:
    return "you win the game" if who == "you" else f"{who} wins the game"


def _loses(who: str) -> str:
    return "you lose the game" if who == "you" else f"{who} loses the game"


def _gone(card: str, board: Board) -> str:
    """Return that a card was destroyed, as a statement: it lies in its owner's graveyard (411.8d), or a hero has lost.

    A token lies in none: it ceases to exist (402.2a). Of several cards of a name it is the one of the player named.
    """
    if card.endswith(" hero"):
        return _loses(_holder(card, board))
    named = card if not board.controller_of(card) else card[card.index('"') :]
    if board.is_token(card):
        return f"{named} is not in play"
    owner = board.owner_of(card) or _holder(card, board)
    return f"{named} is in {'your' if owner == 'you' else owner + _OF} graveyard"


def _holder(card: str, board: Board) -> str:
    """Return the controller of a card, or whose it is said to be; you, where that is said of no player."""
    whose = card.removesuffix(" hero").partition('"')[0].strip()
    said = "you" if whose in {"", "your"} else whose.removesuffix(_OF)
    return said if card.endswith(" hero") else board.controller_of(card) or said


def _first(found: re.Match[str], *names: str) -> str:
    return next((found[name] for name in names if found[name]), "")
