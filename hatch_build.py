"""Tells the carried cards in words as the project is installed: that takes seconds, which a look-up must not take."""

import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TellCards(BuildHookInterface[Any]):
    """Puts the words of the carried cards into the wheel, or beside the sources that an editable install runs from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Tell the cards, and have them where the installed judge looks for them."""
        sys.path.insert(0, self.root)
        from judge.documents.lookup.card_words import DATA, told_json

        place = DATA.relative_to(self.root)
        told = DATA if version == "editable" else Path(mkdtemp()) / place.name
        told.write_text(told_json(), encoding="utf-8")
        if version != "editable":
            build_data["force_include"][str(told)] = place.as_posix()
