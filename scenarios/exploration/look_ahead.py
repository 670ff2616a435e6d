"""Looking ahead from a playthrough: how far, who may act, within which bounds, and what was found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic, process_time
from typing import TYPE_CHECKING

from engine.exploration.branches import ALL, Goal, Reductions, quest_from
from engine.exploration.canonical_form import Forms
from engine.exploration.explored_graph import Exploration
from engine.exploration.horizons import HorizonKind, horizon_from, why_never
from engine.exploration.junctures import Juncture, opening
from engine.exploration.level_search import ALONE, Enough, Manner, explore
from engine.exploration.numbering import LastingNumbering
from engine.exploration.relevance import EVERYTHING
from engine.value import value
from scenarios.scenario_errors import BadArgument

if TYPE_CHECKING:
    from engine.state.ids import PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough


@value
class Bounds:
    """How much is looked at: so many junctures, and so many seconds of the processor."""

    states: int = 20_000
    seconds: float = 60.0

    def said(self) -> str:
        """Return the bounds in words."""
        return f"{self.states} states, {self.seconds:g} seconds"


@value
class Ahead:
    """What is looked at: up to which horizon, and who may act of his or her own will; the others pass and choose.

    `many` is the number of actions of a horizon of so many.
    """

    actors: frozenset[PlayerId]
    horizon: HorizonKind
    many: int = 0
    bounds: Bounds = Bounds()
    reductions: Reductions = ALL


@dataclass(frozen=True)
class Looked:
    """What was found by looking ahead from a playthrough, and how many seconds that took."""

    play: Playthrough
    ahead: Ahead
    found: Exploration
    seconds: float


def has_begun(play: Playthrough) -> bool:
    """Return whether something is not over yet: a choice is open, a link on the chain, or a combat not concluded."""
    return play.open is not None or bool(play.state.chain) or play.state.combat is not None


def standing(play: Playthrough) -> Juncture:
    """Return the juncture at which a playthrough stands."""
    if play.open is None:
        return opening(play.state)
    return opening(play.state, play.open.action, play.open.answers)


def board_digest(play: Playthrough) -> str:
    """Return a digest of everything on the board where the playthrough stands, of its labels and of the edition."""
    numbers = LastingNumbering()
    forms = Forms(EVERYTHING, play.labels, counted=False, numbers=numbers)
    forms.comes_to((-1, 0))
    whole = numbers.number((play.now.edition, forms.form(standing(play))))
    return f"{play.now.edition.id} {whole:x}"


def look_ahead(
    play: Playthrough,
    ahead: Ahead,
    *,
    stop: Goal | None = None,
    enough: Enough | None = None,
    manner: Manner = ALONE,
) -> Looked:
    """Return everything that can follow from where the playthrough stands, as far as the bounds let it be looked at.

    A settled state in which `stop` is so counts as an end. It ends as soon as what was found is `enough`. Where
    other processes look at junctures as well, the seconds are those of the clock.

    Raises:
        BadArgument: nothing lies before the horizon, or the bounds let nothing be looked at.
    """
    if ahead.bounds.states < 1 or ahead.bounds.seconds <= 0:
        raise BadArgument(f"the bounds let nothing be looked at: {ahead.bounds.said()}", expected="bounds above 0")
    start = standing(play)
    horizon = horizon_from(start.at, ahead.horizon, ahead.many)
    never = why_never(start.at, horizon, waiting=play.open is not None)
    if never is not None:
        raise BadArgument(f"{never}, so there is nothing to look at until {_until(ahead)}", expected=_EXPECTED)
    quest = quest_from(start, ahead.actors, horizon, play.labels, ahead.reductions)
    clock = process_time if manner.share is None else monotonic
    started = clock()
    found = explore(start, quest, _within(ahead.bounds, clock), stop=stop, enough=enough, manner=manner)
    return Looked(play, ahead, found, clock() - started)


_EXPECTED = "a board on which something can follow, or another horizon"


def _until(ahead: Ahead) -> str:
    return f"{ahead.many} actions are done" if ahead.horizon is HorizonKind.ACTIONS else ahead.horizon.value


def _within(bounds: Bounds, clock: Callable[[], float]) -> Callable[[int], bool]:
    """Return whether to go on, by the number of junctures reached and the seconds since now."""
    started = clock()

    def goes_on(reached: int) -> bool:
        return reached < bounds.states and clock() - started < bounds.seconds

    return goes_on
