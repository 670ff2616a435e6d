"""The tags of ours: which rules a scenario is about, the example it plays, the editions it runs under."""

import re

from engine.value import value
from scenarios.near_names import near_name
from scenarios.scenario_errors import BadTag

_RULE = re.compile(r"(?:[a-z][a-z0-9-]*:[\w./-]+|\d{3}(?:\.\d+[a-z]?)?)")
_EXAMPLE = re.compile(r"(?P<edition>[a-z][a-z0-9-]*)/(?P<rule>[\w./-]+)#(?P<ordinal>[1-9]\d*)")
_WORD = re.compile(r"[\w.-]+")
_FORMS = {"rule": _RULE, "example": _EXAMPLE, "edition": _WORD}
_ALIKE = 0.8


@value
class Example:
    """An example of a document: its edition, the rule or heading it stands under, its place among those."""

    edition: str
    rule: str
    ordinal: int

    def __str__(self) -> str:
        return f"{self.edition}/{self.rule}#{self.ordinal}"


@value
class Meaning:
    """What a scenario's tags say; tags that are not ours are left to the team they belong to."""

    rules: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    editions: tuple[str, ...] = ()


def meaning_of(tags: tuple[str, ...], file: str | None = None, line: int | None = None) -> Meaning:
    """Return what the tags say, each thing once and in order.

    Raises:
        BadTag: a tag begins like one of ours and doesn't go on like one, or only nearly begins like one and goes on so.
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
    """Return whether a tag says what it must, or isn't one of ours."""
    try:
        meaning_of((tag,))
    except BadTag:
        return False
    return True


def _said(form: re.Pattern[str], said: str, tag: str, like: str, file: str | None, line: int | None) -> str:
    if form.fullmatch(said):
        return said
    raise BadTag(f"the tag @{tag} says nothing that can be read", file=file, line=line, expected=f"a tag like {like}")


def _refuse_misspelt(name: str, said: str, file: str | None, line: int | None) -> None:
    """Refuse a tag with the name of one of ours misspelt, and behind it what only ours say."""
    if name in _FORMS or name == "issue":
        return
    near = near_name(name, _FORMS, _ALIKE)
    if near is not None and _FORMS[near].fullmatch(said):
        raise BadTag(
            f"the tag @{name}:{said} is none of ours",
            file=file,
            line=line,
            expected=" or ".join(f"@{each}:…" for each in _FORMS),
            nearest=f"@{near}:{said}",
        )


def _example(said: str) -> Example:
    edition, _, rest = said.partition("/")
    rule, _, ordinal = rest.rpartition("#")
    return Example(edition, rule, int(ordinal))
