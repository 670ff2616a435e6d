"""Damage that two characters deal to each other, and damage that each of several characters deals to others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Deal, ForEach
from engine.language.filters import AllOf, Among, Filter, Not
from engine.language.selections import Chosen, Count, Every, Number, Selection, Those, Times, Union, ValueOf, X
from engine.language.words import DamageType, Trait
from scenarios.reading import plural_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import kinds_named, words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.selected_cards import disowned, every, owned
from scenarios.reading.templates import Again, Bindings, Value, h, parts_of

_ONE = Those("one")


def to_each_other(a: Value, b: Value, amount: Value, kind: Value = None) -> tuple[ForEach]:
    """Return that each of two characters deals damage to the other, all of it at one moment (403.4).

    In the amount, `Those("one")` is the one that deals the damage.
    """
    two = Union((a, b))
    other = Every(AllOf((Among(two), Not(Among(_ONE)))))
    return (ForEach(two, _ONE.name, (Deal(_ONE, other, amount, kind, name="dealt"),)),)


OWN_ATK = ValueOf(Trait.ATK, _ONE)
"""The ATK of the one that deals the damage."""


def _each_of_two(typed: Value) -> tuple[Any, Any]:
    """Return the build and undo functions of two characters, spoken of before, each of which damages the other."""

    def build(discourse: Discourse, kind: DamageType | None = None) -> tuple[ForEach]:
        match plural_references.them(discourse).selection:
            case Union((a, b)) if _is_one_character(discourse, a) and _is_one_character(discourse, b):
                return to_each_other(a, b, OWN_ATK, kind)
            case _:
                raise NoReading("two characters")

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (ForEach(do=(Deal(damage_type=kind),)),) if (kind is None) is (typed is None):
                if value == build(discourse.fork(), kind):
                    yield {} if kind is None else {"kind": kind}
            case _:
                return

    return build, undo


def _is_one_character(discourse: Discourse, it: Selection) -> bool:
    """Return whether the selection was spoken of as one card, which is a character whatever it is."""
    known = [each for each in discourse.mentions if each.selection == it]
    return bool(known) and all(not each.several and kinds_named(each.nouns) <= _CHARACTERS for each in known)


_CHARACTERS = frozenset({"ally", "hero", "totem", "character"})


def _each_other() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for two characters that deal damage to each other."""
    atk = to_each_other(h.a, h.b, OWN_ATK)
    for words in ("damage to each other equal to their atk", "damage equal to their atk to each other"):
        yield rule("clause.said", f"{{a:ref}} and {{b:ref}} <|each> deal {words}", atk)
    for kind, typed in (("", None), ("{kind:damagetype}", h.kind)):
        other = f"each of them deals {kind} damage equal to its atk to the other"
        yield made("clause.said", other, *_each_of_two(typed), like=(ForEach,))
    same = to_each_other(h.a, h.b, h.n, h.kind)
    yield rule(
        "clause.said", "{a:ref} and {b:ref} <|each> deal {n:digits} {kind:damagetype} damage to each other", same
    )


def _of_each(discourse: Discourse, doer: Selection, acts: Value) -> tuple[Deal]:
    """Return the damage that each of several characters deals to others, all of it at one moment (403.4).

    Raises:
        NoReading: it is not one amount of damage that all of them deal to the same characters.
    """
    _must_be_characters(doer)
    match acts:
        case (Deal(source, to, amount, divided=False) as dealt,) if source == doer and _is_same_for_all(amount):
            _must_be_the_same_ones(discourse, to)
            return (dealt,)
        case _:
            raise NoReading("an amount of damage that each of them deals to the same characters")


def _must_be_characters(doer: Selection) -> None:
    """Refuse abilities and equipment, with which a character deals damage (405.3d).

    Raises:
        NoReading: the words describe such cards, or cards of any kind.
    """
    if not isinstance(doer, Every) or not kinds_named(words_for(doer.filter)) <= _CHARACTERS:
        raise NoReading("characters that deal the damage")


def _is_same_for_all(amount: object) -> bool:
    """Return whether the amount is said without a word such as "its", which could be of the one or of the other."""
    if isinstance(amount, Times):
        return _is_same_for_all(amount.quantity)
    return isinstance(amount, (Number, X)) or (isinstance(amount, Count) and isinstance(amount.of, Every))


def _must_be_the_same_ones(discourse: Discourse, to: Selection) -> None:
    """Refuse characters of whom the words leave open whether each chooses its own, or whether each excludes itself.

    Raises:
        NoReading: they are chosen, or some are left out of them.
    """
    described = discourse.description_of(to)
    if any(isinstance(part, (Again, Chosen, Not)) for part in parts_of((to, described and described.filter))):
        raise NoReading("characters that are the same for each who deals damage to them")


def _undo_of_each(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Deal(Every() as doer),):
            yield {"doer": doer, "acts": value}
        case _:
            return


def _by_own_atk(discourse: Discourse, doer: Selection, to: Selection, kind: DamageType | None = None) -> tuple[ForEach]:
    _must_be_characters(doer)
    _must_be_the_same_ones(discourse, to)
    return (ForEach(doer, _ONE.name, (Deal(_ONE, to, OWN_ATK, kind, name="dealt"),)),)


def _undo_by_own_atk(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ForEach(Every() as doer, _ONE.name, (Deal(_, to, _, kind),)),):
            yield {"doer": doer, "to": to, "kind": kind} if kind is not None else {"doer": doer, "to": to}
        case _:
            return


def _each_of_several() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that each of several characters deals to others than themselves.

    "Its ATK" stands before those others: behind them it could be one of theirs.
    """
    yield rule("each.several", "{it:every.one}", h.it)
    yield made("each.several", "{who:whose} {nouns}", _all_of, _undo_all_of, like=Every)
    yield rule("each.dealing", "{it:each.one}", h.it)
    yield made("each.dealing", "each of {who:whose} {nouns}", _all_of, _undo_all_of, like=Every)
    for doer, deal, acts in (("{doer:each.dealing}", "deals", "doess"), ("{doer:each.several} each", "deal", "dos")):
        said = f"{doer} {{acts:{acts}}}"
        yield made("clause.said", said, _of_each, _undo_of_each, bracket="clause", like=(Deal,))
        for kind in ("", "{kind:damagetype}"):
            words = f"{doer} {deal} {kind} damage equal to its atk to {{to:np~}}"
            yield made("clause.said", words, _by_own_atk, _undo_by_own_atk, bracket="clause", like=(ForEach,))


def _all_of(discourse: Discourse, who: Selection, nouns: Filter) -> Every:
    return every(discourse, owned(nouns, who))


def _undo_all_of(_discourse: Discourse, value: Every) -> Iterator[Bindings]:
    yield from disowned(value.filter)


RULES = (*_each_other(), *_each_of_several())
