"""A document never takes the place of another one unasked, and a quotation says what it is quoted from."""

import json
from pathlib import Path

import pytest

from judge.cited_rules import cite, statement_lines
from judge.documents import kept_contents
from judge.documents.document_library import kept_document
from judge.documents.reader.document import Document
from tests.judge.documents.own_rules import ASKED, OWN
from tests.judge.running import Judge

EDIT = ("seven cards", "six cards")
MORE = ("A deck holds up to four copies", "A deck holds up to five copies")


def imported(judge: Judge, path: Path, text: str, *options: str) -> list[str]:
    """Import a text and return the ids under which it was kept."""
    path.write_text(text, encoding="utf-8")
    result = judge("rules", "import", str(path), "--format", "json", *options)
    assert result.code == 0, result.err
    return [str(each["edition"]) for each in json.loads(result.out)["documents"]]


def test_another_text_of_the_same_file_gets_an_id_of_its_own(judge: Judge, tmp_path: Path, library: Path) -> None:
    path = tmp_path / "own.txt"
    assert imported(judge, path, OWN) == ["own"]
    first = (library / "own.json").read_bytes()
    assert imported(judge, path, OWN.replace(*EDIT)) == ["own-2"]
    assert imported(judge, path, OWN.replace(*EDIT).replace(*MORE)) == ["own-3"]
    assert imported(judge, path, OWN.replace(*EDIT)) == ["own-2"]
    assert imported(judge, path, OWN) == ["own"]
    assert (library / "own.json").read_bytes() == first


@pytest.mark.parametrize("options", [(), ("--as", "own")])
def test_the_very_same_file_is_read_anew_under_its_id(
    options: tuple[str, ...], judge: Judge, tmp_path: Path, library: Path
) -> None:
    path = tmp_path / "own.txt"
    assert imported(judge, path, OWN) == ["own"]
    whole = (library / "own.json").read_text(encoding="utf-8")
    # An earlier version of the reader has read less of it.
    (library / "own.json").write_text(whole.replace("seven cards", "seven"), encoding="utf-8")
    kept_document.cache_clear()
    assert imported(judge, path, OWN, *options) == ["own"]
    assert (library / "own.json").read_text(encoding="utf-8") == whole
    assert imported(judge, path, OWN.replace(*EDIT)) == ["own-2"]


def test_a_document_without_a_known_file_is_another_one_where_it_says_something_else(
    judge: Judge, tmp_path: Path, library: Path
) -> None:
    path = tmp_path / "own.txt"
    assert imported(judge, path, OWN) == ["own"]
    kept = json.loads((library / "own.json").read_text(encoding="utf-8"))
    assert kept.pop("source")
    kept["rules"][0]["text"] = "Less."
    (library / "own.json").write_text(json.dumps(kept), encoding="utf-8")
    kept_document.cache_clear()
    assert imported(judge, path, OWN) == ["own-2"]


@pytest.mark.parametrize(
    "edit",
    [
        ("602. Combat step", "602. Fighting"),
        ("Rules of the Tavern Table", "Rules of the Copper Kettle"),
        ("Version 3", "Version 4"),
        ("Version 3", "Version 3, 3 May 2013"),
    ],
)
def test_another_heading_title_version_or_date_makes_another_document(
    edit: tuple[str, str], judge: Judge, tmp_path: Path, library: Path
) -> None:
    path = tmp_path / "own.txt"
    assert imported(judge, path, OWN) == ["own"]
    first = (library / "own.json").read_bytes()
    path.write_text(OWN.replace(*edit), encoding="utf-8")
    told = " ".join(judge("rules", "import", str(path)).out.split())
    assert "the library has another document under own with the same rules" in told
    assert "this one has the id own-2: --as ID gives it another, --replace puts it in the other's place" in told
    assert (library / "own.json").read_bytes() == first
    refused = judge("rules", "import", str(path), "--as", "own")
    assert refused.code == 2
    assert "with the same rules" in " ".join(refused.err.split())
    assert (library / "own.json").read_bytes() == first
    assert imported(judge, path, OWN.replace(*edit), "--replace") == ["own"]
    assert (library / "own.json").read_bytes() != first


def test_a_published_text_under_another_date_takes_no_other_s_place(
    judge: Judge, tmp_path: Path, library: Path, published: dict[str, Path]
) -> None:
    official = published["000"].read_text(encoding="utf-8")
    assert imported(judge, tmp_path / "copy.txt", official) == ["cr-2007-04"]
    first = (library / "cr-2007-04.json").read_bytes()
    later = official.replace("April 16, 2007", "May 3, 2013")
    assert later != official
    assert "cr-2007-04" not in imported(judge, tmp_path / "later.txt", later)
    assert (library / "cr-2007-04.json").read_bytes() == first


def test_a_given_id_that_another_document_has_is_refused(judge: Judge, tmp_path: Path, library: Path) -> None:
    path = tmp_path / "own.txt"
    assert imported(judge, path, OWN, "--as", "mine") == ["mine"]
    first = (library / "mine.json").read_bytes()
    path.write_text(OWN.replace(*EDIT), encoding="utf-8")
    refused = judge("rules", "import", str(path), "--as", "mine")
    assert refused.code == 2
    assert "the library has another document under 'mine'" in refused.err
    assert "--replace" in refused.err
    assert (library / "mine.json").read_bytes() == first
    assert imported(judge, path, OWN.replace(*EDIT), "--as", "mine", "--replace") == ["mine"]
    assert (library / "mine.json").read_bytes() != first


def test_a_draft_of_a_published_edition_has_its_own_id(
    judge: Judge, tmp_path: Path, library: Path, published: dict[str, Path]
) -> None:
    official = published["000"].read_text(encoding="utf-8")
    draft = official.replace("60 cards", "50 cards")
    assert imported(judge, tmp_path / "draft.txt", draft) == ["cr-2007-04-draft"]
    assert not (library / "cr-2007-04.json").exists()
    assert imported(judge, tmp_path / "copy.txt", official) == ["cr-2007-04"]
    first = (library / "cr-2007-04.json").read_bytes()
    later = draft.replace("April 16, 2007", "May 3, 2013")
    assert imported(judge, tmp_path / "later.txt", later) == ["cr-2013-05-03"]
    assert (library / "cr-2007-04.json").read_bytes() == first


def test_a_quotation_says_from_which_document_it_is(judge: Judge, tmp_path: Path, published: dict[str, Path]) -> None:
    assert judge("rules", "import", str(published["000"])).code == 0
    told = " ".join(judge("rule", "100.1", "--edition", "cr-2007-04").out.split())
    assert f"quoted from {published['000'].name}" in told
    assert "not the official text" not in told
    draft = published["000"].read_text(encoding="utf-8").replace("four copies", "five copies")
    assert imported(judge, tmp_path / "draft.txt", draft, "--as", "cr-2007-04", "--replace") == ["cr-2007-04"]
    told = " ".join(judge("rule", "100.4", "--edition", "cr-2007-04").out.split())
    assert "quoted from draft.txt, not the official text of cr-2007-04" in told
    other = " ".join(judge("rule", "100.2", "--edition", "cr-2007-04").out.split())
    assert "quoted from draft.txt" in other
    assert "not the official text" not in other
    (cited,) = [line.text for line in statement_lines(["100.4"], "cr-2007-04", cite, 0) if "official" in line.text]
    assert cited == "not the official text of cr-2007-04: quoted from draft.txt"


def test_a_further_version_is_imported_without_reading_the_others(
    judge: Judge, tmp_path: Path, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def reading(edition: str, folder: Path) -> Document | None:
        read.append(edition)
        return kept_document(edition, folder)

    monkeypatch.setattr(kept_contents, "kept_document", reading)
    texts = [OWN.replace("seven cards", f"{many} cards") for many in range(20, 30)]
    ids = [imported(judge, tmp_path / "own.txt", text) for text in texts]
    assert ids == [["own"], *([f"own-{many}"] for many in range(2, 11))]
    # Each was read once, as the next one looked for an id.
    assert read == [each for (each,) in ids[:-1]]
    assert imported(judge, tmp_path / "own.txt", texts[4]) == ["own-5"]
    assert read == [each for (each,) in ids[:-1]]
    (library / "own-3.json").write_text((library / "own-7.json").read_text(encoding="utf-8") + " ", encoding="utf-8")
    assert imported(judge, tmp_path / "own.txt", texts[6]) == ["own-3"]


@pytest.mark.parametrize("edit", [("May I shuffle?", "Must I shuffle?"), ("2 ATK", "1 ATK")])
def test_another_question_or_card_makes_another_document(
    edit: tuple[str, str], judge: Judge, tmp_path: Path, library: Path
) -> None:
    path = tmp_path / "asked.txt"
    assert imported(judge, path, ASKED) == ["asked"]
    first = (library / "asked.json").read_bytes()
    assert imported(judge, path, ASKED.replace(*edit)) == ["asked-2"]
    assert (library / "asked.json").read_bytes() == first


def test_published_answers_to_other_questions_are_a_draft(
    judge: Judge, tmp_path: Path, published: dict[str, Path]
) -> None:
    official = published["002"].read_text(encoding="utf-8")
    edited = official.replace("Can I complete an exhausted quest?", "Can I complete a ready quest?")
    assert edited != official
    assert imported(judge, tmp_path / "faq.txt", official) == ["faq-2009-03"]
    assert imported(judge, tmp_path / "edited.txt", edited) == ["faq-2009-03-draft"]
