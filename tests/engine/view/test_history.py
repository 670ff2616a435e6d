"""What has happened this turn, and what is known of what is gone: both as it was then (703.4, 709.2d)."""

from dataclasses import replace

from engine.decisions.actions import PlayCard, Propose, Use
from engine.game.setup import completed
from engine.language.combat_types import HasType
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Delay, Destroy, Draw, If
from engine.language.filters import (
    AllOf,
    Among,
    AttachedTo,
    Controlled,
    DealtDamage,
    DidThisTurn,
    Filter,
    HasKeyword,
    InCondition,
    Is,
    Named,
    OfDamageType,
    Standing,
    Tagged,
    Valued,
    WasDealtDamage,
)
from engine.language.modifiers import AlterPacket, BecomesType, Change, Control, GainPowers, GainTags, Prevent, Replace
from engine.language.powers import Keyword, TargetDescription, Text, Triggered
from engine.language.selections import (
    EventAmount,
    Every,
    Fits,
    Happened,
    HeroOf,
    Host,
    Number,
    Players,
    Target,
    This,
    Times,
    TimesDone,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import (
    CardType,
    Comparison,
    Condition,
    DamageType,
    Done,
    KeywordName,
    Kind,
    Phase,
    Relation,
    Trait,
    Zone,
)
from engine.state.ids import CardId, PlayerId
from engine.view.descriptions import fits
from engine.view.referents import holds, number
from engine.view.scope import Scope
from judge.soak.invariants import check_state
from tests.engine.cards import (
    ALLY,
    GNOME,
    HERO_OR_ALLY,
    OGRE,
    activated,
    ally,
    always,
    blast,
    instant,
    item,
    ongoing,
    others,
    raises,
    this_turn,
    weapon,
)
from tests.engine.table import A, B, Table
from tests.every_row import for_every

ALLIES = Is((Kind.ALLY,))
OPPONENTS = Players(Relation.OPPONENT)
SHOT = activated(Deal(This(), Target(), Number(1), DamageType.RANGED), targets=(HERO_OR_ALLY,))
ARCHER = ally("Archer", 1, 3, SHOT, tags=("Troll",))
KILL = instant("Kill", Destroy(Target()), targets=(TargetDescription(Is((Kind.CARD,))),))
STEAL = instant("Steal", Apply((Control(You()),), Target(), Duration.GAME), targets=(ALLY,))

CHANGED: dict[str, tuple[Filter, Change]] = {
    "its tags": (Tagged(("Sheep",)), GainTags(("Sheep",))),
    "its ATK": (Valued(Trait.ATK, Comparison.AT_LEAST, Number(4)), raises(Trait.ATK, 3)),
    "its keywords": (HasKeyword(KeywordName.STEALTH), GainPowers((Keyword(KeywordName.STEALTH),))),
    "its damage type": (OfDamageType(DamageType.FIRE), HasType(DamageType.FIRE)),
    "its type": (Is((Kind.ITEM,)), BecomesType(CardType.ITEM)),
}


def _is(table: Table, described: Filter, card: int, you: PlayerId = A) -> bool:
    return fits(Scope(table.state, you, 0), described, card)


def _shot(table: Table, target: int, archer: CardId) -> None:
    table.act(Use(A, archer, 0), (target,))
    table.passes()


def _attacks(table: Table, attacker: CardId) -> None:
    table.alter(attacker, ready=True)
    table.act(Propose(A, attacker, table.heroes[1]))
    table.passes()
    table.conclude()
    table.empty_chain()


@for_every(("described", "change"), CHANGED.values())
def test_who_dealt_damage_is_described_as_it_was_then(described: Filter, change: Change) -> None:
    """What it has become since doesn't count, and what it has stopped being since does."""
    table = Table()
    early, late = table.put(ARCHER), table.put(ARCHER)
    mask = table.put(ongoing("Mask", always(change, Host()), attach=ALLIES), attached_to=early)
    _shot(table, table.heroes[1], early)
    table.cast(A, KILL, mask)
    _shot(table, table.heroes[0], late)
    table.cast(A, instant("Guise", this_turn(change, Target()), targets=(ALLY,)), late)
    assert [_is(table, described, card) for card in (early, late)] == [False, True]
    by = WasDealtDamage(described)
    assert [_is(table, by, hero) for hero in table.heroes] == [False, True]


@for_every(("described", "change"), CHANGED.values())
def test_who_was_dealt_damage_is_described_as_it_was_then(described: Filter, change: Change) -> None:
    """The same of the other side."""
    table = Table()
    early, late = table.put(ARCHER), table.put(ARCHER)
    hit_early, hit_late = table.put(OGRE, B), table.put(OGRE, B)
    mask = table.put(ongoing("Mask", always(change, Host()), attach=ALLIES), attached_to=hit_early)
    _shot(table, hit_early, early)
    table.cast(A, KILL, mask)
    _shot(table, hit_late, late)
    table.cast(A, instant("Guise", this_turn(change, Target()), targets=(ALLY,)), hit_late)
    to = DealtDamage(described)
    assert [_is(table, to, archer) for archer in (early, late)] == [True, False]


@for_every(("described", "change"), CHANGED.values())
def test_what_a_card_was_attached_to_is_described_as_it_was_then(described: Filter, change: Change) -> None:
    """709.2d: not as it is once the ability has left play that made it so."""
    table = Table()
    ogre = table.put(OGRE)
    mask = table.put(ongoing("Mask", always(change, Host()), attach=ALLIES), attached_to=ogre)
    table.cast(A, KILL, mask)
    assert not _is(table, described, ogre)
    assert _is(table, AttachedTo(described), mask)


@for_every(("holder", "drawn"), [(A, 1), (B, 0)])
def test_what_was_attached_to_your_ally_was_so_though_it_held_that_ally_itself(holder: PlayerId, drawn: int) -> None:
    """709.2d, 400.3b: control has gone back to the other player by the time it is asked."""
    table = Table()
    ogre = table.put(OGRE, B if holder == A else A)
    leash = ongoing("Leash", always(Control(You()), Host()), attach=ALLIES)
    tied = table.put(leash, holder, attached_to=ogre)
    table.state = completed(table.state)
    yours = AttachedTo(AllOf((ALLIES, Controlled(You()))))
    draws = If(Fits(Target(), yours), (Draw(You(), Number(1)),))
    table.cast(A, instant("Cleanse", Destroy(Target()), draws, targets=(TargetDescription(Is((Kind.ABILITY,))),)), tied)
    assert table.card(ogre).controller != holder
    assert table.hand(A) == drawn


def test_damage_counts_for_whoever_controlled_its_source_then() -> None:
    """400.3: a later change of sides changes nothing about it; nor does the source's end."""
    table = Table()
    archer, fallen = table.put(ARCHER), table.put(ARCHER)
    _shot(table, table.heroes[1], archer)
    _shot(table, table.heroes[0], fallen)
    table.cast(B, STEAL, archer)
    table.cast(A, KILL, fallen)
    assert table.card(archer).controller == B
    by_mine = WasDealtDamage(AllOf((ALLIES, Controlled(You()))))
    assert [_is(table, by_mine, hero) for hero in table.heroes] == [True, True]
    assert [_is(table, by_mine, hero, B) for hero in table.heroes] == [False, False]


@for_every("deed", [Done.DEALT_DAMAGE, Done.DEALT_COMBAT_DAMAGE, Done.ATTACKED, Done.DESTROYED])
def test_a_deed_is_its_players_who_controlled_the_card_then(deed: Done) -> None:
    """ "You" have done what your card did while it was yours."""
    table = Table()
    ogre = table.put(OGRE)
    _attacks(table, ogre)
    table.cast(B, STEAL, ogre)
    table.cast(A, KILL, ogre)
    mine, theirs = (Scope(table.state, player, 0) for player in (A, B))
    by_you = Happened(deed, You(), ALLIES)
    assert (holds(mine, by_you), holds(theirs, by_you)) == ((False, True) if deed is Done.DESTROYED else (True, False))


def test_how_often_a_deed_was_done_counts_what_fitted_then() -> None:
    table = Table()
    ogre, gnome = table.put(OGRE), table.put(GNOME)
    one, all_ = TimesDone(Done.DESTROYED, filter=Named(OGRE.name)), TimesDone(Done.DESTROYED)
    before = Scope(table.state, A, 0)
    assert [number(before, each) for each in (one, all_)] == [0, 0]
    table.cast(A, KILL, ogre)
    table.cast(A, KILL, gnome)
    mine, theirs = (Scope(table.state, player, 0) for player in (A, B))
    assert [number(mine, each) for each in (one, all_)] == [1, 2]
    of_you = TimesDone(Done.DESTROYED, You(), ALLIES)
    assert (number(mine, of_you), number(theirs, of_you)) == (2, 0)


def test_different_ones_are_counted_once_each() -> None:
    """An ogre that attacks a second time is no second ogre."""
    table = Table()
    ogre, other = table.put(OGRE), table.put(OGRE)
    for attacker in (ogre, other, ogre):
        _attacks(table, attacker)
    often = TimesDone(Done.ATTACKED, You(), ALLIES)
    scope = Scope(table.state, A, 0)
    assert [number(scope, each) for each in (often, replace(often, different=True))] == [3, 2]


def test_what_attacked_this_turn_is_known_by_that() -> None:
    """Of the character, and of the player who attacked with it."""
    table = Table()
    ogre, gnome = table.put(OGRE), table.put(GNOME)
    assert not _is(table, DidThisTurn(Done.ATTACKED), ogre)
    _attacks(table, ogre)
    did = DidThisTurn(Done.ATTACKED)
    assert [_is(table, did, each) for each in (ogre, gnome, A, B)] == [True, False, True, False]


def _first(what: What, **described: object) -> Triggered:
    on = On(what, first_time_each_turn=True, **described)  # type: ignore[arg-type]
    return Triggered((on,), Text(effects=(Draw(You(), Number(1)),)))


def test_the_first_time_is_the_first_event_that_fits() -> None:
    """703.1, 703.4: one that didn't fit the description doesn't count, one that did then does."""
    strong = AllOf((ALLIES, Valued(Trait.ATK, Comparison.AT_LEAST, Number(4))))
    table = Table(deck=9)
    ogre = table.put(OGRE)
    table.put(item("Drum", _first(What.ATTACKS, subject=strong)))
    _attacks(table, ogre)
    assert table.hand(A) == 0
    table.cast(A, instant("Rally", this_turn(raises(Trait.ATK, 1), ALLIES)))
    for _ in range(2):
        _attacks(table, ogre)
        assert table.hand(A) == 1


@for_every(("how", "drawn"), [({}, [1, 1, 1, 1]), ({"of_each": True}, [1, 2, 2, 2])])
def test_the_first_time_is_that_of_all_or_of_each(how: dict[str, bool], drawn: list[int]) -> None:
    """703.1: "a" character's first attack is the first of all, "each" one's is its own."""
    table = Table(deck=9)
    table.put(item("Drum", _first(What.ATTACKS, subject=ALLIES, **how)))
    ogre, gnome = table.put(OGRE), table.put(OGRE)
    for attacker, in_all in zip((ogre, gnome, gnome, ogre), drawn, strict=True):
        _attacks(table, attacker)
        assert table.hand(A) == in_all


def test_the_first_time_counts_what_happened_before_the_power_was_there() -> None:
    """703.1: what the power did not see has happened all the same; the next turn begins anew."""
    table = Table(deck=9)
    ogre = table.put(OGRE)
    _attacks(table, ogre)
    table.put(item("Drum", _first(What.ATTACKS, subject=ALLIES)))
    _attacks(table, ogre)
    assert table.hand(A) == 0
    for _ in range(2):
        turn = table.state.turn
        while table.state.turn == turn:
            table.passes()
    while table.part() is not Phase.ACTION:
        table.passes()
    drawn = table.hand(A)
    _attacks(table, ogre)
    assert table.hand(A) == drawn + 1


def test_the_first_time_is_one_moment_though_it_be_many_events() -> None:
    """703.1, 716.4: what happens at one time is all the first."""
    table = Table(deck=9)
    table.put(item("Chart", _first(What.DEALS_DAMAGE, subject=Is((Kind.HERO,)))))
    for _ in range(2):
        table.put(OGRE, B)
    wave = instant("Wave", Deal(HeroOf(You()), Every(ALLIES), Number(1)))
    table.act(PlayCard(A, table.put(wave, A, Zone.HAND)))
    table.passes()
    assert len(table.state.chain) == 2
    table.empty_chain()
    assert table.hand(A) == 2
    table.cast(A, wave)
    table.empty_chain()
    assert table.hand(A) == 2


@for_every("shielded", [False, True])
def test_the_first_time_that_something_would_happen_counts_though_it_was_replaced_or_prevented(
    shielded: bool,  # noqa: FBT001 - the one thing that differs.
) -> None:
    """716.1, 703.1: the second time it would happen is not the first."""
    table = Table()
    dealt = On(What.DEALS_DAMAGE, other=Among(HeroOf(You())), first_time_each_turn=True)
    double = Replace(dealt, AlterPacket(Times(EventAmount(), 2)))
    if shielded:
        table.cast(B, instant("Shield", this_turn(Prevent(Number(2)), HeroOf(You()))))
        table.cast(A, blast(2), table.heroes[1])
    table.put(item("Curse", always(double, HeroOf(You()))), B)
    for damage in (3, 3):
        table.cast(A, blast(damage), table.heroes[1])
    assert table.damage(table.heroes[1]) == (3 + 3 if shielded else 6 + 3)


def test_the_first_time_is_that_of_whom_the_text_means_now() -> None:
    """400.3: "you" is the new controller, who has played the card that took it, and nothing more counts this turn."""
    table = Table(deck=9)
    plays = _first(What.PLAYED, player=Standing(Relation.YOU))
    drum = table.put(ally("Drummer", 1, 1, plays))
    trifle = instant("Trifle")
    table.cast(A, trifle)
    table.empty_chain()
    assert (table.hand(A), table.hand(B)) == (1, 0)
    table.cast(B, STEAL, drum)
    table.empty_chain()
    assert table.card(drum).controller == B
    assert (table.hand(A), table.hand(B)) == (1, 0)
    table.cast(B, trifle)
    table.empty_chain()
    assert (table.hand(A), table.hand(B)) == (1, 0)


@for_every(("described", "change"), CHANGED.values())
def test_what_is_known_of_a_card_that_is_gone_is_what_it_was_last(described: Filter, change: Change) -> None:
    """709.2d: with the modifiers that applied to it then, though they left together with it."""
    table = Table()
    banner = table.put(item("Banner", always(change, others(ALLIES))))
    ogre = table.put(OGRE, B)
    assert _is(table, described, ogre)
    table.cast(A, instant("Doom", Destroy(Every(Is((Kind.ALLY, Kind.ITEM))))))
    assert {table.zone(banner), table.zone(ogre)} == {Zone.GRAVEYARD}
    assert _is(table, described, ogre)


@for_every("role", [Condition.ATTACKING, Condition.IN_COMBAT, Condition.DEFENDING])
def test_what_is_known_of_a_card_that_is_gone_is_its_part_in_the_combat(role: Condition) -> None:
    """709.2d, 602.5: it was attacking as it left, and so it is said of it by a text that asks."""
    table = Table()
    ogre = table.put(OGRE)
    table.act(Propose(A, ogre, table.heroes[1]))
    while table.state.combat is None or not table.state.combat.in_combat:
        table.passes()
    was = If(Fits(Target(), InCondition(role)), (Draw(You(), Number(1)),))
    table.cast(A, instant("Ambush", Destroy(Target()), was, targets=(ALLY,)), ogre)
    assert table.hand(A) == (0 if role is Condition.DEFENDING else 1)
    check_state(table.state)


def test_the_strike_cost_and_def_of_what_is_gone_are_known() -> None:
    """709.2d."""
    table = Table()
    blade = table.put(weapon("Blade", 2, 3))
    table.put(item("Whetstone", always(raises(Trait.STRIKE_COST, 1), Is((Kind.WEAPON,)))))
    count = Draw(You(), ValueOf(Trait.STRIKE_COST, Target()))
    table.cast(A, instant("Smelt", Destroy(Target()), count, targets=(TargetDescription(Is((Kind.WEAPON,))),)), blade)
    assert table.hand(A) == 4


def test_the_next_time_is_one_moment_though_it_be_many_events() -> None:
    """715.1, 716.4, OP-39: all that happens then sets it off, and then it is over."""
    table = Table(deck=9)
    dies = Triggered((On(What.DESTROYED, subject=ALLIES),), Text(effects=(Draw(You(), Number(1)),)))
    table.cast(A, instant("Wake", Delay(dies, Duration.THIS_TURN)))
    for _ in range(2):
        table.put(OGRE, B)
    late = table.put(OGRE)
    table.act(
        PlayCard(A, table.put(instant("Doom", Destroy(Every(AllOf((ALLIES, Controlled(OPPONENTS)))))), A, Zone.HAND))
    )
    table.passes()
    waiting: int = len(table.state.chain)
    assert waiting == 2
    table.empty_chain()
    assert (table.hand(A), table.state.modifiers) == (2, ())
    table.cast(A, KILL, late)
    assert (table.hand(A), table.state.chain) == (2, ())
