"""Effects that wait for the end of the turn or of the combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Delay, May
from engine.language.powers import Text, Triggered
from engine.language.selections import Role, Target, You
from engine.language.triggers import On, What
from scenarios.reading.discourse import Discourse, from_inside
from scenarios.reading.phrase_rules import Rule, made
from scenarios.reading.templates import Bindings, Value, parts_of, replaced

_ENDS = (
    ("at <end of turn|the end of turn|the end of this turn>", On(What.ENDS_TURN)),
    ("at the end of <this|that> combat", On(What.COMBAT_ENDS)),
)
_TARGET = "target "


def _inside(acts: Value) -> Value:
    """Return effects as the delayed text has them: a target of the present text plays a role in it (715.1)."""
    for part in parts_of(acts):
        if isinstance(part, Target):
            acts = replaced(acts, part, from_inside(part))
    return acts


def _outside(acts: Value) -> Value:
    """Return effects of a delayed text as the text that delays them says them."""
    for part in parts_of(acts):
        if isinstance(part, Role) and part.name.startswith(_TARGET):
            acts = replaced(acts, part, Target(int(part.name.removeprefix(_TARGET))))
    return acts


def _put_off(on: On, *, may: bool = False) -> tuple[Any, Any]:
    """Return the build and undo functions of effects that wait for an event, with or without a choice now."""

    def build(_discourse: Discourse, acts: Value, **_doer: Value) -> tuple[Any, ...]:
        later = Delay(Triggered((on,), Text((), _inside(acts))), Duration.GAME)
        return (May(You(), (later,)),) if may else (later,)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (May(You(), (Delay() as later,), (), ()),) if may:
                pass
            case (Delay() as later,) if not may:
                pass
            case _:
                return
        match later.power:
            case Triggered(_, Text((), acts)) if later == Delay(Triggered((on,), Text((), acts)), Duration.GAME):
                yield {"acts": _outside(acts)}
            case _:
                return

    return build, undo


def _at_the_end() -> Iterator[tuple[Rule, ...]]:
    for words, on in _ENDS:
        later = _put_off(on)
        yield made("clause", f"{{acts:dos}} {words}", *later, bracket="command")
        yield made("clause.said", f"{{doer:one}} {{acts:doess}} {words}", *later, bracket="clause")
        yield made("clause.said", f"{{doer:player}} {{acts:doess}} {words}", *later, bracket="clause")
        yield made("clause.said", f"you may {{acts:dos}} {words}", *_put_off(on, may=True), bracket="command")


RULES = (*_at_the_end(),)
