"""What players call things, in the words of other games or in short, and the words of the rules for them."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

_TERMS: tuple[tuple[str, str], ...] = (
    ("summoning sickness, summoning sick, summon sick, summon sickness", "ally party start recent turn wait"),
    ("untap step, untap phase, upkeep, untap", "ready step"),
    ("untaps, untapped, untapping, unexhaust, unexhausted", "ready upright"),
    ("tap, taps, tapped, tapping", "exhausted exhausting sideways"),
    ("stack, stacks, the stack", "chain"),
    ("infinite, infinitely, endless, endlessly, infinite combo", "loop"),
    ("counter a spell, counter the spell, counter my spell, counter spell, counter target spell", "interrupt link"),
    ("counter an ability, counter a card, counter a link, counterspell, counterspells", "interrupt link"),
    ("countered, countering", "interrupted link"),
    ("fizzle, fizzles, fizzled", "recheck illegal targets"),
    ("spell, spells", "link card"),
    ("attack twice, attacks twice, attack again, attack more than once, attack two times", "propose combats number"),
    ("swing twice, second attack, multiple attacks, two attacks", "propose combats number"),
    ("die, dies, died, dying, dead, death, buried, graveyarded", "destroyed fatal damage"),
    ("kill, kills, killed, killing", "destroyed"),
    ("cast, casts, casting", "play"),
    ("creature, creatures, minion, minions, unit, units", "ally"),
    ("block, blocks, blocked, blocking, blocker, blockers", "protect protector"),
    ("mana, land, lands, energy", "resource"),
    ("library, draw pile", "deck"),
    ("mill, mills, milled, milling, decked, deck out, decking, run out of cards, runs out of cards", "draw empty deck"),
    ("no cards left, no cards in my deck, no more cards", "empty deck loses"),
    ("battlefield, board, field", "play"),
    ("discard pile, trash, yard, cemetery", "graveyard"),
    ("exile, exiles, exiled, banish, banished", "removed game"),
    ("legend rule, legendary rule, legendary, legendaries", "uniqueness unique"),
    ("bounce, bounces, bounced", "hand owner"),
    ("hp, hitpoints, hit points, life, life points", "health"),
    ("max", "maximum"),
    ("min, minimum, smallest", "least"),
    ("steal, steals, stolen, gain control, gain control of, take control, take control of", "change control"),
    ("forfeit, give up, surrender, quit", "concede"),
    ("summon, summons, summoned, equip, equips", "enters play"),
    ("swing, swings", "attack propose"),
    ("how many resources", "place resource turn may"),
    ("the turn it comes into play, the turn it came into play, the turn it enters play", "wait turn party start"),
    ("the turn i play it, the turn i played it, the turn you play it", "wait turn party start"),
    ("the same turn, right away, immediately after playing", "wait turn party start"),
    ("just came into play, just entered play, just played, just put into play, newly played", "wait turn party start"),
    ("stay, stays, go away, goes away", "stays permanent"),
    (
        "wear off, wears off, worn off, expire, expires, until end of turn, until end of the turn",
        "last end turn expire",
    ),
    ("opening hand, starting hand, first hand, initial hand", "begins draws seven cards"),
    ("land drop, land drops, resource drop, resource drops", "placing resource turn one"),
    (
        "take back, takes back, takeback, take it back, undo, illegal play, misplay",
        "rewinding undone finish adding link",
    ),
    ("enters the battlefield, enter the battlefield, etb, comes into play, come into play", "entering play trigger"),
    ("leftover, left over, spare", "excess wasted"),
    (
        "returns to my hand, returns to hand, return to hand, returned to hand, back to hand",
        "changing zones another card",
    ),
    ("replayed, played again, play it again, recast, recasts", "changing zones another card comes back"),
    ("some of the targets, some targets, one of the targets, one of two targets", "targets illegal others legal"),
    (
        "on my opponent's turn, during my opponent's turn, on their turn, my opponent's turn",
        "instant priority only turn",
    ),
    ("attack is declared, declare an attack, declares an attack, declaring an attack", "attack window"),
    ("before anyone blocks, before blocks, before blockers, before blocking, before protecting", "attack window"),
    ("whose graveyard, which graveyard", "owner's graveyard"),
    ("same target, same target twice, target twice", "chosen only once targets"),
    ("whose turn, next turn order, turn order", "turns go clockwise"),
    ("who goes first, who starts, who begins", "first player chance"),
    ("reshuffle, mulligans", "mulligan"),
    ("activate, activates, activated", "activated use payment power"),
    ("sacrifice, sacrifices, sacrificed", "destroy cost"),
    ("sideboard, sideboards, sideboarding, side board", "side deck"),
    ("first strike, strike first, strikes first", "long-range combat damage simultaneously"),
    ("declare, declares, declared, declaring", "propose"),
    ("declare blockers, declare a blocker, declaring blockers, declare blocks", "protect protector point"),
    ("come back, comes back, came back", "leaves play new card"),
    ("boost, boosts, buff, buffs, pump, pumps, bonus, bonuses", "modifier"),
    ("temporary, temporarily", "this turn modifier ends"),
    ("how many times, more than once, multiple times, several times, as often as", "once number times"),
    ("same time, at once", "simultaneously same time"),
    ("mana pool", "resource"),
    ("look through, look at, peek, peeks, peek at", "public look reveal"),
    ("twice, two times, a second time, second time", "once multiple times"),
    ("overheal, overhealing", "heal excess"),
    ("aura, auras, enchantment, enchantments, attachment, attachments, enchanted", "ability attached detached"),
    ("artifact, artifacts, gear", "equipment"),
    ("sorcery, sorceries", "ability"),
    ("instant speed, flash", "instant priority"),
    ("haste, charge", "ferocity"),
    ("tutor, tutors, tutoring, fetch, fetches", "search"),
    ("planeswalker, planeswalkers, commander, champion", "hero"),
    ("tie, ties, tied, stalemate", "lose simultaneously draw game"),
)
"""Words of players, with commas between, and the words of the rules that are searched for instead."""

_FAMILIES = (
    "choose chooses choosing chose chosen choice, respond responds responding response responses responded, "
    "draw draws drew drawn drawing, deal deals dealt dealing, lose loses lost losing loss, pay pays paid paying, "
    "win wins won winning, leave leaves leaving, become becomes became becoming, begin begins began beginning start "
    "starts starting started, destroy destroys destroyed destroying destruction, heal heals healed healing, "
    "target targets targeted targeting, break breaks broke broken, hold holds held, legal legally illegal illegally"
)
"""Forms of a word that no rule of spelling leads to one another: whoever says one of them means all."""

_GAPPED = frozenset(
    ("attack", "attacks", "attacking", "counter", "counters", "take", "takes", "gain", "gains", "run", "runs")
)
_GAP = 5
"""Words of players between whose first word and the others so many words may stand: attack [with an ally] twice."""

_SMALL = (
    "a an and any are as at be been before but by can cannot could did do does doing for from get gets given go going "
    "got had has have having he her him his how i if in into is it its itself just like many may me might much must my "
    "no not of on one only or our own please same she should so some still such than that the their them then there "
    "these they this those to too under until us use used using very was we were what when where which while who whom "
    "whose why will with without would yes you your happens happen happened each every during after left against say "
    "come comes came goes gone go keep keeps back away make makes want wants try put thing things anything something "
    "about more per really even also need needs needed able allowed "
    "am anyone somebody someone opponent's i'm can't don't doesn't what's isn't"
)
_PASSED_OVER = frozenset(_SMALL.split())
"""Words of a question that say nothing about its subject."""


class Asked(NamedTuple):
    """The words that a search looks for: those that were typed, and those of the rules for each thing players say."""

    typed: tuple[str, ...]
    led: tuple[tuple[str, ...], ...]


def asked_words(words: Sequence[str]) -> Asked:
    """Return what a question asks for; where all of its words say nothing by themselves, it is those words.

    >>> asked_words(["can", "a", "tapped", "ally", "attack"])
    Asked(typed=('ally', 'attack'), led=(('exhausted', 'exhausting', 'sideways'),))
    """
    known, longest = _known()
    typed, led = list[str](), list[tuple[str, ...]]()
    at = 0
    words = list(words)
    while at < len(words):
        _close_gap(words, at, known, longest)
        found = next((n for n in range(longest, 0, -1) if tuple(words[at : at + n]) in known), 0)
        if found:
            led.append(tuple(known[tuple(words[at : at + found])]))
        elif words[at] not in _PASSED_OVER:
            typed.append(words[at])
        at += found or 1
    if not typed and not led:
        return Asked(tuple(words), ())
    return Asked(tuple(dict.fromkeys(typed)), tuple(dict.fromkeys(led)))


def _close_gap(words: list[str], at: int, known: dict[tuple[str, ...], list[str]], longest: int) -> None:
    """Move the words of players together: "attack with it twice" becomes "attack twice with it"."""
    if words[at] not in _GAPPED:
        return
    for start in range(at + 2, min(at + _GAP + 2, len(words))):
        for many in range(longest - 1, 0, -1):
            rest = words[start : start + many]
            if len(rest) == many and (words[at], *rest) in known:
                words[at + 1 : start + many] = [*rest, *words[at + 1 : start]]
                return


def forms_of(word: str) -> tuple[str, ...]:
    """Return a word with its other forms, where they are spelt too differently to be found by themselves.

    >>> forms_of("paid"), forms_of("ally")
    (('pay', 'pays', 'paid', 'paying'), ('ally',))
    """
    return _families().get(word, (word,))


def is_players_word(word: str) -> bool:
    """Return whether a word is one of players, or one that says nothing about a subject, so that it isn't misspelt."""
    return word in _PASSED_OVER or any(word in said for said in _known()[0])


@cache
def _families() -> dict[str, tuple[str, ...]]:
    families = (tuple(family.split()) for family in _FAMILIES.split(", "))
    return {word: family for family in families for word in family}


@cache
def _known() -> tuple[dict[tuple[str, ...], list[str]], int]:
    """Return the words of the rules by the words of players, and how many words the longest of those have."""
    known = {tuple(each.split()): terms.split() for said, terms in _TERMS for each in said.split(", ")}
    return known, max(map(len, known))
