"""Modifiers for a ready step or turn to come: which player's it is (709.2d, 714.3e, 714.3f)."""

from engine.language.durations import Duration
from engine.language.effects import Apply, Exhaust
from engine.language.filters import Filter, Is
from engine.language.modifiers import Adjust, Cannot, Control, Deed
from engine.language.selections import Every, Number, Selection, Target, You
from engine.language.words import Kind, Phase, Trait
from engine.state.ids import CardId, PlayerId
from tests.engine.cards import ALLY, OGRE, instant
from tests.engine.table import THREE, A, B, C, Table
from tests.every_row import for_every

ALLIES = Is((Kind.ALLY,))
STILL = Cannot(Deed.READY_DURING_READY_STEP)
STEAL = instant("Steal", Apply((Control(You()),), Target(), Duration.GAME), targets=(ALLY,))


def _still(to: Selection | Filter, duration: Duration) -> Table:
    """Return a table of three, each with an exhausted ogre, on which A has kept some from readying."""
    table = Table(THREE)
    for player in (A, B, C):
        table.put(OGRE, player)
    table.cast(A, instant("Chill", Exhaust(Every(ALLIES)), Apply((STILL,), to, duration)))
    return table


def _ogres(table: Table) -> list[CardId]:
    return sorted(card.id for card in table.named("Ogre"))


def _until_ready_step_of(table: Table, player: PlayerId) -> None:
    table.passes()
    while (table.state.turn_player, table.part()) != (player, Phase.READY_STEP):
        table.passes()


def _ready(table: Table) -> list[bool]:
    return [table.card(ogre).ready for ogre in _ogres(table)]


@for_every("to", [Every(ALLIES), ALLIES])
def test_each_card_waits_for_the_next_ready_step_of_its_own_controller(to: Selection | Filter) -> None:
    """One link for the cards of several players: each stays exhausted through that player's step, and no longer."""
    table = _still(to, Duration.ITS_NEXT_READY_STEP)
    for player in (B, C, A):
        _until_ready_step_of(table, player)
        assert _ready(table) == [False, False, False]
    for player, ready in ((B, [False, True, False]), (C, [False, True, True]), (A, [True, True, True])):
        _until_ready_step_of(table, player)
        assert _ready(table) == ready


def test_your_next_ready_step_is_no_other_players() -> None:
    """714.3: what can't ready during your step readies during another's, in whose party it is by then."""
    table = _still(Every(ALLIES), Duration.YOUR_NEXT_READY_STEP)
    _until_ready_step_of(table, B)
    assert _ready(table) == [False, True, False]
    _until_ready_step_of(table, C)
    assert _ready(table) == [False, True, True]
    _until_ready_step_of(table, A)
    assert _ready(table) == [False, True, True]
    _until_ready_step_of(table, A)
    assert _ready(table) == [True, True, True]


@for_every("to", [Every(ALLIES), ALLIES])
def test_a_next_turn_lasts_from_its_start_to_its_end(to: Selection | Filter) -> None:
    """714.3: what lasts for "its controller's" next turn begins with that turn and ends with it, for each its own."""
    table = Table(THREE)
    for player in (A, B, C):
        table.put(OGRE, player)
    table.cast(A, instant("Rage", Apply((Adjust(Trait.ATK, Number(2)),), to, Duration.ITS_NEXT_TURN)))
    assert [table.atk(ogre) for ogre in _ogres(table)] == [3, 3, 3]
    for player, atk in ((B, [3, 5, 3]), (C, [3, 3, 5]), (A, [5, 3, 3]), (B, [3, 3, 3])):
        _until_ready_step_of(table, player)
        assert [table.atk(ogre) for ogre in _ogres(table)] == atk


def test_your_next_turn_is_yours_whoever_controls_what_is_modified() -> None:
    table = Table(THREE)
    for player in (A, B, C):
        table.put(OGRE, player)
    rage = Apply((Adjust(Trait.ATK, Number(2)),), Every(ALLIES), Duration.DURING_YOUR_NEXT_TURN)
    table.cast(A, instant("Rage", rage))
    for player, atk in ((B, 3), (C, 3), (A, 5), (B, 3)):
        _until_ready_step_of(table, player)
        assert {table.atk(ogre) for ogre in _ogres(table)} == {atk}


def test_a_flagged_card_that_changes_sides_readies_in_the_step_of_its_new_controller() -> None:
    """709.2d, OP-38: whose step was meant is found out once, as the link resolves."""
    table = _still(Every(ALLIES), Duration.ITS_NEXT_READY_STEP)
    ogre = _ogres(table)[2]
    assert table.card(ogre).controller == C
    table.cast(B, STEAL, ogre)
    _until_ready_step_of(table, B)
    assert _ready(table) == [False, False, True]
