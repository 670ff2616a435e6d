"""Predicates that forbid many deeds in one list or damage of several types, and abilities that can't target cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.effects import Apply
from engine.language.filters import Controlled
from engine.language.modifiers import Cannot, Change, Deed
from engine.language.powers import Continuous
from engine.language.selections import Circumstance, Players
from engine.language.words import DamageType, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h

_LONGEST_ELSEWHERE = 3


def _all_barred(_discourse: Discourse, a: Change, b: Change, rest: tuple[Change, ...]) -> tuple[Change, ...]:
    return (a, b, *rest)


def _undo_all_barred(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    if len(value) > _LONGEST_ELSEWHERE:
        yield {"a": value[0], "b": value[1], "rest": value[2:]}


def _one_more(_discourse: Discourse, a: Change, rest: tuple[Change, ...]) -> tuple[Change, ...]:
    return (a, *rest)


def _undo_one_more(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    if len(value) >= _LONGEST_ELSEWHERE:
        yield {"a": value[0], "rest": value[1:]}


def _lists() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for deeds that something can't do, or can't have done to it, in a list of four or more."""
    theirs = Cannot(Deed.BE_TARGETED, Controlled(Players(Relation.OPPONENT)))
    yield rule("undergone", "targeted by opponents", theirs)
    for one, cannot in (("deed", "<can't|cannot>"), ("undergone", "can't be")):
        yield rule(f"{one}.rest", f"{{a:{one}}} , or {{b:{one}}}", (h.a, h.b))
        yield made(f"{one}.rest", f"{{a:{one}}} , {{rest:{one}.rest}}", _one_more, _undo_one_more, like=tuple)
        said = f"{cannot} {{a:{one}}} , {{b:{one}}} , {{rest:{one}.rest}}"
        yield made("is~", said, _all_barred, _undo_all_barred, like=tuple)


def _untargeted() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that can't target others: what those others can't be is targeted by them."""
    for whom in ("one", "topics"):
        said = f"{{by:nouns}} can't target {{it:{whom}}}"
        barred = (Cannot(Deed.BE_TARGETED, h.by),)
        yield rule("static.beyond", said, (Continuous(barred, h.it),))
        yield rule("clause.said", f"{said} {{d:duration}}", (Apply(barred, h.it, h.d),))


def _for_as_long(_discourse: Discourse, a: tuple[Continuous], cond: Circumstance) -> tuple[Continuous]:
    (power,) = a
    return (replace(power, while_=cond),)


def _undo_for_as_long(_discourse: Discourse, value: tuple[Continuous, ...]) -> Iterator[Bindings]:
    match value:
        case (Continuous(while_=cond) as power,) if cond is not None:
            yield {"a": (replace(power, while_=None),), "cond": cond}
        case _:
            return


def _at_times() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that can't be targeted, always or while a condition is true."""
    yield rule("static", "{a:static.beyond} .", h.a, bracket="sentence")
    for said in (
        "<while|as long as> {cond:condition} , {a:static.beyond} .",
        "{a:static.beyond} while {cond:condition} .",
    ):
        yield made("static", said, _for_as_long, _undo_for_as_long, bracket="sentence", like=(Continuous,))


def _undealt(_discourse: Discourse, kinds: tuple[DamageType, ...]) -> tuple[Change, ...]:
    return tuple(Cannot(Deed.BE_DEALT_DAMAGE, damage_type=kind) for kind in kinds)


def _undo_undealt(discourse: Discourse, value: tuple[Change, ...]) -> Iterator[Bindings]:
    kinds = tuple(each.damage_type for each in value if isinstance(each, Cannot))
    of_types = tuple(kind for kind in kinds if kind is not None)
    if len(of_types) > 1 and value == _undealt(discourse, of_types):
        yield {"kinds": of_types}


def _of_several_types() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage of several types that something can't be dealt."""
    said = "<can't|cannot> be dealt {kinds:damagetypes.any} damage"
    yield made("is~", said, _undealt, _undo_undealt, like=tuple)


def _not_played() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards, called by what is printed on them, that nobody can play."""
    said = "{other:cardnouns.some} can't be played"
    barred, anybody = (Cannot(Deed.PLAY, h.other),), Players(Relation.ANY)
    for timed in (f"{said} {{d:duration}}", f"{{d:duration}} , {said}"):
        yield rule("clause.said", timed, (Apply(barred, anybody, h.d),))
    yield rule("static", f"{said} .", (Continuous(barred, anybody),), bracket="sentence")


RULES = (*_not_played(), *_lists(), *_untargeted(), *_at_times(), *_of_several_types())
