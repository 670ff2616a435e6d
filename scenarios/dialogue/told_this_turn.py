"""What has happened already in the turn that is spoken of: the board that is told with it stands as it left it.

A resource that was placed is among those that are told, and none can be placed after it. A character that has attacked
or protected, a weapon that was struck with and a card whose activated power was used are exhausted.
"""

import re
from collections.abc import Iterator

from engine.language.costs import Activate
from engine.language.powers import Payment
from engine.language.printed import Printed
from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_names, with_quoted_names
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import NUMBERS
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.told_uses import with_uses_told
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_MAY_TELL = (
    "already",
    "earlier",
    "plac",
    "played",
    "put ",
    "drop",
    "drew",
    "drawn",
    "count",
    "includ",
    "flipped",
    "pinged",
    "used",
)
"""What stands in every sentence that tells what has happened in the turn."""
_PERSON = r"(?:I|my opponent|he|she)"
_HAVE = r"(?:['’]ve|['’]s| have| has)?"
_TURN = r"(?: (?:already|(?:for )?(?:this|the|my|his|her) turn|earlier(?: this turn| on)?|before|today|now))"
_ONE = r"(?:one|it|(?:a|an|my|his|her|the) (?:resource|land)(?: drop| card)?(?: from (?:my|his|her) hand)?)"
_PUT = r"(?:placed|played|put(?: down)?|laid|dropped|made|rowed|set)"
_PLACED = late(
    rf"(?:^|,? (?:and|but|though|although|while|if|when) |, )(?:(?P<who>{_PERSON}){_HAVE} |(?:have|has) )"
    rf"(?:(?P<sure>already|just) )?{_PUT} (?P<what>{_ONE})(?: down)?(?: of (?:them|those|these))?(?P<when>{_TURN}+)?"
    r"(?=$|,? (?:and|but|so)\b|,)",
    re.IGNORECASE,
)
_ONE_OF_THEM = late(
    rf",? (?:and )?(?:one of (?:which|them|those|these)|including (?:the )?one(?: (?:that|which))?"
    rf"|counting (?:the )?one(?: (?:that|which))?|with (?:the )?one(?: (?:that|which))?)"
    rf"(?: (?P<who>{_PERSON}){_HAVE})?(?: was)? (?:already |just )?{_PUT}(?: down)?{_TURN}*(?=$|,)",
    re.IGNORECASE,
)
_RESOURCES = late(
    rf"(?P<before>\b(?P<who>{_PERSON})(?:['’]ve(?: got)?| have| has| control| controls)?"
    rf" (?:only |just |exactly )?)(?P<number>\d+|{'|'.join(NUMBERS)})(?P<behind> (?:ready |untapped |face-down )?"
    r"(?:resources?|lands?)\b)",
    re.IGNORECASE,
)
_WITH_RESOURCES = late(
    rf"(?P<before>(?P<who>(?!))?\bwith (?:only |just |exactly )?)(?P<number>\d+|{'|'.join(NUMBERS)})"
    r"(?P<behind> (?:ready |untapped |face-down )?(?:resources?|lands?)\b)",
    re.IGNORECASE,
)
_DREW_AND = late(r"\b(?:drawn|drew)(?: (?:a|my|his|her) card)? and (?=(?:already )?(?:placed|put|laid|dropped|made)\b)")
_DREW = late(
    rf"(?:^|,? and |, )(?:(?P<who>{_PERSON}){_HAVE} |(?:have|has) )(?:already )?(?:drawn|drew)"
    rf"(?: (?:a|my|his|her|one|the|two|three|\d) (?:extra )?cards?)?(?P<when>{_TURN}+)(?=$|,? (?:and|but|so)\b|,)",
    re.IGNORECASE,
)
_HAND = r"(?:my |his |her |my opponent['’]s )?"
_CARD = rf"(?P<card>{_HAND}(?:{QUOTED}|hero))"
_AT = r"(?: (?:somebody|someone|something)(?: else)?)?"
_ATTACKED = (
    late(
        rf"{_CARD}{_HAVE} (?:already (?:attacked|swung|protected|blocked){_AT}{_TURN}*|(?:attacked|swung){_AT} "
        rf"(?:already|earlier(?: this turn)?))",
        re.IGNORECASE,
    ),
    late(
        rf"(?P<who>{_PERSON}){_HAVE} (?:already (?:attacked|swung|protected|blocked){_AT} with {_CARD}{_TURN}*"
        rf"|(?:attacked|swung){_AT} with {_CARD.replace('card', 'late')} (?:already|earlier(?: this turn)?))",
        re.IGNORECASE,
    ),
    late(rf"(?P<who>{_PERSON}){_HAVE} already (?:struck|hit) with {_CARD}{_TURN}*", re.IGNORECASE),
)
_HAS_ATTACKED = late(
    rf"(?P<if>\b(?:even if|even though|although|though|if|when|since|because|after)) "
    rf"(?P<card>he|she|it|{_HAND}{QUOTED}){_HAVE} already (?:attacked|swung|protected|blocked)"
    rf"(?: somebody| something)?{_TURN}*(?=$|,)",
    re.IGNORECASE,
)
_WORKED = r"(?:used|activated|tapped|exhausted|pinged|shot|zapped)"
_ITS = r"(?:['’]s)?(?: (?:own )?(?:power|ability))?"
_USED = (
    late(
        rf"(?P<who>{_PERSON}){_HAVE} already {_WORKED} (?:the (?:power|ability) of )?{_CARD}{_ITS}(?: once)?{_TURN}*",
        re.IGNORECASE,
    ),
    late(
        rf"{_CARD}{_HAVE} (?:already {_WORKED}|{_WORKED}(?=.* (?:already|earlier|this turn)$))"
        rf"(?: (?:his|her|its) (?:power|ability)| (?:somebody|someone|something)(?: else)?)?(?: once)?{_TURN}*",
        re.IGNORECASE,
    ),
    late(
        rf"{_CARD}(?:['’]s (?:power|ability))? (?:was already|has already been|has been already) {_WORKED}{_TURN}*",
        re.IGNORECASE,
    ),
)
_FLIPPED = (
    late(rf"(?P<who>{_PERSON}){_HAVE} already flipped (?:(?P<hero>{_HAND}{QUOTED})|(?:my|his|her) hero){_TURN}*"),
    late(rf"(?P<who>{_PERSON}){_HAVE} (?:has |have )?(?P<hero>{QUOTED}) (?:already )?(?:flipped|face[ -]down)"),
)
_JOINED = late(r",? (?:and|but) (?:then )?(?=(?:I|my|he|she|his|her)\b|\")")


def with_this_turn_told(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences in which what has happened in the turn is a part of the board that is told with it.

    >>> said = (Said("I have three resources and have already placed one"),)
    >>> [each.text for each in with_this_turn_told(said, Board(False, tuple, str))]
    ['I have 2 resources', 'I place a resource']
    """
    if not any(_may_tell(each.text) for each in said):
        return said
    said = with_uses_told(said, board)
    plain = tuple(replace(each, text=_DREW_AND.sub("", each.text)) if each.is_bare else each for each in said)
    plain = tuple(part for each in plain for part in _standing(each, said, board))
    return _with_resources_placed(plain)


def _may_tell(text: str) -> bool:
    """Return whether a text has a word that stands in every sentence which tells what has happened in the turn."""
    small = text.casefold()
    return any(each in small for each in _MAY_TELL)


def _standing(said: Said, told: tuple[Said, ...], board: Board) -> Iterator[Said]:
    """Yield a sentence, or in its place how the cards stand of which it tells what they have done in the turn."""
    if not said.is_bare or not _may_tell(said.text):
        yield said
        return
    if said.asks:
        text = _HAS_ATTACKED.sub(r"\g<if> \g<card> is exhausted", said.text)
        yield said if text == said.text else replace(said, text=text)
        return
    names = tuple(board.names())
    quoted = with_names(said.text, names)
    quoted = _DREW.sub("", quoted) if _DREW.search(quoted) is not None else quoted
    cards = re.findall(QUOTED, " ".join(with_quoted_names(each.text, names) for each in told))
    quests = any(board.kind_of(each) is CardType.QUEST for each in cards)
    parts = _JOINED.pattern.split(quoted)
    strikes = any("strik" in each.text for each in told)
    stands = [_how_it_stands(each, board, quests=quests or (strikes and "hero" in each)) for each in parts]
    if not any(stands):
        if quoted.strip(" ,"):
            yield said if _DREW.search(said.text) is None else replace(said, text=_begun(quoted))
        return
    yield from (replace(said, text=now or part) for now, part in zip(stands, parts, strict=True))


def _begun(text: str) -> str:
    """Return what is left of a sentence without what joined it to what stood before."""
    left = re.sub(r"^,? ?(?:(?:and|but|so) )?(?:now (?=have\b))?", "", text)
    return f"I {left}" if re.match(r"(?:have|control|hold|play(?:ed)?|attack|cast|used)\b", left) else left


def _how_it_stands(text: str, board: Board, *, quests: bool) -> str | None:
    """Return how a card stands after what it has done in the turn; None for any other sentence.

    An attack stays one where a quest is spoken of, which may ask for what was done in the turn.
    """
    attacked = next((found for each in _ATTACKED if (found := each.fullmatch(text)) is not None), None)
    if attacked is not None and not quests:
        return f"{_owned(attacked)} is exhausted"
    used = next((found for each in _USED if (found := each.fullmatch(text)) is not None), None)
    if used is not None and _is_activated(board.printed_of(_name(used["card"]))):
        return f"{_owned(used)} is exhausted"
    flipped = next((found for each in _FLIPPED if (found := each.fullmatch(text)) is not None), None)
    if flipped is None:
        return None
    hero = flipped["hero"]
    if hero is not None and board.kind_of(_name(hero)) is not CardType.HERO:
        return None
    whose = "my" if flipped["who"].casefold() == "i" else "my opponent's"
    return f"{whose} hero {_name(hero)} is face down" if hero else f"{whose} hero is face down"


def _owned(found: re.Match[str]) -> str:
    """Return a card with whose it is: of the player who is said to have done something with it."""
    told = found.groupdict()
    card, who = str(told["card"] or told.get("late")), (told.get("who") or "i").casefold()
    return card if who == "i" or not card.startswith('"') else f"my opponent's {card}"


def _is_activated(card: Printed | None) -> bool:
    """Return whether a card has powers that are paid for, each by exhausting it too (701.3)."""
    paid = [each for each in card.powers if isinstance(each, Payment)] if card is not None else []
    return bool(paid) and all(any(isinstance(cost, Activate) for cost in each.cost) for each in paid)


def _name(card: str) -> str:
    """Return the name of a card, in its quotation marks, without whose it is."""
    return card[card.index('"') :] if '"' in card else card


def _with_resources_placed(said: tuple[Said, ...]) -> tuple[Said, ...]:
    """Return sentences in which a resource that was placed in the turn is one of those that are told to be there.

    It is placed as the first that is done, so that nobody can place another.
    """
    placed: list[tuple[int, bool]] = []
    texts = [each.text for each in said]
    for at, each in enumerate(said):
        found = (_PLACED.search(each.text) or _ONE_OF_THEM.search(each.text)) if each.is_bare else None
        if found is None or not _is_told(found, each.text[found.end() :]):
            continue
        before = re.findall(rf"\b{_PERSON}\b", each.text[: found.start()], re.IGNORECASE)
        who = found["who"] or next(iter(before), "I")
        placed.append((at, who.casefold() == "i"))
        texts[at] = _begun(f"{each.text[: found.start()]}{each.text[found.end() :]}")
    if len(placed) != 1:
        return said
    (at, mine), numbered, board = placed[0], [*texts], tuple[str, ...]()
    place = at
    for place, text in enumerate(texts):
        found = _RESOURCES.search(text) or (_WITH_RESOURCES.search(text) if place == at else None)
        number = int(NUMBERS.get(found["number"].casefold(), found["number"])) if found is not None else 0
        if found is not None and number and (found["who"] is None or (found["who"].casefold() == "i") is mine):
            left = f"{found['before']}{number - 1}{found['behind']}"
            asked = found["who"] is None
            numbered[place] = f"{text[: found.start()]}{'' if asked else left}{text[found.end() :]}".strip(" ,")
            board = (f"I have {number - 1} resources",) if asked else ()
            break
    if place > at and numbered[place] != texts[place] and not said[place].asks:
        said = (*said[:at], said[place], *said[at:place], *said[place + 1 :])
        numbered.insert(at, numbered.pop(place))
        at += 1
    deed = replace(said[at], text="I place a resource" if mine else "my opponent places a resource", asks=False)
    givens = (replace(said[at], text=each, keyword="Given", asks=False) for each in board)
    return (*givens, *_in_place(said, numbered, at, deed))


def _in_place(said: tuple[Said, ...], texts: list[str], at: int, deed: Said) -> Iterator[Said]:
    """Yield the sentences with what was done where it was told, behind the board of its own sentence."""
    for place, (each, text) in enumerate(zip(said, texts, strict=True)):
        if place == at and each.asks:
            yield deed
        if text.strip(" ,"):
            yield each if text == each.text else replace(each, text=text)
        if place == at and not each.asks:
            yield deed


def _is_told(found: re.Match[str], behind: str) -> bool:
    """Return whether a deed is told as one of the turn so far, and not as one that is done now."""
    groups = found.groupdict()
    if "sure" not in groups:
        return True
    return (
        bool(groups["sure"] or groups["when"])
        or "now have" in behind
        or groups["what"].casefold().startswith(("my ", "his ", "her "))
    )
