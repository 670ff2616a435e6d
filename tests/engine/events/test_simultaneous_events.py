"""Events of one moment: what each of them has done, and by which state it is judged (802.1)."""

from engine.decisions.actions import Pass, PlayCard
from engine.decisions.choices import ChoiceKind
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Destroy, Draw, ForEach, Heal, Put, PutDamage
from engine.language.filters import AllOf, Controlled, DealtDamage, Is, Not, Valued
from engine.language.modifiers import Control
from engine.language.names_given import fatally
from engine.language.powers import Text, Triggered
from engine.language.selections import (
    Chosen,
    Count,
    EventAmount,
    Every,
    HeroOf,
    Number,
    Players,
    Target,
    ThatMany,
    Those,
    TimesDone,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, Kind, Relation, Trait, Zone
from engine.state.record import ChangeControl
from engine.view.descriptions import fits
from engine.view.referents import number
from engine.view.scope import Scope
from tests.engine.cards import (
    ALLIES_IN_YOUR_PARTY,
    ALLY,
    GNOME,
    OGRE,
    ally,
    always,
    instant,
    item,
    ongoing,
    others,
    raises,
)
from tests.engine.table import A, B, Table
from tests.every_row import for_every

ALLIES = Is((Kind.ALLY,))
LORD = ally("Lord", 1, 1, always(raises(Trait.ATK, 2), others(ALLIES)))
STRONG = Valued(Trait.ATK, Comparison.AT_LEAST, Number(3))
TOUCH = Heal(Every(ALLIES_IN_YOUR_PARTY), HeroOf(You()), Number(2), name="healed")


def _hurt(damage: int) -> Table:
    """Return a table where A's hero has so much damage, and two allies of A can heal it."""
    table = Table()
    table.alter(table.heroes[0], damage=damage)
    table.put(OGRE)
    table.put(GNOME)
    return table


def _done(table: Table, deed: Done) -> int:
    """Return how many cards with 3 or more ATK did or underwent it this turn."""
    return number(Scope(table.state, A, 0), TimesDone(deed, None, STRONG))


def test_packets_of_one_moment_heal_together_what_there_is() -> None:
    """404.1, OP-57: the second finds what the first has left."""
    for damage, drawn in ((5, 4), (3, 3), (2, 2)):
        table = _hurt(damage)
        table.cast(A, instant("Touch", TOUCH, Draw(You(), ThatMany("healed"))))
        assert (table.damage(table.heroes[0]), table.hand(A)) == (damage - drawn, drawn)


def test_each_packet_of_a_moment_is_watched_for_with_what_it_has_healed() -> None:
    """404.1, OP-57: "that much" is 2, and then 1."""
    table = _hurt(3)
    rival = HeroOf(Players(Relation.OPPONENT))
    table.put(item("Watcher", Triggered((On(What.HEALS),), Text((), (PutDamage(rival, EventAmount()),)))))
    table.act(PlayCard(A, table.put(instant("Touch", TOUCH), A, Zone.HAND)))
    asked = table.asked_on_passing()
    assert asked.kind is ChoiceKind.ORDER_TRIGGERS
    table.act(Pass(table.priority), tuple(asked.options))
    table.empty_chain()
    assert table.damage(table.heroes[1]) == 3


def test_a_card_that_is_destroyed_with_others_is_described_as_it_was_before_all_of_it() -> None:
    """802.1: what raises its ATK was there until then."""
    table = Table()
    table.put(LORD)
    table.put(GNOME)
    table.cast(A, instant("Ruin", Destroy(Every(ALLIES))))
    assert _done(table, Done.DESTROYED) == 1


def test_a_card_that_enters_play_with_others_is_described_as_it_is_after_all_of_it() -> None:
    """703.4, 802.1."""
    table = Table()
    table.put(GNOME, A, Zone.GRAVEYARD)
    table.put(LORD, A, Zone.GRAVEYARD)
    table.cast(A, instant("Return", Put(Every(Is((Kind.CARD,)), (Zone.GRAVEYARD,)), Zone.PLAY)))
    assert _done(table, Done.ENTERED_PLAY) == 1


@for_every(("before", "fatal"), [(0, False), (1, True), (3, True)])
def test_damage_of_several_sources_at_once_is_fatal_of_each_by_what_it_comes_to(before: int, *, fatal: bool) -> None:
    """403.2, OP-78: two allies deal 2 damage each to one with 5 health."""
    table = Table()
    mine = (table.put(ally("First", 1, 9)), table.put(ally("Second", 1, 9)))
    theirs = table.put(ally("Theirs", 1, 5), B)
    table.alter(theirs, damage=before)
    table.put(item("Perch", Triggered((On(What.DEALS_DAMAGE, fatal=True),), Text((), (Draw(You(), Number(1)),)))))
    volley = Deal(Every(ALLIES_IN_YOUR_PARTY), Target(), Number(2), name="dealt")
    drawing = Draw(You(), Count(Those(fatally("dealt"))))
    table.act(PlayCard(A, table.put(instant("Volley", volley, drawing, targets=(ALLY,)), A, Zone.HAND)), (theirs,))
    table.passes()
    assert table.hand(A) == fatal
    assert [fits(Scope(table.state, A, 0), DealtDamage(fatal=True), each) for each in mine] == [fatal, fatal]
    assert len(table.state.chain) == (2 if fatal else 0)


def test_players_who_gain_control_of_each_others_allies_do_so_at_one_moment() -> None:
    """400.3, 802.1: each has chosen before, and powers that watch for it look at the game before both."""
    table = Table()
    ogre, gnome = table.put(OGRE, A), table.put(GNOME, B)
    others_allies = Every(AllOf((ALLIES, Not(Controlled(Those("player"))))))
    gain = Apply((Control(Those("player")),), Chosen(others_allies, by=Those("player")), Duration.GAME)
    table.cast(A, instant("Swap", ForEach(Players(), "player", (gain,))))
    assert [table.card(each).controller for each in (ogre, gnome)] == [B, A]
    changes = [sum(isinstance(each.event, ChangeControl) for each in moment.records) for moment in table.state.past]
    assert [many for many in changes if many] == [2]


def test_what_was_attached_is_not_among_the_cards_that_were_destroyed() -> None:
    """306.3e, 411.8d: it goes to the graveyard as part of the ally's leaving."""
    table = Table()
    table.put(ongoing("Curse", attach=ALLIES), A, attached_to=table.put(OGRE))
    table.cast(A, instant("Ruin", Destroy(Every(ALLIES), name="dead"), Draw(You(), Count(Those("dead")))))
    assert [card.printed.name for card in table.named("Curse", Zone.GRAVEYARD)] == ["Curse"]
    assert table.hand(A) == 1
