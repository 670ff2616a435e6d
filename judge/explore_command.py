"""judge explore: everything that can follow from where a scenario stands."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer
from judge.documents.commands.command_options import NoColour, complete_edition
from judge.work.work_options import CheckpointFile, Cluster, Jobs, means_of

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def explore(  # noqa: PLR0913 - a command has the options it has.
    place: Annotated[
        str, typer.Argument(metavar="FILE:LINE", help="A step of a scenario, or the scenario itself; or its name.")
    ],
    *,
    until: Annotated[
        str,
        typer.Option(
            "--until",
            metavar="HORIZON",
            help="How far to look: what has begun is over, the chain is empty, the combat concludes, the turn ends,"
            " the game ends, or a number of actions, such as 4 actions.",
        ),
    ] = "what has begun is over",
    scope: Annotated[
        str,
        typer.Option(
            "--scope",
            metavar="WHO",
            help="Who may act: choices (nobody: players pass and choose), everything, or a player: you, your opponent.",
        ),
    ] = "choices",
    goal: Annotated[
        str | None,
        typer.Option("--goal", metavar="'Then …'", help="A statement: is it so always, never, or by whose choice?"),
    ] = None,
    ever: Annotated[
        bool, typer.Option("--at-any-time", help="The goal is reached as soon as it is so, not only at the end.")
    ] = False,
    states: Annotated[int, typer.Option("--states", metavar="N", help="Look at N states at most.")] = 20_000,
    seconds: Annotated[int, typer.Option("--seconds", metavar="N", help="Look for N seconds at most.")] = 60,
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, help="Show N outcomes at most.")] = 12,
    brute_force: Annotated[
        bool, typer.Option("--brute-force", help="Treat no two states as one, and leave no move out.")
    ] = False,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            metavar="ID",
            help="Play under this edition instead of the tagged one.",
            autocompletion=complete_edition,
        ),
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    checkpoint: CheckpointFile = None,
    no_color: NoColour = False,
) -> Answer:
    """Show everything that can follow from where a scenario stands, and who can bring what about.

    A line of a When or a Then is where the scenario stands after it; any other line is its board.

    Exit codes: 0 the goal is decided, or without one all was looked at; 1 not within the bounds; 2 unusable input.
    """
    from engine.exploration.branches import ALL, BRUTE_FORCE
    from judge.explored_lines import ahead_lines, ends_lines, goal_lines
    from judge.scenario_places import stood
    from judge.work.explored_manner import exploring, kept_in
    from scenarios.exploration.ahead_words import actors_said, goal_said, horizon_said
    from scenarios.exploration.differing_ends import ends_of
    from scenarios.exploration.goal_findings import found_about, so_in
    from scenarios.exploration.look_ahead import Ahead, Bounds, look_ahead
    from scenarios.exploration.statements import goal as goal_of
    from scenarios.exploration.statements import stated

    here = stood(place, edition)
    kind, many = horizon_said(until)
    bounds = Bounds(states, seconds)
    ahead = Ahead(actors_said(here.play, scope), kind, many, bounds, BRUTE_FORCE if brute_force else ALL)
    wanted = None if goal is None else goal_of(here.play, stated(here.lookup, goal_said(goal)))
    asked = {"until": until, "scope": scope, "goal": goal if ever else None, "brute_force": brute_force}
    kept = kept_in(checkpoint, here, asked) if checkpoint else None
    with exploring(means_of(jobs, cluster), kept, no_color=no_color) as manner:
        looked = look_ahead(here.play, ahead, stop=wanted if ever else None, manner=manner)
    lines = list(ahead_lines(looked, here.told, until, scope))
    if wanted is None:
        lines += ends_lines(*ends_of(looked, here.play, here.lookup, most))
        return Answer(tuple(lines), code=0 if looked.found.complete else 1, no_color=no_color)
    found = found_about(looked, here.play, here.lookup, so_in(looked.found, wanted))
    lines += goal_lines(found, looked, goal_said(goal or ""))
    return Answer(tuple(lines), code=0 if found.finding.decided else 1, no_color=no_color)
