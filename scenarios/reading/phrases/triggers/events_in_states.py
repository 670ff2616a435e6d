"""Events that count only while one of their cards is in a state or has a role in combat, or in a step of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.filters import AllOf, Among, Filter, InCombatWith, InCondition
from engine.language.selections import (
    Both,
    ControllerOf,
    During,
    Every,
    Fits,
    HeroOf,
    Players,
    Role,
    Selection,
    This,
    TurnOf,
    TurnPlayer,
    You,
)
from engine.language.triggers import On
from engine.language.words import Condition, Phase, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.parts_of_turns import PARTS_OF_TURNS
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.triggers.event_phrases import while_turn
from scenarios.reading.templates import Bindings, Value, h, joined, match, narrowed


def _states() -> Iterator[tuple[Rule, ...]]:
    for state in ("being", "being.opposed"):
        said = f"{{on:event.plain}} while {{being:{state}}}"
        yield made("event", said, _while_so, _undo_while_so, like=On)
        yield made("event", said, _of_those, _undo_of_those, like=On)
    for words, role in (("attacking", Condition.ATTACKING), ("defending against", Condition.DEFENDING)):
        for foe, it in (("{foe:one}", h.foe), ("<a|an> {foe:noun}", Every(h.foe))):
            yield rule("being.opposed", f"{words} {foe}", AllOf((InCondition(role), InCombatWith(it))))


def _about(on: On) -> Selection | None:
    """Return the card that the event is about, if the text selects one.

    Of two cards the words don't show which is meant: who deals damage comes first or last, as the verb has it.
    """
    match on.subject, on.other:
        case (None, Among(selection)) | (Among(selection), None):
            return selection
        case Among(selection), other if not isinstance(other, Among):
            return selection
        case _:
            return None


def _while_so(_discourse: Discourse, on: On, being: Value) -> On:
    about = _about(on)
    if about is None or on.when is not None:
        raise NoReading('one "while" about one card')
    return replace(on, when=Fits(about, being))


def _undo_while_so(_discourse: Discourse, value: On) -> Iterator[Bindings]:
    if isinstance(value.when, Fits):
        yield {"on": replace(value, when=None), "being": value.when.filter}


def _of_those(_discourse: Discourse, on: On, being: Filter) -> On:
    """Return the event of only those cards of a description that are in a state.

    Raises:
        NoReading: the event is about a player, or about two cards, either of which could be meant.
    """
    if _about(on) is not None or on.player is not None or (on.subject is None) is (on.other is None):
        raise NoReading('one "while" about one card')
    if on.subject is not None:
        return replace(on, subject=joined(on.subject, being))
    assert on.other is not None
    return replace(on, other=joined(on.other, being))


def _undo_of_those(_discourse: Discourse, value: On) -> Iterator[Bindings]:
    for field in ("subject", "other"):
        bound: Bindings = {}
        if match(narrowed(h.those, h.being), getattr(value, field), bound):
            yield {"on": replace(value, **{field: bound["those"]}), "being": bound["being"]}


def _in_its_controllers(phases: tuple[Phase, ...]) -> tuple[Any, Any]:
    """Return the build and undo functions of an event in a part of a turn of its card's controller."""

    def then(on: On) -> Both:
        its = on.subject.selection if isinstance(on.subject, Among) else Role("subject")
        return Both((TurnOf(ControllerOf(its)), During(phases)))

    def build(_discourse: Discourse, on: On) -> On:
        if on.subject is None or on.other is not None or on.player is not None or on.when is not None:
            raise NoReading("an event of one card alone, whose controller is meant")
        if on.subject in (Among(This()), Among(HeroOf(You()))):
            raise NoReading('"your" for what you control')
        return replace(on, when=then(on))

    def undo(_discourse: Discourse, value: On) -> Iterator[Bindings]:
        if value.subject is not None and value.when == then(value):
            yield {"on": replace(value, when=None)}

    return build, undo


def _in_steps() -> Iterator[tuple[Rule, ...]]:
    for words, phases in PARTS_OF_TURNS.items():
        then, said = During(phases), f"{{on:event.plain}} during WHOSE {words}"
        yield made("event", said.replace("WHOSE", "<the|any|a>"), *while_turn(then), like=On)
        yours = while_turn(Both((TurnOf(You()), then)))
        yield made("event", said.replace("WHOSE", "your"), *yours, like=On)
        own = said.replace("WHOSE", "<its|his|her> controller 's")
        yield made("event", own, *_in_its_controllers(phases), like=On)
        theirs = while_turn(Both((TurnOf(Players(Relation.OPPONENT)), then)), whose=TurnPlayer())
        yield made("event", said.replace("WHOSE", "<an opponent 's|each opponent 's>"), *theirs, like=On)


RULES = (*_states(), *_in_steps())
