"""Feature files as Cucumber messages: their text, their syntax tree, and their scenarios as pickles."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from cucumber_messages import (  # type: ignore[import-untyped]
    Envelope,
    GherkinDocument,
    Location,
    ParseError,
    Pickle,
    Source,
    SourceMediaType,
    SourceReference,
    message_converter,
)
from gherkin.stream.gherkin_events import GherkinEvents

from scenarios.features.discovery import read_text
from scenarios.scenario_errors import Unreadable

Node = dict[str, Any]


class FeatureMessages:
    """The messages of feature files; ids are numbers, counted through all of them."""

    def __init__(self) -> None:
        self.events = GherkinEvents(GherkinEvents.Options(print_source=True, print_ast=True, print_pickles=True))
        self.pickles: dict[tuple[str, int], Node] = {}

    def new_id(self) -> str:
        """Return an id that no message has."""
        return str(self.events.id_generator.get_next_id())

    def of_file(self, uri: str) -> Iterator[Envelope]:
        """Yield the text and the syntax tree of a file, or the error that keeps it from being read.

        Its pickles are kept for `pickle_at`.
        """
        try:
            text = read_text(Path(uri), uri)
        except Unreadable as error:
            yield parse_error(uri, error.line, error.explanation())
            return
        lines: dict[str, int] = {}
        source = {"uri": uri, "data": text, "mediaType": SourceMediaType.text_x_cucumber_gherkin_plain.value}
        for event in self.events.enum({"source": source}):  # type: ignore[typeddict-item]
            ((kind, told),) = dict[str, Any](event).items()
            if kind == "pickle":
                self.pickles[uri, lines[told["astNodeIds"][-1]]] = told
            elif kind == "gherkinDocument":
                lines.update(_lines_of_ids(told))
                yield Envelope(gherkin_document=message_converter.from_dict(told, GherkinDocument))
            elif kind == "source":
                yield Envelope(source=Source(text, SourceMediaType.text_x_cucumber_gherkin_plain, uri))
            else:
                yield parse_error(uri, told["source"]["location"]["line"], told["message"])

    def pickle_at(self, uri: str, line: int, edition: str | None) -> Pickle | None:
        """Return a pickle of the scenario or row on the line, with ids of its own; None where there is none.

        A scenario that runs under several editions has a pickle for each, with the edition in its name.
        """
        known = self.pickles.get((uri, line))
        if known is None:
            return None
        told = deepcopy(known)
        told["id"] = self.new_id()
        for step in told["steps"]:
            step["id"] = self.new_id()
        if edition is not None:
            told["name"] = f"{told['name']} [{edition}]"
        return message_converter.from_dict(told, Pickle)


def parse_error(uri: str, line: int | None, message: str) -> Envelope:
    """Return the message that a file, or a part of it, can't be used."""
    location = None if line is None else Location(line)
    return Envelope(parse_error=ParseError(message, SourceReference(uri=uri, location=location)))


def _lines_of_ids(node: object) -> Iterator[tuple[str, int]]:
    """Yield the id and the line of every node of a syntax tree that has an id."""
    if isinstance(node, dict):
        if "id" in node and "location" in node:
            yield node["id"], node["location"]["line"]
        for each in node.values():
            yield from _lines_of_ids(each)
    elif isinstance(node, list):
        for each in node:
            yield from _lines_of_ids(each)
