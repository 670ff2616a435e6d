"""What bad input gets: one message with file and line, what was expected and the nearest known name; no traceback."""

from pathlib import Path

import pytest

from tests.judge.running import Judge

GOOD = """\

  Scenario: Seven cards are kept
    Given you have 7 unnamed cards in your hand
    When the turn ends
    Then there are 7 cards in your hand
"""

TEXT = '      """\n      1, Ally—Human Mage, 1 [Fire] ATK / 1 Health\n      Protecter\n      """'

# Each: the feature, the line its message names, the exit code, and words that the message must hold.
BAD_STEPS = {
    "a misspelt card": ('Given you control "Kor Cindervien"\n    Then you have priority', 2, ["Kor Cindervein"]),
    "a misspelt step": ("When both player pass\n    Then you have priority", 2, ["both players pass"]),
    "a misspelt player": (
        "Given your oponent has 5 ready resources\n    Then you have priority",
        2,
        ["you have 5 ready resources"],
    ),
    "a misspelt zone": ("Given you have 2 unnamed cards in your hnad\n    Then you have priority", 2, ["hand"]),
    "an unknown rule": ("When both players pass\n    Then rule 99.9 was applied", 2, ["99.9"]),
    "a misspelt rule": ("When both players pass\n    Then rule 601.2z was not applied", 2, ["601.2z", "601.2f"]),
    "a misspelt reason": ('Then you can\'t use "Tim", because of 302.22', 2, ["302.22", "302.2"]),
    "a number beyond any board": ("Given you have 99999999999999999999 ready resources", 2, ["9999"]),
    "a misspelt keyword": (
        f'Given the card "X" reads:\n{TEXT}',
        2,
        ["line 2, column 1", "'Protecter'", "the nearest is protector"],
    ),
    "an illegal action": ('When you strike with "Annihilator"\n    Then you have priority', 2, ["Annihilator"]),
    "a table nobody wants": ("When both players pass\n      | card |\n      | Tim |", 2, ["table"]),
}

BAD_FILES = {
    "no Gherkin": (b"This is prose.\n", ["bad.feature:1"]),
    "no UTF-8": (b"Feature: F\n  Scenario: \xff\xfe\n    Then you have priority\n", ["bad.feature", "UTF-8"]),
    "nothing": (b"", ["bad.feature"]),
    "no scenario": (b"Feature: F\n", ["bad.feature"]),
}

# Each: the scenario, and what its message must hold; the scenario beside it is judged.
BAD_SCENARIOS = {
    "no steps": ("  Scenario: S\n", ["bad.feature:3"]),
    "one name twice": (
        "  Scenario: Seven cards are kept\n    Then you have priority\n",
        ["bad.feature:6", "Seven cards"],
    ),
    "no keyword": ("  Scenario: S\n    And you pass\n", ["bad.feature:4", "And"]),
    "a misspelt Scenario": (
        "  Scenaro: S\n    Given you have 2 ready resources\n",
        ["bad.feature:3", "'Scenaro'", "the nearest is Scenario:"],
    ),
    "a misspelt Given": (
        "  Scenario: S\n    Givn you have 2 ready resources\n    Then you have priority\n",
        ["'Givn' on line 4", "expected Given, When, Then, And or But", "the nearest is Given"],
    ),
    "a misspelt tag": (
        "  @rul:601.2a\n  Scenario: S\n    Then you have priority\n",
        ["@rul:601.2a", "the nearest is @rule:601.2a"],
    ),
    "a rule nobody knows": ("  @rule:601.2z\n  Scenario: S\n    Then you have priority\n", ["601.2z", "601.2f"]),
    "an example nobody knows": (
        "  @example:cr-2007-05/601.2d#99\n  Scenario: S\n    Then you have priority\n",
        ["cr-2007-05/601.2d#99", "cr-2007-05/601.2d#1"],
    ),
    "a tag that says nothing": ("  @rule:six\n  Scenario: S\n    Then you have priority\n", ["@rule:six", "601.2c"]),
    "an edition nobody knows": ("  @edition:cr-2008\n  Scenario: S\n    When you pass\n", ["cr-2008", "cr-2007-05"]),
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", BAD_STEPS)
def test_a_step_that_cannot_be_played(judge: Judge, folder: Path, name: str) -> None:
    steps, code, words = BAD_STEPS[name]
    feature = folder / "bad.feature"
    feature.write_text(f"Feature: Bad\n\n  Scenario: {name}\n    {steps}\n{GOOD}", encoding="utf-8")
    ran = judge("run", "--quiet", "bad.feature")
    bad, good, again, place, _, counted = ran.out.splitlines()
    assert ran.code == code, ran.out
    assert again == "Not as ruled"
    assert place.strip().startswith("bad.feature:3")
    assert "bad.feature:" in bad
    assert [word for word in words if word not in bad] == []
    assert "expected" in bad
    assert good.startswith("as ruled")
    assert counted.startswith("2 scenarios: 1 as ruled")
    assert ran.err == ""


@pytest.mark.parametrize("name", BAD_SCENARIOS)
def test_a_scenario_that_cannot_be_played(judge: Judge, folder: Path, name: str) -> None:
    bad, words = BAD_SCENARIOS[name]
    (folder / "bad.feature").write_text(f"Feature: Bad\n\n{bad}{GOOD}", encoding="utf-8")
    ran = judge("run", "--quiet", "bad.feature")
    *_, counted = lines = ran.out.splitlines()
    assert (ran.code, ran.err) == (2, "")
    assert counted == "2 scenarios: 1 as ruled, 0 differs, 1 can't judge"
    (message,) = (line for line in lines if line.startswith("can't judge"))
    assert [word for word in words if word not in message] == []


@pytest.mark.parametrize("name", BAD_FILES)
def test_a_file_that_cannot_be_used(judge: Judge, folder: Path, name: str) -> None:
    content, words = BAD_FILES[name]
    (folder / "bad.feature").write_bytes(content)
    (folder / "good.feature").write_text(f"Feature: Good\n{GOOD}", encoding="utf-8")
    ran = judge("run", "--quiet", ".")
    assert ran.code == 2
    assert ran.out.splitlines()[-1].startswith("1 scenario: 1 as ruled")
    (message,) = ran.err.splitlines()
    assert message.startswith("judge: bad.feature")
    assert [word for word in words if word not in message] == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("missing.feature",), ["missing.feature"]),
        (("godo.feature",), ["godo.feature", "good.feature"]),
        (("empty",), ["empty"]),
        (("good.feature:99",), ["good.feature"]),
        (("good.feature", "--tags", "@a and"), ["@a and"]),
        (("good.feature", "--edition", "cr-2007-5"), ["cr-2007-05"]),
    ],
)
def test_an_argument_that_cannot_be_used(
    judge: Judge, folder: Path, arguments: tuple[str, ...], words: list[str]
) -> None:
    (folder / "good.feature").write_text(f"Feature: Good\n{GOOD}", encoding="utf-8")
    (folder / "empty").mkdir()
    ran = judge("run", *arguments)
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert [word for word in words if word not in ran.err] == []


def test_nothing_selected(judge: Judge, folder: Path) -> None:
    (folder / "good.feature").write_text(f"Feature: Good\n{GOOD}", encoding="utf-8")
    assert judge("run", "good.feature", "-k", "nothing of that name").code == 5
