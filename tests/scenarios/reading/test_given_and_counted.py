"""Powers that are given, what is counted of the dead, and what holds for a first time or in part of a sentence."""

from __future__ import annotations

from dataclasses import replace

from engine.language.costs import Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Choose,
    ChooseMode,
    CreateTokens,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
    Exhaust,
    Flip,
    Heal,
    If,
    May,
    NameCard,
    Put,
    PutDamage,
    Ready,
)
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    Filter,
    HasAttached,
    HasKeyword,
    InCondition,
    Is,
    NamedLike,
    Not,
    Standing,
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
from engine.language.printed import TokenFace
from engine.language.revelation import Reveal
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
    Top,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    CHARACTERS,
    HERO,
    OPPOSING,
    PET,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

FRIENDLY = Controlled(Players(Relation.FRIENDLY))
OPPONENTS = Players(Relation.OPPONENT)
ABILITY, WEAPON, RESOURCE = Is((Kind.ABILITY,)), Is((Kind.WEAPON,)), Is((Kind.RESOURCE,))
ATTACKING = InCondition(Condition.ATTACKING)
MINE = Controlled(You())
ONE_ALLY = (TargetDescription(ALLY),)
FEROCITY, PROTECTOR = Keyword(KeywordName.FEROCITY), Keyword(KeywordName.PROTECTOR)
UNTOUCHED = Cannot(Deed.BE_TARGETED, Controlled(OPPONENTS))
HAS_PET = Compare(Count(Every(AllOf((PET, MINE)))), Comparison.AT_LEAST, n(1))


def _resists(kind: DamageType) -> Keyword:
    return Keyword(KeywordName.RESISTANCE, kind)


def _removing(dealt: WasDealtDamage) -> Replace:
    return Replace(On(What.DESTROYED, subject=AllOf((ALLY, dealt))), MoveInstead(Zone.REMOVED))


def _first(on: On) -> On:
    return replace(on, first_time_each_turn=True)


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

RANGED = Chosen(Every(AllOf((WEAPON, Tagged(("Ranged",)), MINE))), name="chosen1")
STRUCK = On(What.STRIKES, subject=Among(Those("chosen1")), player=Standing(Relation.YOU))
SHOT = Text(ONE_ALLY, (Deal(HERO, Target(), n(1), DamageType.RANGED),))

TEXTS: dict[str, Text] = {
    "Put a Felhunter Demon ally token with 3 ATK and 3 health into play.": Text(
        (), (CreateTokens(You(), TokenFace("Felhunter Demon", 3, 3, more_tags=("Felhunter", "Demon")), n(1)),)
    ),
    "Put a Ghost Cow ally token with 3 ATK and 3 health into play.": Text(
        (), (CreateTokens(You(), TokenFace("Ghost Cow", 3, 3), n(1)),)
    ),
    "Put two Spirit Wolf ally tokens with 2 ATK, 3 health, ferocity, and protector into play.": Text(
        (),
        (CreateTokens(You(), TokenFace("Spirit Wolf", 2, 3, powers=(FEROCITY, PROTECTOR), more_tags=("Wolf",)), n(2)),),
    ),
    'Put an Imp ally token into play with 1 ATK, 1 health, ferocity, and "When this ally attacks, draw a card."': Text(
        (),
        (
            CreateTokens(
                You(),
                TokenFace(
                    "Imp",
                    1,
                    1,
                    powers=(
                        FEROCITY,
                        Triggered((On(What.ATTACKS, subject=Among(This())),), Text((), (Draw(You(), n(1)),))),
                    ),
                ),
                n(1),
            ),
        ),
    ),
    "Ready one of your Ranged weapons. When you strike with that weapon for the first time this turn, your hero deals "
    "1 ranged damage to target ally.": Text(
        (), (Ready(RANGED), Delay(Triggered((_first(STRUCK),), SHOT), Duration.THIS_TURN, once=False))
    ),
    "Ready one of your Ranged weapons. When you strike with that weapon this turn, your hero deals 1 ranged damage to "
    "target ally.": Text((), (Ready(RANGED), Delay(Triggered((STRUCK,), SHOT), Duration.THIS_TURN, once=False))),
    "Destroy target ally that was dealt fire damage this turn.": Text(
        (TargetDescription(AllOf((ALLY, WasDealtDamage(damage_type=DamageType.FIRE)))),), (Destroy(Target()),)
    ),
}

HIS = TargetDescription(Standing(Relation.OPPONENT))
CHOSEN = Those("chosen1")


def _theirs(*filters: Filter) -> Every:
    return Every(AllOf((*filters, Controlled(Target()))))


TEXTS |= {
    "Target opponent chooses an ally in his party. That player puts all other allies in his party into their owners' "
    "hands.": Text(
        (HIS,),
        (
            Choose(Chosen(_theirs(ALLY), by=Target()), "chosen1"),
            Put(_theirs(ALLY, Not(Among(CHOSEN))), Zone.HAND),
        ),
    ),
    "Choose a Pet in your party. Destroy all other Pets in your party.": Text(
        (),
        (
            Choose(Chosen(Every(AllOf((CHARACTERS, PET, MINE)))), "chosen1"),
            Destroy(Every(AllOf((CHARACTERS, PET, Not(Among(CHOSEN)), MINE)))),
        ),
    ),
    "Your hero heals all damage from target ally, then put that much damage on your hero.": Text(
        ONE_ALLY, (Heal(HERO, Target(), None, "healed"), PutDamage(HERO, ThatMany("healed")))
    ),
    "Your hero deals 2 fire damage to target ally, then draw a card.": Text(
        ONE_ALLY, (Deal(HERO, Target(), n(2), DamageType.FIRE), Draw(You(), n(1)))
    ),
    "Target opponent exhausts one of his allies or two of his resources.": Text(
        (HIS,),
        (
            ChooseMode(
                Target(),
                (
                    (Exhaust(Chosen(_theirs(ALLY), by=Target())),),
                    (Exhaust(Chosen(_theirs(RESOURCE), n(2), by=Target())),),
                ),
                ("the first", "the second"),
                either=True,
            ),
        ),
    ),
    "Destroy one of your allies or three of your resources.": Text(
        (),
        (
            ChooseMode(
                You(),
                (
                    (Destroy(Chosen(Every(AllOf((ALLY, MINE))))),),
                    (Destroy(Chosen(Every(AllOf((RESOURCE, MINE))), n(3))),),
                ),
                ("the first", "the second"),
                either=True,
            ),
        ),
    ),
    "When a Snake in your party deals combat damage to an ally this turn, that ally can't attack during its "
    "controller's next turn.": Text(
        (),
        (
            Delay(
                Triggered(
                    (
                        On(
                            What.DEALS_DAMAGE,
                            subject=AllOf((CHARACTERS, Tagged(("Snake",)), MINE)),
                            other=ALLY,
                            combat=True,
                        ),
                    ),
                    Text((), (Apply((Cannot(Deed.ATTACK),), Role("other"), Duration.ITS_NEXT_TURN),)),
                ),
                Duration.THIS_TURN,
                once=False,
            ),
        ),
    ),
    "Name an ally card, then reveal the top card of target opponent's deck. If it has the chosen name, draw a "
    "card.": Text(
        (HIS,),
        (
            NameCard(You(), ALLY, "named"),
            Choose(Top(n(1), Target()), "seen1"),
            Reveal(Those("seen1")),
            If(Fits(Those("seen1"), NamedLike(Those("named"))), (Draw(You(), n(1)),)),
        ),
    ),
}

POWERS |= {
    "When Grok Stonefist sabotages a quest, destroy it.": Triggered(
        (On(What.SABOTAGES, subject=Among(This()), other=Is((Kind.QUEST,))),),
        Text((), (Destroy(Role("other")),)),
    ),
    "When Grok Stonefist sabotages a quest, turn it face down.": Triggered(
        (On(What.SABOTAGES, subject=Among(This()), other=Is((Kind.QUEST,))),),
        Text((), (Flip(Every(AllOf((Among(Role("other")), InCondition(Condition.FACE_UP))))),)),
    ),
    "When your hero deals combat damage to an ally, you may attach a Poison card from your graveyard to that "
    "ally.": Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(HERO), other=ALLY, combat=True),),
        Text(
            (),
            (
                May(
                    You(),
                    (
                        Put(
                            Chosen(Every(Tagged(("Poison",)), (Zone.GRAVEYARD,), You())),
                            Zone.PLAY,
                            attached_to=Role("other"),
                        ),
                    ),
                ),
            ),
        ),
    ),
}

UNREAD = {
    "another than itself or than the chosen one": "Pay 1 >>> Choose an ally in your party. Destroy all other allies in "
    "your party.",
    "each opponent chooses for himself": "Pay 1 >>> Each opponent exhausts one of his allies or two of his resources.",
    "none of the two has two faces": "When Grok Stonefist sabotages a weapon, turn it face down.",
    "an ally is not attached": "Pay 1 >>> Attach an ally card from your graveyard to target ally.",
    "no card was named": "Reveal the top card of your deck. If it has the chosen name, draw a card.",
    "who draws": "Pay 1 >>> Your hero heals 2 damage from target ally, then draws a card.",
    "a power given to allies that speaks of a hero": 'Friendly allies have "Pay 2 >>> This hero heals 3 damage from '
    'itself."',
    "a weapon where an ally is read": "Pay 2 >>> Destroy this weapon.",
    "a second first time": "Pay 1 >>> When you strike with a weapon for the first time each turn for the first time "
    "this turn, draw a card.",
    "a graveyard of nobody": "Grok Stonefist has +1 ATK for each ally card in graveyard.",
    "healed where none was": "When your hero deals damage, it has +1 ATK this turn for each damage healed.",
}


def test_power() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


def test_two_powers_of_one_sentence() -> None:
    def check(text: str) -> None:
        assert card(ALLY_LINE, text).powers == TWO_POWERS[text]

    hold_every(list(TWO_POWERS), check)


def test_text() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


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
