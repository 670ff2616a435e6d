"""Finding a rule by its number or id as people write it, and the nearest rule where there is none."""

import re

from judge.rulebook.alike_words import most_alike
from judge.rulebook.draft_rules import draft_named
from judge.rulebook.glossary import GLOSSARY, term_with_id, terms
from judge.rulebook.rule_entries import Rule, known_rules, rule_numbered, rule_with_id, rules_by_id
from judge.rulebook.rulebook_editions import REFERENCE, editions
from judge.rulebook.rulebook_errors import UnknownRule

_NUMBER = re.compile(r"(\d{1,3})(?:\.(\d+))?([a-z]?)")
_WORD = re.compile(r"[a-z]{2}", re.IGNORECASE)


def find_rule(rule: str) -> Rule:
    """Return the rule: a plain number of the reference edition, ``EDITION:NUMBER``, or an id.

    What only a glossary says is found as ``glossary:ID``, with the id of the term.

    >>> find_rule("glossary:dice-die").number
    'Glossary: Dice, Die'

    Raises:
        UnknownRule: no document has it.
    """
    if rule.startswith(GLOSSARY):
        return _rule_of_term(rule)
    edition, number = split_rule(rule)
    found = _numbered(number, edition)
    if found is None and edition == REFERENCE and number.replace("-", "").isalpha():
        found = rule_with_id(number)
    if found is None:
        raise UnknownRule(rule, nearest(rule))
    return found


def _rule_of_term(rule: str) -> Rule:
    """Return what the glossary says of the term as a rule.

    Raises:
        UnknownRule: no glossary has the term.
    """
    term = term_with_id(rule.removeprefix(GLOSSARY))
    if term is None:
        raise UnknownRule(rule, GLOSSARY + most_alike(rule, (each.id for each in terms())))
    number = f"Glossary: {term.term}"
    return Rule(id=rule, number=number, edition=term.editions[0], title=term.term, sentence=term.sentence)


def knows(rule: str) -> bool:
    """Return whether some document has the rule, given as a plain number or as ``EDITION:NUMBER``."""
    edition, number = split_rule(rule)
    return _numbered(number, edition) is not None


def _numbered(number: str, edition: str) -> Rule | None:
    """Return the rule with the number in a published edition or in a draft, or None."""
    if edition in editions():
        return rule_numbered(number, edition)
    draft = draft_named(edition)
    return draft.by_number.get(number) if draft else None


def split_rule(rule: str) -> tuple[str, str]:
    """Return the edition and the number of a rule, written ``EDITION:NUMBER`` or ``NUMBER`` (of the reference)."""
    edition, colon, number = rule.rpartition(":")
    return (edition, number) if colon else (REFERENCE, number)


def nearest(rule: str) -> str:
    """Return the known rule that is nearest to an unknown one: by number if it is one, else by spelling.

    >>> nearest("602.9")
    '602.5'
    >>> nearest("cr-2009:602.2d")
    'cr-2009-combat:602.2c'
    """
    edition, number = split_rule(rule)
    if (draft := draft_named(edition)) is not None:
        return f"{edition}:{_nearest_number(number, frozenset(draft.by_number))}"
    near = _nearest_edition(edition)
    if near != REFERENCE:
        return f"{near}:{_nearest_number(number, known_rules(near))}"
    if _WORD.search(number):
        return most_alike(number, rules_by_id(REFERENCE))
    return _nearest_number(number, known_rules(REFERENCE))


def _nearest_edition(edition: str) -> str:
    begun = [known for known in editions() if known.startswith(edition)]
    return begun[0] if edition and begun else most_alike(edition, editions())


def _nearest_number(number: str, known: frozenset[str]) -> str:
    wanted = _place(number)
    placed = {name: place for name in known if (place := _place(name))}
    if wanted is None or not placed:
        return most_alike(number, sorted(known))
    return min(sorted(placed), key=lambda name: [abs(a - b) for a, b in zip(placed[name], wanted, strict=True)])


def _place(number: str) -> tuple[int, int, int] | None:
    match = _NUMBER.fullmatch(number)
    if match is None:
        return None
    letter = ord(match[3]) - ord("a") + 1 if match[3] else 0
    return int(match[1]), int(match[2] or 0), letter
