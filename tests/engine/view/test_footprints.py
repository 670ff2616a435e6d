"""What evaluation really reads is inside what footprints declare, and each word's footprint is needed for that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from random import Random
from typing import Any, get_args

import pytest

from engine.effects.text_footprints import WHOLE
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    ClassedLike,
    Controlled,
    DealtDamage,
    DidThisTurn,
    EnteredThisTurn,
    Filter,
    HasAttached,
    HasCounter,
    HasKeyword,
    HasTarget,
    HasTrait,
    InCombatWith,
    InCondition,
    Is,
    LinkIs,
    Marked,
    Named,
    NamedLike,
    Not,
    OfDamageType,
    Owned,
    Standing,
    Tagged,
    TypedLike,
    Valued,
    WasDealtDamage,
)
from engine.language.selections import (
    AtMost,
    Both,
    Chosen,
    Circumstance,
    Compare,
    ControllerOf,
    Count,
    CountersOn,
    During,
    Either,
    EventAmount,
    Every,
    Fits,
    ForSome,
    Half,
    HandLimit,
    Happened,
    HeroOf,
    Highest,
    Host,
    Negated,
    Nth,
    Number,
    OwnerOf,
    PaidAlternate,
    Per,
    Players,
    Plus,
    Quantity,
    Role,
    Selection,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    TimesDone,
    Top,
    TurnOf,
    TurnPlayer,
    Union,
    ValueOf,
    WasChosen,
    X,
    You,
)
from engine.language.words import (
    Comparison,
    Condition,
    DamageType,
    Done,
    KeywordName,
    Kind,
    LineKeyword,
    LinkKind,
    Phase,
    Relation,
    Trait,
    Zone,
)
from engine.state.evolution import _UNSEEN
from engine.state.game import State
from engine.state.ids import Entity, PlayerId
from engine.value import replace
from engine.view import hand_size
from engine.view.descriptions import fits
from engine.view.footprint import Aspect, Aspects, Footprints, words_in
from engine.view.referents import holds, number, select
from engine.view.scope import Scope
from scenarios.library.loading import card_names, load
from tests.engine.odd_cards import ODD_CARDS
from tests.engine.random_games import Layout, play, random_action, random_board, seeded
from tests.engine.recorded_states import Reads, recorded

READ = (*get_args(Filter), *get_args(Selection), *get_args(Quantity), *get_args(Circumstance))
"""The kinds of words that are read, and by themselves change nothing."""

ANY = (Target(), This(), Host(), Those("some"), HeroOf(You()), Nth(Target(), 0), Union((Target(1), Role("subject"))))
ALLIES = Is((Kind.ALLY,))
A_CARD = Is((Kind.CARD,))
ONE = Number(1)

FILTERS: tuple[Filter, ...] = (
    *(Is((kind,)) for kind in Kind),
    *(InCondition(condition) for condition in Condition),
    *(Valued(trait, Comparison.AT_LEAST, ONE) for trait in Trait),
    *(like(any_) for like in (NamedLike, TypedLike, ClassedLike, InCombatWith, Among) for any_ in ANY),
    *(Standing(relation) for relation in Relation),
    *(DidThisTurn(deed) for deed in Done),
    *(Controlled(Players(relation)) for relation in Relation),
    Owned(TurnPlayer()),
    Tagged(("Human", "Orc")),
    HasTrait("Horde"),
    Named("Ogre"),
    Marked(LineKeyword.UNIQUE),
    HasKeyword(KeywordName.PROTECTOR),
    OfDamageType(DamageType.FIRE),
    EnteredThisTurn(),
    WasDealtDamage(),
    WasDealtDamage(ALLIES, with_=A_CARD),
    DealtDamage(ALLIES, fatal=True),
    DealtDamage(),
    AttachedTo(ALLIES),
    HasAttached(A_CARD),
    HasCounter("charge"),
    LinkIs(tuple(LinkKind)),
    HasTarget(ALLIES),
    Not(ALLIES),
    AllOf((A_CARD, Controlled(You()))),
    AnyOf((ALLIES, Tagged(("Pet",)))),
)
SELECTIONS: tuple[Selection, ...] = (
    *ANY,
    *(of(any_) for of in (ControllerOf, OwnerOf) for any_ in (*ANY, Every(ALLIES), Every(A_CARD, (Zone.CHAIN,)))),
    *(Every(A_CARD, (zone,)) for zone in Zone),
    *(Every(Valued(Trait.COST, Comparison.AT_LEAST, ONE), (zone,), You()) for zone in Zone),
    Every(InCondition(Condition.EXHAUSTED)),
    Chosen(Every(ALLIES)),
    Top(Number(2), Players()),
    TurnPlayer(),
    You(),
)
QUANTITIES: tuple[Quantity, ...] = (
    *(ValueOf(trait, of) for trait, of in product(Trait, (*ANY, Every(ALLIES)))),
    *(Highest(trait, of) for trait, of in product(Trait, (*ANY, Every(ALLIES)))),
    *(CountersOn("charge", of) for of in (*ANY, Every(ALLIES))),
    *(Count(of, A_CARD) for of in (*ANY, Every(A_CARD, (Zone.CHAIN,)))),
    Count(Every(ALLIES), InCondition(Condition.READY)),
    *(TimesDone(deed, You(), ALLIES) for deed in Done),
    TimesDone(Done.PLAYED, different=True),
    HandLimit(You()),
    HandLimit(Players()),
    Plus((ONE, Count(Every(ALLIES)))),
    Times(Count(Every(ALLIES)), 2),
    Per(Count(Every(ALLIES)), 2),
    Half(Count(Every(ALLIES))),
    AtMost(Count(Every(ALLIES)), 2),
    *(X(), ThatMany("some"), EventAmount(), ONE),
)
CIRCUMSTANCES: tuple[Circumstance, ...] = (
    *(Fits(of, Controlled(You())) for of in (*ANY, Every(ALLIES), Every(A_CARD, (Zone.CHAIN,)))),
    Compare(Count(Every(ALLIES)), Comparison.EQUAL, ONE),
    TurnOf(You()),
    During((Phase.ACTION,)),
    PaidAlternate(),
    WasChosen("Horde"),
    *(Happened(deed, You(), ALLIES) for deed in Done),
    Happened(Done.PLAYED),
    ForSome(Every(ALLIES), "it", Fits(Those("it"), InCondition(Condition.DAMAGED))),
    Negated(TurnOf(You())),
    Both((TurnOf(You()), During((Phase.END,)))),
    Either((TurnOf(You()), During((Phase.END,)))),
)


@cache
def words() -> tuple[Any, ...]:
    """Return every word of the carried cards and of made-up ones that is read, each once."""
    cards = (*map(load, card_names()), *ODD_CARDS)
    made_up = (*FILTERS, *SELECTIONS, *QUANTITIES, *CIRCUMSTANCES)
    found = (each for text in (*cards, *made_up) for each in words_in(text) if isinstance(each, READ))
    return tuple(dict.fromkeys(found))


@cache
def states() -> tuple[State, ...]:
    """Return states of random games, in the middle of turns, chains and combats."""
    found: list[State] = []
    for seed, seating in enumerate(("two players", "two players", "two teams")):
        dice = seeded(seed)
        _, state = random_board(Layout(seating, deck=20, in_play=6, turn_of=0, odd=4, damage=4), dice)
        games = [state]
        for _ in range(60):
            if games[-1].result is not None:
                break
            played = play(games[-1], random_action(games[-1], dice, passing=0.2), dice)
            games += [] if played.outcome is None else [played.outcome.state]
        found += [each for each in games if each.result is None and (each.chain or each.combat)][:12]
        found += [each for each in games if each.result is None][-4:]
    return tuple(found)


class Anything(dict[Any, Any]):
    """What names stand for: the same of a few things for each name."""

    def __init__(self, held: Sequence[object]) -> None:
        super().__init__()
        self.held = held

    def __missing__(self, name: object) -> object:
        return self.held[len(str(name)) % len(self.held)]

    def get(self, name: object, _default: object = None) -> object:
        return self[name]


def scope_in(state: State, dice: Random) -> Scope:
    """Return a scope in which every word means something: a card in play, one that is gone, a player, a link."""
    pool = [*state.play.ids, *state.gone, *(link.id for link in state.chain), *(player.id for player in state.players)]
    some = [tuple(dice.sample(pool, 2)) for _ in range(4)]
    targets = (tuple(dice.sample(state.play.ids, 1)), tuple(dice.sample(pool, 2)))
    source = dice.choice((*state.play.ids, *state.gone))
    return Scope(
        state,
        dice.choice(state.remaining).id,
        source,
        targets=targets,
        all_targets=targets,
        x=2,
        things=Anything(some),
        numbers=Anything((1, 3)),
        chosen=Anything([tuple(dice.sample(state.play.ids, 2)), ()]),
    )


@dataclass(frozen=True)
class Reading:
    """A word, what was read to evaluate it, and what is read of anything in the place of what it describes."""

    word: Any
    aspects: Aspects
    beside: Aspects = frozenset()

    def beyond(self, table: Footprints) -> Aspects:
        """Return what was read and is not in the word's footprint; a link is looked up on the chain."""
        declared = table.of(self.word).asks | self.beside
        if Aspect.LINKS in declared:
            declared |= {Aspect.CHAIN}
        return self.aspects - declared


def evaluated(word: object, state: State, dice: Random) -> Iterator[Reading]:
    """Yield what is read to evaluate the word in the state, a description for something of each sort."""
    if not isinstance(word, Filter):
        recording, reads = recording_of(state)
        scope = replace(scope_in(state, dice), state=recording)
        if evaluates(scope, word):
            yield Reading(word, noticed(reads))
        return
    for entity in subjects(state, dice):
        recording, reads = recording_of(state)
        fits(replace(scope_in(state, dice), state=recording, aiming=dice.random() < 0.5), word, entity)
        beside = frozenset[Aspect]() if entity in state.cards else frozenset((Aspect.LAST_KNOWN, Aspect.CHAIN))
        yield Reading(word, noticed(reads), beside)


def recording_of(state: State) -> tuple[State, Reads]:
    """Return the state as one that records what is read in it, made once, and its record, empty."""
    if id(state) not in _RECORDING:
        _RECORDING[id(state)] = recorded(state)
    recording, reads = _RECORDING[id(state)]
    reads.facts.clear()
    reads.others.clear()
    return recording, reads


_RECORDING: dict[int, tuple[State, Reads]] = {}


def noticed(reads: Reads) -> Aspects:
    """Return the aspects that were read; nothing else is that changes while derived values stay."""
    assert not reads.others & (_UNSEEN - {"past"}), reads.others
    return reads.aspects


def subjects(state: State, dice: Random) -> tuple[Entity, ...]:
    """Return something of each sort that a description may speak of."""
    pools: tuple[Sequence[Entity], ...] = (
        state.play.ids,
        tuple(card for card, held in state.cards.items() if held.zone is not Zone.PLAY),
        tuple(state.gone),
        tuple(link.id for link in state.chain),
        tuple(player.id for player in state.players),
    )
    return tuple(chain.from_iterable(dice.sample(pool, min(2, len(pool))) for pool in pools))


def evaluates(scope: Scope, word: object) -> bool:
    """Evaluate the word; return whether it means anything in the scope: a card is no player whose deck is looked at."""
    try:
        if isinstance(word, Selection):
            select(scope, word)
        elif isinstance(word, Quantity):
            number(scope, word)
        elif isinstance(word, Circumstance):
            holds(scope, word)
    except IndexError:
        return False
    return True


@pytest.fixture(scope="module")
def readings() -> Iterator[tuple[Reading, ...]]:
    """Return what is read to evaluate every word in several states; hand sizes count as read, not what makes them."""

    def maximum(state: State, player: PlayerId) -> int | None:
        vars(state)["_reads"].add(Aspect.HAND_SIZE)
        reads: Reads = vars(state)["_reads"]
        reads.on = False
        size = of_hands(state, player)
        reads.on = True
        return size

    of_hands, dice = hand_size.maximum_hand_size, seeded(7)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hand_size, "maximum_hand_size", maximum)
        found = dict.fromkeys(
            each
            for word in words()
            for state in dice.sample(states(), 4)
            for each in evaluated(word, state, dice)
        )  # fmt: skip
        yield tuple(found)


def test_what_is_read_is_what_footprints_declare(readings: tuple[Reading, ...]) -> None:
    """Of every description, selection, quantity and condition, carried and made up, in states of random games."""
    assert {type(each.word) for each in readings} == set(READ)
    beyond = {each.word: each.beyond(WHOLE) for each in readings if each.beyond(WHOLE)}
    assert beyond == {}


def without(kind: type, aspect: Aspect) -> Footprints:
    """Return footprints in which words of the kind forget the aspect."""
    own = WHOLE.words[kind]
    return Footprints({**WHOLE.words, kind: lambda word: own(word).without(aspect)})


def declared() -> list[tuple[type, Aspect]]:
    """Return each kind of word with each aspect that one of the words reads by itself."""
    found = {(type(word), aspect) for word in words() for aspect in WHOLE.words[type(word)](word).asks}
    return sorted(found, key=lambda each: (each[0].__name__, each[1]))


UNSEEN: set[tuple[type, Aspect]] = set()


def test_whatever_a_footprint_forgets_is_missed(readings: tuple[Reading, ...]) -> None:
    """A word that declared less than it does would be noticed: no aspect stands in a footprint for nothing."""
    missed = set()
    for kind, aspect in declared():
        table = without(kind, aspect)
        telling = (each for each in readings if aspect in each.aspects)
        if not any(each.beyond(table) for each in telling):
            missed.add((kind, aspect))
    assert missed == UNSEEN
