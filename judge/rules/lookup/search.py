"""Searching for words, with an index that is kept in the user's cache and made anew when what it holds has changed."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import TypedDict

from judge.lines import Line
from judge.rules.errors import NothingFound
from judge.rules.library import kept_editions
from judge.rules.lookup.indexing import fill, sources

_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
OPEN, CLOSE = "\x02", "\x03"
PREFIX = 3
RANKED = (
    "bm25(found, 0, 0, 0, 6.0, 4.0, 1.0) * "
    "case kind when 'rule' then 1.6 when 'term' then 1.8 when 'official' then 1.2 when 'card' then 1.2 else 1 end"
)


class Hit(TypedDict):
    """A find: what kind of thing, the edition and date it is of, what it is called, and the words around the find."""

    kind: str
    edition: str
    date: str
    place: str
    title: str
    excerpt: str


class Hits(TypedDict):
    """What a search found, best first, and what else could have been meant."""

    words: str
    hits: list[Hit]
    did_you_mean: str


MOST = 2**31
"""A number of finds beyond any; larger ones don't fit the index's own numbers."""


def search_for(words: str, folder: Path, many: int = 20) -> Hits:
    """Return what holds all of the words, or where nothing does what holds most alike words.

    Raises:
        NothingFound: nothing holds them, nor anything like them.
    """
    asked = [word.casefold() for word in _WORD.findall(words)]
    if not asked:
        raise NothingFound("a search needs a word")
    with closing(_index(folder)) as index:
        hits = _hits(index, asked, many)
        meant = "" if hits else _meant(index, asked)
        if meant:
            hits = _hits(index, meant.split(), many)
    if not hits:
        raise NothingFound(f"nothing holds {words!r}", hint=f"the nearest is {meant!r}" if meant else None)
    return Hits(words=words, hits=hits, did_you_mean=meant)


def _hits(index: sqlite3.Connection, words: list[str], many: int) -> list[Hit]:
    query = " ".join('"' + word.replace('"', "") + '"' + ("*" if len(word) >= PREFIX else "") for word in words)
    rows = index.execute(
        "select kind, edition, date, place, title, snippet(found, 5, ?, ?, '…', 24) from found "  # noqa: S608 - ours.
        f"where found match ? order by {RANKED}, rowid limit ?",
        (OPEN, CLOSE, query, min(many, MOST)),
    )
    return [
        Hit(kind=kind, edition=edition, date=date, place=place, title=title, excerpt=excerpt)
        for kind, edition, date, place, title, excerpt in rows
    ]


def _meant(index: sqlite3.Connection, words: list[str]) -> str:
    """Return the words with those that nothing holds made the nearest that something does."""
    known = [row[0] for row in index.execute("select term from words where cnt > 0")]
    held = set(known)
    told = [word if word in held else next(iter(get_close_matches(word, known, 1, 0.6)), "") for word in words]
    meant = " ".join(word for word in told if word)
    return meant if meant != " ".join(words) else ""


def _index(folder: Path) -> sqlite3.Connection:
    """Return the index, from the cache if what it holds hasn't changed."""
    stamp = _stamp(folder)
    place = _cache() / f"search-{stamp}.sqlite"
    with suppress(sqlite3.Error, OSError):
        if place.exists():
            kept = sqlite3.connect(f"file:{place.as_posix()}?mode=ro", uri=True)
            kept.execute("select 1 from found limit 1")
            return kept
    made = sqlite3.connect(":memory:")
    fill(made, folder)
    with suppress(sqlite3.Error, OSError):
        _keep(made, place)
    return made


def _keep(made: sqlite3.Connection, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    for old in place.parent.glob("search-*.sqlite"):
        old.unlink(missing_ok=True)
    beside = place.with_suffix(".part")
    beside.unlink(missing_ok=True)
    with closing(sqlite3.connect(beside)) as kept:
        made.backup(kept)
    beside.replace(place)


def _stamp(folder: Path) -> str:
    """Return what changes whenever a file that the index was made of does: names, sizes and times."""
    hashed = blake2b(digest_size=8)
    kept = [folder / f"{edition}.json" for edition in kept_editions(folder)]
    for path in (*sources(), *kept):
        with suppress(OSError):
            told = path.stat()
            hashed.update(f"{path}\0{told.st_size}\0{told.st_mtime_ns}\n".encode("utf-8", "surrogateescape"))
    return hashed.hexdigest()


def _cache() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("wowtcg-judge", appauthor=False)


def found_lines(found: Hits) -> Iterator[Line]:
    """Yield the finds, their words marked as they stand between the signs of emphasis."""
    if found["did_you_mean"]:
        yield Line(f"Nothing holds {found['words']!r}; did you mean {found['did_you_mean']!r}?", style="unsure")
    for hit in found["hits"]:
        dated = f"  [{hit['edition']}, {hit['date']}]" if hit["edition"] else ""
        yield Line(f"{hit['kind']} {hit['place']} {hit['title']}{dated}", style="title")
        yield Line(hit["excerpt"].replace(OPEN, "»").replace(CLOSE, "«").replace("\n", " "), indent=2)
