"""Questions that a document marks, by a heading, a list, a table or signs: each is found with its whole answer."""

import pytest

from judge.documents.comparison.document_comparison import compare
from judge.documents.reader.document import Document, Reading
from judge.documents.reader.document_reader import read
from judge.documents.reader.html_lines import blocks_of_html, shown_lines
from tests.every_row import for_every

ANSWERS = {"May I smoke?": "Yes, you may.", "May I drink?": "No."}


def reading_of(text: str) -> Reading:
    lines = shown_lines(blocks_of_html(text)) if text.startswith("<html") else tuple(text.splitlines())
    return read(lines, "lamps")


def answers_in(text: str) -> dict[str, str]:
    (document,) = reading_of(text).documents
    return {rule.title: rule.text for rule in document.rules if rule.text}


@for_every(
    ("before", "each"),
    [
        ("Lamp FAQ\n\n", "Q: {question}\nA: {answer}\n\n"),
        ("Lamp FAQ\n\n", "Q1. {question}\nA1. {answer}\n\n"),
        ("Lamp FAQ\n\n", "Question: {question}\nAnswer: {answer}\n\n"),
        ("Lamp FAQ\n\nHABITS\n\n", "Frage: {question}\nAntwort: {answer}\n\n"),
        ("# Lamp FAQ\n\n## Habits\n\n", "**Q: {question}**\n\nA: {answer}\n\n"),
        ("# Lamp FAQ\n\n| Question | Answer |\n| --- | --- |\n", "| {question} | {answer} |\n"),
        ("<html><h1>Lamp FAQ</h1><dl>", "<dt>{question}</dt><dd>{answer}</dd>"),
        ("<html><h1>Lamp FAQ</h1><h2>Habits</h2>", "<h3>{question}</h3><p>{answer}</p>"),
        ("<html><h1>Lamp FAQ</h1><h2>Habits</h2>", "<details><summary>{question}</summary><p>{answer}</p></details>"),
    ],
)
def test_questions_are_found_by_their_marks(before: str, each: str) -> None:
    told = "".join(each.format(question=question, answer=answer) for question, answer in ANSWERS.items())
    assert answers_in(before + told) == ANSWERS


@for_every(
    ("text", "answers"),
    [
        (
            "<html><h1>FAQ</h1><dl><dt>Who?</dt><dd><p>Ann.</p><p>Always?</p></dd><dt>When?</dt><dd>Now.</dd></dl>",
            {"Who?": "Ann. Always?", "When?": "Now."},
        ),
        (
            ("<html><h1>Lamp FAQ</h1><h2>Oil</h2><h3>Who?</h3><p>Ann.</p><h3>When?</h3><p>Now.</p><h3>About wicks</h3>"
             "<p>They burn.</p><h2>Ash</h2><h3>Why?</h3><p>It is left.</p>"),
            {"Who?": "Ann.", "When?": "Now.", "About wicks": "They burn.", "Why?": "It is left."},
        ),
        (
            "Lamp FAQ\n\nQ1. Who?\nA1. Ann. Is she old? No.\n\nShe is ten.\n\nQ2. Name two oils.\nA2. Ash and elm.\n",
            {"Who?": "Ann. Is she old? No. She is ten.", "Name two oils.": "Ash and elm."},
        ),
        (
            "FAQ\n\n1. Who?\n\nAnn.\n\n2. When?\n\nNow.\n\n3. Who? May I:\na) smoke?\nb) drink?\n\na) Yes.\nb) No.\n",
            {"1. Who?": "Ann.", "2. When?": "Now.", "3. Who? May I: a) smoke? b) drink?": "a) Yes. b) No."},
        ),
    ],
)  # fmt: skip
def test_an_answer_is_whole(text: str, answers: dict[str, str]) -> None:
    assert answers_in(text) == answers


def test_questions_with_numbers_are_those_of_their_chapter() -> None:
    page = (
        "<html><h1>Lamp FAQ</h1><h2>1. Oil</h2><ol><li><b>Who?</b><br>Ann.</li><li><b>When?</b><br>Now.</li></ol>"
        "<h2>2. Ash</h2><ol><li><b>Why?</b><br>It is left.</li></ol></html>"
    )
    (document,) = reading_of(page).documents
    numbers = {rule.number: rule.text for rule in document.rules if rule.text}
    assert numbers == {"1/1": "Ann.", "1/2": "Now.", "2/1": "It is left."}


def test_chapters_above_signed_questions_are_told_by_where_they_stand() -> None:
    text = "Lamp FAQ\n\nOIL\n\nQ: Who?\nA: Ann.\n\nQ: When?\nA: Now.\n\nASH\n\nQ: Why?\nA: It is left.\n"
    (document,) = reading_of(text).documents
    assert [rule.number for rule in document.rules if rule.text] == ["oil/1", "oil/2", "ash/1"]


def test_a_question_that_no_answer_follows_is_left_over() -> None:
    text = "Lamp FAQ\n\n1. Oil\n\nWho?\n\nWhen?\n\nAnn, now.\n\nAlways?\n\n2. Ash\n\nWhy?\n\nIt is left.\n"
    reading = reading_of(text)
    assert answers_in(text) == {"When?": "Ann, now.", "Why?": "It is left."}
    assert [piece.text for piece in reading.pieces if piece.kind == "left over"] == ["Always?"]


PLAIN = "House of Lamps\nVersion 3\n\n100. Lamps\n\n100.1 A lamp has oil.\n100.2 Oil burns.\n"
MARKED = "# House of Lamps\n\nVersion 3\n\n## 100. Lamps\n\n- **100.1** A lamp has oil.\n- **100.2** Oil burns.\n"
PAGE = (
    "<html><h1>House of Lamps</h1><p>Version 3</p><h2>100. Lamps</h2><p>100.1 A lamp has oil.</p>"
    "<p>100.2 Oil burns.</p></html>"
)


def lamps(text: str) -> Document:
    (document,) = reading_of(text).documents
    return document


@pytest.mark.parametrize(("old", "new"), [(PLAIN, MARKED), (MARKED, PLAIN), (PLAIN, PAGE), (PAGE, MARKED)])
def test_the_title_of_a_document_is_the_same_on_a_title_page_and_in_a_heading(old: str, new: str) -> None:
    assert compare(lamps(old), lamps(new)).changes == ()


@pytest.mark.parametrize("new", [MARKED, PAGE])
def test_a_changed_title_page_is_told_in_any_layout(new: str) -> None:
    assert compare(lamps(PLAIN), lamps(new.replace("Version 3", "Version 4"))).changes
    assert compare(lamps(PLAIN), lamps(new.replace("House of Lamps", "House of Wicks"))).changes
