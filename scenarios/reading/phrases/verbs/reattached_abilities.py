"""Abilities that are detached and attached to a card that is targeted, or that was spoken of (306.3f)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Reattach
from engine.language.filters import AllOf, Among, Not
from engine.language.selections import Selection, Target, This
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.templates import Bindings


def _reattached(discourse: Discourse, it: Selection, to: Selection) -> tuple[Reattach]:
    """Return that a target is attached to another card.

    Raises:
        NoReading: what is attached is no target, so that it may not be in play; or "another" target is another than
            the one to which it is attached.
    """
    if not isinstance(it, Target):
        raise NoReading("a target that is attached to a card")
    described = discourse.description_of(to)
    parts = described.filter.filters if described is not None and isinstance(described.filter, AllOf) else ()
    if any(isinstance(each, Not) and each.filter == Among(This()) for each in parts):
        raise NoReading('one card that "another" excludes without doubt')
    return (Reattach(it, to),)


def _undo_reattached(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Reattach(Target() as it, to),):
            yield {"it": it, "to": to}
        case _:
            return


def _attaching() -> Iterator[tuple[Rule, ...]]:
    said = "attach+s {it:np~} to {to:ref}"
    yield from verb_made(said, _reattached, _undo_reattached, like=(Reattach,))


RULES = (*_attaching(),)
