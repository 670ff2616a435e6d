"""A card that an earlier sentence had chosen, which "other" then excludes."""

from __future__ import annotations

from engine.language.filters import Among, Not
from engine.language.selections import Selection, This, Those
from scenarios.reading.discourse import Discourse


def chosen_before(discourse: Discourse) -> Selection | None:
    """Return the card that the sentence before had chosen, if nothing else was spoken of since."""
    things = [each for each in discourse.mentions if not (each.yours or each.person or each.selection == This())]
    last = things[-1] if things else None
    if last is None or last.several or last.sentence != discourse.sentence - 1 or not _was_chosen(last.selection):
        return None
    return last.selection  # type: ignore[no-any-return]


def _was_chosen(selection: Selection) -> bool:
    return isinstance(selection, Those) and selection.name.startswith("chosen")


def is_other_than_chosen(value: object) -> bool:
    """Return whether the filter excludes a card that was chosen."""
    return isinstance(value, Not) and isinstance(value.filter, Among) and _was_chosen(value.filter.selection)
