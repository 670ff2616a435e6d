"""A comparison as text, as Markdown, and as data."""

import re
from collections import Counter
from collections.abc import Iterator

from judge.documents.comparison.document_changes import Change, word_diff
from judge.documents.comparison.document_comparison import Comparison
from judge.output_lines import BLANK, Line, Style

_WEIGHTS: dict[str, Style] = {"cosmetic": "faint", "reference-only": "unsure", "substantive": "plain", "none": "faint"}
_ORDER = ("substantive", "reference-only", "cosmetic", "none")
_HEADS = {
    "substantive": "Substantive",
    "reference-only": "References only",
    "cosmetic": "Cosmetic",
    "none": "Moved or renumbered only",
}
AROUND = 40
_MARKDOWN = re.compile(r"[\\`*_\[\]<>~|&]|^(?:[#+-]|\d+(?=[.)] ))")


def heading(change: Change) -> str:
    """Return the numbers of a changed part, its title, and the kinds of its change.

    >>> heading(Change(("renumbered", "changed"), "substantive", "602.4", "602.3a", title="Strike"))
    '602.4 -> 602.3a Strike: renumbered, changed'
    """
    numbers = " -> ".join(dict.fromkeys(number for number in (change.old, change.new) if number))
    others = ""
    if change.others:
        verb = "into" if "split" in change.what else "with"
        others = f" {verb} {', '.join(dict.fromkeys((*change.others,)))}"
    title = f" {change.title}" if change.title and len(change.title) < 2 * AROUND else ""
    if change.kind not in ("rule", "term"):
        numbers, title = f"{change.kind} {numbers}" if numbers != change.kind else numbers, ""
    return f"{numbers}{title}: {', '.join(change.what)}{others}"


def comparison_lines(comparison: Comparison) -> Iterator[Line]:
    """Yield the changes by weight, with changed words in brackets, then the questions."""
    yield Line(f"{comparison.old} -> {comparison.new}", style="title")
    for weight in _ORDER:
        changes = [change for change in comparison.changes if change.weight == weight]
        if changes:
            yield BLANK
            yield Line(f"{_HEADS[weight]} ({len(changes)})", style="title")
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
        yield Line(marked(change, "[-", "-]", "{+", "+}"), indent=6, hang=0)
    elif change.weight == "substantive" and (text := change.text_old or change.text_new):
        yield Line(text.replace("\n", " "), indent=6, hang=0)
    for text in change.examples_added:
        yield Line(f"example added: {text}", indent=6, style="good", hang=2)
    for text in change.examples_removed:
        yield Line(f"example removed: {text}", indent=6, style="bad", hang=2)


def marked(change: Change, out: str, out_end: str, into: str, into_end: str) -> str:
    """Return both texts as one, with removed and added words between the given marks."""
    told = ""
    for kind, text in word_diff(change.text_old, change.text_new):
        bit = text.replace("\n", " ")
        if kind == "same":
            told += bit
        elif kind == "removed":
            told += f"{out}{bit}{out_end}"
        else:
            told += f"{into}{bit}{into_end}"
    return told


def _questions(comparison: Comparison) -> Iterator[Line]:
    if comparison.questions:
        yield BLANK
        yield Line("Unsure; --moves FILE writes these questions for you to answer", style="unsure")
    for question in comparison.questions:
        yield Line(f"{question.old} may have become {' or '.join(question.candidates)}", indent=2, style="unsure")


def markdown(comparison: Comparison) -> str:
    """Return the comparison in Markdown."""
    told = [f"# {_plain(comparison.old)} → {_plain(comparison.new)}", "", summary(comparison)]
    for weight in _ORDER:
        changes = [change for change in comparison.changes if change.weight == weight]
        if changes:
            told += ["", f"## {_HEADS[weight]}", ""]
        for change in changes:
            told.append(f"- **{_plain(heading(change))}**")
            told += [f"  - reference {each.old} → {each.new}" for each in change.repointed]
            if weight == "substantive":
                told.append("  - " + _in_markdown(change))
            told += [f"  - example added: {_plain(text)}" for text in change.examples_added]
            told += [f"  - example removed: {_plain(text)}" for text in change.examples_removed]
    if comparison.questions:
        told += ["", "## Unsure", ""]
        told += [f"- {each.old} may have become {' or '.join(each.candidates)}" for each in comparison.questions]
    return "\n".join(told)


def _in_markdown(change: Change) -> str:
    """Return both texts as one in Markdown, whose marks must stand directly before and behind words."""
    told = ""
    for kind, text in word_diff(change.text_old, change.text_new):
        bare = text.strip()
        sign = {"removed": "~~", "added": "**"}.get(kind, "") if bare else ""
        before, after = text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :] if bare else ""
        told += f"{before}{sign}{_plain(bare)}{sign}{after}".replace("\n", " ")
    return told


def _plain(text: str) -> str:
    """Return a text with escapes for the characters that mean something in Markdown."""
    return _MARKDOWN.sub(r"\\\g<0>", text.replace("\n", " "))


def comparison_data(comparison: Comparison) -> dict[str, object]:
    """Return the comparison as data."""
    return {
        "old": comparison.old,
        "new": comparison.new,
        "unchanged": comparison.unchanged,
        "changes": [
            {
                "kind": change.kind,
                "what": change.what,
                "weight": change.weight,
                "old": change.old,
                "new": change.new,
                "others": change.others,
                "title": change.title,
                "line": change.line,
                "words": [{"kind": kind, "text": text} for kind, text in word_diff(change.text_old, change.text_new)],
                "repointed": [{"old": r.old, "new": r.new, "expected": r.expected} for r in change.repointed],
                "examples_added": change.examples_added,
                "examples_removed": change.examples_removed,
            }
            for change in comparison.changes
        ],
        "questions": [{"old": each.old, "candidates": each.candidates} for each in comparison.questions],
    }
