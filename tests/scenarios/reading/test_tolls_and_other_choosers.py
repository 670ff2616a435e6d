"""Prices of attacks and of protection that controllers pay with their own cards, and choices that another player makes.

And comparisons with each other card, and quoted powers in quoted powers.
"""

from __future__ import annotations

from engine.language.costs import Cost, Perform, Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, ChooseMode, Destroy, Discard, Exhaust, PayResources, PutDamage
from engine.language.filters import AllOf, Among, InCondition
from engine.language.modifiers import CostToAttack, CostToProtect
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.selections import Chosen, Every, Fits, Target, This, You
from engine.language.words import Condition
from scenarios.reading.templates import parts_of
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

THEIR_ALLIES = AllOf((ALLY, OPPOSING))
ONE_OF_HIS = Chosen(Every(MY_ALLY))
"""One of the allies of whoever pays, who is "you" in a cost."""


def paid(effect: Destroy | Discard | Exhaust | PutDamage | ChooseMode) -> tuple[Cost, ...]:
    """Return the cost of doing so much."""
    return (Perform(effect),)


DISCARDING = Discard(You(), n(1))
EITHER = ChooseMode(You(), ((PayResources(You(), n(2)),), (DISCARDING,)), ("the first", "the second"), either=True)
HE_DESTROYS = paid(Destroy(ONE_OF_HIS))

TOLLS: dict[str, Continuous] = {
    "Opposing allies can't protect unless their controllers exhaust an ally for each.": Continuous(
        (CostToProtect(paid(Exhaust(Chosen(Every(ALLY))))),), THEIR_ALLIES
    ),
    "An opposing ally can't protect unless its controller exhausts an ally in his party.": Continuous(
        (CostToProtect(paid(Exhaust(ONE_OF_HIS))),), THEIR_ALLIES
    ),
    "Opposing allies can't attack or protect unless their controller destroys one of his allies.": Continuous(
        (CostToAttack(HE_DESTROYS), CostToProtect(HE_DESTROYS)), THEIR_ALLIES
    ),
    "Grok can't protect unless you destroy an ally in your party.": Continuous((CostToProtect(HE_DESTROYS),), This()),
    "Grok can't attack or protect unless you pay 1.": Continuous(
        (CostToAttack((Resources(n(1)),)), CostToProtect((Resources(n(1)),))), This()
    ),
    # A card is discarded for each attack; before one is proposed there is no attacker to be counted.
    "Opposing allies can't attack your hero unless their controllers discard a card for each attacker.": Continuous(
        (CostToAttack(paid(DISCARDING), Among(HERO)),), THEIR_ALLIES
    ),
    "Each opposing ally can't attack unless its controller puts 1 damage on his hero.": Continuous(
        (CostToAttack(paid(PutDamage(HERO, n(1)))),), THEIR_ALLIES
    ),
    "Opposing allies can't protect unless their controllers pay 2 or discard a card.": Continuous(
        (CostToProtect(paid(EITHER)),), THEIR_ALLIES
    ),
    "An opposing ally can't attack your hero unless its controller pays 1.": Continuous(
        (CostToAttack((Resources(n(1)),), Among(HERO)),), THEIR_ALLIES
    ),
    "While Grok is ready, opposing allies can't attack unless their controller pays 1.": Continuous(
        (CostToAttack((Resources(n(1)),)),), THEIR_ALLIES, Fits(This(), InCondition(Condition.READY))
    ),
}


@for_every("words", TOLLS)
def test_controllers_pay_with_cards_of_their_own(words: str) -> None:
    check_power(words, TOLLS[words])
    says_it_back(words, ALLY_LINE)


FOR_A_TURN: dict[str, Text] = {
    "Target ally can't protect this turn unless its controller discards a card.": Text(
        (TargetDescription(ALLY),), (Apply((CostToProtect(paid(DISCARDING)),), Target(), Duration.THIS_TURN),)
    ),
    "Target ally can't attack this turn unless its controller exhausts an ally in his party.": Text(
        (TargetDescription(ALLY),), (Apply((CostToAttack(paid(Exhaust(ONE_OF_HIS))),), Target(), Duration.THIS_TURN),)
    ),
    "Your hero can't attack this turn unless you discard a card.": Text(
        (), (Apply((CostToAttack(paid(DISCARDING)),), HERO, Duration.THIS_TURN),)
    ),
}


@for_every("words", FOR_A_TURN)
def test_a_price_may_last_for_a_turn(words: str) -> None:
    check_text(words, FOR_A_TURN[words])
    says_it_back(words)


@for_every(
    ("line", "words"),
    [
        # Whoever pays has a party of his own, and opponents of his own.
        (ALLY_LINE, "Opposing allies can't protect unless their controllers exhaust an ally in your party."),
        (ALLY_LINE, "An opposing ally can't protect unless its controller destroys an ally you control."),
        (ALLY_LINE, "An opposing ally can't protect unless its controller destroys an opposing ally."),
        (ALLY_LINE, "An opposing ally can't protect unless its controller exhausts Grok."),
        (ALLY_LINE, "An opposing ally can't protect unless its controller puts 1 damage on your hero."),
        # Its controller pays, who may be another player than you.
        (ALLY_LINE, "Opposing allies can't protect unless you destroy an ally in your party."),
        (ABILITY_LINE, "Target ally can't protect this turn unless you discard a card."),
    ],
)
def test_a_price_with_cards_of_anybody_else_is_unread(line: str, words: str) -> None:
    stuck(line, words)


@for_every(
    ("words", "by"),
    [
        ("Target opponent may choose up to two players. Each of them draws a card.", Target()),
        ("Target opponent chooses up to two players. Each of them draws a card.", Target()),
        ("Target opponent chooses a player. That player discards a card.", Target()),
        ("Choose up to two players. Each of them draws a card.", None),
        ("You may choose up to two players. Each of them draws a card.", None),
        ("Choose a player. That player discards a card.", None),
    ],
)
def test_whoever_is_said_to_choose_players_chooses_them(words: str, by: Target | None) -> None:
    meant = card(ABILITY_LINE, words).text
    assert [part.by for part in parts_of(meant) if isinstance(part, Chosen)] == [by]
    says_it_back(words)


@for_every(
    "words",
    [
        # Your opponents or those of the player who chooses.
        "Target opponent may choose up to two opponents. Each of them draws a card.",
        "Target opponent may choose an opponent. That player discards a card.",
        # Each of them would choose, and "them" would be the players of one.
        "Each opponent may choose up to two players. Each of them draws a card.",
        # The player would choose the card, as the link resolves.
        "Target opponent may interrupt an ability card played by that player.",
    ],
)
def test_a_choice_of_players_or_links_that_is_open_is_unread(words: str) -> None:
    stuck(ABILITY_LINE, words)


@for_every(
    ("line", "words"),
    [
        (ABILITY_LINE, "If your hero has more damage than each hero, draw a card."),
        (ABILITY_LINE, "If your hero has more damage than each hero or ally, draw a card."),
        (ABILITY_LINE, "Exhaust target ally. If it has more damage than each ally in your party, draw a card."),
        (ALLY_LINE, "While Grok has more damage than each ally, Grok has +2 ATK."),
    ],
)
def test_no_card_has_more_damage_than_itself(line: str, words: str) -> None:
    stuck(line, words)


@for_every(
    "words",
    [
        "Your allies have \"When this ally attacks, target ally has 'Elusive' this turn.\"",
        "Your allies have \"Other allies in your party have 'When this ally attacks, draw a card.'\"",
        "Your allies have \u201cOther allies in your party have \u2018When this ally attacks, draw a card.\u2019\u201d",
        'Your allies have "Other allies in your party have "When this ally attacks, draw a card.""',
        'Your allies have "Pay 1 >>> Target ally has "Pay 1 >>> Draw a card." this turn."',
    ],
)
def test_a_quoted_power_in_a_quoted_power_is_not_read_as_one(words: str) -> None:
    stuck(ALLY_LINE, words)
