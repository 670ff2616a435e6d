"""Families of wording: sentences of our own that differ from those of the tables, and what they mean."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Choose,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
    Heal,
    If,
    May,
    Put,
    Ready,
    RollDice,
)
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    DealtDamage,
    HasAttached,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Not,
    Owned,
    Standing,
    Tagged,
    Valued,
)
from engine.language.modifiers import (
    Adjust,
    Cannot,
    ChangeCost,
    Deed,
    GainPowers,
    MustAttack,
    Purpose,
    SetValue,
)
from engine.language.powers import Continuous, Keyword, Payment, Power, TargetDescription, Text, Triggered
from engine.language.revelation import Reveal
from engine.language.selections import (
    Both,
    Chosen,
    Compare,
    Count,
    DamageThisTurn,
    Every,
    Fits,
    Happened,
    Negated,
    Nth,
    OwnerOf,
    Players,
    Role,
    Target,
    ThatMany,
    This,
    Those,
    Top,
    TurnOf,
    ValueOf,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, Condition, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    OPPOSING,
    PET,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

THIS_TURN = Duration.THIS_TURN
_AS_FEW = Valued(Trait.HEALTH, Comparison.AT_MOST, Count(Every(AllOf((ALLY, Controlled(You()))))))
PETS = Compare(Count(Every(AllOf((PET, Controlled(You()))))), Comparison.AT_LEAST, n(1))

TEXTS: dict[str, Text] = {
    "Your hero deals 2 frost damage to target ally. If that ally is exhausted, your hero deals 4 frost damage to it "
    "instead.": Text(
        (TargetDescription(ALLY),),
        (
            If(
                Fits(Target(), InCondition(Condition.EXHAUSTED)),
                (Deal(HERO, Target(), n(4), DamageType.FROST),),
                (Deal(HERO, Target(), n(2), DamageType.FROST),),
            ),
        ),
    ),
    "Draw a card. If you control a Pet, draw three cards instead.": Text(
        (), (If(PETS, (Draw(You(), n(3)),), (Draw(You(), n(1)),)),)
    ),
    "Your hero deals 3 fire damage to target attacker and 2 fire damage to each other opposing ally.": Text(
        (TargetDescription(InCondition(Condition.ATTACKING)),),
        (
            Deal(HERO, Target(), n(3), DamageType.FIRE),
            # The other allies are others than the attacker, not others than the ability.
            Deal(HERO, Every(AllOf((ALLY, OPPOSING, Not(Among(Target()))))), n(2), DamageType.FIRE),
        ),
    ),
    "You may put the top card of your deck into your graveyard. If it's an ally card, draw a card.": Text(
        (),
        (
            May(You(), (Put(Top(n(1), You()), Zone.GRAVEYARD, name="put1"),)),
            # It is the card that was put there, not the next one on top.
            If(Fits(Those("put1"), ALLY), (Draw(You(), n(1)),)),
        ),
    ),
    "Target opponent discards a card. If it's an ally card, ready your hero.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Discard(Target(), n(1), name="discarded1"),
            If(Fits(Those("discarded1"), ALLY), (Ready(HERO),)),
        ),
    ),
    "Your hero deals 3 shadow damage to target ally and heals that much damage from itself.": Text(
        (TargetDescription(ALLY),),
        (
            Deal(HERO, Target(), n(3), DamageType.SHADOW, name="dealt"),
            Heal(HERO, HERO, ThatMany("dealt")),
        ),
    ),
    "Your hero heals 5 damage divided as you choose from any number of target heroes and/or allies.": Text(
        (TargetDescription(CHARACTER, n(0), Count(Every(CHARACTER))),), (Heal(HERO, Target(), n(5), divided=True),)
    ),
    "Target up to two heroes and/or allies. Your hero deals 3 and 1 fire damage to them, respectively.": Text(
        (TargetDescription(CHARACTER, n(0), n(2)),),
        (
            Deal(HERO, Nth(Target(), 0), n(3), DamageType.FIRE),
            Deal(HERO, Nth(Target(), 1), n(1), DamageType.FIRE),
        ),
    ),
    # What is put off speaks of what was targeted before.
    "Target ally has +2 ATK this turn. At end of turn, destroy that ally.": Text(
        (TargetDescription(ALLY),),
        (
            Apply((Adjust(Trait.ATK, n(2)),), Target(), THIS_TURN),
            Delay(Triggered((On(What.ENDS_TURN),), Text((), (Destroy(Role("target 0")),))), Duration.GAME),
        ),
    ),
    "Target opponent puts the top card of his deck into his resource row face down.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (Put(Top(n(1), Target()), Zone.PLAY, under=Target(), as_resource=True, face_up=False),),
    ),
    "Put target ally into its owner's hand. That player draws a card.": Text(
        (TargetDescription(ALLY),), (Put(Target(), Zone.HAND), Draw(OwnerOf(Target()), n(1)))
    ),
    "If your hero has dealt fire damage with an ability this turn, draw a card.": Text(
        (),
        (If(Fits(HERO, DealtDamage(damage_type=DamageType.FIRE, with_=Is((Kind.ABILITY,)))), (Draw(You(), n(1)),)),),
    ),
    "Target opponent reveals his hand. You choose an ally card from it. That player discards that card.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Reveal(Every(Is((Kind.CARD,)), (Zone.HAND,), Target())),
            Choose(Chosen(Every(ALLY, (Zone.HAND,), Target())), "chosen1"),
            Discard(Target(), n(1), filter=Among(Those("chosen1"))),
        ),
    ),
    "Roll a die. If it's 5 or more, draw a card.": Text(
        (),
        (
            RollDice(You(), n(1), "roll"),
            If(Compare(ThatMany("roll"), Comparison.AT_LEAST, n(5)), (Draw(You(), n(1)),)),
        ),
    ),
    "Put up to two target ally cards from your graveyard into your hand.": Text(
        (TargetDescription(AllOf((ALLY, Owned(You()))), n(0), n(2), (Zone.GRAVEYARD,)),), (Put(Target(), Zone.HAND),)
    ),
    "Destroy target ally with 2 or less ATK.": Text(
        (TargetDescription(AllOf((ALLY, Valued(Trait.ATK, Comparison.AT_MOST, n(2))))),), (Destroy(Target()),)
    ),
    "Destroy target ally with a Curse attached to it.": Text(
        (TargetDescription(AllOf((ALLY, HasAttached(Tagged(("Curse",)))))),), (Destroy(Target()),)
    ),
    "Destroy target ally without stealth.": Text(
        (TargetDescription(AllOf((ALLY, Not(HasKeyword(KeywordName.STEALTH))))),), (Destroy(Target()),)
    ),
    "Destroy target weapon. If its cost was 3 or less, draw a card.": Text(
        (TargetDescription(Is((Kind.WEAPON,))),),
        (
            Destroy(Target()),
            If(Compare(ValueOf(Trait.COST, Target()), Comparison.AT_MOST, n(3)), (Draw(You(), n(1)),)),
        ),
    ),
    "Target ally deals no combat damage this turn.": Text(
        (TargetDescription(ALLY),), (Apply((Cannot(Deed.DEAL_COMBAT_DAMAGE),), Target(), THIS_TURN),)
    ),
    "Target ally can't attack until the start of your next turn.": Text(
        (TargetDescription(ALLY),), (Apply((Cannot(Deed.ATTACK),), Target(), Duration.YOUR_NEXT_TURN),)
    ),
    "If an ally in your party dealt combat damage to a hero this turn, draw a card.": Text(
        (),
        (
            If(
                Compare(
                    DamageThisTurn(AllOf((ALLY, Controlled(You()))), Is((Kind.HERO,)), combat=True),
                    Comparison.AT_LEAST,
                    n(1),
                ),
                (Draw(You(), n(1)),),
            ),
        ),
    ),
    # The condition says which card can be chosen, for what is told has to be done if it can be (709.2b).
    "Destroy an opposing ally if its health is less than or equal to the number of allies in your party.": Text(
        (), (Destroy(Chosen(Every(AllOf((ALLY, OPPOSING, _AS_FEW))))),)
    ),
    "You may destroy an opposing ally if its health is less than or equal to the number of allies in your party.": Text(
        (), (May(You(), (Destroy(Chosen(Every(AllOf((ALLY, OPPOSING, _AS_FEW))))),)),)
    ),
    "Destroy an opposing ally unless its health is less than or equal to the number of allies in your party.": Text(
        (), (Destroy(Chosen(Every(AllOf((ALLY, OPPOSING, Not(_AS_FEW)))))),)
    ),
    # Nobody is in combat with itself.
    "Target hero or ally has -1 ATK while in combat with your hero this turn.": Text(
        (TargetDescription(CHARACTER),),
        (
            Apply(
                (Adjust(Trait.ATK, n(-1)),),
                Target(),
                THIS_TURN,
                Both(
                    (
                        Fits(Target(), AllOf((InCondition(Condition.IN_COMBAT), Not(Among(HERO))))),
                        Fits(HERO, InCondition(Condition.IN_COMBAT)),
                    )
                ),
            ),
        ),
    ),
    # A hero shows its class as an icon, an ally has it as a tag.
    "Ready each Druid hero and ally in your party.": Text(
        (),
        (
            Ready(
                Every(AllOf((CHARACTER, AnyOf((Tagged(("Druid",)), HasTrait("Druid"))), Controlled(You())))),
            ),
        ),
    ),
}


@for_every("text", list(TEXTS))
def test_what_a_text_does(text: str) -> None:
    check_text(text, TEXTS[text])


STEALTH_AND_ATK = (GainPowers((Keyword(KeywordName.STEALTH),)), Adjust(Trait.ATK, n(2)))
ABILITY = Is((Kind.ABILITY,))
CHARACTER_OF_KIND = Is((Kind.CHARACTER,))
ORC = Tagged(("Orc",))

POWERS: dict[str, Power] = {
    "Other Orcs in your party have stealth and +2 ATK.": Continuous(
        STEALTH_AND_ATK, AllOf((CHARACTER_OF_KIND, ORC, Not(Among(This())), Controlled(You())))
    ),
    "(1) >>> Grok has stealth and +2 ATK this turn. Use only during your turn and only once per turn.": Payment(
        card(ALLY_LINE, "(1) >>> Draw a card.").powers[0].cost,  # type: ignore[union-attr]
        Text((), (Apply(STEALTH_AND_ATK, This(), THIS_TURN),)),
        TurnOf(You()),
        once_per_turn=True,
    ),
    "Grok can't attack unless you have two or fewer cards in your hand.": Continuous(
        (Cannot(Deed.ATTACK),),
        This(),
        Negated(Compare(Count(Every(Is((Kind.CARD,)), (Zone.HAND,), You())), Comparison.AT_MOST, n(2))),
    ),
    "Grok's ATK is equal to the number of Pets you control.": Continuous(
        (SetValue(Trait.ATK, Count(Every(AllOf((PET, Controlled(You())))))),), This()
    ),
    "Grok must attack each turn if able.": Continuous((MustAttack(),), This()),
    "You pay 2 less to play your first ability each turn.": Continuous(
        (ChangeCost(Purpose.PLAY, ABILITY, n(-2)),), You(), Negated(Happened(Done.PLAYED, You(), ABILITY))
    ),
    "When Grok defends, the attacker has -1 ATK this combat.": Triggered(
        (On(What.DEFENDS, subject=Among(This())),),
        Text((), (Apply((Adjust(Trait.ATK, n(-1)),), Role("other"), Duration.THIS_COMBAT),)),
    ),
    "At the start of each of your turns, draw a card.": Triggered(
        (On(What.STARTS, player=Standing(Relation.YOU), part=Part.TURN),), Text((), (Draw(You(), n(1)),))
    ),
    "When Grok deals fatal combat damage to an ally, draw a card.": Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(This()), other=ALLY, combat=True, fatal=True),),
        Text((), (Draw(You(), n(1)),)),
    ),
    "Grok has ferocity if you control a Pet.": Continuous(
        (GainPowers((Keyword(KeywordName.FEROCITY),)),), This(), PETS
    ),
    "While Grok is in your party, opponents can't draw cards.": Continuous(
        (Cannot(Deed.DRAW),),
        Players(Relation.OPPONENT),
        # The card itself, not one that is called by the short form of its name.
        Compare(Count(Every(AllOf((Among(This()), Controlled(You()))))), Comparison.AT_LEAST, n(1)),
    ),
    "When each other Orc in your party attacks for the first time each turn, ready that Orc.": Triggered(
        (
            On(
                What.ATTACKS,
                subject=AllOf((CHARACTER_OF_KIND, ORC, Not(Among(This())), Controlled(You()))),
                first_time_each_turn=True,
                of_each=True,
            ),
        ),
        Text((), (Ready(Role("subject")),)),
    ),
    "While your hero has 8 or more damage on it, when Grok attacks, draw a card.": Triggered(
        (
            On(
                What.ATTACKS,
                subject=Among(This()),
                when=Compare(ValueOf(Trait.DAMAGE, HERO), Comparison.AT_LEAST, n(8)),
            ),
        ),
        Text((), (Draw(You(), n(1)),)),
    ),
}


@for_every("text", list(POWERS))
def test_what_a_power_is(text: str) -> None:
    check_power(text, POWERS[text])


@for_every(
    "text",
    [
        # Others than the target, or others than Grok? The words don't say.
        "When Grok attacks, he deals 2 fire damage to target ally and 1 fire damage to each other ally.",
        # Nobody attacks where Grok attacks.
        "When Grok attacks, the attacker has +1 ATK this combat.",
        # A card of one's own is called by its name; abilities deal no damage themselves; a hand is its owner's.
        "When Grok attacks, prevent all damage that would be dealt to Grok by abilities this turn.",
        "When Grok attacks, put target opposing ally into your hand.",
        "Attached ally has +1 ATK.",
        # Two deeds: which of them is it instead of?
        "When Grok attacks, draw a card and ready your hero. If your hero is defending, draw two cards instead.",
    ],
)
def test_what_could_mean_two_things_is_unread(text: str) -> None:
    stuck(ALLY_LINE, text)


def test_the_lines_for_the_numbers_of_a_die_go_on_from_the_line_that_rolls_it() -> None:
    lines = "(1) >>> Roll a die.\n1-3: Draw a card.\n4-6: Ready your hero."
    (power,) = card(ALLY_LINE, lines).powers
    assert isinstance(power, Payment)
    assert isinstance(power.text, Text)
    assert len(power.text.effects) == 3


def test_what_stops_such_a_line_is_shown_where_it_stands() -> None:
    reading = stuck(ALLY_LINE, "(1) >>> Roll a die.\n1-3: Draw a banana.")
    assert (reading.line, reading.column, reading.words) == (3, 13, "banana.")
