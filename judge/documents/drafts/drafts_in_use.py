"""The editions that scenarios can be played under: the published ones, and the drafts of the library in use."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from judge.documents.document_errors import RulesError
from judge.documents.library_folder import kept_editions, library_in_use
from judge.output_lines import Line
from judge.rulebook.draft_rules import DraftRules, look_for_drafts
from scenarios.editions_by_name import no_edition
from scenarios.scenario_errors import UnknownName

if TYPE_CHECKING:
    from judge.documents.drafts.draft_record import DraftRecord

SHOWN = 4


def edition_in_use(name: str) -> Edition:
    """Return the published edition with the id, or that which the imported document of the name makes.

    Raises:
        UnknownName: there is none; names the nearest.
    """
    if name in EDITIONS:
        return EDITIONS[name]
    # Documents of one's own are read where a scenario is played under one.
    from judge.documents.drafts.kept_drafts import kept_draft

    try:
        found = kept_draft(name, library_in_use())
        known = kept_editions(library_in_use())
    except RulesError as error:
        raise UnknownName(f"the document {name!r} can't be used: {error}") from None
    if found is None:
        raise no_edition(name, dict.fromkeys((*EDITIONS, *known)))
    return found.edition


def drafts_in_library() -> "Iterator[DraftRecord]":
    """Yield the drafts of the library in use by their names; what can't be read is no draft.

    Raises:
        BadLibrary: the library is no folder, or can't be read.
    """
    from judge.documents.drafts.kept_drafts import kept_draft

    library = library_in_use()
    for name in kept_editions(library):
        with suppress(RulesError):
            found = None if name in EDITIONS else kept_draft(name, library)
            if found is not None:
                yield found


def cite_drafts() -> None:
    """Have the rulebook cite rules of the drafts in the library in use."""
    look_for_drafts(_draft_rules)


def _draft_rules(name: str) -> DraftRules | None:
    library = library_in_use()
    if not (library / f"{name}.json").exists():
        return None
    from judge.documents.drafts.kept_drafts import kept_draft

    found = kept_draft(name, library)
    return found.rules if found else None


def draft_notes(names: Iterable[str]) -> tuple[str, ...]:
    """Return a note on each of the names that is a draft: how much of it differs and isn't played."""
    notes = []
    for name in dict.fromkeys(names):
        if name in EDITIONS:
            continue
        from judge.documents.drafts.kept_drafts import kept_draft

        found = kept_draft(name, library_in_use())
        if found is not None:
            notes.append(_note(name, found.rules.home, found.differs))
    return tuple(notes)


def note_line(note: str) -> Line:
    """Return the line of a note."""
    return Line(note, style="unsure", hang=2)


def _note(name: str, home: str, differs: tuple[str, ...]) -> str:
    played = f"{name} is a draft, played as {home} with the parameters that its text states"
    if not differs:
        return played
    many = "1 rule or term" if len(differs) == 1 else f"{len(differs)} rules or terms"
    such = ", ".join(differs[:SHOWN]) + (", …" if len(differs) > SHOWN else "")
    verb = "differs" if len(differs) == 1 else "differ"
    return f"{played}; {many} of it {verb} in substance and can't be played: {such} (judge rules impact {home} {name})"
