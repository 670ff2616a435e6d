"""Damage of one type or another, and damage that is doubled wherever somebody takes part."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply, ChooseMode, Deal
from engine.language.filters import Among, Controlled, Not, Tagged
from engine.language.modifiers import AlterPacket, Replace
from engine.language.powers import Continuous
from engine.language.selections import (
    Chosen,
    Compare,
    DamageThisTurn,
    EventAmount,
    Every,
    ForSome,
    HeroOf,
    Number,
    Quantity,
    Selection,
    This,
    Those,
    Times,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.durations.duration_phrases import if_then
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.templates import Bindings, Value, filters_of, h, parts_of

_MODES = ("the first", "the second")


def _of_either_type(discourse: Discourse, n: Quantity, a: DamageType, b: DamageType, to: Selection) -> Value:
    """Return damage of a type that you choose as the link resolves, for a link's controller makes its choices (709.2b).

    Raises:
        NoReading: the types are the same, or the damage may be dealt by several cards or by one of another player, who
            could be the one to choose.
    """
    if a is b:
        raise NoReading("two different types of damage")
    doer = discourse.doer
    if not _is_one_of_yours(discourse, doer):
        raise NoReading("one card of yours that deals the damage, so that nobody else can choose its type")
    discourse.measured = None
    return (ChooseMode(You(), ((Deal(doer, to, n, a, name="dealt"),), (Deal(doer, to, n, b, name="dealt"),)), _MODES),)


def _is_one_of_yours(discourse: Discourse, doer: Selection) -> bool:
    """Return whether the words alone tell that the doer is one card that you control."""
    if doer in (This(), HeroOf(You())):
        return True
    aimed = discourse.description_of(doer)
    return aimed is not None and aimed.most == Number(1) and Controlled(You()) in filters_of(aimed.filter)


def _undo_of_either_type(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(You(), ((Deal(doer, to, n, DamageType() as a),), (Deal(_, _, _, DamageType() as b),))),):
            if doer == discourse.doer:
                yield {"n": n, "a": a, "b": b, "to": to}
        case _:
            return


def _types() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage of one type or another."""
    said = "deal+s {n:digits} {a:damagetype} or {b:damagetype} damage to {to:np~}"
    yield from verb_made(said, _of_either_type, _undo_of_either_type, like=(ChooseMode,))


_TWICE = AlterPacket(Times(EventAmount(), 2))


def _both_doubled(it: Selection, *, combat: bool | None) -> tuple[Replace, Replace]:
    """Return that damage dealt to somebody is doubled, and damage that he deals, which to himself is doubled once."""
    taken = On(What.DEALS_DAMAGE, other=Among(it), combat=combat)
    dealt = On(What.DEALS_DAMAGE, subject=Among(it), other=Not(Among(it)), combat=combat)
    return Replace(taken, _TWICE), Replace(dealt, _TWICE)


def _doubled(*, combat: bool | None) -> tuple[Any, Any]:
    """Return the build and undo functions of damage that somebody is dealt or deals, which is doubled."""

    def build(_discourse: Discourse, it: Selection) -> tuple[Replace, Replace]:
        return _both_doubled(it, combat=combat)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Replace(On(other=Among(it))), Replace()) if value == _both_doubled(it, combat=combat):
                yield {"it": it}
            case _:
                return

    return build, undo


def _both_ways() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that somebody is dealt or deals and that is doubled."""
    for words, combat in (("damage", None), ("combat damage", True)):
        would = f"{words} would be dealt to or dealt by {{it:one}}"
        yield made("damage.doubled", would, *_doubled(combat=combat), like=(Replace, Replace))
    yield rule("static", "if {both:damage.doubled} , double it instead .", (Continuous(h.both, You()),))
    for_a_time = f"{if_then('{both:damage.doubled}')} double it instead"
    yield rule("clause.said", for_a_time, (Apply(h.both, You(), h.d),))


def _doubled_at_one_end() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that would be dealt, by somebody or to somebody, and is doubled."""
    for category in ("would", "would.be", "would.so", "would.be.so"):
        twice = Replace(h.on, AlterPacket(Times(EventAmount(), 2)))
        said = f"{{on:{category}}}"
        yield rule("static", f"if {said} , double it instead .", (Continuous((twice,), You()),), bracket="sentence")
        yield rule("clause.said", f"{if_then(said)} double it instead", (Apply((twice,), You(), h.d),))


def _to_a_chosen_one() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that you may have dealt to a character of your choice instead."""
    said = f"{if_then('{on:would.be}')} you may choose {{to:np.indefinite}} ."
    done = f"{said} if you do , that damage is dealt to that {{noun:noun.chosen}} instead ."
    yield made("step.plain", done, _elsewhere, _undo_elsewhere, bracket="sentence")
    for word in ("ally", "character", "hero"):
        yield rule("noun.chosen", word, word)
    yield rule("noun.chosen", "{tag}", h.tag)


def _elsewhere(_discourse: Discourse, on: On, d: Duration, to: Selection, noun: str) -> tuple[Apply]:
    if not isinstance(to, Chosen) or noun not in _nouns(to):
        raise NoReading("a noun for the character that was chosen")
    return (Apply((Replace(on, AlterPacket(to=to), may=True),), You(), d),)


def _nouns(to: Chosen) -> list[str]:
    """Return the nouns and tags by which the chosen character can be referred to."""
    fits = to.among.filter if isinstance(to.among, Every) else None
    tags = [tag for part in parts_of(fits) if isinstance(part, Tagged) for tag in part.tags]
    return [*tags, *(word for word in ("character", "ally", "hero") if word in words_for(fits))]


def _undo_elsewhere(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply((Replace(on, AlterPacket(None, None, Chosen() as to), False, True),), You(), d, None),):
            yield from ({"on": on, "d": d, "to": to, "noun": noun} for noun in _nouns(to))
        case _:
            return


_ONE = Those("one")
"""Each of the cards in turn of which one is asked for."""


_OF_THE_TURN: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("{kind:damagetype}", {"damage_type": h.kind}),
)
"""Words for damage of the turn, in combat or of a type, with the fields of its amount."""


def _so_much_this_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for how much damage somebody dealt, or was dealt, in this turn altogether."""
    for bound, comparison in (("or more", Comparison.AT_LEAST), ("or less", Comparison.AT_MOST)):
        for kind, how in _OF_THE_TURN:
            damage = f"{{n:digits}} {bound} {kind} damage"
            dealt = Compare(DamageThisTurn(Among(h.it), **how), comparison, h.n)
            said = f"{{it:one}} <dealt|has dealt> {damage} this turn"
            yield rule("condition.one", said, dealt, bracket="clause")
            to = Compare(DamageThisTurn(Among(h.it), h.to, **how), comparison, h.n)
            said = f"{{it:one}} <dealt|has dealt> {damage} to <a|an> {{to:noun}} this turn"
            yield rule("condition.one", said, to, bracket="clause")
            was = Compare(DamageThisTurn(None, Among(h.it), **how), comparison, h.n)
            said = f"{{it:one}} <was|has been> dealt {damage} this turn"
            yield rule("condition.one", said, was, bracket="clause")
            one = Compare(DamageThisTurn(None, Among(_ONE), **how), comparison, h.n)
            said = f"<a|an> {{it:noun.lasting}} <was|has been> dealt {damage} this turn"
            yield rule("condition.one", said, ForSome(Every(h.it), _ONE.name, one), bracket="clause")


def _amounts_of_the_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the damage that somebody dealt, or was dealt, in this turn altogether, as a number."""
    for kind, how in _OF_THE_TURN:
        damage = f"the <amount of|total> {kind} damage"
        for whom, to in (("", None), ("to {to:who}", h.to)):
            dealt = DamageThisTurn(h.by, to, **how)
            yield rule(
                "value", f"{damage.replace('total', 'total|')} {{by:who}} <dealt|has dealt> {whom} this turn", dealt
            )
            yield rule("counted.one", f"{kind} damage {{by:who}} <dealt|has dealt> {whom} this turn", dealt)
        was = DamageThisTurn(None, h.to, **how)
        yield rule("value", f"{damage} {{to:who}} was dealt this turn", was)
        yield rule("value", f"the <amount of|total|> {kind} damage <|that was> dealt to {{to:who}} this turn", was)
        yield rule("counted.one", f"{kind} damage <|that was> dealt to {{to:who}} this turn", was)
        yield rule("counted.one", f"{kind} damage {{to:who}} was dealt this turn", was)


def _not_of_a_type() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for events of damage that lacks a type."""
    deals = What.DEALS_DAMAGE
    for damage_type in DamageType:
        kind = f"non-{damage_type.value} damage"
        taken = On(deals, other=h.other, not_of_type=damage_type)
        yield rule("event.plain", f"{{other:who}} is dealt {kind}", taken)
        dealt = On(deals, subject=h.subject, not_of_type=damage_type)
        yield rule("event.plain", f"{{subject:who}} deals {kind}", dealt)
        both = On(deals, subject=h.subject, other=h.other, not_of_type=damage_type)
        yield rule("event.plain", f"{{subject:who}} deals {kind} to {{other:who}}", both)
        yield rule("would.be", f"{{other:who}} would be dealt {kind}", taken)
        yield rule("would", f"{{subject:who}} would deal {kind}", dealt)


RULES = (
    *_types(),
    *_both_ways(),
    *_doubled_at_one_end(),
    *_to_a_chosen_one(),
    *_so_much_this_turn(),
    *_amounts_of_the_turn(),
    *_not_of_a_type(),
)
