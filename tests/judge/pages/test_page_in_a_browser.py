"""The page as somebody at the table meets it, in a real browser."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

from judge.pages.scenario_links import packed
from tests.judge.pages.conftest import NARROW, WIDE, OpenPage, Scheme, scrolls_sideways, violations
from tests.judge.pages.test_report_pages import HOSTILE
from tests.night import at_night

ATTACK = """\
you control "Kor Cindervein" with 1 damage
your opponent controls "Araelun" with 2 damage
"Kor Cindervein" attacks "Araelun"
"""
TARGET = """\
your hand is "Fire Blast"
you have 5 resources
your opponent controls "Sarmoth"
you play "Fire Blast"
"""
WRONG = 'you control "Tmi"\nyou control "Tim"\n'


@pytest.fixture
def empty(page_address: str, open_page: OpenPage) -> Page:
    return open_page(page_address)


def asked(text: str) -> str:
    return f"?z={packed(text)}"


def editor(page: Page) -> Locator:
    return page.get_by_role("textbox", name="What is on the board, and what is done?")


def ask(page: Page, text: str) -> None:
    editor(page).fill(text)
    page.get_by_role("button", name="Rule", exact=True).click()


def card(page: Page, name: str) -> Locator:
    return page.locator(".card", has=page.locator(".name", has_text=name))


def test_a_ruling_is_asked_and_stepped_through_to_a_rule(empty: Page) -> None:
    ask(empty, ATTACK)
    expect(empty.get_by_role("status")).to_have_text("ruled")
    expect(card(empty, "Kor Cindervein")).to_contain_text("exhausted")
    expect(card(empty, "Araelun")).to_have_count(0)
    empty.get_by_role("slider").fill("0")
    expect(card(empty, "Araelun").locator(".damage")).to_have_text("2 damage")
    for sentence in ("attacks", "the combat concludes"):
        empty.get_by_role("button", name="One step on").click()
        expect(empty.locator(".steps > .now summary").first).to_contain_text(sentence)
        expect(empty.locator(".steps > li > details[open]")).to_have_count(1)
    expect(card(empty, "Araelun")).to_have_count(0)
    empty.get_by_text("every event, with its rules").last.click()
    empty.locator(".rules a:visible", has_text="403.2").first.click()
    expect(empty.get_by_role("dialog")).to_contain_text("Fatal damage")
    empty.get_by_role("button", name="Close").click()
    expect(empty.get_by_role("dialog")).not_to_be_visible()


def test_a_choice_is_made_with_a_button_and_undone_with_a_step_back(empty: Page) -> None:
    ask(empty, TARGET)
    expect(empty.get_by_role("status")).to_have_text("a choice is open")
    before = empty.url
    empty.get_by_role("button", name='you choose "Sarmoth"').click()
    expect(editor(empty)).to_have_value(f'{TARGET}you choose "Sarmoth"\n')
    expect(empty.get_by_role("status")).to_have_text("ruled")
    expect(card(empty, "Sarmoth").locator(".damage")).to_be_visible()
    empty.go_back()
    expect(empty.get_by_role("button", name='you choose "Sarmoth"')).to_be_visible()
    assert empty.url == before


def test_a_link_shows_the_same_to_another_browser(empty: Page, open_page: OpenPage) -> None:
    ask(empty, ATTACK)
    expect(empty).to_have_url(f"{empty.url.split('?')[0]}{asked(ATTACK)}")
    other = open_page(empty.url)
    expect(editor(other)).to_have_value(ATTACK)
    expect(card(other, "Kor Cindervein")).to_contain_text("exhausted")
    assert other.locator(".answer").inner_html() == empty.locator(".answer").inner_html()


def test_what_can_come_next_is_offered_and_taken(empty: Page) -> None:
    editor(empty).press_sequentially('you control "Kor C')
    option = empty.get_by_role("option", name="Kor Cindervein")
    expect(option).to_be_visible()
    option.click()
    expect(editor(empty)).to_have_value('you control "Kor Cindervein"')


def test_what_is_wrong_is_marked_at_its_place_and_led_to(empty: Page) -> None:
    ask(empty, WRONG)
    expect(empty.locator(".marks mark")).to_have_text("Tmi")
    expect(empty.locator("ol.wrong li")).to_contain_text("the nearest is Tim")
    empty.get_by_role("button", name="line 1").click()
    empty.keyboard.type("Tim")
    empty.get_by_role("button", name="Rule", exact=True).click()
    expect(editor(empty)).to_have_value(WRONG.replace("Tmi", "Tim"))
    opened_again = empty.locator(".marks mark")
    expect(opened_again).to_have_count(0)


def test_the_keyboard_alone_asks_completes_chooses_and_steps(empty: Page) -> None:
    def reach(locator: Locator) -> None:
        for _ in range(60):
            if locator.evaluate("each => each === document.activeElement"):
                return
            empty.keyboard.press("Tab")
        pytest.fail("the keyboard does not lead there")

    reach(editor(empty))
    *board, play = TARGET.splitlines()
    empty.keyboard.insert_text("\n".join(board))
    empty.keyboard.type("\n" + play.removesuffix('Blast"'))
    expect(empty.get_by_role("listbox")).to_be_visible()
    empty.keyboard.press("ArrowDown")
    expect(empty.locator(".next [aria-selected=true]")).to_have_count(1)
    empty.keyboard.press("Enter")
    expect(editor(empty)).to_have_value(TARGET.rstrip())
    empty.keyboard.press("Control+Enter")
    choice = empty.get_by_role("button", name='you choose "Sarmoth"')
    expect(choice).to_be_visible()
    reach(choice)
    empty.keyboard.press("Enter")
    slider = empty.get_by_role("slider")
    expect(slider).to_be_focused()
    empty.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(card(empty, "Sarmoth").locator(".damage")).to_have_count(0)


def test_without_script_a_form_asks_and_buttons_choose(page_address: str, open_page: OpenPage) -> None:
    page = open_page(page_address, scripts=False)
    ask(page, TARGET)
    page.get_by_role("button", name='you choose "Sarmoth"').click()
    expect(card(page, "Sarmoth").locator(".damage")).to_be_visible()
    expect(page.locator(".brief, .events").first).to_be_visible()
    ask(page, WRONG)
    expect(page.locator("ol.wrong")).to_contain_text("the nearest is Tim")


def test_hostile_names_stay_words(page_address: str, open_page: OpenPage) -> None:
    page = open_page("about:blank")
    for text in (
        HOSTILE,
        f'you control "{HOSTILE}"',
        f'the card "x{HOSTILE[:20]}" reads:\n"""\n1, Ally\n1/1\n{HOSTILE}\n"""',
    ):
        page.goto(f"{page_address}?q={quote(text)}")
        assert not page.locator("img").count()
        page.get_by_role("button", name="Rule", exact=True).click()
        expect(page.get_by_role("status")).not_to_have_text("…")
        assert not page.locator("img").count()


def test_a_thumb_reaches_everything_on_a_narrow_window(page_address: str, open_page: OpenPage) -> None:
    page = open_page(page_address + asked(TARGET), size=NARROW)
    assert not scrolls_sideways(page)
    choice = page.get_by_role("button", name='you choose "Sarmoth"')
    for each in (choice, page.get_by_role("button", name="Rule", exact=True), page.get_by_role("slider")):
        box = each.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    choice.tap()
    expect(card(page, "Sarmoth").locator(".damage")).to_be_visible()
    page.get_by_role("button", name="One step back").tap()
    expect(card(page, "Sarmoth").locator(".damage")).to_have_count(0)
    assert not scrolls_sideways(page)


SHOWN = [
    ("", NARROW, "dark"),
    (TARGET, NARROW, "light"),
    (TARGET + WRONG, WIDE, "dark"),
    (ATTACK, WIDE, "light"),
][: at_night(4, 3)]
"""What is asked, the size of the window and the colours: nothing yet, a ruling with a choice, mistakes.

At night a ruling without a choice as well, whose parts a report has, too.
"""


@pytest.mark.parametrize(("text", "size", "scheme"), SHOWN)
def test_the_page_is_accessible(
    page_address: str, open_page: OpenPage, text: str, size: tuple[int, int], scheme: Scheme
) -> None:
    page = open_page(page_address + (asked(text) if text else ""), size=size, scheme=scheme)
    if not text:
        editor(page).press_sequentially("you con")
        expect(page.get_by_role("option").first).to_be_visible()
    assert violations(page) == []
    assert not scrolls_sideways(page)
