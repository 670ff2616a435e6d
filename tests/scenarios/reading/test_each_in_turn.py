"""What is done for each card to which something was done, damage dealt elsewhere, and cards that a hand shows."""

from __future__ import annotations

from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply, Choose, Deal, Destroy, Draw, Exhaust, ForEach, If
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is, Not, Standing, Tagged
from engine.language.modifiers import (
    Adjust,
    AlterPacket,
    Cannot,
    ChangeCost,
    Deed,
    EntersPlay,
    HandSize,
    Purpose,
    Replace,
    SetValue,
)
from engine.language.powers import Continuous, TargetDescription, Text, Triggered
from engine.language.selections import (
    AtMost,
    ControllerOf,
    Count,
    EventAmount,
    Every,
    Fits,
    Happened,
    Negated,
    Number,
    Target,
    This,
    Those,
    TimesDone,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Condition, DamageType, Done, Kind, Relation, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    CHARACTERS,
    HERO,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

DRAW = Draw(You(), n(1))
AIMED = (TargetDescription(ALLY),)
ARMOR_LINE = "3, Armor—Plate, Chest (1), 2 DEF\n"
ITEM_LINE = "3, Item—Trinket (2)\n"


def effects(text: str) -> tuple[Any, ...]:
    """Return what an ability does that says the text."""
    found = card(ABILITY_LINE, text).text
    assert isinstance(found, Text)
    return found.effects


@for_every("words", ["ally destroyed this way", "card destroyed this way"])
def test_something_is_done_for_each_card_that_was_destroyed(words: str) -> None:
    destroy, loop = effects(f"Destroy all allies. For each {words}, its controller draws a card.")
    assert destroy == Destroy(Every(ALLY), "destroyed")
    assert isinstance(loop, ForEach)
    assert loop.of == Those("destroyed")
    assert loop.do == (Draw(ControllerOf(Those(loop.name)), n(1)),)


def test_the_cards_done_this_way_are_those_to_which_it_was_done() -> None:
    stuck(ABILITY_LINE, "For each ally destroyed this way, draw a card.")


def test_each_of_them_is_what_they_were_and_not_what_is_left() -> None:
    chosen, destroy, loop = effects("Destroy all allies. For each of them, do this: Draw a card.")
    assert isinstance(loop, ForEach)
    assert isinstance(loop.of, Those)
    assert chosen == Choose(Every(ALLY), loop.of.name)
    assert destroy == Destroy(loop.of)


@for_every("words", ["dealt damage", "damaged"])
def test_something_is_done_for_each_ally_that_was_dealt_damage(words: str) -> None:
    _, loop = effects(
        f"Your hero deals 1 fire damage to each opposing ally. For each ally {words} this way, draw a card."
    )
    assert isinstance(loop, ForEach)
    assert loop.of == Every(AllOf((ALLY, Among(Those("dealt")))))


def test_who_deals_damage_is_not_who_was_dealt_it() -> None:
    text = "Your hero deals 3 shadow damage to target hero or ally. It heals 3 damage from itself."
    stuck(ABILITY_LINE, text)
    effects(text.replace("It heals", "Your hero heals"))


@for_every(
    ("who", "other"),
    [
        ("your hero", Among(HERO)),
        ("other allies in your party", AllOf((ALLY, Not(Among(This())), Controlled(You())))),
    ],
)
def test_damage_is_always_dealt_to_this_card_instead(who: str, other: Any) -> None:  # noqa: ANN401 - any filter.
    away = Replace(On(What.DEALS_DAMAGE, other=other), AlterPacket(to=This()))
    check_power(f"Damage that would be dealt to {who} is dealt to this ally instead.", Continuous((away,), You()))


@for_every(
    "words",
    ["When you exhaust this armor to prevent damage from an ally", "When this armor prevents damage dealt by an ally"],
)
def test_damage_of_a_dealer_is_prevented(words: str) -> None:
    on = On(What.PREVENTED, other=ALLY, with_=Among(This()))
    dealt = Deal(HERO, Target(0), EventAmount(), DamageType.MELEE)
    check_power(
        f"{words}, your hero deals that much melee damage to target ally.",
        Triggered((on,), Text(AIMED, (dealt,))),
        ARMOR_LINE,
    )


def test_so_much_for_each_of_something_for_a_time() -> None:
    demons = Count(Every(AllOf((CHARACTERS, Tagged(("Demon",)), Controlled(You())))))
    mine = AllOf((ALLY, Controlled(You())))
    for said in ("Each ally in your party has", "Allies in your party have"):
        (found,) = effects(f"{said} +1 ATK this turn for each Demon in your party.")
        assert found == Apply((Adjust(Trait.ATK, demons),), mine, Duration.THIS_TURN)


def test_what_was_destroyed_this_turn_is_counted_by_deeds() -> None:
    fallen = TimesDone(Done.DESTROYED, None, AllOf((ALLY, OPPOSING)))
    check_text("Draw a card for each opposing ally that was destroyed this turn.", Text((), (Draw(You(), fallen),)))
    check_text(
        "Draw a card for each ally that was destroyed this turn, up to three.",
        Text((), (Draw(You(), AtMost(TimesDone(Done.DESTROYED, None, ALLY), 3)),)),
    )


def test_weapons_are_stronger_and_cheaper_for_a_time() -> None:
    weapons = AllOf((Is((Kind.WEAPON,)), Controlled(You())))
    check_text(
        "Your weapons have +1 ATK and you pay (1) less to strike with them this turn.",
        Text(
            (),
            (
                Apply((Adjust(Trait.ATK, n(1)),), weapons, Duration.THIS_TURN),
                Apply((ChangeCost(Purpose.STRIKE, weapons, n(-1)),), You(), Duration.THIS_TURN),
            ),
        ),
    )


def test_a_former_state_is_asked_for_before_all_deeds() -> None:
    exhaust = Exhaust(Target(0))
    still = Apply((Cannot(Deed.READY),), Target(0), Duration.THIS_TURN)
    check_text(
        "Exhaust target ally. It can't ready this turn. If it was already exhausted, draw a card.",
        Text(
            AIMED,
            (If(Fits(Target(0), InCondition(Condition.EXHAUSTED)), (exhaust, still, DRAW), (exhaust, still)),),
        ),
    )


def test_a_card_of_a_revealed_hand_is_chosen() -> None:
    text = "Target opponent reveals his hand. Choose an equipment card revealed this way. That player discards it."
    assert effects(text) == effects(text.replace(" revealed this way", " from it"))
    stuck(
        ABILITY_LINE, "Look at target opponent's hand. Choose an ally card revealed this way. That player discards it."
    )


@for_every(("word", "by"), [("raised", 2), ("increased", 2)])
def test_the_hand_size_is_raised(word: str, by: int) -> None:
    check_power(f"Your maximum hand size is {word} by two.", Continuous((HandSize(n(by)),), You()), ITEM_LINE)


def test_cards_that_were_not_played() -> None:
    played = Negated(Happened(Done.PLAYED, You()))
    check_power(
        "At the end of your turn, if you played no cards this turn, draw a card.",
        Triggered((On(What.ENDS_TURN, player=Standing(Relation.YOU)),), Text((), (DRAW,)), played),
    )


def test_allies_enter_with_one_counter() -> None:
    mine = AllOf((ALLY, Controlled(You())))
    check_power(
        "Allies in your party enter play with a +1 ATK counter.",
        Continuous((EntersPlay(mine, counters=(("+1 ATK", Number(1)),)),), This()),
    )


def test_values_are_set_together() -> None:
    sheep = (SetValue(Trait.ATK, n(1)), SetValue(Trait.HEALTH, n(1)))
    check_text(
        "Target ally has 1 ATK and 1 health this turn.", Text(AIMED, (Apply(sheep, Target(0), Duration.THIS_TURN),))
    )


def test_allies_that_are_of_a_race() -> None:
    undead = AllOf((ALLY, OPPOSING, Tagged(("Undead",))))
    check_power("Opposing allies that are Undead can't attack.", Continuous((Cannot(Deed.ATTACK),), undead))


def test_healing_is_of_any_amount() -> None:
    heals = On(What.HEALS, subject=Among(HERO), other=ALLY)
    check_power(
        "When your hero heals any amount of damage from an ally, draw a card.", Triggered((heals,), Text((), (DRAW,)))
    )
