"""Our own features under pytest: it collects all of them, and what it plays ends as the runner says."""

import os
import re
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

from pytest_bdd.parser import Step as BddStep

from judge.cache_folder import signed_cache
from judge.carried_features import carried_features
from scenarios.bridge.translation import translated
from scenarios.features.discovery import load_features
from scenarios.features.model import Feature, Scenario, Step
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import editions_of, full_setting
from tests import forked_start
from tests.night import NIGHT
from tests.played_once import PlayedOnce

ROOT = Path(__file__).parents[2]
INSTALLED = any(entry.value == "judge.pytest_plugin" for entry in entry_points(group="pytest11"))
LOADED = [] if INSTALLED else ["-p", "judge.pytest_plugin"]
CHOOSING = """
import os
from pathlib import Path

CHOSEN = set(Path(os.environ["CHOSEN"]).read_text(encoding="utf-8").splitlines())

def pytest_collection_modifyitems(config, items):
    left = [item for item in items if item.nodeid not in CHOSEN]
    items[:] = [item for item in items if item.nodeid in CHOSEN]
    config.hook.pytest_deselected(items=left)
"""

Play = tuple[Scenario, ScenarioOutcome]


def test_pytest_and_the_runner_count_our_features_alike(played_once: PlayedOnce, tmp_path: Path) -> None:
    plays = list(played_once.play_all())
    chosen = plays if NIGHT else list(a_sample(plays))
    (tmp_path / "choosing.py").write_text(CHOOSING, encoding="utf-8")
    (tmp_path / "chosen").write_text("\n".join(map(node, chosen)), encoding="utf-8")
    judged = Counter("passed" if one.verdict == "as ruled" else "failed" for _, one in chosen)
    left = len(plays) - len(chosen)
    output = run(tmp_path)
    assert counts(output) == {**judged, **({"deselected": left} if left else {})}, output[-2000:]


def a_sample(plays: list[Play]) -> Iterator[Play]:
    """Yield as many plays as it takes to play all that any of them plays."""
    shown = {place: set(what_is_played(play)) for place, play in enumerate(plays)}
    while shown:
        chosen = max(shown, key=lambda place: len(shown[place]))
        yield plays[chosen]
        known = shown[chosen]
        shown = {place: more for place, each in shown.items() if (more := each - known)}


def what_is_played(play: Play) -> Iterator[object]:
    """Yield each sentence of a scenario, with what stands under it, its edition, its folder and how it ends."""
    scenario, outcome = play
    for step in scenario.steps:
        sentence = full_setting().lookup.find(step.keyword, step.text).sentence
        yield sentence, step.written, step.table is None, step.doc is None
    yield from (outcome.edition, Path(outcome.uri).parent, outcome.verdict, scenario.outline is None)


def node(play: Play) -> str:
    """Return what pytest calls a play."""
    scenario, outcome = play
    edition = f" [{outcome.edition}]" if len(editions_of(scenario)) > 1 else ""
    return f"{outcome.uri}::{scenario.name}{edition}"


def run(choosing: Path) -> str:
    """Return what pytest prints that collects all features and plays those which were chosen."""
    asked = [*LOADED, "features", "--judge-features", "-q", "--color=no"]
    others = ("cacheprovider", "xdist", "randomly", "pytest_cov", "hypothesispytest")
    quiet = [*(word for each in others for word in ("-p", f"no:{each}")), "-p", "choosing"]
    path = os.pathsep.join(filter(None, [str(choosing), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path, "CHOSEN": str(choosing / "chosen")}
    return forked_start.run("pytest", *asked, *quiet, cwd=ROOT, env=environment).stdout


def counts(output: str) -> dict[str, int]:
    """Return the counts of pytest's last line."""
    last = output.splitlines()[-1]
    return {word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|deselected|errors?)", last)}


def test_pytest_is_handed_every_step_of_every_scenario() -> None:
    features = [each for each in load_features([carried_features()], signed_cache()) if isinstance(each, Feature)]
    assert len(features) == len(list(carried_features().rglob("*.feature")))
    for feature in features:
        handed_over = translated(feature, Path(feature.uri)).scenarios
        assert {name: ([*map(written, each.steps)], each.tags) for name, each in handed_over.items()} == {
            scenario.name: ([*map(read, scenario.steps)], set(scenario.tags)) for scenario in feature.scenarios
        }


def written(step: BddStep) -> tuple[object, ...]:
    """Return the parts of a step that pytest-bdd plays."""
    table = step.datatable and tuple(tuple(cell.value for cell in row.cells) for row in step.datatable.rows)
    return step.type, step.keyword, step.name, step.line_number, table, step.docstring


def read(step: Step) -> tuple[object, ...]:
    """Return the same parts of a step as the runner plays it."""
    return step.keyword.lower(), step.written, step.text, step.line, step.table, step.doc
