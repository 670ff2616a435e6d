"""Packets that texts create: amounts of each character's own, and what nobody is asked about (403 to 405)."""

from __future__ import annotations

from engine.decisions.actions import PlayCard
from engine.decisions.choices import ChoiceKind
from engine.language.effects import Deal, Effect, Heal, May
from engine.language.filters import Is
from engine.language.modifiers import Cannot, Deed
from engine.language.printed import Printed
from engine.language.selections import Every, HeroOf, Number, Target, Those, ValueOf, You
from engine.language.words import Kind, Trait, Zone
from tests.engine.cards import ALLY, OGRE, ally, always, instant
from tests.engine.table import A, B, Table
from tests.every_row import for_every

EACH_ALLY = Every(Is((Kind.ALLY,)))
ITS_ATK = ValueOf(Trait.ATK, Those("it"))
HEALED = Heal(HeroOf(You()), Target(), Number(2))
DEALT = Deal(HeroOf(You()), Target(), Number(2))
UNHEALED = ally("Unhealed", 3, 4, always(Cannot(Deed.BE_HEALED)))
UNHURT = ally("Unhurt", 3, 4, always(Cannot(Deed.BE_DEALT_DAMAGE)))


@for_every(
    ("effect", "left"),
    [(Heal(Those("it"), EACH_ALLY, ITS_ATK), (4, 2)), (Deal(Those("it"), EACH_ALLY, ITS_ATK), (6, 8))],
)
def test_each_character_has_an_amount_of_its_own(effect: Effect, left: tuple[int, int]) -> None:
    """403.4, 404.2: a packet for each, of as much as that one's ATK."""
    table = Table()
    cards = [table.put(ally(f"Ally {atk}", atk, 9), damage=5) for atk in (1, 3)]
    table.cast(A, instant("Order", effect))
    assert tuple(map(table.damage, cards)) == left


@for_every(("effect", "printed", "damage"), [(HEALED, OGRE, 0), (HEALED, UNHEALED, 1), (DEALT, UNHURT, 0)])
def test_nobody_is_offered_a_packet_that_is_not_created(effect: Effect, printed: Printed, damage: int) -> None:
    """405.2b, 712.7: of what can't be healed, or can't be dealt damage, nothing can be chosen."""
    table = Table()
    card = table.put(printed, B, damage=damage)
    table.cast(A, instant("Offer", May(You(), (effect,)), targets=(ALLY,)), card)
    assert table.damage(card) == damage


@for_every(("effect", "damage"), [(HEALED, 1), (DEALT, 0)])
def test_a_packet_that_can_be_created_is_offered(effect: Effect, damage: int) -> None:
    """712.7: healing is done in its entirety though less damage is there."""
    table = Table()
    table.put(OGRE, B, damage=damage)
    table.act(PlayCard(A, table.put(instant("Offer", May(You(), (effect,)), targets=(ALLY,)), A, Zone.HAND)))
    assert table.asked_on_passing().kind is ChoiceKind.MAY
