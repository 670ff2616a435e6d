"""Values in words: what is chosen among several wordings, and how the work grows."""

from __future__ import annotations

from engine.language.costs import Activate
from engine.language.effects import Draw, Exhaust, Heal
from engine.language.filters import Is
from engine.language.modifiers import GainPowers
from engine.language.powers import Payment, TargetDescription, Text
from engine.language.selections import Number, Target, This, You
from engine.language.words import Kind
from scenarios.reading.discourse import Discourse
from scenarios.reading.templates import Value
from scenarios.reading.wording import Teller

ALLY = TargetDescription(Is((Kind.ALLY,)))


def words(category: str, value: Value) -> str:
    found = Teller().tell(category, value, Discourse())
    return " ".join(found[0].words) if found else ""


def steps(value: Value) -> int:
    teller = Teller()
    assert teller.tell("text", value, Discourse())
    return teller.steps


def test_a_target_is_pointed_at_once_and_then_spoken_of() -> None:
    text = Text((ALLY,), (Exhaust(Target(0), "exhausted"), Exhaust(Target(0), "exhausted")))
    assert words("text", text) == "exhaust target ally . exhaust that ally ."


def test_a_target_that_is_described_otherwise_is_not_told() -> None:
    some = TargetDescription(Is((Kind.ALLY,)), Number(0), Number(2))
    assert words("text", Text((some,), (Exhaust(Target(0), "exhausted"),))) == "exhaust up to two target allies ."


def test_one_of_something_is_never_told_in_the_plural() -> None:
    assert words("cards", Number(1)) == "a card"
    assert words("nps", Target(0)) == ""


def test_the_work_grows_with_what_is_said_and_not_with_the_ways_to_say_it() -> None:
    few, many = (
        steps(Text((ALLY,), (Exhaust(Target(0), "exhausted"), *[Draw(You(), Number(2))] * count))) for count in (4, 16)
    )
    assert many < few * 4**3


def test_the_card_itself_is_called_by_no_name_in_a_power_that_another_card_has() -> None:
    given = GainPowers((Payment((Activate(),), Text((), (Heal(This(), This(), Number(2), "healed"),))),))
    said = words("is", (given,))
    assert said == 'has " [activate] >>> this character heals 2 damage from itself . "'
