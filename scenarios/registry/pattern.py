"""The notation of sentences: literal words, optional parts, alternatives and typed slots.

    you control[s]            a word with an optional ending
    ha(ve|s)                  a word with alternatives inside
    [with {number} damage]    an optional part
    (ready|exhausted)         alternatives
    {card}  {attacker:card}   a slot of a type, with the type's name or a name of its own
    {state=ready|exhausted}   a slot whose value is the words in the line
    {cards:card+}             a list of one or more: "A", "B" and "C"
    {clauses:clause*}         any number, one after another, with or without a comma before each

The primitive slot types are QUOTED, NUMBER, RULE and NAME; every other type is written in this notation too.
"""

import re
from collections.abc import Mapping

from engine.value import value
from scenarios.registry.step_tokens import Kind, tokens_of
from scenarios.scenario_errors import VocabularyError


@value
class Literal:
    """One word or mark that stands in the line as it is."""

    text: str


@value
class Primitive:
    """Any token of a kind."""

    kind: Kind


@value
class Sequence:
    """Parts in sequence."""

    parts: "tuple[Pattern, ...]"


@value
class Either:
    """One of several parts; for an optional part the last one is the empty sequence."""

    parts: "tuple[Pattern, ...]"


@value
class Repeated:
    """A part any number of times, with a separator between them."""

    part: "Pattern"
    separator: "Pattern"


@value
class Slot:
    """A part whose value the step's function gets: as words if `said`, as a tuple if `many`."""

    name: str
    type: str
    part: "Pattern"
    said: bool = False
    many: bool = False


Pattern = Literal | Primitive | Sequence | Either | Repeated | Slot
NOTHING = Sequence(())

_PIECE = re.compile(
    r"""
    \s* (?:
      (?P<slot>\{[^}]+\})
      | (?P<inflected>[^\W\d_][\w'’-]*(?:\[[a-z']+\]|\([a-z']*(?:\|[a-z']*)+\))\w*)
      | (?P<mark>[\[\](|)])
      | (?P<word>[^\s\[\](){}|]+)
    )
    """,
    re.VERBOSE,
)
_INFLECTION = re.compile(r"(?P<stem>.*?)(?:\[(?P<ending>.*)\]|\((?P<endings>.*)\))(?P<rest>\w*)")
_CLOSES = {"[": "]", "(": ")"}
PRIMITIVES = {kind.name: Primitive(kind) for kind in (Kind.QUOTED, Kind.NUMBER, Kind.RULE, Kind.NAME)}


def parse_pattern(notation: str, types: Mapping[str, Pattern]) -> Pattern:
    """Return the pattern of a notation, with the patterns of its slots from `types`.

    Raises:
        VocabularyError: a bracket is never closed or never opened, or a slot has an unknown type.
    """
    return _Reader(notation, types).whole()


class _Reader:
    """Reads one notation from left to right."""

    def __init__(self, notation: str, types: Mapping[str, Pattern]) -> None:
        self.notation = notation
        self.types = types
        self.pieces = [(match.lastgroup or "", match.group().strip()) for match in _PIECE.finditer(notation)]
        self.at = 0

    def whole(self) -> Pattern:
        """Read to the end."""
        pattern = self.alternatives()
        if self.at < len(self.pieces):
            raise VocabularyError(f"{self.notation!r} has a bracket that nothing opens")
        return pattern

    def alternatives(self) -> Pattern:
        """Read sequences with a bar between them."""
        parts = [self.sequence()]
        while self.at < len(self.pieces) and self.pieces[self.at] == ("mark", "|"):
            self.at += 1
            parts.append(self.sequence())
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def sequence(self) -> Pattern:
        """Read parts up to a bar, a closing bracket or the end."""
        parts: list[Pattern] = []
        while self.at < len(self.pieces):
            group, text = self.pieces[self.at]
            if group == "mark" and text in "|])":
                break
            self.at += 1
            parts.append(self.bracket(text) if group == "mark" else self.simple(group, text))
        return parts[0] if len(parts) == 1 else Sequence(tuple(parts))

    def bracket(self, opening: str) -> Pattern:
        """Read what stands between a bracket and the bracket that closes it."""
        inside = self.alternatives()
        if self.at >= len(self.pieces) or self.pieces[self.at][1] != _CLOSES[opening]:
            raise VocabularyError(f"{self.notation!r} has a {opening!r} that nothing closes")
        self.at += 1
        return Either((inside, NOTHING)) if opening == "[" else inside

    def simple(self, group: str, text: str) -> Pattern:
        """Read one slot or word."""
        if group == "slot":
            return self.slot(text[1:-1])
        if group == "inflected":
            return _inflected(text)
        return _words(text)

    def slot(self, inside: str) -> Slot:
        """Read the inside of a slot: a type, NAME:TYPE, or NAME= with alternatives."""
        name, equals, phrases = inside.partition("=")
        if equals:
            return Slot(name, "words", parse_pattern(phrases, self.types), said=True)
        name, _, type_name = inside.rpartition(":")
        kind = type_name[-1:] if type_name[-1:] in ("+", "*") else ""
        part = self.typed(type_name.removesuffix(kind))
        name = name or type_name.removesuffix(kind)
        if not kind:
            return Slot(name, type_name, part)
        return Slot(name, type_name, _repeated(Slot("item", type_name[:-1], part), kind), many=True)

    def typed(self, type_name: str) -> Pattern:
        """Return the pattern of a slot type."""
        part = PRIMITIVES.get(type_name) or self.types.get(type_name)
        if part is None:
            raise VocabularyError(f"{self.notation!r} has a slot of the unknown type {type_name!r}")
        return part


def _repeated(item: Slot, kind: str) -> Pattern:
    comma = Literal(",")
    if kind == "*":
        return Repeated(item, Either((comma, NOTHING)))
    separator = Either((Sequence((comma, Literal("and"))), comma, Literal("and")))
    return Sequence((item, Repeated(item, separator)))


def _words(text: str) -> Pattern:
    if text == "'s":
        return Literal(text)
    parts = tuple(Literal(token.text) for token in tokens_of(text))
    return parts[0] if len(parts) == 1 else Sequence(parts)


def _inflected(text: str) -> Pattern:
    match = _INFLECTION.fullmatch(text)
    if match is None:
        raise VocabularyError(f"{text!r} is no word with endings")
    endings = match["endings"].split("|") if match["endings"] is not None else [match["ending"], ""]
    return Either(tuple(_words(match["stem"] + ending + match["rest"]) for ending in endings))
