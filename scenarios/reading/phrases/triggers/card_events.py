"""Events of single cards: moves from zone to zone, interrupts, proposals, powers that are used."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Owned, Standing
from engine.language.selections import You
from engine.language.triggers import On, Part, What
from engine.language.words import Relation, Zone
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h, narrowed


def _events() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for events that few powers watch for."""
    for words, what in (
        ("changes controllers", What.CHANGES_CONTROL),
        ("gets counters", What.COUNTERS_ADDED),
        ("is interrupted", What.INTERRUPTED),
        ("is proposed as an attacker", What.PROPOSED),
        ("is removed from combat", What.REMOVED_FROM_COMBAT),
    ):
        yield rule("event.plain", f"{{subject:who}} {words}", On(what, subject=h.subject))
    for words in ("a power of {subject:who} is used", "{subject:who} uses <a power|one of its powers>"):
        yield rule("event.plain", words, On(What.USED, subject=h.subject))
    yield rule("moment", "the end of <each|> combat", On(What.COMBAT_ENDS))
    deals = On(What.DEALS_DAMAGE, subject=h.subject, combat=False)
    yield rule("event.plain", "{subject:who} deals non-combat damage", deals)
    to_whom = On(What.DEALS_DAMAGE, subject=h.subject, other=h.other, combat=False)
    yield rule("event.plain", "{subject:who} deals non-combat damage to {other:who}", to_whom)
    starts = On(What.STARTS, player=Standing(Relation.YOU), part=Part.ACTION_PHASE)
    yield rule("moment", "the start of your action phase", starts)
    yield from _moved()


def _moved() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that are put from one zone into another."""
    zones = {"hand": Zone.HAND, "deck": Zone.DECK, "graveyard": Zone.GRAVEYARD}
    mine = narrowed(h.subject, Owned(You()))
    for source, from_ in (*zones.items(), ("removed from game zone", Zone.REMOVED)):
        for into, to in (*zones.items(), ("removed from game zone", Zone.REMOVED)):
            if to is not from_ and (to is not Zone.GRAVEYARD or source == "removed from game zone"):
                moved = On(What.MOVES, subject=mine, from_zone=from_, to_zone=to)
                said = f"<a|an> {{subject:cardnoun.any}} is put into your {into} from your {source}"
                yield rule("event.plain", said, moved)
    for into, to in zones.items():
        if to is not Zone.GRAVEYARD:
            moved = On(What.MOVES, subject=mine, from_zone=Zone.PLAY, to_zone=to)
            yield rule("event.plain", f"<a|an> {{subject:noun}} is put into your {into} from play", moved)
    for source, from_ in zones.items():
        moved = On(What.MOVES, subject=mine, from_zone=from_, to_zone=Zone.PLAY)
        yield rule("event.plain", f"<a|an> {{subject:cardnoun.any}} is put into play from your {source}", moved)


def _from_graveyards() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that are removed from a graveyard, and for cards put there from one of two zones."""
    for whose, subject in (("your", narrowed(h.subject, Owned(You()))), ("a", h.subject)):
        removed = On(What.MOVES, subject=subject, from_zone=Zone.GRAVEYARD, to_zone=Zone.REMOVED)
        for words in (
            f"is removed from {whose} graveyard",
            f"<in|from> {whose} graveyard is removed from the game",
        ):
            yield rule("event.plain", f"<a|an> {{subject:cardnoun.any}} {words}", removed)
    mine = narrowed(h.subject, Owned(You()))
    hand = On(What.MOVES, subject=mine, from_zone=Zone.HAND, to_zone=Zone.GRAVEYARD)
    deck = On(What.MOVES, subject=mine, from_zone=Zone.DECK, to_zone=Zone.GRAVEYARD)
    for words, both in (("hand or deck", (hand, deck)), ("deck or hand", (deck, hand))):
        said = f"<a|an> {{subject:cardnoun.any}} is put into your graveyard from your {words}"
        yield rule("event.two", said, both)


def _proposed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for the proposal of a combat between two characters."""
    proposed = On(What.PROPOSED, subject=h.subject, other=h.other)
    yield rule("event.plain", "{subject:who} is proposed as an attacker against {other:who}", proposed)


RULES = (*_events(), *_from_graveyards(), *_proposed())
