import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from judge.cited_rules import Cite
from judge.pages.report_pages import POLICY, scenario_html, write_report
from judge.played_features import Watched
from scenarios.outcome import CardView, EventLine, PlayerView, ScenarioOutcome, StateView, StepOutcome
from scenarios.runner import Timed
from scenarios.scenario_errors import MissingPath
from tests.judge.running import Judge

FEATURE = "features/6-combat/603-combat-conclusion.feature"
VOID = {"meta", "link", "input", "br"}
HOSTILE = "<script>alert(1)</script>\"'&--></template><img src=x onerror=alert(2)>\x1b[31m\u202e{{ 7*7 }}"


class Elements(HTMLParser):
    """The elements of a page, each with its attributes, and whether every one is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data

    def having(self, tag: str, **attributes: str | None) -> list[dict[str, str | None]]:
        return [has for name, has in self.found if name == tag and attributes.items() <= has.items()]


@pytest.fixture
def everything(
    as_ruled: ScenarioOutcome,
    differs: ScenarioOutcome,
    refused: ScenarioOutcome,
    cannot_judge: ScenarioOutcome,
    unapplied: ScenarioOutcome,
) -> list[Timed]:
    return [Timed(each) for each in (as_ruled, differs, refused, cannot_judge, unapplied)]


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_every_page_is_whole_and_has_neither_script_nor_style_in_it(
    everything: list[Timed], tmp_path: Path, cite: Cite
) -> None:
    write_report(everything, str(tmp_path), cite)
    pages = [data.decode() for name, data in files(tmp_path).items() if name.endswith(".html")]
    assert len(pages) == 6
    for page in pages:
        elements = Elements(page)
        assert elements.open == []
        assert elements.having("meta", content=POLICY)
        assert not elements.having("style")
        assert all(has.keys() == {"src", "defer"} for has in elements.having("script"))
        assert not [has for _, has in elements.found for name in has if name == "style" or name.startswith("on")]


def test_the_list_has_counts_and_an_entry_with_rules_and_tags_for_each_scenario(
    everything: list[Timed], tmp_path: Path, cite: Cite
) -> None:
    outcomes, problems = write_report([*everything, MissingPath("is missing", file="b.feature")], str(tmp_path), cite)
    assert [outcome.verdict for outcome in outcomes] == [each.outcome.verdict for each in everything]
    assert [str(problem) for problem in problems] == ["b.feature: is missing"]
    index = Elements((tmp_path / "index.html").read_text("utf-8"))
    assert re.findall(r"(scenarios|as ruled|differs|can't judge)(\d+)", index.words)[:4] == [
        ("scenarios", "5"),
        ("as ruled", "1"),
        ("differs", "2"),
        ("can't judge", "2"),
    ]
    assert "b.feature: is missing" in index.words
    entries = index.having("li")
    assert {"class": "as-ruled", "data-rules": "601.2a 602.4 403.4", "data-tags": "rule:602.4"} in entries
    assert {"class": "differs", "data-rules": "601.2a-new 602.4-new 403.4-new", "data-tags": ""} in entries
    for has in index.having("a"):
        assert (tmp_path / str(has["href"])).is_file()


def test_outcomes_of_one_place_have_pages_of_their_own(as_ruled: ScenarioOutcome, tmp_path: Path, cite: Cite) -> None:
    other = replace(as_ruled, uri="other/602 Combat-Step!.feature")
    edition = replace(as_ruled, edition="cr-2009-combat")
    write_report(map(Timed, (as_ruled, edition, other, other)), str(tmp_path), cite)
    assert {name for name in files(tmp_path) if name.startswith("scenarios/")} == {
        "scenarios/602-combat-step-11.html",
        "scenarios/602-combat-step-11-cr-2009-combat.html",
        "scenarios/602-combat-step-11-2.html",
        "scenarios/602-combat-step-11-3.html",
    }


def test_a_difference_stands_with_expected_beside_actual(differs: ScenarioOutcome, cite: Cite) -> None:
    page = scenario_html(Watched(differs), cite)
    assert (
        '<dt>expected</dt><dd>1 damage</dd></div><div class="actual"><dt>actual</dt><dd>in the graveyard</dd>' in page
    )


def test_without_script_the_last_board_every_event_and_every_rule_can_be_read(
    as_ruled: ScenarioOutcome, cite: Cite
) -> None:
    page = scenario_html(Watched(as_ruled), cite)
    told = Elements(re.sub(r"<template.*?</template>", "", page, flags=re.DOTALL)).words
    for said in ("Boris Brightbeard", "Mind Control", "Tim deals 2 melee damage to Brigg", "Fatal damage", "exhausted"):
        assert said in told
    steps = [has for has in Elements(page).having("details") if "class" not in has]
    assert steps
    assert all("open" in has for has in steps)


def test_what_is_named_by_others_never_becomes_markup(cite: Cite) -> None:
    card = CardView(HOSTILE, HOSTILE, HOSTILE, HOSTILE + "!", atk=1, attached_to=HOSTILE, marks=(HOSTILE,))
    player = PlayerView(HOSTILE, in_game=False, ally_row=(card,), zones=())
    state = StateView((player,), (card,), HOSTILE, HOSTILE, HOSTILE, HOSTILE, HOSTILE)
    event = EventLine(HOSTILE, (), HOSTILE)
    step = StepOutcome(HOSTILE, HOSTILE, 3, "differs", (event,), HOSTILE, HOSTILE, HOSTILE, ((HOSTILE,),), HOSTILE)
    outcome = ScenarioOutcome(HOSTILE, HOSTILE, 2, (HOSTILE,), "cr-2007-05", "differs", (), (step,), state, HOSTILE)
    plain = ScenarioOutcome("", "a", 2, ("b",), "cr-2007-05", "differs", (), (step,), state, "c")
    page, safe = (Elements(scenario_html(Watched(each), cite)) for each in (outcome, plain))
    assert not page.having("img")
    assert len(page.having("script")) == len(safe.having("script"))
    assert page.words.count("{{ 7*7 }}") > 10
    assert not re.search("[\x1b\u202e]", page.words)


HOWS: dict[str, tuple[str, ...]] = {
    "again": (),
    "in-time": ("--timeout", "60"),
    "as-a-shard-in-processes": ("--shard", "1/1", "--jobs", "3"),
}
"""Ways to play the same, with a name for the folder of each."""


def test_equal_input_gives_equal_bytes_in_one_process_and_in_several(judge: Judge, tmp_path: Path) -> None:
    one = judge("run", FEATURE, "--html", str(tmp_path / "one"))
    assert one.code == 0
    assert len(files(tmp_path / "one")) > 10
    for name, how in HOWS.items():
        other = judge("run", FEATURE, "--html", str(tmp_path / name), *how)
        assert files(tmp_path / "one") == files(tmp_path / name), name
        assert (0, one.out.replace("/one/", f"/{name}/")) == (other.code, other.out)


def test_a_scenario_that_was_ended_has_a_page_that_says_so(judge: Judge, tmp_path: Path) -> None:
    ran = judge("run", f"{FEATURE}:16", "--html", str(tmp_path / "r"), "--timeout", "0.000001")
    assert ran.code == 3
    (page,) = [data.decode() for name, data in files(tmp_path / "r").items() if name.startswith("scenarios/")]
    assert "took longer than" in Elements(page).words


def test_a_run_says_its_counts_and_where_the_pages_begin(judge: Judge, tmp_path: Path) -> None:
    ran = judge("run", f"{FEATURE}:16", "--html", str(tmp_path / "r"))
    assert ran.out == f"1 scenario: 1 as ruled, 0 differs, 0 can't judge\nthe pages begin at {tmp_path}/r/index.html\n"
    (name,) = [name for name in files(tmp_path / "r") if name.startswith("scenarios/")]
    page = Elements((tmp_path / "r" / name).read_text("utf-8"))
    (board,) = page.having("div", **{"class": "board"})
    assert len(str(board["data-boards"]).split(",")) == 5


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--format", "json"], 2, "--html writes pages"),
        (["--cached"], 2, "--html plays every scenario here and now"),
        (["--watch"], 2, "--html plays every scenario here and now"),
        (["-k", "there is no such scenario"], 5, "no scenario was selected"),
        (["missing.feature"], 2, "missing.feature"),
    ],
)
def test_a_run_ends_with_the_codes_of_any_run(
    judge: Judge, tmp_path: Path, arguments: list[str], code: int, said: str
) -> None:
    ran = judge("run", FEATURE, "--html", str(tmp_path / "r"), *arguments)
    assert ran.code == code
    assert said in ran.err


def test_a_folder_that_holds_other_things_is_told_before_anything_is_played(judge: Judge, tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    ran = judge("run", "missing.feature", "--html", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: {tmp_path}: holds other things, such as mine; expected")
    assert ran.err.count("\n") == 1
