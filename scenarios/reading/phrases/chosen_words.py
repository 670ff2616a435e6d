"""Words that a player chooses: a damage type as a card enters play, or one of several kinds of cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import ChooseMode
from engine.language.filters import Among, Filter, Is
from engine.language.modifiers import EntersPlay, GainPowers
from engine.language.powers import Continuous, Keyword
from engine.language.selections import This, WasChosen, You
from engine.language.words import DamageType, KeywordName, Kind
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h, parts_of, replaced


def _listed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a list of damage types."""
    yield rule("types.listed", "{a:damagetype.bare} or {b:damagetype.bare}", (h.a, h.b))
    yield made("types.listed", "{a:damagetype.bare} , {rest:types.rest}", _more, _undo_more, like=tuple)
    yield made("types.rest", "{a:damagetype.bare} , {rest:types.rest}", _more, _undo_more, like=tuple)
    yield rule("types.rest", "{a:damagetype.bare} , or {b:damagetype.bare}", (h.a, h.b))
    for kind in DamageType:
        yield rule("damagetype.bare", kind.value, kind)


def _more(_discourse: Discourse, a: DamageType, rest: tuple[DamageType, ...]) -> tuple[DamageType, ...]:
    return (a, *rest)


def _undo_more(_discourse: Discourse, value: tuple[DamageType, ...]) -> Iterator[Bindings]:
    if len(value) > len(("one", "other")):
        yield {"a": value[0], "rest": value[1:]}


def _chosen(_discourse: Discourse, this: This, kinds: tuple[DamageType, ...]) -> tuple[Continuous]:
    if len(set(kinds)) < len(kinds):
        raise NoReading("different damage types")
    return (Continuous((EntersPlay(Among(this), choose=tuple(each.value for each in kinds)),), this),)


def _undo_chosen(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    types = {each.value for each in DamageType}
    match value:
        case (Continuous((EntersPlay(Among(this), choose=words),)),) if words and types.issuperset(words):
            yield {"this": this, "kinds": tuple(map(DamageType, words))}
        case _:
            return


def _resisted(_discourse: Discourse, it: This) -> tuple[Continuous, ...]:
    """Return each resistance while its damage type is the one that was chosen (710.2)."""
    return tuple(
        Continuous((GainPowers((Keyword(KeywordName.RESISTANCE, kind),)),), it, WasChosen(kind.value))
        for kind in DamageType
    )


def _undo_resisted(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous(_, This() as it), *_) if value == _resisted(discourse, it):
            yield {"it": it}
        case _:
            return


def _as_it_enters() -> Iterator[tuple[Rule, ...]]:
    said = "as {this:self} enters play , choose {kinds:types.listed} ."
    yield made("chosen.statics", said, _chosen, _undo_chosen)
    yield made("chosen.statics", "{it:self} has the chosen resistance .", _resisted, _undo_resisted)


_OF_THAT_KIND = Is(())
"""Stands for the chosen kind in what is done to cards of it."""


def _named(discourse: Discourse, **kinds: Kind) -> tuple[Kind, ...]:
    discourse.kind_chosen = True
    return tuple(kinds.values())


def _undo_two(_discourse: Discourse, value: tuple[Kind, ...]) -> Iterator[Bindings]:
    if len(value) == len("ab"):
        yield dict(zip("ab", value, strict=True))


def _undo_three(_discourse: Discourse, value: tuple[Kind, ...]) -> Iterator[Bindings]:
    if len(value) == len("abc"):
        yield dict(zip("abc", value, strict=True))


def _by_kind(discourse: Discourse, kinds: tuple[Kind, ...], a: Value) -> tuple[ChooseMode]:
    """Return the same deed for each kind that can be chosen."""
    if _OF_THAT_KIND not in parts_of(a):
        raise NoReading("cards of the chosen kind")
    discourse.kind_chosen = False
    courses = tuple(replaced(a, _OF_THAT_KIND, Is((each,))) for each in kinds)
    return (ChooseMode(You(), courses, tuple(each.value for each in kinds)),)


def _undo_by_kind(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(You(), courses, words),) if set(words) <= {each.value for each in Kind}:
            kinds = tuple(map(Kind, words))
            a = replaced(courses[0], Is((kinds[0],)), _OF_THAT_KIND)
            if _OF_THAT_KIND in parts_of(a) and value == _by_kind(discourse, kinds, a):
                yield {"kinds": kinds, "a": a}
        case _:
            return


def _those(discourse: Discourse) -> Is:
    if not discourse.kind_chosen:
        raise NoReading("a kind of cards that was chosen")
    return _OF_THAT_KIND


def _undo_those(_discourse: Discourse, value: Filter) -> Iterator[Bindings]:
    if value == _OF_THAT_KIND:
        yield {}


def _kinds_of_cards() -> Iterator[tuple[Rule, ...]]:
    for listed in ('" {a:kind} " or " {b:kind} "', '" {a:kind} " or " {b:kind} , "'):
        yield made("kinds.named", listed, _named, _undo_two, like=tuple)
    for listed in (
        '" {a:kind} , " " {b:kind} , " or " {c:kind} , "',
        '" {a:kind} " , " {b:kind} " , or " {c:kind} " ,',
    ):
        yield made("kinds.named", listed, _named, _undo_three, like=tuple)
    said = "choose {kinds:kinds.named} <and then|then> {a:clauses.said}"
    yield made("clause", said, _by_kind, _undo_by_kind, bracket="command")
    yield made("cardnouns", "cards of that kind", _those, _undo_those, like=Is)


RULES = (*_listed(), *_as_it_enters(), *_kinds_of_cards())
