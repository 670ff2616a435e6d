"""Documents that were counted by hand before they were read: rules, examples, cards and terms, however encoded."""

import pytest

from judge.documents.comparison.document_comparison import compare
from tests.judge.documents.test_styles import document, reading

COUNTED = {
    "full stops and two columns of leaders": (11, 3, 1, 3),
    "French with spaces before colons": (6, 3, 1, 3),
    "page lines and full stops behind terms": (11, 3, 0, 3),
    "hyphens ligatures and bare references": (7, 1, 1, 2),
    "letters below three parts": (8, 3, 0, 3),
    "tabs and an alphabet": (8, 4, 2, 4),
    "numbers with a bracket": (7, 2, 0, 3),
    "German numbers called rules": (7, 2, 1, 3),
    "quoted Markdown and bold terms": (5, 3, 0, 2),
    "page numbers between dashes": (9, 3, 0, 3),
    "three figures and equals signs": (7, 1, 0, 3),
    "cards between blank lines": (7, 2, 1, 4),
}
ENCODED = {
    "full stops and two columns of leaders": ("utf-8-sig", "\r\n"),
    "French with spaces before colons": ("latin-1", "\r\n"),
    "page lines and full stops behind terms": ("utf-16", "\r"),
    "tabs and an alphabet": ("cp1252", "\n"),
    "German numbers called rules": ("cp1252", "\r"),
    "letters below three parts": ("utf-16-le", "\r\n"),
    "quoted Markdown and bold terms": ("utf-16-be", "\r"),
}


@pytest.mark.parametrize("name", COUNTED)
def test_a_document_holds_what_was_counted(name: str) -> None:
    encoding, ending = ENCODED.get(name, ("utf-8", "\n"))
    (found,) = reading(name, encoding, ending).documents
    assert (len(found.rules), len(found.examples), len(found.cards), len(found.entries)) == COUNTED[name]
    assert compare(document(name), found).changes == ()


def test_broken_words_and_ligatures_are_whole() -> None:
    texts = {rule.number: rule.text for rule in document("hyphens ligatures and bare references").rules}
    assert texts["100.1"].startswith("Each player builds an airship from five hull cards and one engine.")
    assert texts["100.1a"] == "An airship without an engine is a balloon, and balloons can’t race (101.2)."
    assert texts["102.1a"] == "Who has crashed may watch, but not whistle."
    assert texts["102.2"] == "Self-repair is done between legs."


def test_what_pages_repeat_is_no_part_of_an_example() -> None:
    examples = document("page numbers between dashes").examples
    assert examples[0].text.endswith("is pulled to Pine Hill by another one, and repaired there.")
    assert examples[2].text == "Both have one. Nothing falls."
