"""Searching games and bare boards for what a card's conditions and changes of costs make a difference to."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from itertools import product
from typing import Any, get_args
from unittest import mock

from engine.costs import total_cost
from engine.decisions.actions import Action, Pass, Place, PlayCard, Propose, Strike
from engine.game.setup import at_turn, completed, new_game
from engine.language.costs import Resources
from engine.language.modifiers import AddCost, ChangeCost
from engine.language.printed import Printed
from engine.language.selections import Circumstance, EventAmount, ForSome, Number, Role, Target, ThatMany, Those, X
from engine.language.words import CardType, DamageType, Zone
from engine.play import legal_actions
from engine.state.editions import EDITIONS
from engine.state.evolution import evolve
from engine.state.game import State
from engine.value import replace
from engine.view import referents
from engine.view.active_modifier import Active
from engine.view.footprint import kinds_in
from engine.view.last_known import known
from engine.view.modifiers_in_force import changing
from engine.view.scope import Scope, scope_of_card
from judge.soak.random_games import play, seeded
from tests.scenarios.reading import boards
from tests.scenarios.reading.aiming import game
from tests.scenarios.reading.boards import ANN, BO, Table, board, edition_of, furniture, parts, stands
from tests.scenarios.reading.uses import Watch

PASSES = 12
CHANGED_COST = "a cost that it changes"
_CONDITIONS = get_args(Circumstance)
ASKED: tuple[Any, ...] = (*_CONDITIONS, ChangeCost, AddCost)
"""The types of what a card asks for: its conditions, and changes of what players pay."""
_THREE = (Resources(Number(3)),)
_COST_CHANGES = (ChangeCost, AddCost)


def conditions(printed: Printed) -> tuple[Circumstance, ...]:
    """Return the conditions in the card's text, each as a whole."""
    return tuple(dict.fromkeys(_conditions(printed)))


def _conditions(part: object) -> Iterator[Circumstance]:
    if isinstance(part, _CONDITIONS):
        yield part
    elif isinstance(part, tuple):
        for each in part:
            yield from _conditions(each)
    elif is_dataclass(part) and not isinstance(part, type):
        for name in fields(part):
            yield from _conditions(getattr(part, name.name))


def changes_costs(printed: Printed) -> bool:
    """Return whether a modifier of the card changes what players pay."""
    return any(isinstance(part, _COST_CHANGES) for part in parts(printed))


def small_boards(printed: Printed) -> Iterator[State]:
    """Yield boards around the card: alone and among allies of every damage type, few resources and many, both turns.

    Each is also had with everything exhausted, with everyone hurt, in combats, and with cards played and placed.
    """
    for player, allies, own, opposing in product((ANN, BO), ((), tuple(DamageType)), (0, 4), (0, 4)):
        table = Table(new_game(EDITIONS[edition_of(printed)], (("Ann", 1), ("Bo", 2))))
        for each, resources in ((ANN, own), (BO, opposing)):
            is_own = each == ANN and printed.type is CardType.HERO
            table.lay(printed if is_own else Printed("Nobody", CardType.HERO, health=30), each)
            for _ in range(resources):
                table.lay(furniture()["Footman"], each, resource=True, face_up=False)
            for kind in allies:
                table.lay(Printed(f"{kind} ally", CardType.ALLY, atk=1, damage_type=kind, health=3), each)
                table.lay(furniture()["Mace"], each)
            for name in ("Footman", "Spark") if allies else ():
                table.lay(furniture()[name], each, Zone.HAND)
        if printed.type is CardType.QUEST:
            table.lay(printed, ANN, resource=True)
        elif printed.type is not CardType.HERO:
            table.lay(printed, ANN, Zone.HAND)
            if stands(printed):
                table.try_to_lay(printed, ANN)
        state = at_turn(completed(table.state), player)
        yield from (state, _altered(state, ready=False), _altered(state, damage=None))
        if own > opposing:
            yield from _fights(state, printed)
        if opposing if player == BO else own:
            yield from _deeds(state)


def _altered(state: State, **changes: object) -> State:
    """Return the state with the facts of every card in play changed; with no damage given, all but 1 of its health."""
    cards = dict(state.cards)
    for card in state.play.ids:
        held = cards[card]
        own = {**changes, "damage": max(0, (held.printed.health or 1) - 1)} if "damage" in changes else changes
        cards[card] = replace(held, **own)
    return evolve(state, cards=cards)


def _fights(state: State, printed: Printed) -> Iterator[State]:
    """Yield the states of combats to the end of the turn: two of the card, if it can fight, and one of heroes."""
    heroes = {state.player(player).hero for player in (ANN, BO)}
    proposals = [each for each in legal_actions(state) if isinstance(each, Propose)]
    own = [
        each
        for each in proposals
        if printed in (state.cards[each.attacker].printed, state.cards[each.defender].printed)
    ]
    others = [each for each in proposals if {each.attacker, each.defender} == heroes]
    for action in (*own[:1], *own[-1:], *others[:1]):
        outcome = play(state, action, None).outcome
        for _ in range(PASSES):
            if outcome is None or outcome.state.priority is None or outcome.state.result is not None:
                break
            now, player = outcome.state, outcome.state.priority
            yield now
            outcome = play(now, _strike(now, printed) or Pass(player), None).outcome


def _deeds(state: State) -> Iterator[State]:
    """Yield the states in which a resource was placed, and those in which each card that can be was played."""
    firsts: dict[object, Action] = {}
    for action in legal_actions(state):
        if isinstance(action, PlayCard | Place):
            firsts.setdefault((type(action), state.cards[action.card].printed), action)
    for action in firsts.values():
        outcome = play(state, action, None).outcome
        for _ in range(3):
            if outcome is None or outcome.state.priority is None or outcome.state.result is not None:
                break
            yield outcome.state
            outcome = play(outcome.state, Pass(outcome.state.priority), None).outcome


def _strike(state: State, printed: Printed) -> Action | None:
    """Return a strike that can be made now, with the card if it can be struck with."""
    strikes = [each for each in legal_actions(state) if isinstance(each, Strike)]
    return min(strikes, key=lambda each: state.cards[each.weapon].printed != printed, default=None)


@dataclass
class Search:
    """Which answers were met so far: of each condition whether it is true, and whether the card changed a cost."""

    printed: Printed
    met: dict[object, set[bool]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.met = {condition: set() for condition in conditions(self.printed)}
        if changes_costs(self.printed):
            self.met[CHANGED_COST] = set()

    @property
    def left(self) -> dict[object, set[bool]]:
        """Return what did not make a difference yet, with the one answer that was met, if any."""
        return {asked: answers for asked, answers in self.met.items() if len(answers) < 2}

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note what the engine finds as it asks for the card's conditions."""
        with ExitStack() as patches:
            plain = referents.holds
            for module in list(sys.modules.values()):
                if vars(module).get("holds") is plain:
                    patches.enter_context(mock.patch.object(module, "holds", self._holds))
            yield

    def look(self, state: State, plain: Any = referents.holds) -> None:  # noqa: ANN401 - the unpatched function.
        """Ask in the state for all conditions that can be asked without a text being carried out."""
        if CHANGED_COST in self.left:
            self._look_at_costs(state)
        for card, held in state.cards.items():
            if held.printed.name != self.printed.name or held.printed != self.printed:
                continue
            scope = scope_of_card(state, card)
            for condition in [each for each in self.left if each is not CHANGED_COST]:
                if _of_the_moment(condition):
                    continue
                for each in _aimed(state, scope) if Target in kinds_in(condition) else (scope,):
                    self.met[condition].add(plain(each, condition))
                    if len(self.met[condition]) == 2:
                        break

    def _holds(self, scope: Scope, condition: Circumstance, plain: Any = referents.holds) -> bool:  # noqa: ANN401
        answer: bool = plain(scope, condition)
        source = known(scope.state, scope.source)
        if condition in self.met and source is not None and source.printed == self.printed:
            self.met[condition].add(answer)
        return answer

    def _look_at_costs(self, state: State) -> None:
        """Work out what a cost of 3 comes to for each card in hand or in play, where the card changes costs."""
        every: list[tuple[Active, AddCost | ChangeCost]] = [*changing(state, AddCost), *changing(state, ChangeCost)]
        for active, change in every:
            source = known(state, active.source)
            if source is None or source.printed != self.printed:
                continue
            for card, held in state.cards.items():
                if held.zone in (Zone.HAND, Zone.PLAY):
                    scope = Scope(state, held.controller or held.owner, card)
                    found = total_cost.total(scope, _THREE, change.purpose, card)
                    self.met[CHANGED_COST].add(found.parts != _THREE)


@cache
def _of_the_moment(condition: object) -> bool:
    """Return whether the condition means something only while a text is carried out."""
    every = list(parts(condition))
    bound = {part.name for part in every if isinstance(part, ForSome)}
    if any(isinstance(part, Those) and part.name not in bound for part in every):
        return True
    return any(isinstance(part, Role | EventAmount | ThatMany | X) for part in every)


def _aimed(state: State, scope: Scope) -> Iterator[Scope]:
    """Yield the scope with each card in play as the target."""
    for card in state.play.ids:
        aimed = ((card,),)
        yield Scope(state, scope.you, scope.source, targets=aimed, all_targets=aimed, things=scope.things)


@cache
def _poor_ground(number: int, edition: str) -> State:
    """Return a ground with few resources."""
    with mock.patch.object(boards, "RESOURCES", 2):
        return boards.ground(seeded(number), edition)


def look_at_small_boards(search: Search) -> Search:
    """Return the search after bare boards, fewer if all was met."""
    for state in small_boards(search.printed):
        if not search.left:
            break
        search.look(state)
    return search


def look_at_games(search: Search, games: int, steps: int) -> None:
    """Go on with the search in so many games of so many steps, fewer if all was met."""
    printed, watch = search.printed, Watch(search.printed)
    with watch.noting_effects(), search.noting():
        for number in range(games):
            if not search.left:
                break
            dice = seeded(number)
            state = board(printed, dice, (), _poor_ground(number, edition_of(printed)) if number % 3 == 2 else None)
            search.look(state)
            for _, played in game(state, (watch,), dice, steps):
                assert played.outcome is not None
                state = played.outcome.state
                if search.left:
                    search.look(state)
