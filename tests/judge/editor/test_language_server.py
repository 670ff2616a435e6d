"""A session of an editor with the language server, as a client sees it."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from socket import socket, socketpair
from threading import Event
from typing import Any

import pytest
from lsprotocol import types as lsp
from pygls.io_ import run_async
from pytest_lsp import LanguageClient, make_test_lsp_client

from judge.editor.language_server import feature_server
from tests.judge.own_loops import in_a_thread
from tests.judge.running import Judge
from tests.played_once import PlayedOnce

ROOT = Path(__file__).parents[3]
URI = "file:///tables/my%20rulings.feature"
FILE = lsp.TextDocumentIdentifier(URI)
TEXT = """Feature: Rulings

  Scenario: 😀 duel
    Given you control "Kor Cindervein" with 1 damage
    And your opponent controls "Araelun" with 2 damage
    When you propose that "Kor Cindervein" attacks "Araelun"
    And the combat concludes
    Then "Araelun" is in your opponent's graveyard
    And rule 403.2 was applied
"""
TYPED = "    When I attack Araelun with Kor Cindervein"
SCENARIO = """
  Scenario: Number {}
    Given you control "Kor Cindervein" with 1 damage
    And your opponent controls "Araelun" with 2 damage
    When you propose that "Kor Cindervein" attacks "Araelun"
    And the combat concludes
    Then "Araelun" is in your opponent's graveyard
    And "Kor Cindervein" has 2 damage
    And you have priority
"""


BYTES_FIRST = lsp.ClientCapabilities(
    general=lsp.GeneralClientCapabilities(
        position_encodings=[
            lsp.PositionEncodingKind.Utf8,
            lsp.PositionEncodingKind.Utf32,
            lsp.PositionEncodingKind.Utf16,
        ]
    )
)
"""What Helix and Neovim offer: to count in bytes rather than in UTF-16."""


def session(talk: Callable[[LanguageClient], Any], offers: lsp.ClientCapabilities | None = None) -> Any:  # noqa: ANN401 - whatever is found out
    """Return what comes of a talk with a server of its own, in another thread of this process."""

    async def whole() -> Any:  # noqa: ANN401 - the same
        client = make_test_lsp_client()
        async with _served_here(client):
            return await _talked(client, talk, offers)

    return in_a_thread(asyncio.wait_for(whole(), 60))


def session_of_two_processes(talk: Callable[[LanguageClient], Any], folder: Path) -> Any:  # noqa: ANN401 - the same
    """Return what comes of a talk with a server in a process of its own, so that both work at once."""

    async def whole() -> Any:  # noqa: ANN401 - the same
        client = make_test_lsp_client()
        home = {"HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache"), "PYTHONPATH": str(ROOT)}
        await client.start_io(sys.executable, "-m", "judge", "lsp", env={**os.environ, **home})
        try:
            return await _talked(client, talk)
        finally:
            await client.stop()  # type: ignore[no-untyped-call]

    return in_a_thread(asyncio.wait_for(whole(), 60))


async def _talked(
    client: LanguageClient, talk: Callable[[LanguageClient], Any], offers: lsp.ClientCapabilities | None = None
) -> Any:  # noqa: ANN401 - the same
    begun = await client.initialize_session(lsp.InitializeParams(capabilities=offers or lsp.ClientCapabilities()))
    assert begun.capabilities.position_encoding == lsp.PositionEncodingKind.Utf16
    try:
        return await talk(client)
    finally:
        await client.shutdown_session()


@asynccontextmanager
async def _served_here(client: LanguageClient) -> AsyncIterator[None]:
    """Connect a client with a server in another thread, which ends as it is told to, or when the client hangs up."""
    ours, theirs = socketpair()
    serving = asyncio.create_task(asyncio.to_thread(_serve, theirs))
    reader, writer = await asyncio.open_connection(sock=ours)
    client.protocol.set_writer(writer)
    heard = run_async(Event(), reader, client.protocol, error_handler=client.report_server_error)
    hearing = asyncio.create_task(heard)
    try:
        yield
    finally:
        writer.write_eof()
        await asyncio.gather(serving, hearing)
        writer.close()
        await writer.wait_closed()


def _serve(connection: socket) -> None:
    with connection, connection.makefile("rb") as asked, connection.makefile("wb") as told:
        feature_server().start_io(asked, told)


async def opened(client: LanguageClient, text: str) -> list[lsp.Diagnostic]:
    document = lsp.TextDocumentItem(URI, "gherkin", 1, text)
    client.text_document_did_open(lsp.DidOpenTextDocumentParams(document))
    await client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return list(client.diagnostics[URI])


async def typed(client: LanguageClient, line: int, text: str, version: int) -> list[lsp.Diagnostic]:
    """Return what is wrong once a line reads otherwise."""
    place = lsp.Range(lsp.Position(line, 0), lsp.Position(line, 1000))
    change = lsp.TextDocumentContentChangePartial(range=place, text=text)
    of = lsp.VersionedTextDocumentIdentifier(version, URI)
    client.text_document_did_change(lsp.DidChangeTextDocumentParams(of, [change]))
    await client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    return list(client.diagnostics[URI])


async def hovered(client: LanguageClient, line: int, column: int) -> str:
    hover = await client.text_document_hover_async(lsp.HoverParams(FILE, lsp.Position(line, column)))
    assert hover is not None
    assert isinstance(hover.contents, lsp.MarkupContent)
    return hover.contents.value


async def offered(client: LanguageClient, line: int, column: int) -> list[str]:
    found = await client.text_document_completion_async(lsp.CompletionParams(FILE, lsp.Position(line, column)))
    assert isinstance(found, list | tuple)
    return [each.label for each in found]


def page_at(uri: str) -> str:
    return Path(uri.removeprefix("file://")).read_text(encoding="utf-8")


async def _talk(client: LanguageClient) -> None:
    assert await opened(client, TEXT) == []
    whole = lsp.Range(lsp.Position(0, 0), lsp.Position(20, 0))
    (hint,) = await client.text_document_inlay_hint_async(lsp.InlayHintParams(FILE, whole)) or ()
    assert (hint.label, hint.position) == ("as ruled", lsp.Position(2, len("  Scenario: xx duel")))
    for _ in range(2):
        assert "Ally—Dwarf Paladin" in await hovered(client, 3, 25)
        assert "Fatal damage" in await hovered(client, 8, 15)
        assert "with 2 damage, exhausted" in await hovered(client, 7, 6 + len("Then ") + 12)
        assert '"Araelun"' in await offered(client, 5, len('    When you propose that "'))
    (wrong,) = await typed(client, 5, TYPED, 2)
    assert wrong.range == lsp.Range(lsp.Position(5, 9), lsp.Position(5, len(TYPED)))
    assert "no sentence fits" in wrong.message
    context = lsp.CodeActionContext([wrong])
    for _ in range(2):
        actions = await client.text_document_code_action_async(lsp.CodeActionParams(FILE, wrong.range, context)) or ()
        assert actions[0].title == 'Say: you propose that "Kor Cindervein" attacks "Araelun"'
        hints = await client.text_document_inlay_hint_async(lsp.InlayHintParams(FILE, whole)) or ()
        assert [each.label for each in hints] == ["can't judge"]
    assert await typed(client, 5, TEXT.split("\n")[5], 3) == []
    there = await client.text_document_definition_async(lsp.DefinitionParams(FILE, lsp.Position(8, 15)))
    assert isinstance(there, lsp.Location)
    assert "403.2 Fatal damage" in page_at(there.uri)
    options = lsp.FormattingOptions(2, insert_spaces=True)
    assert not await client.text_document_formatting_async(lsp.DocumentFormattingParams(FILE, options))
    folds = await client.text_document_folding_range_async(lsp.FoldingRangeParams(FILE)) or ()
    assert [(each.start_line, each.end_line) for each in folds] == [(0, 9), (2, 9)]
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(FILE)) or ()
    assert [child.name for each in symbols for child in getattr(each, "children", ())] == ["😀 duel"]
    client.text_document_did_close(lsp.DidCloseTextDocumentParams(FILE))
    await client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    assert not client.diagnostics[URI]


def test_an_editor_talks_with_the_server(played_once: PlayedOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    # The page on a rule names the scenarios that apply it; a feature that is newer than the install is played for that.
    monkeypatch.setattr("scenarios.runner.judge", played_once.judge)
    session(_talk)


LONG = "Feature: Long\n" + "".join(SCENARIO.format(number) for number in range(555))


async def _closed_meanwhile(client: LanguageClient) -> float:
    text = LONG.replace('"Araelun" with 2', '"Aralun" with 2')
    client.text_document_did_open(lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(URI, "gherkin", 1, text)))
    begun = time.perf_counter()
    await offered(client, 5, 12)
    answered = time.perf_counter() - begun
    client.text_document_did_close(lsp.DidCloseTextDocumentParams(FILE))
    await client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    await asyncio.sleep(1)
    assert not client.diagnostics[URI]
    return answered


async def _typed_meanwhile(client: LanguageClient) -> float:
    assert len(LONG.split("\n")) > 4990
    assert await opened(client, LONG) == []
    place = lsp.Range(lsp.Position(2500, 0), lsp.Position(2500, 0))
    change = lsp.TextDocumentContentChangePartial(range=place, text="# a remark\n")
    of = lsp.VersionedTextDocumentIdentifier(2, URI)
    client.text_document_did_change(lsp.DidChangeTextDocumentParams(of, [change]))
    begun = time.perf_counter()
    line = next(number for number, each in enumerate(LONG.split("\n")) if number > 2500 and "When" in each) + 1
    assert '"Araelun"' in await offered(client, line, len('    When you propose that "'))
    return time.perf_counter() - begun


async def _long_file(client: LanguageClient) -> tuple[float, float]:
    return await _closed_meanwhile(client), await _typed_meanwhile(client)


@pytest.mark.long
def test_a_long_file_is_answered_while_it_is_judged_and_typed_and_can_be_closed(tmp_path: Path) -> None:
    # Judging it takes more than a second, an answer a tenth of one; the bound leaves room for a busy machine.
    assert max(session_of_two_processes(_long_file, tmp_path)) < 1


def test_without_its_package_the_server_says_what_to_install(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "judge.editor.language_server", raising=False)
    for name in [each for each in sys.modules if each.split(".")[0] == "pygls"]:
        monkeypatch.setitem(sys.modules, name, None)
    ran = judge("lsp")
    assert ran.code == 2
    assert "pip install 'wowtcg-judge[lsp]'" in ran.err


async def _count(client: LanguageClient) -> tuple[lsp.Position, list[lsp.Diagnostic]]:
    """Return the places that an editor is told in lines with letters of several bytes."""
    text = TEXT.replace('"Kor Cindervein" attacks', '"Kor Cindervein" as "Älterer Zwerg 😀" attäcks')
    wrong = await opened(client, text)
    whole = lsp.Range(lsp.Position(0, 0), lsp.Position(20, 0))
    (hint,) = await client.text_document_inlay_hint_async(lsp.InlayHintParams(FILE, whole)) or ()
    (wrong_now,) = await typed(client, 5, '    When "😀😀" attäcks "Araelun"', 2)
    return hint.position, [*wrong, wrong_now]


def test_an_editor_that_would_rather_count_bytes_is_told_the_same_places() -> None:
    assert session(_count, BYTES_FIRST) == session(_count)


async def _close_quotations(client: LanguageClient) -> list[tuple[str, ...]]:
    """Return what stands in the line after each completion, in an editor that has closed the quotation by itself."""
    lines = ('    When you propose that "|"', '    When you propose that "Ko|" attacks "Araelun"', "    When you prop|")
    told = []
    await opened(client, TEXT)
    for version, line in enumerate(lines, 2):
        before, _, behind = line.partition("|")
        await typed(client, 5, before + behind, version)
        place = lsp.Position(5, len(before))
        items = await client.text_document_completion_async(lsp.CompletionParams(FILE, place))
        edits = [each.text_edit for each in items if isinstance(each.text_edit, lsp.TextEdit)]  # type: ignore[union-attr]
        ends = (edit.range.end.character for edit in edits)
        starts = (edit.range.start.character for edit in edits)
        whole = before + behind
        told.append(
            tuple(whole[:a] + edit.new_text + whole[b:] for a, b, edit in zip(starts, ends, edits, strict=True))
        )
    return told


def test_a_completion_takes_the_quotation_mark_that_the_editor_has_closed_with() -> None:
    names, inside, sentences = session(_close_quotations)
    assert any(line.startswith('    When you propose that "Kor Cindervein"') for line in names)
    assert '    When you propose that "Kor Cindervein" attacks "Araelun"' in inside
    assert all(line.count('"') % 2 == 0 for line in (*names, *inside, *sentences))
