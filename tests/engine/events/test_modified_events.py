"""What takes the place of replaced events, and who orders the modifiers that replace one (716.3)."""

from engine.decisions.actions import PlayCard
from engine.decisions.choices import ChoiceKind
from engine.events.modified_events import affected
from engine.language.effects import Deal, Destroy, Draw, Exhaust
from engine.language.filters import AllOf, Among, Controlled, Is, Named, Standing
from engine.language.modifiers import DoInstead, Replace
from engine.language.powers import Continuous, Text, Triggered
from engine.language.selections import Every, HeroOf, Number, Players, Target, This, You
from engine.language.triggers import On, What
from engine.language.words import Kind, Relation, Zone
from engine.state.record import (
    ChangeControl,
    ChangeCounters,
    CombatDeed,
    CreateToken,
    DealDamage,
    FailToDraw,
    FlipOver,
    InCombat,
    Move,
    Turn,
)
from tests.engine.cards import ALLY, GNOME, OGRE, ally, instant, item
from tests.engine.events.test_replacement import replacing
from tests.engine.table import A, B, Table

ALLIES = Is((Kind.ALLY,))


def test_whoever_has_the_card_is_affected_by_what_happens_to_it() -> None:
    """716.3: it is A's turn, and everything happens to B or to B's ally."""
    table = Table()
    gnome = table.put(GNOME, B)
    events = (
        Move(gnome, Zone.GRAVEYARD),
        Turn(gnome, ready=False),
        FlipOver(gnome, face_up=False),
        ChangeCounters(gnome, "rune", 1),
        ChangeControl(gnome, A),
        InCombat(CombatDeed.ATTACKS, gnome),
        CreateToken(GNOME, B),
        FailToDraw(B),
    )
    assert {type(each): affected(table.state, each) for each in events} == {type(each): B for each in events}


def test_who_controls_an_ally_orders_what_replaces_its_exhausting() -> None:
    """716.3: A exhausts it in A's own turn, and A controls both of the modifiers."""
    table = Table()
    exhausted = On(What.BECOMES_EXHAUSTED, subject=Is((Kind.ALLY,)))
    hoards = [replacing(f"Hoard {many}", exhausted, DoInstead((Draw(You(), Number(many)),))) for many in (1, 2)]
    both = {table.put(each) for each in hoards}
    table.put(GNOME, B)
    table.act(PlayCard(A, table.put(instant("Daze", Exhaust(Target()), targets=(ALLY,)), A, Zone.HAND)))
    asked = table.asked_on_passing()
    assert (asked.kind, asked.player, set(asked.options)) == (ChoiceKind.ORDER_REPLACEMENTS, B, both)


def test_what_is_done_instead_happens_at_the_moment_of_the_event() -> None:
    """716.1, 802.1, 703.3: the item that is destroyed in the place of one ally watches for the other ally's end."""
    spares = Continuous((Replace(On(What.DESTROYED, subject=Named("Ogre")), DoInstead((Destroy(This()),))),), You())
    mourns = Triggered((On(What.DESTROYED, subject=ALLIES),), Text((), (Draw(You(), Number(1)),)))
    table = Table()
    ogre, gnome, effigy = table.put(OGRE), table.put(GNOME), table.put(item("Effigy", spares, mourns))
    table.cast(A, instant("Ruin", Destroy(Every(ALLIES))))
    assert [table.zone(each) for each in (ogre, gnome, effigy)] == [Zone.PLAY, Zone.GRAVEYARD, Zone.GRAVEYARD]
    table.empty_chain()
    assert table.hand(A) == 1


def test_who_is_destroyed_in_the_place_of_damage_is_dealt_its_own_at_that_moment() -> None:
    """716.1, 802.1: the ally has left play as everything has happened, and not before."""
    taken = On(What.DEALS_DAMAGE, other=Among(HeroOf(You())))
    steward = ally("Steward", 1, 9, Continuous((Replace(taken, DoInstead((Destroy(This()),))),), You()))
    table = Table()
    guard = table.put(steward, B)
    theirs = AllOf((Is((Kind.HERO, Kind.ALLY)), Controlled(Players(Relation.OPPONENT))))
    table.cast(A, instant("Wave", Deal(HeroOf(You()), Every(theirs), Number(3))))
    assert [event.packet.to for event in table.happened(DealDamage)] == [guard]
    assert (table.zone(guard), table.damage(table.heroes[1])) == (Zone.GRAVEYARD, 0)


def test_who_draws_in_the_place_of_another_draws_beside_the_own_card() -> None:
    """716.1, 802.1: both draws are of that moment, and they are two cards."""
    theft = On(What.DRAWN, player=Standing(Relation.OPPONENT))
    table = Table()
    table.put(replacing("Theft", theft, DoInstead((Draw(You(), Number(1)),))))
    table.cast(A, instant("Feast", Draw(Players(), Number(1))))
    assert [table.hand(each) for each in (A, B)] == [2, 0]
