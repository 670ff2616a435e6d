"""Playing again what a saved file touches, until the user interrupts."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import engine
import scenarios
from judge import rulebook
from judge.documents.document_errors import RulesError
from judge.documents.library_folder import library_folder
from judge.played_features import Asked

_AT_LINE = re.compile(r"(.+):\d+")
_WATCHED = (".feature", ".json", ".py", ".csv")


def play_again_when_saved(asked: Asked, arguments: tuple[str, ...]) -> None:
    """Start `judge run` with the arguments each time a file is saved that what is asked for depends on.

    A process of its own sees the cards, rules and program as they are now. Of the features it prints what was not
    played like this before.

    Raises:
        RulesError: the package that watches files isn't installed.
    """
    command = [sys.executable, "-m", "judge", *arguments_again(arguments)]
    for _ in _saved(watched_places(asked)):
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
    every = (*features, *cards, library_folder(asked.library), *program)
    return tuple(dict.fromkeys(place for place in every if place.exists()))


def _without_line(place: str) -> str:
    at = _AT_LINE.fullmatch(place)
    return at[1] if at and not Path(place).exists() else place


def _saved(places: tuple[Path, ...]) -> Iterator[None]:
    """Yield each time files in the places were saved; several at once count as one."""
    try:
        from watchfiles import watch
    except ModuleNotFoundError:
        raise RulesError(
            "--watch needs a package that watches files", hint="install it with pip install 'wowtcg-judge[watch]'"
        ) from None
    for _ in watch(*places, watch_filter=lambda _, path: path.endswith(_WATCHED), raise_interrupt=True):
        yield
