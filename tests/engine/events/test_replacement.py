"""Replacement: which modifier, in whose order, once for an event and what it becomes (716)."""

from collections.abc import Sequence
from dataclasses import replace

from engine.decisions.actions import Pass, PlayCard
from engine.decisions.choices import ChoiceKind
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Destroy, Discard, Draw, Effect, Heal, IfYouDo, Put, PutDamage
from engine.language.filters import Among, Filter, Is, Standing
from engine.language.modifiers import (
    AlterPacket,
    Cannot,
    Change,
    Deed,
    DoInstead,
    Modified,
    MoveInstead,
    Prevent,
    Replace,
)
from engine.language.powers import Continuous, Text, Triggered
from engine.language.printed import Printed
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    EventAmount,
    Every,
    HeroOf,
    Number,
    Plus,
    Role,
    Target,
    Those,
    Times,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Kind, Relation, Zone
from engine.state.record import DealDamage, Move, MoveKind, ReplaceEvent
from tests.engine.cards import (
    ALLIES_IN_YOUR_PARTY,
    ALLY,
    GNOME,
    HERO_OR_ALLY,
    OGRE,
    blast,
    instant,
    ongoing,
    this_turn,
)
from tests.engine.table import A, B, Table
from tests.every_row import for_every

YOUR_HERO = Among(HeroOf(You()))
ONE_MORE = AlterPacket(Plus((EventAmount(), Number(1))))
DOUBLE = AlterPacket(Times(EventAmount(), 2))


def replacing(name: str, on: On, instead: Modified) -> Printed:
    """Return an ability in play that replaces events."""
    return ongoing(name, Continuous((Replace(on, instead),), You()))


def damage_by(subject: Filter | None, damage_type: DamageType | None = None) -> On:
    return On(What.DEALS_DAMAGE, subject=subject, damage_type=damage_type)


DOUBLING = replacing("Doubling", damage_by(YOUR_HERO, DamageType.FIRE), DOUBLE)
RAISING = replacing("Raising", damage_by(YOUR_HERO), ONE_MORE)
SUFFERING = replacing("Suffering", On(What.DEALS_DAMAGE, other=YOUR_HERO), ONE_MORE)


@for_every(
    ("yours", "theirs", "order", "dealt"),
    [
        ((), (), (), 2),
        ((DOUBLING,), (), (), 4),
        ((DOUBLING, DOUBLING), (), (), 8),  # Each of them once; as they do the same, nobody is asked.
        ((RAISING, RAISING, RAISING), (), (), 5),
        ((DOUBLING, RAISING, RAISING), (), (2, 0), 7),  # Of two that are left and differ the order is asked.
        ((DOUBLING, RAISING, RAISING), (), (0,), 6),  # The two that are left do the same.
        ((DOUBLING, RAISING), (), (1,), 6),
        ((DOUBLING, RAISING), (), (0,), 5),
        ((DOUBLING,), (SUFFERING,), (1,), 6),  # Whose modifier it is makes no difference to who chooses.
        ((DOUBLING,), (SUFFERING,), (0,), 5),
        ((), (DOUBLING, RAISING), (), 2),  # It is not their hero that deals the damage.
        ((), (SUFFERING, SUFFERING), (), 4),
    ],
)
def test_the_packets_controller_orders_modifiers_each_of_which_applies_once(
    yours: Sequence[Printed], theirs: Sequence[Printed], order: Sequence[int], dealt: int
) -> None:
    """716.1c, 716.3; the order names the modifiers by the place in which they came into play."""
    table = Table()
    modifiers = [table.put(card) for card in yours] + [table.put(card, B) for card in theirs]
    table.act(PlayCard(A, table.put(blast(2), A, Zone.HAND)), (table.heroes[1],))
    if order:
        asked = table.asked_on_passing()
        assert (asked.kind, asked.player, asked.rule) == (ChoiceKind.ORDER_REPLACEMENTS, A, "716.3")
        assert set(asked.options) == set(modifiers)
        table.state = replace(table.state, priority=A, passes=0)
    table.passes(*((modifiers[place],) for place in order))
    assert table.damage(table.heroes[1]) == dealt


def test_what_the_modifier_does_not_name_stays_as_it_is() -> None:
    """405.4, 716.2: type, source, controller, what it is dealt with."""
    table = Table()
    table.put(RAISING)
    shot = table.put(blast(2, DamageType.FROST), A, Zone.HAND)
    table.act(PlayCard(A, shot), (table.heroes[1],))
    [link] = table.state.chain
    table.passes()
    [packet] = [event.packet for event in table.happened(DealDamage)]
    assert (packet.amount, packet.damage_types, packet.source) == (3, (DamageType.FROST,), table.heroes[0])
    assert (packet.controller, packet.combat, packet.with_) == (A, False, (link.source,))


@for_every(("factor", "records"), [(0, 0), (1, 1)])
def test_a_packet_lowered_below_one_deals_nothing(factor: int, records: int) -> None:
    """405.2a."""
    table = Table()
    table.put(replacing("Times", damage_by(YOUR_HERO), AlterPacket(Times(EventAmount(), factor))))
    table.act(PlayCard(A, table.put(blast(2), A, Zone.HAND)), (table.heroes[1],))
    table.passes()
    assert len(table.happened(DealDamage)) == records
    assert table.damage(table.heroes[1]) == 2 * factor


def test_damage_that_is_put_is_not_replaced() -> None:
    """716.2, 403.3."""
    table = Table()
    table.put(SUFFERING, B)
    put = instant("Put", PutDamage(Target(), Number(2)), targets=(HERO_OR_ALLY,))
    table.act(PlayCard(A, table.put(put, A, Zone.HAND)), (table.heroes[1],))
    table.passes()
    assert table.damage(table.heroes[1]) == 2


def test_healing_is_replaced_like_damage() -> None:
    """404.2, as in the example of a hero that heals one more; nothing is healed where nothing would be."""
    table = Table()
    table.put(replacing("Kindness", On(What.HEALS, subject=YOUR_HERO), ONE_MORE))
    table.alter(table.heroes[0], damage=9)
    mend = instant("Mend", Heal(HeroOf(You()), Every(Is((Kind.HERO,))), Number(3)))
    table.act(PlayCard(A, table.put(mend, A, Zone.HAND)))
    table.passes()
    assert (table.damage(table.heroes[0]), table.damage(table.heroes[1])) == (9 - 4, 0)


NEXT_TIME = instant(
    "Next",
    Apply((Replace(damage_by(YOUR_HERO), ONE_MORE, next_time=True),), HeroOf(You()), Duration.THIS_TURN),
)


def test_the_next_time_is_every_packet_of_that_time_and_no_later_one() -> None:
    """716.4."""
    wave = instant("Wave", Deal(HeroOf(You()), Every(Is((Kind.HERO, Kind.ALLY))), Number(1), DamageType.NATURE))
    table = Table()
    ogre = table.put(OGRE)
    for spell in (NEXT_TIME, wave):
        table.act(PlayCard(A, table.put(spell, A, Zone.HAND)))
        table.passes()
    assert [table.damage(card) for card in (*table.heroes, ogre)] == [2, 2, 2]
    assert table.state.modifiers == ()
    table.act(PlayCard(A, table.put(wave, A, Zone.HAND)))
    table.passes()
    assert [table.damage(card) for card in (*table.heroes, ogre)] == [3, 3, 3]


YOU_DRAW = On(What.DRAWN, player=Standing(Relation.YOU))
STUDY = instant("Study", Draw(You(), Number(1)))


NOTHING_TO_DO = (Discard(You(), Number(1)), Destroy(Every(Is((Kind.WEAPON,)))), Draw(You(), Number(0)))


@for_every("deck", [0, 1])
@for_every("effect", NOTHING_TO_DO)
def test_a_replaced_draw_is_replaced_even_where_nothing_can_be_done_instead(effect: Effect, deck: int) -> None:
    """716.1b, 712.3: what stands in the deck stays there, and an empty one costs nobody the game."""
    table = Table(deck=deck)
    table.put(replacing("Forgetting", YOU_DRAW, DoInstead((effect,))))
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    table.passes()
    assert (table.state.result, table.hand(A), len(table.state.player(A).deck)) == (None, 0, deck)
    assert {"712.3", "716.1b"} <= table.cited()


def test_a_draw_that_is_replaced_by_something_cites_nothing_that_was_left_out() -> None:
    table = Table()
    table.put(replacing("Hurting", YOU_DRAW, DoInstead((PutDamage(HeroOf(You()), Number(1)),))))
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    table.passes()
    assert "712.3" not in table.cited()


def test_what_is_replaced_triggers_nothing() -> None:
    """716.1: it never happens."""
    table = Table()
    table.put(ongoing("Joy", Triggered((YOU_DRAW,), Text((), (PutDamage(HeroOf(You()), Number(5)),)))))
    table.put(replacing("Hurting", YOU_DRAW, DoInstead((PutDamage(HeroOf(You()), Number(1)),))))
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    table.passes()
    assert (table.state.chain, table.hand(A), table.damage(table.heroes[0])) == ((), 0, 1)


@for_every(
    ("instead", "drawn"),
    [
        (DoInstead((Draw(You(), Number(2)),)), 2),
        (DoInstead((Draw(You(), Number(1)), PutDamage(HeroOf(You()), Number(1)))), 1),
    ],
)
def test_what_is_done_instead_is_not_replaced_by_the_same_modifier(instead: DoInstead, drawn: int) -> None:
    """716.1c."""
    table = Table()
    table.put(replacing("Insight", YOU_DRAW, instead))
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    table.passes()
    assert table.hand(A) == drawn


def test_what_is_done_instead_is_replaced_by_another_copy_of_the_modifier() -> None:
    """716.1c: by each of two once: one card becomes two, and each of the two becomes two."""
    table = Table(deck=9)
    for _ in range(2):
        table.put(replacing("Insight", YOU_DRAW, DoInstead((Draw(You(), Number(2)),))))
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    table.passes()
    assert table.hand(A) == 4


def test_what_can_t_happen_is_not_replaced() -> None:
    """103.2."""
    table = Table()
    table.put(ongoing("Still", Continuous((Cannot(Deed.DRAW),), You())))
    table.put(replacing("Hurting", YOU_DRAW, DoInstead((PutDamage(HeroOf(You()), Number(1)),))))
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    table.passes()
    assert (table.hand(A), table.damage(table.heroes[0])) == (0, 0)


def test_a_draw_from_an_empty_deck_has_the_player_who_would_draw() -> None:
    """716.1b: "that player" discards, whose deck is empty."""
    table = Table(deck=0)
    anyone = On(What.DRAWN)
    table.put(replacing("Famine", anyone, DoInstead((Discard(Role("player"), Number(1)),))), B)
    kept = table.put(GNOME, A, Zone.HAND)
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    table.passes()
    assert (table.state.result, table.zone(kept)) == (None, Zone.GRAVEYARD)


def test_a_draw_from_an_empty_deck_is_replaced_only_on_the_condition_of_the_event() -> None:
    """102.1a, 716.1."""
    table = Table(deck=0)
    there_is_an_ally = Compare(Count(Every(Is((Kind.ALLY,)))), Comparison.AT_LEAST, Number(1))
    with_pet = On(What.DRAWN, player=Standing(Relation.YOU), when=there_is_an_ally)
    table.put(replacing("Care", with_pet, DoInstead((PutDamage(HeroOf(You()), Number(1)),))))
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    table.passes()
    assert table.state.result is not None


def test_a_modifier_replaces_no_event_of_its_own_although_an_older_one_has_ended() -> None:
    """716.1c: the first of the two draws is left out, which ends what leaves it out; the second stays a single draw."""
    table = Table()
    once = Apply((Replace(YOU_DRAW, DoInstead(()), next_time=True),), You(), Duration.THIS_TURN)
    table.act(PlayCard(A, table.put(instant("Once", once), A, Zone.HAND)))
    table.passes()
    twice = table.put(replacing("Twice", YOU_DRAW, DoInstead((Draw(You(), Number(2)),))))
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    table.act(Pass(table.priority))
    table.act(Pass(table.priority), (twice,))
    assert table.hand(A) == 1


EXILE = replacing(
    "Exile",
    On(What.MOVES, subject=Is((Kind.ALLY,)), from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD),
    MoveInstead(Zone.REMOVED),
)
DIG = replacing(
    "Dig", On(What.MOVES, subject=Is((Kind.ALLY,)), from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD), MoveInstead(Zone.HAND)
)


def test_a_card_that_goes_elsewhere_instead_was_still_moved_as_told() -> None:
    """411.8e, 709.2f: an "if you do" is satisfied, and nothing was destroyed."""
    table = Table()
    table.put(EXILE)
    ogre = table.put(OGRE, B)
    kill = instant("Kill", IfYouDo((Destroy(Target()),), (Draw(You(), Number(1)),)), targets=(ALLY,))
    table.act(PlayCard(A, table.put(kill, A, Zone.HAND)))
    table.passes()
    assert (table.zone(ogre), table.hand(A)) == (Zone.REMOVED, 1)


def test_for_an_event_that_is_no_packet_the_player_it_affects_orders_the_modifiers() -> None:
    """716.3: the ally is B's, whoever destroys it, and what replaces the move first leaves nothing for the other."""
    table = Table()
    exile, dig = table.put(EXILE), table.put(DIG)
    gnome = table.put(GNOME, B)
    table.act(PlayCard(A, table.put(blast(1), A, Zone.HAND)), (gnome,))
    asked = table.asked_on_passing()
    assert (asked.player, set(asked.options)) == (B, {exile, dig})
    table.act(Pass(table.priority), (dig,))
    assert table.zone(gnome) is Zone.HAND
    assert [move.to for move in table.happened(Move) if move.card == gnome] == [Zone.HAND]


def test_a_modifier_of_the_turn_replaces_only_while_it_lasts() -> None:
    """714.3."""
    table = Table()
    spell = instant("Rage", this_turn(Replace(damage_by(YOUR_HERO), ONE_MORE), HeroOf(You())))
    table.act(PlayCard(A, table.put(spell, A, Zone.HAND)))
    table.passes()
    for expected in (3, 6):
        table.act(PlayCard(A, table.put(blast(2), A, Zone.HAND)), (table.heroes[1],))
        table.passes()
        assert table.damage(table.heroes[1]) == expected
    while table.state.turn_player == A:
        table.passes()
    assert table.state.modifiers == ()


@for_every(
    ("modifier", "drawn"),
    [
        (None, 1),
        (Prevent(None), 0),
        (Prevent(Number(1), of_each=True), 1),
        (Cannot(Deed.BE_DEALT_DAMAGE), 0),
        (Replace(On(What.DEALS_DAMAGE), DOUBLE), 1),
        (Replace(On(What.DEALS_DAMAGE), AlterPacket(to=HeroOf(You()))), 0),
    ],
)
def test_damage_was_dealt_if_some_of_it_was_dealt_where_it_was_meant_for(modifier: Change | None, drawn: int) -> None:
    """709.2f, 717.4; the modifier is about an ally, to whose controller's hero it may turn the damage aside."""
    table = Table()
    ogre = table.put(OGRE, B)
    if modifier is not None:
        table.put(ongoing("Ward", Continuous((modifier,), Is((Kind.ALLY,)))), B)
    both = IfYouDo((Deal(HeroOf(You()), Target(), Number(2)),), (Draw(You(), Number(1)),))
    table.cast(A, instant("Trial", both, targets=(HERO_OR_ALLY,)), ogre)
    assert len([move for move in table.happened(Move) if move.kind is MoveKind.DRAW]) == drawn


def test_nobody_is_asked_whether_a_packet_goes_elsewhere_that_has_nowhere_to_go() -> None:
    """712.7: "you may" have it dealt to an ally in your party instead, where there is one."""
    aside = AlterPacket(to=Chosen(Every(ALLIES_IN_YOUR_PARTY)))
    suffering = On(What.DEALS_DAMAGE, other=YOUR_HERO)
    table = Table()
    table.put(ongoing("Aside", Continuous((Replace(suffering, aside, may=True),), You())))
    table.act(PlayCard(A, table.put(blast(2), A, Zone.HAND)), (table.heroes[0],))
    table.passes()
    assert (table.damage(table.heroes[0]), table.happened(ReplaceEvent)) == (2, [])
    table.put(OGRE)
    table.act(PlayCard(A, table.put(blast(2), A, Zone.HAND)), (table.heroes[0],))
    assert table.asked_on_passing().kind is ChoiceKind.MAY


def test_of_two_copies_that_speak_of_different_cards_the_player_chooses_one() -> None:
    """716.3: what each copy puts into the hand instead was bound to it as it entered play."""
    table = Table()
    recall = replacing("Recall", YOU_DRAW, DoInstead((Put(Those("kept"), Zone.HAND),)))
    first, second = table.put(recall), table.put(recall)
    one, other = table.put(GNOME, A, Zone.REMOVED), table.put(GNOME, A, Zone.REMOVED)
    table.alter(first, bound=(("kept", (one,)),))
    table.alter(second, bound=(("kept", (other,)),))
    table.act(PlayCard(A, table.put(STUDY, A, Zone.HAND)))
    asked = table.asked_on_passing()
    assert (asked.kind, asked.player, set(asked.options)) == (ChoiceKind.ORDER_REPLACEMENTS, A, {first, second})
    table.act(Pass(table.priority), (second,))
    assert (table.zone(one), table.zone(other)) == (Zone.REMOVED, Zone.HAND)
