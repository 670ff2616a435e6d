"""The examples that the documents give, by id."""

from judge.rulebook.editions import REFERENCE
from judge.rulebook.glossary import terms
from judge.rulebook.rules import rules_of


def known_examples(edition: str) -> frozenset[str]:
    """Return the id of every example in the edition's document, such as ``cr-2007-05/601.2d#1``.

    An id has the number that the document prints before the example, even where the paragraph it belongs to is lost.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    in_rules = {example for rule in rules_of(edition).values() for example in rule.examples}
    return frozenset(in_rules.union(*(term.examples for term in terms())) if edition == REFERENCE else in_rules)
