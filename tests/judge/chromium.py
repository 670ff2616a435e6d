"""The browser of the tests: Debian's Chromium, steered by Playwright; nothing is downloaded."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

CHROMIUM = shutil.which("chromium")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The pages of a context have one process: none begins because a page of another origin is opened.
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
]
PATIENCE = 30_000
"""After how many milliseconds a test gives up waiting for a page."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser; tests are skipped where there is none, but not in continuous integration, which installs one."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("there is no Chromium, which the tests of pages need where CI is set")
        pytest.skip("there is no Chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()
