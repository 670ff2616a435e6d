"""Words as a card prints them: capitals, articles, spaces beside signs, and the spelling of terms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

OWN_NAME = "CARDNAME"
"""Stands for the card's own name until the words are spelt."""

THIS = "this"
"""Begins what any card calls itself, before a noun for what it is."""

_TERMS = {
    "atk": "ATK",
    "def": "DEF",
    "x": "X",
    "+x": "+X",
    "-x": "-X",
    "totem": "Totem",
    "totems": "Totems",
    "pet": "Pet",
    "pets": "Pets",
}
_ONE = ("hero", "ally", "weapon", "armor", "item", "ability", "totem")
_SEVERAL = ("heroes", "allies", "weapons", "armor", "items", "abilities", "totems", "equipment")
_JOINTS = {("each", "or"): (_ONE, "and"), ("of", "and"): (_SEVERAL, "or")}
"""After "each" and after "one of": the kinds of cards, and the word between them that replaces the usual one."""

_DETERMINERS = ("a", "an", "another", "any", "each", "of", "target", "that", "this", ".", ";", ">>>")
_CLOSING = (".", ",", ":", ";", "'s", "'")
_AFTER_THESE = (".", ">>>", ":")
_NOT_VOWELS = ("uni", "one", "use", "eu")
_SILENT = ("heir", "honest", "honor", "hour")


def spelled(words: Sequence[str], name: str = "") -> str:
    """Return the words as a line of a card of the name.

    >>> spelled(["pay", "2", ",", "destroy", "CARDNAME", ">>>", "put", "a", "ally", "into", "play", "."], "Tim")
    'Pay 2, Destroy Tim >>> Put an ally into play.'
    >>> spelled(["it", "has", '"', "[activate]", ">>>", "draw", "a", "card", ".", '"', "."])
    'It has "[Activate] >>> Draw a card."'
    """
    line, quoted, blank = "", False, ""
    for word in _capitalised(list(_agreeing(_typed(words)))):
        if word == "." and line.endswith('."'):
            continue
        line += word if word in _CLOSING or (word == '"' and quoted) else blank + word
        quoted ^= word == '"'
        blank = "" if word == '"' and quoted else " "
    return line.replace(OWN_NAME, name)


_TYPES = {"that-type": ("damage", "of", "that", "type"), "chosen-type": ("damage", "of", "the", "chosen", "type")}
"""Words for a damage type that was chosen, each with how a card says it together with the noun behind it."""


def _typed(words: Sequence[str]) -> list[str]:
    """Return the words with "damage of that type" where the grammar has it as one word before its noun."""
    found: list[str] = []
    for word in words:
        if found and found[-1] in _TYPES and word == "damage":
            found[-1:] = _TYPES[found[-1]]
        else:
            found.append(word)
    return found


def _begins_with_a_vowel(word: str) -> bool:
    """Return whether a word begins with a vowel as it is spoken.

    >>> [word for word in ("ally", "unique", "honor", "hero", "one") if _begins_with_a_vowel(word)]
    ['ally', 'honor']
    """
    return word.startswith(_SILENT) or (word[:1] in tuple("aeiou") and not word.startswith(_NOT_VOWELS))


def _agreeing(words: Sequence[str]) -> Iterator[str]:
    """Yield the words with "an" before a vowel, the word that "each" and "one of" need, and terms as they are spelt."""
    of_which = ""
    for before, word, following in zip(("", *words), words, (*words[1:], ""), strict=False):
        if word in _DETERMINERS:
            of_which = word if word == "each" or before == "one" else ""
        kinds, joint = _JOINTS.get((of_which, word), ((), ""))
        if word == "a" and _begins_with_a_vowel(following.lower()):
            yield "an"
        elif following in kinds:
            yield joint
        else:
            yield word.title() if word.startswith("[") else _TERMS.get(word, word)


def _capitalised(words: list[str]) -> Iterator[str]:
    """Yield the words with a capital at the beginning of each sentence and of each part of a cost."""
    opens, quoted = True, False
    for place, word in enumerate(words):
        yield word[:1].upper() + word[1:] if opens else word
        if word == '"':
            quoted = not quoted
            opens = quoted
        else:
            opens = word in _AFTER_THESE or (word == "," and _pays(words[place:]))


def _pays(words: list[str]) -> bool:
    """Return whether the words are in the cost of a payment power."""
    end = next((word for word in words if word in (".", '"', ">>>")), "")
    return end == ">>>"
