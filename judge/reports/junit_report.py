"""The report of a run as JUnit XML, which build servers read.

A feature file is a suite, a scenario under an edition a case with its file and line. What differs is a failure. What
can't be judged is an error: a scenario that is written wrongly, one that the engine can't rule on, and a file that
can't be used.
"""

import re
from itertools import groupby
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from judge.reports.run_record import RunRecord, stopped_step, what_led_there
from judge.verdicts import is_refused
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import Unreadable

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_report(record: RunRecord) -> str:
    """Return the run as JUnit XML; times are in seconds, and only in a record that is timed."""
    suites = Element("testsuites", name="judge run")
    for uri, members in groupby(record.outcomes, key=lambda each: each.outcome.uri):
        suite = _suite(suites, uri)
        for timed in members:
            _add_case(suite, timed.outcome, _time(record.seconds_of(timed)))
    for problem in record.problems:
        suite = _suite(suites, problem.file or "input")
        case = SubElement(suite, "testcase", name="the file can be used", classname=_class(problem.file or "input"))
        _place(case, problem.file, problem.line)
        _add_fault(case, "error", _kind(problem), problem.explanation(), "")
    for suite in suites:
        _count(suite, _sum_of(record, suite))
    _count(suites, sum(each.seconds or 0 for each in record.outcomes) if record.timed else None)
    indent(suites)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(suites, encoding="unicode")}\n'


def _suite(suites: Element, uri: str) -> Element:
    return SubElement(suites, "testsuite", name=_clean(uri), file=_clean(uri))


def _add_case(suite: Element, outcome: ScenarioOutcome, time: dict[str, str]) -> None:
    name = f"{outcome.name} [{outcome.edition}]"
    case = SubElement(suite, "testcase", {"name": _clean(name), "classname": _class(outcome.uri), **time})
    _place(case, outcome.uri, outcome.line)
    if outcome.verdict == "as ruled":
        return
    step = stopped_step(outcome)
    where = f"{outcome.uri}:{step.line if step else outcome.line}"
    message = outcome.message or outcome.verdict
    if outcome.verdict == "differs":
        _add_fault(case, "failure", "differs", message, f"{where}\n{what_led_there(outcome)}")
    else:
        kind = "refused" if is_refused(outcome) else "cannot judge"
        _add_fault(case, "error", kind, message, f"{where}\n{what_led_there(outcome)}")


def _add_fault(case: Element, tag: str, kind: str, message: str, text: str) -> None:
    SubElement(case, tag, type=kind, message=_clean(message)).text = _clean(text)


def _place(case: Element, file: str | None, line: int | None) -> None:
    if file is not None:
        case.set("file", _clean(file))
    if line is not None:
        case.set("line", str(line))


def _count(element: Element, seconds: float | None) -> None:
    """Write how many cases an element holds, how many of them failed, and how long they took together."""
    element.set("tests", str(_number(element, "testcase")))
    element.set("failures", str(_number(element, "failure")))
    element.set("errors", str(_number(element, "error")))
    for name, said in _time(seconds).items():
        element.set(name, said)


def _sum_of(record: RunRecord, suite: Element) -> float | None:
    if not record.timed:
        return None
    return sum(float(case.get("time", "0")) for case in suite)


def _number(element: Element, tag: str) -> int:
    return sum(1 for _ in element.iter(tag))


def _time(seconds: float | None) -> dict[str, str]:
    return {} if seconds is None else {"time": f"{seconds:.3f}"}


def _class(uri: str) -> str:
    """Return a feature file's path as consumers group cases by it: its folders and name with dots between them.

    >>> _class("features/6-combat/602-combat-step.feature")
    'features.6-combat.602-combat-step'
    """
    return _clean(uri.removesuffix(".feature").strip("./").replace("/", "."))


def _kind(problem: Unreadable) -> str:
    return type(problem).__name__


def _clean(text: str) -> str:
    """Return the text with the characters that XML can't hold as escapes."""
    return _NOT_XML.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)
