"""Each doubt is told about a card that has nothing else wrong with it, and about no card without the parts it is of."""

from functools import cache

from scenarios.reading import Reading, Unread, read_card
from scenarios.reading.doubts import QUESTIONS
from tests.every_row import for_every

ALLY, ABILITY = "3, Horde, Ally—Orc Warrior, 3 [Melee] ATK / 4 Health", "3, Warrior, Ability—Fury"

DOUBTED = [
    (ALLY, "Other Broken in your party have +2 ATK.", "other"),
    (
        ABILITY,
        "Destroy target equipment if its cost is less than or equal to the ATK of one of your weapons.",
        "one of several",
    ),
    (ABILITY, "Destroy target ally with cost less than the ATK of one of your weapons.", "one of several"),
    (ALLY, "While the ATK of one of your weapons is 3 or more, Grok has ferocity.", "one of several"),
    (ABILITY, "Target opponent's hero and allies can't attack this turn.", "a list of kinds"),
    (ABILITY, "Your hero deals melee damage to target hero or ally equal to its ATK.", "its ATK"),
    (ALLY, "When Grok attacks, target ally can't attack allies with lower cost this turn.", "lower"),
    (ALLY, "Grok has ferocity and your hero can't be attacked by allies with lower ATK.", "lower"),
    (ALLY, "Grok and your hero can't be attacked by allies with lower ATK.", "lower"),
    (
        ALLY,
        "When an ally attacks, reveal the top card of your deck. If it's an ability, draw cards equal to its ATK.",
        "its ATK",
    ),
    (ABILITY, "Your hero heals 2 damage from itself for each ally in your party, up to four.", "up to"),
    (
        ALLY,
        "When Grok is dealt damage, Grok deals that much damage to target hero, up to 3. Draw that many cards.",
        "that many",
    ),
    (
        ALLY,
        (
            "When Grok is dealt damage, you may pay 1. If you do, your hero heals that much damage from target ally, "
            "up to 3. Put that many rage counters on Grok."
        ),
        "that many",
    ),
    (
        ALLY,
        (
            "When Grok deals damage to a hero, Grok deals 1 fire damage to target ally. "
            "Destroy up to that many of your allies."
        ),
        "that many",
    ),
    (ALLY, "Grok has ferocity and +1 ATK while attacking.", "a keyword and more while in combat"),
    (
        ALLY,
        "While Grok is ready, opposing allies lose protector and have -1 ATK while attacking.",
        "a keyword and more while in combat",
    ),
    (ALLY, "Opposing allies have +1 ATK and lose ferocity while in combat.", "a keyword and more while in combat"),
    (
        ALLY,
        "Opposing allies lose and can't have elusive and have -1 ATK while attacking.",
        "a keyword and more while in combat",
    ),
    (ALLY, "Grok and your hero have +1 ATK while attacking.", "while"),
    (ABILITY, "Up to two target allies have +1 ATK while attacking this turn.", "while"),
    (ALLY, "While Grok is exhausted, he can protect your hero.", "can protect"),
    (ALLY, "Grok can protect while exhausted.", "can protect while exhausted"),
    (ABILITY, "If each player has two or fewer cards in hand, draw a card.", "several players"),
    (
        ALLY,
        "When Grok attacks, target opponent discards a card and he deals 1 fire damage to target ally.",
        "a player",
    ),
    (ALLY, "Grok can't be dealt damage by abilities.", "damage"),
    (ABILITY, "If a hero was dealt damage by an ability this turn, draw a card.", "damage"),
    (ABILITY, "If a weapon you control dealt fire damage to an ally this turn, draw a card.", "damage"),
    (ABILITY, "Choose a weapon. If it dealt damage this turn, draw a card.", "damage"),
    (ABILITY, "Choose an ability. If it would deal damage to your hero this turn, prevent it.", "damage"),
    (
        ALLY,
        "When an opposing weapon enters play, if it would deal damage to your hero this turn, prevent it.",
        "damage",
    ),
    (ABILITY, "Turn one of your face-down quests face up.", "face-down"),
    (ALLY, "You must put 1 damage on Grok as an additional cost to play allies.", "a cost"),
    (ALLY, "You can't attack.", "its subject"),
    (ALLY, "You can't play allies unless you discard a card or pay 2.", "an additional cost"),
    (
        ABILITY,
        "Allies that were dealt fire damage this turn have +2 ATK until the end of your next turn.",
        "this turn",
    ),
    (ABILITY, "If your hero attacked this turn, draw a card at end of turn.", "if"),
    (ABILITY, "Ongoing: Your hero can attack only Groks.", "Grok"),
    (ALLY, "Allies of the chosen race have +1 ATK.", "the chosen"),
    (
        ABILITY,
        (
            "Attach to target ally.\nOngoing: When you draw a card, put a chill counter on this ability.\n"
            "Attached ally has -1 ATK for each chill counter on it."
        ),
        "chill counters",
    ),
    (
        ALLY,
        "When you play an ability, Grok has +1 ATK this turn. If it's a Fire ability, draw a card.",
        "it",
    ),
    (ABILITY, "You may destroy target equipment. If it was a weapon, draw a card.", "if"),
    (ALLY, "When Grok is destroyed, put him into play. He has ferocity this turn.", "what is spoken of again"),
    (
        ABILITY,
        (
            "Your hero deals 1 fire damage to target ally. Your hero deals 2 fire damage to target hero. "
            "Draw a card for each damage dealt this way."
        ),
        "this way",
    ),
    (ALLY, "When Grok deals damage to target ally, draw a card.", "target"),
    (
        ALLY,
        "Discard a card >>> Put target card that shares a type with that card from your graveyard into your hand.",
        "target",
    ),
    (ALLY, "Destroy Grok >>> Put another ally card from your graveyard into your hand.", "the moved card"),
    (ALLY, "When an ally is destroyed, put it into its owner's hand. Destroy it.", "the moved card"),
    (
        ABILITY,
        "Put an ally card that was destroyed this turn from your graveyard into your hand.",
        "a card out of play",
    ),
    (
        ALLY,
        "When you strike with a weapon, you may discard a card. If you do, it has +1 ATK this turn.",
        "a card out of play",
    ),
    (
        ALLY,
        "When an opposing ally attacks, you may destroy Grok. If you do, your hero deals 2 fire damage to it.",
        "a card out of play",
    ),
    (
        ALLY,
        "When an opposing ally attacks, you may put Grok into its owner's hand. If you do, it has -2 ATK this turn.",
        "a card out of play",
    ),
    (
        ALLY,
        "When an opposing ally attacks, you may destroy Grok. If you do, remove it from combat.",
        "a card out of play",
    ),
    (ALLY, "When an opposing ally attacks, destroy Grok. It can't attack this turn.", "a card out of play"),
    (ALLY, "When an opposing ally attacks, you may destroy Grok. If you do, gain control of it.", "a card out of play"),
    (
        ALLY,
        "When an opposing ally attacks, you may destroy Grok. If you do, put a web counter on it.",
        "a card out of play",
    ),
    (
        ALLY,
        "When an opposing ally attacks, you may destroy Grok. If you do, put it into its owner's hand.",
        "a card out of play",
    ),
    (
        ALLY,
        "When an opposing ally attacks, you may destroy Grok. If you do, destroy it at end of turn.",
        "a card out of play",
    ),
    (
        ALLY,
        "When an opposing ally attacks, you may discard a card. If you do, it loses all powers this turn.",
        "a card out of play",
    ),
    (
        ALLY,
        "When an opposing ally attacks, you may discard a card. If you do, put it into its owner's hand.",
        "a card out of play",
    ),
    (
        ALLY,
        "When an opposing ally attacks, you may destroy an ally in your party. If you do, remove it from combat.",
        "a card out of play",
    ),
    (
        ALLY,
        (
            "When Grok attacks, put the top card of your deck into your graveyard. "
            "If it's a quest, it can't attack this turn."
        ),
        "a card out of play",
    ),
    (
        ALLY,
        "When an ally attacks, reveal the top card of your deck. If it's an ability, its controller draws a card.",
        "a card out of play",
    ),
    (
        ALLY,
        (
            "When an opposing ally attacks, reveal the top card of your deck. "
            "If it's an ability, prevent all damage it would deal this turn."
        ),
        "a card out of play",
    ),
    (ALLY, "Discard a card >>> It can't attack this turn.", "a card out of play"),
    (
        ALLY,
        (
            "When an ally attacks, reveal the top card of your deck. "
            "If it's an ability card, that ally has -2 ATK this turn. If it's an ally card, draw a card."
        ),
        "it",
    ),
    (
        ABILITY,
        (
            "Attach to target ally.\nOngoing: At the start of your turn, put a fatigue counter on Grok.\n"
            "Attached ally has -1 ATK for each fatugue counter on Grok."
        ),
        "fatigue and fatugue counters",
    ),
]


@cache
def outcome(line: str, text: str) -> Reading:
    """Return the outcome of reading the card of the line that says the text."""
    return read_card("Grok", f"{line}\n{text}")


@for_every(("line", "text", "words"), DOUBTED)
def test_the_doubt_is_told(line: str, text: str, words: str) -> None:
    read = outcome(line, text)
    assert isinstance(read, Unread)
    assert (read.words, len(read.expected)) == (words, 1)
    assert read.expected[0] in {each.expected for each in QUESTIONS}


def test_every_doubt_stands_in_the_table() -> None:
    told = [outcome(line, text) for line, text, _ in DOUBTED]
    told_of = {each.expected[0] for each in told if isinstance(each, Unread)}
    assert not [each.words for each in QUESTIONS if each.expected not in told_of]
