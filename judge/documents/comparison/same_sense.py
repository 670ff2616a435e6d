"""Wordings that say the same: other spelling and punctuation, numbers in words or figures, renamed terms."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from difflib import SequenceMatcher
from functools import cache, cached_property, lru_cache
from typing import TypeAlias

from judge.rulebook import editions
from judge.rulebook.rule_entries import rules_of

Words: TypeAlias = tuple[str, ...]
Texts: TypeAlias = Callable[[], Iterable[str]]
"""Gives all texts of a document, which are read only where a word has to be looked for."""

Renamed: TypeAlias = tuple[Words, Words]
"""The words of a term in the old document, and those that stand for it everywhere in the new one."""

_UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_DIGITS = ("", *_UNITS.split()[1:10])
FIGURES = {word: str(number) for number, word in enumerate(_UNITS.split())} | {
    f"{ten}{unit}": str(10 * tens + units)
    for tens, ten in enumerate(_TENS.split(), 2)
    for units, unit in enumerate(_DIGITS)
}
"""The numbers in words, those of two words written as one, with their figures."""

_NUMBER = "|".join(sorted(FIGURES, key=len, reverse=True))
_COUNTED = re.compile(rf"\b({_NUMBER}|\d+)[- ]?(?=(?:sided|handed)\b)")

_CONTRACTED = (
    (re.compile(r"\bcan't\b|\bcannot\b"), "can not"),
    (re.compile(r"\bwon't\b"), "will not"),
    (re.compile(r"(?<=[a-z])n't\b"), " not"),
    (re.compile(r"(?<=\bit|\bhe)'s\b|(?<=\bthat|\bhere)'s\b|(?<=\bthere)'s\b"), " is"),
    (re.compile(r"(?<=[a-z])'re\b"), " are"),
    (re.compile(r"\bcan never\b"), "can not"),
    (re.compile(r"\bin order to\b"), "to"),
    (re.compile(r"\bprior to\b"), "before"),
    (re.compile(r"\bso long as\b"), "as long as"),
    (re.compile(r"\bh(?:is|er) or h(?:er|is)\b"), "their"),
    (re.compile(r"\bhim or her\b|\bher or him\b"), "them"),
)
_SERIAL_COMMA = re.compile(r"(?<=,)([^,.;:]*),(?= (?:and|or) )")
_OPENING_COMMA = re.compile(
    r"(?:(?<=[.:-] )|^)(however|otherwise|in addition|instead|therefore|for example|similarly|also|then|next|finally),"
)
_TOKEN = re.compile(r"(?:(?<![\w)])[+-])?(?:\d+|x)(?!\w)|\w+(?:[.@]\w+)*|(?<=\w)'s\b|[^\w\s]")
_SET = frozenset(""".;:!?"'-…`""")
"""Signs that set words apart and say nothing themselves; brackets, commas, arrows and slashes do."""

CROWD = 1_000_000
"""Above so many pairs of words two texts aren't matched word by word."""

SPELT_FROM = 5
"""From how many letters on a word can be recognised though one of them is wrong."""


class Vocabulary:
    """The words of the old and the new document with how often each stands there, and the terms that were renamed."""

    def __init__(self, old: Texts = tuple, new: Texts = tuple, renamed: tuple[Renamed, ...] = ()) -> None:
        self._texts = (old, new)
        self.renamed = renamed

    @cached_property
    def old(self) -> Counter[str]:
        """How often each word stands in the old document."""
        return Counter(word for text in self._texts[0]() for word in sense(text))

    @cached_property
    def new(self) -> Counter[str]:
        """How often each word stands in the new document."""
        return Counter(word for text in self._texts[1]() for word in sense(text))

    def after(self, words: Words) -> Words:
        """Return the words of an old text under the names of the new document."""
        for was, now in self.renamed:
            words = replaced(words, was, now)
        return words

    def same(self, old: str, new: str) -> bool:
        """Return whether two texts without references say the same."""
        before, after = sense(old), sense(new)
        return before == after or self._same(self.after(before), after)

    def _same(self, old: Words, new: Words) -> bool:
        return all(
            self._called(_joined(old[start:end])) == _joined(new[begin:stop])
            or self._respelt(old[start:end], new[begin:stop])
            for start, end, begin, stop in differences(old, new)
        )

    def _called(self, word: str) -> str:
        """Return a word in which parts stand together, such as "nonarmor", with its parts under their new names."""
        for was, now in self.renamed:
            word = word.replace(_joined(was), _joined(now))
        return word

    def _respelt(self, old: Words, new: Words) -> bool:
        """Return whether each of the words is one of the others with a letter that nobody writes there."""
        return len(old) == len(new) and all(self._misspelt(was, now) for was, now in zip(old, new, strict=True))

    def _misspelt(self, was: str, now: str) -> bool:
        if was == now:
            return True
        put_right = not self.new[was] and self.old[was] == 1 and self.new[now] > 1
        gone_wrong = not self.old[now] and self.new[now] == 1 and self.old[was] > 1
        if not (put_right or gone_wrong) or not _one_letter_apart(was, now):
            return False
        return (was if put_right else now) not in _words_of_the_game()


@cache
def _words_of_the_game() -> frozenset[str]:
    """Return the words with which the rulebook states the rules: none of them is a misspelling of another."""
    stated = (rule.sentence for edition in editions() for rule in rules_of(edition).values())
    return frozenset(word for sentence in stated for word in sense(sentence))


def _joined(words: Words) -> str:
    """Return the words as one, for a word may be written in two; figures stay apart."""
    return "".join(f" {word} " if word.isdigit() else re.sub("[.']", "", word) for word in words)


def _one_letter_apart(one: str, other: str) -> bool:
    """Return whether two words differ by a letter inside them, or by two that changed places.

    The first letter and the last two don't count: there other letters make another word of it, or another form.
    """
    if min(len(one), len(other)) < SPELT_FROM or not (one.isalpha() and other.isalpha()):
        return False
    if one[0] != other[0] or one[-2:] != other[-2:]:
        return False
    if len(one) == len(other):
        unlike = [at for at, (mine, theirs) in enumerate(zip(one, other, strict=True)) if mine != theirs]
        crossed = len(unlike) == 2 and unlike[1] == unlike[0] + 1 and sorted(one) == sorted(other)  # noqa: PLR2004
        return len(unlike) == 1 or crossed
    short, long = sorted((one, other), key=len)
    return len(long) == len(short) + 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


@lru_cache(maxsize=16384)
def sense(text: str) -> Words:
    """Return the words of a text without what only sets them: capitals, quotes, full stops, the way of numbers.

    >>> sense('Draw 7 cards; "they" do not count, reveal, and (2) is -1.')
    ('draw', '7', 'cards', 'they', 'do', 'not', 'count', ',', 'reveal', 'and', '(', '2', ')', 'is', '-1')
    >>> sense("Draw seven cards. They do not count") == sense("draw 7 cards; they don't count.")
    True
    """
    told = text.casefold()
    for pattern, whole in _CONTRACTED:
        told = pattern.sub(whole, told)
    for pattern in (_SERIAL_COMMA, _OPENING_COMMA):
        told = pattern.sub(r"\1", told)
    told = _COUNTED.sub(r"\1 ", told)
    return tuple(FIGURES.get(word, word) for word in _TOKEN.findall(told) if word not in _SET)


def differences(old: Words, new: Words) -> list[tuple[int, int, int, int]]:
    """Return the places where the words differ: begin and end in the old ones, begin and end in the new ones.

    Of texts that are too long to be matched it is the whole of both.
    """
    if len(old) * len(new) > CROWD:
        return [(0, len(old), 0, len(new))]
    matched = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return [(start, end, begin, stop) for tag, start, end, begin, stop in matched if tag != "equal"]


def replaced(words: Words, was: Words, now: Words) -> Words:
    """Return the words with others for some that follow one another.

    >>> replaced(("the", "turn", "player"), ("turn", "player"), ("active", "player"))
    ('the', 'active', 'player')
    """
    told: list[str] = []
    at = 0
    while at < len(words):
        if words[at : at + len(was)] == was:
            told += now
            at += len(was)
        else:
            told.append(words[at])
            at += 1
    return tuple(told)
