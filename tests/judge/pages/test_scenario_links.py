import zlib
from base64 import urlsafe_b64encode

import pytest

from judge.pages.page_errors import BadLink
from judge.pages.scenario_links import packed, unpacked
from tests.every_row import for_every

TEXTS = ("", "a", 'you control "Tim"\n' * 50, 'you control "Æther &?#/+ 龍"\n')


@for_every("text", TEXTS)
def test_a_link_holds_the_whole_text_in_letters_of_an_address(text: str) -> None:
    link = packed(text)
    assert unpacked(link, 10_000) == text
    assert all(sign.isascii() and (sign.isalnum() or sign in "-_") for sign in link)


def bomb() -> str:
    press = zlib.compressobj(1, wbits=-15)
    return urlsafe_b64encode(press.compress(bytes(10_000_000)) + press.flush()).decode()


@for_every(
    ("link", "what"),
    [
        ("!", "holds no scenario"),
        ("ä", "holds no scenario"),
        ("A", "holds no scenario"),
        ("____", "holds no scenario"),
        (packed("you control " * 10)[:-4], "cut off"),
        (packed("a" * 101), "longer"),
        (bomb(), "longer"),
    ],
)
def test_a_link_that_holds_no_scenario_is_told(link: str, what: str) -> None:
    with pytest.raises(BadLink, match=what):
        unpacked(link, 100)


def test_a_text_as_long_as_may_be_is_unpacked() -> None:
    assert unpacked(packed("a" * 100), 100) == "a" * 100
