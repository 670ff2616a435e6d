"""Accepting a rule as it is now, which is the only way to enter a review into the ledger."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from getpass import getuser

from judge.documents.document_errors import NotToAccept, quoted
from judge.documents.reader.document import Document
from judge.documents.reviews.review_ledger import Review
from judge.documents.reviews.review_states import Standing, standings
from judge.output_lines import Line, Style


@dataclass(frozen=True, slots=True)
class Acceptance:
    """Who accepts rules, when and why."""

    by: str
    on: str
    why: str


def acceptance(by: str, on: str, why: str) -> Acceptance:
    """Return an acceptance; without a name it is the user's, and without a day today's.

    Raises:
        NotToAccept: there is no reason, the name can't be found out, or the day is none.
    """
    if not why.strip():
        raise NotToAccept("a review needs a reason", hint="--reason 'why it is right as it is now'")
    try:
        day = date.fromisoformat(on) if on else datetime.now(UTC).date()
    except ValueError:
        raise NotToAccept(f"{quoted(on)} is no day", hint="--on 2026-01-31") from None
    try:
        return Acceptance(by.strip() or getuser(), day.isoformat(), why.strip())
    except (OSError, KeyError):
        raise NotToAccept("a review needs a name", hint="--by NAME") from None


def accepted(
    document: Document, reviews: Sequence[Review], ids: Sequence[str], acceptance: Acceptance, *, cosmetic: bool
) -> tuple[tuple[Review, ...], tuple[Standing, ...]]:
    """Return the reviews with those of the rules as they are now, and the rules that were accepted.

    Raises:
        NotToAccept: there is no such rule, it is current already, or no rule is named without `cosmetic`.
    """
    if not ids and not cosmetic:
        raise NotToAccept("name the rules that you have read", hint="only --cosmetic accepts in bulk")
    found = standings(document, reviews)
    chosen = list({standing.rule: standing for standing in (_named(each, found) for each in ids)}.values())
    if cosmetic:
        chosen += [each for each in found if each.cosmetic and each not in chosen]
    kept = {review.rule: review for review in reviews}
    for each in chosen:
        kept[each.rule] = _review_of(each, kept.get(each.rule), acceptance)
    return tuple(kept.values()), tuple(chosen)


def _named(name: str, found: Sequence[Standing]) -> Standing:
    """Return the rule that isn't current and has the number, or else the key, or else had the number once."""
    due = [each for each in found if each.status != "current"]
    numbered = [each for each in due if each.now is not None and each.number == name]
    standing = numbered or [each for each in due if each.rule == name] or [each for each in due if each.number == name]
    if not standing and any(name in (each.rule, each.number) for each in found):
        raise NotToAccept(f"{name} is current: there is nothing to accept")
    if not standing:
        raise NotToAccept(f"neither document nor ledger has {quoted(name)}", hint="name a rule by its number or key")
    if len(standing) > 1:
        keys = ", ".join(each.rule for each in standing if each.rule != name)
        raise NotToAccept(f"{len(standing)} rules have the number {name}", hint=f"name it by its key: {keys}")
    return standing[0]


def _review_of(standing: Standing, before: Review | None, acceptance: Acceptance) -> Review:
    earlier = (*before.earlier, before.now) if before else ()
    if standing.now is None:
        assert before is not None
        gone = replace(before.now, by=acceptance.by, on=acceptance.on, why=acceptance.why)
        return Review(standing.rule, gone, earlier, retired=True)
    return Review(standing.rule, replace(standing.now, by=acceptance.by, on=acceptance.on, why=acceptance.why), earlier)


_STYLES: dict[str, Style] = {"outdated": "bad", "re-pointed": "bad", "orphaned": "unsure", "moved": "unsure"}


def standing_lines(found: Sequence[Standing]) -> Iterator[Line]:
    """Yield the rules that are not current, then how many rules have each status."""
    counted: dict[str, int] = {}
    for each in found:
        counted[each.status] = counted.get(each.status, 0) + 1
        if each.status == "current":
            continue
        was = each.review.now if each.review else None
        moved = f" from {was.number}" if was and each.now and was.number != each.now.number else ""
        light = ", cosmetic" if each.cosmetic and each.status == "outdated" else ""
        key = f" ({each.rule})" if each.rule != each.number else ""
        seen = f"; reviewed {was.on} by {was.by}: {was.why}" if was else ""
        yield Line(f"{each.number}{key}: {each.status}{moved}{light}{seen}", style=_STYLES.get(each.status, "plain"))
    yield Line(", ".join(f"{many} {status}" for status, many in counted.items()) or "no rules", style="title")


def standing_data(found: Sequence[Standing]) -> list[dict[str, object]]:
    """Return the rules that are not current, as data."""
    return [
        {
            "rule": each.rule,
            "number": each.number,
            "status": each.status,
            "cosmetic": each.cosmetic,
            "reviewed": {"by": each.review.now.by, "on": each.review.now.on, "why": each.review.now.why}
            if each.review
            else None,
        }
        for each in found
        if each.status != "current"
    ]
