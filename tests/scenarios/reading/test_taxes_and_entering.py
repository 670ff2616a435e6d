"""Prices that count, conditions of entering play, and what one card has and does in one sentence."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import AddCounters, Apply, Deal, Effect, Heal
from engine.language.filters import AllOf, Among, Controlled, Filter, Is
from engine.language.modifiers import Adjust, Cannot, ChangeCost, Deed, EntersPlay, Purpose
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.selections import (
    Compare,
    Count,
    Every,
    Negated,
    Players,
    Selection,
    Target,
    This,
    Times,
    ValueOf,
    You,
)
from engine.language.words import Comparison, DamageType, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ALLY, ALLY_LINE, CHARACTER, HERO, check_power, check_text, n, stuck

MINE, OPPONENTS, ALL = Controlled(You()), Players(Relation.OPPONENT), Players(Relation.ANY)
WEAPON, ABILITY, ITEM = Is((Kind.WEAPON,)), Is((Kind.ABILITY,)), Is((Kind.ITEM,))
TOTEM = Is((Kind.TOTEM,))
TURN = Duration.THIS_TURN


def price(purpose: Purpose, what: Filter, factor: int, each: Filter, whose: Selection) -> Continuous:
    """Return the power by which such cards cost that much more or less for each card that is described."""
    return Continuous((ChangeCost(purpose, what, Times(Count(Every(each)), factor)),), whose)


PRICES = {
    "Opponents pay 2 more to play abilities for each Totem you control.": price(
        Purpose.PLAY, ABILITY, 2, AllOf((TOTEM, MINE)), OPPONENTS
    ),
    "You pay 1 less to play weapons for each item you control.": price(
        Purpose.PLAY, WEAPON, -1, AllOf((ITEM, MINE)), You()
    ),
    "You pay 1 less to strike with weapons for each ally in your party.": price(
        Purpose.STRIKE, WEAPON, -1, AllOf((ALLY, MINE)), You()
    ),
    "Abilities cost opponents 1 more to play for each opposing ally.": price(
        Purpose.PLAY, ABILITY, 1, AllOf((ALLY, Controlled(OPPONENTS))), OPPONENTS
    ),
    "Weapons cost 1 less to play for each item in play.": price(Purpose.PLAY, WEAPON, -1, ITEM, ALL),
}


def test_a_price_for_other_cards_can_count() -> None:
    def check(text: str) -> None:
        check_power(text, PRICES[text])

    hold_every(list(PRICES), check)


def test_the_price_of_the_card_itself_is_another_power() -> None:
    check_power(
        "You pay 1 less to play Grok Stonefist for each item you control.",
        Continuous(
            (ChangeCost(Purpose.PLAY, Among(This()), Times(Count(Every(AllOf((ITEM, MINE)))), -1)),),
            You(),
            zones=(Zone.HAND, Zone.CHAIN),
        ),
    )


HURT = Compare(ValueOf(Trait.DAMAGE, HERO), Comparison.AT_LEAST, n(5))
ENTERING = {
    "Grok Stonefist enters play exhausted if your hero has 5 or more damage.": Continuous(
        (EntersPlay(Among(This()), exhausted=True),), This(), HURT
    ),
    "If your hero has 5 or more damage, Grok Stonefist enters play with a rage counter.": Continuous(
        (EntersPlay(Among(This()), counters=(("rage", n(1)),)),), This(), HURT
    ),
    "Grok Stonefist enters play with two rage counters unless your hero has 5 or more damage.": Continuous(
        (EntersPlay(Among(This()), counters=(("rage", n(2)),)),), This(), Negated(HURT)
    ),
    "Grok Stonefist enters play with 3 damage if your hero has 5 or more damage.": Continuous(
        (EntersPlay(Among(This()), damage=n(3)),), This(), HURT
    ),
    "Opposing allies enter play exhausted.": Continuous(
        (EntersPlay(AllOf((ALLY, Controlled(OPPONENTS))), exhausted=True),), This()
    ),
}


def test_a_card_may_enter_play_so_only_if_something_is_true() -> None:
    def check(text: str) -> None:
        check_power(text, ENTERING[text])

    hold_every(list(ENTERING), check)


def has(change: object, to: Selection) -> Apply:
    """Return that the card has the change this turn."""
    return Apply((change,), to, TURN)  # type: ignore[arg-type]


AN_ALLY, A_CHARACTER = (TargetDescription(ALLY),), (TargetDescription(CHARACTER),)
HAS_AND_DOES: dict[str, tuple[tuple[TargetDescription, ...], tuple[Effect, ...]]] = {
    "Target ally can't attack this turn and deals 2 melee damage to itself.": (
        AN_ALLY,
        (
            has(Cannot(Deed.ATTACK), Target()),
            Deal(Target(), Target(), n(2), DamageType.MELEE),
        ),
    ),
    "Your hero heals 3 damage from itself and has +1 ATK this turn.": (
        (),
        (Heal(HERO, HERO, n(3)), has(Adjust(Trait.ATK, n(1)), HERO)),
    ),
    "Your hero has +3 ATK this turn and deals 1 fire damage to target hero or ally.": (
        A_CHARACTER,
        (has(Adjust(Trait.ATK, n(3)), HERO), Deal(HERO, Target(), n(1), DamageType.FIRE)),
    ),
}


def test_one_card_has_something_and_does_something() -> None:
    def check(text: str) -> None:
        targets, effects = HAS_AND_DOES[text]
        check_text(text, Text(targets, effects))

    hold_every(list(HAS_AND_DOES), check)


@for_every(
    "text",
    [
        "Add a rage counter to target ally.",
        "Place a rage counter on target ally.",
    ],
)
def test_counters_are_put_placed_and_added(text: str) -> None:
    check_text(text, Text(AN_ALLY, (AddCounters(Target(), "rage", n(1)),)))


def test_what_is_placed_lies_on_a_card_and_what_is_added_goes_to_it() -> None:
    stuck(ALLY_LINE, "When Grok Stonefist attacks, add a rage counter on it.")
    stuck(ALLY_LINE, "When Grok Stonefist attacks, place a rage counter to it.")
