"""Cards by name, each read from its file when it is asked for."""

from __future__ import annotations

import errno
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from engine.language.printed import Printed
from scenarios.given_files import read_given
from scenarios.library.card_file_names import file_name
from scenarios.library.codec import decode
from scenarios.near_names import near_name, without_odd_signs
from scenarios.scenario_errors import BadCardData, UnknownName

if TYPE_CHECKING:
    from scenarios.library.codec import Json

CARDS = Path(__file__).parent / "cards"


@cache
def card_names() -> tuple[str, ...]:
    """Return the names of all cards of the library, in order; they are read from the files once."""
    return tuple(sorted(json.loads(path.read_text(encoding="utf-8"))["name"] for path in CARDS.glob("*.json")))


def is_name(name: str) -> bool:
    """Return whether the library has a card of the name, without reading the others."""
    try:
        return (CARDS / file_name(name)).is_file() and load(name).name == name
    except (OSError, UnknownName):
        return False


@cache
def load(name: str) -> Printed:
    """Return the library's card of the name; the same name always gives the same value.

    Raises:
        UnknownName: the library has no such card; the nearest name is given.
        BadCardData: the file of the card is damaged.
    """
    expected = f"the name of a card{without_odd_signs(name)}"
    try:
        printed = read(CARDS / file_name(name))
    except FileNotFoundError:
        near = near_name(name, card_names())
        raise UnknownName(f"no card is called {name!r}", expected=expected, nearest=near) from None
    if printed.name != name:
        raise UnknownName(f"no card is called {name!r}", expected=expected, nearest=printed.name)
    return printed


def read(path: Path) -> Printed:
    """Return the card that the file holds.

    Raises:
        FileNotFoundError: there is no such file.
        BadCardData: the file holds no card; the error has the line, what was expected and the nearest name.
    """
    text = text_of(path)
    return decode(Printed, parsed(text, str(path)), text=text, file=str(path))


def text_of(path: Path) -> str:
    """Return the text of a card file.

    Raises:
        FileNotFoundError: there is no such file.
        BadCardData: the file can't be read, or is not UTF-8.
    """
    try:
        data = read_given(path)
    except FileNotFoundError:
        raise
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            raise FileNotFoundError(error.errno, error.strerror, str(path)) from None
        raise BadCardData(f"the file can't be read: {error.strerror}", file=str(path), expected="a card") from None
    return utf_8(data, str(path))


def utf_8(data: bytes, file: str) -> str:
    """Return the text of a user's file, without the mark of its encoding at the beginning.

    Raises:
        BadCardData: it is not UTF-8; the error has the line.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        where = data.count(b"\n", 0, error.start) + 1
        raise BadCardData("the file is not UTF-8", file=file, line=where, expected="UTF-8") from None


def parsed(text: str, file: str | None) -> Json:
    """Return the data of a text that is JSON.

    Raises:
        BadCardData: the text is no JSON, nests too deeply, or gives a field twice.
    """
    try:
        data: Json = json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise BadCardData(f"the file is no JSON: {error.msg}", file=file, line=error.lineno, expected="JSON") from None
    except ValueError:
        raise BadCardData("the file holds a number that is too long", file=file, expected="card data") from None
    except RecursionError:
        raise BadCardData("the file nests too deeply", file=file, expected="card data") from None
    except _Twice as twice:
        raise BadCardData(f"the field {twice.field!r} is given twice", file=file, expected="each field once") from None
    return data


class _Twice(Exception):
    """An object of the JSON text gives a field twice."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def _object(pairs: list[tuple[str, Json]]) -> Json:
    """Return an object of the JSON text."""
    told = dict(pairs)
    if len(told) < len(pairs):
        fields = [field for field, _ in pairs]
        raise _Twice(next(field for field in fields if fields.count(field) > 1))
    return told
