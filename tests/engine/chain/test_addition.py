"""Adding a link to the chain: modes, X, targets, costs, and what happens when it can't be finished (707)."""

from collections.abc import Sequence
from dataclasses import replace

from engine.decisions.actions import Pass, PlayCard, Use
from engine.decisions.choices import ChoiceKind
from engine.language.costs import Activate, Cost, Perform, Resources
from engine.language.effects import Destroy, Discard, Draw, Exhaust, If, PutDamage, RemoveCounters
from engine.language.filters import AllOf, Controlled, Is, Valued
from engine.language.modifiers import AddCost, Cannot, ChangeCost, Deed, Purpose
from engine.language.powers import Attach, Continuous, TargetDescription, Text
from engine.language.printed import Printed
from engine.language.selections import (
    Chosen,
    Every,
    HeroOf,
    Number,
    PaidAlternate,
    Players,
    Target,
    This,
    Those,
    ValueOf,
    X,
    You,
)
from engine.language.triggers import What
from engine.language.words import CardType, Comparison, Kind, Relation, Trait, Zone
from engine.play import legal_actions, why_not
from engine.state.ids import CardId
from engine.state.record import AddLink, BecomeTarget, Decide, Trigger, Turn
from tests.engine.cards import (
    ALLY,
    GNOME,
    OGRE,
    ally,
    always,
    blast,
    instant,
    item,
    ongoing,
    paid,
    this_turn,
    when,
)
from tests.engine.table import A, B, Table
from tests.engine.tried_actions import agree, refused
from tests.every_row import for_every

NOTHING = instant("Nothing")
OPPOSING_ALLY = TargetDescription(AllOf((Is((Kind.ALLY,)), Controlled(Players(Relation.OPPONENT)))))
EXHAUST_AN_ALLY = Perform(Exhaust(Chosen(Every(AllOf((Is((Kind.ALLY,)), Controlled(You())))))))


def ready(table: Table) -> int:
    """Return how many of A's resources are ready."""
    held = [table.state.cards[card] for card in table.state.play.resources]
    return sum(1 for card in held if card.controller == A and card.ready)


def less(by: int, minimum: int = 0, purpose: Purpose = Purpose.PLAY, of: Kind = Kind.CARD) -> Printed:
    return ongoing(f"Less {by}", Continuous((ChangeCost(purpose, Is((of,)), Number(-by), minimum),), You()))


def more(by: int) -> Printed:
    return ongoing(f"More {by}", Continuous((ChangeCost(Purpose.PLAY, Is((Kind.CARD,)), Number(by)),), You()))


def added(*cost: Resources | Perform) -> Printed:
    return ongoing("Added", Continuous((AddCost(Purpose.PLAY, Is((Kind.CARD,)), cost),), You()))


@for_every(
    ("printed", "modifiers", "total"),
    [
        (0, (), 0),
        (3, (), 3),
        (3, (more(1), more(2)), 6),
        (3, (less(1), less(1)), 1),
        (3, (less(5),), 0),  # Costs can't be negative (401.2).
        (0, (less(5), more(2)), 0),  # Additions come first: 2, and 5 less than that.
        (3, (less(2, minimum=2),), 2),
        (1, (less(2, minimum=2),), 1),  # A minimum never raises a cost.
        (2, (less(1, minimum=1), less(1)), 0),  # It bounds that reduction only.
        (2, (less(1), less(1, minimum=1)), 0),
        (2, (added(Resources(Number(2))), less(1)), 3),
    ],
)
def test_the_total_cost(printed: int, modifiers: Sequence[Printed], total: int) -> None:
    """707.1e: additions, then reductions in any order, so that the player may take the one that is best."""
    for resources in range(max(0, total - 1), total + 1):
        table = Table(resources=resources)
        for modifier in modifiers:
            table.put(modifier)
        spell = PlayCard(A, table.put(replace(NOTHING, cost=printed), A, Zone.HAND))
        assert (why_not(table.state, spell) == ()) is (resources >= total)
        if resources >= total:
            table.act(spell)
            assert ready(table) == 0


def test_a_reduction_counts_for_what_it_says_only() -> None:
    """707.1e."""
    table = Table(resources=2)
    table.put(less(1, of=Kind.ALLY))
    table.put(less(1, purpose=Purpose.USE))
    ring = table.put(item("Ring", paid(2, Draw(You(), Number(1)))))
    spell, knight = (table.put(card, A, Zone.HAND) for card in (replace(NOTHING, cost=3), replace(OGRE, cost=3)))
    assert [why_not(table.state, PlayCard(A, card)) == () for card in (spell, knight)] == [False, True]
    table.act(Use(A, ring, 0))
    assert ready(table) == 1


def test_what_distinguishes_resources_is_asked_for() -> None:
    """408.2: which resources to exhaust is the player's choice where one differs from another."""
    table = Table(resources=2)
    quest = table.put(Printed("Quest", CardType.QUEST), A, resource=True)
    spell = table.put(replace(NOTHING, cost=1), A, Zone.HAND)
    asked = table.asked(PlayCard(A, spell))
    assert (asked.kind, asked.least, asked.most, len(asked.options)) == (ChoiceKind.RESOURCES, 1, 1, 3)
    table.act(PlayCard(A, spell), (quest,))
    assert [event.card for event in table.happened(Turn)] == [quest]


def test_a_resource_that_a_modifier_flags_differs_from_others_like_it() -> None:
    """408.2, 714.3f: the player may want to exhaust the other one."""
    table = Table(resources=2)
    mine = [card for card in table.state.play.resources if table.state.cards[card].controller == A]
    a_resource = TargetDescription(Is((Kind.RESOURCE,)))
    table.cast(A, instant("Rust", this_turn(Cannot(Deed.READY), Target()), targets=(a_resource,)), mine[0])
    spell = table.put(replace(NOTHING, cost=1), A, Zone.HAND)
    asked = table.asked(PlayCard(A, spell))
    assert (asked.kind, set(asked.options)) == (ChoiceKind.RESOURCES, set(mine))
    table.act(PlayCard(A, spell), (mine[1],))
    assert [event.card for event in table.happened(Turn)] == [mine[1]]


@for_every(("x", "resources"), [(0, 5), (2, 3), (4, 1)])
def test_x_is_chosen_and_paid(x: int, resources: int) -> None:
    """707.1c, 401.4a: the printed part and X."""
    table = Table(resources=5)
    storm = replace(instant("Storm", PutDamage(HeroOf(You()), X())), cost=0, has_x=True)
    spell = table.put(replace(storm, cost=1), A, Zone.HAND)
    asked = table.asked(PlayCard(A, spell))
    assert (asked.kind, asked.low, asked.high) == (ChoiceKind.X, 0, 4)
    table.act(PlayCard(A, spell), (x,))
    assert ready(table) == resources - 1
    table.passes()
    assert table.damage(table.heroes[0]) == x


def test_x_bounds_what_can_be_targeted() -> None:
    """707.1c before 707.1d: no value of X is on offer for which there would be no target, which had to be rewound."""
    of_cost_x = TargetDescription(AllOf((Is((Kind.ALLY,)), Valued(Trait.COST, Comparison.EQUAL, X()))))
    table = Table(resources=3)
    ogre = table.put(OGRE, B)  # It costs 1.
    spell = PlayCard(
        A, table.put(replace(instant("Seize", Destroy(Target()), targets=(of_cost_x,)), has_x=True), A, Zone.HAND)
    )
    table.act(spell)
    assert table.state.chain[-1].targets == ((ogre,),)
    assert ready(table) == 2


def test_of_the_values_of_x_those_are_on_offer_that_can_be_paid_and_aimed() -> None:
    """707.1c, 707.1d, 707.2: with 1, 2 and 4 there are targets, and 4 is too much to pay; 0 and 3 have no target."""
    of_cost_x = TargetDescription(AllOf((Is((Kind.ALLY,)), Valued(Trait.COST, Comparison.EQUAL, X()))))
    table = Table(resources=3)
    ogre, giant, _ = (table.put(replace(OGRE, cost=cost), B) for cost in (1, 2, 4))
    seize = replace(instant("Seize", Destroy(Target()), targets=(of_cost_x,)), has_x=True)
    spell = PlayCard(A, table.put(seize, A, Zone.HAND))
    asked = table.asked(spell)
    assert (asked.kind, asked.options) == (ChoiceKind.X, (1, 2))
    assert {"707.1c", "706.1", "707.2"} <= refused(table, spell, (0,))
    assert {"707.1c", "706.1", "707.2"} <= refused(table, spell, (3,))
    assert {"707.1c", "401.1", "707.2"} <= refused(table, spell, (4,))
    for x, target in ((1, ogre), (2, giant)):
        again = replace(table)
        again.state = table.state
        again.act(spell, (x,))
        assert again.state.chain[-1].targets == ((target,),)


def test_the_reductions_of_a_cost_raise_what_x_can_be() -> None:
    """401.2, 707.1e: 1 and X, less 3, is 2 for an X of 4."""
    table = Table(resources=2)
    table.put(less(3))
    storm = replace(instant("Storm", PutDamage(HeroOf(You()), X())), cost=1, has_x=True)
    spell = PlayCard(A, table.put(storm, A, Zone.HAND))
    asked = table.asked(spell)
    assert (asked.low, asked.high) == (0, 4)
    table.act(spell, (4,))
    assert ready(table) == 0


@for_every(("counters", "most"), [(0, 0), (3, 3)])
def test_x_that_is_no_resources_is_bounded_by_what_else_it_costs(counters: int, most: int) -> None:
    """401.1, 707.1c: no more counters can be removed than there are."""
    charged = paid(0, PutDamage(HeroOf(You()), X()), also=(Perform(RemoveCounters(This(), "charge", X())),))
    table = Table()
    wand = table.put(item("Wand", charged), counters=(("charge", counters),) if counters else ())
    if not most:
        table.act(Use(A, wand, 0))
        assert table.state.chain[-1].x == 0
        return
    asked = table.asked(Use(A, wand, 0))
    assert (asked.kind, asked.low, asked.high) == (ChoiceKind.X, 0, most)
    for x in range(most + 1):
        again = replace(table)
        again.state = table.state
        again.act(Use(A, wand, 0), (x,))
        assert again.card(wand).counters_named("charge") == counters - x


@for_every(
    ("card", "why"),
    [
        (blast(1), set()),
        (instant("Smash", Destroy(Target()), targets=(ALLY,)), {"707.1d", "706.1", "707.2"}),
        (replace(NOTHING, cost=6), {"401.1", "707.2"}),
        (replace(NOTHING, additional_cost=(Perform(Discard(You(), Number(2))),)), {"401.1", "707.2"}),
        (replace(NOTHING, additional_cost=(EXHAUST_AN_ALLY,)), {"401.1", "707.2"}),
        (replace(NOTHING, cost=9, alternate_cost=(Resources(Number(6)),)), {"401.1", "707.2"}),
        (replace(NOTHING, cost=9, alternate_cost=(Resources(Number(5)),)), set()),
    ],
)
def test_a_link_that_can_t_be_finished_can_t_be_begun(card: Printed, why: set[str]) -> None:
    """707.2: what says no before the attempt and what rewinds it say the same."""
    table = Table()
    spell = PlayCard(A, table.put(card, A, Zone.HAND))
    said = {str(reason.rule) for reason in why_not(table.state, spell)}
    assert said >= why
    assert bool(said) is bool(why)
    assert (spell in legal_actions(table.state)) is not bool(why)
    if why:
        assert refused(table, spell) == said


def test_a_card_can_t_be_discarded_to_pay_for_itself() -> None:
    """707.1a before 707.1e: it is on the chain as its cost is paid, so it takes another card in hand."""
    costly = replace(NOTHING, additional_cost=(Perform(Discard(You(), Number(1))),))
    table = Table()
    spell = PlayCard(A, table.put(costly, A, Zone.HAND))
    assert why_not(table.state, spell) != ()
    other = table.put(NOTHING, A, Zone.HAND)
    assert why_not(table.state, spell) == ()
    table.act(spell)
    assert table.zone(other) is Zone.GRAVEYARD


def test_a_cost_that_can_t_be_performed_can_t_be_paid() -> None:
    """103.2, 401.1."""
    table = Table()
    ring = table.put(item("Ring", paid(0, Draw(You(), Number(1)), also=(Perform(Destroy(This())),))))
    assert why_not(table.state, Use(A, ring, 0)) == ()
    table.put(ongoing("Eternal", always(Cannot(Deed.BE_DESTROYED), Is((Kind.ITEM,)))))
    assert "401.1" in {reason.rule for reason in why_not(table.state, Use(A, ring, 0))}


def test_who_can_t_discard_can_t_pay_by_discarding() -> None:
    """103.2, 401.1: though there are cards in hand to choose from."""
    table = Table()
    costly = replace(NOTHING, additional_cost=(Perform(Discard(You(), Number(1))),))
    spell = PlayCard(A, table.put(costly, A, Zone.HAND))
    for printed in (NOTHING, blast(1)):
        table.put(printed, A, Zone.HAND)
    agree(table, spell, legal=True)
    table.put(ongoing("Miser", always(Cannot(Deed.DISCARD), You())))
    agree(table, spell, legal=False)
    assert {"103.2", "401.1"} <= {reason.rule for reason in why_not(table.state, spell)}


@for_every(("answer", "exhausted", "resources"), [("yes", True, 5), ("no", False, 2)])
def test_the_alternate_cost_is_the_players_choice(answer: str, exhausted: object, resources: int) -> None:
    """401.3, 707.1e; the text may ask which was paid."""
    text = Text((), (If(PaidAlternate(), (PutDamage(HeroOf(You()), Number(1)),)),))
    bash = Printed("Bash", CardType.ABILITY, 3, instant=True, text=text, alternate_cost=(EXHAUST_AN_ALLY,))
    table = Table()
    ogre = table.put(OGRE)
    spell = table.put(bash, A, Zone.HAND)
    asked = table.asked(PlayCard(A, spell))
    assert (asked.kind, asked.player) == (ChoiceKind.ALTERNATE_COST, A)
    table.act(PlayCard(A, spell), (answer,))
    assert (not table.card(ogre).ready) is exhausted
    assert ready(table) == resources
    table.passes()
    assert table.damage(table.heroes[0]) == int(exhausted is True)


def test_nothing_is_asked_where_only_one_of_the_two_costs_can_be_paid() -> None:
    """401.1: without an ally to exhaust it is the printed cost."""
    bash = Printed("Bash", CardType.ABILITY, 3, instant=True, text=Text(), alternate_cost=(EXHAUST_AN_ALLY,))
    table = Table()
    table.act(PlayCard(A, table.put(bash, A, Zone.HAND)))
    assert ready(table) == 2


def test_the_steps_come_in_order_and_the_link_is_added_last() -> None:
    """707.1d, 707.1e: targets, then costs; 707.1f: only then is it added, and what watches for targets triggers."""
    table = Table()
    shy = table.put(ally("Shy", 1, 9, when(What.TARGETED, Draw(You(), Number(1)))))
    spell = table.put(replace(blast(1), cost=2), A, Zone.HAND)
    table.act(PlayCard(A, spell), (shy,))
    told = (Turn, AddLink, BecomeTarget, Trigger)
    order = [type(record.event) for record in table.records if isinstance(record.event, told)]
    assert order[:5] == [BecomeTarget, Turn, Turn, AddLink, Trigger]
    assert len(table.state.chain) == 2
    assert table.priority == A


def test_a_player_who_can_t_play_cards_can_t_start_to() -> None:
    """707.1."""
    table = Table()
    table.put(ongoing("Silence", Continuous((Cannot(Deed.PLAY),), Players(Relation.OPPONENT))), B)
    spell = table.put(NOTHING, A, Zone.HAND)
    assert [reason.rule for reason in why_not(table.state, PlayCard(A, spell))] == ["103.2", "707.1"]


def test_the_adder_gets_priority_again_and_the_others_have_not_passed() -> None:
    """407.1."""
    table = Table()
    table.act(Pass(A))
    table.act(PlayCard(B, table.put(NOTHING, B, Zone.HAND)))
    assert (table.priority, table.state.passes) == (B, 0)
    table.act(Pass(B))
    assert table.priority == A
    table.act(Pass(A))
    assert table.state.chain == ()
    assert [event.words for event in table.happened(Decide)][:2] == ["passes", "tries to resolve"]


def test_a_cost_may_bind_what_the_text_speaks_of() -> None:
    """709.2d: it is looked at as it last was."""
    burn = paid(
        0,
        PutDamage(HeroOf(Players(Relation.OPPONENT)), ValueOf(Trait.ATK, Those("fallen"))),
        also=(Perform(Destroy(Chosen(Every(AllOf((Is((Kind.ALLY,)), Controlled(You())))), name="fallen"))),),
    )
    table = Table()
    altar, ogre = table.put(item("Altar", burn)), table.put(OGRE)
    table.act(Use(A, altar, 0))
    assert table.zone(ogre) is Zone.GRAVEYARD
    table.passes()
    assert table.damage(table.heroes[1]) == 3


def host_of(table: Table, card: CardId) -> CardId | None:
    return table.card(card).attached_to


def test_an_untargeted_attach_description_is_chosen_for_as_the_card_resolves() -> None:
    """306.3c: and without one the ability goes to the graveyard."""
    ward = Printed(
        "Ward", CardType.ABILITY, 0, instant=True, ongoing=True, attach=Attach(ALLY, targeted=False), text=Text()
    )
    table = Table()
    ogre, gnome = table.put(OGRE), table.put(GNOME, B)
    first = table.put(ward, A, Zone.HAND)
    table.act(PlayCard(A, first))
    asked = table.asked_on_passing()
    assert (asked.kind, set(asked.options)) == (ChoiceKind.ATTACH, {ogre, gnome})
    table.act(Pass(table.priority), (gnome,))
    assert host_of(table, first) == gnome
    table.cast(A, instant("Sweep", Destroy(Every(Is((Kind.ALLY,))))))
    second = table.cast(A, ward)
    assert table.zone(second) is Zone.GRAVEYARD


@for_every(
    ("also", "others", "payable"),
    [
        ((EXHAUST_AN_ALLY,), 0, True),
        ((EXHAUST_AN_ALLY,), 1, True),
        ((Activate(), EXHAUST_AN_ALLY), 0, False),
        ((Activate(), EXHAUST_AN_ALLY), 1, True),
        ((EXHAUST_AN_ALLY, EXHAUST_AN_ALLY), 0, False),
        ((EXHAUST_AN_ALLY, EXHAUST_AN_ALLY), 1, True),
    ],
)
def test_all_of_a_cost_must_be_payable_together(also: tuple[Cost, ...], others: int, payable: object) -> None:
    """401.1: one ally can't be exhausted twice for one cost, so that what says no before says what paying would."""
    table = Table()
    user = table.put(ally("User", 1, 1, paid(0, Draw(You(), Number(1)), also=also)))
    for _ in range(others):
        table.put(OGRE)
    assert (why_not(table.state, Use(A, user, 0)) == ()) is payable
