"""What to say in place of a sentence that nobody understands: sentences of the same verb with the same cards."""

import re

from scenarios.dialogue.players_wordings import CARD

_CARD = re.compile(CARD)
_PRONOUN = re.compile(r"\b(he|she|him|her|it|they|them|his|its|their|mine|that one|the other one)\b", re.IGNORECASE)
_FAMILIES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    (
        r"how much|how many",
        ("how much damage does {A} take", "how much damage is on {A}", "how much health does {A} have left"),
        ("how many cards do I draw", "how many cards do I have in hand", "how much damage does my hero take"),
    ),
    (
        r"attack\w*|swing\w*|combat|fight\w*",
        ("{A} attacks {B}", "can {A} attack {B}"),
        ("{A} attacks my opponent's hero", "can {A} attack my opponent's hero"),
    ),
    (
        r"block\w*|protect\w*|defend\w*",
        ("my opponent protects with {A}", "can {A} protect"),
        ("my opponent does not protect",),
    ),
    (
        r"di(?:e|es|ed)|destroy\w*|kill\w*|surviv\w*|dead",
        ("does {A} die", "does {A} survive"),
        ("who dies",),
    ),
    (r"strik\w*", ("I strike with {A}", "can I strike with {A}"), ()),
    (r"complet\w*|quest", ("I complete {A}", "can I complete {A}"), ()),
    (r"respon\w*|response|counter\w*|interrupt\w*", ("in response my opponent plays {A} on {B}",), ()),
    (r"play\w*|cast\w*", ("I play {A} on {B}", "can I play {A}"), ("I play {A}", "can I play {A}")),
    (r"use\w*|activat\w*|flip\w*|power", ("I use {A} on {B}", "can I use {A}"), ("I use {A}", "can I use {A}")),
    (r"attach\w*", ("{A} is attached to {B}",), ("{A} is attached to my hero",)),
    (r"damage\w*", ("{A} has 2 damage", "how much damage does {A} take"), ("my hero has 2 damage",)),
    (r"exhaust\w*|tap\w*", ("{A} is exhausted", "is {A} exhausted"), ()),
    (r"draw\w*", ("how many cards do I draw",), ("how many cards do I draw",)),
    (r"discard\w*", ("how many cards do I discard",), ("how many cards do I discard",)),
    (r"hand", ("I have {A} in hand",), ("I have 3 cards in hand",)),
    (r"resources?", ("I have 4 resources",), ("I have 4 resources",)),
    (r"turn", ("it is my opponent's turn", "my next turn starts"), ("it is my opponent's turn", "my next turn starts")),
    (r"control\w*|have|has|got", ("I control {A}", "my opponent controls {A}"), ()),
    (r"win\w*|los\w*", ("who wins", "do I lose"), ("who wins", "do I lose")),
)
MOST = 3


def sentences_to_use(text: str) -> tuple[str, ...]:
    """Return sentences of the verbs that a text has of those known, about its own cards; none where it has none.

    >>> sentences_to_use('will "Tim" maybe block')
    ("my opponent protects with 'Tim'", "can 'Tim' protect")
    >>> sentences_to_use('"Tim" will die to the damage')
    ("does 'Tim' die", "does 'Tim' survive", "'Tim' has 2 damage")
    """
    cards = [each[0].replace('"', "'") for each in _CARD.finditer(text)]
    words = _CARD.sub("", text)
    named = dict(zip("AB", cards, strict=False))
    found: list[str] = []
    for verbs, with_cards, without in _FAMILIES:
        if re.search(rf"\b(?:{verbs})\b", words, re.IGNORECASE):
            wanted = [each for each in with_cards if each.count("{") <= len(cards)]
            chosen = wanted or [each for each in without if each.count("{") <= len(cards)]
            found += [each.format(**named) for each in chosen]
    return tuple(dict.fromkeys(found))[:MOST]


def words_at_fault(text: str) -> str:
    """Return what a reader is told of the words that could not be understood, nothing where no word stands out.

    >>> words_at_fault("can he fly")
    "nobody said yet which card or player 'he' is"
    """
    found = _PRONOUN.search(_CARD.sub("", text))
    return f"nobody said yet which card or player {found[0]!r} is" if found else ""
