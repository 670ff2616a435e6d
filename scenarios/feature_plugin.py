"""The pytest plugin: `pytest features` plays feature files, with no step code of their own.

Every `.feature` file in pytest's paths is collected. `judge_features = false` in pytest's configuration, or the option
`--no-judge-features`, has pytest ignore them; `--judge-features` collects them in spite of the configuration.

pytest loads this module in every run wherever the distribution is installed, so it imports `scenarios.bridge` only once
pytest-bdd is there and a feature file is collected: that takes as long as the whole engine.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from scenarios.given_files import is_feature
from scenarios.linked_folders import hand_over, linked_folders, take_over, told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenarios.judgement import Setting

MARKERS = (
    "rule(number): the rule that a scenario is about (@rule:601.2c)",
    "example(of): the example of a document that a scenario plays (@example:cr-2007-05/601.2d#1)",
    "edition(id): the edition that a scenario runs under (@edition:cr-2009-combat)",
)
STEPS = "wowtcg_judge_steps"


class Hooks:
    """Hooks for other plugins."""

    @pytest.hookspec(firstresult=True)
    def pytest_judge_setting(self, config: pytest.Config) -> Setting | None:
        """Return the setting for judging: which rules and examples are known, and where cards are found.

        Without an answer every rule is accepted, and cards are those of the library.
        """


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Add the hooks for other plugins."""
    pluginmanager.add_hookspecs(Hooks)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that collect feature files or ignore them."""
    parser.addini("judge_features", "collect .feature files and play them (default: true)", type="bool", default=True)
    group = parser.getgroup("wowtcg-judge")
    group.addoption(
        "--judge-features",
        action="store_true",
        default=None,
        dest="judge_features",
        help="collect .feature files and play them, whatever the configuration says",
    )
    group.addoption(
        "--no-judge-features",
        action="store_false",
        default=None,
        dest="judge_features",
        help="leave .feature files alone",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marks, and the steps if pytest-bdd is installed."""
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    if config.pluginmanager.hasplugin("pytest-bdd"):
        from scenarios.bridge import steps

        config.pluginmanager.register(steps, STEPS)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Return whether a folder is a link that pytest would go round and round by, or again and again."""
    return True if _wanted(config) and linked_folders(config).is_left_out(collection_path) else None


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand over to the controller of workers what this one has left out."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        hand_over(session.config, output)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:  # noqa: ANN401 - a class of a package that needn't be installed.
    """Take over from a worker what it has left out."""
    take_over(node.config, getattr(node, "workeroutput", None) or {})


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Tell which links to folders were left out."""
    line = told(config)
    if line:
        terminalreporter.write_line(f"judge: {line}")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Return the collector of a feature file, unless feature files are ignored."""
    if not is_feature(file_path.name) or not _wanted(parent.config) or _is_behind_a_link(file_path, parent.config):
        return None
    if not parent.config.pluginmanager.hasplugin(STEPS):
        return Unplayable.from_parent(parent, path=file_path)
    from scenarios.bridge.feature_files import FeatureFile

    return FeatureFile.from_parent(parent, path=file_path)


def _is_behind_a_link(path: Path, config: pytest.Config) -> bool:
    """Return whether a linked folder leads to a file, which `judge run` doesn't follow."""
    return linked_folders(config).is_behind_a_link(path)


class Unplayable(pytest.File):
    """A feature file while pytest-bdd, which plays it, isn't installed."""

    def collect(self) -> Iterator[pytest.Item]:
        """Raise an error that says what to install.

        Raises:
            CollectError: always.
        """
        raise self.CollectError(
            f"{self.path}: feature files are played by pytest-bdd; install wowtcg-judge[pytest], "
            "or leave them alone with --no-judge-features"
        )


def _wanted(config: pytest.Config) -> bool:
    said = config.getoption("judge_features")
    return bool(config.getini("judge_features") if said is None else said)
