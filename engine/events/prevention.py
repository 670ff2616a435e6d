"""Prevention modifiers and armor: the bubbles that a packet of damage must pass through (717)."""

from __future__ import annotations

from collections.abc import Generator, Hashable, Iterator
from typing import TYPE_CHECKING

from engine.citations import RuleId, implements, rule
from engine.decisions.choices import Choice, ChoiceKind, Option
from engine.events.attempt import Attempt, yes_or_no
from engine.events.bubbles import Bubble, depends_on_packet, in_any_order
from engine.events.continuous_modifiers import follow_up, use_up, use_up_for
from engine.events.event_rules import packet_rules, used_at_once
from engine.events.packet_order import in_order
from engine.events.replacement import end_spent
from engine.events.simultaneous_choices import Asking, in_turn_order
from engine.events.state_changes import occur
from engine.language.modifiers import Deed, Prevent, Unpreventable
from engine.language.powers import Keyword
from engine.language.words import CardType, KeywordName, Zone
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import DealDamage, Packet, PreventDamage, Record, Turn
from engine.value import replace
from engine.view.active_modifier import Active
from engine.view.descriptions import fits
from engine.view.equipment import unusable_equipment
from engine.view.fatal_damage import fatal
from engine.view.modifiers_in_force import changing
from engine.view.moved_cards import as_entered
from engine.view.power_keys import resistance_key
from engine.view.prohibitions import forbidden
from engine.view.referents import number
from engine.view.values import applies, exists, powers, values

if TYPE_CHECKING:
    from engine.events.proposed_event import Pending


@implements("716.4", "717.1")
def prevent(attempt: Attempt, pending: list[Pending]) -> None:
    """Reduce the packets by the damage that bubbles prevent; this comes after all other replacement.

    A bubble for "the next time" ends afterwards; all packets of one resolving link count as one time.
    """
    if attempt.spent is not None:
        _let_through(attempt, pending)
        return
    attempt.spent = []
    _let_through(attempt, pending)
    spent, attempt.spent = attempt.spent, None
    end_spent(attempt, spent)


@implements("717.3", "717.3a", "717.5b")
def _let_through(attempt: Attempt, pending: list[Pending]) -> None:
    """Take each packet of damage through the bubbles around its source, then those around its destination.

    Of packets that use up a bubble in an order, one has passed all its bubbles before the next one meets any. An
    unpreventable packet passes through all bubbles.
    """
    packets = [each for each in pending if isinstance(each.event, DealDamage)]
    if packets:
        limited = _some_limited(attempt.state)
        groups = in_order(attempt, packets, _limited) if limited else [(each,) for each in packets]
        in_turn_order(attempt.state, groups, lambda each: _passing(attempt, each))


def _passing(attempt: Attempt, each: Pending) -> Asking:
    """Take the event's packet, if it is one of damage, through all bubbles that it meets."""
    if not isinstance(each.event, DealDamage):
        return
    packet: Packet | None = each.event.packet
    if unpreventable(attempt.state, each.event.packet):
        each.cite("405.3c", "717.3a", *(("717.5b",) if _armors(attempt.state, each.event.packet.to) else ()))
        return
    if _resists_otherwise(attempt.state, each.event.packet):
        each.cite("faq-2009-03:4")
    if each.event.packet.source is not None:
        packet = yield from _through(attempt, each, each.event.packet, each.event.packet.source, by_source=True)
    if packet is not None:
        packet = yield from _through(attempt, each, packet, packet.to, by_source=False)
    each.event = None if packet is None else DealDamage(packet)


@implements("405.3c")
def unpreventable(state: State, packet: Packet) -> bool:
    """Return whether no part of the packet can be prevented: its text, or a modifier of its source, says so."""
    if packet.unpreventable:
        return True
    for active, change in changing(state, Unpreventable):
        if packet.source is None or not applies(state, active, packet.source) or not exists(state, active):
            continue
        if change.combat and not packet.combat:
            continue
        if change.damage_type is not None and change.damage_type not in packet.damage_types:
            continue
        if change.with_ is None or any(fits(active.scope(state), change.with_, each) for each in packet.with_):
            return True
    return False


def _through(
    attempt: Attempt, each: Pending, packet: Packet, character: CardId, by_source: bool
) -> Generator[PlayerId, None, Packet | None]:
    """Return the rest of the packet after it passes the character's bubbles, None if nothing is left.

    Before the character's controller is asked something, the player is yielded; bubbles may be used up meanwhile.
    """
    passed: set[int] = set()
    current: Packet | None = packet
    asked: PlayerId | None = None
    while current is not None and character in attempt.state.cards:
        bubbles = [b for b in _bubbles(attempt.state, current, character, by_source) if b.key not in passed]
        if not bubbles:
            return current
        orderless = in_any_order(bubbles, current, attempt.state)
        player = None if orderless else _chooser(attempt.state, character)
        if player is not None and player != asked:
            asked = player
            yield player
            continue
        asked = None
        if orderless and len(bubbles) > 1:
            each.cite("717.3")
        bubble = bubbles[0] if orderless else _next_bubble(attempt, each, bubbles, character, current)
        if bubble is None:
            return current
        passed.add(bubble.key)
        if bubble.price and not (yield from _pays(attempt, each, bubble)):
            continue
        if not bubble.armor or len(bubbles) == 1 or _exhausts(attempt, each, bubble, character, current, bubbles):
            current = _hit(attempt, each, current, bubble)
    return current


@implements("712.7", "709.2f")
def _pays(attempt: Attempt, each: Pending, bubble: Bubble) -> Generator[PlayerId, None, bool]:
    """Return whether the controller of the modifier performs all of what has to be done for the prevention.

    Before the player is asked, the player is yielded; what has to be done may be impossible after that.
    """
    assert bubble.active is not None
    yield bubble.active.scope(attempt.state).you
    course, scope = attempt.course, bubble.active.scope(attempt.state)
    assert course is not None
    if not course.performable(attempt, scope, bubble.price):
        each.cite("712.7")
        return False
    asked = "whether to do what prevents the damage"
    if attempt.ask_whether(yes_or_no(ChoiceKind.MAY, scope.you, rule("712.7"), asked, scope.source)):
        return course.perform(attempt, scope, bubble.price)
    each.cite("712.7")
    return False


@implements("304.2", "717.3", "717.5a", "717.5b")
def _next_bubble(
    attempt: Attempt, each: Pending, bubbles: list[Bubble], character: CardId, packet: Packet
) -> Bubble | None:
    """Return the bubble that the packet meets next, which the character's controller chooses.

    It is None if only armor is left and the player exhausts none.
    """
    player = _chooser(attempt.state, character)
    bound = [bubble for bubble in bubbles if not bubble.armor]
    if not bound:
        return _armor(attempt, each, bubbles, player, packet)
    each.cite("717.3")
    answer = attempt.ask(
        Choice(
            ChoiceKind.ORDER_BUBBLES,
            player,
            rule("717.3"),
            tuple(bubble.key for bubble in bubbles),
            about=character,
            packet=packet,
            words="which prevention applies to the damage next",
        )
    )
    return next(bubble for bubble in bubbles if bubble.key == answer[0])


@implements("717.5a")
def _exhausts(
    attempt: Attempt, each: Pending, armor: Bubble, character: CardId, packet: Packet, bubbles: list[Bubble]
) -> bool:
    """Return whether the player exhausts the armor that was chosen as the next bubble among other bubbles."""
    if all(bubble.armor for bubble in bubbles):
        return True
    return _armor(attempt, each, [armor], _chooser(attempt.state, character), packet) is not None


def _chooser(state: State, character: CardId) -> PlayerId:
    """Return the player who chooses how packets meet the bubbles around the character."""
    held = state.cards[character]
    return held.controller or held.owner


def _armor(attempt: Attempt, each: Pending, bubbles: list[Bubble], player: PlayerId, packet: Packet) -> Bubble | None:
    """Return the armor that the player exhausts to prevent the damage, None if the player does not."""
    answer = attempt.ask(
        Choice(
            ChoiceKind.ARMOR,
            player,
            rule("304.2"),
            tuple(bubble.source for bubble in bubbles),
            least=0,
            most=1,
            about=packet.to,
            packet=packet,
            words=f"which armor to exhaust against {packet.amount} damage",
        )
    )
    if not answer:
        each.cite("304.2", "717.5a")
    return next((bubble for bubble in bubbles if answer and bubble.source == answer[0]), None)


@implements("717.2", "717.5")
def _bubbles(state: State, packet: Packet, character: CardId, by_source: bool) -> list[Bubble]:
    """Return the bubbles around the character that apply to the packet."""
    found: list[Bubble] = []
    for active, change in changing(state, Prevent):
        if change.by_subject is not by_source or not _prevents(state, active, change, packet):
            continue
        if not applies(state, active, character) or not exists(state, active):
            continue
        left = _left(state, active, change, packet.amount)
        if left is not None and (change.each_turn or change.apart):
            left -= _used_up(state, active, change, character)
        if left is not None and left <= 0 and not change.next_time:
            continue
        bubble = Bubble(active.key, active.source, left, active, each=change.of_each, next_time=change.next_time)
        apart, of_packet = character if change.apart else None, depends_on_packet(change)
        bubble = replace(bubble, apart=apart, of_packet=of_packet, each_turn=change.each_turn)
        found.append(replace(bubble, price=change.price, then=change.then))
    if by_source or character not in state.cards:
        return found
    return found + _resistances(state, packet, character) + _armors(state, character)


def _some_limited(state: State) -> bool:
    """Return whether some bubble can be used up: it prevents a limited amount in all, from a link or in each turn."""
    return any(
        change.amount is not None and not change.of_each and (active.modifier is not None or change.each_turn)
        for active, change in changing(state, Prevent)
    )


@implements("717.2")
def _limited(state: State, packet: Packet, character: CardId, by_source: bool) -> dict[Hashable, int]:
    """Return, by key, how much each bubble that the packet would use up can still prevent."""
    if unpreventable(state, packet):
        return {}
    return {
        (bubble.key, character if bubble.each_turn else bubble.apart): bubble.amount
        for bubble in _bubbles(state, packet, character, by_source)
        if bubble.amount is not None and (bubble.each_turn or bubble.limited is not None)
    }


@implements("faq-2009-03:4")
def _resists_otherwise(state: State, packet: Packet) -> bool:
    """Return whether the destination has resistances, but none to a damage type of the packet."""
    if packet.to not in state.cards or _resistances(state, packet, packet.to):
        return False
    return KeywordName.RESISTANCE in values(state, packet.to).keywords


@implements("717.2")
def _left(state: State, active: Active, change: Prevent, amount: int) -> int | None:
    """Return how much the bubble can prevent of a packet with the amount, None if all of it."""
    if change.amount is None:
        return None
    if active.modifier is not None and active.modifier.left is not None and not change.of_each:
        return active.modifier.left
    return max(0, number(active.scope(state).counting("amount", amount), change.amount))


def _used_up(state: State, active: Active, change: Prevent, character: CardId) -> int:
    """Return how much of its amount the bubble has prevented for the character already."""
    if not change.apart:
        return _prevented_this_turn(state, active, change, character)
    return 0 if active.modifier is None else dict(active.modifier.used).get(character, 0)


@implements("704.1", "717.3c")
def _prevented_this_turn(state: State, active: Active, change: Prevent, character: CardId) -> int:
    """Return how much the power has prevented this turn of what the character would deal, or would be dealt.

    Each power of a card has a bubble of its own.
    """
    records = (each.event for moment in state.past for each in moment.records)
    done = (each for each in records if isinstance(each, PreventDamage) and each.bubble == active.key)
    around = ((each.packet.source if change.by_subject else each.packet.to, each.amount) for each in done)
    return sum(amount for each, amount in around if each == character)


def _prevents(state: State, active: Active, change: Prevent, packet: Packet) -> bool:
    if (change.combat and not packet.combat) or (change.noncombat and packet.combat):
        return False
    if change.damage_types and not set(packet.damage_types) & set(change.damage_types):
        return False
    if change.not_of_type is not None and change.not_of_type in packet.damage_types:
        return False
    if change.fatal and not fatal(state, packet.to, packet.amount):
        return False
    if change.with_ is not None and not any(fits(active.scope(state), change.with_, each) for each in packet.with_):
        return False
    if change.source is not None:
        return packet.source is not None and fits(active.scope(state), change.source, packet.source)
    return True


@implements("faq-2009-03:4")
def _resistances(state: State, packet: Packet, character: CardId) -> list[Bubble]:
    """Return the bubbles of the character's resistances to the packet's damage type."""
    return [
        Bubble(key, character, None)
        for key, resistance in _resistances_by_key(state, character)
        if resistance.damage_type in packet.damage_types
    ]


def _resistances_by_key(state: State, character: CardId) -> Iterator[tuple[int, Keyword]]:
    for held in powers(state, character):
        if isinstance(held.power, Keyword) and held.power.name is KeywordName.RESISTANCE:
            yield resistance_key(character, held.key), held.power


def is_resistance(state: State, character: CardId, key: Option) -> bool:
    """Return whether the key stands for a resistance of the character where a prevention is chosen (717.3)."""
    return any(held == key for held, _ in _resistances_by_key(state, character))


def _armors(state: State, character: CardId) -> list[Bubble]:
    """Return the bubbles that ready armor with 1 or more DEF puts around its controller's hero."""
    if not state.play.armor or state.cards[character].printed.type is not CardType.HERO:
        return []
    player = state.cards[character].controller
    assert player is not None
    found: list[Bubble] = []
    for card in state.play.armor:
        held = state.cards[card]
        if held.controller == player and held.ready and not held.resource and held.zone is Zone.PLAY:
            defense = values(state, card).defense
            stopped = forbidden(state, Deed.EXHAUST, card) or unusable_equipment(state, player, held)
            if defense >= 1 and not stopped:
                found.append(Bubble(card, card, defense, armor=True))
    return found


@implements("717.3c")
def _spend(attempt: Attempt, bubble: Bubble, amount: int) -> None:
    """Take the amount of a packet from what the bubble can still prevent, if that is limited."""
    if bubble.limited is None or bubble.amount is None:
        return
    if bubble.apart is not None:
        use_up_for(attempt, bubble.limited, bubble.apart, min(amount, bubble.amount))
    else:
        use_up(attempt, bubble.limited, bubble.amount - amount, "717.3c")


@implements("603.1b", "717.2", "717.3b", "717.3c", "717.4", "717.5")
def _hit(attempt: Attempt, each: Pending, packet: Packet, bubble: Bubble) -> Packet | None:
    """Let the packet hit the bubble, and return the rest of the packet, None if all of it is prevented.

    A bubble with a limited total loses the amount of the packet. An armor is exhausted, and DEF in excess of the amount
    is wasted.
    """
    prevented = packet.amount if bubble.amount is None else min(packet.amount, bubble.amount)
    before = attempt.state
    records: list[Record] = []
    if bubble.armor:
        at_once = [rule(number) for number in used_at_once(before, bubble.source)]
        turned = Turn(bubble.source, ready=False)
        attempt.state, _ = occur(attempt.state, turned)
        records.append(attempt.record(turned, (rule("717.5a"), *at_once)))
    else:
        _spend(attempt, bubble, packet.amount)
    if bubble.next_time and bubble.active is not None and bubble.active.modifier is not None:
        assert attempt.spent is not None
        attempt.spent.append(bubble.active.modifier)
    event = PreventDamage(packet, prevented, bubble.source, bubble.key)
    rules: tuple[RuleId, ...] = (rule("717.1"), rule("717.2"), rule("717.3b" if bubble.amount is None else "717.3c"))
    if bubble.armor:
        rules = (rule("717.1"), rule("717.5"), rule("717.5a"), rule("717.5b"), rule("304.2"))
    elif bubble.active is None:
        rules += (rule("faq-2009-03:4"),)
    gone = prevented >= packet.amount
    rules += tuple(rule(number) for number in (*packet_rules(packet), *(("603.1b",) if packet.combat else ())))
    records.append(attempt.record(event, (*rules, rule("717.4"), *(each.rules if gone else ()))))
    follow_up(attempt, before, records)
    if bubble.then and bubble.active is not None and attempt.course is not None:
        scope = as_entered(bubble.active.scope(attempt.state)).counting("amount", prevented)
        if packet.source is not None:
            scope = scope.binding("other", (packet.source,))
        attempt.course.perform(attempt, scope, bubble.then)
    return None if gone else replace(packet, amount=packet.amount - prevented)
