"""Tags as marks of pytest, none of which warns: `@rule:601.2c` is `rule(number="601.2c")`.

pytest ends the name of a registered mark at a colon or bracket, so what follows becomes the mark's argument. A tag with
the name of a mark that changes what pytest does becomes no mark, for then the two runners would disagree.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

ARGUMENT = {"rule": "number", "example": "of", "edition": "id", "issue": "id"}
_NAME = re.compile(r"[^:(]+")
_ACTED_ON = {"filterwarnings", "parametrize", "skip", "skipif", "tryfirst", "trylast", "usefixtures", "xfail"}


def register(config: pytest.Config, tags: Iterable[str]) -> None:
    """Register the marks that tags become, so that no tag warns."""
    known = {line.partition(":")[0].partition("(")[0].strip() for line in config.getini("markers")}
    for tag in tags:
        name = name_of(tag)
        if name is not None and name not in known:
            known.add(name)
            config.addinivalue_line("markers", f"{name}: a tag of the features")


def name_of(tag: str) -> str | None:
    """Return the name of the mark that a tag becomes, or nothing where it becomes none.

    >>> name_of("rule:601.2c"), name_of("wip"), name_of("skip"), name_of("_private")
    ('rule', 'wip', None, None)
    """
    match = _NAME.match(tag)
    if match is None or match.group() in _ACTED_ON or tag.startswith("_"):
        return None
    return match.group()


def mark_of(tag: str) -> pytest.MarkDecorator | None:
    """Return the mark that a tag becomes, or nothing where it becomes none."""
    name = name_of(tag)
    if name is None:
        return None
    mark: pytest.MarkDecorator = getattr(pytest.mark, name)
    said = tag[len(name) :].lstrip(":")
    if not said:
        return mark
    argument = ARGUMENT.get(name)
    return mark(**{argument: said}) if argument else mark(said)
