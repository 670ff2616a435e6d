"""The language server: what an editor asks about a feature file, and the answers, in the editor's own terms."""

from asyncio import Task, get_running_loop, sleep, to_thread
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any
from urllib.parse import unquote

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer

from judge import __version__
from judge.assistance.completions import A_CARD, completions
from judge.assistance.meanings import Meaning, meaning_at
from judge.editor.edited_features import edited
from judge.editor.editor_places import CountingProtocol, column, position, span
from judge.editor.feature_diagnoses import Wrong, wrong_in
from judge.editor.feature_layout import Part, formatted, parts
from judge.editor.feature_mends import Mend, mends
from judge.editor.feature_words import line_end_of, lines_of
from judge.editor.looked_up_pages import page_on
from judge.editor.open_features import OpenFeature, Outcomes, judged_in, parsed
from judge.editor.step_context import Dialogues, StepLine, first_row, game_before, step_on, with_row
from judge.output_lines import laid_out
from judge.resulting_state import state_lines
from scenarios.dialogue.dialogue import Dialogue, say, view_of
from scenarios.dialogue.said_lines import Said
from scenarios.scenario_errors import ScenariosError

MOMENT = 0.03
"""How many seconds nobody types before a file is judged again."""

SLICE = 0.02
"""How many seconds the server judges before it answers what was asked meanwhile."""

HINTS = {"as ruled": "as ruled", "differs": "differs", "cannot judge": "can't judge"}


@dataclass(slots=True)
class Desk:
    """What the server knows: the open files as read and as judged, what was played before, and what it will judge."""

    planned: dict[str, Task[None]] = field(default_factory=dict)
    read: dict[str, OpenFeature] = field(default_factory=dict)
    files: dict[str, OpenFeature] = field(default_factory=dict)
    outcomes: Outcomes = field(default_factory=Outcomes)
    dialogues: Dialogues = field(default_factory=Dialogues)


class FeatureServer(LanguageServer):
    """A language server with the desk it works at."""

    def __init__(self) -> None:
        super().__init__(
            "judge",
            __version__,
            text_document_sync_kind=lsp.TextDocumentSyncKind.Incremental,
            protocol_cls=CountingProtocol,
        )
        self.desk = Desk()


def feature_server() -> FeatureServer:
    """Return a server for feature files, with everything that it answers."""
    server = FeatureServer()
    for method, answer in _ANSWERS.items():
        server.feature(method, _OPTIONS.get(method))(answer)
    return server


def _opened(server: FeatureServer, params: lsp.DidOpenTextDocumentParams) -> None:
    _plan(server, params.text_document.uri, 0)


def _changed(server: FeatureServer, params: lsp.DidChangeTextDocumentParams) -> None:
    """Judge a file once nothing has been typed for a moment, so that what is asked meanwhile is answered at once."""
    _plan(server, params.text_document.uri, MOMENT)


def _plan(server: FeatureServer, uri: str, wait: float) -> None:
    """Have a file judged after so many seconds; whatever was planned for it, or is going on, is given up."""
    _give_up(server, uri)
    server.desk.planned[uri] = get_running_loop().create_task(_judge(server, uri, wait))


def _give_up(server: FeatureServer, uri: str) -> None:
    planned = server.desk.planned.pop(uri, None)
    if planned is not None:
        planned.cancel()


async def _judge(server: FeatureServer, uri: str, wait: float) -> None:
    """Judge a file as it stands after a wait, and tell what is wrong in it.

    The file is read in a thread and judged in slices, for a long one takes seconds when it is opened.
    """
    await sleep(wait)
    document = server.workspace.get_text_document(uri)
    version = document.version
    file = await to_thread(_read, document.source, uri, server.desk.read.get(uri))
    server.desk.read[uri] = file
    outcomes, begun = [], perf_counter()
    for each in judged_in(file, server.desk.outcomes):
        outcomes.append(each)
        if perf_counter() - begun > SLICE:
            await sleep(0)
            begun = perf_counter()
    feature = replace(file, outcomes=tuple(outcomes))
    server.desk.files[uri] = feature
    told = [_diagnostic(wrong, feature.lines) for wrong in wrong_in(feature)]
    server.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, told, version))


def _read(text: str, uri: str, before: OpenFeature | None) -> OpenFeature:
    """Return a file of this text, of which only what was edited is read again where that is enough."""
    found = None if before is None else edited(before, lines_of(text))
    return found or parsed(text, uri)


def _closed(server: FeatureServer, params: lsp.DidCloseTextDocumentParams) -> None:
    uri = params.text_document.uri
    server.desk.files.pop(uri, None)
    server.desk.read.pop(uri, None)
    _give_up(server, uri)
    server.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, []))


def _diagnostic(wrong: Wrong, lines: Sequence[str]) -> lsp.Diagnostic:
    severity = lsp.DiagnosticSeverity.Error if wrong.differs else lsp.DiagnosticSeverity.Warning
    where = span(lines, wrong.line, wrong.start, wrong.end)
    return lsp.Diagnostic(where, wrong.message, severity=severity, source="judge")


def _text(server: FeatureServer, uri: str) -> str:
    """Return the text of a file as it stands in the editor, nothing for one that isn't open."""
    if unquote(uri) not in server.workspace.text_documents:
        return ""
    return server.workspace.get_text_document(uri).source


def _lines(server: FeatureServer, uri: str) -> tuple[str, ...]:
    return lines_of(_text(server, uri))


@dataclass(frozen=True, slots=True)
class _Here:
    """The place of a question: the lines, the step on its line, the column in the step's text, the game before it."""

    lines: tuple[str, ...]
    step: StepLine
    column: int
    before: Dialogue


def _here(server: FeatureServer, uri: str, place: lsp.Position) -> _Here | None:
    lines = _lines(server, uri)
    step = step_on(lines, place.line)
    if step is None:
        return None
    try:
        before = game_before(lines, place.line, server.desk.dialogues)
    except ScenariosError:
        return None
    return _Here(lines, step, column(lines[place.line], place) - step.column, before)


def _complete(server: FeatureServer, params: lsp.CompletionParams) -> list[lsp.CompletionItem]:
    here = _here(server, params.text_document.uri, params.position)
    if here is None or here.column < 0:
        return []
    typed = f"{here.step.keyword} {here.step.text[: here.column]}"
    ahead = len(here.step.keyword) + 1
    items = []
    for number, found in enumerate(completions(typed, here.before)):
        start = here.step.column + max(found.start - ahead, 0)
        where = span(here.lines, here.step.line, start, _end(here, found.text))
        items.append(
            lsp.CompletionItem(
                found.text,
                detail=found.about,
                kind=lsp.CompletionItemKind.Value if found.about == A_CARD else lsp.CompletionItemKind.Text,
                text_edit=lsp.TextEdit(where, found.text),
                filter_text=here.lines[here.step.line][start : here.step.column + here.column] or found.text,
                sort_text=f"{number:03}",
            )
        )
    return items


def _end(here: _Here, text: str) -> int:
    """Return where a completion ends: behind the quotation mark that the editor has put at the pointer by itself.

    A completion closes the quotation that it is in, so that the mark at the pointer would be one too many.
    """
    end = here.step.column + here.column
    inside = here.step.text[: here.column].count('"') % 2
    return end + (inside and here.step.text[here.column :].startswith('"') and text.count('"') % 2 == 0)


def _meaning(here: _Here) -> Meaning | None:
    return meaning_at(here.step.text, here.column, here.before)


def _hover(server: FeatureServer, params: lsp.HoverParams) -> lsp.Hover | None:
    here = _here(server, params.text_document.uri, params.position)
    meaning = _meaning(here) if here is not None else None
    if here is None or meaning is None:
        return None
    said = [f"**{meaning.title}**", "", *(_markdown(line) for line in meaning.lines)]
    if meaning.kind == "sentence":
        said += ["", "```text", *_state_after(here), "```"]
    where = span(here.lines, here.step.line, here.step.column + meaning.start, here.step.column + meaning.end)
    return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, "\n".join(said)), where)


def _markdown(text: str) -> str:
    """Return a text with the signs that Markdown and HTML would take for their own kept as they are, and a line end."""
    return "".join(f"\\{sign}" if sign in "\\`*_{}[]<>#|&" else sign for sign in text) + "  "


def _state_after(here: _Here) -> list[str]:
    """Return the state after a step, or before it where it can't be taken."""
    lines = here.lines
    table, doc = None, None
    if here.step.line + 1 < len(lines) and lines[here.step.line + 1].strip().startswith(("|", '"""', "```")):
        return [laid_out(line) for line in state_lines(view_of(here.before))]
    keyword: Any = here.step.keyword
    text = with_row(here.step.text, first_row(lines, here.step.line))
    reply = say(here.before, Said(text, keyword=keyword, table=table, doc=doc))
    return [laid_out(line).replace("```", "") for line in state_lines(view_of(reply.dialogue))]


def _definition(server: FeatureServer, params: lsp.DefinitionParams) -> lsp.Location | None:
    here = _here(server, params.text_document.uri, params.position)
    meaning = _meaning(here) if here is not None else None
    page = page_on(meaning, here.before.played.edition()) if here is not None and meaning is not None else None
    start = lsp.Position(0, 0)
    return lsp.Location(page.as_uri(), lsp.Range(start, start)) if page is not None else None


def _code_actions(server: FeatureServer, params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
    uri = params.text_document.uri
    feature = server.desk.files.get(uri)
    if feature is None:
        return []
    lines = _lines(server, uri)
    here = [each for each in wrong_in(feature) if params.range.start.line <= each.line <= params.range.end.line]
    found = ((wrong, mend) for wrong in here for mend in mends(lines, wrong, server.desk.dialogues))
    return [_code_action(uri, lines, wrong, mend) for wrong, mend in found]


def _code_action(uri: str, lines: Sequence[str], wrong: Wrong, mend: Mend) -> lsp.CodeAction:
    edit = lsp.TextEdit(span(lines, mend.line, mend.start, mend.end), mend.text)
    return lsp.CodeAction(
        mend.title,
        kind=lsp.CodeActionKind.QuickFix,
        diagnostics=[_diagnostic(wrong, lines)],
        edit=lsp.WorkspaceEdit(changes={uri: [edit]}),
    )


def _inlay_hints(server: FeatureServer, params: lsp.InlayHintParams) -> list[lsp.InlayHint]:
    feature = server.desk.files.get(params.text_document.uri)
    hints = []
    for scenario, outcome in feature.outcomes if feature is not None else ():
        line = scenario.line - 1
        if params.range.start.line <= line <= params.range.end.line and feature is not None:
            place = position(feature.lines, line, len(feature.lines[line]))
            hints.append(lsp.InlayHint(place, HINTS[outcome.verdict], padding_left=True, tooltip=outcome.edition))
    return hints


def _format(server: FeatureServer, params: lsp.DocumentFormattingParams) -> list[lsp.TextEdit]:
    text = _text(server, params.text_document.uri)
    lines = lines_of(text)
    new = lines_of(formatted("\n".join(lines)))
    whole = lsp.Range(lsp.Position(0, 0), position(lines, len(lines) - 1, len(lines[-1])))
    return [] if new == lines else [lsp.TextEdit(whole, line_end_of(text).join(new))]


def _folds(server: FeatureServer, params: lsp.FoldingRangeParams) -> list[lsp.FoldingRange]:
    whole = _parts(server, params.text_document.uri)
    return [
        lsp.FoldingRange(each.first, each.last) for each in (*whole, *(part for each in whole for part in each.within))
    ]


def _symbols(server: FeatureServer, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
    feature = server.desk.files.get(params.text_document.uri)
    lines = feature.lines if feature is not None else ()
    return [_symbol(each, lines, lsp.SymbolKind.Module) for each in _parts(server, params.text_document.uri)]


def _parts(server: FeatureServer, uri: str) -> list[Part]:
    feature = server.desk.files.get(uri)
    return [parts(feature.feature, len(feature.lines))] if feature is not None and feature.feature is not None else []


def _symbol(part: Part, lines: Sequence[str], kind: lsp.SymbolKind) -> lsp.DocumentSymbol:
    last = min(part.last, len(lines) - 1)
    whole = lsp.Range(lsp.Position(part.first, 0), position(lines, last, len(lines[last])))
    within = [_symbol(each, lines, lsp.SymbolKind.Event) for each in part.within]
    return lsp.DocumentSymbol(
        part.name or "(no name)", kind, whole, lsp.Range(whole.start, whole.start), children=within
    )


_ANSWERS: dict[str, Callable[..., Any]] = {
    lsp.TEXT_DOCUMENT_DID_OPEN: _opened,
    lsp.TEXT_DOCUMENT_DID_CHANGE: _changed,
    lsp.TEXT_DOCUMENT_DID_CLOSE: _closed,
    lsp.TEXT_DOCUMENT_COMPLETION: _complete,
    lsp.TEXT_DOCUMENT_HOVER: _hover,
    lsp.TEXT_DOCUMENT_DEFINITION: _definition,
    lsp.TEXT_DOCUMENT_CODE_ACTION: _code_actions,
    lsp.TEXT_DOCUMENT_INLAY_HINT: _inlay_hints,
    lsp.TEXT_DOCUMENT_FORMATTING: _format,
    lsp.TEXT_DOCUMENT_FOLDING_RANGE: _folds,
    lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL: _symbols,
}
_OPTIONS: dict[str, Any] = {
    lsp.TEXT_DOCUMENT_COMPLETION: lsp.CompletionOptions(trigger_characters=['"', " "]),
    lsp.TEXT_DOCUMENT_CODE_ACTION: lsp.CodeActionOptions([lsp.CodeActionKind.QuickFix]),
}
