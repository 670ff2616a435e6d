"""A cost of X cards: how many may be chosen, and what the text makes of them (707.1c, faq-2009-03 5)."""

from dataclasses import replace

from engine.decisions.actions import PlayCard
from engine.decisions.choices import ChoiceKind
from engine.language.costs import Perform
from engine.language.effects import Deal, Put
from engine.language.filters import Tagged
from engine.language.selections import Chosen, Count, Every, HeroOf, Number, Plus, Target, Those, X, You
from engine.language.words import Trait, Zone
from engine.view.values import trait_of
from tests.engine.cards import GNOME, HERO_OR_ALLY, instant
from tests.engine.table import A, Table
from tests.every_row import for_every

COMBO = replace(GNOME, name="Combo", tags=("Combo",))
COMBOS = Every(Tagged(("Combo",)), (Zone.GRAVEYARD,), You())
FINISHER = replace(
    instant(
        "Finisher",
        Deal(HeroOf(You()), Target(), Plus((Number(2), Count(Those("removed"))))),
        targets=(HERO_OR_ALLY,),
        cost=2,
    ),
    tags=("Finishing Move",),
    additional_cost=(Perform(Put(Chosen(COMBOS, X(), X()), Zone.REMOVED, name="removed")),),
    highest_x=5,
)


@for_every(("combos", "most"), [(0, 0), (1, 1), (5, 5), (7, 5)])
def test_as_many_cards_are_removed_as_there_are_and_five_at_most(combos: int, most: int) -> None:
    table = Table(resources=2)
    for _ in range(combos):
        table.put(COMBO, A, Zone.GRAVEYARD)
    table.put(GNOME, A, Zone.GRAVEYARD)
    play = PlayCard(A, table.put(FINISHER, A, Zone.HAND))
    if most == 0:
        assert table.asked(play).kind is ChoiceKind.TARGETS
        return
    choice = table.asked(play)
    assert (choice.kind, choice.low, choice.high, choice.rule) == (ChoiceKind.X, 0, most, "faq-2009-03:5")


@for_every("x", [0, 1, 2])
def test_the_damage_counts_the_cards_removed_and_the_cost_of_the_card_does_not(x: int) -> None:
    table = Table(resources=2)
    combos = [table.put(COMBO, A, Zone.GRAVEYARD) for _ in range(3)]
    finisher = table.put(FINISHER, A, Zone.HAND)
    picked = () if x == 0 else (tuple(combos[:x]),)
    table.act(PlayCard(A, finisher), (x,), (table.heroes[1],), *picked)
    assert [table.zone(card) for card in combos] == [Zone.REMOVED] * x + [Zone.GRAVEYARD] * (3 - x)
    assert trait_of(table.state, table.card(finisher), Trait.COST) == 2
    table.passes()
    assert table.damage(table.heroes[1]) == 2 + x
