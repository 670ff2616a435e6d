"""Names of cards that were written without quotation marks, put between them."""

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import SequenceMatcher, get_close_matches

from scenarios.registry.step_tokens import quoted, tokens_of

_WORD = re.compile(r"[\w'’-]+")
LONGEST = 5
"""How many words a name has that is looked for by its likeness, at most."""
_SHORTEST, _NEAR = 4, 0.8
_JOINT = re.compile(
    r",? (?:and|but) (?:then )?(?=(?:I|we|you|my|your|the|it|he|she|they|nobody|everyone|[A-Z\"“]))"
    r"|, (?=(?:I|we|you|my|your|he|she|they) )",
    re.IGNORECASE,
)
_QUOTED = re.compile(r'"(?:\\.|[^"\\])*"|“(?:\\.|[^”\\])*”')


def outside_names(line: str, change: Callable[[str], str]) -> str:
    """Return a line with what stands outside of names changed; names get straight quotation marks.

    >>> outside_names('I play “My Precious”', lambda piece: piece.replace("I", "you").replace("My", "your"))
    'you play "My Precious"'
    """
    done, at = [], 0
    for name in _QUOTED.finditer(line):
        done += [change(line[at : name.start()]), quoted(tokens_of(name[0])[0].text)]
        at = name.end()
    return "".join((*done, change(line[at:])))


def joints(line: str) -> list[re.Match[str]]:
    """Return where another sentence may begin in a line: behind "and", "but" or a comma, with a new subject.

    >>> [each.start() for each in joints('I control "Tim and I", and my opponent controls "Brigg"')]
    [21]
    """
    names = [(name.start(), name.end()) for name in _QUOTED.finditer(line)]
    return [each for each in _JOINT.finditer(line) if not any(start < each.start() < end for start, end in names)]


def without_joint(part: str) -> str:
    """Return a part of a line without the word that joins it to the part before."""
    return re.sub(r"^(?:and|but) (?:then )?", "", part, flags=re.IGNORECASE)


def with_near_names(line: str, names: Iterable[str]) -> str:
    """Return a line with words that are nearly the name of a card replaced by that name, in quotation marks.

    >>> with_near_names("I play fire blust on Tim", ["Fire Blast", "Tim"])
    'I play "Fire Blast" on Tim'
    """
    known = {name.casefold(): name for name in names if name.strip()}

    def with_nearest(piece: str) -> str:
        likeness, start, end, name = max(_near(piece, known), default=(0.0, 0, 0, ""))
        return f"{piece[:start]}{quoted(known[name])}{piece[end:]}" if likeness else piece

    return outside_names(line, with_nearest)


def _near(piece: str, known: Iterable[str]) -> Iterator[tuple[float, int, int, str]]:
    """Yield how like a name some words are, where they stand, and the name."""
    words = list(_WORD.finditer(piece))
    for length in range(1, min(LONGEST, len(words)) + 1):
        for first, last in zip(words, words[length - 1 :], strict=False):
            said = piece[first.start() : last.end()].casefold()
            found = get_close_matches(said, known, 1, _NEAR) if len(said) >= _SHORTEST else []
            for name in found:
                yield SequenceMatcher(None, said, name).ratio(), first.start(), last.end(), name


def with_quoted_names(line: str, names: Iterable[str]) -> str:
    """Return a line with known names of cards between quotation marks, the longest names first, in any case.

    >>> with_quoted_names("I play fire blast on Tim", ["Fire Blast", "Tim"])
    'I play "Fire Blast" on "Tim"'
    """
    known = {name.casefold(): name for name in names if name.strip()}
    if not known:
        return line
    longest = sorted(known, key=len, reverse=True)
    anyone = re.compile(rf"(?<![\w'’-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])", re.IGNORECASE)
    return outside_names(line, lambda piece: anyone.sub(lambda found: quoted(known[found[0].casefold()]), piece))
