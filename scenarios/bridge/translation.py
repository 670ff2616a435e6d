"""Our features as features of pytest-bdd, so that its hooks and reports see what is played."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from pytest_bdd.gherkin_parser import Cell, DataTable, Location, Row
from pytest_bdd.parser import Feature as BddFeature
from pytest_bdd.parser import ScenarioTemplate
from pytest_bdd.parser import Step as BddStep

if TYPE_CHECKING:
    from pathlib import Path

    from scenarios.features.model import Feature, Scenario, Step, Table


def translated(feature: Feature, path: Path) -> BddFeature:
    """Return a feature as one of pytest-bdd, in which each row of an outline is a scenario."""
    translation = BddFeature(
        scenarios=OrderedDict(),
        filename=str(path),
        rel_filename=feature.uri,
        language=feature.language,
        keyword="Feature",
        name=feature.name,
        tags=set(),
        background=None,
        line_number=feature.line,
        description=feature.description,
    )
    for scenario in (each for each in feature.scenarios if each.fault is None):
        translation.scenarios[scenario.name] = _scenario(translation, scenario)
    return translation


def _scenario(feature: BddFeature, scenario: Scenario) -> ScenarioTemplate:
    template = ScenarioTemplate(
        feature=feature,
        keyword="Scenario",
        name=scenario.name,
        line_number=scenario.line,
        templated=False,
        description="",
        tags=set(scenario.tags),
    )
    for step in scenario.steps:
        template.add_step(_step(step))
    return template


def _step(step: Step) -> BddStep:
    return BddStep(
        name=step.text,
        type=step.keyword.lower(),
        indent=0,
        line_number=step.line,
        keyword=step.written,
        datatable=None if step.table is None else _table(step.table, step.line),
        docstring=step.doc,
    )


def _table(table: Table, line: int) -> DataTable:
    place = Location(column=1, line=line)
    rows = [Row(id="", location=place, cells=[Cell(place, cell) for cell in row]) for row in table]
    return DataTable(location=place, rows=rows)
