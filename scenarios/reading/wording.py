"""Values in words: the phrase rules applied backwards, from the top; each value is told once at each point.

The wordings of a value depend on the value, its category and the point of the discourse, and on nothing else; they are
kept under these three. Of wordings after which the discourse is the same, only the shortest is kept, and of all
only so many as the teller is wide. So the work grows with the length of the text and not with the number of ways to
say it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache, partial
from operator import attrgetter
from typing import Any, TypeAlias

from engine.language.filters import Controlled, Owned
from engine.language.powers import Text
from engine.language.revelation import RevealUntil
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
from scenarios.reading.discourse import Discourse
from scenarios.reading.efforts import Wording
from scenarios.reading.grammar import grammar
from scenarios.reading.heard_words import (
    close_bracket,
    ends_sentence,
    heard,
    is_noted,
    next_sentence,
    note_draw,
    note_moves,
    note_said_event,
    open_bracket,
)
from scenarios.reading.name_equivalence import names_alike, rename
from scenarios.reading.phrase_rules import NoReading, Part, Rule, Undo
from scenarios.reading.points import Point, Register
from scenarios.reading.scopes import begin_part, enter, is_parted, is_scoped, leave
from scenarios.reading.template_index import TemplateIndex
from scenarios.reading.templates import Again, Bindings, Value, parts_of

MOST_STEPS = 100_000
"""The most phrases that are tried for a value, many times what the longest card needs."""

MOST_KEPT = 20_000
"""For so many values the ways to tell them are kept from one card to the next."""

Way: TypeAlias = tuple[Rule, list[Bindings] | None]
"""A rule that can tell a value, with the parts that it tells, or None where these depend on the discourse."""

Taken: TypeAlias = dict[tuple[Undo, str | None], list[Bindings]]
"""What functions that take values apart made of a value at a point inside a bracket; many rules share a function."""

Key: TypeAlias = tuple[str, int, Point]
"""What is told: the category, the number of the value, and the point of the discourse."""


class Untold(Exception):
    """No rule has words for the value."""


@cache
def _told_by(category: str) -> TemplateIndex[Rule]:
    """Return the rules of the category by what they tell: the first of those of a pattern that mean the same."""
    told: dict[Any, Rule] = {}
    for rule in grammar().rules[category]:
        told.setdefault((rule.build, rule.parts), rule)
    return TemplateIndex((rule.like, rule) for rule in told.values())


@lru_cache(maxsize=MOST_KEPT)
def ways_to_tell(category: str, _kind: Value, value: Value) -> tuple[Way, ...]:
    """Return the rules that can tell the value, and the parts that those tell to which the discourse is nothing.

    They come in the order of the grammar. The type of the value is a part of what is remembered, for a whole number
    equals a truth value. A rule that takes nothing out of the value is no way to tell it.
    """
    unheeded = Discourse()
    taken: Taken = {}
    found: list[Way] = []
    for rule in _told_by(category).that_may_be(value):
        if rule.heeds:
            found.append((rule, None))
        elif parts := _undone(rule, value, unheeded, taken):
            found.append((rule, parts))
    return tuple(found)


def _undone(rule: Rule, value: Value, talk: Discourse, taken: Taken) -> list[Bindings]:
    """Return the parts of the value that the rule tells; where it names a doer, once for each possible one."""
    key = (rule.undo, rule.bracket)
    held = taken.get(key)
    if held is None:
        try:
            held = taken[key] = list(rule.undo(talk, value))
        except NoReading:
            held = taken[key] = []
    found: list[Bindings] = []
    for bound in held:
        if not rule.said <= bound.keys() or _says_nothing_more(rule, bound, value):
            continue
        if rule.has_doer and "doer" not in bound:
            found += ({**bound, "doer": doer} for doer in doers(value))
        else:
            found.append(bound)
    return found


_NOUNS = frozenset({"noun", "nouns", "cardnoun", "cardnouns", "premods", "postmods"})
_POINTING = (Target, Those, ThatMany, Role, Host, Chosen, Again, This, HeroOf, ControllerOf, OwnerOf)
"""Categories that can be told once for the whole text, unless their value has a part of these types."""


class Teller:
    """Tells values of one card in words, and keeps what it has told.

    It goes on with so many wordings of a phrase as its `width` says, those that take the least effort to read; without
    a width it goes on with all.
    """

    def __init__(self, width: int | None = None) -> None:
        self.grammar = grammar()
        self.steps = 0
        self._width = width
        self._register = Register()
        self._told: dict[Key, list[Wording]] = {}
        self._plainly: dict[Key, Wording | None] = {}
        self._plainness: dict[int, bool] = {}
        self._ways: dict[tuple[str, int], tuple[Way, ...]] = {}
        self._open: dict[Key, int] = {}
        self._cut = MOST_STEPS

    def tell(self, category: str, value: Value, talk: Discourse) -> list[Wording]:
        """Return wordings of the value in the category, one for each discourse that they leave behind.

        Raises:
            Untold: finding one takes more than MOST_STEPS phrases.
        """
        terminal = self.grammar.terminals.get(category)
        if terminal is not None:
            return [Wording((), talk).then(words, talk) for words in terminal.write(value)]
        if category in _NOUNS and self._is_plain(value):
            found = self._plain(category, value, talk)
            if found:
                return found
        return self._at(category, value, talk)

    def _plain(self, category: str, value: Value, talk: Discourse) -> list[Wording]:
        """Return the wording of a noun that leaves the discourse unchanged, and to which only the doer matters."""
        key = (category, self._register.number(value), self._register.number(talk.doer))
        if key not in self._plainly:
            point = self._register.point(talk)
            told = self._at(category, value, talk)
            self._plainly[key] = next((each for each in told if self._register.point(each.after) == point), None)
        held = self._plainly[key]
        return [] if held is None else [Wording(held.words, talk, held.effort)]

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

    def _opened(self, key: Key, category: str, value: Value, talk: Discourse) -> list[Wording]:
        """Return the wordings; keep them, unless some are missing because an outer call still tells the same value."""
        depth = self._open[key] = len(self._open)
        outside, self._cut = self._cut, MOST_STEPS
        entered: dict[str | None, Discourse] = {None: talk}
        taken: Taken = {}
        found: list[Wording] = []
        for rule, parts in self._ways_to_tell(category, value):
            if rule.bracket not in entered:
                entered[rule.bracket] = _entered(rule, value, talk)
            before = entered[rule.bracket]
            for bound in _undone(rule, value, before, taken) if parts is None else parts:
                if _may_do(rule, bound, before):
                    found += self._by(rule, bound, value, talk, before)
        found = self._distinct(found)
        del self._open[key]
        if self._cut >= depth:
            self._told[key] = found
            self._cut = outside
        else:
            self._cut = min(self._cut, outside)
        return found

    def _ways_to_tell(self, category: str, value: Value) -> tuple[Way, ...]:
        """Return the rules that can tell the value, and the parts that those tell to which the discourse is nothing."""
        key = (category, self._register.number(value))
        held = self._ways.get(key)
        if held is None:
            kind: Value = type(value)
            held = self._ways[key] = ways_to_tell(category, kind, value)
        return held

    def _distinct(self, wordings: list[Wording]) -> list[Wording]:
        """Return the shortest wording for each point after it, the shortest of all first, as many as the width."""
        if len(wordings) < len(("one", "other")):
            return wordings
        found: dict[Point, Wording] = {}
        for each in sorted(wordings, key=attrgetter("effort")):
            if len(found) == self._width:
                break
            found.setdefault(self._register.point(each.after), each)
        return list(found.values())

    def _by(self, rule: Rule, bound: Bindings, value: Value, talk: Discourse, before: Discourse) -> Iterator[Wording]:
        """Yield the wordings of the value by the rule; a bracket of the rule is open while its parts are told."""
        point = before
        if "coming" in bound:
            point = before.fork()
            point.coming = bound["coming"]
        for told in self._parts(rule, bound, point):
            after = told.after.fork()
            after.coming = before.coming
            if self._is_made(rule, bound, value, after):
                close_bracket((rule.bracket, talk.doer), after)
                note_said_event(rule, value, after)
                note_draw(rule, value, after)
                note_moves(value, after)
                yield Wording(told.words, after, told.effort)

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
        parted = is_parted(rule)
        found = [Wording((), _changed(talk, partial(enter, rule)) if is_scoped(rule) else talk)]
        for place, element in enumerate(rule.elements):
            if isinstance(element, Part):
                if parted:
                    begun = partial(begin_part, rule, place)
                    found = [each._replace(after=_changed(each.after, begun)) for each in found]
                found = self._then(rule, element, bound[element.name], found)
                if not found:
                    return found
            elif ends_sentence(rule, place):
                found = [each.then(".", _after_a_stop(each.after)) for each in found]
            else:
                found = [each.then(element, each.after) for each in found]
        if not is_scoped(rule):
            return found
        return [each._replace(after=_changed(each.after, partial(leave, rule))) for each in found]

    def _then(self, rule: Rule, part: Part, value: Value, before: list[Wording]) -> list[Wording]:
        """Return the wordings so far, each continued by the wordings of the part."""
        noted = is_noted(rule, part)
        found = []
        for each in before:
            for told in self.tell(part.category, value, each.after):
                after = told.after
                if noted:
                    after = after.fork()
                    heard(rule, part, value, after)
                found.append(each.joined(told, after))
        return self._distinct(found)


def _changed(talk: Discourse, change: Callable[[Discourse], None]) -> Discourse:
    """Return a copy of the discourse with the change made to it."""
    after = talk.fork()
    change(after)
    return after


def _after_a_stop(talk: Discourse) -> Discourse:
    """Return the discourse at the beginning of the next sentence."""
    return _changed(talk, next_sentence)


def _entered(rule: Rule, value: Value, talk: Discourse) -> Discourse:
    """Return the discourse inside the bracket that the rule opens."""
    inside = talk.fork()
    open_bracket(rule, inside)
    if rule.bracket == "text" and isinstance(value, Text):
        inside.coming = value.targets
    return inside


def _may_do(rule: Rule, bound: Bindings, talk: Discourse) -> bool:
    """Return whether the parts can be told after the doer who was named before."""
    return rule.has_doer or "doer" not in bound or talk.doer in (None, bound["doer"])


def _says_nothing_more(rule: Rule, bound: Bindings, value: Value) -> bool:
    """Return whether a part is the whole value and the other parts say nothing."""
    held = [bound[name] for name in rule.said]
    return len(held) > 1 and () in held and value in held


@lru_cache(maxsize=MOST_KEPT)
def doers(value: Value) -> tuple[Selection, ...]:
    """Return who can be the doer of the value, the most telling one first."""
    found: dict[Any, None] = {}
    for part in parts_of(value):
        if isinstance(part, (Controlled, Owned, HeroOf)):
            continue
        for field in ("source", "players", "player", "by", "card", "under", "of"):
            held = getattr(part, field, None)
            if field == "of" and not isinstance(part, (Every, RevealUntil, Top)):
                continue
            if held is not None and not isinstance(held, (str, tuple)):
                found.setdefault(held)
    found.setdefault(You())
    return tuple(found)
