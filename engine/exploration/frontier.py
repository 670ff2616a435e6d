"""The junctures that are to be looked at, what each leads to, and who keeps them."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from typing import Protocol, TypeAlias

from engine.exploration.aim import Aim, Bearings
from engine.exploration.branches import (
    NONE_ASLEEP,
    Asleep,
    Branch,
    Goal,
    Passed,
    PassesMade,
    Quest,
    Step,
    Unclear,
    asleep_after,
    expanded,
)
from engine.exploration.canonical_form import Forms
from engine.exploration.horizons import HorizonKind
from engine.exploration.junctures import Juncture
from engine.exploration.kept_junctures import KeptJunctures
from engine.exploration.numbering import Form, Numbering
from engine.state.game import State
from engine.state.ids import PlayerId
from engine.value import replace, value


@value
class Sight:
    """A branch without the juncture it leads to: the step, what tells that juncture from others, and who goes on there.

    `form` is None where every juncture counts as another. Of a step that is `asleep`, only the step is told. `away` is
    how far the step is from what is aimed at.
    """

    step: Step
    form: Form | None
    ended: bool
    decider: PlayerId | None
    chance: bool
    asleep: bool = False
    away: int = 0


Sights: TypeAlias = tuple[Sight, ...] | Unclear
"""What can be done at a juncture, or why that can't be told."""


class Frontier(Protocol):
    """Whoever keeps the junctures that are to be looked at, under the numbers of their nodes."""

    def looked_at(self, level: Sequence[int]) -> Generator[Sights, None, None]:
        """Yield what each of the junctures leads to, in their order; none of them is kept any longer."""

    def keep(self, parent: int, new: Mapping[int, int], firsts: Collection[int]) -> None:
        """Keep what the juncture that was looked at last leads to: the numbers of new nodes by the place of the branch.

        What its other branches lead to was reached before. The `firsts` are the places of branches whose nodes were
        first reached by the line to this juncture and the step, in some order of independent steps.
        """

    def ends(self, numbers: Sequence[int]) -> Mapping[int, Juncture]:
        """Return kept junctures that lie at the horizon, which are not kept any longer."""


def forms_for(quest: Quest, numbers: Numbering) -> Forms | None:
    """Return what makes the forms of the junctures of a quest; None if no two of them are taken for one."""
    if not quest.reductions.alike:
        return None
    counted = quest.horizon.kind is HorizonKind.ACTIONS
    return Forms(quest.relevant, dict(quest.marks), counted=counted, numbers=numbers)


MOST_DERIVED = 1_000
"""With how many open junctures it is kept what was derived from their states; that is less work, and more memory."""


class LocalFrontier:
    """The junctures that are to be looked at, in this process."""

    def __init__(
        self,
        quest: Quest,
        stop: Goal | None,
        forms: Forms | None,
        kept: Mapping[int, Juncture],
        first: State | None = None,
    ) -> None:
        self.quest = quest
        self.stop = stop
        self.forms = forms
        self.kept = KeptJunctures(kept, first=first, derived=MOST_DERIVED)
        self.asleep: dict[int, Asleep] = {}
        self.latest: tuple[Branch, ...] = ()
        self.bearings: Bearings | None = None
        self.passed = None if forms is None or not _pass_alike(quest) else PassesMade(forms)

    def aims_at(self, aim: Aim, start: Juncture) -> None:
        """Tell from now on how far each step is from what is aimed at."""
        self.bearings = Bearings(aim, start.at)

    def looked_at(self, level: Sequence[int]) -> Generator[Sights, None, None]:
        """Yield what each of the junctures leads to, in their order; none of them is kept any longer."""
        for number in level:
            asleep = self.asleep.pop(number, NONE_ASLEEP)
            juncture = self.kept.pop(number)
            (result,) = expanded((juncture,), self.quest, self.stop, asleep, self.passed)
            if isinstance(result, Unclear):
                yield result
            else:
                self.latest = result
                sights = tuple(self._sight(branch, (number, place)) for place, branch in enumerate(result))
                yield sights if self.bearings is None else _by_bearings(self.bearings, juncture, sights)

    def keep(self, parent: int, new: Mapping[int, int], firsts: Collection[int]) -> None:  # noqa: ARG002 - it is the one looked at last.
        """Keep what new branches of the juncture that was looked at last lead to."""
        for place, number in new.items():
            self.take(number, self.latest, place, firsts)

    def given_up(self, numbers: Sequence[int]) -> KeptJunctures:
        """Return kept junctures, which are not kept any longer; whoever takes them does all steps."""
        for number in numbers:
            self.asleep.pop(number, None)
        return self.kept.taken(numbers)

    def take(self, number: int, branches: Sequence[Branch | None], place: int, firsts: Collection[int]) -> None:
        """Keep what a branch leads to, with the steps that need not be done there."""
        branch = branches[place]
        assert branch is not None
        self.kept[number] = branch.to
        asleep = asleep_after(self.quest, branches, place, firsts)
        if asleep:
            self.asleep[number] = asleep

    def ends(self, numbers: Sequence[int]) -> KeptJunctures:
        """Return kept junctures that lie at the horizon."""
        return self.kept.taken(numbers)

    def _sight(self, branch: Branch, whence: tuple[int, int]) -> Sight:
        if branch.asleep:
            return Sight(branch.step, None, ended=False, decider=None, chance=False, asleep=True)
        known = branch.known
        if known is not None:
            found = Sight(branch.step, known.form, known.ended, known.decider, known.chance)
        else:
            found = Sight(
                branch.step, self._form(branch, whence), branch.ended, *who_goes_on(branch.to, ended=branch.ended)
            )
        if branch.met and self.passed is not None and found.form is not None:
            self.passed.keep(branch, Passed((), found.form, found.ended, found.decider, found.chance))
        return found

    def _form(self, branch: Branch, whence: tuple[int, int]) -> Form | None:
        if self.forms is None:
            return None
        self.forms.comes_to(whence)
        return self.forms.form(branch.to)


def _pass_alike(quest: Quest) -> bool:
    """Return whether it is worth while to find out whether passes were made before.

    Where texts ask about the turn's past no two states are alike, and few are where actions are counted.
    """
    asked = quest.relevant.history or quest.relevant.moments
    return quest.reductions.folded and not asked and quest.horizon.kind is not HorizonKind.ACTIONS


def _by_bearings(bearings: Bearings, juncture: Juncture, sights: tuple[Sight, ...]) -> tuple[Sight, ...]:
    return tuple(replace(each, away=bearings.away(juncture, each.step.move)) for each in sights)


def who_goes_on(juncture: Juncture, *, ended: bool) -> tuple[PlayerId | None, bool]:
    """Return the player who decides at the juncture, and whether chance does; nobody does where the look ends."""
    chance = not ended and juncture.choice is not None and juncture.choice.player is None
    return None if ended else juncture.decider, chance
