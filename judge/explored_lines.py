"""What was found by looking ahead, as lines: outcomes, what becomes of a goal, how somebody forces it."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from engine.exploration.forcing import Finding
from engine.exploration.horizons import HorizonKind
from judge.output_lines import BLANK, Line
from scenarios.exploration.ahead_words import CHOICES, EVERYTHING, actors_said, goal_said
from scenarios.exploration.differing_ends import End, ends_of
from scenarios.exploration.goal_findings import GoalFound, Turning, found_about, so_in
from scenarios.exploration.look_ahead import Ahead, Bounds, Looked, has_begun, look_ahead
from scenarios.exploration.plans import Plan
from scenarios.exploration.statements import goal as goal_of
from scenarios.exploration.statements import stated
from scenarios.playthrough.played_scenario import PlayedScenario
from scenarios.registry.lookup import Lookup
from scenarios.spoken_numbers import so_many

_SO = {
    Finding.ALWAYS: "always: whatever is done and chosen",
    Finding.NEVER: "never: nothing that is done or chosen leads there",
    Finding.DEPENDS: "it depends",
    Finding.UNDECIDED: "not decided within the bounds",
}


AT_A_TABLE = Bounds(3_000, 10.0)
"""How much is looked at while somebody waits for the answer."""
MOST_SHOWN = 8


def explored_lines(play: PlayedScenario, lookup: Lookup, goal: str) -> Iterator[Line]:
    """Yield what can follow from where a playthrough stands, or what becomes of a goal, for somebody who waits.

    Where something has begun, players choose and pass until it is over; else everybody may act until the turn ends.

    Raises:
        StepStopped: nothing can follow, or the goal speaks of nothing in the game.
    """
    begun = has_begun(play)
    kind = HorizonKind.BEGUN if begun or not goal else HorizonKind.TURN
    scope = CHOICES if begun or not goal else EVERYTHING
    wanted = goal_of(play, stated(lookup, goal_said(goal))) if goal else None
    looked = look_ahead(play, Ahead(actors_said(play, scope), kind, bounds=AT_A_TABLE), stop=None if begun else wanted)
    yield from ahead_lines(looked, "From here", kind.value, scope)
    if wanted is None:
        yield from ends_lines(*ends_of(looked, play, lookup, MOST_SHOWN))
    else:
        yield from goal_lines(found_about(looked, play, lookup, so_in(looked.found, wanted)), looked, goal_said(goal))


def ahead_lines(looked: Looked, told: str, until: str, scope: str) -> Iterator[Line]:
    """Yield from where, how far and how much was looked at."""
    found = looked.found
    yield Line(told, style="title")
    yield Line(f"Until {until}; who may act: {scope}.", indent=2, style="faint")
    many = len(found.nodes)
    ends = len(found.ends)
    counted = f"{so_many(many, 'state')}, {so_many(ends, 'end')}."
    yield Line(counted, indent=2, style="faint")
    unclear = next((node.unclear for node in found.nodes if node.unclear is not None), None)
    if unclear is not None:
        yield Line(f"What follows from some state can't be told: {unclear}.", indent=2, style="unsure")
    if found.unseen:
        left = f"{len(found.unseen)} states were not looked at: the bounds are {looked.ahead.bounds.said()}."
        yield Line(left, indent=2, style="unsure")


def ends_lines(ends: tuple[End, ...], many: int) -> Iterator[Line]:
    """Yield each outcome: what differs in it, how many lines lead there, with what chance, and the shortest of them."""
    if many == 1:
        yield Line("There is one outcome.", indent=2)
    for number, end in enumerate(ends, 1):
        yield BLANK
        yield Line(f"Outcome {number} of {many}: {_lines_said(end.many)}{_chance_said(end.chances)}", style="title")
        yield from (Line(each, indent=4, lead="· ") for each in end.differing)
        yield from line_lines(end.line, 2)
        if not end.faithful:
            yield Line("These sentences alone don't play to this outcome.", indent=2, style="unsure")
    if many > len(ends):
        yield BLANK
        yield Line(f"And {many - len(ends)} more; --most shows more of them.", style="faint")


def _lines_said(many: int | None) -> str:
    if many is None:
        return "any number of lines, for play can go round in a loop (801)"
    return so_many(many, "line")


def _chance_said(chances: tuple[Fraction, Fraction] | None) -> str:
    """Return the probability in words.

    >>> _chance_said((Fraction(1, 6), Fraction(1, 6))), _chance_said((Fraction(0), Fraction(1, 2)))
    (', with probability 1/6', ', with probability 0 to 1/2 as players choose')
    """
    if chances is None:
        return ""
    low, high = chances
    return f", with probability {low}" if low == high else f", with probability {low} to {high} as players choose"


def line_lines(sentences: Iterable[str], indent: int) -> Iterator[Line]:
    """Yield a line of play as steps of a scenario."""
    said = tuple(sentences)
    if not said:
        yield Line("Nothing has to be done for it.", indent=indent, style="faint")
    for place, each in enumerate(said):
        yield Line(f"{'When' if place == 0 else 'And'} {each}", indent=indent)


def goal_lines(found: GoalFound, looked: Looked, goal: str) -> Iterator[Line]:
    """Yield what was found about a goal: always, never, by whose choice; who can force it, and how."""
    yield BLANK
    yield Line(f"{goal}: {_SO[found.finding]}{_chance_said(found.chances)}.", style="title")
    if found.finding is Finding.UNDECIDED and looked.found.unseen:
        yield Line(f"So far it was {'so' if found.so else 'never so'} at every end.", indent=2, style="unsure")
    if found.depends_on:
        yield Line(f"On the choices of {' and '.join(found.depends_on)}.", indent=2)
    if found.finding is Finding.DEPENDS:
        for who in found.force:
            yield Line(f"{_can(who)} force it, whatever others do.", indent=2, style="good")
        for who in found.prevent:
            yield Line(f"{_can(who)} keep it from being so, whatever others do.", indent=2, style="bad")
        if not found.force and not found.prevent:
            yield Line("Nobody can be seen to force it or to prevent it alone.", indent=2)
    if found.plan is not None:
        yield BLANK
        yield Line(f"How {found.force[0]} can force it:", style="title")
        yield from plan_lines(found.plan, 2)
        return
    yield from _turning_lines(found.turning)
    for words, line in (("A line after which it is so:", found.so), ("A line after which it is not:", found.not_so)):
        if line is not None:
            yield BLANK
            yield Line(words, style="title")
            yield from line_lines(line, 2)


def _can(who: str) -> str:
    return f"{who[:1].upper()}{who[1:]} can"


def _turning_lines(turning: Turning | None) -> Iterator[Line]:
    if turning is None:
        return
    yield BLANK
    whose = "yours" if turning.who == "you" else f"that of {turning.who}"
    yield Line(f"The first choice that settles it is {whose}:", style="title")
    if turning.before:
        yield from line_lines(turning.before, 2)
    yield from (Line(f"{each}: it is so", indent=4, lead="· ") for each in turning.so)
    yield from (Line(f"{each}: it is not", indent=4, lead="· ") for each in turning.not_so)


def plan_lines(plan: Plan, indent: int) -> Iterator[Line]:
    """Yield a plan: its sentences, and below them each way on, further in."""
    yield from (Line(each, indent=indent) for each in plan.sentences)
    if plan.cut:
        yield Line("… and so on", indent=indent, style="faint")
    for each in plan.then:
        first, *rest = each.sentences or ("",)
        yield Line(f"if {first}:" if first else "or else:", indent=indent, style="faint")
        yield from plan_lines(Plan(tuple(rest), each.then, each.cut), indent + 2)
