"""Resolving a link: targets looked at again, text done as far as possible, "if you do" (709)."""

from collections.abc import Sequence
from dataclasses import replace

from engine.decisions.actions import PlayCard, Propose
from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Delay,
    Destroy,
    Discard,
    Draw,
    Effect,
    Exhaust,
    Flip,
    Heal,
    IfYouDo,
    Interrupt,
    Put,
    PutDamage,
    Ready,
    RemoveCounters,
)
from engine.language.filters import AllOf, Among, Is, Named, Not
from engine.language.modifiers import Cannot, Deed, GainPowers
from engine.language.powers import Keyword, TargetDescription, Text, Triggered
from engine.language.selections import Compare, Count, Every, HeroOf, Number, Role, Target, Those, TurnPlayer, You
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, DamageType, KeywordName, Kind, Phase, Trait, Zone
from engine.state.ids import PlayerId
from engine.state.record import LeaveChain, Move
from tests.engine.cards import (
    ALLIES_IN_YOUR_PARTY,
    ALLY,
    GNOME,
    HERO_OR_ALLY,
    OGRE,
    always,
    blast,
    bolt,
    instant,
    item,
    ongoing,
    raises,
    this_turn,
)
from tests.engine.table import A, B, Table
from tests.every_row import for_every

UNTARGETABLE = GainPowers((Keyword(KeywordName.UNTARGETABLE),))
HIDE = instant("Hide", this_turn(UNTARGETABLE, Target()), targets=(HERO_OR_ALLY,))
TWO_ALLIES = TargetDescription(Is((Kind.ALLY,)), Number(2), Number(2))


@for_every(
    ("hidden", "resolved", "exhausted"),
    [((), "resolved", (0, 1)), ((0,), "resolved", (1,)), ((1,), "resolved", (0,)), ((0, 1), "interrupted", ())],
)
def test_targets_that_have_become_illegal_are_left_out_and_without_any_the_link_is_interrupted(
    hidden: Sequence[int], resolved: str, exhausted: Sequence[int]
) -> None:
    """709.2a, 709.2c: by any reason that would keep them from being chosen."""
    table = Table()
    allies = [table.put(OGRE, B) for _ in range(2)]
    charge = instant("Charge", Exhaust(Target()), Draw(You(), Number(1)), targets=(TWO_ALLIES,))
    spell = table.put(charge, A, Zone.HAND)
    table.act(PlayCard(A, spell))
    for place in hidden:
        table.cast(A, HIDE, allies[place])
    assert len(table.state.chain) == 1
    table.passes()
    assert [place for place, card in enumerate(allies) if not table.card(card).ready] == list(exhausted)
    assert table.hand(A) == (1 if resolved == "resolved" else 0)
    assert table.zone(spell) is Zone.GRAVEYARD


@for_every("hidden", [(), (0,), (1,)])
def test_what_is_done_to_other_cards_is_not_done_to_a_target_that_has_become_illegal(hidden: Sequence[int]) -> None:
    """709.2c, Glossary Another: at once, while a modifier lasts, and by what a triggered modifier does later."""
    table = Table()
    allies = [table.put(OGRE, B) for _ in range(3)]
    rest, later = (AllOf((Is((Kind.ALLY,)), Not(Among(each)))) for each in (Target(), Role("target 0")))
    hurt = Triggered((On(What.STARTS, part=Part.END_PHASE),), Text((), (PutDamage(Every(later), Number(1)),)))
    storm = instant(
        "Storm",
        Exhaust(Every(rest)),
        this_turn(raises(Trait.ATK, 1), rest),
        Delay(hurt, Duration.THIS_TURN),
        targets=(TWO_ALLIES,),
    )
    table.act(PlayCard(A, table.put(storm, A, Zone.HAND)), tuple(allies[:2]))
    for place in hidden:
        table.cast(A, HIDE, allies[place])
    table.passes()
    assert [table.card(card).ready for card in allies] == [True, True, False]
    assert [table.atk(card) for card in allies] == [3, 3, 4]
    table.passes()
    table.empty_chain()
    assert [table.damage(card) for card in allies] == [0, 0, 1]


def test_a_link_without_targets_is_never_interrupted_for_want_of_them() -> None:
    """709.2a: nor is one that was allowed to choose none and did."""
    table = Table()
    up_to = TargetDescription(Is((Kind.ALLY,)), Number(0), Number(1))
    table.cast(A, instant("Kind", Destroy(Target()), Draw(You(), Number(1)), targets=(up_to,)))
    assert table.hand(A) == 1


FULL_HANDED = Compare(Count(Every(Is((Kind.CARD,)), (Zone.HAND,), You())), Comparison.AT_LEAST, Number(2))
ROB = instant("Rob", Discard(TurnPlayer(), Number(1), at_random=True))
LEI = Triggered(
    (On(What.STARTS, part=Part.END_PHASE),), Text((), (Heal(HeroOf(You()), HeroOf(You()), Number(1)),)), if_=FULL_HANDED
)


@for_every(
    ("before", "discarded", "healed"),
    [(2, 0, 1), (1, 0, 0), (3, 1, 1), (3, 2, 0), (2, 2, 0)],
)
def test_an_if_condition_is_checked_twice(before: int, discarded: int, healed: int) -> None:
    """703.2: as it triggers and as its effect tries to resolve."""
    table = Table(resources=0)
    table.alter(table.heroes[0], damage=5)
    table.put(ongoing("Lei", LEI))
    for _ in range(before):
        table.put(GNOME, A, Zone.HAND)
    table.passes()
    assert table.part() is Phase.END
    assert len(table.state.chain) == (1 if before > 1 else 0)
    for _ in range(discarded):
        table.state = replace(table.state, priority=B)
        table.act(PlayCard(B, table.put(ROB, B, Zone.HAND)))
        hand = table.state.player(A).hand
        table.passes(*([hand[:1]] if len(hand) > 1 else []))
    while table.state.chain:
        table.passes()
    assert table.damage(table.heroes[0]) == 5 - healed


def test_an_effect_that_is_interrupted_for_its_condition_leaves_the_chain() -> None:
    """703.2, 711.1."""
    table = Table()
    table.put(ongoing("Lei", LEI))
    cards = [table.put(GNOME, A, Zone.HAND) for _ in range(2)]
    table.passes()
    table.cast(B, instant("Rob", Put(Every(Named("Gnome"), (Zone.HAND,)), Zone.GRAVEYARD)))
    assert {table.zone(card) for card in cards} == {Zone.GRAVEYARD}
    table.passes()
    assert [event.how for event in table.happened(LeaveChain)] == ["interrupted"]
    assert table.priority == A


DO_ALLIES = Every(ALLIES_IN_YOUR_PARTY)


@for_every(
    ("told", "drawn"),
    [
        # One ally is ready and undamaged, the other exhausted and damaged.
        (Destroy(DO_ALLIES), 1),
        (Put(DO_ALLIES, Zone.HAND), 1),
        (PutDamage(DO_ALLIES, Number(1)), 1),
        (Destroy(Every(Is((Kind.ARMOR,)))), 0),  # There is none.
        (Draw(You(), Number(2)), 1),
        (Draw(You(), Number(9)), 0),  # There are five.
        (Discard(You(), Number(1)), 0),  # The hand is empty.
        (RemoveCounters(DO_ALLIES, "doom", Number(1)), 0),
        (Exhaust(Every(Named("Gnome"))), 1),
        (Exhaust(Every(Named("Ogre"))), 0),
        (Exhaust(DO_ALLIES), 1),  # OP-50: those that can be are.
        (Ready(DO_ALLIES), 1),
        (Flip(HeroOf(You())), 1),
    ],
)
def test_if_you_do_asks_whether_all_of_it_was_done(told: Effect, drawn: int) -> None:
    """709.2f."""
    table = Table()
    table.put(GNOME, damage=0)
    table.put(OGRE, ready=False, damage=1)
    table.cast(A, instant("Deed", IfYouDo((told,), (PutDamage(HeroOf(You()), Number(7)),))))
    if told == Draw(You(), Number(9)):
        assert table.state.result is not None
    else:
        assert table.damage(table.heroes[0]) == 7 * drawn


def test_if_you_do_is_not_satisfied_by_what_can_t_happen() -> None:
    """709.2f, 103.2."""
    table = Table()
    table.put(ongoing("Eternal", always(Cannot(Deed.BE_DESTROYED), Named("Ogre"))))
    gnome, ogre = table.put(GNOME), table.put(OGRE)
    table.cast(A, instant("Deed", IfYouDo((Destroy(DO_ALLIES),), (Draw(You(), Number(1)),))))
    assert (table.zone(gnome), table.zone(ogre), table.hand(A)) == (Zone.GRAVEYARD, Zone.PLAY, 0)


def test_text_is_done_in_order_and_as_far_as_possible() -> None:
    """709.2b, 712.3: the ally that is destroyed is dealt no damage, and the rest goes on."""
    table = Table()
    gnome = table.put(GNOME, B)
    spell = instant("Storm", Destroy(Target()), bolt(1, DamageType.FROST), Draw(You(), Number(1)), targets=(ALLY,))
    table.cast(A, spell, gnome)
    assert (table.zone(gnome), table.damage(gnome), table.hand(A)) == (Zone.GRAVEYARD, 0, 1)


def test_nothing_dies_while_a_link_resolves() -> None:
    """709.2: checks come before the next player gets priority; healed in time, the ally lives (404.1)."""
    table = Table()
    gnome = table.put(GNOME, B)
    mend = Heal(HeroOf(You()), Target(), Number(5))
    table.cast(A, instant("Mercy", bolt(3), mend, targets=(HERO_OR_ALLY,)), gnome)
    assert (table.zone(gnome), table.damage(gnome)) == (Zone.PLAY, 0)


@for_every("turn_player", [A, B])
def test_the_turn_player_gets_priority_after_a_link_resolved(turn_player: PlayerId) -> None:
    """709.2h, 407.4a: whoever's link it was."""
    table = Table()
    table.state = replace(table.state, turn_player=turn_player)
    table.cast(B, blast(1), table.heroes[0])
    assert table.priority == turn_player


def test_a_card_that_stays_in_play_enters_it_as_it_resolves() -> None:
    """709.2g, 306.1: an ally, an item, an ongoing ability; one that is not ongoing goes to the graveyard."""
    table = Table()
    for card, zone in (
        (item("Ring"), Zone.PLAY),
        (OGRE, Zone.PLAY),
        (ongoing("Aura"), Zone.PLAY),
        (instant("Spell"), Zone.GRAVEYARD),
    ):
        played = table.cast(A, card)
        assert table.zone(played) is zone
        assert table.card(played).ready


def test_an_interrupted_card_goes_to_the_graveyard_and_its_cost_is_lost() -> None:
    """711.1, 711.2."""
    table = Table(resources=2)
    counter = instant(
        "Counter", Interrupt(Target()), targets=(TargetDescription(Is((Kind.LINK,)), zones=(Zone.CHAIN,)),)
    )
    ogre = table.put(OGRE, A, Zone.HAND)
    table.act(PlayCard(A, ogre))
    table.act(PlayCard(A, table.put(counter, A, Zone.HAND)))
    table.passes()
    assert (table.zone(ogre), table.state.chain) == (Zone.GRAVEYARD, ())
    assert sum(1 for card in table.state.play.resources if not table.state.cards[card].ready) == 1
    assert not [move for move in table.happened(Move) if move.to is Zone.PLAY]


@for_every("told", [Exhaust(Those("it")), AddCounters(Those("it"), "doom", Number(1)), Flip(Those("it"))])
def test_what_is_done_to_cards_in_play_is_not_done_to_cards_elsewhere(told: Effect) -> None:
    """712.4, 105.1, 402.1: a card in hand can't be exhausted, and no counters are put on it."""
    table = Table()
    ogre = table.put(OGRE, B)
    table.cast(A, instant("Away", Put(Target(), Zone.HAND, name="it"), told, targets=(ALLY,)))
    held = table.card(ogre)
    assert (held.zone, held.ready, held.counters, held.face_up) == (Zone.HAND, True, (), True)


def test_a_proposal_that_can_t_be_interrupted_starts_no_combat_that_is_illegal() -> None:
    """103.2, 601.3: the effect leaves the chain, and nobody attacks."""
    table = Table()
    table.put(ongoing("Certain", always(Cannot(Deed.BE_INTERRUPTED), Is((Kind.LINK,)))))
    ogre = table.put(OGRE)
    table.act(Propose(A, ogre, table.heroes[1]))
    table.cast(A, instant("Kill", Destroy(Every(Named("Ogre")))))
    table.passes()
    assert [event.how for event in table.happened(LeaveChain)] == ["resolved"]
    assert (table.state.chain, table.state.combat, table.part(), table.priority) == ((), None, Phase.ACTION, A)
