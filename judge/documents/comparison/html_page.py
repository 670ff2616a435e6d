"""A comparison as a page with the two documents side by side."""

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape

from judge.documents.comparison.change_summary import Chapter, by_chapter
from judge.documents.comparison.comparison_pages import COLUMNS, heading, summary, summary_rows
from judge.documents.comparison.document_changes import Change, paired_examples, word_diff
from judge.documents.comparison.document_comparison import Comparison

_STYLE = """
:root { color-scheme: light dark; --line: #8884; --out: #d0342c33; --into: #1e8e3e33; }
* { box-sizing: border-box; }
html { background: Canvas; color: CanvasText; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem;
       overflow-wrap: anywhere; }
section { border-top: 1px solid var(--line); padding: .75rem 0; scroll-margin-top: 3rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; scroll-margin-top: 3rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
.weight { font-weight: normal; opacity: .75; }
a { color: inherit; } .steps { float: right; display: flex; gap: .25rem; margin: 0 0 0 .5rem; }
.steps a { display: inline-block; min-width: 1.75rem; padding: 0 .5rem; text-align: center; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: .1rem .5rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
nav ul { columns: 18rem auto; padding-left: 1.2rem; }
.sides { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.5rem; }
.sides p { margin: 0; white-space: pre-line; }
del { background: var(--out); } ins { background: var(--into); text-decoration: none; }
.sides.names { position: sticky; top: 0; background: Canvas; font-weight: bold; padding: .5rem 0; }
@media (max-width: 40rem) {
  .sides { grid-template-columns: minmax(0, 1fr); } .sides.names { display: none; }
  th, td { padding: .1rem .25rem; font-size: .8rem; }
}
@media print { .steps, nav { display: none; } section { break-inside: avoid; } }
"""


def page(comparison: Comparison) -> str:
    """Return the page, which needs no other file: a summary, the contents, and the changes by chapter.

    Each change has an id made of its number, so that a link to it stays right when other changes come before it.
    """
    title = f"{escape(comparison.old)} → {escape(comparison.new)}"
    chapters = by_chapter(comparison)
    taken = Counter[str]()
    ids = [[_id(change, taken) for change in chapter.changes] for chapter in chapters]
    names = f"<p>{escape(comparison.old)}</p><p>{escape(comparison.new)}</p>"
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n<p>{escape(summary(comparison))}</p>\n"
        f"{_table(comparison)}{_questions(comparison)}{_contents(chapters, ids)}"
        f'<div class="sides names">{names}</div>\n{_chapters(chapters, ids)}\n</main>\n</body>\n</html>'
    )


def _table(comparison: Comparison) -> str:
    if not comparison.changes:
        return ""
    _, *rows = summary_rows(comparison)
    head = "".join(f'<th scope="col">{each}</th>' for each in COLUMNS)
    told = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>\n" for row in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{told}</tbody>\n</table>\n"


def _questions(comparison: Comparison) -> str:
    told = ""
    for each in comparison.questions:
        why = "".join(
            f"<li>{escape(number)}: {escape(reason)}</li>"
            for number, reason in zip(each.candidates, each.reasons, strict=False)
        )
        told += f"<li>{escape(each.old)} may have become {escape(' or '.join(each.candidates))}"
        told += f"<ul>{why}</ul></li>" if why else "</li>"
    return f"<h2>Unsure</h2>\n<ul>{told}</ul>\n" if told else ""


def _contents(chapters: Sequence[Chapter], ids: Sequence[Sequence[str]]) -> str:
    if not chapters:
        return ""
    told = "".join(
        f'<li><a href="#{_chapter_id(chapter)}">{escape(chapter.name)}</a><ul>'
        + "".join(
            f'<li><a href="#{name}">{escape(heading(change))}</a> <span class="weight">{change.weight}</span></li>'
            for change, name in zip(chapter.changes, names, strict=True)
        )
        + "</ul></li>\n"
        for chapter, names in zip(chapters, ids, strict=True)
    )
    return f'<nav id="contents" aria-label="Contents">\n<h2>Contents</h2>\n<ul>\n{told}</ul>\n</nav>\n'


def _chapters(chapters: Iterable[Chapter], ids: Sequence[Sequence[str]]) -> str:
    order = [name for names in ids for name in names]
    around = {
        name: (before, behind) for before, name, behind in zip(("", *order), order, (*order[1:], ""), strict=False)
    }
    return "\n".join(
        f'<h2 id="{_chapter_id(chapter)}">{escape(chapter.name)}</h2>\n'
        + "\n".join(_section(change, name, around[name]) for change, name in zip(chapter.changes, names, strict=True))
        for chapter, names in zip(chapters, ids, strict=True)
    )


def _chapter_id(chapter: Chapter) -> str:
    return escape(f"chapter-{'-'.join((chapter.number or chapter.title).split())}", quote=True)


def _id(change: Change, taken: Counter[str]) -> str:
    """Return the id of a change in the page: its number without white space, counted if several changes have it."""
    name = "-".join(change.number.split())
    taken[name] += 1
    return escape(name if taken[name] == 1 else f"{name}-{taken[name]}", quote=True)


def _steps(name: str, around: tuple[str, str]) -> str:
    """Return the links to the change itself, for keeping, and to the one before and the next one."""
    before, behind = around
    told = f'<a href="#{before}" rel="prev" aria-label="Previous change">↑</a>' if before else ""
    told += f'<a href="#{behind}" rel="next" aria-label="Next change">↓</a>' if behind else ""
    return f'<span class="steps">{told}<a href="#{name}" rel="bookmark" aria-label="Link to {name}">#</a></span>'


def _section(change: Change, name: str, around: tuple[str, str]) -> str:
    references = "".join(
        f"<p>Reference {escape(each.old)} → {escape(each.new)}; its target is {escape(each.expected or 'gone')}.</p>"
        for each in change.repointed
    )
    old, new = (_side(change.text_old, change.text_new, kind) for kind in ("removed", "added"))
    return (
        f'<section id="{name}">\n{_steps(name, around)}<h3>{escape(heading(change))} '
        f'<span class="weight">{change.weight}</span></h3>\n<div class="sides"><p>{old}</p><p>{new}</p></div>\n'
        f"{_examples(change)}{references}</section>"
    )


def _examples(change: Change) -> str:
    told = left = right = ""
    for was, now in paired_examples(change):
        if was and now:
            told += _both_sides(*(f"<p>Example: {_side(was, now, kind)}</p>" for kind in ("removed", "added")))
        else:
            left += f"<p><del>Example: {escape(was)}</del></p>" if was else ""
            right += f"<p><ins>Example: {escape(now)}</ins></p>" if now else ""
    return told + (_both_sides(left, right) if left or right else "")


def _both_sides(left: str, right: str) -> str:
    return f'<div class="sides"><div>{left}</div><div>{right}</div></div>\n'


def _side(was: str, now: str, kind: str) -> str:
    tag = "del" if kind == "removed" else "ins"
    told = ""
    for each, text in word_diff(was, now):
        if each == "same":
            told += escape(text)
        elif each == kind:
            told += f"<{tag}>{escape(text)}</{tag}>"
    return told
