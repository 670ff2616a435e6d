"""What a card was before something was done to it, and what follows if it was so."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Destroy, Effect, Exhaust, If, Interrupt, Put, Ready
from engine.language.selections import Chosen, Circumstance, Fits, Target
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h, parts_of

_OF_CARDS = (Destroy, Exhaust, Interrupt, Put, Ready)
"""Effects that change the state of their cards."""


def _if_it_was(_discourse: Discourse, a: Value, c: Circumstance, b: Value, m: Value = ()) -> tuple[If]:
    """Return a deed, and what follows it if the card was in the state before; so the state is asked for first.

    Raises:
        NoReading: the deed is not done to one target, so that it isn't settled which card is meant.
    """
    match a:
        case (Destroy() | Exhaust() | Interrupt() | Put() | Ready() as deed,) if _cards(deed) == c.selection:  # type: ignore[union-attr]
            pass
        case _:
            raise NoReading("one deed that is done to the card")
    if not isinstance(_cards(deed), Target) or any(isinstance(part, Chosen) for part in parts_of((m, b))):
        raise NoReading("a target that was in that state")
    return (If(c, (*a, *m, *b), (*a, *m)),)


def _cards(deed: Effect) -> Value:
    return deed.links if isinstance(deed, Interrupt) else getattr(deed, "cards", None)


def _undo_if_it_was(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(Fits() as c, then, (first, *m) as before),) if then[: len(before)] == tuple(before) != then:
            b = then[len(before) :]
            yield {"a": (first,), "c": c, "b": b, "m": tuple(m)} if m else {"a": (first,), "c": c, "b": b}
        case _:
            return


def _states() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a deed and the state that its card was in before."""
    yield rule("was.so", "{topic:one} was <|already> {be:being.state}", Fits(h.topic, h.be), bracket="clause")
    said = "{a:clauses} . if {c:was.so} , {b:clauses.last} ."
    yield made("step.plain", said, _if_it_was, _undo_if_it_was, bracket="sentence", like=(If,))
    later = said.replace(" . if", " . {m:clauses} . if")
    yield made("step.plain", later, _if_it_was, _undo_if_it_was, bracket="sentence", like=(If,))


RULES = (*_states(),)
