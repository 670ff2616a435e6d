"""The rules of each edition, with their references and examples."""

from dataclasses import dataclass
from functools import cache

from judge.rulebook.rulebook_data import RuleEntry, read_data
from judge.rulebook.rulebook_editions import REFERENCE, edition_named, editions

CHAPTERS = "12345678"


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule, heading, point or bullet of one edition.

    `id` is the same in every edition that has the rule, whatever its number there. `refers` are the references that
    can be read in the document, `inferred` those whose number the scan lost but which are certain; both are ids of
    rules or sections. `about` are the rules of the reference edition that a rule of another kind of document is about.
    A rule that the scan lost names the rules that it was `reconstructed_from`.
    """

    id: str
    number: str
    edition: str
    title: str
    sentence: str
    refers: tuple[str, ...] = ()
    inferred: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    reconstructed_from: tuple[str, ...] = ()
    lost_example_cards: tuple[str, ...] = ()
    heading: str = ""


@cache
def rules_of(edition: str) -> dict[str, Rule]:
    """Return the rules of the edition under their numbers, in the document's order.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    if edition == REFERENCE:
        return {number: rule for chapter in CHAPTERS for number, rule in _reference_chapter(chapter).items()}
    edition_named(edition)
    return {entry["number"]: _rule(entry, edition) for entry in read_data(edition)["rules"]}


def rule_numbered(number: str, edition: str) -> Rule | None:
    """Return the rule with the number in the edition, or None. Of the reference edition only one chapter is read.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    if edition != REFERENCE:
        return rules_of(edition).get(number)
    chapter = number[:1]
    return _reference_chapter(chapter).get(number) if chapter and chapter in CHAPTERS else None


@cache
def rules_by_id(edition: str) -> dict[str, Rule]:
    """Return the rules of the edition under their ids.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    return {rule.id: rule for rule in rules_of(edition).values()}


def rule_with_id(rule_id: str) -> Rule | None:
    """Return the rule with the id from the reference edition, or else from the first edition that has it, or None."""
    for edition in (REFERENCE, *editions()):
        found = rules_by_id(edition).get(rule_id)
        if found is not None:
            return found
    return None


def known_rules(edition: str) -> frozenset[str]:
    """Return the numbers of the edition's rules.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    return frozenset(rules_of(edition))


@cache
def _reference_chapter(chapter: str) -> dict[str, Rule]:
    return {entry["number"]: _rule(entry, REFERENCE) for entry in read_data(f"{REFERENCE}/{chapter}")["rules"]}


def _rule(entry: RuleEntry, edition: str) -> Rule:
    said = entry if "sentence" in entry else _said_in_reference(entry)
    return Rule(
        id=entry["id"],
        number=entry["number"],
        edition=edition,
        title=said["title"],
        sentence=said["sentence"],
        refers=tuple(entry.get("refers", ())),
        inferred=tuple(entry.get("inferred", ())),
        about=tuple(entry.get("about", ())),
        examples=tuple(entry.get("examples", ())),
        reconstructed_from=tuple(entry.get("reconstructed_from", ())),
        lost_example_cards=tuple(entry.get("lost_example_cards", ())),
        heading=entry.get("heading", ""),
    )


def _said_in_reference(entry: RuleEntry) -> RuleEntry:
    same_chapter = read_data(f"{REFERENCE}/{entry['number'][0]}")["rules"]
    return next(rule for rule in same_chapter if rule["id"] == entry["id"])
