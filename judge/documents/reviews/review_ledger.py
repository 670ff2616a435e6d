"""The file of the ledger: for each rule its fingerprints, who reviewed it, when and why, and its earlier reviews."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from judge.documents.document_errors import BadLedger
from scenarios.given_files import read_given
from scenarios.whole_files import write_whole

FORMAT = 1
CONFLICT = ("<<<<<<<", "|||||||", ">>>>>>>")


@dataclass(frozen=True, slots=True)
class Seen:
    """A rule as it was reviewed: its number, its fingerprints, the rules that it refers to, and who, when and why.

    `words` is the hash of its title and of its words without references; `loose` ignores case, quotation marks and the
    last full stop, too. `examples` is that of its examples and of the cards that are printed for it.
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
    """The reviews of a rule: its key, the latest review, the earlier ones, and whether the rule was removed."""

    rule: str
    now: Seen
    earlier: tuple[Seen, ...] = ()
    retired: bool = False


def load(path: Path) -> tuple[Review, ...]:
    """Return the reviews of a ledger; none where there is no file yet.

    Raises:
        BadLedger: the file can't be used.
    """
    if not path.exists():
        return ()
    try:
        text = read_given(path).decode("utf-8")
    except OSError as error:
        raise BadLedger(f"can't be read: {error.strerror or error}", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadLedger("is no ledger of reviews: it isn't UTF-8", file=str(path)) from None
    if conflict := next((at for at, line in enumerate(text.splitlines(), 1) if line.startswith(CONFLICT)), 0):
        hint = "keep the reviews of both sides, one for each rule, and accept again what changed on both"
        raise BadLedger("two versions were merged with a conflict", file=str(path), line=conflict, hint=hint)
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadLedger(f"is no ledger of reviews: {error.msg}", file=str(path), line=error.lineno) from None
    except (ValueError, RecursionError) as error:
        raise BadLedger(f"is no ledger of reviews: {error}", file=str(path)) from None
    try:
        return _reviews(data)
    except _OtherShape as other:
        raise BadLedger(f"is no ledger of reviews: {other}", file=str(path)) from None


class _OtherShape(Exception):
    """Data is not that of a ledger; the message says what is wrong in which review."""


def _reviews(data: object) -> tuple[Review, ...]:
    """Return the reviews that a ledger's data holds.

    Raises:
        _OtherShape: it isn't the data of a ledger.
    """
    held = _members(data, ("format", "reviews"), "it")
    if held["format"] != FORMAT:
        raise _OtherShape(f"its format is {held['format']!r}, not {FORMAT}")
    if not isinstance(held["reviews"], list):
        raise _OtherShape("its reviews are no list")
    found = tuple(_review(row, at) for at, row in enumerate(held["reviews"], 1))
    many = Counter(review.rule for review in found)
    if twice := next((rule for rule in many if many[rule] > 1), ""):
        raise _OtherShape(f"{twice} is there {many[twice]} times; keep one and add the others to its earlier reviews")
    return found


def _review(row: object, at: int) -> Review:
    held = _members(row, [field.name for field in fields(Review)], f"review {at}")
    rule = held["rule"]
    if not isinstance(rule, str) or not isinstance(held["earlier"], list):
        raise _OtherShape(f"review {at} names no rule, or has no list of earlier reviews")
    if not isinstance(held["retired"], bool):
        raise _OtherShape(f"{rule!r} has {held['retired']!r} for retired, expected true or false")
    return Review(rule, _seen(held["now"], rule), tuple(_seen(each, rule) for each in held["earlier"]), held["retired"])


def _seen(row: object, rule: str) -> Seen:
    held = _members(row, [field.name for field in fields(Seen)], f"a review of {rule}")
    references = held.pop("references")
    if not isinstance(references, list) or not all(isinstance(each, str) for each in (*held.values(), *references)):
        raise _OtherShape(f"a review of {rule} has a field that is no text")
    return Seen(**held, references=tuple(references))


def _members(row: object, wanted: Sequence[str], what: str) -> dict[str, Any]:
    """Return a part of the data with exactly the wanted members.

    Raises:
        _OtherShape: a member is missing or unknown, or the part is no object.
    """
    if not isinstance(row, dict):
        raise _OtherShape(f"{what} is no JSON object")
    lacking, beyond = [name for name in wanted if name not in row], [name for name in row if name not in wanted]
    if lacking or beyond:
        raise _OtherShape(f"{what} " + (f"lacks {lacking[0]!r}" if lacking else f"has {beyond[0]!r}, which is unknown"))
    return dict(row)


def save(path: Path, reviews: Iterable[Review]) -> None:
    """Write the ledger with its rules in the order of their numbers, so that a new review changes only some lines.

    Raises:
        BadLedger: the file can't be written; what was there before still is.
    """
    rows = [asdict(review) for review in sorted(reviews, key=lambda each: (each.now.number, each.rule))]
    text = json.dumps({"format": FORMAT, "reviews": rows}, ensure_ascii=False, indent=1) + "\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole({path: text.encode()})
    except OSError as error:
        raise BadLedger(f"can't be written: {error.strerror or error}", file=str(path)) from None
