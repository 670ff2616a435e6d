"""Drawing until enough cards are in hand, one after another, and discarding by several (411.2a, 411.8c, 712.3)."""

from __future__ import annotations

import pytest

from engine.decisions.actions import Pass, PlayCard
from engine.language.effects import Discard, Draw, Effect, Put
from engine.language.filters import Is, Standing
from engine.language.modifiers import DoInstead, Replace
from engine.language.powers import Continuous
from engine.language.selections import Count, Every, HandLimit, Number, Players, Plus, Quantity, Top, Union, You
from engine.language.triggers import On, What
from engine.language.words import Kind, Relation, Zone
from tests.engine.cards import instant, item
from tests.engine.table import A, B, Table
from tests.every_row import for_every

_DRAWN = On(What.DRAWN, player=Standing(Relation.YOU))


def instead(*effects: Effect) -> Continuous:
    """Return the power by which its controller does something else whenever he or she would draw a card."""
    return Continuous((Replace(_DRAWN, DoInstead(effects)),), You())


def drawing(table: Table, players: Players | You, amount: Quantity) -> None:
    """Let the player resolve a card that says to draw until so many cards are in hand."""
    card = table.put(instant("Tide", Draw(players, amount, until_held=True)), A, Zone.HAND)
    table.act(PlayCard(A, card))
    table.passes()
    table.passes()


@for_every(("many", "held"), [(0, 0), (1, 2), (2, 2), (3, 4)])
def test_two_cards_drawn_instead_of_one_count_as_two(many: int, held: int) -> None:
    """716.1c: the two draws are not doubled again; who has enough in hand by then draws no more."""
    table = Table(deck=9)
    table.put(item("Seer", instead(Draw(You(), Number(2)))))
    drawing(table, You(), Number(many))
    assert len(table.state.player(A).hand) == held


def test_several_players_draw_until_each_has_enough() -> None:
    """802.1: they draw at the same time, each as many as he or she lacks."""
    table = Table(deck=9)
    table.put(instant("Any", Draw(You(), Number(1))), B, Zone.HAND)
    drawing(table, Players(), Number(3))
    assert [len(table.state.player(each).hand) for each in (A, B)] == [3, 3]
    assert [len(table.state.player(each).deck) for each in (A, B)] == [6, 7]


@pytest.mark.parametrize("effects", [(), (Put(Top(Number(1), You()), Zone.GRAVEYARD),)])
def test_drawing_that_never_ends_is_a_draw(effects: tuple[Effect, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """801.2: whoever always does something else than drawing never has enough cards in hand, and nobody wins."""
    monkeypatch.setattr("engine.effects.card_moves._MOST_DRAWS", 30)
    table = Table(deck=9)
    table.put(item("Stopper", instead(*effects)))
    card = table.put(instant("Tide", Draw(You(), HandLimit(You()), until_held=True)), A, Zone.HAND)
    table.act(PlayCard(A, card))
    while table.state.result is None:
        table.passes()
    assert table.state.result.winners == ()


def holding(*many: int) -> Table:
    """Return a table at which each player has so many different cards in hand."""
    table = Table()
    for player, held in zip((A, B), many, strict=True):
        for place in range(held):
            table.put(item(f"Item {place}"), player, Zone.HAND)
    return table


def test_each_of_several_players_discards_by_the_cards_in_his_own_hand() -> None:
    """709.2b, 802.1: down to two cards each; who has fewer discards none."""
    table = holding(4, 1)
    in_hand = Count(Every(Is((Kind.CARD,)), (Zone.HAND,), Players()))
    purge = instant("Purge", Discard(Players(), Plus((in_hand, Number(-2)))))
    table.act(PlayCard(A, table.put(purge, A, Zone.HAND)))
    choice = table.asked_on_passing()
    assert (choice.player, choice.least, choice.most) == (A, 2, 2)
    table.act(Pass(table.priority), choice.first())
    assert [table.hand(each) for each in (A, B)] == [2, 1]


def test_the_turn_player_says_first_what_to_discard() -> None:
    """802.1: whoever's text it is and whomever it names first."""
    table = holding(2, 2)
    pact = instant("Pact", Discard(Union((You(), Players(Relation.OPPONENT))), Number(1)))
    card = table.put(pact, B, Zone.HAND)
    table.act(Pass(A))
    table.act(PlayCard(B, card))
    assert table.asked_on_passing().player == A
