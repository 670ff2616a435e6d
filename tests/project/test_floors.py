"""The floors of the engine: no circles of modules, imports at the top, one name for a module, numbers lead to rooms."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import engine
from engine.citations import IMPLEMENTATIONS, RuleId, rule
from judge.coverage.implementations import load_engine
from judge.rulebook.rule_entries import rules_by_id, rules_of
from judge.rulebook.rulebook_editions import REFERENCE
from tests.parsed_modules import nodes, tree

ROOT = Path(__file__).parents[2]
PACKAGES = ("engine", "scenarios", "judge")
PATHS = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for package in PACKAGES
    for path in sorted((ROOT / package).rglob("*.py"))
}
"""The file of each module of the house; a package goes by the name of its folder."""

FLOORS = tuple(sorted(path.parent.name for path in (ROOT / "engine").glob("*/__init__.py")))

RECURSIVE = frozenset((
    "engine.view.dependency",
    "engine.view.descriptions",
    "engine.view.fatal_damage",
    "engine.view.modifiers_in_force",
    "engine.view.referents",
    "engine.view.resemblance",
    "engine.view.values",
))  # fmt: skip
"""The one circle of modules: values ask descriptions, descriptions ask selections, and those ask values (718, 719)."""

MOST_RECURSIVE = 8

COMMAND = re.compile(r"judge\.cli|judge\..*_commands?|judge\..*\.command_options")
"""Modules of commands: a command loads what it needs as it is called."""

LATE = {
    "judge.answer_lines": "exploring is loaded for questions about what can follow",
    "judge.soak.checked_games": "the check of card data is loaded for cards of one's own",
    "judge.work.cluster_connection": "Dask is an extra, and loaded where somebody asks for a cluster",
    "judge.work.done_tasks": "processes and Dask take as long to load as a short run",
    "judge.work.explored_manner": "the bar is loaded at a terminal alone, and Dask where somebody asks for a cluster",
    "judge.work.folded_work": "the bar is loaded at a terminal alone",
    "judge.__main__": "the collector of garbage is set before anything loads",
    "judge.cardlists.own_cards": "the check of card data is loaded for cards of one's own",
    "judge.documents.lookup.applying_scenarios": "the engine is loaded for a feature that must be played for a look-up",
    "judge.documents.lookup.card_words": "the language of cards is loaded for a card that has not been told yet",
    "judge.documents.lookup.rule_lookup": "documents of one's own are read where a rule of theirs is asked for",
    "judge.documents.quotations": "documents of one's own are read where there are any",
    "judge.played_features": "the check of card data is loaded for cards of one's own",
    "judge.documents.drafts.drafts_in_use": "documents of one's own are read where a scenario is played under one",
    "judge.pytest_plugin": "pytest loads a plugin at every start, the engine only for features",
    "judge.reports.written_reports": "each report has modules of its own, with parsers that few runs need",
    "judge.runs.run_answer": "pages and JSON are made by templates and pydantic, which take longer than a short run",
    "judge.runs.shown_progress": "the progress bar is loaded for long runs",
    "judge.runs.watched_files": "the package that watches files is an extra",
    "scenarios.feature_plugin": "pytest loads a plugin at every start, pytest-bdd only for features",
    "scenarios.features.discovery": "the Gherkin parser is loaded for a feature that is not in the cache",
    "scenarios.library.schema": "the makers of schemas are loaded for a schema",
    "scenarios.playthrough.cards_by_name": "the grammar of cards is loaded for a card that a scenario describes",
    "scenarios.runner": "the parser of tag expressions is loaded for --tags",
}
"""The other modules of scenarios and judge with imports inside functions, each with its reason."""


# Modules and what they import


def for_types_alone(module: str) -> set[ast.AST]:
    """Return the imports under TYPE_CHECKING, which nothing does when the program runs."""
    if "TYPE_CHECKING" not in PATHS[module].read_text(encoding="utf-8"):
        return set()
    guarded = [
        node for node in nodes(PATHS[module]) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
    ]
    return {inner for node in guarded for inner in ast.walk(node)}


def imported(node: ast.AST) -> Iterator[str]:
    """Yield the names of the modules of the house that the statement imports."""
    match node:
        case ast.Import(names):
            yield from (alias.name for alias in names if alias.name in PATHS)
        case ast.ImportFrom(module, names) if module is not None:
            for alias in names:
                full = f"{module}.{alias.name}"
                yield from (name for name in (full if full in PATHS else module,) if name in PATHS)
        case _:
            pass


@cache
def arrows() -> dict[str, frozenset[str]]:
    """Return what each module imports of the house when the program runs, inside functions as well."""
    return {
        module: frozenset(
            target
            for guarded in (for_types_alone(module),)
            for node in nodes(PATHS[module])
            if isinstance(node, ast.Import | ast.ImportFrom) and node not in guarded
            for target in imported(node)
            if target != module
        )
        for module in PATHS
    }


def reached(module: str, within: frozenset[str]) -> set[str]:
    """Return the modules of the set that the module comes to by imports inside the set."""
    found: set[str] = set()
    ahead = [module]
    while ahead:
        further = (arrows()[ahead.pop()] & within) - found
        found |= further
        ahead += further
    return found


def late_imports(module: str) -> list[int]:
    """Return the lines of the imports inside functions."""
    every = nodes(PATHS[module])
    imports = {node for node in every if isinstance(node, ast.Import | ast.ImportFrom)}
    if imports <= set(tree(PATHS[module]).body):
        return []
    functions = (node for node in every if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    inside = {node for function in functions for node in ast.walk(function)}
    return sorted(node.lineno for node in imports & inside)


def test_the_modules_have_no_circle_but_the_one_that_is_named() -> None:
    """Python's sorter raises an error that shows the circle. The named one counts as a single module here."""
    one = "the circle that is named"
    sorter: TopologicalSorter[str] = TopologicalSorter()
    for module, targets in arrows().items():
        place = one if module in RECURSIVE else module
        sorter.add(place, *({one if target in RECURSIVE else target for target in targets} - {place}))
    sorter.prepare()


def test_the_circle_that_is_named_is_no_longer_than_it_has_to_be() -> None:
    assert all(module.startswith("engine.view.") for module in RECURSIVE)
    assert {module for module in RECURSIVE if reached(module, RECURSIVE) != RECURSIVE} == set()


def test_the_circle_is_short() -> None:
    assert len(RECURSIVE) <= MOST_RECURSIVE


def test_the_engine_imports_at_the_top_of_its_modules() -> None:
    late = {module for module in PATHS if module.startswith("engine") and late_imports(module)}
    assert late == set()


def test_only_commands_and_modules_with_a_reason_import_late() -> None:
    late = {module for module in PATHS if not module.startswith("engine") and late_imports(module)}
    assert {module for module in late if not COMMAND.fullmatch(module)} == set(LATE)


# Names


def test_no_two_modules_have_one_name() -> None:
    counted = Counter(path.stem for path in PATHS.values() if path.stem not in {"__init__", "__main__"})
    assert [name for name, times in counted.items() if times > 1] == []


def test_nothing_is_called_rules_but_what_belongs_to_the_rulebook() -> None:
    called = [module for module in PATHS if module.rpartition(".")[2] == "rules"]
    assert [module for module in called if not module.startswith("judge.rulebook")] == []


# The pages of the floors


@pytest.mark.parametrize("floor", FLOORS)
def test_the_page_of_a_floor_names_each_of_its_modules(floor: str) -> None:
    page = ast.get_docstring(tree(PATHS[f"engine.{floor}"])) or ""
    listed = re.findall(r"^    (\w+) {1,}\S", page, flags=re.MULTILINE)
    assert sorted(listed) == sorted(path.stem for path in (ROOT / "engine" / floor).glob("[!_]*.py"))


def test_the_map_names_each_floor() -> None:
    listed = re.findall(r"^    ([a-z]\w+) {2,}\S", engine.__doc__ or "", flags=re.MULTILINE)
    assert sorted(listed) == sorted((*FLOORS, "flow", "play"))


# From a rule's number to its room

OF_2009 = {"602.3b": "effects", "602.3c": "legality", "602.4": "events"}
"""Where rules of the combat rules of 2009 lead, as the map says under its table, if not to combat."""

NUMBERS = (
    "100.2", "102.1a", "102.2", "103.4",
    "200.1", "201.3", "205.1a",
    "303.2a", "304.3", "306.3b", "306.4b",
    "400.3b", "401.4b", "404.3", "407.1", "407.6a", "411.3b", "411.8a",
    "500.1", "501.2a", "503.2a",
    "601.2", "601.3", "602.2", "603.1",
    "706.1a", "707.3", "708.1b", "709.2h", "710.2c", "711.2", "717.3a", "717.3b",
    "800.1d", "800.2", "801.1b",
    "cr-2009-combat:601.2b", "cr-2009-combat:602.3c",
    "faq-2009-03:4",
    "starter-2006:keyword-totem",
)  # fmt: skip
"""Forty rules, drawn by lot from all chapters and documents that the engine implements rules of."""


@cache
def floors_by_number() -> dict[str, str]:
    """Return the table of the map: the floor for each beginning of a number."""
    rows = re.findall(r"^    (\d[\d.a-z, ]*?) {2,}(\w+) {2,}\S", engine.__doc__ or "", flags=re.MULTILINE)
    entries = [(number, floor) for numbers, floor in rows for number in numbers.split(", ")]
    assert len(entries) == len(dict(entries)), "an entry stands twice"
    return dict(entries)


def floor_of(number: str) -> str:
    """Return the floor to which a number of the rules of 2007 leads: that of the longest entry that it begins with."""
    return floors_by_number()[max((entry for entry in floors_by_number() if number.startswith(entry)), key=len)]


def guessed(number: str) -> set[str]:
    """Return the floors to which the map leads for the rule."""
    edition, _, plain = number.rpartition(":")
    if not edition:
        return {floor_of(plain)}
    if edition == "cr-2009-combat":
        return {OF_2009.get(plain, "combat")}
    about = rules_of(edition)[plain].about
    return {floor_of(rules_by_id(REFERENCE)[each].number) for each in about if each in rules_by_id(REFERENCE)}


@cache
def implemented() -> dict[RuleId, list[str]]:
    """Return the functions of the whole engine that implement each rule."""
    load_engine()
    return IMPLEMENTATIONS


def floors(number: str) -> set[str]:
    """Return the floors on which the rule is implemented."""
    return {function.split(".")[1] for function in implemented()[rule(number)]}


@pytest.mark.parametrize("number", NUMBERS)
def test_the_number_of_a_rule_leads_to_the_room_in_which_it_is_implemented(number: str) -> None:
    assert guessed(number) & floors(number)


def test_nearly_every_number_leads_to_its_room() -> None:
    """Forty numbers could be made to fit. Of all that are implemented, nineteen in twenty lead where the map says."""
    astray = [number for number in implemented() if not guessed(number) & floors(number)]
    assert len(NUMBERS) == len(set(NUMBERS)) == 40
    assert len(astray) * 20 <= len(implemented()), astray


def test_the_map_leads_to_floors_that_there_are() -> None:
    assert set(floors_by_number().values()) <= {*FLOORS, "flow", "play"}
