"""The published documents, with what they hold counted by hand."""

from pathlib import Path

import pytest

from judge.documents.checks.draft_checks import check
from judge.documents.document_import import import_file, import_lines, lost_numbers
from judge.documents.reader.document import line_counts
from judge.documents.reader.document_reader import read_file
from judge.documents.reader.file_lines import read_text, split

LOST = ("303.2", "306.4a", "403.3", "407.5", "410.2", "602.3", "707.1d")

# File, edition: rules, examples, cards, terms. Rules are numbered paragraphs, or what stands under a heading, a
# question or a bullet; the reference edition's scan breaks the names of eleven of its cards over two lines.
COUNTED = {
    ("000", "cr-2007-04"): (72, 12, 14, 0),
    ("001", "cr-2007-05"): (310, 74, 83, 109),
    ("002", "faq-2009-03"): (34, 10, 25, 0),
    ("003", "clarifications-de"): (13, 0, 0, 0),
    ("003", "cr-2009-combat"): (27, 0, 0, 0),
    ("004", "starter-2006"): (65, 14, 0, 74),
}
LINES = {"000": 60, "001": 958, "002": 314, "003": 90, "004": 1146}
LEFT_OVER = {"000": [39], "001": [1], "002": [5, 7], "003": [22]}


@pytest.mark.parametrize(("file", "edition"), COUNTED, ids=lambda each: each)
def test_a_document_holds_what_was_counted(file: str, edition: str, published: dict[str, Path], library: Path) -> None:
    imported = import_file(published[file], None, library)
    part = next(each for each in imported.parts if each.document.edition == edition)
    found = part.document
    assert (len(found.rules), len(found.examples), len(found.cards), len(found.entries)) == COUNTED[file, edition]
    assert not part.changed
    assert not part.missing
    assert not part.examples_changed


@pytest.mark.parametrize("file", LINES)
def test_every_line_is_accounted_for(file: str, published: dict[str, Path]) -> None:
    lines = split(read_text(published[file]))
    pieces = read_file(published[file]).pieces
    assert len(lines) == LINES[file]
    told = dict.fromkeys(range(1, len(lines) + 1), "")
    for piece in pieces:
        assert piece.column == len(told[piece.line]) + 1
        told[piece.line] += piece.text
    assert tuple(told.values()) == lines


@pytest.mark.parametrize("file", LEFT_OVER)
def test_what_is_left_over_is_no_rule(file: str, published: dict[str, Path]) -> None:
    pieces = read_file(published[file]).pieces
    assert [piece.line for piece in pieces if piece.kind == "left over"] == LEFT_OVER[file]
    assert line_counts(pieces)["left over"] == len(LEFT_OVER[file])


def test_the_booklet_leaves_captions_over_and_no_sentence(published: dict[str, Path]) -> None:
    left = [piece.text.strip() for piece in read_file(published["004"]).pieces if piece.kind == "left over"]
    assert max(map(len, left)) < 45
    assert not [text for text in left if text.endswith((".", "!", "?"))]


def test_the_seven_lost_numbers_are_reported(published: dict[str, Path], library: Path) -> None:
    imported = import_file(published["001"], None, library)
    assert lost_numbers(imported.parts[0].document) == LOST
    assert any(line.text.endswith(", ".join(LOST)) for line in import_lines(imported))
    skipped = [
        each.message.split()[0] for each in check(imported.reading, frozenset()) if each.code == "skipped-number"
    ]
    assert tuple(skipped) == LOST


def test_an_import_can_be_repeated(published: dict[str, Path], library: Path) -> None:
    first = import_file(published["003"], None, library)
    before = {path.name: path.read_bytes() for path in library.iterdir()}
    again = import_file(published["003"], None, library)
    assert set(first.changed) == {"clarifications-de", "cr-2009-combat"}
    assert again.changed == ()
    assert {path.name: path.read_bytes() for path in library.iterdir()} == before


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"], ids=lambda each: each)
def test_the_encoding_and_the_line_endings_don_t_matter(
    encoding: str, published: dict[str, Path], library: Path, tmp_path: Path
) -> None:
    text = published["001"].read_text(encoding="utf-8")
    path = tmp_path / "again.txt"
    path.write_bytes(text.replace("\n", "\r\n").encode(encoding, "replace"))
    part = import_file(path, None, library).parts[0]
    assert part.document.edition == "cr-2007-05"
    assert part.same


def test_an_edited_edition_is_recognised_and_told_apart(
    published: dict[str, Path], library: Path, tmp_path: Path
) -> None:
    text = published["001"].read_text(encoding="utf-8")
    path = tmp_path / "draft.txt"
    path.write_text(text.replace("opening hand of seven cards", "opening hand of six cards"), encoding="utf-8")
    part = import_file(path, "draft", library).parts[0]
    assert (part.document.edition, part.changed, part.missing, part.unknown) == ("draft", ("101.1",), (), ())
