"""Deck lists: what can be read of them, and what stands against playing the deck."""

from pathlib import Path

import pytest

from engine.language.printed import Printed
from engine.language.words import CardType
from engine.state.editions import EDITIONS
from engine.view.deck_rules import DeckList, Format, deck_reasons
from tests.every_row import for_every
from tests.judge.running import Judge, Ran

HERO = "Hero: Ruby Gemsparkle\n"
SIXTY = HERO + "60 Ironforge Guards\n"


@pytest.fixture
def check(judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Judge:
    """Return what checks a deck list of the text given."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> Ran:
        text, *options = arguments
        Path("my.deck").write_text(text, encoding="utf-8")
        return judge("deck", "check", "my.deck", *options)

    return run


def rules_against(ran: Ran) -> list[str]:
    """Return the numbers that the reasons cite."""
    return [line.rstrip("]").rpartition("[")[2] for line in ran.out.splitlines() if line.startswith("  - ")]


@for_every(
    ("text", "options", "rules"),
    [
        (SIXTY, (), []),
        ("\ufeff" + SIXTY, (), []),
        (HERO + "59 Ironforge Guards\n", (), ["100.1"]),
        (HERO + "30 Ironforge Guards\n", ("--format", "sealed"), []),
        (HERO + "29 Ironforge Guards\n", ("--format", "sealed"), ["100.1"]),
        (SIXTY + "1 Gorebelly\n", (), ["100.1"]),
        (SIXTY + "1 Bear Form\n", (), ["100.2"]),
        (SIXTY + "1 Landro Longshot\n", (), []),
        ("Hero: Kana Nassis\n60 Ironforge Guards\n1 Aimed Shot\n", (), ["100.2"]),
        (SIXTY + "Side deck\n10 Ironforge Guards\n", (), []),
        (SIXTY + "Side deck\n9 Ironforge Guards\n", (), ["100.3"]),
        (SIXTY + "Side deck\n11 Ironforge Guards\n", (), ["100.3"]),
        (SIXTY + "Side deck\n", (), ["100.3"]),
        (SIXTY + "Side deck\n9 Ironforge Guards\n", ("--format", "sealed"), []),
        (SIXTY + "Side deck\n9 Ironforge Guards\n1 Bear Form\n", (), ["100.2", "100.3"]),
        (SIXTY + "Side deck\n1 Bear Form\n", ("--format", "sealed"), []),
        (SIXTY + "4 Fire Blast\n", (), []),
        (SIXTY + "5 Fire Blast\n", (), ["100.4"]),
        (SIXTY + "3 Fire Blast\n2 Fire Blast\n", (), ["100.4"]),
        (SIXTY + "4 Fire Blast\nSide deck\n9 Ironforge Guards\n1 Fire Blast\n", (), ["100.4"]),
        (SIXTY + "5 Fire Blast\n", ("--format", "sealed"), []),
        (SIXTY + "1 Marksman Glous\n1 Vindicator Kaldel\n", (), []),
        (SIXTY + "1 Marksman Glous\n1 Arcanist Avelena\n", (), ["7"]),
        (SIXTY + "1 Marksman Glous\n1 Arcanist Avelena\n", ("--format", "sealed"), []),
        ("Hero: Landro Longshot\n60 Ironforge Guards\n", (), ["101.1", "100.2"]),
        (HERO + "5 Fire Blast\n1 Bear Form\n", (), ["100.1", "100.2", "100.4"]),
        (SIXTY, ("--edition", "cr-2009-combat"), []),
    ],
)
def test_a_deck_is_checked(check: Judge, text: str, options: tuple[str, ...], rules: list[str]) -> None:
    ran = check(text, *options)
    assert (ran.code, ran.err) == (int(bool(rules)), "")
    assert rules_against(ran) == rules
    verdict = "It may be played" if not rules else "It can't be played, for"
    assert ran.out.splitlines()[-1].strip().startswith(verdict)


@for_every(
    "text",
    [
        "hero: Ruby Gemsparkle\n60x Ironforge Guards\n",
        "# mine\n\nHero:Ruby Gemsparkle # Gnome\nMain deck:\n  60 Ironforge Guards # many\nSide Deck:\n10 Fire Blast\n",
        "60 Ironforge Guards\nHero: Ruby Gemsparkle",
        "Main deck\n30 X Ironforge Guards\n30 Ironforge Guards\nHero: Ruby Gemsparkle\r\n",
    ],
)
def test_a_list_may_be_written_in_several_ways(check: Judge, text: str) -> None:
    ran = check(text)
    assert ran.err == ""
    assert ran.out.startswith("Ruby Gemsparkle, 60 cards, ")


@for_every(
    ("text", "message"),
    [
        (
            HERO + "4 Fire Blust\n",
            "my.deck:2: no card is called 'Fire Blust'; expected the name of a card; the nearest is Fire Blast",
        ),
        ("Hero: Ruby\n", "my.deck:1: no card is called 'Ruby'; expected the name of a card"),
        (HERO + "Fire Blast\n", "my.deck:2: 'Fire Blast' names no cards; expected a number and a card's name, such as"),
        (HERO + "0 Fire Blast\n", "my.deck:2: '0 Fire Blast' names no cards; expected a number and"),
        (HERO + "10000 Fire Blast\n", "my.deck:2: nobody has 10000 cards; expected at most 9999"),
        (HERO + HERO, "my.deck:2: a second hero is named; expected one hero"),
        ("Hero:\n", "my.deck:1: the hero has no name; expected a line such as Hero: Litori Frostburn"),
        ("60 Ironforge Guards\n", "my.deck: the list names no hero; expected a line such as Hero: Litori Frostburn"),
        ("", "my.deck: the list names no hero; expected a line such as Hero: Litori Frostburn"),
        (
            SIXTY + "Side deck\nMain deck\n",
            "my.deck:4: the main deck begins below the side deck; expected the side deck last",
        ),
        (
            SIXTY + "Side deck\nSide deck\n",
            "my.deck:4: the side deck begins below the side deck; expected the side deck last",
        ),
        (SIXTY + "Main deck\n", "my.deck:3: the main deck begins twice; expected its name once, above its cards"),
    ],
)
def test_what_can_not_be_read_is_told_with_its_line(check: Judge, text: str, message: str) -> None:
    ran = check(text)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: {message}")
    assert len(ran.err.splitlines()) == 1


def test_every_wrong_line_is_told(check: Judge) -> None:
    ran = check("Hero: Ruby Gemsparkle\nfour Fire Blast\n4 Bear Firm\n")
    assert [line.split(": ")[1] for line in ran.err.splitlines()] == ["my.deck:2", "my.deck:3"]


@for_every(
    ("options", "message"),
    [
        (("--format", "draft"), "there is no format 'draft'; expected constructed or sealed"),
        (("--edition", "cr-2008"), "there is no edition 'cr-2008'; expected one of starter-2006"),
    ],
)
def test_unknown_formats_and_editions_are_told(check: Judge, options: tuple[str, ...], message: str) -> None:
    ran = check(SIXTY, *options)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: {message}")


def test_a_file_that_can_not_be_read_is_told(judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("latin.deck").write_bytes(b"Hero: \xe9\n")
    for file, message in {
        "none.deck": "none.deck: the deck list can't be read: no such file or directory; expected a text file",
        "latin.deck": "latin.deck: this is no UTF-8 text; expected a deck list in UTF-8",
        ".": ".: the deck list can't be read: is a directory; expected a text file",
    }.items():
        ran = judge("deck", "check", file)
        assert (ran.code, ran.out, ran.err) == (2, "", f"judge: {message}\n")


def test_a_reason_is_stated_once_with_its_rule(check: Judge) -> None:
    out = check(SIXTY + "1 Bear Form\n1 Frost Shock\n").out
    assert out.count("[100.2]") == 2
    assert out.count("100.2 (cr-2007-05) Legal cards:") == 1


def card(name: str, *traits: str, tags: tuple[str, ...] = (), required: tuple[str, ...] = ()) -> Printed:
    return Printed(name, CardType.ABILITY, traits=traits, tags=tags, required=required)


@for_every(
    ("hero", "included", "rules"),
    [
        (("Horde", "Tauren", "Shaman", "Traitor"), card("Talent", "Shaman", tags=("Talent",)), ["faq-2009-03:8"]),
        (("Horde", "Tauren", "Shaman"), card("Talent", "Shaman", tags=("Talent",)), []),
        (("Horde", "Tauren", "Shaman", "Traitor"), card("Treason", "Horde", required=("Traitor",)), []),
        (("Horde", "Tauren", "Shaman"), card("Treason", "Horde", required=("Traitor",)), ["faq-2009-03:8"]),
        (("Horde", "Tauren", "Shaman"), card("War Stomp", required=("Tauren",)), []),
        (("Horde", "Troll", "Shaman"), card("War Stomp", required=("Tauren",)), ["100.2"]),
        (("Horde", "Troll", "Shaman"), card("Both", "Horde", required=("Troll", "Restoration")), ["100.2"]),
        (("Horde", "Troll", "Shaman"), card("Neither", "Alliance", required=("Tauren",)), ["100.2", "100.2"]),
    ],
)
@for_every("kind", Format)
def test_what_a_hero_must_be(hero: tuple[str, ...], included: Printed, rules: list[str], kind: Format) -> None:
    plain = Printed("plain", CardType.ALLY, unlimited=True)
    deck = DeckList(Printed("hero", CardType.HERO, traits=hero), (plain,) * 59 + (included,))
    assert [reason.rule for reason in deck_reasons(EDITIONS["cr-2007-05"], kind, deck)] == rules
