"""judge lsp: the language server for editors."""

import typer

from judge.documents.command_answers import Answer

app = typer.Typer(add_completion=False, rich_markup_mode=None)

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
    feature_server().start_io()
    return Answer()
