from dataclasses import fields
from pathlib import Path

import pytest

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from judge.documents.document_import import import_file
from judge.documents.drafts.drafts_in_use import drafts_in_library
from judge.edition_list import edition_lines
from judge.rulebook import REFERENCE, editions, rules_of
from tests.every_row import for_every

NAMES = [field.name for field in fields(Edition) if field.name not in {"id", "title", "date", "sources"}]


def listed() -> dict[str, list[str]]:
    """Return the lines about each edition, its title line first."""
    found: dict[str, list[str]] = {}
    for line in edition_lines():
        id_ = line.text.split()[0] if not line.indent else [*found][-1]
        found.setdefault(id_, []).append(line.text)
    return found


def test_every_edition_is_listed_and_one_is_the_reference() -> None:
    found = listed()
    assert set(found) == {
        "starter-2006",
        "cr-2007-04",
        "cr-2007-05",
        "cr-2009-combat",
        "faq-2009-03",
        "clarifications-de",
    }
    assert [id_ for id_, lines in found.items() if "the reference edition" in lines[0]] == ["cr-2007-05"]
    assert found["starter-2006"][0].endswith(", 2006, French")


@for_every("edition", EDITIONS)
def test_every_parameter_of_an_edition_is_listed(edition: str) -> None:
    about = " ".join(listed()[edition][1:])
    assert [name for name in NAMES if name.replace("_", " ") not in about] == []


def test_what_an_edition_sets_is_listed_with_its_rule() -> None:
    found = listed()
    assert "opening hand: 7 [101.1]" in found["cr-2007-05"]
    assert "sabotage: yes [600.1]" in found["cr-2009-combat"]
    assert "uniqueness destroys: no [unique]" in found["starter-2006"]
    assert any(line.startswith("as in cr-2007-05: ") and "opening hand" in line for line in found["cr-2007-04"])


@for_every("edition", EDITIONS)
def test_the_source_of_a_parameter_is_a_rule_of_a_document(edition: str) -> None:
    known = {f"{id_} {number}" for id_ in editions() for number in rules_of(id_)}
    assert {source for _, source in EDITIONS[edition].sources} <= known


@for_every("name", NAMES)
def test_where_an_edition_differs_from_the_reference_it_has_a_source_of_its_own(name: str) -> None:
    for edition in EDITIONS.values():
        if getattr(edition, name) != getattr(EDITIONS[REFERENCE], name):
            assert not dict(edition.sources)[name].startswith(f"{REFERENCE} "), edition.id


def test_imported_documents_are_listed_with_what_they_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_LIBRARY", str(tmp_path))
    text = "1. Turns\n503. End phase\n503.1 The default maximum hand size is six cards.\n503.2 Then the turn ends.\n"
    (tmp_path / "house.txt").write_text(text)
    import_file(tmp_path / "house.txt", "house", tmp_path)
    (tmp_path / "damaged.json").write_text("{")
    told = [line.text for line in edition_lines(drafts_in_library())]
    start = next(at for at, line in enumerate(told) if line.startswith("house "))
    assert "a document of yours, played as cr-2007-05" in told[start]
    assert not any(line.startswith("damaged") for line in told)
    assert len(told) > start + 1
