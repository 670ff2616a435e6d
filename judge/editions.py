"""The editions of the rules, listed for people."""

from collections.abc import Iterator

from judge.lines import Line
from judge.rulebook import REFERENCE, editions

_LANGUAGES = {"en": "English", "fr": "French", "de": "German"}


def edition_lines() -> Iterator[Line]:
    """Yield a line for each edition: its id, title, date and language, and which one is the reference."""
    known = editions()
    width = max(map(len, known))
    for edition in known.values():
        reference = "; the reference edition, whose numbers name the rules" if edition.id == REFERENCE else ""
        language = _LANGUAGES.get(edition.language, edition.language)
        yield Line(f"{edition.id:<{width}}  {edition.title}, {edition.date}, {language}{reference}", whole=True)
