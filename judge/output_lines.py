"""Lines of output, which are broken to the width of the page and coloured only as they are printed."""

import sys
from collections.abc import Iterable
from textwrap import wrap
from typing import Literal, assert_never

from engine.value import value
from judge.control_characters import harmless

Style = Literal["plain", "title", "faint", "good", "bad", "unsure"]

PIPED_WIDTH = 100
"""How wide a page is where there is no terminal: always the same, so that equal input gives equal bytes."""

_END = "\033[0m"


@value
class Line:
    """One line: its text, its indent, its style, and how much further its continued lines are indented (`hang`).

    `lead` is put before the text, for the branches of a tree. A `whole` line is never broken.
    """

    text: str
    indent: int = 0
    style: Style = "plain"
    hang: int = 2
    lead: str = ""
    whole: bool = False


BLANK = Line("")


def laid_out(line: Line, width: int = PIPED_WIDTH, *, colour: bool = False) -> str:
    """Return the line broken to the width, with terminal colours if wanted.

    >>> print(laid_out(Line("Tim attacks Brigg, and Brigg is dealt damage", indent=2), width=30))
      Tim attacks Brigg, and Brigg
        is dealt damage
    """
    first = " " * line.indent + line.lead
    further = " " * line.indent + _continued(line.lead) + " " * line.hang
    said, room = harmless(line.text), sys.maxsize if line.whole else max(width, len(further) + 20)
    if _fits(said, room - len(first)):
        return _coloured(first + said, line.style) if colour else first + said
    broken = wrap(
        said,
        room,
        initial_indent=first,
        subsequent_indent=further,
        break_long_words=False,
        break_on_hyphens=False,
    )
    text = "\n".join(broken) or first.rstrip()
    return _coloured(text, line.style) if colour and text else text


def _fits(text: str, room: int) -> bool:
    """Return whether a text is one line as it stands, as most are; it takes long to break a text that needs none of it.

    Of the printable signs only the space separates words. Spaces at the end of a text are left out, and so is a text of
    nothing else.
    """
    return len(text) <= room and text.isprintable() and text != "" and text[-1] != " "


def height(lines: Iterable[Line]) -> int:
    """Return how many lines these take on a page without a terminal.

    >>> height([Line("Tim attacks"), Line("and Brigg " * 20)])
    4
    """
    return sum(laid_out(line).count("\n") + 1 for line in lines)


def _continued(lead: str) -> str:
    """Return what is put before a continued line: the branches of a tree that go on below, and spaces for the rest.

    >>> _continued("│  ├─ "), _continued("- ")
    ('│  │  ', '  ')
    """
    return "".join("│" if sign in "│├" else " " for sign in lead)


def _coloured(text: str, style: Style) -> str:
    code = _code(style)
    return f"\033[{code}m{text}{_END}" if code else text


def _code(style: Style) -> str:
    match style:
        case "plain":
            return ""
        case "title":
            return "1"
        case "faint":
            return "2"
        case "good":
            return "32"
        case "bad":
            return "31"
        case "unsure":
            return "33"
        case _:
            assert_never(style)
