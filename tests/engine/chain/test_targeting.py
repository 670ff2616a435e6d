"""What can be aimed at as an ally, Totems in play among it, and what must be aimed at."""

from __future__ import annotations

import pytest

from engine.decisions.actions import PlayCard
from engine.decisions.choices import ChoiceKind
from engine.game.setup import at_turn, new_game, put
from engine.language.effects import Destroy
from engine.language.filters import AllOf, Among, InCondition, Is
from engine.language.modifiers import MustTarget
from engine.language.powers import TargetDescription
from engine.language.printed import Printed
from engine.language.selections import Players, Target, This
from engine.language.words import CardType, Condition, Kind, Relation, Zone
from engine.play import why_not
from engine.state.editions import EDITIONS
from engine.state.ids import PlayerId
from engine.view.scope import Scope
from engine.view.targets import is_legal_target
from judge.soak.random_games import play
from tests.engine.cards import ALLY, OGRE, ally, always, blast, instant
from tests.engine.table import A, B, Table

ANN, BO = PlayerId(1), PlayerId(2)
TOTEM = Printed("Pillar", CardType.ABILITY, tags=("Earth Totem",), ongoing=True, health=2)


@pytest.mark.parametrize("kind", [Kind.ALLY, Kind.CHARACTER, Kind.TOTEM])
@pytest.mark.parametrize(("resource", "found"), [(False, True), (True, False)])
def test_a_totem_is_aimed_at_unless_it_is_a_face_down_resource(kind: Kind, *, resource: bool, found: bool) -> None:
    """A face-down resource has no type and no tags (408.1b), so that it is no Totem either (306.4a)."""
    aimed = instant("Aimed", Destroy(Target()), targets=(TargetDescription(Is((kind,))),))
    state = new_game(EDITIONS["cr-2007-05"], (("Ann", 1), ("Bo", 2)))
    state, _ = put(state, TOTEM, BO, Zone.PLAY, resource=resource, face_up=not resource)
    state, card = put(state, aimed, ANN, Zone.HAND)
    assert (why_not(at_turn(state, ANN), PlayCard(ANN, card)) == ()) is found


def test_of_a_crowd_only_as_many_targets_are_looked_at_as_a_choice_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """706.1: whether there is more than one, and whether the one that is chosen is legal."""
    table = Table(resources=5, deck=10)
    for _ in range(100):
        table.put(OGRE, B)
    held = table.put(blast(2), A, Zone.HAND)
    looked_at: list[int] = []

    def counted(scope: Scope, description: TargetDescription, entity: int, link: int | None) -> bool:
        looked_at.append(entity)
        return is_legal_target(scope, description, entity, link)

    monkeypatch.setattr("engine.view.targets.is_legal_target", counted)
    played = play(table.state, PlayCard(A, held), None)
    assert [choice.kind for choice in played.choices] == [ChoiceKind.TARGETS]
    assert 0 < len(set(looked_at)) < 10


BEACON = ally("Beacon", 1, 4, always(MustTarget(Among(This())), Players(Relation.OPPONENT)))


def test_a_card_that_must_be_targeted_takes_the_only_place_that_another_one_leaves_it() -> None:
    """707.1d: both can be targeted, as only the ready one can wait for the second description."""
    exhausted = TargetDescription(AllOf((Is((Kind.ALLY,)), InCondition(Condition.EXHAUSTED))))
    table = Table()
    tired, fresh = table.put(BEACON, B, ready=False), table.put(BEACON, B)
    table.put(OGRE, B, ready=False)
    table.act(PlayCard(A, table.put(instant("Both", Destroy(Target()), targets=(exhausted, ALLY)), A, Zone.HAND)))
    assert table.state.chain[-1].targets == ((tired,), (fresh,))


def test_a_card_that_must_be_targeted_is_left_to_a_later_place_that_no_other_needs() -> None:
    """707.1d."""
    table = Table()
    beacon, ogre = table.put(BEACON, B), table.put(OGRE, B)
    spell = PlayCard(A, table.put(instant("Both", Destroy(Target()), targets=(ALLY, ALLY)), A, Zone.HAND))
    assert set(table.asked(spell).options) == {beacon, ogre}
    table.put(BEACON, B)
    assert ogre not in table.asked(spell).options
