"""The ledger's file: a rule, its fingerprints, who reviewed it, when and why, and what it was before."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from judge.rules.errors import BadLedger

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Seen:
    """A rule as it was reviewed: its number, its fingerprints, the rules it refers to, and the review itself.

    `words` leaves references out; `loose` leaves case, quotation marks and the last full stop out, too.
    """

    number: str
    words: str
    loose: str
    examples: str
    references: tuple[str, ...]
    by: str
    on: str
    why: str


@dataclass(frozen=True, slots=True)
class Review:
    """A rule's reviews: its key, the one that stands, those before it, and whether the rule was let go."""

    rule: str
    now: Seen
    earlier: tuple[Seen, ...] = ()
    retired: bool = False


def load(path: Path) -> tuple[Review, ...]:
    """Return the reviews of a ledger, none where there is no file yet.

    Raises:
        BadLedger: the file can't be used.
    """
    if not path.exists():
        return ()
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            raise BadLedger(f"is of format {data['format']!r}, not {FORMAT}", file=str(path))
        return tuple(_review(row) for row in data["reviews"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadLedger(f"is no ledger of reviews: {error}", file=str(path)) from None


def _review(row: dict[str, Any]) -> Review:
    if not isinstance(row["rule"], str) or not isinstance(row["earlier"], list):
        raise TypeError("a review names no rule, or no reviews before it")
    if not isinstance(row["retired"], bool):
        raise TypeError(f"{row['rule']!r} has {row['retired']!r} for retired, expected true or false")
    return Review(row["rule"], _seen(row["now"]), tuple(_seen(each) for each in row["earlier"]), row["retired"])


def _seen(row: dict[str, Any]) -> Seen:
    seen = Seen(**{**row, "references": tuple(row["references"])})
    texts = [getattr(seen, field.name) for field in fields(Seen) if field.name != "references"]
    if not isinstance(row["references"], list) or not all(isinstance(each, str) for each in (*texts, *seen.references)):
        raise TypeError("what a review has seen is no text")
    return seen


def save(path: Path, reviews: Iterable[Review]) -> None:
    """Write the ledger at once, its rules in the order of their numbers, so that a change of one is a change of lines.

    Raises:
        BadLedger: the file can't be written; what was there before still is.
    """
    rows = [asdict(review) for review in sorted(reviews, key=lambda each: (each.now.number, each.rule))]
    text = json.dumps({"format": FORMAT, "reviews": rows}, ensure_ascii=False, indent=1) + "\n"
    beside = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(path)
    except OSError as error:
        raise BadLedger(f"can't be written: {error.strerror or error}", file=str(path)) from None
