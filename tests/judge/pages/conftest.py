"""A real browser for the tests of pages: Debian's Chromium, steered by Playwright; nothing is downloaded."""

from collections.abc import Callable, Iterator
from threading import Thread
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page

from judge.pages.page_app import page_app
from judge.pages.page_player import Cards
from judge.pages.page_server import bound, server_of
from tests.judge.chromium import PATIENCE

WIDE = (1280, 900)
NARROW = (390, 844)
Scheme = Literal["light", "dark"]
Setting = tuple[tuple[int, int], bool]
"""The size of a window, and whether scripts run in it."""
OpenPage = Callable[..., Page]


class Browsers:
    """Pages of browsers of their own, each taken by one test after another: nothing of the last one is left in it."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[Setting, list[Page]] = {}
        self.taken: list[tuple[Setting, Page]] = []
        self.wrong: list[str] = []

    def take(self, setting: Setting, scheme: Scheme) -> Page:
        """Return an empty page in the colours that no test has at this moment."""
        free = self.free.setdefault(setting, [])
        page = free.pop() if free else self._new(*setting)
        page.emulate_media(color_scheme=scheme)
        self.taken.append((setting, page))
        return page

    def leave(self) -> list[str]:
        """Empty all pages that are taken, and return what went wrong in them."""
        for setting, page in self.taken:
            page.goto("about:blank")
            page.context.clear_cookies()
            self.free[setting].append(page)
        self.taken.clear()
        wrong, self.wrong = self.wrong, []
        return wrong

    def _new(self, size: tuple[int, int], scripts: bool) -> Page:  # noqa: FBT001 - it is one of the setting's.
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            java_script_enabled=scripts,
            has_touch=size == NARROW,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self._heard)
        page.on("dialog", self._refuse)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(message.text)

    def _refuse(self, dialog: Dialog) -> None:
        self.wrong.append(f"a dialog: {dialog.message}")
        dialog.dismiss()


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    return Browsers(browser)


@pytest.fixture
def open_page(browsers: Browsers) -> Iterator[OpenPage]:
    """Open an address in a browser of its own; nothing may go wrong in the page until the test ends.

    No page of ours keeps anything in its browser but where it has been, so a test has the browser of another after it.
    """

    def opened(
        address: str,
        *,
        size: tuple[int, int] = WIDE,
        scheme: Scheme = "light",
        scripts: bool = True,
    ) -> Page:
        page = browsers.take((size, scripts), scheme)
        page.goto(address)
        return page

    yield opened
    assert browsers.leave() == []


@pytest.fixture(scope="session")
def page_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page, served in a thread with one process that plays, as long as a slow machine may need."""
    listening = bound("127.0.0.1", 0)
    library = str(tmp_path_factory.mktemp("library"))
    server = server_of(page_app(Cards(library=library), "127.0.0.1", seconds=PATIENCE / 1000, processes=1))
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
    found = Axe().run(page, options={"preload": False, "resultTypes": ["violations"]}).response["violations"]
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found]
