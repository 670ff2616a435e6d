"""What follows a deed that may not have been done: one that a player could avoid, one with a condition behind it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Destroy, If, IfYouDo, Interrupt, May
from engine.language.selections import Chosen, HeroOf, Selection, This, You
from scenarios.reading.discourse import Discourse
from scenarios.reading.followed_branches import IF_YOU_DO_WHICH
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.sentences.clauses import must_be_one_deed
from scenarios.reading.phrases.sentences.text_sentences import if_you_do
from scenarios.reading.templates import Bindings, Value, parts_of, replaced

_DEEDS = {"interrupted": Interrupt, "destroyed": Destroy}
"""What is done to a card, as its participle says."""


def _affected(deed: Value) -> Selection:
    return deed.links if isinstance(deed, Interrupt) else deed.cards


def _if_so(kind: type) -> tuple[Any, Any]:
    """Return the build and undo functions of what follows the deed that a player did not avoid."""

    def build(_discourse: Discourse, a: Value, it: Selection, b: Value) -> tuple[May]:
        match a:
            case (May(then=(), otherwise=(_,)) as may,) if isinstance(may.otherwise[0], kind):
                pass
            case _:
                raise NoReading("one deed that is done to the card this way")
        if _affected(may.otherwise[0]) != it:
            raise NoReading("the card to which that is done")
        return (replace(may, otherwise=(IfYouDo(may.otherwise, b),)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (May(then=(), otherwise=(IfYouDo((_,), b, ()) as so,)) as may,) if isinstance(so.do[0], kind):
                yield {"a": (replace(may, otherwise=so.do),), "it": _affected(so.do[0]), "b": b}
            case _:
                return

    return build, undo


def _rules() -> Iterator[tuple[Rule, ...]]:
    for word, kind in _DEEDS.items():
        said = f"{{a:clauses.limited}} . if {{it:ref}} <is|'s> {word} this way , {{b:clauses.last}} ."
        yield made("step.plain", said, *_if_so(kind), bracket="sentence", like=(May,))


def _must_be_no_deed_of_yours(a: Value, c: Value) -> None:
    """Refuse a condition that is about you, for "if you do" could ask about it, and one about a card that is chosen.

    Raises:
        NoReading: it is such a condition.
    """
    if You() in parts_of(replaced(c, HeroOf(You()), This())):
        raise NoReading(IF_YOU_DO_WHICH)
    if any(isinstance(part, Chosen) for part in parts_of(a)):
        raise NoReading("a deed whose condition is about no card that is chosen for it")


def _limited(discourse: Discourse, a: Value, c: Value, b: Value) -> tuple[If]:
    """Return a deed that is done if a condition is true, and what follows if it was done."""
    must_be_one_deed(a)
    _must_be_no_deed_of_yours(a, c)
    return (If(c, if_you_do(discourse, a, b)),)


def _undo_limited(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (If(c, (IfYouDo(a, b, ()),), ()),):
            yield {"a": a, "c": c, "b": b}
        case _:
            return


def _permitted(_discourse: Discourse, a: Value, c: Value, b: Value) -> tuple[If]:
    """Return what you may do if a condition is true, and what follows if you do it."""
    _must_be_no_deed_of_yours(a, c)
    return (If(c, (May(You(), a, b),)),)


def _undo_permitted(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (If(c, (May(You(), a, b, ()),), ()),) if b:
            yield {"a": a, "c": c, "b": b}
        case _:
            return


def _conditional() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for "if you do" after a deed, or a permission, with a condition behind it."""
    for then in ("{b:clauses.last} .", "{b:step.led}"):
        said = f"{{a:clauses}} if {{c:condition}} . if you do , {then}"
        yield made("step.plain", said, _limited, _undo_limited, bracket="sentence", like=(If,))
        may = f"you may {{a:dos}} if {{c:condition}} . if you do , {then}"
        yield made("step.plain", may, _permitted, _undo_permitted, bracket="command", like=(If,))


RULES = (*_rules(), *_conditional())
