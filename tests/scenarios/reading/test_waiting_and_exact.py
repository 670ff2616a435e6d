"""What a text waits for with "if", exact values, limits on completing a quest, and both of two cards."""

from __future__ import annotations

from engine.language.costs import Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, CreateTokens, Deal, Delay, Destroy, Draw, Exhaust, FlipCoin, If
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is, Valued
from engine.language.modifiers import Adjust, Cannot, Deed, GainPowers
from engine.language.powers import Completion, Continuous, Keyword, Payment, TargetDescription, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.selections import (
    Compare,
    Count,
    Every,
    Fits,
    Players,
    Target,
    This,
    TurnOf,
    Union,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, DamageType, KeywordName, Kind, Relation, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

AIMED = (TargetDescription(ALLY),)
DRAW = Draw(You(), n(1))
WEAPON_LINE = "3, Weapon—Sword, Melee (1), 2 ATK, 2 Strike\n"
NO_ALLIES = Compare(Count(Every(AllOf((ALLY, Controlled(You()))))), Comparison.EQUAL, n(0))


@for_every(
    ("words", "on"),
    [
        ("it protects", On(What.PROTECTS, subject=Among(Target(0)))),
        ("that ally attacks", On(What.ATTACKS, subject=Among(Target(0)))),
        (
            "it deals combat damage to a hero",
            On(What.DEALS_DAMAGE, subject=Among(Target(0)), other=Is((Kind.HERO,)), combat=True),
        ),
    ],
)
def test_what_a_card_may_yet_do_this_turn(words: str, on: On) -> None:
    """It may do so twice: "when" says that each time counts, and "if" leaves that open."""
    boost = Apply((Adjust(Trait.ATK, n(1)),), Target(0), Duration.THIS_TURN)
    each_time = Delay(Triggered((on,), Text((), (DRAW,))), Duration.THIS_TURN, once=False)
    check_text(
        f"Target ally has +1 ATK this turn. When {words} this turn, draw a card.", Text(AIMED, (boost, each_time))
    )
    stuck(ABILITY_LINE, f"Target ally has +1 ATK this turn. If {words} this turn, draw a card.")


def test_a_condition_on_what_a_card_is() -> None:
    cheap = AllOf((ALLY, Valued(Trait.COST, Comparison.AT_MOST, n(3))))
    still = Apply((Cannot(Deed.ATTACK),), Target(0), Duration.THIS_TURN)
    check_text(
        "Target hero or ally can't attack this turn. If it's an ally with cost 3 or less, draw a card.",
        Text((TargetDescription(CHARACTER),), (still, If(Fits(Target(0), cheap), (DRAW,)))),
    )


@for_every("pronoun", ["his", "her"])
def test_the_value_of_an_ally_that_is_he_or_she(pronoun: str) -> None:
    dealt = Deal(This(), Target(0), ValueOf(Trait.ATK, This()))
    check_power(
        f"(1) >>> Grok Stonefist deals damage equal to {pronoun} ATK to target ally.",
        Payment((Resources(n(1)),), Text(AIMED, (dealt,))),
    )


def test_his_value_is_that_of_the_hero_where_the_card_is_no_character() -> None:
    said = "Your hero deals fire damage equal to {} ATK to target ally."
    assert card(ABILITY_LINE, said.format("his")) == card(ABILITY_LINE, said.format("its"))
    stuck(ABILITY_LINE, "Destroy target ally with cost equal to his ATK.")


@for_every("words", ["deals any amount of combat damage", "deals combat damage"])
def test_any_amount_is_every_amount(words: str) -> None:
    on = On(What.DEALS_DAMAGE, subject=Among(This()), other=Is((Kind.HERO,)), combat=True)
    check_power(f"When this ally {words} to a hero, draw a card.", Triggered((on,), Text((), (DRAW,))))


def test_healing_from_nobody_in_particular() -> None:
    on = On(What.HEALS, subject=Among(HERO))
    power = Triggered((on,), Text((), (DRAW,)))
    check_power("When your hero heals any amount of damage, draw a card.", power, WEAPON_LINE)


@for_every(
    ("words", "comparison", "number"),
    [
        ("ATK 3 or greater", Comparison.AT_LEAST, 3),
        ("3 or greater ATK", Comparison.AT_LEAST, 3),
        ("0 ATK", Comparison.EQUAL, 0),
        ("exactly 2 ATK", Comparison.EQUAL, 2),
    ],
)
def test_values_are_exact_or_greater(words: str, comparison: Comparison, number: int) -> None:
    found = AllOf((ALLY, Valued(Trait.ATK, comparison, n(number))))
    check_text(f"Destroy target ally with {words}.", Text((TargetDescription(found),), (Destroy(Target(0)),)))


@for_every(
    "line",
    [
        "Pay 1 to complete this quest only if you control no allies.",
        "Pay 1 to complete this quest. Use only if you control no allies.",
        "Pay 1 to complete this quest. Complete this quest only if you control no allies.",
        "If you control no allies, pay 1 to complete this quest.",
    ],
)
def test_a_quest_is_completed_only_at_times(line: str) -> None:
    (power,) = card("Quest\n", f"{line}\nReward: Draw a card.").powers
    assert power == Completion((Resources(n(1)),), Text((), (DRAW,)), NO_ALLIES)


def test_a_quest_is_completed_only_on_your_turn() -> None:
    (power,) = card("Quest\n", "Pay 1 to complete this quest only on your turn.\nReward: Draw a card.").powers
    assert power == Completion((Resources(n(1)),), Text((), (DRAW,)), TurnOf(You()))


def test_a_token_for_each_card() -> None:
    human = TokenFace("Human", 1, 1, damage_type=DamageType.MELEE)
    check_text(
        "Put a 1 [Melee] ATK / 1 health Human ally token into play for each opposing ally.",
        Text((), (CreateTokens(You(), human, Count(Every(AllOf((ALLY, OPPOSING))))),)),
    )


def test_a_card_for_each_opponent() -> None:
    check_text("Draw a card for each opponent.", Text((), (Draw(You(), Count(Players(Relation.OPPONENT))),)))


def test_only_a_lost_flip_matters() -> None:
    check_text("Flip a coin. If you lose the flip, draw a card.", Text((), (FlipCoin(You(), (), (DRAW,)),)))


def test_they_are_both_of_two_targets() -> None:
    still = Apply((Cannot(Deed.READY),), Union((Target(0), Target(1))), Duration.THIS_TURN)
    equipment = TargetDescription(Is((Kind.EQUIPMENT,)))
    text = card(ABILITY_LINE, "Exhaust target ally and target equipment. They can't ready this turn.").text
    assert isinstance(text, Text)
    assert text.targets == (*AIMED, equipment)
    assert text.effects == (Exhaust(Union((Target(0), Target(1)))), still)


def test_those_allies_are_not_an_ally_and_a_hero() -> None:
    stuck(ABILITY_LINE, "Exhaust target ally and target hero. Those allies can't ready this turn.")
    stuck(ABILITY_LINE, "Exhaust target ally. They can't ready this turn.")


def test_a_keyword_at_times() -> None:
    stealthy = (GainPowers((Keyword(KeywordName.STEALTH),)),)
    check_power(
        "Stealth while exhausted.", Continuous(stealthy, This(), Fits(This(), InCondition(Condition.EXHAUSTED)))
    )
    armed = Compare(Count(Every(AllOf((Is((Kind.WEAPON,)), Controlled(You()))))), Comparison.AT_LEAST, n(1))
    check_power("Stealth while you control a weapon.", Continuous(stealthy, This(), armed))


@for_every("words", ["until the end of turn", "until end of turn", "this turn"])
def test_a_turn_has_an_end(words: str) -> None:
    boost = Apply((Adjust(Trait.ATK, n(1)),), Target(0), Duration.THIS_TURN)
    check_text(f"Target ally has +1 ATK {words}.", Text(AIMED, (boost,)))


def test_the_first_each_turn_is_yours() -> None:
    first = card(ALLY_LINE, "Your first ability each turn costs (1) less to play.").powers
    assert first == card(ALLY_LINE, "You pay (1) less to play your first ability each turn.").powers
