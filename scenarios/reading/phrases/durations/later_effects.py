"""Effects that wait for the end of the turn or of the combat, or for a turn to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Delay, May
from engine.language.filters import Standing
from engine.language.powers import Text, Triggered
from engine.language.selections import Role, Target, You
from engine.language.triggers import On, Part, What
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse, from_inside
from scenarios.reading.phrase_rules import Rule, made
from scenarios.reading.templates import Bindings, Value, parts_of, replaced

_YOUR_TURN = Standing(Relation.YOU)
_ENDS = (
    ("at <|the> end of <|the> turn", On(What.ENDS_TURN), Duration.GAME),
    ("at the end of this turn", On(What.ENDS_TURN), Duration.THIS_TURN),
    ("<at <the|> end of|after> combat", On(What.COMBAT_ENDS), Duration.GAME),
    ("<at <the|> end of|after> <this|that> combat", On(What.COMBAT_ENDS), Duration.THIS_COMBAT),
    ("at the start of your next turn", On(What.STARTS, player=_YOUR_TURN, part=Part.TURN), Duration.GAME),
    ("at the start of the next turn", On(What.STARTS, part=Part.TURN), Duration.GAME),
    ("at the end of your next turn", On(What.ENDS_TURN), Duration.DURING_YOUR_NEXT_TURN),
    ("at the end of the next turn", On(What.ENDS_TURN), Duration.NEXT_TURN),
)
"""When effects happen that wait, with the event and the duration of the modifier that watches for it.

"This" binds it to the turn or combat that goes on; without a duration it lasts until it has triggered (715.1).
"""
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


def _put_off(on: On, lasting: Duration, *, may: bool = False) -> tuple[Any, Any]:
    """Return the build and undo functions of effects that wait for an event, with or without a choice now."""

    def build(_discourse: Discourse, acts: Value, **_doer: Value) -> tuple[Any, ...]:
        later = Delay(Triggered((on,), Text((), _inside(acts))), lasting)
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
            case Triggered(_, Text((), acts)) if later == Delay(Triggered((on,), Text((), acts)), lasting):
                yield {"acts": _outside(acts)}
            case _:
                return

    return build, undo


def _at_the_end() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one deed that is put off; of several the words could put off the last one alone."""
    for words, on, lasting in _ENDS:
        later = _put_off(on, lasting)
        yield made("clause", f"{{acts:do}} {words}", *later, bracket="command")
        yield made("clause.said", f"{{doer:one}} {{acts:does}} {words}", *later, bracket="clause")
        yield made("clause.said", f"{{doer:player}} {{acts:does}} {words}", *later, bracket="clause")
        yield made("clause.said", f"you may {{acts:do}} {words}", *_put_off(on, lasting, may=True), bracket="command")


RULES = (*_at_the_end(),)
