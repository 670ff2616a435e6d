"""Prevention: bubbles, armor among them, and the packets that pass through them (717)."""

from collections.abc import Sequence

from engine.decisions.actions import Pass, PlayCard, Propose
from engine.decisions.choices import Choice, ChoiceKind
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, PutDamage
from engine.language.filters import Among, Filter, Is
from engine.language.modifiers import AlterPacket, Cannot, Deed, Prevent, Replace, Unpreventable
from engine.language.powers import Continuous, Keyword, Text, Triggered
from engine.language.printed import Printed
from engine.language.selections import EventAmount, Every, HeroOf, Number, Plus, Selection, Target, This, You
from engine.language.triggers import On, What
from engine.language.words import DamageType, KeywordName, Kind, Zone
from engine.state.record import DealDamage, PreventDamage
from tests.engine.cards import (
    HERO_OR_ALLY,
    OGRE,
    ally,
    always,
    armor,
    blast,
    bolt,
    instant,
    ongoing,
    when,
)
from tests.engine.table import A, B, Table
from tests.every_row import for_every

ITSELF, YOUR_HERO = This(), HeroOf(You())


def shield(change: Prevent, to: Selection | Filter = YOUR_HERO) -> Printed:
    """Return an instant that makes a bubble for the turn."""
    return instant("Shield", Apply((change,), to, Duration.THIS_TURN))


def play(table: Table, card: Printed, *answers: tuple[int | str, ...]) -> None:
    """Let A play the card and everyone pass; the first answer is for its target, if it has one."""
    targets = 1 if card.text is not None and isinstance(card.text, Text) and card.text.targets else 0
    table.act(PlayCard(A, table.put(card, A, Zone.HAND)), *answers[:targets])
    table.passes(*answers[targets:])


@for_every(
    ("change", "packets", "dealt"),
    [
        (Prevent(Number(2), of_each=True), (1, 2, 3, 5), (0, 0, 1, 3)),
        (Prevent(Number(2), of_each=True, next_time=True), (3, 3), (1, 3)),
        (Prevent(None, next_time=True), (3, 3), (0, 3)),
        # A packet that it wouldn't prevent is not the next time.
        (Prevent(None, damage_types=(DamageType.FROST,), next_time=True), (3, 3), (3, 3)),
    ],
)
def test_a_bubble_may_count_for_each_packet_or_for_the_next_time(
    change: Prevent, packets: Sequence[int], dealt: Sequence[int]
) -> None:
    """717.2, 716.4."""
    table = Table()
    play(table, shield(change))
    before = 0
    for amount, expected in zip(packets, dealt, strict=True):
        play(table, blast(amount), (table.heroes[0],))
        assert table.damage(table.heroes[0]) - before == expected
        before = table.damage(table.heroes[0])


def test_all_packets_of_a_link_are_the_next_time() -> None:
    """716.4: what one link deals, one after another, is prevented together, and what the next one deals is not."""
    table = Table()
    play(table, shield(Prevent(Number(1), of_each=True, next_time=True), Is((Kind.CHARACTER,))))
    ogre = table.put(OGRE)
    twice = instant("Twice", bolt(2), bolt(2), targets=(HERO_OR_ALLY,))
    play(table, twice, (ogre,))
    assert table.damage(ogre) == 2
    play(table, blast(1), (ogre,))
    assert table.damage(ogre) == 3


def test_combat_damage_dealt_to_both_is_one_next_time() -> None:
    table = Table()
    play(table, shield(Prevent(Number(1), of_each=True, next_time=True), Is((Kind.CHARACTER,))))
    ogre, other = table.put(OGRE), table.put(OGRE, B)
    table.act(Propose(A, ogre, other))
    table.passes()
    table.conclude()
    assert (table.damage(ogre), table.damage(other)) == (2, 2)
    assert table.state.modifiers == ()


@for_every(
    ("bubble", "packets", "dealt", "left"),
    [
        (2, (1,), (0,), 1),  # The bubble shrinks by what hits it.
        (2, (2,), (0,), None),
        (2, (3,), (1,), None),
        (2, (1, 1), (0, 0), None),
        (2, (1, 2), (0, 1), None),  # As in the example of 717.3c.
        (5, (1, 1, 1), (0, 0, 0), 2),
        (1, (4, 4), (3, 4), None),
        (None, (1, 9), (0, 0), None),  # One that prevents all is never used up.
    ],
)
def test_a_bubble_prevents_so_much_and_shrinks_by_the_packet(
    bubble: int | None, packets: Sequence[int], dealt: Sequence[int], left: int | None
) -> None:
    """717.2, 717.3b, 717.3c."""
    table = Table()
    play(table, shield(Prevent(None if bubble is None else Number(bubble))))
    before = 0
    for amount, expected in zip(packets, dealt, strict=True):
        play(table, blast(amount), (table.heroes[0],))
        assert table.damage(table.heroes[0]) - before == expected
        before = table.damage(table.heroes[0])
    kept = [modifier.left for modifier in table.state.modifiers]
    assert kept == ([left] if left is not None or bubble is None else [])


@for_every(
    ("change", "damage_type", "dealt"),
    [
        (Prevent(None, damage_types=(DamageType.FIRE,)), DamageType.FIRE, 0),
        (Prevent(None, damage_types=(DamageType.FIRE,)), DamageType.FROST, 2),
        (Prevent(None, damage_types=(DamageType.FIRE, DamageType.FROST)), DamageType.FROST, 0),
        (Prevent(None, combat=True), DamageType.FIRE, 2),
        (Prevent(None, noncombat=True), DamageType.FIRE, 0),
        (Prevent(None, source=Is((Kind.ALLY,))), DamageType.FIRE, 2),
        (Prevent(None, source=Is((Kind.HERO,))), DamageType.FIRE, 0),
        (Prevent(None, by_subject=True), DamageType.FIRE, 0),  # The hero deals it to itself.
    ],
)
def test_a_bubble_prevents_the_kind_of_damage_that_it_says(
    change: Prevent, damage_type: DamageType, dealt: int
) -> None:
    """717.2."""
    table = Table()
    play(table, shield(change))
    play(table, blast(2, damage_type), (table.heroes[0],))
    assert table.damage(table.heroes[0]) == dealt


@for_every(
    ("defenses", "amount", "exhausted", "dealt"),
    [
        ((2,), 3, (0,), 1),
        ((2,), 3, (), 3),
        ((2,), 1, (0,), 0),  # The excess is wasted.
        ((2, 2), 3, (0, 1), 0),
        ((2, 2), 3, (1,), 1),
        ((2, 2), 2, (0,), 0),  # Nothing is left for which to exhaust another.
        ((1, 1, 1), 9, (2, 0, 1), 6),
    ],
)
def test_armor_is_exhausted_one_after_another_as_the_heros_controller_likes(
    defenses: Sequence[int], amount: int, exhausted: Sequence[int], dealt: int
) -> None:
    """304.2, 717.5a."""
    table = Table()
    worn = [table.put(armor(f"Armor {place}", defense), B) for place, defense in enumerate(defenses)]
    answers: list[tuple[int, ...]] = [(worn[place],) for place in exhausted]
    if dealt and len(exhausted) < len(worn):
        answers.append(())
    play(table, blast(amount), (table.heroes[1],), *answers)
    assert table.damage(table.heroes[1]) == dealt
    assert [card for card in worn if not table.card(card).ready] == sorted(worn[place] for place in exhausted)
    prevented = sum(event.amount for event in table.happened(PreventDamage))
    assert prevented == amount - dealt


def armor_offered(table: Table, card: Printed, target: int) -> Choice | None:
    """Return what A's card asks about armor as it resolves, None where nothing is asked."""
    table.act(PlayCard(A, table.put(card, A, Zone.HAND)), (target,))
    table.act(Pass(A))
    table_before = table.state
    try:
        return table.asked(Pass(B))
    except AssertionError:
        table.state = table_before
        return None


@for_every(
    ("defense", "how", "owner", "why"),
    [
        (0, {}, B, "717.5: with 1 or more DEF"),
        (2, {"ready": False}, B, "717.5: ready"),
        (2, {}, A, "717.5: its controller's hero"),
        (2, {"resource": True, "face_up": False}, B, "408.1b: a face-down resource is blank"),
    ],
)
def test_an_armor_that_prevents_nothing_is_not_offered(
    defense: int, how: dict[str, bool], owner: int, why: str
) -> None:
    table = Table()
    table.put(armor("Armor", defense), B if owner == B else A, **how)  # type: ignore[arg-type]
    assert armor_offered(table, blast(2), table.heroes[1]) is None, why


def test_armor_protects_the_hero_and_nobody_else() -> None:
    """304.2."""
    table = Table()
    table.put(armor("Armor", 2), B)
    ogre = table.put(OGRE, B)
    assert armor_offered(table, blast(2), ogre) is None


def test_armor_protects_against_ones_own_damage_too() -> None:
    """304.2: whoever deals it."""
    table = Table()
    plate = table.put(armor("Armor", 2))
    asked = armor_offered(table, blast(2), table.heroes[0])
    assert asked is not None
    assert (asked.kind, asked.player, tuple(asked.options)) == (ChoiceKind.ARMOR, A, (plate,))


def test_armor_that_can_t_be_exhausted_prevents_nothing() -> None:
    """103.2: nor is an action offered that can't be performed."""
    table = Table()
    table.put(ongoing("Stiff", always(Cannot(Deed.EXHAUST), Is((Kind.ARMOR,)))))
    table.put(armor("Armor", 2), B)
    assert armor_offered(table, blast(2), table.heroes[1]) is None


UNPREVENTABLE = instant(
    "Pierce", Deal(YOUR_HERO, Target(), Number(3), DamageType.MELEE, unpreventable=True), targets=(HERO_OR_ALLY,)
)


@for_every("spell", [blast(3), UNPREVENTABLE])
def test_an_unpreventable_packet_passes_through_everything(spell: Printed) -> None:
    """405.3c, 717.3a, 717.5b: and armor can't be exhausted for it."""
    table = Table()
    if spell is not UNPREVENTABLE:
        table.put(ongoing("Piercing", always(Unpreventable(), YOUR_HERO)))
    table.put(armor("Armor", 2), B)
    table.put(ongoing("Calm", always(Prevent(None), Is((Kind.HERO,)))), B)
    play(table, spell, (table.heroes[1],))
    assert table.damage(table.heroes[1]) == 3
    assert table.happened(PreventDamage) == []


def test_damage_that_is_put_is_not_prevented() -> None:
    """403.3."""
    table = Table()
    table.put(armor("Armor", 2), B)
    table.put(ongoing("Calm", always(Prevent(None), Is((Kind.HERO,)))), B)
    play(table, instant("Put", PutDamage(Target(), Number(3)), targets=(HERO_OR_ALLY,)), (table.heroes[1],))
    assert table.damage(table.heroes[1]) == 3


@for_every(
    ("first", "dealt", "left"),
    [
        ("bubble", 0, []),  # 5 becomes 3 at the bubble of 2, and the armor of 3 takes the rest.
        ("armor", 0, []),  # 5 becomes 2 at the armor, and the bubble takes that.
    ],
)
def test_the_characters_controller_orders_bubbles_and_armor(first: str, dealt: int, left: list[int]) -> None:
    """717.3."""
    table = Table()
    plate = table.put(armor("Armor", 3))
    play(table, shield(Prevent(Number(2))))
    [bubble] = [modifier.id for modifier in table.state.modifiers]
    table.act(PlayCard(A, table.put(blast(5), A, Zone.HAND)), (table.heroes[0],))
    table.act(Pass(A))
    asked = table.asked(Pass(B))
    assert (asked.kind, asked.player, set(asked.options)) == (ChoiceKind.ORDER_BUBBLES, A, {bubble, plate})
    table.act(Pass(B), (bubble if first == "bubble" else plate,), (plate,))
    assert table.damage(table.heroes[0]) == dealt
    assert [modifier.left for modifier in table.state.modifiers] == left
    assert not table.card(plate).ready


def test_bubbles_around_the_source_come_before_those_around_the_destination() -> None:
    """717.3: the attacker's bubble takes 1 of 3, so that 2 are left for the one of 2 around the defender."""
    table = Table()
    table.put(ongoing("Gentle", always(Prevent(Number(1), by_subject=True), YOUR_HERO)))
    play(table, instant("Shield", Apply((Prevent(Number(2)),), Every(Is((Kind.ALLY,))), Duration.THIS_TURN)))
    ogre = table.put(OGRE, B)
    play(table, instant("Shield", Apply((Prevent(Number(2)),), Every(Is((Kind.ALLY,))), Duration.THIS_TURN)))
    play(table, blast(3), (ogre,))
    assert table.damage(ogre) == 0
    assert [event.amount for event in table.happened(PreventDamage)] == [1, 2]


def test_prevention_comes_after_all_other_replacement() -> None:
    """717.1: 2 are raised to 3, of which 2 are prevented."""
    table = Table()
    raising = Replace(On(What.DEALS_DAMAGE, subject=Among(YOUR_HERO)), AlterPacket(Plus((EventAmount(), Number(1)))))
    play(table, instant("Shield", Apply((Prevent(Number(2)),), Every(Is((Kind.HERO,))), Duration.THIS_TURN)))
    table.put(ongoing("Raising", Continuous((raising,), You())))
    play(table, blast(2), (table.heroes[1],))
    assert table.damage(table.heroes[1]) == 1


def test_what_prevents_nothing_is_not_said_to_prevent() -> None:
    """717.2: all but 1 of 1 damage is none."""
    table = Table()
    table.put(ongoing("Thin", Continuous((Prevent(Plus((EventAmount(), Number(-1))), of_each=True),), YOUR_HERO), GLAD))
    table.act(PlayCard(A, table.put(blast(1), A, Zone.HAND)), (table.heroes[0],))
    table.passes()
    assert (table.damage(table.heroes[0]), table.happened(PreventDamage), table.state.chain) == (1, [], ())


GLAD = Triggered((On(What.PREVENTED, subject=Among(YOUR_HERO)),), Text((), (PutDamage(YOUR_HERO, EventAmount()),)))
SORE = Triggered((On(What.DEALS_DAMAGE, other=Among(YOUR_HERO)),), Text((), (PutDamage(YOUR_HERO, Number(10)),)))


@for_every(
    ("amount", "triggered", "damage"),
    [
        (2, 1, 2),  # All is prevented: that is seen, and no damage was dealt.
        (3, 2, 1 + 2 + 10),  # 2 are prevented, 1 is dealt, both are seen.
    ],
)
def test_what_is_prevented_completely_is_not_dealt(amount: int, triggered: int, damage: int) -> None:
    """717.3b, 717.3c, 717.4."""
    table = Table()
    play(table, shield(Prevent(Number(2))))
    table.put(ongoing("Glad", GLAD))
    table.put(ongoing("Sore", SORE))
    table.act(PlayCard(A, table.put(blast(amount), A, Zone.HAND)), (table.heroes[0],))
    order = table.asked_on_passing().options if triggered > 1 else ()
    table.act(Pass(table.priority), *((tuple(order),) if order else ()))
    assert len(table.state.chain) == triggered
    table.empty_chain()
    assert table.damage(table.heroes[0]) == damage


def test_packets_of_one_moment_meet_a_bubble_one_after_another() -> None:
    """717.3c: combat damage of two characters to each other, each with a bubble of its own."""
    table = Table()
    first, second = table.put(ally("First", 4, 9)), table.put(ally("Second", 3, 9), B)
    play(table, instant("Shield", Apply((Prevent(Number(2)),), Among(Every(Is((Kind.ALLY,)))), Duration.THIS_TURN)))
    table.act(Propose(A, first, second))
    for _ in range(3):
        table.passes()
    # One bubble around both: whichever packet comes first takes the 2.
    assert table.damage(first) + table.damage(second) == 4 + 3 - 2
    assert len(table.happened(DealDamage)) == 2


VEXRA = ally("Vexra", 5, 2, when(What.DESTROYED, Deal(ITSELF, Target(), Number(3)), targets=(HERO_OR_ALLY,)))


def test_damage_from_a_source_that_is_gone_can_be_dealt_past_a_bubble_that_is_about_it() -> None:
    """707.3: the effect resolves, and its damage is dealt or prevented."""
    table = Table()
    vexra = table.put(VEXRA)
    hush = Apply((Prevent(None, by_subject=True),), Target(), Duration.THIS_TURN)
    play(table, instant("Hush", hush, targets=(HERO_OR_ALLY,)), (vexra,))
    play(table, blast(2), (vexra,), (table.heroes[1],))
    table.passes()
    assert table.state.chain == ()
    assert table.damage(table.heroes[1]) in (0, 3)


def test_resistance_is_a_bubble_against_its_damage_type() -> None:
    """faq-2009-03:4."""
    table = Table()
    elf = table.put(ally("Elf", 1, 9, Keyword(KeywordName.RESISTANCE, DamageType.FROST)), B)
    for damage_type in (DamageType.FROST, DamageType.FIRE):
        play(table, instant("Bolt", bolt(2, damage_type), targets=(HERO_OR_ALLY,)), (elf,))
    assert table.damage(elf) == 2


def test_each_power_of_a_card_prevents_its_own_amount_in_a_turn() -> None:
    """704.1, 717.2: what the one has prevented uses up nothing of the other."""
    kinds = (DamageType.FIRE, DamageType.FROST)
    wards = [Continuous((Prevent(Number(2), damage_types=(kind,), each_turn=True),), YOUR_HERO) for kind in kinds]
    table = Table()
    table.put(ongoing("Wards", *wards))
    for kind, dealt in ((DamageType.FIRE, 0), (DamageType.FROST, 0), (DamageType.FIRE, 2)):
        table.cast(A, blast(2, kind), table.heroes[0])
        assert table.damage(table.heroes[0]) == dealt


def test_what_a_character_would_deal_is_prevented_up_to_the_amount_of_a_turn() -> None:
    """717.2, 717.3c: the bubble is around the source of the damage."""
    meek = Continuous((Prevent(Number(2), by_subject=True, each_turn=True),), YOUR_HERO)
    table = Table()
    table.put(ongoing("Meekness", meek))
    for dealt in (0, 2):
        table.cast(A, blast(2), table.heroes[1])
        assert table.damage(table.heroes[1]) == dealt
