"""Whether something is always so, never so, or depends on whose choice; who can force it, and how."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from engine.exploration.forcing import Finding, Fork, Reached, deciders, finding, forced, forks
from engine.exploration.tallies import chances_of
from engine.value import value
from scenarios.exploration.plans import Plan, plan_of
from scenarios.exploration.told_lines import Telling, told

if TYPE_CHECKING:
    from engine.exploration.branches import Goal
    from engine.exploration.explored_graph import Exploration
    from engine.state.ids import PlayerId
    from scenarios.exploration.look_ahead import Looked
    from scenarios.playthrough.played_scenario import PlayedScenario
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.registry.lookup import Lookup


@value
class Turning:
    """The first decision on which it depends: who decides, what was done before it, and what leads to what."""

    who: str
    before: tuple[str, ...]
    so: tuple[str, ...]
    not_so: tuple[str, ...]


@value
class GoalFound:
    """What was found about a goal.

    `depends_on` are those on whose choices it depends, "chance" among them; `turning` is the first choice that settles
    it. `force` are the players who can force it by themselves, the first of them by the plan, `prevent` those who can
    keep it from being so. `so` and `not_so` are the shortest lines to either, in sentences. `chances` are the lowest
    and the highest probability that it becomes so, as the players choose.
    """

    finding: Finding
    depends_on: tuple[str, ...] = ()
    turning: Turning | None = None
    force: tuple[str, ...] = ()
    prevent: tuple[str, ...] = ()
    plan: Plan | None = None
    so: tuple[str, ...] | None = None
    not_so: tuple[str, ...] | None = None
    chances: tuple[Fraction, Fraction] | None = None


def so_in(found: Exploration, goal: Goal, known: dict[int, bool] | None = None) -> frozenset[int]:
    """Return the numbers of the ends in which the goal is so; what is `known` of ends is not asked again."""
    known = {} if known is None else known
    ends = found.ends
    for number in ends:
        if number not in known:
            known[number] = goal(found.junctures[number].state)
    return frozenset(number for number in ends if known[number])


def side_of(play: Playthrough, player: PlayerId) -> frozenset[PlayerId]:
    """Return the player and everybody on the same side."""
    seats = play.now.players
    return frozenset(seat.id for seat in seats if seat.team == seats[player - 1].team)


def found_about(looked: Looked, play: PlayedScenario, lookup: Lookup, good: frozenset[int]) -> GoalFound:
    """Return what was found about a goal that is so in the good ends."""
    found = looked.found
    kind = finding(found, good)
    bad = frozenset(found.ends) - good
    so, not_so = (_shortest(looked, play, lookup, ends) for ends in (good, bad))
    if kind is not Finding.DEPENDS:
        return GoalFound(kind, so=so, not_so=not_so)
    all_forks = forks(found, good)
    names = tuple("chance" if who is None else _name(looked, who) for who in deciders(found, all_forks))
    reached = {seat.id: forced(found, good, side_of(looked.play, seat.id)) for seat in found.start.at.players}
    force = tuple(player for player, each in reached.items() if each.decided(0) is True)
    kept = {seat.id: forced(found, bad, side_of(looked.play, seat.id)) for seat in found.start.at.players}
    prevent = tuple(player for player, each in kept.items() if each.decided(0) is True)
    return GoalFound(
        kind,
        names,
        _turning(looked, play, lookup, all_forks),
        tuple(_name(looked, player) for player in force),
        tuple(_name(looked, player) for player in prevent),
        _plan(looked, play, lookup, reached[force[0]], force[0]) if force else None,
        so,
        not_so,
        chances_of(found, good),
    )


def _plan(looked: Looked, play: PlayedScenario, lookup: Lookup, reached: Reached, player: PlayerId) -> Plan:
    return plan_of(looked, play, lookup, reached, side_of(looked.play, player))


def _name(looked: Looked, player: PlayerId) -> str:
    return looked.found.start.at.players[player - 1].name


def _shortest(looked: Looked, play: PlayedScenario, lookup: Lookup, ends: frozenset[int]) -> tuple[str, ...] | None:
    """Return the shortest line to one of the ends, in sentences; None if there are none."""
    if not ends:
        return None
    sentences, _ = told(play, lookup, looked.found.moves(min(ends)))
    return sentences


def _turning(looked: Looked, play: PlayedScenario, lookup: Lookup, all_forks: tuple[Fork, ...]) -> Turning | None:
    """Return the first decision some answers to which settle the matter, in sentences."""
    first = next((fork for fork in all_forks if fork.always or fork.never), None)
    if first is None:
        return None
    node = looked.found.nodes[first.node]
    before = Telling(play, lookup)
    before.tell(looked.found.moves(first.node))

    def said(places: tuple[int, ...]) -> tuple[str, ...]:
        found: dict[str, None] = {}
        for place in places:
            after = before.branched()
            after.tell(node.steps[place][0].made[:1])
            found.update(dict.fromkeys(after.sentences[len(before.sentences) :][:1]))
        return tuple(found)

    who = "chance" if node.decider is None else _name(looked, node.decider)
    return Turning(who, before.sentences, said(first.always), said(first.never))
