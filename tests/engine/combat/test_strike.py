"""Striking with weapons: how many in a combat, and with which of them damage is dealt (303.2c, 405.3d)."""

from dataclasses import replace

from engine.decisions.actions import Propose, Strike
from engine.language.effects import Interrupt
from engine.language.filters import AllOf, Controlled, Is, LinkIs
from engine.language.powers import TargetDescription
from engine.language.selections import Target, You
from engine.language.words import Kind, LinkKind, Trait, Zone
from engine.play import why_not
from engine.state.record import DealDamage
from tests.engine.cards import always, instant, item, raises, weapon
from tests.engine.table import A, B, Table

A_STRIKE = TargetDescription(LinkIs((LinkKind.STRIKE,)), zones=(Zone.CHAIN,))


def test_a_player_has_struck_with_a_weapon_though_the_strike_effect_was_interrupted() -> None:
    """303.2, 303.2c, 405.3d: to strike is to add the effect; no other weapon can, and damage is dealt with this one."""
    table = Table()
    axe, sword = (table.put(replace(weapon(name, 2, 0), limits=())) for name in ("Axe", "Sword"))
    table.put(item("Claws", always(raises(Trait.ATK, 1), AllOf((Is((Kind.HERO,)), Controlled(You()))))))
    table.act(Propose(A, table.heroes[0], table.heroes[1]))
    table.passes()
    table.passes()
    table.act(Strike(A, axe))
    table.cast(B, instant("Veto", Interrupt(Target()), targets=(A_STRIKE,)))
    assert table.state.chain == ()
    assert {reason.rule for reason in why_not(table.state, Strike(A, sword))} == {"303.2c"}
    table.passes()
    dealt = [event.packet for event in table.happened(DealDamage) if event.packet.to == table.heroes[1]]
    assert [(packet.amount, packet.with_) for packet in dealt] == [(1, (axe,))]
