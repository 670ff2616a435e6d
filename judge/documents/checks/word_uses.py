"""The words of a draft in any of their forms, and the texts that use them."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator

from judge.documents.reader.document import Document, Entry
from judge.documents.reader.folded_text import folded

_ENDINGS = (
    "ing", "ées", "ied", "ies", "ent", "ez", "ed", "es", "er", "ée", "és", "en", "s", "e", "é", "d", "y", "t", "n",
)  # fmt: skip
SHORT = 4


def forms(term: str) -> re.Pattern[str]:
    """Return a pattern for a term in any form: with other endings, and the words of "Type, Card" in either order."""
    bare = re.sub(r"\s*\(.*", "", term)
    last, comma, first = bare.partition(", ")
    names = [f"{first} {last}", last, first] if comma else [bare]
    phrases = (r"\w*\s".join(re.escape(stem(word)) for word in loose(name).split()) for name in names)
    return re.compile("|".join(rf"\b{phrase}" for phrase in phrases), re.IGNORECASE)


class Uses:
    """The texts of a document, found by the words in them."""

    def __init__(self, document: Document) -> None:
        self.texts = [(loose(text), line) for text, line in _told(document)]
        self.places: dict[str, set[int]] = {}
        for at, (text, _) in enumerate(self.texts):
            for word in text.split():
                self.places.setdefault(word.strip('.,;:()"'), set()).add(at)
        self.words = sorted(self.places)

    def elsewhere(self, entry: Entry) -> bool:
        """Return whether a term is used in any form outside of its own entry."""
        return self.beyond(entry.term, entry.line)

    def beyond(self, term: str, line: int) -> bool:
        """Return whether a term is used in any form outside of the part that begins in the line."""
        tried: set[int] = set()
        for word in loose(re.sub(r"\s*\(.*", "", term)).replace(",", " ").split():
            root = stem(word)
            for known in self.words[bisect_left(self.words, root) :]:
                if not known.startswith(root):
                    break
                tried |= self.places[known]
        texts = [text for text, begins in (self.texts[at] for at in tried) if begins != line]
        return bool(texts) and any(map(forms(term).search, texts))


def _told(document: Document) -> Iterator[tuple[str, int]]:
    for rule in document.rules:
        yield f"{rule.title} {rule.text}", rule.line
    for example in document.examples:
        yield example.text, example.line
    for entry in document.entries:
        yield entry.text, entry.line
    for heading in document.headings:
        yield heading.title, heading.line
    for card in document.cards:
        yield card.text, card.line


def loose(text: str) -> str:
    """Return a text for comparing: in small letters, without typography, and with spaces for hyphens between words.

    >>> loose("Two-Handed “Weapon”")
    'twohanded "weapon"'
    """
    return folded(text).replace("-", " ").casefold()


def flat(text: str) -> str:
    """Return a text in small letters without accents, with each character in its old place.

    >>> flat("Épuisé")
    'epuise'
    """
    return "".join(unicodedata.normalize("NFKD", sign)[:1].lower()[:1] or sign for sign in text)


def stem(term: str) -> str:
    """Return the part that all forms of a term begin with; "Type, Card" is taken as "card type".

    >>> stem("Heralds") == stem("Herald"), stem("Exhausted") == stem("EXHAUST"), stem("Type, Card")
    (True, True, 'card typ')
    """
    bare = re.sub(r"\s*\(.*", "", term)
    last, comma, first = bare.partition(", ")
    words = loose(f"{first} {last}" if comma else bare).strip()
    while ending := next((end for end in _ENDINGS if words.endswith(end) and len(words) - len(end) >= SHORT), ""):
        words = words.removesuffix(ending)
    return words
