"""The rulebook: every rule of every edition, with the project's own statement of it in one sentence.

Everything is read from the files in ``data``, one chapter at a time and only when it is needed. This package exports
what a ruling needs; ``glossary``, ``document_examples`` and ``open_points`` are imported only by what uses them.
"""

from judge.rulebook.concordance import Section, number_in, section_numbered, sections
from judge.rulebook.rule_entries import Rule, known_rules, rules_of
from judge.rulebook.rule_finder import find_rule, knows, nearest
from judge.rulebook.rule_statements import Statement, statement
from judge.rulebook.rulebook_editions import REFERENCE, Edition, edition_named, editions
from judge.rulebook.rulebook_errors import UnknownEdition, UnknownOpenPoint, UnknownRule, UnknownTerm

__all__ = [
    "REFERENCE",
    "Edition",
    "Rule",
    "Section",
    "Statement",
    "UnknownEdition",
    "UnknownOpenPoint",
    "UnknownRule",
    "UnknownTerm",
    "edition_named",
    "editions",
    "find_rule",
    "known_rules",
    "knows",
    "nearest",
    "number_in",
    "rules_of",
    "section_numbered",
    "sections",
    "statement",
]
