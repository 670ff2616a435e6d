"""Powers that a modifier gives to cards which fit only because of other modifiers (703, 718.2e, 719.1)."""

from engine.language.filters import AllOf, Is, Not, Tagged
from engine.language.modifiers import Adjust, GainPowers, GainTags
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Host, Number
from engine.language.words import Kind, Trait
from engine.state.ids import CardId
from engine.view.values import values
from tests.engine.cards import ally, item, ongoing
from tests.engine.table import A, B, Table
from tests.every_row import for_every

SHEEP = Tagged(("Sheep",))
WOOL = ongoing("Wool", Continuous((GainTags(("Sheep",)),), Host()), attach=Is((Kind.ALLY,)))
BREED = Continuous((Adjust(Trait.ATK, Number(1)),), AllOf((Is((Kind.ALLY,)), Not(SHEEP))))
"""Allies that are no Sheep have +1 ATK."""

GIVES_BREED = item("Breeder", Continuous((GainPowers((BREED,)),), SHEEP))


def laid(table: Table, first: Printed, then: Printed, host: CardId) -> None:
    """Put both cards into play in that order; the one that attaches is attached to the host."""
    for printed in (first, then):
        table.put(printed, A, attached_to=host if printed is WOOL else None)


@for_every("order", [(WOOL, GIVES_BREED), (GIVES_BREED, WOOL)])
def test_a_continuous_power_for_a_tag_works_on_a_card_that_got_the_tag(order: tuple[Printed, Printed]) -> None:
    table = Table()
    sheep, other = table.put(ally("Ram", 1, 5), A), table.put(ally("Dog", 1, 5), B)
    laid(table, *order, sheep)
    assert values(table.state, other).atk == 2
    assert values(table.state, sheep).atk == 1


def test_it_works_once_for_each_card_that_has_it() -> None:
    table = Table()
    other = table.put(ally("Dog", 1, 5), B)
    table.put(GIVES_BREED, A)
    for name in ("Ram", "Ewe"):
        table.put(WOOL, A, attached_to=table.put(ally(name, 1, 5), A))
    assert values(table.state, other).atk == 3


def test_nothing_is_generated_where_no_card_has_the_tag() -> None:
    table = Table()
    plain = table.put(ally("Ram", 1, 5), A)
    table.put(GIVES_BREED, A)
    assert values(table.state, plain).atk == 1


def test_a_printed_tag_is_enough() -> None:
    table = Table()
    table.put(ally("Ram", 1, 5, tags=("Sheep",)), A)
    other = table.put(ally("Dog", 1, 5), B)
    table.put(GIVES_BREED, A)
    assert values(table.state, other).atk == 2
