"""The list of the editions of the rules, with what each of them sets."""

from collections.abc import Iterable, Iterator
from dataclasses import fields

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from judge.documents.drafts.draft_record import DraftRecord
from judge.output_lines import Line
from judge.rulebook import REFERENCE, editions

_LANGUAGES = {"en": "English", "fr": "French", "de": "German"}
_ABOUT_ITSELF = {"id", "title", "date", "sources"}


def edition_lines(drafts: Iterable[DraftRecord] = ()) -> Iterator[Line]:
    """Yield the id, title, date and language of each edition, then its parameters with the rules that set them.

    An edition other than the reference edition shows only the parameters that it sets itself, and names the rest. The
    drafts, documents of one's own under which scenarios can be played too, stand at the end.
    """
    known = editions()
    width = max(map(len, known))
    for edition in known.values():
        reference = "; the reference edition, whose numbers name the rules" if edition.id == REFERENCE else ""
        language = _LANGUAGES.get(edition.language, edition.language)
        yield Line(f"{edition.id:<{width}}  {edition.title}, {edition.date}, {language}{reference}", whole=True)
        yield from _parameters(EDITIONS[edition.id])
    for draft in drafts:
        own, home = draft.rules.edition, draft.rules.home
        about = ", ".join(filter(None, (own.title, own.date)))
        yield Line(f"{own.id:<{width}}  {about}; a document of yours, played as {home} but for", whole=True)
        yield from _parameters(draft.edition)


def _parameters(edition: Edition) -> Iterator[Line]:
    """Yield the parameters that the edition sets, then the names of those that it takes from other editions."""
    sources = dict(edition.sources)
    names = [field.name for field in fields(Edition) if field.name not in _ABOUT_ITSELF]
    taken: dict[str, list[str]] = {}
    for name in names:
        home, _, number = sources[name].partition(" ")
        if home == edition.id:
            yield Line(f"{_said(name)}: {_value(getattr(edition, name))} [{number}]", indent=2)
        else:
            taken.setdefault(home, []).append(_said(name))
    for home, left in taken.items():
        yield Line(f"as in {home}: {', '.join(left)}", indent=2)


def _said(name: str) -> str:
    return name.replace("_", " ")


def _value(value: int) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
