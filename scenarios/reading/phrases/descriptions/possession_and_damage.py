"""More words about cards: what they dealt, whose they are, what they are not, and the state that they are in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    DealtDamage,
    DidThisTurn,
    FatallyDamaged,
    Filter,
    HasAttached,
    HasKeyword,
    InCondition,
    Is,
    Not,
    OfDamageType,
    Owned,
    Tagged,
    Valued,
    WasDealtDamage,
)
from engine.language.selections import Chosen, Players, You
from engine.language.words import Comparison, Condition, Done, KeywordName, Kind, Relation, Trait
from scenarios.reading.back_references import of_one_player
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.nouns.card_nouns import InParty, compose, decompose
from scenarios.reading.phrases.nouns.tags_before_nouns import NotTagged
from scenarios.reading.phrases.replacements.replacement_phrases import TOOLS
from scenarios.reading.templates import Bindings, Value, h

_CARD = Is((Kind.CARD,))

_WHOM: tuple[tuple[str, Any], ...] = (("", None), ("to <a|an> {to:noun}", h.to), ("to {to:one}", Among(h.to)))
_KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("fatal", {"fatal": True}),
    ("{kind:damagetype}", {"damage_type": h.kind}),
)


def _dealt() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for characters that dealt damage, or were dealt it, this turn."""
    for (kind, how), (whom, to), (tool, with_) in product(_KINDS, _WHOM, TOOLS):
        found = DealtDamage(to, **with_, **how)
        yield rule("postmod", f"that dealt {kind} damage {tool} {whom} this turn", found)
    for (kind, how), (tool, with_) in product(_KINDS, TOOLS):
        if "fatal" not in how:
            was = WasDealtDamage(h.by, **with_, **how)
            yield rule("postmod", f"that was dealt {kind} damage by <a|an> {{by:noun}} {tool} this turn", was)


_DEEDS = {
    Done.COMPLETED: "that was completed",
    Done.DESTROYED: "that was destroyed",
    Done.ENTERED_COMBAT: "that entered combat",
    Done.HEALED_DAMAGE: "that healed damage",
    Done.INSPIRED: "that was inspired",
    Done.PLACED: "that was placed",
    Done.PLAYED: "that was played",
    Done.PROPOSED: "that was proposed as an attacker",
    Done.SABOTAGED: "that sabotaged",
    Done.STRUCK: "that struck",
    Done.TRIGGERED: "that triggered",
    Done.USED: "that was used",
}


def _deeds() -> Iterator[tuple[Rule, ...]]:
    for deed, words in _DEEDS.items():
        yield rule("postmod", f"{words} this turn", DidThisTurn(deed))


def _possession() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that somebody owns."""
    yield rule("postmod", "you own", Owned(You()))
    yield made("postmod", "{of:player} owns", *of_one_player(Owned), like=Owned)
    yield rule("postmod", "an opponent owns", Owned(Players(Relation.OPPONENT)))


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
    isnt = "<that isn't|that aren't|that 's not|that is not|that are not>"
    for not_so in (f"{isnt} <a|an>", "<other than|except> <a|an>"):
        yield rule("postmod", f"{not_so} {{tag}}", NotTagged(h.tag))
        yield made("postmod", f"{not_so} {{it:noun}}", _no_such, _undo_no_such, like=Not)
    yield rule("postmod", f"{isnt} {{tag}}", NotTagged(h.tag))
    for so in (f"{isnt} <a|an|>", "<other than|except> <a|an>"):
        several = f"{so} {{a:tag}} <or|nor> <|a|an> {{b:tag}}"
        yield rule("postmod", several, NotTagged((h.a, h.b)))
        several = f"{so} {{a:tag}} , <|a|an> {{b:tag}} , <or|nor> <|a|an> {{c:tag}}"
        yield rule("postmod", several, NotTagged((h.a, h.b, h.c)))
    yield rule("postmod", "<other than|except> {a:tags} and {b:tags}", NotTagged((h.a, h.b)))
    for not_so in (isnt, "<other than|except>"):
        yield rule("postmod", f"{not_so} {{tag:tags}}", NotTagged(h.tag))
    yield made("postmod", "<other than|except> {it:nouns}", _no_such, _undo_no_such, like=Not)
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
    yield rule("postmod", "<with no attachments|without attachments>", Not(HasAttached(_CARD)))
    for bound, comparison in (("or less", Comparison.AT_MOST), ("or more", Comparison.AT_LEAST)):
        cost = Valued(Trait.COST, comparison, h.n)
        yield rule("postmod", f"<with a cost of|that costs|that cost> {{n:digits}} {bound}", cost)
    yield rule("postmod", "with fatal damage <on it|on them|>", FatallyDamaged())
    yield rule("postmod", "<|that is|that 's|that are> in combat", InCondition(Condition.IN_COMBAT))
    isnt = "<that isn't|that aren't|that 's not|that is not|that are not>"
    yield rule("postmod", f"<{isnt}|not> in combat", Not(InCondition(Condition.IN_COMBAT)))
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


def _controlled(discourse: Discourse, post: tuple[Any, ...] = (), pre: tuple[Any, ...] = ()) -> Filter:
    """Return cards of any kind that somebody controls, which are therefore in play.

    Raises:
        NoReading: the words don't say who controls them.
    """
    if any(isinstance(each, InParty) for each in post):
        raise NoReading("characters, who alone are in a party")
    found = compose(discourse, head=_CARD, pre=pre, post=post)
    if not (isinstance(found, AllOf) and any(isinstance(each, Controlled) for each in found.filters)):
        raise NoReading("words that say who controls the card")
    return found


def _undo_controlled(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case AllOf((Is((Kind.CARD,)), *rest)) if any(isinstance(each, Controlled) for each in rest):
            yield from (
                {name: part for name, part in bound.items() if name != "head" and part != ()}
                for bound in decompose(discourse, value)
            )
        case _:
            return


def _cards_of_somebody() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards in play of whatever kind, called by who controls them."""
    for noun, card in (("noun", "card"), ("nouns", "cards")):
        for pre, post in (("", "{post:postmods}"), ("{pre:premods}", "{post:postmods}"), ("{pre:premods}", "")):
            said = f"{pre} {card} {post}"
            yield made(noun, said, _controlled, _undo_controlled, like=AllOf)


RULES = (*_cards_of_somebody(), *_dealt(), *_deeds(), *_possession(), *_negated(), *_states())
