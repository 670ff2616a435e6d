"""The report of a run as pages that need no server: a list of the scenarios, and a page for each."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path, PurePath

from engine.value import replace, value
from judge.cited_rules import Cite
from judge.pages.page_templates import assets, filled
from judge.pages.report_folder import report_folder, write_contents
from judge.pages.ruling_page import course_of, ruling_page
from judge.played_features import Watched
from judge.tellable_outcomes import tellable
from judge.verdicts import count, is_refused
from scenarios.outcome import ScenarioOutcome, without_states
from scenarios.runner import REFERENCE_EDITION, Timed
from scenarios.scenario_errors import Unreadable

LIST_SCRIPT = "report.js"
RULING_SCRIPT = "ruling.js"
ASSETS = ("judge.css", LIST_SCRIPT, RULING_SCRIPT)
POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'"
"""What the pages may load: their own style sheet and scripts, and nothing that stands in the page."""

SCENARIOS = "scenarios"


@value
class Entry:
    """A scenario in the list: its outcome without steps and state, the file of its page, its rules by their numbers."""

    outcome: ScenarioOutcome
    file: str
    numbers: tuple[str, ...]


def write_report(
    played: Iterable[Timed | Unreadable], place: str, cite: Cite
) -> tuple[list[ScenarioOutcome], list[Unreadable]]:
    """Write the pages of what is played into a folder, and return the outcomes and what could not be used.

    A page is made here of an outcome that has none yet, as for a scenario that was ended while it was played.
    The outcomes have neither steps nor states any more, for there may be many of them.

    Raises:
        UnusableFolder: something stands there that is no report, or it can't be written there.
    """
    entries: list[Entry] = []
    problems: list[Unreadable] = []
    names: set[str] = set()
    with report_folder(Path(place)) as report:
        (report.folder / SCENARIOS).mkdir()
        for each in played:
            if isinstance(each, Unreadable):
                problems.append(each)
                continue
            outcome = tellable(each.outcome, cite)
            name = _file_name(outcome, names)
            page = scenario_html(Watched(outcome), cite) if each.page is None else each.page
            report.put(f"{SCENARIOS}/{name}", page.encode())
            entries.append(_entry(outcome, name, cite))
        report.put("index.html", _list_html(entries, problems, cite).encode())
        for name, data in assets(ASSETS).items():
            report.put(name, data)
        write_contents(report.folder)
    return [entry.outcome for entry in entries], problems


def scenario_html(watched: Watched, cite: Cite) -> str:
    """Return the page of one scenario."""
    page = ruling_page(watched.outcome, course_of(watched), cite)
    shown = {"page": page, "assets": "../", "scripts": (RULING_SCRIPT,), "policy": POLICY}
    return filled("scenario.html", shown)


def _list_html(entries: Sequence[Entry], problems: Sequence[Unreadable], cite: Cite) -> str:
    counted = count(entry.outcome for entry in entries)
    shown = {
        "title": f"Rulings: {counted.scenarios} scenarios",
        "counted": counted,
        "groups": [(uri, list(group)) for uri, group in groupby(entries, lambda entry: entry.outcome.uri)],
        "rules": _cited(entries, cite),
        "tags": sorted({tag for entry in entries for tag in entry.outcome.tags}),
        "problems": [str(problem) for problem in problems],
        "reference": REFERENCE_EDITION,
        "assets": "",
        "scripts": (LIST_SCRIPT,),
        "policy": POLICY,
    }
    return filled("report.html", shown)


def _cited(entries: Sequence[Entry], cite: Cite) -> list[tuple[str, str]]:
    """Return the number and title of each rule that the scenarios cite, in the order of their numbers."""
    cited = {(rule, entry.outcome.edition) for entry in entries for rule in entry.outcome.rules}
    said = {(each.number, each.title) for each in (cite(rule, edition) for rule, edition in cited)}
    titles = dict(sorted(said, reverse=True))
    return sorted(titles.items(), key=lambda each: [part.zfill(4) for part in re.findall(r"\d+|\D+", each[0])])


def _entry(outcome: ScenarioOutcome, file: str, cite: Cite) -> Entry:
    numbers = tuple(dict.fromkeys(cite(rule, outcome.edition).number for rule in outcome.rules))
    kept = replace(without_states(outcome), refused=is_refused(outcome))
    return Entry(kept, file, numbers)


def _file_name(outcome: ScenarioOutcome, taken: set[str]) -> str:
    """Return the name of a page, which no other page has: that of the feature's file, the line and the edition."""
    plain = unicodedata.normalize("NFKD", PurePath(outcome.uri).stem).encode("ascii", "ignore").decode().lower()
    kept = "-".join(re.findall(r"[a-z0-9]+", plain))[:LONGEST_NAME] or "scenario"
    edition = "" if outcome.edition == REFERENCE_EDITION else f"-{outcome.edition}"
    name = wanted = f"{kept}-{outcome.line}{edition}"
    number = 1
    while name in taken:
        number += 1
        name = f"{wanted}-{number}"
    taken.add(name)
    return f"{name}.html"


LONGEST_NAME = 80
