"""Phrases that tell something beside a deed, each with what stands in its place: who has a card, how it stands, why.

They come before those of `deed_phrases` and `table_phrases`, which take each deed without such words.
"""

import re

from scenarios.dialogue.deed_phrases import NAME, Meant

_OTHER_SIDE = r"(?:on|across) the other side(?: of the (?:table|board))?|across the table|on my opponent['’]s side"
_TARGET = rf"(?:(?:my |his |her |my opponent['’]s )?{NAME}|(?:my|his|her|my opponent['’]s) hero|me|him|her|it)"
_NEW = r"just (?:came|come|entered|comes|enters|hit|arrived)(?: (?:into |in )?(?:play|the board|the table))?"


def _owner(found: re.Match[str]) -> str:
    """Return a card with whose it is."""
    return f"{found['at']} {'my' if found['who'].casefold() == 'i' else 'my opponent' + chr(39) + 's'} {found['card']}"


def _standing(found: re.Match[str]) -> str:
    """Return a card with how it stands before its name."""
    owner = found["owner"] or ("an " if found["how"].casefold() == "exhausted" else "a ")
    return f"{owner}{found['how']} {found['card']}"


PHRASES: tuple[tuple[str, Meant], ...] = (
    (rf"({NAME}) {_NEW} on my side(?: of the (?:table|board))?(?=$|,| and\b)", r"I play \1"),
    (rf"({NAME}) {_NEW} (?:{_OTHER_SIDE})(?=$|,| and\b)", r"my opponent plays \1"),
    (
        rf"\bthere(?:['’]s| is) (?:an? |the )?({NAME}) (?:in play )?(?:{_OTHER_SIDE})",
        r"my opponent controls \1",
    ),
    (rf"\bthere(?:['’]s| is) (?:an? |the )?({NAME}) (?:in play )?on my side", r"I control \1"),
    (
        (
            rf"\bI (play|cast|use|flip) ({NAME}) (?:on|at|against) (?:an? |the |my opponent['’]s |his |her )?"
            rf"attacking ({NAME})"
        ),
        r"my opponent attacks my hero with \3, the attack window opens, and I \1 \2 on \3",
    ),
    (
        (
            rf"({NAME}),? (?:who|which|that) (?:has no damage(?: on (?:him|her|it))?"
            r"|is (?:undamaged|unhurt|at full health)),?"
            r"(?=$| )"
        ),
        r"\1",
    ),
    (rf"({NAME}),? (?:who|which|that) (?:already )?has (\d+ damage)(?: on (?:him|her|it))?(?=$|,)", r"\1 with \2"),
    (
        (
            rf"(?P<owner>(?:my|his|her|an?|my opponent['’]s) )?(?P<card>{NAME}),? (?:who|which|that) is (?:already )?"
            r"(?P<how>exhausted|ready)(?:,|$)"
        ),
        _standing,
    ),
    (
        (
            rf"\b(?P<at>on|at|against|targeting|attacks?|into) (?:an? |the )?(?P<card>{NAME}) "
            r"(?P<who>I|my opponent|he|she) (?:controls?|has|have)(?=$|,| and\b)"
        ),
        _owner,
    ),
    (
        (
            rf"\b((?:use|activate|play|cast|flip)s?) ({NAME}) in response(?: to (?:that|it|this))?,? (?:and )?"
            rf"(?:targeting|targets?|on|at|against) ({_TARGET})"
        ),
        r"\1 \2 on \3 in response",
    ),
    (
        rf"\bwho (?:gets|ends up with|keeps|ends up controlling)(?: control of)? ({NAME}|him|her|it)(?=$|,| )",
        r"who controls \1",
    ),
    (
        (
            r"\bhow (?:much|many resources) (?:do|does|must|will|would) (?:I|my opponent|he|she) "
            r"(?:have to |need to |must )?"
            r"(?:pay|spend|exhaust)(?: in order)? to (strike with|complete|use|activate|flip) "
        ),
        r"how much does it cost to \1 ",
    ),
    (rf"\b((?:use|activate)s?) ({NAME})['’]s flip(?: power)?\b", r"\1 \2"),
    (r"\btake (?:the|his|her|its|those|all) (\d+)(?: points of)? damage\b", r"take \1 damage"),
)
"""Those phrases, each with what is said in its place."""
