"""How long pages take, as ratios taken in one run, and how large they are."""

import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

ROOT = Path(__file__).parents[1]
ROUNDS = 3
AS_JSON = 1.5
LARGEST = 60_000_000 / 1_554
"""How many bytes of pages there may be to a scenario: 60 MB were set for the 1,554 that there were then."""


def seconds(*arguments: str) -> float:
    started = perf_counter()
    command = [sys.executable, "-m", "judge", "run", *arguments]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - started


def test_the_carried_scenarios_as_pages_take_little_more_than_as_json(tmp_path: Path) -> None:
    """Compare in pairs, one run right after the other, for a machine's speed drifts.

    Each report has a new folder: how long it takes to remove an earlier one is a matter of the disk.
    """
    pages = [tmp_path / f"pages {number}" for number in range(ROUNDS)]
    pairs = [(seconds("--html", str(each)), seconds("--format", "json")) for each in pages]
    ratio = median(paged / report for paged, report in pairs)
    size = sum(path.stat().st_size for path in pages[0].rglob("*") if path.is_file())
    assert ratio <= AS_JSON, f"pages take {ratio:.2f} times as long"
    assert size < LARGEST * len(list((pages[0] / "scenarios").glob("*.html")))
