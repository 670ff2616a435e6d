"""Sentences of a text in sequence: conditions, what follows if something was done, and what X is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import (
    Apply,
    Deal,
    Discard,
    Draw,
    Heal,
    If,
    IfYouDo,
    May,
    PutDamage,
    Shuffle,
)
from engine.language.filters import Filter
from engine.language.modifiers import Adjust
from engine.language.powers import TargetDescription
from engine.language.selections import (
    AtMost,
    Chosen,
    Count,
    CountersOn,
    DamageThisTurn,
    EventAmount,
    Half,
    HandLimit,
    Highest,
    Lowest,
    Nth,
    Number,
    OwnerOf,
    Per,
    Plus,
    Quantity,
    TagsAmong,
    Target,
    ThatMany,
    Those,
    Times,
    TimesDone,
    ValueOf,
    X,
    You,
)
from engine.language.words import Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.followed_branches import IF_YOU_DO_WHICH, asks_about_either, joined_to_branch, parted_from_branch
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.sentences.clauses import one_or_other, undo_one_or_other
from scenarios.reading.phrases.sentences.limited_deeds import limited_by
from scenarios.reading.selected_cards import aim
from scenarios.reading.templates import (
    Bindings,
    Value,
    h,
    parts_of,
    replaced,
)


def if_you_do(_discourse: Discourse, a: Value, b: Value) -> Value:
    """Return a deed of yours, and what follows if all of it was done.

    Raises:
        NoReading: the deed is not yours, or you may choose whether to do it.
    """
    if any(isinstance(each, May) for each in a):
        raise NoReading('a deed without "may"')
    if any(isinstance(each, (Apply, Deal, Heal)) or _is_done_by_another(each) for each in a):
        raise NoReading("a deed that you do yourself")
    return (IfYouDo(a, b),)


def _is_done_by_another(effect: Value) -> bool:
    """Return whether a player other than you does it, or chooses for it; you shuffle cards into any owner's deck."""
    if isinstance(effect, Shuffle) and isinstance(effect.players, OwnerOf):
        return False
    does = {getattr(effect, field, You()) for field in ("player", "players")}
    chooses = {part.by for part in parts_of(effect) if isinstance(part, Chosen)}
    return not (does <= {You()} and chooses <= {None, You()})


def _one_after_another(discourse: Discourse, a: Value, b: Value) -> Value:
    if asks_about_either(a, b):
        raise NoReading(IF_YOU_DO_WHICH)
    return joined_to_branch(discourse, a, b)


def _undo_one_after_another(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from ({"a": value[:k], "b": value[k:]} for k in range(1, len(value)))
    yield from parted_from_branch(value)


def _undo_if_you_do(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (IfYouDo(a, b, ()),):
            yield {"a": a, "b": b}
        case _:
            return


def _while_clause(_discourse: Discourse, cond: Value, a: Value) -> Value:
    if len(a) != 1 or not isinstance(a[0], Apply) or a[0].while_ is not None:
        raise NoReading('a modifier with a duration that "while" limits')
    return (replace(a[0], while_=cond),)


def _undo_while_clause(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply(while_=cond) as applied,) if cond is not None:
            yield {"cond": cond, "a": (replace(applied, while_=None),)}
        case _:
            return


def _nth(place: int) -> tuple[Any, Any]:
    def build(discourse: Discourse) -> Nth:
        if not discourse.targets:
            raise NoReading("targets that were chosen before")
        return Nth(Target(0), place)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == Nth(Target(0), place):
            yield {}

    return build, undo


def _sentences() -> Iterator[tuple[Rule, ...]]:
    yield rule("step", "{a:step.plain}", h.a)
    yield rule("step", "if {c:condition} , {a:clauses.last} .", (If(h.c, h.a),), bracket="sentence")
    yield rule("step.plain", "{a:clauses.limited} .", h.a)
    yield rule("step.plain", "{a:clauses} .", h.a, bracket="sentence")
    for word, denied in (("if", False), ("unless", True)):
        said = f"{{a:clauses}} {word} {{c:condition}}"
        yield made("clauses.limited", said, *limited_by(denied=denied), bracket="sentence")
    yield made(
        "step.plain", "{a:clauses} . if you do , {b:clauses.last} .", if_you_do, _undo_if_you_do, bracket="sentence"
    )
    yield rule(
        "step.plain", "you may {a:dos} . if you do , {b:clauses.last} .", (May(You(), h.a, h.b),), bracket="command"
    )
    yield rule("steps", "{a:step}", h.a)
    for first, all_ in (("step", "steps"), ("step.plain", "steps.plain")):
        yield made(
            all_,
            f"{{a:{first}}} {{b:steps}}",
            _one_after_another,
            _undo_one_after_another,
            like=tuple,
        )
    yield rule("steps.plain", "{a:step.plain}", h.a)


def _told_of_damage() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for sentences about the damage just dealt, and about what X is."""
    for words, field in (
        ("<that|this> damage <can't be prevented|is unpreventable>", "unpreventable"),
        ("that damage counts as combat damage", "combat"),
    ):
        for said in ("clauses", "clauses.where"):
            yield made("clauses.told", f"{{a:{said}}} . {words} .", *_flagged(field), bracket="sentence")
    yield rule("step.plain", "{a:clauses.told}", h.a)
    yield rule("step.plain", "{a:clauses.where} .", h.a, bracket="sentence")
    yield made("clauses.where", "{a:clauses} , where x is {q:quantity}", _where, _undo_where)
    for number, kinds in (
        ("{n:digits}", (Deal, Heal, PutDamage)),
        ("{n:cards}", (Discard, Draw)),
        ("{n:signed} atk", (Adjust,)),
    ):
        either = f"{{a:clauses}} , or {number} <|instead> if {{c:condition}} ."
        yield made("step.plain", either, *_or_so_many(kinds), bracket="sentence")
    yield rule("clauses.last", "{a:clauses}", h.a)
    yield rule("clauses.last", "{a:clauses.where}", h.a)


def _marked(deal: Deal, field: str, *, on: bool) -> Deal:
    return replace(deal, combat=on) if field == "combat" else replace(deal, unpreventable=on)


def _flagged(field: str) -> tuple[Any, Any]:
    def build(_discourse: Discourse, a: tuple[Any, ...]) -> tuple[Any, ...]:
        if not isinstance(a[-1], Deal):
            raise NoReading("damage that was dealt just before")
        if any(isinstance(part, Deal) for part in parts_of(a[:-1])):
            raise NoReading("damage that one deed before it deals")
        return (*a[:-1], _marked(a[-1], field, on=True))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (*before, Deal() as deal) if getattr(deal, field):
                yield {"a": (*before, _marked(deal, field, on=False))}
            case _:
                return

    return build, undo


def _or_so_many(kinds: tuple[type, ...]) -> tuple[Any, Any]:
    """Return the build and undo functions of a deed with another number where a condition is true."""

    def number_in(deeds: Value) -> Number | None:
        found = [part for part in parts_of(deeds) if isinstance(part, Number)]
        counted = [part for part in parts_of(deeds) if isinstance(part, kinds)]
        if any(isinstance(part, Adjust) and part.trait is not Trait.ATK for part in counted):
            return None
        return found[0] if len(found) == len(counted) == 1 else None

    def build(_discourse: Discourse, a: Value, n: Quantity, c: Value) -> Value:
        before = number_in(a)
        if before is None or before == n:
            raise NoReading("one number before the other")
        return (If(c, replaced(a, before, n), a),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (If(c, raised, a),) if a:
                one, other = number_in(a), number_in(raised)
                if None not in (one, other) and replaced(a, one, other) == raised:
                    yield {"a": a, "n": other, "c": c}
            case _:
                return

    return build, undo


def _where(discourse: Discourse, a: Value, q: Value) -> Value:
    found = replaced(a, X(), q)
    aimed = [replaced(each, X(), q) for each in discourse.targets]
    if found is a and all(x is y for x, y in zip(aimed, discourse.targets, strict=True)):
        raise NoReading("an X before the words that say what it is")
    if any(isinstance(part, Those) for each in aimed for part in parts_of((each.least, each.most))):
        raise NoReading("a number of targets that is known before anything is paid or done")
    changed = (place for place, each in enumerate(aimed) if each is not discourse.targets[place])
    if any(_is_of_before(discourse, Target(place + discourse.attached)) for place in changed):
        raise NoReading("an X in the same sentence")
    discourse.targets[:] = aimed
    return found


def _is_of_before(discourse: Discourse, target: Target) -> bool:
    """Return whether the target was spoken of in an earlier sentence."""
    return any(each.selection == target and each.sentence < discourse.sentence for each in discourse.mentions)


_RECKONED = (
    AtMost, Count, CountersOn, DamageThisTurn, EventAmount, Half, HandLimit, Highest, Lowest, Per, Plus, TagsAmong,
    ThatMany, Times, TimesDone, ValueOf,
)  # fmt: skip
"""The amounts that words behind a sentence can say X is."""


def _undo_where(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    for part in parts_of((value, tuple(discourse.targets), discourse.coming)):
        if isinstance(part, _RECKONED):
            yield {"a": replaced(value, part, X()), "q": part, "coming": replaced(discourse.coming, part, X())}


def _announced(discourse: Discourse, noun: Filter) -> Target:
    return aim(discourse, TargetDescription(noun))


def _undo_announcement(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and found == TargetDescription(found.filter):
        yield {"noun": found.filter}


def _chosen_before(_discourse: Discourse, what: Value, b: Value) -> Value:
    """Return what is done after targets were chosen, to at least one of which something is to be done."""
    if not isinstance(what, Target) or what not in parts_of(b):
        raise NoReading("a target that the words after it speak of")
    return b


def _undo_chosen_before(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the targets that were chosen in words; in telling they are named where something is done to them.

    Targets among which somebody then chooses are named before.
    """
    if not discourse.coming:
        for place in range(len(discourse.targets)):
            yield {"what": Target(place + discourse.attached), "b": value}
    first = Target(discourse.attached)
    if not discourse.targets and any(isinstance(part, Chosen) and part.among == first for part in parts_of(value)):
        yield {"what": first, "b": value}


def _undo_announced_one(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the target that a sentence of its own names where a modifier speaks of it only in its condition."""
    first = Target(discourse.attached)
    match value:
        case (Apply(while_=while_) as applied, *_) if first in parts_of(while_) and first not in parts_of(applied.to):
            yield {"what": first, "b": value}
        case _:
            return


def _undo_announced(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the targets that a sentence of its own names where later ones tell them apart by their places."""
    first = Target(discourse.attached)
    named = discourse.targets and discourse.coming
    if not named and any(part.of == first for part in parts_of(value) if isinstance(part, Nth)):
        yield {"what": first, "b": value}


def _sequences() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for sentences that continue, or share out, what was said before."""
    yield made("step.plain", "target {what:some.bare} .", lambda _d, what: (), lambda _d, v: [{"what": Target(0)}])  # noqa: ARG005
    yield made("steps", "target {what:some.bare} . {b:steps}", lambda _d, what, b: b, _undo_announced)  # noqa: ARG005
    yield made("announced", "target <a|an> {noun}", _announced, _undo_announcement, like=Target)
    for whole in ("steps", "steps.plain"):
        then = "{what:announced} . {b:steps}"
        yield made(whole, then, lambda _d, what, b: b, _undo_announced_one)  # noqa: ARG005
    yield made("step.plain", "choose <|a> {what:target.chosen} . {b:step}", _chosen_before, _undo_chosen_before)
    for word, place in (("first", 0), ("second", 1)):
        yield made("ref", f"the {word} target", *_nth(place))


def _following_on() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for sentences that depend on the one before, or on a condition."""
    yield rule("step.plain", "then <,|> {a:clauses.last} .", h.a, bracket="sentence")
    yield rule("step.plain", "then <,|> if {c:condition} , {a:clauses.last} .", (If(h.c, h.a),), bracket="sentence")
    so = "then <,|> {a:clauses} if {c:condition} ."
    yield made("step.plain", so, *limited_by(denied=False), bracket="sentence")
    unless = "then , {b:clauses} unless you {a:dos} ."
    yield made("step.plain", unless, one_or_other, undo_one_or_other, bracket="command")
    done = "if {c:condition} , you may {a:dos} . if you do , {b:clauses.last} ."
    yield rule("step", done, (If(h.c, (May(You(), h.a, h.b),)),), bracket="command")
    yield made(
        "step.plain", "while {cond:condition} , {a:clauses} .", _while_clause, _undo_while_clause, bracket="sentence"
    )


RULES = (
    *_sentences(),
    *_told_of_damage(),
    *_sequences(),
    *_following_on(),
)
