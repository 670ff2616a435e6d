"""Prevention of damage: how much, each time or the next time; and damage that can't be prevented."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.language.durations import Duration
from engine.language.effects import AddCounters, Apply, Deal, Draw, Heal, PutDamage, RemoveCounters
from engine.language.filters import AllOf, Among, Controlled, Is
from engine.language.modifiers import Prevent, Unpreventable
from engine.language.powers import Continuous
from engine.language.selections import EventAmount, Half, HeroOf, Number, Players, Plus, Quantity, Role, You
from engine.language.words import Kind, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.modifiers.predicates import limited, unlimited
from scenarios.reading.phrases.replacements.dealing_tools import must_deal_themselves
from scenarios.reading.phrases.replacements.prevented_damage import ANY_OF, KINDS_PREVENTED, SOME_OF
from scenarios.reading.selected_cards import disowned, owned
from scenarios.reading.templates import Bindings, Value, figure, h, multiplied

_Undo: TypeAlias = Callable[[Discourse, Value], Iterator[Bindings]]


_ANYBODY = Is((Kind.CHARACTER,))
"""Any character, as the dealer of damage."""


_HERO = HeroOf(You())

_WOULD = "<if|when|whenever>"
"""Begins what is said of damage that would be dealt, which has not been: it is prevented, and nothing triggers."""


def _wards() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that would be dealt: a subject, and a modifier that prevents all of it."""
    for kind, how in KINDS_PREVENTED:
        would = f"would deal {kind} damage"
        dealt = f"{{topic:warded}} would be dealt {SOME_OF} {kind} damage"
        to_topic = h.topic, Prevent(None, **how)
        from_source = h.topic, Prevent(None, **how, source=h.source)
        yield rule("ward", dealt, to_topic)
        yield rule("ward", f"{ANY_OF} {kind} damage would be dealt to {{topic:warded}}", to_topic)
        yield rule("ward", f"{dealt} with <a|an> {{tool:noun}}", (h.topic, Prevent(None, **how, with_=h.tool)))
        by_tool = h.topic, Prevent(None, **how, with_=h.tool)
        yield rule("ward", f"{dealt} by {{tool:tool.any}}", by_tool)
        yield rule("ward", f"{{tool:tool.any}} {would} to {{topic:warded}}", by_tool)
        yield rule("ward", f"{dealt} by {{source:ward.source}}", from_source)
        struck = f"{{source:ward.source}} {would} to {{topic:warded}}"
        yield rule("ward", struck, from_source)
        both = h.topic, Prevent(None, **how, source=h.source, with_=h.tool)
        yield rule("ward", f"{struck} with {{tool:tool.any}}", both)
        yield rule("ward", f"{{topic:warded}} {would}", (h.topic, Prevent(None, by_subject=True, **how)))
    for words in ("<a|an> {it:noun}", "{it:noun.another}"):
        yield rule("warded", words, h.it)
        yield rule("ward.source", words, h.it, check=must_deal_themselves)
    yield rule("ward.source", "a source", _ANYBODY)
    yield rule("ward.source", "an opposing source", AllOf((_ANYBODY, Controlled(Players(Relation.OPPONENT)))))
    yield rule("warded", "{it:one}", h.it)
    yield rule("ward.source", "{it:one}", Among(h.it))


def _prevents(held: Value) -> Iterator[Prevent]:
    """Yield what an effect or power without a condition prevents, if it does nothing else."""
    if held.while_ is None and len(held.changes) == 1 and isinstance(held.changes[0], Prevent):
        yield held.changes[0]


def _ever(value: Value) -> Iterator[tuple[Prevent, Value]]:
    """Yield what a power without a condition prevents, with the cards or players to whom it does."""
    yield from ((prevent, value[0].to) for prevent in _prevents(value[0]))


def _always() -> tuple[Callable[..., Value], _Undo]:
    """Return the build and undo functions of a power that prevents so much each time, or all of it."""

    def build(_discourse: Discourse, ward: tuple[Value, Prevent], n: Quantity | None = None) -> Value:
        return (Continuous((replace(ward[1], amount=n),), ward[0]),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        for prevent, topic in _ever(value):
            yield _taken_apart(topic, prevent)

    return build, undo


def _while_so() -> tuple[Callable[..., Value], _Undo]:
    """Return the build and undo functions of such a power that applies while its subject is in a state."""

    def build(_discourse: Discourse, ward: tuple[Value, Prevent], being: Value, n: Quantity | None = None) -> Value:
        if ward[1].source is not None or ward[1].with_ is not None:
            raise NoReading("one card that can be in the state")
        topic, while_ = limited(ward[0], being)
        return (Continuous((replace(ward[1], amount=n),), topic, while_),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        (power,) = value
        for prevent in _prevents(replace(power, while_=None)):
            for each in unlimited(power.to, power.while_):
                if "being" in each:
                    yield {**_taken_apart(each["topic"], prevent), "being": each["being"]}

    return build, undo


def _for_a_time(*, next_time: bool) -> tuple[Callable[..., Value], _Undo]:
    """Return the build and undo functions of prevention for a time, each time or only the next time."""

    def build(_discourse: Discourse, ward: tuple[Value, Prevent], d: Duration, n: Quantity | None = None) -> Value:
        prevent = replace(ward[1], amount=n, of_each=n is not None, next_time=next_time)
        return (Apply((prevent,), ward[0], d),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        (act,) = value
        for prevent in _prevents(act):
            if prevent.next_time is next_time and prevent.of_each is (prevent.amount is not None):
                yield {"d": act.duration, **_taken_apart(act.to, prevent)}

    return build, undo


def _taken_apart(topic: Value, prevent: Prevent) -> Bindings:
    """Return the damage that would be dealt, and the amount that is prevented unless that is all."""
    ward = topic, replace(prevent, amount=None, of_each=False, next_time=False)
    return {"ward": ward} if prevent.amount is None else {"ward": ward, "n": prevent.amount}


def _must_be_printed(_discourse: Discourse, n: Quantity) -> None:
    if not isinstance(n, Number):
        raise NoReading('a number after "all but"')


def _prevented() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for how much of the damage is prevented: always, for a time, or the next time."""
    yield rule("ward.much", "{n:digits} of <that damage|it>", h.n)
    counted = "{n:scale} of <that damage|it> for each {each:counted}"
    yield rule("ward.much", counted, multiplied(h.each, h.n))
    yield rule("ward.much", "x of <that damage|it> , where x is {n:computed}", h.n)
    yield rule(
        "ward.much",
        "all but {n:digits} of <that damage|it>",
        Plus((EventAmount(), Number(figure(h.n, -1)))),
        check=_must_be_printed,
    )
    for word, up in (("up", True), ("down", False)):
        yield rule("ward.much", f"half of <that damage|it> , <rounded|rounding> {word}", Half(EventAmount(), up))
    for much in ("prevent {n:ward.much}", "prevent <it|that damage|all of it|all of that damage> <|instead>"):
        yield made("static", f"{_WOULD} {{ward}} , {much} .", *_always(), bracket="clause", like=(Continuous,))
        so = f"{_WOULD} {{ward}} while {{being}} , {much} ."
        yield made("static", so, *_while_so(), bracket="clause", like=(Continuous,))
        for start, next_time in (("if", False), ("the next time", True)):
            for said in (f"{start} {{ward}} {{d:duration}} , {much}", f"{{d:duration}} , {start} {{ward}} , {much}"):
                yield made("clause.said", said, *_for_a_time(next_time=next_time), bracket="clause", like=(Apply,))


def _but_so_much() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage of which a printed amount is left, each time.

    Said for a turn, the words leave open whether so much is left each time or of all the damage of the turn.
    """
    yield rule("but.much", "{n:digits}", Plus((EventAmount(), Number(figure(h.n, -1)))), check=_must_be_printed)
    for kind, how in KINDS_PREVENTED:
        for whom in ("one", "topics"):
            said = f"prevent all but {{n:but.much}} <|of the> {kind} damage that would be dealt to {{topic:{whom}}}"
            yield rule("static", f"{said} .", (Continuous((Prevent(h.n, **how),), h.topic),), bracket="clause")


def _at_a_price(_discourse: Discourse, ward: tuple[Value, Prevent], a: Value, n: Quantity | None = None) -> Value:
    return (Continuous((replace(ward[1], amount=n, price=a),), ward[0]),)


def _undo_at_a_price(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    for prevent, topic in _ever(value):
        if prevent.price and not prevent.then:
            yield {"a": prevent.price, **_taken_apart(topic, replace(prevent, price=()))}


def _and_more(_discourse: Discourse, ward: tuple[Value, Prevent], a: Value, n: Quantity | None = None) -> Value:
    """Return the power that prevents damage, each time with deeds that follow."""
    return (Continuous((replace(ward[1], amount=n, then=a),), ward[0]),)


def _undo_and_more(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    for prevent, topic in _ever(value):
        if prevent.then and not prevent.price:
            yield {"a": prevent.then, **_taken_apart(topic, replace(prevent, then=()))}


def _with_more(_discourse: Discourse, ward: tuple[Value, Prevent], d: Duration, a: Value) -> Value:
    return (Apply((replace(ward[1], next_time=True, then=a),), ward[0], d),)


def _each_with_more(_discourse: Discourse, ward: tuple[Value, Prevent], d: Duration, a: Value) -> Value:
    return (Apply((replace(ward[1], then=a),), ward[0], d),)


def _undo_each_with_more(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (act,) = value
    for prevent in _prevents(act):
        if prevent.then and not (prevent.next_time or prevent.price) and prevent.amount is None:
            yield {"d": act.duration, "a": prevent.then, **_taken_apart(act.to, replace(prevent, then=()))}


def _undo_with_more(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (act,) = value
    for prevent in _prevents(act):
        if prevent.then and prevent.next_time and not prevent.price and prevent.amount is None:
            yield {"d": act.duration, "a": prevent.then, **_taken_apart(act.to, replace(prevent, then=()))}


def _with_deeds() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what has to be done for the prevention, and for what follows it, counted by its amount."""
    for much in ("prevent {n:ward.much}", "prevent <it|that damage|all of it|all of that damage>"):
        for said in (f"{{a:ward.price}} . if you do , {much} .", f"{{a:ward.price}} to {much} ."):
            words = f"{_WOULD} {{ward}} , {said}"
            yield made("static", words, _at_a_price, _undo_at_a_price, bracket="clause", like=(Continuous,))
        for said in (f"{much} <and|, and|, then> {{a:ward.then}} <|instead>", f"{{a:ward.then}} and {much} <|instead>"):
            words = f"{_WOULD} {{ward}} , {said} ."
            yield made("static", words, _and_more, _undo_and_more, bracket="clause", like=(Continuous,))
        apart = f"{_WOULD} {{ward}} , {much} . {{a:ward.deals}} ."
        yield made("static", apart, _and_more, _undo_and_more, bracket="clause", like=(Continuous,))
    yield rule("ward.then", "{a:dos}", h.a, bracket="command")
    yield rule("ward.heals", "your hero heals {n:digits} damage from itself", (Heal(_HERO, _HERO, h.n, "healed"),))
    yield rule("ward.then", "{a:ward.heals}", h.a)
    yield rule("ward.then", "{a:ward.deals}", h.a)
    yield from _dealt_back()
    yield rule("ward.price", "you <may|can> {a:dos}", h.a, bracket="command")
    after = "the next time {ward} {d:duration} , prevent <it|that damage> . {a:ward.deals} ."
    yield made("step.plain", after, _with_more, _undo_with_more, bracket="sentence", like=(Apply,))
    for then in ("so.many", "ward.then"):
        if_so = f"if {{ward}} {{d:duration}} , prevent <it|that damage> <and|, and> {{a:{then}}} <|instead>"
        yield made("clause.said", if_so, _each_with_more, _undo_each_with_more, bracket="clause", like=(Apply,))
        prevented = f"prevent <it|that damage> <and|, and> {{a:{then}}}"
        said = f"the next time {{ward}} {{d:duration}} , {prevented} <|instead>"
        yield made("clause.said", said, _with_more, _undo_with_more, bracket="clause", like=(Apply,))
    much = "prevent <it|that damage|all of it|all of that damage> <and|, then> {a:so.many} <|instead>"
    static = f"{_WOULD} {{ward}} , {much} ."
    yield made("static", static, _and_more, _undo_and_more, bracket="clause", like=(Continuous,))
    yield from _so_many()


def _so_many() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for as many counters or cards as damage was prevented."""
    counters = AddCounters(h.on, h.name, EventAmount())
    yield rule("so.many", "put that many {name:counter} counters on {on:np}", (counters,))
    fewer = RemoveCounters(h.on, h.name, EventAmount())
    yield rule("so.many", "remove that many {name:counter} counters from {on:np}", (fewer,))
    yield rule("so.many", "draw that many cards", (Draw(You(), EventAmount()),))


def _dealt_back() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for as much damage as was prevented, which is dealt to its source or another, or put on one."""
    source = "<the source of that damage|that damage 's source|its source|the source>"
    yield rule("ward.dealer", "your hero", _HERO)
    yield rule("ward.dealer", "{it:self}", h.it)
    for whom, to in ((source, Role("other")), ("{to:np}", h.to)):
        said = f"{{doer:ward.dealer}} deals that much {{kind:damagetype}} damage to {whom}"
        dealt = (Deal(h.doer, to, EventAmount(), h.kind, name="dealt"),)
        yield rule("ward.deals", said, dealt, bracket="clause")
    healed = (Heal(h.doer, h.doer, EventAmount(), "healed"),)
    itself = "{doer:ward.dealer} heals that much damage from <itself|himself|herself>"
    yield rule("ward.deals", itself, healed, bracket="clause")
    from_another = (Heal(h.doer, h.of, EventAmount(), "healed"),)
    yield rule("ward.deals", "{doer:ward.dealer} heals that much damage from {of:np}", from_another, bracket="clause")
    put = (PutDamage(h.to, EventAmount()),)
    yield rule("ward.deals", "put that much damage on {to:np}", put, bracket="command")


def _spared(kind: str, how: dict[str, Any]) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage of a kind that can't be prevented, by its dealer and by what it is dealt with."""
    cannot = "<can't be prevented|is unpreventable>"
    for tool, with_ in (("", None), ("with {tool:dealt.with}", h.tool)):
        still = Unpreventable(**how, with_=with_)
        whose = "{topic~}"
        active = f"<{whose} would deal|that {whose} would deal|{whose} deals~|that {whose} deals~>"
        dealt = f"<dealt by {whose}|that would be dealt by {whose}|{active}>"
        said = f"{kind} damage {dealt} {tool}"
        yield rule("static", f"{said} {cannot} .", (Continuous((still,), h.topic),), bracket="clause")
        for words in (
            f"{said} {cannot} {{d:duration}}",
            f"{said} {{d:duration}} {cannot}",
            f"{{d:duration}} , {said} {cannot}",
        ):
            yield rule("clause.said", words, (Apply((still,), h.topic, h.d),), bracket="clause")
        by_any = f"{kind} damage that {{topic:topic.any}} <would deal|deals> {tool} {cannot} ."
        yield rule("static", by_any, (Continuous((still,), h.topic),), bracket="clause")
        if not tool:
            so = (Continuous((still,), h.topic, h.c),)
            for words in (f"{said} {cannot} <while|if> {{c:condition}}", f"while {{c:condition}} , {said} {cannot}"):
                yield rule("static", f"{words} .", so, bracket="clause")
            possessed = f"{{topic:one}} 's {kind} damage {cannot}"
            yield rule("static", f"{possessed} .", (Continuous((still,), h.topic),), bracket="clause")
            yield rule("clause.said", f"{possessed} {{d:duration}}", (Apply((still,), h.topic, h.d),), bracket="clause")
        said = f"{kind} damage <dealt|that would be dealt> {tool}" if tool else f"{kind} damage"
        yield from _spared_from_anybody(said, still, amid=bool(tool))


def _spared_from_anybody(said: str, still: Unpreventable, *, amid: bool) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for such damage, whoever deals it; with `amid` the duration may stand before the verb."""
    cannot = "<can't be prevented|is unpreventable>"
    yield rule("static", f"{said} {cannot} .", (Continuous((still,), _ANYBODY),), bracket="clause")
    for_a_time = [f"{said} {cannot} {{d:duration}}", f"{{d:duration}} , {said} {cannot}"]
    if amid:
        for_a_time.append(f"{said} {{d:duration}} {cannot}")
    for words in for_a_time:
        yield rule("clause.said", words, (Apply((still,), _ANYBODY, h.d),))
    yield rule("said.of", f"{said} {cannot}", (_ANYBODY, (still,)), bracket="clause")


def _unpreventable() -> Iterator[tuple[Rule, ...]]:
    for kind, how in (("", {}), ("combat", {"combat": True}), ("{kind:damagetype}", {"damage_type": h.kind})):
        yield from _spared(kind, how)
    yield rule("dealt.with", "<a|an> {it:noun}", h.it)
    yield rule("dealt.with", "{it:nouns}", h.it)
    yield made("dealt.with", "your {nouns}", lambda _d, nouns: owned(nouns, You()), lambda _d, value: _yours(value))
    yield rule("dealt.with", "{it:one}", Among(h.it))


def _yours(value: Value) -> Iterator[Bindings]:
    yield from ({"nouns": each["nouns"]} for each in disowned(value) if each["who"] == You())


RULES = (*_wards(), *_prevented(), *_but_so_much(), *_with_deeds(), *_unpreventable())
