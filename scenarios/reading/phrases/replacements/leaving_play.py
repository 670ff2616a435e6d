"""Cards that would leave play, whatever zone they would go to, and are removed from the game instead."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import Among
from engine.language.modifiers import MoveInstead, Replace
from engine.language.powers import Continuous
from engine.language.selections import Target, Those, You
from engine.language.triggers import On, What
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.phrases.durations.duration_phrases import if_then
from scenarios.reading.templates import h

_REMOVED = Replace(h.on, MoveInstead(Zone.REMOVED))
_AWAY = "<remove it from the game instead|it is removed from the game instead>"


def _must_be_spoken_of(_discourse: Discourse, on: On) -> None:
    """Refuse, without a duration, any card but one that the text has put into play or chosen.

    Raises:
        NoReading: it is another card, or one of a kind.
    """
    if not (isinstance(on.subject, Among) and isinstance(on.subject.selection, (Target, Those))):
        raise NoReading("a duration, or a card that the text was about")


def _leaving() -> Iterator[tuple[Rule, ...]]:
    yield rule("event.leaving", "{subject:who} would leave play", On(What.LEAVES_PLAY, subject=h.subject))
    yield rule("static", f"if {{on:event.leaving}} , {_AWAY} .", (Continuous((_REMOVED,), You()),), bracket="sentence")
    now = (Apply((_REMOVED,), You(), h.d),)
    yield rule("step.plain", f"{if_then('{on:event.leaving}')} {_AWAY} .", now, bracket="sentence")
    ever = (Apply((_REMOVED,), You(), Duration.GAME),)
    said = f"if {{on:event.leaving}} , {_AWAY} ."
    yield rule("step.plain", said, ever, bracket="sentence", check=_must_be_spoken_of)


RULES = (*_leaving(),)
