"""What evaluation really reads is inside what footprints declare, and no aspect stands in one for nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from random import Random
from typing import Any, get_args

import pytest

from engine.effects.text_footprints import WHOLE
from engine.events.zone_changes import moved
from engine.game.setup import put
from engine.language.filters import Filter, PlayedAs, TraitAsChosen
from engine.language.modifiers import BecomesType
from engine.language.powers import Attach, TargetDescription
from engine.language.printed import Printed
from engine.language.selections import Circumstance, DamageThisTurn, HeroOf, Host, Quantity, Selection, TimesDone
from engine.language.words import CardType, Done, LinkKind, Zone
from engine.state.evolution import _UNSEEN, evolve
from engine.state.game import State
from engine.state.history import Fact
from engine.state.ids import CardId, Entity, LinkId, PlayerId
from engine.state.links import Link
from engine.state.record import Move
from engine.value import replace
from engine.view import referents
from engine.view.descriptions import fits
from engine.view.footprint import Aspect, Aspects, Footprints, words_in
from engine.view.referents import holds, number, select
from engine.view.scope import Scope
from judge.soak.random_games import Layout, play, random_action, random_board, seeded
from scenarios.library.card_files import card_names, load
from tests.engine.cards import always, item
from tests.engine.made_up_words import A_CARD, ALLIES, CIRCUMSTANCES, FILTERS, QUANTITIES, SELECTIONS
from tests.engine.odd_cards import ODD_CARDS, odd_pool
from tests.engine.recorded_states import Reads, recorded
from tests.engine.table import A

READ = (*get_args(Filter), *get_args(Selection), *get_args(Quantity), *get_args(Circumstance))
"""The kinds of words that are read, and by themselves change nothing."""


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
        _, state = random_board(Layout(seating, deck=20, in_play=6, turn_of=0, odd=4, damage=4), dice, odd_pool())
        games = [state]
        for _ in range(60):
            if games[-1].result is not None:
                break
            played = play(games[-1], random_action(games[-1], dice, passing=0.2), dice)
            games += [] if played.outcome is None else [played.outcome.state]
        found += [each for each in games if each.result is None and (each.chain or each.combat)][:12]
        found += [each for each in games if each.result is None][-4:]
    return (*found, *map(odder, found))


PLAIN = always(BecomesType(CardType.WEAPON), ALLIES)
CHARM = Printed("Charm", CardType.ABILITY, unique=True, ongoing=True, attach=Attach(TargetDescription(A_CARD)))


def odder(state: State) -> State:
    """Return the state with what is rare: cards of two types, a host that is gone, deeds that nobody looked at.

    The one that is gone is also a target of links, and there is a unique card face down in a resource row.
    """
    host = state.play.ids[-1]
    state, _ = put(state, item("Forge", PLAIN), A, Zone.PLAY)
    state, _ = put(state, CHARM, A, Zone.PLAY, resource=True, face_up=False)
    state, _ = put(state, CHARM, A, Zone.PLAY, attached_to=host)
    state, _ = moved(state, Move(host, Zone.GRAVEYARD))
    effect = Link(LinkId(state.clock), LinkKind.PAYMENT, A, state.play.ids[0])
    links = tuple(replace(link, targets=((host,),)) for link in (*state.chain, effect))
    struck = [Fact(Done.DEALT_DAMAGE, *pair) for pair in ((host, state.play.ids[0]), (state.play.ids[0], host))]
    known_by_name = tuple(replace(fact, then=None) for fact in state.history)
    return evolve(state, chain=links, history=(*known_by_name, *struck))


class Anything(dict[Any, Any]):
    """What names stand for: the same of a few things for each name."""

    def __init__(self, held: Sequence[object]) -> None:
        super().__init__()
        self.held = held

    def __missing__(self, name: object) -> object:
        return self.held[len(str(name)) % len(self.held)]

    def get(self, name: object, _default: object = None) -> object:
        return self[name]


class Pools:
    """What there is in a state for names and for targets, sources of each sort, and what is described of each sort."""

    def __init__(self, state: State) -> None:
        links, players = [link.id for link in state.chain], [player.id for player in state.players]
        effects = [link for link in links if CardId(link) not in state.cards]
        self.named: Sequence[Entity] = (*state.play.ids, *state.gone, *links, *players)
        self.targets: tuple[Sequence[Entity], ...] = (self.named, state.play.ids, effects * 2 or self.named)
        self.sources = [each for each in (state.play.ids, state.play.attachments, (*state.gone,)) if each]
        self.described: tuple[Sequence[Entity], ...] = (
            state.play.ids[:1],
            state.play.attachments[-1:],
            state.play.resources[-1:],
            state.play.ids,
            tuple(card for card, held in state.cards.items() if held.zone is not Zone.PLAY),
            tuple(state.gone),
            tuple(links),
            tuple(players),
        )


_POOLS: dict[int, Pools] = {}


def pools_of(state: State) -> Pools:
    """Return what there is in one of the states, looked for once."""
    if id(state) not in _POOLS:
        _POOLS[id(state)] = Pools(state)
    return _POOLS[id(state)]


def scope_in(state: State, dice: Random) -> Scope:
    """Return a scope in which every word means something: a card in play, one that is gone, a player, a link."""
    pools = pools_of(state)
    some = [tuple(dice.sample(pools.named, 2)) for _ in range(4)]
    targets = tuple(tuple(dice.sample(dice.choice(pools.targets), 2)) for _ in range(2))
    source = dice.choice(dice.choice(pools.sources))
    return Scope(
        state,
        dice.choice(state.remaining).id,
        source,
        targets=targets,
        all_targets=targets,
        x=2,
        things=Anything(some),
        numbers=Anything((1, 3)),
        began=dice.choice((None, 1)),
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
    pools = pools_of(state).described
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

    of_hands, dice = referents.maximum_hand_size, seeded(7)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(referents, "maximum_hand_size", maximum)
        found = dict.fromkeys(
            each
            for word in words()
            for state in dice.sample(states(), 6 if isinstance(word, Filter) else 16)
            for each in evaluated(word, state, dice)
        )
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


UNSEEN = {
    (Host, Aspect.FACE),  # No attached card of the games lies face down in a resource row.
    (HeroOf, Aspect.PLAYERS),  # Whose hero it is can't be told without reading that already.
    (TimesDone, Aspect.HOW_OFTEN),  # The same facts tell whether something was done, and how often.
    (DamageThisTurn, Aspect.HOW_OFTEN),
    (TraitAsChosen, Aspect.FACE),  # Nothing was chosen for the cards of the games as they entered play.
    (TraitAsChosen, Aspect.TAGS),
}
"""What a word declares though it can't be told apart from what others declare."""
SELDOM_SEEN = {
    (PlayedAs, Aspect.LAST_KNOWN),  # A played card is on the chain; that it is gone is asked in few of the games.
}
"""What is seen in some selections of states and not in others."""


def test_whatever_a_footprint_forgets_is_missed(readings: tuple[Reading, ...]) -> None:
    """A word that declared less than it does would be noticed: no aspect stands in a footprint for nothing."""
    missed = set()
    for kind, aspect in declared():
        table = without(kind, aspect)
        shown = Aspect.CHAIN if aspect is Aspect.LINKS else aspect
        telling = (each for each in readings if shown in each.aspects)
        if not any(each.beyond(table) for each in telling):
            missed.add((kind, aspect))
    assert missed - SELDOM_SEEN == UNSEEN
