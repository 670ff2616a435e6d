"""What players say at a table, in the phrases of which sentences are made: verbs, places, scores.

A phrase stands for another wherever it stands, so that each serves every form of a sentence. Forms of whole sentences
stand in `players_wordings` and `rephrased_sentences`.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from engine.language.words import CardType
from engine.value import replace
from scenarios.dialogue.bare_names import outside_names, with_quoted_names, with_short_names
from scenarios.dialogue.pronouns import KindOf
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_NAME, _ABILITY = r'"§A?\d+"', r'"§A\d+"'
_VERBS: tuple[tuple[str, str], ...] = (
    ("die", "go down|bite the dust|kick the bucket|get killed|get destroyed|end up dead|drop dead|perish|fall over"),
    ("die", "get wiped out|hit the graveyard|bite it|be killed|be destroyed"),
    ("survive", "live through it|live through that|live through this|make it|stay alive|stick around|end up alive"),
    ("survive", "pull through|live through"),
    ("attack", "swing at|swing into|go after|run into|charge into|charge at|declare an attack on"),
    ("attack", "declare an attack against|make an attack on|make an attack against|start a combat with"),
    ("protect", "intercept|jump in front|step in front|throw himself in front|throw herself in front"),
    ("kill", "finish off|take out|get rid of|nuke|wipe out|knock out|take down|bring down"),
    ("strike", "pay to strike"),
    ("discard", "pitch|throw away|toss"),
    ("complete", "turn in|hand in|cash in"),
)
"""What a verb of the game is called at a table."""
_THIRD = {"go": "goes", "toss": "tosses", "pitch": "pitches", "perish": "perishes", "be": "is"}
_PAST = {"go": "went", "bite": "bit", "get": "got", "end": "ended", "make": "made", "stay": "stayed", "be": "was"}
_PAST |= {"swing": "swung", "run": "ran", "throw": "threw", "take": "took", "knock": "knocked", "bring": "brought"}

_THEIRS = r"(?:his|her|their|my opponent['’]s|the opponent['’]s|the enemy)"
_HEADS = r"(?:face|dome|head)"
_TABLE = r"(?:board|table|field|battlefield)"
_PLACE = (
    rf"(?:in play|on (?:the|my|his|her|their|my opponent['’]s) (?:{_TABLE}|side)(?: of the {_TABLE})?"
    r"|in (?:my|his|her|their) party|out there|out)"
)
_WHO = r"(?:I|my opponent|he|she|they)"
_CAN = r"(?:can|could|may)"
_WHOSE = r"(?:(my opponent|the opponent)['’]s |my |a |an )?"
_SEVERAL = rf"{_NAME}(?:(?:,| and|, and) (?:an? |the )?{_NAME})*"


def _by_its_player(found: re.Match[str]) -> str:
    """Return what somebody asks of an ability as what its player may do: "can my Fire Blast hit"."""
    return f"{found[1]} {'my opponent' if found[2] else 'I'} use {found[3]} on "


def _to_kill_by_its_player(found: re.Match[str]) -> str:
    return f"{found[1]} {'my opponent' if found[2] else 'I'} use {found[3]} to {found[4]} {found[5]}"


_Meant: TypeAlias = str | Callable[[re.Match[str]], str]
_PHRASES: tuple[tuple[str, _Meant], ...] = (
    (r"\b(he|she|it|they|my opponent|the opponent|I)['’](?:s|ve) got\b", r"\1 has"),
    (r"\b(I|you|we) has\b", r"\1 have"),
    (rf"\b(?:at|to|into|in|on) {_THEIRS} {_HEADS}\b", "at my opponent's hero"),
    (rf"\b(?:at|to|into|in|on) (?:my|our) {_HEADS}\b", "at my hero"),
    (r"\b(?:go|goes|swing|swings|hit|hits) (?:for )?face\b", "attacks my opponent's hero"),
    (
        (
            rf"\b((?:have|has|control|controls|with) (?:an? |the |\d |two |three |\w+ )?{_SEVERAL}) {_PLACE}"
            r"(?=$|,| and\b| while\b| but\b| with\b)"
        ),
        r"\1",
    ),
    (r"\bhow much (?:damage )?(?:gets|goes|comes|makes it|will get|would get) through\b.*", "how much damage is dealt"),
    (rf"\bhow (?:hard|much) (?:does|do|will|would) ({_NAME}|my hero) hit(?: for)?\b", r"how much damage does \1 deal"),
    (rf"\bhow much (?:does|do|will|would) ({_NAME}|I|my \w+) (take|deal)\b(?! damage)", r"how much damage does \1 \2"),
    (
        (
            rf"\b({_CAN}) ({_WHO}) (?:bring|get|return|put|fetch|save|exhaust|heal|ready|target|tap) "
            rf"({_NAME}|him|her|it|me|my hero) (?:back )?(?:(?:in|into|to|from) (?:play|my hand|the graveyard"
            rf"|my graveyard|hand) )*(?:with|using|by playing) (?:my )?({_NAME})"
        ),
        r"\1 \2 use \4 on \3",
    ),
    (
        (
            rf"\b({_CAN}) {_WHOSE}({_ABILITY}) (?:still )?(?:hit|target|reach|affect|heal|counter|interrupt|exhaust"
            r"|ready|bounce|return|stop|be (?:played|cast|used) (?:on|at|against)) "
        ),
        _by_its_player,
    ),
    (
        (
            rf"\b{_CAN} {_WHO} (?:kill|destroy) ({_NAME}) by (?:attacking|hitting)(?: (?:it|him|her|{_NAME}))?"
            rf" with ({_NAME})"
        ),
        r"does \1 die if \2 attacks \1",
    ),
    (
        rf"\b({_CAN}) {_WHOSE}({_ABILITY}) (?:still )?(kill|destroy) ({_NAME}|it|him|her)",
        _to_kill_by_its_player,
    ),
    (
        rf"\b({_CAN}) ({_WHO}) (kill|destroy) ({_NAME}|it|him|her) (?:with|using|by playing) (?:my )?({_ABILITY})",
        r"\1 \2 use \5 to \3 \4",
    ),
    (rf"\b(?:comes?|came|entered) into play, {_CAN}\b", "enters play, can"),
    (r"\bsend(?:s|ing)? (" + _NAME + r") (?:at|into|after|against) ", r"attacks with \1 on "),
    (
        r"\b(my opponent|he|she|they) (?:has|have) no cards in (?:his |her |their |the )?hand\b",
        "my opponent's hand is empty",
    ),
    (r"\bI have no cards in (?:my |the )?hand\b", "my hand is empty"),
    (r"\b(my opponent|he|she)(?:'s| is| has) (?:an )?(?:empty[- ]handed|empty hand)\b", "my opponent's hand is empty"),
    (r"\b(I)(?:'m| am| have) (?:an )?(?:empty[- ]handed|empty hand)\b", "my hand is empty"),
)
"""Other phrases, each with what is said in its place."""

_NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)"
_LIFE = r"(?:health|life|hp|hit points?)"
_SCORE = re.compile(
    r"\b(?P<who>(?:my|the) opponent(?:['’]s hero)?|(?:his|her|their|my) hero|he|she|they|I)"
    r"(?:['’](?:s|m|re)| is| am| are)(?: only| just| still| already)?(?: left)? (?:at|on|down to|sitting at) "
    rf"(?P<left>{_NUMBER})(?: {_LIFE})?(?: left| remaining)?\b(?! damage)"
    r"|\b(?P<owner>(?:my|the) opponent(?:['’]s hero)?|(?:his|her|their|my) hero|he|she|they|I) (?:has|have)"
    rf"(?: only| just| still)? (?P<health>{_NUMBER}) {_LIFE}(?: left| remaining)?\b",
    re.IGNORECASE,
)
_CONDITION = re.compile(
    r"(?P<if>\b(?:if|when|while|even if|even though|although|though|since|because)) (?:he|she|it)"
    rf"(?:(?P<has> has)(?= {_NUMBER} damage\b)|(?:['’]s| is)(?= (?:already )?(?:exhausted|ready|tapped|untapped)\b))",
    re.IGNORECASE,
)
_OWN = re.compile(r"I|my hero", re.IGNORECASE)


def in_usual_phrases(said: tuple[Said, ...], board: Board) -> tuple[Said, ...]:
    """Return sentences with the phrases of a table in the words of the game; one that has none stays as it is.

    The board knows the names of the cards that can be spoken of; a word of a name that was said stands for it.

    >>> board = Board(False, lambda: ["Tim"], str)
    >>> [each.text for each in in_usual_phrases((Said("Does Tim go down", asks=True),), board)]
    ['Does "Tim" die']
    """
    known = tuple(board.names())
    quoted = [with_quoted_names(each.text, known) for each in said]
    spoken = tuple(dict.fromkeys(name[1:-1] for text in quoted for name in re.findall(QUOTED, text)))
    named = [outside_names(with_short_names(with_short_names(each, spoken), known), str) for each in quoted]
    usual = [_in_usual_phrases(each, board.kind_of) for each in with_defenders(named, board.kind_of)]
    return tuple(
        each if now == before or each.doc is not None or each.table is not None else replace(each, text=now)
        for each, before, now in zip(said, named, usual, strict=True)
    )


def with_defenders(texts: list[str], kind_of: KindOf) -> list[str]:
    """Return texts in which an attack that names no defender is one on the only other ally that is asked about next.

    >>> with_defenders(['I attack with "Tim"', 'Does "Ann" die'], lambda _: CardType.ALLY)
    ['I attack "Ann" with "Tim"', 'Does "Ann" die']
    """
    found = list(texts)
    for number, text in enumerate(texts):
        attack = _NO_DEFENDER.search(text)
        if attack is None:
            continue
        behind = text[attack.end() :] if _HARMED.search(text[attack.end() :]) else " ".join(texts[number + 1 :][:1])
        cards = dict.fromkeys(each for each in re.findall(QUOTED, behind) if kind_of(each) is CardType.ALLY)
        others = [each for each in cards if each != attack["attacker"]]
        if _HARMED.search(behind) and len(others) == 1:
            attacks = f"{attack['verb']} {others[0]} with {attack['attacker']}"
            found[number] = f"{text[: attack.start()]}{attacks}{text[attack.end() :]}"
    return found


_NO_DEFENDER = re.compile(
    rf"\b(?P<verb>attacks?) with (?:my )?(?P<attacker>{QUOTED})(?=$|[,.]| and (?:he|she|my opponent|nobody|no one)\b)"
)
_HARMED = re.compile(r"\b(?:dies?|survives?|destroyed|take|damage)\b")


def _in_usual_phrases(text: str, kind_of: KindOf) -> str:
    """Return a sentence, its names in quotation marks, with the phrases of a table in the words of the game."""
    found: list[str] = []

    def hidden(name: re.Match[str]) -> str:
        found.append(name[0])
        ability = kind_of(name[0]) is CardType.ABILITY
        return f'"§{"A" if ability else ""}{len(found) - 1}"'

    usual = _with_named_condition(_with_scores(re.sub(QUOTED, hidden, text)))
    for pattern, meant in _compiled():
        usual = pattern.sub(meant, usual)
    return re.sub(_NAME, lambda each: found[int(each[0][2:-1].removeprefix("A"))], usual)


@cache
def _compiled() -> tuple[tuple[re.Pattern[str], _Meant], ...]:
    """Return the phrases, each with what is said in its place; they are made when they are first needed."""
    verbs = ((_forms(usual), meant) for meant, said in _VERBS for usual in said.split("|"))
    return (
        *((re.compile(said, re.IGNORECASE), meant) for said, meant in _PHRASES),
        *((pattern, _verb(meant)) for pattern, meant in verbs),
    )


def _forms(usual: str) -> re.Pattern[str]:
    """Return the pattern of the forms of a verb: the base, the third person and the past."""
    verb, _, rest = usual.partition(" ")
    third = _THIRD.get(verb, f"{verb}s")
    past = _PAST.get(verb, f"{verb}d" if verb.endswith("e") else f"{verb}ed")
    behind = f" {rest}" if rest else ""
    return re.compile(rf"\b(?:(?P<third>{third}|{past})|{verb}){behind}\b", re.IGNORECASE)


def _verb(meant: str) -> Callable[[re.Match[str]], str]:
    """Return what puts another verb in the same form."""
    return lambda found: f"{meant}s" if found["third"] else meant


def _with_scores(text: str) -> str:
    """Return a text with a player's score as the health that is left of his or her hero."""

    def left(found: re.Match[str]) -> str:
        who, number = found["who"] or found["owner"], found["left"] or found["health"]
        hero = "my hero" if _OWN.fullmatch(who) else "my opponent's hero"
        return f"{hero} has {number} health left"

    return _SCORE.sub(left, text)


def _with_named_condition(text: str) -> str:
    """Return a text that names the card that stands in some way, where it names one alone that can stand at all."""
    cards = dict.fromkeys(re.findall(r'"§\d+"', text))
    return (
        text
        if len(cards) != 1
        else _CONDITION.sub(lambda found: f"{found['if']} {next(iter(cards))} {'has' if found['has'] else 'is'}", text)
    )
