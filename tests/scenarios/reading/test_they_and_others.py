"""Whom "they" and "each other player" mean after several were spoken of, and what "it enters play" is about."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Choose, Deal, Discard, Draw, Effect, Exhaust, Ready
from engine.language.filters import AllOf, Among, Controlled, Is, Not
from engine.language.modifiers import Adjust, Cannot, Deed, EntersPlay
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.printed import Printed
from engine.language.selections import (
    ControllerOf,
    Count,
    Every,
    HeroOf,
    Number,
    Players,
    Selection,
    Target,
    This,
    Those,
    Union,
    You,
)
from engine.language.words import CardType, DamageType, Kind, Relation, Trait
from scenarios.reading import Read, Unread
from scenarios.reading.antecedents import unfounded
from scenarios.reading.told_cards import reading as told
from scenarios.reading.whole_cards import read_text
from tests.every_row import for_every, hold_every

ONE = Number(1)
ALLY, HERO, WEAPON = Is((Kind.ALLY,)), Is((Kind.HERO,)), Is((Kind.WEAPON,))
TARGET_HERO, TARGET_ALLY = TargetDescription(HERO), TargetDescription(ALLY)
THOSE = Those("those 2")
ITS_ALLIES = Every(AllOf((ALLY, Controlled(ControllerOf(Target())))))
ITS_OTHERS = Every(AllOf((ALLY, Not(Among(Target())), Controlled(ControllerOf(Target())))))
MY_WEAPONS = Every(AllOf((WEAPON, Controlled(You()))))
BOTH = Union((Target(), THOSE))
ME_AND_MINE = Union((HeroOf(You()), THOSE))
OTHERS = Players(Relation.OTHER)


def cannot(deed: Deed, whom: Selection, duration: Duration = Duration.THIS_TURN) -> Effect:
    return Apply((Cannot(deed),), whom, duration)


THEY: dict[str, Text] = {
    "Exhaust target hero and all allies in its party. "
    "They can't ready during their controllers' next ready steps.": Text(
        (TARGET_HERO,),
        (
            Choose(ITS_ALLIES, THOSE.name),
            Exhaust(BOTH),
            cannot(Deed.READY_DURING_READY_STEP, BOTH, Duration.ITS_NEXT_READY_STEP),
        ),
    ),
    "Exhaust target ally and all other allies in its party. Those allies can't ready this turn.": Text(
        (TARGET_ALLY,), (Choose(ITS_OTHERS, THOSE.name), Exhaust(BOTH), cannot(Deed.READY, BOTH))
    ),
    "Ready your hero and all weapons you control. They have +1 ATK this turn.": Text(
        (),
        (
            Choose(MY_WEAPONS, THOSE.name),
            Ready(ME_AND_MINE),
            Apply((Adjust(Trait.ATK, ONE),), ME_AND_MINE, Duration.THIS_TURN),
        ),
    ),
    "Your hero deals 1 fire damage to target hero and each ally in its party. "
    "Those characters can't attack this turn.": Text(
        (TARGET_HERO,),
        (
            Choose(ITS_ALLIES, THOSE.name),
            Deal(HeroOf(You()), BOTH, ONE, DamageType.FIRE),
            cannot(Deed.ATTACK, BOTH),
        ),
    ),
    "Exhaust target ally and two target weapons. They can't ready this turn.": Text(
        (TARGET_ALLY, TargetDescription(WEAPON, Number(2), Number(2))),
        (Exhaust(Union((Target(), Target(1)))), cannot(Deed.READY, Union((Target(), Target(1))))),
    ),
    "Exhaust target hero and all allies in its party. Those allies can't ready this turn.": Text(
        (TARGET_HERO,), (Choose(ITS_ALLIES, THOSE.name), Exhaust(BOTH), cannot(Deed.READY, THOSE))
    ),
    "Draw a card, then each other player discards a card.": Text((), (Draw(You(), ONE), Discard(OTHERS, ONE))),
    "Draw a card for each other player.": Text((), (Draw(You(), Count(OTHERS)),)),
}
"""Texts in which the noun, or its lack, tells who is meant: the hero is no ally, and you alone were spoken of."""

UNREAD = (
    (
        "Your hero deals 1 fire damage to target ally and 1 frost damage to each other opposing ally. "
        "They can't attack this turn."
    ),
    (
        "Your hero deals 1 fire damage to each opposing hero and 2 fire damage to each opposing ally. "
        "They can't attack this turn."
    ),
    "Destroy target ally and all allies in target hero's party. Put them into their owners' hands.",
    "Put target ally card from a graveyard into play under your control. It enters play exhausted.",
    "Put an ally card from your hand into play. It enters play exhausted.",
    "Search your deck for an ally card and put it into play. It enters play exhausted. Shuffle your deck.",
    "Target player draws a card, then each other player discards a card.",
    "When an opponent draws a card, each other player draws a card.",
    "When a player completes a quest, each other player discards a card.",
    "Destroy target ally. Its controller draws a card, then each other player discards a card.",
    "Target player draws a card. Other players discard a card.",
    "Target player draws a card for each other player.",
    "When an ally an opponent controls is destroyed, each other player discards a card.",
    "Each player draws a card, then each other player discards a card.",
)


def ability() -> Printed:
    return Printed(name="Tim", type=CardType.ABILITY, cost=1)


def test_they_are_all_whom_the_sentence_spoke_of() -> None:
    def check(text: str) -> None:
        read = read_text(ability(), text)
        assert isinstance(read, Read)
        assert read.printed.text == THEY[text]
        again = read_text(ability(), "\n".join(told(read.printed)))
        assert isinstance(again, Read)
        assert again.printed.text == THEY[text]

    hold_every(list(THEY), check)


def test_words_that_leave_open_who_is_meant_are_unread() -> None:
    def check(text: str) -> None:
        assert isinstance(read_text(ability(), text), Unread)

    hold_every(UNREAD, check)


def test_a_card_says_of_itself_how_it_enters_play() -> None:
    read = read_text(Printed(name="Tim", type=CardType.ALLY, cost=1), "Tim enters play exhausted.")
    assert isinstance(read, Read)
    assert read.printed.powers == (Continuous((EntersPlay(Among(This()), exhausted=True),), This()),)


@for_every("whom", [Target(), Those("chosen1")])
def test_a_continuous_power_knows_no_cards_of_another_text(whom: Selection) -> None:
    power = Continuous((Cannot(Deed.ATTACK),), whom)
    text = Text((TARGET_ALLY,), (Choose(Every(ALLY), "chosen1"),))
    assert unfounded(Printed(name="Tim", type=CardType.ABILITY, cost=1, text=text, powers=(power,))) is not None
    assert unfounded(Printed(name="Tim", type=CardType.ABILITY, cost=1, text=text)) is None
