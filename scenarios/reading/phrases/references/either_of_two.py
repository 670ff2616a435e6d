"""Cards of one kind or of another, to which a player does a deed or which are one target, and all of somebody's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import ChooseMode, Destroy, Exhaust
from engine.language.filters import AllOf, AnyOf, Controlled, Filter
from engine.language.powers import TargetDescription
from engine.language.selections import Chosen, Every, Players, Selection, Target
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.selected_cards import aim, every
from scenarios.reading.templates import Bindings

_EITHER = ("the first", "the second")


def _done_to_either(effect: type[Destroy | Exhaust], done: str) -> tuple[Any, Any]:
    """Return the build and undo functions of a deed that a player does to some cards or to others, by choice."""

    def build(discourse: Discourse, a: Selection, b: Selection) -> tuple[ChooseMode]:
        if isinstance(discourse.doer, Players):
            raise NoReading("one player who chooses")
        if not (isinstance(a, Chosen) and isinstance(b, Chosen)):
            raise NoReading('a choice of cards on both sides of "or"')
        return (ChooseMode(discourse.doer, ((effect(a, done),), (effect(b, done),)), _EITHER, either=True),)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ChooseMode(doer, ((Destroy() | Exhaust() as a,), (Destroy() | Exhaust() as b,)), either=True),):
                if doer == discourse.doer and type(a) is effect and type(b) is effect:
                    yield {"a": a.cards, "b": b.cards}
            case _:
                return

    return build, undo


def _either_of_two() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a deed to cards of one kind or to cards of another, where at least one side has several."""
    for words, effect, done in (("destroy", Destroy, "destroyed"), ("exhaust", Exhaust, "exhausted")):
        both = _done_to_either(effect, done)
        for a, b in (("np.indefinite", "nps"), ("nps", "np.indefinite"), ("nps", "nps")):
            yield made("does~", f"{words}s~ {{a:{a}}} or {{b:{b}}}", *both, like=(ChooseMode,))


def _of_either(discourse: Discourse, a: Filter, b: Filter) -> Target:
    """Return one target, which is of one kind or of another."""
    if a == b:
        raise NoReading("two different kinds")
    return aim(discourse, TargetDescription(AnyOf((a, b))))


def _undo_of_either(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and isinstance(found.filter, AnyOf) and found == TargetDescription(found.filter):
        match found.filter.filters:
            case (_, _):
                yield dict(zip("ab", found.filter.filters, strict=True))
            case _:
                return


def _targets() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a target of one kind or of another: "destroy target Dwarf ally or target quest"."""
    yield made("ref", "target {a:noun} or target {b:noun}", _of_either, _undo_of_either, like=Target)


def _somebodys(discourse: Discourse, nouns: Filter) -> Every:
    """Return every card of the noun, of which the words say whose they are: "destroy opposing allies".

    Raises:
        NoReading: they don't, so that fewer cards could be meant.
    """
    parts = nouns.filters if isinstance(nouns, AllOf) else ()
    if not any(isinstance(each, Controlled) for each in parts):
        raise NoReading('"all", or words that say whose cards are meant')
    return every(discourse, nouns)


def _all_of_somebody() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for every card of a plural that says whose they are."""
    yield made("nps", "{nouns}", _somebodys, lambda _d, value: [{"nouns": value.filter}], like=Every)


RULES = (*_either_of_two(), *_targets(), *_all_of_somebody())
