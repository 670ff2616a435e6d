"""Between the games of a match (100.3, 800.1): what can be done there, and what can't."""

from dataclasses import replace

from engine.decisions.actions import Action, Begin, NextGame, Swap, Use
from engine.language.costs import Concede
from engine.language.filters import Is
from engine.language.outside_the_game import KeepForNextGame
from engine.language.powers import Payment, Text
from engine.language.printed import Printed
from engine.language.selections import Players
from engine.language.words import CardType, Kind, Zone
from engine.play import Settled, apply, legal_actions, why_not
from engine.state.evolution import evolve, with_player
from engine.state.game import State
from tests.engine.table import THREE, A, B, Table
from tests.every_row import for_every

POWER = Payment((Concede(),), Text(effects=(KeepForNextGame(Players(), Is((Kind.EQUIPMENT,))),)))
STONE = Printed("Stone", CardType.ITEM, 1, powers=(POWER,))
SPARE = Printed("Spare", CardType.ITEM, 1)
STRANGE = Printed("Strange", CardType.ABILITY, 1, traits=("Mage",))


def settled(state: State, action: Action, *answers: tuple[int | str, ...]) -> State:
    """Return the state after the action, which needs no more than these answers."""
    outcome = apply(state, action, answers)
    assert isinstance(outcome, Settled)
    return outcome.state


def rules_against(state: State, action: Action) -> list[str]:
    """Return the numbers of the rules against the action."""
    return [reason.rule for reason in why_not(state, action)]


def between_games() -> tuple[State, int, int, int]:
    """Return a match after its first game, and a card of the main deck, one of the side deck, one not legal."""
    table = Table()
    stone = table.put(STONE, A)
    table.put(SPARE, A, Zone.COLLECTION)
    table.put(STRANGE, A, Zone.COLLECTION)
    state = evolve(table.state, players=with_player(table.state, replace(table.state.player(A), side_deck=True)))
    state = settled(settled(state, Use(A, stone, 0), (stone,)), NextGame(B))
    seat = state.player(A)
    spare, strange = seat.collection
    return state, seat.deck[0], spare, strange


def test_the_next_game_starts_where_a_match_starts_but_for_what_was_kept() -> None:
    state, *_ = between_games()
    kept = [card for card in state.play.ids if state.cards[card].printed is STONE]
    assert [state.cards[card].controller for card in kept] == [A]
    assert (state.game, state.turn, state.first_player, state.result, state.chain) == (2, 0, B, None, ())
    assert len(state.player(A).deck) == 10
    assert len(state.player(B).deck) == 10
    assert all(state.cards[card].zone is Zone.DECK for card in state.player(A).deck)
    assert not any(player.out for player in state.players)
    assert legal_actions(state) == (Begin(),)


def test_a_swap_keeps_both_decks_at_their_size() -> None:
    state, out, into, _ = between_games()
    after = settled(state, Swap(A, (out,), (into,)))  # type: ignore[arg-type]
    assert len(after.player(A).deck) == len(state.player(A).deck)
    assert len(after.player(A).collection) == 2
    assert SPARE in {after.cards[card].printed for card in after.player(A).deck}


@for_every(
    ("out", "into", "rules"),
    [
        (("deck",), ("side",), []),
        (("deck",), (), ["100.3"]),
        (("side",), ("side",), ["100.3"]),
        (("deck",), ("deck",), ["100.3"]),
        (("deck",), ("strange",), ["100.2"]),
    ],
)
def test_why_cards_are_not_swapped(out: tuple[str, ...], into: tuple[str, ...], rules: list[str]) -> None:
    state, *cards = between_games()
    named = dict(zip(("deck", "side", "strange"), cards, strict=True))
    action = Swap(A, tuple(named[each] for each in out), tuple(named[each] for each in into))  # type: ignore[misc]
    assert rules_against(state, action) == rules


def test_nothing_is_swapped_before_the_first_game() -> None:
    table = Table()
    assert rules_against(table.state, Swap(A, (), ())) == ["100.3"]


def test_a_game_that_goes_on_has_no_next_game() -> None:
    assert rules_against(Table().state, NextGame(A)) == ["102.1"]


def test_the_last_game_of_a_match_asks_for_nothing_to_keep() -> None:
    table = Table()
    stone = table.put(STONE, A)
    over = settled(evolve(table.state, last=True), Use(A, stone, 0))
    assert over.kept == ()
    assert over.result is not None
    assert over.result.winners == (B,)
    assert rules_against(over, NextGame(A)) == ["800.1d"]


def test_against_opponents_of_each_other_nobody_has_won() -> None:
    table = Table(THREE)
    stone = table.put(STONE, A)
    over = settled(table.state, Use(A, stone, 0), ())
    assert over.result is not None
    assert over.result.winners == ()
