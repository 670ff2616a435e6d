"""A real browser for the tests of pages: Debian's Chromium, steered by Playwright; nothing is downloaded."""

from collections.abc import Callable, Iterator
from threading import Thread
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Dialog, Page

from judge.pages.page_app import page_app
from judge.pages.page_player import Cards
from judge.pages.page_server import bound, server_of
from tests.judge.chromium import PATIENCE

WIDE = (1280, 900)
NARROW = (390, 844)
Scheme = Literal["light", "dark"]
OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Open an address in a browser of its own; nothing may go wrong in the page until the test ends."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            wrong.append(message.text)

    def refuse(dialog: Dialog) -> None:
        wrong.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def opened(
        address: str,
        *,
        size: tuple[int, int] = WIDE,
        scheme: Scheme = "light",
        scripts: bool = True,
    ) -> Page:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,
            java_script_enabled=scripts,
            has_touch=size == NARROW,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", heard)
        page.on("dialog", refuse)
        page.goto(address)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture(scope="session")
def page_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page, served in a thread with one process that plays."""
    listening = bound("127.0.0.1", 0)
    library = str(tmp_path_factory.mktemp("library"))
    server = server_of(page_app(Cards(library=library), "127.0.0.1", processes=1))
    thread = Thread(target=server.run, args=([listening.socket],), daemon=True)
    thread.start()
    yield listening.address
    server.should_exit = True
    thread.join()
    listening.socket.close()


def scrolls_sideways(page: Page) -> bool:
    """Return whether a page is wider than its window."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    return wide


def violations(page: Page) -> list[str]:
    """Return what a page does against the rules of accessibility, each with the first place where it does."""
    found = Axe().run(page, options={"preload": False}).response["violations"]
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found]
