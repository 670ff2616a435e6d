"""Inspire: which exhausted cards can be readied together as another player's ready step starts (faq-2009-03 3)."""

from itertools import combinations

from engine.decisions.actions import Pass
from engine.decisions.choices import Choice
from engine.language.powers import Keyword
from engine.language.printed import Printed
from engine.language.words import CardType, KeywordName, Kind
from engine.state.editions import EDITIONS
from engine.state.ids import CardId
from tests.engine.cards import OGRE, ally
from tests.engine.table import A, B, Table
from tests.every_row import for_every

QUEST = Printed("Quest", CardType.QUEST)


def inspiring(*kinds: Kind) -> Printed:
    return ally("Inspiring", 1, 1, Keyword(KeywordName.INSPIRE, kinds=kinds))


def as_bs_turn_is_to_start(*powers: tuple[Kind, ...]) -> tuple[Table, list[CardId]]:
    """Return a table at which B's pass ends A's turn, and the exhausted cards of A: two allies and a quest."""
    table = Table(edition=EDITIONS["faq-2009-03"], resources=0)
    for kinds in powers:
        table.put(inspiring(*kinds))
    exhausted = [table.put(OGRE, ready=False) for _ in range(2)]
    exhausted.append(table.put(QUEST, A, resource=True, ready=False))
    table.passes()
    table.act(Pass(A))
    return table, exhausted


@for_every(
    ("powers", "together"),
    [
        ((), {()}),
        (((Kind.ALLY,),), {(), (0,), (1,)}),
        (((Kind.QUEST,),), {(), (2,)}),
        (((Kind.ALLY,), (Kind.ALLY,)), {(), (0,), (1,), (0, 1)}),
        (((Kind.ALLY, Kind.QUEST),), {(), (0,), (1,), (2,), (0, 2), (1, 2)}),
        (((Kind.ALLY,), (Kind.QUEST,)), {(), (0,), (1,), (2,), (0, 2), (1, 2)}),
    ],
)
def test_each_power_readies_one_card_of_each_kind_that_it_names(
    powers: tuple[tuple[Kind, ...], ...], together: set[tuple[int, ...]]
) -> None:
    for chosen in together:
        table, exhausted = as_bs_turn_is_to_start(*powers)
        if powers:
            table.act(Pass(B), tuple(exhausted[place] for place in chosen))
        else:
            table.act(Pass(B))
        assert {place for place, card in enumerate(exhausted) if table.card(card).ready} == set(chosen)


@for_every(
    ("powers", "together"),
    [
        (((Kind.ALLY, Kind.QUEST),), {(), (0,), (1,), (2,), (0, 2), (1, 2)}),
        (((Kind.ALLY, Kind.QUEST), (Kind.QUEST,)), {(), (0,), (1,), (2,), (0, 2), (1, 2)}),
        (((Kind.ALLY,), (Kind.ALLY, Kind.QUEST)), {(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)}),
    ],
)
def test_what_the_choice_takes_for_an_answer_is_what_can_be_done(
    powers: tuple[tuple[Kind, ...], ...], together: set[tuple[int, ...]]
) -> None:
    """Nobody is offered more allies than there are powers for allies."""
    table, exhausted = as_bs_turn_is_to_start(*powers)
    choice: Choice = table.asked(Pass(B))
    assert choice.most == max(map(len, together))
    for places in (each for many in range(4) for each in combinations(range(3), many)):
        answer = tuple(exhausted[place] for place in places)
        assert (choice.refuses(answer) is None) is (places in together)
        if places in together:
            again, _ = as_bs_turn_is_to_start(*powers)
            again.act(Pass(B), answer)
