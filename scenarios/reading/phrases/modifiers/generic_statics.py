"""Statements about any card of a kind: "An ally with a web counter can't ready."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.powers import Continuous
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h


def _statements() -> Iterator[tuple[Rule, ...]]:
    said = "<a|an> {topic:noun} {changes:iss}"
    yield rule("static", f"{said} .", (Continuous(h.changes, h.topic),), bracket="clause")
    for limited in (f"{said} <while|if> {{c:condition}} .", f"<while|if> {{c:condition}} , {said} ."):
        yield rule("static", limited, (Continuous(h.changes, h.topic, h.c),), bracket="clause")


RULES = (*_statements(),)
