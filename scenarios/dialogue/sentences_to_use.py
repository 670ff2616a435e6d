"""What to say in place of a sentence that nobody understands: sentences of the same verb with the same cards."""

import re

from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import CARD

_CARD = re.compile(CARD)
_PRONOUN = re.compile(r"\b(he|she|him|her|it|they|them|his|its|their|mine|that one|the other one)\b", re.IGNORECASE)
_FAMILIES: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    (
        r"how much|how many (?:damage|health)",
        ("how much damage does {A} take", "how much damage is on {A}", "how much health does {A} have left"),
        ("how much damage does my hero take",),
    ),
    (r"how many cards", (), ("how many cards do I draw", "how many cards do I have in hand")),
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
    (r"damage\w*", ("{A} has {N} damage", "how much damage does {A} take"), ("my hero has {N} damage",)),
    (r"exhaust\w*|tap\w*", ("{A} is exhausted", "is {A} exhausted"), ()),
    (r"draw\w*", ("how many cards do I draw",), ("how many cards do I draw",)),
    (r"discard\w*", ("how many cards do I discard",), ("how many cards do I discard",)),
    (r"hand", ("I have {A} in hand",), ("I have {N} cards in hand",)),
    (r"resources?", ("I have {N} resources",), ("I have {N} resources",)),
    (r"turn", ("it is my opponent's turn", "my next turn starts"), ("it is my opponent's turn", "my next turn starts")),
    (r"control\w*|have|has|got", ("I control {A}", "my opponent controls {A}"), ()),
    (r"win\w*|los\w*", ("who wins", "do I lose"), ("who wins", "do I lose")),
)
MATTERS = late(
    r"\d|[\"“”]|[A-Z]|\b(?:no|not|never|without|nothing|nobody|if|when|while|unless|until|before|after|during|once|only"
    r"|instead|rather|first|second|again|another|other|twice|each|every|both|all|already|next|last|end|start|beginning"
    r"|response|combat|attack\w*|defend\w*|protect\w*|chain|step|phase|window|hand|deck|graveyard|hero|face|opponent\w*"
    r"|exhausted|ready|tapped|damage\w*|health|elusive|stealth\w*|protector|ferocity|untargetable|long-range|unique|one|two"
    r"|three|four|five|six|seven|eight|nine|ten|empty|full|cost\w*|resources?|priority|control\w*|flip\w*)\b"
)
"""What hardly ever makes no difference: names, numbers, moments, conditions, how a card stands."""
MOST = 3
_ADDED = late(
    r"\b(?:elusive|untargetable|stealth\w*|protector|ferocity|exhausted|ready|tapped|damaged|face[- ](?:down|up)|before"
    r"|after|during|if|when|while|unless|until|instead|without|not|never|again|another|twice|only|both|second|first|places?|placed|already"
    r"|earlier|drops?|then)\b"
)
"""What is said beside a verb and its cards: no sentence of the verb alone keeps it."""
_FEW = 6
"""How many words beside its cards a sentence has at most that a sentence of its verb alone can stand for."""
_NAMED = "AB"
_SLOT = late(r"(?<=\{)[A-Z](?=\})")
_NUMBER = late(r"\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b", re.IGNORECASE)


def sentences_to_use(text: str) -> tuple[str, ...]:
    """Return sentences of the verbs that a text has of those known, with all of its own cards and numbers, or none.

    >>> sentences_to_use('will "Tim" maybe block')
    ("my opponent protects with 'Tim'", "can 'Tim' protect")
    >>> sentences_to_use('"Tim" will die to the damage')
    ("does 'Tim' die", "does 'Tim' survive", "how much damage does 'Tim' take")
    """
    cards = list(dict.fromkeys(each[0].replace('"', "'") for each in _CARD.finditer(text)))
    words = _CARD.sub("", text)
    numbers = [found[0] for found in _NUMBER.finditer(words)]
    if len(cards) > len(_NAMED) or len(numbers) > 1 or _ADDED.search(words):
        return ()
    if len(words.split()) > _FEW + len(cards):
        return ()
    named = dict(zip(_NAMED, cards, strict=False)) | dict.fromkeys("N" * len(numbers), *numbers)
    found: list[str] = []
    for verbs, with_cards, without in _FAMILIES:
        if re.search(rf"\b(?:{verbs})\b", words, re.IGNORECASE):
            found += [
                each.format(**named)
                for each in (*with_cards, *without)
                if {found[0] for found in _SLOT.finditer(each)} == {*named}
            ]
    return tuple(dict.fromkeys(found))[:MOST]


def words_at_fault(text: str) -> str:
    """Return what a reader is told of the words that could not be understood, nothing where no word stands out.

    >>> words_at_fault("can he fly")
    "nobody said yet which card or player 'he' is"
    """
    found = _PRONOUN.search(_CARD.sub("", text))
    return f"nobody said yet which card or player {found[0]!r} is" if found else ""
