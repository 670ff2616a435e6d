"""The command `judge`, also as `python -m judge`."""

import atexit
import gc
import os
import signal
import sys
from types import FrameType

COLLECT_AFTER = 500_000
INTERRUPTED = 130


class Interrupted(BaseException):
    """The user has interrupted the program. It is no `Exception`, so that no library catches it as an error."""


def main() -> int:
    """Run the command line and return its exit code. If the user interrupts it, one line says so.

    Python's garbage collector is set to run rarely: loading the program makes many objects and no garbage, and
    collecting after every few hundred of them would take about a fifteenth of a short run. At the end nothing is
    collected, which would take a sixth of a short run: the memory goes with the process.
    """
    gc.set_threshold(COLLECT_AFTER)
    atexit.register(gc.freeze)
    signal.signal(signal.SIGINT, _interrupt)
    try:
        from judge import cli

        code = cli.main()
    except Interrupted:
        code = _tell_interruption()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return code


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise Interrupted


def _tell_interruption() -> int:
    """Say that the program was interrupted, and return the exit code; output that is still buffered is dropped."""
    os.write(2, b"judge: interrupted\n")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
