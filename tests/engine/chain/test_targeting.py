"""What can be aimed at as an ally, Totems in play among it, and what must be aimed at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.decisions.actions import PlayCard, Propose
from engine.decisions.answers import every_answer
from engine.decisions.choices import ChoiceKind
from engine.game.setup import at_turn, new_game, put
from engine.language.effects import Deal, Destroy, Draw, Effect, ExchangeControl, Exhaust, ForEach
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    Filter,
    HasTarget,
    InCombatWith,
    InCondition,
    Is,
    Namesakes,
    Valued,
)
from engine.language.modifiers import ChangeCost, MustTarget, Purpose, TargetsAtRandom
from engine.language.powers import Continuous, Modes, TargetDescription, Text
from engine.language.printed import Printed
from engine.language.selections import Count, Every, HeroOf, Nth, Number, Players, Target, This, Those, Union, You
from engine.language.words import CardType, Comparison, Condition, DamageType, Kind, Relation, Trait, Zone
from engine.play import Waiting, apply, why_not
from engine.state.editions import EDITIONS
from engine.state.ids import PlayerId
from engine.view.scope import Scope
from engine.view.targets import is_legal_target
from judge.soak.random_games import play
from tests.engine.cards import ALLY, GNOME, OGRE, ally, always, blast, instant, item
from tests.engine.table import A, B, Table
from tests.every_row import for_every

ANN, BO = PlayerId(1), PlayerId(2)
TOTEM = Printed("Pillar", CardType.ABILITY, tags=("Earth Totem",), ongoing=True, health=2)


@for_every("kind", [Kind.ALLY, Kind.CHARACTER, Kind.TOTEM])
@for_every(("resource", "found"), [(False, True), (True, False)])
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


OPPOSING = Controlled(Players(Relation.OPPONENT))
AN_ALLY = Is((Kind.ALLY,))


def _can_be_played(table: Table, described: Filter, zone: Zone = Zone.PLAY) -> bool:
    """Return whether A could play a card now that targets what is so described."""
    aimed = TargetDescription(described, zones=(zone,))
    card = table.put(instant("Aimed", Draw(You(), Number(1)), targets=(aimed,)), A, Zone.HAND)
    return why_not(table.state, PlayCard(A, card)) == ()


@for_every(("counted", "found"), [(TOTEM, False), (GNOME, True)])
def test_a_totem_is_none_of_the_allies_whose_number_describes_a_target(counted: Printed, *, found: bool) -> None:
    """306.4a: it counts as an ally only as the target itself."""
    table = Table()
    for mine in (GNOME, counted):
        table.put(mine)
    table.put(replace(OGRE, cost=2), B)
    number = Count(Every(AllOf((AN_ALLY, Controlled(You())))))
    cheap = AllOf((AN_ALLY, OPPOSING, Valued(Trait.COST, Comparison.AT_MOST, number)))
    assert _can_be_played(table, cheap) is found


@for_every(("defender", "found"), [(TOTEM, False), (GNOME, True)])
def test_who_fights_a_totem_is_in_combat_with_no_ally(defender: Printed, *, found: bool) -> None:
    """306.4a."""
    table = Table()
    attacker, attacked = table.put(OGRE), table.put(defender, B)
    table.act(Propose(A, attacker, attacked))
    table.passes()
    table.passes()
    assert table.state.combat is not None
    assert table.state.combat.in_combat == (attacker, attacked)
    fighting = AllOf((AN_ALLY, InCombatWith(Every(AllOf((AN_ALLY, OPPOSING))))))
    assert _can_be_played(table, fighting) is found


@for_every(("aimed_at", "found"), [(TOTEM, False), (OGRE, True)])
def test_what_is_aimed_at_a_totem_targets_no_ally(aimed_at: Printed, *, found: bool) -> None:
    """306.4a."""
    table = Table()
    table.put(aimed_at, B)
    table.act(PlayCard(A, table.put(instant("Smite", Destroy(Target()), targets=(ALLY,)), A, Zone.HAND)))
    assert _can_be_played(table, AllOf((Is((Kind.ABILITY,)), HasTarget(AN_ALLY))), Zone.CHAIN) is found


@for_every(("twins", "found"), [(TOTEM, False), (OGRE, True)])
def test_a_totem_shares_its_name_with_no_other_ally(twins: Printed, *, found: bool) -> None:
    """200.1, 306.4a."""
    table = Table()
    for player in (A, B):
        table.put(twins, player)
    assert _can_be_played(table, AllOf((AN_ALLY, Namesakes(Every(AN_ALLY))))) is found


UP_TO_TWO = TargetDescription(AN_ALLY, Number(0), Number(2))
BOTH = (Nth(Target(), 0), Nth(Target(), 1))


def respectively(*amounts: int) -> tuple[Deal, ...]:
    """Return that your hero deals the amounts to the targets, in the order in which these were chosen."""
    shares = enumerate(map(Number, amounts))
    return tuple(Deal(HeroOf(You()), Nth(Target(), place), amount, DamageType.NATURE) for place, amount in shares)


def test_targets_that_a_text_calls_by_their_places_are_chosen_in_every_order() -> None:
    """707.1d: whoever came later may be the first target."""
    table = Table()
    ogre, gnome = table.put(OGRE, B), table.put(GNOME, B)
    spell = PlayCard(A, table.put(instant("Fork", *respectively(1, 4), targets=(UP_TO_TWO,)), A, Zone.HAND))
    assert list(every_answer(table.asked(spell))) == [(), (ogre,), (gnome,), (ogre, gnome), (gnome, ogre)]
    table.act(spell, (gnome, ogre))
    table.passes()
    assert [table.zone(each) for each in (ogre, gnome)] == [Zone.GRAVEYARD, Zone.GRAVEYARD]


@for_every(
    "beside",
    [
        always(TargetsAtRandom(), You()),
        always(ChangeCost(Purpose.PLAY, HasTarget(AN_ALLY), Number(1)), You()),
    ],
)
def test_every_order_of_targets_is_there_by_chance_and_where_they_cost_something(beside: Continuous) -> None:
    """103.1, 707.1d, 707.1e."""
    table = Table()
    ogre, gnome = table.put(OGRE, B), table.put(GNOME, B)
    table.put(item("Beside", beside))
    spell = PlayCard(A, table.put(instant("Fork", *respectively(1, 4), targets=(UP_TO_TWO,)), A, Zone.HAND))
    assert why_not(table.state, spell) == ()
    assert set(every_answer(table.asked(spell))) == {(), (ogre,), (gnome,), (ogre, gnome), (gnome, ogre)}


@for_every(
    ("effects", "asked"),
    [
        (respectively(1, 4), True),
        ((Destroy(Target()),), False),
        ((ExchangeControl(*BOTH),), False),
        ((ForEach(Union(BOTH), "one", (Exhaust(Those("one")),)),), False),
    ],
)
def test_of_just_enough_targets_the_order_is_asked_where_it_matters(
    effects: tuple[Effect, ...], *, asked: bool
) -> None:
    """707.1d."""
    table = Table()
    table.put(OGRE, B)
    table.put(GNOME)
    two = TargetDescription(AN_ALLY, Number(2), Number(2))
    spell = PlayCard(A, table.put(instant("Pair", *effects, targets=(two,)), A, Zone.HAND))
    assert isinstance(apply(table.state, spell), Waiting) is asked


def test_each_mode_minds_the_order_of_its_own_targets() -> None:
    """707.1b, 707.1d: the first mode destroys its targets together, the second deals them different amounts."""
    modes = (Text((UP_TO_TWO,), (Destroy(Target()),)), Text((UP_TO_TWO,), respectively(1, 4)))
    modal = Printed("Modal", CardType.ABILITY, instant=True, text=Modes(modes, ("destroy", "deal"), most=2))
    table = Table()
    for _ in range(4):
        table.put(OGRE, B)
    spell = PlayCard(A, table.put(modal, A, Zone.HAND))
    assert not table.asked(spell, ("destroy", "deal")).ordered
    assert table.asked(spell, ("destroy", "deal"), ()).ordered
