"""Identity: what a card that changes zones leaves behind, and what of it is still known (411.8, 707.3, 709.2d)."""

from dataclasses import replace

from engine.decisions.actions import PlayCard, Use
from engine.language.effects import Deal, Destroy, Draw, Effect, May, Put
from engine.language.filters import Is
from engine.language.modifiers import Control
from engine.language.powers import Continuous, TargetDescription
from engine.language.printed import Printed
from engine.language.selections import ControllerOf, Host, Number, Role, Target, This, Those, ValueOf, You
from engine.language.triggers import What
from engine.language.words import DamageType, Kind, Trait, Zone
from engine.play import why_not
from engine.state.record import Move, MoveKind
from tests.engine.cards import (
    ALLY,
    GNOME,
    HERO_OR_ALLY,
    OGRE,
    activated,
    ally,
    blast,
    bolt,
    instant,
    ongoing,
    paid,
    raises,
    this_turn,
    when,
)
from tests.engine.table import A, B, Table
from tests.every_row import for_every

BOUNCE = instant("Bounce", Put(Target(), Zone.HAND), targets=(ALLY,))
BLINK = instant("Blink", Put(Target(), Zone.GRAVEYARD, name="it"), Put(Those("it"), Zone.PLAY), targets=(ALLY,))
GROW = instant("Grow", this_turn(raises(Trait.ATK, 2), Target()), targets=(ALLY,))
STEAL = ongoing("Steal", Continuous((Control(You()),), Host()), attach=Is((Kind.ALLY,)))
KILL = instant("Kill", Destroy(Target()), targets=(ALLY,))


def test_a_card_that_leaves_and_returns_is_another_card() -> None:
    """Its damage, counters, what affected it and its exhaustion stay behind (411.8a)."""
    table = Table()
    ogre = table.put(OGRE, damage=3, counters=(("doom", 2),), ready=False)
    grow, blink = table.put(GROW, A, Zone.HAND), table.put(BLINK, A, Zone.HAND)
    table.act(PlayCard(A, grow))
    table.passes()
    assert table.atk(ogre) == 3 + 2
    table.act(PlayCard(A, blink))
    table.passes()
    now = table.card(ogre)
    assert ogre not in table.state.cards
    assert (now.zone, now.damage, now.counters, now.ready) == (Zone.PLAY, 0, (), True)
    assert table.atk(now.id) == 3


def test_a_card_that_changes_controllers_is_the_same_card() -> None:
    """Modifiers on it, damage and attachments stay; only who controls it is another (400.3, 400.3a)."""
    table = Table()
    ogre = table.put(OGRE, B, damage=3, ready=False)
    grow, steal = table.put(GROW, A, Zone.HAND), table.put(STEAL, A, Zone.HAND)
    table.act(PlayCard(A, grow))
    table.passes()
    table.act(PlayCard(A, steal))
    table.passes()
    held = table.state.cards[ogre]
    assert (held.controller, held.owner, held.damage, held.ready) == (A, B, 3, False)
    assert table.atk(ogre) == 3 + 2


def test_a_power_used_once_is_not_used_by_the_card_it_becomes() -> None:
    """A limit on uses is that of the card; the one that comes back is another (701.5)."""
    once = replace(paid(1, Draw(You(), Number(1))), once_per_turn=True)
    table = Table()
    wise = table.put(ally("Wise", 1, 2, once))
    blink = table.put(BLINK, A, Zone.HAND)
    table.act(Use(A, wise, 0))
    table.passes()
    assert [reason.rule for reason in why_not(table.state, Use(A, wise, 0))] == ["701.5"]
    table.act(PlayCard(A, blink))
    table.passes()
    assert why_not(table.state, Use(A, table.card(wise).id, 0)) == ()


@for_every(
    ("away", "zone"),
    [
        (Destroy(Target()), Zone.GRAVEYARD),
        (Put(Target(), Zone.HAND), Zone.HAND),
        (Put(Target(), Zone.DECK), Zone.DECK),
        (Put(Target(), Zone.REMOVED), Zone.REMOVED),
    ],
)
def test_a_card_goes_to_its_owners_zone_whoever_controls_it(away: Effect, zone: Zone) -> None:
    """411.1."""
    table = Table()
    ogre = table.put(OGRE, B, controller=A)
    spell = table.put(instant("Away", away, targets=(ALLY,)), A, Zone.HAND)
    table.act(PlayCard(A, spell))
    table.passes()
    assert table.zone(ogre) is zone
    assert table.card(ogre).controller is None
    assert table.card(ogre).id in table.state.zone(zone, B)


def test_what_is_attached_goes_to_its_owners_graveyard_and_is_not_destroyed() -> None:
    """306.3e: as part of the host's leaving."""
    table = Table()
    ogre = table.put(OGRE, B)
    curse = table.put(ongoing("Curse", when(What.DESTROYED, Draw(You(), Number(1))), attach=Is((Kind.ALLY,))))
    table.alter(curse, attached_to=ogre)
    bounce = table.put(BOUNCE, A, Zone.HAND)
    table.act(PlayCard(A, bounce))
    table.passes()
    assert (table.zone(ogre), table.zone(curse)) == (Zone.HAND, Zone.GRAVEYARD)
    kinds = {move.card: move.kind for move in table.happened(Move)}
    assert kinds[curse] is MoveKind.DETACH
    assert table.hand(A) == 0


MASTEN = ally("Masten", 4, 2, when(What.DESTROYED, May(You(), (Put(Role("moved"), Zone.HAND),))))
EXHUME = instant(
    "Exhume",
    Put(Target(), Zone.REMOVED),
    targets=(TargetDescription(Is((Kind.ALLY,)), zones=(Zone.GRAVEYARD,)),),
)


@for_every(("meanwhile", "zone"), [("nothing", Zone.HAND), ("it is moved", Zone.REMOVED)])
def test_a_link_follows_the_card_it_triggered_off_only_into_the_zone_it_saw(meanwhile: str, zone: Zone) -> None:
    """411.8b: it finds the card if it has stayed where it went, and no longer if it has gone on."""
    table = Table()
    masten = table.put(MASTEN)
    kill, exhume = table.put(KILL, A, Zone.HAND), table.put(EXHUME, A, Zone.HAND)
    table.act(PlayCard(A, kill))
    table.passes()
    [link] = table.state.chain
    if meanwhile == "it is moved":
        table.act(PlayCard(A, exhume))
        table.passes()
        assert table.state.chain == (link,)
    table.passes(*((("yes",),) if meanwhile == "nothing" else ()))
    assert table.zone(masten) is zone


SHOT = activated(Deal(This(), Target(), ValueOf(Trait.ATK, This()), DamageType.RANGED), targets=(HERO_OR_ALLY,))


@for_every(
    ("responses", "dealt"),
    [((), 3), ((GROW,), 5), ((KILL,), 3), ((GROW, KILL), 5)],
)
def test_a_source_that_is_gone_deals_damage_as_it_last_was(responses: tuple[Printed, ...], dealt: int) -> None:
    """707.3, 709.2d: the effect stands by itself, and asks what its source last was."""
    table = Table()
    archer = table.put(ally("Archer", 3, 3, SHOT))
    spells = [table.put(spell, A, Zone.HAND) for spell in responses]
    table.act(Use(A, archer, 0), (table.heroes[1],))
    for spell in spells:
        table.act(PlayCard(A, spell))
        table.passes()
    table.passes()
    assert table.damage(table.heroes[1]) == dealt


def test_an_attachment_that_is_gone_knows_what_it_was_attached_to() -> None:
    """709.2d: as in the example of the ability that is taken to hand in response to its own effect."""
    burn = ongoing("Burn", paid(0, Deal(This(), Host(), Number(2), DamageType.FIRE)), attach=Is((Kind.ALLY,)))
    table = Table()
    ogre = table.put(OGRE, B)
    burning = table.put(burn, A, attached_to=ogre)
    take = instant("Take", Put(Target(), Zone.HAND), targets=(TargetDescription(Is((Kind.ABILITY,))),))
    back = table.put(take, A, Zone.HAND)
    table.act(Use(A, burning, 0))
    table.act(PlayCard(A, back))
    table.passes()
    assert table.zone(burning) is Zone.HAND
    table.passes()
    assert table.damage(ogre) == 2


def test_the_controller_of_a_card_that_is_gone_is_its_last_one() -> None:
    """709.2d: not its owner, where somebody else controlled it."""
    refund = instant("Refund", Destroy(Target()), Draw(ControllerOf(Target()), Number(1)), targets=(ALLY,))
    table = Table()
    table.put(OGRE, B, controller=A)
    spell = table.put(refund, B, Zone.HAND)
    table.act(PlayCard(A, table.put(blast(1), A, Zone.HAND)), (table.heroes[1],))
    table.state = replace(table.state, priority=B)
    table.act(PlayCard(B, spell))
    table.passes()
    assert (table.hand(A), table.hand(B)) == (1, 0)


def test_damage_to_a_target_that_is_gone_is_dealt_to_nobody() -> None:
    """709.2a, 411.8a: what was a target and came back is another card, so the link is interrupted."""
    table = Table()
    gnome = table.put(GNOME, B)
    shot, blink = table.put(blast(1), A, Zone.HAND), table.put(BLINK, A, Zone.HAND)
    table.act(PlayCard(A, shot), (gnome,))
    table.act(PlayCard(A, blink))
    table.passes()
    table.passes()
    assert (table.zone(gnome), table.damage(gnome), table.zone(shot)) == (Zone.PLAY, 0, Zone.GRAVEYARD)
    assert "709.2a" in table.cited()
    assert table.zone(blink) is Zone.GRAVEYARD


def test_damage_of_a_hero_is_dealt_by_the_hero() -> None:
    """403.4: whose hero that is, the link's controller says."""
    table = Table()
    table.state = replace(table.state, priority=B, turn_player=A)
    shot = table.put(instant("Shot", bolt(2), targets=(HERO_OR_ALLY,)), B, Zone.HAND)
    table.act(PlayCard(B, shot), (table.heroes[0],))
    table.passes()
    assert table.damage(table.heroes[0]) == 2
    assert next(fact for fact in table.state.history if fact.deed == "dealt damage").subject == table.heroes[1]
