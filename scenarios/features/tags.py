"""The tags that the judge understands: the rules of a scenario, the example that it plays, and its editions."""

import re

from engine.state.editions import EDITIONS
from engine.value import value
from scenarios.near_names import near_name
from scenarios.scenario_errors import BadTag

_RULE = re.compile(r"(?:[a-z0-9][a-z0-9._-]*:[\w./-]+|\d{3}(?:\.\d+[a-z]?)?)")
_EXAMPLE = re.compile(r"(?P<edition>[a-z0-9][a-z0-9._-]*)/(?P<rule>[\w./-]+)#(?P<ordinal>[1-9]\d*)")
_NUMBER = re.compile(r"\d{3}\.\d+[a-z]?")
_LIKE = "rule:601.2c"
_WORD = re.compile(r"[\w.-]+")
_FORMS = {"rule": _RULE, "example": _EXAMPLE, "edition": _WORD}
_ALIKE = 0.8
_SIGN = re.compile(r"(?P<name>[A-Za-z]+)(?P<sign>[^\w:])(?P<said>.+)")
_IN_NAME = re.compile(r"(?:^|\s)@(?P<tag>(?:rule|example|edition):\S+)")


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
            _refuse_without_colon(tag, file, line)
            continue
        _refuse_misspelt(name, said, file, line)
        if name == "rule":
            rules[_said(_RULE, said, tag, "@rule:601.2c", file, line)] = None
        elif name == "example":
            examples[_example(_said(_EXAMPLE, said, tag, "@example:cr-2007-05/601.2d#1", file, line))] = None
        elif name == "edition":
            editions[_said(_WORD, said, tag, "@edition:cr-2007-05", file, line)] = None
    return Meaning(tuple(rules), tuple(examples), tuple(editions))


def refuse_in_name(name: str, file: str | None = None, line: int | None = None) -> None:
    """Refuse the name of a scenario that ends in a tag of the judge, which would be a part of the name.

    Raises:
        BadTag: a tag stands in the name.
    """
    found = _IN_NAME.search(name)
    if found is not None:
        what = f"@{found['tag']} stands in the name of the scenario, where it is no tag"
        raise BadTag(what, file=file, line=line, expected="tags on a line of their own above Scenario:")


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


def _refuse_without_colon(tag: str, file: str | None, line: int | None) -> None:
    """Refuse a bare number of a rule, and the name of a tag with another sign than a colon before what it says."""
    found = _SIGN.fullmatch(tag)
    name = near_name(found["name"], _FORMS, _ALIKE) if found else None
    meant = f"rule:{tag}" if _NUMBER.fullmatch(tag) else f"{name}:{found['said']}" if found and name else None
    if meant is None or (found and name and not _is_said(name, found["sign"], found["said"])):
        return
    what = f"the tag @{tag} has no colon"
    raise BadTag(what, file=file, line=line, expected=f"a tag like @{_LIKE}", nearest=f"@{meant}")


def _is_said(name: str, sign: str, said: str) -> bool:
    """Return whether a text is what a tag of that name says; a team's own tags may begin like ours and go on so."""
    if name == "edition" and sign != "=":
        return said in EDITIONS
    return _FORMS[name].fullmatch(said) is not None


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
