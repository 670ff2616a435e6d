"""Lines without the marks of a wiki or of AsciiDoc: equals signs around headings, quotes around bold words."""

import re

_HEADING = re.compile(
    r"\s{0,3}={1,6}\s{1,9}(?P<title>\S.{0,160}?)(?:\s{1,9}={1,6})?\s{0,9}$"
    r"|(?P<signs>={2,6})(?P<tight>[^=\s].{0,160}?)(?P=signs)\s{0,9}$"
)
_STRONG = re.compile(r"'{5}|'{3}|'{2}")
_LEADING = re.compile(r"^(\s*)(\*\*|\*)(?=\S)([^*]{1,60}?)(?<=\S)\2(?=\s|$)")
_TERM = re.compile(r"^;\s*(?P<term>\S[^:]{0,60}?)\s{0,9}:\s+(?=\S)|^(?P<over>[^\s:;.][^:;.]{0,44})::\s+(?=\S)")
_INDENTED = re.compile(r"^:+\s*")
_LINK = re.compile(r"\[\[(?:[^\[\]|]{0,200}\|)?([^\[\]|]{1,200})\]\]")
ENOUGH = 2


def is_wiki(lines: tuple[str, ...]) -> bool:
    """Return whether a text has headings between equals signs.

    >>> is_wiki(("== Decks ==", "'''100.1''' A deck.", "== Turns ==")), is_wiki(("Decks", "====="))
    (True, False)
    """
    return sum(bool(_HEADING.match(line)) for line in lines) >= ENOUGH


def without_wiki_marks(text: str) -> str:
    """Return a line of a wiki without its marks.

    >>> without_wiki_marks("=== 100. Decks ==="), without_wiki_marks("'''100.1''' A [[Deck|deck]].")
    ('100. Decks', '100.1 A deck.')
    >>> without_wiki_marks("; Deck : Sixty cards."), without_wiki_marks(":''Example: You have sixty.''")
    ('Deck: Sixty cards.', 'Example: You have sixty.')
    """
    if heading := _HEADING.match(text):
        return str(heading["title"] or heading["tight"]).strip()
    told = _TERM.sub(lambda match: f"{match['term'] or match['over']}: ", text)
    return _LEADING.sub(r"\1\3", _LINK.sub(r"\1", _STRONG.sub("", _INDENTED.sub("", told))))
