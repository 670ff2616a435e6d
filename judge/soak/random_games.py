"""Random boards and decks of cards, random legal actions, random answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from random import Random

from engine.decisions.actions import Action, Begin, Concede, Pass
from engine.decisions.choices import Answer, Choice
from engine.errors import Refused
from engine.game.setup import at_turn, completed, impossible, new_game, put
from engine.language.printed import Printed
from engine.language.words import CardType, Zone
from engine.play import Settled, Waiting, apply, legal_actions
from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Record
from engine.view.descriptions import fits
from engine.view.scope import Scope
from scenarios.library.card_files import card_names, load

SEATINGS: dict[str, tuple[tuple[str, int], ...]] = {
    "two players": (("Ann", 1), ("Bo", 2)),
    "three players": (("Ann", 1), ("Bo", 2), ("Cid", 3)),
    "two against one": (("Ann", 1), ("Bo", 2), ("Cid", 1)),
    "two teams": (("Ann", 1), ("Bo", 2), ("Cid", 1), ("Dee", 2)),
}

LONG_CHAIN = 6
"""On how many links nobody puts a further one."""

READY = 0.8
"""How likely a card that lies on a random board is ready."""

REFUSING = 0.2
"""How likely an answer that is none is tried before a choice is answered."""

STANDING = 0.5
"""How likely an odd card that can stand in play is there and not in hand."""


def seeded(seed: int | str) -> Random:
    """Return dice that always fall the same for a seed; no secret depends on them."""
    return Random(seed)  # noqa: S311


@dataclass(frozen=True)
class Pool:
    """The cards of random boards: names of heroes, of what decks hold, and of what stands in play; and made-up ones."""

    heroes: tuple[str, ...]
    deck: tuple[str, ...]
    standing: tuple[str, ...]
    find: Callable[[str], Printed]
    odd: tuple[Printed, ...] = ()

    @property
    def digest(self) -> str:
        """A digest of the cards, equal for equal cards."""
        names = (*self.heroes, *self.deck)
        return sha256(repr([self.find(name) for name in names]).encode()).hexdigest()[:16]


def pool_of(cards: Iterable[Printed], odd: tuple[Printed, ...] = ()) -> Pool:
    """Return the pool of the cards. A deck may hold everything but heroes (100.1)."""
    found = {card.name: card for card in (*cards, *odd)}
    named = [card for card in found.values() if card not in odd]

    def names_of(*kinds: CardType) -> tuple[str, ...]:
        return tuple(card.name for kind in kinds for card in named if card.type is kind)

    ongoing = tuple(card.name for card in named if card.type is CardType.ABILITY and card.ongoing)
    return Pool(
        names_of(CardType.HERO),
        names_of(*(kind for kind in CardType if kind is not CardType.HERO)),
        names_of(CardType.ALLY, CardType.ARMOR, CardType.ITEM, CardType.WEAPON) + ongoing,
        found.__getitem__,
        odd,
    )


@cache
def library_pool() -> Pool:
    """Return the pool of every card of the library."""
    return pool_of(map(load, card_names()))


@dataclass(frozen=True)
class Laid:
    """A card that was laid on a board: its number, its name, whose it is, in which zone, and how it lies there."""

    number: CardId
    name: str
    owner: PlayerId
    zone: Zone
    how: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        told = ", ".join(f"{key} {value}" for key, value in self.how)
        return f"{self.number}: {self.name}, player {self.owner}'s, in the {self.zone.value} {told}".rstrip()


@dataclass
class Script:
    """A game as it is being played: the board as it was laid, and every action with its answers."""

    seating: tuple[tuple[str, int], ...]
    edition: Edition
    laid: list[Laid] = field(default_factory=list)
    turn_of: PlayerId | None = None
    played: list[tuple[Action, tuple[Answer, ...]]] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"rules of {self.edition.id}; seats {self.seating}", *map(str, self.laid)]
        lines += [] if self.turn_of is None else [f"the action phase of player {self.turn_of}"]
        lines += [f"{action} {' '.join(map(str, answers))}".rstrip() for action, answers in self.played]
        return "\n".join(lines)


@dataclass
class Board:
    """A board being laid card by card; a card that the rules would not let stand where it would lie stays away."""

    script: Script
    pool: Pool
    state: State = field(init=False)

    def __post_init__(self) -> None:
        self.state = new_game(self.script.edition, self.script.seating)

    def lay(self, name: str, owner: PlayerId, zone: Zone = Zone.PLAY, **how: object) -> None:
        """Put the card there if it can lie there.

        An attaching ability lies on the first card that it may have.
        """
        printed = self.pool.find(name)
        if zone is Zone.PLAY and printed.attach is not None:
            host = self._host(printed, owner)
            if host is None:
                return
            how["attached_to"] = host
        laid, number = put(self.state, printed, owner, zone, **how)  # type: ignore[arg-type]
        if zone is Zone.PLAY:
            laid = completed(laid)
        if impossible(laid):
            return
        self.state = laid
        self.script.laid.append(Laid(number, name, owner, zone, tuple(how.items())))

    def begin(self, turn_of: PlayerId | None) -> State:
        """Return the board in the action phase of a player, or before the first turn."""
        self.script.turn_of = turn_of
        return self.state if turn_of is None else at_turn(self.state, turn_of)

    def _host(self, printed: Printed, owner: PlayerId) -> CardId | None:
        assert printed.attach is not None
        scope = Scope(self.state, owner, 0)
        try:
            return next((c for c in self.state.play.ids if fits(scope, printed.attach.to.filter, c)), None)
        except KeyError:  # Its description speaks of the ability itself, which is nowhere yet.
            return None


@dataclass(frozen=True)
class Layout:
    """How much of what lies on a random board, and in whose action phase it is; None for before the first turn."""

    seating: str = "two players"
    edition: str = "cr-2007-05"
    deck: int = 20
    in_play: int = 4
    resources: int = 6
    damage: int = 10
    turn_of: int | None = None
    odd: int = 0


def random_board(layout: Layout, dice: Random, pool: Pool | None = None) -> tuple[Script, State]:
    """Return a board laid with heroes, decks, cards in play and resources of the pool, and what tells of it."""
    pool = pool or library_pool()
    board = Board(Script(SEATINGS[layout.seating], EDITIONS[layout.edition]), pool)
    players = [player.id for player in board.state.players]
    for player in players:
        board.lay(dice.choice(pool.heroes), player, damage=dice.randint(0, layout.damage))
    for player in players:
        for _ in range(layout.deck):
            board.lay(dice.choice(pool.deck), player, Zone.DECK)
        for _ in range(layout.resources):
            board.lay(dice.choice(pool.deck), player, resource=True, face_up=False)
    for player in players * layout.in_play:
        board.lay(dice.choice(pool.standing), player, ready=dice.random() < READY)
    for player in players * layout.odd:
        card = dice.choice(pool.odd)
        stands = card.type is not CardType.QUEST and (card.ongoing or card.type is not CardType.ABILITY)
        board.lay(card.name, player, Zone.PLAY if stands and dice.random() < STANDING else Zone.HAND)
    state = board.begin(None if layout.turn_of is None else players[layout.turn_of % len(players)])
    return board.script, state


def random_answer(choice: Choice, dice: Random) -> Answer:
    """Return one of the legal answers to the choice, among as many as it leaves open."""
    if choice.low is not None:
        if choice.options:
            return (dice.choice(choice.options),)
        return (dice.randint(choice.low, choice.low + 4 if choice.high is None else choice.high),)
    many = dice.randint(choice.least, choice.most)
    if choice.together is None:
        return tuple(dice.sample(list(choice.options), many))
    answer: Answer = ()
    while len(answer) < many or choice.refuses(answer) is not None:
        answer = (*answer, dice.choice(choice.more(answer)))
    return answer


Answering = Callable[[Choice, Random], Answer]
"""Finds one of the legal answers to a choice."""


@dataclass(frozen=True)
class Played:
    """An action that was taken, with the answers to all that it asked, and its outcome unless it was refused."""

    action: Action
    answers: tuple[Answer, ...]
    choices: tuple[Choice, ...]
    outcome: Settled | None
    refused: Refused | None = None

    @property
    def records(self) -> tuple[Record, ...]:
        """Return what happened."""
        return () if self.outcome is None else self.outcome.records


def play(state: State, action: Action, dice: Random | None, answer: Answering = random_answer) -> Played:
    """Take the action with random answers, or the least ones without dice; a refusal is returned, not raised."""
    answers: tuple[Answer, ...] = ()
    choices: tuple[Choice, ...] = ()
    while True:
        try:
            outcome = apply(state, action, answers)
        except Refused as refused:
            return Played(action, answers, choices, None, refused)
        if isinstance(outcome, Settled):
            return Played(action, answers, choices, outcome)
        assert isinstance(outcome, Waiting)
        choices += (outcome.choice,)
        if dice is not None and dice.random() < REFUSING:
            _check_refused(state, action, answers, outcome.choice, dice)
        answers += (outcome.choice.first() if dice is None else answer(outcome.choice, dice),)


def _check_refused(state: State, action: Action, given: tuple[Answer, ...], choice: Choice, dice: Random) -> None:
    """Hold that an answer which the choice does not take is refused, looking for one at random."""
    if choice.low is not None:
        answer: Answer = ((choice.low if choice.high is None else choice.high) + (-1 if choice.high is None else 1),)
    else:
        pool = [*choice.options, *choice.barred]
        answer = tuple(dice.sample(pool, dice.randint(0, min(len(pool), choice.most + 1))))
    if choice.refuses(answer) is None:
        return
    refused = _refusal(state, action, (*given, answer))
    assert refused is not None, f"{answer} is none to {choice}, and is taken"
    said = {str(reason.rule) for reason in refused.reasons}
    assert said >= set(map(str, choice.rules_against(answer))), f"{answer} is none to {choice}: {refused}"


def _refusal(state: State, action: Action, answers: tuple[Answer, ...]) -> Refused | None:
    try:
        apply(state, action, answers)
    except Refused as refused:
        return refused
    return None


def random_action(state: State, dice: Random, passing: float = 0.3, conceding: float = 0.0) -> Action:
    """Return something that can be done: a pass with that probability, and over a long chain, where a pass is legal.

    Some powers cost nothing: without an end to it, players would answer each other with them for ever.
    """
    legal = legal_actions(state)
    if conceding and dice.random() < conceding:
        return Concede(dice.choice(state.remaining).id)
    enough = len(state.chain) >= LONG_CHAIN
    if isinstance(legal[0], (Begin, Pass)) and (dice.random() < passing or enough):
        return legal[0]
    return dice.choice(legal)


def replayed(state: State, played: Iterable[tuple[Action, tuple[Answer, ...]]]) -> State:
    """Return what the state becomes when everything is done once more."""
    for action, answers in played:
        outcome = apply(state, action, answers)
        assert isinstance(outcome, Settled), f"{action} asks for more the second time: {outcome.choice}"
        state = outcome.state
    return state
