"""One deed or another: what is done instead if a condition is true, with another amount, or otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Apply, Deal, Heal, If, May
from engine.language.selections import (
    Chosen,
    EventAmount,
    Fits,
    Number,
    Plus,
    Quantity,
    Selection,
    Target,
    Those,
    You,
)
from engine.language.words import DamageType
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.sentences.clauses import must_be_one_deed, one_or_other, undo_one_or_other
from scenarios.reading.selected_cards import must_not_part
from scenarios.reading.templates import Bindings, Value, h, parts_of


def _instead(_discourse: Discourse, a: Value, c: Value, b: Value) -> Value:
    """Return the second deed if the condition is true, else the first, which is the only one of its sentence.

    Where the first may be left undone, so may the second, which is done in its place.
    """
    must_be_one_deed(a)
    must_not_part(a, b)
    _must_be_of_all(a, b)
    match a:
        case (May(_, do, (), (), False) as may,):
            return (replace(may, do=(If(c, b, do),)),)
        case _:
            return (If(c, b, a),)


def _must_be_of_all(a: Value, b: Value) -> None:
    """Refuse a deed to some of the cards, in place of a deed to all: nothing says what becomes of the others.

    Raises:
        NoReading: the second deed is done to cards chosen among those of the first.
    """
    several = {part for part in parts_of(a) if isinstance(part, (Target, Those))}
    if any(isinstance(part, Chosen) and part.among in several for part in parts_of(b)):
        raise NoReading("a deed to all of the cards in place of the first")


def _raised(_discourse: Discourse, a: Value, c: Value, topic: Value, b: Value) -> Value:
    """Return one modifier, or another one of the same subject and duration if the condition is true."""
    match a:
        case (Apply(while_=None) as before,) if before.to == topic:
            return (If(c, (replace(before, changes=b),), a),)
        case _:
            raise NoReading("one modifier and another of the same card in its place")


def _undo_raised(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(c, (Apply(b) as after,), (Apply() as before,)),) if after == replace(before, changes=b):
            yield {"a": (before,), "c": c, "topic": after.to, "b": b}
        case _:
            return


def _undo_instead(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(c, b, (_, *_) as a),):
            yield {"a": a, "c": c, "b": b}
        case (May(do=(If(c, b, (_, *_) as do),)) as may,):
            yield {"a": (replace(may, do=do),), "c": c, "b": b}
        case _:
            return


def _reckoned(before: Value, n: Quantity) -> Quantity:
    """Return how much is meant by an amount that may be said of the first one: so much more."""
    match before, n:
        case (Deal(amount=Number(much)) | Heal(amount=Number(much)),), Plus((EventAmount(), Number(more))):
            return Number(much + more)
        case _:
            return n


def _unreckoned(before: Quantity | None, after: Quantity) -> Iterator[Quantity]:
    """Yield the amount, and the words for it that are said of the first one."""
    yield after
    if isinstance(before, Number) and isinstance(after, Number) and before.value < after.value:
        yield Plus((EventAmount(), Number(after.value - before.value)))


def _with_amount(value: Value, n: Quantity, damage: DamageType | None = None) -> Value:
    """Return a single deal or heal of a printed amount, with another amount; None for any other deeds.

    With `damage` it must deal damage of a type, and deals damage of that one instead.
    """
    match value:
        case (Deal(amount=Number(), damage_type=DamageType()) as act,) if damage is not None:
            return (replace(act, amount=n, damage_type=damage),)
        case _ if damage is not None:
            return None
        case (Deal(amount=Number()) | Heal(amount=Number()) as act,):
            return (replace(act, amount=n),)
        case _:
            return None


def _so_many_instead(kind: type[Deal | Heal]) -> tuple[Any, Any]:
    """Return the build and undo functions of the same deed with another amount, if a condition is true."""

    def build(
        _discourse: Discourse, a: Value, c: Value, doer: Selection, n: Quantity, damage: DamageType | None = None
    ) -> tuple[If]:
        after = _with_amount(a, _reckoned(a, n), damage)
        if after is None or not isinstance(a[0], kind) or a[0].source != doer or after == a:
            raise NoReading("the same deed with another amount")
        return (If(c, after, a),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (If(c, (Deal() | Heal() as after,), (Deal() | Heal() as before,)),) if isinstance(before, kind):
                if after.amount is None:
                    return
                bound: Bindings = {"a": (before,), "c": c, "doer": before.source, "n": after.amount}
                if _with_amount((before,), after.amount) == (after,):
                    yield from ({**bound, "n": n} for n in _unreckoned(before.amount, after.amount))
                damage = getattr(after, "damage_type", None)
                if damage is not None and _with_amount((before,), after.amount, damage) == (after,):
                    yield {**bound, "damage": damage}
            case _:
                return

    return build, undo


def _so_many_by_the_same(kind: type[Deal | Heal]) -> tuple[Any, Any]:
    """Return the build and undo functions of such a deed whose doer is a pronoun."""
    build, undo = _so_many_instead(kind)

    def build_again(
        discourse: Discourse, a: Value, c: Value, n: Quantity, damage: DamageType | None = None
    ) -> tuple[If]:
        doer = getattr(a[0], "source", None)
        if isinstance(doer, Those):
            raise NoReading("one doer")
        return build(discourse, a, c, doer, n, damage)  # type: ignore[no-any-return]

    def undo_again(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        for bound in undo(discourse, value):
            yield {name: part for name, part in bound.items() if name != "doer"}

    return build_again, undo_again


def _or_so_many(discourse: Discourse, to: Selection, n: Value, kind: DamageType, m: Value, c: Value) -> Value:
    doer = discourse.doer
    return (If(c, (Deal(doer, to, m, kind),), (Deal(doer, to, n, kind),)),)


def _or_so_many_alike(  # noqa: PLR0913, PLR0917 - as many parts as the sentence has.
    discourse: Discourse, to: Selection, n: Value, kind: DamageType, m: Value, same: DamageType, c: Value
) -> Value:
    if same is not kind:
        raise NoReading("damage of the same type")
    return _or_so_many(discourse, to, n, kind, m, c)


def _undo_or_so_many(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(c, (Deal(doer, to, m, DamageType() as kind),), (Deal(_, same, n, same_kind),)),) if (
            to,
            kind,
            doer,
        ) == (same, same_kind, discourse.doer):
            yield {"to": to, "n": n, "kind": kind, "m": m, "c": c}
        case _:
            return


def _done_or_not(_discourse: Discourse, a: Value, then: Value, b: Value) -> Value:
    must_not_part((a, then), b)
    return (May(You(), a, then, b),)


def _undo_done_or_not(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (May(You(), a, then, b),) if then and b:
            yield {"a": a, "then": then, "b": b}
        case _:
            return


def _either(_discourse: Discourse, c: Value, a: Value, b: Value) -> Value:
    must_not_part(a, b)
    return (If(c, a, b),)


def _limited(discourse: Discourse, a: Value, c: Value, b: Value) -> Value:
    """Return the one deed that the condition behind it limits, and what is done otherwise."""
    must_be_one_deed(a)
    if any(isinstance(part, Chosen) for part in parts_of(a)):
        raise NoReading("a deed that chooses nothing before the condition is checked")
    return _either(discourse, c, a, b)


def _undo_otherwise(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (If(c, a, b),) if b:
            yield {"c": c, "a": a, "b": b}
        case _:
            return


def _if_it_is_none(discourse: Discourse, c: Value, a: Value, b: Value) -> Value:
    """Return what is done if a card is of a kind, and what is done "if it isn't"."""
    if not isinstance(c, Fits):
        raise NoReading("what a card is or isn't")
    return _either(discourse, c, a, b)


def _undo_if_it_is_none(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from (each for each in _undo_otherwise(discourse, value) if isinstance(each["c"], Fits))


def _let_or_other(_discourse: Discourse, who: Selection, a: Value, b: Value) -> Value:
    """Return that a player may let you do something, and what happens if he or she does not."""
    must_not_part(a, b)
    return (May(who, a, (), b),)


def _undo_let_or_other(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (May(who, a, (), b),) if b and who != You():
            yield {"who": who, "a": a, "b": b}
        case _:
            return


def _otherwise() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what happens if a condition is false, or if somebody didn't do what he or she might have."""
    end = ". <otherwise|if not> , {b:clauses} ."
    yield made(
        "step",
        f"if {{c:condition}} , {{a:clauses}} {end}",
        _either,
        _undo_otherwise,
        bracket="sentence",
    )
    if_none = "if {c:condition} , {a:clauses} . if <<it|that card> <isn't|is not>|it 's not> , {b:clauses} ."
    yield made("step", if_none, _if_it_is_none, _undo_if_it_is_none, bracket="sentence", like=(If,))
    may = "you may {a:dos} . if you do , {then:clauses} ."
    not_so = "<otherwise|if you don't> , {b:clauses} ."
    yield made("step.plain", f"{may} {not_so}", _done_or_not, _undo_done_or_not, bracket="command")
    unless = "you may {a:dos} . if you don't , {b:clauses} ."
    yield made("step.plain", unless, one_or_other, undo_one_or_other, bracket="command")
    he = "{doer:player} may {a:dos} . if <he doesn't|that player doesn't> , {b:clauses} ."
    yield made("step.plain", he, one_or_other, undo_one_or_other, bracket="clause")
    let = "{who:player.one} may have {a:clause.yours} . if <he doesn't|that player doesn't> , {b:clauses} ."
    yield made("step.plain", let, _let_or_other, _undo_let_or_other, bracket="sentence")


def _alternatives() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for another amount, or the same deed in another way, if a condition is true."""
    for so in ("condition", "was.so"):
        for instead in ("{b:clauses} instead", "instead {b:clauses}"):
            said = f"{{a:clauses}} . if {{c:{so}}} , {instead} ."
            yield made("step.plain", said, _instead, _undo_instead, bracket="sentence")
    raised = "{a:clauses} . if {c:condition} , {topic:one} {b:iss} instead ."
    yield made("step.plain", raised, _raised, _undo_raised, bracket="sentence", like=(If,))
    yield from _so_much_instead()
    yield from _so_much_or()


def _so_much_instead() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for another amount, or another type, of the damage that is dealt or healed."""
    yield rule("may.do", "you may {b:dos}", h.b, bracket="command")
    yield rule("instead.much", "{n:digits} <|damage>", h.n)
    yield rule("instead.much", "that much {n:signed}", Plus((EventAmount(), h.n)))
    for verb_, act in (("deals", Deal), ("heals", Heal)):
        so_many = "{n:instead.much} instead"
        typed = ("{n:digits} {damage:damagetype} damage instead",) if act is Deal else ()
        for more in (so_many, *typed):
            said = f"{{a:clauses}} . if {{c:condition}} , {{doer:one}} {verb_} {more} ."
            yield made("step.plain", said, *_so_many_instead(act), bracket="sentence", like=(If,))
        # What leaves out to whom it is done leaves out who does it as well: "it" is whoever did it before.
        for more in (so_many, *typed):
            again = f"{{a:clauses}} . if {{c:condition}} , <it|he|she> {verb_} {more} ."
            yield made("step.plain", again, *_so_many_by_the_same(act), bracket="sentence", like=(If,))
        for who in ("<it|he|she>", "{doer:one}"):
            may = f"{{a:clauses}} . {{b:may.do}} . if you do , {who} {verb_} {so_many} ."
            yield made("step.plain", may, *_if_you_do_it(act), bracket="sentence", like=(May,))


def _if_you_do_it(kind: type[Deal | Heal]) -> tuple[Any, Any]:
    """Return the build and undo functions of a deed with another amount for something that you may do first."""

    def build(discourse: Discourse, a: Value, b: Value, n: Quantity, doer: Selection | None = None) -> tuple[May]:
        source = getattr(a[0], "source", None)
        if isinstance(source, Those) or doer not in (None, source):
            raise NoReading("one doer")
        (either,) = _so_many_instead(kind)[0](discourse, a, None, source, n)
        return (May(You(), b, either.then, either.otherwise),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (May(You(), b, (Deal() | Heal() as after,), (Deal() | Heal() as before,)),):
                much = after.amount
                if isinstance(before, kind) and much is not None and _with_amount((before,), much) == (after,):
                    for n in _unreckoned(before.amount, much):
                        yield {"a": (before,), "b": b, "n": n}
                        yield {"a": (before,), "b": b, "n": n, "doer": before.source}
            case _:
                return

    return build, undo


def _so_much_or() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage of one amount, or of another if a condition is true."""
    kind = "{kind:damagetype}"
    yield made(
        "does~",
        f"deals~ {{n:digits}} {kind} damage to {{to:np}} , <or|> {{m:digits}} damage <|instead> if {{c:condition}}",
        _or_so_many,
        _undo_or_so_many,
    )
    same = "{same:damagetype} damage <|instead> if {c:condition}"
    yield made(
        "does~",
        f"deals~ {{n:digits}} {kind} damage to {{to:np}} , <or|> {{m:digits}} {same}",
        _or_so_many_alike,
        lambda d, value: ({**each, "same": each["kind"]} for each in _undo_or_so_many(d, value)),
    )


def _limited_first() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a deed with its condition behind it, and for what is done otherwise."""
    first = "{a:clauses} if {c:condition} . <otherwise|if not> , {b:clauses} ."
    yield made("step.plain", first, _limited, _undo_otherwise, bracket="sentence", like=(If,))


RULES = (*_otherwise(), *_alternatives(), *_limited_first())
