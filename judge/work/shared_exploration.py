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
from multiprocessing.connection import Connection, wait
from select import POLLIN, poll
from traceback import format_exc
from typing import Any

from engine.exploration.branches import Branch, Unclear
from engine.exploration.explored_graph import Exploration
from engine.exploration.frontier import LocalFrontier, Sights
from engine.exploration.junctures import Juncture
from engine.exploration.kept_junctures import KeptJunctures
from engine.exploration.level_search import Sharing
from engine.exploration.numbering import Form, told_apart
from judge.documents.document_errors import RulesError
from judge.work.handed_junctures import Hands
from judge.work.local_workers import Fault, ended_by
from judge.work.sent_sights import Hearing, Telling, collect_seldom, unseen

CAN_BE_SHARED = sys.platform == "linux"
"""Whether a process can be copied safely: copies give equal parts of forms the same numbers."""

SENT_AT_ONCE = 8
"""Of how many junctures a process sends at once what they lead to."""

FEW = 2 * SENT_AT_ONCE
"""A process that has no more before it than so many junctures is given some that another one has before it."""

HANDED_AT_ONCE = 40
"""How many junctures change hands at once: whoever takes them can begin soon."""

WORTH_HANDING = 3
"""Fewer junctures don't change hands."""

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
    firsts. `hands_to` is who is to be given some of what it has before it, while it is asked for that, and `given` are
    numbers and junctures that it is to be given once it has looked at all others.
    """

    def __init__(
        self, local: LocalFrontier, found: Exploration, kept: dict[int, Juncture], others: Iterable["_Explorer"]
    ) -> None:
        self.local = local
        self.found = found
        self.numbers = set(kept)
        self.looking: deque[int] = deque()
        self.new: list[tuple[int, Mapping[int, int], Collection[int]]] = []
        self.hands_to: _Explorer | None = None
        self.given: tuple[tuple[int, ...], bytes] | None = None
        self.begin(kept, others)

    def begin(self, kept: dict[int, Juncture], others: Iterable["_Explorer"]) -> None:
        """Begin the process with these junctures; it ends when this process does."""
        context = multiprocessing.get_context("fork")
        self.hearing = Hearing()
        self.pipe, its = context.Pipe()
        first = self.local.kept.first
        assert first is not None
        frontier = LocalFrontier(self.local.quest, self.local.stop, self.local.forms, kept, first)
        ours = [self.pipe, *(each.pipe for each in others if each is not self)]
        hands = Hands(first, self.local.forms)
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
        assert local.kept.first is not None
        self.hands = Hands(local.kept.first, local.forms)
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
        asked = self._given_up(numbers)
        for each, mine in asked:
            each.send("end", mine)
        found = KeptJunctures(first=self.hands.first)
        for each, mine in asked:
            given = self._answer(each)
            found.take_over(self.found.replayed(mine) if given is None else self.hands.taken(given))
        return found

    def _tell_new(self) -> None:
        """Tell each process which of its branches lead to something new, once nothing else is awaited from any."""
        self._halt()
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

    def _even_out(self) -> None:
        """Have junctures that a process has before it change hands, for another one that has few left."""
        for few in sorted(self.explorers, key=lambda each: len(each.looking)):
            if few.given is not None and not few.looking:
                # What the process was told to look at is in, so it reads what it is sent.
                numbers, data = few.given
                few.given = None
                few.looking.extend(numbers)
                few.send("take", data)
                few.send("look", numbers)
            elif len(few.looking) <= FEW and few.given is None and few not in [x.hands_to for x in self.explorers]:
                self._ask_for(few)

    def _ask_for(self, few: _Explorer) -> None:
        """Ask whoever has most before it for some of that, for a process that has few left."""
        much = max(self.explorers, key=lambda each: 0 if each.hands_to else len(each.looking))
        many = min((len(much.looking) - len(few.looking)) // 2, HANDED_AT_ONCE)
        if many >= WORTH_HANDING and much.hands_to is None:
            much.hands_to = few
            much.send("hand", tuple(much.looking)[-many:])

    def _handed(self, owner: _Explorer, numbers: tuple[int, ...], data: bytes) -> None:
        """Have another process keep junctures of one process."""
        to, owner.hands_to = owner.hands_to, None
        if not numbers or to is None:
            return
        handed = frozenset(numbers)
        owner.looking = deque(number for number in owner.looking if number not in handed)
        owner.numbers -= handed
        to.numbers |= handed
        to.given = (numbers, data)
        self.owners.update(dict.fromkeys(numbers, to))

    def _take_in(self) -> None:
        """Wait for what junctures lead to, and take it in."""
        self._even_out()
        busy = {each.pipe: each for each in self.explorers if each.looking or each.hands_to}
        for pipe in wait(list(busy)):
            assert isinstance(pipe, Connection)
            each = busy[pipe]
            answer = self._answer(each)
            if isinstance(answer, tuple):
                self._handed(each, *answer)
            elif answer is not None:
                self.waiting.update((each.looking.popleft(), each.hearing.received(one)) for one in answer)

    def _halt(self) -> None:
        """End the look at a level, of which some may be left."""
        self.waiting.clear()
        for each in self.explorers:
            each.given = None
            if each.looking or each.hands_to:
                each.looking.clear()
                each.hands_to = None
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
            each.hands_to = None
            how = ended_by(each.process.exitcode or 0)
            raise RulesError(f"a process that explored was ended {how}, and {MOST_ENDED} before it")
        lost = [number for number in self.waiting if self.owners[number] is each]
        for number in lost:
            del self.waiting[number]
        each.looking.extendleft(reversed(lost))
        each.new = []
        each.hands_to = None
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
            _Served(pipe, frontier, hands).serve()
    except Exception:  # noqa: BLE001 - it is raised where the answers are taken in.
        pipe.send(Fault(format_exc()))
    os._exit(0)


class _Seen:
    """What branches lead to that were looked at, until it is said which of them are new."""

    def __init__(self) -> None:
        self.forms: dict[Form, int] = {}
        self.telling = Telling()
        self.open: dict[int, tuple[Branch | None, ...]] = {}

    def noted(self, number: int, sights: Sights, latest: Sequence[Branch]) -> Any:  # noqa: ANN401 - what can be sent.
        """Note what a juncture leads to, and return what is sent of it."""
        branches = () if isinstance(sights, Unclear) else zip(sights, latest, strict=True)
        self.open[number] = unseen(number, branches, self.forms)
        return self.telling.sent(sights)


class _Served:
    """Does what is asked through a pipe: looks at junctures that are before it, and in between at what is asked.

    What branches lead to is kept until it is said which of them are new. A form to which an earlier branch has led
    here is not: that branch stands for it.
    """

    def __init__(self, pipe: Connection, frontier: LocalFrontier, hands: Hands) -> None:
        self.pipe = pipe
        self.frontier = frontier
        self.hands = hands
        self.sights = _Seen()
        self.before: deque[int] = deque()
        self.ready: list[Any] = []
        self.asking = poll()
        self.asking.register(pipe.fileno(), POLLIN)

    def serve(self) -> None:
        """Do what is asked until the pipe is closed."""
        while True:
            while self.before and not self.asking.poll(0):
                self._look(self.before.popleft())
            asked, about = self.pipe.recv()
            self._do(asked, about)

    def _look(self, number: int) -> None:
        """Look at a juncture, and send what several such lead to, once there are enough of them."""
        (sights,) = self.frontier.looked_at((number,))
        self.ready.append(self.sights.noted(number, sights, self.frontier.latest))
        if len(self.ready) == SENT_AT_ONCE or not self.before:
            self.pipe.send(self.ready)
            self.ready = []

    def _do(self, asked: str, about: Any) -> None:  # noqa: ANN401 - whatever is asked for.
        match asked:
            case "look":
                self.before.extend(about)
            case "keep":
                for parent, new, firsts in about:
                    for place, number in new.items():
                        self.frontier.take(number, self.sights.open[parent], place, firsts)
                self.sights.open.clear()
            case "end":
                self.pipe.send(self.hands.put(self.frontier.ends(about)))
            case "hand":
                self._hand(frozenset(about))
            case "take":
                self.frontier.kept.take_over(self.hands.taken(about))
            case _:
                self.before.clear()
                self.ready = []
                self.pipe.send(_HALTED)

    def _hand(self, wanted: Collection[int]) -> None:
        """Give up those of the junctures that were not looked at yet."""
        given = tuple(number for number in self.before if number in wanted)
        self.before = deque(number for number in self.before if number not in wanted)
        if self.ready and not self.before:
            self.pipe.send(self.ready)
            self.ready = []
        self.pipe.send((given, self.hands.put(self.frontier.given_up(given))))
