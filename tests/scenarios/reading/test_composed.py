"""Sentences that combine what cards say elsewhere: what each means, and that nothing half understood is read."""

from __future__ import annotations

from engine.language.combat_types import HasType
from engine.language.costs import Resources
from engine.language.effects import (
    ChooseNumber,
    Deal,
    Destroy,
    Draw,
    Effect,
    FlipCoin,
    ForEach,
    If,
    IfYouDo,
    Repeat,
    RollDice,
)
from engine.language.filters import AllOf, Controlled, DealtDamage, InCondition, Not, Owned
from engine.language.modifiers import AddCost, BecomesType, MoreOf, Purpose
from engine.language.powers import Continuous, Text
from engine.language.selections import (
    AtMost,
    Both,
    Chosen,
    Circumstance,
    Compare,
    Count,
    During,
    Either,
    Every,
    Fits,
    Half,
    HandLimit,
    Highest,
    Per,
    Players,
    Plus,
    Quantity,
    ThatMany,
    TimesDone,
    TurnOf,
    You,
)
from engine.language.words import CardType, Comparison, Condition, DamageType, Done, Phase, Relation, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, HERO, check_power, check_text, n, stuck

MINE = AllOf((ALLY, Controlled(You())))
MANY = Count(Every(MINE))
DRAW = Draw(You(), n(1))
READY = Fits(HERO, InCondition(Condition.READY))
OPPONENTS = Players(Relation.OPPONENT)


@for_every(
    ("words", "amount"),
    [
        ("the number of allies in your party divided by 2, rounded down", Per(MANY, 2)),
        ("half the number of allies in your party, rounded up", Half(MANY, up=True)),
        ("half the number of allies in your party, rounded down, up to 3", AtMost(Half(MANY), 3)),
        ("1 plus half the number of allies in your party, rounded down", Plus((n(1), Half(MANY)))),
        ("the highest ATK among allies in your party", Highest(Trait.ATK, Every(MINE))),
        ("your maximum hand size", HandLimit(You())),
        ("the number of times allies dealt damage this turn", TimesDone(Done.DEALT_DAMAGE, None, ALLY)),
        ("the number of exhausted allies among all allies you own",
         Count(Every(AllOf((ALLY, Owned(You())))), AllOf((ALLY, InCondition(Condition.EXHAUSTED))))),
    ],
)  # fmt: skip
def test_an_amount_is_reckoned_from_others(words: str, amount: Quantity) -> None:
    check_text(f"Draw cards equal to {words}.", Text((), (Draw(You(), amount),)))


@for_every(
    ("words", "condition"),
    [
        ("both your hero is ready and it's your turn", Both((READY, TurnOf(You())))),
        ("either your hero is ready or it's your turn", Either((READY, TurnOf(You())))),
        ("it's the draw step now", During((Phase.DRAW_STEP,))),
        ("it's combat now", During((Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW))),
        ("all allies are exhausted", Fits(Every(ALLY), InCondition(Condition.EXHAUSTED))),
    ],
)
def test_conditions_are_combined(words: str, condition: Circumstance) -> None:
    check_text(f"If {words}, draw a card.", Text((), (If(condition, (DRAW,)),)))


@for_every(
    ("words", "effect"),
    [
        ("Do this three times: Draw a card.", Repeat(n(3), (DRAW,))),
        ("For each opponent, do this: Draw a card.", ForEach(OPPONENTS, "each1", (DRAW,))),
        ("Flip a coin. If you win the flip, draw a card.", FlipCoin(You(), (DRAW,))),
        ("Flip a coin. If you win the flip, draw a card. If you lose the flip, draw two cards.",
         FlipCoin(You(), (DRAW,), (Draw(You(), n(2)),))),
        ("Destroy an ally. If you do, draw a card. Otherwise, draw two cards.",
         IfYouDo((Destroy(Chosen(Every(ALLY))),), (DRAW,), (Draw(You(), n(2)),))),
        ("If it's your turn, do this two times: Draw a card.", If(TurnOf(You()), (Repeat(n(2), (DRAW,)),))),
        ("Roll two dice.", RollDice(You(), n(2), "roll")),
        ("Choose a number from 1 to 3.", ChooseNumber(You(), n(1), n(3), "number")),
        ("Destroy each ally that dealt fire damage this turn.",
         Destroy(Every(AllOf((ALLY, DealtDamage(damage_type=DamageType.FIRE)))))),
        ("Destroy each ally that isn't an exhausted ally.",
         Destroy(Every(AllOf((ALLY, Not(AllOf((ALLY, InCondition(Condition.EXHAUSTED)))))))),
        ),
    ],
)  # fmt: skip
def test_deeds_lead_on_to_more_than_a_clause(words: str, effect: Effect) -> None:
    check_text(words, Text((), (effect,)))


def test_what_x_is_may_be_any_amount() -> None:
    dealt = Deal(HERO, HERO, Highest(Trait.COST, Every(MINE)), DamageType.FIRE)
    words = "Your hero deals X fire damage to your hero, where X is the highest cost among allies in your party."
    check_text(words, Text((), (dealt,)))


@for_every(
    ("words", "power"),
    [
        ("Allies in your party have damage type fire.", Continuous((HasType(DamageType.FIRE),), MINE)),
        ("Allies in your party are also weapons.", Continuous((BecomesType(CardType.WEAPON),), MINE)),
        ("You can control 2 more Pets.", Continuous((MoreOf("Pet", 2),), You())),
        ("Opponents must pay 1 as an additional cost to play allies.",
         Continuous((AddCost(Purpose.PLAY, ALLY, (Resources(n(1)),)),), OPPONENTS)),
    ],
)  # fmt: skip
def test_changes_are_said_of_all_that_they_apply_to(words: str, power: Continuous) -> None:
    check_power(words, power)


@for_every(
    "words",
    [
        "Flip target ally.",
        "Move target ally to your hero.",
        "Draw cards equal to the number of those allies.",
        "Draw cards equal to that amount.",
        "If two allies are exhausted, draw cards equal to that amount.",
        "Roll one dice.",
        "Destroy each ally among them.",
    ],
)
def test_what_is_half_understood_is_not_read(words: str) -> None:
    assert stuck(ABILITY_LINE, words).line >= 1


@for_every(("word", "sums"), [("even", (2, 4, 6, 8, 10, 12)), ("odd", (3, 5, 7, 9, 11))])
def test_the_sum_of_two_dice_is_even_or_odd(word: str, sums: tuple[int, ...]) -> None:
    so = Either(tuple(Compare(ThatMany("roll"), Comparison.EQUAL, n(each)) for each in sums))
    rolled = RollDice(You(), n(2), "roll")
    check_text(f"Roll two dice. If it's {word}, draw a card.", Text((), (rolled, If(so, (DRAW,)))))
