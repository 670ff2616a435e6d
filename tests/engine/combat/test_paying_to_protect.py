"""What becomes of a combat while somebody pays for a character to protect (401.1, 602.2)."""

from engine.decisions.actions import Pass, Propose
from engine.decisions.choices import concession
from engine.language.costs import Cost, Perform
from engine.language.effects import Destroy
from engine.language.filters import AllOf, Controlled, Is, Named
from engine.language.modifiers import CostToProtect
from engine.language.powers import Keyword
from engine.language.selections import Chosen, Every, Players, You
from engine.language.words import KeywordName, Kind, Phase, Relation
from engine.state.ids import CardId
from tests.engine.cards import GNOME, OGRE, ally, always, ongoing
from tests.engine.table import THREE, TWO, A, B, Table

OPPOSING_ALLIES = AllOf((Is((Kind.ALLY,)), Controlled(Players(Relation.OPPONENT))))
GUARD = ally("Guard", 1, 3, Keyword(KeywordName.PROTECTOR))


def attacked(players: tuple[tuple[str, int], ...], *cost: Cost) -> tuple[Table, CardId, CardId]:
    """Return a table at whose protect point B's guard can protect for a price, with A's attacker and the guard."""
    table = Table(players)
    ogre, guard = table.put(OGRE), table.put(GUARD, B)
    table.put(ongoing("Toll", always(CostToProtect(cost), OPPOSING_ALLIES)))
    table.act(Propose(A, ogre, table.heroes[1]))
    table.passes()
    for _ in players[1:]:
        table.act(Pass(table.priority))
    return table, ogre, guard


def test_an_attacker_that_the_payment_destroys_attacks_no_longer() -> None:
    """602.2, 602.5: the guard protects, and the combat concludes without a defend window."""
    table, ogre, guard = attacked(TWO, Perform(Destroy(Every(Named("Ogre")))))
    table.act(Pass(table.priority), (guard,))
    assert ogre not in table.state.cards
    assert (table.state.combat, table.part(), table.priority) == (None, Phase.ACTION, A)
    assert (table.card(guard).ready, table.damage(guard)) == (False, 0)


def test_who_concedes_while_paying_protects_nobody() -> None:
    """102.1b: a player can concede at any time; the others go on."""
    one_of_yours = Chosen(Every(AllOf((Is((Kind.ALLY,)), Controlled(You())))))
    table, ogre, guard = attacked(THREE, Perform(Destroy(one_of_yours)))
    for _ in range(2):
        table.put(GNOME, B)
    table.act(Pass(table.priority), (guard,), concession(B))
    assert table.state.player(B).out
    assert (table.state.result, table.state.combat, table.part(), table.priority) == (None, None, Phase.ACTION, A)
    assert table.damage(ogre) == 0
