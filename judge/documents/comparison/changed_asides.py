"""Changes outside of the rules: on the title page, in the table of contents, in running heads, between the rules."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import zip_longest
from typing import TypeAlias

from judge.documents.comparison.change_weights import spelt
from judge.documents.comparison.document_changes import Change, Kind, Weight, What
from judge.documents.comparison.heading_pairs import title_of, without_number
from judge.documents.comparison.title_headings import title_page
from judge.documents.reader.document import Aside, Document, Where
from judge.documents.reader.folded_text import folded
from judge.documents.reader.part_patterns import plain

TITLE_PAGE: Where = "title page"
SHOWN, BOTH = 40, 2
CROWD = 1_000_000
_Placed: TypeAlias = tuple[float, Change]
_Key: TypeAlias = tuple[str, str]
"""A title: its number, or nothing, and its plain words."""


def aside_changes(old: Document, new: Document, followed: Mapping[str, str], *, lone: bool) -> Iterator[_Placed]:
    """Yield the changes outside of the rules, each with its place among the new rules.

    `followed` has the new number of each section and chapter of the old document.

    Tables of contents and running heads are compared only if `lone`, which is for two versions of one text: published
    editions differ there by how each was printed and scanned.
    """
    was, now = title_page(old, new), title_page(new, old)
    if was != now:
        line = next((aside.line for aside in _of(new, TITLE_PAGE)), 0)
        yield from _told(-1.0, TITLE_PAGE, (TITLE_PAGE, TITLE_PAGE), was, now, line)
    if lone:
        yield from _contents(old, new, followed)
        yield from _running_heads(old, new)
    yield from _between(old, new)


def _of(document: Document, where: Where) -> list[Aside]:
    return [aside for aside in document.asides if aside.where == where]


def _told(place: float, kind: Kind, names: tuple[str, str], was: str, now: str, line: int) -> Iterator[_Placed]:
    """Yield the change from one text to another, either of which may be empty; nothing where they are the same."""
    weight: Weight = "substantive" if folded(was).casefold() != folded(now).casefold() else "cosmetic"
    if spelt(was) == spelt(now):
        return
    what: What = "changed" if was and now else "added" if now else "removed"
    yield (
        place,
        Change(
            (what,),
            weight,
            names[0] if was else "",
            names[1] if now else "",
            text_old=was,
            text_new=now,
            kind=kind,
            line=line,
        ),
    )


def _contents(old: Document, new: Document, followed: Mapping[str, str]) -> Iterator[_Placed]:
    """Yield the titles that changed in the table of contents; if the heading changed, too, only that is reported."""
    before, after = _listed(old), _listed(new)
    if not before or not after:
        was, now = ("; ".join(aside.text for aside in each.values()) for each in (before, after))
        yield from _told(-0.9, "contents", ("contents", "contents"), was, now, 0)
        return
    said_before, said_after = _said(old), _said(new)
    gone = [key for key in before if key not in after and not _went(key, said_before, said_after)]
    come = [key for key in after if key not in before and not _went(key, said_after, said_before)]
    spelling_before, spelling_after = _spelt_titles(old), _spelt_titles(new)
    for key in before.keys() & after.keys():
        was, now = _title(before[key]), _title(after[key])
        if was != now and not (was in spelling_before - spelling_after and now in spelling_after - spelling_before):
            gone.append(key)
            come.append(key)
    for mine, theirs in _paired(gone, come):
        first, second = before.get(mine), after.get(theirs)
        names = (mine[0] or _title(first), theirs[0] or _title(second))
        was, now = (each.text if each else "" for each in (first, second))
        if mine[1] == theirs[1] and followed.get(mine[0]) == theirs[0]:
            # The rules of the section have its new number, too.
            change = Change(("renumbered",), "none", *names, text_old=was, text_new=now, kind="contents")
            yield -0.9, replace(change, line=second.line if second else 0)
            continue
        yield from _told(-0.9, "contents", names, was, now, second.line if second else 0)


def listed_titles(document: Document) -> dict[str, str]:
    """Return the titles that the table of contents lists with their numbers."""
    return {number: without_number(aside.text) for (number, _), aside in _listed(document).items() if number}


def _listed(document: Document) -> dict[_Key, Aside]:
    return {_key(aside.text): aside for aside in _of(document, "contents")}


@lru_cache(maxsize=16384)
def _key(title: str) -> _Key:
    number = re.match(r"\s*(\d{1,3}(?:\.\d{1,3})*)[.:]?\s", title)
    return (number[1] if number else "", plain(without_number(title)))


def _title(aside: Aside | None) -> str:
    return spelt(without_number(aside.text)) if aside else ""


def _said(document: Document) -> set[_Key]:
    """Return the titles of the document's headings and rules, each with its number and also without."""
    said = {(heading.number, plain(title_of(heading))) for heading in document.headings}
    said |= {(rule.number, plain(rule.title or rule.text)) for rule in document.rules}
    return said | {("", title) for _, title in said}


def _spelt_titles(document: Document) -> set[str]:
    titles = {spelt(title_of(heading)) for heading in document.headings}
    return titles | {spelt(without_number(rule.title)) for rule in document.rules}


def _went(key: _Key, mine: set[_Key], theirs: set[_Key]) -> bool:
    """Return whether a title is a heading of one document and not of the other."""
    told = key if key in mine else ("", key[1])
    return told in mine and told not in theirs


def _paired(gone: Sequence[_Key], come: Sequence[_Key]) -> Iterator[tuple[_Key, _Key]]:
    """Yield the old and new titles that belong together: of the same words, of the same number, the rest in order."""
    words = Counter(key[1] for key in (*gone, *come))
    titles = {key[1]: key for key in come if words[key[1]] == BOTH}
    same = {key: titles[key[1]] for key in gone if key[1] in titles}
    numbers = {key[0]: key for key in come if key[0] and key not in same.values()}
    same |= {key: numbers[key[0]] for key in gone if key not in same and key[0] in numbers}
    yield from same.items()
    left = [key for key in come if key not in same.values()]
    none = ("", "")
    yield from zip_longest((key for key in gone if key not in same), left, fillvalue=none)


def _running_heads(old: Document, new: Document) -> Iterator[_Placed]:
    """Yield the changes of running heads; the titles of sections in them are left out."""
    before, after = _heads(old), _heads(new)
    gone, come = ([text for name, text in each.items() if name not in other] for each, other in
                  ((before, after), (after, before)))  # fmt: skip
    if before and after and (gone or come):
        yield from _told(-0.8, "running head", ("running head", "running head"), "; ".join(gone), "; ".join(come), 0)


def _heads(document: Document) -> dict[str, str]:
    titles = {title for _, title in _said(document)} | {key[1] for key in _listed(document)}
    heads = {folded(aside.text): aside.text for aside in _of(document, "running head")}
    return {name: text for name, text in heads.items() if plain(re.sub(r"[#|–—-]|\s{2,}", " ", name)) not in titles}


def _between(old: Document, new: Document) -> Iterator[_Placed]:
    before, after = _of(old, "text"), _of(new, "text")
    starts = [(rule.line, rule.column) for rule in new.rules]
    for first, second in _rows(before, after):
        was, now = first.text if first else "", second.text if second else ""
        shown = second or first
        place = bisect_left(starts, (shown.line, shown.column)) - 0.3 if shown else 0.0
        yield from _told(place, "text", (_begun(was), _begun(now)), was, now, second.line if second else 0)


def _begun(text: str) -> str:
    """Return the first words of a text."""
    told = " ".join(text.split())
    return told if len(told) <= SHOWN else f"{told[:SHOWN].rsplit(' ', 1)[0]} …"


def _rows(before: list[Aside], after: list[Aside]) -> Iterator[tuple[Aside | None, Aside | None]]:
    """Yield pairs of an old and a new text that differ, with None for a text that was added or removed."""
    ours, theirs = ([spelt(aside.text) for aside in each] for each in (before, after))
    if len(ours) * len(theirs) > CROWD:
        # There are too many to compare their order; a text that one side has more often was added or removed.
        for texts, others, gone in ((before, theirs, True), (after, ours, False)):
            left = Counter(others)
            for aside in texts:
                left[spelt(aside.text)] -= 1
                if left[spelt(aside.text)] < 0:
                    yield (aside, None) if gone else (None, aside)
        return
    for tag, start, end, begin, stop in SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes():
        if tag != "equal":
            yield from zip_longest(before[start:end], after[begin:stop])
