"""What is asked of a card after something that may be done to it: the words leave open what holds if it isn't done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.language.effects import Destroy, If, Interrupt, May, Put
from engine.language.powers import Text
from engine.language.printed import Printed
from engine.language.selections import Target
from scenarios.reading.templates import Value, parts_of


def asks_of_one_not_moved(printed: Printed) -> bool:
    """Return whether a text asks of a target what it was, right after a deed that its player may leave undone.

    "You may destroy target ally. If it was a Demon, draw a card" speaks of an ally that was destroyed, and doesn't say
    so; "if you do" would.
    """
    texts = [part for part in parts_of((printed.text, printed.powers)) if isinstance(part, Text)]
    return any(_asks(each.effects) for each in texts)


def _asks(effects: Sequence[Value]) -> bool:
    for before, after in pairwise(effects):
        if isinstance(before, May) and isinstance(after, If) and not before.then:
            moved = {
                part
                for deed in before.do
                if isinstance(deed, (Destroy, Interrupt, Put))
                for part in parts_of(deed)
                if isinstance(part, Target)
            }
            if moved.intersection(part for part in parts_of(after.condition) if isinstance(part, Target)):
                return True
    return False
