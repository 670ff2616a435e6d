"""What a user installs: the wheel, its metadata, what it depends on, and the commands of the README."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache, partial
from hashlib import blake2b
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from judge.documents.lookup.scenario_mentions import mentions
from scenarios.library.card_files import card_names
from tests.every_row import hold_every
from tests.night import at_night
from tests.parsed_modules import nodes

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = SETTINGS["project"]
HOOK = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PINNED = dict(line.split("==") for line in CONSTRAINTS)

DATA = Path("judge", "documents", "data")
FEATURE = ROOT / "features" / "2-card-parts" / "200-name.feature"
"""What is played where a build of few sources is tried; the wheel has what came of every feature."""
NAMED = 3
"""How many cards it names, which the library has there; the wheel has the words of every card."""


def test_the_wheel_carries_every_feature(unpacked_wheel: Path) -> None:
    def below(folder: Path) -> set[str]:
        return {path.relative_to(folder).as_posix() for path in folder.rglob("*.feature")}

    assert below(ROOT / "features")
    assert below(unpacked_wheel / "judge" / "features") == below(ROOT / "features")


def test_the_wheel_holds_the_packages_with_their_data_and_nothing_else(unpacked_wheel: Path) -> None:
    for package in ("engine", "scenarios", "judge"):
        files = {path.relative_to(ROOT) for path in (ROOT / package).rglob("*.*") if "__pycache__" not in path.parts}
        assert {path for path in files if not (unpacked_wheel / path).exists()} == set()
    assert {path.name for path in unpacked_wheel.iterdir() if not path.name.endswith(".dist-info")} == {
        "engine",
        "scenarios",
        "judge",
    }


def test_the_wheel_carries_the_words_of_every_card_of_the_library(unpacked_wheel: Path) -> None:
    told = json.loads((unpacked_wheel / "judge" / "documents" / "data" / "told.json").read_bytes())
    assert len(told["cards"]) == len(card_names())
    tell = "print(all(words._digest(cards._data(name)) in words.built_words() for name in cards._library()))"
    tell = f"from judge.documents.lookup import card_lookup as cards, card_words as words; {tell}"
    ran = subprocess.run([sys.executable, "-c", tell], cwd=unpacked_wheel, capture_output=True, check=True, text=True)
    assert ran.stdout.strip() == "True"


def test_the_wheel_carries_what_every_scenario_applies(unpacked_wheel: Path) -> None:
    data = json.loads((unpacked_wheel / "judge" / "documents" / "data" / "applied.json").read_bytes())["features"]
    paths = sorted((unpacked_wheel / "judge" / "features").rglob("*.feature"))
    tagged = 0
    for path in paths:
        applied = data[blake2b(path.read_bytes(), digest_size=8).hexdigest()]
        for each in mentions(path):
            rules = applied.get(str(each.line), "").split()  # Some boards are only looked at, and apply none.
            plain = [rule for rule in each.rules if ":" not in rule] if not each.editions else []
            tagged += len(plain)
            # A scenario that is tagged with a rule differs where neither the rule nor a part of it is ever applied.
            assert [tag for tag in plain if not any(rule.startswith(tag) for rule in rules)] == [], each.place
    assert len(data) == len(paths)
    assert tagged > len(paths)
    counted = json.loads((unpacked_wheel / "judge" / "documents" / "data" / "rarity.json").read_bytes())
    assert counted["scenarios"] == sum(map(len, data.values()))
    assert counted["applied_by"]["407.1"] == sum(
        "407.1" in rules.split() for each in data.values() for rules in each.values()
    )


def test_the_wheel_carries_what_came_of_every_scenario_by_its_own_program(unpacked_wheel: Path) -> None:
    data = json.loads((unpacked_wheel / "judge" / "documents" / "data" / "outcomes.json").read_bytes())
    tell = "from judge.documents.lookup.built_data import source_digest; print(source_digest())"
    ran = subprocess.run([sys.executable, "-c", tell], cwd=unpacked_wheel, capture_output=True, check=True, text=True)
    assert ran.stdout.strip() == data["made_of"]
    verdicts = {row[0] for editions in data["features"].values() for rows in editions.values() for row in rows.values()}
    assert verdicts == {"as ruled"}


PACKAGES = ("engine", "scenarios", "judge")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for sources, the same for every test; where Python keeps what it makes of them, it is there already."""
    place = tmp_path_factory.mktemp("built")
    if sys.pycache_prefix is None:
        yield place
        return
    compiled = [Path(sys.pycache_prefix, *folder.parts[1:]) for folder in (ROOT, place / "tree")]
    for name in PACKAGES:
        if (compiled[0] / name).exists():
            shutil.copytree(compiled[0] / name, compiled[1] / name)
    yield place
    shutil.rmtree(compiled[1].parent, ignore_errors=True)


CARDS = ROOT / "scenarios" / "library" / "cards"
BUILT = ("told.json", "applied.json", "outcomes.json", "rarity.json")


def left_out(folder: str, names: Collection[str]) -> set[str]:
    """Return what of a folder is not among the sources: what was made of them, and cards that no step names."""
    made = {"__pycache__", *BUILT} & set(names)
    return made | (set(names) - named() if Path(folder) == CARDS else set())


@cache
def named() -> frozenset[str]:
    """Return the names of the files of the cards that the feature names."""
    played = FEATURE.read_text(encoding="utf-8")
    return frozenset(path.name for path in CARDS.iterdir() if f'"{json.loads(path.read_bytes())["name"]}"' in played)


@pytest.fixture
def tree(place: Path) -> Path:
    """Sources without anything built, with one feature and its cards, for playing and telling them all takes long."""
    shutil.rmtree(place)
    tree = place / "tree"
    for name in PACKAGES:
        shutil.copytree(ROOT / name, tree / name, ignore=left_out)
    for path in (*ROOT.glob("*.py"), *ROOT.glob("*.md"), ROOT / "LICENSE", ROOT / "pyproject.toml"):
        shutil.copy(path, tree / path.name)
    (tree / "features").mkdir()
    shutil.copy(FEATURE, tree / "features")
    (place / "temporary").mkdir()
    return tree


@cache
def installed() -> Mapping[str, list[str]]:
    """Return from which distributions each package comes that can be imported."""
    return packages_distributions()


def _build(tree: Path, kind: str) -> "subprocess.CompletedProcess[str]":
    """Build what an installer asks for: with what the hook lists alone, and a folder for temporary files of its own."""
    needed = {canonicalize_name(Requirement(each).name) for each in HOOK["dependencies"]}
    known = installed().items()
    others = {canonicalize_name(Requirement(each).name) for each in PROJECT["dependencies"]} - needed
    kept_out = sorted(name for name, homes in known if others & set(map(canonicalize_name, homes)))
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({kept_out!r})); "
        f"from hatchling.build import build_{kind}; build_{kind}({str(tree.parent)!r})"
    )
    environment = {**os.environ, "TMPDIR": str(tree.parent / "temporary")}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, cwd=tree, capture_output=True, check=False, text=True, env=environment)


def test_an_editable_install_makes_the_data_beside_the_sources_and_a_wheel_leaves_nothing_behind(
    tree: Path, unpacked_wheel: Path
) -> None:
    """What it plays comes out as in the wheel, for which nothing was played again by day.

    A wheel of the same sources takes over the data by day, and makes it at night; nothing beside them changes.
    """
    ran = _build(tree, "editable")
    assert ran.returncode == 0, ran.stderr
    assert len(json.loads((tree / DATA / "told.json").read_bytes())["cards"]) == NAMED
    assert len(json.loads((tree / DATA / "applied.json").read_bytes())["features"]) == 1
    assert "applied_by" in json.loads((tree / DATA / "rarity.json").read_bytes())
    ((digest, played),) = _outcomes(tree).items()
    assert [len(rows) for rows in played.values()] == [2, 2]
    assert played == _outcomes(unpacked_wheel)[digest]
    assert list((tree.parent / "temporary").iterdir()) == []
    for name in at_night(BUILT, ()):
        (tree / DATA / name).unlink(missing_ok=True)
    before = _data_beside(tree)
    ran = _build(tree, "wheel")
    assert ran.returncode == 0, ran.stderr
    assert _data_beside(tree) == before
    assert list((tree.parent / "temporary").iterdir()) == []


def _data_beside(tree: Path) -> dict[str, tuple[int, int]]:
    """Return which files of the data stand beside the sources: what is written anew has another stamp."""
    told = {path.name: path.stat() for path in (tree / DATA).iterdir() if path.name in BUILT}
    return {name: (each.st_ino, each.st_mtime_ns) for name, each in told.items()}


def _outcomes(site: Path) -> dict[str, dict[str, dict[str, list[str]]]]:
    """Return what came of each feature, by editions and lines, as a build has told it.

    Which functions were called is left aside: one whose result is remembered is not called again.
    """
    features = json.loads((site / DATA / "outcomes.json").read_bytes())["features"]
    return {
        digest: {edition: {line: row[:-1] for line, row in rows.items()} for edition, rows in played.items()}
        for digest, played in features.items()
    }


def test_a_feature_that_can_t_be_read_fails_the_build_and_is_named(tree: Path) -> None:
    (tree / "features" / "broken.feature").write_text("Feature: broken\n  @wip\n", encoding="utf-8")
    hold_every(("editable", "wheel"), partial(_fails, tree))


def _fails(tree: Path, kind: str) -> None:
    ran = _build(tree, kind)
    assert ran.returncode == 1
    last = ran.stderr.strip().splitlines()[-1]
    assert last.startswith("RuntimeError: the data of look-ups can't be made: ")
    assert "broken.feature:3: this is no Gherkin" in last
    assert not list(tree.parent.glob("*.whl"))
    assert list((tree.parent / "temporary").iterdir()) == []


def test_what_the_build_needs_is_what_the_program_needs() -> None:
    assert set(HOOK["dependencies"]) <= set(PROJECT["dependencies"])


def test_the_wheel_says_what_it_is(unpacked_wheel: Path) -> None:
    (information,) = unpacked_wheel.glob("*.dist-info")
    metadata = (information / "METADATA").read_text(encoding="utf-8")
    assert "\nName: wowtcg-judge\n" in metadata
    assert "\nLicense-Expression: MIT\n" in metadata
    assert "\nRequires-Python: >=3.11\n" in metadata
    assert "judge = judge.__main__:main" in (information / "entry_points.txt").read_text(encoding="utf-8")
    assert (information / "licenses" / "LICENSE").is_file()


def test_an_installed_judge_finds_its_features(unpacked_wheel: Path) -> None:
    program = "import sys; sys.path.insert(0, sys.argv[1]); from judge.carried_features import *"
    program = f"{program}; print(carried_features())"
    command = [sys.executable, "-I", "-c", program, str(unpacked_wheel)]
    ran = subprocess.run(command, cwd=unpacked_wheel, capture_output=True, text=True, check=True)
    assert Path(ran.stdout.strip()) == unpacked_wheel / "judge" / "features"


def test_constraints_are_plain_versions() -> None:
    assert [line for line in CONSTRAINTS if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
    assert sorted(CONSTRAINTS, key=str.casefold) == CONSTRAINTS


def test_every_dependency_is_constrained_within_its_range() -> None:
    pinned = {canonicalize_name(name): version for name, version in PINNED.items()}
    groups = PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()
    wanted = [Requirement(line) for group in groups for line in group]
    others = [each for each in wanted if each.name != PROJECT["name"]]
    assert [
        str(each) for each in others if not each.specifier.contains(pinned.get(canonicalize_name(each.name), "0"))
    ] == []


def test_what_is_imported_is_what_is_declared() -> None:
    declared = {canonicalize_name(Requirement(line).name) for line in PROJECT["dependencies"]}
    extras = [lines for name, lines in PROJECT["optional-dependencies"].items() if name != "dev"]
    optional = {canonicalize_name(Requirement(line).name) for lines in extras for line in lines}
    distributions = installed()
    own = {"engine", "scenarios", "judge"}
    imported = {
        canonicalize_name(distributions[name][0])
        for package in own
        for path in (ROOT / package).rglob("*.py")
        for name in top_level_imports(path)
        if name not in own | sys.stdlib_module_names
    }
    assert imported - optional == declared


def top_level_imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found.add(node.module.split(".")[0])
    return found


def test_the_commands_of_the_readme_are_those_of_the_makefile() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    shown = set(re.findall(r"^(?:    )?make (\w+)", readme, flags=re.MULTILINE))
    assert {"run", "test"} <= shown <= set(targets)


def test_ci_runs_the_readmes_test_command_after_looking_for_a_browser_and_nothing_else() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    commands = [line for line in script.splitlines() if line and not line.startswith("#")]
    browser = next(line for line in commands if "chromium" in line)
    assert browser.startswith("command -v chromium")
    assert browser.endswith("|| true")
    assert commands == ["set -eu", 'cd "$(dirname "$0")/.."', browser, "exec make test"]
