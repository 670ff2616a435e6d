"""Losing, conceding and leaving a game that goes on (102)."""

from collections.abc import Sequence

from engine.decisions.actions import Begin, Concede, Pass, PlayCard, Propose
from engine.game.setup import completed, new_game, put
from engine.language.effects import Destroy, Draw, LoseTheGame
from engine.language.filters import Is
from engine.language.modifiers import Control, MoveInstead, Replace
from engine.language.powers import Continuous
from engine.language.selections import Host, Number, Players, Target, You
from engine.language.triggers import On, What
from engine.language.words import Kind, Phase, Relation, Trait, Zone
from engine.play import Settled, apply, why_not
from engine.state.editions import REFERENCE
from engine.state.ids import PlayerId
from engine.state.record import Leave, LeaveChain
from judge.soak.invariants import check_state
from tests.engine.cards import HERO_OR_ALLY, OGRE, ally, always, blast, instant, item, ongoing, raises, this_turn, when
from tests.engine.table import BLANK, FOUR, HERO, THREE, TWO, A, B, C, D, Table
from tests.every_row import for_every

TEAMS = (("A", 1), ("B", 2), ("C", 1), ("D", 2))
STEAL = ongoing("Steal", Continuous((Control(You()),), Host()), attach=Is((Kind.ALLY,)))


@for_every(
    ("players", "leaving", "winners"),
    [
        (TWO, (A,), (B,)),
        (TWO, (B,), (A,)),
        (THREE, (A,), None),
        (THREE, (A, C), (B,)),
        (FOUR, (A, B), None),
        (TEAMS, (A, C), (D, B)),
        (TEAMS, (A, B), None),
        (TEAMS, (A, B, C), (D,)),
    ],
)
def test_who_remains_without_opponents_wins(
    players: Sequence[tuple[str, int]], leaving: Sequence[PlayerId], winners: Sequence[PlayerId] | None
) -> None:
    """102.1: however the others left; a team wins together."""
    table = Table(players)
    for player in leaving:
        table.act(Concede(player))
    if winners is None:
        assert table.state.result is None
        assert table.priority not in leaving
    else:
        assert table.state.result is not None
        assert sorted(table.state.result.winners) == sorted(winners)


def test_all_that_a_player_owns_leaves_the_game() -> None:
    """102.2: from every zone, whoever controls it."""
    table = Table(THREE)
    kept = [table.put(OGRE, C, zone) for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.PLAY)]
    kept.append(table.put(OGRE, C, controller=A))
    theirs = table.put(OGRE, B)
    table.act(Concede(C))
    assert {table.zone(card) for card in kept} == {Zone.REMOVED}
    assert [card.zone for card in table.state.cards.values() if card.owner == C] == [Zone.REMOVED] * (1 + 5 + 5 + 4)
    assert table.zone(theirs) is Zone.PLAY
    assert table.happened(Leave) == [Leave((C,), "concedes")]
    check_state(table.state)


def test_links_of_a_player_who_leaves_are_interrupted() -> None:
    """102.2, 711.2: they do nothing, while those of the others stay."""
    table = Table(THREE)
    table.act(PlayCard(A, table.put(blast(3), A, Zone.HAND)), (table.heroes[2],))
    table.act(Pass(A))
    table.act(PlayCard(B, table.put(blast(2), B, Zone.HAND)), (table.heroes[2],))
    table.act(Concede(B))
    assert [link.controller for link in table.state.chain] == [A]
    table.empty_chain()
    assert table.damage(table.heroes[2]) == 3


def test_an_effect_of_a_player_who_leaves_is_interrupted() -> None:
    """102.2: one that is no card, too."""
    table = Table(THREE)
    ogre = table.put(OGRE)
    table.act(Propose(A, ogre, table.heroes[1]))
    table.act(Concede(A))
    assert table.state.chain == ()
    assert [event.how for event in table.happened(LeaveChain)] == ["interrupted"]


@for_every(("entered_under", "zone", "controller"), [(C, Zone.PLAY, C), (B, Zone.REMOVED, None)])
def test_what_a_player_who_leaves_controls_goes_back(
    entered_under: PlayerId, zone: Zone, controller: PlayerId | None
) -> None:
    """102.2, 400.3b: to whom it entered play under, and out of the game if that was the player who leaves."""
    table = Table(THREE)
    ogre = table.put(OGRE, C, controller=entered_under)
    if entered_under != B:
        table.put(STEAL, B, attached_to=ogre)
        table.state = completed(table.state)
    assert table.card(ogre).controller == B
    table.act(Concede(B))
    assert (table.zone(ogre), table.card(ogre).controller) == (zone, controller)
    check_state(table.state)


def test_modifiers_of_a_player_who_leaves_no_longer_apply() -> None:
    """102.2: those from links; and those from powers leave with their cards."""
    table = Table(THREE)
    ogre = table.put(OGRE)
    table.put(ongoing("Banner", Continuous((raises(Trait.ATK, 2),), Is((Kind.ALLY,)))), B)
    table.cast(B, instant("Rally", this_turn(raises(Trait.ATK, 1), Is((Kind.ALLY,)))))
    assert table.atk(ogre) == 3 + 2 + 1
    table.act(Concede(B))
    assert table.atk(ogre) == 3
    assert table.state.modifiers == ()


def test_players_lose_together_and_the_others_play_on() -> None:
    """102.1a: of one effect."""
    table = Table(FOUR)
    table.cast(A, instant("Doom", LoseTheGame(Players(Relation.OPPONENT))))
    assert table.state.result is not None
    assert table.state.result.winners == (A,)


@for_every(
    ("passing", "leaving", "holder"),
    [
        ((), A, B),  # Who has priority leaves: it is the next one's.
        ((), B, A),
        ((A,), A, B),
        ((A,), B, C),
        ((A, B), C, A),
        ((A, B), B, C),
    ],
)
def test_priority_when_a_player_leaves(passing: Sequence[PlayerId], leaving: PlayerId, holder: PlayerId) -> None:
    """102.2, 407.1: it stays where it is unless its holder has left."""
    table = Table(THREE)
    for player in passing:
        table.act(Pass(player))
    table.act(Concede(leaving))
    assert table.priority == holder


@for_every(
    ("passing", "leaving"),
    [
        ((A,), A),
        ((A, B), A),
        ((A, B), B),
        ((A, B), C),
        ((A, B, C), B),
    ],
)
def test_a_window_closes_only_after_everyone_who_is_left_has_passed(
    passing: Sequence[PlayerId], leaving: PlayerId
) -> None:
    """407.4: the pass of a player who has left is nobody's any more; the last one in turn has not passed."""
    table = Table(FOUR)
    for player in passing:
        table.act(Pass(player))
    table.act(Concede(leaving))
    while table.priority != D:
        table.act(Pass(table.priority))
        assert table.part() is Phase.ACTION
    assert table.part() is Phase.ACTION


GHOST = ally("Ghost", 1, 1, when(What.LEAVES_PLAY, Draw(You(), Number(1))))


def test_what_triggers_as_its_controller_leaves_is_never_added() -> None:
    """102.2: who has left the game controls no link, and the game goes on."""
    table = Table(THREE)
    table.put(GHOST, C)
    table.act(Concede(C))
    assert (table.priority, table.state.chain, table.state.waiting) == (A, (), ())


def test_what_others_have_triggers_as_a_players_cards_leave() -> None:
    """703.1, 703.3: the effect is that of who controlled the ally as it left."""
    table = Table(THREE)
    table.put(GHOST, A, controller=B)
    table.act(Concede(A))
    assert [link.controller for link in table.state.chain] == [B]


def test_a_player_who_left_before_the_first_turn_does_not_take_it() -> None:
    """102.2, 500.1: the first turn is that of the next player clockwise who is in the game."""
    state = new_game(REFERENCE, THREE)
    for player in state.players:
        state, _ = put(state, HERO, player.id, Zone.PLAY)
        for _ in range(8):
            state, _ = put(state, BLANK, player.id, Zone.DECK)
    for action, answers in ((Concede(A), ()), (Begin(), (("no",), ("no",)))):
        outcome = apply(state, action, answers)
        assert isinstance(outcome, Settled)
        state = outcome.state
    assert (state.turn_player, state.priority) == (B, B)


def test_the_turn_of_a_player_who_leaves_ends_and_the_next_player_is_next() -> None:
    """102.2, 500.1: nobody acts for the player who has left."""
    table = Table(THREE)
    table.act(Concede(A))
    while table.state.turn_player == A:
        assert table.priority in (B, C)
        table.passes()
    assert (table.state.turn_player, table.part()) == (B, Phase.READY_STEP)
    while table.state.turn_player == B:
        table.passes()
    while table.state.turn_player == C:
        table.passes()
    assert table.state.turn_player == B


def test_an_attacker_of_a_player_who_leaves_is_out_of_combat() -> None:
    """602.5: it left play; the combat step proceeds to its conclusion."""
    table = Table(THREE)
    ogre = table.put(OGRE)
    table.act(Propose(A, ogre, table.heroes[1]))
    table.passes()
    assert table.part() is Phase.ATTACK_WINDOW
    table.act(Concede(A))
    assert table.state.combat is not None
    assert table.state.combat.attacker is None
    table.conclude()
    assert table.damage(table.heroes[1]) == 0


def test_a_player_can_leave_only_once() -> None:
    """102.1b."""
    table = Table(THREE)
    assert why_not(table.state, Concede(B)) == ()
    table.act(Concede(B))
    assert [reason.rule for reason in why_not(table.state, Concede(B))] == ["102.2"]


@for_every(("board", "others"), [(TWO, None), (THREE, (A, C))])
def test_a_player_whose_hero_a_link_destroys_loses(
    board: Sequence[tuple[str, int]], others: Sequence[PlayerId] | None
) -> None:
    """102.1a: destroyed is destroyed, with fatal damage or without."""
    table = Table(board)
    table.cast(A, instant("Execute", Destroy(Target()), targets=(HERO_OR_ALLY,)), table.heroes[1])
    assert table.state.player(B).out
    assert "407.6a" in table.cited()
    if others is None:
        assert table.state.result is not None
        assert table.state.result.winners == (A,)
    else:
        assert [player.id for player in table.state.remaining] == list(others)


def test_a_player_whose_heros_destruction_is_replaced_does_not_lose() -> None:
    """716.1, 102.1a: the destruction never happened."""
    table = Table()
    exile = Replace(On(What.DESTROYED, subject=Is((Kind.HERO,))), MoveInstead(Zone.REMOVED))
    table.put(item("Ward", always(exile, Is((Kind.HERO,)))), B)
    table.cast(A, instant("Execute", Destroy(Target()), targets=(HERO_OR_ALLY,)), table.heroes[1])
    assert table.zone(table.heroes[1]) is Zone.REMOVED
    assert not table.state.player(B).out
