"""What players say at a table in phrases, each with what stands in its place: verbs, places, boards, deeds.

Names are hidden in them as `NAME` says: an ability by A and a number, a card with a power that is paid for by P.
"""

import re
from collections.abc import Callable
from functools import cache

from scenarios.dialogue.deed_phrases import PHRASES as DEED_PHRASES
from scenarios.dialogue.deed_phrases import Meant
from scenarios.dialogue.late_patterns import LatePattern, late
from scenarios.dialogue.passive_phrases import PHRASES as PASSIVE_PHRASES
from scenarios.dialogue.phrase_meanings import (
    active,
    as_dying,
    by_its_player,
    has,
    having,
    holding,
    none,
    one_ally,
    owned,
    standing_resources,
    taken,
    to_kill_by_its_player,
    unnamed,
    verbed,
)
from scenarios.dialogue.told_asides import PHRASES as ASIDES

_NAME, _ABILITY, _POWERED = r'"§[AP]?\d+"', r'"§A\d+"', r'"§P\d+"'
NAME, OTHER = _NAME, r'"§P?\d+"'
"""A hidden name, and one of a card that is no ability."""

_VERBS: tuple[tuple[str, str], ...] = (
    ("die", "go down|bite the dust|kick the bucket|get killed|get destroyed|end up dead|drop dead|perish|fall over"),
    ("die", "get wiped out|hit the graveyard|bite it"),
    ("survive", "live through it|live through that|live through this|make it|stay alive|stick around|end up alive"),
    ("survive", "pull through|live through"),
    ("attack", "swing at|swing into|go after|run into|charge into|charge at|declare an attack on"),
    ("attack", "declare an attack against|make an attack on|make an attack against|start a combat with"),
    ("protect", "intercept|jump in front|step in front|throw himself in front|throw herself in front"),
    ("kill", "finish off|take out|get rid of|nuke|wipe out|knock out|take down|bring down"),
    ("strike", "pay to strike"),
    ("discard", "pitch|throw away|toss"),
    ("complete", "turn in|hand in|cash in"),
    ("play", "summon"),
    ("respond with", "answer with|reply with|react with"),
)
"""What a verb of the game is called at a table."""
_THIRD = {"go": "goes", "toss": "tosses", "pitch": "pitches", "perish": "perishes", "be": "is"}
_PAST = {"go": "went", "bite": "bit", "get": "got", "end": "ended", "make": "made", "stay": "stayed", "be": "was"}
_PAST |= {"swing": "swung", "run": "ran", "throw": "threw", "take": "took", "knock": "knocked", "bring": "brought"}

_THEIRS = r"(?:his|her|their|my opponent['’]s|the opponent['’]s|the enemy)"
_HEADS = r"(?:face(?![- ](?:up|down))|dome|head)"
_TABLE = r"(?:board|table|field|battlefield)"
_PLACE = (
    rf"(?:in play|on board|on (?:the|my|his|her|their|my opponent['’]s) (?:{_TABLE}|side)(?: of the {_TABLE})?"
    r"|in (?:my|his|her|their) party|out there|out)"
)
_WHO = r"(?:I|my opponent|he|she|they)"
_KIND = "ally|weapon|armor|quest|ability|item|hero|totem|card|spell"
_CAN = r"(?:can|could|may)"
_WHOSE = r"(?:(my opponent|the opponent)['’]s |my |a |an )?"
_SEVERAL = rf"{_NAME}(?:(?:,| and|, and) (?:an? |the )?{_NAME})*"
_MY_PLACE = rf"(?:in my party|on my (?:side|{_TABLE})(?: of the {_TABLE})?|in play|out|on the {_TABLE})"
_THEIR_PLACE = rf"(?:in {_THEIRS} party|on {_THEIRS} (?:side|{_TABLE})(?: of the {_TABLE})?)"
NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)"


_PHRASES: tuple[tuple[str, Meant], ...] = (
    (r"\bmyself\b", "me"),
    (rf",? with ((?:my |his |her )?{_NAME}) (?:being )?(exhausted|tapped|ready)(?=$|,|\.)", r" while \1 is \2"),
    (
        r"\bhow many cards (do|does|will) (I|my opponent|he) have(?: left| now| then| afterwards| (?:at|in) the end)*$",
        r"how many cards \1 \2 have in hand",
    ),
    (rf"(?:,? and|,) ({_NAME}) (?:is |stands )?{_THEIR_PLACE}(?=$|,| and\b)", r" and my opponent controls \1"),
    (rf"\b({_CAN}|do|does|will) (his|her|my|my opponent['’]s|the opponent['’]s|opposing|enemy) allies ", one_ally),
    (
        (
            rf"\b({_WHO}) (control|have|has)(s?) ({NUMBER}) (?:other |more )?(?:allies|protectors)(?: {_PLACE})?"
            r"(?=$|,? and\b|,? but\b)"
        ),
        unnamed,
    ),
    (
        (
            r"\bhow (?:much|many resources) (?:does|will|would) it (?:cost|take)( me| my opponent| him| her)? "
            rf"to (?:play|cast|summon) ({_NAME})"
        ),
        r"how much does \2 cost\1",
    ),
    (r"\bends? up taking\b", "take"),
    (rf"({_NAME}) is (?:in play |out )?(?:on my side|under my control)(?: of the {_TABLE})?", r"I control \1"),
    (
        rf"({_NAME}) is (?:in play |out )?(?:on {_THEIRS} side|under {_THEIRS} control)(?: of the {_TABLE})?",
        r"my opponent controls \1",
    ),
    (
        (
            r"\b(?:do|does)(?:n['’]t| not) (control|have) any "
            r"(?=(?:allies|weapons?|armor|equipment|abilities|quests|items)\b)"
        ),
        none,
    ),
    (r"^(?:in|during) the (attack|defend) window,? (?=(?:I|my opponent|he|she)\b)", r"the \1 window opens, and "),
    (
        rf"\b(?:is|would) ({_NAME}) (?:be )?an? (?:legal|valid|possible) target (?:for|of) (?:my )?({_NAME})",
        r"can I use \2 on \1",
    ),
    (
        (
            rf"^({_ABILITY}) on ((?:my |my opponent['’]s )?{_NAME})[:,-]+ (?:is (?:that|it|this) )?"
            r"(?:legal|allowed|ok|possible)$"
        ),
        r"can I use \1 on \2",
    ),
    (rf"\b(us(?:e|es|ing)|activates?) ({_NAME})['’]s (?:own )?(?:activated )?(?:power|ability|effect)\b", r"\1 \2"),
    (r"\b(I|my opponent|he|she) owns?\b", having),
    (rf"\b(?:pays?|spends?) {NUMBER}(?: resources?)?,? (?:and|to) (?=(?:use|activate|flip|complete|play)s?\b)", ""),
    (
        (
            r"\b(do|does|can|may|could|will|must|would|should) (?:he|she|they) (?=(?:still |also |then |just )?"
            r"(?:play|cast|complete|draw|discard|place|respond|pass|flip|pay"
            r"|use(?! (?:(?:his|her|its|their) )?(?:power|ability)))\b)"
        ),
        r"\1 my opponent ",
    ),
    (
        (
            r"(?<!do )(?<!does )\b(?:he|she|they) (play|cast|use|complete|pay|flip|place|respond|draw|discard)s?\b"
            r"(?! (?:his|her|its|their) (?:power|ability))"
        ),
        r"my opponent \1s",
    ),
    (
        (
            rf"({_NAME}),? (?:which|whom|that|who) (I|my opponent|the opponent|he|she|they) "
            r"(?:controls?|has|have|owns?)\b(?! (?:on|attached)\b),?"
        ),
        owned,
    ),
    (
        (
            rf"\b({_WHO}|and) (?:took?|takes?|steals?|stole|grabs?|grabbed|gets?|got) (?:control of |over )?"
            rf"((?:my |his |her |my opponent['’]s )?{_NAME}|him|her|it) (?:with|using|through|by playing) ({_ABILITY})"
        ),
        taken,
    ),
    (rf"\b(?:tap|exhaust|activate)(s?) ({_NAME}) (?:for|using) (?:his|her|its) (?:power|ability|effect)", r"use\1 \2"),
    (rf"^with (?:an? |my )?({_SEVERAL})(?: {_PLACE})?,? (?=(?:I|my) )", r"I control \1, and "),
    (rf"\bis (?:that|this|it) enough to kill ({_NAME}|him|her|it)\b", as_dying),
    (
        (
            rf"((?:my |my opponent['’]s |his |her )?{_NAME}) (?:has|have) (my|his|her|my opponent['’]s|an?|the) "
            rf"({_NAME}) (?:attached to|on) (?:it|him|her)\b"
        ),
        r"\2 \3 is attached to \1",
    ),
    (rf"({_ABILITY}) is on ((?:my |his |her |my opponent['’]s )?{_NAME})", r"\1 is attached to \2"),
    (rf"\b(plays?|casts?|uses?) ({_NAME}(?: on [^,]+?)?),? (?:and )?then ({_NAME})", r"\1 \2, then \1 \3"),
    (r"\bcan both(?: of (?:them|these|those|(?:his|my|her) \w+))? (protect|block)\b", r"can two allies \1"),
    (r"\b(?:for )?a second time\b", "again"),
    (rf"\bI end my turn with ({NUMBER}) cards in (?:my )?hand\b", r"at the end of my turn I have \1 cards in hand"),
    (rf"\b(I|we|he|she|they)['’](?:ve|s) (?=(?:{NUMBER}|no|an?) |{_NAME})", has),
    (rf"\b({NUMBER}) resources? (ready|exhausted|untapped|tapped|open|available)\b", standing_resources),
    (r"\bat (?:the )?(start|beginning) of (?:the )?turn\b", r"at the \1 of my turn"),
    (r"\bat (?:the )?end of (?:the )?turn\b", "at the end of the turn"),
    (
        r"\bafter the (?:start|beginning) of (my|his|her|their|my opponent['’]s) (next )?turn\b",
        r"at the start of \1 \2turn",
    ),
    (
        (
            rf"\b{NUMBER} (?:other |more |ready )*(?:allies|protectors|totems|cards|weapons|quests)(?: in play)?"
            rf"(?:,|:|, namely) (?={_NAME})"
        ),
        "",
    ),
    (rf"\b(?:an?|the) (?:\w+ )?(?:{_KIND})(?: like| such as| called| named|,) (?={_NAME})", ""),
    (rf"({_NAME})['’](?= (?:ATK|attack|health|stats|power|damage)\b)", r"\1's"),
    (r"\b(have|has) no (?:more |other )?(?:ready )?resources(?: left| available| ready)?\b", r"\1 0 ready resources"),
    (rf"\b({NUMBER}) (?:untapped|open|available|free|unspent|unused) resource", r"\1 ready resource"),
    (r"\b(?:when|if|while) it(?:['’]s| is) (?:not|n['’]t) my turn\b", "on my opponent's turn"),
    (r"\b(?:when|if|while) it isn['’]t my turn\b", "on my opponent's turn"),
    (rf"\b(I|my opponent|he|she) holds? ({NUMBER})(?: cards?)?(?=$|,| and\b)", holding),
    (r"\bmy hero (attacks?) (.+?),? and strikes? with ", r"my hero \1 \2, and I strike with "),
    (
        r"\b(my opponent['’]s|his|her) hero (attacks?) (.+?),? and strikes? with ",
        r"\1 hero \2 \3, and my opponent strikes with ",
    ),
    (
        rf"\b(?:my opponent['’]s|his|her) hero attacks (me|my hero|(?:my )?{_NAME}) with (?=(?:his |her )?{_NAME})",
        r"my opponent attacks \1 with ",
    ),
    (
        rf"\b({_CAN}) (?:my )?({_NAME}) (?:prevent|reduce|absorb|stop|block) (?:the|that|any|some|this)? ?damage",
        r"\1 I use \2 to prevent the damage",
    ),
    (r"\b(?:put|lay|place|drop)(s?) (an?|another) resource down\b", r"place\1 \2 resource"),
    (
        rf"\bhow much (health|damage|ATK) has ({_NAME}|he|she|it|my hero) (?:got )?left\b",
        r"how much \1 does \2 have left",
    ),
    (
        (
            rf"\b(?:(?:my opponent|he|she|they|I) |(?<=and ))(?:kills?|destroys?) "
            rf"((?:my|his|her|my opponent['’]s) {_NAME})(?=$|,| and\b)"
        ),
        r"\1 dies",
    ),
    (
        rf"(?:,? and )?\b({_WHO}) (casts?|plays?|uses?) ([^,]+?) (?:in|during) the (attack|defend) window",
        r", the \4 window opens, and \1 \2 \3",
    ),
    (r"^, ", ""),
    (
        rf"\bpropose(s?) (?:an? )?(?:attack|combat) with (?:my |his |her )?({_NAME}) (?:on|against) ",
        r"attack\1 with \2 on ",
    ),
    (
        rf"\b({_WHO}|and) (uses?) (?:his|her|its|their) (?:own )?(?:activated )?(?:power|ability)\b",
        r"\1 \2 it",
    ),
    (
        (
            rf"({_NAME}) and ({_NAME}) (?:fight|battle|duel|clash|are in combat)"
            r"(?: (?:with )?each other| in combat)?(?=$|,|\.| and)"
        ),
        r"\1 attacks \2",
    ),
    (
        (
            rf"\b(controls?|have|has) ({_NAME}) and (my opponent|he|she|I) (controls?|have|has) one"
            r"(?: of them| too| as well| also)?"
        ),
        r"\1 \2 and \3 \4 \2",
    ),
    (rf"({_NAME}) equipped\b", r"\1"),
    (rf"\b(?:do|does|will) (?:{_WHO}) lose ({_NAME}|it|him|her)(?=$| )", r"does \1 die"),
    (
        rf"(\ban? \d+/\d+ ([A-Z][\w ]*?) token) with ({_NAME}) (?:attached to|on) (?:it|him|her)\b",
        r'\1, and \3 is attached to "\2"',
    ),
    (rf",? with ({_SEVERAL}) {_MY_PLACE}(?=$|,| and\b)", r" while I control \1"),
    (rf",? with ({_SEVERAL}) {_THEIR_PLACE}(?=$|,| and\b)", r" while my opponent controls \1"),
    (rf"^with (?:an? |my )?({_SEVERAL})(?: {_PLACE})?, ", r"if I control \1, "),
    (rf"^with ({NUMBER}) (\w+ )?resources?, ", r"if I have \1 \2resources, "),
    (
        rf"({_NAME}) face[- ](up|down)(?: (?:as a resource|in (?:my|his) resource row))?(?=$|,| and\b)",
        r"\1 as a face-\2 resource",
    ),
    (
        rf"({_NAME}) with ({_NAME}) (?:attached(?: to (?:it|him|her))?|on (?:it|him|her))\b",
        r"\1, and \2 is attached to \1",
    ),
    (rf"({_NAME}),? (?:that is |which is |who is )?controlled by (?:my|the) opponent,?", r"my opponent's \1"),
    (
        (
            rf"\b({_CAN} )?({_WHO}) ({_ABILITY})(?:s|ed)? "
            rf"(me|you|him|her|it|them|my hero|(?:my |his |her |my opponent['’]s |an? |the )?{_NAME}"
            r"|(?:his|my opponent['’]s) hero)"
        ),
        verbed,
    ),
    (
        rf"\b({_CAN}) ({_WHO}) (destroy|exhaust|heal|ready|ping|shoot|kill|target) (.+?) with ({_POWERED})",
        r"\1 \2 use \5 to \3 \4",
    ),
    (rf"\b({_CAN}) ({_POWERED}) (destroy|exhaust|heal|ready|ping|shoot) ", r"\1 I use \2 to \3 "),
    (rf"\b({_CAN}) (?:he|she|it) (destroy|exhaust|heal|ready|ping|shoot) (?!.*\bwith\b)", r"\1 I use it to \2 "),
    (
        (
            rf"\b({_CAN}) (?:my )?({_NAME}) protect (?:my hero|me) (?:when|if|against) "
            rf"(?:my opponent['’]s )?({_NAME})(?: attacks)?$"
        ),
        r"if my opponent attacks my hero with \3, \1 \2 protect",
    ),
    (r"\b(protects?) (?:her|his|its|the) hero\b", r"\1"),
    (r"(?<=protect) (?:against|from) (?:me|him|her|it|(?:my|the|that|this|his) attack)$", ""),
    (r"\bhow much damage (do|will|would) I (deal|do)\b", r"how much damage does my side deal"),
    (
        r"\bhow much damage (?:does|will|would) my opponent (?:deal|do)\b",
        r"how much damage does my opponent's side deal",
    ),
    (r"\b(?:step|jump) in(?: front)?\b(?! of)", "protect"),
    (rf"\bdo(?:es)? ({_WHO}) have enough(?: resources)?(?: left)? (?:for|to (?:play|pay for|cast)) ", r"can \1 play "),
    (r"\bam I able to afford |\bis there enough for me to play ", "can I play "),
    (
        (
            rf"\b({_CAN}) ({_NAME}) (?:still )?be (complete|play|use|activate|flipp?|place)(?:e?d)?"
            r"(?: by (my opponent|me))?\b(?! (?:on|at|against|to))"
        ),
        active,
    ),
    (
        (
            rf"\b(?:does|do|will) ({_NAME}|he|she|it) (?:go|return|get put|end up|come)(?: back)? (?:in|on|to)(?:to)?"
            r" .+ or (?:in|on|to|into)?(?:to)? ?.+"
        ),
        r"where does \1 go",
    ),
    (
        r"\b(?:can|do|may) (I|my opponent|he|she) (?:get to )?(?:keep|have) both(?: of them)?(?: in play)?\b",
        "do both stay in play",
    ),
    (r"\bdo both(?: of them)? stay(?: in play)?\b", "do both stay in play"),
    (r"\b(he|she|it|they|my opponent|the opponent|I)['’](?:s|ve) got\b", r"\1 has"),
    (r"\b(I|you|we) has\b", r"\1 have"),
    (rf"\b(?:at|to|into|in|on) {_THEIRS} {_HEADS}\b", "at my opponent's hero"),
    (rf"\b(?:at|to|into|in|on) (?:my|our) {_HEADS}\b", "at my hero"),
    (r"\b(?:go|goes|swing|swings|hit|hits) (?:for |at |at the |to the )?face\b", "attacks my opponent's hero"),
    (
        (
            rf"\b((?:have|has|control|controls|with) (?:an? |the |\d |two |three |\w+ )?{_SEVERAL}) {_PLACE}"
            r"(?=$|,| and\b| while\b| but\b| with\b)"
        ),
        r"\1",
    ),
    (r"\bhow much (?:damage )?(?:gets|goes|comes|makes it|will get|would get) through\b.*", "how much damage is dealt"),
    (rf"\bhow (?:hard|much) (?:does|do|will|would) ({_NAME}|my hero) hit(?: for)?\b", r"how much damage does \1 deal"),
    (rf"\bhow much (?:does|do|will|would) ({_NAME}|my \w+) (take|deal)\b(?! damage)", r"how much damage does \1 \2"),
    (r"\bhow much (?:do|will|would) I (take|deal)\b(?! damage)", r"how much damage do I \1"),
    (
        (
            rf"\b({_CAN}) ({_WHO}) (?:bring|get|return|put|fetch|exhaust|heal|ready|target|tap) "
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
        by_its_player,
    ),
    (
        (
            rf"\b{_CAN} {_WHO} (?:kill|destroy) ({_NAME}) by (?:attacking|hitting)(?: (?:it|him|her|{_NAME}))?"
            rf" with ({_NAME})"
        ),
        r"does \1 die if \2 attacks \1",
    ),
    (
        (
            rf"\b({_CAN}) {_WHOSE}({_ABILITY}|{_POWERED}) (?:still )?(kill|destroy) "
            rf"((?:an? (?:ready|exhausted|damaged|undamaged) )?{_NAME}|it|him|her)"
        ),
        to_kill_by_its_player,
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
_EVERY = (*ASIDES, *PASSIVE_PHRASES, *DEED_PHRASES, *_PHRASES)
"""All phrases but the verbs, in the order in which they are tried."""


@cache
def phrases() -> tuple[tuple[LatePattern, Meant], ...]:
    """Return the phrases, each with what is said in its place; they are made when they are first needed."""
    verbs = ((_forms(usual), meant) for meant, said in _VERBS for usual in said.split("|"))
    return (
        *((late(said, re.IGNORECASE), meant) for said, meant in _EVERY),
        *((pattern, _verb(meant)) for pattern, meant in verbs),
        (
            late(r"\b(I|we|they)( just)? (die|survive|attack|protect|kill|strike|discard|complete|play)s\b"),
            r"\1\2 \3",
        ),
    )


def _forms(usual: str) -> LatePattern:
    """Return the pattern of the forms of a verb: the base, the third person and the past."""
    verb, _, rest = usual.partition(" ")
    third = _THIRD.get(verb, f"{verb}s")
    past = _PAST.get(verb, f"{verb}d" if verb.endswith("e") else f"{verb}ed")
    behind = f" {rest}" if rest else ""
    return late(rf"\b(?:(?P<third>{third}|{past})|{verb}){behind}\b", re.IGNORECASE)


def _verb(meant: str) -> Callable[[re.Match[str]], str]:
    """Return what puts another verb in the same form."""
    return lambda found: f"{meant}s" if found["third"] else meant
