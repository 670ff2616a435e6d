"""Values and powers that a card has at a moment; powers are told apart by their keys (701.4, 701.5)."""

from dataclasses import replace
from itertools import permutations

from engine.decisions.actions import Use
from engine.language.effects import Destroy, Draw
from engine.language.filters import AllOf, Controlled, Is, Named, Not, Valued
from engine.language.modifiers import CopyPaymentPowers, GainPowers, LosePowers
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Count, Every, Number, Target, Times, You
from engine.language.words import Comparison, Kind, Trait
from engine.play import legal_actions, why_not
from engine.view.values import powers
from tests.engine.cards import ALLY, OGRE, ally, always, instant, ongoing, others, paid, raises, this_turn
from tests.engine.table import A, Table
from tests.every_row import for_every

OTHER_ALLIES = Every(AllOf((Is((Kind.ALLY,)), Controlled(You()), Not(Named("Copier")))))
COPY = instant("Copy", this_turn(CopyPaymentPowers(OTHER_ALLIES), Every(Named("Copier"))))
MIRROR = ongoing("Mirror", Continuous((CopyPaymentPowers(OTHER_ALLIES),), Every(Named("Copier"))))
SAGE = ally("Sage", 1, 1, paid(1, Draw(You(), Number(1))))
GIFT = instant("Gift", this_turn(GainPowers((paid(1, Draw(You(), Number(1))),)), Every(Named("Copier"))))


@for_every(
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


def test_a_copied_power_is_one_that_the_other_card_has_now() -> None:
    """701.4, 714.2: what it has lost isn't copied, what it was given is."""
    table = Table()
    sage = table.put(SAGE)
    copier = table.put(ally("Copier", 1, 1))
    table.put(MIRROR)
    lesson = GainPowers((paid(2, Draw(You(), Number(2))),))
    table.cast(A, instant("Lesson", this_turn(lesson, Every(Named("Sage")))))
    assert [each.power for each in powers(table.state, copier)] == [*SAGE.powers, *lesson.powers]
    table.cast(A, instant("Hush", this_turn(LosePowers(), Every(Named("Sage")))))
    assert powers(table.state, copier) == powers(table.state, sage) == ()


@for_every("first", [0, 1])
def test_two_cards_that_copy_from_each_other_have_the_power_of_a_third(first: int) -> None:
    """701.4: each copies what the others have in their own right, whichever is asked about first."""
    copying = always(CopyPaymentPowers(Every(others(Is((Kind.ALLY,))))))
    table = Table()
    table.put(SAGE)
    mimics = [table.put(ally(name, 1, 1, copying)) for name in ("Mimic", "Echo")]
    for mimic in (mimics[first], mimics[1 - first]):
        assert [each.power for each in powers(table.state, mimic)] == [copying, *SAGE.powers]


STRONG = Valued(Trait.ATK, Comparison.AT_LEAST, Number(3))
WEAK = Valued(Trait.ATK, Comparison.AT_MOST, Number(2))
GROWING = always(raises(Trait.ATK, Count(Every(others(AllOf((Is((Kind.ALLY,)), STRONG)))))))
"""It has +1 ATK for each other ally with 3 or more ATK."""
SHY = always(raises(Trait.ATK, Times(Count(Every(others(AllOf((Named("Shy"), WEAK))))), 2)))
"""It has +2 ATK for each other Shy with 2 or less ATK."""


@for_every("order", list(permutations(range(3))))
def test_amounts_that_depend_on_each_other_agree_whichever_is_asked_for_first(order: tuple[int, ...]) -> None:
    """714.2: each counts the Ogre, and with that each is strong enough for the other."""
    table = Table()
    allies = [table.put(each) for each in (ally("First", 2, 2, GROWING), ally("Second", 2, 2, GROWING), OGRE)]
    assert {place: table.atk(allies[place]) for place in order} == {0: 4, 1: 4, 2: 3}


@for_every("order", list(permutations(range(3))))
def test_where_amounts_contradict_each_other_each_goes_by_what_is_printed(order: tuple[int, ...]) -> None:
    """714.2: if one of two is raised the other can't be; a third counts both as they then are."""
    table = Table()
    shy = ally("Shy", 2, 2, SHY)
    allies = [table.put(each) for each in (shy, shy, ally("Third", 1, 1, GROWING))]
    assert {place: table.atk(allies[place]) for place in order} == {0: 4, 1: 4, 2: 3}
