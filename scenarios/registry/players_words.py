"""Words that players say and no sentence has, each with the sentences that say it here."""

import re

from scenarios.registry.registry import Keyword
from scenarios.registry.step_tokens import IN_MARKS

_BETWEEN = re.compile(IN_MARKS)

GRAVEYARD = '"Tim" is in your graveyard'
PROPOSE = 'you propose that "Tim" attacks "Brigg"'
PLAY = 'you play "Mind Control" with X = 3 targeting "Tim"'
USE = 'you use "Tim", targeting "Brigg"'
STANDS = '"Leeroy Jenkins" is exhausted and "Tim" is ready'
DESTROYING = 'you play "Mind Control" destroying "Tim"'
DISCARDING = 'you play "Mind Control" discarding "Tim"'
IN_HAND = '"Tim" is in your hand'
CARDS_IN_HAND = "there are 2 cards in your hand"
GIVEN_HAND = 'your hand is "Fire Blast", "Flash Heal"'
IN_PLAY = '"Tim" is in play'
CONTROL = 'you control "Tim"'
EMPTY_CHAIN = "the chain is empty"

MAY_ATTACK = 'you may propose that "Tim" attacks "Brigg"'
MAY_NOT_ATTACK = 'you can\'t propose that "Tim" attacks "Brigg", because of 602.1'

POINTERS: tuple[tuple[str, dict[Keyword, tuple[str, ...]]], ...] = (
    ("(?:can|may|is able to) (?:attack|swing)", {"Then": (MAY_ATTACK,)}),
    ("(?:can't|cannot|can not|may not) (?:attack|swing)", {"Then": (MAY_NOT_ATTACK,)}),
    ("attack|attacks|attacked|attacker|fights?|swing|swings", {"When": (PROPOSE,), "Then": ('"Tim" is attacking',)}),
    (
        "block|blocks|blocked|blocker|blocking|defends?|defender",
        {"When": ('your opponent protects with "Grunt Baranka"',)},
    ),
    (
        "die|dies|died|dead|destroyed|killed|dying|buried|graveyarded",
        {"When": ("the chain empties",), "Then": (GRAVEYARD, '"Tim" is not in play')},
    ),
    ("kill|kills|destroy|destroys", {"When": (PLAY, DESTROYING), "Then": (GRAVEYARD,)}),
    ("sacrifice|sacrifices|sacrificed", {"When": (DESTROYING,), "Then": (GRAVEYARD,)}),
    (
        "tap|taps|tapped",
        {"Given": ('you control an exhausted "Tim"',), "When": ('you use "Tim"',), "Then": ('"Tim" is exhausted',)},
    ),
    ("untap|untaps|untapped", {"Given": (CONTROL,), "When": ("your next turn starts",), "Then": ('"Tim" is ready',)}),
    ("discard pile|trash|yard", {"Given": ('your graveyard is "Tim"',), "Then": (GRAVEYARD,)}),
    (
        "discard|discards|discarded",
        {"Given": ('your graveyard is "Tim"',), "When": ('you choose "Fire Blast"', DISCARDING), "Then": (GRAVEYARD,)},
    ),
    ("bounce|bounces|bounced|returned", {"When": (PLAY,), "Then": (IN_HAND,)}),
    ("stack", {"When": ("the chain empties",), "Then": (EMPTY_CHAIN, 'the chain, top first, is "Fire Blast"')}),
    ("resolve|resolves|resolved", {"When": ("the chain empties", "both players pass"), "Then": (EMPTY_CHAIN,)}),
    ("token|tokens", {"Given": ('you control a token "Wisp" with 0 ATK and 1 health',), "Then": (CONTROL,)}),
    (
        "draw|draws|drew|drawn",
        {
            "Given": (GIVEN_HAND, 'your deck, from the top, is "Tim", "Brigg"'),
            "When": ("the draw step starts",),
            "Then": (CARDS_IN_HAND,),
        },
    ),
    ("mana|lands|land", {"Given": ("you have 5 ready resources",), "Then": ("you have 2 ready resources",)}),
    ("life|hitpoints|hp", {"Given": ("your opponent's hero has 26 damage",), "Then": ("your hero has 2 damage",)}),
    (r"strength|toughness|\d+ (?:power|attack|defen[cs]e)", {"Then": ('"Brigg" has 1 damage, 2 ATK and 3 health',)}),
    ("cast|casts|casting", {"When": (PLAY,), "Then": ('you may play "Tim"',)}),
    ("activate|activates|activated", {"When": (USE,), "Then": ('you may use "Tim"',)}),
    ("equip|equips|summon|summons", {"Given": (CONTROL,), "When": (PLAY,)}),
    (
        "exile|exiles|exiled|banished",
        {"Given": ('your cards removed from the game are "Tim"',), "Then": ('"Tim" is removed from the game',)},
    ),
    ("battlefield|board|table|field", {"Given": (CONTROL,), "Then": (IN_PLAY,)}),
    (
        "library",
        {"Given": ('your deck, from the top, is "Tim", "Brigg"',), "Then": ('your deck, from the top, is "Tim"',)},
    ),
    (r"cards? in (?:\w+ )?hand", {"Given": (GIVEN_HAND,), "Then": (CARDS_IN_HAND,)}),
    ("combat (?:ends?|is over)", {"When": ("the combat concludes",)}),
    ("strikes|strike", {"When": ('you strike with "Annihilator"',)}),
    ("decline|declines|refuse|refuses|say no|says no", {"When": ("you choose not to", "you choose none")}),
    ("roll|rolls|rolled", {"When": ("the die shows 4",)}),
    ("shuffle|shuffles|reshuffles?", {"When": ('your deck is shuffled with "Tim" on top',)}),
    ("pick|picks|select|selects|chose", {"When": ('you choose "Fire Blast"',)}),
    (
        '(?:finish|finishes|turn in|turns in)(?= (?:\\w+ )*(?:quest|"))',
        {"When": ('you complete "A Donation of Wool"',)},
    ),
    ("(?:nobody|no one|neither player|no player) \\w+", {"When": ("both players pass",)}),
    ("gives? up|quits?|surrenders?|resigns?", {"When": ("your opponent concedes",)}),
    ("controlled by|belongs to|owned by", {"Then": (CONTROL,)}),
    ("won|wins?|lost|loses?", {"Then": ("you lose the game",)}),
)
"""Words of players, and for each keyword the sentences that say what they mean; the first that fits is taken."""

_PATTERNS = tuple((re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE), meant) for words, meant in POINTERS)


def pointed_at(keyword: Keyword, line: str, near: str = "") -> tuple[str, ...]:
    """Return the sentences that say what a line says in words of players; names in quotation marks are left out.

    `near` is the notation of the sentence most like the line: a word that it has is no players' word here.
    """
    spoken = _BETWEEN.sub('""', line)
    for pattern, meant in _PATTERNS:
        if keyword in meant and pattern.search(spoken) and not pattern.search(near):
            return meant[keyword]
    return ()
