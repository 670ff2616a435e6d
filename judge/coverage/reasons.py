"""Why no scenario plays a rule or an example: written by hand, and checked against what the run shows."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias, TypedDict, cast

DATA = Path(__file__).with_name("data")

Kind: TypeAlias = Literal[
    "definition",
    "heading",
    "physical instruction",
    "tournament policy",
    "before the game",
    "permission",
    "elsewhere",
    "shape of the game",
    "not the game",
]
"""What kind of reason it is.

* definition: it names a thing, and whatever uses the word is another rule
* heading: its paragraphs say everything
* physical instruction: where cards lie and how they are held, which nothing in the game asks about
* tournament policy: it is about events and not about a game
* before the game: it is about decks and lists, and tests play it that need no board
* permission: it allows what nothing forbids, so that there is nothing to do
* elsewhere: other rules, which are named, do what it says
* shape of the game: it can't be broken, because a game can't be built otherwise
* not the game: advice, examples of cards, or an overview
"""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why nothing plays it: what kind of reason, and why in a sentence; `by` are the rules that do what it says."""

    kind: Kind
    why: str
    by: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExampleReasons:
    """Examples that nothing plays, with the reason, and examples that another document has in the same words."""

    unplayed: dict[str, Reason]
    same_as: dict[str, str]


class _Row(TypedDict, total=False):
    rules: list[str]
    examples: list[str]
    kind: Kind
    why: str
    by: list[str]


class _File(TypedDict, total=False):
    reasons: list[_Row]
    same_as: dict[str, str]


@cache
def rule_reasons() -> dict[str, Reason]:
    """Return the reasons under the rules, each written as in an event: a plain number or ``EDITION:NUMBER``."""
    return {rule: _reason(row) for row in _read("rules").get("reasons", []) for rule in row["rules"]}


@cache
def example_reasons() -> ExampleReasons:
    """Return the reasons for examples."""
    file = _read("examples")
    unplayed = {example: _reason(row) for row in file.get("reasons", []) for example in row["examples"]}
    return ExampleReasons(unplayed, file.get("same_as", {}))


def _reason(row: _Row) -> Reason:
    return Reason(row["kind"], row["why"], tuple(row.get("by", ())))


def _read(name: str) -> _File:
    return cast("_File", json.loads((DATA / f"{name}.json").read_bytes()))
