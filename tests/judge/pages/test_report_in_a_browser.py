"""The pages of a report as a reader meets them: opened as files, without a server."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from judge.cited_rules import cite
from judge.pages.paged_scenarios import judged_with_page
from judge.pages.report_pages import write_report
from judge.played_features import Asked, play_timed
from scenarios.runner import one_after_another_by
from tests.judge.pages.conftest import NARROW, WIDE, OpenPage, Scheme, scrolls_sideways, violations
from tests.made_once import folder, made_once
from tests.night import at_night

FEATURE = "features/6-combat/603-combat-conclusion.feature"
COMBAT = "scenarios/603-combat-conclusion-16.html"
NAME = "Combat damage that reaches the health destroys, one damage less does not"
EVERY = "every event, with its rules"
DIFFERS = """\
Feature: Wrong

  @wip
  Scenario: Somebody is wrong
    Given you control "Kor Cindervein" with 1 damage
    Then "Kor Cindervein" has 2 damage
"""


@pytest.fixture(scope="session")
def report() -> str:
    """The address of a report on a section of combat and a difference, written once in a run."""
    return made_once({"report": _written})["report"]


def _written() -> str:
    place = folder() / "pages"
    (folder() / "wrong.feature").write_text(DIFFERS, encoding="utf-8")
    asked = Asked((FEATURE, str(folder() / "wrong.feature")))
    write_report(play_timed(asked, judges=one_after_another_by(judged_with_page)), str(place), cite)
    return Path(place).as_uri()


@pytest.fixture
def combat(report: str, open_page: OpenPage) -> Page:
    return open_page(f"{report}/{COMBAT}")


def card(page: Page, name: str) -> list[str]:
    """Return the words on the card of a name in play, line by line; none where it isn't in play."""
    found = page.locator(".card", has=page.locator(".name", has_text=name))
    return found.inner_text().splitlines() if found.count() else []


def test_the_slider_moves_the_board_the_step_and_its_events_together(combat: Page) -> None:
    slider = combat.get_by_role("slider", name="Step")
    expect(slider).to_have_value("4")
    assert card(combat, "Araelun") == []
    slider.fill("0")
    assert card(combat, "Araelun") != []
    assert not combat.locator(".card.exhausted").count()
    combat.get_by_role("button", name="One step on").click()
    now = combat.locator(".steps > .now")
    expect(now).to_have_count(1)
    expect(now.locator(".events > li").first).to_be_visible()
    assert "attacks" in now.inner_text()
    expect(combat.locator(".steps .events:visible")).to_have_count(1)
    combat.get_by_role("button", name="One step on").click()
    expect(combat.locator(".card.exhausted .name")).to_have_text("Kor Cindervein")


def test_a_step_that_is_clicked_is_shown(combat: Page) -> None:
    combat.locator("summary").first.click()
    expect(combat.get_by_role("slider")).to_have_value("1")
    combat.locator(".given .sentence").first.click()
    combat.locator(".steps .sentence").last.click()
    expect(combat.get_by_role("slider")).to_have_value("4")


def test_a_rule_opens_at_a_click_and_closes_again(combat: Page) -> None:
    combat.get_by_text(EVERY).last.click()
    link = combat.locator(".rules a:visible", has_text="403.2").first
    link.click()
    dialog = combat.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("Fatal damage")
    combat.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    expect(link).to_be_focused()


def test_everything_can_be_done_with_the_keyboard(combat: Page) -> None:
    slider = combat.get_by_role("slider")
    while not slider.evaluate("each => each === document.activeElement"):
        combat.keyboard.press("Tab")
    combat.keyboard.press("ArrowLeft")
    combat.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("2")
    every = combat.locator(".now .every > summary")
    while not every.evaluate("each => each === document.activeElement"):
        combat.keyboard.press("Tab")
    combat.keyboard.press("Enter")
    rule = combat.locator(".now .rules a").first
    while not rule.evaluate("each => each === document.activeElement"):
        combat.keyboard.press("Tab")
    combat.keyboard.press("Enter")
    expect(combat.get_by_role("dialog")).to_be_visible()
    expect(combat.get_by_role("button", name="Close")).to_be_focused()
    combat.keyboard.press("Enter")
    expect(combat.get_by_role("dialog")).not_to_be_visible()


def test_the_list_is_filtered_by_verdict_rule_tag_and_name(report: str, open_page: OpenPage) -> None:
    page = open_page(f"{report}/index.html")
    shown = page.locator(".list > li:visible")
    every = shown.count()
    page.get_by_label("Verdict").select_option("differs")
    expect(shown).to_have_count(1)
    expect(page.locator("output")).to_have_text(f"1 of {every} shown")
    page.get_by_label("Tag").fill("@wip")
    expect(shown).to_have_count(1)
    page.get_by_label("Tag").fill("@rule:603.1")
    expect(shown).to_have_count(0)
    page.get_by_label("Verdict").select_option("")
    page.get_by_label("Tag").fill("")
    page.get_by_label("Name").fill("reaches the HEALTH")
    expect(shown).to_have_count(1)
    page.get_by_label("Name").fill("")
    page.locator("[name=rule]").fill("403.2")
    by_rule = shown.count()
    assert 0 < by_rule < every
    again = open_page(page.url)
    expect(again.locator(".list > li:visible")).to_have_count(by_rule)


def test_without_script_the_list_is_whole_and_a_ruling_can_be_read(report: str, open_page: OpenPage) -> None:
    page = open_page(f"{report}/index.html", scripts=False)
    expect(page.locator(".filters")).not_to_be_visible()
    page.get_by_role("link", name=NAME).click()
    expect(page.get_by_role("heading", name=NAME)).to_be_visible()
    expect(page.locator(".card.exhausted .name")).to_have_text("Kor Cindervein")
    expect(page.locator(".brief:visible")).not_to_have_count(0)
    page.get_by_text(EVERY).last.click()
    page.locator(".rules a", has_text="403.2").first.click()
    expect(page.locator("div:target")).to_contain_text("Fatal damage")


SHOWN = [
    ("index.html", WIDE, "light"),
    (COMBAT, NARROW, "dark"),
    ("index.html", NARROW, "dark"),
    (COMBAT, WIDE, "light"),
][: at_night(4, 2)]
"""Each page, each size of a window and each of the colours; at night each page in both sizes."""


@pytest.mark.parametrize(("name", "size", "scheme"), SHOWN)
def test_pages_are_accessible_and_never_wider_than_the_window(
    report: str, open_page: OpenPage, name: str, size: tuple[int, int], scheme: Scheme
) -> None:
    page = open_page(f"{report}/{name}", size=size, scheme=scheme)
    assert not scrolls_sideways(page)
    if name == "index.html":
        page.get_by_label("Name").fill("damage")
    assert violations(page) == []
