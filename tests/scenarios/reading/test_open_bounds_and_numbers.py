"""Bounds that are left out, two things done in a turn, tokens in another number, and cards of others picked freely."""

from __future__ import annotations

from engine.language.effects import CreateTokens, Effect, If, Put
from engine.language.filters import DealtDamage, DidThisTurn, Is, Standing, WasDealtDamage
from engine.language.powers import TargetDescription, Text
from engine.language.printed import TokenFace
from engine.language.selections import (
    Both,
    Chosen,
    Circumstance,
    Compare,
    Count,
    Every,
    Fits,
    Negated,
    Number,
    Target,
    This,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Done, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    check_power,
    check_text,
    drawing,
    n,
    says_it_back,
    stuck,
)

CARD = Is((Kind.CARD,))
MOST, LEAST = Comparison.AT_MOST, Comparison.AT_LEAST
HAND = Count(Every(CARD, (Zone.HAND,), You()))
ATTACKED = Fits(This(), DidThisTurn(Done.ATTACKED))
CONDITIONS: dict[str, Circumstance] = {
    "your hero has less than 10 health": Compare(ValueOf(Trait.HEALTH, HERO), MOST, n(9)),
    "Grok Stonefist has more than 3 ATK": Compare(ValueOf(Trait.ATK, This()), LEAST, n(4)),
    "you have fewer than three cards in your hand": Compare(HAND, MOST, n(2)),
    "you have more than two cards in hand": Compare(HAND, LEAST, n(3)),
    "Grok Stonefist attacked and wasn't dealt damage this turn": Both(
        (ATTACKED, Negated(Fits(This(), WasDealtDamage())))
    ),
    "Grok Stonefist attacked but didn't deal combat damage to a hero this turn": Both(
        (ATTACKED, Negated(Fits(This(), DealtDamage(Is((Kind.HERO,)), combat=True))))
    ),
}
RAIDER = TokenFace("Raider", 1, 1, None, DamageType.MELEE)
PUT = "Put a 1 [Melee] ATK / 1 health Raider ally token into play."
ONE, TWO = CreateTokens(You(), RAIDER, n(1)), CreateTokens(You(), RAIDER, n(2))
SO_MANY = Compare(Count(Every(MY_ALLY)), LEAST, n(3))
DEAD = Every(CARD, (Zone.GRAVEYARD,), Target())
PLAYER = (TargetDescription(Standing(Relation.ANY)),)
PICKED: dict[str, tuple[Effect, ...]] = {
    "Remove up to two cards in target player's graveyard from the game.": (
        Put(Chosen(DEAD, Number(0), n(2)), Zone.REMOVED),
    ),
    "Remove any number of cards in target player's graveyard from the game.": (
        Put(Chosen(DEAD, Number(0), Count(DEAD)), Zone.REMOVED),
    ),
}
AT_THE_END = On(What.ENDS_TURN, player=Standing(Relation.YOU))


@for_every("words", CONDITIONS)
def test_bounds_and_deeds_are_asked_for(words: str) -> None:
    check_power(f"At the end of your turn, if {words}, draw a card.", drawing(AT_THE_END, if_=CONDITIONS[words]))
    says_it_back(f"At the end of your turn, if {words}, draw a card.", ALLY_LINE)


@for_every("end", ["put two into play instead.", "instead put two of those tokens into play."])
def test_tokens_come_in_another_number(end: str) -> None:
    words = f"{PUT} If you control three or more allies, {end}"
    check_text(words, Text((), (If(SO_MANY, (TWO,), (ONE,)),)))
    says_it_back(words)


@for_every("words", PICKED)
def test_cards_of_others_are_picked_freely(words: str) -> None:
    check_text(words, Text(PLAYER, PICKED[words]))
    says_it_back(words)


@for_every(
    "words",
    [
        # Nothing tells what there are two of.
        "Draw a card. If you control three or more allies, put two into play instead.",
        # It would be another sentence for as many of them.
        f"{PUT} If you control three or more allies, put one into play instead.",
    ],
)
def test_what_is_doubtful_is_unread(words: str) -> None:
    stuck(ABILITY_LINE, words)
