"""A checkpoint: what is done of long work, in a file from which the same work goes on."""

import json
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import TypeAlias

from engine.value import value
from judge.documents.document_errors import RulesError
from judge.work.program_digest import program_digest
from scenarios.whole_files import write_whole

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None

SECONDS = 5.0
"""How often a checkpoint is written while work goes on."""

SELDOM = 20
"""How many times as long as a checkpoint takes to be written passes before the next one."""

_KEYS = {"program", "asked", "next", "folded", "early"}


@value
class Kept:
    """What is done: the results of the tasks below `next`, folded, and those of further ones that came `early`."""

    next: int
    folded: Json
    early: tuple[tuple[int, Json], ...] = ()


class Checkpoint:
    """The file of a checkpoint, for work that was asked for by these arguments."""

    def __init__(self, file: str, asked: Json) -> None:
        self.place = Path(file)
        self.asked = asked
        self.written = monotonic()
        self.pause = SECONDS

    def restored(self) -> Kept | None:
        """Return what is done, None where the file isn't there yet.

        Raises:
            RulesError: the file is no checkpoint, or one of other arguments or of another version of the program.
        """
        try:
            text = self.place.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise RulesError(f"the checkpoint can't be read: {error.strerror}", file=str(self.place)) from None
        try:
            data = json.loads(text)
            kept = _kept(data)
        except (ValueError, TypeError, RecursionError):
            raise self.no_checkpoint() from None
        if data["asked"] != self.asked:
            told = ", ".join(_differing(data["asked"], self.asked))
            raise self._refused(f"the checkpoint is of other arguments: {told}", "repeat them, or name a new file")
        if data["program"] != program_digest():
            what = f"the checkpoint is of another version of the program: {data['program']}, not {program_digest()}"
            raise self._refused(what, "name a new file")
        return kept

    def write(self, kept: Kept) -> None:
        """Write what is done, whole or not at all.

        Raises:
            OSError: the file can't be written.
        """
        began = monotonic()
        data = {
            "program": program_digest(),
            "asked": self.asked,
            "next": kept.next,
            "folded": kept.folded,
            "early": [[number, result] for number, result in kept.early],
        }
        write_whole({self.place: (json.dumps(data, ensure_ascii=False) + "\n").encode()})
        self.written = monotonic()
        self.pause = max(SECONDS, (self.written - began) * SELDOM)

    @property
    def due(self) -> bool:
        """Whether it was written so long ago that it is time again."""
        return monotonic() - self.written >= self.pause

    def no_checkpoint(self) -> RulesError:
        """Return that the file is none of ours."""
        return self._refused("the file is no checkpoint", "name a new file, or one that --checkpoint wrote")

    def _refused(self, what: str, hint: str) -> RulesError:
        return RulesError(what, file=str(self.place), hint=hint)


def digest(arguments: object) -> str:
    """Return a digest of arguments that are too long to be kept, from their representation."""
    return sha256(repr(arguments).encode()).hexdigest()[:16]


def _kept(data: object) -> Kept:
    """Return what the data of a file says is done.

    Raises:
        ValueError: it is none of ours.
        TypeError: the same.
    """
    if not isinstance(data, dict) or set(data) != _KEYS or not isinstance(data["next"], int) or data["next"] < 0:
        raise ValueError
    return Kept(data["next"], data["folded"], tuple((int(number), result) for number, result in data["early"]))


def _differing(before: object, now: Json) -> list[str]:
    """Return the arguments that differ, each as it was and as it is."""
    if not isinstance(before, dict) or not isinstance(now, dict):
        return [f"{before}, not {now}"]
    names = sorted({*before, *now})
    return [f"{name} {before.get(name)}, not {now.get(name)}" for name in names if before.get(name) != now.get(name)]
