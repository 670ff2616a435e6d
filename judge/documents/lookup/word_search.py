"""Searching for words, in an index that is kept in the user's cache and made anew when one of its files has changed."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from hashlib import blake2b
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import NamedTuple, TypedDict

from judge.cache_folder import cache_folder, keep_in_cache
from judge.documents.document_errors import LONGEST, NothingFound, quoted
from judge.documents.lookup.players_terms import asked_words, forms_of, is_players_word
from judge.documents.lookup.search_index import FORM, WORD, fill, fill_in, own_sources, sources
from judge.output_lines import Line
from judge.rulebook import REFERENCE
from judge.rulebook.concordance import LATER_COMBAT
from scenarios.near_names import near_name

OPEN, CLOSE = "\x02", "\x03"
PREFIX = 3
NEAR = 2
"""How many letters longer or shorter than the given word a near word may be."""
RANKED = (
    "-bm25(found, 0, 0, 0, 2.0, 4.0, 1.5, 0.6) * "
    "case kind when 'rule' then 2.2 when 'term' then 1.1 when 'heading' then 1.5 when 'official' then 1.0 "
    "when 'official term' then 0.8 "
    "when 'card' then 0.5 else 0.4 end * "
    f"case when edition = '{REFERENCE}' then 1.3 when edition like '%{LATER_COMBAT}%' then 1.0 else 0.8 end"
)
"""How well a thing fits: by how rare its words are and whether they are in its title, rules and the reference first."""


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
    """The result of a search, the best first.

    `did_you_mean` are the words that were searched for instead of misspelt ones, if any, and `in_the_rules` the words
    of the rules for what players call otherwise.
    """

    words: str
    hits: list[Hit]
    did_you_mean: str
    in_the_rules: list[str]


TRIED = 200
"""How many things are ranked by how many of the words they have."""

AGAIN = 0.5
"""How much less well the same rule of another edition fits."""

CALLED = 2.0
"""How much better a thing fits whose title is the words that were searched for."""

PART, PHRASE = 0.3, 0.3
"""How well a thing fits that has little of what was said, and how much words count that stand together."""

MOST = 2**31
"""A limit that no search reaches; a larger one doesn't fit into the numbers of SQLite."""


def search_for(words: str, folder: Path, many: int = 20, edition: str = "") -> Hits:
    """Return the things that best fit a question or some words, of all editions or only of one.

    Raises:
        NothingFound: nothing has any of the words, or the nearest to them.
    """
    asked = [word.casefold().replace("’", "'") for word in WORD.findall(words)]
    if not asked:
        raise NothingFound("a search needs a word")
    bounds, own = _Bounds(many, edition), tuple(own_sources(folder))
    stamp = _stamp(sources())
    carried = _place(stamp)
    place = _place(stamp, _stamp(own)) if own else carried
    with suppress(sqlite3.Error, OSError), closing(_kept(place)) as index:
        return _found(index, words, asked, bounds)
    if own:
        with suppress(sqlite3.Error, OSError), closing(sqlite3.connect(":memory:")) as index:
            with closing(_kept(carried)) as kept:
                kept.backup(index)
            return _found(_with_own(index, folder, place, carried), words, asked, bounds)
    with closing(sqlite3.connect(":memory:")) as index:
        fill(index)
        _keep(index, carried, {carried})
        return _found(_with_own(index, folder, place, carried) if own else index, words, asked, bounds)


def _with_own(index: sqlite3.Connection, folder: Path, place: Path, carried: Path) -> sqlite3.Connection:
    """Return the index of what comes with the program, with the user's library, and keep it at its place."""
    fill_in(index, folder)
    _keep(index, place, {carried, place})
    return index


def _place(*stamps: str) -> Path:
    """Return the place of an index in the cache."""
    return cache_folder() / f"{'-'.join(('search', *stamps))}.sqlite"


def _keep(index: sqlite3.Connection, place: Path, current: set[Path]) -> None:
    """Keep an index in the cache, in place of those that are outdated."""
    # Only an SQLite that is built with it can give the bytes of a database in memory.
    if hasattr(index, "serialize"):
        keep_in_cache(place, index.serialize(), set(place.parent.glob("search-*")) - current)


class _Bounds(NamedTuple):
    """How many things a search may find, and of which edition; of all where it names none."""

    many: int
    edition: str


def _found(index: sqlite3.Connection, words: str, asked: list[str], bounds: _Bounds) -> Hits:
    meant = _meant(index, asked)
    said = meant.split() if meant else asked
    typed, led = asked_words(said)
    groups = [tuple(filter(None, (_form(index, word) for word in group))) for group in (*map(forms_of, typed), *led)]
    hits = _hits(index, _Query(list(filter(None, groups)), _phrases(said)), bounds) if any(groups) else []
    if not hits:
        of = f" in {bounds.edition}" if bounds.edition else ""
        what = f"nothing{of} has {'any of ' if len(asked) > 1 else ''}{quoted(words)}"
        raise NothingFound(what, hint=f"the nearest is {quoted(meant)}" if meant else None)
    return Hits(
        words=words,
        hits=hits,
        did_you_mean=meant,
        in_the_rules=list(dict.fromkeys(word for group in led for word in group)),
    )


def _form(index: sqlite3.Connection, word: str) -> str:
    """Return the query of a word: the word in any form, or what begins with it; nothing where nothing has it."""
    exact = f'"{word}"'
    if _any(index, exact):
        return exact
    return f"{exact}*" if len(word) >= PREFIX and _any(index, f"{exact}*") else ""


class _Query(NamedTuple):
    """What is looked for: groups of forms, each group one thing that was said, and phrases of neighbouring words."""

    groups: list[tuple[str, ...]]
    phrases: list[str]


def _phrases(words: list[str]) -> list[str]:
    return [f'"{first} {second}"' for first, second in pairwise(words)]


def _hits(index: sqlite3.Connection, query: _Query, bounds: _Bounds) -> list[Hit]:
    either = " OR ".join(dict.fromkeys(form for group in query.groups for form in group))
    best = _best(index, query, bounds)
    told = {
        row[0]: _hit(*row[1:])
        for row in index.execute(
            "select rowid, kind, edition, date, place, highlight(found, 4, ?1, ?2), "
            "snippet(found, 5, ?1, ?2, '…', 24) from found where found match ?3 and rowid in "
            "(select value from json_each(?4))",
            (OPEN, CLOSE, either, str(best)),
        )
    }
    return [told[row] for row in best]


def _best(index: sqlite3.Connection, query: _Query, bounds: _Bounds) -> list[int]:
    """Return the rows that fit best: those that have more of what was said, and more of its rare words."""
    scores, held = dict[int, float](), dict[int, float]()
    whole = 0.0
    for group in query.groups:
        found = dict[int, float]()
        for form in group:
            for row, rank in _ranks(index, form, bounds):
                found[row] = found.get(row, 0) + rank / sqrt(len(group))
        most = max(found.values(), default=0)
        whole += most
        for row, rank in found.items():
            scores[row] = scores.get(row, 0) + rank
            held[row] = held.get(row, 0) + (min(rank * 2, most))
    for phrase in query.phrases:
        for row, rank in _ranks(index, phrase, bounds):
            if row in scores:
                scores[row] += rank * PHRASE
    fit = {row: -score * (PART + held[row] / whole) if whole else 0 for row, score in scores.items()}
    tried = sorted(fit, key=lambda row: (fit[row], row))[: max(bounds.many, TRIED)]
    wanted = {form.strip('"*') for group in query.groups for form in group}
    titles = index.execute(
        "select rowid, place, title from found where rowid in (select value from json_each(?1))", (str(tried),)
    )
    scored = []
    for row, place, title in titles:
        called = {word.casefold() for word in WORD.findall(title)} == wanted
        scored.append((fit[row] * (CALLED if called else 1), row, (place, title)))
    return [row for _, row in sorted(_told_once(scored))[: bounds.many]]


def _ranks(index: sqlite3.Connection, form: str, bounds: _Bounds) -> list[tuple[int, float]]:
    """Return the rows that have a form, each with how well it fits."""
    return index.execute(
        f"select rowid, {RANKED} from found "  # noqa: S608 - ours.
        "where found match ?1 and (?2 = '' or ', ' || edition || ',' like '%, ' || ?2 || ',%')",
        (form, bounds.edition),
    ).fetchall()


def _told_once(scored: list[tuple[float, int, tuple[str, str]]]) -> Iterator[tuple[float, int]]:
    """Yield the rows with how well they fit; a rule that a better one tells already, of another edition, fits less."""
    told = set[tuple[str, str]]()
    for score, row, called in sorted(scored):
        yield score * (AGAIN if called in told and all(called) else 1), row
        told.add(called)


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
    known = {word for word in words if is_players_word(word) or _form(index, word)}
    meant = " ".join(word if word in known else _near(index, word) or word for word in words)
    return meant if meant != " ".join(words) else ""


def _any(index: sqlite3.Connection, query: str) -> bool:
    return index.execute("select 1 from found where found match ? limit 1", (query,)).fetchone() is not None


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


def _stamp(files: Iterable[Path]) -> str:
    """Return a digest of the names, sizes and times of files, of those that are there."""
    hashed = blake2b(f"{FORM}\n".encode(), digest_size=8)
    for path in files:
        with suppress(OSError):
            told = path.stat()
            hashed.update(f"{path}\0{told.st_size}\0{told.st_mtime_ns}\n".encode("utf-8", "surrogateescape"))
    return hashed.hexdigest()


def found_lines(found: Hits) -> Iterator[Line]:
    """Yield the things that were found, with the words between » and «."""
    if found["did_you_mean"]:
        yield Line(f"Nothing has {found['words']!r}; did you mean {found['did_you_mean']!r}?", style="unsure")
    if found["in_the_rules"]:
        yield Line(f"In words of the rules: {', '.join(found['in_the_rules'])}", style="faint")
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
