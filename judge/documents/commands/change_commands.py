"""judge rules impact and migrate: the effect of a change of the rules on scenarios, and their citations after it."""

from pathlib import Path
from typing import Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, Library, NoColour, complete_edition

Old = Annotated[
    str,
    typer.Argument(metavar="OLD", help="A file, FILE#EDITION, or an edition.", autocompletion=complete_edition),
]
New = Annotated[str, typer.Argument(metavar="NEW", help="The same.", autocompletion=complete_edition)]
Moves = Annotated[
    Path | None,
    typer.Option("--moves", metavar="FILE", help="A file for questions about unsure moves, and your answers."),
]
Features = Annotated[
    list[Path] | None,
    typer.Argument(metavar="PATH", help="Features; those carried along if none."),
]

NEEDS_REVIEW = 4


def impact(
    old: Old,
    new: New,
    features: Features = None,
    *,
    moves: Moves = None,
    library: Library = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Play the scenarios under both texts, and say which edit changes which verdict.

    Exit codes: 0 nothing changed, 1 verdicts changed, 2 unusable input, 4 review needed.
    """
    from judge.carried_features import carried_features
    from judge.documents.comparison.compared_documents import both
    from judge.documents.comparison.settled_moves import ask, settled_moves
    from judge.documents.impact.impact_analysis import impact_of
    from judge.documents.impact.impact_pages import impact_data, impact_lines
    from judge.documents.impact.resting_verdicts import resting_data, resting_lines, resting_verdicts
    from judge.documents.library_folder import library_folder

    first, second = both(old, new, library_folder(library))
    paths = [str(path) for path in features or (carried_features(),)]
    found = impact_of(first, second, paths, settled_moves(moves, first, second) if moves else None)
    if moves:
        ask(moves, found.comparison.questions)
    resting = resting_verdicts(found)
    # The functions of a removed rule are still there to be played: what changes without them are changed verdicts.
    lost = any(each.gone and each.changing for each in resting)
    code = 1 if found.code == NEEDS_REVIEW and lost else found.code
    complaints = tuple(str(each) for each in found.unreadable)
    if format_ is Format.JSON:
        from dataclasses import replace

        return replace(as_json(impact_data(found) | {"resting": resting_data(resting)}, code), complaints=complaints)
    lines = (*impact_lines(found), *resting_lines(resting))
    return Answer(lines, code=code, complaints=complaints, no_color=no_color)


def migrate(
    old: Old,
    new: New,
    features: Annotated[list[Path], typer.Argument(metavar="PATH", help="The features whose citations change.")],
    *,
    write: Annotated[bool, typer.Option("--write", help="Change the features; otherwise only show.")] = False,
    moves: Moves = None,
    library: Library = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Give the citations of features the numbers of a new document. Exit code 1 if one must be changed by hand."""
    from judge.documents.comparison.compared_documents import both
    from judge.documents.comparison.document_comparison import compare
    from judge.documents.comparison.settled_moves import ask, settled_moves
    from judge.documents.impact.citation_migration import migration, migration_data, migration_lines
    from judge.documents.impact.citation_migration import write as write_all
    from judge.documents.kept_contents import under_its_id
    from judge.documents.library_folder import library_folder

    first, second = both(old, new, library_folder(library))
    second = under_its_id(second, library_folder(library))
    comparison = compare(first, second, settled_moves(moves, first, second) if moves else None)
    migrated = migration(first, second, comparison, features)
    if moves:
        ask(moves, comparison.questions)
    if write:
        write_all(migrated)
    code = int(bool(migrated.refused))
    if format_ is Format.JSON:
        return as_json(migration_data(migrated, written=write), code)
    return Answer(tuple(migration_lines(migrated, written=write)), code=code, no_color=no_color)
