"""Wordings of the sets after the tables: what they mean, and what nobody would print."""

from __future__ import annotations

from typing import Any

from engine.language.costs import Resources
from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Apply,
    Choose,
    Deal,
    Destroy,
    Discard,
    Draw,
    Exhaust,
    Heal,
    If,
    May,
    Put,
)
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    DidThisTurn,
    InCondition,
    Is,
    NamedLike,
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
    Prevent,
    Purpose,
    Unpreventable,
)
from engine.language.powers import Attach, Continuous, Keyword, Payment, Power, TargetDescription, Text, Triggered
from engine.language.revelation import LookAt, Reveal
from engine.language.selections import (
    Compare,
    ControllerOf,
    Count,
    Every,
    Fits,
    Happened,
    HeroOf,
    Negated,
    OwnerOf,
    Players,
    Plus,
    Role,
    Target,
    This,
    Those,
    TimesDone,
    Top,
    TurnOf,
    Union,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY_LINE, card, check_power, check_text, n, stuck

HERO, YOU = HeroOf(You()), You()
ALLY, WEAPON = Is((Kind.ALLY,)), Is((Kind.WEAPON,))
CHARACTER = Is((Kind.HERO, Kind.ALLY))
OPPONENTS = Players(Relation.OPPONENT)
OPPOSING, MINE = Controlled(OPPONENTS), Controlled(You())
AN_ALLY, A_CHARACTER = (TargetDescription(ALLY),), (TargetDescription(CHARACTER),)
TURN, ITS_NEXT = Duration.THIS_TURN, Duration.ITS_NEXT_TURN


def for_a_time(change: Any, to: Any, duration: Duration = TURN, while_: Any = None) -> Apply:  # noqa: ANN401 - of any kind
    return Apply(change if isinstance(change, tuple) else (change,), to, duration, while_)


PROTECTOR, FEROCITY, ELUSIVE, STEALTH = (
    Keyword(each) for each in (KeywordName.PROTECTOR, KeywordName.FEROCITY, KeywordName.ELUSIVE, KeywordName.STEALTH)
)
TOP = Top(n(1), You())
OF_THE_NAME = AllOf((ALLY, Not(Among(Target())), NamedLike(Target())))

TEXTS: dict[str, Text] = {
    # Each time so much for the turn, not so much in all.
    "If target hero or ally would be dealt damage this turn, prevent 2 of that damage.": Text(
        A_CHARACTER, (for_a_time(Prevent(n(2), of_each=True), Target()),)
    ),
    "If your hero would be dealt combat damage this turn, prevent 1 of it.": Text(
        (), (for_a_time(Prevent(n(1), combat=True, of_each=True), HERO),)
    ),
    "Prevent the next 3 frost damage that would be dealt to target ally this turn.": Text(
        AN_ALLY, (for_a_time(Prevent(n(3), damage_types=(DamageType.FROST,)), Target()),)
    ),
    "If a friendly hero or ally would be dealt frost damage this turn, prevent it.": Text(
        (),
        (
            for_a_time(
                Prevent(None, damage_types=(DamageType.FROST,)),
                AllOf((CHARACTER, Controlled(Players(Relation.FRIENDLY)))),
            ),
        ),
    ),
    "If an opposing ally would deal damage this turn, prevent 1 of that damage.": Text(
        (), (for_a_time(Prevent(n(1), by_subject=True, of_each=True), AllOf((ALLY, OPPOSING))),)
    ),
    "The next time damage would be dealt to target ally this turn, prevent it.": Text(
        AN_ALLY, (for_a_time(Prevent(None, next_time=True), Target()),)
    ),
    "The next time your hero would be dealt damage by an ally this turn, prevent 3 of that damage.": Text(
        (), (for_a_time(Prevent(n(3), source=ALLY, of_each=True, next_time=True), HERO),)
    ),
    "Your hero has +3 ATK this turn. Damage that would be dealt by it this turn can't be prevented.": Text(
        (), (for_a_time(Adjust(Trait.ATK, n(3)), HERO), for_a_time(Unpreventable(), HERO))
    ),
    "Fire damage your hero would deal this turn can't be prevented.": Text(
        (), (for_a_time(Unpreventable(damage_type=DamageType.FIRE), HERO),)
    ),
    "Damage can't be prevented this turn.": Text((), (for_a_time(Unpreventable(), Is((Kind.CHARACTER,))),)),
    "Damage can't be healed from target hero or ally this turn.": Text(
        A_CHARACTER, (for_a_time(Cannot(Deed.BE_HEALED), Target()),)
    ),
    "Put target ally and each other ally with the same name into their owners' hands.": Text(
        AN_ALLY, (Put(Union((Target(), Every(OF_THE_NAME))), Zone.HAND),)
    ),
    "Your hero deals 1 fire damage to target ally and each other ally with the same name as that ally.": Text(
        AN_ALLY, (Deal(HERO, Union((Target(), Every(OF_THE_NAME))), n(1), DamageType.FIRE),)
    ),
    "Target ally must attack your hero during its controller's next turn if able.": Text(
        AN_ALLY, (for_a_time(MustAttack(Among(HERO)), Target(), ITS_NEXT),)
    ),
    "Opposing allies must attack your hero this turn if able.": Text(
        (), (for_a_time(MustAttack(Among(HERO)), AllOf((ALLY, OPPOSING))),)
    ),
    "Target ally must attack an ally this turn if able.": Text(AN_ALLY, (for_a_time(MustAttack(ALLY), Target()),)),
    "Opposing allies can't protect during their controllers' next turns.": Text(
        (), (for_a_time(Cannot(Deed.PROTECT), AllOf((ALLY, OPPOSING)), ITS_NEXT),)
    ),
    "Opponents can't play allies during their next turns.": Text(
        (), (for_a_time(Cannot(Deed.PLAY, ALLY), OPPONENTS, ITS_NEXT),)
    ),
    "Your hero has +2 ATK during your next turn.": Text(
        (), (for_a_time(Adjust(Trait.ATK, n(2)), HERO, Duration.DURING_YOUR_NEXT_TURN),)
    ),
    "Target ally has +2 ATK, ferocity, and elusive this turn.": Text(
        AN_ALLY, (for_a_time((Adjust(Trait.ATK, n(2)), GainPowers((FEROCITY, ELUSIVE))), Target()),)
    ),
    "Allies in your party have +2 ATK this turn while attacking exhausted heroes and allies.": Text(
        (),
        (
            for_a_time(
                Adjust(Trait.ATK, n(2)),
                AllOf((ALLY, MINE, InCondition(Condition.ATTACKING))),
                while_=Fits(
                    Every(InCondition(Condition.DEFENDING)), AllOf((CHARACTER, InCondition(Condition.EXHAUSTED)))
                ),
            ),
        ),
    ),
    "Your hero deals melee damage to target ally equal to the total DEF of your armor.": Text(
        AN_ALLY,
        (
            Deal(
                HERO,
                Target(),
                ValueOf(Trait.DEF, Every(AllOf((Is((Kind.ARMOR,)), MINE)))),
                DamageType.MELEE,
            ),
        ),
    ),
    "Your hero heals damage from target ally equal to the amount of damage on your hero.": Text(
        AN_ALLY, (Heal(HERO, Target(), ValueOf(Trait.DAMAGE, HERO)),)
    ),
    # Another sentence is another, even where the two say one thing: "it" is not who acts in it.
    "Your hero deals 1 fire damage to target ally. If it's ready, your hero deals 3 fire damage to it instead.": Text(
        AN_ALLY,
        (
            If(
                Fits(Target(), InCondition(Condition.READY)),
                (Deal(HERO, Target(), n(3), DamageType.FIRE),),
                (Deal(HERO, Target(), n(1), DamageType.FIRE),),
            ),
        ),
    ),
    "Your hero heals 1 damage from target ally. If it's an Orc, your hero heals 5 damage from it instead.": Text(
        AN_ALLY,
        (If(Fits(Target(), Tagged(("Orc",))), (Heal(HERO, Target(), n(5)),), (Heal(HERO, Target(), n(1)),)),),
    ),
    # What is revealed is that very card: nothing is, if it isn't revealed, and it is no other once it has been moved.
    "You may reveal the top card of your deck. If it's an ability card, draw a card.": Text(
        (),
        (
            May(YOU, (Choose(TOP, "seen1"), Reveal(Those("seen1")))),
            If(Fits(Those("seen1"), Is((Kind.ABILITY,))), (Draw(YOU, n(1)),)),
        ),
    ),
    "Look at the top card of target opponent's deck. You may put it on the bottom of that player's deck.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Choose(Top(n(1), Target()), "seen1"),
            LookAt(YOU, Those("seen1")),
            May(YOU, (Put(Those("seen1"), Zone.DECK, on_bottom=True),)),
        ),
    ),
    "Heroes and allies in your party have +1 ATK this turn for each Totem you control.": Text(
        (),
        (
            for_a_time(
                Adjust(Trait.ATK, Count(Every(AllOf((Is((Kind.TOTEM,)), MINE))))),
                AllOf((CHARACTER, MINE)),
            ),
        ),
    ),
    "Destroy target ally with less ATK than your hero.": Text(
        (
            TargetDescription(
                AllOf((ALLY, Valued(Trait.ATK, Comparison.AT_MOST, Plus((ValueOf(Trait.ATK, HERO), n(-1))))))
            ),
        ),
        (Destroy(Target()),),
    ),
    "Target opponent exhausts his hero.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),), (Exhaust(HeroOf(Target())),)
    ),
    # What is yours is never said to have a controller.
    "Your hero deals 2 fire damage to target ally, and its controller discards a card.": Text(
        AN_ALLY, (Deal(HERO, Target(), n(2), DamageType.FIRE), Discard(ControllerOf(Target()), n(1)))
    ),
    "Put a rage counter on target ally for each Mage in your party.": Text(
        AN_ALLY,
        (AddCounters(Target(), "rage", Count(Every(AllOf((Is((Kind.CHARACTER,)), Tagged(("Mage",)), MINE))))),),
    ),
}
"""What an ability says, and the text that it means."""

_ATTACKED_WITH = TimesDone(Done.ATTACKED, YOU, ALLY, different=True)

POWERS: dict[str, Power] = {
    "If another ally in your party would be dealt non-combat damage, prevent 1 of that damage.": Continuous(
        (Prevent(n(1), noncombat=True),), AllOf((ALLY, MINE, Not(Among(This()))))
    ),
    "If an opposing ally would deal combat damage to your hero, prevent 1 of that damage.": Continuous(
        (Prevent(n(1), combat=True, source=AllOf((ALLY, OPPOSING))),), HERO
    ),
    "If your hero would be dealt fire or frost damage, prevent it.": Continuous(
        (Prevent(None, damage_types=(DamageType.FIRE, DamageType.FROST)),), HERO
    ),
    "Damage that Grok Stonefist would deal can't be prevented.": Continuous((Unpreventable(),), This()),
    "Damage can't be prevented.": Continuous((Unpreventable(),), Is((Kind.CHARACTER,))),
    "Damage can't be healed.": Continuous((Cannot(Deed.BE_HEALED),), Is((Kind.CHARACTER,))),
    "Damage can't be healed from opposing heroes.": Continuous(
        (Cannot(Deed.BE_HEALED),), AllOf((Is((Kind.HERO,)), OPPOSING))
    ),
    "Grok Stonefist can attack only if your hero attacked this turn.": Continuous(
        (Cannot(Deed.ATTACK),), This(), Negated(Fits(HERO, DidThisTurn(Done.ATTACKED)))
    ),
    "Grok Stonefist can attack or protect only during your turn.": Continuous(
        (Cannot(Deed.ATTACK), Cannot(Deed.PROTECT)), This(), Negated(TurnOf(YOU))
    ),
    "Opposing allies must attack Grok Stonefist if able.": Continuous(
        (MustAttack(Among(This())),), AllOf((ALLY, OPPOSING))
    ),
    "Grok Stonefist has +X ATK, where X is the number of allies in your party.": Continuous(
        (Adjust(Trait.ATK, Count(Every(AllOf((ALLY, MINE))))),), This()
    ),
    "When an opposing hero flips, draw a card.": Triggered(
        (On(What.FLIPS, subject=AllOf((Is((Kind.HERO,)), OPPOSING))),), Text((), (Draw(YOU, n(1)),))
    ),
    "While damaged, Grok Stonefist has +2 ATK.": Continuous(
        (Adjust(Trait.ATK, n(2)),), This(), Fits(This(), InCondition(Condition.DAMAGED))
    ),
    "Weapons you control cost 1 less to strike with.": Continuous(
        (ChangeCost(Purpose.STRIKE, AllOf((WEAPON, MINE)), n(-1)),), Players(Relation.ANY)
    ),
    "Your Mounts cost 1 less to play.": Continuous((ChangeCost(Purpose.PLAY, Tagged(("Mount",)), n(-1)),), YOU),
    "Pay 1 >>> The next ally you play this turn costs 2 less.": Payment(
        (Resources(n(1)),),
        Text((), (Apply((ChangeCost(Purpose.PLAY, ALLY, n(-2)),), YOU, TURN, times=1),)),
    ),
    "When damage is prevented with Grok Stonefist, it deals 1 fire damage to the source of that damage.": Triggered(
        (On(What.PREVENTED, with_=Among(This())),), Text((), (Deal(This(), Role("other"), n(1), DamageType.FIRE),))
    ),
    "Allies in your party have +3 ATK, +1 health, and protector.": Continuous(
        (Adjust(Trait.ATK, n(3)), Adjust(Trait.HEALTH, n(1)), GainPowers((PROTECTOR,))), AllOf((ALLY, MINE))
    ),
    "Grok Stonefist has ferocity, protector, and stealth.": Continuous(
        (GainPowers((FEROCITY, PROTECTOR, STEALTH)),), This()
    ),
    "When a card is put into an opponent's graveyard from his hand, Grok Stonefist deals 1 shadow damage to that "
    "opponent's hero.": Triggered(
        (
            On(
                What.MOVES,
                subject=AllOf((Is((Kind.CARD,)), Owned(OPPONENTS))),
                from_zone=Zone.HAND,
                to_zone=Zone.GRAVEYARD,
            ),
        ),
        Text((), (Deal(This(), HeroOf(OwnerOf(Role("subject"))), n(1), DamageType.SHADOW),)),
    ),
    # How many different ones, however often each attacked.
    "Grok Stonefist has ferocity if you attacked with two or more allies this turn.": Continuous(
        (GainPowers((FEROCITY,)),), This(), Compare(_ATTACKED_WITH, Comparison.AT_LEAST, n(2))
    ),
    "Grok Stonefist has +1 ATK for each ally you attacked with this turn.": Continuous(
        (Adjust(Trait.ATK, _ATTACKED_WITH),), This()
    ),
    "Grok Stonefist has elusive if an opponent attacked with an ally this turn.": Continuous(
        (GainPowers((ELUSIVE,)),), This(), Happened(Done.ATTACKED, OPPONENTS, ALLY)
    ),
}
"""What an ally says, and the power that it means."""


def test_a_text_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_a_power_means() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


def test_counters_come_with_what_is_attached() -> None:
    said = "Attach to target hero or ally, and put a bleed counter on Grok Stonefist for each Combo card you remove."
    cost = (
        "As an additional cost to play Grok Stonefist, remove up to five Combo cards in your graveyard from the game."
    )
    rend = card("3, Rogue, Ability—Assassination\n", f"{cost}\n{said}\nOngoing: Attached character has -1 ATK.")
    assert rend.attach == Attach(TargetDescription(CHARACTER))
    assert isinstance(rend.text, Text)
    (put,) = rend.text.effects
    assert isinstance(put, AddCounters)
    assert isinstance(put.amount, Count)


@for_every("joint", [" and", ", and"])
def test_what_dealt_and_what_was_dealt_damage_could_both_be_it(joint: str) -> None:
    text = f"Your hero deals 2 frost damage to target ally{joint} it can't attack this turn."
    stuck(ABILITY_LINE, text)


def test_what_is_exhausted_after_if_you_do_is_it() -> None:
    said = "When Grok Stonefist attacks, you may pay 1. If you do, exhaust target ally and it can't protect this turn."
    (power,) = card(ALLY_LINE, said).powers
    assert isinstance(power, Triggered)
    assert isinstance(power.text, Text)
    (may,) = power.text.effects
    assert isinstance(may, May)
    assert may.then == (Exhaust(Target()), for_a_time(Cannot(Deed.PROTECT), Target()))


@for_every(
    "text",
    [
        # Weapons don't attack, and nobody is told how much of what can't be healed.
        "Grok Stonefist has ferocity if you attacked with a weapon this turn.",
        # A next turn is somebody's, and what is in play is attached to another in other words.
        "[Activate] >>> Attach target ability to another target hero or ally.",
        "Grok Stonefist has +2 ATK during its next turn.",
    ],
)
def test_what_nobody_would_print_is_unread(text: str) -> None:
    stuck(ALLY_LINE, text)
