"""What a shell completes on the command line: editions, numbers of rules, terms and names of cards."""

from pathlib import Path

import pytest
from typer import Context
from typer.main import get_command

from judge.documents.commands.card_command import app as card_app
from judge.documents.commands.command_options import complete_card, complete_edition, complete_number, complete_term
from tests.every_row import for_every
from tests.judge.documents.own_rules import OWN
from tests.judge.running import Judge

pytestmark = pytest.mark.usefixtures("searched_before")


def given(**values: object) -> Context:
    """Return a command line on which these were written before the word that is to be completed."""
    context = Context(get_command(card_app))
    context.params.update(values)
    return context


def test_words_are_completed() -> None:
    assert complete_number(given(), "602.2") == ["602.2", "602.2a", "602.2b"]
    assert "602" in complete_number(given(), "60")
    assert "602.3a" in complete_number(given(edition="cr-2009-combat"), "602.3")
    assert complete_term(given(), "erschö") == ["erschöpfen"]
    assert complete_term(given(), "exh") == ["exhaust"]
    assert complete_card(given(), "leeroy") == ["leeroy Jenkins"]
    assert complete_card(given(), "Leeroy J") == ["Leeroy Jenkins"]
    assert complete_edition(given(), "cr-2007") == ["cr-2007-04", "cr-2007-05"]


def test_a_name_of_several_words_is_completed_word_by_word() -> None:
    assert complete_card(given(name=["Leeroy"]), "J") == ["Jenkins"]
    assert complete_term(given(word=["combat"]), "d") == ["damage"]


def test_what_a_document_of_one_s_own_holds_is_completed(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text(OWN, encoding="utf-8")
    assert judge("rules", "import", str(path)).code == 0
    assert complete_edition(given(), "o") == ["own"]
    assert complete_number(given(edition="own"), "602.2") == ["602.2", "602.2a", "602.2b"]
    assert complete_number(given(of="own"), "408") == ["408.1", "408.2"]


@for_every(
    ("shell", "typed", "incomplete", "given_back"),
    [
        ("complete_zsh", "", "Jin'do", ["Jin'do's Judgement"]),
        ("complete_bash", "judge\ncard\nLeeroy", "Leeroy", [r"Leeroy\ Jenkins"]),
        ("complete_bash", 'judge\ncard\n"Leeroy', "Leeroy", ["Leeroy Jenkins"]),
        ("complete_bash", "judge\ncard\nLeeroy\\ J", "Leeroy J", ["Leeroy Jenkins"]),
        ("complete_bash", "judge\ncard\nJin", "Jin", [r"Jin\'do\'s\ Judgement"]),
        ("complete_bash", "judge\ncard\nJin\\'d", "Jin'd", []),
    ],
)
def test_bash_is_given_what_it_can_put_in_the_line(
    shell: str, typed: str, incomplete: str, given_back: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_JUDGE_COMPLETE", shell)
    monkeypatch.setenv("COMP_WORDS", typed)
    assert complete_card(given(), incomplete) == given_back
