"""The step on a line of a feature file, and the game as it stands before it, even while the file is no Gherkin."""

import re
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.value import value
from judge.assistance.asked_text import dialogue_under
from judge.rulebook import REFERENCE
from scenarios.dialogue.dialogue import Dialogue, say
from scenarios.dialogue.said_lines import Said, said_in
from scenarios.features.tags import meaning_of
from scenarios.scenario_errors import ScenariosError, StepStopped

_STEP = re.compile(r"(?P<before>\s*)(?P<keyword>Given|When|Then|And|But|\*)(?P<gap>\s+|$)(?P<text>.*)")
_SCENARIO = re.compile(r"\s*(?:Scenario(?: Outline| Template)?|Example|Rule)\s*:")
_BACKGROUND = re.compile(r"\s*Background\s*:")
_TAG = re.compile(r"@(\S+)")
MOST_KEPT = 500


@value
class StepLine:
    """A step as it stands on a line: where its text begins, its text, and its keyword: And is what it goes on with."""

    line: int
    column: int
    text: str
    keyword: str


@dataclass(slots=True)
class Dialogues:
    """Games after the steps above a line, kept for when the next line asks for them again."""

    known: "OrderedDict[tuple[str, tuple[Said, ...]], Dialogue]" = field(default_factory=OrderedDict)

    def after(self, edition: str, steps: tuple[Said, ...]) -> Dialogue:
        """Return the game after the steps; one that can't be taken is passed over, as if nobody had written it yet.

        Raises:
            ScenariosError: there is no such edition.
        """
        played = next((n for n in range(len(steps), -1, -1) if (edition, steps[:n]) in self.known), None)
        dialogue = dialogue_under(edition) if played is None else self.known[edition, steps[:played]]
        for number in range(played or 0, len(steps)):
            dialogue = say(dialogue, steps[number]).dialogue
            self.known[edition, steps[: number + 1]] = dialogue
        self.known[edition, steps] = dialogue
        while len(self.known) > MOST_KEPT:
            self.known.popitem(last=False)
        return dialogue


def step_on(lines: Sequence[str], line: int) -> StepLine | None:
    """Return the step that stands on a line, None where none does."""
    found = _STEP.match(lines[line]) if line < len(lines) else None
    if found is None:
        return None
    written = found["keyword"]
    above = (step_on(lines, number) for number in range(line - 1, -1, -1) if not _SCENARIO.match(lines[number]))
    carried = (
        written if written in ("Given", "When", "Then") else next((each.keyword for each in above if each), "Given")
    )
    return StepLine(line, found.start("text"), found["text"], carried)


def game_before(lines: Sequence[str], line: int, dialogues: Dialogues) -> Dialogue:
    """Return the game before the step on a line, as the steps above it in its scenario and the background leave it.

    Raises:
        ScenariosError: the scenario's edition doesn't exist.
    """
    start = next((number for number in range(min(line, len(lines) - 1), -1, -1) if _SCENARIO.match(lines[number])), 0)
    said = (*_said(lines, *_background(lines)), *_said(lines, start + 1, line))
    return dialogues.after(_edition(lines, start), said)


def _background(lines: Sequence[str]) -> tuple[int, int]:
    """Return where the steps of the background begin and end."""
    first = next((number for number, text in enumerate(lines) if _BACKGROUND.match(text)), None)
    if first is None:
        return 0, 0
    end = next(
        (n for n in range(first + 1, len(lines)) if _SCENARIO.match(lines[n]) or _TAG.match(lines[n].strip())), None
    )
    return first + 1, len(lines) if end is None else end


def _said(lines: Sequence[str], first: int, end: int) -> tuple[Said, ...]:
    """Return the steps of some lines; a table or a text that stands under no step is left out."""
    from_step = next((number for number in range(first, end) if _STEP.match(lines[number])), end)
    try:
        return said_in("\n".join(_steps_only(lines[from_step:end])), from_step + 1)
    except StepStopped:
        return ()


def _steps_only(lines: Sequence[str]) -> list[str]:
    """Return the lines with tags and headings left empty, for they are no sentences."""
    return ["" if line.strip().startswith("@") or _SCENARIO.match(line) else line for line in lines]


def _edition(lines: Sequence[str], start: int) -> str:
    """Return the first edition that the tags above a scenario name, or those of its feature, else the reference."""
    above = []
    for number in range(start - 1, -1, -1):
        if not lines[number].strip().startswith("@"):
            break
        above += _TAG.findall(lines[number])
    feature = next((number for number, text in enumerate(lines) if text.strip().startswith("Feature:")), 0)
    for text in lines[:feature]:
        above += _TAG.findall(text)
    try:
        return next(iter(meaning_of(tuple(above)).editions), REFERENCE)
    except ScenariosError:
        return REFERENCE
