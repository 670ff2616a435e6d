"""Finding feature files by path, by folder, and by FILE:LINE for the scenario on that line."""

import codecs
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from engine.value import value
from scenarios.features.cache import keep, recall
from scenarios.features.model import Feature, Scenario
from scenarios.given_files import (
    STANDARD_INPUT,
    SUFFIX,
    current_folder,
    is_feature,
    read_given,
    read_standard_input,
    shown_name,
)
from scenarios.near_names import near_name
from scenarios.scenario_errors import MissingPath, NoFeatures, NoScenarioThere, NotText, Unreadable
from scenarios.signed_cache import SignedCache

_SHOWN = 100
_WIDE = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_LINE_ENDS = re.compile(r"\r\n?")
_AT_LINE = re.compile(r"(?P<path>.+):(?P<line>[0-9]+)")


@value
class Wanted:
    """A feature file, and the lines that were asked for; without lines all of it is wanted."""

    path: Path
    uri: str
    lines: tuple[int, ...] = ()


def load_features(
    paths: Iterable[str | os.PathLike[str]], cache: SignedCache | None = None
) -> Iterator[Feature | Unreadable]:
    """Yield each feature in order, or in its place the error of a path or file that can't be used.

    A feature asked for by line has only the scenarios on these lines. `cache` holds parsed features; without
    it nothing is cached.
    """
    for wanted in find_features(paths):
        if isinstance(wanted, Unreadable):
            yield wanted
            continue
        try:
            yield _chosen(load_feature(wanted.path, wanted.uri, cache), wanted.lines)
        except Unreadable as error:
            yield error


def load_feature(path: Path, uri: str, cache: SignedCache | None = None) -> Feature:
    """Return the feature of one file.

    Raises:
        Unreadable: the file can't be used; the kind of the error says why.
    """
    text = read_text(path, uri)
    feature = recall(cache, uri, text) if cache else None
    if feature is None:
        # Loading Gherkin's parser takes 20 ms, a twentieth of a run of one scenario; a cached feature needs none.
        from scenarios.features.feature_parser import read_feature

        feature = read_feature(text, uri)
        if cache:
            keep(cache, text, feature)
    return feature


def read_text(path: Path, uri: str) -> str:
    """Return a file's text, in which every line ends with a line feed, whichever signs end it in the file.

    Raises:
        MissingPath: there is no such file, or it can't be opened.
        NotText: the file is not UTF-8.
    """
    try:
        content = read_standard_input() if uri == STANDARD_INPUT else read_given(path)
        if content.startswith(_WIDE):
            raise NotText("the file is text in UTF-16", file=uri, line=1, expected="the same text saved as UTF-8")
        return _LINE_ENDS.sub("\n", content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise NotText("the file is no text in UTF-8", file=uri, line=line, expected="UTF-8") from None
    except OSError as error:
        raise MissingPath(f"can't be opened: {error.strerror}", file=uri, expected="a feature file") from None


def find_features(paths: Iterable[str | os.PathLike[str]]) -> list[Wanted | Unreadable]:
    """Return the feature files under the paths, each once; one asked for as a whole is not limited to lines."""
    found: dict[str, Wanted | Unreadable] = {}
    for path in paths:
        for wanted in _found(os.fspath(path)):
            key = wanted.uri if isinstance(wanted, Wanted) else str(wanted)
            found[key] = _joined(found.get(key), wanted)
    return list(found.values())


def _joined(known: Wanted | Unreadable | None, wanted: Wanted | Unreadable) -> Wanted | Unreadable:
    """Return what is wanted of a file that was asked for twice: the lines of both, or all of it."""
    if not isinstance(known, Wanted) or not isinstance(wanted, Wanted):
        return wanted
    whole = not known.lines or not wanted.lines
    return replace(wanted, lines=() if whole else known.lines + wanted.lines)


def uri_of(path: Path) -> str:
    """Return the name of a file for reports: relative to the current folder if the file is in it, else absolute."""
    folder = current_folder()
    if folder is None:
        return shown_name(path)
    try:
        return shown_name(path.absolute().relative_to(folder))
    except ValueError:
        return shown_name(path)


def _found(asked: str) -> list[Wanted | Unreadable]:
    """Return the feature files under a path, or the error that keeps them from being found."""
    try:
        return _under(asked)
    except OSError as error:
        shown = asked if len(asked) <= _SHOWN else f"{asked[:_SHOWN]}…"
        return [MissingPath(f"can't be looked at: {error.strerror}", file=shown, expected="a feature file or a folder")]


def _under(asked: str) -> list[Wanted | Unreadable]:
    path = Path(asked)
    if asked == STANDARD_INPUT:
        return [Wanted(path, STANDARD_INPUT)]
    if asked and path.is_dir():
        problems: list[OSError] = []
        files = sorted(_feature_files(path, problems))
        found: list[Wanted | Unreadable] = [_unlocked(error) for error in problems]
        found += [Wanted(file, uri_of(file)) if file.is_file() else _no_file(file) for file in files]
        return found or [NoFeatures("the folder holds no feature file", file=asked, expected=f"files named *{SUFFIX}")]
    if asked and path.exists():
        return [Wanted(path, uri_of(path))]
    match = _AT_LINE.fullmatch(asked)
    if match and Path(match["path"]).is_file():
        file = Path(match["path"])
        return [Wanted(file, uri_of(file), (int(match["line"]),))]
    return [_missing(asked)]


def _unlocked(error: OSError) -> MissingPath:
    place = uri_of(Path(os.fsdecode(error.filename or "")))
    return MissingPath(f"the folder can't be read: {error.strerror}", file=place, expected="a folder of feature files")


def _no_file(path: Path) -> MissingPath:
    what = "the link leads nowhere" if path.is_symlink() and not path.exists() else "this is a pipe or a device"
    return MissingPath(f"{what}, which a folder's features can't be", file=uri_of(path), expected="a regular file")


def _feature_files(folder: Path, problems: list[OSError]) -> Iterator[Path]:
    """Yield the feature files in the folder and the folders in it, however their ending is spelt.

    The errors of folders that can't be read are added to `problems`.
    """
    for place, folders, files in os.walk(folder, onerror=problems.append):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(place, name) for name in files if is_feature(name))


def unfollowed_links(paths: Iterable[str | os.PathLike[str]]) -> tuple[str, ...]:
    """Return the linked folders in the folders asked for that lead out of them: what lies there isn't found."""
    folders = [Path(each) for each in paths if _is_folder(Path(each))]
    inside = [each.resolve() for each in folders]
    links = (link for each in folders for link in _linked_folders(each))
    outside = (link for link in links if not any(link.resolve().is_relative_to(each) for each in inside))
    return tuple(sorted({uri_of(link) for link in outside}))


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def _linked_folders(folder: Path) -> Iterator[Path]:
    for place, folders, _ in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        yield from (Path(place, name) for name in folders if Path(place, name).is_symlink())


def _missing(asked: str) -> MissingPath:
    path, near = Path(asked), None
    what = "there is no such file or folder" if asked else "the name of a file or folder is empty"
    if path.is_symlink():
        what = "the link leads nowhere"
    elif path.parent.is_dir():
        near = near_name(path.name, [entry.name for entry in path.parent.iterdir()])
    return MissingPath(
        what,
        file=asked or None,
        expected="a feature file, a folder of them, or FILE:LINE",
        nearest=str(path.parent / near) if near else None,
    )


def _chosen(feature: Feature, lines: tuple[int, ...]) -> Feature:
    """Return the feature with the scenarios on the lines asked for; the feature's own line asks for all of them."""
    if not lines:
        return feature
    chosen = [scenario for scenario in feature.scenarios if any(_stands_on(scenario, line) for line in lines)]
    for line in lines:
        if line == feature.line:
            return feature
        if not any(_stands_on(scenario, line) for scenario in feature.scenarios):
            nearest = min(feature.scenarios, key=lambda scenario: abs(scenario.line - line))
            raise NoScenarioThere(
                "no scenario stands on this line",
                file=feature.uri,
                line=line,
                expected="a line of a scenario",
                nearest=f"{nearest.name!r} on line {nearest.line}",
            )
    return replace(feature, scenarios=tuple(_rows(chosen, lines)))


def _stands_on(scenario: Scenario, line: int) -> bool:
    return scenario.first <= line <= scenario.last


def _rows(chosen: list[Scenario], lines: tuple[int, ...]) -> Iterator[Scenario]:
    """Yield the scenarios; of an outline only the rows whose own lines were asked for, if any were."""
    asked = {scenario.outline for scenario in chosen if scenario.outline and scenario.line in lines}
    for scenario in chosen:
        if scenario.outline not in asked or scenario.line in lines:
            yield scenario
