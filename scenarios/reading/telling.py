"""From a card's data to words: the same phrase rules, undone from the top; the first wording that works is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

from engine.language.effects import Choose, Deal
from engine.language.powers import Completion, Modes, Text
from engine.language.printed import Printed
from engine.language.selections import Chosen, This
from engine.language.words import CardType
from scenarios.reading.discourse import Discourse, Names
from scenarios.reading.naming import own_names
from scenarios.reading.phrases.lines import Said
from scenarios.reading.templates import Value
from scenarios.reading.wording import Teller, Untold

_CLOSE = (".", ",", ":", ";", "'s", "'")


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
    for told in Teller().tell(category, said, discourse):
        return spelled([name if word == "CARDNAME" else word for word in told.words]), told.after
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
