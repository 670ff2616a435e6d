"""Whatever is imported ends in a report or in a clear error, soon, and leaves nothing half-written."""

import json
import multiprocessing
import os
import random
import signal
from contextlib import suppress
from cProfile import Profile
from functools import cache
from pathlib import Path
from time import process_time, sleep

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from judge.documents.checks.draft_checks import check
from judge.documents.comparison.document_comparison import compare
from judge.documents.comparison.rule_pairs import COMMON
from judge.documents.document_errors import RulesError
from judge.documents.document_import import Imported, import_file, import_lines
from judge.documents.document_library import keep, kept_document
from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of
from judge.documents.recognition import recognise
from tests import forked_start
from tests.judge.documents.own_rules import OWN
from tests.judge.documents.shapes import crowds, returning, running
from tests.judge.documents.styles import DOCUMENTS
from tests.night import at_night

ROOT = Path(__file__).parents[3]
SECONDS = 1.0
"""How long the processor may work for 100 kB, and for a shorter text as well."""
ATTEMPTS = 3
"""How often an import may be tried to keep within that, for a test shares the machine with others."""

calm = settings(deadline=None, max_examples=at_night(300, 20), suppress_health_check=list(HealthCheck))


def reported(data: bytes, folder: Path) -> bool:
    """Import the bytes; return whether they were a document, having checked what came of them."""
    path = folder / "any.txt"
    path.write_bytes(data)
    library = folder / "library"
    bound = SECONDS * max(1.0, len(data) / 100_000)
    imported, taken = attempted(path, library)
    for _ in range(ATTEMPTS - 1):
        taken = taken if taken < bound else attempted(path, library)[1]
    assert taken < bound
    assert not list(library.glob(".*")) if library.exists() else True
    if imported is None:
        return False
    for part in imported.parts:
        assert json.loads((library / f"{part.document.edition}.json").read_text(encoding="utf-8"))
    told = "".join(piece.text for piece in imported.reading.pieces)
    assert told == "".join(lines_of(data, "any"))
    return True


def attempted(path: Path, library: Path) -> tuple[Imported | None, float]:
    """Import a file and report it; return what came of it, nothing for a clear error, and how long that took."""
    started = process_time()
    imported = None
    with suppress(RulesError):
        imported = import_file(path, None, library)
        assert len(list(import_lines(imported))) > 1
    return imported, process_time() - started


@calm
@given(st.binary(max_size=4000))
@example(b"100.1 \xff\xfe Rule.")
@example(b"\x00" * 2000)
@example("100.1 Rule.".encode("utf-16"))
@example(b"%PDF-1.4 100.1 Rule.")
def test_any_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    reported(data, tmp_path_factory.mktemp("any"))


PIECES = st.sampled_from(
    ["100.1", "100.1a ", "602.2", "1. ", "Glossary", "Contents", "Example: ", " You play Tim.", "\n", "\r", "\f", "- ",
     "Tim, 3, Ally—Human", " (101.1)", "( )", "Term (100.1): ", "?", "Page 3", "\t", "  ", "é", "\ud7ff", "A", "a", ".",
     "# ", "> ", "**", "[a](#b)", "\u00ad", "ﬁ", "l00.2 ", "101.l a ", "Chapter 1", "    7", "100. One goes.", "com-"]
)  # fmt: skip


@calm
@given(st.lists(PIECES, max_size=200).map("".join))
def test_any_pieces_of_a_document(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    reported(text.encode(), tmp_path_factory.mktemp("any"))


@calm
@given(st.integers(0, len(OWN)))
def test_any_truncation(tmp_path_factory: pytest.TempPathFactory, length: int) -> None:
    reported(OWN[:length].encode(), tmp_path_factory.mktemp("any"))


@calm
@given(st.permutations(OWN.splitlines()))
def test_any_order_of_lines(tmp_path_factory: pytest.TempPathFactory, lines: list[str]) -> None:
    assert reported("\n".join(lines).encode(), tmp_path_factory.mktemp("any"))


@pytest.mark.parametrize("name", DOCUMENTS)
def test_documents_of_every_style_cut_and_shuffled(name: str, tmp_path: Path) -> None:
    text, chance = "\n".join(row[2:] for row in DOCUMENTS[name].split("\n")), random.Random(name)  # noqa: S311
    for _ in range(at_night(4, 1)):
        reported(text[: chance.randrange(len(text))].encode(), tmp_path)
        lines = text.split("\n")
        chance.shuffle(lines)
        reported("\n".join(lines).encode("utf-16"), tmp_path)


@pytest.mark.parametrize("file", ["000", "001", "002", "003", "004"])
def test_the_published_documents_cut_and_shuffled(file: str, published: dict[str, Path], tmp_path: Path) -> None:
    data, chance = published[file].read_bytes(), random.Random(file)  # noqa: S311 - any order will do.
    for _ in range(at_night(3, 1)):
        reported(data[: chance.randrange(len(data))], tmp_path)
        lines = data.splitlines()
        chance.shuffle(lines)
        reported(b"\n".join(lines), tmp_path)
        at = chance.randrange(len(data))
        reported(data[:at] + bytes(chance.randrange(256) for _ in range(40)) + data[at:], tmp_path)


LONG_LINES = (
    "Aa, " * 25_000, "? " * 50_000, "100.1 A" * 14_000, "Example: " * 11_000, "1. A " * 20_000, "(" * 100_000,
    "Aa " * 33_000, "." * 100_000, "100.1 " + "A, 1, Ally " * 9_000, "# " * 50_000, "## [" + "[" * 100_000,
    "**a" * 33_000, "> " * 50_000, "a-" * 50_000, "Contents  " * 10_000, "l00." * 25_000, "100. Aa. " * 11_000,
)  # fmt: skip
ABOVE = ("", "1. One\n100.1 Rule one.\n")
"""What stands above such a line; by day one line has nothing above it, the next has a rule, in turn."""


@pytest.mark.parametrize("at", range(len(LONG_LINES)), ids=lambda at: LONG_LINES[at][:8])
def test_a_line_of_100_kb(at: int, tmp_path: Path) -> None:
    for above in at_night(ABOVE, (ABOVE[at % len(ABOVE)],)):
        reported((above + LONG_LINES[at]).encode(), tmp_path)


RETURNS = at_night(10_000, 500)
"""How often a line returns; by day too seldom for more than what never ends to be noticed.

That the time grows no faster than the text is held by counts of calls: by day of some of these lines, at night of all.
"""


@pytest.mark.parametrize(
    "line",
    [
        "# Aa",
        "**100.1** Aa",
        "100. Aa.",
        "Aa    7",
        "Aa-",
        "A: b",
        "Aa",
        "1. Aa",
        "100.1 Aa",
        "- a",
        "Aa?",
        "Tim, 3, Ally",
        "Example: Aa",
    ],
)
def test_a_line_that_returns_again_and_again(line: str, tmp_path: Path) -> None:
    reported("\n".join([line] * RETURNS).encode(), tmp_path)
    reported("\n\n".join(["# A", "## B", "100.1 One.", *[line] * (RETURNS // 2)]).encode(), tmp_path)
    reported("\n".join(["Contents", "1. Aa", "2. Ab", "3. Ac", "", "Glossary", *[line] * RETURNS]).encode(), tmp_path)


CROWD = at_night(5000, 2 * COMMON + 20)
"""How many rules, terms or cards a crowd has; even in half of it, a group of words is common to too many rules."""
WORDS = [f"w{number}" for number in range(400)]


def many_rules(said: str) -> str:
    chance = random.Random(said)  # noqa: S311 - any order will do.
    return "\n".join(
        f"{100 + at // 20}.{at % 20 + 1} {said} {' '.join(chance.choice(WORDS) for _ in range(8))}."
        for at in range(CROWD // 2)
    )


CROWDS = {
    "rules of any words": many_rules("So"),
    "rules of one word": "\n".join(f"{100 + at // 20}.{at % 20 + 1} Aa." for at in range(CROWD)),
    "rules of the same words": "\n".join(f"{100 + at // 20}.{at % 20 + 1} Aa bb cc dd {at}." for at in range(CROWD)),
    "references to nothing": "\n".join(
        f"{100 + at // 20}.{at % 20 + 1} See {999 - at % 800}.9." for at in range(CROWD)
    ),
    "terms": "100.1 One.\nGlossary\n" + "\n".join(f"T{at:05d}: b" for at in range(CROWD)),
    "cards": "100.1 One.\nExample: Foo.\n" + "\n".join(f"Aa {chr(97 + at % 26)}x, 3, Ally-X" for at in range(CROWD)),
}


GROWTH = 3.0
"""How many times as much twice the text may take: what grows with the square of the text takes four times as much."""


@pytest.mark.parametrize("name", CROWDS)
def test_crowds_are_checked_and_compared_soon(name: str) -> None:
    once, twice = half(CROWDS[name]), CROWDS[name]
    assert work_for(twice, name) < GROWTH * work_for(once, name)


SMALL, LARGE = at_night((1_500, 9_000), (750, 4_500))
"""Bytes of two texts of a shape, the larger of which has six times as many."""
LINEAR = 8.0
"""How many times as much work the larger may be: the square would be 36 times."""


@cache
def few_shapes(size: int) -> dict[str, bytes]:
    """Return a text of every crowd, every sixth line and every fourth run, in each place in turn; of all at night."""
    returned, ran = list(returning(size)), list(running(size))
    return dict(crowds(size)) | dict(returned[:: at_night(11, 63)]) | dict(ran[:: at_night(6, 22)])


@pytest.mark.parametrize("name", few_shapes(1))
def test_reading_grows_with_the_text_and_no_faster(name: str) -> None:
    small, large = (calls_to_read(few_shapes(size)[name]) for size in (SMALL, LARGE))
    assert large < LINEAR * small


def calls_to_read(data: bytes) -> int:
    """Return how many calls it takes to read the bytes."""
    profile = Profile(subcalls=False)
    profile.enable()
    with suppress(RulesError):
        recognised = [recognise(each) for each in read(lines_of(data, "any"), "any").documents]
        assert len(recognised) > 0
    profile.disable()
    return sum(entry.callcount for entry in profile.getstats())


def half(text: str) -> str:
    """Return the first half of the lines."""
    lines = text.split("\n")
    return "\n".join(lines[: len(lines) // 2])


def work_for(text: str, name: str) -> int:
    """Return how many calls it takes to check the text and to compare it with others of its size or less.

    Calls are counted rather than seconds, which a busy machine makes long.
    """
    reading = read(lines_of(text.encode(), name), name)
    foreign = "\n".join(many_rules("Or").split("\n")[: text.count("\n") // 2])
    others = [foreign, text.replace("\n", "\n\n").replace("Aa", "Bb"), half(text)]
    profile = Profile(subcalls=False)
    profile.enable()
    check(reading, frozenset({"Aa", "Bb"}))
    for other in others:
        compare(reading.documents[0], document(other))
    profile.disable()
    return sum(entry.callcount for entry in profile.getstats())


def document(text: str) -> Document:
    return read(lines_of(text.encode(), "own"), "own").documents[0]


def importing(path: Path, library: Path) -> forked_start.Started:
    """Start an import of a file that replaces what the library has of it, in a process of its own."""
    command = ["rules", "import", str(path), "--replace", "--library", str(library)]
    with Path(os.devnull).open("rb") as nothing, Path(os.devnull).open("wb") as unread:
        streams = (nothing.fileno(), unread.fileno(), unread.fileno())
        return forked_start.begin("judge", command, streams, cwd=ROOT)


def test_an_import_that_is_killed_leaves_the_old_document_or_the_new(tmp_path: Path) -> None:
    library, path = tmp_path / "library", tmp_path / "own.txt"
    old, new = OWN, OWN.replace("seven", "six")
    before, after = ({rule.text for rule in document(text).rules} for text in (old, new))
    for attempt in range(0, 12, at_night(1, 3)):
        path.write_text(new if attempt % 2 else old, encoding="utf-8")
        started = importing(path, library)
        sleep(0.02 * attempt)
        # One that has ended by then is no process any more.
        with suppress(ProcessLookupError):
            os.kill(started.pid, signal.SIGKILL)
        started.wait()
        kept_document.cache_clear()
        found = kept_document("own", library)
        rules = {rule.text for rule in found.rules} if found else set()
        assert rules in (set(), before, after)
    path.write_text(OWN.replace("seven", "five"), encoding="utf-8")
    assert importing(path, library).wait() == 0
    assert [found.name for found in library.iterdir()] == ["own.json"]


def import_and_die(path: Path, library: Path) -> None:
    """Import a file, and end this process as the new document would take the place of the old one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "replace", lambda *_: os._exit(9))
        import_file(path, None, library, replacing=True)


def test_what_a_killed_import_left_is_swept_by_the_next(tmp_path: Path) -> None:
    library, path = tmp_path / "library", tmp_path / "own.txt"
    path.write_text(OWN, encoding="utf-8")
    import_file(path, None, library)
    before = (library / "own.json").read_bytes()
    path.write_text(OWN.replace("seven", "six"), encoding="utf-8")
    killed = multiprocessing.get_context("fork").Process(target=import_and_die, args=(path, library))
    killed.start()
    killed.join(60)
    assert killed.exitcode == 9
    assert (library / "own.json").read_bytes() == before
    assert len(list(library.glob(".*.part"))) == 1
    import_file(path, None, library, replacing=True)
    assert [found.name for found in library.iterdir()] == ["own.json"]
    assert (library / "own.json").read_bytes() != before


def test_a_library_that_can_t_be_written_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tmp_path / "library"
    from dataclasses import replace

    first = replace(document(OWN), edition="own")
    keep([first], library)
    before = (library / "own.json").read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(RulesError, match="No space left"):
        keep([replace(document(OWN.replace("seven", "six")), edition="own")], library)
    assert (library / "own.json").read_bytes() == before
    assert [found.name for found in library.iterdir()] == ["own.json"]
