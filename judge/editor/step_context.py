"""The step on a line of a feature file, and the game as it stands before it, even while the file is no Gherkin."""

import re
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.value import value
from judge.assistance.asked_text import dialogue_under
from judge.editor.feature_words import FeatureWords, words_of
from judge.rulebook import REFERENCE
from scenarios.dialogue.dialogue import Dialogue, say
from scenarios.dialogue.said_lines import FENCES, Said, said_in
from scenarios.features.tags import meaning_of
from scenarios.scenario_errors import ScenariosError, StepStopped

_TAG = re.compile(r"@(\S+)")
_CELL = re.compile(r"(?<!\\)\|")
_NAME = re.compile(r"<([^<>]+)>")
_ROWS, _HEAD_AND_ROW = 20, 2

Row: TypeAlias = dict[str, str]
"""What a row of examples says for each name."""

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
    words = words_of(lines)
    found = words.step_in(lines[line]) if line < len(lines) else None
    if found is None:
        return None
    kind = words.kinds[found["keyword"].strip()]
    if kind == "And":
        above = (words.step_in(lines[number]) for number in range(line - 1, -1, -1))
        kinds = (words.kinds[each["keyword"].strip()] for each in above if each is not None)
        kind = next((each for each in kinds if each != "And"), "Given")
    return StepLine(line, found.start("text"), found["text"], kind)


def game_before(lines: Sequence[str], line: int, dialogues: Dialogues) -> Dialogue:
    """Return the game before the step on a line, as the steps above it in its scenario and the backgrounds leave it.

    In an outline it is the game of the first row of its examples.

    Raises:
        ScenariosError: the scenario's edition doesn't exist.
    """
    words = words_of(lines)
    place = _place(lines, line, words)
    ranges = (*place.backgrounds, (place.first, line))
    row = first_row(lines, line)
    said = (each for first, end in ranges for each in _said(lines[first:end], first + 1, words, row))
    return dialogues.after(_edition(lines, place.headings), tuple(said))


def first_row(lines: Sequence[str], line: int) -> Row:
    """Return what the first row of examples below a line says for each name, nothing where a scenario has none."""
    words = words_of(lines)
    below = range(line + 1, len(lines))
    heads = ((number, words.heads(lines[number])) for number in below)
    examples = next(((number, head) for number, head in heads if head is not None), None)
    if examples is None or examples[1] != "examples":
        return {}
    rows = [each.strip() for each in lines[examples[0] + 1 : examples[0] + 1 + _ROWS] if each.strip().startswith("|")]
    if len(rows) < _HEAD_AND_ROW:
        return {}
    names, cells = ([cell.strip() for cell in _CELL.split(each)[1:-1]] for each in rows[:_HEAD_AND_ROW])
    return dict(zip(names, cells, strict=False))


def with_row(text: str, row: Row) -> str:
    """Return a text with what a row says in place of each name.

    >>> with_row("you have <n> ready resources", {"n": "3"})
    'you have 3 ready resources'
    """
    return _NAME.sub(lambda found: row.get(found[1], found[0]), text)


@value
class _Place:
    """Where a line stands: where its own steps begin, the backgrounds before them, and the headings that have tags."""

    first: int
    backgrounds: tuple[tuple[int, int], ...]
    headings: tuple[int, ...]


def _place(lines: Sequence[str], line: int, words: FeatureWords) -> _Place:
    """Return where a line stands; the backgrounds of the feature hold in every rule, those of a rule only in it."""
    opened: dict[str, tuple[int, str]] = {}
    backgrounds: dict[str, tuple[int, int]] = {}
    within, last = "feature", (0, "feature")
    for number, head in _headings(lines[: line + 1], words):
        if last[1] == "background":
            backgrounds[within] = (last[0] + 1, number)
        if head == "rule":
            within = "rule"
            backgrounds.pop("rule", None)
            opened.pop("scenario", None)
        if head != "examples":
            opened[head] = last = (number, head)
    headings = (opened.get(each) for each in ("scenario", "rule", "feature"))
    of = tuple(each[0] for each in headings if each is not None)
    return _Place(last[0] + 1 if opened else 0, tuple(backgrounds.values()), of)


def _headings(lines: Sequence[str], words: FeatureWords) -> Iterator[tuple[int, str]]:
    """Yield the number and the kind of each heading that doesn't stand in a text between marks."""
    fence = ""
    for number, line in enumerate(lines):
        bare = line.strip()
        if bare.startswith(FENCES):
            fence = "" if bare[:3] == fence else fence or bare[:3]
        head = None if fence else words.heads(line)
        if head is not None:
            yield number, head


def _said(lines: Sequence[str], first: int, words: FeatureWords, row: Row) -> tuple[Said, ...]:
    """Return the steps of some lines; a table or a text that stands under no step is left out."""
    from_step = next((number for number, line in enumerate(lines) if words.step_in(line)), len(lines))
    steps = [with_row(_in_english(line, words), row) for line in lines[from_step:]]
    try:
        return said_in("\n".join(steps), first + from_step)
    except StepStopped:
        return ()


def _in_english(line: str, words: FeatureWords) -> str:
    """Return a line with the English keyword of a step; tags and headings are left empty, for they are no sentences."""
    if line.strip().startswith("@") or words.heads(line) is not None:
        return ""
    found = words.step_in(line)
    return line if found is None else f"{found['before']}{words.kinds[found['keyword'].strip()]} {found['text']}"


def _edition(lines: Sequence[str], headings: Sequence[int]) -> str:
    """Return the first edition that the tags above a scenario, its rule or its feature name, else the reference."""
    found = [tag for heading in headings for tag in _tags_above(lines, heading)]
    try:
        return next(iter(meaning_of(tuple(found)).editions), REFERENCE)
    except ScenariosError:
        return REFERENCE


def _tags_above(lines: Sequence[str], heading: int) -> list[str]:
    found: list[str] = []
    for number in range(heading - 1, -1, -1):
        bare = lines[number].strip()
        if bare.startswith("@"):
            found += _TAG.findall(bare)
        elif bare and not bare.startswith("#"):
            break
    return found
