"""What is judged legal is listed, too, where a modifier or a cost makes it legal."""

from dataclasses import replace

from engine.decisions.actions import Action, Place, PlayCard, Use
from engine.decisions.choices import ChoiceKind
from engine.language.costs import Perform, Resources
from engine.language.effects import Destroy, Draw, Put, PutDamage
from engine.language.filters import AllOf, Controlled, Is
from engine.language.modifiers import Cannot, CopyPaymentPowers, Deed, MoreResources
from engine.language.powers import Payment, Text
from engine.language.selections import Chosen, Every, HeroOf, Number, This, X, You
from engine.language.words import Kind, Zone
from engine.play import legal_actions, why_not
from engine.state.evolution import evolve
from engine.view.values import powers
from tests.engine.cards import GNOME, ally, always, instant, item, ongoing, others, paid
from tests.engine.table import A, B, Table


def is_legal(table: Table, action: Action) -> bool:
    """Return whether the action is listed, as which it must be judged."""
    listed = action in legal_actions(table.state)
    assert listed is (why_not(table.state, action) == ())
    return listed


def test_a_second_resource_that_a_modifier_allows() -> None:
    """408.1."""
    table = Table()
    table.put(ongoing("Grove", always(MoreResources(1), You())))
    first, second, third = (Place(A, table.put(GNOME, A, Zone.HAND)) for _ in range(3))
    for action in (first, second):
        assert is_legal(table, action)
        table.act(action)
        table.passes()
    assert not is_legal(table, third)


def test_a_copied_power_that_any_player_may_use() -> None:
    """701.4."""
    table = Table()
    anyone = Payment((Resources(Number(1)),), Text((), (Draw(You(), Number(1)),)), by_anyone=True)
    table.put(ally("Teacher", 1, 1, anyone))
    pupil = table.put(ally("Pupil", 1, 1, always(CopyPaymentPowers(Every(others(Is((Kind.ALLY,))))), This())))
    table.state = evolve(table.state, priority=B)
    key = next(each.key for each in powers(table.state, pupil) if isinstance(each.power, Payment))
    assert is_legal(table, Use(B, pupil, key))


def test_a_cost_that_puts_a_card_among_the_resources() -> None:
    """401.1: the card becomes a resource first, and pays then."""
    table = Table(resources=2)
    hidden = Put(Chosen(Every(Is((Kind.CARD,)), (Zone.HAND,), You())), Zone.PLAY, as_resource=True, face_up=False)
    spell = table.put(replace(instant("Dig in", cost=3), additional_cost=(Perform(hidden),)), A, Zone.HAND)
    assert not is_legal(table, PlayCard(A, spell))
    table.put(GNOME, A, Zone.HAND)
    assert is_legal(table, PlayCard(A, spell))


def test_a_cost_that_ends_what_keeps_resources_from_being_exhausted() -> None:
    """401.1: the item is destroyed first, and the resource is exhausted then."""
    table = Table(resources=1)
    yours = Controlled(You())
    lock = table.put(item("Lock", always(Cannot(Deed.EXHAUST), AllOf((Is((Kind.RESOURCE,)), yours)))))
    smash = Perform(Destroy(Chosen(Every(AllOf((Is((Kind.ITEM,)), yours))))))
    breaker = table.put(ally("Breaker", 1, 1, paid(1, Draw(You(), Number(1)), also=(smash,))))
    cheap, dear = (
        PlayCard(A, table.put(replace(instant("Break free", cost=cost), additional_cost=(smash,)), A, Zone.HAND))
        for cost in (1, 2)
    )
    assert is_legal(table, Use(A, breaker, 0))
    assert is_legal(table, cheap)
    assert not is_legal(table, dear)
    storm = replace(instant("Storm", PutDamage(HeroOf(You()), X())), has_x=True, additional_cost=(smash,))
    asked = table.asked(PlayCard(A, table.put(storm, A, Zone.HAND)))
    assert (asked.kind, asked.low, asked.high) == (ChoiceKind.X, 0, 1)
    table.act(Use(A, breaker, 0))
    assert table.zone(lock) is Zone.GRAVEYARD
    mine = [table.state.cards[card] for card in table.state.play.resources]
    assert [card.ready for card in mine if card.controller == A] == [False]


def test_a_power_in_a_graveyard_that_any_player_may_use() -> None:
    """700.2, 701.2."""
    table = Table()
    learning = Text((), (Draw(You(), Number(1)),))
    anyone, owner = (
        Payment((Resources(Number(1)),), learning, zones=(Zone.GRAVEYARD,), by_anyone=by_anyone)
        for by_anyone in (True, False)
    )
    for player in (A, B):
        assert is_legal(table, Use(A, table.put(item("Open relic", anyone), player, Zone.GRAVEYARD), 0))
        relic = table.put(item("Relic", owner), player, Zone.GRAVEYARD)
        assert is_legal(table, Use(A, relic, 0)) is (player == A)
