"""The forms of questions that the state or the events answer, in the persons of the vocabulary."""

import re

from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.players_wordings import CARD, OWNER, PLAYER
from scenarios.registry.step_tokens import QUOTED

_LEFT = r"(?: (?:left|remaining|now|then|in total|altogether|each|at the end|afterwards|there))*"
_LOSING = r"(?:(?:have|has|get|gets) )?"

MUCH = late(
    rf"how much (?:(?P<more>more) )?(?P<what>damage|health|ATK|attack|life)(?P<early> left| remaining)? "
    rf"(?:(?:does|do|will|has|have) (?P<card>{CARD}) (?:(?:now |then )?have|has)"
    rf"|(?:is|are|stays|(?P<stays>remains)) (?:there )?(?P<lies>left )?on (?P<on>{CARD}))"
    rf"(?: (?:now|then|each|afterwards))*(?P<left> left| remaining)?(?: (?:left|now|then|each|afterwards))*",
    re.IGNORECASE,
)
STATS = late(
    rf"(?:what(?:'s| is| are)|how (?:big|strong|large) (?:is|are)|what) "
    rf"(?:(?:the )?(?P<what>(?:ATK|attack|health|life|damage|stats|size)(?: and (?:ATK|attack|health|damage))?) "
    rf"(?:of|does|do|on) (?P<card>{CARD})(?: have)?|(?P<whose>{CARD}(?:'s)?)"
    rf"(?: (?P<values>(?:ATK|attack|health|life|damage|stats|size)(?: and (?:ATK|attack|health|damage))?))?)"
    r"(?: (?:now|then|left))*",
    re.IGNORECASE,
)
WHERE = late(
    r"(?:where is|what happens to|what becomes of|where does|where will|where do"
    r"|(?:in ?to |to |in )?(?:whose|which|what) (?:\w+'s )?(?:graveyard|hand|deck|zone|discard pile)"
    rf" (?:does|will|is|do)) (?P<card>{CARD})"
    r"(?: go| end up| land| put| now| then| in| into| to| return(?:ed)?)*",
    re.IGNORECASE,
)

WHO = late(rf"who (?:(?P<what>wins|has priority)|controls (?P<card>{CARD}))(?: the game| now| then)*", re.IGNORECASE)
DIES = late(
    r"(?:who|which(?: \w+)?|what|which of (?:them|the two|these|(?P<whose>your opponent's|your) \w+)) "
    r"(?:dies?|is destroyed|are destroyed|gets destroyed)"
    r"|(?:does|will|must|is|do|are) (?:one|any|either|some|both)(?: of (?:them|these|those|the two|the \w+))?"
    r" (?:must )?(?:die|be destroyed|get destroyed|destroyed)"
    r"|(?:do|does|will|must) (?:you|your opponent) (?:must |need to )?(?:destroy|lose|give up|sacrifice|choose) "
    r"(?:one|either|any|some|both)(?: of (?:them|these|those|the two|the \w+|your \w+))?"
    r"|(?:do|will) (?:they )?both die|do both (?:of them )?die|does (?:anyone|anybody|any of them) die|do they die",
    re.IGNORECASE,
)
HERO_SURVIVES = late(
    r"(?:do|does|will|would) (?P<whose>your|your opponent's) hero (?:survive|live)(?: that| this| it)?", re.IGNORECASE
)
SURVIVES = late(
    r"(?:who|which|what|which of (?:them|the two|these)(?: two)?|which (?:one|ally|character)) "
    r"(?:survives?|lives|wins (?:the )?(?:fight|combat))",
    re.IGNORECASE,
)
HOW_MANY_DIE = late(
    r"how many (?:of (?:them|these|those)|(?:(?:of )?(?P<whose>your opponent's|your) )?(?:allies|characters)"
    rf"|(?:(?:of )?(?P<owner>your opponent's|your) )?(?P<card>{QUOTED})) "
    r"(?:(?P<dies>dies?|(?:are|is|get) (?:destroyed|killed))|survives?|lives?|(?:are|is) (?:left|alive)|remains?)",
    re.IGNORECASE,
)
HOW_MANY = late(
    r"how many cards (?:do|does) (?P<player>you|your opponent|[A-Z]\w*) (?:now |then )?have in "
    r"(?:\w+(?: opponent's)? )?(?P<zone>hand|graveyard|deck)"
    r"(?: now| then| left)*"
    r"|how many cards (?:are|is) (?:there )?(?:left |still |now )*in (?P<whose>your|your opponent's) "
    r"(?P<in>hand|graveyard|deck)(?: now| then| left)*"
    r"|how many cards (?:does|do) (?P<its>your|your opponent's) (?P<of>hand|graveyard|deck) (?:have|contain|hold)"
    r"(?: now| then| left)*",
    re.IGNORECASE,
)
TAKES = late(
    rf"how much (?:combat )?damage (?:does|do|will|would) (?P<card>{CARD}|{PLAYER}) (?:take|get"
    rf"|receive|suffer)(?:s)?{_LEFT}"
    rf"|how much (?:combat )?damage is (?:dealt|done)(?: to (?P<to>{CARD}|{PLAYER}))?{_LEFT}",
    re.IGNORECASE,
)
DEALS = late(
    rf"how much (?:combat )?damage (?:does|do|will|would) (?P<card>{CARD}"
    rf"|(?P<side>your opponent's|your) side) (?:deal|do)(?: to (?P<to>{CARD}))?{_LEFT}",
    re.IGNORECASE,
)
WHO_TAKES = late(
    r"(?:who|which(?: \w+)?) (?:takes?|gets?|is dealt) (?:the |any |all )?(?:combat )?damage", re.IGNORECASE
)
WHO_DRAWS = late(
    r"(?:who|which player) (?P<verb>draws?|discards?)(?: (?:the|any|an?|those|these|all|\d+))*(?: cards?)?",
    re.IGNORECASE,
)
WHAT_MOVES = late(
    r"(?:what|which cards?) (?:do|does|must|will|did) (?P<player>you|your opponent|[A-Z]\w*) (?:must |have to )?"
    r"(?P<verb>discard|draw)",
    re.IGNORECASE,
)
HAS_TAKEN = late(
    rf"(?:(?:does|do|will|would|did) (?P<card>{CARD}|{PLAYER}) (?:get |take |receive "
    rf"|suffer )(?:(?P<number>\d+)|any|the)? ?"
    rf"(?:more )?(?:combat )?damage|(?:is|are) (?P<is>{CARD}|{PLAYER}) (?:dealt (?:any "
    rf"|(?P<many>\d+) )?(?:combat )?damage))"
    rf"(?: (?:too|back|in return|(?:from|by) (?P<source>.+)))?{_LEFT}",
    re.IGNORECASE,
)
HAS_DEALT = late(
    rf"(?:does|do|will|would|did) (?P<card>{CARD}) (?:deal|do) (?:(?P<number>\d+)|any|its|his|her"
    rf"|the)? ?(?:combat )?damage"
    rf"(?: back| in return| to (?P<to>{CARD}|{PLAYER}))*{_LEFT}",
    re.IGNORECASE,
)
DRAWS = late(
    r"how many(?: cards)? (?:do|does|will|must|should) (?P<player>you|your opponent"
    r"|[A-Z]\w*) (?:must )?(?P<verb>draw|discard)"
    r"(?: (?:because of|from) (?P<source>.+))?"
    r"|(?:do|does|will|must) (?P<one>you|your opponent|[A-Z]\w*) (?:must )?(?P<does>draw"
    r"|discard)(?: (?:a|any|the)? ?cards?)?"
    r"(?: (?:because of|from) (?P<cause>.+))?",
    re.IGNORECASE,
)
_OF_THE_ATTACK = rf"(?:the|this|that|{OWNER}|{CARD}(?:'s)?) (?:attack|combat|proposal)"
ATTACK_HAPPENS = late(
    rf"(?:does|do|will|can) {_OF_THE_ATTACK} (?:go(?:es)? (?:through|on|ahead)|happen|resolve|take place"
    r"|continue|start)"
    rf"|(?P<over>is|was|does|do|will|has) {_OF_THE_ATTACK} (?:be |been |get )?(?:cancell?ed|called off|stopped"
    r"|off|fizzled?|interrupted|countered|prevented|ended|end|stop|fail|illegal|lost)"
    rf"|is {_OF_THE_ATTACK} (?:on|going on|happening|legal)"
    rf"|does (?P<card>{CARD}) (?:get to )?attack",
    re.IGNORECASE,
)
RESOLVES = late(
    rf"(?:does (?P<card>{CARD}) (?P<does>resolve|do anything|work|happen)"
    rf"|is (?P<is>{CARD}) (?:interrupted|countered|stopped))",
    re.IGNORECASE,
)

IS_DAMAGED = late(rf"(?:is|are) (?P<card>{CARD}) (?P<un>un)?damaged{_LEFT}", re.IGNORECASE)
COST = late(
    rf"(?:how much (?:does|do|would|will) (?P<what>{QUOTED}) cost|what(?:'s| is| are) the cost of (?P<of>{QUOTED})"
    r"|how (?:many resources|much) (?:do|does|must|would) (?:you|your opponent|a player) "
    r"(?:need|pay|have|spend|must|exhaust|have to pay)(?: to(?: (?:play|pay|cast|summon|have|put|exhaust))?)?(?: for)?"
    rf" (?P<for>{QUOTED})|what (?:does|do|would) (?P<asks>{QUOTED}) cost"
    r"|how (?:much|many resources) (?:does|would|will) it (?:cost|take)(?: you| your opponent)? to (?:(?:play|cast) )?"
    rf"(?P<it>{QUOTED})"
    rf"|how many resources (?:does|do) (?P<does>{QUOTED}) (?:cost|need|take))"
    r"(?: (?:you|your opponent|to play|to cast|in total|altogether))*"
    rf"(?: (?:(?:on|at|against) |to (?:take(?: control of)?|steal|gain control of) )?(?P<on>{CARD}))?",
    re.IGNORECASE,
)
HOW_OFTEN = late(
    r"how (?:often|many times) (?:can|may|could) (?:you|your opponent|a player) (?:use|activate) (?:the power of )?"
    rf"(?P<card>{QUOTED})(?:'s power)?(?: (?:in|on|during|each|per|every|a|this)\b.*)?",
    re.IGNORECASE,
)
WHEN_USED = late(
    r"when (?:exactly )?(?:can|may|could) (?:you|your opponent) (?:use|activate|flip) (?:the power of )?"
    rf"(?P<card>{QUOTED})(?:'s power)?",
    re.IGNORECASE,
)
OTHER_COST = late(
    r"how (?:much|many resources) (?:does|would|will|do|must) (?:it|you|your opponent) (?:must |have to |need to )?"
    r"(?:cost|take|need|pay|have)(?: you| your opponent)? (?:to |for )?(?P<verb>strike with"
    r"|striking with|complete|completing|use|using|activate|flip|flipping) "
    rf"(?:the power of )?(?P<card>{QUOTED})(?:'s power)?"
    r"|what(?:'s| is) the (?P<strike>strike cost|completion cost|cost to strike|cost of completing|cost to complete)"
    rf"(?: of| with)? (?P<of>{QUOTED})",
    re.IGNORECASE,
)
LEFT = late(
    r"which of (?P<of>your|your opponent's) (?:allies|ally|cards|characters)(?: is| are)? (?:survives?|lives?|left"
    r"|remains?|stays?|still there|still alive|still in play)(?: alive| in play| left)*|"
    r"(?:who|what|which (?:allies|cards|characters))(?:'s| is| are| stays?| remains?)?(?: still)?"
    r"(?: left| remaining| in play| there)*"
    r"(?: (?:on|in) (?P<whose>your opponent's|your|the) (?:side|party|board|table|field)(?: of the (?:board|table))?)?"
    r"(?: left| remaining| now| then)*"
    r"|(?:who|what|which (?:allies|cards)) (?:do|does) (?P<player>you|your opponent) (?:still )?(?:have|control)"
    r"(?: left| in play| now| then| on (?:the|your opponent's|your) (?:side|board))*",
    re.IGNORECASE,
)
_CHOOSE = r"(?:choose|pick|decide|select|declare|name)s?"
_TAKE = (
    r"(?:take(?: control of)?|choose|steal|pick|target|gain(?: control of)?|get|destroy|exhaust|heal|hit|kill|affect"
    r"|return|bounce|ready|select|name)"
)
_REST = r"(?:(?! (?:if|when|while|unless|after|before|without|once|instead|only|except)\b).)*"
"""The rest of a question, in which no condition stands: one is taken by itself."""
CHOOSER = late(rf"who (?:(?:gets|has) to |must )?{_CHOOSE}\b{_REST}", re.IGNORECASE)
WHEN_CHOSEN = late(
    rf"when (?:do|does|must|can|should|will) (?:you|your opponent|{CARD}) (?:(?:must|have to|need to|get to) )?"
    rf"{_CHOOSE}\b{_REST}",
    re.IGNORECASE,
)
CHOOSABLE = late(
    rf"(?:which|what|whom?)(?: (?:one|of (?:them|these|those|the \w+|your opponent's \w+)|cards?|ally|allies|targets?"
    rf"|character)){{0,2}} "
    rf"(?:(?:can|may|could) (?P<player>you|your opponent|{CARD})"
    r"|(?:do|does|must) (?:you|your opponent)(?: must| have to)?) "
    rf"(?:discard|{_TAKE})\b{_REST}",
    re.IGNORECASE,
)
MAY_BE_CHOSEN = late(
    rf"(?:can|may|could) (?P<player>you|your opponent) {_TAKE} (?P<card>{CARD})(?: (?:as|for) .+)?", re.IGNORECASE
)
MUST_CHOOSE = late(
    rf"(?:do|does|must) (?P<player>you|your opponent) (?:must|have to|need to) (?:use|pay|discard|put|{_TAKE}) "
    r"(?P<what>.+)",
    re.IGNORECASE,
)
GETS_BACK = late(
    rf"(?:can|may|could|does|do|will) (?P<player>you|your opponent) (?:get|take|put|return|bring|keep|save|have) "
    rf"(?P<card>{CARD})(?: back)?(?: (?:into|in|to|on) (?:{OWNER}|the|its owner's) hand)?(?: again| back| then| now)*",
    re.IGNORECASE,
)
_WHOM = (
    r"(?:who|whom|what|which (?:one )?of (?:them|these|those|the two)"
    r"|which (?:(?:one )?of (?:your|your opponent's|them|those|the) ?)?(?:\w+))(?: else)?"
)
_CAN = r"(?:can|may|could|must)"
_DOER = r"(?P<player>you|your opponent)"
_AGAINST_IT = (
    rf"(?: (?:(?:against|from|for) )?(?:it|this|that|him|her|them|{CARD}(?:'s attack)?|you|your opponent"
    r"|(?:the|this|that|your|your opponent's) (?:attack(?:er)?|same attack)))?"
)
_POSSIBLE = (
    rf"{_WHOM} {_CAN} {_DOER} attack(?: with (?P<with>{CARD}))?",
    rf"{_WHOM} {_CAN} (?P<attacker>{CARD}) attack",
    rf"{_WHOM} {_CAN} attack(?: (?P<defender>{CARD}|you|your opponent))?",
    rf"{_WHOM} {_CAN} be attacked(?: by (?P<by>{CARD}))?",
    rf"{_WHOM} {_CAN} (?P<protects>protect|block){_AGAINST_IT}",
    rf"{_WHOM} {_CAN} {_DOER} (?P<protect>protect|block){_AGAINST_IT} with",
    (
        rf"{_CAN} (?P<side>{PLAYER}) (?:still )?(?:protect|block)"
        rf"(?: (?:it|this|that|{CARD}|you|your opponent|the attack))?"
    ),
    rf"(?:what|which cards?) {_CAN} {_DOER} (?P<verb>play|use|complete|do)",
)
POSSIBLE_DEEDS = tuple(late(form, re.IGNORECASE) for form in _POSSIBLE)
"""Questions for all that may be done: whom can I attack, who can attack, what can I play."""

RESPONSES = late(
    r"(?:what|which cards?)(?: all)?(?: can| could| may) (?P<player>you|your opponent) (?:still )?(?P<verb>do|play|use)"
    r"(?: now)?(?P<against>,? (?:against|about|in response|in reply|in answer"
    rf"|to (?:stop|prevent|counter|avoid|answer))\b{_REST})?"
    rf"|how (?:can|could) (?P<who>you|your opponent) (?:respond|react|answer)\b{_REST}"
    rf"|(?:which|what) responses? (?:do|does|can) (?P<whom>you|your opponent) (?:have|make|play)\b{_REST}",
    re.IGNORECASE,
)
"""Questions for all that somebody can do against what is going on."""

_OF_A_CHOICE = (CHOOSER, WHEN_CHOSEN, CHOOSABLE)
VERBS: tuple[tuple[str, str], ...] = (
    (r"die|destroyed|get destroyed|be destroyed|killed|get killed", "{0} is destroyed"),
    (r"(?:take|get|receive|dealt)(?: (?:the|any|its|his|her))?(?: combat)? ?damage", r".+ deals? \d+ .*damage to {0}"),
    (r"(?:deal|do)(?: (?:the|any|its|his|her))?(?: combat)? ?damage", r"{0} deals? \d+ .*damage to .+"),
    (r"draw(?: .+)?", r"{0} draws? .+"),
    (r"heal(?:ed)?(?: .+)?", r"(?:{0} heals? .+|.+ heals? .+ from {0})"),
    (r"(?:ready|readied|untap)(?: .+)?", r"{0} (?:is readied|readies)"),
    (r"exhausted|exhaust(?: .+)?", r"{0} is exhausted"),
    (r"trigger(?: .+)?|go off", r"{0} triggers.*"),
    (r"resolve", r"{0} (?:resolves.*|tries to resolve)"),
    (r"(?:enter|come into)(?: play)?", r"{0} enters play.*"),
    (r"leave(?: .+)?", r"{0} (?:is destroyed|is put into .+|leaves .+)"),
)
"""The verbs of a question for a time, each with the event that it asks about."""
_VERB = "|".join(verb for verb, _ in VERBS)
TIME = late(
    rf"when (?:exactly )?(?:does|do|will|is|are|did|would) (?P<card>{CARD}|{PLAYER}) (?P<verb>{_VERB})", re.IGNORECASE
)
TRIGGERS = late(
    rf"(?:does|do|will) (?P<card>{CARD}) (?:still |also )?"
    r"(?P<verb>trigger|heal|go off|draw|activate|deal|damage|burn|hurt)\b"
    rf"(?! .*\b(?:to|if|when|turns?|phase|step)\b)(?P<rest> .*)?",
    re.IGNORECASE,
)
_OF_STATE = (
    LEFT,
    HERO_SURVIVES,
    IS_DAMAGED,
    COST,
    HOW_OFTEN,
    WHEN_USED,
    OTHER_COST,
    MUCH,
    STATS,
    WHERE,
    WHO,
    DIES,
    HOW_MANY,
)
OF_EVENTS = (
    WHO_DRAWS,
    SURVIVES,
    HOW_MANY_DIE,
    TAKES,
    DEALS,
    WHO_TAKES,
    HAS_TAKEN,
    HAS_DEALT,
    DRAWS,
    ATTACK_HAPPENS,
    RESOLVES,
    TIME,
    TRIGGERS,
)


def is_question_of_state(text: str) -> bool:
    """Return whether the state answers a question.

    >>> is_question_of_state('how much damage is on "Tim"'), is_question_of_state("can you attack")
    (True, False)
    """
    return any(each.fullmatch(text) for each in _OF_STATE)


def is_question_of_a_choice(text: str) -> bool:
    """Return whether a question is about a choice that the rules wait for.

    >>> is_question_of_a_choice("who chooses the card"), is_question_of_a_choice("who wins")
    (True, False)
    """
    return any(each.fullmatch(text) for each in _OF_A_CHOICE)


def is_question_of_deeds(text: str) -> bool:
    """Return whether a question is for all that may be done.

    >>> is_question_of_deeds("whom can you attack"), is_question_of_deeds("can you attack")
    (True, False)
    """
    found = RESPONSES.fullmatch(text)
    against = found is not None and (found["verb"] is None or found["against"] is not None)
    return against or any(each.fullmatch(text) for each in POSSIBLE_DEEDS)


def is_question_of_events(text: str) -> bool:
    """Return whether what has happened answers a question.

    >>> is_question_of_events('does "Tim" take any damage')
    True
    """
    return any(each.fullmatch(text) for each in OF_EVENTS)
