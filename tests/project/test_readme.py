"""What the README shows is what the program prints."""

import os
import re
import shlex
from pathlib import Path

from tests import forked_start

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LEFT_OUT = "…"


def test_the_ruling_shown_is_the_ruling_printed(tmp_path: Path) -> None:
    shown = re.search(r"^\$ judge (?P<arguments>.+)\n(?P<lines>(?:.*\n)+?)```$", README, flags=re.MULTILINE)
    assert shown is not None
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    ran = forked_start.run("judge", *shlex.split(shown["arguments"]), cwd=ROOT, env=environment)
    pattern = "".join(
        "(?:.*\n)+?" if line == LEFT_OUT else re.escape(line) + "\n" for line in shown["lines"].splitlines()
    )
    assert re.fullmatch(pattern, ran.stdout), ran.stdout + ran.stderr
    assert ran.returncode == 0
