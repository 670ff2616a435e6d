"""Sentences beside what completes a quest, limits to strikes, and costs paid in place of a card's own."""

from __future__ import annotations

from engine.language.costs import Perform, Resources
from engine.language.effects import Discard, Heal
from engine.language.filters import AllOf, Among, DidThisTurn, Filter, InCondition, Is, Standing, Tagged
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Completion, Continuous, Payment, Text
from engine.language.selections import AtMost, Both, Compare, Count, Every, Fits, Happened, Negated, This, TurnOf, You
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, Condition, Done, Kind, Relation
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    NAME,
    card,
    drawing,
    n,
    says_it_back,
    stuck,
)

QUEST_LINE = "Quest\n"
WEAPON_LINE = "3, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike Cost\n"
PAID, REWARD = "Pay 2 to complete this quest.", "\nReward: Draw a card."
HAVE_AN_ALLY = Compare(Count(Every(MY_ALLY)), Comparison.AT_LEAST, n(1))


def _completed(text: str) -> Completion:
    (power,) = card(QUEST_LINE, text + REWARD).powers
    assert isinstance(power, Completion)
    says_it_back(text + REWARD, QUEST_LINE)
    return power


@for_every("quest", ["this quest", NAME])
@for_every("order", ["{also}\n{paid}", "{paid}\n{also}", "{paid} {also}"])
def test_an_additional_cost_to_complete_a_quest_is_a_part_of_its_cost(order: str, quest: str) -> None:
    also = f"As an additional cost to complete {quest}, discard a card."
    power = _completed(order.format(also=also, paid=PAID))
    assert power.cost == (Resources(n(2)), Perform(Discard(You(), n(1))))


@for_every(
    "limit",
    [
        "Complete this quest only if you control an ally.",
        "You can complete this quest only if you control an ally.",
        "You can't complete this quest unless you control an ally.",
    ],
)
@for_every("order", ["{limit}\n{paid}", "{paid}\n{limit}", "{paid} {limit}"])
def test_a_limit_to_completing_a_quest_may_stand_anywhere_before_its_reward(order: str, limit: str) -> None:
    assert _completed(order.format(limit=limit, paid=PAID)).only_if == HAVE_AN_ALLY


def test_two_limits_in_two_places_hold_together() -> None:
    text = f"{PAID} Complete only on your turn.\nComplete this quest only if you control an ally."
    assert _completed(text).only_if == Both((TurnOf(You()), HAVE_AN_ALLY))


def test_two_separate_limits_of_one_kind_are_refused() -> None:
    limit = "Complete this quest only if you control an ally."
    stuck(QUEST_LINE, f"{limit}\n{PAID}\nComplete this quest only on your turn.{REWARD}")


@for_every(
    "words",
    [
        f"You can strike with {NAME} only if you control an ally.",
        f"You can't strike with {NAME} unless you control an ally.",
    ],
)
def test_one_weapon_can_strike_only_then(words: str) -> None:
    barred = Cannot(Deed.STRIKE, Among(This()))
    assert card(WEAPON_LINE, words).powers == (Continuous((barred,), You(), Negated(HAVE_AN_ALLY)),)
    says_it_back(words, WEAPON_LINE)


def test_a_hero_can_strike_with_a_weapon_only_while_attacking() -> None:
    words = f"Your hero can strike with {NAME} only while attacking."
    otherwise = Negated(Fits(HERO, InCondition(Condition.ATTACKING)))
    assert card(WEAPON_LINE, words).powers == (Continuous((Cannot(Deed.STRIKE, Among(This())),), HERO, otherwise),)
    says_it_back(words, WEAPON_LINE)


@for_every("rather", ["rather than pay", "instead of paying", "instead of"])
def test_another_cost_is_paid_in_place_of_the_cards_own(rather: str) -> None:
    printed = card(ABILITY_LINE, f"If you control an ally, you may pay 0 {rather} {NAME}'s cost.\nDraw a card.")
    assert (printed.alternate_cost, printed.alternate_if) == ((Resources(n(0)),), HAVE_AN_ALLY)


ONCE_A_TURN: dict[tuple[str, str], tuple[Deed, Filter, Done]] = {
    (WEAPON_LINE, f"You can strike with {NAME} only once each turn."): (Deed.STRIKE, Among(This()), Done.STRUCK),
    (WEAPON_LINE, f"Your hero can't strike with {NAME} more than once per turn."): (
        Deed.STRIKE,
        Among(This()),
        Done.STRUCK,
    ),
    (WEAPON_LINE, "Your hero may strike with only one Axe each turn."): (Deed.STRIKE, Tagged(("Axe",)), Done.STRUCK),
    (ABILITY_LINE, "Ongoing: You can play only one ally each turn."): (Deed.PLAY, Is((Kind.ALLY,)), Done.PLAYED),
    (ABILITY_LINE, "Ongoing: You can complete only one quest each turn."): (
        Deed.COMPLETE,
        Is((Kind.QUEST,)),
        Done.COMPLETED,
    ),
}
"""What you can't do again in a turn, with, to or by what, and what you have done by then."""


@for_every(("line", "words"), ONCE_A_TURN)
def test_what_is_done_once_in_a_turn_is_not_done_again(line: str, words: str) -> None:
    deed, what, done = ONCE_A_TURN[line, words]
    assert card(line, words).powers == (Continuous((Cannot(deed, what),), You(), Happened(done, You(), what)),)
    says_it_back(words, line)


@for_every("who", [Relation.OPPONENT, Relation.ANY])
@for_every("words", ["can't play more than one card", "can play only one card"])
def test_each_of_several_players_plays_one_card_in_a_turn(who: Relation, words: str) -> None:
    said = f"{'Each player' if who is Relation.ANY else 'Opponents'} {words} each turn."
    done = AllOf((Standing(who), DidThisTurn(Done.PLAYED)))
    assert card(ALLY_LINE, said).powers == (Continuous((Cannot(Deed.PLAY),), done),)
    says_it_back(said, ALLY_LINE)


@for_every(
    "limits",
    [
        "only once per turn, only on your turn, and only if you control an ally",
        "only on your turn, only once each turn, and only if you control an ally",
        "only on your turn, only if you control an ally, and only once per turn",
    ],
)
def test_a_power_may_have_three_limits(limits: str) -> None:
    words = f"Pay 1 >>> Draw a card. Use {limits}."
    (power,) = card(ALLY_LINE, words).powers
    assert isinstance(power, Payment)
    assert (power.once_per_turn, power.only_if) == (True, Both((TurnOf(You()), HAVE_AN_ALLY)))
    says_it_back(words, ALLY_LINE)


def test_the_same_party_is_that_of_the_card_spoken_of() -> None:
    said = "Your hero deals 2 fire damage to target ally and 1 fire damage to each other ally in {} party."
    assert card(ABILITY_LINE, said.format("the same")) == card(ABILITY_LINE, said.format("its controller's"))
    stuck(ABILITY_LINE, "Your hero deals 1 fire damage to each ally in the same party.")


@for_every("most", ["3", "three"])
def test_so_much_for_each_may_have_a_limit_where_it_is_of_one_each(most: str) -> None:
    healed = f"Your hero heals 1 damage from itself for each ally in your party, up to {most}."
    text = card(ABILITY_LINE, healed).text
    assert isinstance(text, Text)
    assert isinstance(text.effects[0], Heal)
    assert text.effects[0].amount == AtMost(Count(Every(MY_ALLY)), 3)


@for_every(
    ("line", "words"),
    [
        (ABILITY_LINE, "Your hero heals 2 damage from itself for each ally in your party, up to four."),
        (ABILITY_LINE, "Your hero deals 2 fire damage to target ally for each Pet you control, up to 6."),
        (ALLY_LINE, f"{NAME} has +2 ATK for each ally in your party, up to three."),
    ],
)
def test_a_limit_to_two_for_each_says_of_what_it_is(line: str, words: str) -> None:
    """It could be four allies or four damage; "up to +6 ATK" says so."""
    stuck(line, words)


@for_every("joint", ["and", "or"])
def test_a_power_may_watch_for_an_event_and_a_moment(joint: str) -> None:
    words = f"When {NAME} enters play {joint} at the start of your turn, draw a card."
    comes = On(What.ENTERS_PLAY, subject=Among(This()))
    starts = On(What.STARTS, player=Standing(Relation.YOU), part=Part.TURN)
    assert card(ALLY_LINE, words).powers == (drawing(comes, starts),)
    says_it_back(words, ALLY_LINE)
