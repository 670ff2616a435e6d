"""Relative clauses: cards that have something, that are in a state, that did nothing this turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import DidThisTurn, HasAttached, HasKeyword, InCondition, Not
from engine.language.words import Condition, Done
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h


def _having() -> Iterator[tuple[Rule, ...]]:
    yield rule("postmod", "<that has|that have> {keyword:keyword.name}", HasKeyword(h.keyword))
    yield rule("postmod", "<that has|that have> damage <on it|on them|>", InCondition(Condition.DAMAGED))
    yield rule(
        "postmod", "<without|that doesn't have|that don't have> {keyword:keyword.name}", Not(HasKeyword(h.keyword))
    )
    yield from _with_attached()
    for done in (Done.ATTACKED, Done.DEFENDED, Done.PROTECTED):
        bare = {Done.ATTACKED: "attack", Done.DEFENDED: "defend", Done.PROTECTED: "protect"}[done]
        yield rule("postmod", f"that didn't {bare} this turn", Not(DidThisTurn(done)))


def _with_attached() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards to which one card of a kind or more are attached, or none."""
    those = "{it:nouns} attached <|to it|to him|to her|to them>"
    some = f"<a|an> attached {{it:noun}}|<one or more|> {those}|<one or more|> attached {{it:nouns}}"
    none = f"attached {{it:nouns}}|{those}"
    yield rule("postmod", f"<with|that has|that have> <{some}>", HasAttached(h.it))
    yield rule("postmod", f"<with no|without|without any|that has no|that have no> <{none}>", Not(HasAttached(h.it)))
    yield rule("has~", f"has~ <{some}>", HasAttached(h.it))
    yield rule("has~", f"has~ no <{none}>", Not(HasAttached(h.it)))


RULES = (*_having(),)
