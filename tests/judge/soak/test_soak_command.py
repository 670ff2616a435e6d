"""Random games find what is broken on purpose, shorten it, and say it as a feature that breaks as well."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.decisions.actions import Place
from engine.state.game import State
from engine.value import replace
from judge.mutation.dropped_functions import dropped, drops
from judge.soak import checked_games, invariants, soak_report
from judge.soak.checked_games import CheckedGame, Lost, Number, found_pool
from judge.soak.held_games import Often
from judge.soak.random_games import Pool, library_pool, replayed
from judge.soak.retold_games import retold
from judge.soak.shrunk_scripts import Shrunk, often_for, shrunk
from tests.every_row import for_every
from tests.judge.running import Judge
from tests.judge.work.short_games import LONGEST
from tests.night import NIGHT, at_night

GAMES = at_night("3", "2")
FATAL = "engine.chain.pre_priority.fatally_damaged -> nothing"


@contextmanager
def without(name: str) -> Iterator[None]:
    """Drop a function of the engine within the body."""
    (drop,) = [each for each in drops() if each.name == name]
    with dropped(drop):
        yield


@pytest.fixture
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no game have more than so many actions."""
    monkeypatch.setattr(checked_games, "MOST_ACTIONS", LONGEST)


def test_games_under_whole_rules_break_nowhere(judge: Judge) -> None:
    ran = judge("soak", "--games", GAMES, "--seed", "2")
    assert (ran.code, ran.err) == (0, "")
    assert re.fullmatch(rf"{GAMES} games, \d+ actions, \d+ decisions: none broke\n", ran.out)


@pytest.mark.usefixtures("short_games")
def test_games_are_those_of_their_seed_in_however_many_processes(judge: Judge) -> None:
    ran = judge("soak", "--games", GAMES, "--seed", "2")
    assert (ran.code, ran.err) == (0, "")
    assert judge("soak", "--games", GAMES, "--seed", "2", "--jobs", "2") == ran
    assert judge("soak", "--games", GAMES, "--seed", "1").out != ran.out


@pytest.mark.usefixtures("short_games")
def test_actions_are_played_until_there_are_enough(judge: Judge) -> None:
    enough = LONGEST + LONGEST // 4
    told = json.loads(judge("soak", "--actions", str(enough), "--format", "json").out)
    assert enough <= told["actions"] < enough + LONGEST
    assert (told["broken"], told["ways"]) == (0, [])
    assert told["games"] >= 2


@pytest.fixture
def shortened_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """By day a game that breaks as it broke before is not shortened again: its shortest script is known."""
    known: dict[str, Shrunk] = {}

    def remembered(lost: Lost, pool: Pool) -> Shrunk:
        told = repr(lost)
        if told not in known:
            known[told] = shrunk(lost, pool)
        return known[told]

    if not NIGHT:
        monkeypatch.setattr(soak_report, "shrunk", remembered)


@pytest.mark.usefixtures("shortened_once")
def test_a_rule_that_is_dropped_is_found_shortened_and_said(judge: Judge, tmp_path: Path) -> None:
    """Without 407.6a an ally with fatal damage stays in play: it takes two allies in combat, or one and a hero."""
    with without(FATAL):
        ran = judge("soak", "--games", "2", "--seed", "5", "--format", "json")
        assert ran.code == 1
        (way,) = json.loads(ran.out)["ways"]
        assert way["games"] == [0, 1]
        assert way["where"].startswith("judge.soak.invariants.check_at_rest")
        assert "407.6a" in way["message"]
        assert way["shortened"]
        assert len([line for line in way["script"].splitlines() if "in the play" in line]) <= 2
        place = tmp_path / "found.feature"
        place.write_text(way["feature"])
        broken = judge("run", str(place), "--format", "json", "--state")
        assert broken.code == 0, "it plays to the state that breaks"
        assert "fatal" in way["feature"].splitlines()[0]
        text = judge("soak", "--games", "2", "--seed", "5").out
        assert way["feature"] in text
        assert "in games 0, 1 of seed 5" in text
    again = judge("run", str(place), "-v")
    assert again.code == 0
    assert "407.6a" in again.out, "under whole rules the ally of the feature is destroyed"


def test_a_rule_that_ends_the_program_is_found_and_said(judge: Judge, tmp_path: Path) -> None:
    with without("engine.chain.pre_priority._wave -> True"):
        (way,) = json.loads(judge("soak", "--games", "1", "--format", "json").out)["ways"]
        assert way["kind"] == "Unsettled"
        place = tmp_path / "found.feature"
        place.write_text(way["feature"])
        ran = judge("run", str(place))
        assert ran.code == 3
        assert "did not settle" in ran.out


def test_an_invariant_that_is_broken_on_purpose_is_shown_with_nothing_that_could_be_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The invariant is that nobody places a resource; without any card or action of the script nobody does."""
    plain = invariants.check_state

    def nobody_places(state: State) -> None:
        plain(state)
        assert not any(player.placed for player in state.players), "somebody has placed a resource"

    monkeypatch.setattr(invariants, "check_state", nobody_places)
    lost = played(0)
    assert lost is not None
    assert lost.fault.message == "somebody has placed a resource"
    plan = shrunk(lost, library_pool()).plan
    assert plan is not None
    assert len(plan.laid) <= 3, "a card has to be drawn, and who draws it has to have one"
    assert isinstance(plan.wishes[-1].action, Place)
    fewer = [replace(plan, laid=plan.laid[:at] + plan.laid[at + 1 :]) for at in range(len(plan.laid))]
    fewer += [replace(plan, wishes=plan.wishes[:at] + plan.wishes[at + 1 :]) for at in range(len(plan.wishes))]
    assert [each for each in fewer if retold(each, library_pool(), often_for(lost.fault)).lost is not None] == []


def played(number: int) -> Lost | None:
    game = CheckedGame(Number(0, number))
    game.play()
    return game.lost


@pytest.mark.usefixtures("short_games")
def test_a_game_is_the_same_for_its_number() -> None:
    games = [CheckedGame(Number(3, 1), often=Often(0, 0, 0, 0, 0)) for _ in range(2)]
    for game in games:
        game.play()
    assert games[0].script == games[1].script
    assert games[0].held is not None
    assert games[0].script is not None
    assert replayed(games[0].held.start, games[0].script.played).clock > games[0].held.start.clock


@pytest.mark.usefixtures("short_games")
def test_cards_of_ones_own_are_played_with(judge: Judge, tmp_path: Path) -> None:
    card = {"name": "Lonely Ogre", "type": "ally", "cost": 1, "atk": 3, "damage_type": "melee", "health": 4}
    place = tmp_path / "cards.json"
    place.write_text(json.dumps([card]))
    assert "Lonely Ogre" in found_pool(str(place), None).standing
    assert judge("soak", "--games", at_night("2", "1"), "--cards", str(place)).code == 0
    ran = judge("soak", "--cards", str(tmp_path / "none.json"))
    assert (ran.code, ran.out) == (2, "")


@for_every("wrong", [("--games", "0"), ("--actions", "0"), ("--games", "many"), ("--jobs", "0")])
def test_a_number_that_is_none_is_refused(judge: Judge, wrong: tuple[str, str]) -> None:
    ran = judge("soak", *wrong)
    assert (ran.code, ran.out) == (2, "")
    assert wrong[0] in ran.err
