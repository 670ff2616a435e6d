"""What takes the place of replaced events, and who orders the modifiers that replace one (716.3)."""

from engine.decisions.actions import PlayCard
from engine.decisions.choices import ChoiceKind
from engine.events.modified_events import affected
from engine.language.effects import Draw, Exhaust
from engine.language.filters import Is
from engine.language.modifiers import DoInstead
from engine.language.selections import Number, Target, You
from engine.language.triggers import On, What
from engine.language.words import Kind, Zone
from engine.state.record import (
    ChangeControl,
    ChangeCounters,
    CombatDeed,
    CreateToken,
    FailToDraw,
    FlipOver,
    InCombat,
    Move,
    Turn,
)
from tests.engine.cards import ALLY, GNOME, instant
from tests.engine.events.test_replacement import replacing
from tests.engine.table import A, B, Table


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
