"""The rules of drafts: documents of the user's that are no published edition, and are played and cited like one.

A draft has its own numbers. A rule that it has from a published edition keeps its id, by which the engine's citations
are told under the draft's number; a rule that only the draft has gets an id of its own.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from judge.rulebook.rule_entries import Rule
from judge.rulebook.rulebook_editions import Edition, editions


@dataclass(frozen=True)
class DraftRules:
    """A draft: its title and date, the published edition that it is a draft of, and its rules in their order."""

    edition: Edition
    home: str
    rules: tuple[Rule, ...]

    @cached_property
    def by_number(self) -> dict[str, Rule]:
        """The rules under their numbers; of two with one number the first."""
        return {rule.number: rule for rule in reversed(self.rules)}

    @cached_property
    def examples(self) -> frozenset[str]:
        """The ids of the examples, such as ``my-draft/601.2d#1``."""
        return frozenset(example for rule in self.rules for example in rule.examples)

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        """The rules under their ids."""
        return {rule.id: rule for rule in self.rules}


Drafts: TypeAlias = Callable[[str], DraftRules | None]
"""Returns the draft of a name, None where there is none."""


def _no_drafts(name: str) -> None:  # noqa: ARG001 - as each of its kind takes it.
    return None


_shelf: list[Drafts] = [_no_drafts]


def look_for_drafts(drafts: Drafts) -> None:
    """Have drafts found in this way from now on; without it the rulebook knows published editions alone."""
    _shelf[0] = drafts


def draft_named(name: str) -> DraftRules | None:
    """Return the draft of a name; None for a published edition, and for a name that nothing has."""
    return None if not name or name in editions() else _shelf[0](name)
