"""What cards are not, and the states, keywords and values that they have."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import (
    Among,
    FatallyDamaged,
    Filter,
    HasAttached,
    HasKeyword,
    InCondition,
    Is,
    Not,
    OfDamageType,
    Tagged,
    Valued,
)
from engine.language.selections import Chosen
from engine.language.words import Comparison, Condition, KeywordName, Kind, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.nouns.tags_before_nouns import NotTagged
from scenarios.reading.templates import Bindings, Value, h

_ISNT = "<that isn't|that aren't|that 's not|that is not|that are not>"
_EXCEPT = "<other than|except|except for>"


def _no_such(_discourse: Discourse, it: Filter) -> Not:
    """Return what excludes cards of a kind; what a tag by itself stands for depends on the noun before it."""
    if isinstance(it, Tagged):
        raise NoReading("a kind of card")
    return Not(it)


def _undo_no_such(_discourse: Discourse, value: Not) -> Iterator[Bindings]:
    if not isinstance(value.filter, Tagged):
        yield {"it": value.filter}


def _but(_discourse: Discourse, that: Value) -> Not:
    """Return what excludes a card that is known; "other than a Demon" excludes every Demon."""
    if isinstance(that, Chosen):
        raise NoReading("a card that is known")
    return Not(Among(that))


def _undo_but(_discourse: Discourse, value: Not) -> Iterator[Bindings]:
    if isinstance(value.filter, Among) and not isinstance(value.filter.selection, Chosen):
        yield {"that": value.filter.selection}


def _negated() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a card is not, and for tags and keywords behind the noun."""
    for not_so in (f"{_ISNT} <a|an>", f"{_EXCEPT} <a|an>"):
        yield rule("postmod", f"{not_so} {{tag}}", NotTagged(h.tag))
        yield made("postmod", f"{not_so} {{it:noun}}", _no_such, _undo_no_such, like=Not)
    yield rule("postmod", f"{_ISNT} {{tag}}", NotTagged(h.tag))
    for so in (f"{_ISNT} <a|an|>", f"{_EXCEPT} <a|an>"):
        several = f"{so} {{a:tag}} <or|nor> <|a|an> {{b:tag}}"
        yield rule("postmod", several, NotTagged((h.a, h.b)))
        several = f"{so} {{a:tag}} , <|a|an> {{b:tag}} , <or|nor> <|a|an> {{c:tag}}"
        yield rule("postmod", several, NotTagged((h.a, h.b, h.c)))
    yield rule("postmod", f"{_EXCEPT} {{a:tags}} and {{b:tags}}", NotTagged((h.a, h.b)))
    for not_so in (_ISNT, _EXCEPT):
        yield rule("postmod", f"{not_so} {{tag:tags}}", NotTagged(h.tag))
    yield made("postmod", f"{_EXCEPT} {{it:nouns}}", _no_such, _undo_no_such, like=Not)
    yield made("postmod", "other than {that:np}", _but, _undo_but, like=Not)
    yield rule("postmod", "<that is|that 's|that are> <|a|an> {tag}", h.tag)
    yield rule("postmod", "<that is|that 's|that are> <|a|an> {a:tag} or <|a|an> {b:tag}", (h.a, h.b))
    yield rule("postmod", "<that is|that 's|that are> {keyword:keyword.name}", HasKeyword(h.keyword))


def _states() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for states, keywords, damage types, and for what a card is not."""
    yield rule("premod", "ongoing", InCondition(Condition.ONGOING))
    yield rule("premod", "undamaged", Not(InCondition(Condition.DAMAGED)))
    yield rule("premod", "stealthed", HasKeyword(KeywordName.STEALTH))
    yield rule("postmod", "<that has|that have> no damage <on it|on them|>", Not(InCondition(Condition.DAMAGED)))
    yield rule("postmod", "<with no attachments|without attachments>", Not(HasAttached(Is((Kind.CARD,)))))
    for bound, comparison in (("or less", Comparison.AT_MOST), ("or more", Comparison.AT_LEAST)):
        cost = Valued(Trait.COST, comparison, h.n)
        yield rule("postmod", f"<with a cost of|that costs|that cost> {{n:digits}} {bound}", cost)
    yield rule("postmod", "with fatal damage <on it|on them|>", FatallyDamaged())
    yield rule("postmod", "<|that is|that 's|that are> in combat", InCondition(Condition.IN_COMBAT))
    yield rule("postmod", f"<{_ISNT}|not> in combat", Not(InCondition(Condition.IN_COMBAT)))
    yield rule("postmod", "that is attached", InCondition(Condition.ATTACHED))
    yield rule("postmod", "with damage type {kind:damagetype}", OfDamageType(h.kind))
    yield rule("postmod", "among {them:some.spoken}", Among(h.them))
    for keyword in (
        KeywordName.BEAR_FORM,
        KeywordName.CAT_FORM,
        KeywordName.RESISTANCE,
        KeywordName.WAR_STOMP,
    ):
        yield rule("keyword.name", keyword.value, keyword)


RULES = (*_negated(), *_states())
