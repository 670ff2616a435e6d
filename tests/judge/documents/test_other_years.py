"""Documents as editors of other years wrote them: answers with their own numbers, titles in bold print, tables."""

from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import split
from tests.every_row import for_every


def read_one(text: str) -> Document:
    (document,) = read(split(text), "years").documents
    return document


@for_every("sign", [":", "."])
@for_every(("asks", "answers"), [("Q{}", "A{}"), ("Q", "A"), ("Frage {}", "Antwort {}")])
def test_questions_may_be_numbered_and_nothing_else(sign: str, asks: str, answers: str) -> None:
    said = {"May a drum turn twice?": "No, it turns once.", "My drum is torn. What now?": "It is removed. See Q1."}
    text = "\n\n".join(
        f"{asks.format(at)}{sign} {asked}\n{answers.format(at)}{sign} {answer}"
        for at, (asked, answer) in enumerate(said.items(), 1)
    )
    rules = read_one(f"Lantern Table: questions, May 2003\n\n{text}\n").rules
    assert [rule.number for rule in rules] == ["faq/1", "faq/2"]
    assert {rule.title: rule.text for rule in rules} == said


@for_every("form", ["**{}.** {}", "**{}:** {}", "**{}**: {}", "__{}.__ {}", "**{}** – {}"])
def test_titles_in_bold_print_may_begin_their_paragraphs(form: str) -> None:
    said = {
        "Drums": "A drum holds two skins. It turns.",
        "Oil and wicks": "Oil burns.\n- oil is sold\n- wicks are not",
        "The end": "It ends. **Note:** It ends once.",
    }
    text = "\n\n".join(form.format(*each) for each in said.items())
    document = read_one(f"# Lantern rules\n\n{text}\n\nExample: Ann ends it.\n")
    assert {rule.title: rule.text for rule in document.rules} == said
    assert [rule.number for rule in document.rules] == ["drums", "oil-and-wicks", "the-end"]
    assert [each.text for each in document.rules[-1].examples] == ["Ann ends it."]


def test_bold_words_below_headings_and_numbers_are_no_titles() -> None:
    bold = "**One.** A drum holds.\n\n**Two.** It turns.\n\n**Three.** It ends."
    assert [rule.number for rule in read_one(f"# Rules\n\n**300.1** It is so.\n\n{bold}\n").rules] == ["300.1"]
    decimal = read_one(f"# Rules\n\n**3.1** It is.\n\n**3.2** It was.\n\n**3.3** It will be.\n\n{bold}\n")
    assert [rule.number for rule in decimal.rules] == ["3.1", "3.2", "3.3"]
    headed = read_one(f"# Rules\n\n## Drums\n\n{bold}\n\n## Kegs\n\nIt holds.\n\n## Oil\n\nIt burns.\n")
    assert {"One", "Two", "Three"}.isdisjoint(rule.title for rule in headed.rules)


@for_every(
    ("cells", "reference", "text"),
    [
        ("What holds skins. | 300.1", "300.1", "What holds skins."),
        ("What holds skins. | 300.1, 300.2", "300.1, 300.2", "What holds skins."),
        ("What holds skins. | (300.1)", "300.1", "What holds skins."),
        ("300.1 | What holds skins.", "300.1", "What holds skins."),
        ("What holds skins. | ", "", "What holds skins."),
        ("What holds skins. | It turns.", "", "What holds skins. | It turns."),
    ],
)
def test_a_cell_of_numbers_in_a_glossary_has_the_rules_of_its_term(cells: str, reference: str, text: str) -> None:
    rows = f"| Term | Meaning | Rule |\n|---|---|---|\n| Drum | {cells} |\n| Keg | What is opened. | 300.2 |\n"
    document = read_one(f"# Rules\n\n300.1 A drum.\n\n300.2 A keg.\n\n## Glossary\n\n{rows}")
    told = [(entry.term, entry.reference, entry.text) for entry in document.entries]
    assert told == [("Drum", reference, text), ("Keg", "300.2", "What is opened.")]
