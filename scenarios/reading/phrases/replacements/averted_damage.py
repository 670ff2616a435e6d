"""Effects that happen instead of damage being dealt or healed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply, May
from engine.language.filters import Among, Standing
from engine.language.modifiers import DoInstead, Replace
from engine.language.powers import Continuous
from engine.language.selections import You
from engine.language.triggers import On, What
from engine.language.words import Relation
from scenarios.reading.deeds_instead import Acts, done_instead, undo_done_instead
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.durations.duration_phrases import if_then
from scenarios.reading.phrases.replacements.prevented_damage import ANY_OF, SOME_OF
from scenarios.reading.phrases.replacements.replacement_phrases import HOW_DEALT, TOOLS, placed
from scenarios.reading.templates import Bindings, Value, h

_REPLACED = (What.DEALS_DAMAGE, What.HEALS, What.DRAWN)


def _events() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for events in which damage would be dealt or healed; what is done instead can refer to it."""
    for (tool, with_), (whom, other) in product(TOOLS, (("", None), ("{other:who}", h.other))):
        for kind, how in HOW_DEALT:
            for said in placed(f"to {whom}" if whom else "", tool):
                dealt = On(What.DEALS_DAMAGE, subject=h.subject, other=other, **how, **with_)
                yield rule("event.hit.plain", f"{{subject:who}} would deal {kind} damage {said}", dealt)
    for kind, how in HOW_DEALT:
        dealt = On(What.DEALS_DAMAGE, other=h.other, **how)
        yield rule("event.hit.plain", f"{ANY_OF} {kind} damage would be dealt to {{other:who}}", dealt)
        yield rule("event.hit.plain", f"{{other:who}} would be dealt {SOME_OF} {kind} damage", dealt)
        by = On(What.DEALS_DAMAGE, subject=h.subject, other=h.other, **how)
        yield rule("event.hit.plain", f"{{other:who}} would be dealt {kind} damage by {{subject:who}}", by)
    healed = On(What.HEALS, subject=h.subject, other=h.other)
    yield rule("event.hit.plain", "{subject:who} would heal damage from {other:who}", healed)
    yield rule("event.hit.plain", "damage would be healed from {other:who}", On(What.HEALS, other=h.other))
    yield rule("event.draw", "you would draw a card", On(What.DRAWN, player=Standing(Relation.YOU)))
    for who, relation in (("an opponent", Relation.OPPONENT), ("a player", Relation.ANY)):
        yield rule("event.draws", f"{who} would draw a card", On(What.DRAWN, player=Standing(relation)))
    yield rule("event.draws", "{who:player.one} would draw a card", On(What.DRAWN, player=Among(h.who)))
    yield rule("event.hit.plain", "{on:event.draw}", h.on)
    yield rule("event.hit.plain", "{on:event.draws}", h.on)


def _told(*, may: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of a power that replaces such an event, always or by choice."""

    def build(_discourse: Discourse, on: On, a: Acts, then: Acts = (), **_doer: Value) -> tuple[Continuous]:
        _must_be_done(a, then)
        return (Continuous((Replace(on, done_instead(a, (), then), may=may),), You()),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((Replace(On() as on, DoInstead() as done, False, found),), You(), None),):
                if found is may and on.what in _REPLACED:
                    yield from ({"on": on, **parts} for parts in undo_done_instead(done))
            case _:
                return

    return build, undo


def _must_be_done(acts: Acts, then: Acts) -> None:
    """Refuse a "may" inside what a "may" offers already, and more than one deed that "if you do" would ask about.

    Raises:
        NoReading: there is one, or there are more.
    """
    if any(isinstance(each, May) for each in acts):
        raise NoReading('a deed without a second "may"')
    if then and len(acts) > 1:
        raise NoReading("one deed that is done instead")


def _for_a_time(*, next_time: bool = False, may: bool = False) -> tuple[Any, Any]:
    """Return the build and undo functions of a modifier that replaces such an event for a time, or the next one."""

    def build(_discourse: Discourse, on: On, d: Duration, a: Acts, then: Acts = ()) -> tuple[Apply]:
        _must_be_done(a, then)
        return (Apply((Replace(on, done_instead(a, (), then), next_time=next_time, may=may),), You(), d),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Apply((Replace(On() as on, DoInstead() as done, once, chosen),), You(), d, None),):
                if (once, chosen) == (next_time, may) and on.what in _REPLACED:
                    yield from ({"on": on, "d": d, **parts} for parts in undo_done_instead(done))
            case _:
                return

    return build, undo


def _skipped() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that somebody would draw and does not, with nothing in place of that."""
    nothing = Replace(h.on, DoInstead(()))
    skips = "<he|she|he or she> skips drawing <that card|it> instead"
    for player, skip in (("{on:event.draws}", skips), ("{on:event.draw}", "skip drawing <that card|it> instead")):
        yield rule("static", f"if {player} , {skip} .", (Continuous((nothing,), You()),), bracket="sentence")
        for start, changed in (("if", nothing), ("the next time", replace(nothing, next_time=True))):
            said = f"{start} {player} {{d:duration}} , {skip}"
            yield rule("clause.said", said, (Apply((changed,), You(), h.d),))
    once = replace(nothing, next_time=True)
    missed = replace(once, event=On(What.DRAWN, player=Among(h.who)))
    said = "{who:player.one} skips drawing <his|his or her> next card {d:duration}"
    yield rule("clause.said", said, (Apply((missed,), You(), h.d),))
    yield rule("clause.said", f"the next time {{on:event.draws}} , {skips}", (Apply((once,), You(), Duration.GAME),))


def _the_first() -> tuple[Any, Any]:
    """Return the build and undo functions of a power that replaces the first such event of each turn.

    Raises:
        NoReading: the event has a condition of its own, for which the words leave open what is the first.
    """
    build, undo = _told(may=False)

    def first(discourse: Discourse, on: On, a: Acts) -> tuple[Continuous]:
        if on.when is not None:
            raise NoReading("one condition on the event")
        found: tuple[Continuous] = build(discourse, replace(on, first_time_each_turn=True), a)
        return found

    def undo_first(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        for each in undo(discourse, value):
            if each["on"].first_time_each_turn:
                yield {**each, "on": replace(each["on"], first_time_each_turn=False)}

    return first, undo_first


def _instead() -> Iterator[tuple[Rule, ...]]:
    would = "<if|when|whenever> {on:event.hit}"
    for said in ("{a:clauses} instead", "instead {a:clauses}"):
        yield made("static", f"{would} , {said} .", *_told(may=False), bracket="sentence")
    for time in ("the first time {on:event.hit} each turn", "the first time each turn <|that> {on:event.hit}"):
        yield made("static", f"{time} , {{a:clauses}} instead .", *_the_first(), bracket="sentence", like=(Continuous,))
    yield made("static", f"{would} , you may {{a:dos}} instead .", *_told(may=True), bracket="command")
    for said in ("instead . if you do , {then:clauses} .", ". if you do , {then:clauses} instead ."):
        yield made("static", f"{would} , you may {{a:dos}} {said}", *_told(may=True), bracket="command")
    for doer in ("{doer:one}", "{doer:player}"):
        said = f"if {{on:event.hit}} , you may have {doer} {{a:dos}} instead ."
        yield made("static", said, *_told(may=True), bracket="clause")
    soon = if_then("{on:event.hit}")
    yield made("step.plain", f"{soon} {{a:clauses}} instead .", *_for_a_time(), bracket="sentence")
    for said in ("instead .", "instead . if you do , {then:clauses} .", ". if you do , {then:clauses} instead ."):
        yield made("step.plain", f"{soon} you may {{a:dos}} {said}", *_for_a_time(may=True), bracket="command")
    once = "the next time {on:event.hit} {d:duration} , {a:clauses} instead ."
    yield made("step.plain", once, *_for_a_time(next_time=True), bracket="sentence")


RULES = (*_events(), *_instead(), *_skipped())
