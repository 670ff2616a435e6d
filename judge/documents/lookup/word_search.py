"""Searching for words, in an index that is kept in the user's cache and made anew when one of its files has changed."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from hashlib import blake2b
from pathlib import Path
from typing import TypedDict

from judge.cache_folder import cache_folder, keep_in_cache
from judge.documents.document_errors import LONGEST, NothingFound, quoted
from judge.documents.library_folder import kept_editions, own_cards_folder
from judge.documents.lookup.search_index import FORM, WORD, fill, sources
from judge.output_lines import Line
from scenarios.near_names import near_name

OPEN, CLOSE = "\x02", "\x03"
PREFIX = 3
NEAR = 2
"""How many letters longer or shorter than the given word a near word may be."""
RANKED = (
    "bm25(found, 0, 0, 0, 6.0, 4.0, 1.0) * "
    "case kind when 'rule' then 1.6 when 'term' then 1.8 when 'official' then 1.2 when 'card' then 1.2 else 1 end"
)


class Hit(TypedDict):
    """A thing that was found: its kind, edition, date, place and title, and an excerpt of its text.

    `highlights` are the places of the words in the title and in the excerpt, each as its beginning and end.
    """

    kind: str
    edition: str
    date: str
    place: str
    title: str
    excerpt: str
    highlights: dict[str, list[tuple[int, int]]]


class Hits(TypedDict):
    """The result of a search, the best first; `did_you_mean` are the words that were searched for instead, if any."""

    words: str
    hits: list[Hit]
    did_you_mean: str


MOST = 2**31
"""A limit that no search reaches; a larger one doesn't fit into the numbers of SQLite."""


def search_for(words: str, folder: Path, many: int = 20) -> Hits:
    """Return the things that have all of the words, or else those that have the nearest words.

    Raises:
        NothingFound: nothing has such words.
    """
    asked = [word.casefold() for word in WORD.findall(words)]
    if not asked:
        raise NothingFound("a search needs a word")
    place = cache_folder() / f"search-{_stamp(folder)}.sqlite"
    with suppress(sqlite3.Error, OSError), closing(_kept(place)) as index:
        return _found(index, words, asked, many)
    with closing(sqlite3.connect(":memory:")) as index:
        fill(index, folder)
        # Only an SQLite that is built with it can give the bytes of a database in memory.
        if hasattr(index, "serialize"):
            keep_in_cache(place, index.serialize(), list(place.parent.glob("search-*")))
        return _found(index, words, asked, many)


def _found(index: sqlite3.Connection, words: str, asked: list[str], many: int) -> Hits:
    hits = _hits(index, asked, many)
    meant = "" if hits else _meant(index, asked)
    if meant:
        hits = _hits(index, meant.split(), many)
    if not hits:
        what = f"nothing has {'all of ' if len(asked) > 1 else ''}{quoted(words)}"
        raise NothingFound(what, hint=f"the nearest is {quoted(meant)}" if meant else None)
    return Hits(words=words, hits=hits, did_you_mean=meant)


def _query(words: list[str]) -> str:
    return " ".join(f'"{word}"' + ("*" if len(word) >= PREFIX else "") for word in words)


def _hits(index: sqlite3.Connection, words: list[str], many: int) -> list[Hit]:
    rows = index.execute(
        "select kind, edition, date, place, highlight(found, 4, ?1, ?2), "  # noqa: S608 - ours.
        "snippet(found, 5, ?1, ?2, '…', 24) from found "
        f"where found match ?3 order by {RANKED}, rowid limit ?4",
        (OPEN, CLOSE, _query(words), min(many, MOST)),
    )
    return [_hit(*row) for row in rows]


def _hit(kind: str, edition: str, date: str, place: str, title: str, excerpt: str) -> Hit:
    (title, in_title), (excerpt, in_excerpt) = _unmarked(title), _unmarked(excerpt)
    highlights = {"title": in_title, "excerpt": in_excerpt}
    return Hit(kind=kind, edition=edition, date=date, place=place, title=title, excerpt=excerpt, highlights=highlights)


def _unmarked(text: str) -> tuple[str, list[tuple[int, int]]]:
    """Return a text without the marks around the words that were found, and the places of those words."""
    told, places = "", []
    for part in text.split(OPEN):
        find, closed, after = part.partition(CLOSE)
        if closed:
            places.append((len(told), len(told) + len(find)))
        told += find + after
    return told, places


def _meant(index: sqlite3.Connection, words: list[str]) -> str:
    """Return the words, with the nearest known word for each unknown one; nothing if that changes none."""
    meant = " ".join(filter(None, (word if _is_held(index, word) else _near(index, word) for word in words)))
    return meant if meant != " ".join(words) else ""


def _is_held(index: sqlite3.Connection, word: str) -> bool:
    return index.execute("select 1 from found where found match ? limit 1", (_query([word]),)).fetchone() is not None


def _near(index: sqlite3.Connection, word: str) -> str:
    if len(word) > LONGEST:
        return ""
    bounds = (len(word) - NEAR, len(word) + NEAR)
    known = [row[0] for row in index.execute("select word from words where length(word) between ? and ?", bounds)]
    return near_name(word, known) or ""


def _kept(place: Path) -> sqlite3.Connection:
    """Return the index that is kept in a file.

    Raises:
        OSError: there is no such file.
    """
    place.stat()
    return sqlite3.connect(f"file:{place.as_posix()}?mode=ro", uri=True)


def _stamp(folder: Path) -> str:
    """Return a digest of the names, sizes and times of all files in the index."""
    hashed = blake2b(f"{FORM}\n".encode(), digest_size=8)
    kept = [folder / f"{edition}.json" for edition in kept_editions(folder)]
    for path in (*sources(), *kept, *sorted(own_cards_folder(folder).glob("*.json"))):
        with suppress(OSError):
            told = path.stat()
            hashed.update(f"{path}\0{told.st_size}\0{told.st_mtime_ns}\n".encode("utf-8", "surrogateescape"))
    return hashed.hexdigest()


def found_lines(found: Hits) -> Iterator[Line]:
    """Yield the things that were found, with the words between » and «."""
    if found["did_you_mean"]:
        yield Line(f"Nothing has {found['words']!r}; did you mean {found['did_you_mean']!r}?", style="unsure")
    for hit in found["hits"]:
        of = zip(hit["edition"].split(", "), hit["date"].split(", "), strict=False)
        dated = f"  [{'; '.join(', '.join(each) for each in of)}]" if hit["edition"] else ""
        title, excerpt = (_marked(hit[part], hit["highlights"][part]) for part in ("title", "excerpt"))
        yield Line(" ".join(filter(None, (hit["kind"], hit["place"], title))) + dated, style="title")
        yield Line(excerpt.replace("\n", " "), indent=2)


def _marked(text: str, places: list[tuple[int, int]]) -> str:
    """Return a text with the words that were found between » and «."""
    for start, end in reversed(places):
        text = f"{text[:start]}»{text[start:end]}«{text[end:]}"
    return text
