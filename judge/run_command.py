"""judge run: scenarios are played, and their rulings printed and reported."""

import re
import sys
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from judge.ask_command import Question, answer_to, standard_input
from judge.cache_folder import signed_cache
from judge.documents.command_answers import Answer
from judge.documents.commands.command_options import NoColour, complete_edition
from judge.documents.document_errors import RulesError, quoted
from judge.played_features import Asked
from judge.reports.github_report import on_github
from judge.reports.written_reports import Reports, checked
from judge.rulebook import REFERENCE
from judge.runs.chosen_tasks import listed_places, passes_of, shard
from judge.runs.last_run import failed_places
from judge.runs.run_answer import RunAnswer, RunFormat, Shown
from judge.tellable_outcomes import Telling
from judge.verdicts import ExitCode
from judge.work.divided_work import Means
from judge.work.work_options import MOST_JOBS, Cluster, means_of
from scenarios.given_files import STANDARD_INPUT
from scenarios.runner import JudgesOne, judged, one_after_another_by
from scenarios.scenario_errors import BadArgument

if TYPE_CHECKING:
    from scenarios.runner import Judges

app = typer.Typer(add_completion=False, rich_markup_mode=None)

_OF_A_FEATURE = (
    r"^\s*(?:#\s*language|Feature|Rule|Background|Scenario|Example|Scenario (?:Outline|Template)|Examples|Scenarios):"
)


def _option(name: str, said: str, metavar: str | None = None) -> object:
    """Return an option of the command."""
    return typer.Option(name, metavar=metavar, help=said)


@app.command()
def run(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PATH",
            help="Folders, files, FILE:LINE, @LIST of them, - for standard input; the carried features if none.",
        ),
    ] = None,
    *,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print one line per scenario.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Print every event, rule and card.")] = False,
    format_: Annotated[RunFormat, typer.Option("--format", help="How to print it.")] = RunFormat.TEXT,
    schema: Annotated[bool, _option("--schema", "Print the JSON schema of the report and stop.")] = False,
    state: Annotated[bool, _option("--state", "Show the whole state at the end, also in JSON.")] = False,
    durations: Annotated[bool, _option("--durations", "Report how long scenarios took, in files and JSON.")] = False,
    slowest: Annotated[
        int | None, typer.Option("--slowest", metavar="N", min=1, help="List the N slowest scenarios.")
    ] = None,
    junit: Annotated[str | None, _option("--junit", "Write JUnit XML into this file.", "FILE")] = None,
    messages: Annotated[str | None, _option("--messages", "Write Cucumber messages into this file.", "FILE")] = None,
    html: Annotated[str | None, _option("--html", "Write the rulings as pages into this folder.", "DIR")] = None,
    github: Annotated[bool, _option("--github", "Print annotations for GitHub, as its jobs do by themselves.")] = False,
    tags: Annotated[str | None, _option("--tags", "Play what this Cucumber tag expression chooses.", "EXPR")] = None,
    name: Annotated[str | None, _option("-k", "Play the scenarios with this in their names.", "TEXT")] = None,
    last_failed: Annotated[
        bool, _option("--last-failed", "Play what was not as ruled the last time here; all if nothing.")
    ] = False,
    rerun: Annotated[
        str | None, _option("--rerun", "List what is not as ruled in this file, to play with @FILE.", "FILE")
    ] = None,
    part: Annotated[str | None, _option("--shard", "Play one part of several, such as 2/5.", "PART/OF")] = None,
    fail_fast: Annotated[bool, _option("--fail-fast", "Stop at the first that is not as ruled.")] = False,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", metavar="N", min=1, max=MOST_JOBS, help="Play in N processes at once.")
    ] = None,
    cluster: Cluster = None,
    timeout: Annotated[
        str | None, _option("--timeout", "End a scenario that takes longer, which then can't be judged.", "SECONDS")
    ] = None,
    cached: Annotated[bool, _option("--cached", "Play only what has changed since it was played like this.")] = False,
    anew: Annotated[bool, _option("--anew", "Play like --cached, and print only what was played.")] = False,
    watch: Annotated[bool, _option("--watch", "Play again what a saved file touches, until interrupted.")] = False,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition",
            metavar="ID",
            help="Play under this edition instead of the tagged ones.",
            autocompletion=complete_edition,
        ),
    ] = None,
    cards: Annotated[str | None, _option("--cards", "Card data whose names come before the library's.", "FILE")] = None,
    library: Annotated[
        str | None, _option("--library", "Your own library; else JUDGE_LIBRARY or your data folder.", "DIR")
    ] = None,
    no_color: NoColour = False,
) -> Answer | RunAnswer:
    """Play scenarios and print their rulings; of more than three a line per file, and what is not as ruled.

    Exit codes: 0 all as ruled, 1 something differs, 2 unusable input, 3 something can't be judged, 5 nothing selected.
    """
    if schema:
        from judge.report import report_schema

        return Answer(text=report_schema(lines=format_ is RunFormat.JSON_LINES))
    places = listed_places(paths or (failed_places() if last_failed else ()))
    if paths and not places:
        return Answer(code=ExitCode.NOTHING_SELECTED, complaints=("no scenario was selected",))
    if places == [STANDARD_INPUT] and not _is_feature(standard_input()):
        question = Question(edition or REFERENCE, cards, library, state=state, json=format_ is not RunFormat.TEXT)
        return _ruled(standard_input(), question, no_color=no_color)
    asked = Asked(tuple(places), tags, name, edition, fail_fast, cards, library)
    telling = _telling(quiet=quiet, verbose=verbose, state=state)
    shown = Shown(format_, telling, state, durations, slowest or 0, html, anew=anew)
    reports = checked(Reports(junit, messages, rerun, github or on_github()))
    if html is not None:
        _refuse_beside_pages(format_, kept=bool(cluster or cached or anew or watch))
    passes = passes_of(shard(part) if part else None, last_failed=last_failed)
    means = _means(jobs, timeout, cluster, cached=cached or anew or watch)
    judges = _judges(asked, means, _judges_one(asked, html=html is not None, cached=cached or anew or watch))
    then = partial(_watch, asked) if watch else None
    return RunAnswer(asked, shown, reports, passes=passes, judges=judges, no_color=no_color, then=then)


def _watch(asked: Asked) -> None:
    """Play again what a saved file touches.

    Raises:
        RulesError: the package that watches files isn't installed.
    """
    from judge.runs.watched_files import play_again_when_saved

    play_again_when_saved(asked, tuple(sys.argv[1:]))


def _ruled(text: str, question: Question, *, no_color: bool) -> Answer:
    """Return the ruling on sentences without headers.

    Raises:
        BadArgument: there are none.
    """
    if re.search(r"^\s*[^\s#]", text, re.MULTILINE) is None:
        raise BadArgument("standard input holds no sentence", expected="a feature file, or sentences without headers")
    return answer_to(text, question, no_color=no_color)


def _is_feature(text: str) -> bool:
    """Return whether a text is a feature file, or what is left of one; else it says sentences without headers."""
    return re.search(_OF_A_FEATURE, text, re.MULTILINE) is not None


def _telling(*, quiet: bool, verbose: bool, state: bool) -> Telling:
    """Return how outcomes are told.

    Raises:
        RulesError: a line each and everything are asked for together.
    """
    if quiet and verbose:
        raise RulesError("--quiet prints a line per scenario and --verbose everything; say one of them")
    return "quiet" if quiet else "whole" if verbose else "state" if state else "short"


def seconds(written: str) -> float:
    """Return the seconds that are written as a number above 0.

    >>> seconds("2.5")
    2.5

    Raises:
        RulesError: they are none.
    """
    if re.fullmatch(r"\d{1,6}(\.\d{1,6})?", written) is None or not float(written):
        raise RulesError(f"--timeout {quoted(written)} is no number of seconds", hint="write such as 10 or 0.5")
    return float(written)


def _refuse_beside_pages(format_: RunFormat, *, kept: bool) -> None:
    """Refuse what can't be done in one run with pages.

    Raises:
        RulesError: pages are wanted together with JSON, or of scenarios that this machine doesn't play now.
    """
    if format_ is not RunFormat.TEXT:
        raise RulesError(f"--html writes pages; leave --format {format_} out, or play a second time with it")
    if kept:
        raise RulesError("--html plays every scenario here and now; leave --cluster, --cached, --anew and --watch out")


def _means(jobs: int | None, timeout: str | None, cluster: str | None, *, cached: bool) -> Means:
    """Return by which means scenarios are judged.

    Raises:
        RulesError: what is asked for doesn't go together.
    """
    if cluster is not None and cached:
        raise RulesError("what --cached, --anew and --watch remember is on this machine; leave --cluster out")
    return means_of(jobs or 1, cluster, None if timeout is None else seconds(timeout))


def _judges(asked: Asked, means: Means, judges_one: JudgesOne) -> "Judges | None":
    """Return the way to judge that was asked for; None for one scenario after another in this process."""
    if means != Means():
        from judge.runs.worker_processes import in_processes

        return in_processes(asked, means, judges_one)
    return None if judges_one is judged else one_after_another_by(judges_one)


def _judges_one(asked: Asked, *, html: bool, cached: bool) -> JudgesOne:
    """Return the way to judge one scenario; without a cache that can be signed nothing is remembered."""
    if html:
        from judge.pages.paged_scenarios import judged_with_page

        return judged_with_page
    cache = signed_cache()
    if not cached or cache is None:
        return judged
    from judge.runs.remembered_results import RememberedResults

    return RememberedResults(cache, asked)
