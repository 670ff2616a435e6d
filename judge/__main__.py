"""The command `judge`, also as `python -m judge`."""

import gc
import sys

COLLECT_AFTER = 500_000


def main() -> int:
    """Run the command line and return its exit code.

    Loading a program makes many objects that stay and none that are garbage, so a collection every few hundred
    of them, as is usual, finds nothing and costs about a fifteenth of a short run.
    """
    gc.set_threshold(COLLECT_AFTER)
    from judge import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
