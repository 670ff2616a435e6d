"""Values in words: the phrase rules applied backwards, from the top; each value is told once at each point.

The wordings of a value depend on the value, its category and the point of the discourse, and on nothing else; they are
kept under these three. Of wordings after which the discourse is the same, only the shortest is kept. So the work grows
with the length of the text and not with the number of ways to say it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from itertools import product
from typing import Any, TypeAlias

from engine.language.filters import Controlled, Owned
from engine.language.powers import Text
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Every,
    HeroOf,
    Host,
    OwnerOf,
    Role,
    Selection,
    Target,
    ThatMany,
    This,
    Those,
    Top,
    You,
)
from scenarios.reading.derivations import (
    EVENTS,
    close_bracket,
    ends_sentence,
    heard,
    is_noted,
    next_sentence,
    note_event,
    open_bracket,
)
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.grammar import grammar
from scenarios.reading.name_equivalence import names_alike, rename
from scenarios.reading.phrase_rules import NoReading, Part, Rule
from scenarios.reading.phrases.name_phrases import SPOKEN
from scenarios.reading.phrases.numerals import WORDS
from scenarios.reading.spelling import OWN_NAME
from scenarios.reading.templates import Again, Bindings, Shape, Value, admits, outline, parts_of

MOST_STEPS = 100_000
"""The most phrases that are tried for a value, many times what the longest card needs."""

LONG = 100
"""The effort of a wording that nobody would use."""

MADE_UP = f'"{SPOKEN}"'
EFFORTS = {".": 0, "next": 0, MADE_UP: LONG, "other": 2, "control": 2, "many": 5, "/": 6}
EFFORTS |= dict.fromkeys(("it", "he", "him", "them"), 3)
"""The effort of words where it isn't 1: a new sentence takes none, a pronoun more, for its meaning must be found."""

ODD = frozenset({
    *product(("it", "itself", "he", "him", "himself", "them"), ("'s",)),
    *product(("armor", "equipment"), ("have", "are")),
    *product(("has", "have"), ("elusive", "untargetable")),
    *product(("is", "are"), ("stealth",)),
    *product(("to", "from"), ("up", "X", *WORDS[2:])),
    *product(("players", "opponents"), ("deal", "destroy", "discard", "draw", "exhaust", "heal", "put", "ready")),
    ("by", "itself"),
    ("that", "that"),
    ("bottom", "."),
    ("top", "."),
    ("attack", "immediately"),
    ("into", "hand"),
    ("much", "from"),
    ("much", "on"),
    ("its", "source"),
    ("control", "attached"),
    ("its", "controller"),
})  # fmt: skip
"""Words that never stand beside each other on a card."""

Point: TypeAlias = tuple[Any, ...]
"""All of a discourse that can make a difference to what is said, in a form that can be compared."""


class Untold(Exception):
    """No rule has words for the value."""


@dataclass(frozen=True, slots=True)
class Wording:
    """Words for a value, and the discourse after them."""

    words: tuple[str, ...]
    after: Discourse

    @property
    def effort(self) -> int:
        """Return how much effort the words are to read."""
        return LONG * sum(map(_is_odd, self.words, self.words[1:])) + _effort(self.words)


@cache
def rules_for(category: str, shape: Shape) -> tuple[Rule, ...]:
    """Return the rules of the category that can tell values of the shape, in the order of the grammar.

    Of words with the same meaning in a pattern only the first are told.
    """
    found: dict[Any, Rule] = {}
    for rule in grammar().rules[category]:
        if rule.like is None or admits(rule.like, shape):
            found.setdefault((rule.build, rule.parts), rule)
    return tuple(found.values())


def _is_odd(word: str, following: str) -> bool:
    """Return whether no card has the two words beside each other, such as a plural with an 's."""
    return (word, following) in ODD or (following == "'s" and word.endswith("s") and word != OWN_NAME)


def _effort(words: Iterable[str]) -> int:
    """Return how much effort the words are to read."""
    return sum(EFFORTS.get(word, 1) for word in words)


_NOUNS = frozenset({"noun", "nouns", "cardnoun", "cardnouns", "premods", "postmods"})
_POINTING = (Target, Those, ThatMany, Role, Host, Chosen, Again, This, HeroOf, ControllerOf, OwnerOf)
"""Categories that can be told once for the whole text, unless their value has a part of these types."""

_PART_BY_PART = ("mentions", "targets", "outer", "clause", "sentence")
_ASKED_AS_IT_IS = tuple(field.name for field in fields(Discourse) if field.name not in _PART_BY_PART)
"""The fields of a discourse that are compared as they are."""


class _Register:
    """Numbers values, so that comparing them is quick: equal values have equal numbers."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[type, Value], int] = {}
        self._known: dict[int, tuple[int, Value]] = {}
        self._points: dict[int, tuple[Point, Discourse]] = {}

    def number(self, value: Value) -> int:
        """Return the number of the value."""
        held = self._known.get(id(value))
        if held is None:
            number = self._numbers.setdefault((type(value), value), len(self._numbers))
            held = self._known[id(value)] = (number, value)
        return held[0]

    def point(self, talk: Discourse) -> Point:
        """Return the point of a discourse that is complete up to here.

        Whether a mention is in the present clause matters, but not in which other clause it is.
        """
        held = self._points.get(id(talk))
        if held is None:
            held = self._points[id(talk)] = (self._point(talk), talk)
        return held[0]

    def _point(self, talk: Discourse) -> Point:
        rest = (getattr(talk, name) for name in _ASKED_AS_IT_IS)
        return (
            tuple(self._mention(each, talk) for each in talk.mentions),
            tuple(map(self.number, talk.targets)),
            tuple(self._around(*each) for each in talk.outer),
            *(self.number(tuple(held.items()) if isinstance(held, dict) else held) for held in rest),
        )

    def _around(self, targets: list[Value], doer: Value, coming: Value, said: list[Mention]) -> Value:
        """Return the numbers of a surrounding text: its targets, doer, coming targets and mentions."""
        timeless = tuple(map(self._timeless, said))
        return tuple(map(self.number, targets)), self.number(doer), self.number(coming), timeless

    def _mention(self, mention: Mention, talk: Discourse) -> tuple[int, bool, bool]:
        timeless = self._timeless(mention)
        return timeless, mention.clause == talk.clause, mention.sentence == talk.sentence

    def _timeless(self, mention: Mention) -> int:
        held = self._known.get(id(mention))
        if held is None:
            number = self.number(replace(mention, clause=0, sentence=0))
            held = self._known[id(mention)] = (number, mention)
        return held[0]


class Teller:
    """Tells values of one card in words, and keeps what it has told."""

    def __init__(self) -> None:
        self.grammar = grammar()
        self.steps = 0
        self._register = _Register()
        self._told: dict[Point, list[Wording]] = {}
        self._words: dict[Point, tuple[str, ...] | None] = {}
        self._plainness: dict[int, bool] = {}
        self._open: dict[Point, int] = {}
        self._cut = MOST_STEPS

    def tell(self, category: str, value: Value, talk: Discourse) -> list[Wording]:
        """Return wordings of the value in the category, one for each discourse that they leave behind.

        Raises:
            Untold: finding one takes more than MOST_STEPS phrases.
        """
        terminal = self.grammar.terminals.get(category)
        if terminal is not None:
            return [Wording((words,), talk) for words in terminal.write(value)]
        if category in _NOUNS and self._is_plain(value):
            found = self._plain(category, value, talk)
            if found:
                return found
        return self._at(category, value, talk)

    def _plain(self, category: str, value: Value, talk: Discourse) -> list[Wording]:
        """Return the wording of a noun that leaves the discourse unchanged, and to which only the doer matters."""
        key = (category, self._register.number(value), self._register.number(talk.doer))
        if key not in self._words:
            point = self._register.point(talk)
            told = self._at(category, value, talk)
            self._words[key] = next((each.words for each in told if self._register.point(each.after) == point), None)
        words = self._words[key]
        return [] if words is None else [Wording(words, talk)]

    def _is_plain(self, value: Value) -> bool:
        """Return whether no part of the value refers to something that was spoken of."""
        number = self._register.number(value)
        if number not in self._plainness:
            self._plainness[number] = not any(isinstance(part, _POINTING) for part in parts_of(value))
        return self._plainness[number]

    def _at(self, category: str, value: Value, talk: Discourse) -> list[Wording]:
        """Return the wordings at this point of the discourse, from memory where it was told before."""
        key = (category, self._register.number(value), self._register.point(talk))
        held = self._told.get(key)
        if held is not None:
            return held
        if key in self._open:
            self._cut = min(self._cut, self._open[key])
            return []
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Untold
        return self._opened(key, category, value, talk)

    def _opened(self, key: Point, category: str, value: Value, talk: Discourse) -> list[Wording]:
        """Return the wordings; keep them, unless some are missing because an outer call still tells the same value."""
        depth = self._open[key] = len(self._open)
        outside, self._cut = self._cut, MOST_STEPS
        entered: dict[str | None, Discourse] = {None: talk}
        found: list[Wording] = []
        for rule in rules_for(category, outline(value)):
            if rule.bracket not in entered:
                entered[rule.bracket] = _entered(rule, value, talk)
            found += self._by(rule, value, talk, entered[rule.bracket])
        found = self._distinct(found)
        del self._open[key]
        if self._cut >= depth:
            self._told[key] = found
            self._cut = outside
        else:
            self._cut = min(self._cut, outside)
        return found

    def _distinct(self, wordings: list[Wording]) -> list[Wording]:
        """Return the shortest wording for each point after it, the shortest of all first."""
        if len(wordings) < len(("one", "other")):
            return wordings
        found: dict[Point, Wording] = {}
        for each in sorted(wordings, key=lambda wording: wording.effort):
            found.setdefault(self._register.point(each.after), each)
        return list(found.values())

    def _by(self, rule: Rule, value: Value, talk: Discourse, before: Discourse) -> Iterator[Wording]:
        """Yield the wordings of the value by the rule; a bracket of the rule is open while its parts are told."""
        for bound in _bindings(rule, value, before):
            point = before
            if "coming" in bound:
                point = before.fork()
                point.coming = bound["coming"]
            for told in self._parts(rule, bound, point):
                after = told.after.fork()
                after.coming = before.coming
                if self._is_made(rule, bound, value, after):
                    close_bracket((rule.bracket, talk.doer), after)
                    if rule.category in EVENTS:
                        note_event(value, after)
                    yield Wording(told.words, after)

    def _is_made(self, rule: Rule, bound: Bindings, value: Value, after: Discourse) -> bool:
        """Return whether the parts build the value at this point; the discourse then has the value's own names."""
        parts = {part.name: bound[part.name] for part in rule.parts}
        try:
            made = rule.build(after, parts)
        except NoReading:
            return False
        if tuple(after.targets) != after.coming[: len(after.targets)]:
            return False
        if made == value:
            return True
        names = names_alike(made, value)
        if names is None:
            return False
        rename(after, names)
        return True

    def _parts(self, rule: Rule, bound: Bindings, talk: Discourse) -> list[Wording]:
        """Return the wordings of the rule's elements in sequence."""
        found = [Wording((), talk)]
        for place, element in enumerate(rule.elements):
            if ends_sentence(rule, place):
                found = [Wording((*each.words, "."), _after_a_stop(each.after)) for each in found]
            elif isinstance(element, str):
                found = [Wording((*each.words, element), each.after) for each in found]
            else:
                found = self._then(rule, element, bound[element.name], found)
        return found

    def _then(self, rule: Rule, part: Part, value: Value, before: list[Wording]) -> list[Wording]:
        """Return the wordings so far, each continued by the wordings of the part."""
        found = []
        for each in before:
            for told in self.tell(part.category, value, each.after):
                after = told.after
                if is_noted(rule, part):
                    after = after.fork()
                    heard(rule, part, value, after)
                found.append(Wording((*each.words, *told.words), after))
        return self._distinct(found)


def _after_a_stop(talk: Discourse) -> Discourse:
    """Return the discourse at the beginning of the next sentence."""
    after = talk.fork()
    next_sentence(after)
    return after


def _entered(rule: Rule, value: Value, talk: Discourse) -> Discourse:
    """Return the discourse inside the bracket that the rule opens."""
    inside = talk.fork()
    open_bracket(rule, inside)
    if rule.bracket == "text" and isinstance(value, Text):
        inside.coming = value.targets
    return inside


def _bindings(rule: Rule, value: Value, talk: Discourse) -> list[Bindings]:
    """Return the parts of the value that the rule tells; where the rule names a doer, once for each possible one."""
    try:
        undone = list(rule.undo(talk, value))
    except NoReading:
        return []
    found: list[Bindings] = []
    for bound in undone:
        if not rule.said <= bound.keys() or _says_nothing_more(rule, bound, value):
            continue
        if rule.has_doer and "doer" not in bound:
            found += ({**bound, "doer": doer} for doer in doers(value))
        elif rule.has_doer or "doer" not in bound or talk.doer in (None, bound["doer"]):
            found.append(bound)
    return found


def _says_nothing_more(rule: Rule, bound: Bindings, value: Value) -> bool:
    """Return whether a part is the whole value and the other parts say nothing."""
    held = [bound[name] for name in rule.said]
    return len(held) > 1 and () in held and value in held


def doers(value: Value) -> tuple[Selection, ...]:
    """Return who can be the doer of the value, the most telling one first."""
    found: dict[Any, None] = {}
    for part in parts_of(value):
        if isinstance(part, (Controlled, Owned, HeroOf)):
            continue
        for field in ("source", "players", "player", "by", "card", "under", "of"):
            held = getattr(part, field, None)
            if field == "of" and not isinstance(part, (Every, Top)):
                continue
            if held is not None and not isinstance(held, (str, tuple)):
                found.setdefault(held)
    found.setdefault(You())
    return tuple(found)
