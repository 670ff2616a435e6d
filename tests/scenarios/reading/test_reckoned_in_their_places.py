"""Amounts that are reckoned, in prices, values and numbers of counters."""

from __future__ import annotations

from engine.language.effects import AddCounters, Draw, If
from engine.language.filters import AllOf, Is
from engine.language.modifiers import Adjust, ChangeCost, Purpose
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.selections import Compare, Count, Every, Number, Plus, Target, This, Times, ValueOf, You
from engine.language.words import Comparison, Kind, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ALLY,
    ALLY_LINE,
    MY_ALLY,
    NAME,
    OPPONENTS,
    OPPOSING,
    check_power,
    check_text,
    says_it_back,
    stuck,
)

MANY = Count(Every(MY_ALLY))
SAID = "the number of allies in your party"
TWICE = Times(MANY, 2)
ABILITY = Is((Kind.ABILITY,))
DRAWN = (Draw(You(), Number(1)),)


@for_every(
    ("words", "power"),
    [
        (f"You pay X less to play abilities, where X is {SAID}.",
         Continuous((ChangeCost(Purpose.PLAY, ABILITY, Times(MANY, -1)),), You())),
        (f"Opponents pay X more to play abilities, where X is twice {SAID}.",
         Continuous((ChangeCost(Purpose.PLAY, ABILITY, TWICE),), OPPONENTS)),
        (f"{NAME} has +X ATK, where X is twice {SAID}.", Continuous((Adjust(Trait.ATK, TWICE),), This())),
        (f"{NAME} has +X ATK, where X is 1 plus {SAID}.",
         Continuous((Adjust(Trait.ATK, Plus((Number(1), MANY))),), This())),
        (f"Opposing allies have -X ATK, where X is {SAID}.",
         Continuous((Adjust(Trait.ATK, Times(MANY, -1)),), AllOf((ALLY, OPPOSING)))),
    ],
)  # fmt: skip
def test_a_price_or_a_value_is_changed_by_what_is_reckoned(words: str, power: Continuous) -> None:
    check_power(words, power)
    says_it_back(words, ALLY_LINE)


def test_what_is_reckoned_again_and_again_is_about_no_chosen_card() -> None:
    words = f"{NAME} has +X ATK, where X is the ATK of one of your weapons."
    assert stuck(ALLY_LINE, words).expected == ("an amount for which nobody chooses a card",)


def test_so_many_counters_as_are_reckoned_are_put() -> None:
    many = Times(ValueOf(Trait.ATK, Target(0)), 2)
    put = AddCounters(Target(0), "rage", many)
    check_text(
        "Put a number of rage counters on target ally equal to twice its ATK.", Text((TargetDescription(ALLY),), (put,))
    )


@for_every("words", [f"twice {SAID} is 4 or more", f"twice {SAID}, is 4 or more"])
def test_a_condition_compares_what_is_reckoned(words: str) -> None:
    check_text(f"If {words}, draw a card.", Text((), (If(Compare(TWICE, Comparison.AT_LEAST, Number(4)), DRAWN),)))
    says_it_back(f"If {words}, draw a card.")
