"""What stands after a noun: what it targets, and whose abilities are attached to it."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, Among, Controlled, Filter, HasAttached, HasTarget
from engine.language.selections import Selection
from scenarios.reading.discourse import Discourse
from scenarios.reading.rules import Rule, made, rule
from scenarios.reading.templates import Bindings, h


def _with_one_of(_discourse: Discourse, who: Selection, nouns: Filter) -> HasAttached:
    parts = nouns.filters if isinstance(nouns, AllOf) else (nouns,)
    return HasAttached(AllOf((*parts, Controlled(who))))


def _undo_with_one_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case HasAttached(AllOf((*rest, Controlled(who)))) if rest:
            yield {"who": who, "nouns": rest[0] if len(rest) == 1 else AllOf(tuple(rest))}
        case _:
            return


def _targeting() -> Iterator[tuple[Rule, ...]]:
    """Give what on the chain has a target, and what in play has one of somebody's abilities attached."""
    which = "targeting|that targets|that target|that is targeting|that are targeting"
    for words, only in ((f"<{which}>", False), (f"<{which}> only", True)):
        yield rule("targeting", f"{words} <a|an> {{whom:noun}}", HasTarget(h.whom, only))
        yield rule("targeting", f"{words} {{whom:one}}", HasTarget(Among(h.whom), only))
    yield made("postmod", "with one or more of {who:whose} {nouns} attached", _with_one_of, _undo_with_one_of)


RULES = (*_targeting(),)
