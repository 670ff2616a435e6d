import asyncio
from time import monotonic

import pytest

from judge.pages.page_errors import BadQuestion
from judge.pages.playing_processes import PlayingProcesses
from tests.judge.own_loops import in_a_thread
from tests.judge.pages.slow_answers import prepared, unprepared

SECONDS = 0.5


async def asked(playing: PlayingProcesses, *requests: str) -> list[object]:
    """Return the answer to each of the requests, asked at once; of one that has none, the message."""
    found = await asyncio.gather(*map(playing.ask, requests), return_exceptions=True)
    return [str(each) if isinstance(each, BadQuestion) else each for each in found]


def test_a_question_that_takes_too_long_ends_its_process_and_nothing_else() -> None:
    async def run() -> None:
        playing = PlayingProcesses(prepared, number=1, seconds=SECONDS)
        await playing.start()
        try:
            (first,) = playing.every
            started = monotonic()
            said = await asked(playing, "spin", "one")
            assert said == ["this takes longer than 0.5 seconds; expected a shorter question", "one"]
            assert monotonic() - started < 10
            assert not first.process.is_alive()
            assert len(playing.every) == 1
            assert await asked(playing, "error", "fault", "memory", "two") == [
                "there is no such thing; expected another",
                "a fault in judge itself: KeyError: 'fault'; set JUDGE_TRACEBACK=1 to see where",
                "this takes more memory than a page gives it",
                "two",
            ]
            assert (await asked(playing, "end", "three"))[1] == "three"
            # Who asks goes away; the answer that nobody takes is not that of the next question.
            leaving = asyncio.create_task(playing.ask("four"))
            await asyncio.sleep(0)
            leaving.cancel()
            assert await asked(playing, "five") == ["five"]
        finally:
            playing.end()
        assert not any(each.process.is_alive() for each in playing.every)

    in_a_thread(run())


def test_processes_that_can_t_start_are_told() -> None:
    with pytest.raises(BadQuestion, match="could not be started"):
        in_a_thread(PlayingProcesses(unprepared, number=1, seconds=SECONDS).start())
