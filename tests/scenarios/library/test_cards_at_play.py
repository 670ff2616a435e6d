"""Words of printed cards on which a ruling turns: only, each, another, the first time, the next time, whose turn."""

from dataclasses import replace

from engine.decisions.actions import Complete, PlayCard, Propose, Strike, Use
from engine.decisions.choices import NO, YES
from engine.language.effects import Put
from engine.language.filters import Is
from engine.language.printed import Printed
from engine.language.selections import Every
from engine.language.words import DamageType, KeywordName, Kind, Phase, Zone
from engine.play import why_not
from engine.state.evolution import evolve
from engine.state.ids import CardId
from engine.view.values import has_keyword
from scenarios.library.card_files import load
from tests.engine.cards import GNOME, OGRE, ally, armor, blast, instant
from tests.engine.table import FOUR, HERO, THREE, A, B, C, Table
from tests.every_row import for_every

MACE = load("Viking Warhammer")


def attack(table: Table, attacker: CardId, defender: CardId) -> None:
    """Let A propose the combat and everyone pass until the defend window is open."""
    table.act(Propose(A, attacker, defender))
    while table.part() is not Phase.DEFEND_WINDOW:
        table.passes()


def strike(table: Table, weapon: CardId) -> None:
    table.act(Strike(A, weapon))
    table.passes()


def test_sever_the_cord_needs_an_ally_of_ones_own_and_takes_it() -> None:
    table = Table()
    enemy = table.put(OGRE, B)
    cord = table.put(load("Sever the Cord"), A, Zone.HAND)
    assert why_not(table.state, PlayCard(A, cord))
    own = table.put(GNOME)
    table.act(PlayCard(A, cord), (enemy,))
    assert table.zone(own) is Zone.GRAVEYARD
    assert table.zone(enemy) is Zone.PLAY
    table.passes()
    assert table.zone(enemy) is Zone.GRAVEYARD


def test_shelly_is_spared_one_of_each_combat_damage_and_of_no_other() -> None:
    table = Table()
    shelly = table.put(load("Shelly"))
    gnome, ogre = table.put(GNOME, B), table.put(OGRE, B)
    attack(table, shelly, gnome)
    table.conclude()
    assert table.damage(shelly) == 0
    table.alter(shelly, ready=True)
    table.cast(B, blast(1), shelly)
    assert table.damage(shelly) == 1
    table.state = evolve(table.state, priority=A)
    table.alter(shelly, damage=0)
    attack(table, shelly, ogre)
    table.conclude()
    assert table.damage(shelly) == 2


@for_every(("weapons", "dealt"), [((), 1), ((MACE,), 2), ((load("Twig of the World Tree"),), 5)])
def test_sinister_strike_deals_one_more_than_the_atk_of_a_melee_weapon(
    weapons: tuple[Printed, ...], dealt: int
) -> None:
    table = Table()
    table.put(load("Twig of the World Tree"), B)
    for weapon in weapons:
        table.put(weapon)
    table.cast(A, load("Sinister Strike"), table.heroes[1])
    assert table.damage(table.heroes[1]) == dealt


def test_smite_passes_armor() -> None:
    table = Table()
    table.put(armor("Plate", 5), B)
    table.cast(A, load("Smite"), table.heroes[1])
    assert table.damage(table.heroes[1]) == 4


def test_spiritual_attunement_is_for_healing_by_another_than_ones_own_hero() -> None:
    table = Table()
    table.put(load("Spiritual Attunement"))
    table.alter(table.heroes[0], damage=20)
    table.cast(A, load("Flash Heal"), table.heroes[0])
    assert not table.state.chain
    freya = table.put(load("Freya Lightsworn"), B)
    table.alter(freya, damage=1)
    table.state = evolve(table.state, priority=B)
    table.act(Use(B, freya, 0), (freya,))
    table.passes()
    assert not table.state.chain
    table.alter(freya, ready=True)
    table.state = evolve(table.state, priority=B)
    table.act(Use(B, freya, 0), (table.heroes[0],))
    table.passes()
    assert len(table.state.chain) == 1
    hand = table.hand(A)
    table.passes((YES,))
    assert table.hand(A) == hand + 1


def test_stormstrike_readies_hero_and_weapon_and_raises_the_next_nature_damage_alone() -> None:
    table = Table()
    table.alter(table.heroes[0], ready=False)
    table.put(load("Dual Wield"))
    used, fresh = table.put(MACE, ready=False), table.put(MACE)
    table.cast(A, load("Stormstrike"))
    assert table.card(table.heroes[0]).ready
    assert table.card(used).ready
    assert table.card(fresh).ready
    foe = table.heroes[1]
    table.cast(A, blast(1, DamageType.FIRE), foe)
    assert table.damage(foe) == 1
    table.cast(A, blast(1, DamageType.NATURE), foe)
    assert table.damage(foe) == 4
    table.cast(A, blast(1, DamageType.NATURE), foe)
    assert table.damage(foe) == 5


def test_sudden_reversal_counts_only_while_the_ally_defends() -> None:
    table = Table()
    ogre, gnome = table.put(OGRE), table.put(GNOME, B)
    table.cast(A, load("Sudden Reversal"), ogre)
    table.cast(B, load("Sudden Reversal"), gnome)
    table.state = evolve(table.state, priority=A)
    assert (table.atk(ogre), table.atk(gnome)) == (3, 1)
    attack(table, ogre, gnome)
    assert (table.atk(ogre), table.atk(gnome)) == (3, 5)


@for_every(("name", "whose", "may"), [("Ta'zo", A, True), ("Ta'zo", B, False), ("Warrax", B, True)])
def test_a_flip_for_ones_own_turn_is_for_that_turn(name: str, whose: int, may: bool) -> None:  # noqa: FBT001
    table = Table(hero=load(name))
    table.state = evolve(table.state, turn_player=whose, priority=A)
    assert (not why_not(table.state, Use(A, table.heroes[0], 0))) is may


def test_warrax_protects_until_the_turn_ends() -> None:
    table = Table(hero=load("Warrax"))
    hero = table.heroes[0]
    table.act(Use(A, hero, 0))
    table.passes()
    assert has_keyword(table.state, hero, KeywordName.PROTECTOR)
    assert why_not(table.state, Use(A, hero, 0))
    while table.state.turn_player == A:
        table.passes()
    assert not has_keyword(table.state, hero, KeywordName.PROTECTOR)


@for_every(("allies", "may"), [(3, False), (4, True)])
def test_the_defias_brotherhood_needs_four_allies_of_ones_own(allies: int, may: bool) -> None:  # noqa: FBT001
    table = Table()
    quest = table.put(load("The Defias Brotherhood"), resource=True)
    table.put(GNOME, B)
    for _ in range(allies):
        table.put(GNOME)
    assert (not why_not(table.state, Complete(A, quest))) is may


@for_every(("faction", "elusive"), [("Alliance", True), ("Horde", False)])
def test_the_hippogryph_takes_after_its_controllers_hero(faction: str, elusive: bool) -> None:  # noqa: FBT001
    table = Table(hero=replace(HERO, traits=(faction,)))
    bird = table.put(load("Thunderhead Hippogryph"), this_turn=True)
    assert has_keyword(table.state, bird, KeywordName.ELUSIVE) is elusive
    assert has_keyword(table.state, bird, KeywordName.FEROCITY) is not elusive


def test_tiril_goes_home_at_the_end_of_his_controllers_turn_to_his_owner() -> None:
    table = Table()
    lent = table.put(load("Tiril Dawnrider"), B, controller=A)
    theirs = table.put(load("Tiril Dawnrider"), B)
    hand = table.hand(B)
    while table.part() is not Phase.END:
        table.passes()
    table.empty_chain()
    assert (table.zone(lent), table.zone(theirs)) == (Zone.HAND, Zone.PLAY)
    assert table.hand(B) == hand + 1


def test_trophy_kill_is_for_allies_that_cost_four_or_more() -> None:
    table = Table()
    dear, cheap = table.put(load("Valanos"), B), table.put(load("Samuel Grey"), B)
    kill = table.put(load("Trophy Kill"), A, Zone.HAND)
    table.act(PlayCard(A, kill))
    assert table.state.chain[-1].targets == ((dear,),)
    table.passes()
    assert (table.zone(dear), table.zone(cheap)) == (Zone.GRAVEYARD, Zone.PLAY)


def test_a_destroyed_resource_makes_the_next_strike_of_the_twig_cheaper_and_no_later_one() -> None:
    table = Table(resources=4)
    twig = table.put(load("Twig of the World Tree"))
    ogre = table.put(OGRE, B)
    wasted = next(card for card in table.state.play.ids if table.state.cards[card].resource)
    table.act(Use(A, twig, 0), (wasted,))
    table.passes()
    assert table.zone(wasted) is Zone.GRAVEYARD
    attack(table, table.heroes[0], ogre)
    strike(table, twig)
    ready = [
        card for card in table.state.play.ids if table.state.cards[card].resource and table.state.cards[card].ready
    ]
    assert len([card for card in ready if table.state.cards[card].controller == A]) == 3
    table.alter(twig, ready=True)
    table.alter(ready[0], ready=False)
    assert why_not(table.state, Strike(A, twig))


def test_goretooth_lends_ferocity_to_orcs_of_his_party_alone() -> None:
    table = Table()
    table.put(load("Warlord Goretooth"))
    orc = table.put(load("Brigg"), this_turn=True)
    gnome = table.put(GNOME, this_turn=True)
    theirs = table.put(load("Brigg"), B)
    fierce = [has_keyword(table.state, card, KeywordName.FEROCITY) for card in (orc, gnome, theirs)]
    assert fierce == [True, False, False]


def test_malwi_hurts_allies_that_enter_play_for_an_opponent() -> None:
    table = Table(FOUR, resources=12)
    table.state = evolve(
        table.state, players=tuple(replace(each, team=2 - each.id % 2) for each in table.state.players)
    )
    table.put(load("Watcher Mal'wi"))
    friend, foe = table.put(OGRE, C, Zone.HAND), table.put(OGRE, B, Zone.HAND)
    for player, card in ((C, friend), (B, foe)):
        table.state = evolve(table.state, turn_player=player, priority=player)
        table.act(PlayCard(player, card))
        table.empty_chain()
    assert (table.damage(friend), table.damage(foe)) == (0, 1)


def test_world_in_flames_doubles_fire_of_ones_own_hero() -> None:
    table = Table()
    table.put(load("World in Flames"))
    foe, own = table.heroes[1], table.heroes[0]
    table.cast(A, blast(3), foe)
    assert table.damage(foe) == 6
    table.cast(A, blast(3, DamageType.FROST), foe)
    assert table.damage(foe) == 9
    table.cast(B, blast(3), own)
    assert table.damage(own) == 3


def test_winters_grasp_guards_the_party_of_its_controller_only() -> None:
    table = Table(THREE, resources=0)
    table.put(load("Winter's Grasp"), B)
    ogre = table.put(OGRE)
    assert why_not(table.state, Propose(A, ogre, table.heroes[1]))
    assert not why_not(table.state, Propose(A, ogre, table.heroes[2]))
    assert not why_not(table.state, Propose(A, table.heroes[0], table.heroes[1]))


def test_winters_grasp_names_no_totem() -> None:
    table = Table(resources=0)
    table.put(load("Winter's Grasp"), B)
    totem, ogre = table.put(load("Stoneclaw Totem"), B), table.put(OGRE)
    assert not why_not(table.state, Propose(A, ogre, totem))


def test_a_wisp_that_left_the_graveyard_asks_for_no_payment() -> None:
    table = Table()
    wisp = table.put(load("Wisp"), B, Zone.GRAVEYARD)
    while not table.state.chain:
        table.passes()
    assert [link.source for link in table.state.chain] == [wisp]
    everything = Every(Is((Kind.CARD,)), (Zone.GRAVEYARD,))
    table.cast(A, instant("Exhume", Put(everything, Zone.REMOVED)))
    table.empty_chain()
    assert table.zone(wisp) is Zone.REMOVED


@for_every("cards", [0, 1, 3])
def test_vexra_counts_the_hand_of_whom_she_strikes(cards: int) -> None:
    table = Table()
    vexra = table.put(load("Vexra Darkfall"))
    table.put(GNOME, A, Zone.HAND)
    for _ in range(cards):
        table.put(GNOME, B, Zone.HAND)
    end = table.put(blast(2), A, Zone.HAND)
    table.act(PlayCard(A, end), (vexra,))
    table.passes((table.heroes[1],))
    table.empty_chain()
    assert table.damage(table.heroes[1]) == cards


def test_stealth_comes_back_at_the_end_of_the_turn_for_two() -> None:
    table = Table()
    stealth = table.put(load("Stealth"))
    hero = table.heroes[0]
    assert has_keyword(table.state, hero, KeywordName.STEALTH)
    table.cast(A, blast(1), table.heroes[1])
    table.passes()
    assert not has_keyword(table.state, hero, KeywordName.STEALTH)
    table.passes((YES,))
    assert table.zone(stealth) is Zone.GRAVEYARD
    while table.part() is not Phase.END:
        table.passes()
    table.empty_chain()
    assert table.zone(stealth) is Zone.HAND


def test_stealth_stays_away_unpaid() -> None:
    table = Table()
    stealth = table.put(load("Stealth"))
    table.cast(A, blast(1), table.heroes[1])
    table.passes()
    table.passes((NO,))
    while table.state.turn_player == A:
        table.passes()
    assert table.zone(stealth) is Zone.GRAVEYARD


def test_zenith_leaves_a_hero_that_is_face_down_face_down() -> None:
    table = Table(hero=load("Zenith Shadowforce"))
    table.alter(table.heroes[1], face_up=False)
    table.act(Use(A, table.heroes[0], 0))
    table.passes()
    assert not table.card(table.heroes[1]).face_up
    assert not table.card(table.heroes[0]).face_up


def test_teebus_sword_grows_each_time_it_is_paid_for_though_exhausted() -> None:
    table = Table()
    sword = table.put(load("Teebu's Blazing Longsword"), ready=False)
    for _ in range(2):
        table.act(Use(A, sword, 0))
        table.passes()
    assert table.atk(sword) == 2
    assert why_not(table.state, Use(A, sword, 0))


def test_thrash_blade_readies_once_on_its_controllers_turn() -> None:
    table = Table(resources=9)
    blade = table.put(load("Thrash Blade"))
    wall = table.put(ally("Wall", 0, 30), B)
    for triggers in (1, 0):
        attack(table, table.heroes[0], wall)
        strike(table, blade)
        table.conclude()
        assert len(table.state.chain) == triggers
        table.empty_chain()
        assert table.card(blade).ready is bool(triggers)
        assert table.card(table.heroes[0]).ready is bool(triggers)
    assert table.damage(wall) == 4


def test_windseer_tarus_pays_once_a_turn() -> None:
    table = Table(resources=2)
    tarus = table.put(load("Windseer Tarus"))
    wall = table.put(ally("Wall", 0, 30), B)
    table.act(Propose(A, tarus, wall))
    table.passes()
    assert not table.card(tarus).ready
    table.passes((YES,))
    assert table.card(tarus).ready
    table.conclude()
    table.act(Propose(A, tarus, wall))
    table.passes()
    assert not table.state.chain


def test_withdraw_sends_an_ally_home_to_its_owner() -> None:
    table = Table()
    lent = table.put(OGRE, B, controller=A)
    table.cast(A, load("Withdraw"), lent)
    assert table.card(lent).zone is Zone.HAND
    assert table.hand(B) == 1


def test_the_more_the_scarier_with_nothing_for_x_aims_at_nobody() -> None:
    table = Table(resources=2)
    first, second = table.put(GNOME, B), table.put(OGRE, B)
    spell = table.put(load("The More, the Scarier"), A, Zone.HAND)
    table.act(PlayCard(A, spell), (0,))
    table.passes()
    assert table.zone(first) is Zone.PLAY
    spell = table.put(load("The More, the Scarier"), A, Zone.HAND)
    table.act(PlayCard(A, spell), (2,))
    table.passes()
    assert table.zone(first) is Zone.GRAVEYARD
    assert table.damage(second) == 2
