"""Sentences without what players add to them: numbers as words, "still", "right away", the past for the present."""

import re
from functools import lru_cache

from scenarios.dialogue.bare_names import outside_names

NUMBERS = {
    word: str(number)
    for number, word in enumerate(
        ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), start=0
    )
}
_COUNTED = r"(?:damage|health|ATK|cards?|resources?|counters?|allies|ally|life|(?:ready|exhausted|unnamed) \w+)"
_NUMBER = re.compile(
    rf"\b(?P<word>{'|'.join(NUMBERS)}) (?=(?:(?:more|other|additional|further) )?{_COUNTED}\b)", re.IGNORECASE
)
_ADDED = re.compile(
    r",? ?\b(?:still|directly|straight away|right away|right now|immediately|at once|anyway|actually|simply|even"
    r"|instead|already|(?:to )?begin with)\b(?! (?:on|in play|there)\b)",
    re.IGNORECASE,
)
_AT_THE_END = re.compile(
    r",?(?: (?:right|this turn|later(?: on)?|(?:in |on )?the same turn|(?:in )?that turn|(?:in )?this combat|after that"
    r"|afterwards|at all|as well"
    r"|again|now|then|for (?:me|it)))+$",
    re.IGNORECASE,
)
_PHRASES = tuple(
    (re.compile(said, re.IGNORECASE), meant)
    for said, meant in (
        (r"\bisn't\b", "is not"),
        (r"\baren't\b", "are not"),
        (r"\bwon't\b", "does not"),
        (r"\bhaven't\b", "have not"),
        (r"\bhasn't\b", "has not"),
        (r"\b(?:on )?top of\b", "on"),
        (r"\b(?:have|has) to\b", "must"),
        (r"\b(?:the opposing player|the opposing side|the enemy)\b", "your opponent"),
        (r"\b(?:have|has) (?=(?:placed|plays?|played|attacked|used|cast|completed|activated|flipped)\b(?! by))", ""),
        (r"\battacked\b(?! by)", "attacks"),
        (r"\bcasted\b|\bcast(?= \")", "casts"),
        (r"\bcontrolled\b", "controls"),
        (r"\bonly (?=\d)", ""),
        (r"\bafford (?:to play )?(?=\")", "play "),
        (r"(?<!\bis )(?<!\bwas )(?<!been )\bplaced\b", "places"),
        (r"\battached\b(?= \"[^\"]*\" to\b)", "attaches"),
        (r"\bcompleted\b(?= \")", "completes"),
        (r"\bused\b(?= \")", "uses"),
        (r"\bhad\b", "has"),
        (r"\bblocked with\b", "blocks with"),
        (r"\bprotected with\b", "protects with"),
        (r"\bresponded\b", "responds"),
        (r"\bproposed\b", "proposes"),
        (r"\bactivated\b", "activates"),
        (r"(?<!\bis )(?<!\bwas )(?<!been )\bflipped\b", "flips"),
        (r"\b(?:a second|a|an|the|another|my|one|1) (?=\")", ""),
        (r"\b(?P<own>your opponent's|your) own\b", r"\g<own>"),
        (r"\b(?:the|an?) (?:card|ally|weapon|armor|quest|ability|spell|totem|hero) (?=\")", ""),
        (r"(?:(?<=your )|(?<=nt's ))(?:card|ally|weapon|armor|quest|ability|spell|totem|hero) (?=\")", ""),
        (r"\bno (?:other )?(?=resources?\b)", "0 "),
        (r"(?<=\") (?:card|ability|spell)\b(?! (?:in|text))", ""),
        (r"(?<=\d )(?:more|other|additional|further) (?=(?:ready |exhausted )?resources?\b)", ""),
        (r", (?:all|both)(?: of (?:them|which))?(?: are)? (?:ready|untapped)$", ""),
        (r"\bno damage\b", "0 damage"),
        (r"\bbecause of that\b", ""),
        (
            (
                r",? (?:before|while|with|as long as) (?:it|that|this|\"[^\"]*\"|the \w+)"
                r" (?:resolves|(?:is )?(?:still )?on the (?:chain|stack))$"
            ),
            "",
        ),
        (r"\brespond to (?:your opponent's|your|the|an?) (?:attack|proposal|combat) with\b", "respond with"),
        (
            r"^(?P<deed>(?!(?:what|which|who|how)\b).+?),? in response(?: to (?:that|it|this))?$",
            r"in response \g<deed>",
        ),
        (r"^in response,? (?=(?:can|could|may)\b)", ""),
        (r"\btwo (?=\")", "2 "),
        (r"\bthree (?=\")", "3 "),
        (r"\bfour (?=\")", "4 "),
    )
)


def in_digits(line: str) -> str:
    """Return a line with the numbers before what is counted in digits.

    >>> in_digits("Brigg has three damage and you control two of them")
    'Brigg has 3 damage and you control two of them'
    """
    return outside_names(line, lambda piece: _NUMBER.sub(lambda found: f"{NUMBERS[found['word'].casefold()]} ", piece))


@lru_cache(maxsize=4096)
def plainly(line: str) -> str:
    """Return a line without what says nothing of the game, its verbs in the present; names stay as they are.

    >>> plainly('can you still attack "Tim" right away')
    'can you attack "Tim"'
    """
    plain = outside_names(in_digits(line), lambda piece: _ADDED.sub("", piece))
    for said, meant in _PHRASES:
        plain = said.sub(meant, plain)
    return re.sub(r"^your? (play|place|use)s\b", r"you \1", _AT_THE_END.sub("", plain.strip()).strip(" ,"))
