"""What a worker of a cluster does for an exploration: a process of its own keeps junctures and looks at them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from threading import Lock
from typing import Any
from uuid import uuid4

from engine.exploration.branches import Goal, Quest, Unclear
from engine.exploration.frontier import LocalFrontier, forms_for
from engine.exploration.junctures import Bare, Juncture, from_bare
from engine.exploration.kept_junctures import KeptJunctures, first_state
from engine.exploration.numbering import LastingNumbering, told_apart
from engine.value import value
from judge.work.cluster_chunk import dismiss, do_chunk
from judge.work.handed_junctures import Hands
from judge.work.sent_sights import Telling, collect_seldom

Place = tuple[int, int]
"""The node from which a juncture was reached, and the place of the branch to it."""

Wanted = tuple[tuple[int, Place], ...]
"""Numbers of nodes, each with the place at which an explorer keeps its juncture."""


@value
class Explored:
    """What is explored: the first juncture, the quest, and the statement that ends lines when it is so."""

    start: Bare
    quest: Quest
    stop: Goal | None


def explorer_of(about: Explored) -> Callable[[tuple[Any, ...]], Any]:
    """Return what looks at junctures, for a process that does nothing else."""
    told_apart(uuid4().int >> 64)
    explorer = ClusterExplorer(about)
    collect_seldom()
    return explorer.does


def given_up(_: tuple[Any, ...], message: str) -> str:
    """Return why nothing came of what was asked."""
    return message


class ClusterExplorer:
    """Keeps what junctures of the last two levels lead to, by where it was reached, and looks at it."""

    def __init__(self, about: Explored) -> None:
        start = from_bare(about.start)
        forms = forms_for(about.quest, LastingNumbering())
        if forms is not None:
            forms.comes_to((-1, 0))
            forms.form(start)
        first = first_state(start)
        self.frontier = LocalFrontier(about.quest, about.stop, forms, {}, first)
        self.hands = Hands(first, forms)
        self.level = 0
        self.now: dict[Place, Juncture] = {}
        self.before: dict[Place, Juncture] = {}

    def does(self, asked: tuple[Any, ...]) -> Any:  # noqa: ANN401 - whatever was asked for.
        """Return the answer to what is asked: its name, and what it is about."""
        match asked:
            case ("look", level, wanted, data):
                return self._look(level, wanted, self.hands.taken(data) if isinstance(data, bytes) else {})
            case ("end", wanted):
                return self.hands.put_any(dict(self._kept(wanted)))
            case _:
                return self.hands.put_any(dict(self._kept(asked[1])))

    def _look(self, level: int, wanted: Wanted, given: Mapping[int, Juncture]) -> list[tuple[int, Any]]:
        """Return what each of the junctures leads to, None for those that are not kept here."""
        if level > self.level:
            self.level, self.before, self.now = level, self.now, {}
        held = {**dict(self._kept(wanted)), **given}
        self.frontier.kept = KeptJunctures(held, first=self.hands.first, derived=len(held))
        found: list[tuple[int, Any]] = []
        for number, _ in wanted:
            if number not in self.frontier.kept:
                found.append((number, None))
                continue
            (sights,) = self.frontier.looked_at((number,))
            branches = () if isinstance(sights, Unclear) else self.frontier.latest
            self.now.update({(number, place): branch.to for place, branch in enumerate(branches)})
            found.append((number, Telling().sent(sights)))
        return found

    def _kept(self, wanted: Wanted) -> Iterable[tuple[int, Juncture]]:
        """Yield those of the junctures that are kept, which they are no longer."""
        for number, place in wanted:
            juncture = self.now.pop(place, None) or self.before.pop(place, None)
            if juncture is not None:
                yield number, juncture


_LOCKS: dict[str, Lock] = {}
_LOCKING = Lock()


def ask_explorer(name: str, program: str, work: bytes, asked: tuple[Any, ...], data: bytes | None = None) -> Any:  # noqa: ANN401
    """Return the answer of the explorer of this name, which is begun here if need be; it is asked one thing at a time.

    Raises:
        RulesError: another version of the program is installed here.
    """
    with _LOCKING:
        lock = _LOCKS.setdefault(name, Lock())
    with lock:
        about = (*asked, data) if asked[0] == "look" else asked
        ((_, answer),) = do_chunk(name, program, work, [(0, about)], None)
    return answer


def dismiss_explorers(names: Iterable[str]) -> None:
    """End the explorers of these names."""
    for name in names:
        dismiss(name)
