"""Questions of the rules in plain words: one word for each thing that players call differently, and none that is idle.

A form of a question in these words stands for the many ways in which it can be asked; a word that carries meaning and
has no plain one stays, so that no form fits a question of which a part was not understood.
"""

import re
from functools import cache, lru_cache

from scenarios.dialogue.late_patterns import LatePattern, late

_PLAYER = (
    r"(?:I|we|you|my opponents?|the opponents?|an opponent|your opponent|opponents?|a player|players|each player|he|she"
    r"|they|someone|somebody|anyone)"
)
_NEW = (
    r"(?:(?:that |which |who )?(?:I|you|he|she|it|they|was|were|has|have)(?:['’](?:s|ve))? (?:have |has |been )?"
    r"(?:just |only just |freshly )?(?:played|came|come|entered|put)(?: (?:into|in) play)?"
    r"(?: (?:this|the same|that) turn| just now)?"
    r"|(?:on |in )?(?:the|that|its|their) (?:same |very |first )?turn (?:that |when )?(?:it|he|she|they|I"
    r"|you|we)(?:['’]s)? "
    r"(?:is |was |are |were |has |have )?(?:come|comes|came|enter|enters|entered|play|plays|played|put)"
    r"(?: (?:it|him|her|them|into play|in play|into the game|out))*"
    r"|(?:right|immediately|straight) (?:away|after (?:being|it (?:is|was)|playing it|I play (?:it|him|her)).*)"
    r"|with summoning sickness|(?:if|when|while) (?:it|he|she)(?: is|['’]s|['’]re) (?:new|summoning sick))"
)
_PLAIN: tuple[tuple[str, str], ...] = (
    (r"[’]", "'"),
    (r"[,;:!]", ""),
    (r"^(?:at what (?:time|moment|point)s?|how early|how late|when exactly|when)\b", "what-time"),
    (r"\bcannot\b|\bcan't\b|\bcan not\b", "can not"),
    (r"n't\b", " not"),
    (
        (
            r"\b(?:on |during |in |at )?(?:(?:my|the|an|your|another) (?:opponent|player)s?'?s?'?|opponents'"
            r"|his|her|their"
            r"|another player's|someone else's) turns?\b"
        ),
        "foreign-turn",
    ),
    (r"\b(?:when|while|if) it (?:is|'s) (?:my |the )?opponent's turn\b", "foreign-turn"),
    (r"\b(?:my|your|his|her|their) own (?=all(?:y|ies)\b|hero\b|characters?\b)", "friendly "),
    (r"\b(?:am I|are you|is a player|are we|is my opponent) (?:allowed|able|permitted) to\b", "can you"),
    (r"\bis it (?:legal|possible|allowed|ok|okay|fine)(?: for (?:me|my opponent|a player))? to\b", "can you"),
    (r"\b(?:do|does) (?:I|my opponent|a player) get to\b", "can you"),
    (r"\bsummoning sick (?=all)", "new "),
    (r"\b(?:newly|freshly|just) (?:played|summoned) (?=all|character)", "new "),
    (rf"(?P<all>\ball(?:y|ies)|\bcharacters?)(?P<mid>.*?),? \b{_NEW}(?P<end>$| )", r"new \g<all>\g<mid>\g<end>"),
    (r"\bturn player\b", "turnplayer"),
    (rf"\b{_PLAYER}\b(?!')", "you"),
    (r"\b(?:may|could|will|would|do|does|did|is|are|should)\b(?= you\b)", "can"),
    (r"^(?:may|could|would|will)\b", "can"),
    (r"^(?:do|does|did)\b", "does"),
    (r"^(?:is|are|was|were|am)\b", "is"),
    (r"\btapped\b", "exhausted"),
    (r"\buntapped\b", "ready"),
    (r"\buntap(?:s|ping)?\b|\breadying\b|\breadies\b", "ready"),
    (r"\btap(?:s|ping)?\b|\bexhausts\b|\bexhausting\b", "exhaust"),
    (r"\b(?:allies|creatures?|minions?|guys?)\b", "ally"),
    (r"\bcharacters\b", "character"),
    (r"\bheroes\b", "hero"),
    (r"\b(?:blocks?|protects|protecting|intercepts?|blocking)\b", "protect"),
    (r"\bblockers?\b|\bprotectors\b|\bprotecting (?:ally|character)\b", "protector"),
    (r"\b(?:attacks|attacking|swings?|swinging)\b(?! (?:ally|character|hero))", "attack"),
    (r"\battackers\b|\battacking (?:ally|character|hero)\b", "attacker"),
    (r"\bdefenders\b|\bdefending (?:ally|character|hero)\b", "defender"),
    (r"\b(?:strikes|striking)\b", "strike"),
    (r"\b(?:casts?|casting|plays|playing)\b", "play"),
    (r"\b(?:uses|using|activates?|activating)\b", "use"),
    (r"\b(?:placing|places|lays?|laying)\b", "place"),
    (r"\b(?:completes|completing)\b", "complete"),
    (r"\b(?:flips|flipping)\b", "flip"),
    (r"\b(?:discards|discarding)\b", "discard"),
    (r"\b(?:deals|dealing|dealt)\b", "deal"),
    (r"\b(?:takes|taking)\b", "take"),
    (r"\b(?:prevents|preventing|reduces?|stops?)\b", "prevent"),
    (r"\b(?:uses?|go(?:es)? on|is added to|are added to|on) (?:the )?(?:chain|stack)\b", "use chain"),
    (
        r"\b(resource|weapon|totem|quest|power|card|effect|turn|graveyard|deck|attachment|instant|token|resource)s\b",
        r"\1",
    ),
    (r"\babilities\b", "ability"),
    (r"\barmors\b|\bpieces? of armor\b", "armor"),
    (r"\b(?:while|when|although|even if|even though|though|as long as|whenever|once|because|since)\b", "if"),
    (r"\b(?:it|he|she|they|that)(?:'s|'re| is| are| was| were)\b", "it is"),
    (r"\b(?:hero|ally|character|quest|weapon) is (?=(?:exhausted|ready|face)\b)", "it is "),
    (
        (
            r"\b(?:a|an|the|my|your|his|her|their|its|any|some|of|still|also|even|then|now|normally|usually"
            r"|really|actually"
            r"|own|in play|right|simply|just|be|being|been|get|gets|getting|allowed to|already|directly"
            r"|please|currently|ever)\b(?: |$)"
        ),
        "",
    ),
    (r"\b(?:non[- ]instant|sorcery(?:[- ]speed)?)\b", "noninstant"),
    (r"\bend turn\b|\bend phase\b|\bwhen turn ends\b", "turn-end"),
    (r"\b(?:start|beginning) turn\b", "turn-start"),
    (r"\b(?:to|at|on|in|during|by|for|with)(?= (?:turn-end|turn-start|foreign-turn))\b", ""),
)


@cache
def _plain_forms() -> tuple[tuple[LatePattern, str], ...]:
    return tuple((late(said, re.IGNORECASE), meant) for said, meant in _PLAIN)


@lru_cache(maxsize=4096)
def in_plain_words(question: str) -> str:
    """Return a question in plain words, in small letters.

    >>> in_plain_words("May my opponent block with a tapped creature?")
    'can you protect with exhausted ally'
    """
    text = question.strip().rstrip("?").strip()
    if _OF_ANOTHER.match(text) is not None:
        text = _OWN_TURN.sub("own-turn", text)
    for pattern, meant in _plain_forms():
        text = pattern.sub(meant, text)
    plain = " ".join(text.casefold().split())
    return _CONDITION_FIRST.sub(r"\g<question> if \g<condition>", plain)


_OF_ANOTHER = late(
    r"(?:(?!\b(?:I|we|me|my (?!opponents?\b(?!['’])))\b).)*?\b(?:(?:my|the|an|your) opponents?|opponents|he|she|they"
    r"|(?:a|an|each|any|another|every|the other) player|players|someone|somebody|anyone)\b(?!['’])",
    re.IGNORECASE,
)
"""A question that speaks of another player before anybody else: "his turn" is that player's own."""
_OWN_TURN = late(r"\b(?:on |during |in |at )?(?:his|her|their)(?: own)? turns?\b", re.IGNORECASE)
_CONDITION_FIRST = re.compile(r"^if (?P<condition>.+?) (?P<question>(?:can|does|is|must|what|who|how)\b.+)$")
