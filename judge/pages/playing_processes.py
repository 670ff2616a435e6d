"""Processes that play what pages ask, each question within a limit of time that ends the process."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from engine.value import value
from judge.pages.page_errors import BadQuestion
from scenarios.scenario_errors import SHOW_FAULTS, ScenariosError, fault_message

START_LIMIT = 60.0
"""How many seconds a process may take to get ready."""

Answering: TypeAlias = Callable[[object], object]
"""Answers one request; both are plain values."""


@value
class Answer:
    """What came of a request: its answer, or why there is none."""

    said: object = None
    trouble: str | None = None


def serve(connection: Connection, prepare: Callable[[], Answering]) -> None:
    """Answer the requests that come over a connection, until it is closed.

    An interruption from the keyboard is left to the process that asks.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answering = prepare()
    connection.send(Answer())
    while True:
        try:
            request = connection.recv()
        except EOFError:
            return
        connection.send(_answer(answering, request))


def _answer(answering: Answering, request: object) -> Answer:
    try:
        return Answer(answering(request))
    except ScenariosError as error:
        return Answer(trouble=str(error))
    except MemoryError:
        return Answer(trouble="this takes more memory than a page gives it")
    except Exception as fault:
        if os.environ.get(SHOW_FAULTS):
            raise
        return Answer(trouble=fault_message(fault))


class PlayingProcesses:
    """A few processes that each answer one request at a time; one that takes too long is ended and replaced."""

    def __init__(self, prepare: Callable[[], Answering], *, number: int, seconds: float) -> None:
        self.prepare = prepare
        self.number = number
        self.seconds = seconds
        self.free: asyncio.Queue[_Process] = asyncio.Queue()
        self.every: set[_Process] = set()
        self.busy: set[asyncio.Task[object]] = set()

    async def start(self) -> None:
        """Start the processes, and return once they are ready."""
        for each in await asyncio.gather(*(asyncio.to_thread(self._new) for _ in range(self.number))):
            self.free.put_nowait(each)

    def _new(self) -> "_Process":
        made = _Process(self.prepare)
        self.every.add(made)
        return made

    async def ask(self, request: object) -> object:
        """Return the answer to a request.

        Raises:
            BadQuestion: it takes too long, or there is none; says why.
        """
        # Who asks may go away; the process still has to be emptied of its answer.
        task = asyncio.create_task(self._asked(request))
        self.busy.add(task)
        task.add_done_callback(self.busy.discard)
        return await asyncio.shield(task)

    async def _asked(self, request: object) -> object:
        process = await self.free.get()
        try:
            answer = await asyncio.to_thread(process.ask, request, self.seconds)
            if answer is None:
                self.every.discard(process)
                process.end()
                process = await asyncio.to_thread(self._new)
        finally:
            # One that has ended and could not be replaced stands for the next try.
            self.free.put_nowait(process)
        if answer is None:
            raise BadQuestion(f"this takes longer than {self.seconds:g} seconds", expected="a shorter question")
        if answer.trouble is not None:
            raise BadQuestion(answer.trouble)
        return answer.said

    def end(self) -> None:
        """End every process."""
        for each in self.every:
            each.end()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Start processes that an interruption at the terminal doesn't reach: whoever has started them ends them."""
    if sys.platform == "win32":
        yield
        return
    # Whoever starts the tracker of resources first unblocks the signal again.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Process:
    """One process, and the connection to it."""

    def __init__(self, prepare: Callable[[], Answering]) -> None:
        context = get_context("spawn")
        self.connection, far = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(far, prepare), daemon=True)
        with _uninterrupted():
            self.process.start()
        far.close()
        if self._received(START_LIMIT) is None:
            self.end()
            raise BadQuestion("the process that plays could not be started")

    def ask(self, request: object, seconds: float) -> Answer | None:
        """Return the answer to a request, None where it has none within the seconds."""
        try:
            self.connection.send(request)
        except OSError:
            return None
        return self._received(seconds)

    def _received(self, seconds: float) -> Answer | None:
        try:
            if not self.connection.poll(seconds):
                return None
            answer = self.connection.recv()
        except (EOFError, OSError):
            return None
        assert isinstance(answer, Answer)
        return answer

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.connection.close()
