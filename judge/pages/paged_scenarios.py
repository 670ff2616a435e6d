"""Judging a scenario and making its page at once, in whichever process that is, so that only the page is sent on."""

from engine.value import replace
from judge.cited_rules import cite
from judge.pages.report_pages import scenario_html
from judge.played_features import Watched, watching
from judge.tellable_outcomes import tellable
from scenarios.judgement import Setting
from scenarios.playthrough.watched_scenario import Found
from scenarios.runner import Task, Timed, judged


def judged_with_page(task: Task, setting: Setting) -> Timed:
    """Return what comes of a task, with its page."""
    found: list[Found] = []
    timed = judged(task, watching(setting, found))
    outcome = tellable(timed.outcome, cite)
    return replace(timed, outcome=outcome, page=scenario_html(Watched(outcome, tuple(found)), cite))
