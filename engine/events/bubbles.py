"""Bubbles around characters, and whether it matters in which order a packet meets them (717.2, 717.3)."""

from __future__ import annotations

from engine.citations import implements
from engine.events.triggered_powers import watched
from engine.language.effects import Effect
from engine.language.modifiers import Prevent
from engine.language.selections import EventAmount
from engine.language.triggers import What
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.modifier import Modifier
from engine.state.record import Packet
from engine.value import replace, value
from engine.view.active_modifier import Active
from engine.view.footprint import kinds_in


@value
class Bubble:
    """A bubble around a character: the card that made it, and how much it prevents (None: all).

    With `each` it prevents that much of each packet, with `each_turn` that much for the character in each turn, with
    `next_time` only damage that is dealt the next time. `apart` is the card for which alone the amount is used up, None
    if it is used up for all cards together. `of_packet` says that what it prevents depends on the amount of the packet.
    The `price` may be performed for it, and the effects of `then` follow.
    """

    key: int
    source: CardId
    amount: int | None
    active: Active | None = None
    armor: bool = False
    each: bool = False
    apart: CardId | None = None
    next_time: bool = False
    each_turn: bool = False
    of_packet: bool = False
    price: tuple[Effect, ...] = ()
    then: tuple[Effect, ...] = ()

    @property
    def limited(self) -> Modifier | None:
        """Return the modifier that preventing uses up, None if the bubble prevents no limited total."""
        return None if self.active is None or self.amount is None or self.each else self.active.modifier


@implements("717.2")
def depends_on_packet(change: Prevent) -> bool:
    """Return whether it prevents a part that depends on how much damage there is: half of it, or some of fatal."""
    return change.amount is not None and (change.fatal or EventAmount in kinds_in(change.amount))


@implements("717.3", "717.3c")
def in_any_order(bubbles: list[Bubble], packet: Packet, state: State) -> bool:
    """Return whether the order in which the packet meets the bubbles makes no difference, so that nobody is asked.

    So it is if each of them prevents its whole amount in any order, or if they differ in nothing but their cards and no
    power watches for what they prevent. What depends on the amount of the packet is not the same in any order.
    """
    if any(bubble.armor for bubble in bubbles):
        return False
    plain = not any(bubble.price or bubble.then or bubble.next_time for bubble in bubbles)
    amounts = [packet.amount + 1 if bubble.amount is None else bubble.amount for bubble in bubbles]
    if plain and not any(bubble.of_packet for bubble in bubbles) and sum(amounts) <= packet.amount:
        return True
    if What.PREVENTED in watched(state):
        return False
    return len({_apart_from_its_card(state, bubble, plain) for bubble in bubbles}) == 1


def _apart_from_its_card(state: State, bubble: Bubble, plain: bool) -> tuple[object, ...]:
    """Return what tells the bubble from one that another card made; one that isn't used up has its amount alone."""
    if bubble.active is None:
        return (bubble.amount,)
    made, source = bubble.active.modifier, state.cards.get(bubble.source)
    if made is not None:
        alike = replace(made, id=0, source=CardId(0), timestamp=0, used=())
        return (source and source.printed, bubble.amount, alike)
    if bubble.each_turn or not plain:
        return (bubble.key,)
    return (bubble.amount, bubble.active.changes) if bubble.of_packet else (bubble.amount,)
