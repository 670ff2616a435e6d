"""Deeds to cards that their player chooses first, and one card that is shuffled into a deck."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Destroy, Exhaust, RemoveCounters
from engine.language.selections import Chosen, Selection, This
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.phrases.verbs.verb_phrases import verb
from scenarios.reading.templates import Bindings, h


def _chosen(_discourse: Discourse, it: Selection) -> Selection:
    if not isinstance(it, Chosen):
        raise NoReading("cards that somebody chooses")
    return it


def _undo_chosen(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Chosen):
        yield {"it": value}


def _deeds() -> Iterator[tuple[Rule, ...]]:
    for things in ("np.indefinite", "nps"):
        yield made("np.chosen", f"{{it:{things}}}", _chosen, _undo_chosen, like=Chosen)
    for words, effect in (("destroy+s", Destroy(h.it, "destroyed")), ("exhaust+s", Exhaust(h.it, "exhausted"))):
        yield from verb(f"choose+s and {words} {{it:np.chosen}}", effect)
    for several in ("{n:count} {name:counter} counters",):
        yield from verb(f"remove+s {several}", RemoveCounters(This(), h.name, h.n))


RULES = (*_deeds(),)
