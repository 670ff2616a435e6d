"""Wordings about amounts that a player chooses up to a number, and several cards on the chain."""

from __future__ import annotations

from engine.language.effects import (
    AddCounters,
    ChooseNumber,
    Discard,
    Draw,
    Heal,
    Interrupt,
    PutDamage,
    RemoveCounters,
    RemoveDamage,
)
from engine.language.filters import Is, Standing
from engine.language.powers import TargetDescription, Text
from engine.language.selections import (
    AtMost,
    Count,
    CountersOn,
    Every,
    Number,
    Quantity,
    Selection,
    Target,
    ThatMany,
    You,
)
from engine.language.words import Kind, Relation, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, CHARACTER, HERO, check_text, n, says_it_back, stuck

FIRST, CHOSEN = Target(0), ThatMany("up to1")
CARD, ABILITY = Is((Kind.CARD,)), Is((Kind.ABILITY,))
AN_ALLY = TargetDescription(ALLY)
LINKS = (Zone.CHAIN,)


def _choose(high: Quantity, who: Selection | None = None) -> ChooseNumber:
    return ChooseNumber(You() if who is None else who, Number(0), high, "up to1")


def _in_hand(who: Selection) -> Count:
    return Count(Every(CARD, (Zone.HAND,), who))


TEXTS: dict[str, Text] = {
    "Draw up to three cards.": Text((), (_choose(n(3)), Draw(You(), CHOSEN))),
    "Target opponent draws up to two cards.": Text(
        (TargetDescription(Standing(Relation.OPPONENT)),), (_choose(n(2), FIRST), Draw(FIRST, CHOSEN))
    ),
    "Discard up to two cards.": Text((), (_choose(AtMost(_in_hand(You()), 2)), Discard(You(), CHOSEN))),
    "Your hero heals up to 3 damage from target hero or ally.": Text(
        (TargetDescription(CHARACTER),), (_choose(n(3)), Heal(HERO, FIRST, CHOSEN))
    ),
    "Remove up to 3 damage from target ally.": Text((AN_ALLY,), (_choose(n(3)), RemoveDamage(FIRST, CHOSEN))),
    "Put up to 3 damage on target ally.": Text((AN_ALLY,), (_choose(n(3)), PutDamage(FIRST, CHOSEN))),
    "Put up to two rune counters on target ally.": Text(
        (AN_ALLY,), (_choose(n(2)), AddCounters(FIRST, "rune", CHOSEN))
    ),
    "Remove up to two rune counters from target ally.": Text(
        (AN_ALLY,), (_choose(AtMost(CountersOn("rune", FIRST), 2)), RemoveCounters(FIRST, "rune", CHOSEN))
    ),
    "Interrupt up to two target ability cards.": Text(
        (TargetDescription(ABILITY, n(0), n(2), LINKS),), (Interrupt(FIRST),)
    ),
    "Interrupt any number of target ability cards.": Text(
        (TargetDescription(ABILITY, n(0), Count(Every(ABILITY, LINKS)), LINKS),), (Interrupt(FIRST),)
    ),
    "Interrupt two target ability cards.": Text((TargetDescription(ABILITY, n(2), n(2), LINKS),), (Interrupt(FIRST),)),
}
"""What an ability says, and its text."""


def test_an_ability_means() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


@for_every("text", ["Each player discards up to two cards.", "Each opponent draws up to two cards."])
def test_each_of_several_players_would_choose_a_number(text: str) -> None:
    stuck(ABILITY_LINE, text)
