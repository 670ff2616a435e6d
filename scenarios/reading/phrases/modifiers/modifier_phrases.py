"""Predicates that change values: what cards and players have, are, can't and must, in the singular and the plural."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, Controlled, Filter, Is, Not, Standing
from engine.language.modifiers import (
    Adjust,
    AttackOnly,
    Can,
    Cannot,
    Change,
    Deed,
    GainPowers,
    GainTags,
    LosePowers,
    MustAttack,
    SetValue,
)
from engine.language.powers import Keyword
from engine.language.selections import AtMost, Players, Quantity, Role, Target, Those, Times
from engine.language.words import KeywordName, Kind, Relation, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.selected_cards import is_player
from scenarios.reading.templates import Bindings, filters_of, h, multiplied, parts_of, scaled, whole_of

_AGREE = {
    "have": "has",
    "lose": "loses",
    "are": "is",
    "pay": "pays",
    "gain": "gains",
    "enter": "enters",
    "them": "it",
    "don't": "doesn't",
    "deal": "deals",
    "attack": "attacks",
}
_VERB = re.compile(r"\+(\w+)")
TRAITS = {Trait.ATK: "atk", Trait.HEALTH: "health", Trait.DEF: "def"}
_BY_NAME = (KeywordName.ELUSIVE, KeywordName.UNTARGETABLE, KeywordName.STEALTH)
_HAD = (
    KeywordName.ELUSIVE,
    KeywordName.FEROCITY,
    KeywordName.PROTECTOR,
    KeywordName.STEALTH,
    KeywordName.UNTARGETABLE,
    KeywordName.LONG_RANGE,
    KeywordName.DUAL_WIELD,
)


def state(pattern: str, *changes: object) -> Iterator[tuple[Rule, ...]]:
    """Yield the rules of a predicate: ``+have`` stands for "have" of several and "has" of one."""
    yield rule("is^", _VERB.sub(lambda found: f"{_AGREE[found[1]]}^", pattern), tuple(changes))


def _values() -> Iterator[tuple[Rule, ...]]:
    for trait, word in TRAITS.items():
        yield rule("gain", f"{{n:signed}} {word}", (Adjust(trait, h.n),))
        yield rule("gain", f"{{n:change}} {word} for each {{each:counted}}", (Adjust(trait, multiplied(h.each, h.n)),))
        for other, second in TRAITS.items():
            if other is not trait:
                yield rule(
                    "gain",
                    f"{{n:signed}} {word} <and|/> {{m:signed}} {second}",
                    (Adjust(trait, h.n), Adjust(other, h.m)),
                )
                yield rule(
                    "gain",
                    f"{{n:change}} {word} <and|/> {{m:change}} {second} for each {{each:counted}}",
                    (Adjust(trait, multiplied(h.each, h.n)), Adjust(other, multiplied(h.each, h.m))),
                )
    for trait, word in TRAITS.items():
        limit = f"<up to|to a maximum of|up to a maximum of> {{m:change}} <{word}|>"
        said = f"{{n:change}} {word} for each {{each:counted}} , {limit}"
        yield made("gain", said, *_limited_gain(trait))
        yield from state(f"+have {{n:digits}} {word}", SetValue(trait, h.n))
    yield from state(
        "+have {a:digits} atk and {b:digits} health", SetValue(Trait.ATK, h.a), SetValue(Trait.HEALTH, h.b)
    )
    yield rule("is~", "has~ {changes:gain}", h.changes)


def _limited_gain(trait: Trait) -> tuple[Any, Any]:
    """Return the build and undo functions of so much of a value for each of something, up to a limit."""

    def build(_discourse: Discourse, n: int, each: Quantity, m: int) -> tuple[Adjust]:
        if min(n, m) < 1:
            raise NoReading("a gain with a limit of at least 1")
        return (Adjust(trait, AtMost(scaled(each, n), m)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Adjust(found, AtMost(Times(each, n), m)),) if found is trait:
                yield {"n": n, "each": each, "m": m}
            case (Adjust(found, AtMost(each, m)),) if found is trait:
                yield {"n": 1, "each": each, "m": m}
            case _:
                return

    return build, undo


def _keywords() -> Iterator[tuple[Rule, ...]]:
    for keyword in _HAD:
        yield rule("had", keyword.value, Keyword(keyword))
    yield rule("had", "{kind:damagetype} resistance", Keyword(KeywordName.RESISTANCE, h.kind))
    yield rule("been", "a protector", Keyword(KeywordName.PROTECTOR))
    for keyword in _BY_NAME:
        yield rule("been", keyword.value, Keyword(keyword))
    for one, verb in (("had", "+have"), ("been", "+are")):
        yield from state(f"{verb} {{a:{one}}}", GainPowers((h.a,)))
        yield from state(f"{verb} {{a:{one}}} and {{b:{one}}}", GainPowers((h.a, h.b)))
    yield rule("is", "'s {a:been}", (GainPowers((h.a,)),))
    for words in ("{a:gain} and {b:hads}", "{a:hads} and {b:gain}", "{a:gain} , and {b:hads}"):
        yield made("is~", f"has~ {words}", both_kinds, undo_both_kinds, like=tuple)
    yield rule("hads", "{a:had}", (GainPowers((h.a,)),))
    yield rule("hads", "{a:had} and {b:had}", (GainPowers((h.a, h.b)),))
    yield from state('+have " {power:quoted} "', GainPowers((h.power,)))
    said = 'has~ {a:gain} and " {power:quoted} "'
    yield made("is~", said, _value_and_power, _undo_value_and_power)
    for words in ('{a:had} and " {b:quoted} "', '" {a:quoted} " and {b:had}', '" {a:quoted} " and " {b:quoted} "'):
        yield rule("is~", f"has~ {words}", (GainPowers((h.a, h.b)),))
    for words in ("has~ {a:gain} and is~ {b:beens}", "is~ {a:beens} and has~ {b:gain}"):
        yield made("is~", words, both_kinds, undo_both_kinds, like=tuple)
    yield rule("beens", "{a:been}", (GainPowers((h.a,)),))


def _tags() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what cards are, beside what they were or in place of it."""
    besides = "in addition to <its|his|her|their> other <races|types|classes|tags>"
    at_once = GainPowers((Keyword(KeywordName.FEROCITY),))
    yield from state("can attack immediately", at_once)
    yield from state("+are also <a|an> {tag:tag.gained}", GainTags((h.tag,)))
    yield from state(f"+are <a|an|> {{tag:tag.gained}} <|{besides}>", GainTags((h.tag,)))
    yield rule("are", f"are <|also> {{tag:tags}} <|{besides}>", (GainTags((h.tag,)),))
    said = f"{{topic:one}} <is|'s> <a|an|> {{tag:tag.gained}} {besides}"
    yield rule("clause.said", said, (Apply((GainTags((h.tag,)),), h.topic, Duration.GAME),), bracket="clause")
    shape = (GainTags((h.tag,)), SetValue(Trait.ATK, h.a), SetValue(Trait.HEALTH, h.b))
    yield from state("+are <a|an|> {tag:name} with {a:digits} atk and {b:digits} health", *shape)


def _losses() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for powers and keywords that are lost, or can't be had."""
    yield from state("+lose all powers", LosePowers())
    yield from state("+lose all flip powers", LosePowers(flip=True))
    for category, joint in (("lost", "and"), ("barred", "<and|or>")):
        yield rule(category, "{a:keyword.name}", (h.a,))
        yield rule(category, f"{{a:keyword.name}} {joint} {{b:keyword.name}}", (h.a, h.b))
        yield rule(category, f"{{a:keyword.name}} , {{b:keyword.name}} , {joint} {{c:keyword.name}}", (h.a, h.b, h.c))
    yield from state("+lose {a:lost}", LosePowers(keywords=h.a))
    for words in ("+lose and can't have", "can't have"):
        yield from state(f"{words} powers", LosePowers(and_cannot_have=True))
        yield from state(f"{words} flip powers", LosePowers(and_cannot_have=True, flip=True))
        for gained in dict.fromkeys((words, words.replace("and can't have", "and can't gain"))):
            yield from state(f"{gained} {{a:barred}}", LosePowers(and_cannot_have=True, keywords=h.a))


def _possessions() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for three or more values, keywords and powers in one list."""
    for trait, word in TRAITS.items():
        yield rule("possessed", f"{{n:signed}} {word}", Adjust(trait, h.n))
    yield rule("possessed", "{a:had}", GainPowers((h.a,)))
    yield rule("possessed", '" {power:quoted} "', GainPowers((h.power,)))
    yield made("possessions", "{a:possessed} , {rest:possessions}", _one_more, _undo_one_more, like=tuple)
    yield rule("possessions", "{a:possessed} , {b:possessed} , and {c:possessed}", (h.a, h.b, h.c))
    yield made("is~", "has~ {several:possessions}", _had_together, _undo_had_together, like=tuple)


def _one_more(_discourse: Discourse, a: Change, rest: tuple[Change, ...]) -> tuple[Change, ...]:
    return (a, *rest)


def _undo_one_more(_discourse: Discourse, value: tuple[Change, ...]) -> Iterator[Bindings]:
    if len(value) > _TRIPLE:
        yield {"a": value[0], "rest": value[1:]}


_TRIPLE = 3


def _had_together(_discourse: Discourse, several: tuple[Change, ...]) -> tuple[Change, ...]:
    """Return the changes of such a list; powers that stand side by side are one change."""
    found: list[Change] = []
    for each in several:
        match (found[-1] if found else None, each):
            case (GainPowers(before), GainPowers(powers)):
                found[-1] = GainPowers((*before, *powers))
            case _:
                found.append(each)
    return tuple(found)


def _undo_had_together(_discourse: Discourse, value: tuple[Change, ...]) -> Iterator[Bindings]:
    parts: list[Change] = []
    for each in value:
        parts += [GainPowers((power,)) for power in each.powers] if isinstance(each, GainPowers) else [each]
    if len(parts) >= _TRIPLE:
        yield {"several": tuple(parts)}


def _value_and_power(_discourse: Discourse, a: tuple[Any, ...], power: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return the changes of a value and a power in one phrase."""
    return (*a, GainPowers((power,)))


def _undo_value_and_power(_discourse: Discourse, value: tuple[Any, ...]) -> Iterator[Bindings]:
    match value:
        case (*a, GainPowers((power,))) if a and not isinstance(power, Keyword):
            yield {"a": tuple(a), "power": power}
        case _:
            return


def both_kinds(_discourse: Discourse, a: tuple[Any, ...], b: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the changes of values and keywords in one phrase."""
    return (*a, *b)


def undo_both_kinds(_discourse: Discourse, value: tuple[Any, ...]) -> Iterator[Bindings]:
    """Yield the values and the keywords of such a phrase, in either order."""
    for place in range(1, len(value)):
        kinds = (
            {isinstance(each, GainPowers) for each in value[:place]},
            {isinstance(each, GainPowers) for each in value[place:]},
        )
        if kinds in (({True}, {False}), ({False}, {True})):
            yield {"a": value[:place], "b": value[place:]}


_DEEDS = {
    "attack <|again>": Deed.ATTACK,
    "protect": Deed.PROTECT,
    "be attacked": Deed.BE_ATTACKED,
    "be destroyed": Deed.BE_DESTROYED,
    "be destroyed by fatal damage": Deed.BE_DESTROYED_BY_FATAL_DAMAGE,
    "be healed": Deed.BE_HEALED,
    "<be exhausted|become exhausted|exhaust>": Deed.EXHAUST,
    "be removed from the game": Deed.BE_REMOVED,
    "be targeted": Deed.BE_TARGETED,
    "be interrupted": Deed.BE_INTERRUPTED,
    "<be dealt damage|be damaged>": Deed.BE_DEALT_DAMAGE,
    "be dealt combat damage": Deed.BE_DEALT_COMBAT_DAMAGE,
    "deal combat damage": Deed.DEAL_COMBAT_DAMAGE,
    "deal damage": Deed.DEAL_DAMAGE,
    "heal damage": Deed.HEAL,
    "draw <cards|a card>": Deed.DRAW,
    "discard <cards|a card>": Deed.DISCARD,
    "play <cards|a card>": Deed.PLAY,
    "strike <with weapons|with a weapon|>": Deed.STRIKE,
    "complete <quests|a quest>": Deed.COMPLETE,
    "place <resources|a resource>": Deed.PLACE,
    "<ready|be readied>": Deed.READY,
}
"""What something can't do, or can't have done to it, in words."""


def _forbidden() -> Iterator[tuple[Rule, ...]]:
    for words, deed in _DEEDS.items():
        yield rule("deed", words, Cannot(deed))
    for words, used in (("<payment|payment ( ¶ )|>", Deed.USE), ("<activated|[activate]>", Deed.USE_ACTIVATED)):
        yield made("deed", f"use {words} powers", *_of_cards(used))
    theirs = Controlled(Players(Relation.OPPONENT))
    for words in ("opponents", "opposing cards <and|or> effects"):
        yield rule("deed", f"<be targeted by|be the target of> {words}", Cannot(Deed.BE_TARGETED, theirs))
        yield rule("deed", f"be exhausted by {words}", Cannot(Deed.EXHAUST, theirs))
    yield rule("deed", "be exhausted by {other:nouns}", Cannot(Deed.EXHAUST, h.other))
    for with_what in ("{other:noun.any}", "<a|an> {other:noun}"):
        yield rule("deed", f"strike with {with_what}", Cannot(Deed.STRIKE, h.other), check=_some_weapons)
    yield rule("deed", "attack {other:noun.any}", Cannot(Deed.ATTACK, h.other))
    yield rule("deed", "protect against {other:noun.any}", Cannot(Deed.PROTECT, h.other))
    yield rule("deed", "deal damage to {other:noun.any}", Cannot(Deed.DEAL_DAMAGE, h.other))
    yield rule("deed", "deal combat damage to {other:noun.any}", Cannot(Deed.DEAL_COMBAT_DAMAGE, h.other))
    yield rule("deed", "be attacked by {other:noun.any}", Cannot(Deed.BE_ATTACKED, h.other))
    yield rule("deed", "<be targeted by|be the target of> {other:nouns}", Cannot(Deed.BE_TARGETED, h.other))
    for whose, more in (("", ()), ("opposing", (theirs,))):
        words = f"<be targeted by|be the target of> {whose} {{other:cardnouns}}"
        yield made("deed", words, *_by_cards(more), like=Cannot)
    for some in ("nouns", "cardnouns.some"):
        yield rule("deed", f"play {{other:{some}}}", Cannot(Deed.PLAY, h.other))
    yield rule("deed", "<be dealt damage|be damaged> by {other:noun.any}", Cannot(Deed.BE_DEALT_DAMAGE, h.other))
    yield rule("deed", "be dealt combat damage by {other:noun.any}", Cannot(Deed.BE_DEALT_COMBAT_DAMAGE, h.other))
    yield rule("deed", "be dealt {kind:damagetype} damage", Cannot(Deed.BE_DEALT_DAMAGE, damage_type=h.kind))


def _by_cards(more: tuple[Filter, ...]) -> tuple[Any, Any]:
    """Return the build and undo functions of ability cards that can't target; what abilities in play do still can."""

    def build(_discourse: Discourse, other: Filter) -> Cannot:
        described = filters_of(other)
        if described[0] != Is((Kind.ABILITY,)):
            raise NoReading("ability cards")
        return Cannot(Deed.BE_TARGETED, AllOf((described[0], _WRITTEN, *described[1:], *more)))

    def undo(_discourse: Discourse, value: Cannot) -> Iterator[Bindings]:
        described = value.other.filters if isinstance(value.other, AllOf) else ()
        rest = tuple(each for each in described if each != _WRITTEN and each not in more)
        if rest and len(described) == len(rest) + 1 + len(more):
            yield {"other": whole_of(rest)}

    return build, undo


_WRITTEN = Is((Kind.CARD,))
"""A card, which no effect of a power is."""


def _some_weapons(_discourse: Discourse, other: Filter) -> None:
    if other == Is((Kind.WEAPON,)):
        raise NoReading("the weapon, or weapons of a kind")


def _of_cards(deed: Deed) -> tuple[Any, Any]:
    """Return the build and undo functions of a ban on powers of cards; players can't use powers of any card."""

    def build(discourse: Discourse) -> Cannot:
        target = discourse.description_of(discourse.doer)
        of_players = target is not None and any(isinstance(part, Standing) for part in parts_of(target.filter))
        if of_players or (is_player(discourse.doer) and not isinstance(discourse.doer, (Those, Role, Target))):
            raise NoReading("cards that have powers")
        return Cannot(deed)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        if value == Cannot(deed):
            yield {}

    return build, undo


def _undergone() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for predicates that forbid several deeds to be done to a card."""
    for words, deed in _DEEDS.items():
        if words.startswith("be ") and "damage" not in words:
            yield rule("undergone", words.removeprefix("be "), Cannot(deed))
    yield rule("is~", "can't be {a:undergone} or {b:undergone}", (h.a, h.b))
    yield rule("is~", "can't be {a:undergone} , {b:undergone} , or {c:undergone}", (h.a, h.b, h.c))


def _compelled() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for predicates that forbid or compel a deed."""
    for words in ("can't", "cannot"):
        yield rule("is~", f"{words} {{a:deed}}", (h.a,))
        yield rule("is~", f"{words} {{a:deed}} or {{b:deed}}", (h.a, h.b))
        yield rule("is~", f"{words} {{a:deed}} , {{b:deed}} , or {{c:deed}}", (h.a, h.b, h.c))
    yield rule("is~", "must attack <if|each turn if> able", (MustAttack(),))
    yield rule("is~", "must attack {prey} <if|each turn if> able", (MustAttack(h.prey),))
    both = "must attack if able and can attack only {it:np} if able"
    yield rule("is~", both, (MustAttack(), AttackOnly(Among(h.it))))
    yield rule("is~", "can only attack {it:np} if able", (AttackOnly(Among(h.it)),))
    yield rule("is~", "can only attack {of:nouns} if able", (AttackOnly(h.of),))
    yield rule("is~", "can attack only {it:np} if able", (AttackOnly(Among(h.it)),))
    yield rule("is~", "can attack only {it:np}", (Cannot(Deed.ATTACK, Not(Among(h.it))),))
    yield rule("is~", "can protect", (Can(Deed.PROTECT),))
    yield rule("is~", "can protect <while|even while|even if|even if it 's> exhausted", (Can(Deed.PROTECT_EXHAUSTED),))
    yield rule("is~", "can protect {it:np}", (Can(Deed.PROTECT, Among(h.it)),))
    yield rule("is~", "can protect {of:nouns}", (Can(Deed.PROTECT, h.of),))
    yield rule("is~", "can use <[activate]|activated> powers", (Can(Deed.USE_ACTIVATED),))
    yield rule("is~", "can attack only {of:nouns}", (Cannot(Deed.ATTACK, Not(h.of)),))
    yield rule("is~", "can attack only {of:nouns} if able", (AttackOnly(h.of),))
    yield rule("is~", "can be attacked only by {of:nouns}", (Cannot(Deed.BE_ATTACKED, Not(h.of)),))
    yield from state("+attack <if|each turn if> able", MustAttack())
    yield from state("+deal no damage", Cannot(Deed.DEAL_DAMAGE))
    yield from state("+deal no combat damage", Cannot(Deed.DEAL_COMBAT_DAMAGE))
    yield rule("prey", "{it:one}", Among(h.it))
    yield rule("prey", "<a|an> {it:noun}", h.it)
    yield rule("prey", "{it:nouns}", h.it)
    yield rule("noun.any", "{it:np}", Among(h.it))
    yield rule("noun.any", "{of:nouns}", h.of)


def _lists() -> Iterator[tuple[Rule, ...]]:
    yield rule("iss~", "{a:is~}", h.a)
    for words in ("and", ", and", ","):
        yield made(
            "iss~",
            f"{{a:is~}} {words} {{b:iss~}}",
            lambda _d, a, b: (*a, *b),
            lambda _d, value: [{"a": value[:k], "b": value[k:]} for k in range(1, len(value))],
            like=tuple,
        )


RULES = (
    *_tags(),
    *_values(),
    *_keywords(),
    *_losses(),
    *_possessions(),
    *_forbidden(),
    *_undergone(),
    *_compelled(),
    *_lists(),
)
