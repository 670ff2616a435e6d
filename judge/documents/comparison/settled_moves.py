"""The file of moves: questions which old rule became which new one, and a person's answers."""

import re
from collections.abc import Iterable
from pathlib import Path

from judge.documents.comparison.rule_pairs import Question
from judge.documents.document_errors import BadSettlement
from judge.documents.reader.document import Document
from scenarios.given_files import read_given
from scenarios.near_names import near_name
from scenarios.whole_files import write_whole

_ANSWER = re.compile(r"(?P<asked>\?)?\s*(?P<old>\S+?)\s*->\s*(?P<new>[^\s#]+)\s*(?:#.*)?")
GONE = "gone"
_HEAD = """# Rules that may have become one of several. Of the lines of a question keep the right one and remove its
# question mark; "gone" means that the rule was removed.
"""


def settled_moves(path: Path, old: Document, new: Document) -> dict[str, str | None]:
    """Return the answers of a file: the new number of each old one, or None for a removed rule.

    Raises:
        BadSettlement: the file can't be read, or a line is neither a question nor an answer, names a rule that the
            document doesn't have, or contradicts another line.
    """
    found: dict[str, str | None] = {}
    taken: dict[str, str] = {}
    ours, theirs = ({rule.number for rule in document.rules} for document in (old, new))
    for number, line in enumerate(_text(path).splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        match = _ANSWER.fullmatch(line.strip())
        if match is None:
            raise BadSettlement(f"can't read {line.strip()!r}", file=str(path), line=number, hint="602.3 -> 602.4")
        if match["asked"]:
            continue
        answer = None if match["new"].casefold() == GONE else match["new"]
        wrong, hint = _wrong(match["old"], answer, ours, theirs)
        if match["old"] in found:
            wrong = f"{match['old']} is settled twice"
        elif answer in taken:
            wrong = f"{answer} is settled to be {taken[answer]} already"
        if wrong:
            raise BadSettlement(wrong, file=str(path), line=number, hint=hint)
        found[match["old"]] = answer
        if answer:
            taken[answer] = match["old"]
    return found


def _wrong(old: str, new: str | None, ours: set[str], theirs: set[str]) -> tuple[str, str | None]:
    """Return what is wrong with an answer, and what would help; nothing where both documents have its rules."""
    for number, known, document in ((old, ours, "old"), (new, theirs, "new")):
        if number is not None and number not in known:
            near = f"the nearest is {near_name(number, sorted(known), alike=0)}"
            hint = f"{near}; or say {GONE}" if document == "new" else near
            return f"the {document} document has no rule {number}", hint
    return "", None


def _text(path: Path) -> str:
    """Return the text of the file, nothing where there is no file yet.

    Raises:
        BadSettlement: it can't be read.
    """
    try:
        return read_given(path).decode("utf-8-sig")
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise BadSettlement(f"can't be read: {error.strerror or error}", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadSettlement("can't be read: it isn't UTF-8", file=str(path)) from None


def ask(path: Path, questions: Iterable[Question]) -> int:
    """Add the questions that the file doesn't ask yet at its end, with what speaks for each answer; return how many.

    Raises:
        BadSettlement: the file can't be written.
    """
    there = _text(path)
    fresh = [question for question in questions if f"? {question.old} ->" not in there]
    if not fresh:
        return 0
    told = there or _HEAD
    for question in fresh:
        reasons = zip(question.candidates, question.reasons, strict=False)
        told += "\n" + "".join(f"# {number}: {why}\n" for number, why in reasons)
        told += "".join(f"? {question.old} -> {each}\n" for each in (*question.candidates, GONE))
    try:
        write_whole({path: told.encode()})
    except OSError as error:
        raise BadSettlement(f"can't be written: {error.strerror or error}", file=str(path)) from None
    return len(fresh)
