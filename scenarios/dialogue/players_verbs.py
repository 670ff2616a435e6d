"""What players say for a deed or a moment in words that no rule has: chump, throw at, zap, hit face, before damage.

They are said in usual words before anything else is made of the sentence. A sentence that tells two deeds behind a
comma is said as two.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_quoted_names, with_short_names
from scenarios.dialogue.late_patterns import LatePattern, late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.spoken_persons import WHO, does
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_HINTS = (
    *("chump", "throw", "threw", "hurl", " point", "sling", "chuck", "slap", "stick", "launch", " aim", "blast"),
    *(" lob", "fire ", "drop ", "shoot", "face", "in combat", "on the chain", "on the stack", "empty hand", "back"),
    *("came down", "comes down", "hits the", "drops", "lands", "under my", "under his", "then ", ", i ", ", he "),
    *(", she ", "mine", "which one", " his is", "trade", " ready", "exhausted", " out", "in play", "equipped"),
)
"""Letters of which some stand in every sentence that has such words."""
_OWNER = r"(?:(?:my|his|her|their|my opponent['’]s|the|an?) )?"
_CARD = rf"(?:{_OWNER}{QUOTED})"
_TARGET = rf"(?:{_CARD}|(?:my|his|her|my opponent['’]s) (?:hero|face)|me|him|her|it|them|my opponent|that)"
_THROWS = (
    r"(?P<verb>throw|hurl|fire|point|sling|lob|chuck|drop|slap|stick|aim|launch|blast|shoot|land)(?P<s>s|es)?"
    r"|(?P<past>threw|hurled|fired|pointed|slung|lobbed|chucked|dropped|slapped|stuck|aimed|launched|shot)"
)
_Meant: TypeAlias = str | Callable[[re.Match[str]], str]


def _thrown(found: re.Match[str]) -> str:
    """Return what is thrown at somebody as played on that one."""
    third = found["s"] or (found["past"] and not re.search(r"\bI $", found["who"] or ""))
    return f"{found['who'] or ''}play{'s' if third else ''} {found['card']} on {found['at']}"


def _used_on(found: re.Match[str], board: Board) -> str:
    """Return an ability that is used as a verb behind "then" as played on its target."""
    if board.kind_of(found["card"]) is not CardType.ABILITY:
        return found[0]
    return f"{found['before']}plays {found['card']} on {found['at']}"


def _faced(found: re.Match[str]) -> str:
    """Return an attack on the face of somebody as one on the hero."""
    who = found["who"] or ""
    at = found["at"]
    hero = "my hero" if who.strip().casefold() in {"he", "she", "my opponent", "they"} else "my opponent's hero"
    if found["whose"]:
        hero = "my hero" if found["whose"].casefold() == "my" else "my opponent's hero"
    verb = does(who.strip(), "attack") if who.strip() else "attack"
    return f"{who}{verb} {hero}{f' with {at}' if at else ''}"


def _beside(found: re.Match[str]) -> str:
    """Return what is said of a player or hero, and that this player controls the card beside."""
    holds = "I control" if found["who"].casefold() in {"i", "my hero"} else "my opponent controls"
    state = {"ready": "a ready ", "exhausted": "an exhausted "}.get(found["state"], "")
    return f"{found['who']}{found['rest']}, and {holds} {state}{found['card']}"


_FORMS: tuple[tuple[str, _Meant], ...] = (
    (r"\bchump(?:[- ]?block)?(?P<s>s?)\b", r"protect\g<s>"),
    (
        r"\bthrow(?P<s>s?) (?P<card>" + _CARD + r") in (?:front|the way)(?: of .+?)?(?=$|[,.])",
        r"protect\g<s> with \g<card>",
    ),
    (rf"\b(?P<who>{WHO} )?(?:{_THROWS}) (?P<card>{QUOTED}) (?:at|on|onto|into|against) (?P<at>{_TARGET})", _thrown),
    (rf"({QUOTED}) (my|his|her|my opponent['’]s) face\b", r"\1 \2 hero"),
    (
        (
            rf"\b(?P<who>{WHO} )?(?:swing|attack|go|hit|smash|punch)s?(?: in)? (?:for |at |into |to |for the |to the )?"
            rf"(?P<whose>my|his|her)?(?(whose) )face(?: with (?P<at>{_CARD}))?(?=$|[,.]| and\b)"
        ),
        _faced,
    ),
    (rf"\bonce (?:they|we|both)(?:['’]re| are)? in combat(?: with each other)?,? (?={WHO}\b)", "before damage, "),
    (
        rf"\b(?:when|while|with) (?:they|we|both)(?:['’]re| are)? in combat(?: with each other)?,? (?={WHO}\b)",
        "before damage, ",
    ),
    (rf"\bwith the (?:attack|proposal)(?: still)? on the (?:chain|stack),? (?={WHO}\b)", "in response, "),
    (
        (
            rf"^(?P<who>my opponent['’]s hero|my opponent|the opponent|my hero|I)\b(?P<rest>[^,\"]*?),? with "
            rf"(?:an? |his |her |my )?(?P<card>{QUOTED}) (?P<state>ready|exhausted|out|in play|equipped)(?=$|,)"
        ),
        _beside,
    ),
    (r" with an empty hand\b", " with no cards in hand"),
    (rf"\bflip(s?) ({QUOTED}|him|her|it|my hero|his hero) (?:back(?: over| up)?|face[ -]?up)(?: again)?", r"flip\1 \2"),
    (
        (
            r"\b(the (?:same )?turn|when) (he|she|it) (?:comes|came) (?:down|in)\b"
            r"|\b(the (?:same )?turn|when) (he|she|it) (?:hits the (?:table|board)|lands|drops)\b"
        ),
        lambda found: f"{found[1] or found[3]} {found[2] or found[4]} comes into play",
    ),
    (
        rf"^({QUOTED}) (?:comes|came|enters|entered)(?: into)? play under (my|his|her|my opponent['’]s) control$",
        lambda found: f"{'I play' if found[2].casefold() == 'my' else 'my opponent plays'} {found[1]}",
    ),
    (r"\bwhich (?:one|of (?:them|the two)) (?:lives|makes it|is left)\b", "who survives"),
    (
        r"\bmine is (an? \S+/\S+)(?: ally)? and (?:his|hers|theirs) is (an? \S+/\S+)(?: ally)?",
        r"I control \1 ally and my opponent controls \2 ally",
    ),
    (r"\bmine attacks (?:his|hers|theirs)\b", "my ally attacks my opponent's ally"),
    (r"\b(?:his|hers|theirs) attacks mine\b", "my opponent's ally attacks my ally"),
    (r"\bdo(?:es)? (?:they|the two|both) trade\b", "who dies"),
)
_SECOND_DEED = late(
    rf"(?P<one>(?:{WHO}|(?:my |his |her )?{QUOTED}) [^,]+), (?P<two>(?:then )?{WHO} (?:protect|block|play|cast|use"
    r"|respond|activate|flip|strike|attack|exhaust|throw|chump)s?\b.+)",
    re.IGNORECASE,
)
_BOTH_SIDES = late(r"(?P<one>I control an? \d\S+ ally) and (?P<two>my opponent controls an? \d\S+ ally)")
_USED_THEN = late(
    rf"(?P<before>,? and then |,? then |,? and )(?P<card>{QUOTED})(?:s|es)? (?P<at>{_TARGET})(?=$|[,.]| and\b)",
    re.IGNORECASE,
)


@cache
def _patterns() -> tuple[tuple[LatePattern, _Meant], ...]:
    """Return the forms, each with what is said in its place; they are made when they are first needed."""
    return tuple((late(form, re.IGNORECASE), meant) for form, meant in _FORMS)


def in_players_verbs(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences with what only players say in usual words; any other sentence stays as it is.

    >>> board = Board(False, lambda: ["Fire Blast", "Tim"], str, kind_of=lambda _: CardType.ABILITY)
    >>> [each.text for each in in_players_verbs((Said("I throw Fire Blast at Tim"),), board)]
    ['I play "Fire Blast" on "Tim"']
    """
    first = said[0] if said else None
    if first is not None and _plays(first) and not first.asks and (found := _HE_FIRST.match(first.text)) is not None:
        said = (replace(first, text=f"My opponent{first.text[found.end() :]}"), *said[1:])
    told: list[Said] = []
    for each in said:
        for part in _parts(each, board):
            new = _THAT_TURN.search(part.text) if part.asks and any(_PLAYS.match(one.text) for one in told) else None
            told.append(part if new is None else replace(part, text=part.text[: new.start()]))
    return tuple(told)


_PLAYS = late(rf"(?:I|my opponent) plays? (?:my |his )?{QUOTED}$")
_THAT_TURN = late(
    r",? (?:on |in )?(?:the (?:same |very )?turn|when) (?:he|she|it) (?:comes|came|enters|entered) into play$"
)
"""What is so of a card that was played just before the question."""
_HE_FIRST = re.compile(r"(?:He|She|he|she)(?= [a-z]+s\b)")
"""Of whom nobody has spoken yet: the other player."""


def _plays(said: Said) -> bool:
    """Return whether a sentence has no keyword, text or table."""
    return said.keyword is None and said.doc is None and said.table is None


def _parts(said: Said, board: Board) -> Iterator[Said]:
    small = said.text.casefold()
    found = False
    for each in _HINTS if _plays(said) else ():
        found = found or each in small
    if not found:
        yield said
        return
    names = tuple(board.names())
    quoted = with_short_names(with_quoted_names(said.text, names), names)
    text = _USED_THEN.sub(lambda found: _used_on(found, board), quoted)
    for pattern, meant in _patterns():
        text = pattern.sub(meant, text)
    two = (_SECOND_DEED.fullmatch(text) or _BOTH_SIDES.fullmatch(text)) if not said.asks else None
    if two is not None and two["one"].count('"') % 2 == 0:
        yield replace(said, text=two["one"])
        yield replace(said, text=two["two"])
    else:
        yield said if text == quoted else replace(said, text=text)
