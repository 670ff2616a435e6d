"""What is forbidden except at some times, except to some, or except by some: "can't draw cards except during …"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, Not, Standing
from engine.language.modifiers import Cannot, Change, Deed
from engine.language.powers import Continuous
from engine.language.selections import Both, Circumstance, ControllerOf, During, Fits, Negated, TurnOf, TurnPlayer, You
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.parts_of_turns import PARTS_OF_TURNS
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.templates import Value, h

_PARTS = {words: phases for words, phases in PARTS_OF_TURNS.items() if words != "end phase"}
_EVERY = (
    ("each opponent can't", "<his|his or her|her> <|own>", Relation.OPPONENT),
    ("opponents can't", "<their|his|his or her> <|own>", Relation.OPPONENT),
    ("each player can't", "<his|his or her|her> <|own>", Relation.ANY),
    ("players can't", "<their|his|his or her> <|own>", Relation.ANY),
)


def _whose() -> Iterator[tuple[str, str, Any, Any]]:
    """Yield subjects of a ban, the words for what is their own, whom the ban binds, and whose turn is meant."""
    yield "you can't", "your <|own>", You(), You()
    yield "{topic:player.one} can't", "<his|his or her|her> <|own>", h.topic, h.topic
    yield "{topic:one} can't", "<its|his|her> controller 's <|own>", h.topic, ControllerOf(h.topic)
    yield "{topic:one} can't", "your <|own>", h.topic, You()
    yield "{topic:nouns} can't", "your <|own>", h.topic, You()


def _bans(ban: str, to: Any, so: Circumstance, when: str) -> Iterator[tuple[Rule, ...]]:  # noqa: ANN401 - any topic.
    """Yield the rules for a ban that is lifted at some time, always and for a time."""
    then = Negated(so)
    how: Any = {"bracket": "clause", "check": _not_on_readying if "ready step" in when else None}
    yield rule("static", f"{ban} {when} .", (Continuous(h.changes, to, then),), **how)
    once = (Apply(h.changes, to, h.d, then),)
    for said in (f"{ban} {{d:duration}} {when}", f"{{d:duration}} , {ban} {when}", f"{ban} {when} {{d:duration}}"):
        yield rule("clause.said", said, once, **how)


def _not_on_readying(_discourse: Discourse, changes: tuple[Change, ...], **_parts: Value) -> None:
    """Refuse what can't ready: a ready step that is excepted is said of the readying alone, which has its own words."""
    if Cannot(Deed.READY) in changes:
        raise NoReading("what can be done but in a ready step")


def _at_times() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for bans that are lifted in a turn or a step of some player's turn."""
    for subject, own, to, who in _whose():
        ban = f"{subject} {{changes:deeds}}"
        yield from _bans(ban, to, TurnOf(who), f"except <on|during> {own} turn")
        # What readies in its ready step alone is said where that step is: cards of several players ready in several.
        for words, phases in _PARTS.items():
            if words != "ready step":
                yield from _bans(ban, to, Both((TurnOf(who), During(phases))), f"except during {own} {words}")
    yield from _bans("{topic:one} can't {changes:deeds}", h.topic, h.so, "except {so:when}")
    yield from _bans("{topic:nouns} can't {changes:deeds}", h.topic, h.so, "except {so:when}")
    yield from _bans("{topic:one} can't {changes:deeds}", h.topic, Fits(h.topic, h.being), "except while {being}")
    yield from _bans("{topic:one} can't {changes:deeds}", h.topic, h.so, "except <if|while> {so:condition}")


def _for_each() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for bans on several players, each of whom may do it in his or her own turn, or a step of it.

    Whoever's turn it isn't is bound always, and whoever's turn it is outside that step.
    """
    for subject, own, relation in _EVERY:
        everyone = Standing(relation)
        waiting = AllOf((everyone, Not(Among(TurnPlayer()))))
        ban = f"{subject} {{changes:deeds}}"
        turn = f"except <on|during> {own} <turn|turns>"
        yield rule("static", f"{ban} {turn} .", (Continuous(h.changes, waiting),))
        for said in (f"{ban} {{d:duration}} {turn}", f"{{d:duration}} , {ban} {turn}", f"{ban} {turn} {{d:duration}}"):
            yield rule("clause.said", said, (Apply(h.changes, waiting, h.d),))
        for words, phases in _PARTS.items():
            then = Negated(During(phases))
            when = f"except during {own} <{words}|{words}s>"
            both = (Continuous(h.changes, waiting), Continuous(h.changes, everyone, then))
            yield rule("two.statics", f"{ban} {when} .", both)
            now = (Apply(h.changes, waiting, h.d), Apply(h.changes, everyone, h.d, then))
            for said in (f"{ban} {{d:duration}} {when}", f"{{d:duration}} , {ban} {when}"):
                yield rule("clause.said", said, now)


DONE_BY = {
    "be targeted": Deed.BE_TARGETED,
    "be attacked": Deed.BE_ATTACKED,
    "be dealt damage": Deed.BE_DEALT_DAMAGE,
    "be dealt combat damage": Deed.BE_DEALT_COMBAT_DAMAGE,
}
"""What can be done to a card by some cards and not by others, in words."""


def _by_some() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what nobody can do to a card except some cards, and what can be done only with some."""
    for words, deed in DONE_BY.items():
        others = Cannot(deed, Not(h.other))
        yield rule("deed", f"{words} except by {{other:nouns}}", others)
        if deed is not Deed.BE_ATTACKED:
            yield rule("is~", f"can {words} only by {{other:nouns}}", (others,))
        now = (Apply((others,), h.topic, h.d),)
        yield rule("clause.said", f"{{topic~}} can't {words} {{d:duration}} except by {{other:nouns}}", now)
    for kind, deed in (("", Deed.DEAL_DAMAGE), ("combat", Deed.DEAL_COMBAT_DAMAGE)):
        only = f"<deals~ {kind} damage only|can deal {kind} damage only> to {{of:nouns}}"
        yield rule("is~", only, (Cannot(deed, Not(h.of)),))
    for cards in ("nouns", "cardnouns.some"):
        others = Cannot(Deed.PLAY, Not(h.other))
        yield rule("is~", f"can play only {{other:{cards}}}", (others,))
        now = (Apply((others,), h.topic, h.d),)
        yield rule("clause.said", f"{{topic~}} can't play cards {{d:duration}} except {{other:{cards}}}", now)


RULES = (*_at_times(), *_for_each(), *_by_some())
