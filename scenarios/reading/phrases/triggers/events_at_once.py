"""Events of one or more cards, which count once for all that happens at the same time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.filters import Filter
from engine.language.selections import Players, You
from engine.language.triggers import On, What
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made
from scenarios.reading.selected_cards import disowned, owned
from scenarios.reading.templates import Bindings

_VERBS = {
    "enter play": What.ENTERS_PLAY,
    "leave play": What.LEAVES_PLAY,
    "are destroyed": What.DESTROYED,
    "<become exhausted|are exhausted|exhaust>": What.BECOMES_EXHAUSTED,
    "<become ready|ready|are readied>": What.BECOMES_READY,
}
"""Events of several cards that a verb alone tells."""


def _together(what: What) -> tuple[Any, Any]:
    """Return the build and undo functions of such events; no single card of them can be referred to."""

    def build(_discourse: Discourse, whom: Filter) -> On:
        return On(what, subject=whom, together=True)

    def undo(_discourse: Discourse, value: On) -> Iterator[Bindings]:
        if value.subject is not None and value == On(what, subject=value.subject, together=True):
            yield {"whom": value.subject}

    return build, undo


def _of_players(what: What, by: You | Players) -> tuple[Any, Any]:
    """Return the build and undo functions of such events of cards that these players control."""
    build, undo = _together(what)

    def undo_theirs(discourse: Discourse, value: On) -> Iterator[Bindings]:
        for bound in undo(discourse, value):
            yield from ({"whom": each["nouns"]} for each in disowned(bound["whom"]) if each["who"] == by)

    return lambda discourse, whom: build(discourse, owned(whom, by)), undo_theirs


def _several() -> Iterator[tuple[Rule, ...]]:
    for words, what in _VERBS.items():
        yield made("event.plain", f"one or more {{whom:nouns}} {words}", *_together(what), like=On)
        mine = _of_players(what, You())
        yield made("event.plain", f"one or more of your {{whom:nouns}} {words}", *mine, like=On)
    yours, theirs = "<in your party|under your control>", "<in an opponent 's party|under an opponent 's control>"
    for where, by in ((yours, You()), (theirs, Players(Relation.OPPONENT))):
        arriving = _of_players(What.ENTERS_PLAY, by)
        yield made("event.plain", f"one or more {{whom:nouns}} enter play {where}", *arriving, like=On)


RULES = (*_several(),)
