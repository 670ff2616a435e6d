"""Attacks that a player tells in one sentence: with several characters, with all of them, with a weapon to strike.

Each attack is one combat (601.1), so that one with several characters is said once for each, in the order named.
"""

import re
from collections.abc import Iterator

from engine.language.words import CardType
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.plain_speech import NUMBERS
from scenarios.dialogue.pronouns import KindOf
from scenarios.dialogue.spoken_persons import WHO, does
from scenarios.registry.step_tokens import QUOTED

_OWN = r"(?:my |his |her |their |my opponent['’]s |the )?"
_ONE = rf"{_OWN}{QUOTED}"
_SEVERAL = rf"{_ONE}(?:, {_ONE})*(?:,? and {_ONE})"
_AT = rf"(?:{_OWN}(?:hero|face)|{_ONE}|me|my opponent|him|her)"
_COUNT = r"(?:two|three|four|five|[2-5])"
_ALL = (
    r"(?:all|both|everything|everybody|everyone)(?: of)?"
    rf"(?: (?:them|these|those|the|my|his|her|{_COUNT}|allies|ally|guys|creatures|cards)\b)*(?: {QUOTED})?"
)
_ENDS = r"(?=$|[,.]| (?:in|at|on|and)\b)"
_HELD_CARDS = rf"(?:(?:an? |{_COUNT} )?{QUOTED}(?:,? and |, |(?=\W|$)))+"
_WITH_ALL = late(
    rf"(?:\b(?P<who>{WHO}) |(?<=and ))(?:attacks?|can attack)(?: {_AT})? with (?P<all>{_ALL}){_ENDS}"
    rf"|\b(?:can|could|may) (?P<may>{WHO}) attack(?: {_AT})? with (?P<any>{_ALL}){_ENDS}",
    re.IGNORECASE,
)
_HOLDS = late(
    rf"\b(?P<who>{WHO}) (?P<has>controls?|has|have) (?P<cards>{_HELD_CARDS})",
    re.IGNORECASE,
)
_HELD = late(rf"(?:(?P<number>{_COUNT}) )?(?P<card>{QUOTED})", re.IGNORECASE)
_EACH = late(
    rf"(?:(?P<board>(?P<owner>{WHO}) (?:control|have|has)s? .+?),? and )?(?:(?P<who>{WHO}) )?(?P<verb>attacks?)"
    rf"(?: (?P<at>{_AT}))? with (?:both )?(?P<cards>{_SEVERAL})(?: (?:into|at|on|against) (?P<into>{_AT}))?",
    re.IGNORECASE,
)
_BY_EACH = late(rf"(?P<cards>{_SEVERAL}) (?:both |all )?attack (?P<at>{_AT})", re.IGNORECASE)
_MAY_EACH = late(
    rf"(?P<may>can|could|may) (?P<who>{WHO}) (?:still )?attack(?: (?P<at>{_AT}))? with (?:both )?(?P<cards>{_SEVERAL})"
    rf"(?: (?:into|at|on|against) (?P<into>{_AT}))?(?: (?:in|on) (?:the same|one) turn| this turn)?",
    re.IGNORECASE,
)
_STRIKES = late(
    rf"(?P<who>{WHO}|(?:my|his|her|my opponent['’]s) hero) attacks? (?P<at>{_AT})"
    rf"(?:,? (?:and|then|and then) (?:I |he |she )?strikes?|,? striking|,? and uses?) with {_OWN}(?P<weapon>{QUOTED})",
    re.IGNORECASE,
)
_WORDS_FOR_ALL = (" all", " both", " every")
_MINE = frozenset({"i", "my hero"})
_ATTACKERS = (CardType.ALLY, CardType.HERO)


def with_all_attackers(texts: list[str], kind_of: KindOf) -> list[str]:
    """Return texts in which an attack with all allies names those that the player was said to have.

    Several of one name are told apart by labels where they are said to be there.

    >>> with_all_attackers(['I have "Tim" and "Kor"', "I attack with all of them"], lambda _: CardType.ALLY)[1]
    'I attack with "Tim" and "Kor"'
    """
    likely = [(at, text) for at, text in enumerate(texts) if any(word in text for word in _WORDS_FOR_ALL)]
    found = [(at, each) for at, text in likely for each in [_WITH_ALL.search(text)] if each is not None]
    for at, attack in found:
        whole = attack["all"] or attack["any"]
        before = attack["who"] or attack["may"] or ""
        theirs = (before or _subject(texts[at])).casefold() not in _MINE
        texts, cards = _labelled(texts, whole, kind_of, theirs=theirs)
        if len(cards) > 1:
            texts[at] = texts[at].replace(whole, f"{', '.join(cards[:-1])} and {cards[-1]}")
    return texts


def _subject(text: str) -> str:
    """Return who does what a text tells first."""
    found = re.match(rf"{WHO}\b", text, re.IGNORECASE)
    return found[0] if found is not None else "I"


def _labelled(texts: list[str], whole: str, kind_of: KindOf, *, theirs: bool) -> tuple[list[str], list[str]]:
    """Return the texts with labels for cards of one name, and the allies that one side was said to have."""
    told, cards = [*texts], []
    named = re.findall(QUOTED, whole)
    for at, text in enumerate(texts):
        for holds in _HOLDS.finditer(text):
            if (holds["who"].casefold() not in _MINE) is not theirs:
                continue
            for held in _HELD.finditer(holds["cards"]):
                if kind_of(held["card"]) is not CardType.ALLY or (named and held["card"] not in named):
                    continue
                number = int(NUMBERS.get((held["number"] or "1").casefold(), held["number"] or "1"))
                labels = _labels(held["card"], number)
                cards += labels
                if number > 1:
                    each = " and ".join(f"{held['card']} as {label}" for label in labels)
                    told[at] = told[at].replace(held[0], each).replace("I have", "I control")
    return told, cards


def _labels(card: str, number: int) -> list[str]:
    ordinals = ("first", "second", "third", "fourth", "fifth")
    return [card] if number == 1 else [f'"the {each} {card[1:-1]}"' for each in ordinals[:number]]


def attacks_apart(text: str, kind_of: KindOf) -> Iterator[str]:
    """Yield the sentences that an attack with several characters, or with a weapon to strike, stands for.

    Nothing is yielded for any other sentence. Of a question whether several may attack all but the last do so.

    >>> [*attacks_apart('I attack "Ann" with "Tim" and "Kor"', lambda _: CardType.ALLY)]
    ['I attack "Ann" with "Tim"', 'I attack "Ann" with "Kor"']
    """
    if "attack" not in text or (" and " not in text and "strik" not in text):
        return
    if (strike := _STRIKES.fullmatch(text)) is not None and kind_of(strike["weapon"]) is CardType.WEAPON:
        mine = strike["who"].casefold() in _MINE
        yield f"{'my hero' if mine else 'my opponent' + chr(39) + 's hero'} attacks {strike['at']}"
        yield f"{'I strike' if mine else 'my opponent strikes'} with {strike['weapon']}"
    elif (several := _EACH.fullmatch(text)) is not None and _can_attack(several["cards"], kind_of):
        if several["board"]:
            yield several["board"]
        who = several["who"] or several["owner"] or "I"
        at = several["at"] or several["into"] or _other_hero(who)
        yield from (f"{who} {does(who, 'attack')} {at} with {each}" for each in _each(several["cards"]))
    elif (by := _BY_EACH.fullmatch(text)) is not None and _can_attack(by["cards"], kind_of):
        yield from (f"{each} attacks {by['at']}" for each in _each(by["cards"]))
    elif (may := _MAY_EACH.fullmatch(text)) is not None and _can_attack(may["cards"], kind_of):
        at = may["at"] or may["into"] or _other_hero(may["who"])
        *first, last = _each(may["cards"])
        yield from (f"{may['who']} {does(may['who'], 'attack')} {at} with {each}" for each in first)
        yield f"{may['may']} {may['who']} attack {at} with {last}"


def _each(cards: str) -> list[str]:
    return re.findall(QUOTED, cards)


def _can_attack(cards: str, kind_of: KindOf) -> bool:
    """Return whether each of the cards is a character; a label is taken to be one."""
    return all(kind_of(each) in _ATTACKERS or each.startswith('"the ') for each in _each(cards))


def _other_hero(who: str) -> str:
    return "my opponent's hero" if who.casefold() == "i" else "my hero"
