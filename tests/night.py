"""How much a run tries of what is drawn at random or taken in turn: a share of it each time, all of it at night.

``make night`` sets the variable ``NIGHT`` of the environment. What a share leaves out is put off until then, not given
up: every check is made by day on some cases of each kind, at night on each.
"""

from __future__ import annotations

import os
from typing import TypeVar

NIGHT = "NIGHT" in os.environ

Amount = TypeVar("Amount")


def at_night(night: Amount, day: Amount) -> Amount:
    """Return the first at night, the second in every other run."""
    return night if NIGHT else day
