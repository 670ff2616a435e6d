"""Powers that are given, what is counted of the dead, the hurt and the healed, and what holds in part of a sentence."""

from __future__ import annotations

from engine.language.costs import Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Destroy, Discard, Draw, Heal, Put, PutDamage
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    HasAttached,
    HasKeyword,
    InCondition,
    Is,
    Tagged,
    WasDealtDamage,
)
from engine.language.modifiers import (
    Adjust,
    Cannot,
    ChangeCost,
    Deed,
    GainPowers,
    MoveInstead,
    Prevent,
    Purpose,
    Replace,
)
from engine.language.powers import Continuous, Keyword, Payment, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Both,
    Chosen,
    Compare,
    Count,
    EventAmount,
    Every,
    Fits,
    Players,
    Plus,
    Quantity,
    Role,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    OPPONENTS,
    OPPOSING,
    PET,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

FRIENDLY = Controlled(Players(Relation.FRIENDLY))
ABILITY, WEAPON = Is((Kind.ABILITY,)), Is((Kind.WEAPON,))
ATTACKING = InCondition(Condition.ATTACKING)
MINE = Controlled(You())
ONE_ALLY = (TargetDescription(ALLY),)
PROTECTOR = Keyword(KeywordName.PROTECTOR)
UNTOUCHED = Cannot(Deed.BE_TARGETED, OPPOSING)
HAS_PET = Compare(Count(Every(AllOf((PET, MINE)))), Comparison.AT_LEAST, n(1))


def _resists(kind: DamageType) -> Keyword:
    return Keyword(KeywordName.RESISTANCE, kind)


def _removing(dealt: WasDealtDamage) -> Replace:
    return Replace(On(What.DESTROYED, subject=AllOf((ALLY, dealt))), MoveInstead(Zone.REMOVED))


def _more(by: Quantity) -> Adjust:
    return Adjust(Trait.ATK, by)


POWERS: dict[str, Power] = {
    'Friendly heroes have "Pay 2, Discard a card >>> This hero heals 3 damage from itself."': Continuous(
        (
            GainPowers(
                (Payment((Resources(n(2)), Perform(Discard(You(), n(1)))), Text((), (Heal(This(), This(), n(3)),))),)
            ),
        ),
        AllOf((Is((Kind.HERO,)), FRIENDLY)),
    ),
    "Your hero has frost resistance and shadow resistance.": Continuous(
        (GainPowers((_resists(DamageType.FROST), _resists(DamageType.SHADOW))),), HERO
    ),
    "Grok Stonefist has +1 ATK for each ally card in your opponents' graveyards.": Continuous(
        (_more(Count(Every(ALLY, (Zone.GRAVEYARD,), OPPONENTS))),), This()
    ),
    "Grok Stonefist has +1 ATK for each ability card in all graveyards.": Continuous(
        (_more(Count(Every(ABILITY, (Zone.GRAVEYARD,)))),), This()
    ),
    "When your hero heals damage from a friendly ally, that ally has +1 ATK this turn for each damage "
    "healed.": Triggered(
        (On(What.HEALS, subject=Among(HERO), other=AllOf((ALLY, FRIENDLY))),),
        Text((), (Apply((_more(EventAmount()),), Role("other"), Duration.THIS_TURN),)),
    ),
    "If an opposing ally with one or more of your abilities attached to it would deal damage, prevent 1 of that "
    "damage.": Continuous(
        (Prevent(n(1), by_subject=True),), AllOf((ALLY, OPPOSING, HasAttached(AllOf((ABILITY, MINE)))))
    ),
    "If an ally that was dealt arcane damage by your hero this turn would be destroyed, remove it from the game "
    "instead.": Continuous((_removing(WasDealtDamage(Among(HERO), damage_type=DamageType.ARCANE)),), You()),
    "If an ally that was dealt fire damage by your hero with an ability this turn would be destroyed, remove it from "
    "the game instead.": Continuous(
        (_removing(WasDealtDamage(Among(HERO), damage_type=DamageType.FIRE, with_=ABILITY)),), You()
    ),
    "Your hero and each of your Pets have +1 ATK.": Continuous(
        (_more(n(1)),), AnyOf((Among(HERO), AllOf((PET, MINE))))
    ),
    "While your hero has protector, you pay 1 less to strike with weapons on opponents' turns.": Continuous(
        (ChangeCost(Purpose.STRIKE, WEAPON, n(-1)),),
        You(),
        Both((Fits(HERO, HasKeyword(KeywordName.PROTECTOR)), TurnOf(OPPONENTS))),
    ),
    "You pay 1 less to strike with weapons on your turn.": Continuous(
        (ChangeCost(Purpose.STRIKE, WEAPON, n(-1)),), You(), TurnOf(You())
    ),
}

TWO_POWERS: dict[str, tuple[Power, Power]] = {
    "Your Pets have +1 ATK while attacking and can't be targeted by opponents.": (
        Continuous((_more(n(1)),), AllOf((PET, MINE, ATTACKING))),
        Continuous((UNTOUCHED,), AllOf((PET, MINE))),
    ),
    "While you have a Pet, your hero has +2 ATK while attacking and can't be targeted by opponents.": (
        Continuous((_more(n(2)),), HERO, Both((HAS_PET, Fits(HERO, ATTACKING)))),
        Continuous((UNTOUCHED,), HERO, HAS_PET),
    ),
    "While you have a Pet, your Pets have +1 ATK while attacking and protector.": (
        Continuous((_more(n(1)),), AllOf((PET, MINE, ATTACKING)), HAS_PET),
        Continuous((GainPowers((PROTECTOR,)),), AllOf((PET, MINE)), HAS_PET),
    ),
}

TEXTS: dict[str, Text] = {
    "Destroy target ally that was dealt fire damage this turn.": Text(
        (TargetDescription(AllOf((ALLY, WasDealtDamage(damage_type=DamageType.FIRE)))),), (Destroy(Target()),)
    ),
    "Your hero heals all damage from target ally, then put that much damage on your hero.": Text(
        ONE_ALLY, (Heal(HERO, Target(), None, "healed"), PutDamage(HERO, ThatMany("healed")))
    ),
    "Your hero deals 2 fire damage to target ally, then draw a card.": Text(
        ONE_ALLY, (Deal(HERO, Target(), n(2), DamageType.FIRE), Draw(You(), n(1)))
    ),
}

UNREAD = {
    "who draws": "Pay 1 >>> Your hero heals 2 damage from target ally, then draws a card.",
    "a power given to allies that speaks of a hero": 'Friendly allies have "Pay 2 >>> This hero heals 3 damage from '
    'itself."',
    "a weapon where an ally is read": "Pay 2 >>> Destroy this weapon.",
    "a graveyard of nobody": "Grok Stonefist has +1 ATK for each ally card in graveyard.",
    "healed where none was": "When your hero deals damage, it has +1 ATK this turn for each damage healed.",
}


@for_every("text", POWERS)
def test_power(text: str) -> None:
    check_power(text, POWERS[text])


@for_every("text", TWO_POWERS)
def test_two_powers_of_one_sentence(text: str) -> None:
    assert card(ALLY_LINE, text).powers == TWO_POWERS[text]


@for_every("text", TEXTS)
def test_text(text: str) -> None:
    check_text(text, TEXTS[text])


@for_every("why", UNREAD)
def test_unread(why: str) -> None:
    stuck(ALLY_LINE, UNREAD[why])


@for_every(("words", "factor"), [("twice", 2), ("three times", 3)])
def test_a_number_and_so_many_times_what_a_cost_removed(words: str, factor: int) -> None:
    found = card(
        ABILITY_LINE,
        "As an additional cost to play Grok Stonefist, remove up to five Combo cards in your graveyard from the game.\n"
        f"Your hero deals melee damage to target hero or ally equal to 1 plus {words} the number of cards "
        "removed this way.",
    )
    removed = Every(Tagged(("Combo",)), (Zone.GRAVEYARD,), You())
    paid = Put(Chosen(removed, n(0), n(5)), Zone.REMOVED, name="removed")
    assert found.additional_cost == (Perform(paid),)
    dealt = Plus((n(1), Times(Count(Those("removed")), factor)))
    assert found.text == Text((TargetDescription(CHARACTER),), (Deal(HERO, Target(), dealt, DamageType.MELEE),))
