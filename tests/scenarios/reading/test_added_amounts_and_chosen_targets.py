"""Amounts with more for each of something, halves of damage, cards by chance, and targets that are chosen first."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Destroy, Discard, Heal, Interrupt, May, PayResources, Put, Ready
from engine.language.filters import AllOf, Among, Controlled, HasTarget, Is, Owned, Standing, Valued
from engine.language.modifiers import Adjust, AlterPacket, ChangeCost, PlayFrom, Purpose, Replace
from engine.language.powers import Continuous, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Count,
    EventAmount,
    Every,
    Half,
    HeroOf,
    Number,
    Players,
    Plus,
    Role,
    Target,
    This,
    Times,
    Top,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    CHARACTER,
    HERO,
    OPPOSING,
    check_power,
    check_text,
    n,
    stuck,
)

AN_ALLY, TURN = (TargetDescription(ALLY),), Duration.THIS_TURN
AN_OPPONENT = (TargetDescription(Standing(Relation.OPPONENT)),)
MINE = Controlled(You())
MY_ALLIES = Count(Every(AllOf((ALLY, MINE))))
ITS_PLAYER = ControllerOf(Target())

TEXTS: dict[str, Text] = {
    "Your hero deals 1 fire damage to target ally, plus 2 for each ally you control.": Text(
        AN_ALLY, (Deal(HERO, Target(), Plus((n(1), Times(MY_ALLIES, 2))), DamageType.FIRE),)
    ),
    "Your hero deals 1 fire damage plus 1 for each ally you control to target ally.": Text(
        AN_ALLY, (Deal(HERO, Target(), Plus((n(1), MY_ALLIES)), DamageType.FIRE),)
    ),
    "Your hero heals 2 damage from target ally plus 1 for each ally you control.": Text(
        AN_ALLY, (Heal(HERO, Target(), Plus((n(2), MY_ALLIES))),)
    ),
    "Your hero deals 3 fire damage to target ally and 1 to its controller's hero.": Text(
        AN_ALLY,
        (
            Deal(HERO, Target(), n(3), DamageType.FIRE),
            Deal(HERO, HeroOf(ITS_PLAYER), n(1), DamageType.FIRE),
        ),
    ),
    "Destroy a random opposing ally.": Text((), (Destroy(Chosen(Every(AllOf((ALLY, OPPOSING))), at_random=True)),)),
    "Put three cards from the top of your deck into your graveyard.": Text(
        (), (Put(Top(n(3), You()), Zone.GRAVEYARD),)
    ),
    "If target ally would deal damage this turn, it deals half that damage instead, rounded up.": Text(
        AN_ALLY,
        (
            Apply(
                (Replace(On(What.DEALS_DAMAGE, subject=Among(Target())), AlterPacket(Half(EventAmount(), up=True))),),
                You(),
                TURN,
            ),
        ),
    ),
    # A target that is chosen in a sentence of its own is the target of what follows.
    "Choose target opponent. He discards a card.": Text(AN_OPPONENT, (Discard(Target(), n(1)),)),
    "Choose target ally. Its controller destroys it unless he pays 3.": Text(
        AN_ALLY, (May(ITS_PLAYER, (PayResources(ITS_PLAYER, n(3)),), (), (Destroy(Target()),)),)
    ),
    "Choose two target allies. Those allies have +2 ATK this turn.": Text(
        (TargetDescription(ALLY, n(2), n(2)),), (Apply((Adjust(Trait.ATK, n(2)),), Target(), TURN),)
    ),
    "Two target allies each have +2 ATK this turn.": Text(
        (TargetDescription(ALLY, n(2), n(2)),), (Apply((Adjust(Trait.ATK, n(2)),), Target(), TURN),)
    ),
    "Choose any number of target allies. Ready them.": Text(
        (TargetDescription(ALLY, Number(0), Count(Every(ALLY))),), (Ready(Target()),)
    ),
}


@for_every("words", TEXTS)
def test_what_an_ability_does(words: str) -> None:
    check_text(words, TEXTS[words])


OPPOSING_HERO = AllOf((Is((Kind.HERO,)), OPPOSING))
POWERS: dict[str, Power] = {
    "If this ally would be dealt damage, it's dealt half that much instead, rounded down.": Continuous(
        (Replace(On(What.DEALS_DAMAGE, other=Among(This())), AlterPacket(Half(EventAmount()))),), You()
    ),
    "When this ally deals damage to an opposing hero, "
    "its controller puts that many cards from the top of his deck into his graveyard.": Triggered(
        (On(What.DEALS_DAMAGE, subject=Among(This()), other=OPPOSING_HERO),),
        Text((), (Put(Top(EventAmount(), ControllerOf(Role("other"))), Zone.GRAVEYARD),)),
    ),
}


EVERYBODY = Players()
STRIKING: dict[str, Continuous] = {
    "This weapon's strike cost is reduced by 1.": Continuous(
        (ChangeCost(Purpose.STRIKE, Among(This()), n(-1)),), EVERYBODY
    ),
    "This weapon's strike cost is increased by 2.": Continuous(
        (ChangeCost(Purpose.STRIKE, Among(This()), n(2)),), EVERYBODY
    ),
    "This weapon's strike cost is reduced by 1 for each ally you control.": Continuous(
        (ChangeCost(Purpose.STRIKE, Among(This()), Times(MY_ALLIES, -1)),), You()
    ),
}


@for_every("words", STRIKING)
def test_the_strike_cost_of_a_weapon(words: str) -> None:
    line = "2, Weapon—Sword, Melee (1), 2 ATK, 3 Strike\n"
    check_power(words, STRIKING[words], line)


def test_cards_cost_less_at_the_time_at_which_they_are_played() -> None:
    check_power(
        "Abilities you play on an opponent's turn cost 1 less.",
        Continuous((ChangeCost(Purpose.PLAY, Is((Kind.ABILITY,)), n(-1)),), You(), TurnOf(Players(Relation.OPPONENT))),
    )


def test_allies_in_your_graveyard_are_called_allies() -> None:
    check_power(
        "You may play allies from your graveyard.",
        Continuous((PlayFrom(Zone.GRAVEYARD, AllOf((ALLY, Owned(You())))),), You()),
    )


def test_what_is_interrupted_may_be_one_of_two_kinds_and_target_something() -> None:
    played = Is((Kind.ABILITY, Kind.EQUIPMENT))
    check_text(
        "Interrupt target ability or equipment.",
        Text((TargetDescription(played, zones=(Zone.CHAIN,)),), (Interrupt(Target()),)),
    )
    cheap = AllOf((Is((Kind.ABILITY,)), Valued(Trait.COST, Comparison.AT_MOST, n(2))))
    check_text(
        "Interrupt target ability with cost 2 or less.",
        Text((TargetDescription(cheap, zones=(Zone.CHAIN,)),), (Interrupt(Target()),)),
    )
    targeting = AllOf((Is((Kind.ABILITY,)), HasTarget(Among(HERO))))
    check_text(
        "Interrupt target ability that targets your hero.",
        Text((TargetDescription(targeting, zones=(Zone.CHAIN,)),), (Interrupt(Target()),)),
    )


@for_every("words", POWERS)
def test_the_power_of_an_ally(words: str) -> None:
    check_power(words, POWERS[words])


@for_every(
    "words",
    [
        "Choose target ally. Draw a card.",
        "Choose target ally. Destroy all equipment.",
        "Put one cards from the top of your deck into your graveyard.",
        "Put that many cards from the top of your deck into your graveyard.",
        "Your hero deals 3 fire damage to target ally and 1 for target hero.",
        "If target ally would deal damage this turn, it deals half that damage instead.",
    ],
)
def test_what_is_not_said_so(words: str) -> None:
    stuck(ABILITY_LINE, words)


def test_heroes_are_among_characters() -> None:
    check_text(
        "Choose target hero or ally. Your hero deals 2 fire damage to it.",
        Text((TargetDescription(CHARACTER),), (Deal(HERO, Target(), n(2), DamageType.FIRE),)),
    )
