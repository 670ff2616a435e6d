"""Powers that a card has at a moment, told apart by their keys (701.4, 701.5)."""

import pytest

from engine.actions import Use
from engine.language.effects import Draw
from engine.language.filters import AllOf, Controlled, Is, Named, Not
from engine.language.modifiers import CopyPaymentPowers, GainPowers
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Every, Number, You
from engine.language.words import Kind
from engine.play import legal_actions
from engine.rules.values import powers
from tests.engine.cards import ally, instant, ongoing, paid, this_turn
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
        pytest.param(
            *((MIRROR, MIRROR), 4),
            marks=pytest.mark.xfail(strict=True, reason="copies of one power by two continuous powers have one key"),
        ),
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
