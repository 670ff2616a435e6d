"""Prices without which players can't do something, what follows what is done this way, and who "that player" is."""

from __future__ import annotations

from engine.language.costs import Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, Destroy, Discard, Draw, If, IfYouDo, Interrupt, May, PayResources
from engine.language.filters import AllOf, Is, Tagged
from engine.language.modifiers import AddCost, Adjust, CostToAttack, CostToProtect, GainPowers, GainTags, Purpose
from engine.language.powers import Continuous, Keyword, TargetDescription, Text, Triggered
from engine.language.selections import (
    Compare,
    ControllerOf,
    Count,
    Every,
    Number,
    Players,
    Role,
    Target,
    This,
    Times,
    TurnOf,
    ValueOf,
    You,
)
from engine.language.words import Comparison, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    OPPONENTS,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

ABILITY = Is((Kind.ABILITY,))
ITS_CONTROLLER = ControllerOf(Target())
AN_ABILITY = (TargetDescription(ABILITY, zones=(Zone.CHAIN,)),)
AN_ALLY = (TargetDescription(ALLY),)
DRAW = (Draw(You(), n(1)),)
PAYS_TWO = (PayResources(ITS_CONTROLLER, n(2)),)
IN_HAND = Count(Every(Is((Kind.CARD,)), (Zone.HAND,), You()))
TURN = Duration.THIS_TURN

POWERS = {
    "Opponents can't play abilities unless they pay 1.": Continuous(
        (AddCost(Purpose.PLAY, ABILITY, (Resources(n(1)),)),), OPPONENTS
    ),
    "Each opponent can't play Pets during your turn unless he pays 2.": Continuous(
        (AddCost(Purpose.PLAY, Tagged(("Pet",)), (Resources(n(2)),)),), OPPONENTS, TurnOf(You())
    ),
    "Players can't complete quests unless they pay 2.": Continuous(
        (AddCost(Purpose.COMPLETE, Is((Kind.QUEST,)), (Resources(n(2)),)),), Players(Relation.ANY)
    ),
    "You can't play allies unless you discard a card.": Continuous(
        (AddCost(Purpose.PLAY, ALLY, (Perform(Discard(You(), n(1))),)),), You()
    ),
}


@for_every("words", POWERS)
def test_what_can_be_done_only_for_a_price(words: str) -> None:
    check_power(words, POWERS[words])
    says_it_back(words, ALLY_LINE)


TEXTS = {
    "Interrupt target ability card. If it's interrupted this way, draw a card.": Text(
        AN_ABILITY, (IfYouDo((Interrupt(Target()),), DRAW),)
    ),
    "Interrupt target ability card unless its controller pays 2. If it's interrupted this way, draw a card.": Text(
        AN_ABILITY, (May(ITS_CONTROLLER, PAYS_TWO, (), (IfYouDo((Interrupt(Target()),), DRAW),)),)
    ),
    "Destroy target ally unless its controller pays 2. If it's destroyed this way, draw a card.": Text(
        AN_ALLY, (May(ITS_CONTROLLER, PAYS_TWO, (), (IfYouDo((Destroy(Target()),), DRAW),)),)
    ),
    "Interrupt target ability card unless its controller pays 2 for each card in your hand.": Text(
        AN_ABILITY,
        (May(ITS_CONTROLLER, (PayResources(ITS_CONTROLLER, Times(IN_HAND, 2)),), (), (Interrupt(Target()),)),),
    ),
    "Your hero is Undead and untargetable this turn.": Text(
        (),
        (Apply((GainTags(("Undead",)), GainPowers((Keyword(KeywordName.UNTARGETABLE),))), HERO, TURN),),
    ),
    "Target ally has -1 ATK this turn. If it has 0 ATK, draw a card.": Text(
        AN_ALLY,
        (
            Apply((Adjust(Trait.ATK, n(-1)),), Target(), TURN),
            If(Compare(ValueOf(Trait.ATK, Target()), Comparison.EQUAL, Number(0)), DRAW),
        ),
    ),
}


@for_every("words", TEXTS)
def test_what_an_ability_does(words: str) -> None:
    check_text(words, TEXTS[words])
    says_it_back(words)


ATTACK, PROTECT = CostToAttack((Resources(n(1)),)), CostToProtect((Resources(n(1)),))
THEIR_ALLIES = AllOf((ALLY, OPPOSING))
TAXES = {
    "Opposing allies can't protect unless their controllers pay 1.": Continuous((PROTECT,), THEIR_ALLIES),
    "Opposing allies can't attack or protect unless their controllers pay 1 for each.": Continuous(
        (ATTACK, PROTECT), THEIR_ALLIES
    ),
    "Grok can't attack or protect unless its controller pays 1.": Continuous((ATTACK, PROTECT), This()),
}


@for_every("words", TAXES)
def test_what_is_paid_for_attacks_and_protection(words: str) -> None:
    check_power(words, TAXES[words])
    says_it_back(words, ALLY_LINE)


def test_a_price_of_attacking_is_paid_for_the_attack_and_not_as_the_words_are_done() -> None:
    words = "Target ally can't attack this turn unless its controller pays 1."
    check_text(words, Text(AN_ALLY, (Apply((ATTACK,), Target(), TURN),)))
    says_it_back(words)


@for_every("hero", ["a defending hero", "a hero"])
def test_that_player_is_whose_hero_was_dealt_damage(hero: str) -> None:
    words = f"When Grok deals combat damage to {hero}, that player discards a card."
    (power,) = card(ALLY_LINE, words).powers
    assert isinstance(power, Triggered)
    assert power.text == Text((), (Discard(ControllerOf(Role("other")), n(1)),))
    says_it_back(words, ALLY_LINE)


@for_every("among", ["from among them", "revealed this way"])
def test_one_card_of_each_of_two_kinds_is_taken_of_those_seen(among: str) -> None:
    seen = "Reveal the top four cards of your deck."
    said = f"{seen} Put an ally card and an equipment card {among} into your hand and the rest into your graveyard."
    says_it_back(said)


@for_every(
    ("line", "words"),
    [
        # Which of the two is interrupted isn't said, and "he" may be the ally.
        (
            ABILITY_LINE,
            "Interrupt target ability card. Destroy target ally. If it's interrupted this way, draw a card.",
        ),
        (ABILITY_LINE, "Exhaust target ally. If it's destroyed this way, draw a card."),
        (ALLY_LINE, "When Grok deals combat damage to a hero, he discards a card."),
        (ALLY_LINE, "Opponents can't play abilities unless they exhaust Grok."),
        # Whether resources that ready in the same step pay for it isn't said.
        (ALLY_LINE, "Opposing allies can't ready during their controller's ready step unless their controller pays 1."),
    ],
)
def test_what_is_doubtful_is_unread(line: str, words: str) -> None:
    stuck(line, words)
