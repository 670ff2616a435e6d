"""Drawing until enough cards are in hand, one after another (411.2a, 712.3)."""

from __future__ import annotations

import pytest

from engine.decisions.actions import PlayCard
from engine.language.effects import Draw, Effect, Put
from engine.language.filters import Standing
from engine.language.modifiers import DoInstead, Replace
from engine.language.powers import Continuous
from engine.language.selections import HandLimit, Number, Players, Quantity, Top, You
from engine.language.triggers import On, What
from engine.language.words import Relation, Zone
from tests.engine.cards import instant, item
from tests.engine.table import A, B, Table

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


@pytest.mark.parametrize(("many", "held"), [(0, 0), (1, 2), (2, 2), (3, 4)])
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
