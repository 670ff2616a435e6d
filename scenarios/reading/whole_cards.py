"""Whole cards: from a card line and its text, or from printed values and a text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.language.costs import Perform
from engine.language.effects import Exhaust
from engine.language.filters import InCondition
from engine.language.powers import Text
from engine.language.printed import Printed
from engine.language.selections import During, Fits, HeroOf, Negated, You
from engine.language.words import CardType, Condition, Phase
from engine.value import replace
from scenarios.reading.bound_names import with_used_names
from scenarios.reading.card_lines import BREAK, MOST_FIGURES, TOO_MANY_FIGURES, BadLine, read_card_lines
from scenarios.reading.discourse import Discourse, what_was_done
from scenarios.reading.doubts import doubt_about
from scenarios.reading.explained_keywords import EXPLAINED, done_when, each_explained, is_known, with_its_ally
from scenarios.reading.followed_branches import (
    IF_YOU_DO_WHICH,
    IN_ANY_CASE,
    asks_about_either,
    joined_to_branch,
    speaks_of_branch,
)
from scenarios.reading.loose_reminders import unfounded_reminder
from scenarios.reading.others_in_turn import counted_in_turn
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.phrases.costs.finishing_moves import MOST_REMOVED, with_its_tag
from scenarios.reading.phrases.lines.line_phrases import Said
from scenarios.reading.quest_prices import completion_of, lower_price, said_too_late
from scenarios.reading.readings import Ambiguous, Read, Reading, Unread
from scenarios.reading.reminders import contradiction_in, in_its_own_words
from scenarios.reading.short_names import own_names
from scenarios.reading.templates import Value
from scenarios.reading.text_lines import Meaning, Stuck, read_line
from scenarios.reading.text_markup import without_markup

NOT_IN_COMBAT = Negated(During((Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW)))
"""The condition of a card that can't be played during combat."""

TRAP = ((Perform(Exhaust(HeroOf(You()))),), Fits(HeroOf(You()), InCondition(Condition.DEFENDING)))
"""The cost that may be paid for a trap in place of its own, and the condition for that."""

_EMPHASIS = re.compile(r"^\s*\*+|\*+\s*$")
_OF_A_DIE = re.compile(r"\d+-\d+\s*:|if it's (?:even|odd)\b|on an? \d+\b", re.IGNORECASE)
_TOO_LONG = re.compile(rf"\d{{{MOST_FIGURES + 1},}}")
_GOES_ON = re.compile(r"(?:He|She|It|They|Then|If (?:you|he|she) do(?:es)?|Use only)\b")
"""How a sentence begins that can't be the first of a power."""
_BEGINS = re.compile(rf"{re.escape(BREAK)}|(?<=[.!)])\s+(?=Ongoing\s*:)|(?<=[.!)]);\s*")
_ONGOING = re.compile(r"^\s*Ongoing\s*:?\s*")


def read_card(name: str, text: str) -> Reading:
    """Return the outcome of reading a card line and the text under it."""
    lines = [_EMPHASIS.sub(" ", line) for line in without_markup(text).strip().splitlines() if line.strip()]
    if not lines:
        return Unread(1, 1, "", ("a card line",))
    try:
        printed, taken = read_card_lines(name, lines)
    except BadLine as error:
        column = max(lines[0].find(error.words), 0) + 1
        return Unread(1, column, error.words, (error.expected,), error.nearest)
    last = lines[taken - 1]
    begins = last.find(BREAK)
    if begins < 0:
        return read_text(printed, "\n".join(lines[taken:]), first=taken + 1)
    return read_text(printed, "\n".join((" " * begins + last[begins:], *lines[taken:])), first=taken)


@dataclass(slots=True)
class _Card:
    """A card while its lines are being read."""

    printed: Printed
    discourse: Discourse
    effects: list[Any] = field(default_factory=list)
    completion: Value = None
    added_to_complete: tuple[Any, ...] = ()
    complete_only: Value = None
    ongoing: bool = False
    text: Value = None


def read_text(printed: Printed, text: str, first: int = 1) -> Reading:
    """Return the outcome of reading a text for a card; its lines are numbered from `first`."""
    card = _Card(printed, Discourse(names=own_names(printed, text)))
    number = first
    for piece in _pieces(text, first):
        number = piece.number
        problem = _read_piece(card, piece.words, number)
        if problem is not None and _read_as_explained(card, piece.words, number) is not None:
            return piece.placed(problem)
        loose = unfounded_reminder(piece.words, text, printed)
        if problem is None and loose is not None:
            return piece.placed(Unread(number, loose.column, loose.words, (loose.expected,)))
    return _finished(card, number)


@dataclass(slots=True)
class _Piece:
    """A piece of text that is read as one: a line or a part of it, with the lines that continue it and their places."""

    words: str
    number: int
    places: list[tuple[int, int, int]] = field(default_factory=list)

    def add(self, words: str, number: int, before: int) -> None:
        """Add words that stand on a line, so many signs behind its beginning."""
        self.words += " " if self.words else ""
        self.places.append((len(self.words), number, before))
        self.words += words

    def placed(self, problem: Reading) -> Reading:
        """Return the problem with the line and the column where it stands in the text."""
        if not isinstance(problem, Unread):
            return problem
        start, number, before = next(place for place in reversed(self.places) if place[0] < problem.column)
        column = problem.column - start + before
        return Unread(number, column, problem.words, problem.expected, problem.nearest)


def _pieces(text: str, first: int) -> list[_Piece]:
    """Return the pieces of a text: each power is one, on a line of its own or between breaks.

    A line may end in the middle of a sentence or of a power: one that begins with a small letter, with a number of a
    die, or as no power begins, continues the line before. What is ongoing begins a piece wherever it stands.
    """
    found: list[_Piece] = []
    broken = True
    for number, row in enumerate(text.split("\n"), first):
        for place, (before, words) in enumerate(_powers_of(row)):
            broken = broken or place > 0
            if not words.strip(" .;"):
                continue
            if not found or (broken and not _continues(words)):
                found.append(_Piece("", number))
            found[-1].add(words, number, before)
            broken = False
        broken = broken or BREAK not in text
    return found


def _powers_of(row: str) -> Iterator[tuple[int, str]]:
    """Yield the parts of a row that begin a piece, each with the number of signs before it."""
    at = 0
    for end, start in (*(found.span() for found in _BEGINS.finditer(row)), (len(row), len(row))):
        part = row[at:end]
        yield at + len(part) - len(part.lstrip()), part.strip()
        at = start


def _continues(words: str) -> bool:
    return words[0].islower() or bool(_OF_A_DIE.match(words) or _GOES_ON.match(words))


def _read_piece(card: _Card, piece: str, number: int) -> Reading | None:
    piece = in_its_own_words(piece)
    refused = _refused(piece, number)
    if refused is not None:
        return refused
    found = _ONGOING.match(piece)
    if found is not None and card.printed.type is CardType.ABILITY:
        card.ongoing = True
        if not piece[found.end() :]:
            return None
        piece = " " * found.end() + piece[found.end() :]
    category, readings = _readings(card, piece)
    if isinstance(readings, Stuck):
        return Unread(number, readings.column, readings.words, readings.expected, readings.nearest)
    if len(readings) > 1:
        return Ambiguous(number, piece, tuple(values for values, _ in readings))
    ((values, discourse),) = readings
    if said_too_late(values, rewarded=card.completion is not None and card.text is not None):
        return Unread(number, 1, piece, ("words of the power before them, which goes on to its break (203.2)",))
    if {"effects", "power"} <= {said.about for said in values}:
        return Unread(number, 1, piece, ("a line of its own for what isn't done as the ability resolves",))
    if category == "front" or any(said.about in _PAID_TO_COMPLETE for said in values):
        card.discourse = discourse
    _note_host(card, discourse, values)
    try:
        for said in values:
            _take(card, said)
    except BadLine as error:
        return Unread(number, 1, error.words, (error.expected,))
    return None


def _note_host(card: _Card, discourse: Discourse, values: tuple[Said, ...]) -> None:
    """Remember what the card is attached to, also where a power follows on the line that says it."""
    if any(said.about == "attach" for said in values):
        card.discourse.names, card.discourse.attached = discourse.names, discourse.attached


_PAID_TO_COMPLETE = ("completion", "added to complete")
"""What lines say of a quest, to which its reward can refer."""


def _refused(piece: str, number: int) -> Unread | None:
    """Return why a piece is refused before it is read: a number too long, a reminder that contradicts its keyword."""
    too_long = _TOO_LONG.search(piece)
    if too_long is not None:
        return Unread(number, too_long.start() + 1, too_long[0], (TOO_MANY_FIGURES,))
    wrong = contradiction_in(piece)
    return None if wrong is None else Unread(number, wrong.column, wrong.words, (wrong.expected,))


def _read_as_explained(card: _Card, piece: str, number: int) -> Reading | None:
    """Return the outcome of reading what a keyword does, in parentheses behind it, where the keyword is unknown.

    A number behind the keyword must come up in what it does.
    """
    found = EXPLAINED.match(piece)
    nothing = Unread(number, 1, piece, ("a keyword with what it does in parentheses",))
    if card.printed.type is CardType.ABILITY:
        return nothing
    told = done_when(piece, card.printed.name)
    if told is not None:
        return _read_piece(card, told, number)
    *front, last = each_explained(piece)
    if front and all(EXPLAINED.match(words) for _, words in front):
        return _read_each_explained(card, (*front, last), number)
    if (
        found is None
        or is_known(found["keyword"])
        or (found["number"] is not None and found["number"] not in re.findall(r"\d+", found["does"]))
    ):
        return nothing
    if found["known"] is not None and (problem := _read_piece(card, found["known"], number)) is not None:
        return problem
    does = with_its_ally(found["does"]) if card.printed.type is CardType.ALLY else found["does"]
    return _read_piece(card, " " * found.start("does") + does, number)


def _read_each_explained(card: _Card, parts: tuple[tuple[int, str], ...], number: int) -> Reading | None:
    """Return the first problem of keywords that stand side by side, each with what it does, and of a power behind."""
    for start, words in parts:
        problem = _read_piece(card, " " * start + words, number)
        if problem is not None and _read_as_explained(card, words, number) is not None:
            return problem
    return None


def _readings(card: _Card, piece: str) -> tuple[str, list[Meaning] | Stuck]:
    """Return what a line is and can mean; a power among the lines of a text speaks of nothing that they have named."""
    category = _category(card)
    found = read_line(piece, category, _fresh(card, category))
    if category != "front" or isinstance(found, Stuck):
        return category, found
    if any(said.about == "power" for values, _ in found for said in values):
        return "power", read_line(piece, category, _fresh(card, "power"))
    return category, found


def _category(card: _Card) -> str:
    if card.printed.type is CardType.QUEST:
        return "quest"
    return "front" if card.printed.type is CardType.ABILITY and not card.ongoing else "body"


def _fresh(card: _Card, category: str) -> Discourse:
    """Return the discourse for the next line: a text continues over its lines, a power begins anew.

    A quest's reward can refer to what was done to complete it.
    """
    if category == "front":
        return card.discourse
    nothing = card.completion is None and not card.added_to_complete
    paid = [] if nothing else what_was_done(card.discourse)
    return Discourse(names=card.discourse.names, bound=card.discourse.bound, mentions=paid)


def _take(card: _Card, said: Said) -> None:
    """Put what a piece says into the card.

    Raises:
        BadLine: the card already has what can be said only once.
    """
    match said.about:
        case "reputation" | "required" | "trait" | "keywords" | "power":
            card.printed = _with_one_more(card.printed, said)
        case "effects":
            _go_on(card, said.value)
        case "attach and":
            attach, effects = said.value
            _set(card, attach=attach.value)
            card.effects += effects
        case "modes" | "reward":
            if card.text is not None:
                raise BadLine("a second text", "one text")
            card.text = said.value
        case "completion":
            if card.completion is not None:
                raise BadLine("a second cost to complete the quest", "one")
            card.completion = said.value
        case "completion less" | "completion instead":
            price = lower_price(said, None if card.added_to_complete else card.completion)
            card.printed = _with_one_more(card.printed, Said("power", price))
        case "added to complete":
            card.added_to_complete += said.value
        case "complete only":
            if card.complete_only is not None:
                raise BadLine("a second limit to completing the quest", "one")
            card.complete_only = said.value
        case _:
            _set(card, **_once(said))


def _with_one_more(printed: Printed, said: Said) -> Printed:
    """Return the printed values with what a line adds to them.

    Raises:
        BadLine: the card already has another reputation.
    """
    match said.about:
        case "reputation":
            if printed.reputation not in (None, said.value):
                raise BadLine(f"{said.value} Reputation", f"{printed.reputation} Reputation")
            return replace(printed, reputation=said.value)
        case "required":
            return replace(printed, required=(*printed.required, said.value))
        case "trait":
            others = tuple(each for each in printed.traits if each != said.value)
            return replace(printed, traits=(*others, said.value))
        case "keywords":
            return replace(printed, powers=(*printed.powers, *said.value))
        case _:
            return replace(printed, powers=(*printed.powers, said.value))


def _go_on(card: _Card, effects: tuple[Any, ...]) -> None:
    """Add effects to the card's text.

    Raises:
        BadLine: "if you do" could ask about either of two deeds, or it is open what is done only then.
    """
    if asks_about_either(card.effects, effects):
        raise BadLine("If you do", IF_YOU_DO_WHICH)
    earlier = (card.effects[:k] for k in range(1, len(card.effects)))
    if any(speaks_of_branch(before, each) for before in earlier for each in effects):
        raise BadLine("a sentence after that", IN_ANY_CASE)
    try:
        card.effects = list(joined_to_branch(card.discourse, tuple(card.effects), effects))
    except NoReading as error:
        raise BadLine("a sentence after that", str(error)) from error


def _once(said: Said) -> dict[str, Any]:
    """Return the fields of the card that a line of its own kind sets."""
    match said.about:
        case "attach" | "play_only_if" | "highest_x":
            return {said.about: said.value}
        case "additional_cost":
            return {"additional_cost": said.value[1]}
        case "alternate_cost":
            return {"alternate_cost": said.value[0]}
        case "alternate_cost if":
            return {"alternate_cost": said.value[0], "alternate_if": said.value[2]}
        case "trap":
            return {"alternate_cost": TRAP[0], "alternate_if": TRAP[1]}
        case "finishing move":
            return {"additional_cost": said.value, "highest_x": MOST_REMOVED}
        case "not in combat":
            return {"play_only_if": NOT_IN_COMBAT}
        case _:
            raise AssertionError(said.about)


def _set(card: _Card, **values: Value) -> None:
    for name in values:
        if getattr(card.printed, name) not in (None, ()):
            raise BadLine(f"a second {name.replace('_', ' ')}", "one")
    card.printed = replace(card.printed, **values)


def _finished(card: _Card, number: int) -> Reading:
    printed = with_its_tag(card.printed)
    if (printed.alternate_cost, printed.alternate_if) == TRAP and "Trap" not in printed.tags:
        printed = replace(printed, tags=(*printed.tags, "Trap"))
    if printed.type is CardType.QUEST:
        if card.completion is None or card.text is None:
            return Unread(number, 1, "the quest", ("what completes it and its reward",))
        completed = completion_of(card.completion, card.added_to_complete, card.complete_only, card.text)
        printed = replace(printed, powers=(*printed.powers, completed))
    elif card.text is not None:
        if card.effects:
            return Unread(number, 1, "a sentence beside modes", ("nothing but the modes",))
        printed = replace(printed, text=card.text)
    if card.effects:
        printed = replace(printed, text=Text(tuple(card.discourse.targets), tuple(card.effects)))
    if printed.type is CardType.ABILITY:
        printed = replace(printed, ongoing=card.ongoing or printed.attach is not None or printed.is_totem)
    printed = replace(printed, text=counted_in_turn(printed.text), powers=counted_in_turn(printed.powers))
    if (doubt := doubt_about(printed)) is not None:
        return Unread(number, 1, doubt.words, (doubt.expected,))
    return Read(with_used_names(printed))
