"""A comparison as a page with the two documents side by side."""

from html import escape
from typing import Literal

from judge.rules.comparing.changes import Change, word_diff
from judge.rules.comparing.comparison import Comparison
from judge.rules.comparing.pages import heading, summary

_STYLE = """
:root { color-scheme: light dark; --line: #8884; --out: #d0342c33; --into: #1e8e3e33; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; }
section { border-top: 1px solid var(--line); padding: .75rem 0; }
h2 { font-size: 1rem; margin: 0 0 .5rem; }
.weight { font-weight: normal; opacity: .7; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; }
.sides p { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
del { background: var(--out); } ins { background: var(--into); text-decoration: none; }
@media (max-width: 40rem) { .sides { grid-template-columns: 1fr; } }
"""


def page(comparison: Comparison) -> str:
    """Return the page, which needs nothing beside itself."""
    title = f"{escape(comparison.old)} → {escape(comparison.new)}"
    changes = "\n".join(_section(change) for change in comparison.changes)
    asked = "".join(
        f"<li>{escape(each.old)} may have become {escape(' or '.join(each.candidates))}</li>"
        for each in comparison.questions
    )
    questions = f"<h2>Not guessed</h2>\n<ul>{asked}</ul>\n" if asked else ""
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p>{escape(summary(comparison))}</p>\n"
        f"{questions}{changes}\n</body>\n</html>"
    )


def _section(change: Change) -> str:
    references = "".join(
        f"<p>Reference {escape(each.old)} → {escape(each.new)}; its target is {escape(each.expected or 'gone')}.</p>"
        for each in change.repointed
    )
    examples = "".join(f"<p><ins>Example: {escape(text)}</ins></p>" for text in change.examples_added)
    examples += "".join(f"<p><del>Example: {escape(text)}</del></p>" for text in change.examples_removed)
    name = escape(change.number, quote=True)
    return (
        f'<section id="{name}">\n<h2>{escape(heading(change))} <span class="weight">{change.weight}</span></h2>\n'
        f'<div class="sides"><p>{_side(change, "removed")}</p><p>{_side(change, "added")}</p></div>\n'
        f"{references}{examples}</section>"
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
