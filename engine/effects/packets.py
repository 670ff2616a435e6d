"""Packets of damage and healing that texts create (403.4, 404.2, 405)."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from engine.citations import implements
from engine.effects.card_choices import number, select
from engine.effects.division import divided
from engine.effects.resolution import Resolution
from engine.events.proposed_event import Pending
from engine.events.simultaneity import Steps
from engine.language.effects import Deal, Heal
from engine.language.selections import Quantity, Selection, Those
from engine.language.words import CardType
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.record import DealDamage, HealDamage, Packet
from engine.view.last_known import known

LARGE = 1_000_000
"""The large number that a player chooses for healing all damage (104.1, 405.2a)."""

_ASSOCIATED = (CardType.ABILITY, CardType.ARMOR, CardType.ITEM, CardType.WEAPON)


@implements("405.3d")
def associated(state: State, source: int) -> tuple[CardId, ...]:
    """Return the cards with which a text's packets are dealt: its source, if that is an ability or equipment."""
    card = known(state, source)
    if card is None or card.printed.type not in _ASSOCIATED:
        return ()
    return (CardId(source),)


@implements("403.4", "405.2c", "405.3a", "405.3b", "713.1")
def dealing(resolution: Resolution, effect: Deal) -> Steps:
    """Create a packet for each destination and deal them together; return whether any damage was dealt.

    The source is the character that the text names, even if it is gone (707.3); the controller is that of the text
    (405.2c).
    """
    sources = select(resolution, effect.source)
    amount = number(resolution, effect.amount)
    with_ = associated(resolution.state, resolution.source)
    events = [
        DealDamage(
            Packet(
                shares,
                CardId(to),
                CardId(source),
                resolution.you,
                () if effect.damage_type is None else (effect.damage_type,),
                effect.combat,
                effect.unpreventable,
                with_,
            )
        )
        for source in sources
        for to, shares in _shares(resolution, effect, amount)
    ]
    pending = yield from resolution.proposing(events, "403.4", "713.1")
    _remember(resolution, effect.name, pending)
    return any(_arrived(each) for each in pending)


def _shares(resolution: Resolution, effect: Deal, amount: int) -> list[tuple[int, int]]:
    """Return each destination with its amount.

    Each gets the whole amount, or a share if the player divides it.
    """
    chosen = select(resolution, effect.to)
    if not effect.divided or len(chosen) < 2:
        if _speaks_of_each(effect.amount):
            return [(to, _for(resolution, effect.amount, to)) for to in chosen]
        return [(to, amount) for to in chosen]
    return divided(resolution, chosen, amount)


def _healed(resolution: Resolution, effect: Heal) -> list[tuple[int, int]]:
    """Return each character to be healed with the amount."""
    amount = LARGE if effect.amount is None else number(resolution, effect.amount)
    chosen = select(resolution, effect.to)
    if effect.divided and len(chosen) > 1:
        return divided(resolution, chosen, amount)
    return [(to, amount) for to in chosen]


def _sources(resolution: Resolution, source: Selection, to: int) -> tuple[int, ...]:
    """Return the source of the healing; "it" is the healed character itself."""
    return (to,) if source == Those("it") else select(resolution, source)


def _speaks_of_each(part: object) -> bool:
    """Return whether the quantity, or a part of it, refers to "it", the destination."""
    if isinstance(part, tuple):
        return any(_speaks_of_each(each) for each in part)
    if not is_dataclass(part):
        return False
    return part == Those("it") or any(_speaks_of_each(getattr(part, field.name)) for field in fields(part))


def _for(resolution: Resolution, amount: Quantity, to: int) -> int:
    """Return the amount for one of several destinations; "it" in the quantity is that character."""
    resolution.bind("it", (to,))
    return number(resolution, amount)


def _remember(resolution: Resolution, name: str | None, pending: list[Pending]) -> None:
    """Bind the total of damage dealt, and the characters, to the name for later parts of the text."""
    if name is None:
        return
    dealt = [each.event.packet for each in pending if each.record is not None and isinstance(each.event, DealDamage)]
    resolution.count(name, sum(packet.amount for packet in dealt))
    resolution.bind(name, tuple(packet.to for packet in dealt))


@implements("404.1", "404.2", "405.2a", "405.2b", "405.2c", "713.1")
def healing(resolution: Resolution, effect: Heal) -> Steps:
    """Create a packet of healing for each destination that has damage; return whether any was created."""
    with_ = associated(resolution.state, resolution.source)
    events = [
        HealDamage(Packet(share, CardId(to), CardId(source), resolution.you, with_=with_))
        for to, share in _healed(resolution, effect)
        for source in _sources(resolution, effect.source, to)
    ]
    pending = yield from resolution.proposing(events, "404.2", "713.1")
    if effect.name is not None:
        healed = [e.event.packet for e in pending if e.record is not None and isinstance(e.event, HealDamage)]
        resolution.count(effect.name, sum(packet.amount for packet in healed))
        resolution.bind(effect.name, tuple(packet.to for packet in healed))
    return any(_arrived(each) for each in pending)


@implements("709.2f", "717.4")
def _arrived(each: Pending) -> bool:
    """Return whether the packet dealt or healed anything at its destination, even if its amount has changed."""
    match each.proposed, each.event:
        case (DealDamage(proposed), DealDamage(packet)) | (HealDamage(proposed), HealDamage(packet)):
            return each.record is not None and packet.to == proposed.to
        case _:
            return False
