"""Cards outside play with several descriptions, instants, tokens, and whose damage is greater."""

from __future__ import annotations

from engine.language.effects import Deal, Destroy, Draw, If, Interrupt
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    Filter,
    HasAttached,
    HasTrait,
    Is,
    Marked,
    Not,
    Tagged,
    Valued,
)
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Continuous, TargetDescription, Text, Triggered
from engine.language.selections import (
    Compare,
    Every,
    Happened,
    Highest,
    Lowest,
    Negated,
    Number,
    Players,
    Quantity,
    Target,
    TimesDone,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Done, Kind, LineKeyword, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, HERO, card, check_power, check_text, n, stuck

ABILITY = Is((Kind.ABILITY,))
CHEAP = Valued(Trait.COST, Comparison.AT_MOST, Number(3))
UNIQUE = Marked(LineKeyword.UNIQUE)
INSTANT = Marked(LineKeyword.INSTANT)
DRAW = Draw(You(), n(1))
OWN_GRAVE = "Put target {} from your graveyard into play."


def described(words: str) -> Filter:
    """Return what is described as a target in the graveyard, without whose card it is."""
    found = card(ABILITY_LINE, OWN_GRAVE.format(words)).text
    assert isinstance(found, Text)
    filters = found.targets[0].filter
    assert isinstance(filters, AllOf)
    rest = filters.filters[:-1]
    return rest[0] if len(rest) == 1 else AllOf(rest)


@for_every(
    ("words", "parts"),
    [
        ("ally card with cost 3 or less", (ALLY, CHEAP)),
        ("Demon ally card", (ALLY, Tagged(("Demon",)))),
        ("Demon ally card with cost 3 or less", (ALLY, Tagged(("Demon",)), CHEAP)),
        ("Horde Orc ally card", (ALLY, Tagged(("Orc",)), HasTrait("Horde"))),
        ("unique ally card with cost 3 or less", (ALLY, UNIQUE, CHEAP)),
        ("non-unique ally card", (ALLY, Not(UNIQUE))),
        ("non-Undead ally card", (ALLY, Not(Tagged(("Undead",))))),
        ("instant ability card", (ABILITY, INSTANT)),
    ],
)
def test_a_card_outside_play_has_several_descriptions(words: str, parts: tuple[Filter, ...]) -> None:
    assert described(words) == AllOf(parts)


def test_how_an_ally_shows_its_class_is_asked_of_its_kind() -> None:
    assert described("Warrior Pet ally card") == AllOf((ALLY, Tagged(("Pet",)), Tagged(("Warrior",))))
    found = described("Warrior ability or equipment card")
    assert isinstance(found, AllOf)
    assert found.filters[1] == HasTrait("Warrior")


def test_a_card_is_not_described_by_what_only_cards_in_play_are() -> None:
    stuck(ABILITY_LINE, OWN_GRAVE.format("exhausted ally card"))


def test_an_instant_card_is_interrupted() -> None:
    found = card(ABILITY_LINE, "Interrupt target instant ability card.").text
    assert isinstance(found, Text)
    assert found.targets == (TargetDescription(AllOf((ABILITY, INSTANT)), zones=(Zone.CHAIN,)),)
    assert found.effects == (Interrupt(Target(0)),)


def test_players_play_no_instants() -> None:
    check_power(
        "Players can't play instant abilities.",
        Continuous((Cannot(Deed.PLAY, AllOf((ABILITY, INSTANT))),), Players(Relation.ANY)),
    )


def test_a_token_is_destroyed() -> None:
    token = Is((Kind.TOKEN,))
    check_text("Destroy target token.", Text((TargetDescription(token),), (Destroy(Target(0)),)))
    yours = On(What.DESTROYED, subject=AllOf((token, Controlled(You()))))
    check_power("When a token you control is destroyed, draw a card.", Triggered((yours,), Text((), (DRAW,))))


@for_every("words", ["with an attached ability", "with an ability attached"])
def test_an_ally_has_an_ability_attached(words: str) -> None:
    found = AllOf((ALLY, HasAttached(ABILITY)))
    check_text(f"Destroy target ally {words}.", Text((TargetDescription(found),), (Destroy(Target(0)),)))


def test_more_damage_is_not_as_much() -> None:
    hero = TargetDescription(Is((Kind.HERO,)))
    less = Compare(ValueOf(Trait.DAMAGE, HERO), Comparison.AT_MOST, ValueOf(Trait.DAMAGE, Target(0)))
    check_text(
        "If your hero has more damage than target hero, draw a card.", Text((hero,), (If(Negated(less), (DRAW,)),))
    )


def test_damage_is_a_value() -> None:
    dealt = Deal(HERO, Target(0), ValueOf(Trait.DAMAGE, HERO), DamageType.FIRE)
    check_text(
        "Your hero deals fire damage to target ally equal to your hero's damage.",
        Text((TargetDescription(ALLY),), (dealt,)),
    )


def test_what_was_not_played_and_what_was_destroyed() -> None:
    idle = Negated(Happened(Done.PLAYED, You(), ALLY))
    check_text("If you haven't played an ally this turn, draw a card.", Text((), (If(idle, (DRAW,)),)))
    fallen = TimesDone(Done.DESTROYED, None, ALLY)
    check_text("Draw X cards, where X is the number of allies destroyed this turn.", Text((), (Draw(You(), fallen),)))


def test_your_hero_is_flipped_by_you() -> None:
    flips = On(What.FLIPS, subject=Among(HERO))
    check_power("When you flip your hero, draw a card.", Triggered((flips,), Text((), (DRAW,))))


@for_every(
    ("words", "comparison", "of"),
    [
        ("with 2 or less remaining health", Comparison.AT_MOST, n(2)),
        ("with 2 or less health remaining", Comparison.AT_MOST, n(2)),
        ("with 5 or more remaining health", Comparison.AT_LEAST, n(5)),
        ("with exactly 1 remaining health", Comparison.EQUAL, n(1)),
        ("with the most remaining health", Comparison.AT_LEAST, Highest(Trait.REMAINING_HEALTH, Every(ALLY))),
        ("with the least health remaining", Comparison.AT_MOST, Lowest(Trait.REMAINING_HEALTH, Every(ALLY))),
    ],
)
def test_the_health_that_damage_has_left_describes_a_character(
    words: str, comparison: Comparison, of: Quantity
) -> None:
    left = AllOf((ALLY, Valued(Trait.REMAINING_HEALTH, comparison, of)))
    check_text(f"Destroy target ally {words}.", Text((TargetDescription(left),), (Destroy(Target()),)))
