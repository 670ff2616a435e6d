"""Keywords that a card explains in parentheses, and that other cards of the same list print without that."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial
from itertools import pairwise

from engine.language.words import KeywordName
from scenarios.reading.reminders import KNOWN

_NAME = r"(?P<keyword>[A-Z][\w'-]*(?::? (?:[A-Z][\w'-]*|is|of|the)){0,3})(?: (?P<number>\d+))?:?"
EXPLAINED = re.compile(rf"^(?:(?P<known>[^()]+), )??{_NAME} \((?P<does>[A-Z+-][^()]*)\)$")
"""Keywords that are known, one that isn't, its number, and sentences in parentheses that say what it does."""
_NEXT = re.compile(r"(?<=\)),? +(?=[A-Z])")
"""Where the next keyword, or another power, begins behind parentheses."""
_BARE = re.compile(rf"^{_NAME}$")
_GIVEN = r"(?P<verb>\b(?:has|have|gains|gain|and)|,) {}(?: (?P<number>\d+))?(?=[ ,.]|$)"
_OF_THE_ALLY = {
    re.compile(r"^(?=[+-]\d)"): "This ally has ",
    re.compile(r"^(?=(?:Can|Can't|Has|May|Must) )"): "This ally ",
}
"""How an explanation begins that leaves out the ally it is about, and what it leaves out."""
_LAST = re.compile(r" ?\((?P<said>[^()]+)\)$")
_SUBJECT = re.compile(r"^(?:this ally|they|those allies|it|he|she) (?:have|has) ", re.IGNORECASE)
_HAD = re.compile(r"\b(?:has|have|gains?)\b")
_PLACE = "{}"
"""Stands for the keyword's number in what it does."""


def with_its_ally(does: str) -> str:
    """Return what a keyword of an ally does, with the ally that the words may leave out.

    >>> with_its_ally("+2 ATK on your turn.")
    'This ally has +2 ATK on your turn.'
    """
    for begins, subject in _OF_THE_ALLY.items():
        if begins.match(does):
            return subject + does[0].lower() + does[1:]
    return does


_DONE_WHEN = re.compile(
    r"^(?P<keyword>[A-Z][\w'-]*(?: [A-Z][\w'-]*){0,3}): (?P<does>[A-Z][^()>]*)\. "
    r"\((?:(?:If (?P<so>[^(),.]+), do|Do) this when (?P<event>[^().]+)"
    r"|When (?P<then>[^(),.]+), (?:do this|use this effect)(?: if (?P<if>[^(),.]+))?)\.?\)$"
)
"""A keyword with what it does, and in parentheses when that is done, and only if what is so."""
_PRONOUN = re.compile(r"\b(?:it|its|itself|he|him|his|she|her|they|them|their)\b", re.IGNORECASE)


def done_when(piece: str, name: str = "") -> str | None:
    """Return what a keyword does, after the event at which it is done; None where the words tell no such event.

    The card's name keeps its capital. A pronoun in what must be so means something in the parentheses, not in the deed.

    >>> done_when("Last Gasp: Draw a card. (Do this when this ally is destroyed.)")
    'When this ally is destroyed, draw a card.'
    >>> done_when("Empower Mage: Draw a card. (When this ally enters play, do this if you control a Mage.)")
    'When this ally enters play, draw a card if you control a Mage.'
    """
    found = _DONE_WHEN.match(piece)
    if found is None or is_known(found["keyword"]) or (found["if"] and "." in found["does"]):
        return None
    if _PRONOUN.search(found["so"] or found["if"] or ""):
        return None
    so = f" if {found['so']}," if found["so"] else ""
    after = f" if {found['if']}." if found["if"] else "."
    does = found["does"]
    begins = does[0] if re.match(r"[\w'-]+", does)[0] in name.split() else does[0].lower()  # type: ignore[index]
    return f"When {found['event'] or found['then']},{so} {begins}{does[1:]}{after}"


def is_known(keyword: str) -> bool:
    """Return whether the words have a keyword in them that the rules explain."""
    return any(name in keyword.lower() for name in (*KeywordName, *KNOWN))


def each_explained(piece: str) -> tuple[tuple[int, str], ...]:
    """Return the keywords of a piece that explains some of them, each with its place.

    >>> each_explained("Ferocity (It can attack at once.), Mend 1 (It heals 1.)")
    ((0, 'Ferocity (It can attack at once.)'), (35, 'Mend 1 (It heals 1.)'))
    """
    places = (0, *(found.end() for found in _NEXT.finditer(piece)), len(piece))
    return tuple((start, piece[start:end].rstrip(", ")) for start, end in pairwise(places))


def explanations(texts: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """Return what each keyword does that one of the texts explains, in each wording, with its number left out."""
    found: dict[str, dict[str, None]] = {}
    for line in (line.strip() for text in texts for line in text.splitlines() if "(" in line):
        for said in (EXPLAINED.match(piece) for _, piece in each_explained(line)):
            if said is None or is_known(said["keyword"]):
                continue
            number = said["number"]
            does = said["does"] if number is None else re.sub(rf"\b{number}\b", _PLACE, said["does"])
            found.setdefault(said["keyword"], {})[does] = None
    return {keyword: tuple(wordings) for keyword, wordings in found.items()}


def with_number(does: str, number: str) -> str:
    """Return what a keyword does with its number in the place of the one that was left out."""
    return does.replace(_PLACE, number)


def with_explanations(text: str, known: Mapping[str, str]) -> str:
    """Return the text with what its bare keywords do, as other texts explain them, each on a line of its own.

    >>> print(with_explanations("Ferocity, Assault 2", {"Assault": "This ally has +{} ATK on your turn."}))
    Ferocity
    Assault 2 (This ally has +2 ATK on your turn.)
    """
    lines: list[str] = []
    for line in text.splitlines():
        plain: list[str] = []
        told: list[str] = []
        for word in line.strip().split(", "):
            said = _explained(word, known)
            (plain if said is None else told).append(said or word)
        lines += [_with_given(line, known)] if not told else [*([", ".join(plain)] if plain else []), *told]
    return "\n".join(lines)


def _with_given(line: str, known: Mapping[str, str]) -> str:
    """Return the line with what the keywords do that it gives to cards; a reminder of one of them goes.

    >>> _with_given("Your Orcs have ferocity and assault 1.", {"Assault": "+{} ATK on your turn."})
    'Your Orcs have ferocity and "This ally has +1 ATK on your turn.".'
    """
    told = line
    for keyword, does in known.items():
        given = re.compile(_GIVEN.format(re.escape(keyword)), re.IGNORECASE)
        told = given.sub(partial(_quoted, does), told)
    last = _LAST.search(told)
    if told == line or last is None:
        return told
    reminder = _SUBJECT.sub("This ally has ", last["said"])
    return told[: last.start()] if f'"{with_its_ally(reminder)}"' in told else told


def _quoted(does: str, found: re.Match[str]) -> str:
    """Return the verb with what the keyword does in quotation marks; the words as they are without its number."""
    if (_PLACE in does) != (found["number"] is not None) or not _HAD.search(found.string[: found.end()]):
        return found[0]
    return f'{found["verb"]} "{with_its_ally(with_number(does, found["number"] or ""))}"'


def _explained(word: str, known: Mapping[str, str]) -> str | None:
    """Return the keyword with what it does; None where the words are no bare keyword that is known."""
    bare = _BARE.match(word)
    does = None if bare is None else known.get(bare["keyword"])
    if bare is None or does is None or (_PLACE in does) != (bare["number"] is not None):
        return None
    return f"{word} ({with_number(does, bare['number'] or '')})"
