"""Invented documents of known contents, printed in layouts that no published document has."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from textwrap import wrap

from tests.judge.documents.invented_layouts import Layout

WORDS = (
    "table", "lantern", "barrel", "keg", "tavern", "guest", "tankard", "bench", "hearth", "cellar", "owner", "caller",
    "round", "token", "row", "stool", "door", "bell", "coin", "purse", "ladle", "map", "key", "rope", "candle", "mug",
    "fiddle", "drum", "verse", "wager",
)  # fmt: skip
DOING = (
    "lifts", "passes", "turns", "keeps", "calls", "moves", "pours", "closes", "names", "counts", "drops", "holds",
)  # fmt: skip
QUALITY = ("empty", "open", "heavy", "small", "broken", "silver", "upper", "second", "nearest", "spare")
TITLES = (
    "Barrels", "Callers", "Doors and keys", "Lantern rows", "Open benches", "Purses", "Rope", "Stools", "Verses",
    "Wagers of the house",
)  # fmt: skip
TERMS = (
    "Barrel", "Bench", "Caller", "Cellar key", "Door", "Fiddle", "Hearth", "Lantern", "Mug", "Open row", "Purse",
    "Round", "Spare Stool", "Tankard", "Verse", "Wager",
)  # fmt: skip


@dataclass(slots=True)
class Known:
    """What a document says: rules by number with their examples, terms, and the numbers of its headings."""

    rules: dict[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    terms: dict[str, str] = field(default_factory=dict)
    headings: list[str] = field(default_factory=list)


class _Writer:
    """Writes the parts of a document, and keeps what it has written."""

    def __init__(self, layout: Layout, seed: int) -> None:
        self.layout = layout
        self.chance = random.Random(seed)  # noqa: S311 - any order will do.
        self.known = Known()
        self.titles: list[tuple[str, str]] = []
        self.lines: list[str] = []
        self.numbers: list[str] = []
        self.notes: list[str] = []
        self.noted = 0

    def sentence(self) -> str:
        pick = self.chance.choice
        told = f"the {pick(QUALITY)} {pick(WORDS)} {pick(DOING)} a {pick(WORDS)}"
        if self.chance.random() < 0.5:
            told += f" before any {pick(WORDS)} {pick(DOING)} it"
        if self.numbers and self.chance.random() < 0.4:
            told += self.chance.choice((" ({})", ", as {} says", " (see rule {})")).format(pick(self.numbers))
        return told[0].upper() + told[1:]

    def text(self, many: int) -> str:
        return ". ".join(self.sentence() for _ in range(many)) + "."

    def paragraph(self, text: str, hang: int | None = None) -> None:
        indent = " " * (self.layout.hang if hang is None else hang)
        told = wrap(text, self.layout.width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
        if self.layout.justified:
            told = [*(self._widened(line) for line in told[:-1]), told[-1]]
        self.lines += told

    def _widened(self, line: str) -> str:
        """Return a line with wider gaps, as long as the width; a first word that is far too long stays as it is."""
        indent = line[: len(line) - len(line.lstrip())]
        words = line.split()
        more = self.layout.width - len(line)
        if len(words) == 1 or more > len(words):
            return line
        return indent + "".join(f"{word} {' ' * (at < more)}" for at, word in enumerate(words)).rstrip()

    def boxed(self, text: str) -> None:
        """Write a paragraph in a frame."""
        edge = f"+{'-' * (self.layout.width - 2)}+"
        inside = wrap(text, self.layout.width - 4, break_long_words=False, break_on_hyphens=False)
        self.lines += [edge, *(f"| {line:{self.layout.width - 4}} |" for line in inside), edge]

    def heading(self, number: str, title: str) -> None:
        self.titles.append((number, title))
        self.known.headings.append(number)
        told = f"{number}. {title}"
        signs = "==" if len(number) == 1 else "==="
        told = f"{signs} {told} {signs}" if self.layout.wiki else f"## {told}" if self.layout.markdown else told
        self.lines += ["", told, *[""] * self.layout.apart]

    def rule(self, number: str) -> None:
        text, examples = self.said(), list[str]()
        letters = len(number) - len(number.rstrip("abcdefghijklmnopqrstuvwxyz"))
        printed = self._printed(number[:-letters], number[-letters:]) if letters else number
        if "notes" in self.layout.kinds and self.chance.random() < 0.2:
            self.notes.append(self.sentence())
            text = text.replace(" ", f"[{len(self.notes)}] ", 1)
        self.paragraph(self.layout.number.format(printed) + text)
        if "bracketed lists" in self.layout.kinds and self.chance.random() < 0.5:
            for sign in ("(a)", "(b)", "(c)"):
                item = f"{sign} the {self.chance.choice(WORDS)} of the {self.chance.choice(WORDS)};"
                self.lines += [f"    {item}"]
                text += f" {item}"
        if "lists" in self.layout.kinds and self.chance.random() < 0.5:
            for item in ("the lantern", "the keg", self.chance.choice(WORDS)):
                self.lines += [*[""] * self.layout.apart, f"- {item};"]
                text += f" - {item};"
        if self.chance.random() < 0.2:
            examples.append(self.text(2))
            self.lines += [""] * self.layout.apart
            if self.layout.boxes:
                self.boxed(f"Example: {examples[0]}")
            else:
                self.paragraph(f"Example: {examples[0]}", 0)
        self.lines += [""] * self.layout.apart
        self.known.rules[number] = (text, tuple(examples))
        self.numbers.append(number)

    def _printed(self, number: str, letter: str) -> str:
        match self.layout.letters:
            case "small":
                return number + letter
            case "capital":
                return number + letter.upper()
            case "brackets":
                return f"{number}({letter})"

    def said(self) -> str:
        kinds = self.layout.kinds
        text = self.text(self.chance.randint(1, 3))
        odd = self.chance.random()
        if "wrapped references" in kinds and self.numbers and odd < 0.5:
            # The reference stands at the beginning of the second line.
            ending = self.chance.choice((" as in rule", ", see", " of"))
            many = self.layout.width - len(self.layout.number.format("100.10")) - len(ending)
            filler = wrap(self.text(3), many)[0].rstrip(".")
            filler += "s" * (many - len(filler)) + ending
            return f"{filler} {self.chance.choice(self.numbers)} The rest is so."
        if "no full stops" in kinds and odd < 0.4:
            return text[:-1]
        if "small letters" in kinds and odd < 0.6:
            return f"{text[0].lower()}{text[1:-1]}"
        if "right to left" in kinds and odd < 0.6:
            return "\u05d4\u05de\u05e0\u05d5\u05e8\u05d4 " + text[:-1]
        return text

    def term(self, term: str) -> None:
        text, reference = self.text(self.chance.randint(1, 3)), self.chance.choice(self.numbers)
        if "card texts" in self.layout.kinds and self.chance.random() < 0.5:
            text += " It may say “Ongoing: At the start of your turn, each lantern row is lit. Reward: Draw a card.”"
        self.known.terms[term] = text
        match self.layout.glossary:
            case "colon":
                self.paragraph(f"{term}: {text}")
            case "dash":
                self.paragraph(f"{term} – {text}")
            case "refers":
                self.paragraph(f"{term} ({reference}): {text}")
            case "over":
                self.lines += ["", term]
                self.paragraph(text, 0)
            case "none":
                pass
        self.lines += [""] * self.layout.apart

    def write(self) -> None:
        """Write two chapters of four sections each, and a glossary."""
        titles = iter(self.chance.sample(TITLES, len(TITLES)))
        for chapter, name in ((1, "The house"), (3, "The game")):
            if self.layout.scheme != "two parts":
                self.heading(f"{chapter}0" if self.layout.scheme == "four figures" else str(chapter), name)
            for at in range(4):
                section = self._section(chapter, at)
                self.heading(section, next(titles))
                if "empty sections" in self.layout.kinds and at in (1, 2):
                    continue
                for rule in range(1, self.chance.randint(3, 6)):
                    self.rule(f"{section}.{rule}")
                    for letter in "abc"[: self.chance.choice((0, 0, 1, 3))]:
                        self.rule(f"{section}.{rule}{letter}")
            self._write_notes()
        if self.layout.glossary != "none":
            self.titles.append(("", "Glossary"))
            self.lines += ["", "Glossary", ""]
            for term in TERMS:
                self.term(term)

    def _section(self, chapter: int, at: int) -> str:
        match self.layout.scheme:
            case "three figures":
                return f"{chapter}0{at}"
            case "four figures":
                return f"{chapter}00{at}"
            case "two parts":
                return str((chapter - 1) * 2 + at + 1)
            case "three parts":
                return f"{chapter}.{at + 1}"

    def _write_notes(self) -> None:
        """Write the notes of the text so far, as at the foot of a page."""
        if len(self.notes) > self.noted:
            self.lines += ["", "_" * 14]
            for at in range(self.noted, len(self.notes)):
                self.paragraph(f"[{at + 1}] {self.notes[at]}.", 0)
            self.lines += [""]
            self.noted = len(self.notes)


def invented(layout: Layout, seed: int) -> tuple[str, Known]:
    """Return a document in the layout, and what it says."""
    writer = _Writer(layout, seed)
    writer.write()
    front = [*layout.title, "", *_contents(layout, writer.titles)]
    return "\n".join(_paged(list(_beside([*front, *writer.lines], layout, seed)), layout)) + "\n", writer.known


def _beside(lines: list[str], layout: Layout, seed: int) -> Iterator[str]:
    """Yield the lines with what stands beside them in the margin."""
    chance = random.Random(seed)  # noqa: S311 - any order will do.
    changed = False
    for at, line in enumerate(lines, 1):
        changed = chance.random() < (0.8 if changed else 0.2)
        match layout.margin:
            case "none":
                yield line
            case "bars":
                yield f"{'|' if changed else ' '} {line}".rstrip() if line else ""
            case "quoted":
                yield f"> {line}".rstrip()
            case "numbers":
                yield (f"{at:5}  {line}" if at % 5 == 0 else f"{'':7}{line}").rstrip()


def _contents(layout: Layout, titles: list[tuple[str, str]]) -> Iterator[str]:
    if layout.contents == "none":
        return
    yield "Contents"
    told = [f"{number}. {title}".removeprefix(". ") for number, title in titles]
    if layout.contents == "leaders":
        yield from (f"{title} {'.' * (60 - len(title))} {at // 3 + 1}" for at, title in enumerate(told))
    else:
        third = -(-len(told) // 3)
        rows = zip_longest(told[:third], told[third : 2 * third], told[2 * third :], fillvalue="")
        yield from ("".join(f"{cell:34}" for cell in row).rstrip() for row in rows)
    yield ""


def _paged(lines: list[str], layout: Layout) -> Iterator[str]:
    """Yield the lines with the furniture of their pages."""
    if not layout.page:
        yield from lines
        return
    size = layout.page * layout.columns
    pages = [lines[at : at + size] for at in range(0, len(lines), size)]
    for number, page in enumerate(pages, 1):
        head = layout.turned if layout.turned and number % 2 else layout.head
        above, below = ([line.format(n=number, m=len(pages)) for line in edge] for edge in (head, layout.foot))
        told = [*above, *_columned(page, layout), *below]
        if layout.breaks and number > 1:
            told[0] = f"\f{told[0]}"
        yield from told


def _columned(page: list[str], layout: Layout) -> list[str]:
    if layout.columns == 1:
        return page
    left, right = page[: layout.page], page[layout.page :]
    wide = layout.width + layout.gutter
    return [f"{one:{wide}}{two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")]
