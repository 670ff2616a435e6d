"""Pre-priority checks: waves of them, until one in which nothing takes place (407.6)."""

from collections.abc import Sequence
from dataclasses import replace

from engine.decisions.actions import PlayCard
from engine.decisions.choices import ChoiceKind
from engine.language.effects import CreateTokens, Destroy, Draw, PutDamage
from engine.language.filters import Is, Named
from engine.language.modifiers import Cannot, Deed, MoveInstead, Replace
from engine.language.powers import Text, Triggered
from engine.language.printed import Printed, TokenFace
from engine.language.selections import Every, HeroOf, Number, Target, You
from engine.language.triggers import On, What
from engine.language.words import CardType, Kind, Trait, Zone
from engine.state.editions import EDITIONS, REFERENCE
from engine.state.ids import PlayerId
from engine.state.record import Decide, EndGame, Move, MoveKind
from tests.engine.cards import (
    ALLIES_IN_YOUR_PARTY,
    ALLY,
    GNOME,
    HERO_OR_ALLY,
    OGRE,
    ally,
    always,
    blast,
    instant,
    ongoing,
    others,
    raises,
)
from tests.engine.table import THREE, TWO, A, B, C, Table
from tests.every_row import for_every

SPELL = instant("Spell", Draw(You(), Number(1)))
ONE_FOR_ALL = ally("Captain", 1, 1, always(raises(Trait.HEALTH, 1), others(ALLIES_IN_YOUR_PARTY)))


def test_a_wave_destroys_at_once_and_the_next_sees_what_that_changed() -> None:
    """407.6: the guard lives by the captain's modifier, and dies in the wave after the captain's."""
    table = Table()
    captain, guard = table.put(ONE_FOR_ALL), table.put(GNOME, damage=1)
    other = table.put(ally("Other", 1, 1), damage=0)
    table.act(PlayCard(A, table.put(blast(1), A, Zone.HAND)), (captain,))
    table.passes()
    gone = [move.card for move in table.happened(Move) if move.kind is MoveKind.DESTROY]
    assert gone == [captain, guard]
    assert table.zone(other) is Zone.PLAY
    assert table.state.gone[guard].health == 1  # The captain was gone already.
    assert table.state.gone[captain].health == 1


def test_waves_end_where_nothing_takes_place_although_a_destruction_was_replaced() -> None:
    """407.6, 716.1b: the removal in place of the destruction can't happen, so the ally stays, with fatal damage."""
    table = Table()
    to_graveyard = On(What.MOVES, subject=Is((Kind.ALLY,)), from_zone=Zone.PLAY, to_zone=Zone.GRAVEYARD)
    table.put(ongoing("Exile", always(Replace(to_graveyard, MoveInstead(Zone.REMOVED)), You())))
    table.put(ongoing("Bond", always(Cannot(Deed.BE_REMOVED), Is((Kind.CARD,)))), B)
    gnome = table.put(GNOME, B)
    table.act(PlayCard(A, table.put(blast(1), A, Zone.HAND)), (gnome,))
    table.passes()
    assert (table.zone(gnome), table.damage(gnome)) == (Zone.PLAY, 1)
    assert {"716.1b", "103.2"} <= table.cited()


@for_every(("players", "winners"), [(TWO, (A,)), (THREE, (C,))])
def test_what_can_t_happen_in_a_wave_does_not_happen_in_it_although_what_forbids_it_ends(
    players: Sequence[tuple[str, int]], winners: Sequence[PlayerId]
) -> None:
    """103.4, as in the example: the hero outlives the wave in which its guardian and the opposing hero fall.

    That opponent loses alone; if others go on playing, the hero falls in the next wave.
    """
    table = Table(players)
    guardian = table.put(ally("Guardian", 3, 4, always(Cannot(Deed.BE_DESTROYED), HeroOf(You()))), damage=3)
    table.alter(table.heroes[0], damage=30)
    table.alter(table.heroes[1], damage=29)
    both = instant(
        "Both", PutDamage(Target(), Number(1)), PutDamage(Every(Is((Kind.ALLY,))), Number(1)), targets=(HERO_OR_ALLY,)
    )
    table.act(PlayCard(A, table.put(both, A, Zone.HAND)), (table.heroes[1],))
    table.passes()
    assert table.zone(guardian) is Zone.GRAVEYARD
    assert table.state.result is not None
    assert table.state.result.winners == tuple(winners)
    assert "103.4" in table.cited()


@for_every(
    ("hurt", "winners"),
    [((0,), (B,)), ((1,), (A,)), ((0, 1), ())],
)
def test_a_destroyed_hero_loses_the_game_and_all_at_once_is_a_draw(
    hurt: Sequence[int], winners: Sequence[PlayerId]
) -> None:
    """102.1a, 407.6a."""
    table = Table()
    for seat in hurt:
        table.alter(table.heroes[seat], damage=30)
    table.act(PlayCard(A, table.put(SPELL, A, Zone.HAND)))
    assert table.state.result is not None
    assert table.state.result.winners == tuple(winners)
    assert len(table.happened(EndGame)) == 1
    assert table.state.priority is None


def test_who_has_to_draw_from_an_empty_deck_loses_at_the_next_check_together_with_a_destroyed_hero() -> None:
    """407.6a, 407.6b: of one wave."""
    table = Table(deck=0)
    table.alter(table.heroes[1], damage=29)
    both = instant("Both", Draw(You(), Number(1)), PutDamage(Target(), Number(1)), targets=(HERO_OR_ALLY,))
    table.act(PlayCard(A, table.put(both, A, Zone.HAND)), (table.heroes[1],))
    table.passes()
    assert table.state.result is not None
    assert table.state.result.winners == ()


TOTEM = Printed("Totem", CardType.ABILITY, 1, tags=("Fire Totem",), limits=(("Fire Totem", 1),), ongoing=True, health=2)


@for_every(
    ("edition", "kind"),
    [("cr-2007-05", MoveKind.DETACH), ("faq-2009-03", MoveKind.DESTROY), ("starter-2006", MoveKind.DESTROY)],
)
def test_an_ability_does_not_stay_on_a_totem(edition: str, kind: MoveKind) -> None:
    """407.6d: and whether it is destroyed, the edition says."""
    table = Table(edition=EDITIONS[edition])
    totem = table.put(TOTEM, B)
    curse = table.put(ongoing("Curse", attach=Is((Kind.ALLY,))), A, Zone.HAND)
    table.act(PlayCard(A, curse))
    table.passes()
    assert (table.zone(totem), table.zone(curse)) == (Zone.PLAY, Zone.GRAVEYARD)
    assert [move.kind for move in table.happened(Move) if move.to is Zone.GRAVEYARD] == [kind]


def unique(name: str) -> Printed:
    return replace(ally(name, 1, 5), unique=True)


@for_every(
    ("edition", "kind"),
    [(REFERENCE.id, MoveKind.REPAIR), ("starter-2006", MoveKind.PUT)],
)
def test_the_turn_player_repairs_first_and_all_at_once(edition: str, kind: MoveKind) -> None:
    """410.2, 802.1: each chooses one of his or her own; then all of them go together."""
    table = Table(edition=EDITIONS[edition])
    table.state = replace(table.state, turn_player=B, priority=A)
    cards = {player: [table.put(unique("King"), player) for _ in range(2)] for player in (A, B)}
    spell = PlayCard(A, table.put(SPELL, A, Zone.HAND))
    first = table.asked(spell)
    assert (first.kind, first.player, set(first.options)) == (ChoiceKind.REPAIR, B, set(cards[B]))
    second = table.asked(spell, (cards[B][0],))
    assert (second.player, set(second.options)) == (A, set(cards[A]))
    table.act(spell, (cards[B][0],), (cards[A][1],))
    assert [(move.card, move.kind) for move in table.happened(Move) if move.to is Zone.GRAVEYARD] == [
        (cards[B][0], kind),
        (cards[A][1], kind),
    ]


def test_a_card_that_the_same_wave_destroys_still_counts_for_uniqueness() -> None:
    """407.6: all checks of a wave are made at once, so that the player may name the one that goes anyway."""
    table = Table()
    kings = [table.put(unique("King")) for _ in range(2)]
    table.alter(kings[0], damage=5)
    table.act(PlayCard(A, table.put(SPELL, A, Zone.HAND)), (kings[0],))
    assert [table.zone(king) for king in kings] == [Zone.GRAVEYARD, Zone.PLAY]
    assert len([move for move in table.happened(Move) if move.card == kings[0]]) == 1


def test_a_token_that_leaves_play_is_seen_and_then_ceases_to_exist() -> None:
    """402.2a, 407.6e."""
    wisp = TokenFace("Wisp", 0, 1)
    table = Table()
    mourning = Triggered((On(What.DESTROYED, subject=Named("Wisp")),), Text((), (Draw(You(), Number(1)),)))
    table.put(ongoing("Mourning", mourning))
    table.act(PlayCard(A, table.put(instant("Call", CreateTokens(You(), wisp, Number(1))), A, Zone.HAND)))
    table.passes()
    [token] = table.named("Wisp")
    assert (token.token, token.owner, token.controller, token.printed.cost) == (True, A, A, 0)
    table.act(PlayCard(A, table.put(instant("Kill", Destroy(Target()), targets=(ALLY,)), A, Zone.HAND)))
    table.passes()
    assert not [card for card in table.state.cards.values() if card.token]
    assert [event.words for event in table.happened(Decide) if event.about != table.state.chain[0].id].count(
        "ceases to exist"
    ) == 1
    table.empty_chain()
    assert table.hand(A) == 1


@for_every(("lowered", "zone"), [(3, Zone.PLAY), (4, Zone.GRAVEYARD), (9, Zone.GRAVEYARD)])
def test_an_ally_with_no_health_is_destroyed_without_damage(lowered: int, zone: Zone) -> None:
    """407.6a: 0 health, and what counts as 0."""
    table = Table()
    weak = table.put(ally("Weak", 1, 4, always(raises(Trait.HEALTH, -lowered))))
    table.act(PlayCard(A, table.put(SPELL, A, Zone.HAND)))
    assert table.zone(weak) is zone


def test_damage_beyond_health_and_exactly_of_it_is_fatal_and_one_less_is_not() -> None:
    """403.2."""
    table = Table()
    allies = [table.put(OGRE, B) for _ in range(3)]
    for giant, amount in zip(allies, (3, 4, 5), strict=True):
        table.act(PlayCard(A, table.put(blast(amount), A, Zone.HAND)), (giant,))
        table.passes()
    assert [table.zone(giant) for giant in allies] == [Zone.PLAY, Zone.GRAVEYARD, Zone.GRAVEYARD]
