"""What a card is called in its own text: its name, and short forms that rules make of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from engine.language.printed import Printed, TokenFace
from engine.language.words import CardType
from scenarios.reading.discourse import Names
from scenarios.reading.grammar import grammar
from scenarios.reading.line_tokens import plain, tokenize
from scenarios.reading.noun_words import words_for
from scenarios.reading.parts_by_kind import card_parts
from scenarios.reading.phrases.nouns.name_phrases import TAGS
from scenarios.reading.spelling import THIS

_NICKNAME = re.compile(r'"([^"]+)"')
_LINKS = ("the", "of", "der")
_TAG_WORDS = frozenset(word.lower() for tag in TAGS for word in tag.split())
_EQUIPMENT = (CardType.ARMOR, CardType.ITEM, CardType.WEAPON)


_OF_A_TOKEN = re.compile(r"((?:[A-Z][\w'-]*\s+){1,3})ally tokens?\b")
_TOKEN = "token"
_NAME_OF_A_TOKEN = r"(?<![\w'-]){0} ally tokens?\b|\btokens?\b[^.]*\bnamed {0}(?![\w'-])"


def own_names(printed: Printed, text: str = "") -> Names:
    """Return the card's name and its short forms, as words.

    A short form is what stands before a comma, or in quotation marks. A hero or ally is also called by what stands
    before "the" or "of", and by each word of the name that has no other meaning in a text, alone or with words beside
    it. Equipment is called by what stands before "of" or "the" if a word there has no other meaning and is no tag.
    Every card is called "this" with a noun for what it is. The tags of tokens are those in the text, or in the powers
    that the card has already.
    """
    full = _words(printed.name)
    forms = {full}
    before_comma = _words(printed.name.split(",")[0]) if "," in printed.name else full
    forms.add(before_comma)
    forms.update(_words(nickname) for nickname in _NICKNAME.findall(plain(printed.name)))
    if printed.type in _EQUIPMENT:
        forms.update(_before_a_link(before_comma))
    if printed.type in (CardType.HERO, CardType.ALLY):
        for place, word in enumerate(before_comma):
            if word.lower() in _LINKS and place > 0:
                forms.add(before_comma[:place])
        known = grammar().words
        forms.update((word,) for word in before_comma if word[0].isupper() and word.lower() not in known)
        forms.update(_runs(before_comma))
    forms.update((THIS, noun) for noun in _nouns(printed))
    hosts = frozenset() if printed.attach is None else words_for(printed.attach.to.filter)
    faces = card_parts(printed, TokenFace)
    in_plain = plain(text)
    tokens = frozenset(map(_words, (*(face.tag for face in faces), *_OF_A_TOKEN.findall(in_plain))))
    called = frozenset(_words(face.name or face.tag) for face in faces)
    of_tokens = frozenset(form for form in forms if form in called or _names_a_token(form, in_plain))
    longest_first = tuple(sorted(forms, key=len, reverse=True))
    return Names(longest_first, printed.type, hosts, tokens, printed.name, full, of_tokens)


def _names_a_token(form: tuple[str, ...], text: str) -> bool:
    """Return whether the text puts a token of that name, or of that tag without a name (402.2), into play."""
    if not form or _TOKEN not in text:
        return False
    said = r"\W*".join(map(re.escape, form))
    return re.search(_NAME_OF_A_TOKEN.format(said), text) is not None


def _before_a_link(name: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield what stands before "of" or "the" in a name, if a word of it is no tag and means nothing else."""
    known = grammar().words | _TAG_WORDS
    for place, word in enumerate(name):
        if word.lower() in _LINKS and any(each.lower() not in known for each in name[:place]):
            yield name[:place]
            return


def _runs(name: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield each run of several words of the name in which a word has no other meaning, such as without a title."""
    known = grammar().words
    for start, end in combinations(range(len(name) + 1), 2):
        run = name[start:end]
        own = any(word[0].isupper() and word.lower() not in known for word in run)
        if len(run) > 1 and own and run[0][0].isupper() and run[-1][0].isupper():
            yield run


def _nouns(printed: Printed) -> Iterator[str]:
    """Yield the nouns for what the card is: its type, the groups that the type belongs to, and "card" (300.1)."""
    yield from (printed.type.value, "card")
    if printed.type in (CardType.HERO, CardType.ALLY) or printed.is_totem:
        yield "character"
    if printed.type in (CardType.ARMOR, CardType.ITEM, CardType.WEAPON):
        yield "equipment"
    if printed.is_totem:
        yield "totem"


def _words(name: str) -> tuple[str, ...]:
    return tuple(token.text for token in tokenize(name))
