"""The words of a line, each with its column.

Only the following is normalised: the case of letters in words other than names; typographic apostrophes, quotation
marks, dashes and spaces; reminder text, which is whole sentences in parentheses, or names that spell out the sentence
before them; a cost written ``(3)`` in place of ``Pay 3``; "for every" and "each time" in place of "for each" and
"whenever", "one of your opponents" in place of "an opponent", and "that turn" after a moment of it in place of "this
turn"; a damage type that was chosen, which stands before the noun as any other does, for "damage of that type"; the
place of a full stop beside the quotation marks of a power; slips that can mean one thing only
(`clear_slips`); the icon between a change and the word ATK, "+1 [Melee] ATK", which changes no damage type; and,
where a line has no reading otherwise, a full stop that is missing at its end, or a sign behind keywords.
"""

from __future__ import annotations

import re
from dataclasses import replace

from scenarios.reading.clear_slips import mended
from scenarios.reading.line_words import Token

_TOKEN = re.compile(
    r"""
    \[[A-Za-z]+\]            # a symbol in brackets
    | >>>
    | [+-](?:\d+|X\b)        # a change of a value
    | \d+-\d+                # a range of a die
    | \d+
    | and/or
    | [A-Za-z\u00c0-\u024f]+(?:['-][A-Za-z\u00c0-\u024f0-9]+)*
    | '                      # the genitive of a plural
    | [.,:;"()!?/—]
    | \S
    """,
    re.VERBOSE,
)
REMINDER = re.compile(
    r"""
    \((?![a-z]|\d+\)|X\))[^()]*(?:\([^()]*\)[^()]*)*(?<=[.!?\"”])\)     # a sentence with its stop
    | \((?!(?:if|unless|while|other|not|no|except)\b)(?=[^()]*\b(?i:can|can['’]t|deal|pay|may|prevent|ATK)\b)
      [^()]{12,}(?:\)|$)                                                      # what a keyword does, without a stop
    | (?<=\.\ )\((?:[A-Z][a-z]+(?:\ [A-Z][a-z]+)?,\ )+and\ [A-Z][a-z]+(?:\ [A-Z][a-z]+)?\)\s*$  # names, spelt out
    """,
    re.VERBOSE,
)
_PRICE = re.compile(r"\((\d+|X)\)")
_ICON_OF_CHANGE = re.compile(r"(?<=[+-](?:\d|X)) (\[[A-Za-z]+\])(?= ATK\b)")
_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "\u00a0": " ", "\ufffd": "'"})


def plain(line: str) -> str:
    """Return the line with plain apostrophes, quotation marks and spaces; each sign keeps its column."""
    return line.translate(_PLAIN)


def tokenize(line: str) -> tuple[Token, ...]:
    """Return the words and signs of a line; a genitive ``'s`` is a word by itself.

    >>> [token.key for token in tokenize("Destroy your hero's weapon.")]
    ['destroy', 'your', 'hero', "'s", 'weapon', '.']
    """
    blanked = REMINDER.sub(_blank_reminder, plain(line))
    blanked = _PRICE.sub(lambda found: f" {found[1]} ", blanked)
    blanked = _ICON_OF_CHANGE.sub(lambda found: " " * len(found[0]), blanked)
    tokens = mended(tuple(token for found in _TOKEN.finditer(blanked) for token in _split(found)))
    return _ended(_that_turn(_each_time(_one_opponent(_of_that_type(tokens)))))


def _of_that_type(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the words with "that-type damage", one word before the noun as "fire" is, for "damage of that type"."""
    keys = [each.key for each in tokens]
    if "type" not in keys:
        return tokens
    found: list[Token] = []
    for place, token in enumerate(tokens):
        found.append(token)
        for said, word in _CHOSEN_TYPES.items():
            if tuple(keys[place - len(said) + 1 : place + 1]) == said:
                noun = tokens[place - len(said) + 1]
                found[-len(said) :] = [replace(noun, key=word), noun]
    return tuple(found)


_CHOSEN_TYPES = {
    ("damage", "of", "that", "type"): "that-type",
    ("damage", "of", "the", "chosen", "type"): "chosen-type",
}

_MOMENTS = (("at", "the", "start", "of"), ("at", "the", "end", "of"))
_ANOTHER_TURN = frozenset({"next", "extra"})


def _that_turn(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the words of a line that begins with a moment of a turn, with "this turn" where they say "that turn"."""
    keys = [each.key for each in tokens]
    start = 2 if keys[:2] == ["ongoing", ":"] else 0
    if tuple(keys[start : start + 4]) not in _MOMENTS or not _ANOTHER_TURN.isdisjoint(keys):
        return tokens
    found: list[Token] = []
    for place, token in enumerate(tokens):
        meant = keys[place : place + 2] == ["that", "turn"] and keys[place - 1] != "of"
        if meant and found[-1].key == "during":
            found.pop()
        found.append(replace(token, key="this") if meant else token)
    return tuple(found)


def _each_time(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the words with "for each" where they say "for every", and "whenever" for "each time" in the beginning."""
    if not any(each.key in _AGAIN for each in tokens):
        return tokens
    found: list[Token] = []
    for token in tokens:
        before = found[-1].key if found else "."
        opens = len(found) < _SECOND or found[-_SECOND].key in _OPENING
        if (before, token.key) == ("for", "every"):
            found.append(replace(token, key="each"))
        elif (before, token.key) == ("each", "time") and opens:
            found[-1] = replace(found[-1], key="whenever")
        else:
            found.append(token)
    return tuple(found)


_AGAIN = ("every", "time")


def _one_opponent(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the words with "an opponent" for "one of your opponents", and "each opponent" for each of them.

    What belongs to opponents is left as it is: "one of your opponents' allies" is no opponent.
    """
    if not any(each.key == "opponents" for each in tokens):
        return tokens
    found: list[Token] = []
    for place, token in enumerate(tokens):
        before = [each.key for each in found[-3:]]
        following = tokens[place + 1].key if place + 1 < len(tokens) else ""
        if token.key == "opponents" and before in _OF_YOURS and following not in ("'", "'s"):
            del found[-2:]
            found[-1] = replace(found[-1], key="an" if before[0] == "one" else "each")
            found.append(replace(token, key="opponent"))
        else:
            found.append(token)
    return tuple(found)


_OF_YOURS = (["one", "of", "your"], ["each", "of", "your"])
_OPENING = (".", ":", '"')
_SECOND = 2


def _ended(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the words with a full stop at the end of each quoted power, and after it where the sentence ends."""
    if not any(each.key == '"' for each in tokens):
        return tokens
    found: list[Token] = []
    quoted = False
    for place, token in enumerate(tokens):
        if token.key != '"' or not (quoted or _opens_power(tokens, place)):
            found.append(token)
            continue
        if not quoted:
            found.append(token)
            quoted = True
            continue
        stopped = found[-1].key == "."
        found += [token] if stopped else [Token(".", ".", token.column), token]
        following = tokens[place + 1].text if place + 1 < len(tokens) else ""
        if stopped and (not following or following[0].isupper()):
            found.append(Token(".", ".", token.column))
        quoted = False
    return tuple(found)


_GIVING = ("has", "have", "gains", "gain", "with", "and")
_A_FEW = 3


def _opens_power(tokens: tuple[Token, ...], place: int) -> bool:
    """Return whether a quoted power begins here: up to the next quotation mark there is a payment or a trigger."""
    inside: list[str] = []
    for token in tokens[place + 1 :]:
        if token.key == '"':
            break
        inside.append(token.key)
    given = place > 0 and tokens[place - 1].key in _GIVING and len(inside) > _A_FEW
    return given or ">>>" in inside or inside[:1] in (["at"], ["when"])


def _blank_reminder(found: re.Match[str]) -> str:
    """Return spaces of the same length, so that columns stay; sentences in parentheses only remind of rules."""
    return " " * len(found[0])


def _split(found: re.Match[str]) -> list[Token]:
    text, column = found[0], found.start() + 1
    if text.endswith("'s") and text != "'s":
        return [Token(text[:-2], text[:-2].lower(), column), Token("'s", "'s", column + len(text) - 2)]
    return [Token(text, text.lower(), column)]
