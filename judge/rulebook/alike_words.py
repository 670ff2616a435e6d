"""The known word that is most like a word that nobody knows, for messages."""

from collections.abc import Iterable
from difflib import SequenceMatcher


def most_alike(word: str, known: Iterable[str]) -> str:
    """Return the known word that is most like the given one, the first of several that are equally like it."""
    matcher = SequenceMatcher(b=word.casefold(), autojunk=False)

    def likeness(candidate: str) -> float:
        matcher.set_seq1(candidate.casefold())
        return matcher.ratio()

    return max(known, key=likeness)
