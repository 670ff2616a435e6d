"""Moments that games seldom come to, made of a state in which a change is in force.

From such a state each player is given the turn, with everyone ready or exhausted, hurt or nearly dead; then a turn
ends, whom the change is about fights, and whatever hurts, heals, destroys or aims at something is aimed there.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, zip_longest
from random import Random

from engine.decisions.actions import Action, Pass, PlayCard, Propose, Strike, Use
from engine.decisions.choices import Answer, Choice, ChoiceKind
from engine.game.setup import at_turn, put
from engine.language.modifiers import Cannot, Change, Control, Deed
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.words import Phase, Zone
from engine.play import legal_actions
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId
from engine.value import replace
from judge.soak.random_games import play, random_answer, seeded
from tests.scenarios.reading.boards import furniture, parts

FIGHTS, DEEDS, PASSES = 8, 24, 14
"""So many fights and deeds are tried from a moment, each with so many passes after it."""
_AT_ONCE = (Deed.BE_DESTROYED, Deed.BE_TARGETED, Deed.PROTECT, Deed.ATTACK, Deed.STRIKE)
"""Deeds that no end of a turn does."""

Line = Iterator[tuple[State, Action | None]]


def holders(state: State, printed: Printed, change: Change) -> tuple[int, ...]:
    """Return by what the change may be in force: modifiers that were made, and the card where it lies in play."""
    made = tuple(each.id for each in state.modifiers if change in parts(each))
    lasting = (power.changes for power in printed.powers if isinstance(power, Continuous))
    if not any(change in changes for changes in lasting):
        return made
    lying = (card for card in state.play.ids if state.cards[card].printed == printed)
    return (*made, *(card for card in lying if not state.cards[card].resource))


def lines(state: State, printed: Printed, change: Change) -> Iterator[Line]:
    """Yield what can come of the state for a change, line by line: the states of each with what is done there."""
    about = _about(state, printed, change)
    every = list(_standing(state))
    yield ((each, None) for each in every)
    if isinstance(change, Control):
        return
    if not (isinstance(change, Cannot) and change.deed in _AT_ONCE):
        yield from (_through_the_turn(each) for each in every)
    if not (isinstance(change, Cannot) and change.deed is Deed.READY_DURING_READY_STEP):
        yield from _in_turns([_tried(each, about) for each in every])


def _in_turns(several: list[Iterator[Line]]) -> Iterator[Line]:
    """Yield the first line of each, then the second of each, until all are at their ends."""
    for row in zip_longest(*several):
        yield from (line for line in row if line is not None)


def _about(state: State, printed: Printed, change: Change) -> frozenset[CardId]:
    """Return the cards that the change may be about: those of its modifiers, the card itself, and its host."""
    made = {CardId(card) for each in state.modifiers if change in parts(each) for card in each.cards or ()}
    lying = {card for card in state.play.ids if state.cards[card].printed == printed}
    hosts = {host for card in lying if (host := state.cards[card].attached_to) is not None}
    return frozenset(made | lying | hosts)


def _standing(state: State) -> Iterator[State]:
    """Yield the state with nothing going on, each player's turn in it, and its characters otherwise than they are."""
    calm = _furnished(evolve(state, chain=(), waiting=(), combat=None, extra_turns=(), bar=None))
    for player in (state.turn_player, *(each.id for each in state.players if each.id != state.turn_player)):
        begun = at_turn(calm, player, number=state.turn)
        yield _altered(begun, ready=True, left=None)
        yield _altered(begun, ready=True, left=1)
        yield _altered(begun, ready=False, left=3)


def _furnished(state: State) -> State:
    """Return the state with armor and a protector for each player, and with a hand that is too full."""
    full = [(name, Zone.HAND) for name in ("Spark", "Prayer", "Bond") * 3]
    for player in state.players:
        for name, zone in (("Coat", Zone.PLAY), ("Guard", Zone.PLAY), *full):
            state, _ = put(state, furniture()[name], player.id, zone)
    return state


def _altered(state: State, *, ready: bool, left: int | None) -> State:
    """Return the state with every card ready or exhausted, and every character with so much health left."""
    cards = dict(state.cards)
    for card in state.play.ids:
        held = cards[card]
        damage = held.damage if left is None else max(0, (held.printed.health or left) - left)
        cards[card] = replace(held, ready=ready or held.resource, damage=damage)
    return evolve(state, cards=cards, memo={})


def _through_the_turn(state: State) -> Line:
    """Yield the states until the next player's action phase."""
    turn = state.turn
    for _ in range(PASSES):
        if state.priority is None or state.result is not None:
            return
        action = Pass(state.priority)
        yield state, action
        outcome = play(state, action, seeded(0)).outcome
        if outcome is None or (outcome.state.turn != turn and outcome.state.phase is Phase.ACTION):
            return
        state = outcome.state


def _tried(state: State, about: frozenset[CardId]) -> Iterator[Line]:
    """Yield fights, those of the cards that the change is about first, and deeds aimed at these cards, in turns."""
    legal = legal_actions(state)
    heroes = {seat.hero for seat in state.players}
    found: dict[object, Propose] = {}
    proposals = [each for each in legal if isinstance(each, Propose)]
    for each in sorted(proposals, key=lambda each: -len({each.attacker, each.defender} & about)):
        found.setdefault(("by", each.attacker, each.attacker in heroes), each)
        found.setdefault(("on", each.defender), each)
    fights = list(islice(dict.fromkeys(found.values()), FIGHTS))
    deeds = [each for each in legal if isinstance(each, Use | PlayCard)][:DEEDS]
    for at in range(max(len(fights), len(deeds))):
        yield from (_followed(state, each, about) for each in (*fights[at : at + 1], *deeds[at : at + 1]))


def _followed(state: State, action: Action, about: frozenset[CardId]) -> Line:
    """Yield the state with the action, and those after it until nothing is on the chain and no combat is on."""

    def aimed(choice: Choice, dice: Random) -> Answer:
        meant: Iterator[Answer] = ((option,) for option in choice.options if option in about)
        if choice.kind is ChoiceKind.PROTECT:
            meant = chain(meant, [()])
        found = next((each for each in meant if choice.refuses(each) is None), None)
        return random_answer(choice, dice) if found is None else found

    for _ in range(PASSES):
        yield state, action
        outcome = play(state, action, seeded(0), aimed).outcome
        if outcome is None or outcome.state.priority is None or outcome.state.result is not None:
            return
        state, player = outcome.state, outcome.state.priority
        if not state.chain and state.combat is None:
            return
        strikes = [each for each in legal_actions(state) if isinstance(each, Strike)]
        strikes.sort(key=lambda each: each.weapon not in about)
        action = strikes[0] if strikes else Pass(player)
