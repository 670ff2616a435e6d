"""Powers that a card has at a moment, told apart by their keys (701.4, 701.5)."""

from dataclasses import replace

import pytest

from engine.decisions.actions import Use
from engine.language.effects import Destroy, Draw
from engine.language.filters import AllOf, Controlled, Is, Named, Not
from engine.language.modifiers import CopyPaymentPowers, GainPowers
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Every, Number, Target, You
from engine.language.words import Kind
from engine.play import legal_actions, why_not
from engine.view.values import powers
from tests.engine.cards import ALLY, ally, instant, ongoing, paid, this_turn
from tests.engine.table import A, Table

OTHER_ALLIES = Every(AllOf((Is((Kind.ALLY,)), Controlled(You()), Not(Named("Copier")))))
COPY = instant("Copy", this_turn(CopyPaymentPowers(OTHER_ALLIES), Every(Named("Copier"))))
MIRROR = ongoing("Mirror", Continuous((CopyPaymentPowers(OTHER_ALLIES),), Every(Named("Copier"))))
SAGE = ally("Sage", 1, 1, paid(1, Draw(You(), Number(1))))
GIFT = instant("Gift", this_turn(GainPowers((paid(1, Draw(You(), Number(1))),)), Every(Named("Copier"))))


@pytest.mark.parametrize(
    ("spells", "powers_of_its_own"),
    [
        ((), 0),
        ((COPY,), 2),
        ((GIFT,), 1),
        ((GIFT, GIFT), 2),
        ((GIFT, COPY), 3),
        ((COPY, COPY), 4),
        ((MIRROR,), 2),
        ((MIRROR, COPY), 4),
        ((MIRROR, MIRROR), 4),
        ((MIRROR, MIRROR, GIFT, COPY), 7),
    ],
)
def test_each_power_has_a_key_of_its_own(spells: tuple[Printed, ...], powers_of_its_own: int) -> None:
    """701.4, 701.5: two copies of a power are two powers, and each is listed once among what can be used."""
    table = Table()
    for _ in range(2):
        table.put(SAGE)
    copier = table.put(ally("Copier", 1, 1))
    for spell in spells:
        table.cast(A, spell)
    held = powers(table.state, copier)
    assert len(held) == powers_of_its_own
    assert len({power.key for power in held}) == powers_of_its_own
    usable = [action for action in legal_actions(table.state) if isinstance(action, Use) and action.card == copier]
    assert len(set(usable)) == len(usable) == powers_of_its_own


def test_a_copied_power_stays_the_same_while_other_cards_come_and_go() -> None:
    """701.5, 701.5a: what was used this turn has been used, whatever else is copied by then."""
    once = replace(paid(0, Draw(You(), Number(1))), once_per_turn=True)
    table = Table()
    first, sage = (table.put(ally(name, 1, 1, once)) for name in ("First", "Sage"))
    copier = table.put(ally("Copier", 1, 1))
    table.put(MIRROR)
    [of_first, of_sage] = [power.key for power in powers(table.state, copier)]
    table.act(Use(A, copier, of_sage))
    table.passes()
    table.cast(A, instant("Smite", Destroy(Target()), targets=(ALLY,)), first)
    assert [power.key for power in powers(table.state, copier)] == [of_sage]
    assert {reason.rule for reason in why_not(table.state, Use(A, copier, of_sage))} == {"701.5"}
    assert {reason.rule for reason in why_not(table.state, Use(A, copier, of_first))} == {"701.1"}
    assert why_not(table.state, Use(A, sage, 0)) == ()
