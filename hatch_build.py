"""Tells the carried cards in words as the wheel is built: that takes seconds, which a look-up must not take."""

import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TellCards(BuildHookInterface[Any]):
    """Puts the words of the carried cards into the wheel; an editable install tells them when they are asked for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Tell the cards and have the wheel carry what was told."""
        if version != "standard":
            return
        sys.path.insert(0, self.root)
        from judge.rules.lookup.told import BUILT, built_json

        told = Path(mkdtemp()) / "told.json"
        told.write_text(built_json(), encoding="utf-8")
        build_data["force_include"][str(told)] = BUILT.relative_to(self.root).as_posix()
