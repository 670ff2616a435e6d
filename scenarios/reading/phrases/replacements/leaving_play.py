"""Cards that would leave play, whatever zone they would go to, and are removed from the game instead."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.durations import Duration
from engine.language.effects import Apply, Effect, Put
from engine.language.filters import Among
from engine.language.modifiers import Control, MoveInstead, Replace
from engine.language.powers import Continuous
from engine.language.selections import Chosen, Selection, Those, You
from engine.language.triggers import On, What
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.durations.duration_phrases import if_then
from scenarios.reading.templates import Bindings, Value, h

_AWAY = "<remove it from the game instead|it is removed from the game instead>"


def _removed(on: Value) -> Replace:
    return Replace(on, MoveInstead(Zone.REMOVED))


def _ever_after(_discourse: Discourse, a: tuple[Effect, ...], on: On) -> tuple[Effect, ...]:
    """Return a deed by which one card comes into play or under somebody's control, and that it is removed afterwards.

    Raises:
        NoReading: it is another deed, several, or about another card.
    """
    if len(a) != 1 or not isinstance(on.subject, Among) or on.subject.selection not in _arrived(a[0]):
        raise NoReading("a card that was put into play, or that somebody has come to control")
    return (*a, Apply((_removed(on),), You(), Duration.GAME))


def _arrived(deed: Effect) -> tuple[Selection, ...]:
    match deed:
        case Put(cards, Zone.PLAY, name=name):
            names = (name, cards.name if isinstance(cards, Chosen) else None)
            return (cards, *(Those(each) for each in names if each is not None))
        case Apply((Control(),)):
            return (deed.to,)  # type: ignore[return-value]
        case _:
            return ()


def _undo_ever_after(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (one, Apply((Replace(On(What.LEAVES_PLAY) as on, MoveInstead()) as change,), You(), Duration.GAME)):
            if change == _removed(on):
                yield {"a": (one,), "on": on}
        case _:
            return


def _leaving() -> Iterator[tuple[Rule, ...]]:
    yield rule("event.leaving", "{subject:who} would leave play", On(What.LEAVES_PLAY, subject=h.subject))
    away = (_removed(h.on),)
    yield rule("static", f"if {{on:event.leaving}} , {_AWAY} .", (Continuous(away, You()),), bracket="sentence")
    now = (Apply(away, You(), h.d),)
    yield rule("step.plain", f"{if_then('{on:event.leaving}')} {_AWAY} .", now, bracket="sentence")
    after = f"{{a:clauses}} . if {{on:event.leaving}} , {_AWAY} ."
    yield made("step.plain", after, _ever_after, _undo_ever_after, bracket="sentence", like=tuple)


RULES = (*_leaving(),)
