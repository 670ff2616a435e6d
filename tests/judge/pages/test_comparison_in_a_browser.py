"""The page of a comparison in a browser: contents, links from change to change, and room on a telephone."""

import pytest
from playwright.sync_api import expect

from judge.documents.comparison.document_comparison import compare
from judge.documents.comparison.html_page import page
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of
from tests.judge.documents.edits import EDITS
from tests.judge.documents.own_rules import OWN
from tests.judge.pages.conftest import NARROW, WIDE, OpenPage, Scheme, scrolls_sideways, violations
from tests.night import at_night

EDITED = ("a section is renumbered and gets another title", "an example is removed", "a rule is split")
LONG = "see rules.example.org/" + "very-long-names-of-folders-without-any-space/" * 6


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a page with changes of several chapters, and with a word wider than a telephone."""
    changed = OWN.replace("The attacker exhausts", f"{LONG} The attacker exhausts")
    for edit in EDITS:
        changed = edit.made(changed) if edit.name in EDITED else changed
    old, new = (read(lines_of(text.encode(), "own"), "own").documents[0] for text in (OWN, changed))
    place = tmp_path_factory.mktemp("comparison") / "comparison.html"
    place.write_text(page(compare(old, new)), encoding="utf-8")
    return place.as_uri()


SHOWN = [(NARROW, "dark"), (WIDE, "light"), (NARROW, "light")][: at_night(3, 2)]
"""Each size of a window and each of the colours; at night a narrow one in both."""


@pytest.mark.parametrize(("size", "scheme"), SHOWN)
def test_nothing_scrolls_sideways_and_everybody_can_read_it(
    open_page: OpenPage, address: str, size: tuple[int, int], scheme: Scheme
) -> None:
    shown = open_page(address, size=size, scheme=scheme)
    assert not scrolls_sideways(shown)
    assert violations(shown) == []


def test_the_contents_lead_to_each_change_and_from_there_to_the_next(open_page: OpenPage, address: str) -> None:
    shown = open_page(address)
    listed = shown.locator("nav li li a").count()
    assert listed == shown.locator("section").count() > 3
    shown.locator("nav").get_by_role("link", name="602.1").first.click()
    expect(shown).to_have_url(f"{address}#602.1")
    shown.locator("section[id='602.1']").get_by_role("link", name="Next change").click()
    expect(shown).to_have_url(f"{address}#602.2b")
    expect(shown.locator("section[id='602.2b']")).to_be_in_viewport()
    shown.locator("section[id='602.2b']").get_by_role("link", name="Previous change").click()
    expect(shown).to_have_url(f"{address}#602.1")


def test_what_can_be_led_to_is_there(open_page: OpenPage, address: str) -> None:
    shown = open_page(address)
    assert not shown.locator("script").count()
    links: list[str] = shown.locator("a").evaluate_all("all => all.map(link => link.getAttribute('href') ?? '')")
    ids: list[str] = shown.locator("[id]").evaluate_all("all => all.map(part => part.id)")
    assert len(links) > 10
    assert {link.removeprefix("#") for link in links} <= set(ids)
