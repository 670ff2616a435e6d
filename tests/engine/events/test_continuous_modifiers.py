"""Who controls a card while modifiers say so, and after they end (400.3); what is used up."""

from collections.abc import Sequence
from dataclasses import replace

from engine.decisions.actions import Concede, PlayCard, Propose, Use
from engine.game.setup import completed
from engine.language.costs import Activate
from engine.language.durations import Duration
from engine.language.effects import Apply, Delay, Destroy, Draw, Ready
from engine.language.filters import Among, InCondition, Is, Named
from engine.language.modifiers import (
    AlterPacket,
    BecomesType,
    ChangeCost,
    Control,
    LosePowers,
    Purpose,
    Replace,
    SetValue,
)
from engine.language.powers import Continuous, Keyword, Payment, TargetDescription, Text, Triggered
from engine.language.selections import EventAmount, Fits, HeroOf, Host, Number, Plus, Target, You
from engine.language.triggers import On, What
from engine.language.words import CardType, Condition, KeywordName, Kind, Phase, Trait, Zone
from engine.play import why_not
from engine.state.ids import CardId, PlayerId
from engine.state.record import ChangeControl
from tests.engine.cards import ALLY, GNOME, OGRE, ally, blast, instant, item, ongoing, paid, raises, this_turn
from tests.engine.table import THREE, A, B, C, Table
from tests.every_row import for_every

CHARM = instant("Charm", this_turn(Control(You()), Target()), targets=(ALLY,))
STEAL = ongoing("Steal", Continuous((Control(You()),), Host()), attach=Is((Kind.ALLY,)))
DISPEL = instant("Dispel", Destroy(Target()), targets=(TargetDescription(Is((Kind.ABILITY,))),))


def steals(table: Table, players: Sequence[PlayerId], ogre: CardId) -> list[CardId]:
    """Let each of the players take control of the ogre by an ability, one after another."""
    return [table.put(STEAL, player, attached_to=ogre) for player in players]


@for_every(
    ("entered_under", "thieves", "ended", "controller"),
    [
        (B, (A,), (), A),
        (B, (A,), (0,), B),
        (B, (A, C), (), C),
        (B, (A, C), (1,), A),  # To the player of the latest modifier that is left.
        (B, (A, C), (0,), C),
        (B, (A, C), (0, 1), B),  # To the player under whose control it entered play.
        (B, (A, C, A), (2,), C),
        (C, (A,), (0,), C),  # Who is not its owner.
        (C, (B, A), (0, 1), C),
    ],
)
def test_control_goes_to_the_latest_and_back_again(
    entered_under: PlayerId, thieves: Sequence[PlayerId], ended: Sequence[int], controller: PlayerId
) -> None:
    """400.3b: B owns the ally."""
    table = Table(THREE)
    ogre = table.put(OGRE, B, controller=entered_under)
    abilities = steals(table, thieves, ogre)
    table.state = completed(table.state)
    for place in ended:
        table.cast(A, DISPEL, abilities[place])
    held = table.state.cards[ogre]
    assert (held.controller, held.owner, held.entered_under) == (controller, B, entered_under)


def test_control_for_a_turn_ends_with_the_turn() -> None:
    """400.3b, 714.3."""
    table = Table()
    ogre = table.put(OGRE, B)
    table.cast(A, CHARM)
    assert table.card(ogre).controller == A
    table.passes()
    assert table.part() is Phase.END
    assert table.card(ogre).controller == A
    table.passes()
    assert (table.state.turn_player, table.card(ogre).controller) == (B, B)


def test_a_new_controller_has_to_wait_as_with_any_ally() -> None:
    """302.2, 601.2a: continuously in the party since the turn began, for whoever has it now, and has it back."""
    table = Table()
    ogre = table.put(OGRE, B)
    table.cast(A, CHARM)
    assert [r.rule for r in why_not(table.state, Propose(A, ogre, table.heroes[1]))] == ["601.2a", "302.2", "601.2e"]
    table.passes()
    table.passes()
    for _ in range(2):
        table.passes()
    assert (table.state.turn_player, table.part()) == (B, Phase.ACTION)
    # It came back before B's turn began.
    assert why_not(table.state, Propose(B, ogre, table.heroes[0])) == ()


def test_what_is_attached_stays_with_who_controls_it() -> None:
    """400.3."""
    table = Table()
    ogre = table.put(OGRE, B)
    curse = table.put(ongoing("Curse", attach=Is((Kind.ALLY,))), B, attached_to=ogre)
    table.cast(A, CHARM)
    assert (table.card(ogre).controller, table.card(curse).controller, table.card(curse).attached_to) == (A, B, ogre)


def test_a_change_of_control_is_an_event_that_triggers() -> None:
    """703.1: both ways."""
    table = Table()
    fickle = Triggered((On(What.CHANGES_CONTROL, subject=Named("Fickle")),), Text((), (Draw(You(), Number(1)),)))
    table.put(ally("Fickle", 1, 1, fickle), B)
    table.cast(A, CHARM)
    assert [link.controller for link in table.state.chain] == [B]  # Who controlled it as it triggered, just before.
    table.empty_chain()
    assert (table.hand(A), table.hand(B)) == (0, 1)


def test_what_waits_for_the_next_time_is_not_set_off_again_by_the_event_that_brought_it_about() -> None:
    """715.1: control goes back as the ability is destroyed, which sets the modifier off before the destruction does."""
    table = Table()
    (steal,) = steals(table, (A,), table.put(OGRE, B))
    table.state = completed(table.state)
    either = (On(What.DESTROYED, subject=Is((Kind.ABILITY,))), On(What.CHANGES_CONTROL))
    draws = Triggered(either, Text((), (Draw(You(), Number(1)),)))
    table.cast(A, instant("Omen", Delay(draws, Duration.THIS_TURN)))
    table.cast(A, DISPEL, steal)
    table.empty_chain()
    assert table.hand(A) == 1


def test_an_attacker_that_changes_controllers_attacks_no_more() -> None:
    """602.5: and the combat goes on to its conclusion without it."""
    table = Table()
    ogre, gnoll = table.put(OGRE), table.put(ally("Gnoll", 2, 5), B)
    table.act(Propose(A, ogre, gnoll))
    table.passes()
    assert table.part() is Phase.ATTACK_WINDOW
    table.state = replace(table.state, priority=B)
    table.act(PlayCard(B, table.put(CHARM, B, Zone.HAND)), (ogre,))
    table.passes()
    assert table.card(ogre).controller == B
    assert table.state.combat is not None
    assert (table.state.combat.attacker, table.state.combat.proposed_defender) == (None, gnoll)
    table.conclude()
    assert table.part() is Phase.ACTION
    assert (table.damage(ogre), table.damage(gnoll)) == (0, 0)


HELWEN = item(
    "Helwen",
    Payment(
        (Activate(),),
        Text((ALLY,), (Apply((Control(You()),), Target(), Duration.GAME, remains_exhausted=True),)),
    ),
)
WAKE = instant("Wake", Ready(Target()), targets=(TargetDescription(Named("Helwen")),))


def test_control_while_the_source_remains_exhausted_ends_as_it_is_readied() -> None:
    """714.3b, 400.3b."""
    table = Table()
    table.put(OGRE, B)
    helwen = table.put(HELWEN)
    table.act(Use(A, helwen, 0))
    table.passes()
    [ogre] = table.named("Ogre")
    assert ogre.controller == A
    table.cast(A, WAKE)
    [ogre] = table.named("Ogre")
    assert ogre.controller == B
    assert len(table.happened(ChangeControl)) == 1


def test_a_source_that_did_not_remain_exhausted_creates_no_modifier() -> None:
    """714.3b, as in the example: readied and activated again, it has the later effect and not the earlier one."""
    table = Table()
    first, second = table.put(OGRE, B), table.put(ally("Gnoll", 2, 2), B)
    helwen = table.put(HELWEN)
    table.act(Use(A, helwen, 0), (first,))
    table.act(PlayCard(A, table.put(WAKE, A, Zone.HAND)))
    table.passes()
    table.act(Use(A, helwen, 0), (second,))
    table.empty_chain()
    assert (table.card(first).controller, table.card(second).controller) == (B, A)


def test_control_while_the_source_remains_in_the_party_ends_as_it_stops_being_an_ally() -> None:
    """714.3b, 411.7a: an item that is an ally this turn is in the party this turn."""
    table = Table()
    held = Apply((Control(You()),), Target(), Duration.WHILE_SOURCE_IN_PARTY)
    ogre, golem = table.put(OGRE, B), table.put(item("Golem", paid(0, held, targets=(ALLY,))))
    stirred = Apply((BecomesType(CardType.ALLY), SetValue(Trait.HEALTH, Number(3))), Target(), Duration.THIS_TURN)
    table.cast(A, instant("Stir", stirred, targets=(TargetDescription(Named("Golem")),)), golem)
    table.act(Use(A, golem, 0), (ogre,))
    table.passes()
    assert table.card(ogre).controller == A
    table.passes()
    table.passes()
    assert (table.state.turn_player, table.zone(golem), table.card(ogre).controller) == (B, Zone.PLAY, B)


def test_an_item_creates_no_modifier_that_lasts_while_it_remains_in_the_party() -> None:
    """714.3b, 411.7a."""
    table = Table()
    held = Apply((Control(You()),), Target(), Duration.WHILE_SOURCE_IN_PARTY)
    ogre, golem = table.put(OGRE, B), table.put(item("Golem", paid(0, held, targets=(ALLY,))))
    table.act(Use(A, golem, 0))
    table.passes()
    assert table.card(ogre).controller == B
    assert table.state.modifiers == ()
    assert "714.3b" in table.cited()


def test_an_ability_that_attaches_gives_control_to_its_own_controller_only() -> None:
    """400.3, 712.6: it is "you" who controls the ability."""
    table = Table()
    ogre = table.put(OGRE, B)
    table.cast(A, STEAL)
    [ability] = table.named("Steal")
    assert (ability.attached_to, ability.controller, table.card(ogre).controller) == (ogre, A, A)


def test_a_card_whose_players_are_all_gone_is_removed_from_the_game() -> None:
    """400.3b: nobody is left under whose control it entered play."""
    table = Table(THREE)
    ogre = table.put(OGRE, C, controller=B)
    [ability] = steals(table, (A,), ogre)
    table.state = completed(table.state)
    table.act(Concede(B))
    assert (table.zone(ogre), table.card(ogre).controller) == (Zone.PLAY, A)
    table.cast(A, DISPEL, ability)
    assert table.zone(ogre) is Zone.REMOVED


def test_what_is_attached_to_a_card_that_is_removed_goes_to_its_owners_graveyard() -> None:
    """306.3e, 400.3b."""
    table = Table(THREE)
    ogre = table.put(OGRE, C, controller=B)
    [ability] = steals(table, (A,), ogre)
    curse = table.put(ongoing("Curse", attach=Is((Kind.ALLY,))), C, attached_to=ogre)
    table.state = completed(table.state)
    table.act(Concede(B))
    table.cast(A, DISPEL, ability)
    assert (table.zone(ogre), table.zone(curse)) == (Zone.REMOVED, Zone.GRAVEYARD)


@for_every("times", [1, 2])
def test_a_price_lowered_so_many_times_is_lowered_that_often(times: int) -> None:
    """707.1e: "your next" is once, "your next two" twice."""
    table = Table(resources=3)
    cheaper = ChangeCost(Purpose.PLAY, Is((Kind.CARD,)), Number(-1))
    table.cast(A, instant("Haggle", Apply((cheaper,), You(), Duration.THIS_TURN, times=times)))
    for _ in range(3):
        table.cast(A, instant("Trifle", cost=1))
    assert len([card for card in table.state.play.resources if not table.state.cards[card].ready]) == 3 - times
    assert table.state.modifiers == ()


def test_control_until_an_ally_attacks_goes_back_as_it_attacks() -> None:
    """714.3, 400.3b, 602.5: nobody has priority before, and there is no attacker any more."""
    table = Table()
    wolf = table.put(ally("Wolf", 3, 4, Keyword(KeywordName.FEROCITY)), B)
    until = On(What.ATTACKS, subject=Among(Target()))
    table.cast(A, instant("Whim", Apply((Control(You()),), Target(), Duration.GAME, until=(until,)), targets=(ALLY,)))
    assert table.card(wolf).controller == A
    table.act(Propose(A, wolf, table.heroes[1]))
    table.passes()
    assert (table.part(), table.card(wolf).controller) == (Phase.ATTACK_WINDOW, B)
    assert table.state.combat is not None
    assert table.state.combat.attacker is None
    assert {"714.3", "400.3b"} <= table.cited()


def test_control_until_an_ally_is_targeted_goes_back_as_the_link_is_added() -> None:
    """714.3, 400.3b."""
    table = Table()
    ogre = table.put(OGRE, B)
    until = On(What.TARGETED, subject=Among(Target()))
    table.cast(A, instant("Whim", Apply((Control(You()),), Target(), Duration.GAME, until=(until,)), targets=(ALLY,)))
    assert table.card(ogre).controller == A
    table.act(PlayCard(A, table.put(instant("Trifle", targets=(ALLY,)), A, Zone.HAND)))
    assert table.card(ogre).controller == B


def test_what_lasts_until_an_ally_enters_play_ends_as_one_is_in_play() -> None:
    """703.4, 714.3."""
    table = Table()
    ogre = table.put(OGRE)
    until = On(What.ENTERS_PLAY, subject=Is((Kind.ALLY,)))
    rage = Apply((raises(Trait.ATK, 2),), Target(), Duration.THIS_TURN, until=(until,))
    table.cast(A, instant("Rage", rage, targets=(ALLY,)))
    assert table.atk(ogre) == 5
    table.cast(A, GNOME)
    assert table.atk(ogre) == 3


def test_flip_powers_that_come_back_leave_the_other_powers_their_timestamp() -> None:
    """718.2e: they generate no continuous modifiers."""
    table = Table()
    table.cast(A, instant("Daze", this_turn(LosePowers(flip=True), HeroOf(You()))))
    for _ in range(2):
        table.passes()
    assert table.state.turn_player == B
    assert table.state.cards[table.heroes[0]].powers_since == 0


SORE = Replace(On(What.DEALS_DAMAGE, other=Among(Host())), AlterPacket(Plus((EventAmount(), Number(1)))))


def test_whom_an_effect_means_by_its_attached_ally_it_means_wherever_its_source_goes() -> None:
    """709.2d, 714.3d: looked up once, as the effect resolves."""
    table = Table()
    ogre, gnoll = table.put(OGRE, B), table.put(ally("Gnoll", 2, 5), B)
    salt = ongoing("Salt", paid(0, this_turn(SORE, You())), attach=Is((Kind.ALLY,)))
    rubbed = table.put(salt, attached_to=ogre)
    table.act(Use(A, rubbed, 0))
    table.passes()
    table.alter(rubbed, attached_to=gnoll)
    for each in (ogre, gnoll):
        table.cast(A, blast(1), each)
    assert (table.damage(ogre), table.damage(gnoll)) == (2, 1)


def test_a_power_that_always_applies_goes_with_its_card() -> None:
    """714.1: there is no link that would have looked anything up."""
    table = Table()
    ogre, gnoll = table.put(OGRE, B), table.put(ally("Gnoll", 2, 5), B)
    salt = table.put(ongoing("Salt", Continuous((SORE,), You()), attach=Is((Kind.ALLY,))), attached_to=ogre)
    table.alter(salt, attached_to=gnoll)
    for each in (ogre, gnoll):
        table.cast(A, blast(1), each)
    assert (table.damage(ogre), table.damage(gnoll)) == (1, 2)


def test_a_condition_on_the_attached_ally_is_asked_of_the_ally_that_was_looked_up() -> None:
    """714.3a, 714.3d: which ally it is stands fast, whether it is exhausted is asked at any time."""
    table = Table()
    hero, ogre, gnome = table.heroes[0], table.put(OGRE, B, ready=False), table.put(GNOME, B)
    tired = Fits(Host(), InCondition(Condition.EXHAUSTED))
    yawn = Apply((raises(Trait.ATK, 2),), HeroOf(You()), Duration.THIS_TURN, while_=tired)
    lull = table.put(ongoing("Lull", paid(0, yawn), attach=Is((Kind.ALLY,))), attached_to=ogre)
    table.act(Use(A, lull, 0))
    table.passes()
    table.alter(lull, attached_to=gnome)
    assert table.atk(hero) == 2
    table.alter(ogre, ready=True)
    assert table.atk(hero) == 0
