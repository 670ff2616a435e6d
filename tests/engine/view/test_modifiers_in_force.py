"""In what order continuous modifiers apply: timestamps, dependency, circles (718, 719)."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

from engine.decisions.actions import PlayCard
from engine.language.effects import Destroy, Reattach
from engine.language.filters import AllOf, Filter, HasAttached, HasKeyword, Is, Named, Not, Tagged, Valued
from engine.language.modifiers import Change, GainPowers, GainTags, LosePowers, SetValue
from engine.language.powers import Attach, Keyword, TargetDescription
from engine.language.printed import Printed
from engine.language.selections import Every, Host, Number, Selection, Target, This, ValueOf
from engine.language.words import CardType, Comparison, KeywordName, Kind, Trait, Zone
from engine.state.evolution import evolve
from engine.view.modifiers_in_force import in_force
from engine.view.values import has_keyword, values
from judge.soak.invariants import afresh
from tests.engine.cards import ALLIES_IN_YOUR_PARTY, ALLY, OGRE, ally, always, instant, ongoing, raises, this_turn
from tests.engine.table import A, B, Table
from tests.every_row import for_every

ATK_1 = SetValue(Trait.ATK, Number(1))
ATK_UP_2 = raises(Trait.ATK, 2)


def rule(change: Change, to: Selection | Filter = ALLIES_IN_YOUR_PARTY) -> Printed:
    """Return an ability in play that changes what it says."""
    return ongoing(str(change), always(change, to))


def at_least(trait: Trait, number: int) -> Filter:
    return AllOf((Is((Kind.ALLY,)), Valued(trait, Comparison.AT_LEAST, Number(number))))


def check(in_play: Sequence[Printed], card: Printed, atk: int, health: int) -> None:
    """Hold the values of a card, with cards in play that came in that order, against what the rules make of them.

    Which card's values are asked for first makes no difference.
    """
    table = Table()
    sources = [table.put(printed) for printed in in_play]
    asked = table.put(card)
    for first in (asked, *sources):
        state = afresh(table.state)
        values(state, first)
        found = values(state, asked)
        assert (found.atk, found.health) == (atk, health), f"after asking for {state.cards[first].printed.name}"


@for_every(
    ("changes", "atk"),
    [
        ((), 3),
        ((ATK_UP_2,), 5),
        ((ATK_UP_2, ATK_UP_2), 7),
        ((ATK_1,), 1),
        ((ATK_1, ATK_UP_2), 3),
        ((ATK_UP_2, ATK_1), 1),
        ((ATK_UP_2, ATK_1, ATK_UP_2), 3),
    ],
)
def test_modifiers_apply_in_the_order_of_their_timestamps(changes: tuple[Change, ...], atk: int) -> None:
    """718.1, 718.2a."""
    check([rule(change) for change in changes], OGRE, atk, 4)


ALLIES_WITHOUT_ATK = AllOf((Is((Kind.ALLY,)), Valued(Trait.ATK, Comparison.EQUAL, Number(0))))


@for_every(
    ("changes", "atk"),
    [
        ((rule(raises(Trait.ATK, -5)),), -2),
        ((rule(raises(Trait.ATK, -5)), rule(raises(Trait.ATK, 3))), 1),
        ((rule(raises(Trait.ATK, -5)), rule(raises(Trait.ATK, 3), ALLIES_WITHOUT_ATK)), 1),
    ],
)
def test_a_value_below_zero_counts_as_zero_but_is_raised_from_where_it_is(
    changes: tuple[Printed, ...], atk: int
) -> None:
    """104.2."""
    check(changes, OGRE, atk, 4)


def test_a_dependent_modifier_applies_after_the_one_that_it_depends_on() -> None:
    """719.1, 719.2: which cards are Pets decides what gets +1, although that came first."""
    pets_grow = rule(raises(Trait.ATK, 1), Tagged(("Pet",)))
    all_pets = rule(GainTags(("Pet",)))
    for order in permutations((pets_grow, all_pets)):
        check(order, OGRE, 4, 4)


def test_a_dependent_modifier_goes_where_the_latest_of_those_it_depends_on_is() -> None:
    """719.2: independent ones keep their places: SetValue between them stays between them."""
    pets_grow = rule(raises(Trait.ATK, 1), Tagged(("Pet",)))
    all_pets = rule(GainTags(("Pet",)))
    check([pets_grow, rule(ATK_1), all_pets], OGRE, 2, 4)
    check([pets_grow, all_pets, rule(ATK_1)], OGRE, 1, 4)
    check([all_pets, rule(ATK_1), pets_grow], OGRE, 2, 4)
    check([all_pets, pets_grow, rule(ATK_1)], OGRE, 1, 4)


def test_modifiers_that_depend_one_on_another_apply_in_a_row() -> None:
    """719.2, whatever their timestamps: tag, then keyword for the tagged, then ATK for who has the keyword."""
    tagging = rule(GainTags(("Pet",)))
    giving = rule(GainPowers((Keyword(KeywordName.STEALTH),)), Tagged(("Pet",)))
    growing = rule(raises(Trait.ATK, 1), HasKeyword(KeywordName.STEALTH))
    for order in permutations((tagging, giving, growing)):
        check(order, OGRE, 4, 4)


def test_a_power_that_its_source_loses_modifies_nothing() -> None:
    """719.1: that another takes the power away comes first, even with a later timestamp."""
    captain = ally("Captain", 1, 1, always(ATK_UP_2, ALLIES_IN_YOUR_PARTY))
    check([captain], OGRE, 5, 4)
    check([captain, rule(LosePowers(), Named("Captain"))], OGRE, 3, 4)
    check([rule(LosePowers(), Named("Captain")), captain], OGRE, 3, 4)
    check([captain, rule(LosePowers(), Not(Named("Captain")))], OGRE, 5, 4)


@for_every(
    ("changes", "stealthy"),
    [
        ((LosePowers(), GainPowers((Keyword(KeywordName.STEALTH),))), True),
        ((GainPowers((Keyword(KeywordName.STEALTH),)), LosePowers()), False),
        ((LosePowers(and_cannot_have=True), GainPowers((Keyword(KeywordName.STEALTH),))), False),
        ((GainPowers((Keyword(KeywordName.STEALTH),)), LosePowers(keywords=(KeywordName.STEALTH,))), False),
        ((GainPowers((Keyword(KeywordName.STEALTH),)), LosePowers(keywords=(KeywordName.ELUSIVE,))), True),
    ],
)
def test_powers_are_lost_and_gained_in_order(changes: tuple[Change, ...], stealthy: object) -> None:
    """718.1: who loses all powers, or those that are named, loses those so far, unless it can't have any at all."""
    table = Table()
    for change in changes:
        table.put(rule(change))
    ogre = table.put(OGRE)
    assert has_keyword(table.state, ogre, KeywordName.STEALTH) is stealthy


STRONG_LIVE = rule(raises(Trait.HEALTH, 2), at_least(Trait.ATK, 3))
HARDY_HIT = rule(raises(Trait.ATK, 2), at_least(Trait.HEALTH, 4))


@for_every("order", list(permutations((STRONG_LIVE, HARDY_HIT))))
@for_every(
    ("atk", "health", "expected"),
    [
        (3, 4, (5, 6)),  # Both apply to it anyway.
        (1, 2, (1, 2)),  # Neither applies.
        (3, 2, (5, 4)),  # Its ATK brings the health, and the health the ATK: that one depends on the other.
        (1, 4, (3, 6)),  # Its health brings the ATK, and the ATK the health.
    ],
)
def test_two_modifiers_one_of_which_brings_the_other(
    atk: int, health: int, expected: tuple[int, int], order: tuple[Printed, ...]
) -> None:
    """719.2."""
    check(order, ally("Subject", atk, health), *expected)


STRONG, HARDY = ally("Strong", 3, 2), ally("Hardy", 1, 4)


@for_every(
    ("order", "subject", "other", "expected"),
    [
        ((STRONG_LIVE, HARDY_HIT), STRONG, HARDY, (5, 4)),
        ((HARDY_HIT, STRONG_LIVE), STRONG, HARDY, (5, 4)),
        ((STRONG_LIVE, HARDY_HIT), HARDY, STRONG, (3, 6)),
        ((HARDY_HIT, STRONG_LIVE), HARDY, STRONG, (3, 6)),
    ],
)
def test_a_circle_begins_for_each_card_with_the_earliest_that_applies_to_it(
    order: tuple[Printed, ...], subject: Printed, other: Printed, expected: tuple[int, int]
) -> None:
    """719.3: on the one card the ATK brings the health, on the other the health the ATK; then on, once round."""
    check((*order, other), subject, *expected)


def test_whom_a_modifier_reaches_may_be_said_by_a_selection() -> None:
    """719.2: dependency asks which cards a modifier applies to, not how its words point at them."""
    pets_grow = rule(raises(Trait.ATK, 1), Every(Tagged(("Pet",))))
    all_pets = rule(GainTags(("Pet",)), Every(ALLIES_IN_YOUR_PARTY))
    for order in permutations((pets_grow, all_pets)):
        check(order, OGRE, 4, 4)


def test_a_modifier_may_ask_for_a_value_of_its_own_source() -> None:
    """704.1: whom it reaches is found out with values that other modifiers have changed."""
    own = Valued(Trait.ATK, Comparison.AT_MOST, ValueOf(Trait.ATK, This()))
    bully = ally("Bully", 3, 3, always(raises(Trait.HEALTH, 1), AllOf((Is((Kind.ALLY,)), own))))
    check([rule(raises(Trait.ATK, 1), Named("Bully")), bully], OGRE, 3, 5)


def test_a_modifier_may_ask_for_the_tags_of_what_is_attached() -> None:
    """704.1."""
    table = Table()
    table.put(rule(GainTags(("Pet",))))
    table.put(rule(ATK_UP_2, HasAttached(Tagged(("Curse",)))))
    ogre = table.put(OGRE)
    curse = Printed("Curse", CardType.ABILITY, tags=("Curse",), ongoing=True, attach=Attach(ALLY))
    table.put(curse, B, attached_to=ogre)
    assert table.atk(ogre) == 3 + 2


def test_a_reattached_ability_has_the_timestamp_of_its_new_attachment() -> None:
    """718.2b: what it sets then overrides what came in between."""
    shrink = ongoing("Shrink", always(ATK_1, Host()), attach=Is((Kind.ALLY,)))
    move = instant(
        "Move", Reattach(Target(), Every(Is((Kind.ALLY,)))), targets=(TargetDescription(Is((Kind.ABILITY,))),)
    )
    table = Table()
    ogre, gnoll = table.put(OGRE), table.put(ally("Gnoll", 3, 3))
    curse = table.put(shrink, A, attached_to=ogre)
    table.put(rule(ATK_UP_2))
    assert (table.atk(ogre), table.atk(gnoll)) == (3, 5)
    table.act(PlayCard(A, table.put(move, A, Zone.HAND)), (curse,))
    table.passes()
    assert (table.atk(ogre), table.atk(gnoll)) == (5, 1)


def test_a_lost_power_that_returns_has_a_new_timestamp() -> None:
    """718.2e: it sets what came after it while it had been gone."""
    table = Table()
    setter = table.put(ally("Setter", 1, 1, always(ATK_1, Named("Ogre"))))
    table.put(rule(ATK_UP_2, Named("Ogre")))
    ogre = table.put(OGRE)
    assert table.atk(ogre) == 1 + 2
    hush = ongoing("Hush", always(LosePowers(), Host()), attach=Is((Kind.ALLY,)))
    table.act(PlayCard(A, table.put(hush, A, Zone.HAND)), (setter,))
    table.passes()
    assert table.atk(ogre) == 3 + 2
    [held] = table.named("Hush")
    kill = instant("Kill", Destroy(Target()), targets=(TargetDescription(Named("Hush")),))
    table.act(PlayCard(A, table.put(kill, A, Zone.HAND)))
    table.passes()
    assert table.zone(held.id) is Zone.GRAVEYARD
    assert table.atk(ogre) == 1


ALLIES = Every(ALLIES_IN_YOUR_PARTY)


@for_every(
    ("to", "early", "late"),
    [
        (ALLIES_IN_YOUR_PARTY, 5, 5),  # It goes on asking who is an ally in the party (714.3e).
        (ALLIES, 5, 3),  # It is for those who were there as it was made (714.3f).
    ],
)
def test_a_modifier_from_a_link_flags_cards_or_goes_on_asking(to: Selection | Filter, early: int, late: int) -> None:
    table = Table()
    before = table.put(OGRE)
    table.act(PlayCard(A, table.put(instant("Rally", this_turn(ATK_UP_2, to)), A, Zone.HAND)))
    table.passes()
    after = table.put(OGRE)
    assert (table.atk(before), table.atk(after)) == (early, late)


def test_a_modifier_that_came_to_stay_does_not_need_its_source() -> None:
    """714.3d: one from a link stays; 704.1: one from a power goes with it."""
    for change, to, atk in ((ATK_UP_2, Named("Ogre"), 3), (ATK_UP_2, This(), 3)):
        table = Table()
        captain = table.put(ally("Captain", 1, 1, always(change, to)))
        ogre = table.put(OGRE)
        kill = instant("Kill", Destroy(Target()), targets=(TargetDescription(Named("Captain")),))
        table.act(PlayCard(A, table.put(kill, A, Zone.HAND)))
        table.passes()
        assert table.zone(captain) is Zone.GRAVEYARD
        assert table.atk(ogre) == atk


def test_the_order_can_be_shown() -> None:
    """718.2: those from powers by when their cards came."""
    table = Table()
    cards = [table.put(rule(change)) for change in (ATK_UP_2, ATK_1, ATK_UP_2)]
    assert [active.source for active in in_force(table.state)] == cards


@for_every("place", [0, 1])
def test_a_modifier_of_a_link_is_never_taken_for_that_of_a_printed_power(place: int) -> None:
    """714.1: however late in the game it comes, and whatever its number is then."""
    table = Table()
    banner = table.put(ongoing("Banner", *(always(ATK_UP_2, Named(name)) for name in ("Elf", "Orc"))))
    table.cast(A, instant("Rally", this_turn(ATK_UP_2, ALLIES_IN_YOUR_PARTY)))
    [made] = table.state.modifiers
    late = replace(made, id=100 * banner + place)
    table.state = evolve(table.state, modifiers=(late,))
    keys = [active.key for active in in_force(table.state)]
    assert len(keys) == len(set(keys)) == 3
