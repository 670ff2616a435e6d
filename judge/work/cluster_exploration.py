"""An exploration shared by the workers of a Dask cluster: each keeps junctures of its own and looks at them.

As in `shared_exploration`, who asks for it knows the forms of all junctures. Junctures are looked at in chunks, where
they are kept. What was kept by a worker that is lost is made again by the lines that lead there.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from math import ceil
from typing import Any
from uuid import uuid4

from engine.exploration.explored_graph import Exploration
from engine.exploration.frontier import LocalFrontier, Sights
from engine.exploration.junctures import Juncture, bare
from engine.exploration.level_search import Sharing
from engine.value import value
from judge.documents.document_errors import RulesError
from judge.work.cluster_chunk import same
from judge.work.cluster_connection import Cluster, Future, WorkersKilled
from judge.work.cluster_explorer import Explored, Wanted, ask_explorer, dismiss_explorers, explorer_of, given_up
from judge.work.divided_work import Work
from judge.work.handed_junctures import Hands
from judge.work.program_digest import program_digest
from judge.work.sent_sights import Hearing

CHUNK = 40
"""How many junctures an explorer looks at before it answers: work for about a tenth of a second."""

MANY = 500
"""How many junctures that were reached are sent at once."""

AHEAD = 2
"""How many chunks an explorer has before it."""

UNEVEN = 0.1
"""By what share of a level one explorer may have more to look at than another."""


@contextmanager
def shared_on(address: str) -> Iterator[Sharing]:
    """Give what shares an exploration among the workers of a cluster, which is left with the body.

    Raises:
        RulesError: Dask isn't installed, nobody answers at the address, or the cluster has no workers.
    """
    with closing(Cluster(address)) as cluster:
        begun: list[ClusterFrontier] = []

        def share(local: LocalFrontier, found: Exploration) -> ClusterFrontier:
            begun.append(ClusterFrontier(cluster, local, found))
            return begun[-1]

        try:
            yield share
        finally:
            for each in begun:
                each.close()


@value
class Explorer:
    """A process of a worker of the cluster, by the address of the worker and its number there."""

    worker: str
    number: int


@value
class Chunk:
    """Junctures that an explorer is to look at; `data` has those that it doesn't keep, and may be still to come."""

    explorer: Explorer
    numbers: tuple[int, ...]
    data: Any = None


class ClusterFrontier:
    """The junctures that are to be looked at, with the workers of a cluster."""

    def __init__(self, cluster: Cluster, local: LocalFrontier, found: Exploration) -> None:
        self.cluster = cluster
        self.found = found
        assert local.kept.first is not None
        self.hands = Hands(local.kept.first, local.forms)
        self.run = uuid4().hex
        work = Work(partial(explorer_of, Explored(bare(found.start), found.quest, local.stop)), given_up)
        self.pickled: Future = cluster.client.submit(same, pickle.dumps(work), pure=False)
        self.level = 0
        self.names: set[str] = set()
        self.first = dict(local.kept)
        local.kept.clear()
        self.keepers: dict[int, Explorer] = {}
        self.places: dict[int, tuple[int, int]] = {}
        self.lookers: dict[int, Explorer] = {}
        self.waiting: dict[int, Sights] = {}
        self.chunks: dict[Explorer, deque[Chunk]] = {}
        self.open: dict[Future, Chunk] = {}

    def close(self) -> None:
        """End all explorers."""
        with suppress(OSError, TimeoutError):
            self.cluster.client.run(dismiss_explorers, sorted(self.names), on_error="ignore")

    def looked_at(self, level: Sequence[int]) -> Generator[Sights, None, None]:
        """Yield what each of the junctures leads to, in their order; none of them is kept any longer."""
        self.level += 1
        self._divide(level)
        try:
            for number in level:
                while number not in self.waiting:
                    self._give()
                    self._take_in()
                yield self.waiting.pop(number)
        finally:
            self._halt()

    def keep(self, parent: int, new: Mapping[int, int], firsts: Collection[int]) -> None:
        """Note where what the juncture leads to is kept: with whoever has looked at it; all steps are done there."""
        del firsts
        explorer = self.lookers.pop(parent)
        for place, number in new.items():
            self.keepers[number] = explorer
            self.places[number] = (parent, place)

    def ends(self, numbers: Sequence[int]) -> Mapping[int, Juncture]:
        """Return kept junctures that lie at the horizon, which are not kept any longer."""
        found = {number: self.first.pop(number) for number in numbers if number in self.first}
        left = [number for number in numbers if number not in found]
        asked = [
            self._ask(explorer, ("end", self._wanted(mine[place : place + MANY])))
            for explorer, mine in self._by_keeper(left).items()
            for place in range(0, len(mine), MANY)
        ]
        while asked:
            future = self.cluster.next()
            if future in asked:
                asked.remove(future)
                found.update(self.hands.taken(self._answer(future)))
        found.update(self.found.replayed(number for number in left if number not in found))
        for number in left:
            del self.keepers[number], self.places[number]
        return found

    def _explorers(self) -> list[Explorer]:
        """Return an explorer for each thread of the workers that the cluster has now; at least one."""
        threads = sorted(self.cluster.threads().items())
        found = [Explorer(worker, number) for worker, many in threads for number in range(many)]
        return found or [Explorer("", 0)]

    def _by_keeper(self, numbers: Sequence[int]) -> dict[Explorer, list[int]]:
        kept: dict[Explorer, list[int]] = {}
        for number in numbers:
            kept.setdefault(self.keepers[number], []).append(number)
        return kept

    def _wanted(self, numbers: Sequence[int]) -> Wanted:
        return tuple((number, self.places.get(number, (-1, number))) for number in numbers)

    def _divide(self, level: Sequence[int]) -> None:
        """Say which explorer looks at which of the junctures: who keeps them, unless that is far from even."""
        explorers = self._explorers()
        share = ceil(len(level) / len(explorers))
        kept = self._by_keeper([number for number in level if number not in self.first])
        over: list[Chunk] = []
        room: dict[Explorer, int] = {}
        self.chunks = {each: deque() for each in explorers}
        for explorer in explorers:
            mine = kept.pop(explorer, [])
            if len(mine) > share * (1 + UNEVEN):
                over += self._handed(explorer, mine[share:])
                mine = mine[:share]
            room[explorer] = share - len(mine)
            self.chunks[explorer] += (Chunk(explorer, each) for each in _chunks(mine))
        lost = [number for mine in kept.values() for number in mine]
        over += (self._replayed(explorers[0], each) for each in _chunks(lost))
        over += (self._first(explorers[0], each) for each in _chunks([each for each in level if each in self.first]))
        for chunk in over:
            explorer = max(room, key=lambda each: room[each])
            room[explorer] -= len(chunk.numbers)
            self.chunks[explorer].append(Chunk(explorer, chunk.numbers, chunk.data))

    def _handed(self, explorer: Explorer, numbers: list[int]) -> Iterator[Chunk]:
        """Yield chunks of what an explorer keeps, for others; the cluster sends it from worker to worker."""
        for each in _chunks(numbers):
            asked = ("hand", self._wanted(each))
            yield Chunk(explorer, each, self._submitted(self.cluster.client.submit, explorer, asked, None))

    def _first(self, explorer: Explorer, numbers: tuple[int, ...]) -> Chunk:
        return Chunk(explorer, numbers, self.hands.put_any({number: self.first.pop(number) for number in numbers}))

    def _replayed(self, explorer: Explorer, numbers: tuple[int, ...]) -> Chunk:
        return Chunk(explorer, numbers, self.hands.put_any(self.found.replayed(numbers)))

    def _give(self) -> None:
        """Give each explorer as much as it may have before it."""
        having = [each.explorer for each in self.open.values()]
        for explorer, chunks in self.chunks.items():
            for _ in range(AHEAD - having.count(explorer)):
                if chunks:
                    chunk = chunks.popleft()
                    asked = ("look", self.level, self._wanted(chunk.numbers))
                    self.open[self._ask(explorer, asked, chunk.data)] = chunk

    def _ask(self, explorer: Explorer, asked: tuple[Any, ...], data: Any = None) -> Future:  # noqa: ANN401 - bytes, or what comes of a task.
        return self._submitted(self.cluster.give, explorer, asked, data)

    def _submitted(self, submit: Any, explorer: Explorer, asked: tuple[Any, ...], data: Any) -> Future:  # noqa: ANN401 - a method of Dask, the same.
        """Have an explorer asked; if its worker is lost, another worker is asked."""
        name = f"{self.run} {explorer.worker} {explorer.number}"
        self.names.add(name)
        where = {"workers": [explorer.worker], "allow_other_workers": True} if explorer.worker else {}
        if submit == self.cluster.client.submit:
            where |= {"pure": False, "retries": 0}
        return submit(ask_explorer, name, program_digest(), self.pickled, asked, data, **where)

    def _take_in(self) -> None:
        """Wait for what junctures lead to, and take it in; who doesn't keep one is given it."""
        future = self.cluster.next()
        chunk = self.open.pop(future, None)
        if chunk is None:
            return
        missing: list[int] = []
        for number, sent in self._answer(future):
            if sent is None:
                missing.append(number)
                continue
            self.waiting[number] = Hearing().received(sent)
            self.lookers[number] = chunk.explorer
            self.keepers.pop(number, None)
            self.places.pop(number, None)
        if missing:
            explorer = min(self._explorers(), key=lambda each: len(self.chunks.get(each, ())))
            self.chunks.setdefault(explorer, deque()).appendleft(self._replayed(explorer, tuple(missing)))

    def _answer(self, future: Future) -> Any:  # noqa: ANN401 - whatever was asked for.
        """Return what came of a task.

        Raises:
            RulesError: the cluster is gone, or processes were ended again and again.
        """
        try:
            answer = self.cluster.answer(future)
        except WorkersKilled:
            answer = "the workers of the cluster that explored were ended"
        if isinstance(answer, str):
            raise RulesError(answer)
        return answer

    def _halt(self) -> None:
        """End the look at a level, of which some may be left."""
        self.waiting.clear()
        self.chunks.clear()
        self.cluster.client.cancel(list(self.open))
        self.open.clear()


def _chunks(numbers: Sequence[int]) -> list[tuple[int, ...]]:
    return [tuple(numbers[place : place + CHUNK]) for place in range(0, len(numbers), CHUNK)]
