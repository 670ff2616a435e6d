"""Files of card data: one with a list of cards, or the folder of the user's own cards with a file for each."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.language.printed import Printed
from judge.cardlists.card_data import card_data
from judge.cardlists.json_spans import spans
from judge.cardlists.list_files import read_bytes
from judge.cardlists.own_cards import name_in
from judge.json_files import json_in
from scenarios.library.card_file_names import file_name
from scenarios.library.card_files import parsed, utf_8
from scenarios.library.schema import card_of
from scenarios.scenario_errors import BadCardData
from scenarios.whole_files import write_whole

_SHOWN = 60
_CARD_DATA = "a JSON list of cards, as `judge cards read --write` makes it"


def as_data(cards: Iterable[Printed]) -> str:
    """Return the text of a file of card data: a JSON list of the cards in the order of their names, each once."""
    told = {card.name: card_data(card) for card in cards}
    return json.dumps([told[name] for name in sorted(told)], ensure_ascii=False, indent=1) + "\n"


def read_data(file: str) -> dict[str, Printed]:
    """Return the cards of a file of card data by their names.

    Raises:
        BadCardData: the file holds no list of cards; says where, what was expected and the nearest known name.
    """
    text = utf_8(read_bytes(file, "a file of card data"), file)
    try:
        data = parsed(text, file)
    except BadCardData as error:
        raise BadCardData(error.what, file=file, line=error.line, expected=_CARD_DATA) from None
    if not isinstance(data, list):
        raise BadCardData("the file holds no list of cards", file=file, expected=_CARD_DATA)
    found: dict[str, Printed] = {}
    for number, (line, span) in enumerate(spans(text), 1):
        card = _card(span, file, line, number)
        if card.name in found:
            raise BadCardData(f"{card.name!r} is given twice", file=file, line=line, expected="each card once")
        found[card.name] = card
    return found


def _card(span: str, file: str, line: int, number: int) -> Printed:
    try:
        return card_of(span, file)
    except BadCardData as error:
        place = line + (error.line or 1) - 1
        what = f"card {number}{_called(span)}: {error.what}"
        raise BadCardData(what, file=file, line=place, expected=error.expected, nearest=error.nearest) from None


def _called(span: str) -> str:
    """Return the name of a card whose data is damaged, for the message about it, or nothing."""
    data = json.loads(span)
    name = data.get("name") if isinstance(data, dict) else None
    return f", {name[:_SHOWN]!r}" if isinstance(name, str) else ""


def write(file: Path, text: str) -> None:
    """Write a text to a file, whole or not at all.

    Raises:
        BadCardData: it can't be written.
    """
    if not file.name:
        raise BadCardData("the file can't be written: it has no name", file=str(file), expected="a place to write to")
    _write_all({file: text}, file)


def _write_all(texts: Mapping[Path, str], place: Path) -> None:
    """Write all of the files or none; `place` is named in the error if it isn't known which of them can't be written.

    Raises:
        BadCardData: one can't be written.
    """
    try:
        write_whole({file: text.encode() for file, text in texts.items()})
    except (OSError, ValueError) as error:
        what = getattr(error, "strerror", None) or str(error)
        named = getattr(error, "filename2", None) or getattr(error, "filename", None)
        file = named if named and Path(named) in texts else str(place)
        raise BadCardData(f"the file can't be written: {what}", file=file, expected="a place to write to") from None


def keep(cards: Iterable[Printed], folder: Path) -> tuple[str, ...]:
    """Write cards into the folder of the user's own cards, a file for each; return the names of those that changed.

    Raises:
        BadCardData: a file can't be written, or two names would share one.
    """
    places: dict[Path, Printed] = {}
    for card in cards:
        place = folder / file_name(card.name)
        if place.name == ".json":
            raise BadCardData(f"{card.name!r} can't be the name of a file", expected="letters or figures in it")
        other = places[place].name if place in places else name_in(place)
        if other not in (None, card.name):
            raise BadCardData(
                f"{card.name!r} would share its file with {other!r}",
                file=str(place),
                expected="names that differ in letters or figures",
            )
        places[place] = card
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadCardData(
            f"the library can't be written: {error.strerror}", file=str(folder), expected="--library DIR"
        ) from None
    texts = {place: json.dumps(card_data(card), ensure_ascii=False, indent=2) + "\n" for place, card in places.items()}
    changed = {place: text for place, text in texts.items() if not _holds(place, text)}
    _write_all(changed, folder)
    return tuple(places[place].name for place in changed)


def replaced(cards: Iterable[Printed], folder: Path) -> tuple[str, ...]:
    """Return the names, in order, under which the folder has another card, which comes from elsewhere."""
    return tuple(sorted(card.name for card in cards if _is_other(card, json_in(folder / file_name(card.name)))))


def _is_other(card: Printed, kept: object) -> bool:
    """Return whether the data are of another card of the name, from elsewhere."""
    if not isinstance(kept, dict) or kept.get("name") != card.name or kept.get("source", "") == card.source:
        return False
    return {**kept, "source": card.source} != {"source": card.source, **card_data(card)}


def _holds(place: Path, text: str) -> bool:
    try:
        return place.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False
