"""Glossaries in no order, and with colons in what they say; what stands behind a glossary is none of it."""

from pathlib import Path

from judge.documents.document_import import import_file
from judge.documents.reader.document import Reading
from judge.documents.reader.document_reader import read
from judge.documents.reader.html_lines import blocks_of_html, shown_lines
from tests.every_row import for_every

SAYS = {"Wick": "What burns.", "Ash": "No wick leaves more: not even then.", "Oil": "It feeds a wick."}
RULES = "Rules of Lamps\n\n100. Lamps\n100.1 A lamp has oil.\n\n"
MARKED = "# Rules of Lamps\n\n## 100. Lamps\n\n100.1 A lamp has oil.\n\n"
DEFINED = "<dt>Ash</dt><dd>It is left.</dd><dt>Oil</dt><dd>It burns.</dd>"
PAGE = "<html><body><h1>Rules of Lamps</h1><h2>100. Lamps</h2><p>100.1 A lamp has oil.</p>"


def reading_of(text: str) -> Reading:
    lines = shown_lines(blocks_of_html(text)) if text.startswith("<html") else tuple(text.splitlines())
    return read(lines, "lamps")


def terms_of(text: str) -> dict[str, str]:
    return {entry.term: entry.text for entry in reading_of(text).documents[0].entries}


def each_term(shape: str) -> str:
    return "".join(shape.format(term=term, said=said) for term, said in SAYS.items())


@for_every(
    ("before", "shape"),
    [
        (f"{PAGE}<h2>Glossary</h2><dl>", "<dt>{term}</dt><dd>{said}</dd>"),
        (f"{PAGE}<h2>Glossary</h2>", "<h3>{term}</h3><p>{said}</p>"),
        (f"{PAGE}<h2>Glossary</h2><table>", "<tr><td><p>{term}</p></td><td><p>{said}</p></td></tr>"),
        (f"{PAGE}<h2>Glossary</h2><table>", "<tr><td>{term}</td><td>{said}</td></tr>"),
        (f"{MARKED}## Glossary\n\n", "**{term}**\n: {said}\n\n"),
        (f"{MARKED}## Glossary\n\n", "**{term}** {said}\n\n"),
        (f"{MARKED}## Glossary\n\n", "**{term}:** {said}\n\n"),
        (f"{MARKED}## Glossary\n\n", "### {term}\n\n{said}\n\n"),
        (f"{RULES}Glossary\n\n", "{term}\n    {said}\n\n"),
        (f"{RULES}Glossary\n\n", "{term}\n{said}\n\n"),
        (f"{RULES}Glossary\n\n", "{term} — {said}\n\n"),
        (f"{RULES}Glossary\n\n", "{term}: {said}\n"),
    ],
)
def test_marked_terms_need_no_order_and_a_colon_in_a_meaning_begins_none(before: str, shape: str) -> None:
    assert terms_of(before + each_term(shape)) == SAYS


def test_dashes_and_colons_may_stand_in_one_glossary() -> None:
    dashes = "Wick — What burns.\n\nAsh — It is left. See Oil; compare: lamp.\n\n"
    colons = "Oil: It feeds a wick.\n\nJar (n.): It is full.\n"
    assert terms_of(f"{RULES}Glossary\n\n{dashes}{colons}") == {
        "Wick": "What burns.",
        "Ash": "It is left. See Oil; compare: lamp.",
        "Oil": "It feeds a wick.",
        "Jar": "It is full.",
    }


def test_a_quoted_term_is_one_among_others_and_a_reference_is_none() -> None:
    terms = 'Ash: It is left.\n"Jar": It is full.\nSee also: Ash.\nWick\nWhat burns.\n'
    assert terms_of(f"{RULES}Glossary\n{terms}") == {
        "Ash": "It is left.",
        "Jar": "It is full. See also: Ash.",
        "Wick": "What burns.",
    }


@for_every(
    ("text", "left"),
    [
        (f"{RULES}Glossary\n\nAsh: It is left.\nOil: It burns.\n\nVersion History\n\nJune 2010: 100.1 amended.\n", 1),
        (f"{RULES}Glossary\n\nAsh: It is left.\nOil: It burns.\n\nIndex\nAsh 100.1\nOil 100.1\n", 2),
        (f"{RULES}Glossary\n\nAsh\n  It is left.\n\nOil\n  It burns.\n\nChange Log\n\nJune 2010: new.\n", 1),
        (f"{PAGE}<h2>Glossary</h2><dl>{DEFINED}</dl><h2>Voting</h2><p>By hand.</p></html>", 1),
        (f"{MARKED}## Glossary\n\n### Ash\nIt is left.\n\n### Oil\nIt burns.\n\n## Voting\n\nBy hand.\n", 1),
    ],
)
def test_what_stands_behind_a_glossary_is_left_over_and_no_term(text: str, left: int) -> None:
    assert terms_of(text) == {"Ash": "It is left.", "Oil": "It burns."}
    assert sum(piece.kind == "left over" for piece in reading_of(text).pieces) == left


def test_a_term_that_is_also_a_title_stays_a_term_in_its_order() -> None:
    terms = "Ash\n    It is left.\n\nErrata\n    Words that changed.\n\nOil\n    It burns.\n"
    assert list(terms_of(f"{RULES}Glossary\n\n{terms}")) == ["Ash", "Errata", "Oil"]


def test_questions_behind_the_rules_are_a_document_of_their_own(tmp_path: Path) -> None:
    asked = "Frequently Asked Questions\n\nMay I smoke?\n\nYes.\n\nMay I drink?\n\nNo.\n"
    path = tmp_path / "lamps.txt"
    path.write_text(f"{RULES}Glossary\n\nAsh: It is left.\nOil: It burns.\n\n{asked}", encoding="utf-8")
    rules, questions = (part.document for part in import_file(path, "lamps", tmp_path / "library").parts)
    assert (rules.edition, questions.edition) == ("lamps", "lamps-faq")
    assert {entry.term for entry in rules.entries} == {"Ash", "Oil"}
    assert {rule.title: rule.text for rule in questions.rules} == {"May I smoke?": "Yes.", "May I drink?": "No."}
