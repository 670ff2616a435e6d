"""Questions about what can follow: what all can happen, whether somebody can bring something about, or prevent it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.value import value
from scenarios.dialogue.players_wordings import CARD, PLAYER
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board, in_our_words, understood

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenarios.registry.lookup import Lookup

Aim: TypeAlias = Literal["see", "bring about", "prevent"]


@value
class FutureQuestion:
    """What somebody asks of the future: to see what can happen, or whether a player can bring about or prevent a goal.

    `who` is the player that may act, "" for nobody; `goal` is a statement in the words of the vocabulary.
    """

    aim: Aim
    who: str = ""
    goal: str = ""


_SOON = "now|here|next|from here|still|in time|in response|already|right away"
_WHEN = rf"(?: (?:{_SOON}))*(?: th(?:is|e) (?:turn|combat))?"
_CAN = rf"(?:and )?(?:can|could|may) (?P<who>{PLAYER})(?: still| somehow)?"
_WAYS = r"(?:and )?(?:is there|are there|do you have|do you see) (?:a|any|some|no) (?:ways?|lines?|orders?|plays?)"
_MAY_BE = re.compile(r"(?:and )?(?:can|could|may|is|are|do|does|what|which|how)\b", re.IGNORECASE)
_SEE = re.compile(
    r"(?:and )?what (?:all )?(?:can|could|may|might) (?:all )?(?:happen|follow|come of (?:it|this|that))"
    rf"{_WHEN}|(?:and )?(?:what|which) (?:are (?:all )?the (?:possible )?(?:outcomes|results|endings)"
    rf"|(?:possible )?outcomes (?:are|can) (?:there(?: be)?|possible)){_WHEN}",
    re.IGNORECASE,
)
_DO_SOMETHING = re.compile(
    rf"{_CAN} (?:do (?:anything|something)(?: about (?:it|this|that))?|react){_WHEN}"
    rf"|what can (?P<whom>{PLAYER}) do about (?:it|this|that){_WHEN}",
    re.IGNORECASE,
)
_WIN = re.compile(
    rf"(?:{_CAN} win(?: the game)?|{_WAYS}(?: for (?P<for>{PLAYER}))? (?:to win|of winning)(?: the game)?"
    rf"|how (?:can|do|could) (?P<how>{PLAYER}) win(?: the game)?"
    rf"|(?:do|does) (?P<has>{PLAYER}) have lethal(?: damage)?|is (?:this|that|it|there) (?:a )?lethal){_WHEN}",
    re.IGNORECASE,
)
_LOSE = re.compile(rf"(?:{_CAN} lose(?: the game)?){_WHEN}", re.IGNORECASE)
_MAKE = re.compile(
    rf"(?:{_CAN} (?:bring (?:it )?about|make (?:it )?(?:sure|so|certain)|force|achieve|arrange|manage|see to it)"
    rf"|{_WAYS}(?: for (?P<for>{PLAYER}))? so)(?: it)?(?: that)? (?P<goal>.+)",
    re.IGNORECASE,
)
_THAT = re.compile(
    rf"(?:(?:and )?(?:can|could) it (?:still |ever )?(?:happen|be|come about)|{_WAYS}) that (?P<goal>.+)", re.IGNORECASE
)
_PREVENT = re.compile(
    rf"{_CAN} (?:prevent|stop|avoid|avert)(?: it)?(?: from happening)? that (?P<goal>.+)", re.IGNORECASE
)
_STOP = re.compile(
    rf"{_CAN} (?:stop|prevent|keep|hinder) (?P<whom>{PLAYER}) (?:from )?winning(?: the game)?{_WHEN}", re.IGNORECASE
)
_SAVE = re.compile(
    rf"{_CAN} (?:save|rescue|keep(?= .* (?:alive|in play)))(?: from (?:dying|destruction))? (?P<card>{CARD})"
    rf"(?: alive| in play| from (?:dying|being destroyed|destruction))?{_WHEN}"
    rf"|{_CAN.replace('who', 'by')} (?:prevent|stop|avoid) (?P<of>{CARD})(?:'s)?"
    rf" (?:from )?(?:dying|death|being destroyed|destruction|getting destroyed){_WHEN}",
    re.IGNORECASE,
)
_KILL = re.compile(
    rf"{_CAN} (?:kill|destroy|get rid of|take out) (?P<card>{CARD}){_WHEN}"
    rf"|how (?:can|do|could) (?P<how>{PLAYER}) (?:kill|destroy|get rid of|take out) (?P<of>{CARD}){_WHEN}"
    rf"|{_WAYS}(?: for (?P<for>{PLAYER}))? (?:to (?:kill|destroy|get rid of)|of (?:killing|destroying))"
    rf" (?P<one>{CARD}){_WHEN}",
    re.IGNORECASE,
)

_OF = "'s"


def future_asked(said: Said, lookup: Lookup, board: Board) -> FutureQuestion | None:
    """Return what is asked of the future, None for any other sentence.

    Raises:
        UnknownSentence: it is asked whether a statement can come about that nobody knows.
    """
    if _MAY_BE.match(said.text) is None or (said.keyword is not None and not said.asks):
        return None
    text = in_our_words(said.text, board)

    def goal(words: str) -> str:
        return understood(Said(words, said.line, said.column, keyword="Then"), lookup, board)[0].text

    if _SEE.fullmatch(text):
        return FutureQuestion("see")
    if (found := _DO_SOMETHING.fullmatch(text)) is not None:
        return FutureQuestion("see", found["who"] or found["whom"])
    if (found := _WIN.fullmatch(text)) is not None:
        who = _first(found, "who", "for", "how", "has") or "you"
        return FutureQuestion("bring about", who, _wins(who))
    if (found := _STOP.fullmatch(text)) is not None:
        return FutureQuestion("prevent", found["who"], _wins(found["whom"]))
    if (found := _LOSE.fullmatch(text)) is not None:
        who = found["who"]
        return FutureQuestion("bring about", "", "you lose the game" if who == "you" else f"{who} loses the game")
    return _about_a_card(text, board) or _about_a_statement(text, goal)


def _about_a_card(text: str, board: Board) -> FutureQuestion | None:
    """Return whether it is asked if a player can have a card destroyed, or keep it from that."""
    if (found := _SAVE.fullmatch(text)) is not None:
        card, who = _first(found, "card", "of"), _first(found, "who", "by")
        return FutureQuestion("prevent", who, _gone(card, board))
    if (found := _KILL.fullmatch(text)) is not None:
        card, who = _first(found, "card", "of", "one"), _first(found, "who", "how", "for") or "you"
        return FutureQuestion("bring about", who, _gone(card, board))
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


def _gone(card: str, board: Board) -> str:
    """Return that a card was destroyed, as a statement: it lies in a graveyard, or the game is lost with its hero."""
    owner, _, rest = card.rpartition(" hero") if card.endswith(" hero") else ("", "", card)
    if owner:
        return "you lose the game" if owner == "your" else f"{owner.removesuffix(_OF)} loses the game"
    holder = board.controller_of(card)
    whose = "your" if holder in ("", "you") else f"{holder}'s"
    named = rest[rest.index('"') :]
    return f"{named} is in {whose} graveyard"


def _first(found: re.Match[str], *names: str) -> str:
    return next((found[name] for name in names if found[name]), "")
