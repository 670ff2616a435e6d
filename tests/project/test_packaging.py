"""What a user installs: the wheel, its metadata, what it depends on, and the commands of the README."""

import ast
import json
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scenarios.library.card_files import card_names

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CONSTRAINTS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PINNED = dict(line.split("==") for line in CONSTRAINTS)

FEW = 20
"""How many cards a library has that is told beside the sources; the wheel has the words of every card."""


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
    assert len(told) == len(card_names())
    tell = "print(all(told._digest(card_lookup._data(name)) in told.built_words() for name in card_lookup._library()))"
    tell = f"from judge.documents.lookup import card_lookup, told; {tell}"
    ran = subprocess.run([sys.executable, "-c", tell], cwd=unpacked_wheel, capture_output=True, check=True, text=True)
    assert ran.stdout.strip() == "True"


def test_an_editable_install_tells_the_cards_beside_the_sources(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for name in ("engine", "scenarios", "judge", "features"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__", "told.json"))
    for path in (*ROOT.glob("*.py"), *ROOT.glob("*.md"), ROOT / "LICENSE", ROOT / "pyproject.toml"):
        shutil.copy(path, tree / path.name)
    cards = sorted((tree / "scenarios" / "library" / "cards").glob("*.json"))
    for path in cards[FEW:]:
        path.unlink()
    build = f"from hatchling.build import build_editable; build_editable({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", build], cwd=tree, capture_output=True, check=True)
    told = json.loads((tree / "judge" / "documents" / "data" / "told.json").read_bytes())
    assert len(told) == FEW


def test_the_wheel_says_what_it_is(unpacked_wheel: Path) -> None:
    (information,) = unpacked_wheel.glob("*.dist-info")
    metadata = (information / "METADATA").read_text(encoding="utf-8")
    assert "\nName: wowtcg-judge\n" in metadata
    assert "\nLicense-Expression: MIT\n" in metadata
    assert "\nRequires-Python: >=3.11\n" in metadata
    assert "judge = judge.__main__:main" in (information / "entry_points.txt").read_text(encoding="utf-8")
    assert (information / "licenses" / "LICENSE").is_file()


def test_an_installed_judge_finds_its_features(unpacked_wheel: Path) -> None:
    program = "import sys; sys.path.insert(0, sys.argv[1]); from judge.carried import *; print(carried_features())"
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
    optional = {canonicalize_name(Requirement(line).name) for line in PROJECT["optional-dependencies"]["pytest"]}
    distributions = packages_distributions()
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
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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


def test_ci_runs_the_readmes_test_command_and_nothing_else() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    commands = [line for line in script.splitlines() if line and not line.startswith("#")]
    assert commands == ["set -eu", 'cd "$(dirname "$0")/.."', "exec make test"]
