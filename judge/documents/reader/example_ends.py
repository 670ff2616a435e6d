"""Where an example ends: behind the marks of its quotation, or where a paragraph stands at the margin of its rule."""

import re
from typing import NamedTuple

from judge.documents.reader.part_patterns import BULLET
from judge.documents.reader.segments import Segment

_QUOTED = re.compile(r"\s{0,3}>")


class Frame(NamedTuple):
    """How a line stands on its page: whether it has the mark of a quotation, and how far it is from the margin."""

    quoted: bool
    indent: int


def frame_of(segment: Segment) -> Frame | None:
    """Return how a line stands on its page; None for what begins inside of a line.

    >>> frame_of(Segment("> Example: Ann bids.", 1)), frame_of(Segment("    Ann bids.", 2))
    (Frame(quoted=True, indent=0), Frame(quoted=False, indent=4))
    """
    if segment.cut:
        return None
    text = segment.text.replace("\f", "").expandtabs()
    return Frame(_QUOTED.match(text) is not None, len(text) - len(text.lstrip(" \u00a0")))


def leaves_example(paragraph: Frame | None, example: Frame | None, rule: Frame | None) -> bool | None:
    """Return whether a paragraph behind an example belongs to the rule again; None where no mark or margin shows it.

    >>> rule, indented, quoted = Frame(False, 0), Frame(False, 4), Frame(True, 0)
    >>> leaves_example(rule, indented, rule), leaves_example(rule, quoted, rule), leaves_example(quoted, quoted, rule)
    (True, True, False)
    >>> leaves_example(rule, rule, rule) is None, leaves_example(indented, indented, rule) is None
    (True, True)
    """
    if paragraph is None or example is None or rule is None or rule.quoted:
        return None
    if example.quoted:
        return not paragraph.quoted
    deeper = example.indent > rule.indent and not paragraph.quoted
    return True if deeper and paragraph.indent <= rule.indent else None


def lists_on(words: str, example: list[str], before: str) -> bool:
    """Return whether an item of a list belongs to the example above it, of which `example` are the lines so far.

    It does where a colon announces the list in the example, and behind another item in it. `before` is the last text.

    >>> lists_on("- She pays.", ["Ann may choose:"], "Ann may choose:"), lists_on("- She pays.", ["Ann."], "Ann.")
    (True, False)
    """
    if not BULLET.match(words) or not any(map(str.strip, example)):
        return False
    return before.rstrip(" *_").endswith(":") or any(BULLET.match(each) for each in example[1:])
