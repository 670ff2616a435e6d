"""What has happened in a turn before this one: an ally that waits, and what is exhausted since its controller's turn.

A card is readied as its controller's turn starts (501.1), and an ally waits until its controller's next turn has begun
(302.2). So what a player did in the last turn is over for that player's own turn; in the other player's turn, which
comes after it, it still counts.
"""

import re
from collections.abc import Iterator

from engine.language.words import CardType
from engine.value import replace, value
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.resolved_deeds import NOBODY_SAID
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.told_sides import ME, OPPONENT, player_of
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_MAY_TELL = (
    *("last turn", "previous turn", "turn before", "turn ago", "turns ago"),
    *("my turn", "his turn", "her turn", "own turn", "turn now", "now it"),
)
"""Letters of which some stand in every sentence that tells of an earlier turn, or that another has come."""

_WHO = r"(?:I|my opponent|he|she)"
_WHOSE = r"(?:my opponent['’]s|my|his|her)"
_EARLIER = r"(?:last turn|the turn before|a turn ago|(?:on|in|during) (?:my|his|her|the) (?:last|previous|own) turn)"
_OWN_TURN = r"(?:(?:on|in|during) (?:my|his|her) turn|(?:earlier )?this turn)"
_WHEN = rf"(?P<when>{_EARLIER}|{_OWN_TURN})"
_HAVE = r"(?:['’]ve|['’]s| have| has| had)?(?: already| just)?"
_MY = r"(?:(?:my|his|her|the) )?"
_ENTERS = r"(?:(?:came|come|entered|has come|has entered)(?: into)? play|came (?:in|down)|was (?:played|summoned))"
_PUTS = r"(?:played|summoned|cast|dropped|put into play)"
_ENTERED = (
    late(rf"(?P<who>{_WHO}){_HAVE} {_PUTS} {_MY}(?:an? )?(?P<card>{QUOTED}) {_WHEN}", re.IGNORECASE),
    late(rf"{_WHEN},? (?P<who>{_WHO}){_HAVE} {_PUTS} {_MY}(?:an? )?(?P<card>{QUOTED})", re.IGNORECASE),
    late(rf"(?P<who>{_WHOSE}) (?P<card>{QUOTED}) {_ENTERS} {_WHEN}", re.IGNORECASE),
    late(
        rf"(?P<who>{_WHO}) (?:controls?|have|has) (?:an? )?(?P<card>{QUOTED}),? (?:which|who|that) "
        rf"(?:{_WHO}{_HAVE} {_PUTS}|{_ENTERS}) {_WHEN}",
        re.IGNORECASE,
    ),
)
_THING = rf"{_MY}(?:(?P<card>{QUOTED})|hero)"
_ITS = r"(?:['’]s)?(?: (?:own )?(?:power|ability))?"
_AT = r"(?: (?:me|him|my (?:opponent|hero)|(?:my |his |my opponent['’]s )?(?:hero|\"[^\"]+\")))?"
_ON = r"(?: (?:on|at|against) [^,]+?)?"
_WORKED = (
    late(
        rf"(?P<who>{_WHO}){_HAVE} (?:(?P<fought>(?:attacked|swung){_AT} with|struck{_AT} with|exhausted|tapped)"
        rf"|used|activated|pinged{_AT} with) {_THING}{_ITS}{_ON} {_WHEN}",
        re.IGNORECASE,
    ),
    late(
        rf"(?P<who>{_WHOSE}) (?:(?P<card>{QUOTED})|hero){_HAVE} (?P<fought>attacked|swung){_AT} {_WHEN}", re.IGNORECASE
    ),
)
_HURT = late(
    rf"(?P<who>{_WHO})(?:['’]s hero)?{_HAVE} (?:took|taken|was dealt) (?P<damage>\d+) damage {_EARLIER}",
    re.IGNORECASE,
)
_PLACED = late(
    rf"(?P<who>{_WHO}){_HAVE} (?:placed|played|put down|laid) (?:a|my|his|her) resource {_EARLIER}", re.IGNORECASE
)
_LONG_AGO = late(
    rf"(?P<who>{_WHO}){_HAVE} {_PUTS} {_MY}(?P<card>{QUOTED}) (?:(?:two|three|\d) turns ago|some turns ago)",
    re.IGNORECASE,
)
_TURN = late(
    r"(?P<now>now )?it(?:['’]s| is) (?P<then>now )?(?P<whose>my opponent['’]s|my|his|her) turn(?P<last> now)?"
    r"(?P<rest>,? (?:and|so) .+)?",
    re.IGNORECASE,
)
_ACTS = late(
    rf"(?:(?P<who>{_WHO})|(?P<whose>{_WHOSE}) (?:hero|{QUOTED})) (?:now |then )?(?:attacks?|swings?|places?)\b",
    re.IGNORECASE,
)
_DOES = late(
    rf"(?:then )?{_WHO} (?:then )?(?:plays?|casts?|summons?|attacks?|uses?|flips?|completes?|places?)\b", re.IGNORECASE
)
_OF = {ME: "my", OPPONENT: "my opponent's"}
_CONTROLS = {ME: "I control", OPPONENT: "my opponent controls"}
_OTHER = {ME: OPPONENT, OPPONENT: ME}
_CHANGED_BY_A_START = late(r"\b(?:exhausted|tapped|decks?|hands?|draws?)\b", re.IGNORECASE)
"""What the start of a turn would change after it was told: it readies cards, and a card is drawn."""


@value
class _Told:
    """What a sentence of an earlier turn leaves on the board, nothing where all is over; whether an ally waits."""

    left: str
    waits: bool = False


def with_last_turn_told(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences in which what was done in the turn before stands on the board as that turn left it.

    An ally that entered play in the last turn of a player whose turn it isn't enters in that turn, and then the turn
    of the other starts. A turn that is said to have come by now starts where something was done before.

    >>> told = (Said("It is my opponent's turn"), Said("I attacked with Tim last turn"))
    >>> board = Board(False, lambda: ["Tim"], str, kind_of=lambda _: CardType.ALLY)
    >>> [each.text for each in with_last_turn_told(told, board)]
    ["it is my opponent's turn", 'my "Tim" is exhausted']
    """
    if not any(word in each.text.casefold() for each in said for word in _MAY_TELL):
        return said
    names = tuple(board.names())
    said = tuple(part for each in said for part in _turn_apart(each))
    quoted = [with_names(each.text, names) if each.is_bare else "" for each in said]
    turns = [at for at, text in enumerate(quoted) if _TURN.fullmatch(text)]
    now = _whose_turn(said, quoted, turns)
    told = [
        None if each.asks else _told(text, board, moved=any(at < turn for turn in turns), now=now)
        for at, (each, text) in enumerate(zip(said, quoted, strict=True))
    ]
    waits = any(each is not None and each.waits for each in told)
    if waits and not any(_CHANGED_BY_A_START.search(text) for text in quoted):
        return tuple(_with_a_turn_between(said, told, turns, now))
    last = turns[-1] if turns else 0
    done = any(_DOES.match(text) and told[at] is None and not said[at].asks for at, text in enumerate(quoted[:last]))
    moves = last if done and quoted[last].startswith(_NOW) else None
    return tuple(
        part
        for at, (each, tells) in enumerate(zip(said, told, strict=True))
        for part in (_started(each, now) if at == moves else _left(_without_now(each), tells))
    )


_NOW = "now it is "


def _without_now(said: Said) -> Said:
    return replace(said, text=said.text.removeprefix("now ")) if said.text.startswith(_NOW) else said


def _turn_apart(said: Said) -> Iterator[Said]:
    """Yield whose turn it is by now, and what is told behind it, each by itself."""
    found = _TURN.fullmatch(said.text) if said.is_bare and not said.asks else None
    if found is None:
        yield said
        return
    now = "now " if found["now"] or found["then"] or found["last"] else ""
    yield replace(said, text=f"{now}it is {_OF[player_of(found['whose'])]} turn")
    if found["rest"]:
        rest = found["rest"].lstrip(", ").partition(" ")[2]
        yield replace(said, text=rest, column=said.column + found.start("rest"))


def _whose_turn(said: tuple[Said, ...], quoted: list[str], turns: list[int]) -> str:
    """Return whose turn it is: the one that is said last, or of the player who attacks or places first; else mine."""
    if turns and (found := _TURN.fullmatch(quoted[turns[-1]])) is not None:
        return player_of(found["whose"])
    acts = (_ACTS.match(text) for each, text in zip(said, quoted, strict=True) if not each.asks)
    return next((player_of(each["who"] or each["whose"]) for each in acts if each is not None), ME)


def _told(text: str, board: Board, *, moved: bool, now: str) -> _Told | None:
    """Return what a sentence tells of an earlier turn; None for one that tells nothing of it."""
    if _PLACED.fullmatch(text) is not None:
        return _Told("")
    if (hurt := _HURT.fullmatch(text)) is not None:
        return _Told(f"{_OF[player_of(hurt['who'])]} hero has {hurt['damage']} damage")
    if (ago := _LONG_AGO.fullmatch(text)) is not None:
        return _Told(_holding(ago)) if board.kind_of(ago["card"]) is CardType.ALLY else None
    found = next((each for form in _ENTERED if (each := form.fullmatch(text)) is not None), None)
    if found is None or board.kind_of(found["card"]) is not CardType.ALLY:
        return _exhausted(text, board, moved=moved, now=now)
    if player_of(found["who"]) == now:
        return None if _may_be_this(found) else _Told(_holding(found))
    if found["when"].casefold().endswith("this turn") and not moved:
        return None
    return _Told(f"{_holding(found)}, which entered play this turn", waits=True)


def _exhausted(text: str, board: Board, *, moved: bool, now: str) -> _Told | None:
    """Return that a card is exhausted since its controller's last turn, or only there where it was readied since."""
    found = next((each for form in _WORKED if (each := form.fullmatch(text)) is not None), None)
    if found is None:
        return None
    who, hero = player_of(found["who"]), found["card"] is None
    if (_may_be_this(found) and (who == now or not moved)) or (
        not found["fought"] and (hero or not board.has_payment_power(found["card"]))
    ):
        return None
    if who != now:
        return _Told(f"{_OF[who]} {found['card'] or 'hero'} is exhausted")
    return _Told("" if hero else _holding(found))


def _may_be_this(found: re.Match[str]) -> bool:
    """Return whether a time may be in this turn: "on my turn", "this turn"."""
    return re.fullmatch(_OWN_TURN, found["when"], re.IGNORECASE) is not None


def _holding(found: re.Match[str]) -> str:
    """Return that the player who is spoken of controls the card."""
    return f"{_CONTROLS[player_of(found['who'])]} {found['card']}"


def _left(said: Said, told: _Told | None) -> Iterator[Said]:
    """Yield a sentence, or in its place what it leaves on the board."""
    if told is None:
        yield said
    elif told.left:
        yield replace(said, text=told.left)


def _started(said: Said, now: str) -> Iterator[Said]:
    """Yield the start of a player's next turn."""
    when = replace(said, keyword="When", asks=False)
    yield replace(when, text=f"{_OF[now]} next turn starts")
    yield replace(when, text="the action phase starts")


def _with_a_turn_between(
    said: tuple[Said, ...], told: list[_Told | None], turns: list[int], now: str
) -> Iterator[Said]:
    """Yield the board of the turn in which an ally entered play, the start of the next turn, and what is done in it."""
    nobody = replace(said[0], line=NOBODY_SAID, asks=False)
    yield replace(nobody, text=f"it is {_OF[_OTHER[now]]} turn", keyword="Given")
    before = [at for at, each in enumerate(told) if each is not None]
    first = max((*turns, *before))
    for at, each in enumerate(said):
        if at not in turns and (at <= first or at in before):
            yield from _left(each, told[at])
    yield from _started(nobody, now)
    yield from (each for at, each in enumerate(said) if at > first)
