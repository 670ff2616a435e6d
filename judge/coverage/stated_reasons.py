"""Why no scenario plays a rule or an example: written by hand, and checked against what the run shows."""

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias, TypedDict, cast

DATA = Path(__file__).with_name("data")

Kind: TypeAlias = Literal[
    "definition",
    "elsewhere",
    "heading",
    "hidden information",
    "not built",
    "not the game",
    "permission",
    "physical instruction",
    "shape of the game",
    "tournament policy",
]
"""What kind of reason it is.

* definition: it names a thing, and whatever uses the word is another rule
* elsewhere: other rules, which are named, are the ones that are applied as it is followed
* heading: its paragraphs say everything
* hidden information: who may look at what, while a judge sees everything
* not built: the engine doesn't know it yet
* not the game: advice, an overview, or what only explains
* permission: it allows what nothing forbids, so that there is nothing to apply
* physical instruction: where cards lie and how they are held, which nothing in the game asks about
* shape of the game: it can't be broken, because a game can't be built otherwise
* tournament policy: it is about events and not about a game
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why nothing plays it: what kind of reason, and why in a sentence; `by` are the rules that do what it says.

    `shown` are scenarios that go another way if it isn't followed, each as the name of its file, a colon, and its own.
    """

    kind: Kind
    why: str
    by: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExampleReasons:
    """Examples that nothing plays, with the reason, and examples that another document has in the same words.

    `stand_ins` says why an example is played with another card than the one that it names.
    """

    unplayed: dict[str, Reason]
    same_as: dict[str, str]
    stand_ins: dict[str, str] = field(default_factory=dict)


class _Row(TypedDict, total=False):
    rules: list[str]
    examples: list[str]
    kind: Kind
    why: str
    by: list[str]
    shown: list[str]


class _File(TypedDict, total=False):
    reasons: list[_Row]
    same_as: dict[str, str]
    stand_ins: dict[str, str]


@cache
def rule_reasons() -> dict[str, Reason]:
    """Return the reasons under the rules, each written as in an event: a plain number or ``EDITION:NUMBER``."""
    return {rule: _reason(row) for row in _read("rules").get("reasons", []) for rule in row["rules"]}


@cache
def example_reasons() -> ExampleReasons:
    """Return the reasons for examples."""
    file = _read("examples")
    unplayed = {example: _reason(row) for row in file.get("reasons", []) for example in row["examples"]}
    return ExampleReasons(unplayed, file.get("same_as", {}), file.get("stand_ins", {}))


def _reason(row: _Row) -> Reason:
    return Reason(row["kind"], row["why"], tuple(row.get("by", ())), tuple(row.get("shown", ())))


def _read(name: str) -> _File:
    return cast("_File", json.loads((DATA / f"{name}.json").read_bytes()))
