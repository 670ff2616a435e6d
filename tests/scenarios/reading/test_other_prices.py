"""What is paid rather than a cost, and cards that are played for nothing."""

from __future__ import annotations

from engine.language.costs import Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, Discard, Effect, Put
from engine.language.filters import AllOf, Among, InCondition, Is, Owned, Tagged
from engine.language.modifiers import PayInstead, PlayFrom
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.selections import Circumstance, Fits, Happened, Negated, Target, This, You
from engine.language.words import Condition, Done, Kind, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ALLY_LINE,
    HERO,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

WEAPON_LINE = "3, Weapon—Mace, Melee (1), 3 [Melee] ATK, 2 Strike Cost\n"
ABILITY = Is((Kind.ABILITY,))
ITSELF = Among(This())
DISCARDING = (Perform(Discard(You(), n(1))),)
HURT = Fits(HERO, InCondition(Condition.DAMAGED))
MELEE = AllOf((Is((Kind.WEAPON,)), Tagged(("Melee",))))
PETS = Tagged(("Pet",))
FIRST = Negated(Happened(Done.PLAYED, You(), ABILITY))


def paid(change: PayInstead, while_: Circumstance | None = None) -> Continuous:
    """Return the power that the change is."""
    return Continuous((change,), You(), while_)


WEAPONS = {
    "You may discard a card rather than pay Grok Stonefist's strike cost.": paid(
        PayInstead(ITSELF, DISCARDING, strikes=True)
    ),
    "If your hero has damage, you may discard a card rather than pay this weapon's strike cost.": paid(
        PayInstead(ITSELF, DISCARDING, strikes=True), HURT
    ),
}
ALLIES = {
    "You may pay 1 rather than pay the strike cost of Melee weapons.": paid(
        PayInstead(MELEE, (Resources(n(1)),), strikes=True)
    ),
    "You may discard a card rather than pay the cost of Pets you play.": paid(PayInstead(PETS, DISCARDING)),
    "You may play Pets without paying their costs.": paid(PayInstead(PETS, ())),
    "While your hero has damage, you may play abilities without paying their cost.": paid(
        PayInstead(ABILITY, ()), HURT
    ),
    "You may play the first ability each turn without paying its cost.": paid(PayInstead(ABILITY, ()), FIRST),
}
TURN = Duration.THIS_TURN
BURIED = TargetDescription(AllOf((ABILITY, Owned(You()))), zones=(Zone.GRAVEYARD,))
FOR_NOTHING = (PlayFrom(None, Among(Target())), PayInstead(Among(Target()), ()))
TEXTS: dict[str, tuple[Effect, ...]] = {
    "You may play your next ally this turn without paying its cost.": (
        Apply((PayInstead(Is((Kind.ALLY,)), ()),), You(), TURN, times=1),
    ),
    "Put target ability card from your graveyard into your hand. You may play it this turn without paying its cost.": (
        Put(Target(), Zone.HAND),
        Apply(FOR_NOTHING, You(), TURN),
    ),
}


@for_every("words", WEAPONS)
def test_what_may_be_paid_to_strike(words: str) -> None:
    check_power(words, WEAPONS[words], WEAPON_LINE)
    says_it_back(words, WEAPON_LINE)


@for_every("words", ALLIES)
def test_what_may_be_paid_for_other_cards(words: str) -> None:
    check_power(words, ALLIES[words])
    says_it_back(words, ALLY_LINE)


@for_every("words", TEXTS)
def test_what_is_played_for_nothing_for_a_time(words: str) -> None:
    check_text(words, Text(() if "next" in words else (BURIED,), TEXTS[words]))
    says_it_back(words)


@for_every(
    "words",
    [
        # The cost would be one of the card that is played, not of the one that says so.
        "You may exhaust Grok Stonefist rather than pay the cost of Pets.",
        "You may discard a card rather than pay Grok Stonefist's strike costs.",
    ],
)
def test_what_is_doubtful_is_unread(words: str) -> None:
    stuck(ALLY_LINE, words)
