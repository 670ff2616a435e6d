"""Names of cards that were written without quotation marks, put between them."""

import re
from collections.abc import Callable, Iterable

from scenarios.registry.step_tokens import quoted, tokens_of

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
