"""How far an exploration has come, as plain data in a checkpoint: moves by their names, forms by their digests.

No juncture is kept: each is made again by the line that leads there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, get_args

from engine.decisions.actions import Action
from engine.exploration.branches import Step
from engine.exploration.explored_graph import Node
from engine.exploration.junctures import Move
from engine.exploration.level_search import SoFar
from judge.work.checkpoint import Json

_ACTIONS = {kind.__name__: kind for kind in get_args(Action)}


def told(so_far: SoFar) -> Json:
    """Return how far an exploration has come as data."""
    moves: dict[Move, int] = {}
    left = {*so_far.level, *so_far.later}
    nodes: list[Json] = []
    for number, node in enumerate(so_far.nodes):
        steps = [] if number in left else node.steps
        told_steps: list[Json] = [
            [[moves.setdefault(move, len(moves)) for move in step.made], step.ways, to] for step, to in steps
        ]
        told_node: list[Json] = [node.parent, node.decider, node.ended, node.chance, node.unclear, told_steps]
        nodes.append(told_node)
    data: dict[str, Json] = {
        "moves": [_told_move(move) for move in moves],
        "nodes": nodes,
        "known": [f"{form[0]:x}" for form in so_far.known],
        "level": list(so_far.level),
        "later": list(so_far.later),
    }
    return {**data, "sum": _sum(data)}


def read(told: Json) -> SoFar:
    """Return how far an exploration had come.

    Raises:
        ValueError: the data is not what `told` returns, or was changed.
    """
    if not isinstance(told, dict) or told.pop("sum", None) != _sum(told):
        raise ValueError
    data: dict[str, Any] = told
    moves = [_read_move(each) for each in data["moves"]]
    left = {*data["level"], *data["later"]}
    nodes = [_read_node(each, moves, looked=number not in left) for number, each in enumerate(data["nodes"])]
    for number, node in enumerate(nodes):
        for step, to in node.steps:
            if nodes[to].by is None and nodes[to].parent == number:
                nodes[to].by = step
    known = tuple((int(each, 16),) for each in data["known"])
    return SoFar(tuple(nodes), known, tuple(data["level"]), tuple(data["later"]))


def _read_node(told: Any, moves: Sequence[Move], *, looked: bool) -> Node:  # noqa: ANN401 - it is JSON.
    parent, decider, ended, chance, unclear, told_steps = told
    node = Node(parent, None, decider, ended, chance, expanded=looked and not ended, unclear=unclear)
    for made, ways, to in told_steps:
        first, *passes = (moves[each] for each in made)
        node.steps.append((Step(first, tuple(passes), ways), to))
    return node


def _told_move(move: Move) -> Json:
    if isinstance(move, tuple):
        return list(move)
    fields = [getattr(move, name) for name in move.__match_args__]
    return {type(move).__name__: [list(each) if isinstance(each, tuple) else each for each in fields]}


def _read_move(told: Any) -> Move:  # noqa: ANN401 - it is JSON.
    if isinstance(told, list):
        return tuple(told)
    ((name, fields),) = told.items()
    action: Move = _ACTIONS[name](*(tuple(each) if isinstance(each, list) else each for each in fields))
    return action


def _sum(data: dict[str, Json]) -> str:
    return sha256(json.dumps(data).encode()).hexdigest()[:16]
