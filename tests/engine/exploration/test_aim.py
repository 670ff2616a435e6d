"""How far moves are from a goal: by what they change, by the cards they are about, and by who lets something happen."""

from engine.decisions.actions import Action, Pass, Place, PlayCard, Propose
from engine.exploration.aim import FAR, Aim, Bearings
from engine.exploration.explored_graph import Node
from engine.exploration.forcing import forced
from engine.exploration.junctures import after, opening
from engine.exploration.proof_numbers import most_promising, proof_numbers
from engine.language.words import Zone
from engine.state.ids import CardId
from engine.view.footprint import Aspect
from tests.engine.cards import GNOME, OGRE, ally, blast
from tests.engine.exploration.test_forcing import UNSEEN, drawn
from tests.engine.table import A, B, Table
from tests.every_row import for_every

TABLE = Table(resources=1)
OGRE_THERE = TABLE.put(OGRE)
IDLE = TABLE.put(ally("Idle", 0, 1))
GNOME_THERE = TABLE.put(GNOME, B)
BLAST = TABLE.put(blast(1), A, Zone.HAND)
HERO = TABLE.heroes[1]
TO_WIN = Aim(frozenset((Aspect.PLAYERS,)), frozenset((HERO,)))
TO_DESTROY = Aim(frozenset((Aspect.GRAVEYARD,)), frozenset((GNOME_THERE,)))

# Two for each consequence: damage is one from a lost game and from a graveyard, combat and readiness lead to damage.
AWAY: dict[str, tuple[Aim, Action, int]] = {
    "damage to be dealt": (TO_WIN, PlayCard(A, BLAST), 2),
    "an attack on the hero": (TO_WIN, Propose(A, OGRE_THERE, HERO), 4),
    "an attack on somebody else": (TO_WIN, Propose(A, OGRE_THERE, GNOME_THERE), 5),
    "an attack without ATK": (TO_WIN, Propose(A, IDLE, HERO), 2 * FAR),
    "one resource more": (TO_WIN, Place(A, BLAST), 4),
    "nothing at all": (TO_WIN, Pass(A), 2 * FAR),
    "a card that itself goes to a graveyard": (TO_DESTROY, PlayCard(A, BLAST), 0),
    "an attack on the one meant": (TO_DESTROY, Propose(A, OGRE_THERE, GNOME_THERE), 4),
    "an attack on another": (TO_DESTROY, Propose(A, OGRE_THERE, HERO), 5),
}


@for_every(("aim", "action", "away"), AWAY.values())
def test_how_far_a_move_is(aim: Aim, action: Action, away: int) -> None:
    assert Bearings(aim, TABLE.state).away(opening(TABLE.state), action) == away


def test_a_target_that_is_meant_is_nearer_than_another() -> None:
    asked = after(opening(TABLE.state), PlayCard(A, BLAST))
    assert asked is not None
    bearings = Bearings(TO_WIN, TABLE.state)
    assert [bearings.away(asked, (CardId(each),)) for each in (HERO, GNOME_THERE)] == [2, 3]


def test_who_lets_a_link_of_an_opponent_resolve_does_nothing() -> None:
    asked = after(opening(TABLE.state), PlayCard(A, BLAST))
    assert asked is not None
    played = after(asked, (HERO,))
    assert played is not None
    bearings = Bearings(TO_WIN, played.state)
    assert [bearings.away(played, Pass(each)) for each in (A, B)] == [2, 2 * FAR]


def test_what_is_near_is_looked_at_before_what_is_far() -> None:
    """Both lead to what was not looked at; of b a step of A is far from the goal, and of y a step of B."""
    found, good, numbers = drawn(
        start=(A, "b c"), b=(UNSEEN, ""), c=(B, "y z"), y=(UNSEEN, ""), z=(UNSEEN, ""),
    )  # fmt: skip
    for name, parent, away in (("b", "start", 5), ("y", "c", 3)):
        node: Node = found.nodes[numbers[name]]
        node.parent, node.away = numbers[parent], away
    players = frozenset((A,))
    proof, disproof = proof_numbers(found, forced(found, good, players), players)
    assert [proof[numbers[each]] for each in "bcyz"] == [6, 2, 1, 1]
    assert [disproof[numbers[each]] for each in "bcyz"] == [1, 1, 4, 1]
    assert most_promising(found, good, players) == tuple(numbers[each] for each in "zyb")
