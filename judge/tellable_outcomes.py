"""Outcomes that can be told: a fault in telling one is that scenario's alone."""

import os
from collections.abc import Iterable
from dataclasses import replace
from typing import Literal, TypeAlias, assert_never

from judge.cited_rules import Cite
from judge.output_lines import Line
from judge.ruling import quiet_line, ruling_lines
from judge.short_ruling import short_ruling_lines
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import SHOW_FAULTS, fault_message

Telling: TypeAlias = Literal["quiet", "short", "state", "whole"]
"""How outcomes are told: in a line each, shortly, shortly with the whole state, or with every event and rule."""


def told(outcome: ScenarioOutcome, cite: Cite, telling: Telling) -> tuple[ScenarioOutcome, Iterable[Line]]:
    """Return the outcome and the lines that tell it.

    If a fault of the program keeps it from being told, the outcome is that it can't be judged, with the fault as the
    message; the environment variable for tracebacks has the fault raised.
    """
    try:
        return outcome, list(_lines(outcome, cite, telling))
    except Exception as fault:
        if os.environ.get(SHOW_FAULTS):
            raise
        failed = _failed(outcome, fault)
        return failed, [quiet_line(failed)]


def _lines(outcome: ScenarioOutcome, cite: Cite, telling: Telling) -> Iterable[Line]:
    match telling:
        case "quiet":
            return (quiet_line(outcome),)
        case "short" | "state":
            return short_ruling_lines(outcome, cite, state=telling == "state")
        case "whole":
            return ruling_lines(outcome, cite)
        case _:
            assert_never(telling)


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
