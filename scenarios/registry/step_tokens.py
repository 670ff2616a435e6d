"""The tokens of a step line: quoted names, numbers, rule numbers, words and marks."""

import re
from enum import Enum

from engine.value import value

_TOKEN = re.compile(
    r"""
    "(?P<quoted>(?:\\.|[^"\\])*)"
    | “(?P<curled>(?:\\.|[^”\\])*)”
    | (?P<rule>[a-z][a-z0-9-]*:[a-z0-9](?:[a-z0-9./-]*[a-z0-9])? | \d{3}\.\d+[a-z]?)(?![\w])
    | (?P<number>\d+)(?=(?:st|nd|rd|th)\b|\W|$)
    | (?P<word>[^\W\d_]+(?:[-'’][^\W\d_]+)*)
    | (?P<mark>\S)
    """,
    re.VERBOSE,
)
_QUOTED = ("quoted", "curled")
_ESCAPED = re.compile(r"\\(.)")
_SAY = {"quoted": "“…”", "number": "N", "rule": "RULE"}


class Kind(Enum):
    """What a token is. A name is a word with a capital first letter, such as a player's."""

    WORD = "word"
    NAME = "name"
    QUOTED = "quoted"
    NUMBER = "number"
    RULE = "rule"


@value
class Token:
    """One token: its kind and its text, a quoted one without the quotes."""

    kind: Kind
    text: str


def tokens_of(line: str) -> tuple[Token, ...]:
    r"""Return the tokens of a step line; a possessive `'s` is a token of its own.

    A name stands between straight or between typographic quotation marks, and holds the other kind as it is; one of
    its own kind, and a backslash, stand after a backslash.

    >>> [token.text for token in tokens_of("your opponent's “Tim” has 2 ATK")]
    ['your', 'opponent', "'s", 'Tim', 'has', '2', 'ATK']
    >>> [token.text for token in tokens_of(r'"Raul \"Fingers\" Maldren" “Raul "Fingers" Maldren”')]
    ['Raul "Fingers" Maldren', 'Raul "Fingers" Maldren']
    """
    found: list[Token] = []
    for match in _TOKEN.finditer(line):
        group = match.lastgroup or "mark"
        text = match.group(group)
        if group in _QUOTED:
            found.append(Token(Kind.QUOTED, _ESCAPED.sub(r"\1", text)))
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
    r"""Return a name as a step says it.

    >>> print(quoted('Raul "Fingers" Maldren'))
    "Raul \"Fingers\" Maldren"
    """
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def shape_of(tokens: tuple[Token, ...]) -> tuple[str, ...]:
    """Return the tokens with what varies folded: quoted names, numbers and rule numbers.

    >>> shape_of(tokens_of('"Tim" has 2 ATK'))
    ('“…”', 'has', 'N', 'ATK')
    """
    return tuple(_SAY.get(token.kind.value, token.text) for token in tokens)
