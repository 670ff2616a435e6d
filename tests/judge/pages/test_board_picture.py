from dataclasses import replace

from judge.pages.board_picture import Middle, Row, Seat, pieces, seats, shared_pieces
from scenarios.outcome import CardView, PlayerView, StateView


def test_you_sit_below_the_others_and_ally_rows_face_each_other(state: StateView) -> None:
    kinds = [piece.name if isinstance(piece, (Row, Seat)) else "middle" for piece in pieces(state)]
    above = ["your opponent", "hero row", "resource row", "ally row"]
    assert kinds == [*above, "middle", "ally row", "hero row", "resource row", "you"]


def test_without_you_the_first_player_sits_below() -> None:
    ann, bob = PlayerView("Ann", in_game=True), PlayerView("Bob", in_game=True)
    assert seats(StateView((ann, bob))) == ((bob,), (ann,))


def test_cards_that_look_alike_are_one_with_their_number(state: StateView) -> None:
    (row,) = [each for each in pieces(state) if isinstance(each, Row) and each.name == "resource row" and each.cards]
    assert [(card.name, many) for card, many in row.cards] == [("a resource", 3)]


def test_cards_of_different_numbers_look_alike(state: StateView) -> None:
    you, other = state.players
    numbered = tuple(replace(card, number=number) for number, card in enumerate(you.resource_row, 1))
    assert pieces(replace(state, players=(replace(you, resource_row=numbered), other))) == pieces(state)


def test_turn_and_priority_are_at_the_players_seat(state: StateView) -> None:
    found = [(each.name, each.turn, each.priority) for each in pieces(state) if isinstance(each, Seat)]
    assert found == [("your opponent", False, False), ("you", True, True)]


def test_a_state_without_players_has_no_pieces() -> None:
    assert pieces(StateView()) == ()


def test_boards_share_the_pieces_that_are_equal(state: StateView) -> None:
    link = CardView("Fire Blast", "card", controller="you")
    boards = [pieces(state), pieces(replace(state, chain=(link,))), pieces(state)]
    shared, places = shared_pieces(boards)
    assert places[0] == places[2]
    assert len(shared) == len(set(boards[0])) + 1
    assert [tuple(shared[place] for place in board) for board in places] == boards
    changed = [place for place, before in zip(places[1], places[0], strict=True) if place != before]
    assert [shared[place] for place in changed] == [Middle("action phase", (link,), None, None)]
