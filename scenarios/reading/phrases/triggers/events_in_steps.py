"""Events that count only in a phase or step of a turn: "when … readies during your ready step"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.selections import Both, During, Players, TurnOf, TurnPlayer, You
from engine.language.triggers import On
from engine.language.words import Phase, Relation
from scenarios.reading.phrase_rules import Rule, made
from scenarios.reading.phrases.triggers.event_phrases import while_turn

_PARTS = (Phase.READY_STEP, Phase.DRAW_STEP, Phase.ACTION, Phase.END)


def _in_steps() -> Iterator[tuple[Rule, ...]]:
    for part in _PARTS:
        then, said = During((part,)), f"{{on:event.plain}} during WHOSE {part.value}"
        yield made("event", said.replace("WHOSE", "<the|any|a>"), *while_turn(then), like=On)
        yours = while_turn(Both((TurnOf(You()), then)))
        yield made("event", said.replace("WHOSE", "your"), *yours, like=On)
        theirs = while_turn(Both((TurnOf(Players(Relation.OPPONENT)), then)), whose=TurnPlayer())
        yield made("event", said.replace("WHOSE", "<an opponent 's|each opponent 's>"), *theirs, like=On)


RULES = tuple(_in_steps())
