"""Files with lists of cards: tables with commas or tabs between their columns, or JSON.

A row that is wrong is reported and the others are still read; only a file of which nothing can be used is refused.
"""

import csv
import io
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unicodedata import category

from judge.cardlists.json_spans import spans
from scenarios.given_files import read_given
from scenarios.library.card_files import parsed
from scenarios.near_names import near_name
from scenarios.reading.table_columns import REQUIRED, SAYS_NOTHING
from scenarios.scenario_errors import BadCardData

LONGEST_CELL = 20_000
"""More characters than the text of any card has; a longer cell is a mistake, such as a quotation mark left open."""

NEEDED = ("name", "type", "text")
_CELLS = ("class", "tags", "faction")
NEEDED_BY = {
    "hero": ("health", "class", "race", "talent", "professions", "faction"),
    "ally": ("cost", "atk", "health", "damage_type", "race", *_CELLS),
    "ability": ("cost", "talent", *_CELLS),
    "weapon": ("cost", "atk", "strike_cost", "damage_type", *_CELLS),
    "armor": ("cost", "def", *_CELLS),
    "item": ("cost", *_CELLS),
}
FILLED_IN = ("cost", "atk", "health", "strike_cost", "def")
"""Columns that may not be empty for a type of card that needs them: an empty cell doesn't mean 0."""

WITH_TEXT = ("hero", "ability", "item", "quest")
COLUMNS = tuple(
    dict.fromkeys((*NEEDED, *(name for names in NEEDED_BY.values() for name in names), "set", "number", "cost_x",
                   "reputation", "ally_faction", *REQUIRED))
)  # fmt: skip

USUAL_NAMES = {
    "name": ("card_name", "title"),
    "type": ("card_type", "kind"),
    "text": ("rules", "rules_text", "card_text", "rule_text", "powers", "effect"),
    "number": ("card_num", "card_number", "num", "no", "collector_number"),
    "set": ("series", "set_name", "expansion"),
    "atk": ("attack", "atk_value"),
    "def": ("defense", "defence"),
    "health": ("hp", "hit_points"),
    "cost": ("play_cost", "resource_cost"),
    "strike_cost": ("strike",),
    "damage_type": ("atk_type", "attack_type"),
    "class": ("classes",),
    "race": ("races",),
    "talent": ("talents", "specialization", "spec"),
    "professions": ("profession",),
    "tags": ("tag", "subtype", "subtypes", "traits"),
    **{name: (f"required_{name.removesuffix('_required')}",) for name in REQUIRED},
}
"""Names that lists of players often give to the reader's columns, with small letters and underscores."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a list: its cells by the reader's names for the columns, and the line on which it begins."""

    line: int
    cells: Mapping[str, str]

    @property
    def name(self) -> str:
        """The card's name."""
        return self.cells.get("name", "").strip()

    @property
    def type(self) -> str:
        """The card's type in small letters."""
        return self.cells.get("type", "").strip().lower()


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a list that can be read, the problems of the others, and how many these are.

    `unknown` are the columns of which the reader knows nothing, as the file calls them.
    """

    rows: tuple[Row, ...]
    problems: tuple[BadCardData, ...]
    left_out: int = 0
    unknown: tuple[str, ...] = ()


def read_table(file: str, data: bytes, columns: Mapping[str, str]) -> Table:
    """Return the rows of a list from its bytes; the suffix of the file says in which format they are.

    `columns` maps the reader's name of a column to the file's.

    Raises:
        BadCardData: nothing of the file can be used.
    """
    text = _decoded(data, file)
    if not text.strip():
        raise BadCardData("the file is empty", file=file, expected="a list of cards")
    suffix = Path(file).suffix.lower()
    raw = _from_json(text, file) if suffix == ".json" else _from_table(text, file, "\t" if suffix == ".tsv" else ",")
    found = tuple(raw)
    _check_mapping(found, file, columns)
    every = tuple(Row(line, _renamed(cells, columns)) for line, cells in found)
    _check_columns(every, file, columns)
    rows: list[Row] = []
    problems: list[BadCardData] = []
    without: dict[tuple[str, tuple[str, ...]], list[Row]] = {}
    if suffix != ".json" and text.count('"') % 2:
        every, problems = every[:-1], [_unended(every[-1], file)]
    width = len(_names_of(found))
    for row in every:
        problem = _swallowed(row, file, width, "\t" if suffix == ".tsv" else ",") if suffix != ".json" else None
        problem = problem or _slip(row, file)
        gone = _lacking(row)
        if problem is not None:
            problems.append(problem)
        elif gone:
            without.setdefault((row.type, gone), []).append(row)
        else:
            rows.append(row)
    problems += [_lacked(same, file, gone) for (_, gone), same in without.items()]
    kept, twice = _without_contradictions(rows, file)
    told = tuple(sorted((*problems, *twice), key=lambda problem: problem.line or 0))
    return Table(kept, told, len(found) - len(kept), _unknown(every))


def _unknown(rows: Iterable[Row]) -> tuple[str, ...]:
    """Return the columns of which the reader knows nothing."""
    named = dict.fromkeys(name for row in rows for name in row.cells if name)
    return tuple(name for name in named if name not in COLUMNS and _plain(name) not in SAYS_NOTHING)


def _names_of(rows: Sequence[tuple[int, dict[str, Any]]]) -> tuple[str, ...]:
    """Return the names of the columns as the file has them."""
    return tuple(rows[0][1]) if rows else ()


def _swallowed(row: Row, file: str, width: int, between: str) -> BadCardData | None:
    """Return the problem of a row in which a cell holds further cells or rows, for a quotation mark was left open."""
    for cell in row.cells.values():
        lines = cell.split("\n")[1:]
        whole = any(line.count(between) >= width - 1 for line in lines) if width > _FEW_COLUMNS else False
        if whole or (between == "\t" and "\t" in cell):
            return _unended(row, file)
    return None


_FEW_COLUMNS = 3


def _lacking(row: Row) -> tuple[str, ...]:
    """Return the columns that every card of the row's type has and the list lacks."""
    return tuple(name for name in NEEDED_BY.get(row.type, ()) if name not in row.cells)


def _lacked(rows: Sequence[Row], file: str, gone: tuple[str, ...]) -> BadCardData:
    """Return the problem of columns that the list lacks, told once for all rows of a type."""
    first, *others = rows
    more = "" if not others else " and another row" if len(others) == 1 else f" and {len(others)} more rows"
    what = f"{_called(first)}{more}: the list has no column {', '.join(gone)}"
    return BadCardData(what, file=file, line=first.line, expected=f"what every {first.type} has")


def _called(row: Row) -> str:
    return repr(row.name[:60]) if row.name.isprintable() and row.name else "a card"


def _unended(row: Row, file: str) -> BadCardData:
    """Return the problem of the last row where a quotation mark is left open to the end of the file."""
    what = f"{row.name[:60]!r}: a quotation mark is left open, here or on a line before"
    return BadCardData(what, file=file, line=row.line, expected="a quotation mark on each side of a cell")


def _check_mapping(rows: Sequence[tuple[int, dict[str, Any]]], file: str, columns: Mapping[str, str]) -> None:
    """Refuse a mapping to a column that the list doesn't have, or of two names to one column.

    Raises:
        BadCardData: the mapping is such.
    """
    there = {str(name).strip() for _, cells in rows for name in cells}
    for ours, theirs in columns.items():
        if rows and theirs not in there:
            near = near_name(theirs, sorted(there))
            what = f"the list has no column {theirs!r}, which --columns names for {ours}"
            raise BadCardData(what, file=file, line=1, expected="a column of the list", nearest=near)
    for theirs in columns.values():
        if len(same := [ours for ours in columns if columns[ours] == theirs]) > 1:
            what = f"the column {theirs!r} is named for both {' and '.join(same)}"
            raise BadCardData(what, file=file, expected="a column for each")


def read_columns(file: str) -> dict[str, str]:
    """Return the file's name of each column by the reader's, from a file of lines such as `text = "Rules"`.

    Raises:
        BadCardData: the file can't be used, or names a column that the reader doesn't have.
    """
    try:
        told = tomllib.loads(read_bytes(file, "a file of column names").decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadCardData(
            f"the columns can't be read: {error}", file=file, expected='lines such as text = "Rules text"'
        ) from None
    for ours, theirs in told.items():
        if ours not in COLUMNS:
            near = near_name(ours, COLUMNS)
            raise BadCardData(
                f"there is no column {ours!r}", file=file, expected=f"one of {', '.join(COLUMNS)}", nearest=near
            )
        if not isinstance(theirs, str):
            raise BadCardData(f"{ours} is no text", file=file, expected="the name of a column of the list")
    return told


def read_bytes(file: str, expected: str = "a list of cards") -> bytes:
    """Return the bytes of a file; `expected` is for the message if it can't be read.

    Raises:
        BadCardData: it can't be read.
    """
    try:
        return read_given(Path(file))
    except (OSError, ValueError) as error:
        what = getattr(error, "strerror", None) or str(error)
        raise BadCardData(f"the file can't be read: {what}", file=file, expected=expected) from None


def _decoded(data: bytes, file: str) -> str:
    """Return the text of the bytes; those that are no UTF-8 become surrogates, so that only their rows are lost."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        try:
            return data.decode("utf-16")
        except UnicodeDecodeError:
            raise BadCardData("the file begins like UTF-16 and isn't", file=file, expected="UTF-8") from None
    return data.decode("utf-8-sig", errors="surrogateescape")


def _from_table(text: str, file: str, between: str) -> Iterator[tuple[int, dict[str, Any]]]:
    before = csv.field_size_limit(max(len(text), LONGEST_CELL) + 1)
    try:
        reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=between, restkey="", restval="")
        _check_header([name.strip() for name in reader.fieldnames or ()], file)
        line = 1 if reader.fieldnames is None else reader.line_num
        for cells in reader:
            yield line + 1, cells
            line = reader.line_num
    finally:
        csv.field_size_limit(before)


def _check_header(names: list[str], file: str) -> None:
    """Refuse a header in which two columns have the same name, or which is separated by another character.

    Raises:
        BadCardData: the header is such.
    """
    twice = next((name for name in names if name and names.count(name) > 1), None)
    if twice is not None:
        raise BadCardData(f"two columns are called {twice!r}", file=file, line=1, expected="each name once")
    between = next((sign for sign in _BETWEEN if len(names) == 1 and sign in names[0]), None)
    if between is not None:
        expected = "commas between them, or tabs in a file that ends in .tsv"
        raise BadCardData(f"the columns are separated by {_BETWEEN[between]}", file=file, line=1, expected=expected)


_BETWEEN = {";": "semicolons", "\t": "tabs", "|": "bars", ",": "commas"}


def _from_json(text: str, file: str) -> Iterator[tuple[int, dict[str, Any]]]:
    data = parsed(text, file)
    if not isinstance(data, list) or not all(isinstance(each, dict) for each in data):
        raise BadCardData("the file holds no list of cards", file=file, expected="a list of objects")
    for (line, _), cells in zip(spans(text), data, strict=True):
        assert isinstance(cells, dict)
        yield line, cells


def _renamed(cells: Mapping[str, Any], columns: Mapping[str, str]) -> dict[str, str]:
    """Return the cells as text under the reader's names; cells beyond the last column are under ''."""
    held = {str(name).strip(): cell for name, cell in cells.items()}
    told = {name: held[name] for name in held if name not in columns.values()}
    told |= {ours: held[theirs] for ours, theirs in columns.items() if theirs in held}
    plain = {_plain(name): name for name in told}
    for ours in COLUMNS:
        usual = (ours, *USUAL_NAMES.get(ours, ()))
        theirs = next((plain[name] for name in usual if name in plain), None)
        if ours not in told and theirs is not None:
            told[ours] = told.pop(theirs)
    return {name: _as_text(cell, "\n" if name == "text" else ", ") for name, cell in told.items()}


def _plain(name: str) -> str:
    """Return a column's name with small letters, and underscores between its words."""
    return "_".join(re.findall(r"[a-z0-9]+", name.lower()))


def _as_text(cell: object, between: str = ", ") -> str:
    """Return a cell as text; the elements of a JSON list are joined by `between`."""
    if cell is None:
        return ""
    if isinstance(cell, list):
        return between.join(map(_as_text, cell))
    return cell if isinstance(cell, str) else json.dumps(cell, ensure_ascii=False)


def _check_columns(rows: tuple[Row, ...], file: str, columns: Mapping[str, str]) -> None:
    """Refuse a list without rows, or without a column that every card needs.

    Raises:
        BadCardData: the list is such.
    """
    if not rows:
        raise BadCardData("the list holds no card", file=file, expected="a row of columns, then a row for each card")
    there = {name for row in rows for name in row.cells}
    gone = [name for name in NEEDED if name not in there]
    if gone:
        wanted = columns.get(gone[0], gone[0])
        near = near_name(wanted, sorted(there))
        what = f"the columns {', '.join(gone)} are missing" if len(gone) > 1 else f"the column {gone[0]} is missing"
        raise BadCardData(what, file=file, line=1, expected=f"{', '.join(NEEDED)}; --columns maps others", nearest=near)


def _slip(row: Row, file: str) -> BadCardData | None:
    """Return the problem of a row that is wrong before the words of the card are read, None for a row that is right."""
    what = _slip_of(row)
    who = f"{row.name[:60]!r}: " if row.name.isprintable() and row.name else ""
    return BadCardData(who + what[0], file=file, line=row.line, expected=what[1]) if what else None


def _slip_of(row: Row) -> tuple[str, str] | None:
    cells = row.cells
    for name, cell in cells.items():
        if len(cell) > LONGEST_CELL:
            return f"the cell {name!r} holds {len(cell)} characters", f"at most {LONGEST_CELL}"
        if any("\udc80" <= sign <= "\udcff" for sign in cell):
            return f"the cell {name!r} is not UTF-8", "UTF-8"
        if "\0" in cell:
            return f"the cell {name!r} holds a null byte", "text"
        if sign := control_character(cell):
            return f"the cell {name!r} holds the control character {sign!r}", "text"
    if cells.get("", "").strip():
        return "the row has more cells than there are columns", "quotation marks around a cell with commas"
    if not row.name:
        return "the name is empty", "a card's name"
    if _lacking(row):
        return None
    wanted = NEEDED_BY.get(row.type, ())
    if blank := [name for name in wanted if name in FILLED_IN and not cells[name].strip() and not _without(row, name)]:
        return f"nothing stands under {', '.join(blank)}", "a number"
    if row.type in WITH_TEXT and not cells.get("text", "").strip():
        return "the text is empty", f"the text of the {row.type}"
    return None


def control_character(text: str) -> str | None:
    """Return the first control character of a text that is neither the end of a line nor a tab, or None."""
    return next(
        (sign for sign in text if not sign.isprintable() and category(sign) == "Cc" and sign not in "\t\r\n"), None
    )


def _without(row: Row, name: str) -> bool:
    return name == "cost" and bool(row.cells.get("cost_x", "").strip())


def _without_contradictions(rows: list[Row], file: str) -> tuple[tuple[Row, ...], list[BadCardData]]:
    """Return the rows without those that give one name different values or texts, and the problems of these."""
    by_name: dict[str, list[Row]] = {}
    for row in rows:
        by_name.setdefault(row.name, []).append(row)
    problems: list[BadCardData] = []
    lost: set[str] = set()
    for name, same in by_name.items():
        if len({_said(row) for row in same}) > 1:
            lines = ", ".join(str(row.line) for row in same)
            what = f"{name!r} is on lines {lines} with different values or texts, so that none of them is read"
            problems.append(BadCardData(what, file=file, line=same[0].line, expected="each name for one card"))
            lost.add(name)
    return tuple(row for row in rows if row.name not in lost), problems


def _said(row: Row) -> tuple[tuple[str, str], ...]:
    """Return the cells about the card itself, without those about the set in which it was printed."""
    return tuple((name, row.cells.get(name, "").strip()) for name in COLUMNS if name not in ("set", "number"))
