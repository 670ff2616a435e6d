"""The tags that the judge understands: the rules of a scenario, the example that it plays, and its editions."""

import re

from engine.value import value
from scenarios.near_names import near_name
from scenarios.scenario_errors import BadTag

_RULE = re.compile(r"(?:[a-z0-9][a-z0-9._-]*:[\w./-]+|\d{3}(?:\.\d+[a-z]?)?)")
_EXAMPLE = re.compile(r"(?P<edition>[a-z0-9][a-z0-9._-]*)/(?P<rule>[\w./-]+)#(?P<ordinal>[1-9]\d*)")
_WORD = re.compile(r"[\w.-]+")
_FORMS = {"rule": _RULE, "example": _EXAMPLE, "edition": _WORD}
_ALIKE = 0.8


@value
class Example:
    """An example of a document: its edition, its rule or heading, and its number among the examples there."""

    edition: str
    rule: str
    ordinal: int

    def __str__(self) -> str:
        return f"{self.edition}/{self.rule}#{self.ordinal}"


@value
class Meaning:
    """What the tags of a scenario mean; other tags have no meaning for the judge."""

    rules: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    editions: tuple[str, ...] = ()


def meaning_of(tags: tuple[str, ...], file: str | None = None, line: int | None = None) -> Meaning:
    """Return the meaning of tags, each thing once and in order.

    Raises:
        BadTag: a tag starts with a known name but is malformed, or its name is a misspelt known one.
    """
    rules: dict[str, None] = {}
    examples: dict[Example, None] = {}
    editions: dict[str, None] = {}
    for tag in tags:
        name, colon, said = tag.partition(":")
        if not colon:
            continue
        _refuse_misspelt(name, said, file, line)
        if name == "rule":
            rules[_said(_RULE, said, tag, "@rule:601.2c", file, line)] = None
        elif name == "example":
            examples[_example(_said(_EXAMPLE, said, tag, "@example:cr-2007-05/601.2d#1", file, line))] = None
        elif name == "edition":
            editions[_said(_WORD, said, tag, "@edition:cr-2007-05", file, line)] = None
    return Meaning(tuple(rules), tuple(examples), tuple(editions))


def is_readable(tag: str) -> bool:
    """Return whether a tag is well-formed, or has no meaning for the judge."""
    try:
        meaning_of((tag,))
    except BadTag:
        return False
    return True


def _said(form: re.Pattern[str], said: str, tag: str, like: str, file: str | None, line: int | None) -> str:
    if form.fullmatch(said):
        return said
    raise BadTag(f"the tag @{tag} is malformed", file=file, line=line, expected=f"a tag like {like}")


def _refuse_misspelt(name: str, said: str, file: str | None, line: int | None) -> None:
    """Refuse a tag with a misspelt name before something that only a tag of the judge has."""
    if name in _FORMS or name == "issue":
        return
    near = near_name(name, _FORMS, _ALIKE)
    if near is not None and _FORMS[near].fullmatch(said):
        raise BadTag(
            f"the tag @{name}:{said} has an unknown name",
            file=file,
            line=line,
            expected=" or ".join(f"@{each}:…" for each in _FORMS),
            nearest=f"@{near}:{said}",
        )


def _example(said: str) -> Example:
    edition, _, rest = said.partition("/")
    rule, _, ordinal = rest.rpartition("#")
    return Example(edition, rule, int(ordinal))
