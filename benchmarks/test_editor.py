"""How fast an editor that edits a file of 5,000 lines is told what is wrong, by a server of its own."""

from pathlib import Path
from statistics import median
from time import perf_counter

from lsprotocol import types as lsp
from pytest_lsp import LanguageClient

from tests.judge.editor.test_language_server import FILE, LONG, opened, session_of_two_processes, typed

EDITS = 12
MOST_TO_ANSWER = 0.1
"""How many seconds an answer takes at most, in the middle of several."""


async def _edits(client: LanguageClient) -> tuple[list[float], list[float]]:
    """Return how long each edit takes to be told wrong, and how long what would mend it."""
    await opened(client, LONG)
    lines = LONG.split("\n")
    places = [at for at, line in enumerate(lines) if line.strip().startswith("Then")]
    telling, mending = list[float](), list[float]()
    for number, at in enumerate(places[5 :: len(places) // EDITS]):
        begun = perf_counter()
        (wrong,) = await typed(client, at, lines[at].replace("Then ", "Then Zz", 1), 2 + 2 * number)
        told = perf_counter()
        context = lsp.CodeActionContext([wrong])
        assert await client.text_document_code_action_async(lsp.CodeActionParams(FILE, wrong.range, context))
        telling.append(told - begun)
        mending.append(perf_counter() - told)
        assert await typed(client, at, lines[at], 3 + 2 * number) == []
    return telling, mending


def test_a_file_of_5000_lines_is_answered_in_100_milliseconds(tmp_path: Path) -> None:
    telling, mending = session_of_two_processes(_edits, tmp_path)
    assert median(telling) <= MOST_TO_ANSWER, telling
    assert median(mending) <= MOST_TO_ANSWER, mending
