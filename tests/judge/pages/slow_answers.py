"""Answers that are too slow, too large or none at all, for the processes that play; they import this module."""

from collections.abc import Callable
from time import sleep

from scenarios.scenario_errors import BadSelection


def prepared() -> Callable[[object], object]:
    return answer


def answer(request: object) -> object:
    match request:
        case "sleep":
            sleep(60)
        case "spin":
            while True:
                pass
        case "error":
            raise BadSelection("there is no such thing", expected="another")
        case "fault":
            raise KeyError("fault")
        case "memory":
            raise MemoryError
        case "end":
            raise SystemExit
        case _:
            pass
    return request


def unprepared() -> Callable[[object], object]:
    raise SystemExit
