"""Damage of an amount, cards that would leave play, draws in their order, and what both of two players could be."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
    Exhaust,
    Heal,
    If,
    May,
    Put,
    Ready,
    RemoveDamage,
)
from engine.language.filters import AllOf, Among, AnyOf, ClassedLike, InCondition, Is, Standing, Valued, WasDealtDamage
from engine.language.modifiers import AlterPacket, DoInstead, MoveInstead, Prevent, Replace
from engine.language.powers import Continuous, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    Compare,
    EventAmount,
    Every,
    Fits,
    ForSome,
    HeroOf,
    Negated,
    Role,
    Target,
    This,
    Those,
    TimesDone,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Done, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTERS,
    HERO,
    MY_ALLY,
    NAME,
    OPPOSING,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

TURN, GAME = Duration.THIS_TURN, Duration.GAME
OPPONENT, IT = Standing(Relation.OPPONENT), Target(0)
WEAPON_LINE = "3, Weapon—Axe, Melee (1), 3 [Melee] ATK, 1 Strike\n"


def so_much(comparison: Comparison, amount: int) -> Compare:
    """Return whether the packet of the event has the amount."""
    return Compare(EventAmount(), comparison, n(amount))


def drawn(player: Standing, by: You | Role, before: int) -> On:
    """Return a draw before which the player has drawn that many cards this turn."""
    return On(What.DRAWN, player=player, when=Compare(TimesDone(Done.DRAWN, by), Comparison.EQUAL, n(before)))


HIT_BIG = On(What.DEALS_DAMAGE, other=Among(HERO), when=so_much(Comparison.AT_LEAST, 4))
MINE_DIES = On(What.DESTROYED, subject=MY_ALLY)
CARED_FOR = DoInstead((RemoveDamage(Role("subject"), ValueOf(Trait.DAMAGE, Role("subject"))), Exhaust(Role("subject"))))

POWERS: dict[str, Power] = {
    "If your hero would be dealt 4 or more damage, it's dealt 3 damage instead.": Continuous(
        (Replace(HIT_BIG, AlterPacket(n(3))),), You()
    ),
    "If your hero would be dealt more than 4 fire damage, draw a card instead.": Continuous(
        (
            Replace(
                On(
                    What.DEALS_DAMAGE,
                    other=Among(HERO),
                    damage_type=DamageType.FIRE,
                    when=Negated(so_much(Comparison.AT_MOST, 4)),
                ),
                DoInstead((Draw(You(), n(1)),)),
            ),
        ),
        You(),
    ),
    "If an ally in your party would deal exactly 1 fire or shadow damage, it deals 2 of that type instead.": Continuous(
        (
            Replace(
                On(
                    What.DEALS_DAMAGE,
                    subject=MY_ALLY,
                    one_of_types=(DamageType.FIRE, DamageType.SHADOW),
                    when=so_much(Comparison.EQUAL, 1),
                ),
                AlterPacket(n(2)),
            ),
        ),
        You(),
    ),
    "If an opposing ally would leave play, remove it from the game instead.": Continuous(
        (Replace(On(What.LEAVES_PLAY, subject=AllOf((ALLY, OPPOSING))), MoveInstead(Zone.REMOVED)),), You()
    ),
    f"If your hero would be dealt combat damage, you may have {NAME} be dealt that damage instead.": Continuous(
        (Replace(On(What.DEALS_DAMAGE, other=Among(HERO), combat=True), AlterPacket(to=This()), may=True),), You()
    ),
    "If an opposing ally would deal damage to your hero, it deals that damage to itself instead.": Continuous(
        (
            Replace(
                On(What.DEALS_DAMAGE, subject=AllOf((ALLY, OPPOSING)), other=Among(HERO)),
                AlterPacket(to=Role("subject")),
            ),
        ),
        You(),
    ),
    "If an opposing source would deal damage to your hero, prevent 1 of that damage.": Continuous(
        (Prevent(n(1), source=AllOf((CHARACTERS, OPPOSING))),), HERO
    ),
    "If an ally in your party would be destroyed, remove all damage from it and exhaust it instead.": Continuous(
        (Replace(MINE_DIES, CARED_FOR),), You()
    ),
    "When an opponent draws his second card each turn, that player discards a card.": Triggered(
        (drawn(OPPONENT, Role("player"), 1),), Text((), (Discard(Role("player"), n(1)),))
    ),
    "When you draw your third card each turn, draw a card.": Triggered(
        (drawn(Standing(Relation.YOU), You(), 2),), Text((), (Draw(You(), n(1)),))
    ),
    "When an opponent interrupts a card you played, that player discards a card.": Triggered(
        (On(What.CARD_INTERRUPTED, other=OPPONENT, player=Standing(Relation.YOU)),),
        Text((), (Discard(Role("other"), n(1)),)),
    ),
    "When an opposing ally is destroyed, if it was attacking, draw a card.": Triggered(
        (On(What.DESTROYED, subject=AllOf((ALLY, OPPOSING))),),
        Text((), (Draw(You(), n(1)),)),
        Fits(Role("subject"), InCondition(Condition.ATTACKING)),
    ),
    f"When {NAME} heals damage from an ally, you may also ready that ally.": Triggered(
        (On(What.HEALS, subject=Among(This()), other=ALLY),), Text((), (May(You(), (Ready(Role("other")),)),))
    ),
}


@for_every("words", POWERS)
def test_of_an_ally(words: str) -> None:
    check_power(words, POWERS[words])
    says_it_back(words, ALLY_LINE)


AIMED = (TargetDescription(ALLY),)
MINE_AIMED = (TargetDescription(MY_ALLY),)
LEFT = ValueOf(Trait.REMAINING_HEALTH, IT)
GONE = Apply((Replace(On(What.LEAVES_PLAY, subject=Among(IT)), MoveInstead(Zone.REMOVED)),), You(), GAME)
CHEAP = AllOf((ALLY, Valued(Trait.COST, Comparison.AT_MOST, n(3))))
ANY_OF_MINE = Every(AnyOf((Among(HERO), MY_ALLY)))
NO_MORE = Compare(ValueOf(Trait.DAMAGE, HERO), Comparison.AT_MOST, ValueOf(Trait.DAMAGE, Those("one")))
MORE_THAN_ALL = Negated(ForSome(Every(AllOf((Is((Kind.HERO,)), OPPOSING))), "one", NO_MORE))

TEXTS = {
    "Destroy target ally. If it was exhausted, draw a card.": Text(
        AIMED,
        (If(Fits(IT, InCondition(Condition.EXHAUSTED)), (Destroy(IT), Draw(You(), n(1))), (Destroy(IT),)),),
    ),
    "Put target ally card with cost 3 or less from any graveyard into play under your control. If that ally would "
    "leave play, remove it from the game instead.": Text(
        (TargetDescription(CHEAP, zones=(Zone.GRAVEYARD,)),), (Put(IT, Zone.PLAY, under=You()), GONE)
    ),
    "If your hero has more damage than each opposing hero, draw a card.": Text(
        (), (If(MORE_THAN_ALL, (Draw(You(), n(1)),)),)
    ),
    "Ready target ally. If that ally has exactly 1 remaining health, draw a card.": Text(
        AIMED, (Ready(IT), If(Compare(LEFT, Comparison.EQUAL, n(1)), (Draw(You(), n(1)),)))
    ),
    "Ready target ally. If it has the same class as your hero, draw a card.": Text(
        AIMED, (Ready(IT), If(Fits(IT, ClassedLike(HERO)), (Draw(You(), n(1)),)))
    ),
    "Ready your hero or an ally in your party.": Text((), (Ready(Chosen(ANY_OF_MINE)),)),
    "The next time target ally in your party would be dealt damage this turn, prevent it, and your hero heals that "
    "much damage from itself.": Text(
        MINE_AIMED,
        (Apply((Prevent(None, next_time=True, then=(Heal(HERO, HERO, EventAmount()),)),), IT, TURN),),
    ),
    "The next time an opposing source would deal damage to your hero this turn, prevent that damage, and your hero "
    "deals that much holy damage to the source.": Text(
        (),
        (
            Apply(
                (
                    Prevent(
                        None,
                        source=AllOf((CHARACTERS, OPPOSING)),
                        next_time=True,
                        then=(Deal(HERO, Role("other"), EventAmount(), DamageType.HOLY),),
                    ),
                ),
                HERO,
                TURN,
            ),
        ),
    ),
    "If target ally in your party would be destroyed before your next turn, remove it from the game instead.": Text(
        MINE_AIMED,
        (
            Apply(
                (Replace(On(What.DESTROYED, subject=Among(IT)), MoveInstead(Zone.REMOVED)),),
                You(),
                Duration.YOUR_NEXT_TURN,
            ),
        ),
    ),
    "Destroy target ally that was dealt combat damage with a weapon this turn.": Text(
        (TargetDescription(AllOf((ALLY, WasDealtDamage(combat=True, with_=Is((Kind.WEAPON,)))))),),
        (Destroy(IT),),
    ),
    "Ready target ally. At the end of the turn, destroy that ally.": Text(
        AIMED,
        (
            Ready(IT),
            Delay(Triggered((On(What.ENDS_TURN),), Text((), (Destroy(Role("target 0")),))), GAME),
        ),
    ),
}


@for_every("words", TEXTS)
def test_of_an_ability(words: str) -> None:
    check_text(words, TEXTS[words])
    says_it_back(words)


def test_of_a_weapon() -> None:
    hurt = WasDealtDamage(with_=Among(This()))
    slain = On(What.DESTROYED, subject=AllOf((ALLY, hurt)))
    words = "When an ally that was dealt damage with this weapon this turn is destroyed, draw a card."
    check_power(words, Triggered((slain,), Text((), (Draw(You(), n(1)),))), WEAPON_LINE)


REFUSED_OF_ALLIES = (
    "When an opposing ally attacks, if it was exhausted, draw a card.",
    "When an ally card is put into your graveyard from your hand, if it was exhausted, draw a card.",
    "If your hero would be dealt more than 4 damage at one time, prevent all but 4 of it.",
    "If your hero would deal exactly 1 damage, it deals 2 of that type instead.",
    "If an ally in your party would be destroyed, remove all damage from it and exhaust target ally instead.",
    "If an ally in your party would be destroyed, you may remove all damage from it and exhaust it instead.",
    f"If {NAME} would be destroyed, exhaust him and draw a card instead.",
    f"If another ally in your party would be destroyed while {NAME} is ready, exhaust it instead.",
    f"When an opposing ally attacks while {NAME} is ready, exhaust it.",
    "When a player interrupts a card an opponent played, that player discards a card.",
    "When an opponent interrupts a card an opponent played, that opponent discards a card.",
)


@for_every("words", REFUSED_OF_ALLIES)
def test_what_leaves_something_open_is_not_read_of_an_ally(words: str) -> None:
    stuck(ALLY_LINE, words)


REFUSED_OF_ABILITIES = (
    "Destroy target ally. If it would leave play, remove it from the game instead.",
    "You may put target ally card into play. If it would leave play, remove it from the game instead.",
    "Draw a card. If target ally would leave play, remove it from the game instead.",
    "Destroy target ally dealt damage with an ally this turn.",
    "Target ally can't attack your hero or an ally in your party this turn.",
)


@for_every("words", REFUSED_OF_ABILITIES)
def test_what_leaves_something_open_is_not_read_of_an_ability(words: str) -> None:
    stuck(ABILITY_LINE, words)


def test_the_hero_of_whoever_draws_is_meant() -> None:
    words = f"When an opponent draws a second card in a turn, {NAME} may deal 2 ranged damage to his hero."
    check_power(
        words,
        Triggered(
            (drawn(OPPONENT, Role("player"), 1),),
            Text((), (May(You(), (Deal(This(), HeroOf(Role("player")), n(2), DamageType.RANGED),)),)),
        ),
    )
