"""A comparison as a note in Markdown, to be printed and given to players."""

import re
from collections.abc import Iterator

from judge.documents.comparison.change_summary import Chapter, by_chapter
from judge.documents.comparison.comparison_pages import COLUMNS, heading, summary, summary_rows
from judge.documents.comparison.document_changes import Change, marked, paired_examples, word_diff
from judge.documents.comparison.document_comparison import Comparison
from judge.tables import markdown_table

_MARKDOWN = re.compile(r"[\\`*_\[\]<>~|&]|^[#+-]")
_COUNTED = re.compile(r"^(\d+)([.)])(?= )")
_MARKS = {"removed": ("~~", "~~"), "added": ("**", "**")}
_LIGHT = {"cosmetic": "Said in other letters or signs", "none": "Moved, renumbered or lost by a scan"}


def change_note(comparison: Comparison) -> str:
    """Return the note: a summary, a table by chapter, and for each chapter what changed, struck out and in bold."""
    told = [f"# {_plain(comparison.old)} → {_plain(comparison.new)}", "", summary(comparison)]
    if comparison.changes:
        _, *rows = summary_rows(comparison)
        told += ["", *markdown_table(COLUMNS, [tuple(map(_plain, row)) for row in rows])]
    for chapter in by_chapter(comparison):
        told += ["", f"## {_plain(chapter.name)}", "", *_chapter(chapter)]
    if comparison.questions:
        told += ["", "## Unsure", ""]
        for each in comparison.questions:
            told.append(f"- {each.old} may have become {' or '.join(each.candidates)}")
            told += [f"  - {number}: {why}" for number, why in zip(each.candidates, each.reasons, strict=False)]
    return "\n".join(told)


def _chapter(chapter: Chapter) -> Iterator[str]:
    for change in chapter.changes:
        if change.weight not in _LIGHT:
            yield from _change(change)
    for weight, head in _LIGHT.items():
        light = [change for change in chapter.changes if change.weight == weight]
        if light:
            yield f"- {head}: {', '.join(map(_numbers, light))}"


def _numbers(change: Change) -> str:
    return _plain(" → ".join(dict.fromkeys(number for number in (change.old, change.new) if number)))


def _change(change: Change) -> Iterator[str]:
    yield f"- **{_plain(heading(change))}**"
    for each in change.repointed:
        yield f"  - reference {each.old} → {each.new}"
    if change.weight == "substantive" and (change.text_old or change.text_new):
        yield "  - " + marked(word_diff(change.text_old, change.text_new), _MARKS, _plain)
    for was, now in paired_examples(change):
        if was and now:
            yield f"  - example: {marked(word_diff(was, now), _MARKS, _plain)}"
        else:
            yield f"  - example {'added' if now else 'removed'}: {_plain(now or was)}"


def _plain(text: str) -> str:
    r"""Return a text with escapes for the characters that mean something in Markdown.

    >>> print(_plain("5. Turns"), _plain("a_b"))
    5\. Turns a\_b
    """
    return _COUNTED.sub(r"\1\\\2", _MARKDOWN.sub(r"\\\g<0>", text.replace("\n", " ")))
