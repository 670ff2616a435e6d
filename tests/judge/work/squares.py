"""Work for a cluster: squares of numbers, one of which ends the process. A worker's process loads no more than this."""

import os
import signal
from collections.abc import Callable
from functools import partial
from time import sleep

from judge.work.divided_work import Work


def squares(seconds: float) -> Work[int, int]:
    return Work(partial(prepare, seconds), lost, chunk=3)


def prepare(seconds: float) -> Callable[[int], int]:
    return partial(square, seconds)


def square(seconds: float, number: int) -> int:
    sleep(seconds)
    if number == 13:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def lost(number: int, message: str) -> int:
    assert message == "the process that played it was ended by signal 9"
    return -number


def told_late(_number: int, message: str) -> int:
    assert message == "it took longer than the 0.3 seconds of --timeout"
    return 0
