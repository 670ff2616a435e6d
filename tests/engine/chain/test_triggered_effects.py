"""Triggered effects: which events trigger powers, and in which order the effects are added (407.5, 703, 708)."""

from collections.abc import Sequence
from dataclasses import replace

from engine.decisions.actions import Pass, PlayCard, Propose
from engine.decisions.choices import ChoiceKind, concession
from engine.language.effects import Destroy, Draw, Effect, Exhaust, Put, PutDamage
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is, Named, Not
from engine.language.powers import TargetDescription, Text, Triggered
from engine.language.printed import Printed
from engine.language.selections import Every, HeroOf, Number, Players, Role, Target, This, You
from engine.language.triggers import On, What
from engine.language.words import Condition, Kind, Relation, Zone
from engine.state.ids import CardId, PlayerId
from engine.state.record import LeaveChain, Trigger
from tests.engine.cards import ALLY, GNOME, HERO_OR_ALLY, OGRE, ally, blast, instant, ongoing, when
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
