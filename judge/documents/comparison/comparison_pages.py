"""A comparison as text and as data."""

from collections import Counter
from collections.abc import Iterator

from judge.documents.comparison.change_summary import Chapter, by_chapter
from judge.documents.comparison.document_changes import BRACKETS, Change, marked, paired_examples, word_diff
from judge.documents.comparison.document_comparison import Comparison
from judge.output_lines import BLANK, Line, Style
from judge.tables import aligned_rows

_WEIGHTS: dict[str, Style] = {"cosmetic": "faint", "reference-only": "unsure", "substantive": "plain", "none": "faint"}
WEIGHTS = {
    "substantive": "Substantive",
    "reference-only": "References only",
    "cosmetic": "Cosmetic",
    "none": "Moved, renumbered or lost only",
}
"""The weights of changes with their headings, the heaviest first."""

COLUMNS = ("chapter", "substantive", "references", "cosmetic", "moved")
LONG_TITLE = 80


def heading(change: Change) -> str:
    """Return the numbers of a changed part, its title, and the kinds of its change.

    >>> heading(Change(("renumbered", "changed"), "substantive", "602.4", "602.3a", title="Strike"))
    '602.4 -> 602.3a Strike: renumbered, changed'
    >>> heading(Change(("missing",), "substantive", "400.4 to 803.2", title="238 rules", kind="part"))
    '400.4 to 803.2: missing in the new document (238 rules)'
    """
    numbers = " -> ".join(dict.fromkeys(number for number in (change.old, change.new) if number))
    if change.kind == "part":
        return f"{numbers}: missing in the {'new' if change.old else 'old'} document ({change.title})"
    if change.kind == "name":
        return f"{numbers}: renamed throughout, in {len(change.others)} rules"
    others = ""
    if change.others:
        verb = "into" if "split" in change.what else "with"
        others = f" {verb} {', '.join(dict.fromkeys((*change.others,)))}"
    title = f" {change.title}" if change.title and len(change.title) < LONG_TITLE else ""
    if change.kind not in ("rule", "term"):
        numbers, title = f"{change.kind} {numbers}" if numbers != change.kind else numbers, ""
    return f"{numbers}{title}: {', '.join(map(_in_words, change.what))}{others}"


def _in_words(what: str) -> str:
    told = {"lost": "lost by the scan of the new document", "found again": "lost by the scan of the old document"}
    return told.get(what, what)


def summary_rows(comparison: Comparison) -> list[tuple[str, ...]]:
    """Return how many changes of each weight each chapter has, under the names of the columns."""
    return [COLUMNS, *(_row(chapter) for chapter in by_chapter(comparison))]


def _row(chapter: Chapter) -> tuple[str, ...]:
    counted = chapter.counted
    return (chapter.name, *(str(counted[weight] or "") for weight in WEIGHTS))


def comparison_lines(comparison: Comparison) -> Iterator[Line]:
    """Yield a summary by chapter, the changes by weight with changed words in brackets, then the questions."""
    yield Line(f"{comparison.old} -> {comparison.new}", style="title")
    if comparison.changes:
        yield BLANK
        for row in aligned_rows(summary_rows(comparison)):
            yield Line(row, whole=True)
    for weight, head in WEIGHTS.items():
        changes = [change for change in comparison.changes if change.weight == weight]
        if changes:
            yield BLANK
            yield Line(f"{head} ({len(changes)})", style="title")
        for change in changes:
            yield from _change(change)
    yield from _questions(comparison)
    yield BLANK
    yield Line(summary(comparison), style="title")


def summary(comparison: Comparison) -> str:
    """Return how many rules are unchanged, and how many changes there are of each kind."""
    counted = Counter(what for change in comparison.changes for what in change.what)
    told = ", ".join(f"{many} {what}" for what, many in counted.items())
    rules = "rule" if comparison.unchanged == 1 else "rules"
    return f"{comparison.unchanged} {rules} unchanged" + (f"; {told}" if told else "")


def _change(change: Change) -> Iterator[Line]:
    yield Line(heading(change), indent=2, style=_WEIGHTS[change.weight], hang=4)
    for reference in change.repointed:
        due = f" (its target is {reference.expected} now)" if reference.expected else " (its target is gone)"
        yield Line(f"the reference {reference.old} is {reference.new or 'gone'}{due}", indent=6, style="unsure")
    if change.weight == "substantive" and change.text_old and change.text_new:
        yield Line(marked(word_diff(change.text_old, change.text_new), BRACKETS), indent=6, hang=0)
    elif change.weight == "substantive" and (text := change.text_old or change.text_new):
        yield Line(text.replace("\n", " "), indent=6, hang=0)
    for was, now in paired_examples(change):
        if was and now:
            yield Line(f"example: {marked(word_diff(was, now), BRACKETS)}", indent=6, hang=2)
        elif now:
            yield Line(f"example added: {now}", indent=6, style="good", hang=2)
        else:
            yield Line(f"example removed: {was}", indent=6, style="bad", hang=2)


def _questions(comparison: Comparison) -> Iterator[Line]:
    if comparison.questions:
        yield BLANK
        yield Line("Unsure; --moves FILE writes these questions for you to answer", style="unsure")
    for question in comparison.questions:
        yield Line(f"{question.old} may have become {' or '.join(question.candidates)}", indent=2, style="unsure")
        for number, why in zip(question.candidates, question.reasons, strict=False):
            yield Line(f"{number}: {why}", indent=6, style="faint")


def comparison_data(comparison: Comparison) -> dict[str, object]:
    """Return the comparison as data."""
    return {
        "old": comparison.old,
        "new": comparison.new,
        "unchanged": comparison.unchanged,
        "chapters": [
            {"number": each.number, "title": each.title, "changes": dict(each.counted)}
            for each in by_chapter(comparison)
        ],
        "changes": [_data(change) for change in comparison.changes],
        "questions": [
            {"old": each.old, "candidates": each.candidates, "reasons": each.reasons} for each in comparison.questions
        ],
    }


def _data(change: Change) -> dict[str, object]:
    return {
        "kind": change.kind,
        "what": change.what,
        "weight": change.weight,
        "old": change.old,
        "new": change.new,
        "others": change.others,
        "title": change.title,
        "line": change.line,
        "words": _words(change.text_old, change.text_new),
        "repointed": [{"old": r.old, "new": r.new, "expected": r.expected} for r in change.repointed],
        "examples_added": change.examples_added,
        "examples_removed": change.examples_removed,
        "examples": [_words(was, now) for was, now in paired_examples(change)],
    }


def _words(old: str, new: str) -> list[dict[str, str]]:
    return [{"kind": kind, "text": text} for kind, text in word_diff(old, new)]
