"""Courses between which a player chooses as a text resolves: what the players of a list of deeds do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import ChooseMode, Effect, ForEach, If
from engine.language.selections import Chosen, Players, Selection, Those, You
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h, parts_of

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


def _is_by_you(acts: Value) -> bool:
    """Return whether you do some of it, or choose for it: where the words name nobody, the one who chose might."""
    return any(
        (isinstance(part, Chosen) and part.by in (None, You()) and not part.at_random)
        or You() in (getattr(part, "player", None), getattr(part, "players", None))
        for part in parts_of(acts)
    )


def _must_be_by_anybody(_discourse: Discourse, a: Value, **_parts: Value) -> None:
    """Refuse a command that you or the player who chooses could be meant to obey (709.2b)."""
    if _is_by_you(a):
        raise NoReading("words that say who does what another player chooses")


def _must_be_by_you(_discourse: Discourse, a: Value, **_parts: Value) -> None:
    """Refuse what commands say as well."""
    if not _is_by_you(a):
        raise NoReading("what you do")


def _lists() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for lists of courses: what you do is said of you."""
    for clauses, check in (("clauses", _must_be_by_anybody), ("clauses.said", _must_be_by_you)):
        yield rule("course", f"{{a:{clauses}}}", h.a, check=check)
        yield rule("course", f"if {{c:condition}} , {{a:{clauses}}}", (If(h.c, h.a),), check=check)
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
