"""Targets in one player's graveyard, deeds for turns to come, conditions side by side, damage changed or prevented."""

from __future__ import annotations

from engine.language.costs import Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, Delay, Destroy, Draw, Effect, Exhaust, If, Put
from engine.language.filters import AllOf, Among, Controlled, Filter, InCondition, Is, Not, Owned, Standing, Tagged
from engine.language.modifiers import AlterPacket, Change, CostToAttack, GainPowers, Prevent, Replace
from engine.language.powers import Continuous, Keyword, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Both,
    Circumstance,
    Compare,
    ControllerOf,
    Count,
    Either,
    EventAmount,
    Every,
    Fits,
    Happened,
    Host,
    Per,
    Plus,
    Quantity,
    Role,
    Selection,
    Target,
    This,
    Times,
    TimesDone,
    TurnOf,
    ValueOf,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, Condition, DamageType, Done, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    OPPONENTS,
    card,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

YOU = Standing(Relation.YOU)
SOME_ALLY = TargetDescription(ALLY)
ONE_OPPONENT = TargetDescription(Standing(Relation.OPPONENT))
ARMOR_LINE = "3, Warrior Armor—Plate, Chest (1), 1 DEF\n"


def dead(of: Filter, least: int = 1, most: int = 1) -> TargetDescription:
    return TargetDescription(of, n(least), n(most), (Zone.GRAVEYARD,))


def removed(slot: int) -> Put:
    return Put(Target(slot), Zone.REMOVED)


@for_every(
    ("words", "targets", "effects"),
    [
        ("Remove target card in target opponent's graveyard from the game.",
         (ONE_OPPONENT, dead(Owned(Target(0)))), (removed(1),)),
        ("Exhaust target ally. Remove target ally card in its controller's graveyard from the game.",
         (SOME_ALLY, dead(AllOf((ALLY, Owned(ControllerOf(Target(0))))))), (Exhaust(Target(0)), removed(1))),
        ("Remove up to two target cards in target opponent's graveyard from the game.",
         (ONE_OPPONENT, dead(Owned(Target(0)), 0, 2)), (removed(1),)),
        ("Remove two target cards from target opponent's graveyard from the game.",
         (ONE_OPPONENT, dead(Owned(Target(0)), 2, 2)), (removed(1),)),
        ("Destroy target ally in target opponent's party.",
         (ONE_OPPONENT, TargetDescription(AllOf((ALLY, Controlled(Target(0)))))), (Destroy(Target(1)),)),
        ("Destroy one or two target allies.",
         (TargetDescription(ALLY, n(1), n(2)),), (Destroy(Target(0)),)),
    ],
)  # fmt: skip
def test_targets_of_one_player(words: str, targets: tuple[TargetDescription, ...], effects: tuple[Effect, ...]) -> None:
    check_text(words, Text(targets, effects))
    says_it_back(words)


@for_every(
    "words",
    [
        "Each opponent removes target card in his graveyard from the game.",
        "Each opponent destroys target ally in his party.",
        "Remove target card in each opponent's graveyard from the game.",
        "Remove target card in their graveyard from the game.",
        "Remove target card in its controller's graveyard from the game.",
        "Destroy two or one target allies.",
        "Destroy one or three target allies.",
        "Destroy one to two target allies.",
        "Shuffle up to three target cards from target player's graveyard into his hand.",
    ],
)
def test_a_target_for_each_of_several_players_is_not_read(words: str) -> None:
    stuck(ABILITY_LINE, words)


NEXT_START = On(What.STARTS, player=YOU, part=Part.TURN)


@for_every(
    ("words", "on", "lasting"),
    [
        ("Draw a card at the start of your next turn.", NEXT_START, Duration.GAME),
        ("Draw a card at the start of the next turn.", On(What.STARTS, part=Part.TURN), Duration.GAME),
        ("Draw a card at the end of your next turn.", On(What.ENDS_TURN), Duration.DURING_YOUR_NEXT_TURN),
        ("At the end of your next turn, draw a card.", On(What.ENDS_TURN), Duration.DURING_YOUR_NEXT_TURN),
        ("Draw a card at the end of the next turn.", On(What.ENDS_TURN), Duration.NEXT_TURN),
    ],
)
def test_what_waits_for_a_turn_to_come(words: str, on: On, lasting: Duration) -> None:
    check_text(words, Text((), (Delay(Triggered((on,), Text((), (Draw(You(), n(1)),))), lasting),)))
    says_it_back(words)


def mine(filter_: Filter, comparison: Comparison = Comparison.AT_LEAST, number: int = 1) -> Compare:
    parts = filter_.filters if isinstance(filter_, AllOf) else (filter_,)
    return Compare(Count(Every(AllOf((*parts, Controlled(You()))))), comparison, n(number))


DEMON = Tagged(("Demon",))
DAMAGED = Fits(HERO, InCondition(Condition.DAMAGED))
LEFT = ValueOf(Trait.REMAINING_HEALTH, HERO)


@for_every(
    ("words", "condition"),
    [
        ("you control a Demon and your hero is damaged", Both((mine(DEMON), DAMAGED))),
        ("you control a Demon or your hero is damaged", Either((mine(DEMON), DAMAGED))),
        ("your hero is damaged and it's your turn", Both((DAMAGED, TurnOf(You())))),
        ("you control fewer than three allies", mine(ALLY, Comparison.AT_MOST, 2)),
        ("you control more than two allies", mine(ALLY, Comparison.AT_LEAST, 3)),
        ("you don't control a Demon", mine(DEMON, Comparison.EQUAL, 0)),
        ("you don't control any Demons", mine(DEMON, Comparison.EQUAL, 0)),
        ("there is a Demon in your party", mine(DEMON)),
        ("you drew a card this turn", Happened(Done.DRAWN, You())),
        ("you drew two or more cards this turn", Compare(TimesDone(Done.DRAWN, You()), Comparison.AT_LEAST, n(2))),
        ("an opponent drew a card this turn", Happened(Done.DRAWN, OPPONENTS)),
        ("your hero has 10 or less remaining health", Compare(LEFT, Comparison.AT_MOST, n(10))),
        ("all allies in your party are Demons",
         Compare(Count(Every(AllOf((ALLY, Controlled(You()), Not(DEMON))))), Comparison.EQUAL, n(0))),
    ],
)  # fmt: skip
def test_conditions(words: str, condition: Circumstance) -> None:
    check_text(f"If {words}, draw a card.", Text((), (If(condition, (Draw(You(), n(1)),)),)))
    says_it_back(f"If {words}, draw a card.")


@for_every(
    "words",
    [
        "If you control a Demon and your hero is damaged or it's your turn, draw a card.",
        "If you control a Demon and, draw a card.",
        "If you control fewer than one ally, draw a card.",
        "If you control less allies, draw a card.",
        "If your hero has 10 remaining, draw a card.",
        "If all allies are in your party, draw a card.",
        "If all allies in your party are yours, draw a card.",
        "If you don't control two Demons, draw a card.",
        "If you draw a card this turn, draw a card if.",
    ],
)
def test_conditions_that_say_something_else(words: str) -> None:
    stuck(ABILITY_LINE, words)


@for_every(
    ("words", "amount"),
    [
        ("Draw a card for every two cards in your hand.",
         Per(Count(Every(Is((Kind.CARD,)), (Zone.HAND,), You())), 2)),
        ("Draw a card for each card you drew this turn.", TimesDone(Done.DRAWN, You())),
    ],
)  # fmt: skip
def test_amounts(words: str, amount: Quantity) -> None:
    check_text(words, Text((), (Draw(You(), amount),)))


def dealt(subject: Filter | None = None, other: Filter | None = None, **how: object) -> On:
    return On(What.DEALS_DAMAGE, subject=subject, other=other, **how)  # type: ignore[arg-type]


def plus(number: int) -> Plus:
    return Plus((EventAmount(), n(number)))


@for_every(
    ("words", "on", "amount"),
    [
        ("Damage that your hero would deal is increased by 1.", dealt(Among(HERO)), plus(1)),
        ("Damage dealt by your hero is doubled.", dealt(Among(HERO)), Times(EventAmount(), 2)),
        ("Fire damage dealt by allies in your party is increased by 1.",
         dealt(MY_ALLY, damage_type=DamageType.FIRE), plus(1)),
        ("Combat damage that would be dealt to your hero is reduced by 2.",
         dealt(other=Among(HERO), combat=True), plus(-2)),
        ("If your hero would be dealt damage, reduce that damage by 1.", dealt(other=Among(HERO)), plus(-1)),
        ("When your hero would deal fire damage, increase that damage by 1.",
         dealt(Among(HERO), damage_type=DamageType.FIRE), plus(1)),
        ("If your hero would deal damage, double that damage.", dealt(Among(HERO)), Times(EventAmount(), 2)),
    ],
)  # fmt: skip
def test_damage_that_is_increased_or_reduced(words: str, on: On, amount: Quantity) -> None:
    check_power(words, Continuous((Replace(on, AlterPacket(amount)),), You()))
    says_it_back(words, ALLY_LINE)


@for_every(
    "words",
    [
        "Damage your hero would deal this turn is increased by 2.",
        "Damage your hero would deal is increased by 2 this turn.",
    ],
)
def test_damage_is_increased_for_a_time(words: str) -> None:
    changed = Replace(dealt(Among(HERO)), AlterPacket(plus(2)))
    check_text(words, Text((), (Apply((changed,), You(), Duration.THIS_TURN),)))


@for_every(
    "words",
    [
        "Damage on your hero is increased by 1.",
        "Damage is increased.",
        "Damage that your hero would heal is increased by 1.",
        "Damage dealt by abilities is increased by 1.",
        "Damage from your hero is increased by 1.",
        "When your hero deals fire damage, increase that damage by 1.",
        "If your hero would heal damage, increase that damage by 1.",
    ],
)
def test_other_damage_is_not_read_as_dealt(words: str) -> None:
    stuck(ALLY_LINE, words)


PAID = (Exhaust(This()),)


@for_every(
    ("words", "prevent"),
    [
        ("If your hero would be dealt damage, you may exhaust Grok Stonefist to prevent 2 of that damage.",
         Prevent(n(2), price=PAID)),
        ("When your hero would be dealt damage, you may exhaust Grok Stonefist. If you do, prevent 2 of it.",
         Prevent(n(2), price=PAID)),
        ("When your hero would be dealt non-combat damage, you may exhaust Grok Stonefist. If you do, prevent it.",
         Prevent(None, noncombat=True, price=PAID)),
        ("Prevent the first 2 damage that your hero would be dealt each turn.", Prevent(n(2), each_turn=True)),
    ],
)  # fmt: skip
def test_what_is_done_to_prevent_damage(words: str, prevent: Prevent) -> None:
    check_power(words, Continuous((prevent,), HERO))
    says_it_back(words, ALLY_LINE)


@for_every(
    ("words", "effect"),
    [
        ("This turn, prevent the next 5 damage that would be dealt to your hero.",
         Apply((Prevent(n(5)),), HERO, Duration.THIS_TURN)),
        ("Prevent the next 2 damage that your hero would be dealt this turn.",
         Apply((Prevent(n(2)),), HERO, Duration.THIS_TURN)),
        ("Prevent the next 2 damage that would be dealt to allies in your party this turn.",
         Apply((Prevent(n(2)),), MY_ALLY, Duration.THIS_TURN)),
    ],
)  # fmt: skip
def test_so_much_damage_is_prevented_in_all(words: str, effect: Effect) -> None:
    check_text(words, Text((), (effect,)))
    says_it_back(words)


def test_so_much_for_several_together_in_each_turn_is_not_read() -> None:
    stuck(ALLY_LINE, "Prevent the first 2 damage that would be dealt to allies in your party each turn.")


@for_every(
    ("words", "power"),
    [
        ("Each time Grok attacks, draw a card.", drawing(On(What.ATTACKS, subject=Among(This())))),
        ("When Grok is dealt non-combat damage, draw a card.", drawing(dealt(other=Among(This()), combat=False))),
        ("When an opponent targets Grok, draw a card.",
         drawing(On(What.TARGETED, subject=Among(This()), player=Standing(Relation.OPPONENT)))),
        ("When another ally enters play in your party, draw a card.",
         drawing(On(What.ENTERS_PLAY, subject=AllOf((ALLY, Not(Among(This())), Controlled(You())))))),
        ("At the end of combat, draw a card.", drawing(On(What.COMBAT_ENDS))),
        ("The first time each turn that you play an ability, draw a card.",
         drawing(On(What.PLAYED, subject=Is((Kind.ABILITY,)), player=YOU, first_time_each_turn=True))),
    ],
)  # fmt: skip
def test_occasions(words: str, power: Power) -> None:
    check_power(words, power)
    says_it_back(words, ALLY_LINE)


FEROCITY = GainPowers((Keyword(KeywordName.FEROCITY),))


@for_every(
    ("words", "changes", "lasting"),
    [
        ("Target ally gains ferocity this turn.", (FEROCITY,), Duration.THIS_TURN),
        ("Target ally has ferocity until Grok leaves play.", (FEROCITY,), Duration.WHILE_SOURCE_IN_PLAY),
    ],
)
def test_what_cards_gain_and_until_when(words: str, changes: tuple[Change, ...], lasting: Duration) -> None:
    printed = card(ALLY_LINE, f"When Grok enters play, {words[0].lower()}{words[1:]}")
    (power,) = printed.powers
    assert isinstance(power, Triggered)
    assert power.text == Text((SOME_ALLY,), (Apply(changes, Target(0), lasting),))


ATTACH = "Attach to target ally.\nOngoing: "


@for_every(
    ("words", "cost"),
    [
        ("Attached ally can't attack unless its controller pays 2.", CostToAttack((Resources(n(2)),))),
        ("Attached ally can't attack your hero unless its controller pays 2.",
         CostToAttack((Resources(n(2)),), Among(HERO))),
    ],
)  # fmt: skip
def test_an_attached_ally_attacks_for_a_payment(words: str, cost: CostToAttack) -> None:
    assert card("2, Ability\n", ATTACH + words).powers == (Continuous((cost,), Host()),)


@for_every(
    "words",
    [
        "Attached ally can't attack unless its owner pays 2.",
    ],
)
def test_other_payments_are_not_read_so(words: str) -> None:
    stuck("2, Ability\n", ATTACH + words)


def test_a_deck_is_shuffled_without_a_word_for_whose() -> None:
    assert card(ABILITY_LINE, "Search your deck for an ally card and put it into your hand. Then shuffle.") == card(
        ABILITY_LINE, "Search your deck for an ally card and put it into your hand. Shuffle your deck."
    )
    stuck(ABILITY_LINE, "Target opponent draws a card. Then shuffle.")


def test_the_hero_whose_controller_is_meant() -> None:
    printed = card(
        ALLY_LINE,
        "When Grok deals damage to a hero, you may remove target card in that hero's controller's graveyard "
        "from the game.",
    )
    (power,) = printed.powers
    assert isinstance(power, Triggered)
    assert isinstance(power.text, Text)
    whose: Selection = ControllerOf(Role("other"))
    assert power.text.targets == (dead(Owned(whose)),)
