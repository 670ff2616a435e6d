"""A session of an editor whose user types quickly, in any language, closes and renames: the server keeps up."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from lsprotocol import types as lsp
from pytest_lsp import LanguageClient

from tests.judge.editor.test_language_server import (
    FILE,
    ROOT,
    TEXT,
    URI,
    offered,
    opened,
    session,
    session_of_two_processes,
    typed,
)
from tests.night import at_night

GERMAN = """# language: de
Funktionalität: Urteile

  Szenario: Duell
    Angenommen you control "Kor Cindervein" as "😀 Kor" with 1 damage
    Und your opponent controls "Araelun" with 2 damage
    Wenn you propose that "😀 Kor" attacks "Aralun"
    Und the combat concludes
    Dann "Araelun" is in your opponent's graveyard
"""


async def until(client: LanguageClient, is_so: Callable[[], bool]) -> None:
    """Wait until what the server tells makes something so; the session as a whole is ended after a minute."""
    while not is_so():
        await client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)


async def _german(client: LanguageClient) -> None:
    text = GERMAN.replace("\n", "\r\n")
    (wrong,) = await opened(client, text)
    line = text.split("\r\n")[6]
    start = line.index("Aralun") + 1
    assert wrong.range == lsp.Range(lsp.Position(6, start), lsp.Position(6, start + len("Aralun")))
    hover = await client.text_document_hover_async(lsp.HoverParams(FILE, lsp.Position(6, line.index("Kor") + 1)))
    assert hover is not None
    assert isinstance(hover.contents, lsp.MarkupContent)
    assert "Ally—Dwarf Paladin" in hover.contents.value
    assert '"Araelun"' in await offered(client, 6, line.index('"Aralun') + 2)
    context = lsp.CodeActionContext([wrong])
    actions = await client.text_document_code_action_async(lsp.CodeActionParams(FILE, wrong.range, context)) or ()
    assert [each.title for each in actions] == ["Did you mean Araelun"]
    options = lsp.FormattingOptions(2, insert_spaces=True)
    formatting = lsp.DocumentFormattingParams(FILE, options)
    assert not await client.text_document_formatting_async(formatting)
    await typed(client, 7, "Und the combat concludes  ", 2)
    (edit,) = await client.text_document_formatting_async(formatting) or ()
    assert edit.new_text == text
    folds = await client.text_document_folding_range_async(lsp.FoldingRangeParams(FILE)) or ()
    assert [(each.start_line, each.end_line) for each in folds] == [(1, 9), (3, 9)]


def test_another_language_other_line_ends_and_signs_of_two_units() -> None:
    session(_german)


async def _half_typed(client: LanguageClient) -> None:
    await opened(client, "")
    for version, end in enumerate(range(1, len(TEXT), at_night(11, 22)), start=2):
        change = lsp.TextDocumentContentChangeWholeDocument(TEXT[:end])
        of = lsp.VersionedTextDocumentIdentifier(version, URI)
        client.text_document_did_change(lsp.DidChangeTextDocumentParams(of, [change]))
        place = lsp.Position(TEXT[:end].count("\n"), 12)
        whole = lsp.Range(lsp.Position(0, 0), place)
        await client.text_document_hover_async(lsp.HoverParams(FILE, place))
        await client.text_document_completion_async(lsp.CompletionParams(FILE, place))
        await client.text_document_inlay_hint_async(lsp.InlayHintParams(FILE, whole))
        await client.text_document_definition_async(lsp.DefinitionParams(FILE, place))
        await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(FILE))
        options = lsp.FormattingOptions(2, insert_spaces=True)
        await client.text_document_formatting_async(lsp.DocumentFormattingParams(FILE, options))
        context = lsp.CodeActionContext([])
        await client.text_document_code_action_async(lsp.CodeActionParams(FILE, whole, context))
    change = lsp.TextDocumentContentChangeWholeDocument(TEXT)
    of = lsp.VersionedTextDocumentIdentifier(1000, URI)
    client.text_document_did_change(lsp.DidChangeTextDocumentParams(of, [change]))
    await until(client, lambda: not client.diagnostics[URI])


def test_half_typed_files_are_answered_without_an_error() -> None:
    session(_half_typed)


async def _two_at_once(client: LanguageClient) -> None:
    other = URI.replace("rulings", "other rulings")
    lines = TEXT.split("\n")
    for uri in (URI, other):
        client.text_document_did_open(lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(uri, "gherkin", 1, TEXT)))
    for version in range(2, 32):
        for uri, card in ((URI, f"Nobody {version}"), (other, "Araelun")):
            place = lsp.Range(lsp.Position(4, 0), lsp.Position(4, 1000))
            change = lsp.TextDocumentContentChangePartial(place, lines[4].replace("Araelun", card))
            of = lsp.VersionedTextDocumentIdentifier(version, uri)
            client.text_document_did_change(lsp.DidChangeTextDocumentParams(of, [change]))
    await until(client, lambda: bool(client.diagnostics.get(URI)))
    assert other not in client.diagnostics or not client.diagnostics[other]
    wrong = client.diagnostics[URI][0]
    assert "'Nobody 31'" in wrong.message
    assert wrong.range.start.line == 4


def test_two_files_are_typed_in_at_once_and_only_the_last_text_counts(tmp_path: Path) -> None:
    session_of_two_processes(_two_at_once, tmp_path)


async def _renamed(client: LanguageClient) -> None:
    wrong = TEXT.replace("Araelun", "Aralun")
    assert await opened(client, wrong)
    client.text_document_did_close(lsp.DidCloseTextDocumentParams(FILE))
    new = URI.replace("rulings", "renamed")
    client.text_document_did_open(lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(new, "gherkin", 1, wrong)))
    await until(client, lambda: bool(client.diagnostics.get(new)))
    assert not client.diagnostics[URI]
    place = lsp.Position(3, 25)
    assert await client.text_document_hover_async(lsp.HoverParams(FILE, place)) is None
    assert not await client.text_document_completion_async(lsp.CompletionParams(FILE, place))
    assert await client.text_document_hover_async(lsp.HoverParams(lsp.TextDocumentIdentifier(new), place))


def test_a_renamed_file_takes_what_is_wrong_along() -> None:
    session(_renamed)


def test_the_server_ends_as_it_is_told(tmp_path: Path) -> None:
    asked = ('"id":1,"method":"shutdown"', '"method":"exit"')
    bodies = [f'{{"jsonrpc":"2.0",{each},"params":null}}' for each in asked]
    sent = "".join(f"Content-Length: {len(each)}\r\n\r\n{each}" for each in bodies)
    command = (sys.executable, "-m", "judge", "lsp")
    ran = subprocess.run(command, input=sent.encode(), capture_output=True, check=False, cwd=ROOT, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b'"result": null' in ran.stdout
    assert not list(tmp_path.iterdir())
