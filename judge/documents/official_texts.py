"""Whether texts are the official ones: those of which the program has the fingerprints."""

from judge.documents.fingerprints import entry_fingerprint, fingerprint
from judge.documents.known_fingerprints import known_rules, known_terms, resolver
from judge.documents.reader.document import Document, Rule


def is_official(rule: Rule, edition: str) -> bool:
    """Return whether a rule has the official text of the rule with its id, or else its number, in the edition."""
    known = known_rules(edition)
    home = known.get(rule.id) or next((each for each in known.values() if each.number == rule.number), None)
    return home is not None and fingerprint(rule, resolver(edition)).text == home.fingerprint.text


def is_published(document: Document, edition: str) -> bool:
    """Return whether a document is the edition as it was published: its rules, questions, examples, and its glossary.

    What a document without numbers says beside the known rules, such as a question that only points to another, isn't
    known by a fingerprint.
    """
    resolve = resolver(edition)
    said = {fingerprint(rule, resolve) for rule in document.rules}
    known = {each.fingerprint for each in known_rules(edition).values()}
    terms = {entry_fingerprint(entry, resolve).text for entry in document.entries}
    same_terms = terms == {each.fingerprint.text for each in known_terms(edition).values()}
    return known <= said and same_terms and (document.style != "numbered" or said == known)
