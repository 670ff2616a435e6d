"""Clauses that give a reason, a purpose or a remark and aren't understood: the question is answered without them.

What is left aside is told with the answer. A clause that says how the board stands is never left aside: it is taken as
a sentence of its own, or the question stays unanswered.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import TypeAlias

from judge.assistance.answered_texts import Answered
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.scenario_errors import UnknownName, UnknownSentence

MOST_TRIED = 6
"""How many ways to leave something aside are tried at most."""
AnswerTo: TypeAlias = Callable[[tuple[Said, ...]], Answered]
_Less: TypeAlias = tuple[tuple[Said, ...], tuple[str, ...]]

_STANDS = r"(?:exhausted|tapped|ready|untapped)"
_SO = late(
    rf"(?P<told>.+?)(?P<aside>,? (?:and )?(?:so|which means|meaning|that['’]s why)(?: that)?)"
    rf" (?P<who>he|she|it)(?:['’]s| is)(?P<how>(?: now| still)? {_STANDS})",
    re.IGNORECASE,
)
_FOUGHT = late(
    r"(?P<card>(?:(?P<owner>my|his|her|my opponent['’]s) )?(?P<hero>hero )?(?P<name>[A-Z\"].*?|(?<=hero )))"
    r"(?: has| have)? (?P<aside>(?:already )?(?:attacked|swung|protected|blocked|struck|was used|pinged|fought)"
    r"(?: (?:this|last) turn| earlier| before)*)"
)
_OF_A_DEED = late(
    rf"(?P<told>.*\b{_STANDS})(?P<aside>,? (?:because|since|as|for) (?:he|she|it|I|my opponent)(?:['’]ve|['’]s| has"
    r"| have| had)?(?: already| just)? (?:attacked|swung|protected|blocked|struck|pinged|fought|used|flipped|tapped)\b"
    r"(?: (?:him|her|it|his power|her power|its power))?(?: (?:this|last) turn| earlier| before| already)*)",
    re.IGNORECASE,
)
_REASON = late(
    r"(?P<told>.+?)(?P<aside>,? (?:because|since|as I think|seeing (?:as|that)) (?P<clause>.+))", re.IGNORECASE
)
_PURPOSE = late(
    r"(?P<told>(?:can|could|may|do|does|is|what|how|who|I|my|if)\b.+?)(?P<aside>,? "
    r"(?:in order to|to|so that I can|so I can) (?P<clause>"
    r"(?!play|attack|strike|use|protect|block|complete|destroy|kill|survive|win|lose|save|stop|prevent|counter"
    r"|interrupt|finish|avoid|negate|cancel|escape|respond|deal|pay|make|force|keep|get|give|take|steal|return"
    r"|heal|exhaust|tap|draw|discard|damage|burn|hit|target"
    r"|bring|ready|untap|end|be|do|have|my|his|her|the|me|him|it|each|\d)[a-z]+(?: [\w'’-]+)*))",
    re.IGNORECASE,
)
_OR = late(
    r"(?P<told>(?:can|could|may|do|does|is|will)\b.+?)(?P<aside>,? or (?:is|are|does|do) (?:it|that|this|[a-z]+)"
    r" (?P<clause>[a-z ,'’-]*\b(?:only|just)\b[a-z ,'’-]*))",
    re.IGNORECASE,
)
_REMARK = late(
    r"(?P<told>.+?)(?P<aside>,? (?:right|correct|yes|no|or not|I think|I guess|I suppose|straight away|right away"
    r"|immediately|for some reason|as usual|of course|obviously|just to be safe|as a precaution|for fun"
    r"|which is (?:silly|odd|weird|stupid|funny|annoying|unlucky|great|nice|sad|too bad)))",
    re.IGNORECASE,
)
_WOUNDED = late(
    r"(?P<told>.*\b(?:an?|my|his|her) )(?P<aside>(?:wounded|damaged|hurt|injured) )(?P<rest>.+)", re.IGNORECASE
)
_DAMAGE = late(r"\d+ damage|damage on|health left", re.IGNORECASE)
_OF_THE_BOARD = late(
    r"\b(?:exhausted|ready|tapped|untapped|damaged?|attached|face|flipped|controls?|has|have|had|hand|deck|graveyard"
    r"|turns?|health|ATK|dead|destroyed|attack\w*|defend\w*|protect\w*|play\w*|cast\w*|elusive|stealth|ferocity|can['’]t"
    r"|cannot|resources?|first|second|only|not|never|no|nothing|empty|chain|response|before|after|unless|if|\d+"
    r"|one|two|three|four|five|instead|twice|again|each|every|another|other|both|all)\b|\"|\b(?-i:[A-Z])[a-z]",
    re.IGNORECASE,
)
"""What a clause says of the board, of a moment or of how often: it can't be left aside."""
_OBLIGED = late(
    r"\b(?:have|has|had|needs?|able|allowed|going|wants?|gets?|got|forced|required|legal|possible|ok|okay|enough|order)$",
    re.IGNORECASE,
)
"""Behind what no purpose stands: "have to" and "able to" say what must and can be done."""
_FORMS = (_REASON, _PURPOSE, _REMARK)


def with_asides(heard: tuple[Said, ...], answer: Answered, answer_to: AnswerTo) -> Answered | None:
    """Return the answer to sentences without clauses that aren't understood, which it tells; None where none helps.

    >>> [less[1] for less in ways_without((Said("Can I attack because I feel like it", asks=True),))]
    [('because I feel like it',)]
    """
    if not isinstance(answer.stopped, UnknownSentence):
        return None
    for less, aside in islice(ways_without(heard), MOST_TRIED):
        tried = answer_to(less)
        if not isinstance(tried.stopped, UnknownSentence | UnknownName):
            return replace(tried, left_aside=(*aside, *tried.left_aside))
    return None


def ways_without(heard: tuple[Said, ...]) -> Iterator[_Less]:
    """Yield sentences with less and what they leave aside: in each that can be shorter, then in one alone."""
    shorter = {at: found for at, each in enumerate(heard) if (found := _shorter(each)) is not None}
    if not shorter:
        return
    chosen = [(at,) for at in shorter] if len(shorter) > 1 else []
    for places in (tuple(shorter), *chosen):
        told = tuple(part for at, each in enumerate(heard) for part in (shorter[at][0] if at in places else (each,)))
        yield told, tuple(text for at in places for text in shorter[at][1])


def _shorter(said: Said) -> _Less | None:
    """Return a sentence without what can be left aside in it, and that; None where nothing can."""
    if not said.is_bare:
        return None
    if (found := _SO.fullmatch(said.text)) is not None:
        return _as_a_state(said, found)
    if (found := _OF_A_DEED.fullmatch(said.text)) is not None:
        return (replace(said, text=found["told"]),), (_bare(found),)
    if (found := _OR.fullmatch(said.text)) is not None and '"' not in found["clause"]:
        return (replace(said, text=found["told"]),), (_bare(found),)
    for form in _FORMS:
        found = form.fullmatch(said.text)
        if (
            found is not None
            and not _OBLIGED.search(found["told"])
            and not _OF_THE_BOARD.search(found.groupdict().get("clause") or "")
        ):
            return (replace(said, text=found["told"]),), (_bare(found),)
    found = _WOUNDED.fullmatch(said.text)
    if found is not None and not _DAMAGE.search(said.text):
        return (replace(said, text=f"{found['told']}{found['rest']}"),), (f"{_bare(found)} (how much, was not said)",)
    return None


def _bare(found: re.Match[str]) -> str:
    return found["aside"].strip(" ,")


def _as_a_state(said: Said, found: re.Match[str]) -> _Less | None:
    """Return what somebody has done, and so is exhausted, as how it stands; the deed is left aside."""
    fought = _FOUGHT.fullmatch(found["told"])
    if fought is None:
        state = replace(said, text=f"{found['who']} is{found['how']}")
        return (replace(said, text=found["told"]), state), ()
    aside = f"{fought['card']} {fought['aside']}"
    if not fought["hero"]:
        return (replace(said, text=f"{fought['card']} is{found['how']}"),), (aside,)
    owner = fought["owner"] or "my"
    hero = replace(said, text=f"{owner} hero is {fought['name']}")
    stands = replace(said, text=f"{owner} hero is{found['how']}")
    return ((hero, stands) if fought["name"] else (stands,)), (aside,)
