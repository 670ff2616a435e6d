"""Linked folders that pytest would go through again and again: which are left out, and telling it.

Two links in each of twenty folders to the next one are a million paths to twenty folders.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

_FEW = 3
"""How many of the folders that are left out are named."""


@dataclass
class LinkedFolders:
    """The folders that links led to in a run, with the paths of the links, and the links that are left out."""

    asked: tuple[Path, ...]
    reached: dict[Path, Path] = field(default_factory=dict)
    left_out: dict[str, None] = field(default_factory=dict)

    def is_left_out(self, path: Path) -> bool:
        """Return whether a path is a linked folder that leads back, or from behind a link to where a link has led.

        A link that stands behind no other one is followed wherever it doesn't lead back, as pytest does by itself.
        """
        if not path.is_symlink() or not path.is_dir():
            return False
        leads_to = path.resolve()
        first = self.reached.setdefault(leads_to, path)
        again = first != path and self.is_behind_a_link(path)
        if again or leads_to in {above.resolve() for above in path.parents}:
            self.left_out[str(path)] = None
            return True
        return False

    def is_behind_a_link(self, path: Path) -> bool:
        """Return whether a linked folder leads from a folder that pytest was asked for to the path.

        What is asked for may itself stand behind a link.
        """
        return any(above.is_symlink() for above in path.parents if self._is_below_what_was_asked(above))

    def _is_below_what_was_asked(self, folder: Path) -> bool:
        return any(each in folder.parents for each in self.asked)


_FOLDERS = pytest.StashKey[LinkedFolders]()
_OF_WORKERS = "wowtcg_judge_left_out"


def linked_folders(config: pytest.Config) -> LinkedFolders:
    """Return the linked folders of a run."""
    start = config.invocation_params.dir
    asked = tuple(start / each.partition("::")[0] for each in config.args)
    return config.stash.setdefault(_FOLDERS, LinkedFolders(asked))


def hand_over(config: pytest.Config, output: dict[str, object]) -> None:
    """Put what a worker has left out into what it hands over at its end."""
    output[_OF_WORKERS] = list(linked_folders(config).left_out)


def take_over(config: pytest.Config, output: dict[str, Iterable[str]]) -> None:
    """Take what a worker has left out, which every other one leaves out too."""
    linked_folders(config).left_out.update(dict.fromkeys(output.get(_OF_WORKERS, ())))


def told(config: pytest.Config) -> str:
    """Return a line about the links that were left out, empty if there are none."""
    left_out = linked_folders(config).left_out
    start = config.invocation_params.dir
    named = [str(Path(each).relative_to(start) if start in Path(each).parents else each) for each in left_out][:_FEW]
    more = [f"{len(left_out) - _FEW} more"] if len(left_out) > _FEW else []
    said = "link to a folder was" if len(left_out) == 1 else "links to folders were"
    return (
        f"{len(left_out)} {said} left out, for what they lead to is gone through already: {', '.join((*named, *more))}"
        if left_out
        else ""
    )
