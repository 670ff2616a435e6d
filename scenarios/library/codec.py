"""Card data between JSON and the engine's own unions.

A member of a union is an object with its name under ``is`` and the fields that differ from their defaults; without
such fields it is just its name. A fixed quantity is a number. Words of the game are strings.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType
from typing import TypeAlias, TypeVar

from engine.language.selections import Number
from scenarios.library.json_places import Place, line_of, said
from scenarios.library.union_members import classes, lists, members, slots, vocabularies
from scenarios.near_names import near_name
from scenarios.scenario_errors import BadCardData

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
_T = TypeVar("_T")

_PLAIN: dict[object, str] = {
    bool: "true or false",
    int: "a number",
    str: "a text",
    NoneType: "null",
    Number: "a number",
}


class Misfit(Exception):
    """The data at a place doesn't belong there."""

    def __init__(self, place: Place, what: str, expected: str, nearest: str | None = None) -> None:
        super().__init__(what)
        self.place = place
        self.what = what
        self.expected = expected
        self.nearest = nearest


def decode(kind: type[_T], data: Json, *, text: str | None = None, file: str | None = None) -> _T:
    """Return the value of a kind that JSON data stands for.

    `text` is the text of the data, from which an error takes the line, and `file` the file of that text.

    Raises:
        BadCardData: the data stands for no such value; the error has the place, what was expected and the nearest name.
    """
    try:
        value = _decode(kind, data, ())
    except Misfit as misfit:
        raise bad_card_data(misfit, text, file) from None
    assert isinstance(value, kind)
    return value


def bad_card_data(misfit: Misfit, text: str | None = None, file: str | None = None) -> BadCardData:
    """Return the error for a user, with the line if the text is known."""
    line = None if text is None else line_of(text, misfit.place)
    what = f"{said(misfit.place)}: {misfit.what}"
    return BadCardData(what, file=file, line=line, expected=misfit.expected, nearest=misfit.nearest)


def encode(value: object) -> Json:
    """Return the JSON data that stands for a value of the card language.

    >>> encode(Number(3))
    3
    """
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return [encode(each) for each in value]
    if isinstance(value, Number):
        return value.value
    if is_dataclass(value) and not isinstance(value, type):
        told = {
            field.name.rstrip("_"): encode(getattr(value, field.name))
            for field in fields(value)
            if getattr(value, field.name) != field.default
        }
        name = type(value).__name__
        return {"is": name, **told} if told else name
    assert value is None or isinstance(value, (bool, int, str))
    return value


def _decode(hint: object, data: Json, place: Place) -> object:
    held = members(hint)
    match data:
        case None if NoneType in held:
            return None
        case bool() if bool in held:
            return data
        case bool():
            raise Misfit(place, f"{str(data).lower()} does not belong here", _named(held))
        case int() if Number in held:
            return Number(data)
        case int() if int in held:
            return data
        case str():
            return _word(held, data, place)
        case list():
            return _list(held, data, place)
        case dict():
            return _member(held, data, place)
        case _:
            raise Misfit(place, "nothing is given" if data is None else f"{data} does not belong here", _named(held))


def _word(held: tuple[object, ...], data: str, place: Place) -> object:
    """Return the word of the game, the text, or the member without fields that a JSON string stands for."""
    for vocabulary in vocabularies(held):
        if data in _words_of(vocabulary):
            return vocabulary(data)
    if str in held:
        return data
    kinds = classes(held)
    if data in kinds:
        return _build(kinds[data], {}, place)
    known = [*kinds, *(str(word.value) for vocabulary in vocabularies(held) for word in vocabulary)]
    raise Misfit(place, f"{data!r} is unknown", _named(held), near_name(data, known))


@cache
def _words_of(vocabulary: type[Enum]) -> frozenset[object]:
    """Return the words of a vocabulary, as JSON has them."""
    return frozenset(word.value for word in vocabulary)


def _list(held: tuple[object, ...], data: list[Json], place: Place) -> tuple[object, ...]:
    for inner in lists(held):
        hints = inner[:1] * len(data) if inner[-1] is Ellipsis else inner
        if len(hints) != len(data):
            raise Misfit(place, f"the list has {len(data)} values", f"{len(hints)} values")
        pairs = zip(hints, data, strict=True)
        return tuple(_decode(part, each, (*place, number)) for number, (part, each) in enumerate(pairs))
    raise Misfit(place, "a list does not belong here", _named(held))


def _member(held: tuple[object, ...], data: dict[str, Json], place: Place) -> object:
    """Return the member that a JSON object stands for; a single possible member need not be named."""
    kinds = classes(held)
    if not kinds:
        raise Misfit(place, "an object does not belong here", _named(held))
    name = data.get("is", next(iter(kinds)) if len(kinds) == 1 else None)
    if name is None:
        raise Misfit(place, "the field 'is' is missing", _named(held))
    if not isinstance(name, str) or name not in kinds:
        raise Misfit((*place, "is"), f"{name!r} is unknown", _named(held), near_name(str(name), kinds))
    return _build(kinds[name], {key: value for key, value in data.items() if key != "is"}, place)


def _build(kind: type, data: dict[str, Json], place: Place) -> object:
    """Return the member with its fields."""
    known = slots(kind)
    for key in data:
        if key not in known:
            what = f"{kind.__name__} has no field {key!r}"
            raise Misfit((*place, key), what, "one of: " + ", ".join(known), near_name(key, known))
    for key, slot in known.items():
        if slot.needed and key not in data:
            raise Misfit(place, f"the field {key!r} of {kind.__name__} is missing", _named(members(slot.hint)))
    return kind(**{known[key].name: _decode(known[key].hint, value, (*place, key)) for key, value in data.items()})


def _named(held: tuple[object, ...]) -> str:
    """Return in words what is expected."""
    names = [_PLAIN[member] for member in held if member in _PLAIN]
    names += ["a list"] * bool(lists(held))
    names += [str(word.value) for vocabulary in vocabularies(held) for word in vocabulary]
    names += classes(held)
    return names[0] if len(names) == 1 else "one of: " + ", ".join(names)
