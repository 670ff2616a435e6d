import pickle
from dataclasses import FrozenInstanceError, dataclass, field, fields, is_dataclass, replace

import pytest

from engine.value import replace as changed
from engine.value import value
from tests.every_row import for_every


@value
class Pair:
    """Two numbers."""

    first: int
    second: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return self.first + sum(self.second)


@value
class Nothing:
    """No field at all."""


@dataclass(frozen=True, slots=True)
class Standard:
    first: int
    second: tuple[int, ...] = ()


def test_a_value_compares_and_hashes_by_its_fields() -> None:
    assert Pair(1) == Pair(1, ())
    assert Pair(1) != Pair(2)
    assert hash(Pair(1)) == hash(Standard(1))
    assert Nothing() == Nothing()
    other: object = Standard(1)
    assert Pair(1) != other


def test_a_value_shows_itself_as_a_dataclass_does() -> None:
    assert repr(Pair(1, (2,))) == "Pair(first=1, second=(2,))"
    assert repr(Nothing()) == "Nothing()"


def test_a_value_is_frozen_and_has_no_room_for_more() -> None:
    pair = Pair(1)
    with pytest.raises(FrozenInstanceError):
        pair.first = 2  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        del pair.first
    assert not hasattr(pair, "__dict__")


def test_the_standard_module_knows_a_value() -> None:
    assert [(each.name, each.default) for each in fields(Pair)][1:] == [("second", ())]
    assert replace(Pair(1), second=(3,)).total == 4
    assert is_dataclass(Pair)


@for_every("pair", [Pair(1, (2,)), Standard(1, (2,))])
def test_a_value_with_a_field_changed_is_what_the_standard_module_makes_of_it(pair: Pair | Standard) -> None:
    other = changed(pair, first=3)
    assert other == replace(pair, first=3)
    assert type(other) is type(pair)
    assert pair.first == 1
    with pytest.raises(FrozenInstanceError):
        other.first = 4  # type: ignore[misc]
    with pytest.raises(TypeError, match="third"):
        changed(pair, third=3)


def test_a_value_matches_by_place_and_survives_pickling() -> None:
    match Pair(1, (2,)):
        case Pair(first, second):
            assert (first, second) == (1, (2,))
    assert pickle.loads(pickle.dumps(Pair(1, (2,)))) == Pair(1, (2,))  # noqa: S301 - of our own making.


def test_what_is_more_than_a_plain_value_is_left_to_the_standard_decorator() -> None:
    with pytest.raises(TypeError, match="more than a plain value"):

        @value
        class Held:
            things: list[int] = field(default_factory=list)
