"""Events that a text or a power watches for: of this turn, prevented damage, tokens, moments that are said last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.durations import Duration
from engine.language.effects import Apply, Delay, If, IfYouDo, May
from engine.language.filters import Among, Controlled, Standing
from engine.language.powers import Payment, Text, Triggered
from engine.language.selections import Players, This, Those, TurnOf, You
from engine.language.triggers import On, What
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.efforts import MADE_UP
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.triggers.event_phrases import CARD_VERBS
from scenarios.reading.templates import (
    Bindings,
    Value,
    h,
    narrowed,
    parts_of,
)

MOMENTS_TO_COME = (
    ("moment.next", Duration.GAME),
    ("moment.this.turn", Duration.THIS_TURN),
    ("moment.this.combat", Duration.THIS_COMBAT),
)
"""The categories of moments for which a text waits, with the duration of the modifier that watches for them (715.1)."""
_PREVENTED = On(What.PREVENTED, with_=Among(This()))


def _prevented(discourse: Discourse) -> On:
    discourse.event = _PREVENTED
    return _PREVENTED


def _undo_prevented(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == _PREVENTED:
        yield {}


def _when_prevented(_discourse: Discourse, a: Value, on: On, text: Text) -> Value:  # noqa: ARG001
    if not (a and isinstance(a[-1], Apply)):
        raise NoReading("a prevention just before")
    return (*a, Delay(Triggered((_PREVENTED,), text), a[-1].duration, once=False))


def _undo_when_prevented(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (*before, Delay(Triggered((on,), text))) if on == _PREVENTED:
            yield {"a": tuple(before), "on": on, "text": text}
        case _:
            return


def _must_be_of_the_text(_discourse: Discourse, on: On, **_parts: Value) -> None:
    """Refuse an event that is not of a token of the text, which is watched for the rest of the game."""
    if not (isinstance(on.subject, Among) and isinstance(on.subject.selection, Those)):
        raise NoReading("a duration or an event of what the text has made")


def _first_this_turn(_discourse: Discourse, on: On, text: Text) -> Value:
    """Return an effect that watches for the first such event of the turn, counted from the start of the turn."""
    if on.first_time_each_turn or on.when is not None:
        raise NoReading("one condition on the event")
    return (Delay(Triggered((replace(on, first_time_each_turn=True),), text), Duration.THIS_TURN, once=False),)


def _undo_first(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Delay(Triggered((on,), text), Duration.THIS_TURN, once=False),) if on.first_time_each_turn:
            yield {"on": replace(on, first_time_each_turn=False), "text": text}
        case _:
            return


def _must_happen_once(_discourse: Discourse, on: On, text: Text, **_parts: Value) -> None:
    """Refuse an event that may have happened before, or more than once, and an effect at a later moment.

    "If" may then ask, once, about what has happened (715.1).
    """
    if not isinstance(on.other if on.subject is None else on.subject, Among):
        raise NoReading("one card that was spoken of")
    if on.what not in _OF_ONE_CARD_ONCE:
        raise NoReading('"when" before an event that can happen more than once')
    if any(isinstance(part, Delay) for part in parts_of(text)):
        raise NoReading('"when" before an event with an effect at a later moment')


_OF_ONE_CARD_ONCE = (What.DESTROYED, What.LEAVES_PLAY)
"""What a card that is in play can undergo only once: it isn't the same card afterwards (411.8a)."""


def _triggered() -> Value:
    return Triggered((h.on,), h.text)


def _next_events() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the next event of a kind."""
    yield rule(
        "event.next",
        "you play your next {subject:noun}",
        On(What.PLAYED, subject=h.subject, player=Standing(Relation.YOU)),
    )
    for whose, players in (("your", You()), ("an opponent 's", Players(Relation.OPPONENT))):
        arrives = On(What.ENTERS_PLAY, subject=narrowed(h.subject, Controlled(players)))
        said = f"the next {{subject:noun}} enters play <under {whose} control|in {whose} party>"
        yield rule("event.next", said, arrives)
    for words, what in CARD_VERBS.items():
        yield rule("event.next", f"the next {{subject:noun}} {words}", On(what, subject=h.subject))
        if not words.startswith("is "):
            yield rule("event.next", f"{{subject:who}} next {words}", On(what, subject=h.subject))
    for kind, combat in (("", None), ("combat", True)):
        dealt = On(What.DEALS_DAMAGE, subject=h.subject, other=h.other, combat=combat)
        yield rule("event.next", f"{{subject:who}} next deals {kind} damage to {{other:who}}", dealt)
        to_anybody = On(What.DEALS_DAMAGE, subject=h.subject, combat=combat)
        yield rule("event.next", f"{{subject:who}} next deals {kind} damage", to_anybody)


def _watches() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for delayed triggers, with the duration or the token that ends them."""
    yield made("event.prevented", "damage is prevented this way", _prevented, _undo_prevented)
    often = (Delay(_triggered(), h.d, once=False),)
    yield rule("step.plain", "<when|whenever> {on:event} {d:duration} , {text:text.one}", often, bracket="sentence")
    if_so = "if {on:event} {d:duration} , {text:text.one}"
    yield rule("step.plain", if_so, often, bracket="sentence", check=_must_happen_once)
    for words in ("when {on:event.plain} for the first time this turn", "the first time {on:event.plain} this turn"):
        yield made("step.plain", f"{words} , {{text:text.one}}", _first_this_turn, _undo_first, bracket="sentence")
    ever = (Delay(_triggered(), Duration.GAME),)
    for moment, lasting in MOMENTS_TO_COME:
        later = (Delay(_triggered(), lasting),)
        yield rule("step.plain", f"at {{on:{moment}}} , {{text:text.one}}", later, bracket="sentence")
    yield made(
        "step.plain",
        "{a:clauses} . when {on:event.prevented} , {text:text.one}",
        _when_prevented,
        _undo_when_prevented,
        bracket="sentence",
    )
    yield from _next_events()
    yield rule("step.plain", "when {on:event.next} {d:duration} , {text:text.next}", (Delay(_triggered(), h.d),))
    once = "the next time {on:event} {d:duration} , {text:text.next}"
    yield rule("step.plain", once, (Delay(_triggered(), h.d),), bracket="sentence")
    yield rule("step.plain", "{d:duration} , <when|whenever> {on:event} , {text:text.one}", often, bracket="sentence")
    of_the_text = "when {on:event} , {text:text.one}"
    yield rule("step.plain", of_the_text, ever, bracket="sentence", check=_must_be_of_the_text)


def _ends_of_turns() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what happens at the end of a turn to come."""
    for whose, lasting in (("the", Duration.NEXT_TURN), ("your", Duration.DURING_YOUR_NEXT_TURN)):
        at_its_end = Delay(Triggered((On(What.ENDS_TURN),), h.text), lasting)
        said = f"at the end of {whose} next turn , {{text:text.one}}"
        yield rule("step.plain", said, (at_its_end,), bracket="sentence")


def _is_one_deed(text: Text) -> bool:
    return len(text.effects) == 1 and not isinstance(text.effects[0], (If, IfYouDo, May))


def _then(_discourse: Discourse, a: Text, on: On) -> Triggered:
    """Return the power that does so at each such moment; what depends on more says first when it happens."""
    if not _is_one_deed(a):
        raise NoReading("one deed without a condition before its moment")
    return Triggered((on,), a)


def _undo_then(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Triggered((on,), Text() as a) if value == Triggered((on,), a):
            if _is_one_deed(a):
                yield {"a": a, "on": on}
        case _:
            return


def _moments_last() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for powers that say last when they trigger, told with the moment first, or how often they can."""
    said = f"{{a:mode}} <{MADE_UP} at|at> {{on:moment}} ."
    yield made("power", said, _then, _undo_then, bracket="sentence", like=Triggered)
    each_turn = Payment(h.cost, h.text, TurnOf(You()), once_per_turn=True)
    yield rule("power", "once on each of your turns : {cost:costs} ¶ {text}", each_turn)


RULES = (*_watches(), *_ends_of_turns(), *_moments_last())
