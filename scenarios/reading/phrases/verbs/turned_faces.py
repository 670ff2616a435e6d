"""Turning cards to the other face; only cards that show the one face are turned to the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.language.effects import Effect, Flip
from engine.language.filters import AllOf, Among, Filter, InCondition
from engine.language.selections import Chosen, Every, Selection, This
from engine.language.words import CardType, Condition, Zone
from scenarios.reading import back_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.templates import Bindings, Value, joined, whole_of

_Undo: TypeAlias = Callable[[Discourse, object], Iterator[Bindings]]


FACED = frozenset({"quest", "resource", "hero"})
"""Nouns of cards with two faces that are turned."""


def _turned(shown: Condition) -> tuple[Callable[..., Any], _Undo]:
    """Return the build and undo functions of turning a card that shows the face."""
    so = InCondition(shown)

    def build(discourse: Discourse, it: Value) -> tuple[Effect]:
        said = next((each for each in reversed(discourse.mentions) if each.selection == it), None)
        if said is not None and said.selection != This() and not said.nouns & FACED:
            raise NoReading("a card with two faces")
        match it:
            case Chosen(Every() as among):
                return (Flip(replace(it, among=_narrowed(among, so))),)
            case Every():
                return (Flip(_narrowed(it, so)),)
            case _:
                return (Flip(Every(AllOf((Among(it), so)))),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Flip(Chosen(Every(AllOf((*rest, _)) as whole) as among) as it),) if whole.filters[-1] == so:
                yield {"it": replace(it, among=replace(among, filter=whole_of(rest)))}
            case (Flip(Every(AllOf((Among(it), _)) as whole, (Zone.PLAY,), None)),) if whole.filters[-1] == so:
                yield {"it": it}
            case (Flip(Every(AllOf((*rest, _)) as whole) as it),) if whole.filters[-1] == so:
                yield {"it": replace(it, filter=whole_of(rest))}
            case _:
                return

    return build, undo


def _narrowed(every: Every, so: Filter) -> Every:
    return replace(every, filter=joined(every.filter, so))


def _with_a_face(discourse: Discourse) -> Selection:
    """Return what "it" is that is turned, where only one of the things spoken of has two faces.

    Raises:
        NoReading: "it" is clear by the words alone, or more than one thing spoken of has two faces.
    """
    back_references.must_be_in_doubt(discourse)
    own = discourse.names.type in (CardType.QUEST, CardType.HERO)
    there = [
        each for each in discourse.mentions if not (each.several or each.person) and (each.selection != This() or own)
    ]
    faced = {each.selection for each in there if each.nouns & FACED}
    if len(faced) != 1:
        raise NoReading('one thing with two faces that "it" can mean')
    return faced.pop()  # type: ignore[no-any-return]


def _turns() -> Iterator[tuple[Rule, ...]]:
    yield made("it.faced", "it", _with_a_face, as_built(_with_a_face))
    for things in ("np~", "it.faced"):
        yield from verb_made(f"turn+s {{it:{things}}} face down", *_turned(Condition.FACE_UP))
        yield from verb_made(f"turn+s {{it:{things}}} face up", *_turned(Condition.FACE_DOWN))


RULES = (*_turns(),)
