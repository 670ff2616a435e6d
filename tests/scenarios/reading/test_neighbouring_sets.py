"""Wordings of the neighbouring sets: later moments, tokens for others, links that target, and either end of a deck."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.language.effects import ChooseMode, CreateTokens, Deal, Effect, If, Interrupt, Put
from engine.language.filters import AllOf, Among, AnyOf, Controlled, HasTarget, InCondition, Is, Standing
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.printed import TokenFace
from engine.language.selections import Chosen, Every, Fits, Players, Selection, Target, This, You
from engine.language.words import Condition, DamageType, Kind, Relation, Zone
from scenarios.reading.told_cards import reading
from tests.every_row import hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    card,
    check_power,
    check_text,
    n,
    stuck,
)

ABILITY = Is((Kind.ABILITY,))
AN_ALLY = (TargetDescription(ALLY),)
AN_ABILITY = (TargetDescription(ABILITY, zones=(Zone.CHAIN,)),)
AN_OPPONENT = (TargetDescription(Standing(Relation.OPPONENT)),)
YOURS = AnyOf((Among(HERO), AllOf((ALLY, Controlled(You())))))
THEIR_ABILITY = AllOf((ABILITY, Controlled(Players(Relation.OPPONENT))))


def deal(amount: int, kind: DamageType) -> tuple[Effect, ...]:
    """Return that your hero deals so much to the target."""
    return (Deal(HERO, Target(), n(amount), kind),)


def either_end(it: Selection) -> tuple[Effect, ...]:
    """Return that you choose between the top and the bottom of its owner's deck."""
    ends = ((Put(it, Zone.DECK),), (Put(it, Zone.DECK, on_bottom=True),))
    return (ChooseMode(You(), ends, ("the top", "the bottom")),)


TEXTS = {
    "Put a 2 ATK / 1 health Imp ally token into play under target opponent's control.": Text(
        AN_OPPONENT, (CreateTokens(Target(), TokenFace("Imp", 2, 1), n(1)),)
    ),
    "Your hero deals 1 fire damage to target ally. If your hero is exhausted, it deals 3 frost damage instead.": Text(
        AN_ALLY,
        (
            If(
                Fits(HERO, InCondition(Condition.EXHAUSTED)),
                deal(3, DamageType.FROST),
                deal(1, DamageType.FIRE),
            ),
        ),
    ),
    "Your hero deals 2 melee damage to target ally. If that ally is exhausted, "
    "your hero deals 4 melee damage instead.": Text(
        AN_ALLY,
        (
            If(
                Fits(Target(), InCondition(Condition.EXHAUSTED)),
                deal(4, DamageType.MELEE),
                deal(2, DamageType.MELEE),
            ),
        ),
    ),
    "Interrupt target ability card if it targets your hero or an ally in your party.": Text(
        AN_ABILITY, (If(Fits(Target(), HasTarget(YOURS)), (Interrupt(Target()),)),)
    ),
    "Put target ally on the top or bottom of its owner's deck.": Text(AN_ALLY, either_end(Target())),
    "Put a card from your hand on top or on the bottom of your deck.": Text(
        (), either_end(Chosen(Every(Is((Kind.CARD,)), (Zone.HAND,), You())))
    ),
}


def test_what_an_ability_does() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


def test_opponents_can_not_target_with_abilities_alone() -> None:
    meant = Continuous((Cannot(Deed.BE_TARGETED, THEIR_ABILITY),), This())
    check_power("Opponents can't target Grok Stonefist with abilities.", meant)


TOLD: Mapping[str, str] = {
    "When Grok Stonefist attacks, ready it after this combat.": (
        "When Grok Stonefist attacks, ready Grok Stonefist at the end of this combat."
    ),
    "When an opponent flips his hero, draw a card.": "When an opposing hero flips, draw a card.",
    "When an opponent plays an ally, interrupt it unless he pays 1.": (
        "When an opponent plays an ally, interrupt that ally unless that player pays 1."
    ),
    "When Grok Stonefist is targeted by an opponent's ability, draw a card.": (
        "When Grok Stonefist is targeted by an opposing ability, draw a card."
    ),
    "When a card is put into an opponent's graveyard from anywhere, ready Grok Stonefist.": (
        "When a card is put into an opponent's graveyard from anywhere, ready Grok Stonefist."
    ),
    "When an ally card is put into your graveyard from anywhere, ready Grok Stonefist.": (
        "When an ally card is put into your graveyard from anywhere, ready Grok Stonefist."
    ),
    "Allies in opposing parties can't be healed.": "Opposing allies can't be healed.",
    "Opposing allies can't strike.": "Opposing allies can't strike with weapons.",
}


def test_what_is_told_of_a_power() -> None:
    def check(text: str) -> None:
        assert reading(card(ALLY_LINE, text)) == (TOLD[text],)

    hold_every(list(TOLD), check)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        # What destroys may be the ability that targets, or the target.
        (ALLY_LINE, "When Grok Stonefist is targeted by an ability, destroy it."),
        (ALLY_LINE, "When an ally attacks Grok Stonefist, interrupt it."),
        # No weapon is ever in combat.
        (ABILITY_LINE, "Destroy target ally in combat with target weapon."),
        # Nobody is said to have the tokens.
        (ABILITY_LINE, "Put an Imp ally token with 1 ATK and 1 health into play under your control."),
    ],
)
def test_what_leaves_open_what_is_meant_is_not_read(line: str, text: str) -> None:
    stuck(line, text)


def told(line: str, text: str) -> tuple[str, ...]:
    """Return what is told of the card of the line that says the text."""
    return tuple(reading(card(line, text)))


MORE = {
    "All opposing allies deal 1 fire damage to themselves.": "Each opposing ally deals 1 fire damage to itself.",
    "Orcs in your party heal all damage from themselves.": "Each Orc in your party heals all damage from itself.",
    "Destroy target ally. If you controlled that ally, draw a card.": (
        "Destroy target ally. If you controlled that ally, draw a card."
    ),
    "Put target ally into its owner's hand. If it was in an opponent's party, draw a card.": (
        "Put target ally into its owner's hand. If an opponent controlled that ally, draw a card."
    ),
    "Return target ally to its owner's hand.": "Put target ally into its owner's hand.",
    "Roll a die. On a 4 or more, draw a card; otherwise, discard a card.": (
        "Roll a die. On a 4 or more, draw a card. Otherwise, discard a card."
    ),
    "Destroy target ally unless its controller has his hero deal 3 melee damage to itself.": (
        "Destroy target ally unless that ally's controller has his hero deal 3 melee damage to itself."
    ),
    "Target ally has sabotage: equipment this turn.": "Target ally has sabotage: Equipment this turn.",
    "Put a 2 ATK / 2 health Wolf ally token into play with ferocity and protector.": (
        "Put a Wolf ally token with 2 ATK, 2 health, ferocity, and protector into play."
    ),
    "Damage dealt to target ally this turn is halved, rounded up.": (
        "Damage dealt to target ally this turn is halved, rounded up."
    ),
    "Destroy target weapon. If it was Unique, draw a card.": (
        "Destroy target weapon. If that weapon was unique, draw a card."
    ),
}


def test_what_is_told_of_an_ability() -> None:
    def check(text: str) -> None:
        assert told(ABILITY_LINE, text) == (MORE[text],)

    hold_every(list(MORE), check)


def test_what_lasts_while_the_card_is_there_is_one_duration() -> None:
    text = "When Grok Stonefist attacks an ally, that ally can't ready while Grok Stonefist is in play."
    assert told(ALLY_LINE, text) == (
        "When Grok Stonefist attacks an ally, that ally can't ready until Grok Stonefist leaves play.",
    )


def test_several_players_do_not_share_one_hero() -> None:
    stuck(ABILITY_LINE, "Each opponent may have his hero deal 2 melee damage to itself.")


POWERS = {
    "If your hero would be dealt damage, prevent 1 of that damage and remove a rage counter from Grok Stonefist.": (
        "If your hero would be dealt damage, prevent 1 of that damage and remove a rage counter."
    ),
    "If your hero would be dealt damage, remove a rage counter from Grok Stonefist instead.": (
        "If your hero would be dealt damage, remove a rage counter instead."
    ),
    "Equipment costs you 1 less to play.": "Equipment you play cost 1 less.",
    "Equipment you control costs 1 less to strike with.": "Equipment you control cost 1 less to strike with.",
    "When Grok Stonefist attacks, it deals 1 fire damage to target hero twice.": (
        "When Grok Stonefist attacks, Grok Stonefist deals 1 fire damage to target hero twice."
    ),
    "If an opposing ally would deal damage to your hero, it deals that damage to Grok Stonefist instead.": (
        "If an opposing ally would deal damage to your hero, that damage is dealt to Grok Stonefist instead."
    ),
    "When Grok Stonefist attacks, it deals 1 nature damage to each ally in the defending player's party.": (
        "When Grok Stonefist attacks, Grok Stonefist deals 1 nature damage to the defending player's allies."
    ),
    "All combat damage that would be dealt to Grok Stonefist is prevented.": (
        "Prevent all combat damage that Grok Stonefist would be dealt."
    ),
    "At the start of your turn, place a card from your hand face down in your resource row.": (
        "At the start of your turn, put a card from your hand into your resource row face down."
    ),
    "When your hero deals non-combat damage to a hero, draw a card. This power can trigger only once per turn.": (
        "Once per turn, when your hero deals non-combat damage to a hero, draw a card."
    ),
    "When Grok Stonefist attacks, target opposing ally attacks your hero on its controller's next turn if able.": (
        "When Grok Stonefist attacks, "
        "target opposing ally must attack your hero if able during its controller's next turn."
    ),
    "If Grok Stonefist is Unique, it has protector.": "Protector while Grok Stonefist is unique.",
    "Your hero deals 2 shadow damage to itself, [Activate] >>> Draw a card.": (
        "Your hero deals 2 shadow damage to itself, [Activate] >>> Draw a card."
    ),
    "Grok Stonefist deals 1 fire damage to itself >>> Draw a card.": (
        "Grok Stonefist deals 1 fire damage to Grok Stonefist >>> Draw a card."
    ),
    "If your hero is damaged, you may play Grok Stonefist as though it were an instant.": (
        "You may play Grok Stonefist as though it were an instant if your hero is damaged."
    ),
    "Other Orcs in your party deal double combat damage to heroes.": (
        "Other Orcs in your party deal double combat damage to heroes."
    ),
    "Grok Stonefist's damage can't be prevented.": "Grok Stonefist's damage can't be prevented.",
    "Grok Stonefist has health equal to the number of cards in your hand.": (
        "Grok Stonefist has health equal to the number of cards in your hand."
    ),
    "Pay 1 >>> Ready Grok Stonefist. Use only on your turn and only if your hero is damaged.": (
        "Pay 1 >>> Ready Grok Stonefist. Use only on your turn and only if your hero is damaged."
    ),
}


def test_what_is_told_of_costs_and_limits() -> None:
    def check(text: str) -> None:
        assert told(ALLY_LINE, text) == (POWERS[text],)

    hold_every(list(POWERS), check)


@pytest.mark.parametrize(
    "text",
    [
        # Only the card itself and your hero deal damage as a cost, and nothing else that they do is one.
        "Target ally deals 1 fire damage to itself >>> Draw a card.",
        "Your hero heals 1 damage from itself >>> Draw a card.",
    ],
)
def test_what_others_do_is_no_cost(text: str) -> None:
    stuck(ALLY_LINE, text)
