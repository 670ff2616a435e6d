"""What a player chooses as a card is played, told in the sentence of the play: each choice by itself.

The first of several cards is the target where none is named; the others are answers to the choices that come.
"""

import re
from collections.abc import Iterator

from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.pronouns import KindOf
from scenarios.dialogue.spoken_persons import WHO, does
from scenarios.registry.step_tokens import QUOTED

_ONE = rf"(?:my |his |her |their |my opponent['’]s )?(?:{QUOTED}|hero\b)"
_BETWEEN = r"(?:,? and then |,? then |,? and |, )"
_LIST = rf"{_ONE}(?:{_BETWEEN}{_ONE})*"
_CHOSEN = late(
    rf"(?:(?P<before>.+?, |.+? and )??(?P<who>{WHO}) (?P<verb>plays?|casts?|uses?|responds? with) )?(?P<card>{QUOTED})"
    rf"(?: (?:on|at|against|targeting) (?P<on>{_ONE}))?"
    r",? (?:choosing|choos(?:e|es)|picking|and (?:I |he |she )?(?:then )?chooses?|(?:the )?targets (?:are|being)"
    r"|(?P<how>hitting|targeting|on|at))"
    rf" (?:first )?(?P<cards>{_LIST})(?: as (?:the |its )?targets?)?(?:,? in (?:that|this) order| respectively)?",
    re.IGNORECASE,
)
_PAYING = late(
    r",? paying(?: (?:for it|its cost|\d+|one|two|three|four|five|six)(?: with)?(?: (?:\w+ )?resources?)?)+$"
)

_WORDS = ("choos", "picking", "targets ", " then ", "paying")
"""Parts of words without which no choice is told with a play."""


def choices_apart(text: str, kind_of: KindOf) -> Iterator[str]:
    """Yield the play and each choice that a sentence tells with it; nothing for any other sentence.

    >>> [*choices_apart('I play "Arc" choosing "Tim", "Ann" and "Bob"', lambda _: 1)]
    ['I play "Arc" on "Tim"', 'I choose "Ann"', 'I choose "Bob"']
    """
    if not any(word in text for word in _WORDS):
        return
    if (paid := _PAYING.sub("", text)) != text:
        yield from [*choices_apart(paid, kind_of)] or [paid]
        return
    found = _CHOSEN.fullmatch(text)
    if found is None:
        return
    cards = [each[0] for each in re.finditer(_ONE, found["cards"])]
    one_after_another = found["how"] is None or "then" in found["cards"]
    if not one_after_another or any(kind_of(each) is None for each in re.findall(QUOTED, found["cards"])):
        return
    who = found["who"] or "I"
    target, chosen = (found["on"], cards) if found["on"] else (cards[0], cards[1:])
    yield f"{found['before'] or ''}{who} {found['verb'] or 'play'} {found['card']} on {target}"
    yield from (f"{who} {does(who, 'choose')} {each}" for each in chosen)
