"""Names that deeds give to what was done "this way", where several deeds give the same name one after another.

The name holds what the last of them was done to, while the words mean all of it.
"""

from __future__ import annotations

from collections import Counter

from engine.language.effects import ChooseMode, FlipCoin, ForEach, If, IfYouDo, May, Repeat
from engine.language.powers import Text
from engine.language.printed import Printed
from engine.language.selections import ThatMany, Those
from scenarios.reading.parts_by_kind import card_parts
from scenarios.reading.templates import Value, parts_of

_MEASURED = frozenset({"dealt", "healed"})
"""Names of damage that was dealt or healed, and of those to whom this was done."""

_DONE = _MEASURED | {"destroyed", "exhausted", "moved", "removed"}
"""Names that deeds give to what they are done to."""

_TWICE = 2


def done_in_turn(printed: Printed) -> bool:
    """Return whether a text speaks of what was done "this way" after several deeds each of which gives that name."""
    return any(_is_in_doubt(each.effects, Counter()) for each in card_parts(printed, Text))


def _is_in_doubt(effects: tuple[Value, ...], given: Counter[str]) -> bool:
    """Return whether one of the effects uses a name that was given more than once; count the names that they give."""
    return any(_in_effect(each, given) for each in effects)


def _in_effect(effect: Value, given: Counter[str]) -> bool:
    match effect:
        case ForEach(do=do) | Repeat(do=do):
            within = given.copy()
            found = _is_in_doubt(do, within)
            given.update(dict.fromkeys(within - given, _TWICE))
            return found
        case If(then=then, otherwise=otherwise):
            return _in_one_of((then, otherwise), given)
        case IfYouDo(do=do, then=then, otherwise=otherwise):
            return _is_in_doubt(do, given) or _in_one_of((then, otherwise), given)
        case May(do=do, then=then, otherwise=otherwise):
            return _in_one_of(((*do, *then), otherwise), given)
        case ChooseMode(courses=courses):
            return _in_one_of(courses, given)
        case FlipCoin(won=won, lost=lost):
            return _in_one_of((won, lost), given)
        case _:
            return _in_plain(effect, given)


def _in_one_of(courses: tuple[tuple[Value, ...], ...], given: Counter[str]) -> bool:
    """Return whether one of the courses is in doubt, of which only one is taken."""
    ends = [given.copy() for _ in courses]
    found = [_is_in_doubt(each, end) for each, end in zip(courses, ends, strict=True)]
    for end in ends:
        given |= end
    return any(found)


def _in_plain(effect: Value, given: Counter[str]) -> bool:
    used = {part.name for part in parts_of(effect) if isinstance(part, (Those, ThatMany))}
    name = getattr(effect, "name", None)
    found = any(given[each] >= _TWICE for each in used & _DONE)
    if name in _MEASURED or (name in _DONE and given[name] < 1):
        given[name] += 1
    return found
