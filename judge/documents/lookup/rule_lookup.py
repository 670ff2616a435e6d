"""Looking rules up: one, a section, a chapter, or a range, in any edition, with everything that refers to them."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from judge.documents.document_errors import LONGEST, NothingFound, quoted
from judge.documents.library_folder import kept_editions
from judge.documents.lookup.applying_scenarios import applying
from judge.documents.reader.rule_numbers import in_order, place_of
from judge.rulebook import REFERENCE, editions, find_rule, nearest, number_in, sections
from judge.rulebook.concordance import rule_cited_as, section_numbered
from judge.rulebook.glossary import terms
from judge.rulebook.open_points import differences, open_points
from judge.rulebook.rule_entries import Rule, rule_with_id, rules_by_id, rules_of
from judge.rulebook.rulebook_errors import UnknownRule
from scenarios.near_names import near_name

if TYPE_CHECKING:
    from judge.documents.reader.document import Document
    from judge.documents.reader.document import Rule as Read

SECTION_FIGURES = 3
BEGINNING = 6
_BOUND = r"\d{1,3}(?:(?:\.\d+){1,3}[a-z]{0,2})?"
_RANGE = re.compile(rf"(?P<first>{_BOUND})\s*(?:-|\.\.+|–|to)\s*(?P<last>{_BOUND})")
_PART = re.compile(r"\d+|(?<=\d)[a-z]{1,2}$")
_PARTED = re.compile(r"\d{1,3}(?:\.\d{1,3})*[a-z]{0,2}")
_BEGUN = re.compile(r"\d{1,3}(?:\.\d+[a-z]?)?")


class Pointer(TypedDict):
    """A rule or section that an answer refers to."""

    id: str
    number: str
    title: str


class SubRule(Pointer):
    """A rule below another one, with its statement."""

    sentence: str


class History(TypedDict):
    """A rule in another edition: its number there, and its statement if that differs.

    It is not `readable` where the known copy of the document lacks it and only cites its number.
    """

    edition: str
    date: str
    number: str
    readable: bool
    sentence: str


class Found(TypedDict):
    """A rule that was looked up; `looked_in` is the edition of the question, which may not have the rule itself.

    `quoted_from` is the name of the document that `official` is quoted from, and `as_published` whether that text has
    the fingerprint of the published one.
    """

    looked_in: str
    edition: str
    date: str
    number: str
    id: str
    title: str
    sentence: str
    official: str
    quoted_from: str
    as_published: bool
    reconstructed_from: list[str]
    sub_rules: list[SubRule]
    refers_to: list[Pointer]
    referred_to_by: list[Pointer]
    terms: list[str]
    examples: list[dict[str, str]]
    scenarios: list[dict[str, str]]
    history: list[History]
    differs: list[str]
    open_points: list[str]


def look_up(query: str, edition: str, folder: Path) -> list[Found]:
    """Return the rules of a query: a number, a section, a chapter, a range, or an id.

    Raises:
        NothingFound: there are none, or there is no such edition; names the nearest.
    """
    wanted, colon, number = query.rpartition(":")
    if colon and wanted in editions():
        edition, query = wanted, number
    if edition not in editions():
        return _in_draft(query.strip().rstrip("."), edition, folder)
    chosen = _chosen(query.strip().rstrip("."), edition)
    return [found(rule, folder, edition) for rule in chosen]


def _chosen(query: str, edition: str) -> list[Rule]:
    rules = rules_of(edition)
    if query in rules:
        return [rules[query]]
    if chosen := [rules[number] for number in numbers_in(query, rules)]:
        return chosen
    if cited := rule_cited_as(query, edition):
        return [cited]
    _refuse_renumbered(query, edition)
    _refuse_backwards(query)
    try:
        rule = find_rule("-".join(query.casefold().split()))
    except UnknownRule:
        hint = f"the nearest is {_near(query, edition)}"
        raise NothingFound(f"{edition} has no rule {quoted(query)}", hint=hint) from None
    return [rules_by_id(edition).get(rule.id, rule)]


def _refuse_backwards(query: str) -> None:
    """Refuse a range whose last number comes before its first.

    Raises:
        NothingFound: the query is such a range.
    """
    match = _RANGE.fullmatch(query)
    if match is None:
        return
    low, high = _bound(match["first"], start=True), _bound(match["last"], start=False)
    backwards = in_order(high) < in_order(low) if low and high else _parts(match["last"]) < _parts(match["first"])
    if backwards:
        raise NothingFound(f"the range {query} runs backwards", hint=f"did you mean {match['last']}-{match['first']}?")


def _refuse_renumbered(query: str, edition: str) -> None:
    """Refuse a number of a section that is lost in the edition and has another number in the reference edition.

    Raises:
        NothingFound: the query is such a number.
    """
    section = section_numbered(query.partition(".")[0], edition)
    there = section.numbers.get(REFERENCE) if section else ""
    if section is None or section.numbers[edition] == there:
        return
    hint = f"its section {section.title} is {there} in {REFERENCE}" if there else f"{REFERENCE} has no such section"
    raise NothingFound(f"{query} of {edition} ({section.title}) can't be read in its document", hint=hint)


def _near(query: str, edition: str) -> str:
    begun = _BEGUN.match(query)
    query = begun[0] if begun else query[:LONGEST]
    return nearest(query if edition == REFERENCE else f"{edition}:{query}").rpartition(":")[2]


def numbers_in(query: str, numbers: Iterable[str]) -> list[str]:
    """Return the numbers in a section, a chapter or a range, in their order.

    >>> numbers_in("602.1-602.2", ["602.1", "602.1a", "602.2", "602.2a", "602.3"])
    ['602.1', '602.1a', '602.2', '602.2a']
    >>> numbers_in("602", ["602.2aa", "602.2b", "602.2z"])
    ['602.2b', '602.2z', '602.2aa']
    """
    match = _RANGE.fullmatch(query)
    first, last = (match["first"], match["last"]) if match else (query, query)
    whole = (number for number in numbers if "." in number or len(number) == SECTION_FIGURES)
    placed = [(in_order(place), number) for number in whole if (place := place_of(number))]
    low, high = _bound(first, start=True), _bound(last, start=False)
    if low is None or high is None:
        return []
    return [number for place, number in sorted(placed) if in_order(low) <= place <= in_order(high)]


def _bound(number: str, *, start: bool) -> tuple[int, int, str] | None:
    place = place_of(number)
    if place is None:
        return None
    section, rule, letter = place
    if "." in number:
        return (section, rule, letter if start or letter else "zz")
    if len(number) < SECTION_FIGURES:
        section = section * 100 + (0 if start else 99)
    return (section, 0 if start else 999, "" if start else "zz")


def numbers_below(query: str, numbers: Iterable[str]) -> list[str]:
    """Return the numbers of three or more parts in a section, a chapter or a range, in their order.

    >>> numbers_below("1.2", ["1.2.10", "1.2.2", "1.2.2.1", "1.20.1"])
    ['1.2.2', '1.2.2.1', '1.2.10']
    >>> numbers_below("1.2", ["1.2.1aa", "1.2.1b"])
    ['1.2.1b', '1.2.1aa']
    """
    match = _RANGE.fullmatch(query)
    first, last = (_parts(match["first"]), _parts(match["last"])) if match else (_parts(query), _parts(query))
    placed = sorted((parts, number) for number in numbers if (parts := _parts(number)))
    return [number for parts, number in placed if first and first <= parts and parts[: len(last)] <= last]


def numbers_under(query: str, numbers: Iterable[str]) -> list[str]:
    """Return the numbers of any shape that begin with all parts of another, in the order of their document.

    >>> numbers_under("1-1", ["1-1-1", "1-1-2", "1-10-1"]), numbers_under("II", ["II.3(a)", "III.1"])
    (['1-1-1', '1-1-2'], ['II.3(a)'])
    """
    begins = re.compile(rf"{re.escape(query)}(?=$|[^\w]|(?<=\d)[a-z]{{1,2}}$)", re.IGNORECASE)
    return [number for number in numbers if begins.match(number)]


def _parts(number: str) -> tuple[tuple[int, str], ...]:
    """Return the parts of a number for sorting, where letters come after figures; none for anything else."""
    if not _PARTED.fullmatch(number):
        return ()
    return tuple((int(part), "") if part.isdigit() else (1000 + len(part), part) for part in _PART.findall(number))


def found(rule: Rule, folder: Path, looked_in: str) -> Found:
    """Return a rule with everything that an answer says about it."""
    document = kept(rule.edition, folder)
    read = _read(document, rule)
    return Found(
        looked_in=looked_in,
        edition=rule.edition,
        date=editions()[rule.edition].date,
        number=rule.number,
        id=rule.id,
        title=rule.title,
        sentence=rule.sentence,
        official=read.text if read else "",
        quoted_from=document.name if document and read and read.text else "",
        as_published=read is not None and _is_published(read, rule.edition),
        reconstructed_from=list(rule.reconstructed_from),
        sub_rules=_sub_rules(rule),
        refers_to=[pointer(each, rule.edition) for each in (*rule.refers, *rule.inferred, *rule.about)],
        referred_to_by=[pointer(each, rule.edition) for each in pointing().get(rule.id, ())],
        terms=[term.term for term in terms() if rule.id in term.rules],
        examples=_examples(rule, read),
        scenarios=[{"place": each.place, "name": each.name} for each in applying(rule.number, rule.edition)],
        history=_history(rule),
        differs=[_difference(each.says, each.point) for each in differences().values() if rule.id in each.rules],
        open_points=[f"{each.id} {each.title}" for each in open_points().values() if rule.id in each.rules],
    )


def kept(edition: str, folder: Path) -> "Document | None":
    """Return the document with the id in the library, or None.

    Raises:
        BadLibrary: its file can't be used.
    """
    if not (folder / f"{edition}.json").exists():
        return None
    # What a document is made of takes a fifth of a whole look-up to load.
    from judge.documents.document_library import kept_document

    return kept_document(edition, folder)


def _read(document: "Document | None", rule: Rule) -> "Read | None":
    if document is None:
        return None
    return next((each for each in document.rules if each.id == rule.id or (each.number == rule.number)), None)


def _is_published(read: "Read", edition: str) -> bool:
    # What makes fingerprints takes a tenth of a look-up to load, and only quotations need it.
    from judge.documents.official_texts import is_official

    return is_official(read, edition)


def _sub_rules(rule: Rule) -> list[SubRule]:
    numbers = rules_of(rule.edition)
    below = [n for n in numbers if n != rule.number and re.fullmatch(re.escape(rule.number) + r"[a-z]", n)]
    points = [n for n in numbers if n.startswith((f"{rule.number}/", f"{rule.number}.")) and "." not in rule.number]
    under = [numbers[number] for number in (*below, *points)]
    return [SubRule(id=each.id, number=each.number, title=each.title, sentence=each.sentence) for each in under]


def pointer(target: str, edition: str) -> Pointer:
    """Return a reference to the rule or section with an id, for an answer in the edition."""
    section = sections().get(target)
    if section:
        number = section.numbers.get(edition) or next(iter(section.numbers.values()))
        return Pointer(id=target, number=number, title=section.title)
    rule = rules_by_id(edition).get(target) or rule_with_id(target)
    if rule is None:
        return Pointer(id=target, number=target, title="")
    number = rule.number if rule.edition in (edition, REFERENCE) else f"{rule.edition}:{rule.number}"
    return Pointer(id=target, number=number, title=rule.title)


@cache
def pointing() -> dict[str, tuple[str, ...]]:
    """Return, for each id, the ids of the rules that refer to it in any edition."""
    pointing: dict[str, dict[str, None]] = {}
    for edition in editions():
        for rule in rules_of(edition).values():
            for target in (*rule.refers, *rule.inferred, *rule.about):
                pointing.setdefault(target, {})[rule.id] = None
    return {target: tuple(rules) for target, rules in pointing.items()}


def _examples(rule: Rule, read: "Read | None") -> list[dict[str, str]]:
    texts = [example.text for example in read.examples] if read else []
    padded = [*texts, *[""] * (len(rule.examples) - len(texts))]
    return [{"id": example, "official": text} for example, text in zip(rule.examples, padded, strict=False)]


def _history(rule: Rule) -> list[History]:
    told = []
    for edition in editions().values():
        if edition.id == rule.edition:
            continue
        number = number_in(f"{rule.edition}:{rule.number}", edition.id)
        if number is None:
            continue
        there = rules_of(edition.id).get(number)
        other = there.sentence if there and there.id == rule.id and there.sentence != rule.sentence else ""
        told.append(
            History(edition=edition.id, date=edition.date, number=number, readable=there is not None, sentence=other)
        )
    return told


def _difference(says: dict[str, str], point: str) -> str:
    return f"{point}: " + "; ".join(f"{edition}: {what}" for edition, what in says.items())


def _in_draft(query: str, edition: str, folder: Path) -> list[Found]:
    """Return rules of an imported document that is no known edition."""
    document = kept(edition, folder)
    if document is None:
        known = (*editions(), *(each for each in kept_editions(folder) if each not in editions()))
        raise NothingFound(f"there is no edition {quoted(edition)}", hint=f"there are {', '.join(known)}")
    by_number = {rule.number: rule for rule in document.rules}
    exact = [query] if query in by_number else []
    numbers = exact if "." in query else numbers_in(query, by_number) or exact
    numbers = numbers or numbers_in(query, by_number) or numbers_below(query, by_number)
    numbers = numbers or numbers_under(query, by_number)
    if not numbers:
        _refuse_backwards(query)
        near = near_name(query[:LONGEST], sorted(by_number), alike=0)
        raise NothingFound(f"{edition} has no rule {quoted(query)}", hint=f"the nearest is {near}")
    return [_draft_rule(by_number[number], document, edition) for number in numbers]


def _draft_rule(rule: "Read", document: "Document", edition: str) -> Found:
    # Its patterns take a twentieth of a look-up to compile, and only rules of the user's own documents need them.
    from judge.documents.reader.text_references import references_among

    home = rule_with_id(rule.id) if rule.id else None
    # The statement of a published rule tells what a draft says only where the draft has that rule's very words.
    same = home is not None and _is_published(rule, home.edition)
    others = [each for each in document.rules if each.number != rule.number]
    numbers = {each.number for each in document.rules}
    pointed = {number for number in references_among(rule.text, numbers) if number != rule.number}
    below = re.compile(re.escape(rule.number) + (r"(?:[a-z]{1,2}|\..*)" if "." in rule.number else r"\..*"))
    under = [each for each in others if below.fullmatch(each.number)]
    return Found(
        looked_in=edition, edition=edition, date="a document of yours", number=rule.number, id=rule.id,
        title=rule.title or (home.title if home else ""), sentence=home.sentence if home and same else "",
        official=rule.text, quoted_from=document.name, as_published=False, reconstructed_from=[],
        sub_rules=[SubRule(**_in_document(each), sentence=each.text) for each in under],
        refers_to=[_in_document(each) for each in others if each.number in pointed],
        referred_to_by=[_in_document(each) for each in others if rule.number in references_among(each.text, numbers)],
        terms=[each.term for each in document.entries
               if rule.number in references_among(f"({each.reference})", numbers)],
        examples=[{"id": f"{edition}/{rule.number}#{at}", "official": one.text}
                  for at, one in enumerate(rule.examples, 1)],
        scenarios=[], history=[_as_published(home)] if home and not same else [], differs=[], open_points=[],
    )  # fmt: skip


def _as_published(rule: Rule) -> History:
    date = editions()[rule.edition].date
    return History(edition=rule.edition, date=date, number=rule.number, readable=True, sentence=rule.sentence)


def _in_document(rule: "Read") -> Pointer:
    """Return a reference to a rule of an imported document, with its title or its first words."""
    begins = " ".join(rule.text.split()[:BEGINNING])
    return Pointer(id=rule.id or rule.number, number=rule.number, title=rule.title or begins)
