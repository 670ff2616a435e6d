"""Sentences that a line joins with "and", "but" or a comma, each by itself."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise

from engine.value import replace
from scenarios.dialogue.bare_names import outside_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_clauses import Ways, with_reason
from scenarios.dialogue.said_lines import Said
from scenarios.registry.step_tokens import QUOTED

Fits = Callable[[Said], bool]

_JOINT = re.compile(r",? (?:and|but|while|then)(?: then)? |, (?:then |so )?| - ")
_BEGINNING = late(
    r"(?P<subject>(?:my opponent|the opponent|your opponent|I|we|you|he|she|they|[A-Z]\w*)) "
    r"(?P<verb>controls?|has|have|holds?|(?:attacks?|strikes?|responds?) with|attacks?|plays?|casts?|uses?|exhausts?"
    r"|completes?|draws?|discards?)?",
    re.IGNORECASE,
)
_CARDS = late(
    r"(?P<subject>(?:(?:my opponent's|my|his|her|the|your"
    r"|an?) )?[\w'’\"-]+(?: [\w'’\"-]+){0,5}?) (?P<verb>has|have|is)\b",
    re.IGNORECASE,
)
_ASKS = re.compile(
    r"(?:and |so |then )*(?:can|could|may|does|do|did|is|are|was|will|would|must|should|how|what"
    r"|who|which|where|why|when)\b",
    re.IGNORECASE,
)
_IF = late(
    rf"(?P<question>{_ASKS.pattern}.+?),? (?:if|when|after|once|while|since|because|even if|even though|although)"
    r" (?P<condition>.+)",
    re.IGNORECASE,
)
_IF_FIRST = late(
    rf"(?:if|when|once|after|as soon as|suppose|assuming(?: that)?|while|since|because) (?P<condition>.+?), "
    rf"(?:then |so )?"
    rf"(?P<question>{_ASKS.pattern}.+)",
    re.IGNORECASE,
)
_OF_IT = late(
    r"(?:he|she|it)(?P<is>'s)? (?P<rest>(?:is|has|was|just|came|entered|took|attacks|fights) .+)", re.IGNORECASE
)
_ON_IT = late(r"(?P<deed>.+ (?:on|at|against|attacks?) )(?:it|him|her)\b(?P<rest>.*)", re.IGNORECASE)
_ASKED_ABOUT = late(
    r"how (?:much|many) .*?(?:does|will|would) (?!(?:I|my opponent|you|he|she|it|they) )(?P<much>.+?) (?:deal|"
    r"take|do|get)\b.*|"
    r"(?:can|could|may|does|will|would) (?:(?:I|my opponent|you|he|she|they) .*? with (?P<with>.+)"
    r"|(?:I|my opponent|you|he|she|they) (?:use|activate|flip) "
    r"(?P<used>\"[^\"]+\"|[A-Z][\w'’-]*)(?=$|'s? | (?:on|the)\b).*"
    r"|(?!(?:I|my opponent|you|he|she|it|they) )(?P<card>.+?) (?:still |even )?"
    r"(?:attack|protect|block|defend|die|survive|be|use|deal|take|strike|ready|untap|get|sabotage)\b.*)",
    re.IGNORECASE,
)
MOST = 8


def parted(said: Said, fits: Fits, ways: Ways = lambda _: iter(())) -> tuple[Said, ...]:
    """Return what was said as the fewest sentences that it can be; as it is, if it can't be any.

    `ways` yields ways in which a sentence says several things that no "and" joins.

    A part that lacks its subject, or its subject and verb, has those of the part before: "I control A and have B" is
    two sentences, and so is "I have A and 4 resources".
    """
    if said.table is not None or said.doc is not None or fits(said):
        return (said,)
    pieces = _pieces(said.text)
    conditions = (*with_reason(said), *_condition_first(said), *_with_condition(said)) if said.asks else ()
    if (found := _first_that_fits(conditions, fits, ways)) is not None:
        return found
    if 1 < len(pieces) <= MOST:
        joined = _fewest(said, pieces, fits) or next(_in_two(said, pieces, fits, ways), None)
        if joined is not None:
            return joined
    return _first_that_fits(ways(said), fits, ways) or (said,)


def _first_that_fits(found: Iterable[tuple[Said, ...]], fits: Fits, ways: Ways) -> tuple[Said, ...] | None:
    """Return the first way to say something in which every part is a sentence, None if there is none."""
    for way in found:
        parts = tuple(part for each in way for part in parted(each, fits, ways))
        if all(fits(each) for each in parts):
            return parts
    return None


def _condition_first(said: Said) -> Iterator[tuple[Said, ...]]:
    """Yield the condition with which a question begins, and the question behind it."""
    found = _IF_FIRST.fullmatch(said.text) if said.keyword is None else None
    if found is not None:
        condition = replace(said, text=found["condition"], column=said.column + found.start("condition"), asks=False)
        yield (condition, replace(said, text=found["question"], column=said.column + found.start("question")))


def _with_condition(said: Said) -> Iterator[tuple[Said, ...]]:
    """Yield a question behind the condition under which it is asked."""
    found = _IF.fullmatch(said.text) if said.asks and said.keyword is None else None
    if found is not None:
        start = said.column + found.start("condition")
        of_it, asked = _OF_IT.fullmatch(found["condition"]), _ASKED_ABOUT.match(found["question"])
        attacks = of_it is not None and of_it["rest"].startswith(("attacks", "fights"))
        card = (
            None
            if asked is None
            else asked["much"] or _who_attacks(asked["card"], found["condition"])
            if attacks
            else (asked["card"] or asked["with"] or asked["used"] or asked["much"])
        )
        if of_it is not None and card is not None:
            condition = replace(said, text=f"{card} {of_it['rest']}", column=start, asks=False)
            yield (condition, replace(said, text=found["question"]))
        aimed = _ON_IT.fullmatch(found["condition"])
        if aimed is not None and card is not None:
            condition = replace(said, text=f"{aimed['deed']}{card}{aimed['rest']}", column=start, asks=False)
            yield (condition, replace(said, text=found["question"]))
        yield (
            replace(said, text=found["condition"], column=start, asks=False),
            replace(said, text=found["question"]),
        )


def _who_attacks(card: str | None, condition: str) -> str | None:
    """Return the card that is asked about, if it is what attacks in a condition: another is attacked there by name."""
    attacked = _ATTACKED.search(condition)
    return card if card is not None and attacked is not None and attacked["card"] not in card else None


_ATTACKED = late(r"\battacks (?:my |his |her |my opponent's )?(?P<card>[\"A-Z][\w'’-]*)")


def _in_two(said: Said, pieces: list[tuple[int, int]], fits: Fits, ways: Ways) -> Iterator[tuple[Said, ...]]:
    """Yield what was said in two at each of its joints, where each side is a sentence or says several things."""
    for (_, end), (start, _) in pairwise(pieces):
        sides = (_part_of(said, said.text[:end], said.column), _part_of(said, said.text[start:], said.column + start))
        parts = tuple(part for each in sides for part in parted(each, fits, ways))
        if all(fits(each) for each in parts):
            yield parts


def _pieces(text: str) -> list[tuple[int, int]]:
    """Return where the parts between the joints outside of names begin and end."""
    masked = outside_names(text, lambda piece: piece)
    if len(masked) != len(text):
        return [(0, len(text))]
    hidden = re.sub(QUOTED, lambda name: "_" * len(name[0]), masked)
    pieces, start = [], 0
    for joint in _JOINT.finditer(hidden):
        pieces.append((start, joint.start()))
        start = joint.end()
    return [*pieces, (start, len(text))]


def _part_of(said: Said, text: str, column: int) -> Said:
    """Return a part of what was said, which asks only if it begins as a question does."""
    if not said.asks:
        return replace(said, text=text, column=column)
    asks = _ASKS.match(text) is not None
    return replace(said, text=text, column=column, asks=asks, keyword=None if asks else said.keyword)


def _fewest(said: Said, pieces: list[tuple[int, int]], fits: Fits) -> tuple[Said, ...] | None:
    """Return the fewest sentences that the pieces make, with what each lacks; None where they make none."""

    @cache
    def whole(first: int, last: int, beginning: tuple[str, str]) -> Said | None:
        start, end = pieces[first][0], pieces[last][1]
        text = said.text[start:end]
        subject, verb = beginning
        lacking = ("", f"{subject} {verb} ", f"{subject} ") if subject else ("",)
        for before in lacking:
            part = _part_of(said, f"{before}{text}", said.column + start)
            if fits(part):
                return part
        return None

    @cache
    def rest(first: int, beginning: tuple[str, str]) -> tuple[Said, ...] | None:
        if first == len(pieces):
            return ()
        best: tuple[Said, ...] | None = None
        for last in range(len(pieces) - 1, first - 1, -1):
            part = whole(first, last, beginning)
            if part is None:
                continue
            following = rest(last + 1, _beginning(part.text) or beginning)
            if following is not None and (best is None or 1 + len(following) < len(best)):
                best = (part, *following)
        return best

    return rest(0, ("", ""))


def _beginning(text: str) -> tuple[str, str] | None:
    found = _BEGINNING.match(text)
    if found is None or not found["verb"]:
        found = _CARDS.match(text) or found
    return (found["subject"], found["verb"] or "") if found else None
