"""The examples that the documents give, by id."""

from judge.rulebook.glossary import terms
from judge.rulebook.rule_entries import Rule, rules_of
from judge.rulebook.rulebook_editions import REFERENCE


def known_examples(edition: str) -> frozenset[str]:
    """Return the id of every example in the edition's document, such as ``cr-2007-05/601.2d#1``.

    An id has the number of the rule that the document prints before the example, even where the rule itself is lost.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    in_rules = {example for rule in rules_of(edition).values() for example in rule.examples}
    return frozenset(in_rules.union(*(term.examples for term in terms())) if edition == REFERENCE else in_rules)


def is_example(example: str, edition: str) -> bool:
    """Return whether the edition's document gives the example, or answers a question with it.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    return example in known_examples(edition) or any(answer_of(rule) == example for rule in rules_of(edition).values())


def answer_of(rule: Rule) -> str | None:
    """Return the id of an answer to a question, which counts as an example; None for any other rule.

    The answers are the general questions of the FAQ and all German clarifications.

    >>> answer_of(rules_of("clarifications-de")["4"])
    'clarifications-de/4#1'
    """
    answers = rule.edition == "clarifications-de" or (rule.edition == "faq-2009-03" and "/" in rule.number)
    return f"{rule.edition}/{rule.number}#1" if answers else None
