"""Verb phrases: what players and cards do, in the bare form and in the third person.

The doer of a clause fills the hole called ``doer``; each phrase is a tuple of effects.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    BecomeDefender,
    Deal,
    Destroy,
    Discard,
    Draw,
    Effect,
    Exhaust,
    Heal,
    Interrupt,
    LoseTheGame,
    PayResources,
    PutDamage,
    Ready,
    RemoveDamage,
    RemoveFromCombat,
    TurnDeckOver,
)
from engine.language.extra_turns import ExtraTurn
from engine.language.filters import Among, Filter
from engine.language.modifiers import Adjust, Control
from engine.language.selections import (
    Chosen,
    Every,
    Half,
    Number,
    Players,
    Plus,
    Quantity,
    Selection,
    Those,
    Times,
    ValueOf,
    X,
    You,
)
from engine.language.words import DamageType, Trait
from scenarios.reading.back_references import speak_of
from scenarios.reading.dealers_of_damage import must_say_itself
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import Build, Check, NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.selected_cards import may_be_several
from scenarios.reading.templates import Bindings, Value, filler, h, match, multiplied, parts_of, scaled

_VERB = re.compile(r"(\w+)\+(e?s)\b")

_THINGS = ("np", "nps")
"""A noun phrase for one thing, and one for several."""


def verb(pattern: str, *effects: object, check: Check | None = None) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules of a verb phrase: ``draw+s`` is "draw" after a plural and in a command, "draws" after one."""
    yield rule("does^", _marked(pattern), tuple(effects), check=check)


def verb_made(
    pattern: str, build: Callable[..., Any], undo: Callable[..., Any], like: object = None
) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules of such a verb phrase whose value is built, and taken apart, by functions."""
    yield made("does^", _marked(pattern), build, undo, like=like)


def _marked(pattern: str) -> str:
    """Return a verb phrase whose verbs agree with the doer."""
    return _VERB.sub(lambda found: f"{_third_person(found)}^", pattern)


def verb_form(pattern: str, *, several: bool) -> str:
    """Return a verb phrase as it stands after a plural and in a command, or as it stands after one.

    >>> verb_form("draw+s a card", several=False)
    'draws a card'
    """
    return _VERB.sub(r"\1" if several else _third_person, pattern)


def _third_person(found: re.Match[str]) -> str:
    stem, ending = found.groups()
    return f"{stem[:-1]}ies" if re.search(r"[^aeiou]y$", stem) else stem + ending


def dealing(pattern: str, *effects: object, check: Check | None = None) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules of a verb phrase that deals or heals damage; "that much" can refer to the amount afterwards."""
    done = {"deal": "dealt", "heal": "healed"}.get(pattern[:4], "removed damage")
    for rules in verb(pattern, *effects, check=check):
        build = _measured(rules[0].build, done)
        yield tuple(replace(each, build=build) for each in rules)


def _measured(build: Build, done: str) -> Build:
    def measuring(discourse: Discourse, bound: Mapping[str, Any]) -> Value:
        value = build(discourse, bound)
        must_say_itself(discourse, value)
        discourse.measured = done
        return value

    return measuring


def _dealing() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage of a printed or computed amount, with or without a type."""
    for kind in DamageType:
        yield rule(
            "damagetype",
            f"<{kind.value}|[{kind.value}]|{kind.value} [{kind.value}]|{kind.value} or [{kind.value}]>",
            kind,
        )
    for word, sure in (("", False), ("unpreventable", True)):
        typed = Deal(h.doer, h.to, h.n, h.kind, name="dealt", unpreventable=sure)
        untyped = Deal(h.doer, h.to, h.n, name="dealt", unpreventable=sure)
        to, kind_ = "{to:np~}", f"{word} {{kind:damagetype}} damage"
        yield from dealing(f"deal+s {{n:amount}} {kind_} to {to}", typed)
        yield from dealing(f"deal+s {{n:amount}} {word} damage to {to}", untyped)
        yield from dealing(f"deal+s {kind_} to {to} equal to {{n:quantity}}", typed)
        yield from dealing(f"deal+s {kind_} equal to {{n:quantity}} to {to}", typed)
        yield from dealing(f"deal+s {word} damage to {to} equal to {{n:quantity}}", untyped)
        yield from dealing(f"deal+s {word} damage equal to {{n:quantity}} to {to}", untyped)


def _halved() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for half of the damage that was spoken of."""
    for words, up in (("up", True), ("down", False)):
        half = Half(h.n, up)
        for things, suffix in product(_THINGS, ("before", "after")):
            to, said = f"{{to:{things}}}", f", <rounded|rounding> {words}"
            near, far = (f"{said} ,", "") if suffix == "before" else ("", said)
            kind = "{kind:damagetype} damage"
            typed, untyped = Deal(h.doer, h.to, half, h.kind, name="dealt"), Deal(h.doer, h.to, half, name="dealt")
            yield from dealing(f"deal+s half {{n:amount.told}} {kind} {near} to {to} {far}", typed)
            yield from dealing(f"deal+s half {{n:amount.told}} damage {near} to {to} {far}", untyped)
            healed = Heal(h.doer, h.to, half, "healed")
            yield from dealing(f"heal+s half {{n:amount.told}} damage {near} from {to} {far}", healed)


def _dealing_shared_out() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is divided, or dealt to one and to another."""
    yield from verb(
        "deal+s {n:scale} {kind:damagetype} damage to {to:np~} for each {each:counted}",
        Deal(h.doer, h.to, multiplied(h.each, h.n), h.kind, name="dealt"),
    )
    yield from verb(
        "deal+s {n:amount} {kind:damagetype} damage <divided as you choose|, divided as you choose ,> "
        "<to|among> {to:np~}",
        Deal(h.doer, h.to, h.n, h.kind, name="dealt", divided=True),
    )
    yield from verb(
        "deal+s {kind:damagetype} damage equal to {n:quantity} <, divided as you choose ,|divided as you choose> "
        "<to|among> {to:np~}",
        Deal(h.doer, h.to, h.n, h.kind, name="dealt", divided=True),
    )
    for things, others in product(_THINGS, _THINGS):
        second = f"and {{m:amount}} {{other:damagetype}} damage to {{them:{others}}}"
        yield from verb(
            f"deal+s {{n:amount}} {{kind:damagetype}} damage to {{to:{things}}} {second}",
            Deal(h.doer, h.to, h.n, h.kind, name="dealt"),
            Deal(h.doer, h.them, h.m, h.other, name="dealt"),
        )


def _healing() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for healing."""
    yield from verb(
        "heal+s {n:scale} damage from {to:np~} for each {each:counted}",
        Heal(h.doer, h.to, multiplied(h.each, h.n), "healed"),
    )
    yield from dealing("heal+s {n:amount} damage from {to:np~}", Heal(h.doer, h.to, h.n, "healed"))
    yield from dealing("heal+s {n:amount.told} from {to:np~}", Heal(h.doer, h.to, h.n, "healed"))
    for words in ("from {to:np~} equal to {n:quantity}", "equal to {n:quantity} from {to:np~}"):
        yield from dealing(f"heal+s <|an amount of> damage {words}", Heal(h.doer, h.to, h.n, "healed"))
    yield from verb_made("heal+s all damage from {to:np~}", _heal_all, _undo_heal_all, like=(Heal,))
    yield from verb(
        "heal+s {n:digits} damage divided as you choose <from|among> {to:np~}",
        Heal(h.doer, h.to, h.n, "healed", divided=True),
    )
    for others in _THINGS:
        yield from verb(
            f"heal+s {{n:amount}} damage from {{to:np~}} and {{m:amount}} damage from {{them:{others}}}",
            Heal(h.doer, h.to, h.n, "healed"),
            Heal(h.doer, h.them, h.m, "healed"),
        )
    yield from verb(
        "heal+s {n:amount} damage from {to:np~} , {m:amount} damage from {them:np} , "
        "and {o:amount} damage from {last:np}",
        Heal(h.doer, h.to, h.n, "healed"),
        Heal(h.doer, h.them, h.m, "healed"),
        Heal(h.doer, h.last, h.o, "healed"),
    )


def _damage_counters() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is put on a card or removed from it, without being dealt or healed."""
    yield from verb_made("remove+s all damage from {on:np~}", _remove_all, _undo_remove_all)
    yield rule("do", "double the damage on {to:np~}", (PutDamage(h.to, ValueOf(Trait.DAMAGE, Those("it"))),))
    yield from verb("put+s {n:amount} damage on {to:np~}", PutDamage(h.to, h.n))
    removed = RemoveDamage(h.to, h.n, "removed damage")
    yield from dealing("remove+s {n:amount} damage from {to:np~}", removed)
    yield from verb("put+s {n:amount.told} on {to:np~}", PutDamage(h.to, h.n))
    left = Plus((ValueOf(Trait.DAMAGE, Those("it")), Times(h.n, -1)))
    yield from verb("remove+s all but {n:digits} damage from {to:np~}", RemoveDamage(h.to, left))
    put = PutDamage(h.to, multiplied(h.each, h.n))
    yield from verb("put+s {n:scale} damage on {to:np~} for each {each:counted}", put)
    yield from verb("put+s damage on {to:np~} equal to {n:quantity}", PutDamage(h.to, h.n))
    yield from verb("remove+s damage from {to:np~} equal to {n:quantity}", RemoveDamage(h.to, h.n))


def _heal_all(discourse: Discourse, to: Selection) -> tuple[Heal]:
    discourse.measured = "healed"
    return (Heal(discourse.doer, to, None, "healed"),)


def _undo_heal_all(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Heal(source, to, None),) if source == discourse.doer:
            yield {"to": to}
        case _:
            return


def _remove_all(discourse: Discourse, on: Selection) -> tuple[Effect, ...]:
    discourse.measured = "removed damage"
    it = Those("it") if isinstance(on, Chosen) or may_be_several(discourse, on) else on
    return (RemoveDamage(on, ValueOf(Trait.DAMAGE, it), "removed damage"),)


def _undo_remove_all(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (RemoveDamage(on, ValueOf(Trait.DAMAGE)) as removed,):
            if (replace(removed, name="removed damage"),) == _remove_all(discourse.fork(), on):
                yield {"on": on}
        case _:
            return


def _each_of(discourse: Discourse, noun: Value) -> Every:
    """Return every card of the noun; what is counted for each of them may refer to that one."""
    speak_of(discourse, Those("it"), words_for(noun))
    return Every(noun)


def _undo_each_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if isinstance(value, Every):
        yield {"noun": value.filter}


def _dealt_to_each(discourse: Discourse, n: int, kind: DamageType, to: Every, each: Value) -> tuple[Deal]:
    if Those("it") not in parts_of(each):
        raise NoReading("a number that differs from one of them to the next")
    return (Deal(discourse.doer, to, scaled(each, n), kind, name="dealt"),)


def _undo_dealt_to_each(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Deal(doer, Every() as to, by, DamageType() as kind),) if doer == discourse.doer:
            n, each = (by.factor, by.quantity) if isinstance(by, Times) else (1, by)
            yield {"n": n, "kind": kind, "to": to, "each": each}
        case _:
            return


def _for_each_of_them() -> Iterator[tuple[Rule, ...]]:
    yield made("each.of", "each {noun}", _each_of, _undo_each_of)
    said = "{n:scale} {kind:damagetype} damage to {to:each.of} for each {each:counted}"
    yield made("does~", f"deals~ {said}", _dealt_to_each, _undo_dealt_to_each, like=(Deal,))


def _simple() -> Iterator[tuple[Rule, ...]]:
    yield from verb("destroy+s {it:np~}", Destroy(h.it, "destroyed"))
    yield from verb("exhaust+s {it:np~}", Exhaust(h.it, "exhausted"))
    yield from verb("ready+s {it:np~}", Ready(h.it))
    yield from verb("remove+s {it:np~} from combat", RemoveFromCombat(h.it))
    for trait, word in ((Trait.ATK, "atk"), (Trait.HEALTH, "health")):
        twice = Apply((Adjust(trait, ValueOf(trait, h.it)),), h.it, h.d)
        yield from verb(f"double+s {{it:one}} 's {word} {{d:duration}}", twice)
        yield from verb(f"double+s the {word} of {{it:one}} {{d:duration}}", twice)
    yield rule("do", "destroy {it:it.victim}", (Destroy(h.it, "destroyed"),))
    for links in ("link", "links"):
        yield rule("do", f"interrupt {{it:{links}}}", (Interrupt(h.it),))
    yield rule("do", "turn your deck over", (TurnDeckOver(You()),))
    yield from verb("become+s <a|the|the new> defender", BecomeDefender(h.doer))
    yield from verb("change+s the defender to {it:np}", BecomeDefender(h.it))
    yield from verb("take+s an extra turn after this <turn|one>", ExtraTurn(h.doer))
    yield from verb("gain+s control of {it:np}", Apply((Control(h.doer),), h.it, Duration.GAME))
    yield from verb("gain+s control of {it:nps}", Apply((Control(h.doer),), h.it, Duration.GAME))
    yield from verb("gain+s control of {it:nps} {d:duration}", Apply((Control(h.doer),), h.it, h.d))
    yield from verb("gain+s control of {it:object}", Apply((Control(h.doer),), h.it, Duration.GAME))
    yield from verb("gain+s control of {it:np} {d:duration}", Apply((Control(h.doer),), h.it, h.d))
    yield from verb("lose+s the game", LoseTheGame(h.doer))
    yield from verb("pay+s {n:digits}", PayResources(h.doer, h.n))
    yield from verb("pay+s {n:scale} for each {each:counted}", PayResources(h.doer, multiplied(h.each, h.n)))


def _discarding(pattern: str, amount: object, *, at_random: bool = False) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for discarding; the discarded cards can be referred to afterwards."""
    fill = filler(amount)

    def build(
        discourse: Discourse, noun: Filter | None = None, n: Quantity | None = None, own: Selection | None = None
    ) -> tuple[Discard]:
        if own not in (None, discourse.doer or You()):
            raise NoReading("the doer's own hand")
        if noun == CARD:
            raise NoReading("a kind of card")
        many = fill({"n": n})
        name = discourse.name("discarded")
        several = many != Number(1) or isinstance(discourse.doer, Players)
        speak_of(discourse, Those(name), words_for(noun or CARD) | {"discarded"}, several=several)
        return (Discard(discourse.doer, many, at_random, noun, name),)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Discard(doer, n, random, noun),) if doer == discourse.doer and random is at_random:
                own: Bindings = {"own": doer} if "{own}" in pattern else {}
                bound = own if noun is None else {"noun": noun, **own}
                if match(amount, n, bound) and ("noun" in bound) is ("{noun" in pattern):
                    yield bound
            case _:
                return

    return verb_made(pattern, build, undo, like=(Discard,))


def _cards() -> Iterator[tuple[Rule, ...]]:
    yield from verb("<|each> draw+s {n:cards}", Draw(h.doer, h.n))
    yield from verb("draw+s a card for each {n:counted}", Draw(h.doer, h.n))
    yield from verb("draw+s {m:multiple} cards for each {n:counted}", Draw(h.doer, multiplied(h.n, h.m)))
    yield from _discarding("<|choose+s and> discard+s {n:cards}", h.n)
    yield from _discarding("<|choose+s and> discard+s <a|an> {noun:cardnoun.any}", Number(1))
    yield from _discarding("discard+s {n:count} {noun:cardnouns.any}", h.n)
    yield from _discarding("discard+s <|a number of> cards equal to {n:quantity}", h.n)
    yield from _discarding("discard+s all {noun:cardnouns.any}", None)
    yield from _discarding("discard+s each {noun:cardnoun.any}", None)
    yield from verb("discard+s {it:ref}", Discard(h.doer, Number(1), filter=Among(h.it)))
    yield from verb("draw+s <another card|another one> for each {n:counted}", Draw(h.doer, h.n))
    yield from verb("draw+s <|a number of> cards equal to {n:quantity}", Draw(h.doer, h.n))
    yield from _discarding("discard+s {n:cards} at random", h.n, at_random=True)
    yield from _discarding("discard+s a random card", Number(1), at_random=True)
    yield from _discarding("discard+s {n:count} random cards", h.n, at_random=True)
    yield from _discarding("discard+s <|all cards in> {own} <hand|hands>", None)
    yield from verb("discard+s a card for each {n:counted}", Discard(h.doer, h.n))
    yield from verb("discard+s {m:multiple} cards for each {n:counted}", Discard(h.doer, multiplied(h.n, h.m)))
    yield rule("cards", "<a card|another card|an additional card|another one>", Number(1))
    yield rule("cards", "{n:count} <cards|more cards|additional cards|>", h.n)
    yield rule("cards", "x minus {n:digits} <card|cards>", Plus((X(), Times(h.n, -1))))


def _lists() -> Iterator[tuple[Rule, ...]]:
    yield rule("doess~", "{a:does~}", h.a)
    for words in ("and", "<, then|, and then|and then>", ", and"):
        yield made(
            "doess~",
            f"{{a:does~}} {words} {{b:doess~}}",
            lambda _d, a, b: (*a, *b),
            lambda _d, value: [{"a": value[:k], "b": value[k:]} for k in range(1, len(value))],
            like=tuple,
        )
    yield made(
        "doess~",
        "{a:does~} , {b:does~} <, and|, then|, and then> {c:does~}",
        lambda _d, a, b, c: (*a, *b, *c),
        lambda _d, value: [
            {"a": value[:j], "b": value[j:k], "c": value[k:]}
            for j in range(1, len(value))
            for k in range(j + 1, len(value))
        ],
        like=tuple,
    )


RULES = (
    *_for_each_of_them(),
    *_dealing(),
    *_halved(),
    *_dealing_shared_out(),
    *_healing(),
    *_damage_counters(),
    *_simple(),
    *_cards(),
    *_lists(),
)
