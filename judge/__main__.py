"""The command `judge`, also as `python -m judge`."""

import sys

from judge.cli import main

if __name__ == "__main__":
    sys.exit(main())
