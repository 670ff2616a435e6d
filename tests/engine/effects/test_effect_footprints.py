"""What effects really change is inside what their footprints declare."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any, get_args

from engine.effects.performance import PERFORMING, footprint, perform
from engine.effects.resolution import Resolution
from engine.effects.text_footprints import WHOLE
from engine.errors import Refused
from engine.events.attempt import Attempt, Over, Unanswered
from engine.events.continuous_modifiers import settle
from engine.language.durations import Duration
from engine.language.effects import Deal, Effect
from engine.language.modifiers import Cannot, Change, Control, Deed
from engine.language.powers import Attach, Keyword, TargetDescription
from engine.language.printed import Printed
from engine.language.selections import Number, This, You
from engine.language.words import CardType, KeywordName, LinkKind, Zone
from engine.state.combat import Combat
from engine.state.evolution import evolve, with_player
from engine.state.game import State
from engine.state.ids import CardId, LinkId
from engine.state.links import Link, Proposal
from engine.state.modifier import Modifier
from engine.view.change_footprints import change_footprint
from engine.view.footprint import VALUES, Aspect, words_in
from engine.view.scope import Scope
from engine.view.values import ValueChange
from judge.soak.random_games import random_answer, seeded
from scenarios.library.card_files import card_names, load
from tests.engine.cards import GNOME, OGRE, ally, armor, instant, item, weapon
from tests.engine.changed_aspects import Changed, told_apart
from tests.engine.made_up_effects import EFFECTS
from tests.engine.made_up_words import A_CARD
from tests.engine.odd_cards import ODD_CARDS
from tests.engine.table import THREE, A, B, Table

CHARM = Printed("Charm", CardType.ABILITY, ongoing=True, attach=Attach(TargetDescription(A_CARD)))
BOX = item("Box")
QUEST = Printed("Quest", CardType.QUEST)


@cache
def boards() -> tuple[State, ...]:
    """Return boards of cards without powers: outside combat, in one that is proposed, and in one that is fought."""
    table = Table(THREE, deck=6)
    for player in (A, B):
        cards = [table.put(card, player, damage=1) for card in (OGRE, GNOME)]
        table.put(ally("Slow", 2, 9, tags=("Orc",)), player, ready=False, damage=3)
        table.put(OGRE, player, counters=(("charge", 2), ("+1 ATK / -1 health", 1), ("-1 ATK", 1), ("+1 health", 1)))
        table.put(CHARM, player, attached_to=cards[0])
        table.put(CHARM, B, attached_to=cards[1])
        table.put(armor("Mail", 2), player)
        table.put(weapon("Axe", 2, 1), player)
        table.put(BOX, player)
        table.put(QUEST, player, resource=True)
        for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.REMOVED, Zone.COLLECTION, Zone.DECK):
            for card in (OGRE, CHARM, instant("Bolt"), weapon("Club", 1, 1)):
                table.put(card, player, zone)
    table.put(ally("Guard", 1, 5, Keyword(KeywordName.PROTECTOR)), B)
    given = table.put(OGRE, B, controller=A)
    attacker, defender = (table.state.zone(Zone.PLAY, player)[-1] for player in (A, B))
    state = with_chain(table.state, given)
    proposed = Link(LinkId(state.clock + 1), LinkKind.PROPOSAL, A, attacker, proposal=Proposal(attacker, defender))
    fought = Combat(1, A, attacker, None, defender, entered=True)
    return (
        state,
        bound_to_sources(state, given),
        evolve(state, chain=(*state.chain, proposed), clock=state.clock + 1),
        evolve(state, combat=fought),
        evolve(state, combat=replace(fought, defender=None, proposed_defender=defender, entered=False)),
    )


def bound_to_sources(state: State, given: CardId) -> State:
    """Return the state with modifiers that last while their source remains in play, or remains exhausted."""
    slow = next(card for card in state.play.ids if not state.cards[card].ready)
    box = next(card for card in state.zone(Zone.PLAY, B) if state.cards[card].printed is BOX)
    theirs = next(card for card in state.zone(Zone.PLAY, B) if state.cards[card].printed is GNOME)
    lasting = Modifier(1, box, A, 1, (Control(You()),), Duration.WHILE_SOURCE_IN_PLAY, (theirs,))
    remaining = Modifier(2, slow, A, 2, (Cannot(Deed.ATTACK),), Duration.GAME, (given,))
    remaining = replace(remaining, remains_exhausted=(slow, state.cards[slow].readied))
    attempt = Attempt(evolve(state, modifiers=(lasting, remaining)))
    settle(attempt)
    return evolve(attempt.state, extra_turns=(A,), skipped_turns=(A,))


def with_chain(state: State, source: CardId) -> State:
    """Return the state with an effect and a card on the chain."""
    number = CardId(state.clock + 1)
    bolt = replace_card(state, state.player(B).hand[-1], number)
    effect = Link(LinkId(state.clock + 2), LinkKind.PAYMENT, B, source)
    card = Link(LinkId(number), LinkKind.CARD, B, number)
    return evolve(bolt, chain=(effect, card), clock=state.clock + 2)


def replace_card(state: State, card: CardId, number: CardId) -> State:
    """Return the state with the card in hand gone to the chain under the number."""
    held = state.cards[card]
    cards = {each: other for each, other in state.cards.items() if each != card}
    cards[number] = replace(held, id=number, zone=Zone.CHAIN, controller=held.owner)
    owner = state.player(held.owner)
    seat = replace(owner, hand=tuple(each for each in owner.hand if each != card))
    return evolve(state, cards=cards, players=with_player(state, seat))


def outcome(state: State, effect: Effect, dice: Random) -> State | None:
    """Return the state once the effect is performed with random answers; None where the rules refuse it."""
    answers: tuple[Any, ...] = ()
    scope = scope_in(state, dice)
    while True:
        attempt = Attempt(state, answers, PERFORMING)
        try:
            perform(Resolution(attempt, scope), (effect,))
        except Unanswered as asked:
            answers = (*answers, random_answer(asked.choice, dice))
        except (Refused, IndexError):  # A card is no player who could do something.
            return None
        except Over:
            return attempt.state
        else:
            return attempt.state


def scope_in(state: State, dice: Random) -> Scope:
    """Return a scope in which words mean cards in play, or what lies elsewhere, or players."""
    pools: tuple[tuple[int, ...], ...] = (
        state.play.ids,
        state.play.ids,
        state.player(A).hand,
        state.player(B).graveyard,
        state.player(A).deck,
        tuple(link.id for link in state.chain),
        (A, B),
    )
    some = [(dice.choice(dice.choice(pools)),) for _ in range(4)]
    names = ("it", "found", "rest", "subject", "other", "player", "link", "chosen", "made", "seen")
    return Scope(
        state,
        A,
        dice.choice((*state.zone(Zone.PLAY, A), *state.player(A).hand)),
        targets=tuple(some[:3]),
        all_targets=tuple(some[:3]),
        x=1,
        things={name: dice.choice(some) for name in names},
        link=state.chain[-1],
        began=state.clock,
    )


@cache
def effects() -> tuple[Effect, ...]:
    """Return every effect of the carried cards and of made-up ones, each once."""
    texts = (*map(load, card_names()), *ODD_CARDS, *EFFECTS)
    return tuple(dict.fromkeys(word for text in texts for word in words_in(text) if isinstance(word, get_args(Effect))))


@cache
def played() -> tuple[tuple[Effect, Changed, Changed], ...]:
    """Return each effect with what there was more and less of once it was performed, on several boards."""
    dice = seeded(3)
    tried = (
        (effect, state, outcome(state, effect, dice))
        for effect in effects()
        for state in (boards() * 2 if effect in EFFECTS else dice.sample(boards(), 2))
    )
    return tuple(
        (effect, *told_apart(state, after)) for effect, state, after in tried if after is not None and not after.result
    )


def test_what_effects_change_is_what_their_footprints_declare() -> None:
    """Of every effect, carried and made up, on boards where no card has powers that answer."""
    assert {type(effect) for effect, _, _ in played()} == set(get_args(Effect))
    beyond = [(effect, more - WHOLE.of(effect).gives, less - WHOLE.of(effect).takes) for effect, more, less in played()]
    assert [each for each in beyond if each[1] or each[2]] == []


def test_what_footprints_of_effects_declare_is_what_some_of_them_change() -> None:
    """No aspect stands in a footprint for nothing, and one that were forgotten would be missed."""
    seen: dict[type, set[tuple[str, Aspect]]] = defaultdict(set)
    declared: dict[type, set[tuple[str, Aspect]]] = defaultdict(set)
    for effect, more, less in played():
        found, kind = footprint(effect), type(effect)
        seen[kind] |= {("gives", each) for each in more} | {("takes", each) for each in less}
        declared[kind] |= {("gives", each) for each in found.gives}
        declared[kind] |= {("takes", each) for each in found.takes}
    assert {kind: unseen for kind in declared if (unseen := declared[kind] - seen[kind])} == {}


def test_what_changes_values_is_what_values_are_folded_from() -> None:
    """718: a change that nobody folds would change nothing, and one without a footprint would not be noticed."""
    texts = (*map(load, card_names()), *ODD_CARDS, *EFFECTS)
    changes = {word for text in texts for word in words_in(text) if isinstance(word, get_args(Change))}
    valued = {type(change) for change in changes if change_footprint(change).changes & VALUES}
    assert valued == set(get_args(ValueChange))


def test_combat_damage_reads_the_combat_and_the_powers_of_the_attacker() -> None:
    """603.1a: whether it can be dealt depends on who defends, and on whether the attacker has long-range."""
    plain = Deal(This(), This(), Number(1))
    read = footprint(replace(plain, combat=True)).reads - footprint(plain).reads
    assert read == {Aspect.COMBAT, Aspect.POWERS}
