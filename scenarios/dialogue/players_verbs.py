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
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.late_patterns import LatePattern, late
from scenarios.dialogue.plain_speech import NUMBERS
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.spoken_persons import WHO, does
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import QUOTED

_HINTS = (
    *("chump", "throw", "threw", "hurl", " point", "sling", "chuck", "slap", "stick", "launch", " aim", "blast"),
    *(" lob", "fire ", "drop ", "shoot", "face", "in combat", "on the chain", "on the stack", "empty hand", "back"),
    *("came down", "comes down", "hits the", "drops", "lands", "under my", "under his", "then ", ", i ", ", he "),
    *(" of them exhausted", "after playing", ", can ", ", does ", ", is ", "damaged", "the way", " both "),
    *(
        "to protect",
        "to block",
        "to attack",
        "a flipped",
        "face-down",
        ", she ",
        "mine",
        "which one",
        " his is",
        "trade",
        " ready",
    ),
    *("exhausted", " out", "in play", "equipped", "bounces my", "face-down", "by mistake", "by accident", "for fun"),
    *(
        "just in case",
        "to be safe",
        "as usual",
        "obviously",
        "of course",
        "many allies",
        " hit",
        " burns ",
        *(" itself", " and attack", " and then attack", "'s power", "'s ability"),
    ),
)
"""Letters of which some stand in every sentence that has such words."""
NUMBER = rf"(?:\d+|{'|'.join(NUMBERS)})"
_OWNER = r"(?:(?:my|his|her|their|my opponent['’]s|the|an?) )?(?:(?:exhausted|ready|damaged|tapped) )?"
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


def _thrown_in_front(found: re.Match[str]) -> str:
    """Return an attack on the hero of who protects, and the protecting."""
    mine = found["who"].casefold() == "i"
    hero = "my hero" if mine else "my opponent's hero"
    other = "my opponent's" if mine else "my"
    by = found["by"] if not found["by"].startswith(chr(34)) else f"{other} {found['by']}"
    return f"{by} attacks {hero}, and {found['who']} protect{'' if mine else 's'} with {found['card']}"


def _attacked_with(found: re.Match[str], board: Board) -> str:
    """Return a hit with a character that has no power to use as an attack with it."""
    card = found["card"]
    if board.kind_of(card) not in (CardType.ALLY, CardType.HERO) or board.has_payment_power(card):
        return found[0]
    return f"{found['who']} {does(found['who'], 'attack')} {found['at']} with {card}"


def _taken_by_a_power(found: re.Match[str]) -> str:
    """Return what somebody takes with the power of a card as what the power is used on."""
    who = "and I " if found["and"].casefold() == "and " else found["and"]
    return f"{who}use{found['s']} {found['card']} on {found['at']}"


def _hits(found: re.Match[str], board: Board, before: str) -> str:
    """Return an ability that hits somebody as played on that one by the other side.

    Who is spoken of as "him" is of the side that the sentence before begins with.
    """
    if board.kind_of(found["card"]) is not CardType.ABILITY:
        return found[0]
    at = found["at"].casefold()
    if at.startswith("my ") and not at.startswith("my opponent"):
        return f"my opponent plays {found['card']} on {found['at']}"
    if at in _PRONOUNS and before.startswith(("my hero", 'my "', "i ")):
        on = "my hero" if before.startswith("my hero") else found["at"]
        return f"my opponent plays {found['card']} on {on}"
    theirs = at.startswith(("his ", "my opponent", "her ")) or (at in _PRONOUNS and before.startswith("my opponent"))
    return f"I play {found['card']} on {found['at']}" if theirs else found[0]


_PRONOUNS = ("him", "her", "it")


def _faced(found: re.Match[str]) -> str:
    """Return an attack on the face of somebody as one on the hero."""
    who = found["who"] or ""
    at = found["at"]
    hero = "my hero" if who.strip().casefold() in {"he", "she", "my opponent", "they"} else "my opponent's hero"
    if found["whose"]:
        hero = "my hero" if found["whose"].casefold() == "my" else "my opponent's hero"
    verb = does(who.strip(), "attack") if who.strip() else "attack"
    return f"{who}{verb} {hero}{f' with {at}' if at else ''}"


def _holding(whose: str, how: str, card: str) -> str:
    """Return who controls a card that is only named, as it is said to be."""
    article = ("an " if how[0].casefold() in "aeiou" else "a ") if how else ""
    return f"{'I control' if whose.casefold() == 'my' else 'my opponent controls'} {article}{how}{card}"


def _of_a_topic(found: re.Match[str]) -> str:
    """Return a question that names first what it is about with that name in it."""
    return f"{found['asks']}{found['topic']}{found['rest']}"


def _resources_apart(found: re.Match[str]) -> str:
    """Return resources of which some are said to be exhausted as those that are ready and those that are not."""
    all_of, some = (int(NUMBERS.get(found[each].casefold(), found[each])) for each in ("all", "some"))
    exhausted = some if found["how"].casefold() in {"exhausted", "tapped"} else all_of - some
    has = f"{found['who']} {does(found['who'], 'have')}".replace("haves", "has")
    return f"{has} {all_of - exhausted} ready resources and {has} {exhausted} exhausted resources"


def _beside(found: re.Match[str]) -> str:
    """Return what is said of a player or hero, and that this player controls the card beside."""
    holds = "I control" if found["who"].casefold() in {"i", "my hero"} else "my opponent controls"
    state = {"ready": "a ready ", "exhausted": "an exhausted "}.get(found["state"], "")
    return f"{found['who']}{found['rest']}, and {holds} {state}{found['card']}"


_FORMS: tuple[tuple[str, _Meant], ...] = (
    (r"\bchump(?:[- ]?block)?(?P<s>s?)\b", r"protect\g<s>"),
    (
        (
            rf"^(?P<who>I|my opponent|he|she) throws? (?P<card>{_CARD}) in (?:front|the way) of (?P<by>{_CARD})'s "
            r"attack(?: (?:on|at) (?:my|his|her|my opponent['’]s) (?:hero|face))?$"
        ),
        _thrown_in_front,
    ),
    (
        r"\bthrow(?P<s>s?) (?P<card>" + _CARD + r") in (?:front|the way)(?: of .+?)?(?=$|[,.])",
        r"protect\g<s> with \g<card>",
    ),
    (rf"\b(?P<who>{WHO} )?(?:{_THROWS}) (?P<card>{QUOTED}) (?:at|on|onto|into|against) (?P<at>{_TARGET})", _thrown),
    (rf"({QUOTED}) (my|his|her|my opponent['’]s) face\b", r"\1 \2 hero"),
    (
        (
            rf"\b(?P<who>{WHO} )?(?:swing|attack|go|hit|smash|punch)s?(?: in)? (?:for |at |into |to |for the |to the )?"
            rf"(?:(?P<whose>my|his|her) )?face(?: with (?P<at>{_CARD}))?(?=$|[,.]| and\b)"
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
    (
        (
            rf"(?P<and>\b(?:and|{WHO}) )(?:take|steal|grab)(?P<s>s?)(?: control of)? (?P<at>{_TARGET}) with "
            rf"(?P<card>{QUOTED})['’]s (?:power|ability)"
        ),
        _taken_by_a_power,
    ),
    (r",? (?:by (?:mistake|accident)|for fun|just in case|to be safe|as usual|obviously|of course)\b", ""),
    (r"\bhow many allies does (?:he|she|my opponent)\b", "which allies does my opponent"),
    (r"\bhow many allies do I\b", "which allies do I"),
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
    (
        (
            rf"\b(?P<who>{WHO})(?P<has> have| has|['’]ve|['’]s) (?P<all>{NUMBER}) resources,? (?P<some>{NUMBER}) of "
            r"(?:them|which)(?: are)? (?P<how>exhausted|tapped|ready|untapped)\b"
        ),
        _resources_apart,
    ),
    (
        rf"\b(?P<who>I) have (?P<left>{NUMBER}) ready resources(?: left)? after playing (?P<card>{QUOTED})",
        r"I play \g<card> and have \g<left> ready resources left",
    ),
    (
        rf"^(?P<whose>my|his|her|my opponent['’]s) (?P<how>\w+ )?(?P<card>{QUOTED})$",
        lambda found: _holding(found["whose"], found["how"] or "", found["card"]),
    ),
    (
        rf"^(?P<topic>{_CARD}), (?P<asks>(?:can|could|may|does|is|will) [^,]*?)\b(?:it|him|her)\b(?P<rest>.*)$",
        _of_a_topic,
    ),
    (rf"\b(have|has|controls?) a damaged ({QUOTED})(?=$|,| and\b)", r"\1 \2 with 1 damage"),
    (rf"\bdamaged ({QUOTED})(?=,? (?:with|that has|who has) \d+ damage)", r"\1"),
    (r"\b(?:jump|step|get|move|leap)(?P<s>s?) in(?:to)? the way(?: of (?:it|him|her|that))?", r"protect\g<s>"),
    (r"^are (both|they)(?: of them)? (?:dead|destroyed|gone|killed)$", r"do \1 die"),
    (
        rf"^(can|could|may) (?:I|my opponent|he|she) use ({_CARD}|him|her|it) to (protect|block|attack)\b",
        r"\1 \2 \3",
    ),
)
_SECOND_DEED = late(
    rf"(?P<one>(?:{WHO}|(?:my |his |her )?{QUOTED}) [^,]+), (?P<two>(?:then )?{WHO} (?:protect|block|play|cast|use"
    r"|respond|activate|flip|strike|attack|exhaust|throw|chump)s?\b.+)",
    re.IGNORECASE,
)
_PLAYS_FIRST = late(
    rf"(?P<can>can|could|may) (?P<who>I|my opponent) (?:play|cast|summon) (?:my |his )?(?P<card>{QUOTED}) and "
    rf"(?:then )?(?P<rest>(?:attack|strike)\b.+)",
    re.IGNORECASE,
)
_PAID_WITH = late(
    rf"(?P<deed>(?P<who>I|my opponent|he|she) (?:complete|play|cast|use)s? {QUOTED}) with (?P<number>{NUMBER}) "
    r"(?:ready )?resources(?: and (?:the quest|the card|it) itself)?",
    re.IGNORECASE,
)
_ABILITY_HITS = late(
    rf"(?<!with )(?<!my )(?<!his )(?P<card>{QUOTED}) (?:hit|burn|blast|target|kill)s (?P<at>{_TARGET})"
    r"(?=$|[,.]| and\b)",
    re.IGNORECASE,
)
_HIT_WITH = late(
    rf"\b(?P<who>{WHO}) (?:hit|smack|punch|smash|strike)s? (?P<at>{_TARGET}) with (?:my |his |her )?(?P<card>{QUOTED})",
    re.IGNORECASE,
)
_ANY_HERO = late(r"(?P<can>can|could|may) an? (?P<how>face[- ]down|flipped) hero (?P<rest>.+)", re.IGNORECASE)
_LONGEST_TOPIC = 5
"""How many words a name has at most that stands alone, before what is asked of it."""
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
    he = first is not None and first.text.startswith(("He ", "She ", "he ", "she "))
    if (
        first is not None
        and he
        and first.is_bare
        and not first.asks
        and (found := _HE_FIRST.match(first.text)) is not None
    ):
        said = (replace(first, text=f"My opponent{first.text[found.end() :]}"), *said[1:])
    told: list[Said] = []
    for each in said:
        for part in _parts(each, board, told[-1].text.casefold() if told else ""):
            new = _THAT_TURN.search(part.text) if part.asks and any(_PLAYS.match(one.text) for one in told) else None
            known = part if new is None else replace(part, text=part.text[: new.start()])
            told.append(_with_sides(known, told, board) if "mine" in part.text else known)
    return tuple(told)


def _with_sides(said: Said, told: list[Said], board: Board) -> Said:
    """Return a sentence with the only card of each side in place of "mine" and "his"; as it is where there are more."""
    names = tuple(board.names())
    so_far = with_names(" and ".join(each.text for each in told), names)
    mine, theirs = ({*_names(_HOLDS_MINE, so_far)}, {*_names(_HOLDS_THEIRS, so_far)})
    if len(mine) != 1 or len(theirs) > 1:
        return said
    text = re.sub(r"\bmine\b", f"my {next(iter(mine))}", said.text)
    if theirs:
        text = re.sub(r"\b(?:his|hers|theirs)\b(?=$|[,.])", f"my opponent's {next(iter(theirs))}", text)
    return replace(said, text=text)


def _names(pattern: LatePattern, text: str) -> Iterator[str]:
    for found in pattern.finditer(text):
        yield from re.findall(QUOTED, found["cards"])


_HELD = rf"(?P<cards>(?:an? )?{QUOTED}(?:(?:,| and|, and) (?:an? )?{QUOTED})*)"
_HOLDS_MINE = late(rf"\bI (?:have|control) {_HELD}")
_HOLDS_THEIRS = late(rf"\b(?:my opponent|he|she|they) (?:has|have|controls?) {_HELD}", re.IGNORECASE)


_PLAYS = late(rf"(?:I|my opponent) plays? (?:my |his )?{QUOTED}$")
_THAT_TURN = late(
    r",? (?:on |in )?(?:the (?:same |very )?turn|when) (?:he|she|it) (?:comes|came|enters|entered) into play$"
)
"""What is so of a card that was played just before the question."""
_HE_FIRST = late(r"(?:He|She|he|she)(?= [a-z]+s\b)")
"""Of whom nobody has spoken yet: the other player."""


def _in_usual_words(text: str, board: Board, before: str) -> str:
    """Return a sentence, its names in quotation marks, in usual words; `before` is the one told before it."""
    usual = _ABILITY_HITS.sub(lambda found: _hits(found, board, before), text)
    usual = _HIT_WITH.sub(lambda found: _attacked_with(found, board), usual)
    usual = _USED_THEN.sub(lambda found: _used_on(found, board), usual)
    for pattern, meant in _patterns():
        usual = pattern.sub(meant, usual)
    return usual


_WHOSE = ("my ", "his ", "her ")


def _parts(said: Said, board: Board, before: str) -> Iterator[Said]:
    small = said.text.casefold()
    found = small.count(" ") < _LONGEST_TOPIC and small.startswith(_WHOSE) and said.is_bare and not said.asks
    for each in _HINTS if said.is_bare else ():
        found = found or each in small
    if not found:
        yield said
        return
    names = tuple(board.names())
    quoted = with_names(said.text, names)
    if said.asks and (hero := _ANY_HERO.fullmatch(quoted)) is not None:
        yield replace(said, text="my hero is face down", asks=False)
        yield replace(said, text=f"{hero['can']} my hero {hero['rest']}")
        return
    if said.asks and (first := _PLAYS_FIRST.fullmatch(quoted)) is not None:
        yield replace(said, text=f"{first['who']} {does(first['who'], 'play')} {first['card']}", asks=False)
        yield replace(said, text=f"{first['can']} {first['who']} {first['rest']}")
        return
    if not said.asks and (paid := _PAID_WITH.fullmatch(quoted)) is not None:
        has = "have" if paid["who"].casefold() == "i" else "has"
        yield replace(said, text=f"{paid['who']} {has} {paid['number']} resources")
        yield replace(said, text=paid["deed"])
        return
    text = _in_usual_words(quoted, board, before)
    two = (_SECOND_DEED.fullmatch(text) or _BOTH_SIDES.fullmatch(text)) if not said.asks else None
    if two is not None and two["one"].count('"') % 2 == 0:
        yield replace(said, text=two["one"])
        yield replace(said, text=two["two"])
    else:
        yield said if text == quoted else replace(said, text=text)
