"""The server of the page: the address that it listens on, and serving until the user ends it."""

import logging
import socket
from contextlib import closing, suppress
from errno import EADDRINUSE

import uvicorn
from starlette.types import ASGIApp

from engine.value import value
from judge.pages.page_app import page_app
from judge.pages.page_errors import UnusableAddress
from judge.pages.page_player import Cards

LONGEST_REQUEST_LINE = 256 * 1024
"""How many bytes an address and the headers may have; a form without a script puts the question into the address."""

HIGHEST_PORT = 65535


@value
class Listening:
    """A socket that listens, and the address under which a browser on this machine reaches it."""

    socket: socket.socket
    address: str


def bound(host: str, port: int) -> Listening:
    """Return a socket that listens on a port of a host; port 0 takes a free one.

    Raises:
        UnusableAddress: the port is in use, or the host is none of this machine.
    """
    expected = "an address of this machine and a port up to 65535"
    try:
        listening = _listening(host, port)
    except (OSError, OverflowError, UnicodeError) as error:
        if isinstance(error, OSError) and error.errno == EADDRINUSE:
            expected = "another one with --port, or 0 for a free one"
            raise UnusableAddress(f"port {port} of {host} is in use", expected=expected) from None
        what = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise UnusableAddress(f"{host}:{port} can't be listened on: {what}", expected=expected) from None
    name = f"[{host}]" if ":" in host else host
    return Listening(listening, f"http://{name}:{listening.getsockname()[1]}/")


def _listening(host: str, port: int) -> socket.socket:
    if port > HIGHEST_PORT:
        raise OverflowError("there is no such port")
    family, kind, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(family, kind)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(place)
        made.listen()
    except OSError:
        made.close()
        raise
    return made


def serve(cards: Cards, host: str, listening: Listening) -> None:
    """Serve the page on the socket until the process is interrupted.

    Raises:
        UnusableAddress: serving could not begin.
    """
    # What uvicorn has to say is said here in one line.
    logging.getLogger("uvicorn.error").disabled = True
    with closing(listening.socket):
        server = server_of(page_app(cards, host))
        with suppress(SystemExit):
            server.run(sockets=[listening.socket])
        if not server.started:
            raise UnusableAddress("the page can't be served", expected="the processes that play to start")


def server_of(app: ASGIApp) -> uvicorn.Server:
    """Return a server of the application that logs nothing and says nothing of itself."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            http="h11",
            ws="none",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            h11_max_incomplete_event_size=LONGEST_REQUEST_LINE,
            timeout_graceful_shutdown=1,
        )
    )
