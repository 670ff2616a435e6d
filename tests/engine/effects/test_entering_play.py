"""With what a card enters play (710.2)."""

from engine.language.effects import Draw
from engine.language.filters import Is
from engine.language.modifiers import EntersPlay
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Number, Quantity, You
from engine.language.words import Kind
from tests.engine.cards import OGRE, instant, ongoing
from tests.engine.table import A, Table
from tests.every_row import for_every


def doomed(*numbers: int | Quantity) -> Printed:
    """Return an ability by which allies enter play with so many doom counters, for each of the numbers."""
    counters = tuple(("doom", Number(each) if isinstance(each, int) else each) for each in numbers)
    return ongoing("Doomed", Continuous((EntersPlay(Is((Kind.ALLY,)), counters=counters),), You()))


@for_every(
    ("in_play", "counters"),
    [
        ((), ()),
        ((doomed(1),), (("doom", 1),)),
        ((doomed(3),), (("doom", 3),)),
        ((doomed(0),), ()),
        ((doomed(1), doomed(2)), (("doom", 3),)),
        ((doomed(1, 1),), (("doom", 2),)),
    ],
)
def test_counters_of_one_name_are_one_pile(in_play: tuple[Printed, ...], counters: tuple[tuple[str, int], ...]) -> None:
    """402.1, 710.2: counters with the same name can't be told apart, wherever they come from."""
    table = Table()
    for card in in_play:
        table.put(card)
    ogre = table.cast(A, OGRE)
    held = table.card(ogre)
    assert held.counters == counters
    assert held.counters_named("doom") == sum(number for _, number in counters)


def test_a_card_enters_play_exhausted_rather_than_becoming_so() -> None:
    """710.2, 703.5."""
    table = Table()
    table.put(ongoing("Sleep", Continuous((EntersPlay(Is((Kind.ALLY,)), exhausted=True),), You())))
    ogre = table.cast(A, OGRE)
    assert not table.card(ogre).ready
    table.cast(A, instant("Study", Draw(You(), Number(1))))
    assert table.hand(A) == 1
