"""What can be done at a juncture when everything that can follow is looked for, and what each step leads to."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from engine.errors import Unsettled
from engine.events.zone_changes import successor
from engine.exploration.canonical_form import Forms
from engine.exploration.horizons import Horizon, HorizonKind
from engine.exploration.independence import Change, change_of
from engine.exploration.interchange import distinct_answers
from engine.exploration.junctures import Juncture, Move, TooManyAnswers, after, moves, only_move
from engine.exploration.numbering import Form
from engine.exploration.relevance import EVERYTHING, Relevance, relevance
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.value import replace, value

Goal = Callable[[State], bool]
"""Whether something is so in a state."""


@value
class Reductions:
    """Which junctures are taken for one, and which moves for the same; each can be switched off.

    `alike` takes junctures of one canonical form for one, `unasked` leaves out of the form what no text asks about,
    `interchanged` makes a choice among cards that nothing tells apart once, and `folded` lets players pass at once
    where they can do nothing else. `asleep` does independent steps in one order, and `aimed` looks first at moves that
    could bring a goal about.
    """

    alike: bool = True
    unasked: bool = True
    interchanged: bool = True
    folded: bool = True
    asleep: bool = True
    aimed: bool = True


ALL = Reductions()
BRUTE_FORCE = Reductions(alike=False, unasked=False, interchanged=False, folded=False, asleep=False, aimed=False)


@value
class Quest:
    """What is explored: who may act of his or her own will, how far, and the cards that words outside the game name.

    Players who are not among the `actors` pass and answer what they are asked. `relevant` is what texts may ask about.
    """

    actors: frozenset[PlayerId]
    horizon: Horizon
    marks: tuple[tuple[str, CardId], ...] = ()
    reductions: Reductions = ALL
    relevant: Relevance = EVERYTHING


def quest_from(
    start: Juncture,
    actors: Iterable[PlayerId],
    horizon: Horizon,
    marks: Mapping[str, CardId] | None = None,
    reductions: Reductions = ALL,
) -> Quest:
    """Return the quest from a juncture, with what its texts may ask about."""
    relevant = relevance(start.at) if reductions.unasked or reductions.asleep else EVERYTHING
    if not reductions.unasked:
        relevant = replace(EVERYTHING, asked=relevant.asked)
    return Quest(frozenset(actors), horizon, tuple((marks or {}).items()), reductions, relevant)


@value
class Step:
    """A move, the passes that follow because nothing else can be done, and the number of moves that it stands for."""

    move: Move
    passes: tuple[Move, ...] = ()
    ways: int = 1

    @property
    def made(self) -> tuple[Move, ...]:
        """The move and the passes after it."""
        return (self.move, *self.passes)


@value
class Passed:
    """Where passes lead: the passes, the form of the juncture after them, whether that ends, and who goes on there."""

    passes: tuple[Move, ...]
    form: Form
    ended: bool
    decider: PlayerId | None
    chance: bool


@value
class Branch:
    """A step and the juncture to which it leads; `ended` says that this lies at the horizon.

    `change` is what the step changed, None if it may be independent of no other. A step that is `asleep` was not done.
    `met` has the forms of the junctures at which players could only pass, with the number of passes before each. Where
    the passes lead is `known` if somebody came to such a juncture before; then `to` is that juncture.
    """

    step: Step
    to: Juncture
    ended: bool
    change: Change | None = None
    asleep: bool = False
    met: tuple[tuple[Form, int], ...] = ()
    known: Passed | None = None


MOST_PASSED = 8_192
"""Of how many junctures it is known where passes lead."""

ENOUGH_ASKED = 3_000
FEW = 4
"""Passes are no longer looked for if after so many looks fewer than one pass in so many looks was spared."""


class PassesMade:
    """Where passes lead that were the only thing that could be done, by the form of the juncture before them."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self.known: dict[Form, Passed] = {}
        self.asked = self.spared = 0

    def form(self, juncture: Juncture) -> Form | None:
        """Return the form by which the juncture is looked for; None where too few were found so far."""
        if self.asked > ENOUGH_ASKED and self.spared * FEW < self.asked:
            return None
        return self.forms.form(juncture)

    def found(self, form: Form) -> Passed | None:
        """Return where the passes from a juncture lead, if they were made before."""
        self.asked += 1
        known = self.known.get(form)
        self.spared += 0 if known is None else len(known.passes)
        return known

    def keep(self, branch: Branch, passed: Passed) -> None:
        """Keep where the passes of a branch lead, for whoever comes to one of the junctures on the way."""
        if len(self.known) > MOST_PASSED:
            self.known.clear()
        for form, many in branch.met:
            self.known[form] = replace(passed, passes=branch.step.passes[many:])


Asleep: TypeAlias = Mapping[Move, tuple[Step, Change]]
"""Steps that need not be done at a juncture, by their moves: done before the last step, they lead to the same."""

NONE_ASLEEP: Asleep = {}


@value
class Unclear:
    """Why what follows from a juncture can't be told."""

    words: str


def expanded(
    junctures: Iterable[Juncture],
    quest: Quest,
    stop: Goal | None = None,
    asleep: Asleep = NONE_ASLEEP,
    passed: PassesMade | None = None,
) -> Iterator[tuple[Branch, ...] | Unclear]:
    """Yield for each juncture everything that can be done there, with what it leads to, or why that can't be told.

    A settled state in which `stop` is so counts as an end. It depends on nothing but its arguments.
    """
    for juncture in junctures:
        try:
            yield tuple(branches_from(juncture, quest, stop, asleep, passed))
        except TooManyAnswers as choice:
            yield Unclear(f"too many answers to one choice ({choice})")
        except Unsettled as error:
            yield Unclear(str(error))


def branches_from(
    juncture: Juncture,
    quest: Quest,
    stop: Goal | None,
    asleep: Asleep = NONE_ASLEEP,
    passed: PassesMade | None = None,
) -> Iterator[Branch]:
    """Yield everything that can be done at the juncture, with what it leads to; steps asleep are not done.

    Passes that were made before are not made again.

    Raises:
        TooManyAnswers: the open choice has more answers than are looked at.
        Unsettled: the engine can't tell what comes of something.
    """
    rests = quest.reductions.asleep and stop is None and _is_at_rest(juncture)
    for move, ways in _weighed(juncture, quest):
        if move in asleep:
            step, change = asleep[move]
            yield Branch(step, juncture, ended=False, change=change, asleep=True)
            continue
        to = after(juncture, move)
        if to is not None:
            branch = _folded(Step(move, (), ways), to, quest, stop, passed)
            yield _with_change(juncture, branch, quest) if rests else branch


def _is_at_rest(juncture: Juncture) -> bool:
    """Return whether nothing has begun at the juncture that is not over."""
    state = juncture.state
    return juncture.choice is None and not state.chain and state.combat is None


def _with_change(juncture: Juncture, branch: Branch, quest: Quest) -> Branch:
    """Return the branch from a juncture at rest with what its step changed, if it leads to another one at rest."""
    relevant = quest.relevant
    if branch.ended or branch.known or branch.to.choice is not None or relevant.history or relevant.moments:
        return branch
    change = change_of(juncture.state, branch.to.state, relevant.asked)
    return branch if change is None else replace(branch, change=change)


def asleep_after(quest: Quest, branches: Sequence[Branch | None], place: int, firsts: Collection[int]) -> Asleep:
    """Return the steps that need not be done after the step of a branch: those before it of which it is independent.

    They are among the `firsts`, the places of branches whose junctures are reached by their steps in this order. Where
    actions are counted, all have to be done before the end.
    """
    here = branches[place]
    if here is None or here.change is None:
        return NONE_ASLEEP
    left = quest.horizon.many - here.to.done if quest.horizon.kind is HorizonKind.ACTIONS else None
    found: dict[Move, tuple[Step, Change]] = {}
    for earlier in sorted(firsts):
        other = branches[earlier]
        if earlier >= place or other is None or other.change is None or not here.change.apart_from(other.change):
            continue
        if left is None or len(other.step.made) <= left:
            found[other.step.move] = (other.step, other.change)
    return found


def _weighed(juncture: Juncture, quest: Quest) -> Iterable[tuple[Move, int]]:
    """Return the moves at the juncture, each with the number of moves for which it stands."""
    if quest.reductions.interchanged:
        marked = frozenset(successor(juncture.at, card) or card for _, card in quest.marks)
        answers = distinct_answers(juncture, marked, quest.relevant)
        if answers is not None:
            return answers
    return ((move, 1) for move in moves(juncture, quest.actors))


def _folded(step: Step, to: Juncture, quest: Quest, stop: Goal | None, passed: PassesMade | None) -> Branch:
    """Return the branch with every pass after it that is the only thing that can be done."""
    passes: list[Move] = []
    met: list[tuple[Form, int]] = []
    while True:
        to = trimmed(to, quest.relevant)
        ended = is_over(to, quest, stop)
        may_pass = not ended and quest.reductions.folded and to.choice is None
        form = passed.form(to) if may_pass and passed is not None else None
        known = None if form is None or passed is None else passed.found(form)
        if known is not None:
            made = Step(step.move, (*passes, *known.passes), step.ways)
            return Branch(made, to, known.ended, met=tuple(met), known=known)
        only = only_move(to, quest.actors) if may_pass else None
        if form is not None and only is not None:
            met.append((form, len(passes)))
        further = None if only is None else after(to, only)
        if only is None or further is None:
            return Branch(Step(step.move, tuple(passes), step.ways), to, ended, met=tuple(met))
        passes.append(only)
        to = further


def trimmed(juncture: Juncture, relevant: Relevance) -> Juncture:
    """Return the juncture without the deeds and moments of the turn where no text asks about any.

    They hold the states in which they happened, which would fill the memory. In the middle of an action the deeds tell
    which cards are spoken of.
    """
    state, now = juncture.state, juncture.now
    if now is not None and now.past and not relevant.moments:
        return replace(juncture, now=evolve(now, past=()))
    if juncture.choice is not None or relevant.history or relevant.moments or not (state.past or state.history):
        return juncture
    return Juncture(evolve(state, past=(), history=()), done=juncture.done)


def is_over(juncture: Juncture, quest: Quest, stop: Goal | None) -> bool:
    """Return whether the juncture is settled and lies at the horizon, `stop` is so, or nobody can do anything there."""
    if juncture.choice is not None:
        return False
    state = juncture.state
    over = state.priority is None or quest.horizon.reached(state, juncture.done)
    return over or (stop is not None and stop(state))
