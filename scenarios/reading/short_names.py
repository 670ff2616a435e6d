"""What a card is called in its own text: its name, and short forms that rules make of it."""

from __future__ import annotations

import re

from engine.language.printed import Printed
from engine.language.words import CardType
from scenarios.reading.discourse import Names
from scenarios.reading.grammar import grammar
from scenarios.reading.line_tokens import plain, tokenize
from scenarios.reading.noun_words import words_for

_NICKNAME = re.compile(r'"([^"]+)"')
_LINKS = ("the", "of", "der")


def own_names(printed: Printed) -> Names:
    """Return the card's name and its short forms, as words.

    A short form is what stands before a comma, or in quotation marks. A hero or ally is also called by what stands
    before "the" or "of", and by each word of the name that has no other meaning in a text.
    """
    full = _words(printed.name)
    forms = {full}
    before_comma = _words(printed.name.split(",")[0])
    forms.add(before_comma)
    forms.update(_words(nickname) for nickname in _NICKNAME.findall(plain(printed.name)))
    if printed.type in (CardType.HERO, CardType.ALLY):
        for place, word in enumerate(before_comma):
            if word.lower() in _LINKS and place > 0:
                forms.add(before_comma[:place])
        known = grammar().words
        forms.update((word,) for word in before_comma if word[0].isupper() and word.lower() not in known)
    hosts = frozenset() if printed.attach is None else words_for(printed.attach.to.filter)
    return Names(tuple(sorted(forms, key=len, reverse=True)), printed.type, hosts)


def _words(name: str) -> tuple[str, ...]:
    return tuple(token.text for token in tokenize(name))
