"""What would happen while a condition is true, however it is averted; and other words for known things."""

from __future__ import annotations

from engine.language.effects import Draw
from engine.language.filters import AllOf, Among, Controlled, Filter, InCondition, Is, Not, Tagged
from engine.language.modifiers import Adjust, AlterPacket, DoInstead, Prevent, Replace
from engine.language.powers import Continuous
from engine.language.selections import (
    Circumstance,
    Compare,
    Count,
    EventAmount,
    Every,
    Fits,
    Half,
    Plus,
    Selection,
    This,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Condition, Kind, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY_LINE,
    CHARACTERS,
    HERO,
    MY_ALLY,
    PET,
    card,
    check_power,
    drawing,
    n,
    says_it_back,
    stuck,
)

WITH_A_PET = Compare(Count(Every(AllOf((PET, Controlled(You()))))), Comparison.AT_LEAST, n(1))
WHILE_READY = Fits(HERO, InCondition(Condition.READY))
BROKEN_LINE = "3, Monster, Ally—Broken Shaman, 2 [Nature] ATK / 2 Health\n"


def _dealt(when: Circumstance) -> On:
    return On(What.DEALS_DAMAGE, other=Among(HERO), when=when)


def _dealing(when: Circumstance) -> On:
    return On(What.DEALS_DAMAGE, subject=Among(HERO), when=when)


@for_every(
    ("words", "replaced"),
    [
        ("your hero would deal damage while you have a Pet, it deals that much +1 instead",
         Replace(_dealing(WITH_A_PET), AlterPacket(Plus((EventAmount(), n(1)))))),
        ("your hero would deal damage while your hero is ready, increase that damage by 1",
         Replace(_dealing(WHILE_READY), AlterPacket(Plus((EventAmount(), n(1)))))),
        ("your hero would be dealt damage while you control a Pet, draw a card instead",
         Replace(_dealt(WITH_A_PET), DoInstead((Draw(You(), n(1)),)))),
    ],
)  # fmt: skip
def test_what_would_happen_is_replaced_only_while_the_condition_is_true(words: str, replaced: Replace) -> None:
    check_power(f"Ongoing: If {words}.", Continuous((replaced,), You()), ABILITY_LINE)
    says_it_back(f"Ongoing: If {words}.")


@for_every(
    ("words", "prevented", "topic", "when"),
    [
        ("damage would be dealt to your hero while you have a Pet, prevent half of that damage, rounded up",
         Prevent(Half(EventAmount(), up=True)), HERO, WITH_A_PET),
        ("an ally in your party would be dealt damage while your hero is ready, prevent 1 of it",
         Prevent(n(1)), MY_ALLY, WHILE_READY),
        ("your hero would be dealt damage while you control a Pet, prevent 1 of it, and draw a card",
         Prevent(n(1), then=(Draw(You(), n(1)),)), HERO, WITH_A_PET),
        ("your hero would be dealt combat damage while you control a Pet, prevent it",
         Prevent(None, combat=True), HERO, WITH_A_PET),
    ],
)  # fmt: skip
def test_damage_is_prevented_only_while_the_condition_is_true(
    words: str, prevented: Prevent, topic: Selection | Filter, when: Circumstance
) -> None:
    check_power(f"Ongoing: If {words}.", Continuous((prevented,), topic, when), ABILITY_LINE)
    says_it_back(f"Ongoing: If {words}.")


@for_every(
    "words",
    [
        "If an ally would deal damage to your hero while it's exhausted, prevent it.",
        "If an ally would deal damage to your hero while exhausted, prevent it.",
        "If an ally would deal damage to your hero while it's exhausted, it deals that much +1 instead.",
        "If damage would be dealt to your hero while you control a Pet, that damage is dealt to that Pet instead.",
    ],
)
def test_one_that_the_condition_does_not_name_for_certain_is_not_read(words: str) -> None:
    stuck(ABILITY_LINE, f"Ongoing: {words}")


def test_several_of_a_race_are_called_as_one_is_or_with_an_s() -> None:
    others = AllOf((CHARACTERS, Tagged(("Broken",)), Not(Among(This())), Controlled(You())))
    pumped = Continuous((Adjust(Trait.ATK, n(2)),), others)
    check_power("Other Broken in your party have +2 ATK.", pumped, BROKEN_LINE)
    for one, plural in (("Naga", "Nagas"), ("Worgen", "Worgens"), ("Vrykul", "Vrykuls")):
        assert card(ABILITY_LINE, f"Destroy all {one}.") == card(ABILITY_LINE, f"Destroy all {plural}.")
    stuck(ALLY_LINE, "Other Broken in your party have +2 ATK.")


@for_every("what", ["ally", "opposing ally", "Broken"])
def test_a_target_that_is_chosen_first_may_have_an_article(what: str) -> None:
    assert card(ABILITY_LINE, f"Choose a target {what}. Destroy it.") == card(ABILITY_LINE, f"Destroy target {what}.")


def test_payment_powers_are_named_with_their_sign() -> None:
    words = "Attach to target ally.\nOngoing: Attached ally can't attack or use payment {}powers."
    assert card(ABILITY_LINE, words.format("(>>>) ")) == card(ABILITY_LINE, words.format(""))


def test_an_amount_of_damage_that_is_dealt_is_that_of_one_packet() -> None:
    of_three = Compare(EventAmount(), Comparison.AT_LEAST, n(3))
    dealt = On(What.DEALS_DAMAGE, other=Among(This()), when=of_three)
    check_power("When this ally is dealt 3 or more damage, draw a card.", drawing(dealt))
    dealing = On(What.DEALS_DAMAGE, subject=Among(This()), other=Is((Kind.HERO,)), when=of_three)
    check_power("When this ally deals 3 or more damage to a hero, draw a card.", drawing(dealing))


@for_every(
    "words",
    [
        "this ally is dealt 3 or more damage",
        "this ally is dealt 3 or less combat damage",
        "this ally deals 3 or more damage",
        "this ally deals 3 or more damage to a hero",
        "3 or more damage is dealt to your hero",
        "3 or less fire damage is dealt to your hero",
    ],
)
def test_an_amount_at_one_time_is_the_total_of_all_packets_and_not_read(words: str) -> None:
    for time in ("at once", "at one time"):
        stuck(ALLY_LINE, f"When {words} {time}, draw a card.")
