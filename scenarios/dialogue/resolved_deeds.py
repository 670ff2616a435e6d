"""Deeds told in the past before what is done now, then or later: they have resolved, and the chain is empty.

Where the next deed is one of the other player's own turn, that turn has started since.
"""

import re
from collections.abc import Iterator

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

NOBODY_SAID = 0
"""The line of a sentence that nobody said."""

_HINTS = {"now", "now,", "then", "then,", "later", "later,", "afterwards", "afterwards,", "after", "once"}
"""Words of which one stands in every sentence that tells what is done since."""
_PERSON = r"(?:I|my opponent|he|she|they)"
_SURE = (
    r"played|took|stole|used|attached|equipped|placed|stuck|dropped|completed|summoned|flipped|casted|threw|fired"
    r"|countered|destroyed|killed|bounced|grabbed|gained|won|activated"
)
_PAST = late(
    rf"(?:(?:earlier|before|first|last turn|on (?:my|his|her) last turn),? )?(?:(?P<i>I)|(?P<they>my opponent|he|she))"
    rf"(?: (?:already|just|also|now|first))?(?: (?:{_SURE})"
    r"|(?:['’]ve|['’]d| have| had| has)(?: (?:already|just))? (?:[a-z]+ed|taken|stolen|cast|put|hit|used|thrown)"
    r"|(?<!\bI) (?:cast|put|hit))\b",
    re.IGNORECASE,
)
_STATES = late(
    r"(?:I|my opponent|he|she|it|(?:my|his|her|the|my opponent['’]s) [^,]*?|\"[^\"]+\") "
    r"(?:have|has|had|controls?|is|are|was|were)\b",
    re.IGNORECASE,
)
_NOW = late(
    rf"(?P<if>(?:if|when|suppose|say|can|could|may) )?(?:(?:and |so )?(?P<first>now|then|later on|later|afterwards"
    rf"|after that|after this|once (?:that|it) (?:has )?resolve[sd]),? (?=(?:{_PERSON}|my|his|her|the|can|does"
    rf"|if|\")[ '’\"]?)|(?P<who>{_PERSON}|(?:my|his|her|my opponent['’]s) (?:hero|{QUOTED})) (?:now|then|later) )",
    re.IGNORECASE,
)
_CONDITION = re.compile(r"(?:if|when|suppose|say|now,? if|then,? if)\b", re.IGNORECASE)
"""How a question begins that tells a deed first; any other is about now by itself."""
_DEED = late(rf"(?:{_PERSON}|(?:my|his|her|my opponent['’]s) (?:hero|{QUOTED})) [a-z]", re.IGNORECASE)
_LATER = ("later", "after", "once")
"""How words begin that tell of a time at which a deed told before has resolved, in whatever tense it was told."""
_ON_THE_CHAIN = late(
    r"\b(?:in response|respond\w*|before|while|still on|on the (?:chain|stack)|counter\w*|interrupt\w*)\b",
    re.IGNORECASE,
)
_MINE = late(r"(?:(?:if|when|suppose|can|could|may) )*(?:I|my (?!opponent))\b", re.IGNORECASE)
_ATTACKS = late(r"\b(?:attack|swing)", re.IGNORECASE)
_PLAYED = late(rf"\b(?:play|cast|took|stole|put|use)\w*\b.*?(?P<card>{QUOTED})(?:$|(?= (?:on|at|and|from|,)))")


def with_past_deeds_resolved(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences in which the chain empties between a deed told in the past and what is done now.

    >>> told = (Said("I played Tim"), Said("Now I attack with Ann"))
    >>> [each.text for each in with_past_deeds_resolved(told, Board(False, tuple, str))]
    ['I played Tim', 'the chain empties', 'I attack with Ann']
    """
    if not any(each.keyword == "Then" or _HINTS & {*each.text.casefold().split()} for each in said):
        return said
    told: list[Said] = []
    past = ""
    for each in said:
        marked = _NOW.match(each.text) if each.is_bare else None
        then = each.keyword == "Then" and _DEED.match(each.text) is not None
        asks = each.asks and _CONDITION.match(each.text) is None
        if (marked is None and not then) or asks or _ON_THE_CHAIN.search(each.text):
            past = _still_told(each, past)
            told.append(each)
            continue
        deed = each if marked is None else replace(each, text=_without_now(marked))
        resolved = bool(past) and (_is_past(past) or _is_later(marked))
        if resolved:
            told += _since(past, deed, board)
            deed = replace(deed, keyword=None)
        told.append(deed if resolved or _is_inside(marked) else each)
        past = _still_told(deed, "")
    return tuple(told)


def _still_told(said: Said, past: str) -> str:
    """Return the deed that is told last: this sentence, if it tells one, or the one before a state of the board."""
    if said.asks or not said.is_bare or _ON_THE_CHAIN.search(said.text):
        return ""
    if _PAST.match(said.text) or (_DEED.match(said.text) and not _STATES.match(said.text)):
        return said.text
    return past if _STATES.match(said.text) else ""


def _is_past(text: str) -> bool:
    return _PAST.match(text) is not None


def _is_later(marked: re.Match[str] | None) -> bool:
    return marked is not None and (marked["first"] or "").casefold().startswith(_LATER)


def _is_inside(marked: re.Match[str] | None) -> bool:
    """Return whether "now" stands inside of a condition, where no sentence is known with it, or it is "later"."""
    return _is_later(marked) or (marked is not None and marked["if"] is not None)


def _without_now(marked: re.Match[str]) -> str:
    """Return a sentence without its "now", "then" or "later"."""
    who = f"{marked['who']} " if marked["who"] else ""
    return f"{marked['if'] or ''}{who}{marked.string[marked.end() :]}"


def _since(past: str, deed: Said, board: Board) -> Iterator[Said]:
    """Yield what has happened between a deed and a later one: the chain is empty, and another turn may have started."""
    when = replace(deed, line=NOBODY_SAID, keyword="When", asks=False)
    yield replace(when, text="the chain empties")
    names = tuple(board.names())
    mine = _MINE.match(past) is not None, _MINE.match(deed.text) is not None
    texts = [with_names(each, names) for each in (past, deed.text)]
    if (
        mine[0] is not mine[1]
        and _is_slow(texts[0], board)
        and (_ATTACKS.search(texts[1]) or _is_slow(texts[1], board))
    ):
        yield replace(when, text="my next turn starts" if mine[1] else "my opponent's next turn starts")
        yield replace(when, text="the action phase starts")


def _is_slow(text: str, board: Board) -> bool:
    """Return whether a card is played that its player can only play in his or her own action phase (407.2)."""
    found = _PLAYED.search(text)
    printed = board.printed_of(found["card"]) if found is not None else None
    return (
        found is not None
        and printed is not None
        and not printed.instant
        and board.kind_of(found["card"]) in (CardType.ABILITY, CardType.ALLY)
    )
