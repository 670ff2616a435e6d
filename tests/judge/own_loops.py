"""Doing something asynchronous in a thread of its own: the browser's loop runs in the thread of the tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


def in_a_thread(deed: Coroutine[None, None, Result]) -> Result:
    """Do it where no other loop runs; return what comes of it."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, deed).result()
