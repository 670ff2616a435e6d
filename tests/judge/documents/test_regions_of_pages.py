"""What stands around a document in a page of HTML is part of no rule, and is told."""

from pathlib import Path

import pytest

from judge.documents.document_errors import UnusableFile
from judge.documents.reader.document import Document, Reading
from judge.documents.reader.document_reader import read_file
from judge.documents.reader.stated_version import StatedVersion, stated_version
from tests.every_row import for_every
from tests.judge.running import Judge

PAGE = """<!DOCTYPE html>
<html><head><title>Lantern rules</title><style>p { margin: 0 }</style></head>
<body>
<div class="cookie-banner"><div><p>We bake cookies.</p></div><button>Accept</button></div>
<header><h1>Rules of the lantern table</h1><p>Version 4.2, 3 May 2013</p></header>
<nav><ul><li><a href="#500">500.1 Wicks</a></li><li>Home</li></ul></nav>
<main>
<h2>500. Oil</h2>
<p>500.1 A wick burns.</p>
<aside><p>Buy lanterns here.</p></aside>
<p>500.2 No wick burns twice. <button>Copy</button></p>
<aside><p>Example: Ann lights it.</p></aside>
<noscript>Turn scripts on.</noscript>
</main>
<footer><p>Lantern Press, 12 Quay Road</p></footer>
<script>let a = "500.9 No.";</script>
</body></html>
"""


def read_page(page: str, folder: Path) -> Reading:
    path = folder / "page.html"
    path.write_text(page, encoding="utf-8")
    return read_file(path)


def only_one(reading: Reading) -> Document:
    (document,) = reading.documents
    return document


def rules_in(reading: Reading) -> dict[str, str]:
    return {rule.number: rule.text for rule in only_one(reading).rules}


def left_over(reading: Reading) -> set[int]:
    return {piece.line for piece in reading.pieces if piece.kind == "left over"}


def test_what_stands_around_a_document_is_part_of_no_rule(tmp_path: Path) -> None:
    reading = read_page(PAGE, tmp_path)
    document = only_one(reading)
    assert rules_in(reading) == {"500.1": "A wick burns.", "500.2": "No wick burns twice."}
    assert [[each.text for each in rule.examples] for rule in document.rules] == [[], ["Ann lights it."]]
    assert "500" in [heading.number for heading in document.headings]
    assert left_over(reading) == {4, 5, 6, 10, 11, 13, 15}
    for at, line in enumerate(PAGE.removesuffix("\n").split("\n"), 1):
        assert "".join(each.text for each in reading.pieces if each.line == at) == line


def test_the_header_of_a_page_says_its_version_and_date(tmp_path: Path) -> None:
    document = only_one(read_page(PAGE, tmp_path))
    assert stated_version(document) == StatedVersion("4.2", "2013-05-03")


def test_what_is_left_out_of_a_page_is_told(judge: Judge, tmp_path: Path, library: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(PAGE, encoding="utf-8")
    told = judge("rules", "import", str(path), "--all").out
    assert library.is_dir()
    for words in ("We bake cookies.", "500.1 Wicks", "Buy lanterns here.", "Turn scripts on.", "12 Quay Road"):
        assert words in told


@for_every(
    "region",
    [
        "<nav>Home</nav>",
        '<div role="navigation"><div>Home</div></div>',
        '<div id="breadcrumbs">Home</div>',
        '<ul class="main nav"><li>Home</li></ul>',
        "<footer>Home</footer>",
        '<section class="Cookie-Consent"><section>Home</section></section>',
        "<template><p>Home</p></template>",
        "<select><option>Home</option></select>",
        "<aside><p>Home</p></aside>",
        '<p><img src="home.png" alt="Home"></p>',
    ],
)
def test_a_region_between_rules_is_left_over(region: str, tmp_path: Path) -> None:
    page = f"<html><body><p>500.1 A wick burns.</p>\n{region}\n<p>500.2 It ends.</p></body></html>\n"
    reading = read_page(page, tmp_path)
    assert rules_in(reading) == {"500.1": "A wick burns.", "500.2": "It ends."}
    assert left_over(reading) == {2}


@for_every("tag", ["nav", "aside", "footer", "noscript", "template"])
def test_a_region_without_an_end_hides_no_rule(tag: str, tmp_path: Path) -> None:
    page = f"<html><body><{tag}>\n<p>500.1 A wick burns.</p>\n<p>500.2 It ends.</p></body></html>\n"
    assert rules_in(read_page(page, tmp_path)) == {"500.1": "A wick burns.", "500.2": "It ends."}


def test_rules_behind_a_script_without_an_end_are_told_as_left_over(tmp_path: Path) -> None:
    page = "<html><body><p>500.1 A wick burns.</p>\n<script>let a;\n<p>500.2 It ends.</p></body></html>\n"
    reading = read_page(page, tmp_path)
    assert rules_in(reading) == {"500.1": "A wick burns."}
    assert left_over(reading) == {2, 3}


def test_words_of_neighbours_do_not_run_together(tmp_path: Path) -> None:
    page = (
        "<html><body><center>500. Oil</center>500.1 A wick burns."
        "<details><summary>500.2 It ends.</summary>500.3 It is over.</details></body></html>\n"
    )
    said = {"500.1": "A wick burns.", "500.2": "It ends.", "500.3": "It is over."}
    assert rules_in(read_page(page, tmp_path)) == said


def test_rich_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.rtf"
    path.write_text("{\\rtf1\\ansi\\b 500.1\\b0  A wick burns.\\par}", encoding="ascii")
    with pytest.raises(UnusableFile, match="rich text"):
        read_file(path)
