"""Choosing the modes and targets of a link that is added to the chain (707.1b, 707.1d)."""

from dataclasses import replace

from engine.decisions.actions import PlayCard
from engine.decisions.choices import ChoiceKind
from engine.language.costs import Perform
from engine.language.effects import Destroy, Draw, Exhaust
from engine.language.filters import AllOf, Controlled, Is
from engine.language.powers import Modes, TargetDescription, Text
from engine.language.printed import Printed
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Every,
    Number,
    Players,
    Target,
    You,
)
from engine.language.words import CardType, Kind, Relation, Zone
from engine.play import why_not
from tests.engine.cards import (
    ALLY,
    GNOME,
    HERO_OR_ALLY,
    OGRE,
    armor,
    bolt,
    instant,
)
from tests.engine.table import A, B, Table
from tests.engine.tried_actions import refused

NOTHING = instant("Nothing")
OPPOSING_ALLY = TargetDescription(AllOf((Is((Kind.ALLY,)), Controlled(Players(Relation.OPPONENT)))))
EXHAUST_AN_ALLY = Perform(Exhaust(Chosen(Every(AllOf((Is((Kind.ALLY,)), Controlled(You())))))))


UP_TO_ONE = TargetDescription(Is((Kind.ARMOR,)), Number(0), Number(1))
DESTROY_OR_DRAW = Modes(
    (Text((OPPOSING_ALLY,), (Destroy(Target()),)), Text((), (Draw(You(), Number(1)),))), ("destroy", "draw")
)


def modal(text: Modes) -> Printed:
    return Printed("Modal", CardType.ABILITY, 0, instant=True, text=text)


def test_a_mode_without_a_legal_target_is_not_offered() -> None:
    """707.1b: and where one is left, nothing is asked."""
    table = Table()
    spell = table.put(modal(DESTROY_OR_DRAW), A, Zone.HAND)
    table.act(PlayCard(A, spell))
    assert table.state.chain[-1].modes == (1,)
    table.passes()
    assert table.hand(A) == 1


def test_the_modes_are_chosen_before_the_targets() -> None:
    """707.1b, 707.1d."""
    table = Table()
    ogres = [table.put(OGRE, B) for _ in range(2)]
    spell = PlayCard(A, table.put(modal(replace(DESTROY_OR_DRAW, most=2)), A, Zone.HAND))
    asked = table.asked(spell)
    assert (asked.kind, tuple(asked.options), asked.least, asked.most) == (ChoiceKind.MODES, ("destroy", "draw"), 1, 2)
    assert set(table.asked(spell, ("draw", "destroy")).options) == set(ogres)
    table.act(spell, ("draw", "destroy"), (ogres[1],))
    table.passes()
    assert [table.zone(ogre) for ogre in ogres] == [Zone.PLAY, Zone.GRAVEYARD]
    assert table.hand(A) == 1


def test_each_mode_looks_at_its_own_target() -> None:
    """709.2b: "its controller" in the second mode is the controller of that mode's target."""
    draw = Draw(ControllerOf(Target()), Number(1))
    kill = (Text((ALLY,), (Destroy(Target()), draw)), Text((ARMOR_IN_PLAY,), (Destroy(Target()), draw)))
    table = Table()
    table.put(OGRE)
    table.put(armor("Plate", 2), B)
    spell = table.put(modal(Modes(kill, ("ally", "armor"), most=2)), A, Zone.HAND)
    table.act(PlayCard(A, spell), ("ally", "armor"))
    table.passes()
    assert (table.hand(A), table.hand(B)) == (1, 1)


ARMOR_IN_PLAY = TargetDescription(Is((Kind.ARMOR,)))


def test_a_mode_that_may_go_without_targets_is_offered_where_there_are_none() -> None:
    """707.1b, 706.1: up to one target may be none."""
    table = Table()
    text = Modes((Text((UP_TO_ONE,), (Destroy(Target()),)), Text((UP_TO_ONE,), (Exhaust(Target()),))), ("one", "two"))
    spell = PlayCard(A, table.put(modal(text), A, Zone.HAND))
    assert why_not(table.state, spell) == ()
    table.act(spell, ("two",))
    assert table.state.chain[-1].modes == (1,)


def test_no_card_is_two_targets_of_one_link() -> None:
    """706.1b."""
    twice = instant("Twice", bolt(1), targets=(HERO_OR_ALLY, TargetDescription(Is((Kind.ALLY,)))))
    table = Table()
    gnome = table.put(GNOME, B)
    spell = PlayCard(A, table.put(twice, A, Zone.HAND))
    # To choose the gnome first would leave nothing for the second target.
    assert set(table.asked(spell).options) == set(table.heroes)
    assert {"706.1b", "707.2"} <= refused(table, spell, (gnome,))
    table.act(spell, (table.heroes[1],))
    assert table.state.chain[-1].targets == ((table.heroes[1],), (gnome,))


def test_without_enough_targets_for_all_descriptions_a_link_can_t_be_added() -> None:
    """706.1b, 707.1d: one ally can't be both."""
    both = instant("Both", Destroy(Target()), targets=(ALLY, ALLY))
    table = Table()
    table.put(GNOME, B)
    spell = PlayCard(A, table.put(both, A, Zone.HAND))
    assert {reason.rule for reason in why_not(table.state, spell)} == {"707.1d", "706.1b", "707.2"}
    table.put(GNOME)
    assert why_not(table.state, spell) == ()


def test_a_link_does_not_target_itself() -> None:
    """706.1: there is no other link to interrupt."""
    on_chain = TargetDescription(Is((Kind.LINK,)), zones=(Zone.CHAIN,))
    table = Table()
    spell = table.put(instant("Counter", Draw(You(), Number(1)), targets=(on_chain,)), A, Zone.HAND)
    assert "706.1" in {reason.rule for reason in why_not(table.state, PlayCard(A, spell))}
    other = table.put(NOTHING, A, Zone.HAND)
    table.act(PlayCard(A, other))
    assert why_not(table.state, PlayCard(A, spell)) == ()
