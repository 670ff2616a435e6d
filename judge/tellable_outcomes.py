"""Outcomes that can be told: a fault in telling one is that scenario's alone."""

import os
from collections.abc import Iterable
from dataclasses import replace

from judge.cited_rules import Cite
from judge.output_lines import Line
from judge.ruling import quiet_line, ruling_lines
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import SHOW_FAULTS, fault_message


def told(outcome: ScenarioOutcome, cite: Cite, *, quiet: bool) -> tuple[ScenarioOutcome, Iterable[Line]]:
    """Return the outcome and the lines that tell it.

    If a fault of the program keeps it from being told, the outcome is that it can't be judged, with the fault as the
    message; the environment variable for tracebacks has the fault raised.
    """
    try:
        return outcome, [quiet_line(outcome)] if quiet else list(ruling_lines(outcome, cite))
    except Exception as fault:
        if os.environ.get(SHOW_FAULTS):
            raise
        failed = _failed(outcome, fault)
        return failed, [quiet_line(failed)]


def tellable(outcome: ScenarioOutcome, cite: Cite) -> ScenarioOutcome:
    """Return the outcome, or that it can't be judged if the rulebook can't state a rule that it applied."""
    try:
        for rule in outcome.rules:
            cite(rule, outcome.edition)
    except LookupError as fault:
        if os.environ.get(SHOW_FAULTS):
            raise
        return _failed(outcome, fault)
    return outcome


def _failed(outcome: ScenarioOutcome, fault: Exception) -> ScenarioOutcome:
    return replace(outcome, verdict="cannot judge", rules=(), steps=(), message=fault_message(fault))
