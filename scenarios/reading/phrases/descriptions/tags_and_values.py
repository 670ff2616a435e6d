"""More descriptions of cards: one tag or another, keywords as nouns, and values compared with computed ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from engine.language.filters import (
    AllOf,
    Among,
    Filter,
    HasKeyword,
    InCombatWith,
    InCondition,
    Is,
    Tagged,
    Valued,
    WasDealtDamage,
)
from engine.language.selections import Fits, Negated, Number, Plus, Quantity, Selection, ValueOf
from engine.language.words import Comparison, Condition, KeywordName, Kind, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.phrases.nouns.tags_before_nouns import tag_of, tags_filter
from scenarios.reading.templates import Bindings, h

_CARD = Is((Kind.CARD,))
_TRAITS = ((Trait.COST, "cost"), (Trait.ATK, "atk"), (Trait.HEALTH, "health"))


def _keywords() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for characters that are called by a keyword of theirs."""
    yield rule("premod", "token", Is((Kind.TOKEN,)))
    yield rule("corehead~", "protector~", HasKeyword(KeywordName.PROTECTOR))


def _either_tag() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards with one tag or another."""
    yield rule("tags.either", "{a:tags} <and|or|and/or> {b:tags}", (h.a, h.b))
    yield rule("tags.either", "{a:tags} , {b:tags} , <and|or|and/or> {c:tags}", (h.a, h.b, h.c))
    yield rule("tag.joint", "{a:tag} <or|and|and/or> {b:tag}", (h.a, h.b))
    yield rule("tag.joint", "{a:tag} , {b:tag} , <or|and|and/or> {c:tag}", (h.a, h.b, h.c))
    yield rule("corehead", "{tags:tag.joint}", Tagged(h.tags))
    yield rule("coreheads", "{tags:tags.either}", Tagged(h.tags))
    yield rule("premod", "{tags:tag.joint}", h.tags)
    yield made("coreheadcard", "{tags:tag.joint}", _card_of_either, _undo_card_of_either)


def _card_of_either(_discourse: Discourse, tags: tuple[str, ...]) -> Filter:
    return tags_filter(tags, _CARD)


def _undo_card_of_either(_discourse: Discourse, value: Filter) -> Iterator[Bindings]:
    tags = tag_of(value)
    if isinstance(tags, tuple):
        yield {"tags": tags}


def _plus(q: Quantity, by: int) -> Quantity:
    return Number(q.value + by) if isinstance(q, Number) else Plus((q, Number(by)))


def _one_less(_discourse: Discourse, trait: Trait, q: Quantity) -> Valued:
    return Valued(trait, Comparison.AT_MOST, _plus(q, -1))


def _one_more(_discourse: Discourse, trait: Trait, q: Quantity) -> Valued:
    return Valued(trait, Comparison.AT_LEAST, _plus(q, 1))


_Undo: TypeAlias = Callable[[Discourse, object], Iterator[Bindings]]


def _undo_by_one(comparison: Comparison, by: int) -> _Undo:
    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Valued(trait, found, Plus((q, Number(found_by)))) if found is comparison and found_by == by:
                yield {"trait": trait, "q": q}
            case Valued(trait, found, Number(bound)) if found is comparison:
                yield {"trait": trait, "q": Number(bound - by)}
            case _:
                return

    return undo


def _beside(compared: Callable[..., Valued], undo: _Undo) -> tuple[Callable[..., Valued], _Undo]:
    """Return the build and undo functions of cards with less or more of a value than another card."""

    def build(discourse: Discourse, trait: Trait, of: Selection) -> Valued:
        return compared(discourse, trait, ValueOf(trait, of))

    def unbuild(discourse: Discourse, value: object) -> Iterator[Bindings]:
        for found in undo(discourse, value):
            match found:
                case {"trait": trait, "q": ValueOf(same, of)} if trait is same:
                    yield {"trait": trait, "of": of}
                case _:
                    pass

    return build, unbuild


def _compared() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards whose value is compared with a computed number."""
    for trait, word in _TRAITS:
        yield rule("trait", word, trait)
    less, more = _undo_by_one(Comparison.AT_MOST, -1), _undo_by_one(Comparison.AT_LEAST, 1)
    at_most, at_least = Valued(h.trait, Comparison.AT_MOST, h.q), Valued(h.trait, Comparison.AT_LEAST, h.q)
    same = Valued(h.trait, Comparison.EQUAL, h.q)
    yield rule("postmod", "with {trait} <less than or equal to|equal to or less than> {q:quantity}", at_most)
    yield rule("postmod", "with {trait} <greater than or equal to|equal to or greater than> {q:quantity}", at_least)
    yield rule("postmod", "with {trait} equal to {q:quantity}", same)
    than_it = "than {of:one} <|'s>"
    yield made("postmod", f"with <less|lower> {{trait}} {than_it}", *_beside(_one_less, less), like=Valued)
    yield made("postmod", f"with <greater|more|higher> {{trait}} {than_it}", *_beside(_one_more, more), like=Valued)
    for words, compared, undo in (("less", _one_less, less), ("<greater|more>", _one_more, more)):
        yield made("postmod", f"with {{trait}} {words} than {{of:one}} 's", *_beside(compared, undo), like=Valued)
    over = Valued(h.trait, Comparison.AT_MOST, Plus((h.q, h.n)))
    yield rule("postmod", "with {trait} up to {n:digits} <more|greater|higher> than {q:value}", over)
    yield made("postmod", "with {trait} less than {q:quantity}", _one_less, less, like=Valued)
    yield made("postmod", "with less than {q:digits} {trait}", _one_less, less, like=Valued)
    yield made("postmod", "with <more|greater> than {q:digits} {trait}", _one_more, more, like=Valued)
    yield made("postmod", "with {trait} greater than {q:quantity}", _one_more, more, like=Valued)


def _postmods_of_damage() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for characters that were dealt damage, or dealt it, this turn."""
    for kind, combat in (("", False), ("combat", True)):
        by_one = WasDealtDamage(Among(h.by), combat=combat)
        yield rule("postmod", f"<that was|that were|> dealt {kind} damage by {{by:one}} this turn", by_one)
        yield rule("been.dealt", f"dealt {kind} damage by {{by:one}} this turn", by_one)
        yield rule("been.dealt", f"dealt {kind} damage by <a|an> {{by:noun}} this turn", WasDealtDamage(h.by, combat))
    yield rule("postmod", "<that was|> damaged by {by:np} this turn", WasDealtDamage(Among(h.by)))
    yield rule("postmod", "<dealt|that was dealt|that were dealt> damage this turn", WasDealtDamage())
    tools = (("", None), ("with <a|an> {tool:noun}", h.tool), ("with {tool:tool.one}", Among(h.tool)))
    for words, with_ in tools:
        typed = WasDealtDamage(Among(h.by), damage_type=h.kind, with_=with_)
        said = f"dealt {{kind:damagetype}} damage by {{by:one}} {words} this turn"
        yield rule("postmod", f"<that was|> {said}", typed)
        yield rule("been.dealt", said, typed)
        if with_ is not None:
            plain = WasDealtDamage(Among(h.by), with_=with_)
            yield rule("postmod", f"<that was|> dealt damage by {{by:one}} {words} this turn", plain)
    of_a_type = WasDealtDamage(damage_type=h.kind)
    yield rule("postmod", "<that was|that were|> dealt {kind:damagetype} damage this turn", of_a_type)
    yield rule("been.dealt", "dealt {kind:damagetype} damage this turn", of_a_type)
    yield from _having_been_dealt()
    for kind, combat in (("", False), ("combat", True)):
        dealt = WasDealtDamage(Among(h.by), combat=combat)
        yield rule("postmod", f"<that|to which> {{by:one}} dealt {kind} damage <|to> this turn", dealt)
    facing = AllOf((InCondition(Condition.ATTACKING), InCombatWith(h.foe)))
    yield rule("postmod", "<attacking|that is attacking|that 's attacking> {foe:one}", facing)
    yield rule("postmod", "it dealt combat damage to this turn", WasDealtDamage(Among(h.doer), combat=True))
    yield rule("postmod", "it dealt damage to this turn", WasDealtDamage(Among(h.doer)))


def _having_been_dealt() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what was dealt damage this turn, whoever dealt it."""
    yield rule("condition.one", "{topic:one} <was|has been> {so:been.dealt}", Fits(h.topic, h.so), bracket="clause")
    not_so = Negated(Fits(h.topic, h.so))
    yield rule("condition.one", "{topic:one} <wasn't|hasn't been> {so:been.dealt}", not_so, bracket="clause")
    yield rule("postmod", "<that has been|that have been> {so:been.dealt}", h.so)
    yield rule("been.dealt", "dealt damage this turn", WasDealtDamage())
    in_combat = WasDealtDamage(combat=True)
    yield rule("postmod", "<dealt|that was dealt|that were dealt> combat damage this turn", in_combat)
    yield rule("been.dealt", "dealt combat damage this turn", in_combat)


RULES = (*_keywords(), *_either_tag(), *_compared(), *_postmods_of_damage())
