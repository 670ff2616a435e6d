"""An exploration shared by processes: each keeps junctures of its own and looks at them.

The process that asks for them knows the forms of all junctures that were reached, and tells each of the others which
of its branches lead to something new. What was kept by a process that is ended from outside is made again by the lines
that lead there.
"""

import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from math import ceil
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any

from engine.exploration.branches import Branch, Unclear
from engine.exploration.explored_graph import Exploration
from engine.exploration.frontier import LocalFrontier, Sights
from engine.exploration.junctures import Juncture
from engine.exploration.level_search import Sharing
from engine.exploration.numbering import Form, told_apart
from judge.documents.document_errors import RulesError
from judge.work.handed_junctures import Hands
from judge.work.local_workers import Fault, ended_by
from judge.work.sent_sights import Hearing, Telling, collect_seldom, unseen

CAN_BE_SHARED = sys.platform == "linux"
"""Whether a process can be copied safely: copies give equal parts of forms the same numbers."""

UNEVEN = 0.1
"""By what share of a level one process may have more to look at than another."""

SENT_AT_ONCE = 8
"""Of how many junctures a process sends at once what they lead to."""

MOST_ENDED = 5
"""How often a process may be ended from outside before the exploration is given up."""


@contextmanager
def shared_by(jobs: int) -> Iterator[Sharing | None]:
    """Give what shares an exploration among so many processes, which end with the body; None for a single one.

    Raises:
        RulesError: processes can't be copied on this system.
    """
    if jobs == 1:
        yield None
        return
    if not CAN_BE_SHARED:
        raise RulesError("an exploration can be shared by processes only on Linux", hint="leave --jobs out")
    begun: list[SharedFrontier] = []

    def share(local: LocalFrontier, found: Exploration) -> SharedFrontier:
        assert local.forms is None or local.forms.numbers.common
        begun.append(SharedFrontier(local, found, jobs))
        return begun[-1]

    try:
        yield share
    finally:
        for frontier in begun:
            frontier.close()


class _Explorer:
    """A process that looks at junctures, by its pipe, and what it has before it.

    `numbers` are those of the junctures that it keeps, `looking` of those that it was told to look at, in their order,
    and `new` says which branches lead to something new: the number that was looked at, new numbers by places, and the
    firsts.
    """

    def __init__(
        self, local: LocalFrontier, found: Exploration, kept: dict[int, Juncture], others: Iterable["_Explorer"]
    ) -> None:
        self.local = local
        self.found = found
        self.numbers = set(kept)
        self.looking: deque[int] = deque()
        self.new: list[tuple[int, Mapping[int, int], Collection[int]]] = []
        self.begin(kept, others)

    def begin(self, kept: dict[int, Juncture], others: Iterable["_Explorer"]) -> None:
        """Begin the process with these junctures; it ends when this process does."""
        context = multiprocessing.get_context("fork")
        self.hearing = Hearing()
        self.pipe, its = context.Pipe()
        frontier = LocalFrontier(self.local.quest, self.local.stop, self.local.forms, kept)
        ours = [self.pipe, *(each.pipe for each in others if each is not self)]
        hands = Hands(self.found.start, self.local.forms)
        self.process = context.Process(target=_serve_and_end, args=(its, ours, frontier, hands), daemon=True)
        self.process.start()
        its.close()

    def end(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def send(self, asked: str, about: object) -> None:
        """Ask the process for something; if it has ended, this is found out when an answer is awaited."""
        with suppress(BrokenPipeError, ConnectionResetError):
            self.pipe.send((asked, about))


class SharedFrontier:
    """The junctures that are to be looked at, in several processes."""

    def __init__(self, local: LocalFrontier, found: Exploration, jobs: int) -> None:
        self.found = found
        self.hands = Hands(found.start, local.forms)
        self.left = MOST_ENDED
        numbers = list(local.kept)
        parts = [{number: local.kept[number] for number in numbers[place::jobs]} for place in range(jobs)]
        self.explorers: list[_Explorer] = []
        for part in parts:
            self.explorers.append(_Explorer(local, found, part, self.explorers))
        self.owners = {number: each for each in self.explorers for number in each.numbers}
        self.waiting: dict[int, Sights] = {}
        local.kept.clear()
        local.asleep.clear()

    def close(self) -> None:
        """End all processes."""
        while self.explorers:
            self.explorers.pop().end()

    def looked_at(self, level: Sequence[int]) -> Generator[Sights, None, None]:
        """Yield what each of the junctures leads to, in their order; none of them is kept any longer."""
        self._tell_new()
        self._even_out(level)
        for number in level:
            self.owners[number].looking.append(number)
        for each in self.explorers:
            each.send("look", tuple(each.looking))
        try:
            for number in level:
                while number not in self.waiting:
                    self._take_in()
                yield self.waiting.pop(number)
        finally:
            self._halt()

    def keep(self, parent: int, new: Mapping[int, int], firsts: Collection[int]) -> None:
        """Have whoever looked at the juncture keep what new branches of it lead to."""
        owner = self.owners.pop(parent)
        owner.numbers.discard(parent)
        if new:
            owner.new.append((parent, new, tuple(firsts)))
        owner.numbers.update(new.values())
        self.owners.update(dict.fromkeys(new.values(), owner))

    def ends(self, numbers: Sequence[int]) -> Mapping[int, Juncture]:
        """Return kept junctures that lie at the horizon, which are not kept any longer."""
        self._tell_new()
        found: dict[int, Juncture] = {}
        for each, mine in self._given_up(numbers):
            each.send("end", mine)
            given = self._answer(each)
            found.update(self.found.replayed(mine) if given is None else self.hands.taken(given))
        return found

    def _tell_new(self) -> None:
        for each in self.explorers:
            each.send("keep", each.new)
            each.new = []

    def _given_up(self, numbers: Sequence[int]) -> list[tuple[_Explorer, list[int]]]:
        """Return who keeps the junctures, and which of them; from now on they don't count as kept."""
        mine: dict[int, list[int]] = {}
        for number in numbers:
            mine.setdefault(id(self.owners.pop(number)), []).append(number)
        keepers = [(each, mine[id(each)]) for each in self.explorers if id(each) in mine]
        for each, asked in keepers:
            each.numbers.difference_update(asked)
        return keepers

    def _even_out(self, level: Sequence[int]) -> None:
        """Have junctures of a level change hands until each process has about as many of them."""
        share = ceil(len(level) / len(self.explorers))
        having: dict[int, list[int]] = {id(each): [] for each in self.explorers}
        for number in level:
            having[id(self.owners[number])].append(number)
        over = {key: mine[share:] for key, mine in having.items() if len(mine) > share * (1 + UNEVEN)}
        for to in self.explorers:
            room = max(0, share - len(having[id(to)]))
            for key, mine in over.items():
                if room and mine:
                    self._move(mine[:room], to)
                    over[key], room = mine[room:], max(0, room - len(mine))

    def _move(self, numbers: list[int], to: _Explorer) -> None:
        """Have another process keep junctures of one process."""
        ((owner, mine),) = self._given_up(numbers)
        owner.send("hand", mine)
        data = self._answer(owner)
        to.send("take", self.hands.put(self.found.replayed(mine)) if data is None else data)
        to.numbers.update(mine)
        self.owners.update(dict.fromkeys(mine, to))

    def _take_in(self) -> None:
        """Wait for what junctures lead to, and take it in."""
        busy = {each.pipe: each for each in self.explorers if each.looking}
        for pipe in wait(list(busy)):
            assert isinstance(pipe, Connection)
            each = busy[pipe]
            sent = self._answer(each)
            if sent is not None:
                self.waiting.update((each.looking.popleft(), each.hearing.received(one)) for one in sent)

    def _halt(self) -> None:
        """End the look at a level, of which some may be left."""
        self.waiting.clear()
        for each in self.explorers:
            if each.looking:
                each.looking.clear()
                each.send("halt", None)
                while (answer := self._answer(each)) is not None and answer != _HALTED:
                    pass

    def _answer(self, each: _Explorer) -> Any:  # noqa: ANN401 - whatever the process was asked for.
        """Return the answer of a process, None if it has ended; then another one takes its place.

        Raises:
            RulesError: too many have ended.
        """
        try:
            answer = each.pipe.recv()
        except (EOFError, ConnectionResetError):
            self._begin_again(each)
            return None
        if isinstance(answer, Fault):
            told = f"in a process that explored:\n{answer.told}"
            raise RuntimeError(told)  # noqa: TRY004 - it is a fault of the program, whatever was asked for.
        return answer

    def _begin_again(self, each: _Explorer) -> None:
        """Begin a process in the place of one that has ended, with all that it kept and was looking at."""
        each.end()
        self.left -= 1
        if self.left < 0:
            each.looking.clear()
            how = ended_by(each.process.exitcode or 0)
            raise RulesError(f"a process that explored was ended {how}, and {MOST_ENDED} before it")
        lost = [number for number in self.waiting if self.owners[number] is each]
        for number in lost:
            del self.waiting[number]
        each.looking.extendleft(reversed(lost))
        each.new = []
        each.begin(self.found.replayed(each.numbers), self.explorers)
        if each.looking:
            each.send("look", tuple(each.looking))


_HALTED = "halted"


def _serve_and_end(pipe: Connection, ours: Iterable[Connection], frontier: LocalFrontier, hands: Hands) -> None:
    """Do what is asked through the pipe until it is closed, and end without what the copied process does at its end.

    `ours` are the ends of pipes that the copied process has: while a copy holds one, no process sees that it is closed.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    told_apart(os.getpid())
    collect_seldom()
    for each in ours:
        each.close()
    try:
        with suppress(EOFError, BrokenPipeError, ConnectionResetError):
            _serve(pipe, frontier, hands)
    except Exception:  # noqa: BLE001 - it is raised where the answers are taken in.
        pipe.send(Fault(format_exc()))
    os._exit(0)


def _look(pipe: Connection, frontier: LocalFrontier, about: Sequence[int], sights: "_Seen") -> None:
    """Look at junctures until all were looked at or something else is asked, and send what they lead to by and by."""
    looks = frontier.looked_at(about)
    ready: list[Any] = []
    for number in about:
        if pipe.poll():
            return
        ready.append(sights.noted(number, next(looks), frontier.latest))
        if len(ready) == SENT_AT_ONCE or number == about[-1]:
            pipe.send(ready)
            ready = []


class _Seen:
    """What branches lead to that were looked at, until it is said which of them are new."""

    def __init__(self) -> None:
        self.forms: set[Form] = set()
        self.telling = Telling()
        self.open: dict[int, tuple[Branch | None, ...]] = {}

    def noted(self, number: int, sights: Sights, latest: Sequence[Branch]) -> Any:  # noqa: ANN401 - what can be sent.
        """Note what a juncture leads to, and return what is sent of it."""
        branches = () if isinstance(sights, Unclear) else zip(sights, latest, strict=True)
        self.open[number] = unseen(branches, self.forms)
        return self.telling.sent(sights)


def _serve(pipe: Connection, frontier: LocalFrontier, hands: Hands) -> None:
    """Do what is asked through the pipe.

    What branches lead to is kept until it is said which of them are new. A form that this process came to before is
    not: the first branch to it stands for it.
    """
    sights = _Seen()
    while True:
        asked, about = pipe.recv()
        match asked:
            case "look":
                _look(pipe, frontier, about, sights)
            case "keep":
                for parent, new, firsts in about:
                    for place, number in new.items():
                        frontier.take(number, sights.open[parent], place, firsts)
                sights.open.clear()
            case "end":
                pipe.send(hands.put(dict(frontier.ends(about))))
            case "hand":
                pipe.send(hands.put(frontier.given_up(about)))
            case "take":
                frontier.kept.update(hands.taken(about))
            case _:
                pipe.send(_HALTED)
