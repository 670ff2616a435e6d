"""Sentences beside what completes a quest, limits to strikes, and costs paid in place of a card's own."""

from __future__ import annotations

import pytest

from engine.language.costs import Perform, Resources
from engine.language.effects import Discard
from engine.language.filters import Among, InCondition
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Completion, Continuous
from engine.language.selections import Both, Compare, Count, Every, Fits, Negated, This, TurnOf, You
from engine.language.words import Comparison, Condition
from tests.scenarios.reading.saying import ABILITY_LINE, HERO, MY_ALLY, NAME, card, n, says_it_back, stuck

QUEST_LINE = "Quest\n"
WEAPON_LINE = "3, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike Cost\n"
PAID, REWARD = "Pay 2 to complete this quest.", "\nReward: Draw a card."
HAVE_AN_ALLY = Compare(Count(Every(MY_ALLY)), Comparison.AT_LEAST, n(1))


def _completed(text: str) -> Completion:
    (power,) = card(QUEST_LINE, text + REWARD).powers
    assert isinstance(power, Completion)
    says_it_back(text + REWARD, QUEST_LINE)
    return power


@pytest.mark.parametrize("quest", ["this quest", NAME])
@pytest.mark.parametrize("order", ["{also}\n{paid}", "{paid}\n{also}", "{paid} {also}"])
def test_an_additional_cost_to_complete_a_quest_is_a_part_of_its_cost(order: str, quest: str) -> None:
    also = f"As an additional cost to complete {quest}, discard a card."
    power = _completed(order.format(also=also, paid=PAID))
    assert power.cost == (Resources(n(2)), Perform(Discard(You(), n(1))))


@pytest.mark.parametrize(
    "limit",
    [
        "Complete this quest only if you control an ally.",
        "You can complete this quest only if you control an ally.",
        "You can't complete this quest unless you control an ally.",
    ],
)
@pytest.mark.parametrize("order", ["{limit}\n{paid}", "{paid}\n{limit}", "{paid} {limit}"])
def test_a_limit_to_completing_a_quest_may_stand_anywhere_before_its_reward(order: str, limit: str) -> None:
    assert _completed(order.format(limit=limit, paid=PAID)).only_if == HAVE_AN_ALLY


def test_two_limits_in_two_places_hold_together() -> None:
    text = f"{PAID} Complete only on your turn.\nComplete this quest only if you control an ally."
    assert _completed(text).only_if == Both((TurnOf(You()), HAVE_AN_ALLY))


def test_two_separate_limits_of_one_kind_are_refused() -> None:
    limit = "Complete this quest only if you control an ally."
    stuck(QUEST_LINE, f"{limit}\n{PAID}\nComplete this quest only on your turn.{REWARD}")


@pytest.mark.parametrize(
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


@pytest.mark.parametrize("rather", ["rather than pay", "instead of paying", "instead of"])
def test_another_cost_is_paid_in_place_of_the_cards_own(rather: str) -> None:
    printed = card(ABILITY_LINE, f"If you control an ally, you may pay 0 {rather} {NAME}'s cost.\nDraw a card.")
    assert (printed.alternate_cost, printed.alternate_if) == ((Resources(n(0)),), HAVE_AN_ALLY)
