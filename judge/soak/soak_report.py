"""The report on random games: how many there were, and what broke, each way of breaking once."""

from collections.abc import Iterator

from engine.value import value
from judge.output_lines import BLANK, Line
from judge.soak.checked_games import CheckedGame, Fault, Number, found_pool
from judge.soak.script_features import feature_of
from judge.soak.shrunk_scripts import shrunk
from judge.soak.soaked_games import Soaked, Soaking

MOST_TOLD = 10
"""How many games that break in one way are named."""

MOST_SHRUNK = 5
"""Of how many ways of breaking the shortest script is looked for."""


@value
class Broken:
    """A way in which games broke: the fault, the numbers of those games, and a script if one was looked for.

    `feature` is the script as a feature, None where sentences can't say it. A `shortened` script breaks again as it is.
    """

    fault: Fault
    games: tuple[int, ...]
    script: str | None = None
    feature: str | None = None
    shortened: bool = False


def broken_ways(done: Soaked, soaking: Soaking) -> Iterator[Broken]:
    """Yield each way in which games broke, the first few with the shortest script that breaks so."""
    pool = found_pool(soaking.cards, soaking.library)
    for place, (fault, games) in enumerate(_ways(done)):
        game = CheckedGame(Number(soaking.seed, games[0]), pool)
        if place < MOST_SHRUNK and fault.where:
            game.play()
        if game.lost is None:
            yield Broken(fault, games)
            continue
        found = shrunk(game.lost, pool)
        tried, script = found.lost.tried, str(found.lost.script)
        script += f"\nthen: {tried[0]} {' '.join(map(str, tried[1]))}".rstrip() if tried else ""
        title = f"Game {games[0]} of seed {soaking.seed} breaks"
        feature = feature_of(found, pool, title, soaking.cards, soaking.library)
        yield Broken(fault, games, script, feature, found.plan is not None)


def soak_lines(done: Soaked, soaking: Soaking) -> Iterator[Line]:
    """Yield what broke, each way of breaking with its games and a script, and the count at the end."""
    for broken in broken_ways(done, soaking):
        yield Line(f"{broken.fault.kind}: {broken.fault.message}", style="bad", hang=4)
        yield Line(f"at {broken.fault.where}" if broken.fault.where else "no place is known", indent=2, hang=4)
        yield Line(_games(broken.games, soaking.seed), indent=2, style="faint")
        if broken.script is not None:
            yield Line(_what_is_told(broken), indent=2, style="faint")
            yield from (Line(line, whole=True) for line in (broken.feature or broken.script).splitlines())
        yield BLANK
    yield Line(count_line(done))


def soak_data(done: Soaked, soaking: Soaking) -> dict[str, object]:
    """Return the same as data."""
    return {
        "seed": soaking.seed,
        "games": done.games,
        "actions": done.actions,
        "decisions": done.decisions,
        "broken": done.broken,
        "ways": [
            {
                "kind": broken.fault.kind,
                "where": broken.fault.where,
                "message": broken.fault.message,
                "games": list(broken.games),
                "script": broken.script,
                "shortened": broken.shortened,
                "feature": broken.feature,
            }
            for broken in broken_ways(done, soaking)
        ],
    }


def _what_is_told(broken: Broken) -> str:
    if broken.feature is not None:
        return "as a feature, from which nothing can be left out:"
    if broken.shortened:
        return "no sentences say it; as actions, from which nothing can be left out:"
    return "played again by itself it doesn't break; the whole game:"


def _games(games: tuple[int, ...], seed: int) -> str:
    told = ", ".join(map(str, games[:MOST_TOLD])) + (f" and {len(games) - MOST_TOLD} more" * (len(games) > MOST_TOLD))
    return f"in {'game' if len(games) == 1 else 'games'} {told} of seed {seed}"


def _ways(done: Soaked) -> list[tuple[Fault, tuple[int, ...]]]:
    """Return each way in which games broke, as its first game tells it, with the numbers of all those games."""
    found: dict[tuple[str, str], tuple[Fault, tuple[int, ...]]] = {}
    for number, fault in done.faults:
        first, games = found.get(fault.key, (fault, ()))
        found[fault.key] = (first, (*games, number))
    return list(found.values())


def count_line(done: Soaked) -> str:
    """Return in words how much was played, and how much of it broke."""
    games = "1 game" if done.games == 1 else f"{done.games} games"
    return f"{games}, {done.actions} actions, {done.decisions} decisions: {done.broken or 'none'} broke"
