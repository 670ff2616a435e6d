"""A ruling at a glance: what happens, what has changed since the board was set up, and the rules that decide."""

from collections.abc import Iterator, Sequence

from judge.board_changes import change_lines
from judge.cited_rules import Cite
from judge.deciding_rules import LEAST, MOST, deciding_rules
from judge.open_point_lines import unsettled_lines
from judge.output_lines import BLANK, Line, height
from judge.resulting_state import state_lines
from judge.ruling import heading, verdict_line
from judge.told_steps import told_step_lines
from scenarios.outcome import ScenarioOutcome

PAGE = 40
"""How many lines a ruling has at most, where leaving out earlier events achieves that."""
ROOM_FOR_RULES = 30
"""Up to how many lines a ruling grows for the statements of a fourth and fifth rule."""


def short_ruling_lines(outcome: ScenarioOutcome, cite: Cite, *, state: bool = False) -> Iterator[Line]:
    """Yield a scenario's ruling: its steps and what happened, what changed, the rules that decide, and the verdict.

    With `state` the whole state at its end is shown, not only what has changed.

    Raises:
        LookupError: an event cites a rule that the rulebook doesn't know.
    """
    view = list(state_lines(outcome.state, 2) if state else change_lines(outcome.board, outcome.state, 2))
    end = [verdict_line(outcome), *unsettled_lines(outcome.open_points)]
    frame = height((*heading(outcome), *view, *end))
    rules = deciding_rules(outcome)
    because = list(because_lines(rules, outcome.edition, cite, LEAST))
    steps = list(told_step_lines(outcome, cite, PAGE - frame - height(because)))
    for stated in range(LEAST + 1, len(rules) + 1):
        more = list(because_lines(rules, outcome.edition, cite, stated))
        if frame + height((*steps, *more)) > ROOM_FOR_RULES:
            break
        because = more
    yield from (*heading(outcome), *steps, *view, *because, *end, BLANK)


def because_lines(rules: Sequence[str], edition: str, cite: Cite, stated: int = MOST) -> Iterator[Line]:
    """Yield the rules that decide: the first `stated` with number and statement, the others with number and title.

    Raises:
        LookupError: the rulebook has no such rule.
    """
    if not rules:
        return
    yield Line("Because", indent=2, style="title")
    for rule in rules[:stated]:
        yield Line(f"{_titled(rule, edition, cite)}: {cite(rule, edition).sentence}", indent=4)
    if rules[stated:]:
        yield Line(f"and {'; '.join(_titled(rule, edition, cite) for rule in rules[stated:])}", indent=4)


def _titled(rule: str, edition: str, cite: Cite) -> str:
    """Return the number and the title of a rule, with its edition where that is not the one that was played."""
    said = cite(rule, edition)
    return f"{said.number} {'' if said.edition == edition else f'({said.edition}) '}{said.title}"
