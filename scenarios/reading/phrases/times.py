"""How long something lasts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.modifiers import Duration
from scenarios.reading.rules import Rule, rule


def _durations() -> Iterator[tuple[Rule, ...]]:
    yield rule("duration", "this turn", Duration.THIS_TURN)
    yield rule("duration", "until end of turn", Duration.THIS_TURN)
    yield rule("duration", "this combat", Duration.THIS_COMBAT)
    yield rule("duration", "for the rest of the game", Duration.GAME)
    yield rule(
        "duration", "until <your next turn starts|the start of your next turn|your next turn>", Duration.YOUR_NEXT_TURN
    )
    yield rule("duration", "until <after|the end of> your next turn", Duration.END_OF_YOUR_NEXT_TURN)
    yield rule("duration", "<during|on> your next turn", Duration.DURING_YOUR_NEXT_TURN)
    theirs = Duration.ITS_NEXT_TURN
    yield rule("duration.its", "<during|on> its controller 's next turn", theirs)
    yield rule("duration.theirs", "<during|on> <their controllers '|their controller 's> next <turns|turn>", theirs)
    yield rule("duration.his", "<during|on> <his|his or her> next turn", theirs)
    yield rule("duration.own", "<during|on> their next <turns|turn>", theirs)


RULES = (*_durations(),)
