"""judge ruling: the ruling on one scenario, or the causal tree of its events."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer
from judge.documents.commands.command_options import NoColour, complete_edition

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def ruling(
    place: Annotated[str, typer.Argument(metavar="FILE:LINE", help="The scenario that stands there.")],
    *,
    state: Annotated[bool, typer.Option("--state", help="Show the whole state, not only what has changed.")] = False,
    tree: Annotated[
        bool, typer.Option("--tree", "--verbose", "-v", help="Show which event caused which, and by which rules.")
    ] = False,
    depth: Annotated[
        int | None, typer.Option("--depth", metavar="N", min=1, help="The tree down to this level of causes.")
    ] = None,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            metavar="ID",
            help="Play under this edition instead of the tagged ones.",
            autocompletion=complete_edition,
        ),
    ] = None,
    no_color: NoColour = False,
) -> Answer:
    """Show the ruling on one scenario, or its causal tree: which event caused which, and by which rules.

    Exit codes as of `judge run`.
    """
    from judge.cited_rules import cite
    from judge.documents.drafts.drafts_in_use import draft_notes, note_line
    from judge.played_features import Asked, play
    from judge.short_ruling import short_ruling_lines
    from judge.trace import tree_lines
    from judge.verdicts import count, exit_code
    from scenarios.outcome import ScenarioOutcome

    played = tuple(play(Asked((place,), edition=edition)))
    outcomes = [each for each in played if isinstance(each, ScenarioOutcome)]
    problems = tuple(str(each) for each in played if isinstance(each, Exception))
    if len({outcome.line for outcome in outcomes}) > 1:
        named = ", ".join(str(outcome.line) for outcome in outcomes[:8])
        several = f"{place} holds several scenarios; name one as FILE:LINE (lines {named})"
        return Answer(code=2, complaints=(several,))
    causes = tree or depth is not None
    told_lines = (
        tree_lines(outcome, cite, depth) if causes else short_ruling_lines(outcome, cite, state=state)
        for outcome in outcomes
    )
    code = exit_code(count(outcomes), unreadable=bool(problems))
    nothing = () if outcomes or problems else ("no scenario was selected",)
    lines = tuple(line for each in told_lines for line in each)
    notes = map(note_line, draft_notes(outcome.edition for outcome in outcomes))
    return Answer((*lines, *notes), code=code, complaints=(*problems, *nothing), no_color=no_color)
