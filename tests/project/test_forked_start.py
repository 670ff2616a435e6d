"""A program that is started by forking meets what one meets that Python starts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import forked_start

ROOT = Path(__file__).parents[2]
TOLD = """
import atexit, os, sys
kept = (sys.stdin, sys.stdout, sys.stderr)
streams = [each and (each.fileno(), each.encoding, each.errors, each.line_buffering) for each in kept]
atexit.register(lambda: print("at the end"))
names = sorted(set(os.environ) - {"PWD", "OLDPWD", "SHLVL", "_"})
paths = [path for path in sys.path if path]
print(__name__, sys.argv[1:], os.getcwd(), names, os.environ["OWN"], paths, streams)
print("to errors", file=sys.stderr)
read = sys.stdin and sys.stdin.read()
match sys.argv[1]:
    case "raise": raise LookupError(read)
    case "exit": sys.exit(7)
    case "signal": os.kill(os.getpid(), 9)
"""


@pytest.mark.parametrize("ends", ["raise", "exit", "signal", "by itself"])
@pytest.mark.parametrize("reads", [True, False], ids=["with an input", "without an input"])
def test_it_has_the_same_streams_folder_environment_path_and_end(tmp_path: Path, ends: str, *, reads: bool) -> None:
    (tmp_path / "telling.py").write_text(TOLD)
    (tmp_path / "input").write_text("read\n")
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{tmp_path}", "OWN": "value"}
    arguments = ("telling", ends, "a b")
    with (tmp_path / "input").open() as here:
        shell = ["sh", "-c", 'exec "$@"' if reads else 'exec "$@" <&-', "sh", sys.executable, "-m", *arguments]
        started = subprocess.run(
            shell, cwd=tmp_path, env=environment, stdin=here, capture_output=True, text=True, check=False
        )
        here.seek(0)
        stdin = here.fileno() if reads else -1
        forked = forked_start.run(*arguments, cwd=tmp_path, env=environment, stdin=stdin)
    told = [
        (each.returncode, each.stdout, each.stderr.splitlines()[:1], each.stderr[-20:]) for each in (started, forked)
    ]
    assert told[0] == told[1]
    assert ("at the end" in forked.stdout) == (ends != "signal")
