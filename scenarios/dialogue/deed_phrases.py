"""Phrases of a table about what players do and own, each with what stands in its place: deeds told in other tenses.

They come before those of `table_phrases`, which take what players do as told in the plain present.
"""

import re
from collections.abc import Callable
from typing import TypeAlias

from scenarios.dialogue.phrase_meanings import beside_others, held_and_in_play, with_others
from scenarios.dialogue.spoken_persons import WHO

NAME, ABILITY = r'"§[AP]?\d+"', r'"§A\d+"'
_TARGET = rf"(?:(?:my |his |her |my opponent['’]s )?{NAME}|(?:my|his|her|my opponent['’]s) hero|me|him|her|it)"
_CARDS = rf"((?:an? |the )?{NAME}(?:(?:,| and|, and) {NAME})*)"
_BASES = {
    "us": "use",
    "complet": "complete",
    "strik": "strike",
    "flipp": "flip",
    "activat": "activate",
    "plac": "place",
}
_BASES |= {"putt": "put", "hitt": "hit"}
_PLAIN = "play|use|attack|cast|complete|flip|activate|place|strike|respond"
_STEMS = "play|attack|us|cast|complet|strik|flipp|block|protect|activat|respond|plac|putt|hitt|exhaust|discard|draw"


def in_the_present(found: re.Match[str]) -> str:
    """Return what somebody is doing as what he or she does."""
    who = found["who"].partition("'")[0].partition("’")[0]
    who = re.sub(r" (?:am|is|are)$", "", who)
    base = _BASES.get(found["stem"], found["stem"])
    return f"{who} {base if who.casefold() in {'i', 'they'} else f'{base}s'}"


Meant: TypeAlias = str | Callable[[re.Match[str]], str]
"""What is said in the place of a phrase: words, or what makes them of what is found."""

PHRASES: tuple[tuple[str, Meant], ...] = (
    (
        (
            r"(?<!while )(?<!when )(?<!if )(?<!as )"
            rf"\b(?P<who>(?:I|my opponent|the opponent|he|she|they)(?:['’](?:m|s|re)| am| is| are)) (?:now |just )?"
            rf"(?P<stem>{_STEMS})ing\b(?! (?:window|hero|ally|character))"
        ),
        in_the_present,
    ),
    (
        (
            rf"\b(I|my opponent|he|she|they) (?:have|has|control|controls) {_CARDS} "
            rf"(?:in play|on the (?:board|table|field)|out),? (?:and|with) {_CARDS} "
            r"in (?:my |his |her |their )?hand"
        ),
        held_and_in_play,
    ),
    (r"\b(on|during|in) (my|his|her|their) own turn\b", r"\1 \2 turn"),
    (rf"\b(?:my hero is|I am|I['’]m) in ({ABILITY})", r"I control \1"),
    (
        rf"\b(?:my opponent['’]s hero is|his hero is|my opponent is|he is|he['’]s) in ({ABILITY})",
        r"my opponent controls \1",
    ),
    (r"\blose(s?) (?:any|some|\d+) (?:health|life|hp)\b", r"take\1 any damage"),
    (r"\bhow much (?:health|life|hp) (does|will|do) (.+?) lose\b", r"how much damage \1 \2 take"),
    (
        (
            rf"\b(can|could|may) ((?:my |his |her |my opponent['’]s )?{NAME}|he|she|it) (protect|block)"
            r"(?: (?:(?:my|his|her|its|my opponent['’]s|the) hero|me|him))? (?:when|if|against) "
            r"(?:I|my opponent|he|she|they) attacks?(?: (?:him|me|it|(?:his|my) hero))?$"
        ),
        r"\1 \2 \3",
    ),
    (
        (
            rf"\b(flip|use|play|activate|cast)(s?) ({NAME}),? (?:and destroys?"
            rf"|(?:and|to) (?:(?:deal|do)s? (?:\d+ )?(?:\w+ )?damage to"
            rf"|heals? (?:\d+ )?damage from|exhausts?|target(?:s|ing)?|hits?"
            rf"|readies|ready)) ({_TARGET})(?=$|,| who| which)"
        ),
        r"\1\2 \3 on \4",
    ),
    (
        (
            r",? (?:but|and|while|with) (?:I |he |she |my opponent )?(?:have|has|having)? ?no (?:\w+ )?"
            r"(?:cards?|all(?:y|ies)) in (?:my|his|her) graveyard(?=$|,)"
        ),
        "",
    ),
    (
        (
            r"(?<!attack )(?<!of )\b(my|his|her|their) own "
            r"(?=(?:hero|all(?:y|ies)|cards?|weapons?|armor|quests?|totems?)\b)"
        ),
        r"\1 ",
    ),
    (
        (
            rf"({NAME}) and (one|two|three|four|five|\d) (?:other |more )?all(?:y|ies) (?:is|are) (?:on |in )?"
            r"(my opponent['’]s|my|his|her|in play|mine)(?: side| party)?"
        ),
        beside_others,
    ),
    (
        rf"\b(control|have|has)(s?) ({NAME}),? and (one|two|three|four|five|\d) (?:other |more )?all(?:y|ies)\b",
        with_others,
    ),
    (
        rf"({NAME}) deals? (?:\d+ )?(?:combat )?damage to ((?:my |my opponent['’]s )?{NAME}) in (?:a |the )?combat",
        r"\1 attacks \2",
    ),
    (
        rf"(?<!is )\b((?:my|his|her|my opponent['’]s) hero|(?<!\w){NAME}) is damaged\b(?! (?:by|for))",
        r"\1 has 1 damage",
    ),
    (r"\bhow much damage (?:can|could|might|may) (.+?) (take|deal)\b", r"how much damage does \1 \2"),
    (rf"(?<!is )\b(?:my opponent['’]s|his|her) ({NAME}) is (?:in play|on the board)\b", r"my opponent controls \1"),
    (rf"(?<!is )\bmy ({NAME}) is (?:in play|on the board)\b", r"I control \1"),
    (rf"({NAME}) (?:was|has been) played by (?:my opponent|him|her)\b", r"my opponent plays \1"),
    (rf"({NAME}) (?:was|has been) (?:played|cast)(?: by me)?\b(?! by)", r"I play \1"),
    (
        r"^I (?:have|control) no (?:other )?(?:allies|weapons?|armor)(?: in play)?(?:,| and|, and| but) (?=(?:I|my) )",
        "",
    ),
    (rf"\b(attacks? (?:.+ )?with (?:my )?{NAME}) alone\b", r"\1"),
    (rf"({NAME}) (?:is|are) mine\b", r"I control \1"),
    (rf"({NAME}) (?:is|are) (?:my opponent['’]s|his|hers|theirs)(?=$|,| and\b)", r"my opponent controls \1"),
    (rf"\b(my opponent|he|she) (?:wants|tries|would like|intends|is going) to ({_PLAIN})\b", r"\1 \2s"),
    (rf"\bI (?:want|try|would like|['’]d like|intend|am going) to ({_PLAIN})\b", r"I \1"),
    (
        (
            r"\b(?:when|after|if|once|while) (?:my opponent['’]s|his|her|the|an?) (?:attack|combat) (?:is|was|has been)"
            r"(?: already)? (?:declared|proposed|announced|going on|under ?way)"
        ),
        "if my opponent attacks my hero",
    ),
    (rf"(?<!my )(?<!I )(?<!opponent )({NAME}) flips (?:on|at|targeting) ", r"I flip \1 on "),
    (rf"\bmy opponent['’]s ({NAME}) flips (?:on|at|targeting) ", r"my opponent flips \1 on "),
    (
        r" with (?:only )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:ready )?resources?$",
        r" if I have \1 resources",
    ),
    (rf"\b({WHO}) only (have|has|control|controls|play|plays)\b", r"\1 \2"),
    (rf"\b({WHO}) (have|has|control|controls) only (?=(?:an? |the )?{NAME})", r"\1 \2 "),
    (
        rf"^(can|could|may) I respond to ({ABILITY}) (?:by (?:using|playing|casting)|with|using) (?={NAME})",
        r"if my opponent plays \2, \1 I use ",
    ),
)
"""Those phrases, each with what is said in its place."""
