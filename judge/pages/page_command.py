"""judge page: rulings asked and looked at in a browser, served on this machine."""

from typing import Annotated

import typer

from judge.documents.command_answers import Answer
from judge.documents.commands.command_options import Library
from judge.output_lines import Line
from judge.rulebook import REFERENCE

app = typer.Typer(add_completion=False, rich_markup_mode=None)

PORT = 8047


@app.command()
def page(
    *,
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="The address to serve it on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, help="The port; 0 takes a free one.")] = PORT,
    cards: Annotated[
        str | None, typer.Option("--cards", metavar="FILE", help="Card data whose names come before the library's.")
    ] = None,
    library: Library = None,
) -> Answer:
    """Serve a page on this machine: ask a ruling in sentences, look at the board, go through it step by step.

    The page's address holds the whole question and can be passed on. Nothing but your own library is read, nothing is
    written. Whoever reaches the address can ask: keep to 127.0.0.1 unless you trust the network. Ctrl-C ends it.
    """
    from judge.pages.page_player import Cards, beginning_of
    from judge.pages.page_server import bound, serve

    found = Cards(cards, library)
    # Cards that can't be used are told here, in one message, rather than by the processes that play.
    beginning_of(REFERENCE, found)
    listening = bound(host, port)
    lines = (Line(f"The page is at {listening.address} (Ctrl-C ends it)", whole=True),)
    return Answer(lines, then=lambda: serve(found, host, listening))
