"""From a card's data to words: the same phrase rules, undone from the top; the first wording that works is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

from engine.language.effects import Choose, CreateTokens, Deal, Heal, Put
from engine.language.powers import Completion, Modes, Text
from engine.language.printed import Printed
from engine.language.selections import Chosen, Selection, This, Those, You
from engine.language.words import CardType
from scenarios.reading.deriving import close_bracket, heard, note_event, open_bracket
from scenarios.reading.discourse import Discourse, Names
from scenarios.reading.grammar import grammar
from scenarios.reading.naming import own_names
from scenarios.reading.phrases.lines import Said
from scenarios.reading.rules import NoReading, Part, Rule
from scenarios.reading.templates import Bindings, Value, parts_of

MOST_STEPS = 300
_CLOSE = (".", ",", ":", ";", "'s", "'")


class Untold(Exception):
    """No rule says the value in words."""


class _Teller:
    """Tells values in words; gives up after so many steps, so that nothing takes for ever."""

    def __init__(self, name: str) -> None:
        self.grammar = grammar()
        self.name = name
        self.steps = 0

    def tell(
        self, category: str, value: Value, discourse: Discourse, above: frozenset[Value] = frozenset()
    ) -> Iterator[tuple[list[str], Discourse]]:
        """Give the wordings of the value in the category, each with the talk after it."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Untold
        terminal = self.grammar.terminals.get(category)
        if terminal is not None:
            for words in terminal.write(value):
                yield [self.name if words == "CARDNAME" else words], discourse
            return
        key = (category, value)
        if key not in above:
            for rule in self.grammar.rules[category]:
                yield from self._by(rule, value, discourse, above | {key})

    def _by(
        self, rule: Rule, value: Value, discourse: Discourse, above: frozenset[Value]
    ) -> Iterator[tuple[list[str], Discourse]]:
        after = discourse.fork()
        opened = open_bracket(rule, after)
        if rule.bracket == "text" and isinstance(value, Text):
            after.coming = value.targets
        try:
            found = list(rule.undo(after, value))
        except (NoReading, AttributeError, IndexError, TypeError):
            return
        names = {element.name for element in rule.elements if isinstance(element, Part)}
        for bound in found:
            for given in self._with_doer(rule, bound, value, after):
                for words, told in self._parts(rule, given, after.fork(), above):
                    try:
                        made = rule.build(told, {n: v for n, v in given.items() if n in names})
                    except (NoReading, KeyError, AttributeError, AssertionError):
                        continue
                    if made == value or without_names(made) == without_names(value):
                        close_bracket(opened, told)
                        if rule.category in ("event", "moment"):
                            note_event(made, told)
                        yield words, told

    def _with_doer(self, rule: Rule, bound: Bindings, value: Value, discourse: Discourse) -> Iterator[Bindings]:
        """Give the parts, with whoever can be the doer of the clause where the rule names one."""
        parts = {element.name for element in rule.elements if isinstance(element, Part)}
        if not parts - {"doer"} <= bound.keys():
            return
        bound = {name: held for name, held in bound.items() if name in parts or name == "doer"}
        if "doer" not in parts:
            if "doer" not in bound or discourse.doer in (None, bound["doer"]):
                yield bound
        elif "doer" in bound:
            yield bound
        else:
            yield from ({**bound, "doer": doer} for doer in doers(value))

    def _parts(
        self, rule: Rule, bound: Bindings, discourse: Discourse, above: frozenset[Value], place: int = 0
    ) -> Iterator[tuple[list[str], Discourse]]:
        if place == len(rule.elements):
            yield [], discourse
            return
        element = rule.elements[place]
        if isinstance(element, str):
            for rest, after in self._parts(rule, bound, discourse, above, place + 1):
                yield [element, *rest], after
            return
        if element.name not in bound:
            return
        for words, told in self.tell(element.category, bound[element.name], discourse, above):
            heard(rule, element, bound[element.name], told)
            for rest, after in self._parts(rule, bound, told.fork(), above, place + 1):
                yield [*words, *rest], after


def doers(value: Value) -> tuple[Selection, ...]:
    """Return who can be said to do what the value says, most telling first."""
    found: dict[Any, None] = {}
    for part in parts_of(value):
        for field in ("source", "players", "player", "by"):
            held = getattr(part, field, None)
            if held is not None and not isinstance(held, (str, tuple)):
                found.setdefault(held)
    found.setdefault(You())
    return tuple(found)


def reading(printed: Printed) -> tuple[str, ...]:
    """Return the text of the card in words, line by line, told from its data.

    Raises:
        Untold: something of the card has no words in the grammar.
    """
    card = _with_names(printed)
    lines = [f"{trait} Hero Required" for trait in card.required]
    names = own_names(card)
    discourse = Discourse(names=names, coming=card.text.targets if isinstance(card.text, Text) else ())
    front = "front" if card.type is CardType.ABILITY else "body"
    for said in _front(card):
        words, discourse = _told(front, said, discourse, card.name)
        lines.append(words)
    ongoing = "Ongoing: " if card.ongoing else ""
    for line in _power_lines(card, names):
        lines.append(ongoing + line)
        ongoing = ""
    return tuple(lines)


def _power_lines(card: Printed, names: Names) -> Iterator[str]:
    """Give the lines of the powers; two that one sentence says are told together."""
    category = "quest" if card.type is CardType.QUEST else "body"
    rest = card.powers
    while rest:
        for count, said in (
            (2, Said("keywords", rest[:2])),
            (1, Said("power", rest[0])),
            (1, Said("keywords", rest[:1])),
        ):
            if isinstance(rest[0], Completion):
                yield _told(
                    "quest", Said("completion", (rest[0].cost, rest[0].only_if)), Discourse(names=names), card.name
                )[0]
                yield _told("quest", Said("reward", rest[0].text), Discourse(names=names), card.name)[0]
                rest = rest[1:]
                break
            try:
                line = _told(category, said, Discourse(names=names), card.name)[0]
            except Untold:
                continue
            yield line
            rest = rest[count:]
            break
        else:
            raise Untold


def _front(card: Printed) -> Iterator[Said]:
    """Give how a card may be played, and what an ability does before it is ongoing."""
    if card.play_only_if is not None:
        yield Said("play_only_if", card.play_only_if)
    if card.highest_x is not None:
        yield Said("highest_x", card.highest_x)
    if card.alternate_cost is not None:
        yield (
            Said("trap", ()) if card.alternate_if is not None else Said("alternate_cost", (card.alternate_cost, This()))
        )
    if card.additional_cost:
        yield Said("additional_cost", (This(), card.additional_cost))
    if card.attach is not None:
        yield Said("attach", card.attach)
    if isinstance(card.text, Modes):
        yield Said("modes", card.text)
    elif card.text is not None:
        for effect in _grouped(card.text.effects):
            yield Said("effects", effect)


def _grouped(effects: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Give the effects sentence by sentence; what is chosen once is told with what uses it."""
    held: tuple[Any, ...] = ()
    for effect in effects:
        held = (*held, effect)
        if not isinstance(effect, Choose):
            yield held
            held = ()
    if held:
        yield held


def _told(category: str, said: Said, discourse: Discourse, name: str) -> tuple[str, Discourse]:
    teller = _Teller(name)
    for words, after in teller.tell(category, said, discourse):
        return spelled(words), after
    raise Untold


def spelled(words: list[str]) -> str:
    """Return the words as a line: no blank before a full stop, a capital at its beginning.

    >>> spelled(["draw", "a", "card", "."])
    'Draw a card.'
    """
    line = ""
    for word in words:
        line += word if word in _CLOSE or not line else f" {word}"
    return line[:1].upper() + line[1:]


def without_names(value: Value) -> Value:
    """Return the value without what its parts are bound to, so that two tellings of it can be compared."""
    if isinstance(value, tuple):
        return tuple(without_names(each) for each in value)
    if isinstance(value, (Enum, type)) or not is_dataclass(value):
        return value
    held = {field.name: without_names(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, (Chosen, Deal, Heal, Those, Choose, Put, CreateTokens)):
        held["name"] = None
    return type(value), tuple(held.items())


def _with_names(value: Value) -> Value:
    """Return the value with the names that rules give to what is dealt and chosen, used or not."""
    if isinstance(value, tuple):
        return tuple(_with_names(each) for each in value)
    if isinstance(value, (Enum, type)) or not is_dataclass(value):
        return value
    held = {field.name: _with_names(getattr(value, field.name)) for field in fields(value)}
    kind: Any = type(value)
    made: Any = kind(**held)
    if isinstance(made, Deal) and made.name is None:
        return replace(made, name="dealt")
    if isinstance(made, Chosen) and made.name is None:
        return replace(made, name="chosen")
    return made
