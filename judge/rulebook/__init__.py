"""The rulebook: every rule of every edition with the project's own one-sentence statement of it.

Everything is read from the files under ``data``, one chapter at a time and only when it is asked for. What a ruling
needs is here; ``glossary``, ``examples`` and ``open_points`` are modules of their own, and no ruling waits for them.
"""

from judge.rulebook.concordance import Section, number_in, section_numbered, sections
from judge.rulebook.editions import REFERENCE, Edition, edition_named, editions
from judge.rulebook.errors import UnknownEdition, UnknownOpenPoint, UnknownRule, UnknownTerm
from judge.rulebook.finding import find_rule, knows, nearest
from judge.rulebook.rules import Rule, known_rules, rules_of
from judge.rulebook.statements import Statement, statement

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
