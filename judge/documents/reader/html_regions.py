"""The regions of a page in HTML that stand around its document: navigation, headers, footers, notices, controls."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from judge.documents.reader.part_patterns import EXAMPLE, RULE

_REGIONS = {"nav", "header", "footer", "aside", "noscript", "template", "button", "select", "dialog"}
_HOLDERS = {"div", "section", "form", "ul", "p"}
_ROLES = {
    "navigation": "nav", "search": "nav", "banner": "header", "contentinfo": "footer", "complementary": "aside",
    "dialog": "notice", "alertdialog": "notice",
}  # fmt: skip
_NAMES = {
    "nav": "nav", "navbar": "nav", "navigation": "nav", "breadcrumb": "nav", "breadcrumbs": "nav", "site-nav": "nav",
    "site-header": "header", "site-footer": "footer", "page-footer": "footer", "footer": "footer", "sidebar": "aside",
}  # fmt: skip
_NOTICE = re.compile(r"cookie|consent|gdpr", re.IGNORECASE)
_SPEAKING = {"header", "footer", "aside", "dialog", "noscript"}
_MARKS = " \t#:|>*-"


@dataclass(slots=True)
class Region:
    """A region that has begun: its kind, its tag, where its lines begin, and the mark that its surroundings wait for.

    `depth` is how many elements of the tag are open.
    """

    kind: str
    tag: str
    start: int
    before: str
    depth: int = 1


def region_of(tag: str, given: Mapping[str, str]) -> str:
    """Return the kind of the region that an element begins, by its tag, role, id or class; nothing for any other.

    >>> region_of("nav", {}), region_of("div", {"class": "cookie-banner"}), region_of("div", {"class": "rule"})
    ('nav', 'notice', '')
    """
    if tag in _REGIONS:
        return tag
    if tag not in _HOLDERS:
        return ""
    names = f"{given.get('id', '')} {given.get('class', '')}".casefold().split()
    if any(map(_NOTICE.search, names)):
        return "notice"
    named = (_NAMES[name] for name in names if name in _NAMES)
    return _ROLES.get(given.get("role", "")) or next(named, "")


def speaks(kind: str, lines: Sequence[str]) -> bool:
    """Return whether a region is part of the document after all: a rule or an example begins in it.

    >>> speaks("aside", ["Example: Ann bids."]), speaks("nav", ["- 500.1 Wicks"]), speaks("footer", ["Lantern Press"])
    (True, False, False)
    """
    if kind not in _SPEAKING:
        return False
    bare = [line.lstrip(_MARKS) for line in lines]
    return any(RULE.match(line) or EXAMPLE.match(line) for line in bare)
