"""A comparison as a page with the two documents side by side."""

from collections import Counter
from html import escape
from typing import Literal

from judge.documents.comparison.comparison_pages import heading, summary
from judge.documents.comparison.document_changes import Change, word_diff
from judge.documents.comparison.document_comparison import Comparison

_STYLE = """
:root { color-scheme: light dark; --line: #8884; --out: #d0342c33; --into: #1e8e3e33; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
section { border-top: 1px solid var(--line); padding: .75rem 0; }
h2 { font-size: 1rem; margin: 0 0 .5rem; }
.weight { font-weight: normal; opacity: .7; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; }
.sides p { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
del { background: var(--out); } ins { background: var(--into); text-decoration: none; }
.sides.names { position: sticky; top: 0; background: Canvas; font-weight: bold; padding: .5rem 0; }
@media (max-width: 40rem) { .sides { grid-template-columns: 1fr; } .sides.names { display: none; } }
"""


def page(comparison: Comparison) -> str:
    """Return the page, which needs no other file."""
    title = f"{escape(comparison.old)} → {escape(comparison.new)}"
    ids = Counter[str]()
    changes = "\n".join(_section(change, _id(change, ids)) for change in comparison.changes)
    asked = "".join(
        f"<li>{escape(each.old)} may have become {escape(' or '.join(each.candidates))}</li>"
        for each in comparison.questions
    )
    questions = f"<h2>Unsure</h2>\n<ul>{asked}</ul>\n" if asked else ""
    names = f"<p>{escape(comparison.old)}</p><p>{escape(comparison.new)}</p>"
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p>{escape(summary(comparison))}</p>\n"
        f'{questions}<div class="sides names">{names}</div>\n{changes}\n</body>\n</html>'
    )


def _id(change: Change, taken: Counter[str]) -> str:
    """Return the id of a change in the page: its number without white space, counted if several changes have it."""
    name = "-".join(change.number.split())
    taken[name] += 1
    return escape(name if taken[name] == 1 else f"{name}-{taken[name]}", quote=True)


def _section(change: Change, name: str) -> str:
    references = "".join(
        f"<p>Reference {escape(each.old)} → {escape(each.new)}; its target is {escape(each.expected or 'gone')}.</p>"
        for each in change.repointed
    )
    old, new = _side(change, "removed"), _side(change, "added")
    examples = ""
    if change.examples_removed or change.examples_added:
        gone = "".join(f"<p><del>Example: {escape(text)}</del></p>" for text in change.examples_removed)
        come = "".join(f"<p><ins>Example: {escape(text)}</ins></p>" for text in change.examples_added)
        examples = f'<div class="sides"><div>{gone}</div><div>{come}</div></div>\n'
    return (
        f'<section id="{name}">\n<h2>{escape(heading(change))} <span class="weight">{change.weight}</span></h2>\n'
        f'<div class="sides"><p>{old}</p><p>{new}</p></div>\n'
        f"{examples}{references}</section>"
    )


def _side(change: Change, kind: Literal["removed", "added"]) -> str:
    tag = "del" if kind == "removed" else "ins"
    told = ""
    for each, text in word_diff(change.text_old, change.text_new):
        if each == "same":
            told += escape(text)
        elif each == kind:
            told += f"<{tag}>{escape(text)}</{tag}>"
    return told
