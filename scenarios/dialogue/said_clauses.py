"""Sentences that say two things without "and": at which moment something is, of both sides at once, several times."""

import re
from collections.abc import Callable, Iterator

from engine.value import replace
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import NUMBERS
from scenarios.dialogue.said_lines import Said

_WHOSE = r"(?:my opponent['’]?s['’]?|the opponent['’]?s|the other player's|my|his|her|their|your|the|this)"
_PART = r"turn|end phase|action phase|draw step|ready step"
_AT = (
    rf"(?:at|by) the (?P<edge>start|beginning|end) of (?P<edged>{_WHOSE}) (?P<later>next |following )?turn"
    rf"|(?:when|as|once|after) (?P<starting>{_WHOSE}) (?:next )?turn (?:starts|begins)"
    rf"|(?:on|during|in|for) (?P<during>{_WHOSE}) (?P<next>next |following )?(?P<part>{_PART})"
    r"|(?P<bare>next turn|the turn after)"
)
_BEFORE = late(rf"(?:{_AT}),? (?P<rest>.+)", re.IGNORECASE)
_BEHIND = late(rf"(?P<rest>.+?),? (?:{_AT})", re.IGNORECASE)
_BOTH = late(
    r"(?:we both|both of us|each of us|both players|each player|my opponent and I(?: both)?|I and my opponent(?: both)?"
    r"|both my opponent and I) (?P<verb>\w+)(?P<rest> .+)",
    re.IGNORECASE,
)
_BOTH_HEROES = late(r"(?:both(?: our)?|the two|each) hero(?:es)? (?P<verb>\w+) (?P<rest>.+)", re.IGNORECASE)
_TIMES = late(
    r"(?P<before>.*\b(?:plays?|casts?|uses?|completes?|attach(?:es)?) )(?P<number>two|three|2|3) (?P<what>.+?)"
    r"(?P<rest> (?:on|at|onto|targeting) .+)?",
    re.IGNORECASE,
)
_OFTEN = late(
    r"(?P<before>.*\b(?:plays?|casts?|uses?) )(?P<what>.+?) (?P<number>twice|(?:two|three|2|3) times)"
    r"(?P<rest> (?:on|at|onto|targeting) .+)?",
    re.IGNORECASE,
)
_QUESTION = r"(?:can|could|may|does|do|did|is|are|was|will|would|must|should|how|what|who|which|where|why|whose)\b.+?"
_ALTHOUGH = late(
    rf"(?P<question>{_QUESTION}),? (?:even if|even though|although|though|since|because|as)"
    r" (?P<fact>(?:he|she|it|they)(?: is|'s| has| are| have|'re) (?:already )?"
    r"(?:an? )?(?:elusive|untargetable|protector|stealth|ferocity|long-range|unique|stealthy).*)",
    re.IGNORECASE,
)
_BEFORE_IT = late(
    r",? (?:right |just )?before (?:(?:he|she|it|they|my opponent|I|the \w+)(?: \w+)? "
    r"(?:attacks?|protects?|blocks?|strikes?|deals?|resolves?|dies?|plays?|can|gets?|is)"
    r"|(?:the )?(?:combat(?! damage)|attack))\b(?:(?! and | then | if | when |,).)*$",
    re.IGNORECASE,
)
"""A moment before something that is going on or comes anyway: what may be done until then may be done now.

A draw is none, for before it there is no action phase, nor is damage, before which there is a combat.
"""
_PERMISSION = late(
    r"(?:and |so |then )*(?:can|could|may) (?!.*\b(?:attack|protect|block|defend|strike)\b.*\bbefore\b)", re.IGNORECASE
)
_SURVIVES = late(
    r"(?:does|do|will|would|can) (?P<card>.+?) (?:survive|(?P<dies>die (?:to|from|of)|be (?:killed|destroyed) by"
    r"|get (?:killed|destroyed) by)) (?P<attack>an attack (?:by|from|of) )?(?:an? |the )?(?P<what>.+)",
    re.IGNORECASE,
)
_KILLS = late(
    r"(?:does|do|will|would|can|is) (?P<what>.+?) (?:enough to )?(?:kill|destroy) (?P<card>.+)", re.IGNORECASE
)
_TRIGGERS = late(r"(?:does|do|will) .+? (?:trigger|heal|go off|draw|activate|deal|damage|burn|hurt)\b", re.IGNORECASE)
_MANY = {"two": 2, "three": 3, "2": 2, "3": 3}
_THEIRS = late(r"his|her|their|.*(?:opponent|player).*", re.IGNORECASE)
_SINGULAR = {"have": "has", "are": "is"}


def ways(said: Said, turn: str, *, acted: bool) -> Iterator[tuple[Said, ...]]:
    """Yield the ways in which a sentence may say several things; `turn` is the player who has the turn, or nothing.

    >>> [each.text for each in next(ways(Said("At the end of my turn I have 9 cards in hand"), "you", acted=False))]
    ['at the end of my turn', 'I have 9 cards in hand']
    """
    for pattern in (_BEFORE, _BEHIND):
        found = pattern.fullmatch(said.text)
        if found is not None:
            yield from _at_a_moment(said, found, turn, acted=acted, behind=pattern is _BEHIND)
    if said.asks and _PERMISSION.match(said.text) and (now := _BEFORE_IT.sub("", said.text)) != said.text:
        yield (replace(said, text=now),)
    for way in (_of_both, _several_times, _often, _of_a_deed):
        parts = way(said)
        if parts:
            yield parts[1:] if acted and way is _of_a_deed else parts


def _at_a_moment(
    said: Said, found: re.Match[str], turn: str, *, acted: bool, behind: bool
) -> Iterator[tuple[Said, ...]]:
    """Yield the moment as sentences of its own before what is said of it; behind it, where a board is said."""
    rest = replace(said, text=found["rest"], column=said.column + found.start("rest"))
    moment = tuple(replace(said, text=each, asks=False) for each in _moment(found, turn, acted=acted, asks=said.asks))
    if said.asks and _TRIGGERS.match(found["rest"]):
        triggers = _when_it_triggers(found, turn, acted=acted)
        moment = tuple(replace(said, text=each, asks=False) for each in triggers) or moment
    starts = found["edge"] in {"start", "beginning"} or found["starting"]
    if behind and starts and not said.asks:
        yield (rest, *moment)
    yield (*moment, rest)


def _moment(found: re.Match[str], turn: str, *, acted: bool, asks: bool) -> tuple[str, ...]:
    """Return the sentences by which a moment comes about."""
    whose = found["edged"] or found["starting"] or found["during"] or "my"
    theirs = _is_of_the_opponent(found, whose, turn)
    own = "my opponent's" if theirs else "my"
    now = (turn == "your opponent") is theirs or whose.casefold() in {"the", "this"}
    later = found["later"] or found["next"] or found["bare"]
    if found["starting"] or found["edge"] in {"start", "beginning"}:
        return (f"at the start of {own} turn",)
    if found["edge"]:
        if not asks and not acted:
            return (f"at the end of {own} turn",)
        return ("the turn ends",) if now and not later else (f"{own} next turn starts", "the turn ends")
    if later or (acted and not now):
        return (f"{own} next turn starts", "the action phase starts")
    part = found["part"].casefold()
    if acted:
        return () if part == "turn" else (f"the {part} starts",)
    return (f"it is {own} turn" if part == "turn" else f"it is {own} turn, in the {part}",)


def _is_of_the_opponent(found: re.Match[str], whose: str, turn: str) -> bool:
    """Return whether a turn is the opponent's: as it is said, or for "the turn" because the opponent has it.

    A turn that is yet to start is the user's, if nobody says whose it is.
    """
    started = not found["starting"] and found["edge"] not in {"start", "beginning"}
    going_on = started and whose.casefold() in {"the", "this"} and turn == "your opponent"
    return going_on or _THEIRS.fullmatch(whose) is not None


def _when_it_triggers(found: re.Match[str], turn: str, *, acted: bool) -> tuple[str, ...]:
    """Return the sentences after which everything has triggered that does so in a turn, or as it ends.

    The next turn hasn't started then, as which something may trigger as well.
    """
    whose = found["edged"] or found["during"]
    in_a_turn = found["during"] is not None and found["part"].casefold() == "turn"
    if not in_a_turn and found["edge"] != "end":
        return ()
    own = "my opponent's" if _is_of_the_opponent(found, whose or "my", turn) else "my"
    if (whose or "").casefold() in {"the", "this"} and (acted or turn == "your opponent"):
        return ("the end phase starts",)
    begins = f"it is {own} turn" if found["edged"] and not acted else f"{own} next turn starts"
    return (begins, "the end phase starts")


def _of_both(said: Said) -> tuple[Said, ...]:
    """Return what is said of both players, or of both heroes, once for each."""
    if found := _BOTH.fullmatch(said.text):
        verb = found["verb"]
        third = _SINGULAR.get(verb, verb if verb.endswith("s") else f"{verb}s")
        texts = [f"I {verb}{found['rest']}", f"my opponent {third}{found['rest']}"]
    elif found := _BOTH_HEROES.fullmatch(said.text):
        verb = _SINGULAR.get(found["verb"], found["verb"])
        texts = [f"{whose} hero {verb} {found['rest']}" for whose in ("my", "my opponent's")]
    else:
        return ()
    return () if said.asks else tuple(replace(said, text=each) for each in texts)


def _several_times(said: Said) -> tuple[Said, ...]:
    """Return a deed that is done several times, once for each time: "I play two Fireballs on Tim"."""
    found = _TIMES.fullmatch(said.text)
    if found is None or said.asks or NUMBERS.get(found["number"].casefold(), found["number"]) not in {"2", "3"}:
        return ()
    what = re.sub(r"(?:(?<=s)e)?s$", "", found["what"].removeprefix("copies of ")).strip('"')
    once = replace(said, text=f"{found['before']}{what}{found['rest'] or ''}")
    return (once,) * _MANY[found["number"].casefold()]


def _often(said: Said) -> tuple[Said, ...]:
    """Return a deed that is done twice or more often, once for each time: "I play Scorch twice on Tim"."""
    found = _OFTEN.fullmatch(said.text)
    if found is None or said.asks:
        return ()
    once = replace(said, text=f"{found['before']}{found['what']}{found['rest'] or ''}")
    return (once,) * _MANY[found["number"].casefold().replace("twice", "2").partition(" ")[0]]


def _of_a_deed(said: Said) -> tuple[Said, ...]:
    """Return what is done to a card and whether it survives that, where a question has both in one."""
    found = _SURVIVES.fullmatch(said.text) or _KILLS.fullmatch(said.text) if said.asks else None
    if found is None:
        return ()
    parts = found.groupdict()
    deed = f"{found['what']} attacks {found['card']}" if parts.get("attack") else _used_on(found["what"], found["card"])
    survives = "attack" in parts and not parts["dies"]
    asked = f"does {found['card']} {'survive' if survives else 'die'}"
    return (replace(said, text=deed, asks=False), replace(said, text=asked))


def _used_on(what: str, card: str) -> str:
    """Return that a card is used on another by the player whose it is said to be."""
    theirs = _OPPONENTS.match(what)
    if theirs is not None:
        return f"my opponent uses {what[theirs.end() :]} on {card}"
    return f"I use {what.removeprefix('my ')} on {card}"


_OPPONENTS = late(r"(?:my opponent['’]s|the opponent['’]s|his|her) ", re.IGNORECASE)


def with_reason(said: Said) -> Iterator[tuple[Said, ...]]:
    """Yield a question and behind it what was said of its card: "Can Tim attack, even though he is elusive"."""
    found = _ALTHOUGH.fullmatch(said.text) if said.asks else None
    if found is not None:
        fact = replace(said, text=found["fact"], column=said.column + found.start("fact"), asks=False)
        yield (replace(said, text=found["question"]), fact)


Ways = Callable[[Said], Iterator[tuple[Said, ...]]]
"""Yields the ways in which a sentence may say several things."""
