"""The page over HTTP: what it answers, what it turns away, and what it can't be made to do."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import quote, urlencode, urlsplit

import pytest

from judge.pages.page_errors import UnusableAddress
from judge.pages.page_server import bound
from judge.pages.scenario_links import packed
from tests.every_row import for_every
from tests.judge.pages.test_report_pages import HOSTILE, Elements
from tests.judge.running import Judge

TIM = 'you control "Tim"\n'


class Got:
    """An answer over HTTP."""

    def __init__(self, response: HTTPResponse) -> None:
        self.code = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.text = response.read().decode()


def get(address: str, path: str = "/", method: str = "GET", body: object = None, **headers: str) -> Got:
    connection = HTTPConnection(urlsplit(address).netloc, timeout=30)
    try:
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, data, named)
        return Got(connection.getresponse())
    finally:
        connection.close()


def post(address: str, path: str, body: object, **headers: str) -> Got:
    return get(address, path, "POST", body, **{"content_type": "application/json", **headers})


def test_a_plain_form_a_link_and_a_script_get_the_same_ruling(page_address: str) -> None:
    plain = get(page_address, f"/?{urlencode({'q': TIM})}")
    linked = get(page_address, f"/?z={packed(TIM)}")
    (part,) = [json.loads(post(page_address, "/answer", {"q": TIM}).text)]
    assert (plain.code, linked.code) == (200, 200)
    assert plain.text == linked.text
    assert part["html"] in plain.text
    assert part["link"] == f"/?z={packed(TIM)}"
    assert Elements(plain.text).open == []


def test_what_can_follow_is_told_and_offered(page_address: str) -> None:
    begun = 'you control "Kor Cindervein"\nyour hand is "Fire Blast"\nyou have 1 resource\nyou play "Fire Blast"\n'
    offered = get(page_address, f"/?{urlencode({'q': begun})}").text
    assert ">What can follow?</a>" in offered
    assert ">What can follow?</a>" not in get(page_address, f"/?{urlencode({'q': TIM})}").text
    told = get(page_address, f"/?{urlencode({'q': begun + 'What can happen?'})}").text
    # 2 damage on one of three characters: the choice is open, and each target makes an outcome.
    assert "Outcome 3 of 3" in told
    assert Elements(told).open == []


def test_every_answer_confines_its_page(page_address: str) -> None:
    for path in ("/", "/judge.css", "/nothing", f"/?q={quote(TIM)}"):
        headers = get(page_address, path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


@for_every("path", ["/../pyproject.toml", "/%2e%2e/cli.py", "/page_app.py", "/templates/asked.html", "//etc/passwd"])
def test_no_other_file_is_served(page_address: str, path: str) -> None:
    assert get(page_address, path).code == 404


@for_every("host", ["evil.example", "evil.example:80", "", "localhost.evil.example", "[", "127.0.0.1.evil.example"])
def test_a_foreign_name_that_leads_here_is_turned_away(page_address: str, host: str) -> None:
    assert get(page_address, host=host).code == 421


@for_every("host", ["localhost", "localhost:8047", "127.0.0.1", "[::1]:80", "192.168.1.5:8047"])
def test_addresses_of_this_machine_are_served(page_address: str, host: str) -> None:
    assert get(page_address, host=host).code == 200


def test_another_site_may_not_ask(page_address: str) -> None:
    assert post(page_address, "/answer", {"q": TIM}, origin="http://evil.example").code == 403
    assert post(page_address, "/answer", {"q": TIM}, origin=page_address.rstrip("/")).code == 200
    assert get(page_address, "/answer", "POST", {"q": TIM}, content_type="text/plain").code == 400


@for_every(
    ("body", "trouble"),
    [
        (b"", "the request is no JSON"),
        (b"\xff", "the request is no JSON"),
        (b"[" * 100_000, "the request is no JSON"),
        ([], "the request is no JSON object"),
        ({"q": 1}, "what is asked is no text"),
        ({"q": "a" * 20_001}, "the text has 20001 characters; expected at most 20000"),
        ({"q": "a" * 200_001}, "the request is too large; expected at most 200000 bytes"),
        ({"q": "you pass. " * 301}, "that are 301 sentences; expected at most 300"),
        ({"z": "!"}, "the link holds no scenario"),
        ({"z": packed("a" * 100_000)}, "the link holds a longer scenario"),
        ({"q": TIM, "e": "cr-2007-50"}, "there is no edition 'cr-2007-50'"),
        ({"q": TIM, "line": -1}, "the line is no place in a text"),
        ({"q": TIM, "column": "1"}, "the column is no place in a text"),
    ],
)
def test_what_can_t_be_asked_is_told_in_one_message(page_address: str, body: object, trouble: str) -> None:
    got = post(page_address, "/answer", body)
    assert got.code == 400
    assert json.loads(got.text)["trouble"].startswith(trouble)


def test_a_link_that_holds_nothing_is_told_on_the_page(page_address: str) -> None:
    got = get(page_address, "/?z=!")
    assert got.code == 400
    assert "the link holds no scenario" in got.text


def test_other_methods_are_refused(page_address: str) -> None:
    assert get(page_address, "/answer").code == 404
    assert get(page_address, "/", "PUT").code == 405


@for_every(
    "text", [HOSTILE, f'you control "{HOSTILE}"', f'the card "{HOSTILE}" reads:\n"""\n{HOSTILE}\n"""', f"| {HOSTILE} |"]
)
def test_a_hostile_name_never_becomes_markup(page_address: str, text: str) -> None:
    page = Elements(get(page_address, f"/?{urlencode({'q': text})}").text)
    assert not page.having("img")
    assert len(page.having("script")) == 2
    assert "{{ 7*7 }}" in page.words
    assert "49" not in page.words


def test_what_is_wrong_and_what_comes_next_are_answered(page_address: str) -> None:
    assert json.loads(post(page_address, "/wrong", {"q": 'you control "Tmi"'}).text)[0]["column"] == 14
    assert (
        json.loads(post(page_address, "/next", {"q": 'you control "Ti', "line": 0, "column": 15}).text)[0]["start"]
        == 12
    )


def test_fifty_at_once_are_all_answered(page_address: str) -> None:
    with ThreadPoolExecutor(50) as many:
        codes = list(many.map(lambda n: get(page_address, f"/?{urlencode({'q': TIM * (n % 3 + 1)})}").code, range(50)))
    assert codes == [200] * 50


@pytest.mark.parametrize("interrupt", [os.kill, os.killpg], ids=["the command", "all its processes"])
def test_the_command_says_where_the_page_is_and_ends_when_it_is_interrupted(
    interrupt: Callable[[int, int], None],
) -> None:
    command = [sys.executable, "-m", "judge", "page", "--port", "0"]
    root = Path(__file__).parents[3]
    with subprocess.Popen(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        assert running.stdout is not None
        line = running.stdout.readline()
        assert line.startswith("The page is at http://127.0.0.1:")
        assert get(line.split()[4], f"/?q={quote(TIM)}").code == 200
        interrupt(running.pid, signal.SIGINT)
        _, complaints = running.communicate(timeout=20)
    assert (running.returncode, complaints) == (130, "judge: interrupted\n")


def test_a_port_in_use_is_told_in_one_message(judge: Judge) -> None:
    listening = bound("127.0.0.1", 0)
    with listening.socket:
        port = listening.socket.getsockname()[1]
        ran = judge("page", "--port", str(port))
    expected = "another one with --port, or 0 for a free one"
    assert (ran.code, ran.out, ran.err) == (2, "", f"judge: port {port} of 127.0.0.1 is in use; expected {expected}\n")


@for_every(("host", "port"), [("192.0.2.1", 0), ("no such host", 0), ("127.0.0.1", 70_000), ("a" * 70, 0)])
def test_an_address_that_is_none_is_told(host: str, port: int) -> None:
    with pytest.raises(UnusableAddress, match="can't be listened on"):
        bound(host, port)


def test_an_address_of_the_newer_kind_stands_in_brackets() -> None:
    if not Path("/proc/net/if_inet6").exists():
        pytest.skip("this machine has no IPv6")
    listening = bound("::1", 0)
    with listening.socket:
        assert listening.address.startswith("http://[::1]:")
