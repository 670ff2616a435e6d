"""judge rules review and accept: show the ledger of reviews, and add to it."""

from pathlib import Path
from typing import Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, Library, NoColour, complete_edition, complete_number

Ledger = Annotated[Path, typer.Option("--ledger", metavar="FILE", help="The ledger, a file to commit.")]
Of = Annotated[
    str,
    typer.Option(
        "--of",
        metavar="DOCUMENT",
        help="The document: a file, FILE#EDITION, or an edition.",
        autocompletion=complete_edition,
    ),
]
LEDGER = Path("rule-reviews.json")


def review(
    *,
    of: Of = "cr-2007-05",
    ledger: Ledger = LEDGER,
    library: Library = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """List the rules that nobody has reviewed as they are now. Exit code 1 if there are any."""
    from judge.documents.comparison.compared_documents import one
    from judge.documents.library_folder import library_folder
    from judge.documents.reviews.acceptance import standing_data, standing_lines
    from judge.documents.reviews.review_ledger import load
    from judge.documents.reviews.review_states import standings

    found = standings(one(of, library_folder(library)), load(ledger))
    code = int(any(each.status != "current" for each in found))
    if format_ is Format.JSON:
        return as_json(standing_data(found), code)
    return Answer(tuple(standing_lines(found)), code=code, no_color=no_color)


def accept(
    rules: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID", help="The rules, by number or key.", autocompletion=complete_number),
    ] = None,
    *,
    reason: Annotated[str, typer.Option("--reason", metavar="WHY", help="Why each is right as it is now.")] = "",
    by: Annotated[str, typer.Option("--by", metavar="NAME", envvar="USER", help="Who has read them.")] = "",
    on: Annotated[str, typer.Option("--on", metavar="DATE", help="When; today if not given.")] = "",
    cosmetic: Annotated[bool, typer.Option("--cosmetic", help="Also all rules whose change is cosmetic.")] = False,
    of: Of = "cr-2007-05",
    ledger: Ledger = LEDGER,
    library: Library = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Accept rules as they are now; their earlier reviews are kept."""
    from judge.documents.comparison.compared_documents import one
    from judge.documents.library_folder import library_folder
    from judge.documents.reviews.acceptance import acceptance, accepted
    from judge.documents.reviews.ledger_turns import turn_at
    from judge.documents.reviews.review_ledger import load, save
    from judge.output_lines import Line

    given = acceptance(by, on, reason)
    document = one(of, library_folder(library))
    with turn_at(ledger):
        reviews, chosen = accepted(document, load(ledger), rules or (), given, cosmetic=cosmetic)
        if chosen:
            save(ledger, reviews)
    if format_ is Format.JSON:
        rows = [{"rule": each.rule, "number": each.number, "was": each.status} for each in chosen]
        return as_json({"ledger": str(ledger), "accepted": rows})
    told = ", ".join(each.number for each in chosen) or "nothing"
    return Answer((Line(f"{ledger}: accepted {told}"),), no_color=no_color)
