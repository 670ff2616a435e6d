"""What follows if the counter that a text has removed was the last one of its name on its card."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import If, IfYouDo, May, RemoveCounters
from engine.language.selections import Compare, CountersOn, Host, Number, This, You
from engine.language.words import Comparison
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value

_ONE_CARD = (This, Host)


def _none_left(a: Value) -> Compare:
    """Return that no more of the counters are left than the one that the deed removes.

    Raises:
        NoReading: the deed is not that you remove one counter of a name from a card.
    """
    match a:
        case (RemoveCounters(on, str() as name, Number(1)),) if isinstance(on, _ONE_CARD):
            return Compare(CountersOn(name, on), Comparison.EQUAL, Number(0))
        case _:
            raise NoReading("a counter that you remove")


def _last_removed(_discourse: Discourse, a: Value, c: Value, b: Value = ()) -> tuple[IfYouDo]:
    """Return what follows the removal of a counter, and what follows if this was the last one.

    With no counter to remove, none was the last one that was removed: only after the removal it is asked what is left.
    """
    return (IfYouDo(a, (*b, If(_none_left(a), c))),)


def _undo_last_removed(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, (*b, If(so, c, ())), ()),) if so in _asked_after(a):
            yield {"a": a, "b": tuple(b), "c": c} if b else {"a": a, "c": c}
        case _:
            return


def _may_be_last(_discourse: Discourse, a: Value, c: Value) -> tuple[May]:
    """Return that you may remove a counter, and what follows if you do and it was the last one."""
    return (May(You(), a, (If(_none_left(a), c),)),)


def _undo_may_be_last(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (May(You(), a, (If(so, c, ()),), ()),) if so in _asked_after(a):
            yield {"a": a, "c": c}
        case _:
            return


def _asked_after(a: Value) -> tuple[Compare, ...]:
    """Return the condition that none are left after the deed; none if the deed is another."""
    try:
        return (_none_left(a),)
    except NoReading:
        return ()


def _sentences() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a counter that you remove or may remove, and for what its being the last one leads to."""
    last = "if you removed the last <one|counter> , {c:clauses.last} ."
    removed, may = (_last_removed, _undo_last_removed), (_may_be_last, _undo_may_be_last)
    for then in ("", "then <,|> "):
        yield made("step.plain", f"{then}{{a:dos}} . {last}", *removed, bracket="command", like=(IfYouDo,))
        done = f"{then}{{a:dos}} . if you do , {{b:clauses}} . {last}"
        yield made("step.plain", done, *removed, bracket="command", like=(IfYouDo,))
        yield made("step.plain", f"{then}you may {{a:dos}} . {last}", *may, bracket="command", like=(May,))


RULES = (*_sentences(),)
