"""Finding where in a series of steps the same position came up before (801.1a)."""

from __future__ import annotations

from bisect import bisect_left

from engine.loops.positions import Point, outline, position, standing
from engine.state.game import State


class Returns:
    """The places of positions in a series of steps.

    The states of one series share it and add to it: looking for a position takes no longer after more steps. A state
    from which players went on in two ways has a series of its own for each but the first.
    """

    __slots__ = ("_befores", "_by_outline", "_by_position", "_by_standing", "_outlined", "_sorted", "_willing")

    def __init__(self) -> None:
        self._befores: list[State] = []
        self._willing = [0]
        self._by_outline: dict[Point, list[int]] = {}
        self._by_standing: dict[tuple[Point, int], list[int]] = {}
        self._by_position: dict[tuple[Point, int, int], list[int]] = {}
        self._sorted: dict[Point | tuple[Point, int], int] = {}
        self._outlined = 0

    @property
    def known(self) -> int:
        """Return the number of steps that were added."""
        return len(self._befores)

    def add(self, before: State, *, willing: bool) -> None:
        """Add a step by the state before it; in a willing one a player did something of his or her own will."""
        self._befores.append(before)
        self._willing.append(self._willing[-1] + willing)

    def latest(self, state: State, end: int) -> int | None:
        """Return the start of the latest willing steps that led back to the state's position at the end, if any did."""
        places = self._places(state)
        for at in range(bisect_left(places, end) - 1, -1, -1):
            if self._willing[end] > self._willing[places[at]]:
                return places[at]
        return None

    def _places(self, state: State) -> list[int]:
        """Return the places of a state's position.

        Places are told apart in three stages, each of which costs more than the one before: by their outline, by how
        the cards in play stand, by the whole position.
        """
        for place in range(self._outlined, self.known):
            self._by_outline.setdefault(outline(self._befores[place]), []).append(place)
        self._outlined = self.known
        here = outline(state)
        alike = self._by_outline.get(here)
        if not alike:
            return []
        for place in alike[self._sorted.get(here, 0) :]:
            self._by_standing.setdefault((here, standing(self._befores[place])), []).append(place)
        self._sorted[here] = len(alike)
        stands = (here, standing(state))
        closer = self._by_standing.get(stands)
        if not closer:
            return []
        for place in closer[self._sorted.get(stands, 0) :]:
            self._by_position.setdefault((*stands, position(self._befores[place])), []).append(place)
        self._sorted[stands] = len(closer)
        return self._by_position.get((*stands, position(state)), [])
