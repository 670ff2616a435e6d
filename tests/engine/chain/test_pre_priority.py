"""Pre-priority processing: waves of checks, then waiting triggered effects in turn order (407.5, 407.6, 708)."""

from collections.abc import Sequence
from dataclasses import replace

from engine.decisions.actions import Pass, PlayCard, Propose
from engine.decisions.choices import ChoiceKind, concession
from engine.language.effects import CreateTokens, Destroy, Draw, Effect, Exhaust, Put, PutDamage
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is, Named, Not
from engine.language.modifiers import Cannot, Deed, MoveInstead, Replace
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.printed import Printed, TokenFace
from engine.language.selections import (
    Every,
    HeroOf,
    Number,
    Players,
    Role,
    Target,
    This,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import CardType, Condition, Kind, Relation, Trait, Zone
from engine.state.editions import EDITIONS, REFERENCE
from engine.state.ids import CardId, PlayerId
from engine.state.record import Decide, EndGame, LeaveChain, Move, MoveKind, Trigger
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
    when,
)
from tests.engine.table import FOUR, THREE, TWO, A, B, C, D, Table
from tests.every_row import for_every

SPELL = instant("Spell", Draw(You(), Number(1)))


def watching_spells(name: str) -> Printed:
    """Return an ally whose power triggers as anybody plays a card."""
    return ally(name, 1, 9, Triggered((On(What.PLAYED),), Text((), (PutDamage(This(), Number(1)),))))


@for_every(
    ("players", "watchers", "turn", "asked", "chain"),
    [
        (TWO, (A, B), A, [], [A, B]),
        (TWO, (B, A), A, [], [A, B]),  # When they came into play makes no difference.
        (TWO, (A, B), B, [], [B, A]),
        (TWO, (A, A, B), A, [A], [A, A, B]),
        (TWO, (B, A, B, A), A, [A, B], [A, A, B, B]),
        (THREE, (C, B, A), B, [], [B, C, A]),
        (THREE, (A, A, C, C), C, [C, A], [C, C, A, A]),
        (FOUR, (A, B, C, D), D, [], [D, A, B, C]),
        (FOUR, (A, D, D, B), C, [D], [D, D, A, B]),
    ],
)
def test_triggered_effects_go_on_the_chain_in_turn_order(
    players: Sequence[tuple[str, int]],
    watchers: Sequence[PlayerId],
    turn: PlayerId,
    asked: Sequence[PlayerId],
    chain: Sequence[PlayerId],
) -> None:
    """708.1a, bottom first; only who has several is asked, and orders his or her own."""
    table = Table(players)
    table.state = replace(table.state, turn_player=turn, priority=turn)
    sources: dict[PlayerId, list[CardId]] = {player: [] for player in (A, B, C, D)}
    for place, player in enumerate(watchers):
        sources[player].append(table.put(watching_spells(f"Watcher {place}"), player))
    spell = table.put(SPELL, turn, Zone.HAND)
    answers: list[tuple[int | str, ...]] = []
    for player in asked:
        choice = table.asked(PlayCard(turn, spell), *answers)
        assert (choice.kind, choice.player, choice.rule, choice.ordered) == (
            ChoiceKind.ORDER_TRIGGERS,
            player,
            "708.1a",
            True,
        )
        assert len(choice.options) == choice.least == len(sources[player])
        answers.append(tuple(reversed(choice.options)))
    table.act(PlayCard(turn, spell), *answers)
    triggered = table.state.chain[1:]
    assert [link.controller for link in triggered] == list(chain)
    assert table.state.priority == turn
    for player in asked:
        assert [link.source for link in triggered if link.controller == player] == list(reversed(sources[player]))


def test_what_triggers_while_triggered_effects_are_added_goes_on_top() -> None:
    """708.1b: nobody gets priority before all have been added, those that triggered by being added among them."""
    table = Table()
    aimed = Triggered((On(What.PLAYED),), Text((HERO_OR_ALLY,), (PutDamage(Target(), Number(1)),)))
    table.put(ally("Aimer", 1, 9, aimed))
    shy = table.put(ally("Shy", 1, 9, when(What.TARGETED, Draw(You(), Number(1)))), B)
    table.act(PlayCard(A, table.put(SPELL, A, Zone.HAND)), (shy,))
    assert [link.controller for link in table.state.chain] == [A, A, B]
    assert table.state.chain[-1].source == shy


def test_a_triggered_effect_without_a_legal_target_ceases_to_exist() -> None:
    """708.2."""
    table = Table()
    smash = when(What.ENTERS_PLAY, Destroy(Target()), targets=(TargetDescription(Is((Kind.ARMOR,))),))
    table.act(PlayCard(A, table.put(ally("Smasher", 1, 1, smash), A, Zone.HAND)))
    table.passes()
    assert len(table.happened(Trigger)) == 1
    assert [event.how for event in table.happened(LeaveChain)] == ["ceases to exist"]
    assert (table.state.chain, table.state.waiting) == ((), ())


def test_each_of_several_simultaneous_events_triggers_once() -> None:
    """703.1, 708.1a: three allies die at once; a power that watches triggers three times, and no order is asked for."""
    table = Table()
    for _ in range(3):
        table.put(GNOME, B)
    fallen = On(What.DESTROYED, subject=Is((Kind.ALLY,)))
    table.put(ally("Mourner", 1, 9, Triggered((fallen,), Text((), (Draw(You(), Number(1)),)))))
    sweep = instant("Sweep", Destroy(Every(AllOf((Is((Kind.ALLY,)), Controlled(Players(Relation.OPPONENT)))))))
    table.act(PlayCard(A, table.put(sweep, A, Zone.HAND)))
    table.passes()
    assert len(table.state.chain) == 3
    table.empty_chain()
    assert table.hand(A) == 3


@for_every(
    ("does", "names", "asked"),
    [
        (Draw(You(), Number(1)), ("Mourner", "Mourner"), False),
        (Draw(You(), Number(1)), ("Mourner", "Widow"), True),
        (PutDamage(This(), Number(1)), ("Mourner", "Mourner"), True),
    ],
)
def test_an_order_is_asked_for_where_two_cards_or_what_they_say_of_themselves_differ(
    does: Effect, names: tuple[str, str], *, asked: bool
) -> None:
    """708.1a: effects of two cards that are printed alike do the same unless they speak of their own card."""
    table = Table()
    table.put(GNOME, B)
    fallen = On(What.DESTROYED, subject=Is((Kind.ALLY,)))
    for name in names:
        table.put(ally(name, 1, 9, Triggered((fallen,), Text((), (does,)))))
    sweep = instant("Sweep", Destroy(Every(AllOf((Is((Kind.ALLY,)), Controlled(Players(Relation.OPPONENT)))))))
    table.act(PlayCard(A, table.put(sweep, A, Zone.HAND)))
    if asked:
        assert table.asked_on_passing().kind is ChoiceKind.ORDER_TRIGGERS
        return
    table.passes()
    assert len(table.state.chain) == 2


def test_powers_that_disappear_with_the_event_trigger() -> None:
    """703.3: two allies kill each other, and both powers see it."""
    table = Table()
    twins = [table.put(ally("Twin", 2, 2, when(What.DESTROYED, Draw(You(), Number(1)))), player) for player in (A, B)]
    table.act(Propose(A, twins[0], twins[1]))
    for _ in range(3):
        table.passes()
    assert [table.zone(twin) for twin in twins] == [Zone.GRAVEYARD] * 2
    assert [link.controller for link in table.state.chain] == [A, B]
    table.empty_chain()
    assert (table.hand(A), table.hand(B)) == (1, 1)


def test_a_power_that_appears_with_the_event_triggers() -> None:
    """703.3: it came into play together with what it watches for."""
    welcome = Triggered(
        (On(What.ENTERS_PLAY, subject=AllOf((Is((Kind.ALLY,)), Not(Among(This()))))),),
        Text((), (PutDamage(Role("moved"), Number(1)),)),
    )
    table = Table()
    table.put(ally("Greeter", 1, 9, welcome), A, Zone.GRAVEYARD)
    ogre = table.put(OGRE, B, Zone.GRAVEYARD)
    rise = instant("Rise", Put(Every(Is((Kind.ALLY,)), zones=(Zone.GRAVEYARD,)), Zone.PLAY))
    table.act(PlayCard(A, table.put(rise, A, Zone.HAND)))
    table.passes()
    table.empty_chain()
    assert table.damage(ogre) == 1


def test_an_event_is_held_against_the_state_just_before_it() -> None:
    """703.4: the ally had no damage before, so it was no damaged ally that was dealt some."""
    hates = On(What.DEALS_DAMAGE, subject=Among(HeroOf(You())), other=InCondition(Condition.DAMAGED))
    table = Table()
    table.put(ally("Hater", 1, 9, Triggered((hates,), Text((), (Destroy(Role("other")),)))))
    ogre = table.put(ally("Giant", 1, 9), B)
    for zone in (Zone.PLAY, Zone.GRAVEYARD):
        table.act(PlayCard(A, table.put(blast(1), A, Zone.HAND)), (ogre,))
        table.passes()
        table.empty_chain()
        assert table.zone(ogre) is zone


NAP = instant("Nap", Exhaust(Target()), targets=(ALLY,))


def test_a_card_becomes_only_what_it_was_not() -> None:
    """703.5."""
    table = Table()
    sleepy = table.put(ally("Sleepy", 1, 9, when(What.BECOMES_EXHAUSTED, Draw(You(), Number(1)))))
    for expected in (1, 1):
        table.act(PlayCard(A, table.put(NAP, A, Zone.HAND)))
        table.passes()
        table.empty_chain()
        assert table.hand(A) == expected
    assert not table.card(sleepy).ready


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


def test_nobody_who_has_left_is_asked_for_an_order() -> None:
    """102.2, 708.1a: B leaves while A arranges; the effects that waited for B are gone."""
    table = Table(THREE)
    for player in (A, B):
        for effect in (Draw(You(), Number(1)), PutDamage(HeroOf(You()), Number(1))):
            watching = Triggered((On(What.ENTERS_PLAY, subject=Named("Gnome")),), Text((), (effect,)))
            table.put(ongoing("Watch", watching), player)
    table.act(PlayCard(A, table.put(GNOME, A, Zone.HAND)))
    asked = table.asked_on_passing()
    assert (asked.kind, asked.player) == (ChoiceKind.ORDER_TRIGGERS, A)
    table.act(Pass(table.priority), concession(B), tuple(asked.options))
    assert [link.controller for link in table.state.chain] == [A, A]
    assert (table.priority, table.state.player(B).out) == (A, True)
