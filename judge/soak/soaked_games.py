"""Any number of checked games as work that is divided, and the sum of what came of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from engine.value import value
from judge.soak.checked_games import Fault, Number, player_of_games
from judge.work.checkpoint import Json
from judge.work.divided_work import Work
from judge.work.folded_work import Folding
from judge.work.sent_files import SentFiles, sent_files, unpacked

MOST_KEPT = 1000
"""Of how many broken games it is kept what broke them."""


@value
class Soaked:
    """How many games were played, with how many actions and decisions, and how many of them broke.

    `faults` are the first of those, each by the number of its game.
    """

    games: int
    actions: int
    decisions: int
    broken: int
    faults: tuple[tuple[int, Fault], ...]


@value
class Soaking:
    """Which games are played: so many of them, or so many until they have had so many actions, with which cards."""

    seed: int
    games: int | None
    actions: int | None
    cards: str | None = None
    library: str | None = None


def folding_of(soaking: Soaking, *, sent: bool = False) -> Folding[Number]:
    """Return the games as work, and how their results are added up; the files of cards are `sent` along if need be.

    Raises:
        OSError: a file of cards can't be read.
    """
    if sent:
        work = Work(partial(_prepare, sent_files(soaking.cards, soaking.library)), _lost, chunk=4)
    else:
        work = Work(partial(player_of_games, soaking.cards, soaking.library), _lost)
    start: Json = {"games": 0, "actions": 0, "decisions": 0, "broken": 0, "faults": []}
    return Folding(
        work, partial(Number, soaking.seed), soaking.games, start, _with_game, partial(_has_enough, soaking.actions)
    )


def soaked(folded: Json) -> Soaked:
    """Return the sum as a value."""
    told = cast("dict[str, Any]", folded)
    faults = tuple((number, Fault(kind, where, message)) for number, kind, where, message in told["faults"])
    return Soaked(told["games"], told["actions"], told["decisions"], told["broken"], faults)


def _prepare(files: SentFiles) -> Callable[[Number], Json]:
    return player_of_games(*unpacked(files))


def _lost(number: Number, message: str) -> Json:
    return {"actions": 0, "decisions": 0, "fault": [number.game, "Ended", "", message]}


def _with_game(folded: Json, game: Json) -> Json:
    so_far, told = cast("dict[str, Any]", folded), cast("dict[str, Any]", game)
    fault = [told["fault"]] if "fault" in told else []
    return {
        "games": so_far["games"] + 1,
        "actions": so_far["actions"] + told["actions"],
        "decisions": so_far["decisions"] + told["decisions"],
        "broken": so_far["broken"] + len(fault),
        "faults": (so_far["faults"] + fault)[:MOST_KEPT] if fault else so_far["faults"],
    }


def _has_enough(actions: int | None, folded: Json) -> bool:
    return actions is not None and bool(cast("dict[str, Any]", folded)["actions"] >= actions)
