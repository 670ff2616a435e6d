"""judge soak: random games in which everything that must hold is checked."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import As, Format, NoColour
from judge.documents.document_errors import RulesError
from judge.work.work_options import CheckpointFile, Cluster, Jobs, means_of

app = typer.Typer(add_completion=False, rich_markup_mode=None)

GAMES = 100


@app.command()
def soak(
    *,
    games: Annotated[
        int | None, typer.Option("--games", metavar="N", min=1, help=f"Play N games; {GAMES} if nothing is said.")
    ] = None,
    actions: Annotated[
        int | None, typer.Option("--actions", metavar="N", min=1, help="Play until N actions were taken.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Which games; equal seeds give equal games.")] = 0,
    cards: Annotated[
        str | None, typer.Option("--cards", metavar="FILE", help="Play also with the cards of this file.")
    ] = None,
    library: Annotated[
        str | None,
        typer.Option("--library", metavar="DIR", help="Your own library; else JUDGE_LIBRARY or your data folder."),
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    checkpoint: CheckpointFile = None,
    format_: As = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Play random games with random cards, and check after each action what must hold of every game.

    What breaks is told with the shortest script that still breaks: as a feature where sentences can say it, else as
    actions. Exit codes: 0 nothing broke, 1 something did, 2 unusable input, 130 stopped.
    """
    from judge.soak.checked_games import found_pool
    from judge.soak.soak_report import soak_data, soak_lines
    from judge.soak.soaked_games import Soaking, folding_of, soaked
    from judge.work.checkpoint import Checkpoint, Json
    from judge.work.folded_work import folded

    if not __debug__:
        raise RulesError("judge soak checks by assertions, which python -O leaves out; run it without -O")
    soaking = Soaking(seed, games if games or actions else GAMES, actions, cards, library)
    asked: Json = {
        "command": "soak",
        "seed": seed,
        "games": soaking.games,
        "actions": actions,
        "cards": found_pool(cards, library).digest,
    }
    kept = Checkpoint(checkpoint, asked) if checkpoint else None
    done = soaked(
        folded(folding_of(soaking, sent=cluster is not None), means_of(jobs, cluster), kept, no_color=no_color)
    )
    code = int(bool(done.broken))
    if format_ is Format.JSON:
        return as_json(soak_data(done, soaking), code)
    return Answer(tuple(soak_lines(done, soaking)), code=code, no_color=no_color)
