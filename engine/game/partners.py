"""Teams as some editions ask for them: where partners sit, and of which factions their heroes are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations, zip_longest

from engine.citations import implements, rule
from engine.errors import Reason
from engine.language.words import FACTIONS
from engine.state.edition import Edition
from engine.state.game import State
from engine.state.players import Player


@implements("starter-2006:multiplayer")
def seats(edition: Edition, teams: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return the names of the players clockwise, where nobody says how they sit.

    They sit in the order in which they are named, or alternate where the edition asks for that: one of each team in
    turn, with partners side by side only where there is no other way (OP-66).
    """
    if not edition.partners_sit_apart:
        return tuple(name for team in teams for name in team)
    team_of = {name: number for number, team in enumerate(teams) for name in team}
    in_turn = [name for round_ in zip_longest(*teams) for name in round_ if name is not None]
    apart = _fewest_side_by_side(tuple(team_of.values()))
    orders = permutations(in_turn)
    return next(order for order in orders if len(_side_by_side([team_of[name] for name in order])) == apart)


@implements("starter-2006:multiplayer")
def wrong_partners(state: State) -> tuple[Reason, ...]:
    """Return why the edition doesn't allow these teams: partners side by side, or with heroes of two factions."""
    return (*_seated_wrong(state), *_of_two_factions(state))


def _seated_wrong(state: State) -> tuple[Reason, ...]:
    order = [player.team for player in state.players]
    found = _side_by_side(order)
    if not state.edition.partners_sit_apart or len(found) <= _fewest_side_by_side(order):
        return ()
    one, other = (state.players[place].name for place in found[0])
    return (Reason(rule("starter-2006:multiplayer"), f"{one} and {other} are partners and sit side by side"),)


def _of_two_factions(state: State) -> tuple[Reason, ...]:
    if not state.edition.partners_share_faction:
        return ()
    partners = [pair for pair in combinations(state.players, 2) if pair[0].team == pair[1].team]
    for one, other in partners:
        factions = (_factions(state, one), _factions(state, other))
        if all(factions) and factions[0].isdisjoint(factions[1]):
            said = " and ".join(min(each) for each in factions)
            what = f"{one.name} and {other.name} are partners, and their heroes are of {said}"
            return (Reason(rule("starter-2006:multiplayer"), what),)
    return ()


def _factions(state: State, player: Player) -> frozenset[str]:
    """Return the factions of a player's hero; a stand-in for a hero has none."""
    return frozenset() if player.hero is None else frozenset(state.cards[player.hero].printed.traits) & set(FACTIONS)


def _side_by_side(teams: Sequence[int]) -> list[tuple[int, int]]:
    """Return the places next to each other, clockwise, that players of one team have."""
    pairs = [(place, (place + 1) % len(teams)) for place in range(len(teams))]
    return [pair for pair in pairs if teams[pair[0]] == teams[pair[1]]]


def _fewest_side_by_side(teams: Sequence[int]) -> int:
    """Return how many pairs of partners sit side by side at least; none where no team is more than half of all."""
    return max(0, 2 * max(teams.count(team) for team in teams) - len(teams))
