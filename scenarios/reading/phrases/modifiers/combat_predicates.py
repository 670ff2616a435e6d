"""Predicates that hold during a part of combat: while attacking, defending, or in combat with another character."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, AnyOf, Filter, InCondition, Not
from engine.language.modifiers import Adjust, AttackOnly, Can, ChangeCost, Deed, Purpose
from engine.language.powers import Continuous
from engine.language.selections import (
    SELECTIONS,
    Both,
    Every,
    Fits,
    HeroOf,
    Number,
    Per,
    This,
    ValueOf,
    You,
)
from engine.language.words import Condition, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.modifiers.predicates import TRAITS_BY_WORD, limited, unlimited
from scenarios.reading.templates import (
    Bindings,
    Value,
    h,
    joined,
    match,
    multiplied,
    narrowed,
    scaled,
)


@dataclass(frozen=True, slots=True)
class _Opposed:
    """A predicate that holds while its topic has one role in combat and another character the other role."""

    mine: InCondition
    theirs: InCondition

    def limits(self, topic: Value, foe: Value) -> tuple[Any, Any]:
        """Return what a predicate applies to, and the condition for it."""
        if isinstance(foe, SELECTIONS):
            so: Value = Fits(foe, self.theirs)
        elif self.mine == self.theirs:
            so = Fits(self._another_than(topic), foe)
        else:
            so = Fits(Every(self.theirs), foe)
        mine = self._against(foe)
        if isinstance(topic, SELECTIONS):
            return topic, Both((Fits(topic, mine), so))
        return joined(topic, mine), so

    def _another_than(self, topic: Value) -> Every:
        """Return the other character of the combat.

        Raises:
            NoReading: the topic is a description, which several characters may fit.
        """
        if not isinstance(topic, SELECTIONS):
            raise NoReading("one character with an opponent in combat")
        return Every(AllOf((self.theirs, Not(Among(topic)))))

    def _against(self, foe: Value) -> Filter:
        """Return the filter that the topic must fit; no character is in combat with itself."""
        alone = self.mine == self.theirs and isinstance(foe, SELECTIONS)
        return AllOf((self.mine, Not(Among(foe)))) if alone else self.mine

    def unlimits(self, to: Value, while_: Value) -> Iterator[Bindings]:
        """Yield the topic and the other character from which a predicate's target and condition come."""
        match while_:
            case Both((Fits(found, _), Fits(_, _) as so)) if found == to:
                met = isinstance(to, SELECTIONS) and so.selection == Every(AllOf((self.theirs, Not(Among(to)))))
                yield {"topic": to, "foe": so.filter if met else _foe(so, self.theirs)}
            case Fits():
                bound: Bindings = {}
                foe = _foe(while_, self.theirs)
                if match(narrowed(h.topic, self._against(foe)), to, bound):
                    yield {**bound, "foe": foe}
            case _:
                return

    def apply(self, _discourse: Discourse, topic: Value, changes: Value, foe: Value, duration: Value) -> Value:
        """Return the predicate as an effect that lasts for a time."""
        to, while_ = self.limits(topic, foe)
        return (Apply(changes, to, duration, while_),)

    def undo_apply(self, _discourse: Discourse, value: Value) -> Iterator[Bindings]:
        """Yield the parts of such an effect."""
        (act,) = value
        said = {"changes": act.changes, "duration": act.duration}
        yield from ({**said, **each} for each in self.unlimits(act.to, act.while_))

    def last(self, _discourse: Discourse, topic: Value, changes: Value, foe: Value) -> Value:
        """Return the predicate as a power."""
        to, while_ = self.limits(topic, foe)
        return (Continuous(changes, to, while_),)

    def undo_last(self, _discourse: Discourse, value: Value) -> Iterator[Bindings]:
        """Yield the parts of such a power."""
        (power,) = value
        yield from ({"changes": power.changes, **each} for each in self.unlimits(power.to, power.while_))


def _foe(so: Value, other: InCondition) -> Value:
    return so.filter if so.selection == Every(other) else so.selection


def _in_combat() -> Iterator[tuple[Rule, ...]]:
    attacking, defending = InCondition(Condition.ATTACKING), InCondition(Condition.DEFENDING)
    fighting = InCondition(Condition.IN_COMBAT)
    roles = {
        "attacking": _Opposed(attacking, defending),
        "defending against": _Opposed(defending, attacking),
        "in combat with": _Opposed(fighting, fighting),
    }
    yield rule("foe", "{it:one}", h.it)
    yield rule("foe", "<a|an> {it:noun}", h.it)
    yield rule("foe", "{it:nouns}", h.it)
    yield rule("foe", "<a|an> {a:noun} or <a|an> {b:noun}", AnyOf((h.a, h.b)))
    for words, opposed in roles.items():
        some, role = "{topic~} {changes:iss~}", f"while {words} {{foe}}"
        said = f"{some} {role}"
        for timed in (f"{said} {{duration}}", f"{some} {{duration}} {role}", f"{{duration}} , {said}"):
            yield made("clause.said", timed, opposed.apply, opposed.undo_apply, bracket="clause", like=(Apply,))
        for second in ("<|have> {two:held.then}", "{two:ares.then}"):
            many = f"{{topic:topics}} {{changes:ares}} {role} <and|, and> {second} ."
            yield made("two.statics", many, *_also_in_a_state(opposed), bracket="clause", like=_TWO)
        for lasting in (f"{said} .", f"{role} , {some} ."):
            yield made("static", lasting, opposed.last, opposed.undo_last, bracket="clause", like=(Continuous,))
    in_a_state = "while {state:being} , {a:so.while} ."
    yield made("static", in_a_state, _in_a_state, _undo_in_a_state, bracket="sentence", like=(Continuous,))
    attacks = roles["attacking"]
    said = "{topic:one} {changes:iss} while attacking {foe}"
    yield made("so.while", said, attacks.last, attacks.undo_last, bracket="clause", like=(Continuous,))
    once = Continuous(h.changes, h.topic, Fits(h.topic, h.being))
    yield rule("so.while", "{topic:one} {changes:iss} while {being}", (once,), bracket="clause")


def _several_while() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what several have in a state, for as long as a condition is true."""
    them = Continuous(h.changes, narrowed(h.topic, h.being), h.c)
    several = "while {c:condition} , {topic:topics} {changes:ares} while {being} ."
    yield rule("static", several, (them,), bracket="sentence")


def _also_in_a_state(opposed: _Opposed) -> tuple[Any, Any]:
    """Return the build and undo functions of what several have against some, and what they have in another state."""

    def build(discourse: Discourse, topic: Value, changes: Value, foe: Value, two: Value) -> Value:
        (power,) = opposed.last(discourse, topic, changes, foe)
        to, while_ = limited(topic, two[1])
        return power, Continuous(two[0], to, while_)

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        power, other = value
        for one, two in product(opposed.undo_last(discourse, (power,)), unlimited(other.to, other.while_)):
            if "being" in two and one["topic"] == two["topic"]:
                yield {**one, "two": (other.changes, two["being"])}

    return build, undo


def _in_a_state(_discourse: Discourse, state: Value, a: Value) -> Value:
    """Return a power that has a condition already, for only as long as its subject is in a state, too."""
    (power,) = a
    return (replace(power, while_=Both((Fits(power.to, state), power.while_))),)


def _undo_in_a_state(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (power,) = value
    bound: Bindings = {}
    if match(Both((Fits(power.to, h.state), h.so)), power.while_, bound):
        yield {"state": bound["state"], "a": (replace(power, while_=bound["so"]),)}


def _adjusted(trait: Trait, changes: Value) -> Iterator[tuple[int, Value]]:
    """Yield how many times which quantity the value is adjusted by, if nothing else is changed."""
    bound: Bindings = {}
    if match((Adjust(trait, multiplied(h.each, h.n)),), changes, bound):
        yield bound["n"], bound["each"]


def _per_damage(_discourse: Discourse, topic: Value, n: int, being: Value, per: int) -> Value:
    to, while_ = limited(topic, being)
    groups = Per(ValueOf(Trait.DAMAGE, topic), per)
    return (Continuous((Adjust(Trait.ATK, scaled(groups, n)),), to, while_),)


def _undo_per_damage(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    (power,) = value
    for n, groups in _adjusted(Trait.ATK, power.changes):
        if isinstance(groups, Per):
            yield from ({"n": n, "per": groups.number, **each} for each in unlimited(power.to, power.while_))


def _each_while(trait: str) -> tuple[Any, Any]:
    def build(_discourse: Discourse, topic: Value, n: int, being: Value, each: Value) -> Value:
        to, while_ = limited(topic, being)
        return (Continuous((Adjust(TRAITS_BY_WORD[trait], scaled(each, n)),), to, while_),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        (power,) = value
        for n, each in _adjusted(TRAITS_BY_WORD[trait], power.changes):
            yield from ({"n": n, "each": each, **more} for more in unlimited(power.to, power.while_))

    return build, undo


def _each_while_for_a_time(trait: str) -> tuple[Any, Any]:
    """Return the build and undo functions of so much for each of something, in a state and for a time."""

    def build(_discourse: Discourse, topic: Value, n: int, d: Duration, **rest: Value) -> Value:
        to, while_ = limited(topic, rest["being"])
        return (Apply((Adjust(TRAITS_BY_WORD[trait], scaled(rest["each"], n)),), to, d, while_),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        (act,) = value
        for n, each in _adjusted(TRAITS_BY_WORD[trait], act.changes):
            for more in unlimited(act.to, act.while_):
                if "being" in more:
                    yield {"n": n, "each": each, "d": act.duration, **more}

    return build, undo


_TWO = (Continuous, Continuous)


def _two(_discourse: Discourse, cond: Value, topic: Value, changes: Value, n: Number) -> Value:
    """Return both powers of a sentence: the weapon with more ATK is also the one that is cheaper to strike with."""
    cheaper = ChangeCost(Purpose.STRIKE, Among(topic), Number(-n.value))
    return (Continuous(changes, topic, cond), Continuous((cheaper,), You(), cond))


def _undo_two(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    both = Continuous(h.changes, h.topic, h.cond), Continuous(_CHEAPER, You(), h.cond)
    yield from _cheaper(both, value)


_CHEAPER = (ChangeCost(Purpose.STRIKE, h.what, Number(h.less)),)


def _cheaper(template: Value, value: Value) -> Iterator[Bindings]:
    """Yield what weapons have, with how much less striking with these costs."""
    bound: Bindings = {}
    if match(template, value, bound) and bound["what"] in (bound["topic"], Among(bound["topic"])):
        yield {**bound, "n": Number(-bound["less"])}


def _two_of_several(_discourse: Discourse, topic: Value, changes: Value, n: Number) -> Value:
    """Return both powers of a sentence about weapons: what they have, and that striking with them costs less.

    Raises:
        NoReading: the weapons are selected rather than described.
    """
    if isinstance(topic, SELECTIONS):
        raise NoReading("a description of weapons")
    cheaper = ChangeCost(Purpose.STRIKE, topic, Number(-n.value))
    return (Continuous(changes, topic), Continuous((cheaper,), You()))


def _two_for_a_time(discourse: Discourse, topic: Value, changes: Value, n: Number, d: Duration) -> tuple[Apply, Apply]:
    more, cheaper = _two_of_several(discourse, topic, changes, n)
    return Apply(more.changes, topic, d), Apply(cheaper.changes, You(), d)


def _undo_two_for_a_time(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from _cheaper((Apply(h.changes, h.topic, h.d), Apply(_CHEAPER, You(), h.d)), value)


def _undo_two_of_several(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from _cheaper((Continuous(h.changes, h.topic), Continuous(_CHEAPER, You())), value)


def _open_to_attack() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who can attack a character, whoever controls it."""
    said = "any {foe:noun} can attack {topic:one} ."
    yield rule("static", said, (Continuous((Can(Deed.BE_ATTACKED, h.foe),), h.topic),), bracket="clause")


def _in_a_role() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for predicates that apply while a character has a role in combat."""
    for trait in ("atk",):
        yield made(
            "static",
            f"{{topic:one}} has {{n:change}} {trait} while {{being}} for each {{per:scale}} damage on it .",
            _per_damage,
            _undo_per_damage,
            bracket="clause",
            like=(Continuous,),
        )
    yield rule(
        "static",
        "{topic:topics} that can attack {this:self} can attack only {that:self} .",
        (Continuous((AttackOnly(Among(This())),), h.topic),),
        known={"this": This(), "that": This()},
    )
    for trait in ("atk", "health", "def"):
        yield made(
            "static",
            f"{{topic:topic}} has {{n:change}} {trait} while {{being}} for each {{each:counted}} .",
            *_each_while(trait),
            bracket="clause",
            like=(Continuous,),
        )
        for timed in ("while {being} {d:duration}", "{d:duration} while {being}"):
            so = f"{{topic~}} has~ {{n:change}} {trait} {timed} for each {{each:counted}}"
            yield made("clause.said", so, *_each_while_for_a_time(trait), bracket="clause", like=(Apply,))


def _against() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a hero has while it is in combat with some characters."""
    yield rule(
        "condition.one",
        "your hero is attacking <a|an> {foe:noun}",
        Both(
            (
                Fits(HeroOf(You()), InCondition(Condition.ATTACKING)),
                Fits(Every(InCondition(Condition.DEFENDING)), h.foe),
            )
        ),
    )
    for adverb, mine, theirs in (
        ("defending against", Condition.DEFENDING, Condition.ATTACKING),
        ("in combat with", Condition.IN_COMBAT, Condition.IN_COMBAT),
    ):
        foe = Every(AllOf((InCondition(theirs), Not(Among(HeroOf(You()))))))
        so = Both((Fits(HeroOf(You()), InCondition(mine)), Fits(foe, h.foe)))
        yield rule("condition.one", f"your hero is {adverb} <a|an> {{foe:noun}}", so)
    both = "{topic:topics} {changes:ares} and you pay {n:digits} less to strike with them ."
    timed = both.removesuffix(".") + "{d:duration}"
    yield made("clause.said", timed, _two_for_a_time, _undo_two_for_a_time, bracket="sentence", like=(Apply, Apply))
    yield made("two.statics", both, _two_of_several, _undo_two_of_several, bracket="sentence", like=_TWO)
    yield made(
        "two.statics",
        "while {cond:condition} , {topic:one} {changes:iss} and you pay {n:digits} less to strike with it .",
        _two,
        _undo_two,
        bracket="sentence",
        like=_TWO,
    )


RULES = (
    *_in_combat(),
    *_several_while(),
    *_in_a_role(),
    *_open_to_attack(),
    *_against(),
)
