"""Forms that a character leaves or enters for a time."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, Controlled
from engine.language.modifiers import GainPowers, LosePowers
from engine.language.powers import Keyword
from engine.language.selections import Compare, Count, Every, Number, You
from engine.language.words import Comparison, KeywordName
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h

_FORMS = (KeywordName.BEAR_FORM, KeywordName.CAT_FORM)


def _changed() -> Iterator[tuple[Rule, ...]]:
    yours = AllOf((Among(h.this), Controlled(You())))
    kept = Compare(Count(Every(yours)), Comparison.AT_LEAST, Number(1))
    for left in _FORMS:
        for entered in _FORMS:
            if left is not entered:
                changes = (LosePowers(keywords=(left,)), GainPowers((Keyword(entered),)))
                said = f"{{topic:one}} loses {left.value} and is in {entered.value}"
                now = Apply(changes, h.topic, h.d)
                while_kept = Apply(changes, h.topic, h.d, kept)
                control = "while you control {this:self}"
                yield rule("clause.said", f"{{d:duration}} , {said}", (now,), bracket="clause")
                yield rule("clause.said", f"{said} {{d:duration}}", (now,), bracket="clause")
                yield rule("clause.said", f"{{d:duration}} , {said} {control}", (while_kept,), bracket="clause")


RULES = (*_changed(),)
