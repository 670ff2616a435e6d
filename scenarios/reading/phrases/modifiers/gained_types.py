"""Further changes: types, additional costs, prices of powers and attacks, and what takes the place of an event."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Apply, May
from engine.language.filters import Among, Owned, Standing, Valued
from engine.language.modifiers import (
    AddCost,
    Adjust,
    AlterPacket,
    BecomesType,
    Cannot,
    ChangeCost,
    CopyPaymentPowers,
    Deed,
    DoInstead,
    EntersPlay,
    GainPowers,
    HasType,
    MoreOf,
    MoveInstead,
    Purpose,
    Replace,
    SetValue,
)
from engine.language.powers import Continuous
from engine.language.selections import Number, You
from engine.language.triggers import On, Part, What
from engine.language.words import CardType, Comparison, Relation, Trait, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.costs.prices_and_permissions import WAYS
from scenarios.reading.phrases.modifiers.modifier_phrases import TRAITS, both_kinds, state, undo_both_kinds
from scenarios.reading.phrases.nouns.name_phrases import FACTIONS
from scenarios.reading.templates import h, narrowed

_WAYS = {
    **{purpose: way for purpose, (way, _) in WAYS.items()},
    Purpose.USE: "use powers of {what:priced}",
    Purpose.PROPOSE: "propose {what:priced} as an attacker",
}


def _types() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage types and card types that cards have besides, and for more cards with a tag."""
    yield from state("+have damage type {kind:damagetype}", HasType(h.kind))
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
        for who, whom in (("you", You()), ("{who:player}", h.who), ("{who:players}", h.who)):
            yield rule(category, f"{who} can control {{n:scale}} more {{tag:tags}} {ending}", template(whom))
    for trait, word in TRAITS.items():
        yield from state(f"+have {word} equal to {{n:computed}}", SetValue(trait, h.n))
    yield from state("+have all the payment powers of {of:np}", CopyPaymentPowers(h.of))
    yield rule("deed", "be played", Cannot(Deed.BE_PLAYED))


_ARTICLES = {
    CardType.ABILITY: ("an ability", "abilities"), CardType.ALLY: ("an ally", "allies"),
    CardType.ARMOR: ("an armor", "armor"), CardType.HERO: ("a hero", "heroes"), CardType.ITEM: ("an item", "items"),
    CardType.QUEST: ("a quest", "quests"), CardType.WEAPON: ("a weapon", "weapons"),
}  # fmt: skip


def _costs() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for additional costs, and for other prices of powers and of attacks."""
    for purpose, way in _WAYS.items():
        added = AddCost(purpose, h.what, h.cost)
        for who, whom in (("you", You()), ("{who:player}", h.who), ("{who:players}", h.who)):
            said = f"{who} must {{cost:costs.done}} as an additional cost to {way}"
            yield rule("static", f"{said} .", (Continuous((added,), whom),), bracket="clause")
            yield rule("clause.said", f"{said} {{d:duration}}", (Apply((added,), whom, h.d),), bracket="clause")
        if purpose in (Purpose.USE, Purpose.PROPOSE):
            yield rule("price", f"{{n:digits}} more to {way}", ChangeCost(purpose, h.what, h.n))


def _entering() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for counters and damage of a reckoned number with which a card enters play."""
    enters = "{it:one} enters play with"
    counted = EntersPlay(Among(h.it), counters=((h.name, h.n),))
    yield rule("enters", f"{enters} a number of {{name:counter}} counters equal to {{n:computed}}", counted)
    yield rule("enters", f"{enters} x {{name:counter}} counters , where x is {{n:computed}}", counted)
    yield rule("enters", f"{enters} damage equal to {{n:computed}} on it", EntersPlay(Among(h.it), damage=h.n))
    one = EntersPlay(h.it, counters=((h.name, Number(1)),))
    yield rule("enter", "{it:nouns} enter play with <a|an> {name:counter} counter <on them|on it|>", one)
    some = EntersPlay(h.it, counters=((h.name, h.n),))
    yield rule("enter", "{it:nouns} enter play with {n:count} {name:counter} counters on them", some)


def _instead() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that is altered, and for what else takes the place of an event."""
    yield rule("altered", "damage equal to {q:computed}", h.q)
    yield rule("altered", "{q:digits} damage", h.q)
    alike = Replace(h.on, AlterPacket(damage_type=h.kind))
    said = "if {on:would} , <it|he|she> deals that much {kind:damagetype} damage instead ."
    yield rule("static", said, (Continuous((alike,), You()),), bracket="sentence")
    so_much = "damage is dealt to {to:np.indefinite} instead ."
    away = Replace(h.on, AlterPacket(to=h.to))
    yield rule("static", f"if {{on:would.be}} , that {so_much}", (Continuous((away,), You()),), bracket="sentence")
    more = (Continuous((Replace(h.on, DoInstead(h.a)),), You()),)
    yield rule("static", "if {on:event.hit} , instead {a:step.led}", more, bracket="sentence")
    for words, moved in (
        ("put it into its owner 's graveyard", MoveInstead(Zone.GRAVEYARD)),
        ("put it on the bottom of its owner 's deck", MoveInstead(Zone.DECK, on_bottom=True)),
    ):
        changed = (Continuous((Replace(h.on, moved),), You()),)
        yield rule("static", f"if {{on:death}} , {words} instead .", changed, bracket="sentence")


def _events() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for events that few powers watch for."""
    for words, what in (
        ("changes controllers", What.CHANGES_CONTROL),
        ("gets counters", What.COUNTERS_ADDED),
        ("is interrupted", What.INTERRUPTED),
        ("is proposed as an attacker", What.PROPOSED),
        ("is removed from combat", What.REMOVED_FROM_COMBAT),
    ):
        yield rule("event.plain", f"{{subject:who}} {words}", On(what, subject=h.subject))
    for words in ("a power of {subject:who} is used", "{subject:who} uses <a power|one of its powers>"):
        yield rule("event.plain", words, On(What.USED, subject=h.subject))
    yield rule("moment", "the end of <each|> combat", On(What.COMBAT_ENDS))
    deals = On(What.DEALS_DAMAGE, subject=h.subject, combat=False)
    yield rule("event.plain", "{subject:who} deals non-combat damage", deals)
    to_whom = On(What.DEALS_DAMAGE, subject=h.subject, other=h.other, combat=False)
    yield rule("event.plain", "{subject:who} deals non-combat damage to {other:who}", to_whom)
    starts = On(What.STARTS, player=Standing(Relation.YOU), part=Part.ACTION_PHASE)
    yield rule("moment", "the start of your action phase", starts)
    yield from _moved()


def _moved() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that are put from one zone into another."""
    zones = {"hand": Zone.HAND, "deck": Zone.DECK, "graveyard": Zone.GRAVEYARD}
    mine = narrowed(h.subject, Owned(You()))
    for source, from_ in (*zones.items(), ("removed from game zone", Zone.REMOVED)):
        for into, to in (*zones.items(), ("removed from game zone", Zone.REMOVED)):
            if to is not from_ and (to is not Zone.GRAVEYARD or source == "removed from game zone"):
                moved = On(What.MOVES, subject=mine, from_zone=from_, to_zone=to)
                said = f"<a|an> {{subject:cardnoun.any}} is put into your {into} from your {source}"
                yield rule("event.plain", said, moved)
    for into, to in zones.items():
        if to is not Zone.GRAVEYARD:
            moved = On(What.MOVES, subject=mine, from_zone=Zone.PLAY, to_zone=to)
            yield rule("event.plain", f"<a|an> {{subject:noun}} is put into your {into} from play", moved)
    for source, from_ in zones.items():
        moved = On(What.MOVES, subject=mine, from_zone=from_, to_zone=Zone.PLAY)
        yield rule("event.plain", f"<a|an> {{subject:cardnoun.any}} is put into play from your {source}", moved)


def _proposed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for the proposal of a combat between two characters."""
    proposed = On(What.PROPOSED, subject=h.subject, other=h.other)
    yield rule("event.plain", "{subject:who} is proposed as an attacker against {other:who}", proposed)


def _described() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards with so much damage, DEF or strike cost."""
    bounds = (("or less", Comparison.AT_MOST), ("or more", Comparison.AT_LEAST))
    for trait, word in ((Trait.DAMAGE, "damage"), (Trait.DEF, "def"), (Trait.STRIKE_COST, "strike cost")):
        for bound, comparison in bounds:
            yield rule("postmod", f"with {{n:digits}} {bound} {word}", Valued(trait, comparison, h.n))


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
    for verb, category in (("gains", "is"), ("gain", "are")):
        yield rule(category, f"{verb} {{changes:gain}}", h.changes)
        yield rule(category, f"{verb} {{a:hads}}", h.a)
        yield made(category, f"{verb} {{a:gain}} and {{b:hads}}", both_kinds, undo_both_kinds, like=tuple)
        yield rule(category, f'{verb} " {{power:quoted}} "', (GainPowers((h.power,)),))


def _let() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a change for a time that you may let a card have."""
    said = "you may have {topic:one} {changes:ares} {d:duration}"
    yield rule("clause.said", said, (May(You(), (Apply(h.changes, h.topic, h.d),)),), bracket="clause")


RULES = (
    *_gaining(),
    *_let(),
    *_tags(),
    *_types(),
    *_costs(),
    *_entering(),
    *_instead(),
    *_events(),
    *_proposed(),
    *_described(),
)
