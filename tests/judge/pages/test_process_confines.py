"""What a process that plays may not do; each is tried in one process of its own, for it can't be undone."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import forked_start
from tests.night import NIGHT

ROOT = Path(__file__).parents[3]
PROGRAM = """
import os, socket, subprocess, sys
from pathlib import Path
from judge.pages.process_confines import confine
library, outside = Path(sys.argv[1]), Path(sys.argv[2])
confine(library)
def tried(name, deed):
    try:
        deed()
    except PermissionError:
        print(name, "refused")
    except Exception as error:
        print(name, type(error).__name__)
    else:
        print(name, "done")
tried("read library", (library / "a.json").read_bytes)
tried("read library through ..", (library / ".." / outside.name).read_bytes)
tried("read outside", outside.read_bytes)
tried("read link", (library / "link.json").read_bytes)
tried("read passwords", Path("/etc/passwd").read_bytes)
tried("write library", lambda: (library / "b.json").write_text("x"))
tried("append", lambda: open(library / "a.json", "a"))
tried("remove", (library / "a.json").unlink)
tried("make folder", (library / "c").mkdir)
tried("run", lambda: subprocess.run(["true"]))
tried("system", lambda: os.system("true"))
tried("connect", lambda: socket.create_connection(("127.0.0.1", 9)))
tried("program", lambda: __import__("judge.deck_check"))
"""
EXPECTED = """\
read library done
read library through .. refused
read outside refused
read link refused
read passwords refused
write library refused
append refused
remove refused
make folder refused
run refused
system refused
connect refused
program done
"""

PLAYER = """
import sys
from judge.pages.asked_page import Question
from judge.pages.page_player import Cards, Request, player
play = player(Cards(sys.argv[1], sys.argv[2]))
for edition in ("cr-2007-05", "cr-2009-combat"):
    part = play(Request("answer", Question('you control "Mine"\\nis "Mine" ready?', edition)))
    print(edition, part["wrong"], "<b>yes</b>" in part["html"])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has other paths")
def test_only_program_and_library_are_read_and_nothing_is_written(tmp_path: Path) -> None:
    library, outside = tmp_path / "library", tmp_path / "outside.json"
    library.mkdir()
    for place in (library / "a.json", outside):
        place.write_text("{}")
    (library / "link.json").symlink_to(outside)
    command = [sys.executable, "-c", PROGRAM, str(library), str(outside)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stdout == EXPECTED, ran.stderr


def test_a_file_of_cards_is_played_with_under_every_edition(tmp_path: Path) -> None:
    carried = json.loads((ROOT / "scenarios" / "library" / "cards" / "adept-breton.json").read_text("utf-8"))
    program, library = (tmp_path / name for name in ("program", "library"))
    for folder in (program, library):
        folder.mkdir()
    (program / "playing.py").write_text(PLAYER, "utf-8")
    cards = tmp_path / "mine.json"
    cards.write_text(json.dumps([carried | {"name": "Mine"}]), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    given = (str(cards), str(library))
    if NIGHT:  # Nothing is loaded yet in a Python of its own.
        command = [sys.executable, "-m", "playing", *given]
        ran = subprocess.run(command, cwd=program, env=environment, capture_output=True, text=True, check=False)
    else:
        ran = forked_start.run("playing", *given, cwd=program, env=environment)
    assert ran.stdout == "cr-2007-05 [] True\ncr-2009-combat [] True\n", ran.stderr
