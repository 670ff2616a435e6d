"""Parsing of feature files, with an error for everything that no runner may overlook."""

import re
from collections.abc import Iterator
from typing import Any

from gherkin.dialect import Dialect
from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser

from scenarios.features.languages import header_for, known_languages
from scenarios.features.misspelt_keywords import bare_keyword, doubts, headings, in_words, nearest_keyword, prose
from scenarios.features.model import Doubt, Feature, Keyword, Prose, Scenario, Step, Table
from scenarios.features.outline_columns import check_columns, check_placeholders
from scenarios.features.tags import is_readable, meaning_of, refuse_in_name
from scenarios.scenario_errors import (
    EmptyFeature,
    Misspelt,
    NoKeyword,
    NoSteps,
    NotGherkin,
    SameName,
    Unreadable,
)

Node = dict[str, Any]

_COUNTS_AS: dict[str, Keyword] = {"Context": "Given", "Action": "When", "Outcome": "Then"}
_WANTED = {
    "inconsistent cell count within the table": "as many cells in every row",
    "A tag may not contain whitespace": "tags without spaces, or a remark behind #",
}
_LANGUAGE = "Language not supported"
_PLACE = re.compile(r"^\((\d+):(\d+)\): ")


def read_feature(text: str, uri: str) -> Feature:
    """Return the feature of a text; a scenario that can't be played as it is written says why in its `fault`.

    Such a fault is: no steps, the name of an earlier scenario, And, But or * at the beginning, a malformed tag, a
    misspelt Scenario or Background above steps, the keyword of a step with nothing behind it, a rule without a
    scenario, or examples that don't fill what is to be filled.

    Raises:
        NotGherkin: the grammar refuses the text.
        EmptyFeature: the text holds no feature, or the feature no scenario.
        NoKeyword: a background begins with And, But or *.
    """
    node = _gherkin(text, uri).get("feature")
    if node is None:
        raise EmptyFeature("the file holds no feature", file=uri, line=1, expected="a line such as Feature: …")
    reading = _Reading(uri, text, node)
    scenarios = tuple(reading.scenarios(node, (), ()))
    if not scenarios:
        raise EmptyFeature(
            "the feature holds no scenario",
            file=uri,
            line=_line(node),
            expected="a line such as Scenario: …",
            nearest=header_for(text, node["language"]),
        )
    return Feature(uri, node["name"], _line(node), node["language"], node["description"].strip(), scenarios)


def _gherkin(text: str, uri: str) -> Node:
    try:
        return dict(Parser().parse(text))
    except CompositeParserException as error:
        raise _not_gherkin(error.errors[0], uri, len(error.errors) - 1, text) from None
    except ParserError as error:
        raise _not_gherkin(error, uri, 0, text) from None


def _not_gherkin(error: Exception, uri: str, more: int, text: str) -> NotGherkin:
    said = str(error)
    place = _PLACE.match(said)
    what, _, tokens = _PLACE.sub("", said).partition("expected: ")
    tokens, _, got = tokens.partition(", got ")
    message = f"this is no Gherkin: {got or what.rstrip(', ')}" + (f" (and {more} more)" if more else "")
    return NotGherkin(
        message,
        file=uri,
        line=int(place[1]) if place else 1,
        expected=_WANTED.get(what) or (known_languages() if what.startswith(_LANGUAGE) else in_words(tokens)),
        nearest=header_for(text, "en") or (nearest_keyword(got[1:-1], "en") if got[1:-1].strip() else None),
    )


def _line(node: Node) -> int:
    return int(node["location"]["line"])


def _first_line(node: Node) -> int:
    return min([_line(node), *(_line(tag) for tag in node.get("tags", ()))])


def _ends(feature: Node) -> list[int]:
    """Return the first line of every scenario and rule, where the scenario before it ends."""
    children = [(*child.items(),)[0] for child in feature["children"]]
    nested = [(*child.items(),)[0] for kind, node in children if kind == "rule" for child in node["children"]]
    return sorted(_first_line(node) for kind, node in (*children, *nested) if kind != "background")


class _Reading:
    """Makes scenarios of the nodes of one file."""

    def __init__(self, uri: str, text: str, feature: Node) -> None:
        self.uri = uri
        self.language = feature["language"]
        self.lines = text.split("\n")
        self.last = len(self.lines)
        self.starts = _ends(feature)
        self.names: dict[str, int] = {}
        self.doubts: tuple[Doubt, ...] = ()

    def scenarios(self, container: Node, tags: tuple[str, ...], before: tuple[Step, ...]) -> Iterator[Scenario]:
        """Yield the scenarios of a feature or rule, with the tags and background steps they inherit."""
        tags = _join(tags, container)
        yield from self.swallowed(container, tags)
        for child in container["children"]:
            ((kind, node),) = child.items()
            if kind == "background":
                self.doubts += doubts(self.description(node), self.language)
                before += self.steps(node, {})
            elif kind == "rule":
                yield from self.of_rule(node, tags, before)
            else:
                yield from self.playable(node, _join(tags, node), before)

    def of_rule(self, rule: Node, tags: tuple[str, ...], before: tuple[Step, ...]) -> Iterator[Scenario]:
        """Yield the scenarios of a rule; of one without any, a fault in the place of a scenario."""
        found = tuple(self.scenarios(rule, tags, before))
        line, own = _line(rule), tuple(tag for tag in tags if is_readable(tag))
        fault = f"the rule {rule['name']!r} holds no scenario; expected a line such as Scenario: … under it"
        empty = Scenario(rule["name"], line, line, self.ends(line), own, (), fault=fault)
        yield from found or (empty,)

    def swallowed(self, container: Node, tags: tuple[str, ...]) -> Iterator[Scenario]:
        """Yield, with a fault, the scenarios that a misspelt keyword has turned into a description."""
        own = tuple(tag for tag in tags if is_readable(tag))
        for each in headings(self.description(container), self.language):
            fault = Misspelt(f"{each.written!r} is no keyword", expected=f"{each.meant}:", nearest=f"{each.meant}:")
            name = each.name or each.written
            yield Scenario(name, each.line, each.line, self.ends(each.line), own, (), fault=fault.explanation())

    def doubted(self, node: Node) -> tuple[Doubt, ...]:
        """Return the lines above the steps of a scenario or background that may be misspelt steps."""
        return self.doubts + doubts(self.description(node), self.language)

    def description(self, node: Node) -> tuple[Prose, ...]:
        """Return the lines between a node and the first node inside it."""
        inside = [*node.get("steps", ()), *(next(iter(child.values())) for child in node.get("children", ()))]
        under = min((_first_line(each) for each in inside), default=self.last + 1)
        return prose(self.lines, _line(node), min(under, self.ends(_line(node)) + 1))

    def playable(self, node: Node, tags: tuple[str, ...], before: tuple[Step, ...]) -> Iterator[Scenario]:
        """Yield a scenario or the rows of an outline, or one with a fault if it can't be played as it is written."""
        try:
            yield from tuple(self.scenario(node, tags, before))
        except Unreadable as error:
            first = _first_line(node)
            own = tuple(tag for tag in tags if is_readable(tag))
            line = error.line or _line(node)
            yield Scenario(node["name"], line, first, self.ends(first), own, (), fault=error.explanation())

    def ends(self, first: int) -> int:
        """Return the last line of the scenario that starts on a line."""
        return next((start - 1 for start in self.starts if start > first), self.last)

    def scenario(self, node: Node, tags: tuple[str, ...], before: tuple[Step, ...]) -> Iterator[Scenario]:
        """Yield a scenario, or one for each row of an outline."""
        name, line = node["name"], _line(node)
        self.refuse(node)
        outline = bool(node["examples"])
        columns = [cell["value"] for each in node["examples"] for cell in each.get("tableHeader", {}).get("cells", ())]
        check_placeholders(node["steps"], columns, self.uri, outline=outline)
        first = _first_line(node)
        last = self.ends(first)
        if not node["examples"] and not _is_outline(node, self.language):
            meaning_of(tags, self.uri, line)
            yield Scenario(name, line, first, last, tags, before + self.steps(node, {}), doubts=self.doubted(node))
            return
        rows = [(examples, row) for examples in node["examples"] for row in examples.get("tableBody", ())]
        if not rows:
            raise self.error(NoSteps, f"the outline {name!r} has no rows", node, "a row under Examples")
        for examples in dict.fromkeys(id(each) for each, _ in rows):
            check_columns(node, next(each for each, _ in rows if id(each) == examples), self.uri)
        for examples, row in rows:
            cells = _cells(examples["tableHeader"], row)
            row_tags = _join(tags, examples)
            meaning_of(row_tags, self.uri, _line(examples))
            full = self.row_name(name, cells, _line(row))
            steps = before + self.steps(node, cells)
            yield Scenario(full, _line(row), first, last, row_tags, steps, outline=name, doubts=self.doubted(node))

    def refuse(self, node: Node) -> None:
        """Refuse a scenario without steps, one with a keyword that says nothing, and a second scenario of one name."""
        name = node["name"]
        refuse_in_name(name, self.uri, _line(node))
        bare = bare_keyword(self.description(node), self.language)
        if bare is not None:
            raise Misspelt(
                f"{bare.text.split()[0]!r} is no step, for no space and sentence stand behind it",
                file=self.uri,
                line=bare.line,
                expected="a step such as Given …, with a space behind the keyword",
            )
        if not node["steps"]:
            raise self.error(NoSteps, f"the scenario {name!r} has no steps", node, "a step under it")
        if name in self.names:
            raise self.error(
                SameName,
                f"two scenarios are called {name!r}, the first on line {self.names[name]}",
                node,
                "names that differ",
            )
        self.names[name] = _line(node)

    def row_name(self, name: str, cells: dict[str, str], line: int) -> str:
        """Return the name of an outline's row: the outline's name with the cells filled in or added."""
        full = _filled(name, cells)
        if full == name or full in self.names:
            full = f"{full} ({', '.join(cells.values())})"
        if full in self.names:
            full = f"{full}, line {line}"
        self.names[full] = line
        return full

    def steps(self, node: Node, cells: dict[str, str]) -> tuple[Step, ...]:
        """Return the steps of a scenario or background, with the cells of an outline's row filled in."""
        steps: list[Step] = []
        keyword: Keyword | None = None
        for step in node["steps"]:
            keyword = _COUNTS_AS.get(step["keywordType"], keyword)
            if keyword is None:
                raise self.error(
                    NoKeyword, f"the first step begins with {step['keyword'].strip()!r}", step, "Given, When or Then"
                )
            steps.append(_step(step, keyword, cells))
        return tuple(steps)

    def error(self, kind: type[Unreadable], what: str, node: Node, expected: str) -> Unreadable:
        """Return an error that stands on a node's line."""
        return kind(what, file=self.uri, line=_line(node), expected=expected)


def _step(node: Node, keyword: Keyword, cells: dict[str, str]) -> Step:
    rows = node["dataTable"]["rows"] if "dataTable" in node else None
    doc = node["docString"]["content"] if "docString" in node else None
    table: Table | None = None
    if rows is not None:
        table = tuple(tuple(_filled(cell["value"], cells) for cell in row["cells"]) for row in rows)
    filled = None if doc is None else _filled(doc, cells)
    return Step(keyword, node["keyword"].strip(), _filled(node["text"], cells), _line(node), table, filled)


def _is_outline(node: Node, language: str) -> bool:
    """Return whether rows of examples must follow, by the scenario's keyword."""
    dialect = Dialect.for_name(language)
    return node["keyword"] in ((dialect.scenario_outline_keywords if dialect else None) or ())


def _cells(header: Node, row: Node) -> dict[str, str]:
    return {name["value"]: cell["value"] for name, cell in zip(header["cells"], row["cells"], strict=True)}


def _filled(text: str, cells: dict[str, str]) -> str:
    for name, value in cells.items():
        text = text.replace(f"<{name}>", value)
    return text


def _join(tags: tuple[str, ...], node: Node) -> tuple[str, ...]:
    own = (tag["name"].removeprefix("@") for tag in node["tags"])
    return tuple(dict.fromkeys((*tags, *own)))
