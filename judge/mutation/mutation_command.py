"""judge mutate: show which scenarios notice a change of the rules."""

from typing import TYPE_CHECKING, Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, NoColour
from judge.work.work_options import CheckpointFile, Cluster, Jobs, means_of

if TYPE_CHECKING:
    from judge.mutation.mutation_survey import Tried
    from judge.work.checkpoint import Json

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def mutate(
    paths: Annotated[
        list[str] | None, typer.Argument(metavar="PATH", help="The features to play; those carried along if none.")
    ] = None,
    *,
    editions: Annotated[bool, typer.Option("--editions", help="Only the fields of editions.")] = False,
    functions: Annotated[bool, typer.Option("--functions", help="Only the functions that implement rules.")] = False,
    name: Annotated[
        str | None, typer.Option("-k", metavar="TEXT", help="Only changes with this in their name.")
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    checkpoint: CheckpointFile = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Change each field of each edition and drop each function that implements a rule, one at a time, and play.

    It takes minutes; with --checkpoint it can be stopped and goes on when it is called again.

    Exit codes: 0 every change is noticed or explained, 1 one isn't, 2 unusable input.
    """
    from judge.mutation.changed_parameters import changes
    from judge.mutation.dropped_functions import drops
    from judge.mutation.mutation_cases import cases
    from judge.mutation.mutation_survey import survey, surveyed
    from judge.mutation.scenario_records import with_use
    from judge.work.checkpoint import Checkpoint, digest
    from judge.work.folded_work import folded

    means = means_of(jobs, cluster)
    part = name or ""
    played = with_use(cases(tuple(paths or ())))
    both = editions == functions
    of_editions = [each for each in changes() if part in each.name] if editions or both else []
    of_functions = [each for each in drops() if part in each.name] if functions or both else []
    asked: Json = {
        "command": "mutate",
        "changes": digest([each.name for each in (*of_editions, *of_functions)]),
        "scenarios": digest([(each.scenario, each.uri, each.asked) for each in played]),
    }
    kept = Checkpoint(checkpoint, asked) if checkpoint else None
    tried = surveyed(folded(survey((*of_editions, *of_functions), played), means, kept, no_color=no_color))
    number = len(of_editions)
    return _answer(tried[:number], tried[number:], format_, all_tried=both and name is None, no_color=no_color)


def _answer(
    editions: "tuple[Tried, ...]", functions: "tuple[Tried, ...]", format_: Format, *, all_tried: bool, no_color: bool
) -> Answer:
    from judge.mutation import mutation_report

    known = mutation_report.reasons()
    wrong = mutation_report.complaints((*editions, *functions), known, all_tried=all_tried)
    code = int(bool(wrong))
    if format_ is Format.JSON:
        data = {
            "editions": mutation_report.mutation_data(editions, known),
            "functions": mutation_report.mutation_data(functions, known),
            "unnoticed": list(wrong),
        }
        return as_json(data, code)
    lines = (
        *mutation_report.mutation_lines("What editions say", editions, known),
        *mutation_report.mutation_lines("What functions do", functions, known),
    )
    return Answer(lines, code=code, complaints=wrong, no_color=no_color)
