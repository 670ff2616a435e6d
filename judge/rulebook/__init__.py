"""The rulebook: every rule of every edition with the project's own one-sentence statement of it.

Everything is read from the files under ``data``, one chapter at a time and only when it is asked for. What a ruling
needs is here; ``glossary``, ``examples`` and ``open_points`` are modules of their own, and no ruling waits for them.
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
