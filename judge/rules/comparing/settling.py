"""Moves that a person settles: a small file of questions and answers that a review can read."""

import re
from collections.abc import Iterable
from pathlib import Path

from judge.rules.comparing.pairing import Question
from judge.rules.errors import BadSettlement

_ANSWER = re.compile(r"(?P<asked>\?)?\s*(?P<old>\S+)\s*->\s*(?P<new>\S+)\s*(?:#.*)?")
GONE = "gone"
_HEAD = """# Rules that may have become one of several. Of the lines of a question leave the right one and take its
# question mark away; "gone" says that the rule was removed.
"""


def settled_moves(path: Path) -> dict[str, str | None]:
    """Return the answers of a file: the new number of each old one, or None for a rule that is gone.

    Raises:
        BadSettlement: the file can't be read, or a line is none of its kinds, or two answer one question.
    """
    if not path.exists():
        return {}
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettlement(f"can't be read: {error}", file=str(path)) from None
    found: dict[str, str | None] = {}
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        match = _ANSWER.fullmatch(line.strip())
        if match is None:
            raise BadSettlement(f"can't read {line.strip()!r}", file=str(path), line=number, hint="602.3 -> 602.4")
        if match["asked"]:
            continue
        if match["old"] in found:
            raise BadSettlement(f"{match['old']} is settled twice", file=str(path), line=number)
        found[match["old"]] = None if match["new"] == GONE else match["new"]
    return found


def ask(path: Path, questions: Iterable[Question]) -> int:
    """Write the questions that the file doesn't ask yet to its end; return how many.

    Raises:
        BadSettlement: the file can't be written.
    """
    there = path.read_text(encoding="utf-8") if path.exists() else ""
    fresh = [question for question in questions if f"? {question.old} ->" not in there]
    if not fresh:
        return 0
    told = there or _HEAD
    for question in fresh:
        told += "\n" + "".join(f"? {question.old} -> {each}\n" for each in (*question.candidates, GONE))
    try:
        beside = path.with_name(f".{path.name}.part")
        beside.write_text(told, encoding="utf-8", newline="\n")
        beside.replace(path)
    except OSError as error:
        raise BadSettlement(f"can't be written: {error.strerror or error}", file=str(path)) from None
    return len(fresh)
