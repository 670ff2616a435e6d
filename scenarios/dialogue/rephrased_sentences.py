"""Sentences of players said as the dialogue takes them: questions by their usual opening, one deed a sentence."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from engine.value import replace
from scenarios.dialogue.late_patterns import LatePattern, late
from scenarios.dialogue.question_openings import with_usual_opening
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.sentences_in_parts import in_parts, with_damage_on_the_board

_MINE = r"(?:I|my opponent|(?:my|the) opponent|a player|you|he|she|they)"
_CAN = r"(?:can|could|may)"
_DEED_BEFORE = late(
    r"(?:and |so |then )*(?:(?:is|was|would) (?:that|this|it)(?: be)?(?: a)? (?:allowed|legal|possible|ok|okay|valid"
    r"|fine|right)(?: (?:play|move|attack|target|action))?(?: at all)?|can (?P<who>I|they|he|she|my opponent) "
    r"(?:even )?"
    r"do (?:that|this|it)|(?:is|am|are) (?:I|they|he|she|my opponent) (?:even )?allowed to (?:do )?(?:that|this|it)"
    r"|(?:is|was) (?:that|this|it) (?:even (?:allowed|legal|possible)|enough(?: resources)?(?: for (?:it|that))?))",
    re.IGNORECASE,
)
_DEED = late(
    r"(?:then |and |now )*(?P<who>I|(?i:my opponent|he|she)|[A-Z][\w' ]*?) (?P<verb>(?!opponent\b)[a-z]+) (?P<rest>.+)"
)
_DEED_VERBS = {"play", "cast", "attack", "use", "complete", "place", "strike", "activate", "propose", "exhaust", "put"}
_NOTHING = late(
    r"(?:I|my opponent|he|she) (?:control|controls|have|has) (?:no|0) (?:other )?(?:allies|weapons?|armor|equipment|"
    r"abilities|quests|items)(?: in play)?",
    re.IGNORECASE,
)
"""What a board of which nothing else is said is like anyway."""
_KINDS = "ally|instant|ability|weapon|armor|item|quest"
_ANOTHER = (
    r"(?:(?:my opponent['’]s|my|his|her|their|the) )?(?:\"[^\"]+\"|hero|totem|ally|him|her|it"
    r"|(?-i:[A-Z])[\w'’-]*(?: (?:of|the|to|in|(?-i:[A-Z])[\w'’-]*))*)"
)
"""Another character than the one that is to be attacked, and no deed."""
_QUESTIONS: tuple[tuple[str, str], ...] = (
    (r"how many damage\b(.*)", r"how much damage\1"),
    (rf"(can .+ attack .+?),? (?:instead of|rather than|and not|but not) (?:attacking )?{_ANOTHER}", r"\1"),
    (r"(can (?:I|my opponent|he|she) (?:use|activate) .+?)'s (?:power|ability)\b(.*)", r"\1\2"),
    (r"(?:do|does|will|would) (?:I|we) (?:still )?(survive|live|die)\b(.*)", r"does my hero \1\2"),
    (
        r"(?:do|does|will|would) (?:my|the) opponent (?:still )?(survive|live|die)\b(.*)",
        r"does my opponent's hero \1\2",
    ),
    (r"am I dead\b(.*)", r"does my hero die\1"),
    (r"is (?:my|the) opponent dead\b(.*)", r"does my opponent's hero die\1"),
    (r"is (?!that\b|this\b|it\b)(.+) dead(?: now| then)?", r"does \1 die"),
    (
        (
            rf"({_CAN} (?!(?:{_MINE})\b).+? (?:still )?(?:use|activate)) (?:his|her|its) (?:own )?(?:activated )?"
            r"(?:power|ability)\b(.*)"
        ),
        r"\1 the power\2",
    ),
    (
        (
            r"(.+?) (?:on )?the (?:same )?turn (he|she|it) (?:comes|enters|came|entered|comes in|is played|was "
            r"played)\b"
            r"(?: into)?(?: play)?"
        ),
        r"\1 if \2 came into play this turn",
    ),
    (
        r"(.+?)(?: on| in)? (?:the (?:same )?turn|when) I (?:just )?(?:play|played) (him|her|it)",
        r"\1 if it came into play this turn",
    ),
    (r"(.+?) against (?:its|his|her|the|that|this) attack", r"\1 if it attacks my hero"),
    (rf"({_CAN}) a player\b(?!.*\b(?:his|her|their)\b)(.+)", r"\1 I\2"),
    (
        (
            rf"({_CAN} (?:I|my opponent|he|she|they) (?:respond (?:with|by playing) |play |cast |place |complete |use "
            rf"|strike with |equip ))(?:an?|another|any)(?: (?:other|new|further|different|single))? ({_KINDS})"
            r"(?: card)?(?= |$)(?! of\b| that\b| with\b)(.*)"
        ),
        r'\1"any \2"\3',
    ),
    (
        (
            r"(?:do|does|will|would) (I|my opponent) (?:still )?(?:get|have|keep|regain)(?: control of)? "
            r"((?:the |my |his |her )?(?-i:[A-Z])[^,]*?|him|her|it|the card)(?: back)?"
            r"(?: again)?(?: then| now| afterwards)?"
        ),
        r"do \1 get \2",
    ),
    (
        (
            r"(?:does|do|will|would) (.+?)(?:'s)? (?:power|effect|ability) (?:still )?(deal|heal|kill|"
            r"destroy)\b(?: its| his| her| the)?(.*)"
        ),
        r"does \1 \2\3",
    ),
    (r"who (?:has|gets|keeps|owns) control (?:of|over) (.+)", r"who controls \1"),
    (r"who has (.+?) (?:then|now|afterwards|at the end)", r"who controls \1"),
    (r"(?:who|which(?: \w+)?) wins (?:the )?(?:fight|combat|battle|attack|exchange)", "who survives"),
    (r"(can (?:I|my opponent|he|she) (?:still )?place another)(?: one)?(?: (?:this turn|now))?", r"\1 resource"),
    (r"which (can (?:I|my opponent|he|she) (?:play|cast|use)\b.*)", r"which cards \1"),
    (r"which (?:one|ones)? ?(can (?:still |already )?attack\b.*)", r"which allies \1"),
    (r"(can .+? be)(?: chosen as)? (?:the |a )target of (.+)", r"\1 targeted by \2"),
    (r"(can (?:I|my .+?) attack) the hero(.*)", r"\1 my opponent's hero\2"),
)
_CONDITION_FIRST = late(
    r"(?P<before>(?:if|when|once|after|as soon as|suppose|assuming(?: that)?) .+?, (?:then "
    r")?)(?P<question>(?:can|could|may"
    r"|do|does|am|is|are|will|would|who|which|what|how|where)\b.+)",
    re.IGNORECASE,
)
_WHEN_MAY = late(r"(?:can|could|may|do|does|is|are|am|will|must)\b", re.IGNORECASE)
_CONDITION_LAST = late(r"(?P<question>.+?)(?P<behind>,? (?:if|when|once|after|as soon as|even if) .+)", re.IGNORECASE)
_STATEMENTS: tuple[tuple[str, str], ...] = (
    (r"(?:my )(.+?)'s (?:activated )?(?:power|ability) is used (on|against|targeting) (.+)", r"I use \1 on \3"),
    (
        (
            rf"((?:I|my opponent) (?:plays?|casts?|places?|completes?|equips?)) an? ({_KINDS})(?= |$)(?! of\b| that\b|"
            rf" with\b)(.*)"
        ),
        r'\1 "any \2"\3',
    ),
    (r"it(?:'s| is) (?:at )?(my|my opponent's|his|her) end (?:of turn|phase|step)", r"it is the end of \1 turn"),
    (r"(I (?:attack|swing at|hit)) the hero\b(.*)", r"\1 my opponent's hero\2"),
    (
        (
            r"(.+ (?:play|plays|cast|casts|equip|equips|use|uses|control|controls|have|has)) (?:an?|another) "
            r"(?:second |other |new )?(?:(?:melee|ranged) )?(?:weapon|ally|armor|quest|ability|item|instant|totem)"
            r"(?: called| named|,|:) (?=[A-Z\"])(.+)"
        ),
        r"\1 \2",
    ),
    (r"(.+?), (?:the|who is the|which is the) (?:defender|attacker|protector)", r"\1"),
    (
        r"(.+) responds? (?:by using|by activating|using) (.+?)'s (?:activated )?(?:power|ability)\b(.*)",
        r"in response \1 uses \2\3",
    ),
    (r"((?:I|my opponent) places? \"any quest\")(?: face[ -]up)?", r"\1 as a face-up resource"),
)


@cache
def _compiled(pairs: tuple[tuple[str, str], ...]) -> tuple[tuple[LatePattern, str], ...]:
    """Return the forms of sentences, each with what it means; they are made when they are first needed."""
    return tuple((late(rf"(?:(?:and|so|then|but) )*{said}", re.IGNORECASE), meant) for said, meant in pairs)


def _is_none(_: str) -> bool:
    """Return that no question is general."""
    return False


def rephrased(said: tuple[Said, ...], general: Callable[[str], object] = _is_none) -> tuple[Said, ...]:
    """Return sentences as the dialogue takes them; a sentence that needs nothing stays as it is.

    A question of whether what was said last is allowed asks for that deed in its place, and how a hero stands under a
    question's condition is said first. A question that is `general`, so that a rule answers it, stays as it is.

    >>> [each.text for each in rephrased((Said("I cast Polymorph on Tim"), Said("Is that allowed", asks=True)))]
    ['can I cast Polymorph on Tim']
    """
    board: list[Said] = []
    told: list[Said] = []
    for number, each in enumerate(said):
        if each.doc is not None or each.table is not None or (each.asks and general(each.text)):
            told.append(each)
            continue
        if each.asks and _DEED_BEFORE.fullmatch(each.text) and told:
            before, last = _last_deed(told[-1])
            if (deed := _asked_deed(last)) is not None:
                told[-1:] = [*before, *_parts(replace(each, text=deed))]
                continue
        if not each.asks and _NOTHING.fullmatch(each.text):
            continue
        is_asked = any(later.asks for later in said[number + 1 :])
        for part in _parts(with_damage_on_the_board(each) if is_asked and told else each):
            (board if part.keyword == "Given" and each.keyword is None else told).append(part)
    return (*board, *told)


def _last_deed(said: Said) -> tuple[tuple[Said, ...], Said]:
    """Return what a sentence tells before its last deed, and that deed: it is the last one that is asked about."""
    found = _SEVERAL_DEEDS.fullmatch(said.text) if not said.asks and said.keyword is None else None
    if found is None:
        return (), said
    return (replace(said, text=found["before"]),), replace(said, text=found["last"])


_SEVERAL_DEEDS = late(
    r"(?P<before>(?:I|my opponent|he|she|(?:my |his |her )?\"[^\"]+\") [a-z]+ .+),? (?:and|then|and then) "
    r"(?P<last>(?:I|my opponent|he|she) [a-z]+ .+)",
    re.IGNORECASE,
)


def _asked_deed(said: Said) -> str | None:
    """Return the question of whether what was said may be done, None where it says no deed."""
    found = _DEED.fullmatch(said.text) if not said.asks and said.keyword is None else None
    if found is None:
        return None
    verb = found["verb"] if found["verb"] in _DEED_VERBS else found["verb"].removesuffix("s")
    return f"can {found['who']} {verb} {found['rest']}" if verb in _DEED_VERBS else None


def _parts(said: Said) -> Iterator[Said]:
    """Yield the sentences that one says, in other words."""
    whole = f"when {said.text}"
    if said.asks and said.keyword == "When" and (_CONDITION_FIRST.fullmatch(whole) or _WHEN_MAY.match(said.text)):
        said = replace(said, text=whole, keyword=None)
    for part in in_parts(replace(said, text=with_usual_opening(said.text)) if said.asks else said):
        yield replace(part, text=_asked(part.text) if part.asks else _in_words(part.text, _compiled(_STATEMENTS)))


def _asked(question: str) -> str:
    """Return a question in other words; its condition stays as it is."""
    if found := _CONDITION_FIRST.fullmatch(question):
        return f"{found['before']}{_in_words(with_usual_opening(found['question']), _compiled(_QUESTIONS))}"
    whole = _in_words(question, _compiled(_QUESTIONS))
    if whole == question and (found := _CONDITION_LAST.fullmatch(question)):
        return f"{_in_words(with_usual_opening(found['question']), _compiled(_QUESTIONS))}{found['behind']}"
    return whole


def _in_words(text: str, wordings: tuple[tuple[LatePattern, str], ...]) -> str:
    for pattern, meant in wordings:
        if (found := pattern.fullmatch(text)) is not None:
            text = found.expand(meant)
    return text
