"""Sentences: clauses with a doer or a topic, commands, choices and conditions; each is a tuple of effects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Apply, Deal, Delay, If, IfYouDo, May
from engine.language.modifiers import Duration, Prevent
from engine.language.powers import Continuous
from engine.language.selections import (
    SELECTIONS,
    Count,
    CountersOn,
    Fits,
    Negated,
    Plus,
    ThatMany,
    Those,
    ValueOf,
    X,
    You,
)
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrases.references import disowned, owned
from scenarios.reading.referring import speak_of
from scenarios.reading.rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Joined, h, joined, parts_of, replaced


def _dealt(discourse: Discourse) -> Those:
    speak_of(discourse, Those("dealt"), frozenset({"character", "ally", "hero", "card"}), several=True)
    return Those("dealt")


def _undo_dealt(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Those("dealt"):
        yield {}


def _topics() -> Iterator[tuple[Rule, ...]]:
    """What a predicate is about: selected cards, or a description that goes on being checked."""
    yield rule("topic", "{it:one}", h.it)
    yield made(
        "topic", "each of {who:whose} {nouns}", lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v)
    )
    yield rule("topic", "each {it:noun}", h.it)
    yield rule("topics", "{it:some}", h.it)
    yield rule("topics", "{it:nouns}", h.it)
    yield rule("topics", "all {it:nouns}", h.it)
    yield made("topics", "{who:whose} {nouns}", lambda _d, who, nouns: owned(nouns, who), lambda _d, v: disowned(v))
    yield rule("topic", "{it:player}", h.it)
    yield rule("topic", "you", You())
    yield rule("topics", "{it:players}", h.it)
    yield made("topic", "<a|each> <character|ally> dealt damage this way", _dealt, _undo_dealt)


def _limited(topic: Any, being: Any) -> tuple[Any, Any]:
    """Return whom a predicate is about and while what is so: a description takes a state in, a selection can't."""
    if being is None:
        return topic, None
    if isinstance(topic, SELECTIONS):
        return topic, Fits(topic, being)
    return joined(topic, being), None


def _applied(
    _discourse: Discourse, topic: Any, changes: Any, duration: Any, being: Any = None, cond: Any = None
) -> Any:
    to, while_ = _limited(topic, being)
    return (Apply(changes, to, duration, while_ if cond is None else cond),)


def _undo_applied(_discourse: Discourse, value: Any) -> Iterator[Bindings]:
    match value:
        case (Apply(changes, to, duration, while_),):
            yield from ({"changes": changes, "duration": duration, **each} for each in _unlimited(to, while_))
        case _:
            return


def _unlimited(to: Any, while_: Any) -> Iterator[Bindings]:
    if while_ is None:
        yield {"topic": to}
        bound: Bindings = {}
        from scenarios.reading.templates import match

        if match(Joined(h.topic, h.being), to, bound):
            yield bound
    else:
        yield {"topic": to, "cond": while_}
        if isinstance(while_, Fits) and while_.selection == to:
            yield {"topic": to, "being": while_.filter}


def _static(_discourse: Discourse, topic: Any, changes: Any, being: Any = None, cond: Any = None) -> Any:
    to, while_ = _limited(topic, being)
    return (Continuous(changes, to, while_ if cond is None else cond),)


def _undo_static(_discourse: Discourse, value: Any) -> Iterator[Bindings]:
    match value:
        case (Continuous(changes, to, while_),):
            yield from ({"changes": changes, **each} for each in _unlimited(to, while_))
        case _:
            return


def _predicates() -> Iterator[tuple[Rule, ...]]:
    for topic, verb in (("topic", "iss"), ("topics", "ares")):
        said = f"{{topic:{topic}}} {{changes:{verb}}}"
        for words in (
            f"{said} {{duration}}",
            f"{{duration}} , {said}",
            f"{said} while {{being}} {{duration}}",
            f"{said} {{duration}} while {{being}}",
            f"{said} while {{cond:condition}} {{duration}}",
        ):
            yield made("clause", words, _applied, _undo_applied, bracket="clause")
        for words in (
            f"{said} .",
            f"{said} while {{being}} .",
            f"{said} while {{cond:condition}} .",
            f"while {{cond:condition}} , {said} .",
        ):
            yield made("static", words, _static, _undo_static, bracket="clause")


def _clauses() -> Iterator[tuple[Rule, ...]]:
    yield rule("clause", "{acts:dos}", h.acts, bracket="command")
    yield rule("clause", "you {acts:dos}", h.acts, bracket="command")
    yield rule("clause", "{doer:one} {acts:doess}", h.acts, bracket="clause")
    yield rule("clause", "{doer:player} {acts:doess}", h.acts, bracket="clause")
    yield rule("clause", "{doer:players} {acts:dos}", h.acts, bracket="clause")
    yield rule("clause", "you may {acts:dos}", (May(You(), h.acts),), bracket="command")
    yield rule("clause", "you may have {doer:one} {acts:dos}", (May(You(), h.acts),), bracket="clause")
    yield rule("clause", "{doer:player} may {acts:dos}", (May(h.doer, h.acts),), bracket="clause")
    yield rule("clause", "{doer:one} may {acts:dos}", (May(You(), h.acts),), bracket="clause")
    yield rule("clauses", "{a:clause}", h.a)
    for words in ("and", ", and", ", then"):
        yield made(
            "clauses",
            f"{{a:clause}} {words} {{b:clauses}}",
            lambda _d, a, b: (*a, *b),
            lambda _d, value: [{"a": value[:k], "b": value[k:]} for k in range(1, len(value))],
        )


def _if_you_do(_discourse: Discourse, a: Any, b: Any) -> Any:
    if any(isinstance(each, May) for each in a):
        raise NoReading("what may be done has its own if")
    return (IfYouDo(a, b),)


def _undo_if_you_do(_discourse: Discourse, value: Any) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, b, ()),):
            yield {"a": a, "b": b}
        case _:
            return


def _sentences() -> Iterator[tuple[Rule, ...]]:
    yield rule("step", "{a:step.plain}", h.a)
    yield rule("step", "if {c:condition} , {a:clauses} .", (If(h.c, h.a),), bracket="sentence")
    yield rule("step.plain", "{a:clauses} .", h.a, bracket="sentence")
    yield rule("step.plain", "{a:clauses} if {c:condition} .", (If(h.c, h.a),), bracket="sentence")
    yield rule("step.plain", "{a:clauses} unless {c:condition} .", (If(Negated(h.c), h.a),), bracket="sentence")
    yield made("step.plain", "{a:clauses} . if you do , {b:clauses} .", _if_you_do, _undo_if_you_do, bracket="sentence")
    yield rule("step.plain", "you may {a:dos} . if you do , {b:clauses} .", (May(You(), h.a, h.b),), bracket="command")
    yield rule("step.plain", "{doer:player} may {a:dos} . if <he does|you do> , {b:clauses} .",
               (May(h.doer, h.a, h.b),), bracket="clause")  # fmt: skip
    yield rule("step.plain", "<when|whenever> {on:event} {d:duration} , {text:text.one}",
               (Delay(_triggered(), h.d, once=False),), bracket="sentence")  # fmt: skip
    yield rule("step.plain", "at {on:moment} , {text:text.one}", (Delay(_triggered(), Duration.GAME),),
               bracket="sentence")  # fmt: skip
    yield rule("steps", "{a:step}", h.a)
    for first, all_ in (("step", "steps"), ("step.plain", "steps.plain")):
        yield made(
            all_,
            f"{{a:{first}}} {{b:steps}}",
            lambda _d, a, b: (*a, *b),
            lambda _d, value: [{"a": value[:k], "b": value[k:]} for k in range(1, len(value))],
        )
    yield rule("steps.plain", "{a:step.plain}", h.a)


def _told_of_damage() -> Iterator[tuple[Rule, ...]]:
    """What a sentence of its own says of the damage just dealt, and what X is."""
    for words, field in (("that damage can't be prevented", "unpreventable"), ("that damage counts as combat damage", "combat")):
        yield made("step.plain", f"{{a:clauses}} . {words} .", *_flagged(field), bracket="sentence")
    yield made("step.plain", "{a:clauses} , where x is {q:quantity} .", _where, _undo_where, bracket="sentence")


def _flagged(field: str) -> tuple[Any, Any]:
    def build(_discourse: Discourse, a: tuple[Any, ...]) -> tuple[Any, ...]:
        if not isinstance(a[-1], Deal):
            raise NoReading("no damage was dealt just before")
        return (*a[:-1], replace(a[-1], **{field: True}))

    def undo(_discourse: Discourse, value: tuple[Any, ...]) -> Iterator[Bindings]:
        if isinstance(value[-1], Deal) and getattr(value[-1], field):
            yield {"a": (*value[:-1], replace(value[-1], **{field: False}))}

    return build, undo


def _where(_discourse: Discourse, a: Any, q: Any) -> Any:
    found = replaced(a, X(), q)
    if found is a:
        raise NoReading("there is no X")
    return found


def _undo_where(_discourse: Discourse, value: Any) -> Iterator[Bindings]:
    for part in parts_of(value):
        if isinstance(part, (Plus, ValueOf, Count, CountersOn, ThatMany)):
            yield {"a": replaced(value, part, X()), "q": part}


def _triggered() -> Any:
    from engine.language.powers import Triggered

    return Triggered((h.on,), h.text)


def _preventing() -> Iterator[tuple[Rule, ...]]:
    for kind, combat in (("", False), ("combat", True)):
        what = f"prevent all {kind} damage that would be dealt to"
        yield rule("clause", f"{what} {{topic:one}} {{d:duration}}", (Apply((Prevent(None, combat=combat),), h.topic, h.d),),
                   bracket="clause")  # fmt: skip
        yield rule("static", f"{what} {{topic:one}} .", (Continuous((Prevent(None, combat=combat),), h.topic),),
                   bracket="clause")  # fmt: skip
        yield rule("clause", f"prevent the next {{n:digits}} {kind} damage that would be dealt to {{topic:one}} {{d:duration}}",
                   (Apply((Prevent(h.n, combat=combat),), h.topic, h.d),), bracket="clause")  # fmt: skip
        yield rule("clause", f"prevent all {kind} damage that would be dealt by {{topic:one}} {{d:duration}}",
                   (Apply((Prevent(None, by_subject=True, combat=combat),), h.topic, h.d),), bracket="clause")  # fmt: skip


RULES = (*_told_of_damage(), *_topics(), *_predicates(), *_clauses(), *_sentences(), *_preventing())
