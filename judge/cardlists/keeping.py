"""Card data in files: a list of cards in one, or the user's own library of cards with a file for each."""

import json
import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path

from engine.language.printed import Printed
from judge.cardlists.spans import spans
from judge.cardlists.tables import read_bytes
from scenarios.errors import BadCardData, UnknownName
from scenarios.library.codec import decode, encode
from scenarios.library.loading import file_name, load, parsed, read

FOLDER = "cards"
"""Where in the user's library its own cards are, beside the imported documents."""


def as_data(cards: Iterable[Printed]) -> str:
    """Return cards as a file of card data: a JSON list, in the order of their names, each once."""
    told = {card.name: encode(card) for card in cards}
    return json.dumps([told[name] for name in sorted(told)], ensure_ascii=False, indent=1) + "\n"


def read_data(file: str) -> dict[str, Printed]:
    """Return the cards of a file of card data by their names.

    Raises:
        BadCardData: the file holds no list of cards; says where, what was expected and the nearest known name.
    """
    text = _text(file)
    try:
        data = parsed(text, file)
    except RecursionError:
        raise BadCardData("the file nests too deeply", file=file, expected="a list of cards") from None
    if not isinstance(data, list):
        raise BadCardData("the file holds no list of cards", file=file, expected="a JSON list of cards")
    found: dict[str, Printed] = {}
    for number, (line, span) in enumerate(spans(text), 1):
        card = _card(span, file, line, number)
        if card.name in found:
            raise BadCardData(f"{card.name!r} is given twice", file=file, line=line, expected="each card once")
        found[card.name] = card
    return found


def _text(file: str) -> str:
    data = read_bytes(file)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadCardData("the file is not UTF-8", file=file, line=line, expected="UTF-8") from None


def _card(span: str, file: str, line: int, number: int) -> Printed:
    try:
        return decode(Printed, json.loads(span), text=span, file=file)
    except BadCardData as error:
        place = line + (error.line or 1) - 1
        what = f"card {number}: {error.what}"
        raise BadCardData(what, file=file, line=place, expected=error.expected, nearest=error.nearest) from None


def write(file: Path, text: str) -> None:
    """Write a file whole or not at all: whoever reads it finds what was there before, or all of the new text.

    Raises:
        BadCardData: it can't be written.
    """
    beside = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as waiting:
            waiting.write(text)
            waiting.flush()
            os.fsync(waiting.fileno())
        beside.replace(file)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        what = getattr(error, "strerror", None) or str(error)
        raise BadCardData(
            f"the file can't be written: {what}", file=str(file), expected="a place to write to"
        ) from None


def keep(cards: Iterable[Printed], folder: Path) -> tuple[str, ...]:
    """Put cards into a folder of the user's own, a file for each; return the names of those that changed.

    Raises:
        BadCardData: a file can't be written, or two names would share one.
    """
    places: dict[Path, Printed] = {}
    for card in cards:
        place = folder / file_name(card.name)
        if place.stem == "" or place.name == ".json" or places.get(place, card).name != card.name:
            raise BadCardData(f"{card.name!r} can't be told from another card's file", expected="letters or figures")
        places[place] = card
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadCardData(
            f"the library can't be written: {error.strerror}", file=str(folder), expected="--library DIR"
        ) from None
    changed = []
    for place, card in places.items():
        text = json.dumps(encode(card), ensure_ascii=False, indent=2) + "\n"
        if not _holds(place, text):
            write(place, text)
            changed.append(card.name)
    return tuple(changed)


def _holds(place: Path, text: str) -> bool:
    try:
        return place.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False


def finder(first: Mapping[str, Printed], folder: Path) -> Callable[[str], Printed]:
    """Return what finds a card by its name: first among these, then in the carried library, then in the folder."""

    def find(name: str) -> Printed:
        if name in first:
            return first[name]
        try:
            return load(name)
        except UnknownName as unknown:
            own = _own(name, folder)
            if own is not None:
                return own
            near = next(iter(get_close_matches(name, [*first, *filter(None, (unknown.nearest,))], 1)), unknown.nearest)
            raise UnknownName(unknown.what, expected=unknown.expected, nearest=near) from None

    return find


def _own(name: str, folder: Path) -> Printed | None:
    """Return the user's own card of the name, if the folder holds it.

    Raises:
        BadCardData: its file is damaged.
    """
    try:
        card = read(folder / file_name(name))
    except OSError:
        return None
    return card if card.name == name else None
