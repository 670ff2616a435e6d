"""The command `judge`, also as `python -m judge`."""

import gc
import sys

COLLECT_AFTER = 500_000


def main() -> int:
    """Run the command line and return its exit code.

    Python's garbage collector is set to run rarely: loading the program makes many objects and no garbage, and
    collecting after every few hundred of them would cost about a fifteenth of a short run.
    """
    gc.set_threshold(COLLECT_AFTER)
    from judge import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
