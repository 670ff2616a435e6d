"""Several packets at once at one bubble that is used up (717.2, 717.3c, open point OP-8)."""

from engine.decisions.actions import Pass, PlayCard
from engine.decisions.choices import ChoiceKind
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal
from engine.language.filters import AllOf, Controlled, Filter, Is
from engine.language.modifiers import Prevent
from engine.language.selections import Every, HeroOf, Number, Selection, Target, You
from engine.language.words import Kind, Zone
from engine.state.ids import CardId
from tests.engine.cards import ALLIES_IN_YOUR_PARTY, HERO_OR_ALLY, ally, armor, instant
from tests.engine.table import FOUR, A, B, C, Table
from tests.every_row import for_every

ALLIES = Is((Kind.ALLY,))
CHARACTERS = Is((Kind.HERO, Kind.ALLY))
PARTY = AllOf((CHARACTERS, Controlled(You())))
FLAMES = instant("Flames", Deal(HeroOf(You()), Every(CHARACTERS), Number(3)))
ALL_ALLIES = instant("Storm", Deal(HeroOf(You()), Every(ALLIES), Number(2)))
VOLLEY = instant("Volley", Deal(Every(ALLIES), Target(), Number(2)), targets=(HERO_OR_ALLY,))


def shelter(amount: int, to: Selection | Filter = ALLIES_IN_YOUR_PARTY, *, by: bool = False) -> Apply:
    """Return the effect that makes one bubble around everything that fits."""
    return Apply((Prevent(Number(amount), by_subject=by),), to, Duration.THIS_TURN)


def sheltered(amount: int) -> tuple[Table, tuple[CardId, ...]]:
    """Return a table where one bubble surrounds three allies of A, whom damage is on its way to."""
    table = Table()
    allies = tuple(table.put(ally(name, 1, 9), A) for name in ("First", "Second", "Third"))
    table.cast(A, instant("Shelter", shelter(amount)))
    table.act(PlayCard(A, table.put(ALL_ALLIES, A, Zone.HAND)))
    return table, allies


def test_their_controller_orders_what_comes_to_the_characters() -> None:
    table, (first, second, third) = sheltered(3)
    asked = table.asked_on_passing()
    assert (asked.kind, asked.player, asked.ordered) == (ChoiceKind.ORDER_PACKETS, A, True)
    assert asked.options == (first, second, third)


def test_the_bubble_is_used_up_in_that_order() -> None:
    table, (first, second, third) = sheltered(3)
    table.passes((third, first, second))
    assert [table.damage(each) for each in (first, second, third)] == [1, 2, 0]
    assert table.state.modifiers == ()


def test_nothing_is_asked_where_the_bubble_is_enough_for_all() -> None:
    table, allies = sheltered(6)
    table.passes()
    assert [table.damage(each) for each in allies] == [0, 0, 0]


def test_packets_from_several_sources_to_one_character_are_told_apart_by_their_sources() -> None:
    table = Table()
    strong, weak = table.put(ally("Strong", 1, 9), A), table.put(ally("Weak", 1, 9), B)
    table.cast(A, instant("Shelter", shelter(3, HeroOf(You()))))
    table.act(PlayCard(A, table.put(VOLLEY, A, Zone.HAND)), (table.heroes[0],))
    assert set(table.asked_on_passing().options) == {strong, weak}


def test_what_one_character_deals_is_ordered_by_its_controller() -> None:
    table = Table()
    one, other = table.put(ally("One", 1, 9), B), table.put(ally("Other", 1, 9), B)
    table.cast(A, instant("Mercy", shelter(2, HeroOf(You()), by=True)))
    table.act(PlayCard(A, table.put(ALL_ALLIES, A, Zone.HAND)))
    asked = table.asked_on_passing()
    assert (asked.player, set(asked.options)) == (A, {one, other})
    table.act(Pass(table.priority), (other, one))
    assert (table.damage(one), table.damage(other)) == (2, 0)


def test_of_several_controllers_the_turn_player_comes_first() -> None:
    table = Table((*FOUR[:2], ("C", 1), ("D", 2)))
    mine, yours = table.put(ally("Mine", 1, 9), C), [table.put(ally(f"A{n}", 1, 9), A) for n in range(2)]
    table.cast(A, instant("Shelter", shelter(4, ALLIES)))
    table.act(PlayCard(A, table.put(ALL_ALLIES, A, Zone.HAND)))
    asked = table.asked_on_passing()
    assert (asked.player, set(asked.options)) == (A, set(yours))
    table.act(Pass(table.priority), tuple(yours))
    assert ([table.damage(each) for each in yours], table.damage(mine)) == ([0, 0], 2)


@for_every(
    ("answers", "hero", "other", "ready"),
    [
        (("hero", "shelter"), 0, 3, True),
        (("hero", "plate", "exhaust"), 0, 1, False),
        (("ally", "exhaust"), 1, 0, False),
        (("ally", "keep"), 3, 0, True),
    ],
)
def test_a_packet_with_a_question_keeps_its_place_in_the_order(
    answers: tuple[str, ...], hero: int, other: int, *, ready: bool
) -> None:
    """Shelter prevents 3 for the hero and its ally together, the plate has 2 DEF, and 3 damage comes to either."""
    table = Table()
    friend, plate = table.put(ally("Friend", 1, 9), A), table.put(armor("Plate", 2), A)
    table.cast(A, instant("Shelter", shelter(3, PARTY)))
    bubble = table.state.modifiers[0].id
    said = {
        "hero": (table.heroes[0], friend),
        "ally": (friend, table.heroes[0]),
        "shelter": (bubble,),
        "plate": (plate,),
        "exhaust": (plate,),
        "keep": (),
    }
    table.act(PlayCard(A, table.put(FLAMES, A, Zone.HAND)))
    table.passes(*(said[each] for each in answers))
    assert (table.damage(table.heroes[0]), table.damage(friend)) == (hero, other)
    assert table.card(plate).ready is ready


def test_of_two_players_at_one_bubble_the_second_waits_for_what_the_first_is_asked() -> None:
    """A's hero meets the bubble for 3 before B's ally does, although A is asked about its armor first."""
    table = Table()
    theirs, plate = table.put(ally("Theirs", 1, 9), B), table.put(armor("Plate", 2), A)
    table.cast(A, instant("Shelter", shelter(3, CHARACTERS)))
    bubble = table.state.modifiers[0].id
    table.act(PlayCard(A, table.put(FLAMES, A, Zone.HAND)))
    table.passes((theirs, table.heroes[1]), (bubble,))
    assert [table.damage(each) for each in (*table.heroes, theirs)] == [0, 3, 3]
    assert table.card(plate).ready
