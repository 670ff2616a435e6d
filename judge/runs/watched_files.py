"""Playing again what a saved file touches, until the user interrupts."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import engine
import scenarios
from judge import rulebook
from judge.documents.document_errors import BadLibrary, RulesError
from judge.documents.library_folder import library_folder
from judge.played_features import Asked

_AT_LINE = re.compile(r"(.+):[0-9]+")
_WATCHED = (".feature", ".json", ".py", ".csv")
LOOK = 400
"""After how many milliseconds without a change the places are looked for anew."""


def play_again_when_saved(asked: Asked, arguments: tuple[str, ...]) -> None:
    """Start `judge run` with the arguments each time a file is saved that what is asked for depends on.

    A process of its own sees the cards, rules and program as they are now. Of the features it prints what was not
    played like this before.

    Raises:
        RulesError: the package that watches files isn't installed.
    """
    command = [sys.executable, "-m", "judge", *arguments_again(arguments)]
    for _ in saved(asked):
        subprocess.run(command, check=False)  # noqa: S603 - it is this program, with the user's own arguments.


def arguments_again(arguments: tuple[str, ...]) -> tuple[str, ...]:
    """Return the arguments of `judge run` for playing only what has changed.

    >>> arguments_again(("run", "--watch", "features", "-q"))
    ('run', 'features', '-q', '--anew')
    """
    return (*(each for each in arguments if each not in ("--watch", "--anew", "--cached")), "--anew")


def watched_places(asked: Asked) -> tuple[Path, ...]:
    """Return the files and folders on which an answer depends: features, cards, the library, the program."""
    features = [Path(_without_line(place)) for place in asked.places]
    cards = [] if asked.cards is None else [Path(asked.cards)]
    program = [Path(module.__file__ or "").parent for module in (engine, scenarios, rulebook)]
    every = (*features, *cards, *_library(asked), *program)
    return tuple(dict.fromkeys(place for place in every if place.exists()))


def _library(asked: Asked) -> tuple[Path, ...]:
    """Return the folder of the library; none while it is gone or can't be read."""
    try:
        return (library_folder(asked.library),)
    except BadLibrary:
        return ()


def _without_line(place: str) -> str:
    at = _AT_LINE.fullmatch(place)
    return at[1] if at and not Path(place).exists() else place


def saved(asked: Asked) -> Iterator[None]:
    """Yield each time files were saved that an answer depends on; several at once count as one.

    A file that was put in the place of another, and a folder that wasn't there, are watched from then on.

    Raises:
        RulesError: the package that watches files isn't installed.
    """
    try:
        from watchfiles import watch
    except ModuleNotFoundError:
        raise RulesError(
            "--watch needs a package that watches files", hint="install it with pip install 'wowtcg-judge[watch]'"
        ) from None
    due = False
    while True:
        stamps = _stamps(watched_places(asked))
        for changes in watch(
            *stamps, watch_filter=_is_watched, raise_interrupt=True, yield_on_timeout=True, rust_timeout=LOOK
        ):
            # Places are watched anew before anything is played, so that what is saved meanwhile is seen.
            anew = _stamps(watched_places(asked)) != stamps
            if anew:
                due = True
                break
            if changes or due:
                due = False
                yield


def _is_watched(_: object, path: str) -> bool:
    return path.lower().endswith(_WATCHED)


def _stamps(places: tuple[Path, ...]) -> dict[Path, tuple[int, int]]:
    """Return which file or folder each place is: another one that takes its name has another stamp."""
    stamps = {}
    for place in places:
        with suppress(OSError):
            told = place.stat()
            stamps[place] = (told.st_dev, told.st_ino)
    return stamps
