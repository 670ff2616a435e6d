"""Letting something that does nothing stand in for a function."""

from types import FunctionType
from typing import NamedTuple

import pytest

from engine.loops import mandatory_loops
from engine.loops.mandatory_loops import end_in_a_draw
from judge.mutation.dropped_functions import Drop, dropped, drops, found, stand_ins
from tests.every_row import for_every


class Value(NamedTuple):
    """A value that rules make."""

    number: int


def does(value: Value) -> "None":
    del value


def says(value: Value) -> "bool":
    return value.number > 1


def counts(value: Value) -> "int":
    return value.number


def lists(value: Value) -> "list[int]":
    return [value.number]


def several(value: Value) -> "tuple[int, ...]":
    return (value.number,)


def maps(value: Value) -> "dict[int, int]":
    return {value.number: 1}


def changes(by: "int", value: "Value") -> "Value":
    return Value(value.number + by)


def may_change(value: "Value") -> "Value | None":
    return None if value.number else value


def may_find(value: Value) -> "str | None":
    return str(value)


def pairs(value: Value) -> "tuple[int, str]":
    return value.number, ""


@for_every(
    ("function", "expected"),
    [
        (does, {"None": None}),
        (says, {"False": False, "True": True}),
        (counts, {"0": 0}),
        (lists, {"nothing": []}),
        (several, {"nothing": ()}),
        (maps, {"nothing": {}}),
        (may_change, {"what it was given": Value(3)}),
        (may_find, {"None": None}),
    ],
)
def test_what_changes_nothing_stands_in(function: FunctionType, expected: dict[str, object]) -> None:
    assert {name: stand_in(Value(3)) for name, stand_in in stand_ins(function).items()} == expected


def test_what_was_given_is_found_by_its_type() -> None:
    assert stand_ins(found(f"{__name__}.changes"))["what it was given"](1, Value(3)) == Value(3)


def test_what_nothing_replaces_is_taken_away() -> None:
    with pytest.raises(NotImplementedError):
        stand_ins(found(f"{__name__}.pairs"))["no more"](Value(3))


def drop(function: str, returns: str) -> Drop:
    (one,) = [each for each in drops() if (each.function, each.returns) == (function, returns)]
    return one


def test_a_drop_is_known_by_its_rules() -> None:
    one = drop("engine.view.deck_rules._copy_reasons", "nothing")
    assert one.name == "engine.view.deck_rules._copy_reasons -> nothing"
    assert one.rules == frozenset({("cr-2007-05", "100.4")})


def test_a_function_is_dropped_for_whoever_has_it_and_comes_back() -> None:
    one = drop("engine.loops.mandatory_loops.end_in_a_draw", "None")
    code, held = end_in_a_draw.__code__, mandatory_loops.end_in_a_draw
    with dropped(one):
        assert end_in_a_draw is held
        assert end_in_a_draw(None) is None  # type: ignore[arg-type]
    assert end_in_a_draw.__code__ is code
    with pytest.raises(AttributeError):
        end_in_a_draw(None)  # type: ignore[arg-type]


def test_every_implementation_can_be_dropped() -> None:
    assert {each.function for each in drops()} > {"engine.view.deck_rules.why_not_legal", "engine.flow._add"}
