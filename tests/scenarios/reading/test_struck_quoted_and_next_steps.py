"""Words of raids: others than a weapon's target, quoted keywords, ready steps to come, deaths in combat."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, RemoveDamage
from engine.language.filters import AllOf, Among, InCombatWith, Not
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Keyword, Text, Triggered
from engine.language.selections import DamageThisTurn, Every, Highest, TagsAmong, Target
from engine.language.triggers import What
from engine.language.words import KeywordName, Trait
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    CHARACTER,
    HERO,
    MY_ALLY,
    NAME,
    OPPOSING,
    card,
    says_it_back,
    stuck,
)

WEAPON_LINE = "3, Weapon—Axe, Melee (1), 2 [Melee] ATK, 1 Strike Cost\n"


def test_each_other_of_a_weapon_means_others_than_its_target() -> None:
    words = f"When you strike with {NAME}, your hero deals 5 fire damage to target hero or ally and 1 fire damage to "
    (power,) = card(WEAPON_LINE, words + "each other opposing hero and ally.").powers
    assert isinstance(power, Triggered)
    assert isinstance(power.text, Text)
    first, second = power.text.effects
    assert isinstance(first, Deal)
    assert isinstance(second, Deal)
    assert (first.to, second.to) == (Target(0), Every(AllOf((CHARACTER, OPPOSING, Not(Among(Target(0)))))))


def test_each_other_after_an_event_of_an_ally_and_a_target_is_in_doubt() -> None:
    text = "your hero deals 5 fire damage to target ally and 1 fire damage to each other opposing ally."
    stuck(ALLY_LINE, f"When an opposing ally attacks, {text}")


@for_every("stop", ['."', '".', '"'])
def test_a_keyword_in_quotation_marks_is_given(stop: str) -> None:
    (power,) = card("2, Ability\n", f'Ongoing: Your allies have "Ferocity{stop}').powers
    assert power.changes[0].powers == (Keyword(KeywordName.FEROCITY),)  # type: ignore[union-attr]


@for_every(
    "words",
    [
        "Target ally doesn't ready during its controller's next ready step.",
        "Target ally can't ready during its controller's next ready step.",
    ],
)
def test_not_readying_in_the_next_step_is_said_either_way(words: str) -> None:
    still = Apply((Cannot(Deed.READY_DURING_READY_STEP),), Target(0), Duration.ITS_NEXT_READY_STEP)
    text = card(ABILITY_LINE, words).text
    assert text is not None
    assert text.effects == (still,)  # type: ignore[union-attr]


def test_what_dies_in_combat_with_your_hero_was_in_combat_with_it() -> None:
    (power,) = card(WEAPON_LINE, "When an ally is destroyed in combat with your hero, draw a card.").powers
    assert isinstance(power, Triggered)
    assert power.on[0].what is What.DESTROYED
    assert power.on[0].subject == AllOf((ALLY, InCombatWith(HERO)))


def test_races_other_than_one_are_no_other_allies() -> None:
    words = "Draw a card for each different [Alliance] race among allies in your party other than Draenei."
    text = card(ABILITY_LINE, words).text
    assert text.effects[0].amount == TagsAmong(  # type: ignore[union-attr]
        ("Dwarf", "Gnome", "Human", "Night Elf"), Every(MY_ALLY)
    )


def test_damage_of_the_turn_is_counted_and_removed() -> None:
    text = card(ABILITY_LINE, "Draw a card for each damage your hero dealt this turn.").text
    assert text.effects[0].amount == DamageThisTurn(Among(HERO))  # type: ignore[union-attr]
    words = "Remove damage from your hero equal to the highest ATK among allies in your party."
    (effect,) = card(ABILITY_LINE, words).text.effects  # type: ignore[union-attr]
    assert isinstance(effect, RemoveDamage)
    assert (effect.on, effect.amount) == (HERO, Highest(Trait.ATK, Every(MY_ALLY)))
    says_it_back(words)
