"""What you, or one other player, may do in order to do something else: "you may pay 2 to draw a card"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import May
from engine.language.selections import You
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h


def _bought() -> Iterator[tuple[Rule, ...]]:
    for said, player, bracket in (("you", You(), "command"), ("{doer:player.one}", h.doer, "clause")):
        deed = (May(player, h.acts, h.then),)
        yield rule("clause.said", f"{said} may {{acts:do}} to {{then:dos}}", deed, bracket=bracket)


RULES = tuple(_bought())
