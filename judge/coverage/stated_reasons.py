"""The reasons, written by hand, why no scenario plays a rule or an example."""

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
"""The kind of a reason.

* definition: the rule only defines a word, which other rules use
* elsewhere: other rules, which are named, are applied when it is followed
* heading: its paragraphs say everything
* hidden information: it says who may look at what, but a judge sees everything
* not built: the engine doesn't implement it yet
* not the game: it is advice, an overview or an explanation
* permission: it allows what nothing forbids, so that there is nothing to apply
* physical instruction: it says where cards lie and how they are held, which doesn't matter in the engine
* shape of the game: it can't be broken, because the engine's games can't be built otherwise
* tournament policy: it is about tournaments and not about a game
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason: its kind, the reason in a sentence, and `by`, the rules that are applied instead.

    `shown` are scenarios that would end differently if the rule weren't followed, each by the name of its file, a
    colon, and its own name.
    """

    kind: Kind
    why: str
    by: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExampleReasons:
    """The reasons for examples that no scenario plays, and the examples that another document has in the same words.

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
    """Return the reason for each rule, which is written as in an event: ``NUMBER`` or ``EDITION:NUMBER``."""
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
