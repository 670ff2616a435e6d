"""Sentences as people type them, before anything else is made of them: no idle openings, questions as questions."""

import re

from engine.value import replace
from scenarios.dialogue.bare_names import outside_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said

_IDLE = late(
    r"(?:(?:ok(?:ay)?|hey|hi|hello|judge|so|well|um+|uh+|please|quick question|question|ruling|sorry|thanks"
    r"|just to be sure"
    r"|just checking|to be clear)(?: judge)?(?:,|:| -|\.\.\.)? )+(?=\w|\")",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"(?:and |but |then )?(?:(?:can|could|may|does|do|did|is|are|am|will|would|must|should|has|have)(?:n't)? "
    r"(?:I|we|you|he|she|it|they|my|the|his|her|your|their|an?|this|that|both|all|any|each|(?:elusive"
    r"|exhausted|new|damaged) |[\"A-Z])"
    r"|(?:what|who|which|whose|how|why|where)(?:'s)?\b|when (?:can|does|do|may|must|is|are)\b"
    r"|(?:can|does|do|is|are) (?!not\b|n't\b)[\w'’-]+ "
    r"|if .{4,}? (?:can|could|may|does|do|is|are|will|how much|how many|what|who|which) (?:I|my|he|she|it"
    r"|they|the|his|her|"
    r"damage|cards|happens|dies|survives)\b)"
)
_SAYS = re.compile(r"(?:what|who|which|how)ever\b|do (?:not|nothing)\b|may (?:not|nothing)\b", re.IGNORECASE)


_SHORT = {
    "dead": "does it die",
    "destroyed": "is it destroyed",
    "legal": "is that legal",
    "allowed": "is that allowed",
    "possible": "is that legal",
    "legal play": "is that legal",
    "legal or not": "is that legal",
    "result": "what happens",
    "ruling": "what happens",
    "outcome": "what happens",
    "how much damage": "how much damage is dealt",
}
"""Questions of a word or two, in full."""
_OPPONENT = re.compile(r"(?:^|(?<=\bif )|(?<=\band )|(?<=\bbut )|(?<=\bcan ))opponent(?=['’]s\b| \w)", re.IGNORECASE)


def as_questions(said: tuple[Said, ...]) -> tuple[Said, ...]:
    """Return sentences without idle words before them; one that begins as a question does asks, without its mark too.

    >>> [(each.text, each.asks) for each in as_questions((Said("ok so can Tim attack"), Said("Tim attacks")))]
    [('can Tim attack', True), ('Tim attacks', False)]
    """
    return tuple(part for each in said for part in _apart(_as_question(each)))


def _apart(said: Said) -> tuple[Said, ...]:
    """Return a sentence that tells something and then asks, behind a comma, as two."""
    plain = said.is_bare
    found = _TOLD_AND_ASKED.fullmatch(said.text) if plain else None
    if found is None:
        return (said,)
    asked = replace(said, text=found["asked"], column=said.column + found.start("asked"), asks=True)
    return (replace(said, text=found["told"], asks=False), asked)


_TOLD_AND_ASKED = late(
    r"(?P<told>(?:I|we|my|he|she|they|his|her|the opponent|your opponent|opponent)\b[^,\"]*?[^,\"]),? ?(?:, "
    r"| - |: |; )(?:so |now |then )?"
    r"(?P<asked>(?:can|could|may|does|do|did|is|are|am|will|would|must|how (?:much|many)|(?:what"
    r"|who) (?:dies?|wins|survives|happens)) ?[^,]*)",
    re.IGNORECASE,
)


def _as_question(said: Said) -> Said:
    if not said.is_bare:
        return said
    found = _IDLE.match(said.text)
    start = found.end() if found is not None else 0
    text = _SHORT.get(said.text[start:].casefold(), said.text[start:]) if said.asks else said.text[start:]
    text = outside_names(text, lambda piece: _OPPONENT.sub(r"my \g<0>", piece)) if "pponent" in text else text
    asks = said.asks or (_ASKS.match(text[:1].lower() + text[1:]) is not None and _SAYS.match(text) is None)
    return (
        said
        if (text, asks) == (said.text, said.asks)
        else replace(said, text=text, column=said.column + start, asks=asks)
    )
