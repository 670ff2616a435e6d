"""What cards gain and become: keywords, powers, tags, damage types and card types."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.combat_types import HasType, LosesType
from engine.language.effects import Apply, May
from engine.language.modifiers import Adjust, BecomesType, Cannot, CopyPaymentPowers, Deed, GainPowers, MoreOf, SetValue
from engine.language.powers import Continuous
from engine.language.selections import You
from engine.language.words import CardType, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.modifiers.modifier_phrases import TRAITS, both_kinds, state, undo_both_kinds
from scenarios.reading.phrases.nouns.name_phrases import FACTIONS
from scenarios.reading.templates import h, multiplied


def _types() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage types and card types that cards have besides, and for more cards with a tag."""
    yield from state("+have damage type {kind:damagetype}", HasType(h.kind))
    yield rule("gain", "{kind:damagetype} damage type", (HasType(h.kind),))
    yield rule("gain", "{n:signed} atk and {kind:damagetype} damage type", (Adjust(Trait.ATK, h.n), HasType(h.kind)))
    yield from state("+lose <|its|his|her|their> {kind:damagetype} damage <type|types>", LosesType(h.kind))
    yield from state("+lose all damage types", LosesType())
    becomes = (LosesType(), HasType(h.kind))
    said = "{topic:topic} 's damage type <becomes|is> {kind:damagetype}"
    yield rule("static", f"{said} .", (Continuous(becomes, h.topic),), bracket="clause")
    yield rule("clause.said", f"{said} {{d:duration}}", (Apply(becomes, h.topic, h.d),), bracket="clause")
    for card_type in CardType:
        one, several = _ARTICLES[card_type]
        yield rule("is", f"is also {one}", (BecomesType(card_type),))
        yield rule("are", f"are also {several}", (BecomesType(card_type),))
    fighter = (BecomesType(CardType.ALLY), SetValue(Trait.ATK, h.a), HasType(h.t), SetValue(Trait.HEALTH, h.b))
    said = "+are also <an ally|allies> with {a:digits} {t:damagetype} atk / {b:digits} health"
    yield from state(said, *fighter)
    yield from state(f"{said} and {{k:had}}", *fighter, GainPowers((h.k,)))
    more = MoreOf(h.tag, h.n)
    for category, ending, template in (
        ("static", ".", lambda whom: (Continuous((more,), whom),)),
        ("clause.said", "{d:duration}", lambda whom: (Apply((more,), whom, h.d),)),
    ):
        for who, whom in (("you", You()), ("{who:player~}", h.who)):
            yield rule(category, f"{who} can control {{n:scale}} more {{tag:tags}} {ending}", template(whom))
    for trait, word in TRAITS.items():
        yield from state(f"+have {word} equal to {{n:computed}}", SetValue(trait, h.n))
    yield from state("+have all the payment powers of {of:np~}", CopyPaymentPowers(h.of))
    yield rule("deed", "be played", Cannot(Deed.BE_PLAYED))


_ARTICLES = {
    CardType.ABILITY: ("an ability", "abilities"), CardType.ALLY: ("an ally", "allies"),
    CardType.ARMOR: ("an armor", "armor"), CardType.HERO: ("a hero", "heroes"), CardType.ITEM: ("an item", "items"),
    CardType.QUEST: ("a quest", "quests"), CardType.WEAPON: ("a weapon", "weapons"),
}  # fmt: skip


def _gained(_discourse: Discourse, tag: str) -> str:
    if tag in FACTIONS:
        raise NoReading("a tag, for a faction is an icon that no text gives (207.1b)")
    return tag


def _tags() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a tag that a card can gain."""
    yield made("tag.gained", "{tag}", _gained, lambda _d, value: [{"tag": value}])


def _gaining() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what cards gain, which they then have."""
    yield rule("gain", "{n:signed} / {m:signed}", (Adjust(Trait.ATK, h.n), Adjust(Trait.HEALTH, h.m)))
    both = (Adjust(Trait.ATK, multiplied(h.each, h.n)), Adjust(Trait.HEALTH, multiplied(h.each, h.m)))
    yield rule("gain", "{n:change} / {m:change} for each {each:counted}", both)
    yield rule("is~", "gains~ {changes:gain}", h.changes)
    yield rule("is~", "gains~ {a:hads}", h.a)
    yield made("is~", "gains~ {a:gain} and {b:hads}", both_kinds, undo_both_kinds, like=tuple)
    yield rule("is~", 'gains~ " {power:quoted} "', (GainPowers((h.power,)),))


def _let() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a change for a time that you may let a card have."""
    said = "you may have {topic:one} {changes:ares} {d:duration}"
    yield rule("clause.said", said, (May(You(), (Apply(h.changes, h.topic, h.d),)),), bracket="clause")


RULES = (*_gaining(), *_let(), *_tags(), *_types())
