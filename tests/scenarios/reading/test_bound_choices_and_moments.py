"""Choices that conditions bind, ends of this turn and combat, last counters removed, and deeds of you or another."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import (
    Apply,
    Choose,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
    Effect,
    If,
    IfYouDo,
    May,
    PayResources,
    Put,
    Ready,
    RemoveCounters,
)
from engine.language.filters import AllOf, Controlled, DidThisTurn, InCondition, Is, Not, Standing, Tagged, Valued
from engine.language.modifiers import Control
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    CountersOn,
    Every,
    Host,
    Role,
    Selection,
    Target,
    This,
    Those,
    ValueOf,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, Condition, DamageType, Done, Kind, Relation, Trait, Zone
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    HERO,
    MY_ALLY,
    card,
    check_text,
    n,
    says_it_back,
    stuck,
)

DEMON = Tagged(("Demon",))
DREW = (Draw(You(), n(1)),)
WEAPONS = Count(Every(AllOf((Is((Kind.WEAPON,)), Controlled(You())))))
WEAK = Valued(Trait.ATK, Comparison.AT_MOST, WEAPONS)
DAMAGED = InCondition(Condition.DAMAGED)
FROM_GRAVEYARD = (
    "Put a Demon ally card from your graveyard into play if its ATK is less than or equal to the number of "
)

CHOICES: dict[str, tuple[Effect, ...]] = {
    f"{FROM_GRAVEYARD}weapons you control.": (
        Put(Chosen(Every(AllOf((ALLY, DEMON, WEAK)), (Zone.GRAVEYARD,), You())), Zone.PLAY),
    ),
    "You may put an ally card from your hand into play if its ATK is less than or equal to the number of weapons "
    "you control.": (May(You(), (Put(Chosen(Every(AllOf((ALLY, WEAK)), (Zone.HAND,), You())), Zone.PLAY),)),),
    "Destroy an ally if it attacked this turn.": (Destroy(Chosen(Every(AllOf((ALLY, DidThisTurn(Done.ATTACKED)))))),),
    "Ready an ally in your party if its cost is 3 or less.": (
        Ready(Chosen(Every(AllOf((*MY_ALLY.filters, Valued(Trait.COST, Comparison.AT_MOST, n(3))))))),
    ),
    "You may destroy an ally unless it's exhausted.": (
        May(You(), (Destroy(Chosen(Every(AllOf((ALLY, Not(InCondition(Condition.EXHAUSTED))))))),)),
    ),
    "Destroy an ally if it has 3 or less health and it's damaged.": (
        Destroy(Chosen(Every(AllOf((ALLY, AllOf((Valued(Trait.HEALTH, Comparison.AT_MOST, n(3)), DAMAGED))))))),
    ),
    # Chance doesn't choose such that something is done.
    "Put a random ally card from your hand into play if its ATK is less than or equal to the number of weapons you "
    "control.": (
        Choose(Chosen(Every(ALLY, (Zone.HAND,), You()), at_random=True), "chosen1"),
        If(
            Compare(ValueOf(Trait.ATK, Those("chosen1")), Comparison.AT_MOST, WEAPONS),
            (Put(Those("chosen1"), Zone.PLAY),),
        ),
    ),
}
"""What is done to one card if something is so of it: only such a card can be chosen."""


def test_a_condition_about_a_chosen_card_says_which_card_can_be_chosen() -> None:
    def check(text: str) -> None:
        check_text(text, Text((), CHOICES[text]))

    hold_every(list(CHOICES), check)


@for_every(
    "text",
    [
        f"{FROM_GRAVEYARD}cards in its owner's hand.",
        "Destroy an ally if its cost is less than or equal to its health.",
        "Destroy an ally if its controller has no cards in his hand.",
        "Each player destroys an ally he controls if its cost is 3 or less.",
    ],
)
def test_a_condition_that_describes_no_card_is_not_read_of_a_chosen_one(text: str) -> None:
    stuck(ABILITY_LINE, text)


@for_every(
    ("words", "what", "lasting"),
    [
        ("at the end of this turn", What.ENDS_TURN, Duration.THIS_TURN),
        ("at end of turn", What.ENDS_TURN, Duration.GAME),
        ("at the end of this combat", What.COMBAT_ENDS, Duration.THIS_COMBAT),
        ("at the end of that combat", What.COMBAT_ENDS, Duration.THIS_COMBAT),
        ("after this combat", What.COMBAT_ENDS, Duration.THIS_COMBAT),
        ("at the end of combat", What.COMBAT_ENDS, Duration.GAME),
    ],
)
def test_the_end_of_this_turn_or_combat_is_no_other(words: str, what: What, lasting: Duration) -> None:
    waits = Text((), (Delay(Triggered((On(what),), Text((), DREW)), lasting),))
    check_text(f"Draw a card {words}.", waits)


@for_every(
    ("words", "what", "lasting"),
    [
        ("At the end of this turn", What.ENDS_TURN, Duration.THIS_TURN),
        ("At end of turn", What.ENDS_TURN, Duration.GAME),
        ("At the end of this combat", What.COMBAT_ENDS, Duration.THIS_COMBAT),
    ],
)
def test_the_end_of_this_turn_or_combat_stands_in_front(words: str, what: What, lasting: Duration) -> None:
    waits = Delay(Triggered((On(what),), Text((), DREW)), lasting)
    check_text(f"{words}, draw a card.", Text((), (waits,)))
    target = TargetDescription(ALLY)
    later = Delay(Triggered((On(what),), Text((), (Destroy(Role("target 0")),))), lasting)
    check_text(f"Ready target ally. {words}, destroy that ally.", Text((target,), (Ready(Target()), later)))


ENCHANTED = "3, Ability\nAttach to target ally.\nOngoing: At the start of your turn, "
START = On(What.STARTS, player=Standing(Relation.YOU), part=Part.TURN)


def off(on: Selection) -> tuple[Effect, ...]:
    """Return the removal of one wind counter from the card."""
    return (RemoveCounters(on, "wind", n(1)),)


def none_left(on: Selection) -> If:
    """Return that a card is drawn if the card has no more wind counter."""
    return If(Compare(CountersOn("wind", on), Comparison.EQUAL, n(0)), DREW)


HIT = Deal(HERO, Host(), n(2), DamageType.FROST)
COUNTERS: dict[str, tuple[Effect, ...]] = {
    "remove a wind counter from Grok Stonefist. If you removed the last one, draw a card.": (
        IfYouDo(off(This()), (none_left(This()),)),
    ),
    "remove a wind counter from attached character. If you removed the last counter, draw a card.": (
        IfYouDo(off(Host()), (none_left(Host()),)),
    ),
    "remove a wind counter from Grok Stonefist. If you do, your hero deals 2 frost damage to attached character. "
    "If you removed the last one, draw a card.": (IfYouDo(off(This()), (HIT, none_left(This()))),),
    "your hero deals 2 frost damage to attached character. Then, remove a wind counter from Grok Stonefist. "
    "If you removed the last one, draw a card.": (HIT, IfYouDo(off(This()), (none_left(This()),))),
    "you may remove a wind counter from Grok Stonefist. If you removed the last one, draw a card.": (
        May(You(), off(This()), (none_left(This()),)),
    ),
    # This asks only what is left, whoever removed it.
    "remove a wind counter from Grok Stonefist. If there are none left, draw a card.": (
        *off(This()),
        none_left(This()),
    ),
}


def test_the_last_counter_is_one_that_you_have_removed() -> None:
    def check(text: str) -> None:
        (power,) = card(ENCHANTED, text).powers
        assert power == Triggered((START,), Text((), COUNTERS[text]))

    hold_every(list(COUNTERS), check)


@for_every(
    "text",
    [
        "remove two wind counters from Grok Stonefist. If you removed the last one, draw a card.",
        "remove a counter from Grok Stonefist. If you removed the last one, draw a card.",
        "remove a wind counter from an ally. If you removed the last one, draw a card.",
        "destroy an ally. If you removed the last one, draw a card.",
    ],
)
def test_the_last_counter_of_which_nothing_says_that_you_removed_it_is_not_read(text: str) -> None:
    stuck(ENCHANTED, text)


@for_every(
    ("text", "either"),
    [
        (
            "Discard a card, or target opponent gains control of Grok Stonefist.",
            May(
                You(),
                (Discard(You(), n(1)),),
                (),
                (Apply((Control(Target()),), This(), Duration.GAME),),
                either=True,
            ),
        ),
        (
            "Pay 2, or target opponent draws a card.",
            May(You(), (PayResources(You(), n(2)),), (), (Draw(Target(), n(1)),), either=True),
        ),
    ],
)
def test_you_or_another_player_does_one_of_two_things(text: str, either: May) -> None:
    check_text(text, Text((TargetDescription(Standing(Relation.OPPONENT)),), (either,)))
    says_it_back(text)
