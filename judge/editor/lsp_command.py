"""judge lsp: the language server for editors."""

import os

import typer

from judge.documents.command_answers import Answer

app = typer.Typer(add_completion=False, rich_markup_mode=None)

_INPUT, _OUTPUT = 0, 1

MISSING = "the language server needs the package pygls; install it with: pip install 'wowtcg-judge[lsp]'"


@app.command()
def lsp() -> Answer:
    """Serve an editor on standard input and output: what is wrong, completion, hover, mends, verdicts, formatting."""
    try:
        from judge.editor.language_server import feature_server
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        return Answer(code=2, complaints=(MISSING,))
    # The server closes what it talks on, and the command line still flushes its own at the end.
    with os.fdopen(os.dup(_INPUT), "rb") as asked, os.fdopen(os.dup(_OUTPUT), "wb") as told:
        feature_server().start_io(asked, told)
    return Answer()
