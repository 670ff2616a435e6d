"""What is asked of a card after something that may be done to it: the words leave open what holds if it isn't done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.language.effects import Destroy, If, Interrupt, May, Put
from engine.language.powers import Text
from engine.language.printed import Printed
from engine.language.selections import Compare, Count, Every, Negated, Number, Target, Those
from engine.language.words import Comparison
from scenarios.reading.parts_by_kind import card_parts
from scenarios.reading.templates import Value, parts_of


def asks_of_one_not_moved(printed: Printed) -> bool:
    """Return whether a text asks of a target what it was, right after a deed that its player may leave undone.

    "You may destroy target ally. If it was a Demon, draw a card" speaks of an ally that was destroyed, and doesn't say
    so; "if you do" would. So is a card meant that only the deed chooses, in a condition that is true of none.
    """
    return any(_asks(each.effects) or _asks_of_none(each.effects) for each in card_parts(printed, Text))


def _asks(effects: Sequence[Value]) -> bool:
    return any(
        _targets(*(deed for deed in before.do if isinstance(deed, (Destroy, Interrupt, Put))))
        & (_targets(after.condition) - _where_it_was_put(before, after))
        for before, after in pairwise(effects)
        if isinstance(before, May) and isinstance(after, If) and not before.then
    )


def _asks_of_none(effects: Sequence[Value]) -> bool:
    """Return whether a condition that is true of no card asks of one that the deed before would have given a name."""
    return any(
        _named(before.do)
        & {
            those.name
            for part in parts_of(after.condition)
            if isinstance(part, _TRUE_OF_NONE) and not _asks_for_some(part)
            for those in parts_of(part)
            if isinstance(those, Those)
        }
        for before, after in pairwise(effects)
        if isinstance(before, May) and isinstance(after, If) and not before.then
    )


_TRUE_OF_NONE = (Negated, Compare)


def _asks_for_some(condition: Value) -> bool:
    """Return whether the condition asks whether there is at least one such card, which none can't be."""
    match condition:
        case Compare(Count(), Comparison.AT_LEAST, Number(many)):
            return many > 0
        case _:
            return False


def _named(do: Value) -> set[str]:
    return {part.name for part in parts_of(do) if isinstance(getattr(part, "name", None), str)}


def _targets(*of: Value) -> set[Value]:
    return {part for part in parts_of(of) if isinstance(part, Target)}


def _where_it_was_put(before: May, after: If) -> set[Value]:
    """Return the targets that the condition looks for where they would have been put: there they are only then."""
    zones = {deed.zone for deed in before.do if isinstance(deed, Put)}
    looked_for = (
        part for part in parts_of(after.condition) if isinstance(part, Every) and zones.issuperset(part.zones)
    )
    return _targets(*looked_for)
