"""For a rule that was removed, negated or weakened, the impact says which verdicts rest on it."""

import json
import re
from functools import cache
from pathlib import Path

import pytest

from judge.documents.impact.impact_analysis import Impact, impact_of
from judge.documents.impact.resting_verdicts import Resting, resting_lines, resting_verdicts
from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of
from judge.documents.recognition import recognise
from tests.judge.running import Judge

COMBAT = Path(__file__).parents[3] / "features" / "6-combat" / "602-combat-step.feature"


@cache
def official(path: Path) -> tuple[str, ...]:
    return lines_of(path.read_bytes(), "reference")


@cache
def document(lines: tuple[str, ...]) -> Document:
    found = recognise(read(lines, "reference").documents[0])
    assert found is not None
    return found.document


def impact_without(published: dict[str, Path], edit: tuple[str, str] | None) -> Impact:
    """Return the impact of taking 602.2a out, or of writing it otherwise, on the scenarios of its section."""
    lines = official(published["001"])
    place = next(at for at, line in enumerate(lines) if re.match(r"602\.2a ", line))
    if edit is None:
        return impact_of(document(lines), document((*lines[:place], *lines[place + 1 :])), [str(COMBAT)])
    assert edit[0] in lines[place]
    changed = (*lines[:place], lines[place].replace(*edit), *lines[place + 1 :])
    return impact_of(document(lines), document(changed), [str(COMBAT)])


@pytest.mark.parametrize("edit", [None, ("stealth", "a big sword")])
def test_verdicts_rest_on_a_rule_that_is_gone_or_says_otherwise(
    published: dict[str, Path], edit: tuple[str, str] | None
) -> None:
    (resting,) = resting_verdicts(impact_without(published, edit))
    assert resting.rule == "602.2a"
    # Stealth is what keeps protectors away: the scenario that is tagged with the rule can't end without it as it does.
    tagged = next(at for at, line in enumerate(COMBAT.read_text().splitlines(), 1) if "@rule:602.2a" in line)
    assert any(tagged < int(place.rpartition(":")[2]) <= tagged + 3 for place in resting.changing)
    assert resting.tried == resting.resting >= len(resting.changing)


def test_nothing_rests_on_what_only_looks_otherwise(published: dict[str, Path]) -> None:
    assert resting_verdicts(impact_without(published, ("can", "can"))) == ()


def test_what_rests_is_told_in_words() -> None:
    found = [
        Resting("602.2a", 14, 14, ("a.feature:3", "a.feature:9")),
        Resting("603.1", 200, 40, ("a.feature:3",)),
        Resting("100.1", 1, 1, ()),
        Resting("800.1", 0, 0, ()),
    ]
    assert [line.text for line in resting_lines(found)] == [
        "14 verdicts rest on 602.2a; without it 2 change",
        "a.feature:3",
        "a.feature:9",
        "200 verdicts rest on 603.1; without it 1 of 40 that were played change",
        "a.feature:3",
        "1 verdict rests on 100.1; without it 0 change",
        "nobody plays 800.1: no verdict rests on it",
    ]


def test_a_rule_taken_out_changes_verdicts(judge: Judge, published: dict[str, Path], tmp_path: Path) -> None:
    lines = published["001"].read_text(encoding="utf-8").split("\n")
    draft = tmp_path / "draft.txt"
    draft.write_text("\n".join(line for line in lines if not line.startswith("602.2a ")), encoding="utf-8")
    ran = judge("rules", "impact", str(published["001"]), str(draft), str(COMBAT), "--format", "json")
    assert ran.code == 1
    (resting,) = json.loads(ran.out)["resting"]
    assert resting["rule"] == "602.2a"
    assert resting["changing"]
