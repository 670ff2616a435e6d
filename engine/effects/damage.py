"""Effects that deal, heal, put and remove damage: the packets that texts create (403.4, 404.2, 405)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import TypeAlias, assert_never

from engine.citations import implements, rule
from engine.effects.card_choices import cards_of, number, select, select_for
from engine.effects.division import divided
from engine.effects.forced_choices import doing_of
from engine.effects.payment_precedence import OTHERWISE, UNPAID, AsCost, Precedence
from engine.effects.plain_effects import amount_for, paid_by_nothing, proposed_plainly
from engine.effects.resolution import Resolution
from engine.errors import Reason, Refused
from engine.events.proposed_event import Pending
from engine.events.simultaneity import Steps
from engine.language.effects import Deal, Heal, PutDamage, RemoveDamage
from engine.language.names_given import fatally
from engine.language.selections import Selection, Those
from engine.language.words import CardType
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.record import DealDamage, Event, HealDamage, Packet, PutDamageOn, Record
from engine.view.fatal_damage import dealt_fatally, room
from engine.view.footprint import NOTHING, Aspect, Footprint, giving, reading, taking, taking_all, together
from engine.view.last_known import known

LARGE = 1_000_000
"""The large number that a player chooses for healing all damage (104.1, 405.2a)."""

_ASSOCIATED = (CardType.ABILITY, CardType.ARMOR, CardType.ITEM, CardType.WEAPON)


Damaging: TypeAlias = Deal | Heal | PutDamage | RemoveDamage
"""The effects of this family."""


def damaging(resolution: Resolution, effect: Damaging) -> Steps:
    """Deal, heal, put or remove damage, all at once."""
    match effect:
        case Deal():
            return dealing(resolution, effect)
        case Heal():
            return healing(resolution, effect)
        case PutDamage():
            return _putting(resolution, effect)
        case RemoveDamage():
            return _removing(resolution, effect)
        case _:
            assert_never(effect)


def as_cost(effect: Damaging) -> AsCost:
    """Return what is said of the effect as a part of a cost."""
    match effect:
        case PutDamage():
            return AsCost("put damage", Precedence.DAMAGE)
        case Deal() | Heal() | RemoveDamage():
            return OTHERWISE
        case _:
            assert_never(effect)


def footprint(effect: Damaging) -> Footprint:
    """Return what the effect itself reads and changes.

    Armor may be exhausted to prevent damage that is dealt (304.1). A defender can't deal combat damage while the
    attacker has long-range (603.1a).
    """
    match effect:
        case Deal(combat=combat):
            dealt = giving(Aspect.DAMAGE, Aspect.HISTORY)
            ranged = reading(Aspect.COMBAT, Aspect.POWERS) if combat else NOTHING
            return together((reading(Aspect.PREVENTION, Aspect.READY), ranged, dealt, taking(Aspect.READY)))
        case Heal():
            return together((taking_all(Aspect.DAMAGE), giving(Aspect.HISTORY)))
        case PutDamage():
            return giving(Aspect.DAMAGE)
        case RemoveDamage():
            return taking_all(Aspect.DAMAGE)
        case _:
            assert_never(effect)


@implements("405.3d")
def associated(state: State, source: int) -> tuple[CardId, ...]:
    """Return the cards with which a text's packets are dealt: its source, if that is an ability or equipment."""
    card = known(state, source)
    if card is None or card.printed.type not in _ASSOCIATED:
        return ()
    return (CardId(source),)


@implements("713.1")
def dealing(resolution: Resolution, effect: Deal) -> Steps:
    """Create a packet for each destination and deal them together; return whether any damage was dealt."""
    return dealing_for_each(resolution, effect, (resolution,))


@implements("403.4", "405.2c", "405.3a", "405.3b", "713.1")
def dealing_for_each(resolution: Resolution, effect: Deal, parts: Sequence[Resolution]) -> Steps:
    """Create a packet for each destination and deal them together; return whether any damage was dealt.

    The effect is read in each of the parts, such as one for each of several cards; what one source would deal to a
    character in several of them is one packet. The source is the character that the text names, even if it is gone
    (707.3); the controller is that of the text (405.2c).
    """
    amounts = [number(part, effect.amount) for part in parts]
    shares: dict[tuple[int, int], int] = {}
    for part, amount in zip(parts, amounts, strict=True):
        for source, to, share in _aimed(part, effect, amount):
            shares[source, to] = shares.get((source, to), 0) + share
    resolution.take_in([(part.scope, part) for part in parts if part is not resolution])
    with_ = associated(resolution.state, resolution.source)
    events = [
        DealDamage(
            Packet(
                share,
                CardId(to),
                CardId(source),
                resolution.you,
                () if effect.damage_type is None else (effect.damage_type,),
                effect.combat,
                effect.unpreventable,
                with_,
            )
        )
        for (source, to), share in shares.items()
    ]
    pending = yield from resolution.proposing(events, "403.4", "713.1")
    _remember(resolution, effect.name, pending)
    return any(_arrived(each) for each in pending) or _counts_as_done(resolution, events, sum(amounts))


def _aimed(resolution: Resolution, effect: Deal, amount: int) -> list[tuple[int, int, int]]:
    """Return the source, the destination and the amount of each packet; "it" deals the damage to itself."""
    if effect.source == Those("it"):
        return [(to, to, share) for to, share in _shares(resolution, effect, amount)]
    sources = select(resolution, effect.source)
    return [(source, to, share) for source in sources for to, share in _shares(resolution, effect, amount)]


def _shares(resolution: Resolution, effect: Deal, amount: int) -> list[tuple[int, int]]:
    """Return each destination with its amount.

    Each gets the whole amount, or a share if the player divides it.
    """
    chosen = select_for(resolution, effect.to, doing_of(resolution, effect))
    if not effect.divided or len(chosen) < 2:
        if _speaks_of_each(effect.amount):
            return [(to, amount_for(resolution, effect.amount, CardId(to))) for to in chosen]
        return [(to, amount) for to in chosen]
    return divided(resolution, chosen, amount)


def _healed(resolution: Resolution, effect: Heal, amount: int) -> list[tuple[int, int]]:
    """Return from whom how much is to be healed: from each the whole amount, or a share if the player divides it."""
    chosen = select_for(resolution, effect.to, doing_of(resolution, effect))
    if effect.divided and len(chosen) > 1:
        return divided(resolution, chosen, amount)
    if effect.amount is not None and _speaks_of_each(effect.amount):
        return [(to, amount_for(resolution, effect.amount, CardId(to))) for to in chosen]
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


@implements("403.2")
def _remember(resolution: Resolution, name: str | None, pending: list[Pending]) -> None:
    """Bind the total of damage dealt, and the characters, to the name for later parts of the text.

    Those to whom it was fatal are bound to another name, which says so.
    """
    if name is None:
        return
    records = [each.record for each in pending if each.record is not None]
    dealt = [record.event.packet for record in records if isinstance(record.event, DealDamage)]
    resolution.count(name, sum(packet.amount for packet in dealt))
    resolution.bind(name, tuple(packet.to for packet in dealt))
    fatal_to = _fatal_to(resolution.state, records)
    resolution.bind(fatally(name), tuple(dict.fromkeys(packet.to for packet in dealt if packet.to in fatal_to)))


@implements("403.2")
def _fatal_to(state: State, records: Sequence[Record]) -> frozenset[CardId]:
    """Return the characters to which the damage was fatal that was dealt at the time of the records, by any effect."""
    known = {id(record) for record in records}
    for moment in reversed(state.past):
        if any(id(record) in known for record in moment.records):
            return dealt_fatally(moment.before, (record.event for record in moment.records))
    return frozenset()


@implements("404.1", "404.2", "405.2a", "405.2b", "405.2c", "713.1")
def healing(resolution: Resolution, effect: Heal) -> Steps:
    """Create a packet of healing for each destination that has damage; return whether any was created."""
    with_ = associated(resolution.state, resolution.source)
    amount = LARGE if effect.amount is None else number(resolution, effect.amount)
    events = [
        HealDamage(Packet(share, CardId(to), CardId(source), resolution.you, with_=with_))
        for to, share in _healed(resolution, effect, amount)
        for source in _sources(resolution, effect.source, to)
    ]
    pending = yield from resolution.proposing(events, "404.2", "713.1")
    if effect.name is not None:
        records = [each.record for each in pending if each.record is not None]
        healed = [record.event.packet.to for record in records if isinstance(record.event, HealDamage)]
        resolution.count(effect.name, sum(record.healed for record in records))
        resolution.bind(effect.name, tuple(healed))
    return any(_arrived(each) for each in pending) or _counts_as_done(resolution, events, amount)


@implements("404.3", "405.2b", "712.7")
def _counts_as_done(resolution: Resolution, events: Sequence[Event], amount: int) -> bool:
    """Return whether packets of which none has arrived count, as they pay 0 or their amount isn't known beforehand.

    A packet that is not created because its character has no damage, or can't be dealt or healed any, does not count.
    """
    if resolution.attempt.supposing:
        return any(event.packet.amount < 1 for event in events if isinstance(event, (DealDamage, HealDamage)))
    return bool(events) and paid_by_nothing(resolution, amount)


@implements("709.2f", "717.4")
def _arrived(each: Pending) -> bool:
    """Return whether the packet dealt or healed anything at its destination, even if its amount has changed."""
    match each.proposed, each.event:
        case (DealDamage(proposed), DealDamage(packet)) | (HealDamage(proposed), HealDamage(packet)):
            return each.record is not None and packet.to == proposed.to
        case _:
            return False


@implements("403.3", "709.2f", "faq-2009-03:1")
def _putting(resolution: Resolution, effect: PutDamage) -> Steps:
    """Put damage on characters: in some editions no more than brings each to its health; return whether it was all.

    Raises:
        Refused: it is a cost, and there is no room for all of it.
    """
    events: list[Event] = []
    cards = cards_of(resolution, effect.on, doing_of(resolution, effect))
    wanted = [(card, max(0, amount_for(resolution, effect.amount, card))) for card in cards]
    for card, amount in wanted:
        fitting = min(amount, room(resolution.state, card, amount))
        if fitting < amount and resolution.paying:
            raise Refused(Reason(rule("faq-2009-03:1"), UNPAID))
        resolution.done = resolution.done and fitting == amount
        events.append(PutDamageOn(card, fitting))
    done = yield from proposed_plainly(resolution, events, effect.on)
    return done or (bool(wanted) and all(paid_by_nothing(resolution, amount) for _, amount in wanted))


@implements("709.2f")
def _removing(resolution: Resolution, effect: RemoveDamage) -> Steps:
    """Take damage off characters without healing it; return whether there was as much on each."""
    events: list[Event] = []
    cards = cards_of(resolution, effect.on, doing_of(resolution, effect))
    wanted = [(card, max(0, amount_for(resolution, effect.amount, card))) for card in cards]
    for card, amount in wanted:
        resolution.done = resolution.done and resolution.state.cards[card].damage >= amount
        events.append(PutDamageOn(card, -amount))
    before = resolution.state
    done = yield from proposed_plainly(resolution, events, effect.on)
    if effect.name is not None:
        resolution.count(effect.name, sum(min(before.cards[card].damage, amount) for card, amount in wanted))
    return done or (bool(wanted) and all(paid_by_nothing(resolution, amount) for _, amount in wanted))
