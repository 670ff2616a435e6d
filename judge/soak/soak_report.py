"""The report on random games: how many there were, and what broke, each way of breaking once."""

from collections.abc import Iterator

from judge.output_lines import BLANK, Line
from judge.soak.checked_games import Fault
from judge.soak.random_games import Pool
from judge.soak.soaked_games import Soaked, Soaking


def soak_lines(done: Soaked, soaking: Soaking, pool: Pool) -> Iterator[Line]:
    """Yield what broke, each way of breaking with the games in which it did and one script, and the count at the end."""
    for fault, games in ways(done):
        yield Line(f"{fault.kind}: {fault.message}", style="bad", hang=4)
        yield Line(fault.where, indent=2, hang=4)
        yield BLANK
    yield Line(count_line(done))


def soak_data(done: Soaked, soaking: Soaking, pool: Pool) -> dict[str, object]:
    return {}


def ways(done: Soaked) -> list[tuple[Fault, list[int]]]:
    """Return each way in which games broke, as its first game tells it, with the numbers of all those games."""
    found: dict[tuple[str, str], tuple[Fault, list[int]]] = {}
    for number, fault in done.faults:
        found.setdefault(fault.key, (fault, []))[1].append(number)
    return list(found.values())


def count_line(done: Soaked) -> str:
    """Return in words how much was played, and how much of it broke."""
    games = "1 game" if done.games == 1 else f"{done.games} games"
    return f"{games}, {done.actions} actions, {done.decisions} decisions: {done.broken or 'none'} broke"
