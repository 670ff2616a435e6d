"""The columns of an outline's examples: each is used, and each placeholder has one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from scenarios.near_names import quoted_near_name
from scenarios.scenario_errors import BadExamples

Node = Mapping[str, Any]

_PLACEHOLDER = re.compile(r"<([^<>\n]+)>")
_ONCE = "each column once"


def check_columns(outline: Node, examples: Node, uri: str) -> None:
    """Refuse columns of one table of examples that fill nothing or are there twice.

    Raises:
        BadExamples: says which column, with its line.
    """
    header = [cell["value"] for cell in examples["tableHeader"]["cells"]]
    line = int(examples["tableHeader"]["location"]["line"])
    twice = next((name for place, name in enumerate(header) if name in header[:place]), None)
    if twice is not None:
        raise BadExamples(f"the column {twice!r} stands twice in the examples", file=uri, line=line, expected=_ONCE)
    written = [*_filled_texts(outline["steps"]), outline["name"]]
    unused = next((name for name in header if not any(f"<{name}>" in text for text in written)), None)
    if unused is not None:
        raise BadExamples(
            f"no step of the outline uses the column {unused!r}",
            file=uri,
            line=line,
            expected=f"<{unused}> in a step",
            nearest=_near_placeholder(unused, written),
        )


def check_placeholders(steps: Sequence[Node], columns: Sequence[str], uri: str, *, outline: bool) -> None:
    """Refuse a placeholder in the line or the table of a step that no column of the examples fills.

    A text under a step may hold such marks of its own, as card texts do.

    Raises:
        BadExamples: names the placeholder and the nearest column.
    """
    for step in steps:
        for name in _placeholders(_lines_of(step)):
            if name in columns:
                continue
            what = f"the placeholder <{name}> has no column" if outline else f"<{name}> is filled by no Examples"
            raise BadExamples(
                what,
                file=uri,
                line=int(step["location"]["line"]),
                expected=f"a column {name!r} under Examples:",
                nearest=quoted_near_name(name, columns),
            )


def _placeholders(texts: Iterable[str]) -> Iterator[str]:
    for text in texts:
        yield from _PLACEHOLDER.findall(text)


def _near_placeholder(name: str, written: Sequence[str]) -> str | None:
    near = quoted_near_name(name, _placeholders(written))
    return f"<{near[1:-1]}>" if near else None


def _filled_texts(steps: Sequence[Node]) -> Iterator[str]:
    """Yield every text of steps in which placeholders are filled."""
    for step in steps:
        yield from _lines_of(step)
        if "docString" in step:
            yield step["docString"]["content"]


def _lines_of(step: Node) -> Iterator[str]:
    """Yield the line of a step and the cells of its table."""
    yield step["text"]
    if "dataTable" in step:
        yield from (cell["value"] for row in step["dataTable"]["rows"] for cell in row["cells"])
