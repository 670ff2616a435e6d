"""Sentences that say something of two cards, or two things of one for times of their own, or last of all of X."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Continuous
from engine.language.selections import Both, Chosen, Count, CountersOn, Fits, Selection, ValueOf, X
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.sentences.clauses import by_one, undo_one_or_other, unless
from scenarios.reading.templates import Bindings, Value, h, match, parts_of, replaced


def _for_a_time(_discourse: Discourse, a: Value, b: Value, duration: Duration) -> tuple[Apply, Apply]:
    return Apply(a[1], a[0], duration), Apply(b[1], b[0], duration)


def _undo_for_a_time(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    one, other = value
    if value == tuple(Apply(each.changes, each.to, one.duration) for each in value):
        yield {"a": (one.to, one.changes), "b": (other.to, other.changes), "duration": one.duration}


def _always(_discourse: Discourse, a: Value, b: Value, cond: Value = None) -> tuple[Continuous, Continuous]:
    if a[0] == b[0]:
        raise NoReading("two different cards")
    return Continuous(a[1], a[0], cond), Continuous(b[1], b[0], cond)


def _undo_always(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    one, other = value
    if one.while_ == other.while_:
        said = {"a": (one.to, one.changes), "b": (other.to, other.changes)}
        yield said if one.while_ is None else {**said, "cond": one.while_}


def _partly(_discourse: Discourse, a: Value, b: Value, cond: Value) -> tuple[Continuous, Continuous]:
    if a[0] == b[0]:
        raise NoReading("two different cards")
    return Continuous(a[1], a[0], Both((cond, Fits(a[0], a[2])))), Continuous(b[1], b[0], cond)


def _undo_partly(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    bound: Bindings = {}
    both = Continuous(h.a, h.one, Both((h.cond, Fits(h.one, h.being)))), Continuous(h.b, h.other, h.cond)
    if match(both, value, bound):
        one, other = (bound["one"], bound["a"], bound["being"]), (bound["other"], bound["b"])
        yield {"a": one, "b": other, "cond": bound["cond"]}


def _statements() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a subject and what is said of it; the time or condition stands elsewhere in the sentence."""
    yield rule("said.of", "{topic~} {changes:iss~}", (h.topic, h.changes), bracket="clause")
    yield rule("said.of", "{topic:payer} {p:price}", (h.topic, (h.p,)), bracket="clause")
    yield rule("said.while", "{topic:one} {changes:iss} while {being}", (h.topic, h.changes, h.being), bracket="clause")


def _together() -> Iterator[tuple[Rule, ...]]:
    both = "{a:said.of} <and|, and> {b:said.of}"
    for words in (f"{both} {{duration}}", f"{{duration}} , {both}"):
        yield made("clause.said", words, _for_a_time, _undo_for_a_time, like=(Apply, Apply))
    while_ = "<while|as long as|when> {cond:condition}"
    for words in (f"{both} .", f"{while_} , {both} .", f"{{cond:when}} , {both} ."):
        yield made("two.statics", words, _always, _undo_always, bracket="sentence", like=(Continuous, Continuous))
    said = f"{while_} , {{a:said.while}} and {{b:said.of}} ."
    yield made("two.statics", said, _partly, _undo_partly, bracket="sentence", like=(Continuous, Continuous))


def _unless_so_much(discourse: Discourse, b: Value, a: Value, q: Value, doer: Selection) -> Value:
    """Return the deed that somebody averts with another, of which the words behind say how much X is."""
    if X() not in parts_of(a):
        raise NoReading("an X before the words that say what it is")
    return unless(discourse, b, replaced(a, X(), q), doer)


def _undo_unless_so_much(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    for each in undo_one_or_other(discourse, value):
        for part in parts_of(each["a"]):
            if isinstance(part, (Count, ValueOf, CountersOn)):
                yield {**each, "a": replaced(each["a"], part, X()), "q": part}


def _has_and_does(discourse: Discourse, doer: Value, a: Value, b: Value) -> Value:
    """Return what one card has for a time and what it does, in the order in which they are said."""
    return by_one(discourse, doer, (*a, *b))


def _undo_has_and_does(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from ({"a": value[:place], "b": value[place:]} for place in range(1, len(value)))


def _had_and_done() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what one card has for a time beside what it does."""
    yield rule("had.now", "{changes:iss} {d:duration}", (Apply(h.changes, h.doer, h.d),))
    for words in ("{a:had.now} <and|, and|and then> {b:doess}", "{a:doess} <and|, and> {b:had.now}"):
        yield made(
            "clause.said", f"{{doer:one}} {words}", _has_and_does, _undo_has_and_does, bracket="clause", like=tuple
        )


def _undo_had_for_times(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from ({**each, "topic": value[0].to} for each in _undo_has_and_does(discourse, value))


def _had_for_times(_discourse: Discourse, topic: Value, a: Value, b: Value) -> Value:
    """Return two things that are said of the same cards, each for a time of its own.

    Raises:
        NoReading: the cards are chosen by these words, and would be chosen twice.
    """
    if any(isinstance(part, Chosen) for part in parts_of(topic)):
        raise NoReading("cards that were chosen before")
    return (*a, *b)


def _two_times() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for two things that are said of the same cards, each for a time of its own."""
    still = (Cannot(Deed.READY_DURING_READY_STEP),)
    for duration in ("duration", "duration.its~"):
        yield rule("had.now.its~", f"{{changes:iss~}} {{d:{duration}}}", (Apply(h.changes, h.doer, h.d),))
    over = (Apply(still, h.doer, Duration.ITS_NEXT_READY_STEP),)
    yield rule("had.now.its", "can't ready during its controller 's next ready step", over)
    theirs = "<their controllers '|their controller 's> next ready <step|steps>"
    yield rule("had.now.theirs", f"can't ready during {theirs}", over)
    said = "{topic:one~topics} {a:had.now.its~} <and|, and> {b:had.now.its~}"
    yield made("clause.said", said, _had_for_times, _undo_had_for_times, bracket="clause", like=(Apply, Apply))
    for whom, whose in (("one", "its controller 's"), ("topics", "<their controllers '|their controller 's>")):
        step = f"<or|, or> ready during {whose} next ready <step|steps>"
        barred = (Apply(h.a, h.topic, h.d), Apply(still, h.topic, Duration.ITS_NEXT_READY_STEP))
        yield rule("clause.said", f"{{topic:{whom}}} can't {{a:deeds}} {{d:duration}} {step}", barred, bracket="clause")


def _averted() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a price that averts a deed, and of which the end of the sentence says how much it is."""
    where = "{b:clauses} unless {doer:player} {a:doess} , where x is {q:quantity} ."
    yield made("step.plain", where, _unless_so_much, _undo_unless_so_much, bracket="clause")


def _then_and_while() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what holds at a time and while a condition is true."""
    said = "{topic~} {changes:iss~}"
    holds = (Continuous(h.changes, h.topic, Both((h.a, h.b))),)
    for words in (
        f"while {{a:condition}} , {said} {{b:when}} .",
        f"{said} {{b:when}} <while|if> {{a:condition}} .",
        f"{said} <while|if> {{a:condition}} {{b:when}} .",
    ):
        yield rule("static", words, holds, bracket="clause")


RULES = (*_then_and_while(), *_statements(), *_together(), *_had_and_done(), *_two_times(), *_averted())
