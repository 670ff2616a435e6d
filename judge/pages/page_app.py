"""The application behind the page: what is asked is played in processes of its own, and answered as HTML."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request as Asking
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from judge.documents.library_folder import kept_editions, library_folder
from judge.pages.asked_page import AnswerPart, Question, link_to
from judge.pages.page_errors import BadQuestion, PagesError
from judge.pages.page_player import Cards, Request, Wanted, player
from judge.pages.page_templates import assets, filled
from judge.pages.playing_processes import PlayingProcesses
from judge.pages.scenario_links import unpacked
from judge.rulebook import REFERENCE, editions

LONGEST = 20_000
"""How many characters a question has at most; no board needs a tenth of them."""

LARGEST_BODY = 200_000
SECONDS = 5.0
PROCESSES = 2
MOST_WAITING = 200
"""How many questions may wait for a process; the next one is turned away."""

FILES = {
    "judge.css": "text/css",
    "ruling.js": "text/javascript",
    "asking.js": "text/javascript",
    "judge.svg": "image/svg+xml",
}
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
EXAMPLES = {
    "An attack, and who survives it": (
        'you control "Kor Cindervein" with 1 damage\nyour opponent controls "Araelun" with 2 damage\n'
        '"Kor Cindervein" attacks "Araelun"\ndoes "Araelun" die?\n'
    ),
    "An ability that asks for a target": (
        'your hand is "Fire Blast"\nyou have 5 resources\nyour opponent controls "Sarmoth"\nyou play "Fire Blast"\n'
    ),
}


def page_app(cards: Cards, host: str, *, seconds: float = SECONDS, processes: int = PROCESSES) -> ASGIApp:
    """Return the application that serves the page under addresses of this machine, or of the host it is served on."""
    playing = PlayingProcesses(partial(player, cards), number=processes, seconds=seconds)
    page = _Page(playing, cards.library)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        try:
            await playing.start()
            yield
        finally:
            playing.end()

    routes = [
        Route("/", page.show, methods=["GET"]),
        Route("/answer", page.answer, methods=["POST"]),
        Route("/wrong", page.wrong, methods=["POST"]),
        Route("/next", page.next, methods=["POST"]),
        Route("/{name}", page.file, methods=["GET"]),
    ]
    return _Guarded(Starlette(routes=routes, lifespan=lifespan), host)


class _Page:
    """What the page answers to each address."""

    def __init__(self, playing: PlayingProcesses, library: str | None) -> None:
        self.playing = playing
        self.library = library
        self.files = assets(tuple(FILES))
        self.waiting = 0

    async def show(self, asking: Asking) -> Response:
        """Return the whole page, with the answer to what its address asks, so that it can be read without a script."""
        asked, answer, trouble = Question(""), AnswerPart(link="/", html="", wrong=[]), None
        try:
            asked = _asked(asking.query_params)
            answer = await self._play(Request("answer", asked))
        except PagesError as error:
            trouble = str(error)
        shown = {
            "asked": asked,
            "answer": answer["html"],
            "link": answer["link"],
            "wrong": answer["wrong"],
            "trouble": trouble,
            "examples": [(name, link_to(Question(text))) for name, text in EXAMPLES.items()],
            "editions": list(dict.fromkeys((*editions(), *kept_editions(library_folder(self.library, missing=True))))),
            "longest": LONGEST,
            "assets": "/",
            "icon": "/judge.svg",
            "scripts": ("ruling.js", "asking.js"),
            "policy": "",
        }
        return HTMLResponse(filled("asked.html", shown), status_code=400 if trouble else 200)

    async def answer(self, asking: Asking) -> Response:
        """Return the answer to a question as a part of the page."""
        return await self._replied(asking, "answer")

    async def wrong(self, asking: Asking) -> Response:
        """Return what is wrong in a text."""
        return await self._replied(asking, "wrong")

    async def next(self, asking: Asking) -> Response:
        """Return what can come next at a place in a text."""
        return await self._replied(asking, "next")

    async def file(self, asking: Asking) -> Response:
        """Return one of the few files that the page loads; there are no others."""
        name = asking.path_params["name"]
        if name not in self.files:
            return PlainTextResponse("there is no such page", status_code=404)
        return Response(self.files[name], media_type=FILES[name])

    async def _replied(self, asking: Asking, wants: Wanted) -> Response:
        try:
            said = await _body(asking)
            request = Request(wants, _asked(said), _whole(said, "line"), _whole(said, "column"))
            return JSONResponse(await self._play(request))
        except PagesError as error:
            return JSONResponse({"trouble": str(error)}, status_code=400)

    async def _play(self, request: Request) -> Any:  # noqa: ANN401 - the request says what it is.
        if self.waiting >= MOST_WAITING:
            raise BadQuestion("too many questions wait", expected="another try in a moment")
        self.waiting += 1
        try:
            return await self.playing.ask(request)
        finally:
            self.waiting -= 1


def _asked(said: Mapping[str, Any]) -> Question:
    """Return the question that an address or a request holds: plain in q, or packed in z.

    Raises:
        BadLink: z holds no text.
        BadQuestion: the text is too long, or something isn't text.
    """
    text, packed, edition = (said.get(name, usual) for name, usual in (("q", ""), ("z", ""), ("e", REFERENCE)))
    if not (isinstance(text, str) and isinstance(packed, str) and isinstance(edition, str)):
        raise BadQuestion("what is asked is no text", expected="text")
    if packed and not text:
        text = unpacked(packed, 4 * LONGEST)
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if len(text) > LONGEST:
        raise BadQuestion(f"the text has {len(text)} characters", expected=f"at most {LONGEST}")
    return Question(text, edition)


def _whole(said: Mapping[str, Any], name: str) -> int:
    """Return a number that a request has, 0 where it has none.

    Raises:
        BadQuestion: it is no whole number that a place in a text can have.
    """
    number = said.get(name, 0)
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= LONGEST:
        raise BadQuestion(f"the {name} is no place in a text", expected=f"a number up to {LONGEST}")
    return number


async def _body(asking: Asking) -> Mapping[str, Any]:
    """Return the JSON object that a request has as its body.

    Raises:
        BadQuestion: it has none, or too large a one.
    """
    if asking.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadQuestion("the request is no JSON", expected="the content type application/json")
    data = bytearray()
    async for piece in asking.stream():
        data += piece
        if len(data) > LARGEST_BODY:
            raise BadQuestion("the request is too large", expected=f"at most {LARGEST_BODY} bytes")
    try:
        said = json.loads(data)
    except (ValueError, RecursionError):
        raise BadQuestion("the request is no JSON", expected="a JSON object") from None
    if not isinstance(said, dict):
        raise BadQuestion("the request is no JSON object", expected="a JSON object")
    return said


class _Guarded:
    """The application, answering only requests for an address of this machine, with headers that confine its pages.

    A foreign name that leads here (DNS rebinding) and requests that another site's page sends are turned away.
    """

    def __init__(self, app: ASGIApp, host: str) -> None:
        self.app = app
        self.host = host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_confined(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        refusal = self._refusal(scope)
        await (refusal or self.app)(scope, receive, send_confined)

    def _refusal(self, scope: Scope) -> Response | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        if not self._is_own(headers.get("host", "")):
            return PlainTextResponse("this host is not served here", status_code=421)
        origin = headers.get("origin")
        if scope["method"] != "GET" and origin is not None and urlsplit(origin).netloc != headers["host"]:
            return PlainTextResponse("another site may not ask here", status_code=403)
        return None

    def _is_own(self, host: str) -> bool:
        """Return whether a host is an address, localhost, or the host that the page is served on."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in ("localhost", self.host.lower()):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True
