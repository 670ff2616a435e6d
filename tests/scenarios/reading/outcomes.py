"""What must have happened when a link with given words has resolved, checked by hand from the rules.

Each sentence that is understood to its last word has a check of its own, which looks at the states before and after and
at what the link made happen. Where a modifier stopped or replaced something, the words alone do not tell.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.language.words import CardType, KeywordName, Zone
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.links import Link
from engine.state.record import (
    DealDamage,
    Event,
    FailToDraw,
    HealDamage,
    Move,
    MoveKind,
    PreventDamage,
    Record,
    ReplaceEvent,
    Stopped,
    Turn,
)
from engine.view.values import values
from tests.scenarios.reading.described import described


@dataclass(frozen=True)
class Resolved:
    """A link that has resolved: the states before and after, and what it made happen itself."""

    before: State
    after: State
    link: Link
    events: tuple[Event, ...]

    @property
    def target(self) -> CardId:
        """Return the link's only target."""
        ((target,),) = self.link.targets
        return CardId(target)

    def events_of(self, kind: MoveKind) -> list[Move]:
        """Return the moves of the kind that the link made."""
        return [event for event in self.events if isinstance(event, Move) and event.kind is kind]


def resolved(before: State, after: State, link: Link, records: Sequence[Record]) -> Resolved | None:
    """Return the resolved link, None where the words alone do not tell what had to happen."""
    if any(isinstance(record.event, (Stopped, ReplaceEvent)) for record in records):
        return None
    return Resolved(before, after, link, tuple(record.event for record in records if record.cause == link.id))


Check = Callable[[Resolved, re.Match[str]], bool]
"""Whether what happened is what the words say."""

_WHO = r"(?P<who>[Yy]our hero|~|[Hh]e|[Ss]he|[Ii]t)"
_MANY = {"a card": 1, "two cards": 2, "three cards": 3, "four cards": 4}


def _source(done: Resolved, who: str) -> CardId | None:
    """Return the character that the words name as the source: the controller's hero, or the card itself."""
    if who.lower() == "your hero":
        return done.before.player(done.link.controller).hero
    return CardId(done.link.source) if who == "~" else None


def _dealt(done: Resolved, to: CardId) -> list[tuple[int, DealDamage]]:
    """Return the packets that the link dealt to the character, each with what of it was not prevented."""
    return [
        (event.packet.amount, event) for event in done.events if isinstance(event, DealDamage) and event.packet.to == to
    ]


def _prevented(done: Resolved, to: CardId) -> int:
    return sum(event.amount for event in done.events if isinstance(event, PreventDamage) and event.packet.to == to)


def _deals(done: Resolved, said: re.Match[str]) -> bool:
    """Damage is dealt in the amount said, less what is prevented, of the type said, by the source said (403.4)."""
    packets = _dealt(done, done.target)
    source = _source(done, said["who"])
    right = all(
        event.packet.damage_types == (said["type"].lower(),)
        and not event.packet.combat
        and source in (None, event.packet.source)
        for _, event in packets
    )
    return right and sum(amount for amount, _ in packets) + _prevented(done, done.target) == int(said["number"])


def _deals_to_each(done: Resolved, said: re.Match[str]) -> bool:
    """Each hero and ally is dealt the damage, or each opposing one, and nothing else; a Totem is no ally (306.4a)."""
    number, you = int(said["number"]), done.before.player(done.link.controller)
    types = {CardType.HERO: said["heroes"], CardType.ALLY: said["allies"]}
    for card in done.before.play.ids:
        held = done.before.cards[card]
        opposing = held.controller is not None and done.before.player(held.controller).team != you.team
        meant = bool(types.get(held.printed.type)) and not held.resource and (opposing or not said["opposing"])
        dealt = sum(amount for amount, _ in _dealt(done, card)) + _prevented(done, card)
        if dealt != (number if meant else 0):
            return False
    return True


def _heals(done: Resolved, said: re.Match[str]) -> bool:
    """As much is healed as is said, and no more than there is (404.1); where there is nothing, no packet is (404.3)."""
    there = done.before.cards[done.target].damage
    wanted = there if said["number"] == "all" else min(there, int(said["number"]))
    packets = sum(isinstance(event, HealDamage) and event.packet.to == done.target for event in done.events)
    return packets == min(there, 1) and there - done.after.cards[done.target].damage == wanted


def _draws(done: Resolved, said: re.Match[str]) -> bool:
    """Its controller draws as many cards, or all there are and fails to draw (102.1a)."""
    you, wanted = done.link.controller, _MANY[said["many"]]
    drawn = [move for move in done.events_of(MoveKind.DRAW) if done.before.cards[move.card].owner == you]
    failed = any(isinstance(event, FailToDraw) and event.player == you for event in done.events)
    deck = len(done.before.player(you).deck)
    return len(drawn) == min(wanted, deck) and failed == (deck < wanted)


def _destroys(done: Resolved, _said: re.Match[str]) -> bool:
    """The target is destroyed: it goes from play to its owner's graveyard, or a token ceases to be (411.8d)."""
    moved = [move.to for move in done.events_of(MoveKind.DESTROY) if move.card == done.target]
    return moved == [Zone.GRAVEYARD] and done.target not in done.after.play.ids


def _turns(done: Resolved, said: re.Match[str]) -> bool:
    """The target becomes ready or exhausted, which it may be already (105.1)."""
    ready = said["verb"].lower() == "ready"
    turned = [event.ready for event in done.events if isinstance(event, Turn) and event.card == done.target]
    return turned == ([] if done.before.cards[done.target].ready is ready else [ready])


def _returns(done: Resolved, said: re.Match[str]) -> bool:
    """The target leaves play for the zone that is said."""
    to = Zone.HAND if "hand" in said[0] else Zone.REMOVED
    return [move.to for move in done.events_of(MoveKind.PUT) if move.card == done.target] == [to]


def _adjusts(done: Resolved, said: re.Match[str]) -> bool:
    """The target's ATK is as much higher or lower as is said; a Totem can't gain ATK (306.4a)."""
    if done.after.cards[done.target].printed.type is CardType.ABILITY:
        return True
    return values(done.after, done.target).atk - values(done.before, done.target).atk == int(said["by"])


def _gives(done: Resolved, said: re.Match[str]) -> bool:
    """The target has the keyword now."""
    return KeywordName(said["keyword"]) in values(done.after, done.target).keywords


def _discards(done: Resolved, said: re.Match[str]) -> bool:
    """The targeted player discards as many cards of the hand, or all that are there."""
    player = done.before.players[done.target - 1]
    gone = [move for move in done.events_of(MoveKind.DISCARD) if done.before.cards[move.card].owner == player.id]
    return len(gone) == min(_MANY[said["many"]], len(player.hand))


def _interrupts(done: Resolved, _said: re.Match[str]) -> bool:
    """The targeted card leaves the chain for its owner's graveyard, and nothing of it happens (711.1)."""
    moved = [move.to for move in done.events_of(MoveKind.INTERRUPT) if move.card == done.target]
    return moved == [Zone.GRAVEYARD] and done.after.link(done.target) is None  # type: ignore[arg-type]


_TARGET = r"(?P<target>[Tt]arget [^.]*)"
CHECKS: dict[str, tuple[str, Check]] = {
    "damage": (_WHO + r" deals (?P<number>\d+) (?P<type>\w+) damage to " + _TARGET, _deals),
    "damage to each": (
        _WHO + r" deals (?P<number>\d+) \w+ damage "
        r"to each (?P<opposing>opposing )?(?P<heroes>hero)?(?: and )?(?P<allies>ally)?",
        _deals_to_each,
    ),
    "healing": (_WHO + r" heals (?P<number>\d+|all) damage from " + _TARGET, _heals),
    "drawing": (r"[Dd]raw (?P<many>a card|two cards|three cards|four cards)", _draws),
    "destroying": (r"[Dd]estroy " + _TARGET, _destroys),
    "exhausting and readying": (r"(?P<verb>[Ee]xhaust|[Rr]eady) " + _TARGET, _turns),
    "putting into a hand": (r"[Pp]ut " + _TARGET + r" into its owner's hand", _returns),
    "removing from the game": (r"[Rr]emove " + _TARGET + r" from the game", _returns),
    "ATK this turn": (_TARGET + r" has (?P<by>[+-]\d+) ATK this turn", _adjusts),
    "a keyword this turn": (_TARGET + r" has (?P<keyword>ferocity|elusive|protector|stealth) this turn", _gives),
    "discarding": (r"[Tt]arget (?:player|opponent) discards (?P<many>a card|two cards)", _discards),
    "interrupting": (r"[Ii]nterrupt target ability card", _interrupts),
}
"""What is checked, the words of a whole sentence that say it, and how."""


def check_of(sentence: str) -> tuple[str, re.Match[str], Check] | None:
    """Return what is to be checked of the sentence, None where it is not understood to its last word."""
    for name, (pattern, check) in CHECKS.items():
        found = re.fullmatch(pattern + r"\.", sentence)
        if found is not None and _is_understood(sentence, found.groupdict().get("target")):
            return name, found, check
    return None


def _is_understood(sentence: str, target: str | None) -> bool:
    """Return whether the words for the target, if there are any, are one description and nothing else."""
    if target is None:
        return True
    one = described(sentence)
    return one is not None and one.words == target
