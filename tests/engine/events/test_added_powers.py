"""Since when modifiers count whose power is added to a card late, or comes back to it (718.2e)."""

from dataclasses import replace

from engine.decisions.actions import PlayCard
from engine.language.durations import Duration
from engine.language.effects import Apply, Destroy
from engine.language.filters import Is, Named
from engine.language.modifiers import Control, GainPowers, LosePowers, SetValue
from engine.language.powers import Continuous, TargetDescription
from engine.language.selections import Compare, Count, Every, Host, Number, Target, You
from engine.language.words import Comparison, Kind, Trait, Zone
from tests.engine.cards import (
    ALLIES_IN_YOUR_PARTY,
    ALLY,
    OGRE,
    ally,
    always,
    armor,
    instant,
    item,
    ongoing,
    raises,
    this_turn,
)
from tests.engine.table import HERO, A, B, Table

SETS = Continuous((SetValue(Trait.ATK, Number(1)),), Named("Ogre"))
"""Ogres have 1 ATK."""
BANNER = item("Banner", always(raises(Trait.ATK, 2), Named("Ogre")))
GNOLL = ally("Gnoll", 1, 5)


def test_a_power_that_is_given_on_a_condition_counts_from_when_that_comes_true() -> None:
    """718.2e: it was added to the card after the banner came, and sets what that has raised."""
    armored = Compare(Count(Every(Is((Kind.ARMOR,)))), Comparison.AT_LEAST, Number(1))
    table = Table()
    table.put(GNOLL)
    table.put(item("Tome", Continuous((GainPowers((SETS,)),), Named("Gnoll"), armored)))
    table.put(BANNER)
    ogre = table.put(OGRE)
    assert table.atk(ogre) == 3 + 2
    table.cast(A, armor("Plate", 1))
    assert table.atk(ogre) == 1


def test_a_power_that_is_given_to_whom_one_controls_counts_from_when_one_does() -> None:
    """718.2e: the gnoll gets it as it changes sides."""
    table = Table()
    table.put(item("Tome", Continuous((GainPowers((SETS,)),), ALLIES_IN_YOUR_PARTY)))
    gnoll = table.put(GNOLL, B)
    table.put(BANNER)
    ogre = table.put(OGRE, B)
    assert table.atk(ogre) == 3 + 2
    gain = Apply((Control(You()),), Target(), Duration.GAME)
    table.cast(A, instant("Charm", gain, targets=(ALLY,)), gnoll)
    assert table.atk(ogre) == 1


def test_a_power_that_is_given_at_once_counts_as_the_later_of_both_cards() -> None:
    """718.2e: the banner comes after both, and raises what was set."""
    table = Table()
    table.put(item("Tome", Continuous((GainPowers((SETS,)),), Named("Gnoll"))))
    ogre = table.put(OGRE)
    table.cast(A, GNOLL)
    table.cast(A, BANNER)
    assert table.atk(ogre) == 1 + 2


def test_a_given_power_that_is_lost_and_returns_counts_from_its_return() -> None:
    """718.2e: as a printed one does."""
    table = Table()
    gnoll = table.put(GNOLL)
    table.put(item("Tome", Continuous((GainPowers((SETS,)),), Named("Gnoll"))))
    table.put(BANNER)
    ogre = table.put(OGRE)
    assert table.atk(ogre) == 1 + 2
    hush = ongoing("Hush", always(LosePowers(), Host()), attach=Is((Kind.ALLY,)))
    table.act(PlayCard(A, table.put(hush, A, Zone.HAND)), (gnoll,))
    table.passes()
    assert table.atk(ogre) == 3 + 2
    [held] = table.named("Hush")
    table.cast(A, instant("Kill", Destroy(Target()), targets=(TargetDescription(Named("Hush")),)), held.id)
    assert table.zone(held.id) is Zone.GRAVEYARD
    assert table.atk(ogre) == 1


def test_a_power_beside_an_icon_counts_anew_once_its_card_is_back_with_such_a_hero() -> None:
    """207.1c, 718.2e: it was lost while a player controlled its card whose hero has no such icon."""
    sets = Continuous((SetValue(Trait.ATK, Number(1)),), Named("Ogre"), trait="Horde")
    table = Table()
    table.alter(table.heroes[1], printed=replace(HERO, traits=("Alliance",)))
    herald = table.put(ally("Herald", 1, 5, sets))
    table.put(BANNER)
    ogre = table.put(OGRE)
    assert table.atk(ogre) == 1 + 2
    table.cast(B, instant("Charm", this_turn(Control(You()), Target()), targets=(ALLY,)), herald)
    assert table.atk(ogre) == 3 + 2
    while table.state.turn_player == A:
        table.passes()
    assert table.card(herald).controller == A
    assert table.atk(ogre) == 1
