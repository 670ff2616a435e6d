"""The tokens of a step line: quoted names, numbers, rule numbers, words and marks."""

import re
from enum import Enum
from functools import lru_cache

from engine.value import value

_TOKEN = re.compile(
    r"""
    "(?P<quoted>(?:\\.|[^"\\])*)"
    | “(?P<curled>(?:\\.|[^”\\])*)”
    | (?P<rule>(?=[0-9._-]*[a-z])[a-z0-9][a-z0-9._-]*:[a-z0-9](?:[a-z0-9./-]*[a-z0-9])? | \d{3}\.\d+[a-z]?)(?![\w])
    | (?P<number>[0-9]+)(?=(?:st|nd|rd|th)\b|\W|$)
    | (?P<word>[^\W\d_]+(?:[-'’][^\W\d_]+)*)
    | (?P<mark>\S)
    """,
    re.VERBOSE,
)
QUOTED = r'"(?:\\.|[^"\\])*"'
"""The pattern of a name between straight quotation marks."""

IN_MARKS = rf"{QUOTED}|“(?:\\.|[^”\\])*”"
"""The pattern of a name between straight or typographic quotation marks."""

_GROUPS = ("quoted", "curled")
_ESCAPED = re.compile(r"\\(.)")
_SAY = {"quoted": "“…”", "number": "#N", "rule": "#RULE"}
"""The placeholders of a shape; no token is spelt like one of them."""


class Kind(Enum):
    """The kind of a token. A name is a word with a capital first letter, such as a player's."""

    WORD = "word"
    NAME = "name"
    QUOTED = "quoted"
    NUMBER = "number"
    RULE = "rule"


_WORDS = (Kind.WORD, Kind.NAME)
"""The kinds of tokens that stand in a shape as they are."""


@value
class Token:
    """A token: its kind and its text; a quoted one has no quotation marks."""

    kind: Kind
    text: str


@lru_cache(maxsize=16384)
def tokens_of(line: str) -> tuple[Token, ...]:
    r"""Return the tokens of a step line; a possessive `'s` is a token by itself.

    A name stands in straight or in typographic quotation marks. Inside it, marks of the other kind are plain signs; a
    mark of the same kind and a backslash need a backslash before them.

    >>> [token.text for token in tokens_of("your opponent's “Tim” has 2 ATK")]
    ['your', 'opponent', "'s", 'Tim', 'has', '2', 'ATK']
    >>> [token.text for token in tokens_of(r'"Raul \"Fingers\" Maldren" “Raul "Fingers" Maldren”')]
    ['Raul "Fingers" Maldren', 'Raul "Fingers" Maldren']
    """
    found: list[Token] = []
    for match in _TOKEN.finditer(line):
        group = match.lastgroup or "mark"
        text = match.group(group)
        if group in _GROUPS:
            found.append(Token(Kind.QUOTED, _ESCAPED.sub(r"\1", text) if "\\" in text else text))
        elif group in ("rule", "number"):
            found.append(Token(Kind(group), text))
        else:
            found.extend(_words(text.replace("’", "'")))
    return tuple(found)


def _words(text: str) -> tuple[Token, ...]:
    of = text.removesuffix("'s")
    return (_word(text),) if of in {text, ""} else (_word(of), Token(Kind.WORD, "'s"))


def _word(text: str) -> Token:
    return Token(Kind.NAME if text[0].isupper() else Kind.WORD, text)


def quoted(name: str) -> str:
    r"""Return a name in quotation marks, as a step writes it.

    >>> print(quoted('Raul "Fingers" Maldren'))
    "Raul \"Fingers\" Maldren"
    """
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def shape_of(tokens: tuple[Token, ...]) -> tuple[str, ...]:
    """Return the tokens, with placeholders for quoted names, numbers and rule numbers.

    >>> shape_of(tokens_of('"Tim" has 2 ATK'))
    ('“…”', 'has', '#N', 'ATK')
    """
    return tuple(token.text if token.kind in _WORDS else _SAY[token.kind.value] for token in tokens)
