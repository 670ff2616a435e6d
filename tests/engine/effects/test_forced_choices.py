"""Who chooses a card for an action chooses one to which it can be done, in whatever words the text says so (709.2b)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.decisions.actions import PlayCard
from engine.language.counter_moves import MoveCounters
from engine.language.effects import (
    Choose,
    Deal,
    Destroy,
    Draw,
    Effect,
    Exhaust,
    Flip,
    ForEach,
    Heal,
    IfYouDo,
    PutDamage,
    Ready,
    RemoveCounters,
    RemoveDamage,
)
from engine.language.filters import AllOf, Controlled, Is
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Continuous
from engine.language.selections import Chosen, Every, HeroOf, Number, Players, Selection, This, Those, Union, You
from engine.language.words import Kind, Relation, Zone
from engine.state.editions import EDITIONS
from tests.engine.cards import ally, instant
from tests.engine.table import A, B, Table
from tests.every_row import for_every

Doing = Callable[[Selection], Effect]

ROCK = ally("Rock", 1, 3, Continuous((Cannot(Deed.BE_DESTROYED), Cannot(Deed.BE_DEALT_DAMAGE)), This()))
SOFT = ally("Soft", 1, 3)
OPPONENTS = Players(Relation.OPPONENT)
THEIRS = AllOf((Is((Kind.ALLY,)), Controlled(OPPONENTS)))
ONE = Number(1)

ACTIONS: dict[str, tuple[Doing, dict[str, Any], dict[str, Any]]] = {
    "destroy": (Destroy, {"printed": SOFT}, {"printed": ROCK}),
    "exhaust": (Exhaust, {}, {"ready": False}),
    "ready": (Ready, {"ready": False}, {}),
    "deal": (lambda cards: Deal(HeroOf(You()), cards, ONE), {"printed": SOFT}, {"printed": ROCK}),
    "heal": (lambda cards: Heal(HeroOf(You()), cards, None), {"damage": 1}, {}),
    "heal itself": (lambda cards: Heal(Those("it"), cards, ONE), {"damage": 1}, {}),
    "remove damage": (lambda cards: RemoveDamage(cards, ONE), {"damage": 1}, {}),
    "put damage": (lambda cards: PutDamage(cards, ONE), {"damage": 2}, {"printed": ROCK, "damage": 3}),
    "remove counters": (lambda cards: RemoveCounters(cards, "rage", ONE), {"counters": (("rage", 1),)}, {}),
    "remove any": (lambda cards: RemoveCounters(cards, None, None), {"counters": (("rage", 1),)}, {}),
    "other counters": (
        lambda cards: RemoveCounters(cards, "rage", ONE),
        {"counters": (("rage", 1),)},
        {"counters": (("doom", 1),)},
    ),
    "move counters": (
        lambda cards: MoveCounters(cards, HeroOf(You()), "rage", ONE),
        {"counters": (("rage", 1),)},
        {},
    ),
}
"""How a thing is done to cards, and what a card is like to which it can be done, and one to which it can't."""


def by_itself(do: Doing, among: Selection) -> tuple[Effect, ...]:
    return (do(Chosen(among)),)


def chosen_before(do: Doing, among: Selection) -> tuple[Effect, ...]:
    return Choose(Chosen(among), "that"), do(Those("that"))


def by_each(do: Doing, among: Selection) -> tuple[Effect, ...]:
    """Return what each opponent chooses, done to all of that."""
    chosen = Union((Those("that"), Chosen(among, by=Those("player"))))
    return ForEach(OPPONENTS, "player", (Choose(chosen, "that"),)), do(Those("that"))


def within(do: Doing, among: Selection) -> tuple[Effect, ...]:
    """Return what each opponent chooses and does."""
    return (ForEach(OPPONENTS, "player", chosen_before(do, among)),)


def if_chosen(do: Doing, among: Selection) -> tuple[Effect, ...]:
    return (IfYouDo((Choose(Chosen(among), "that"),), (do(Those("that")),)),)


@for_every("form", [by_itself, chosen_before, by_each, within, if_chosen])
@for_every("action", ACTIONS)
def test_what_can_be_done_is_done(action: str, form: Callable[[Doing, Selection], tuple[Effect, ...]]) -> None:
    """709.2b: of two cards nobody is asked to choose one, as the action can be done to one of them only."""
    do, able, unable = ACTIONS[action]
    table = Table(edition=EDITIONS["faq-2009-03"])
    cards = [table.put(**{"printed": SOFT, "player": B, **like}) for like in (unable, able, unable)]
    before = [table.card(card) for card in cards]
    table.cast(A, instant("Order", *form(do, Every(THEIRS))))
    changed = [table.state.cards.get(card) != held for card, held in zip(cards, before, strict=True)]
    assert changed == [False, True, False]


@for_every("form", [by_itself, chosen_before])
def test_a_card_in_play_is_turned_over(form: Callable[[Doing, Selection], tuple[Effect, ...]]) -> None:
    """709.2b: a card in another zone can't be."""
    table = Table(resources=0)
    there, here = table.put(SOFT, A, Zone.GRAVEYARD), table.put(SOFT)
    both = Every(Is((Kind.ALLY,)), (Zone.PLAY, Zone.GRAVEYARD), You())
    table.cast(A, instant("Turn", *form(Flip, both)))
    assert not table.card(here).face_up
    assert table.card(there).zone is Zone.GRAVEYARD


def chosen_among(table: Table, *effects: Effect) -> set[object]:
    """Return the options of the choice that the effects ask for as they are done."""
    table.act(PlayCard(A, table.put(instant("Order", *effects), A, Zone.HAND)))
    return set(table.asked_on_passing().options)


def test_a_player_is_asked_where_the_action_can_be_done_to_neither() -> None:
    """709.2c: who can't do it chooses all the same, as the text may speak of what was chosen again."""
    table = Table()
    cards = {table.put(SOFT, B, ready=False) for _ in range(2)}
    assert chosen_among(table, *chosen_before(Exhaust, Every(THEIRS))) == cards


def test_what_is_chosen_for_something_else_is_free() -> None:
    """709.2b: something else comes before what is done to the chosen card."""
    table = Table()
    cards = {table.put(each, B) for each in (SOFT, ROCK)}
    between = Choose(Chosen(Every(THEIRS)), "that"), Draw(You(), ONE), Destroy(Those("that"))
    assert chosen_among(table, *between) == cards
