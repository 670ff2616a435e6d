"""What is listed as legal, what has no reasons against it, and what can be done are the same (401, 700.2, 707)."""

from __future__ import annotations

from dataclasses import replace

from engine.decisions.actions import Complete, PlayCard, Propose, Strike, Use
from engine.language.costs import Perform, Resources
from engine.language.effects import Destroy, Draw, Exhaust, May
from engine.language.filters import AllOf, Controlled, Is
from engine.language.modifiers import AddCost, Cannot, ChangeCost, Deed, PlayFrom, Purpose
from engine.language.powers import Completion, Continuous, Payment, Text
from engine.language.printed import Printed
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    Every,
    Number,
    Players,
    Target,
    This,
    Times,
    You,
)
from engine.language.words import CardType, Comparison, Kind, Relation, Zone
from tests.engine.cards import ALLY, GNOME, OGRE, ally, instant, item, ongoing, paid, weapon
from tests.engine.table import BLANK, A, B, Table
from tests.engine.tried_actions import agree
from tests.every_row import for_every

NOTHING = instant("Nothing")
DRAW = Draw(You(), Number(0))
HAND = Every(Is((Kind.CARD,)), (Zone.HAND,), You())
LINKS = Every(Is((Kind.LINK,)), (Zone.CHAIN,))


def costing(change: AddCost | ChangeCost) -> Printed:
    return ongoing("Costly", Continuous((change,), You()))


@for_every("purpose", [Purpose.PLAY, Purpose.USE, Purpose.COMPLETE, Purpose.STRIKE])
def test_what_something_else_costs_more_a_proposal_does_not(purpose: Purpose) -> None:
    """600.3, 707.1e."""
    table = Table(resources=0)
    ogre = table.put(OGRE)
    table.put(costing(AddCost(purpose, Is((Kind.CARD,)), (Resources(Number(1)),))))
    agree(table, Propose(A, ogre, table.heroes[1]), legal=True)


@for_every(("resources", "legal"), [(0, False), (1, True)])
def test_what_a_proposal_costs_more_is_paid(resources: int, legal: bool) -> None:  # noqa: FBT001
    """600.3, 401.1."""
    table = Table(resources=resources)
    ogre = table.put(OGRE)
    table.put(costing(AddCost(Purpose.PROPOSE, Is((Kind.CARD,)), (Resources(Number(1)),))))
    agree(table, Propose(A, ogre, table.heroes[1]), legal=legal)


@for_every("zone", [Zone.GRAVEYARD, Zone.REMOVED, Zone.DECK, Zone.HAND])
@for_every("owner", [A, B])
def test_cards_are_played_from_where_a_modifier_lets_them_be(zone: Zone, owner: int) -> None:
    """103.1, 406.1."""
    table = Table()
    cards = {
        each: table.put(NOTHING, A if owner == A else B, each) for each in Zone if each not in (Zone.PLAY, Zone.CHAIN)
    }
    table.put(ongoing("Open", Continuous((PlayFrom(zone, Is((Kind.CARD,))),), You())))
    for each, card in cards.items():
        agree(table, PlayCard(A, card), legal=each is zone or (each is Zone.HAND and owner == A))


@for_every("zone", [Zone.HAND, Zone.GRAVEYARD, Zone.REMOVED, Zone.DECK, Zone.PLAY])
def test_a_power_is_used_in_the_zone_where_it_functions(zone: Zone) -> None:
    """700.2, 701.2: by its owner where it has no controller."""
    power = Payment((Resources(Number(1)),), Text((), (DRAW,)), zones=(zone,))
    table = Table()
    for each in Zone:
        if each is Zone.CHAIN:
            continue
        mine, theirs = (table.put(item("Relic", power), player, each) for player in (A, B))
        agree(table, Use(A, mine, 0), legal=each is zone)
        agree(table, Use(A, theirs, 0), legal=False)


def test_a_quest_that_is_no_resource_can_be_completed() -> None:
    """702.3: a quest in play."""
    quest = Printed("Quest", CardType.QUEST, powers=(Completion((Resources(Number(1)),), Text((), (DRAW,))),))
    table = Table(resources=1)
    agree(table, Complete(A, table.put(quest)), legal=True)


# A card that is being played is no longer in hand, and is on the chain, as its cost is counted (707.1a before 707.1e).
PER_CARD_IN_HAND = Times(Count(HAND), 1)
PER_LINK = Count(LINKS)


@for_every(
    ("change", "in_hand", "resources", "legal"),
    [
        (ChangeCost(Purpose.PLAY, Is((Kind.CARD,)), PER_CARD_IN_HAND), 0, 0, True),
        (ChangeCost(Purpose.PLAY, Is((Kind.CARD,)), PER_CARD_IN_HAND), 2, 1, False),
        (ChangeCost(Purpose.PLAY, Is((Kind.CARD,)), PER_CARD_IN_HAND), 2, 2, True),
        (ChangeCost(Purpose.PLAY, Is((Kind.CARD,)), PER_LINK), 0, 0, False),
        (ChangeCost(Purpose.PLAY, Is((Kind.CARD,)), PER_LINK), 0, 1, True),
        (AddCost(Purpose.PLAY, Is((Kind.CARD,)), (Resources(PER_CARD_IN_HAND),)), 1, 0, False),
        (AddCost(Purpose.PLAY, Is((Kind.CARD,)), (Resources(PER_CARD_IN_HAND),)), 1, 1, True),
        (AddCost(Purpose.PLAY, AllOf((Is((Kind.CARD,)), Controlled(You()))), (Resources(Number(1)),)), 0, 0, False),
    ],
)
def test_costs_are_counted_once_the_card_is_announced(
    change: AddCost | ChangeCost,
    in_hand: int,
    resources: int,
    legal: bool,  # noqa: FBT001
) -> None:
    table = Table(resources=resources)
    table.put(costing(change))
    for _ in range(in_hand):
        table.put(BLANK, A, Zone.HAND)
    agree(table, PlayCard(A, table.put(NOTHING, A, Zone.HAND)), legal=legal)


@for_every(("resources", "legal"), [(0, False), (1, True)])
def test_an_effect_counts_itself_among_the_links(resources: int, legal: bool) -> None:  # noqa: FBT001
    """707.1a, 705.3."""
    table = Table(resources=resources)
    ring = table.put(item("Ring", Payment((Resources(PER_LINK),), Text((), (DRAW,)))))
    agree(table, Use(A, ring, 0), legal=legal)


def test_a_modifier_that_ends_as_the_card_leaves_the_hand_is_gone_when_targets_are_chosen() -> None:
    """707.1a before 707.1d: allies are untargetable while their opponent holds a card."""

    holding = Compare(
        Count(Every(Is((Kind.CARD,)), (Zone.HAND,), Players(Relation.OPPONENT))), Comparison.AT_LEAST, Number(1)
    )
    hidden = ally("Hidden", 1, 1, Continuous((Cannot(Deed.BE_TARGETED),), This(), holding))
    table = Table()
    table.put(hidden, B)
    spell = table.put(instant("Smite", Destroy(Target()), targets=(ALLY,)), A, Zone.HAND)
    agree(table, PlayCard(A, spell), legal=True)
    table.put(BLANK, A, Zone.HAND)
    agree(table, PlayCard(A, spell), legal=False)


AN_ALLY_OF_YOURS = Chosen(Every(AllOf((Is((Kind.ALLY,)), Controlled(You())))))


def test_a_target_may_be_what_is_paid_with() -> None:
    """707.1d before 707.1e: it is legal to choose it, and its link will find it gone (709.2a)."""
    table = Table()
    gnome = table.put(GNOME)
    smite = replace(
        instant("Smite", Destroy(Target()), targets=(ALLY,)), additional_cost=(Perform(Destroy(AN_ALLY_OF_YOURS)),)
    )
    spell = PlayCard(A, table.put(smite, A, Zone.HAND))
    agree(table, spell, legal=True)
    table.act(spell)
    assert table.zone(gnome) is Zone.GRAVEYARD
    assert table.state.chain[-1].targets == ((gnome,),)


@for_every(
    ("cost", "resources", "allies", "legal"),
    [
        ((Perform(Exhaust(AN_ALLY_OF_YOURS)),), 0, 1, True),
        ((Perform(Exhaust(AN_ALLY_OF_YOURS)), Perform(Exhaust(AN_ALLY_OF_YOURS))), 0, 1, False),
        ((Perform(Exhaust(AN_ALLY_OF_YOURS)), Perform(Exhaust(AN_ALLY_OF_YOURS))), 1, 1, True),
        ((Perform(Exhaust(AN_ALLY_OF_YOURS)), Perform(Exhaust(AN_ALLY_OF_YOURS))), 0, 2, True),
    ],
)
def test_an_alternate_cost_is_paid_as_a_whole(
    cost: tuple[Perform, ...],
    resources: int,
    allies: int,
    legal: bool,  # noqa: FBT001
) -> None:
    """401.1, 401.3."""
    table = Table(resources=resources)
    for _ in range(allies):
        table.put(GNOME)
    agree(table, PlayCard(A, table.put(replace(NOTHING, cost=1, alternate_cost=cost), A, Zone.HAND)), legal=legal)


def test_a_weapon_is_exhausted_once_to_strike() -> None:
    """303.2, 401.1: an additional cost of exhausting a weapon takes another weapon."""
    for others, legal in ((0, False), (1, True)):
        table = Table(resources=0)
        axe = table.put(replace(weapon("Axe", 1, 0), limits=()))
        for _ in range(others):
            table.put(replace(weapon("Club", 1, 0), limits=()))
        a_weapon = Chosen(Every(AllOf((Is((Kind.WEAPON,)), Controlled(You())))))
        table.put(costing(AddCost(Purpose.STRIKE, Is((Kind.CARD,)), (Perform(Exhaust(a_weapon)),))))
        table.act(Propose(A, table.heroes[0], table.heroes[1]))
        table.passes()
        table.passes()
        agree(table, Strike(A, axe), legal=legal)


def test_a_resource_with_a_power_does_not_pay_for_being_exhausted_itself() -> None:
    """401.1, 701.3, 408.2: with one other resource ready it is that one which pays."""
    quest = Printed("Quest", CardType.QUEST, powers=(paid(1, DRAW, also=(Perform(Exhaust(This())),)),))
    table = Table(resources=0)
    mine = table.put(quest, A, resource=True)
    agree(table, Use(A, mine, 0), legal=False)
    table.put(quest, A, resource=True)
    agree(table, Use(A, mine, 0), legal=True)
    table.act(Use(A, mine, 0))
    assert [table.state.cards[card].ready for card in table.state.play.resources] == [False, False]


@for_every(("allies", "asked"), [(1, False), (2, True)])
def test_what_may_be_done_is_on_offer_only_if_all_of_it_can_be(allies: int, asked: bool) -> None:  # noqa: FBT001
    """712.7: with one ally not two can be exhausted, one after the other."""
    both = May(You(), (Exhaust(AN_ALLY_OF_YOURS), Exhaust(AN_ALLY_OF_YOURS)), (Draw(You(), Number(1)),))
    table = Table()
    for _ in range(allies):
        table.put(GNOME)
    table.act(PlayCard(A, table.put(instant("Drill", both), A, Zone.HAND)))
    if asked:
        table.passes(("yes",), (table.named("Gnome")[0].id,))
        assert table.hand(A) == 1
    else:
        table.passes()
        assert table.hand(A) == 0
        assert all(gnome.ready for gnome in table.named("Gnome"))
