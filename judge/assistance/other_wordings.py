"""Other ways to say a sentence that nobody understands: its words spelt right, and what it runs together divided.

They are tried only where a sentence could not be understood, and taken only if everything is understood then. The
answer shows the sentence as it was taken.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import chain

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import outside_names, with_near_names, with_quoted_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.sentences_to_use import MATTERS
from scenarios.dialogue.understanding import Board
from scenarios.near_names import close_words
from scenarios.registry.step_tokens import quoted

_WORD = re.compile(r"[A-Za-z']{5,}")
_KNOWN = (
    "attack",
    "attacks",
    "attacking",
    "attacked",
    "protect",
    "protects",
    "protecting",
    "protector",
    "block",
    "blocks",
    "opponent",
    "opponent's",
    "damage",
    "destroy",
    "destroys",
    "destroyed",
    "exhausted",
    "exhaust",
    "ready",
    "target",
    "graveyard",
    "resource",
    "resources",
    "control",
    "controls",
    "weapon",
    "armor",
    "response",
    "discard",
    "discards",
    "priority",
    "interrupt",
    "interrupts",
    "ability",
    "survive",
    "survives",
    "health",
    "strike",
    "strikes",
    "complete",
    "completes",
    "quest",
    "power",
    "combat",
    "defend",
    "defender",
    "attacker",
    "elusive",
    "ferocity",
    "untargetable",
    "stealth",
    "happens",
    "counter",
    "prevent",
    "prevents",
    "during",
    "another",
    "damaged",
)
_SMALL = re.compile(r"(?<![\w'’-])[a-z]{3,}(?![\w’-])")
_NEAR, _NEAR_WORD = 0.83, 0.75
_OTHER_WORDS = frozenset(
    [
        "token",
        "tokens",
        "ally",
        "allies",
        "hero",
        "totem",
        "card",
        "turn",
        "fire",
        "frost",
        "shadow",
        "nature",
        "holy",
        "arcane",
    ]
)
_QUOTED = re.compile(r'"[^"]+"')
_OPENING = (
    r"(?:can|could|may|does|do|did|is|are|am|will|would|must|should|how (?:much|many)|what(?:'s|s)?"
    r"|who(?:'s)?|which|where|"
    r"whose|when (?:can|does|do))"
)
_RUN_ON = late(
    rf"(?P<said>(?:(?:if|when|suppose|assuming|say|so) )?(?!{_OPENING}\b).{{6,}}?),?(?: and| so| but| then| -+)? "
    rf"(?P<asked>(?:{_OPENING}) (?:I|we|you|he|she|it|they|my|the|his|her|their|your|a|an|one|both|each|who|\"|[A-Z]|"
    r"happens|dies|survives|wins|damage|cards|health|much|many|or).*)",
    re.IGNORECASE,
)
_IF = re.compile(r"(?:if|when|suppose|assuming(?: that)?|say|so) ", re.IGNORECASE)
_TWO = late(
    r"(?P<one>(?!if\b|when\b).{6,}?),? (?:and|but|then|while|where|with) (?P<two>(?:I|my|he|she|they|it|the"
    r"|one|your)\b.+)",
    re.IGNORECASE,
)


def other_wordings(said: Said, board: Board) -> Iterator[tuple[Said, ...]]:
    """Yield other ways to say a sentence, the likeliest first, each as the sentences in its place.

    >>> board = Board(False, lambda: ["Tim"], str)
    >>> said = Said("i played Tim can he atack", asks=True)
    >>> ways = [[each.text for each in way] for way in other_wordings(said, board)]
    >>> ['i played "Tim"', "can he attack"] in ways
    True
    """
    if not said.is_bare:
        return
    seen: set[tuple[str, ...]] = {(said.text,)}
    for way in chain(_spelt(said, board), _divided(said), *(map(_divided, _only(_spelt(said, board))))):
        texts = tuple(each.text for each in way)
        if texts not in seen:
            seen.add(texts)
            yield way


def _only(ways: Iterator[tuple[Said, ...]]) -> Iterator[Said]:
    yield from (way[0] for way in ways if len(way) == 1)


def _spelt(said: Said, board: Board) -> Iterator[tuple[Said, ...]]:
    """Yield a sentence with words of the game and then names of cards spelt right."""
    names = tuple(board.names())
    words = outside_names(with_quoted_names(said.text, names), lambda each: _WORD.sub(_right, each))
    called = _with_calling_names(words, names, board)
    once = _with_a_name_spelt_right(called, names)
    for text in (words, called, once, _with_a_name_spelt_right(once, names)):
        yield (replace(said, text=text),)


def _with_calling_names(text: str, names: tuple[str, ...], board: Board) -> str:
    """Return a text in which the first word of the name of one ally or hero alone, in small letters, stands for it."""
    firsts = [name.partition(" ")[0].casefold() for name in names]

    def called(found: re.Match[str]) -> str:
        word = found[0]
        if word in _OTHER_WORDS or firsts.count(word) != 1 or _is_a_word(word):
            return word
        name = names[firsts.index(word)]
        return quoted(name) if board.kind_of(quoted(name)) in (CardType.ALLY, CardType.HERO) else word

    return outside_names(text, lambda each: _SMALL.sub(called, each))


def _with_a_name_spelt_right(text: str, names: tuple[str, ...]) -> str:
    """Return a text with words that are a slip away from the name of a card as that name, where they are no others."""
    near = with_near_names(text, names)
    start = _alike(text, near)
    end = _alike(text[start:][::-1], near[start:][::-1])
    written = text[start : len(text) - end].split()
    found = _QUOTED.match(near, start)
    words = found[0].strip('"').split() if found is not None else []
    slips = [
        (one.casefold(), other.casefold())
        for one, other in zip(written, words, strict=False)
        if one.casefold() != other.casefold()
    ]
    if len(written) != len(words) or not slips or any(_is_a_word(one) for one, _ in slips):
        return text
    alike = all(
        SequenceMatcher(None, one, other).ratio() >= _NEAR_WORD and (one[0] == other[0] or len(one) == len(other))
        for one, other in slips
    )
    return near if alike else text


def _alike(one: str, other: str) -> int:
    """Return how many letters two texts begin with alike."""
    return next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _is_a_word(word: str) -> bool:
    return word in _OTHER_WORDS or any(word.startswith(each) or each.startswith(word) for each in _KNOWN)


def _right(found: re.Match[str]) -> str:
    word = found[0].casefold()
    if word in _KNOWN or any(word.startswith(each) or each.startswith(word) for each in _KNOWN):
        return found[0]
    near = close_words(word, _KNOWN, 1, _NEAR)
    return near[0] if near else found[0]


def _divided(said: Said) -> Iterator[tuple[Said, ...]]:
    """Yield what is told and then asked in one sentence as two, and what is told as two."""
    found = _RUN_ON.fullmatch(said.text)
    if found is not None:
        told = _IF.sub("", found["said"], count=1) if _IF.match(found["said"]) else found["said"]
        asked = replace(said, text=_apart(found["asked"]), column=said.column + found.start("asked"), asks=True)
        yield (replace(said, text=told.strip(" ,"), asks=False), asked)
        for first, second in _in_two(told.strip(" ,")):
            yield (replace(said, text=first, asks=False), replace(said, text=second, asks=False), asked)
    elif not said.asks:
        for first, second in _in_two(said.text):
            yield (replace(said, text=first), replace(said, text=second, column=said.column + len(first)))


def _in_two(text: str) -> Iterator[tuple[str, str]]:
    found = _TWO.fullmatch(text)
    if found is not None:
        yield found["one"], found["two"]


def _apart(question: str) -> str:
    return re.sub(r"^(what|who|where)'?s\b", r"\1 is", question, flags=re.IGNORECASE)


_MARK = late(
    r",? ?\b(?:with|for|on|against|at|in|during|by|from|to|after|before|when|while|if|because|since|still"
    r"|instead|already|again"
    r"|also|even|anyway|now|each|every|this|next|that|which|who|of|so|without|but|and|though|then|as|first"
    r"|only|directly)\b",
    re.IGNORECASE,
)
MOST_SHORTER = 10
"""How many ways to leave a part of a sentence out are tried at most."""


def shorter_wordings(said: Said) -> Iterator[tuple[Said, str]]:
    """Yield a sentence without one of its parts, and that part, the last first: for a hint, never for an answer.

    No part is left out that names a card, a number, a moment, a condition or how something stands.

    >>> [each.text for each, _ in shorter_wordings(Said("can I play Tim for fun"))]
    ['can I play Tim']
    """
    marks = [found.start() for found in _MARK.finditer(said.text) if found.start()]
    spans = [(start, end) for start, end in zip(marks, [*marks[1:], len(said.text)], strict=False)]
    longer = [(start, len(said.text)) for start in marks[:-1]]
    for start, end in [*reversed(spans), *reversed(longer)][:MOST_SHORTER]:
        if MATTERS.search(said.text[start:end]) is not None:
            continue
        left = " ".join(f"{said.text[:start]} {said.text[end:]}".split())
        if left.count('"') % 2 == 0 and len(left.split()) > 2:  # noqa: PLR2004 - a sentence has a subject and a verb
            yield replace(said, text=left.strip(" ,")), said.text[start:end].strip(" ,")
