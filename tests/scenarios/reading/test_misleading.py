"""Sentences like those of cards with one twist: read as the rules have them, or not at all where nothing tells."""

from __future__ import annotations

from engine.language.effects import Choose, Deal, Destroy, Draw, If, May, PayResources, Put
from engine.language.filters import AllOf, Among, AnyOf, Controlled, Filter, HasTrait, Is, Not, Standing, Tagged
from engine.language.powers import TargetDescription, Text
from engine.language.revelation import LookAt, Reveal
from engine.language.selections import Chosen, Compare, Count, Every, Target, Those, Top, ValueOf, You
from engine.language.words import Comparison, DamageType, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, ALLY_LINE, HERO, PET, card, check_text, n, stuck

YOU, SEEN = You(), Those("seen1")
HAND = Every(Is((Kind.CARD,)), (Zone.HAND,), Target())

REVEALED = (
    "Look at target opponent's hand. If an ally card is revealed this way, draw a card.",
    "Look at target opponent's hand. Draw a card for each ally card revealed this way.",
    "Target opponent reveals his hand. Look at your hand. If an ally card is revealed this way, draw a card.",
    "Target opponent reveals his hand and discards a card. Draw a card for each ally card revealed this way.",
    "Reveal your hand. Draw a card. If you revealed an ally card, your hero heals 1 damage from itself.",
    "Reveal your hand. Draw a card. Put an ally card revealed this way into play.",
    "Look at the top three cards of your deck. Put a revealed ally card into your hand and the rest on the bottom.",
    "Look at the top three cards of your deck. Put all ally cards revealed this way into your hand.",
)
EITHER_DEALS = (
    "Your hero deals 2 fire damage to target ally. It deals 1 fire damage to target hero.",
    "Your hero deals 2 fire damage to target ally. It also deals 1 fire damage to target hero.",
    "Your hero heals 2 damage from target ally. It may deal 1 fire damage to target hero.",
    "Your hero deals 2 fire damage to target ally, and it deals 1 fire damage to target hero.",
)
ONE_OF_TWO_TARGETS = (
    "Destroy target ally or put target equipment into its owner's hand.",
    "Destroy target ally unless its controller destroys target equipment.",
    "You may destroy target ally. If you don't, destroy target equipment.",
    "You may destroy target ally. If you do, draw a card. If you don't, destroy target equipment.",
    "Destroy target ally. If you control a Pet, destroy target hero instead.",
    "If you control a Pet, destroy target ally. Otherwise, destroy target equipment.",
)
LAST_OR_ALL = (
    "Draw two cards, then discard a card unless you control a Pet.",
    "Draw a card and destroy target ally if you control a Pet.",
    "Draw a card and destroy target ally unless its controller pays 2.",
)
WHOSE_VALUE = (
    "Target ally deals damage to target hero equal to its ATK.",
    "Reveal the top card of your deck. Your hero deals fire damage to target ally equal to its cost.",
    "Destroy target ally. Your hero deals damage to target hero equal to its ATK.",
    "Choose an ally in your party. Your hero deals damage equal to its ATK to target ally.",
)
NOBODY_DOES_IT = (
    "Target ally has +1 ATK this turn. If you do, draw a card.",
    "Your hero deals 2 fire damage to target ally. If you do, draw a card.",
)
A_CARD_IS_NO_PLAYER = (
    "Your hero deals 2 fire damage to target hero and discards a card.",
    "Target hero draws a card.",
    "Target ally destroys an ally in your party.",
)
SIDE_BY_SIDE = (
    "Ready target ally and target hero. It has +1 ATK this turn.",
    "Ready your hero and target ally. It has +1 ATK this turn.",
    "Target hero deals 2 fire damage to your hero. It can't attack this turn.",
    "Target opponent discards a card. Your hero deals X fire damage to target ally, where X is that card's cost.",
    "Your hero and allies have +1 ATK this turn.",
)
WITHOUT_A_NUMBER = (
    "Your hero deals X fire damage to target ally.",
    "Destroy target ally with cost X. Draw X cards, where X is the number of allies in your party.",
    "Your hero deals X fire damage to target ally.\nDraw X cards, where X is the number of allies in your party.",
    "Your hero deals 2 fire damage to target ally.\nDraw that many cards.",
)


@for_every(
    "text",
    [
        *REVEALED, *EITHER_DEALS, *ONE_OF_TWO_TARGETS, *LAST_OR_ALL, *WHOSE_VALUE, *NOBODY_DOES_IT, *WITHOUT_A_NUMBER,
        *A_CARD_IS_NO_PLAYER, *SIDE_BY_SIDE,
        "Destroy target ally if it's a Horde.",
    ],
)  # fmt: skip
def test_what_nothing_tells_is_unread(text: str) -> None:
    stuck(ABILITY_LINE, text)


@for_every(
    "second",
    [
        "Grok Stonefist has ferocity.",
        "Other allies in your party have +1 ATK.",
        "Opponents can't play abilities.",
        "When Grok Stonefist defends, draw a card.",
        "Protector",
    ],
)
@for_every("first", ["When Grok Stonefist attacks, draw a card.", "[Activate] >>> Draw a card."])
def test_a_power_goes_on_to_its_break(first: str, second: str) -> None:
    """A break begins a new power (203.2), so that what stands before it is said by the power's own text."""
    stuck(ALLY_LINE, f"{first} {second}")
    stuck(ALLY_LINE, f"Elusive <p> {first} {second}")
    assert len(card(ALLY_LINE, f"{first}\n{second}").powers) == len((first, second))


def test_the_cost_of_a_power_leaves_open_whose_value_is_meant() -> None:
    stuck(ALLY_LINE, "Destroy Grok Stonefist >>> Your hero deals damage equal to its ATK to target ally.")
    stuck(ALLY_LINE, "[Activate] >>> Grok Stonefist deals damage to target ally equal to its ATK.")


BURNS = Deal(HERO, Target(), n(2), DamageType.FIRE)
A_PET = Compare(Count(Every(AllOf((PET, Controlled(YOU))))), Comparison.AT_LEAST, n(1))
PLAIN: dict[str, Text] = {
    "Target opponent reveals his hand. If an ally card is revealed this way, draw a card.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),),
        (
            Reveal(HAND),
            If(Compare(Count(Every(ALLY, (Zone.HAND,), Target())), Comparison.AT_LEAST, n(1)), (Draw(YOU, n(1)),)),
        ),
    ),
    "Look at the top three cards of your deck. Put an ally card from among them into your hand.": Text(
        (),
        (
            Choose(Top(n(3), YOU), SEEN.name),
            LookAt(YOU, SEEN),
            Put(Chosen(Every(AllOf((ALLY, Among(SEEN))), (Zone.DECK,))), Zone.HAND),
        ),
    ),
    # Whoever does it again is named again.
    "Your hero deals 2 fire damage to target ally. Your hero deals 2 fire damage to that ally.": Text(
        (TargetDescription(ALLY),), (BURNS, BURNS)
    ),
    "Target ally deals damage equal to its ATK to target hero.": Text(
        (TargetDescription(ALLY), TargetDescription(Is((Kind.HERO,)))),
        (Deal(Target(), Target(1), ValueOf(Trait.ATK, Target())),),
    ),
    # One target serves both, whichever is done.
    "If you control a Pet, destroy target ally. Otherwise, your hero deals 2 fire damage to that ally.": Text(
        (TargetDescription(ALLY),), (If(A_PET, (Destroy(Target()),), (BURNS,)),)
    ),
    # Whoever is asked is no target of one of the deeds.
    "Target opponent may pay 2. If he doesn't, destroy target ally in his party.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)), TargetDescription(AllOf((ALLY, Controlled(Target()))))),
        (May(Target(), (PayResources(Target(), n(2)),), (), (Destroy(Target(1)),)),),
    ),
    "If you control a Pet, draw two cards and destroy target ally.": Text(
        (TargetDescription(ALLY),), (If(A_PET, (Draw(YOU, n(2)), Destroy(Target()))),)
    ),
}


def test_what_a_word_more_makes_plain() -> None:
    def check(text: str) -> None:
        check_text(text, PLAIN[text])

    hold_every(list(PLAIN), check)


ICON, TAG = HasTrait("Warrior"), Tagged(("Warrior",))
OF_A_CLASS: dict[str, Filter] = {
    # An ally has its class on its type line (202.1), other cards as an icon (207.1a); a hero shows it as an icon.
    "Warrior ally": AllOf((ALLY, TAG)),
    "non-Warrior ally": AllOf((ALLY, Not(TAG))),
    "Warrior ability": AllOf((Is((Kind.ABILITY,)), ICON)),
    "non-Warrior ability": AllOf((Is((Kind.ABILITY,)), Not(ICON))),
    "Warrior weapon": AllOf((Is((Kind.WEAPON,)), ICON)),
    "Warrior equipment": AllOf((Is((Kind.EQUIPMENT,)), ICON)),
    "Warrior hero": AllOf((Is((Kind.HERO,)), ICON)),
    "Warrior ally or weapon": AllOf((Is((Kind.ALLY, Kind.WEAPON)), AnyOf((TAG, ICON)))),
    # A faction is an icon on every card (207.1b).
    "non-Horde ally": AllOf((ALLY, Not(HasTrait("Horde")))),
}


@for_every("noun", OF_A_CLASS)
def test_what_is_of_a_class_in_play(noun: str) -> None:
    check_text(f"Destroy target {noun}.", Text((TargetDescription(OF_A_CLASS[noun]),), (Destroy(Target()),)))


@for_every(
    ("noun", "fits"),
    [
        ("Warrior ally", AllOf((ALLY, TAG))),
        ("Warrior ability", AllOf((Is((Kind.ABILITY,)), ICON))),
        ("Warrior armor", AllOf((Is((Kind.ARMOR,)), ICON))),
        # OP-54: a card is of the class either way.
        ("Warrior", AnyOf((TAG, ICON))),
        ("Horde", HasTrait("Horde")),
    ],
)
def test_what_is_of_a_class_elsewhere(noun: str, fits: Filter) -> None:
    check_text(
        f"Put a {noun} card from your graveyard into your hand.".replace(" a a", " an a"),
        Text((), (Put(Chosen(Every(fits, (Zone.GRAVEYARD,), YOU)), Zone.HAND),)),
    )
