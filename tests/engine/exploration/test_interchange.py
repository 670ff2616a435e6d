"""Cards that nothing tells apart are given once; whatever a modifier or a moment of the turn knows of one tells it."""

from engine.citations import rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.exploration.interchange import distinct_answers
from engine.exploration.junctures import Juncture
from engine.exploration.relevance import Relevance
from engine.language.durations import Duration
from engine.language.filters import Is
from engine.language.modifiers import Prevent
from engine.language.selections import Number
from engine.language.words import Kind
from engine.state.evolution import evolve
from engine.state.modifier import Modifier
from tests.engine.cards import ally
from tests.engine.table import A, Table
from tests.every_row import for_every

NOTHING_ASKED = Relevance(history=False, moments=False, order=False)
MOMENTS = Relevance(history=False, moments=True, order=False)


@for_every(
    ("used", "relevant", "alike"),
    [
        ((), NOTHING_ASKED, True),
        ((1,), NOTHING_ASKED, False),  # One has used up what is prevented for each.
        ((), MOMENTS, False),
    ],
)
def test_one_of_two_like_allies_at_random(used: tuple[int, ...], relevant: Relevance, *, alike: bool) -> None:
    table, twin = Table(), ally("Twin", 1, 3)
    cards = [table.put(twin) for _ in range(2)]
    modifier = Modifier(
        table.state.clock + 1,
        table.heroes[0],
        A,
        table.state.clock + 1,
        (Prevent(Number(1), apart=True),),
        Duration.THIS_TURN,
        filter=Is((Kind.ALLY,)),
        used=tuple((cards[0], many) for many in used),
    )
    state = evolve(table.state, modifiers=(modifier,))
    choice = Choice(ChoiceKind.CHANCE, None, rule("706.1"), tuple(cards))
    found = distinct_answers(Juncture(state, choice=choice), frozenset(), relevant)
    assert found == ((((cards[0],), 2),) if alike else None)
