"""Conditions: what stands after "if", "while", "unless" and "use only"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import (
    Among,
    AttachedTo,
    Controlled,
    DealtDamage,
    HasKeyword,
    HasTrait,
    InCondition,
    Tagged,
)
from engine.language.selections import Compare, Count, Every, Fits, HeroOf, Negated, Number, Players, TurnOf, You
from engine.language.words import Comparison, Condition, KeywordName, Relation, Zone
from scenarios.reading.phrases.quantities import CARD
from scenarios.reading.rules import Rule, rule
from scenarios.reading.templates import Joined, h

HERO = HeroOf(You())
_STATES = (Condition.ATTACKING, Condition.DEFENDING, Condition.PROTECTING, Condition.EXHAUSTED, Condition.READY,
           Condition.IN_COMBAT)  # fmt: skip
_FORMS = (KeywordName.BEAR_FORM, KeywordName.CAT_FORM)


def _being() -> Iterator[tuple[Rule, ...]]:
    for state in _STATES:
        yield rule("being", state.value, InCondition(state))
    for form in _FORMS:
        yield rule("being", f"in {form.value}", HasKeyword(form))
    yield rule("being", "stealthed", HasKeyword(KeywordName.STEALTH))
    yield rule("being", "attached to a {to:noun}", AttachedTo(h.to))
    yield rule("being", "attached to {to:one}", AttachedTo(Among(h.to)))
    for has in ("has", "have"):
        yield rule(has, f"{has} {{keyword:keyword.name}}", HasKeyword(h.keyword))
        yield rule(has, f"{has} damage on it", InCondition(Condition.DAMAGED))


def _holding() -> Iterator[tuple[Rule, ...]]:
    yield rule("condition", "{topic:np} is {be:being}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition", "{topic:np} 's {be:being}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition", "{topic:np} {be:has}", Fits(h.topic, h.be), bracket="clause")
    yield rule("condition", "{it:np} has no damage <on it|>", Negated(Fits(h.it, InCondition(Condition.DAMAGED))))
    yield rule("condition", "{it:np} dealt damage this turn", Fits(h.it, DealtDamage()))
    yield rule("condition", "{it:np} dealt no damage this turn", Negated(Fits(h.it, DealtDamage())))
    yield rule("condition", "your hero is <a|an> {tag}", Fits(HERO, HasTrait(h.tag)))
    yield rule("condition", "{it:np} is <a|an> {tag}", Fits(h.it, Tagged((h.tag,))))
    yield rule("condition", "it is your turn", TurnOf(You()))


def _comparing() -> Iterator[tuple[Rule, ...]]:
    at_least = Comparison.AT_LEAST
    cards = Count(Every(CARD, (Zone.HAND,), You()))
    yield rule("condition", "there are {n:count} or more {them:nouns}", Compare(Count(Every(h.them)), at_least, h.n))
    yield rule("condition", "you have {n:count} or more cards in your hand", Compare(cards, at_least, h.n))
    yield rule("condition", "you <have|control> {n:count} or more {them:nouns}",
               Compare(Count(Every(Joined(h.them, Controlled(You())))), at_least, h.n))  # fmt: skip
    yield rule("condition", "you <have|control> <a|an> {it:noun}",
               Compare(Count(Every(Joined(h.it, Controlled(You())))), at_least, Number(1)))  # fmt: skip


def _only() -> Iterator[tuple[Rule, ...]]:
    yield rule("only", "on your turn", TurnOf(You()))
    yield rule("only", "on an opponent 's turn", TurnOf(Players(Relation.OPPONENT)))
    yield rule("only", "<if|while> {c:condition}", h.c)


RULES = (*_being(), *_holding(), *_comparing(), *_only())
