"""Cards that can't ready, or don't ready, during a ready step, called by whose step it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.language.filters import AllOf, Controlled
from engine.language.modifiers import Cannot, Deed
from engine.language.selections import HeroOf, This, You
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.durations.duration_phrases import of_several
from scenarios.reading.templates import Bindings, h


def _in_your_step(discourse: Discourse) -> Cannot:
    if not _is_yours(discourse.doer):
        raise NoReading("the ready step of the cards' controller")
    return Cannot(Deed.READY_DURING_READY_STEP)


def _undo_in_your_step(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Cannot(Deed.READY_DURING_READY_STEP) and _is_yours(discourse.doer):
        yield {}


def _in_their_step(*, several: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of not readying in the ready step of the cards' controllers."""
    still = Cannot(Deed.READY_DURING_READY_STEP)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == still and of_several(discourse) is several:
            yield {}

    return lambda _discourse: still, undo


def _is_yours(doer: object) -> bool:
    """Return whether a predicate is about the card itself, your hero, or cards that you control."""
    parts = doer.filters if isinstance(doer, AllOf) else ()
    return doer in (This(), HeroOf(You())) or Controlled(You()) in parts


def _readying() -> Iterator[tuple[Rule, ...]]:
    yield rule("deed", "{a:deed.readying}", h.a)
    yield made("deed.readying", "ready during your ready step", _in_your_step, _undo_in_your_step)
    for whose, several in (("its controller 's", False), ("<their controllers '|their controller 's>", True)):
        yield made("deed.readying", f"ready during {whose} ready <step|steps>", *_in_their_step(several=several))
    yield rule("is~", "doesn't~ {a:deed.readying}", (h.a,))
    yield from _readied_otherwise()


def _readied_otherwise() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that ready in the ready step of whoever controls them and at no other time."""
    for category, ready in (("deed", "<ready|be readied>"), ("undergone", "readied")):
        yours = _in_their_own_step(lambda discourse: _is_yours(discourse.doer))
        yield made(category, f"{ready} except <during|in> your ready <step|steps>", *yours)
        for whose, several in (("its controller 's", False), ("<their controllers '|their controller 's>", True)):
            theirs = _in_their_own_step(partial(_are_several, several=several))
            yield made(category, f"{ready} except <during|in> {whose} ready <step|steps>", *theirs)
    yield rule("undergone", "readied", Cannot(Deed.READY))


def _are_several(discourse: Discourse, *, several: bool) -> bool:
    return of_several(discourse) is several


def _in_their_own_step(is_meant: Callable[[Discourse], bool]) -> tuple[Any, Any]:
    """Return the build and undo functions of readying in no other step than the one that the words call so."""
    otherwise = Cannot(Deed.READY_OTHERWISE)

    def build(discourse: Discourse) -> Cannot:
        if not is_meant(discourse):
            raise NoReading("the ready step of the cards' controller")
        return otherwise

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == otherwise and is_meant(discourse):
            yield {}

    return build, undo


RULES = (*_readying(),)
