"""Lines of a file that are no part of its document: front matter, mail headers, a signature, comments, link targets."""

import re
from collections.abc import Iterator, Sequence

from judge.documents.reader.part_patterns import RULE

_FENCE = re.compile(r"(?:---|\+\+\+)\s*")
_FENCE_END = re.compile(r"(?:---|\.\.\.|\+\+\+)\s*")
_FIELD = re.compile(r"[A-Za-z][\w -]{0,40}\s?[:=](?:\s|$)")
_FIELD_GOES_ON = re.compile(r"\s*(?:-\s|#|$)|\s+\S|[\]}]")
_HEADER = re.compile(r"(?P<name>[A-Z][A-Za-z]*(?:-[A-Za-z]+)*):\s+\S")
_HEADERS = {"from", "to", "newsgroups", "subject", "date", "message-id", "path", "organization", "reply-to"}
_SIGNATURE = "-- "
_TARGET = re.compile(r"\s{0,3}\[(?!\^)[^\]\[]{1,80}\]:\s+\S{1,300}(?:\s+[\"'(].{0,200})?\s*")
_IMAGES = re.compile(r"\s*(?:\[?!\[[^\[\]]{0,200}\]\([^()]{0,300}\)(?:\]\([^()]{0,300}\))?\s*)+")
_ADDRESS = re.compile(r"\s*(?:\[?\d{1,4}[\].]\s+)?(?:https?|ftp|file|mailto):\S{1,300}\s*")
_TARGETS = re.compile(r"\s*(?:References|Links|Visible links|Verweise|Liens):?\s*", re.IGNORECASE)
MOST_FIELDS, LEAST_HEADERS, SIGNED, MOST_COMMENTED = 80, 3, 8, 200


def envelope_lines(lines: Sequence[str], *, marked: bool) -> frozenset[int]:
    """Return the lines, counted from 1, that are no part of the document; `marked` is whether it is Markdown."""
    found = {*_front_matter(lines), *_headers(lines), *_signature(lines), *_targets(lines)}
    if marked:
        found |= {*_comments(lines), *(at for at, line in enumerate(lines) if _is_link(line))}
    return frozenset(at + 1 for at in found)


def _front_matter(lines: Sequence[str]) -> range:
    """Return the front matter: the lines between two fences at the top, with the fences, if all of them are fields."""
    if not lines or not _FENCE.fullmatch(lines[0]):
        return range(0)
    inside = lines[1 : MOST_FIELDS + 1]
    end = next((at for at, line in enumerate(inside) if _FENCE_END.fullmatch(line)), 0)
    fields = inside[:end]
    told = all((_FIELD.match(line) or _FIELD_GOES_ON.match(line)) and not RULE.match(line) for line in fields)
    return range(end + 2) if told and any(map(_FIELD.match, fields)) else range(0)


def _headers(lines: Sequence[str]) -> range:
    """Return the mail headers at the top, with the indented lines that continue them."""
    names: list[str] = []
    for at, line in enumerate(lines):
        match = _HEADER.match(line)
        if match:
            names.append(match["name"].casefold())
        elif line.strip() and not (names and line[:1] in " \t"):
            return range(0)
        elif not line.strip() and names:
            known = len(_HEADERS.intersection(names))
            return range(at) if len(names) >= LEAST_HEADERS and known > 1 else range(0)
    return range(0)


def _signature(lines: Sequence[str]) -> range:
    """Return the signature: the last lines, from the one that begins a signature in mail."""
    first = max(0, len(lines) - SIGNED)
    start = next((at for at in range(first, len(lines)) if lines[at] == _SIGNATURE), len(lines))
    return range(0) if any(map(RULE.match, lines[start:])) else range(start, len(lines))


def _targets(lines: Sequence[str]) -> range:
    """Return the list of link targets that a text browser prints behind a page, with its title."""
    written = [at for at, line in enumerate(lines) if line.strip()]
    targets = 0
    while targets < len(written) and _ADDRESS.fullmatch(lines[written[-1 - targets]]):
        targets += 1
    if targets in (0, len(written)):
        return range(0)
    first = written[-1 - targets]
    return range(first if _TARGETS.fullmatch(lines[first]) else written[-targets], len(lines))


def _comments(lines: Sequence[str]) -> Iterator[int]:
    """Yield the lines of comments that have lines of their own."""
    at = 0
    while at < len(lines):
        if lines[at].lstrip().startswith("<!--"):
            later = range(at, min(at + MOST_COMMENTED, len(lines)))
            end = next((here for here in later if "-->" in lines[here]), None)
            if end is None or lines[end].rstrip().endswith("-->"):
                yield from range(at, at if end is None else end + 1)
            at = later[-1] if end is None else end
        at += 1


def _is_link(line: str) -> bool:
    return bool(_TARGET.fullmatch(line) or _IMAGES.fullmatch(line))
