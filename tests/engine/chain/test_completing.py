"""Completing quests: turning the quest face down is a part of what it costs (702.3)."""

from engine.decisions.actions import Complete
from engine.language.costs import Perform, Resources
from engine.language.effects import Destroy, Draw, Effect, Exhaust, Flip
from engine.language.filters import AllOf, Controlled, Is, Standing
from engine.language.modifiers import AddCost, Purpose
from engine.language.powers import Completion, Continuous, Text, Triggered
from engine.language.printed import Printed
from engine.language.selections import Chosen, Every, Number, You
from engine.language.triggers import On, What
from engine.language.words import CardType, Kind, LinkKind, Relation
from engine.play import legal_actions, why_not
from engine.state.record import AddLink, FlipOver, Turn
from tests.engine.cards import ongoing
from tests.engine.table import A, Table
from tests.every_row import for_every

DRAW = Text((), (Draw(You(), Number(1)),))
QUEST = Printed("Quest", CardType.QUEST, powers=(Completion((Resources(Number(1)),), DRAW),))
FREE = Printed("Errand", CardType.QUEST, powers=(Completion((), DRAW),))
A_QUEST = Chosen(Every(AllOf((Is((Kind.QUEST,)), Controlled(You())))))


def toll(effect: Effect) -> Printed:
    change = AddCost(Purpose.COMPLETE, Is((Kind.CARD,)), (Perform(effect),))
    return ongoing("Toll", Continuous((change,), You()))


def test_the_quest_is_turned_over_before_its_effect_is_added() -> None:
    """707.1e before 707.1f."""
    table = Table(resources=0)
    quest = table.put(QUEST, A, resource=True)
    table.act(Complete(A, quest))
    order = [type(record.event) for record in table.records if isinstance(record.event, Turn | FlipOver | AddLink)]
    assert order == [Turn, FlipOver, AddLink]
    [turned] = [record for record in table.records if isinstance(record.event, FlipOver)]
    assert "702.3" in turned.rules
    assert not table.card(quest).face_up


@for_every(
    ("also", "quests", "payable"),
    [
        (Exhaust(A_QUEST), 1, True),  # A quest can be exhausted to pay its own cost (702.2).
        (Flip(A_QUEST), 1, False),
        (Flip(A_QUEST), 2, True),
        (Destroy(A_QUEST), 1, False),  # Face down it is no quest any more, and destroyed it is not turned over.
        (Destroy(A_QUEST), 2, True),
    ],
)
def test_what_else_is_paid_leaves_the_quest_to_be_turned_over(also: Effect, quests: int, payable: object) -> None:
    """401.1, 702.3."""
    table = Table(resources=0)
    quest, *_ = [table.put(FREE, A, resource=True) for _ in range(quests)]
    table.put(toll(also))
    action = Complete(A, quest)
    assert (why_not(table.state, action) == ()) is payable
    assert (action in legal_actions(table.state)) is payable
    if payable:
        table.act(action)
        assert not table.card(quest).face_up


@for_every(("whose", "draws"), [(Relation.YOU, True), (Relation.OPPONENT, False)])
def test_completing_sets_off_what_watches_for_completed_quests(whose: Relation, *, draws: bool) -> None:
    """It was a quest before it was turned face down as a part of its cost."""
    table = Table(resources=0)
    on = On(What.COMPLETES, subject=Is((Kind.QUEST,)), player=Standing(whose))
    table.put(ongoing("Watch", Triggered((on,), DRAW)))
    table.act(Complete(A, table.put(FREE, A, resource=True)))
    assert [link.kind for link in table.state.chain] == [LinkKind.COMPLETION, *[LinkKind.TRIGGERED] * draws]
