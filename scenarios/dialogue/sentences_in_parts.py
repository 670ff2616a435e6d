"""Sentences that say several things in one: a board beside a deed, a condition of a hero, one deed and then another."""

import re
from collections.abc import Callable, Iterator

from engine.value import replace
from scenarios.dialogue.combat_sentences import after_combat, of_a_window, of_responses
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said

_CAN = r"(?:[Cc]an|[Cc]ould|[Mm]ay)"
_KEYWORD = r"(?:elusive|ferocity|long-range|protector|stealth|untargetable)"
_HERO_CONDITION = late(
    rf"(?P<question>{_CAN} .+?),? (?:if|when|while|even if|even when|although|even though|though) "
    r"(?P<fact>(?:my|my opponent's|his|her) hero (?:is (?:exhausted|tapped|ready)|has \d+ damage))",
    re.IGNORECASE,
)
_HERO_MEANWHILE = late(
    r"(?P<rest>.+?),? (?:while|when|as|and) (?P<fact>(?:my|my opponent's) hero has \d+ damage"
    r"|(?<=while )(?:my |his |her )?\"?(?-i:[A-Z])[\w'’ \"-]*? (?:is (?:exhausted|tapped|ready)|has \d+ damage))",
    re.IGNORECASE,
)
_READIES = late(
    r"(?:does|do|will) (?P<card>.+?) (?:get )?(?:ready|readied|untap) (?:again )?(?:during|in|at|on) (?:the )?"
    r"(?:start of |beginning of )?(?P<whose>my|his|her|my opponent's) (?:next )?(?:ready step|turn)",
    re.IGNORECASE,
)
_WHAT_IF = late(
    r"what (?:happens|would happen|will happen) (?:if|when|after) (?P<deed>.+?)"
    r"(?:,? (?:while|when|if|and) (?P<who>I|my opponent) (?:already )?(?:control|have|controls|has) one"
    r"(?: already| in play)*)?",
    re.IGNORECASE,
)
_PLAYED = late(r"(?:plays?|casts?) (?:a second |another |an? )?(?P<card>.+)")
_STOPS = late(
    r"(?:does|do|will|can) (?P<by>.+?) (?:stop|prevent|keep) (?P<card>.+?) from (?P<deed>attack|protect|block)ing",
    re.IGNORECASE,
)
_SIZED = late(
    r"(?P<whose>my opponent's|his|her|my) ally (?:has|is) (?P<size>\d+ ATK and \d+ health|an? \d+/\d+)"
    r"(?:(?:,| and|, and) (?P<rest>(?:my opponent's|his|her|my) ally .+))?",
    re.IGNORECASE,
)
_EMPTY_HANDED = late(
    r"(?P<before>.+? (?:after|if|when|once) )?(?P<deed>(?P<who>I|my opponent) (?:complete|use|activate|"
    r"attack)s? .+?),? "
    r"with (?P<many>no|\d+) (?:other )?cards? in (?:(?:my|his|her|their) )?hand",
    re.IGNORECASE,
)
_ONE_THEN_ANOTHER = late(
    r"(?P<one>(?P<who>I|my opponent|he|she) (?!(?:attack|propose|swing|block|protect|have|has|control|draw)s?\b)\w+ "
    r"(?!.*\b(?:in response|responds?)\b).+?),? (?:and )?then (?P<two>(?:(?:I|my opponent|he|she) )?"
    r"(?:plays?|casts?|uses?|attacks?|completes?|activates?)\b .+)",
    re.IGNORECASE,
)
"""What is done and then something else: the first is over before the second is done."""
_DEED_UPON = late(
    r"(?P<deed>(?:I|[Mm]y opponent|[Hh]e|[Ss]he|[Tt]hey) "
    r"(?:(?:protect|block|respond|strike|use|play|cast|activate|exhaust|flip)s?)\b.+?),? "
    r"(?:when|as|after|once|while) (?P<cause>(?:I|my opponent|he|she|they|(?:my |my opponent's |his |her )?"
    r"(?:hero|\"?[A-Z][\w'’ \"-]*?)) (?:attack|propose|play|cast|use|activate|strike|complete|flip)s?\b.+)"
)
_OF_WHOM = late(
    r"\b(?:protects?|blocks? for|on|at|targeting) (?P<whom>my hero|(?:my )?\"[^\"]+\"|(?:my )?[A-Z][\w'’]*)"
)
_IT = late(r"(?<=ck )(?:it|him|her)\b|(?<=cks )(?:it|him|her)\b|(?<=\bon )(?:it|him|her)\b")
_WHILE_ATTACKING = late(
    r"(?P<deed>.+?),? (?:while|when|as) (?:attacking|I attack|my hero attacks|I am attacking) (?P<defender>[^,]+)",
    re.IGNORECASE,
)
_STRIKES_IN_IT = late(r"\b(?P<who>I|and|my opponent|he|she) strikes? (?P<rest>with .+)", re.IGNORECASE)
_TWICE = late(
    rf"{_CAN} (?P<who>I|my opponent|(?:my |his )?\"?(?-i:[A-Z])[\w'’ \"-]*?) "
    r"(?P<verb>use|activate|complete|flip) (?P<what>(?:the power of )?.+?) "
    r"(?:twice|two times|more than once)(?: (?:in|on|during|each|per|every|this)\b.*)?",
    re.IGNORECASE,
)
_CARD = r"\"[^\"]+\"|(?-i:[A-Z])[\w'’-]*(?: (?:of|the|to|in|(?-i:[A-Z])[\w'’-]*))*"
_ELSEWHERE = late(
    rf"(?P<before>{_CAN} .+ on )(?P<card>{_CARD}) (?:that is |which is )?in "
    r"(?P<whose>my|his|her|my opponent's) graveyard(?P<rest>.*)",
    re.IGNORECASE,
)
_DEED_BEFORE = late(
    r"(?P<first>(?:I|my opponent|he|she) (?:play|use|cast|flip|activate|complete|exhaust|attach)s? .+?) "
    r"(?:right |just )?before (?P<then>(?:I|my opponent|he|she) (?:attack|play|use|cast|flip|strike|propose)s? .+)",
    re.IGNORECASE,
)
_HURTS = late(
    rf"(?:does|do|will|would|can) (?P<card>{_CARD}) (?:also )?(?:hurt|damage|hit|burn|harm)s? "
    r"(?P<whose>my|his|her|my opponent's) (?:own )?all(?:y|ies)(?: too| as well)?",
    re.IGNORECASE,
)
_ON_ITS_TURN = late(
    rf"(?P<card>(?:my |my opponent's |his |her )?(?:{_CARD})) (?P<deed>attacks?\b.*?) (?:on |in )?"
    r"the (?:same |very )?turn (?:(?:I|my opponent|he|she) (?:just )?plays? (?:him|her|it)"
    r"|(?:he|she|it) (?:comes|enters|is played).*)",
    re.IGNORECASE,
)
_WHICH_IS_ON = late(
    rf"(?P<deed>.+ )(?P<card>{_CARD}),? (?:which|that) (?:(?P<who>I|my opponent|he|she) "
    r"(?:has|have|controls?|put) (?:on|attached to)|is (?:on|attached to)) "
    rf"(?P<host>(?:my |my opponent's |his |her )?(?:{_CARD})|(?:my|his|my opponent's) hero)(?P<rest>,.+)?",
    re.IGNORECASE,
)
_SUBJECT = late(r"(?:I|my opponent|he|she) ", re.IGNORECASE)
_ALLY_WITH = late(
    rf"(?P<whose>my opponent's|his|her|my|one of my|one of my opponent's) (?:ally|allies|character) (?:has|"
    rf"have|is|with)"
    rf"(?: an?)? (?P<keyword>{_KEYWORD})",
    re.IGNORECASE,
)


def in_parts(said: Said) -> tuple[Said, ...]:
    """Return the sentences that one says; one that says a single thing stays as it is.

    What it says of the board is a Given; of a deed and then another, the first is over before the second is done.

    >>> [each.text for each in in_parts(Said("I use Tim on Ann, then I cast Fireball on Bob"))]
    ['I use Tim on Ann', 'the chain empties', 'I cast Fireball on Bob']
    """
    for way in _OF_QUESTIONS if said.asks else _OF_STATEMENTS:
        parts = tuple(way(said))
        if parts:
            return tuple(each for part in parts for each in (in_parts(part) if part.text != said.text else (part,)))
    return (said,)


def _of_a_hero(said: Said) -> Iterator[Said]:
    """Yield how a hero stands, and the question that has it as its condition."""
    if found := _HERO_CONDITION.fullmatch(said.text):
        yield replace(said, text=found["fact"], asks=False, keyword="Given")
        yield replace(said, text=found["question"])


def _of_a_hero_meanwhile(said: Said) -> Iterator[Said]:
    """Yield how a hero stands, and what happens meanwhile."""
    if found := _HERO_MEANWHILE.fullmatch(said.text):
        yield replace(said, text=found["fact"], keyword="Given")
        yield replace(said, text=found["rest"])


def _of_a_hand(said: Said) -> Iterator[Said]:
    """Yield how many cards a player has in hand, and what is done so."""
    if found := _EMPTY_HANDED.fullmatch(said.text):
        whose, has = ("my", "have") if found["who"].casefold() == "i" else ("my opponent's", "has")
        held = f"{found['who']} {has} {found['many']} cards in {whose} hand"
        held = f"{whose} hand is empty" if found["many"] in {"no", "0"} else held
        yield replace(said, text=held, keyword="Given", asks=False)
        yield replace(said, text=f"{found['before'] or ''}{found['deed']}")


def with_damage_on_the_board(said: Said) -> Said:
    """Return the damage that a card is said to have as a part of the board, any other sentence as it is.

    Who asks a question says what damage lies there before what is done, wherever the sentence stands.
    """
    found = _DAMAGED.fullmatch(said.text) if said.keyword is None and not said.asks else None
    return said if found is None else next(_of_damage_already(replace(said, text=f"{said.text} already")))


def _of_damage_already(said: Said) -> Iterator[Said]:
    """Yield the damage that a card has already as a part of the board, whatever was told before it."""
    found = _ALREADY.fullmatch(said.text) if said.keyword is None else None
    if found is not None and (found["late"] or "already" in said.text or "previously" in said.text):
        yield replace(said, text=f"{found['card']} has {found['damage']} damage", keyword="Given")


def _of_sizes(said: Said) -> Iterator[Said]:
    """Yield who controls allies of which only ATK and health are said."""
    if found := _SIZED.fullmatch(said.text):
        size = f"{found['size']} ally" if "/" in found["size"] else f"an ally with {found['size']}"
        yield replace(said, text=f"{_holds(found['whose'], 'my')} {size}")
        if found["rest"]:
            yield replace(said, text=found["rest"])


def _of_a_keyword(said: Said) -> Iterator[Said]:
    """Yield who controls an ally of which only a keyword is said."""
    if found := _ALLY_WITH.fullmatch(said.text):
        holds = _holds(found["whose"].casefold().removeprefix("one of "), "my")
        yield replace(said, text=f"{holds} an ally with {found['keyword']}")


def _of_a_sequence(said: Said) -> Iterator[Said]:
    """Yield a deed, that it is over, and the next."""
    if found := _ONE_THEN_ANOTHER.fullmatch(said.text):
        yield replace(said, text=found["one"])
        yield replace(said, text="the chain empties", keyword="When")
        yield replace(said, text=found["two"] if _SUBJECT.match(found["two"]) else f"{found['who']} {found['two']}")


def _of_a_deed_upon(said: Said) -> Iterator[Said]:
    """Yield a deed and what is done upon it, where that is said first: "I protect with Tim when he attacks me"."""
    found = _DEED_UPON.fullmatch(said.text) if said.keyword is None else None
    if found is not None:
        of_whom = _OF_WHOM.search(found["deed"])
        cause = _IT.sub(of_whom["whom"], found["cause"]) if of_whom is not None else found["cause"]
        yield replace(said, text=cause)
        yield replace(said, text=found["deed"])


def _of_an_attack_meanwhile(said: Said) -> Iterator[Said]:
    """Yield an attack by the hero, and what is done in it: "I strike with Krol Blade while attacking Tim"."""
    if found := _WHILE_ATTACKING.fullmatch(said.text):
        strikes = _STRIKES_IN_IT.search(found["deed"])
        hero = "my hero" if strikes is not None and strikes["who"].casefold() in {"i", "and"} else None
        if strikes is not None and hero is not None:
            before = found["deed"][: strikes.start()].removesuffix(" ")
            if before:
                yield replace(said, text=before)
            yield replace(said, text=f"{hero} attacks {found['defender']}")
            yield replace(said, text=f"I strike {strikes['rest']}")


def _of_a_card_elsewhere(said: Said) -> Iterator[Said]:
    """Yield where a card lies that is aimed at, and what is asked of it."""
    if found := _ELSEWHERE.fullmatch(said.text):
        yield replace(said, text=f"{found['whose']} graveyard is {found['card']}", keyword="Given", asks=False)
        yield replace(said, text=f"{found['before']}{found['card']}{found['rest']}")


def _of_a_deed_before(said: Said) -> Iterator[Said]:
    """Yield two deeds in their order: "He flips Litori on Kor before I attack with him"."""
    if said.keyword is None and (found := _DEED_BEFORE.fullmatch(said.text)):
        yield replace(said, text=found["first"])
        yield replace(said, text=found["then"])


def _of_all_that_are_hurt(said: Said) -> Iterator[Said]:
    """Yield an ally, what is played, and whether the ally takes damage: "Does Hellfire hurt my own allies"."""
    if found := _HURTS.fullmatch(said.text):
        yield replace(said, text=f"{_holds(found['whose'].casefold(), 'my')} a 2/2 ally", keyword="Given", asks=False)
        yield replace(said, text=f"I play {found['card']}", asks=False)
        yield replace(said, text="does the 2/2 ally take damage")


def _of_a_new_card(said: Said) -> Iterator[Said]:
    """Yield that a card has entered play this turn, and what it does so: "Tiril attacks on the turn I play her"."""
    if found := _ON_ITS_TURN.fullmatch(said.text):
        yield replace(said, text=f"{found['card']} came into play this turn")
        yield replace(said, text=f"{found['card']} {found['deed']}")


def _of_what_is_attached(said: Said) -> Iterator[Said]:
    """Yield to what a card is attached, and what is done to it: "I destroy Polymorph, which my opponent has on Tim"."""
    if found := _WHICH_IS_ON.fullmatch(said.text):
        who = (found["who"] or "").casefold()
        whose = "my " if who == "i" else "my opponent's " if who else ""
        yield replace(said, text=f"{whose}{found['card']} is attached to {found['host']}", keyword="Given", asks=False)
        yield replace(said, text=f"{found['deed']}{found['card']}{found['rest'] or ''}")


def _of_a_deed_twice(said: Said) -> Iterator[Said]:
    """Yield a deed as done, and whether it may be done again."""
    if found := _TWICE.fullmatch(said.text):
        yield from _done(said, found["who"], found["verb"], found["what"])
        yield replace(said, text=f"can {found['who']} {found['verb']} {found['what']}")


def _done(said: Said, who: str, verb: str, what: str) -> Iterator[Said]:
    """Yield that somebody does something, and that the chain empties after it."""
    does = verb if who.casefold() == "i" else f"{verb}s"
    yield replace(said, text=f"{who} {does} {what}", asks=False)
    yield replace(said, text="the chain empties", keyword="When", asks=False)


def _of_what_follows(said: Said) -> Iterator[Said]:
    """Yield a deed and the question for what happens."""
    if found := _WHAT_IF.fullmatch(said.text):
        if found["who"] and (played := _PLAYED.search(found["deed"])):
            text = f"{_holds(found['who'], 'i')} {played['card']}"
            yield replace(said, text=text, asks=False, keyword="Given")
        yield replace(said, text=found["deed"], asks=False)
        yield replace(said, text="what happens")


def _of_what_is_stopped(said: Said) -> Iterator[Said]:
    """Yield that a card has another on it, and whether it can do what that is asked to stop."""
    if found := _STOPS.fullmatch(said.text):
        yield replace(said, text=f"{found['card']} has {found['by']} on it", asks=False)
        yield replace(said, text=f"can {found['card']} {found['deed']}")


def _of_two_plays(said: Said) -> Iterator[Said]:
    """Yield the first of two plays as done, and whether the second is allowed then."""
    if found := _TWO_PLAYS.fullmatch(said.text):
        yield from _done(said, found["who"], found["verb"], found["one"])
        yield replace(said, text=f"can {found['who']} {found['second'] or found['verb']} {found['two']}")


def _of_readying(said: Said) -> Iterator[Said]:
    """Yield that a card is exhausted, and whether it is ready later."""
    if found := _READIES.fullmatch(said.text):
        yield replace(said, text=f"{found['card']} is exhausted", asks=False)
        yield replace(said, text=f"at the start of {found['whose']} turn, is {found['card']} ready")


def _holds(whose: str, mine: str) -> str:
    return "I control" if whose.casefold() == mine else "my opponent controls"


_ALREADY = late(
    r"(?P<card>.+?)(?<! who)(?<! which)(?<! that)(?<! already) "
    r"(?:(?:already|previously) (?:has|had)|(?:has|had)(?: already)?) (?P<damage>\d+|one|two|"
    r"three|four|five)"
    r" damage(?: on (?:him|her|it))?(?P<late> already| from before| from earlier)?",
    re.IGNORECASE,
)
_TWO_PLAYS = late(
    rf"{_CAN} (?P<who>(?i:I|my opponent)) (?P<verb>play|cast|use|complete|place) (?:both )?"
    r"(?P<one>an? (?:resource|quest)|\"?[A-Z][\w'’ \"-]+?)"
    r"(?:,? and|, then) (?:also |then )?(?:(?P<second>play|cast|use|complete|place) )?"
    r"(?P<two>an? (?:resource|quest|ally|instant)|\"?[A-Z][\w'’ \"-]+?)"
    r"(?: (?:in|on|during) (?:the same|one|a single) turn| this turn)?"
)
_DAMAGED = late(r"(?:(?:my|his|her|the|my opponent's) )?[A-Z][\w'’ -]*? has (?:\d+|one|two|three|four|five) damage")
_Way = Callable[[Said], Iterator[Said]]
_OF_QUESTIONS: tuple[_Way, ...] = (
    of_responses,
    after_combat,
    _of_a_hero,
    _of_a_hand,
    _of_what_follows,
    _of_what_is_stopped,
    _of_readying,
    _of_two_plays,
    _of_a_deed_twice,
    _of_a_card_elsewhere,
    _of_all_that_are_hurt,
    _of_what_is_attached,
)
_OF_STATEMENTS: tuple[_Way, ...] = (
    of_a_window,
    _of_damage_already,
    _of_a_hand,
    _of_a_hero_meanwhile,
    _of_sizes,
    _of_a_keyword,
    _of_a_sequence,
    _of_an_attack_meanwhile,
    _of_a_deed_upon,
    _of_a_deed_before,
    _of_a_new_card,
    _of_what_is_attached,
)
