"""The fingerprints that are taken from the document of an edition, for the data that comes with the program."""

from dataclasses import replace
from json import dumps

from judge.documents.fingerprints import Fingerprint, entry_fingerprint, fingerprint
from judge.documents.known_fingerprints import resolver
from judge.documents.reader.document import Document, Rule
from judge.documents.reader.part_patterns import plain
from judge.rulebook.glossary import terms
from judge.rulebook.rule_entries import Rule as Catalogued
from judge.rulebook.rule_entries import rules_of


def fingerprints_json(document: Document, edition: str) -> str:
    """Return the fingerprints of a document as the text of the edition's file of data.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    resolve = resolver(edition)
    named = {plain(term.term): term.id for term in terms()}
    rules = {
        rule.id: {"number": rule.number} | _row(fingerprint(rule, resolve)) for rule in identified(document, edition)
    }
    glossary = {
        named.get(plain(entry.term), plain(entry.term)): _row(entry_fingerprint(entry, resolve))
        for entry in document.entries
    }
    return dumps({"edition": edition, "rules": rules, "terms": glossary}, ensure_ascii=False, indent=1) + "\n"


def identified(document: Document, edition: str) -> list[Rule]:
    """Return the rules of the document that the rulebook has, with their ids and numbers in it.

    Numbered rules are found by number, parts of a booklet by their headings, and questions by their order.
    """
    catalogue = rules_of(edition)
    found: list[Rule] = []
    questions = [rule for rule in catalogue.values() if "/" in rule.number]
    asked = [rule for rule in document.rules if "/" in rule.number and not rule.text.startswith("See ")]
    by_question = dict(zip((rule.number for rule in asked), questions, strict=False))
    headed = [rule for rule in catalogue.values() if rule.heading]
    for rule in document.rules:
        home = catalogue.get(rule.number) or by_question.get(rule.number) or _headed(rule, headed)
        if home is not None:
            headed = [each for each in headed if each.id != home.id]
            found.append(replace(rule, id=home.id, number=home.number))
    return found


def _headed(rule: Rule, headed: list[Catalogued]) -> Catalogued | None:
    """Return the first of the rules that has the heading."""
    title = plain(rule.title).replace("mmm", "mm")
    return next((each for each in headed if plain(each.heading) == title), None)


def _row(printed: Fingerprint) -> dict[str, object]:
    row: dict[str, object] = {"text": printed.text}
    if printed.title:
        row["title"] = printed.title
    if printed.examples:
        row["examples"] = list(printed.examples)
    return row
