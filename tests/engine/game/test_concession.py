"""Conceding while the rules wait for a choice (102.1b)."""

import pytest

from engine.decisions.actions import Pass, PlayCard
from engine.decisions.choices import concession
from engine.errors import Refused
from engine.language.effects import Choose, Deal, Destroy
from engine.language.filters import Is
from engine.language.selections import Chosen, Every, HeroOf, Number, Players, Target, Those, You
from engine.language.words import Kind, Relation, Zone
from engine.play import Settled, Waiting, apply
from engine.state.ids import PlayerId
from tests.engine.cards import HERO_OR_ALLY, ally, armor, blast, instant
from tests.engine.table import THREE, TWO, A, B, C, Table
from tests.every_row import for_every

SALVO = instant("Salvo", Deal(HeroOf(You()), HeroOf(Players(Relation.OPPONENT)), Number(3)))
PICK = instant(
    "Pick",
    Choose(Chosen(Every(Is((Kind.ALLY,))), Number(2), Number(2)), "picked"),
    Destroy(Those("picked")),
    Deal(HeroOf(You()), HeroOf(You()), Number(1)),
)


def salvo(players: tuple[tuple[str, int], ...]) -> Table:
    """Return a table at which A's salvo is about to resolve, and B and the last player wear armor."""
    table = Table(players)
    for player in (B, PlayerId(len(players))):
        table.put(armor("Plate", 2), player)
    table.act(PlayCard(A, table.put(SALVO, A, Zone.HAND)))
    for _ in players[1:]:
        table.act(Pass(table.priority))
    return table


@for_every(("who", "winner"), [(A, B), (B, A)])
def test_of_two_the_other_wins_at_once(who: PlayerId, winner: PlayerId) -> None:
    table = salvo(TWO)
    table.act(Pass(table.priority), concession(who))
    assert table.state.result is not None
    assert table.state.result.winners == (winner,)
    assert table.damage(table.heroes[1]) == 0


def test_of_three_the_choice_of_who_leaves_falls_away_and_the_rest_happens() -> None:
    table = salvo(THREE)
    (plate,) = (card for card in table.state.play.armor if table.state.cards[card].controller == C)
    table.act(Pass(table.priority), concession(B), (plate,))
    assert table.state.result is None
    assert [player.id for player in table.state.remaining] == [A, C]
    assert table.damage(table.heroes[2]) == 1


def test_who_is_left_goes_on_choosing_among_what_is_left() -> None:
    table = salvo(THREE)
    outcome = apply(table.state, Pass(table.priority), (concession(C),))
    assert isinstance(outcome, Waiting)
    assert outcome.choice.player == B


def test_the_link_of_who_leaves_does_nothing_more() -> None:
    table = salvo(THREE)
    table.act(Pass(table.priority), concession(A))
    assert [table.damage(hero) for hero in table.heroes[1:]] == [0, 0]
    assert table.state.chain == ()
    assert [player.id for player in table.state.remaining] == [B, C]


def test_cards_of_who_leaves_are_no_longer_on_offer() -> None:
    table = Table(THREE)
    mine = [table.put(ally(name, 1, 2), A) for name in ("One", "Two")]
    theirs = table.put(ally("Three", 1, 2), B)
    table.act(PlayCard(A, table.put(PICK, A, Zone.HAND)))
    assert set(table.asked_on_passing().options) == {*mine, theirs}
    table.act(Pass(table.priority), concession(B))
    assert [table.zone(each) for each in mine] == [Zone.GRAVEYARD, Zone.GRAVEYARD]
    assert table.damage(table.heroes[0]) == 1


def test_who_concedes_while_adding_a_link_has_not_added_it() -> None:
    table = Table(THREE)
    card = table.put(blast(2), A, Zone.HAND)
    table.act(PlayCard(A, card), concession(A))
    assert table.state.chain == ()
    assert table.state.player(A).out
    assert table.zone(card) is Zone.REMOVED


def test_nobody_concedes_twice() -> None:
    table = salvo(THREE)
    with pytest.raises(Refused):
        apply(table.state, Pass(table.priority), (concession(B), concession(B)))


def test_a_target_that_leaves_while_targets_are_chosen_is_not_chosen() -> None:
    table = Table(THREE)
    card = table.put(instant("Bolt", Deal(HeroOf(You()), Target(), Number(1)), targets=(HERO_OR_ALLY,)), A, Zone.HAND)
    outcome = apply(table.state, PlayCard(A, card), (concession(B),))
    assert isinstance(outcome, Waiting)
    assert set(outcome.choice.options) == {table.heroes[0], table.heroes[2]}
    settled = apply(table.state, PlayCard(A, card), (concession(B), (table.heroes[2],)))
    assert isinstance(settled, Settled)
    assert settled.state.chain[-1].targets == ((table.heroes[2],),)
