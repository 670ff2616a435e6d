"""Layouts that no published document has, for invented documents."""

import random
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

Edge: TypeAlias = tuple[str, ...]
"""The lines at the edge of a page, with {n} for its number and {m} for the number of pages."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How a document is printed: its pages of `page` lines (none where 0) with `head` and `foot`, and its parts.
    Where there is a `turned` head, every second page has it.

    * width: characters in a line; `breaks` whether page breaks are form feeds
    * contents: how its table of contents is printed, `columns` how many columns a page has and `gutter` between them
    * number: the words around the number of a rule, `hang` how far later lines are indented, `apart` blank lines behind
    * glossary: how terms are separated from their texts; `title` the lines of the title page
    * kinds: which rules it has, besides ordinary ones
    * scheme: how rules are numbered, and how their `letters` are written
    * margin: bars beside some lines, numbers beside every fifth, or marks of a mail; `boxes` of examples
    * justified: whether gaps make the lines equally long; `wiki` and `markdown` whether headings have their marks
    """

    width: int = 76
    page: int = 0
    head: Edge = ()
    turned: Edge = ()
    foot: Edge = ()
    breaks: bool = False
    contents: Literal["none", "leaders", "columns"] = "none"
    columns: int = 1
    gutter: int = 4
    number: str = "{} "
    hang: int = 0
    apart: int = 0
    glossary: Literal["none", "colon", "dash", "over", "refers"] = "colon"
    title: tuple[str, ...] = ("Rules of the Lantern Table",)
    kinds: tuple[str, ...] = ()
    scheme: Literal["three figures", "four figures", "two parts", "three parts"] = "three figures"
    letters: Literal["small", "capital", "brackets"] = "small"
    margin: Literal["none", "bars", "numbers", "quoted"] = "none"
    boxes: bool = False
    justified: bool = False
    wiki: bool = False
    markdown: bool = False


def _gap(left: str, right: str, gap: int) -> str:
    return f"{left}{' ' * gap}{right}"


LAYOUTS: dict[str, Layout] = {
    "a foot of its own wording between blank lines": Layout(
        page=44, foot=("", "Written out at the Copper Kettle, sheet {n} of the {m} in this box", "")
    ),
    "a foot that counts pages of pages, without blank lines": Layout(page=40, foot=("{n} / {m}",)),
    "a foot with a gap as wide as a page": Layout(
        page=50, foot=("", _gap("The Lantern Table, third printing", "{n}", 130), "")
    ),
    "a foot with a gap and a number of pages": Layout(
        page=50, breaks=True, foot=(_gap("The Lantern Table", "{n} / {m}", 48),)
    ),
    "heads that change sides, with Roman figures": Layout(
        page=46,
        breaks=True,
        head=(_gap("xiv", "Lantern", 60), ""),
        turned=(_gap("Lantern", "xv", 60), ""),
    ),
    "a table of contents in three columns": Layout(contents="columns", kinds=("empty sections",)),
    "two columns far apart": Layout(width=58, columns=2, gutter=22, page=40, breaks=True, glossary="refers"),
    "references at the beginnings of lines": Layout(kinds=("wrapped references",)),
    "items of lists said again and again": Layout(kinds=("lists",), apart=1, glossary="dash"),
    "sections without text": Layout(kinds=("empty sections",), contents="leaders", apart=1),
    "small letters and no full stops": Layout(kinds=("no full stops", "small letters"), glossary="refers"),
    "right to left and no full stops": Layout(kinds=("right to left",), glossary="none"),
    "card texts in a glossary of terms above their texts": Layout(kinds=("card texts",), glossary="over"),
    "card texts in a glossary with dashes": Layout(kinds=("card texts",), glossary="dash", hang=4),
    "numbers called articles, version and date in the foot": Layout(
        number="Article {}: ",
        page=48,
        title=("The Lantern Table", "Articles of play"),
        foot=("", "Version 4.2 – 3 May 2013 – leaf {n}", ""),
    ),
    "narrow lines, hanging, a line below the foot": Layout(
        width=44, hang=8, page=36, foot=("_" * 44, "[{n}]  The Lantern Table  [{n}]")
    ),
    "bars beside changed lines": Layout(margin="bars", hang=6),
    "bars beside changed lines and terms above their texts": Layout(margin="bars", glossary="over", apart=1),
    "numbers beside every fifth line": Layout(margin="numbers", apart=1),
    "numbers beside every fifth line of indented rules": Layout(margin="numbers", hang=4, kinds=("lists",)),
    "quoted in a mail": Layout(margin="quoted", apart=1),
    "examples in boxes": Layout(boxes=True, apart=1),
    "examples in boxes below narrow rules": Layout(boxes=True, width=54, contents="leaders", apart=1),
    "lines that gaps make equally long": Layout(justified=True, width=66, hang=5, apart=1),
    "a wiki": Layout(wiki=True, number="'''{}''' ", width=4000, apart=1, kinds=("lists",)),
    "AsciiDoc": Layout(wiki=True, number="*{}* ", width=80, apart=1),
    "sections of four figures": Layout(scheme="four figures", kinds=("lists",), contents="leaders"),
    "sections of four figures on pages": Layout(scheme="four figures", page=44, foot=("", "{n} / {m}", "")),
    "numbers of two parts": Layout(scheme="two parts", apart=1),
    "numbers of two parts with a table of contents": Layout(scheme="two parts", contents="leaders", apart=1),
    "numbers of two parts in Markdown": Layout(scheme="two parts", number="**{}** ", markdown=True, apart=1),
    "capital letters": Layout(letters="capital", contents="leaders", kinds=("lists",)),
    "numbers of three parts with letters in brackets": Layout(scheme="three parts", letters="brackets", apart=1),
    "letters in brackets, as wide as a page": Layout(letters="brackets", width=4000),
    "items with letters in brackets": Layout(kinds=("bracketed lists",), letters="brackets", apart=1),
    "notes at the feet of pages": Layout(kinds=("notes",), apart=1),
    "heads with a gap above two columns": Layout(
        width=50, columns=2, gutter=6, page=36, breaks=True, head=(_gap("The Lantern Table", "3 May 2013", 70), "")
    ),
}
"""Layouts by what is special about them."""

WIDE = 200

EDGES: tuple[Edge, ...] = (
    (),
    ("{n} / {m}",),
    ("", "Lantern papers {n}", ""),
    ("", "~ {n} ~"),
    (_gap("{n}", "Copper Kettle Press", 70), ""),
    ("", "Sheet {n} of {m}, not for sale", ""),
)
"""Edges of pages, for layouts put together by chance."""


KINDS = (
    "wrapped references", "lists", "no full stops", "small letters", "right to left", "empty sections", "card texts",
)  # fmt: skip
"""The kinds of rules and terms that a layout may have."""


def layout_by_chance(seed: int) -> Layout:
    """Return a layout whose parts are chosen by chance; with furniture it has at least three pages."""
    chance = random.Random(seed)  # noqa: S311 - any order will do.
    layout = Layout(
        width=chance.choice((48, 64, 76, 100)),
        contents=chance.choice(("none", "leaders", "columns")),
        number=chance.choice(("{} ", "{}. ", "{}: ", "Rule {}: ", "  {} ")),
        hang=chance.choice((0, 0, 4)),
        apart=chance.choice((0, 1)),
        glossary=chance.choice(("none", "colon", "dash", "over", "refers")),
        kinds=tuple(kind for kind in KINDS if chance.random() < 0.3),
    )
    if chance.random() < 0.2:
        return replace(layout, width=400)
    paged = replace(layout, page=chance.choice((30, 40)), breaks=chance.random() < 0.5)
    return replace(paged, head=chance.choice(EDGES[:2]), foot=chance.choice(EDGES[2:]))


def numbered_by_chance(seed: int) -> Layout:
    """Return a layout by chance whose numbers, letters and margins are chosen by chance, too; sentences end in it."""
    layout = layout_by_chance(seed)
    chance = random.Random(seed)  # noqa: S311 - any order will do.
    narrow = layout.width < WIDE
    marked = replace(
        layout,
        scheme=chance.choice(("three figures", "three figures", "four figures", "two parts", "three parts")),
        letters=chance.choice(("small", "small", "capital", "brackets")),
        boxes=chance.random() < 0.2 and narrow,
        justified=chance.random() < 0.2 and narrow,
        margin="none" if layout.page else chance.choice(("none", "bars", "numbers")),
    )
    endless = ("small letters", "no full stops", "right to left")
    return replace(marked, kinds=tuple(kind for kind in layout.kinds if kind not in endless))
