"""The persons of players as the vocabulary has them: "my opponent" is "your opponent", and "I" is "you"."""

import re

WHO = r"(?:I|my opponent|the opponent|he|she|they)"
"""A player who does something, in a pattern."""

PERSONS = (
    (r"\bits (?=(?:my|your|his|her|the) )", "it is "),
    (r"\bopponents (?=(?:next )?(?:turn|hero|hand|deck|graveyard|party|ally|allies|side|resources?)\b)", "opponent's "),
    (r"\bopponents $", "opponent's "),
    (
        r"\b(?:(?:my|your|the|his|her|an|our) )?(?:opp?on+en?t|opponant|opp|other player|enemy player|foe)\b",
        "your opponent",
    ),
    (r"\batt?ac?k(s|ed|ing)?\b", r"attack\1"),
    (r"\b(he|she)'s got\b", r"\1 has"),
    (r"\b(have|has|I've) got\b", r"\1"),
    (r"\ban? $", ""),
    (r"\b(?:the |an )?(?:enemy|opposing) hero\b", "your opponent's hero"),
    (r"\bI'm\b", "you are"),
    (r"\bI've\b", "you have"),
    (r"\b(?:I|we|me|us)\b", "you"),
    (r"\b(?:my|our)\b", "your"),
    (r"\bit's\b", "it is"),
    (r"\b(?:he|she|they)\b", "your opponent"),
    (r"\b(?:his|her|their)\b", "your opponent's"),
    (r"\bdoesn't\b", "does not"),
    (r"\bdon't\b", "do not"),
    (r"\bcannot\b", "can't"),
    (r"(?<=damage) (?:already )?on (?:him|her|it|them)\b", ""),
    (r"\bhim\b", "your opponent"),
    (r"\bjust (?=play|cast|attack)", ""),
    (r"\byou (?:played|plays)\b", "you play"),
    (r"\bplayed\b(?! by)", "plays"),
    (r"\bone (?=(?:ready |exhausted )?(?:resource|card)\b)", "1 "),
    (r"\btwo (?=(?:ready |exhausted )?(?:resources|cards)\b)", "2 "),
    (r"\bthree (?=(?:ready |exhausted )?(?:resources|cards)\b)", "3 "),
    (r"\bfour (?=(?:ready |exhausted )?(?:resources|cards)\b)", "4 "),
    (r"\bfive (?=(?:ready |exhausted )?(?:resources|cards)\b)", "5 "),
)
FILLERS = re.compile(
    r"^(?:(?:and|so|now|then|next|first|suppose|say|assume|if|that)[, ]+)+|[, ]+(?:now|then|too)$", re.IGNORECASE
)


def does(who: str, verb: str) -> str:
    """Return a verb in the form for who does it.

    >>> does("He", "attack"), does("I", "attack")
    ('attacks', 'attack')
    """
    return verb if who.casefold() in {"i", "they"} else f"{verb}s"
