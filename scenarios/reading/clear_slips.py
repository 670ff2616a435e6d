"""Slips of a transcription that can mean one thing only, and the words of a line without them.

They are a comma before the arrow, a small word that stands twice, the genitives "it owner's", "it's owner's" and
"its owners hand", and "if you did," for "if you do,". What could be meant in two ways is left as it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scenarios.reading.line_words import Token

ARROW = ">>>"


def mended(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the words of a line without such slips.

    >>> words = [Token(word, word, at) for at, word in enumerate("destroy destroy it , >>> draw a card .".split())]
    >>> " ".join(token.key for token in mended(tuple(words)))
    'destroy it >>> draw a card .'
    """
    return tuple(_without_doubles(_with_genitives(_in_the_present(tuple(_without_idle_commas(tokens))))))


def _without_idle_commas(tokens: tuple[Token, ...]) -> Iterator[Token]:
    """Yield the words without a comma right before the arrow."""
    for place, token in enumerate(tokens, 1):
        if not (token.key == "," and any(following.key == ARROW for following in tokens[place : place + 1])):
            yield token


_PRESENT = {"did": ("do", "does"), "didn't": ("don't", "doesn't")}
_THE_THIRD = frozenset({"he", "she", "it"})
_DOERS = _THE_THIRD | {"you", "they"}


def _in_the_present(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Return the words with "if you do," in place of "if you did,": both ask for what was done just before.

    >>> words = [Token(word, word, at) for at, word in enumerate("if he didn't , draw a card .".split())]
    >>> " ".join(token.key for token in _in_the_present(tuple(words)))
    "if he doesn't , draw a card ."
    """
    if not any(token.key in _PRESENT for token in tokens):
        return tokens
    found = list(tokens)
    for place in range(len(tokens) - 3):
        if_, doer, did, comma = (token.key for token in tokens[place : place + 4])
        if if_ == "if" and doer in _DOERS and did in _PRESENT and comma == ",":
            do = _PRESENT[did][doer in _THE_THIRD]
            found[place + 2] = replace(tokens[place + 2], text=do, key=do)
    return tuple(found)


_WHO = frozenset({"owner", "controller"})
_SEVERAL = {"owners": "owner", "controllers": "controller"}
_HIS = frozenset({"hand", "deck", "graveyard", "hero", "party", "next", "ready", "resource"})


def _with_genitives(tokens: tuple[Token, ...]) -> Iterator[Token]:
    """Yield the words with "its owner's" in place of "it owner's", "it's owner's" and "its owners hand"."""
    keys = [token.key for token in tokens] + ["", ""]
    place = 0
    while place < len(tokens):
        token = tokens[place]
        if token.key == "it" and keys[place + 1] in _WHO:
            yield replace(token, text="its", key="its")
        elif token.key == "it" and keys[place + 1] == "'s" and keys[place + 2] in _WHO:
            yield replace(token, text="its", key="its")
            place += 1
        elif token.key in _SEVERAL and keys[place - 1] == "its" and keys[place + 1] in _HIS:
            yield replace(token, text=_SEVERAL[token.key], key=_SEVERAL[token.key])
            yield Token("'s", "'s", token.column + len(token.text))
        else:
            yield token
        place += 1


def _without_doubles(tokens: Iterator[Token]) -> Iterator[Token]:
    """Yield the words without a word in small letters that follows itself."""
    before = ""
    for token in tokens:
        if not (token.key == before and token.text.isalpha() and token.text.islower()):
            yield token
        before = token.key
