"""Boards and deeds in table talk: "we both have Tim", "a second one", "I Fire Blast him".

Each sentence is said in usual words before anything else is made of it; one of several things is said as several.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import with_names, with_quoted_names
from scenarios.dialogue.late_patterns import LatePattern, late
from scenarios.dialogue.resolved_deeds import NOBODY_SAID
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_HINTS = (
    *("face up", "face-up", "face down", "face-down", "standing", "second ", "both ", " back", "keep ", "end up"),
    *("ends up", "draw his", "draw her", "draw my", "draw the", " his ", " her ", "lose control", "itself", "in front"),
    "before ",
)
"""Letters of which some stand in every sentence that has such words, beside those with an ability as a verb."""
_CARD = rf"(?:(?:my|his|her|the|an?) )?{QUOTED}"
_THEIRS = r"(?:his|her|my opponent['’]s)"
_WHO = r"(?:I|my opponent|he|she)"
_TARGET = rf"(?:(?:(?:my|his|her|the|my opponent['’]s) )?(?:{QUOTED}|hero)|him|her|it|me|them)"
_IN_HAND = r"(?:in|into|to|on) (?:(?:my|our|their|his|her) )?hands?"
_Meant: TypeAlias = str | Callable[[re.Match[str]], str]
PART = " // "
"""What stands between the sentences that one is said as."""


def _placed(found: re.Match[str]) -> str:
    """Return a card put into the resource row with its face, as placed so."""
    face = found["face"].casefold().replace(" ", "-")
    return f"place{found['s']} {found['card']} as a {face} resource"


def _placed_before(found: re.Match[str]) -> str:
    """Return a card placed with its face up as placed in this turn, or in an earlier one as a resource."""
    mine = found["who"].casefold() == "i"
    if found["when"] and "last" in found["when"]:
        return f"{'I have' if mine else 'my opponent has'} {found['card']} as a face-up resource"
    return f"{'I place' if mine else 'my opponent places'} {found['card']} as a face-up resource{PART}{_EMPTIES}"


_EMPTIES = "the chain empties"

_FORMS: tuple[tuple[str, _Meant], ...] = (
    (
        (
            rf"\bput(?P<s>s?) (?P<card>{_CARD}|it|him|her) (?:in|into|in to|to|onto|down in) (?:my|his|her|the) "
            r"resource(?: row|s| area)? (?P<face>face[- ](?:up|down))\b"
        ),
        _placed,
    ),
    (
        (
            rf"^(?P<who>{_WHO})(?: have| has|['’]ve)? (?:placed|put|laid|played) (?P<card>{QUOTED}) (?:down )?"
            r"face[- ]up(?: (?:as a resource|in(?:to)? (?:my|his|her|the) resource(?: row|s)))?"
            r"(?P<when> (?:this|last) turn| just now)?$"
        ),
        _placed_before,
    ),
    (
        (
            rf"\b(?P<has>have|has|control|controls) (?:an? |my )?(?P<card>{QUOTED}) standing"
            r"(?: there| by| around| next to (?:him|her|it|my hero))?(?P<how> ready| exhausted)?"
        ),
        lambda found: f"{found['has']} {_article(found['how'])}{found['card']}",
    ),
    (
        (
            rf"^we both (?:have|control) (?:an? )?(?P<card>{QUOTED})(?: (?:in play|out|on the (?:table|board)))?"
            r"(?:,? and (?P<rest>.+))?$"
        ),
        lambda found: (
            f"I control {found['card']} and my opponent controls {found['card']}"
            + (f"{PART}{_with_both_sides(found['rest'], found['card'])}" if found["rest"] else "")
        ),
    ),
    (
        (
            rf"^(?P<who>I|my opponent) (?:have|has|controls?) (?P<card>(?:an? )?(?:exhausted |ready )?{QUOTED}) "
            r"(?:on the (?:table|board)|in play|out),? and (?P<deed>(?:I|he|she|my opponent) .+)$"
        ),
        lambda found: (
            f"{found['who']} {'control' if found['who'].casefold() == 'i' else 'controls'} {found['card']}"
            f"{PART}{found['deed']}"
        ),
    ),
    (
        rf"^before (?:it|that|this|{_CARD}) resolves,? (?={_WHO}\b|my\b)",
        "in response, ",
    ),
    (
        rf"\bdo I get (?:my )?(?P<card>{QUOTED}) back {_IN_HAND}(?=$| (?:if|when)\b)",
        r"does my \g<card> return to my hand",
    ),
    (
        rf"^do we both get (?:our|the|both) (?P<card>{QUOTED})s? back(?: {_IN_HAND})?$",
        r"does my \g<card> return to my hand // does my opponent's \g<card> return to my opponent's hand",
    ),
    (
        rf"\b(?:do|must|will) I (?:still )?(?:have to |need to )?(?:give|hand) (?P<card>{_CARD}|him|her|it) back\b",
        r"does my opponent control \g<card>",
    ),
    (
        rf"\b(?:do|will|would) I lose control of (?P<card>{_CARD}|him|her|it)\b",
        r"does my opponent control \g<card>",
    ),
    (
        rf"\b(?:(?:do|will|would) I get to|can I|may I) keep (?P<card>{_CARD}|him|her|it) (?:there|{_IN_HAND})$",
        r"is \g<card> in my hand",
    ),
    (r"\b(?:jump|step|leap|get)(?P<s>s?) in front of (?:him|her|it|that|them)\b", r"protect\g<s>"),
    (r"^(?!who|which)(?P<asks>.*)\bends? up with\b", r"\g<asks>have"),
    (r"\b(?P<still>still |also )?draw (?:his|her|my|the) card\b", r"\g<still>draw a card"),
    (
        (
            r"^(?P<asks>(?:can|could|may) (?:I|he|she|my opponent) complete [^,]*?),? and"
            r" (?:tap|exhaust|use) (?:it|him|her) to (?:help )?pay for (?:itself|it|its own (?:cost|completion))$"
        ),
        r"\g<asks> // can I exhaust a quest to pay for itself",
    ),
)


def _article(how: str | None) -> str:
    """Return how a card stands, before its name."""
    return "" if not how else "an exhausted " if "exhausted" in how else "a ready "


def _with_both_sides(text: str, card: str) -> str:
    """Return a deed between two cards of one name with the card in place of "mine" and "his"."""
    text = re.sub(r"^(?:his|hers|theirs) (?=attacks?\b)", f"my opponent's {card} ", text)
    mine = re.sub(r"\bmine\b", f"my {card}", text)
    return re.sub(r"\b(?:his|hers|theirs)\b(?=$|[,.])", f"my opponent's {card}", mine)


@cache
def _patterns() -> tuple[tuple[LatePattern, _Meant], ...]:
    """Return the forms, each with what is said in its place; they are made when they are first needed."""
    return tuple((late(form, re.IGNORECASE), meant) for form, meant in _FORMS)


_SECOND = late(r"\ban? (?:second|new|further) (?:one|copy)(?: (?:from|out of) (?:my|his|her) hand)?\b", re.IGNORECASE)
_SECOND_NAMED = late(rf"\b(a second (?:copy of )?{QUOTED}) (?:from|out of) (?:my|his|her) hand\b", re.IGNORECASE)
_BOTH_SIDES = late(
    rf"^my (?P<card>{QUOTED}) [a-z]+ {_THEIRS} (?P<other>{QUOTED})(?=$|,| and\b)",
    re.IGNORECASE,
)
_BEFORE = (
    rf"(?P<before>(?:^|\b(?:in response,?|and|then|now|so|if|when|can|could|may) |, )(?:{_WHO} )"
    r"(?:(?:still|then|now|also|just) )?|\bby )"
)
_ACTS = late(rf"\b(?:{_WHO}|by) (?:(?:still|then|now|also|just) )?(?-i:[A-Z])[a-z]\w+", re.IGNORECASE)
_NAMED = late(
    rf"{_BEFORE}\"(?P<name>[^\"]+)\"(?P<end>) (?P<at>{_TARGET})(?=$|[,.]| and\b| in response\b| before\b)",
    re.IGNORECASE,
)
_ENDED = late(
    rf"{_BEFORE}(?P<name>(?-i:[A-Z])[\w'’]*?(?: (?:(?-i:[A-Z])[\w'’]*?|of|the|to)){{0,4}}?)(?P<end>ing|ed|es|s|d) "
    r"(?P<at>him|her|it|me|them|my|his|the|\"|(?-i:[A-Z]))",
    re.IGNORECASE,
)


def in_usual_boards(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences with boards and deeds of table talk in usual words; any other sentence stays as it is.

    >>> board = Board(False, lambda: ["Fire Blast", "Tim"], str, kind_of=lambda _: CardType.ABILITY)
    >>> [each.text for each in in_usual_boards((Said("In response I Fire Blast Tim"),), board)]
    ['In response I play "Fire Blast" on "Tim"']
    """
    told: list[Said] = []
    for each in said:
        plain = each.is_bare
        told += _in_usual_words(each, told, board) if plain else [each]
    return tuple(told)


def _in_usual_words(said: Said, told: list[Said], board: Board) -> Iterator[Said]:
    text = said.text
    small = text.casefold()
    if _ACTS.search(text) is not None:
        text = _with_deeds(text, tuple(board.names()), board)
    if any(each in small for each in _HINTS):
        names = tuple(board.names())
        quoted = with_names(text, names)
        usual = _with_second(quoted, told, names)
        for pattern, meant in _patterns():
            usual = pattern.sub(meant, usual)
        if _BOTH_SIDES.match(usual) is not None:
            yield from _both_sides(said, usual, told)
        usual = _of_both_sides(usual, told, names) if said.asks else usual
        text = text if usual == quoted else usual
    if text == said.text:
        yield said
        return
    for part in text.split(PART):
        alone = part == _EMPTIES
        yield replace(said, text=part, line=NOBODY_SAID if alone else said.line, keyword="When" if alone else None)


def _with_second(quoted: str, told: list[Said], names: tuple[str, ...]) -> str:
    """Return a sentence in which "a second one" is a second card of the name that was said last."""
    found = _SECOND.search(quoted)
    if found is not None:
        before = with_quoted_names(" ".join(each.text for each in told), names)
        cards = re.findall(QUOTED, f"{before} {quoted[: found.start()]}")
        quoted = f"{quoted[: found.start()]}a second {cards[-1]}{quoted[found.end() :]}" if cards else quoted
    return _SECOND_NAMED.sub(r"\1", quoted)


def _both_sides(said: Said, text: str, told: list[Said]) -> Iterator[Said]:
    """Yield that each side controls a card of the name of which both have one that fights, where nobody said so."""
    found = _BOTH_SIDES.match(text)
    if found is None or found["card"] != found["other"] or any(found["card"].strip('"') in each.text for each in told):
        return
    given = replace(said, line=NOBODY_SAID, keyword="Given", asks=False)
    yield replace(given, text=f"I control {found['card']}")
    yield replace(given, text=f"my opponent controls {found['card']}")


_BOTH_DIE = late(r"do (?:they(?: both)?|both(?: of them)?) (?P<what>die|survive)", re.IGNORECASE)
_FIGHT = late(
    rf"^my (?P<card>{QUOTED}) attacks? (?:my opponent's|{_THEIRS}) (?P<other>{QUOTED})(?=$|,| and\b)", re.IGNORECASE
)


def _of_both_sides(text: str, told: list[Said], names: tuple[str, ...]) -> str:
    """Return a question about both of two cards of one name that fight, as one about each."""
    found = _BOTH_DIE.fullmatch(text)
    if found is None:
        return text
    quoted = [with_names(each.text, names) for each in told]
    fights = [fight for each in quoted if (fight := _FIGHT.match(each)) is not None]
    if not fights or fights[-1]["card"] != fights[-1]["other"]:
        return text
    card = fights[-1]["card"]
    return f"does my {card} {found['what']}{PART}does my opponent's {card} {found['what']}"


def _with_deeds(text: str, names: tuple[str, ...], board: Board) -> str:
    """Return a text in which an ability that stands as a verb is played on its target."""

    def played(found: re.Match[str]) -> str:
        name = _ability(found["name"], found["end"], names, board)
        return found[0] if name is None else f'{found["before"]}{_verb(found)} "{name}" on {found["at"]}'

    quoted = with_names(_ENDED.sub(played, text), names)
    usual = _NAMED.sub(played, quoted)
    return text if usual == with_names(text, names) else usual


def _verb(found: re.Match[str]) -> str:
    """Return the form of "play" that stands in place of an ability as a verb."""
    before, end = found["before"], found["end"].casefold()
    first = re.search(r"\bI (?:\w+ )?$", before) is not None
    asked = re.search(r"\b(?:can|could|may) ", before, re.IGNORECASE) is not None
    return {"ing": "playing", "ed": "played", "d": "played"}.get(end) or ("play" if first or asked else "plays")


def _ability(name: str, end: str, names: tuple[str, ...], board: Board) -> str | None:
    """Return the ability whose name stands as a verb, with or without its ending; None for any other card."""
    tried = (f"{name}{end}", f"{name}e", name) if end else (name,)
    known = next((each for each in tried if each in names), None)
    return known if known is not None and board.kind_of(f'"{known}"') is CardType.ABILITY else None
