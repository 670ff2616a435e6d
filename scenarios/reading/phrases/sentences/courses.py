"""Courses between which a player chooses as a text resolves: what the players of a list of deeds do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import ChooseMode, Effect, ForEach, If
from engine.language.selections import Chosen, Players, Selection, Those
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h

_SOMEBODY = Chosen(Players(Relation.OPPONENT))
_ONE = Those("player")
_EACH = (("player", Relation.ANY), ("opponent", Relation.OPPONENT))
_WORDS = ("the first", "the second", "the third", "the fourth", "the fifth")
_TWO = len("ab")


def _row(_discourse: Discourse, a: tuple[Effect, ...], rest: tuple[Value, ...]) -> tuple[Value, ...]:
    if len(rest) >= len(_WORDS):
        raise NoReading("no more than five courses")
    return (a, *rest)


def _undo_row(_discourse: Discourse, value: tuple[Value, ...]) -> Iterator[Bindings]:
    if len(value) > _TWO:
        yield {"a": value[0], "rest": value[1:]}


def _chosen(doer: Selection, courses: Value) -> ChooseMode:
    return ChooseMode(doer, courses, _WORDS[: len(courses)])


def _some_opponent(_discourse: Discourse, courses: Value) -> tuple[ChooseMode]:
    return (_chosen(_SOMEBODY, courses),)


def _undo_some_opponent(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(doer, courses),) if value == (_chosen(doer, courses),) and doer == _SOMEBODY:
            yield {"courses": courses}
        case _:
            return


def _one_player(_discourse: Discourse, doer: Selection, courses: Value) -> tuple[ChooseMode]:
    """Return what one player chooses between; each of several players has other words.

    Raises:
        NoReading: several players are meant.
    """
    if isinstance(doer, Players):
        raise NoReading("one player who chooses")
    return (_chosen(doer, courses),)


def _undo_one_player(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(doer, courses),) if value == (_chosen(doer, courses),) and not isinstance(doer, Chosen):
            yield {"doer": doer, "courses": courses}
        case _:
            return


def _each_player(relation: Relation) -> tuple[Any, Any]:
    """Return the build and undo functions of what each such player chooses between, in turn order."""

    def build(_discourse: Discourse, doer: Selection, courses: Value) -> tuple[ForEach]:
        return (ForEach(Players(relation), _ONE.name, (_chosen(doer, courses),)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ForEach(Players(found), name, (ChooseMode(who, courses) as act,)),):
                if (found, who, name) == (relation, _ONE, _ONE.name) and act == _chosen(_ONE, courses):
                    yield {"doer": who, "courses": courses}
            case _:
                return

    return build, undo


def _lists() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for lists of courses: what is told to nobody by name, you do."""
    yield rule("course", "{a:clauses}", h.a)
    yield rule("course", "if {c:condition} , {a:clauses}", (If(h.c, h.a),))
    yield rule("courses", "{a:course} ; or {b:course}", (h.a, h.b))
    yield made("courses", "{a:course} ; {rest:courses}", _row, _undo_row, like=tuple)


def _choices() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who chooses: one opponent whom you choose, one player, or each of several players."""
    said = "an opponent chooses one : {courses} ."
    for category in ("step.plain", "step.long"):
        yield made(category, said, _some_opponent, _undo_some_opponent, bracket="sentence", like=(ChooseMode,))
    said = "{doer:player} chooses one : {courses} ."
    yield made("step.plain", said, _one_player, _undo_one_player, bracket="clause", like=(ChooseMode,))
    for word, relation in _EACH:
        said = f"{{doer:drawer.{word}}} chooses one : {{courses}} ."
        yield made("step.plain", said, *_each_player(relation), bracket="clause", like=(ForEach,))


RULES = (*_lists(), *_choices())
