"""Titles that one document has as a heading and another on its title page, as two layouts of one text may have them."""

from judge.documents.comparison.heading_pairs import plain_title
from judge.documents.reader.document import Document, Heading
from judge.documents.reader.folded_text import folded
from judge.documents.reader.part_patterns import plain


def title_headings(document: Document, other: Document) -> list[Heading]:
    """Return the headings above a document's first rule that are on the title page of the other document."""
    first = min(((rule.line, rule.column) for rule in document.rules), default=(0, 0))
    page = f" {plain(folded(_page(other)))} "
    above = (each for each in document.headings if not each.number and (each.line, each.column) < first)
    return [each for each in above if f" {plain_title(each)} " in page]


def title_page(document: Document, other: Document) -> str:
    """Return the text of a document's title page, with the headings that are on the other's."""
    titles = [(each.line, each.column, each.title) for each in title_headings(document, other)]
    pages = [(each.line, each.column, each.text) for each in document.asides if each.where == "title page"]
    return " ".join(text for _, _, text in sorted((*titles, *pages)))


def _page(document: Document) -> str:
    return " ".join(each.text for each in document.asides if each.where == "title page")
