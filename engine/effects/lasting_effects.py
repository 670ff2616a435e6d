"""Effects that create modifiers: continuous ones, such as give control, and triggered ones (400.3, 714, 715)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from engine.citations import implements
from engine.effects.card_choices import cards_of, number, select
from engine.effects.excluded_targets import with_others, with_others_in
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.remaining_sources import left_since, still_exhausted
from engine.effects.resolution import Resolution
from engine.events.event import add_modifiers
from engine.events.simultaneity import Parts
from engine.language.durations import MEASURED_BY_CONTROLLER, Duration
from engine.language.effects import Apply, Delay, ExchangeControl
from engine.language.filters import AllOf, Controlled, Filter
from engine.language.modifiers import (
    Adjust,
    Change,
    ChangeCost,
    Control,
    CopyPaymentPowers,
    GainPowers,
    HandSize,
    Prevent,
    SetValue,
)
from engine.language.powers import Payment, Power, Text
from engine.language.selections import SELECTIONS, ControllerOf, Host, Number, Quantity, Role, Selection, Those
from engine.language.substitution import with_words
from engine.language.words import Zone
from engine.state.ids import FIRST_CARD, CardId, Entity, PlayerId
from engine.state.modifier import Modifier
from engine.state.record import Decide
from engine.value import replace
from engine.view.change_footprints import duration_reads
from engine.view.footprint import NONE, NOTHING, Aspect, Footprint, giving, kinds_in, reading, taking, together
from engine.view.moved_cards import followed
from engine.view.referents import controller_of
from engine.view.values import powers

Creating: TypeAlias = Apply | Delay | ExchangeControl
"""The effects of this family."""
AS_COST = OTHERWISE
"""What is said of each of them as a part of a cost."""

_ITS_CONTROLLER = "its controller"
"""The name to which a modifier binds the player by whose turns it is measured."""
_NEEDED = {
    Duration.THIS_COMBAT: frozenset((Aspect.COMBAT,)),
    Duration.WHILE_SOURCE_IN_PLAY: frozenset((Aspect.PLAY,)),
    Duration.WHILE_SOURCE_IN_PARTY: frozenset((Aspect.PLAY, Aspect.CONTROLLER, Aspect.TYPES, Aspect.FACE)),
}
"""What there must be for a modifier with the duration to be made, and so is read as it is."""
_ATTACHED = "attached card"
"""The name to which a modifier binds what its source is attached to."""


def create(resolution: Resolution, effect: Creating) -> Parts:
    """Create the modifiers of the effect; return whether there are any."""
    match effect:
        case Apply():
            return False if _for_no_combat(resolution, effect.duration) else (yield from _apply(resolution, effect))
        case Delay():
            return not _for_no_combat(resolution, effect.duration) and _delay(resolution, effect)
        case ExchangeControl(one, other):
            return _exchange(resolution, one, other)
        case _:
            assert_never(effect)


def footprint(effect: Creating) -> Footprint:
    """Return what the effect itself reads and changes.

    Making a modifier may require that its source has remained exhausted (714.3b).
    """
    match effect:
        case Apply():
            remains = reading(Aspect.READY) if effect.remains_exhausted else NOTHING
            there = reading(Aspect.PLAY) if _gives_control(effect) else NOTHING
            return together((remains, there, _lasting(effect.duration), giving(Aspect.MODIFIERS)))
        case Delay(_, duration):
            return together((_lasting(duration), giving(Aspect.MODIFIERS)))
        case ExchangeControl():
            exchanged = giving(Aspect.CONTROLLER, Aspect.MODIFIERS)
            return together((reading(Aspect.CONTROLLER), exchanged, taking(Aspect.COMBAT)))
        case _:
            assert_never(effect)


def _lasting(duration: Duration) -> Footprint:
    """Return what is read to know whether a modifier is made and applies: the combat, or the source that remains."""
    return Footprint(duration_reads(duration) | _NEEDED.get(duration, NONE))


@implements("709.2d", "714.3", "714.3b", "714.3d", "714.3e", "714.3f")
def _apply(resolution: Resolution, effect: Apply) -> Parts:
    """Create a continuous modifier that flags the cards selected now, or goes on checking a description.

    Its quantities are looked up once, now (709.2d). A modifier that lasts while its source remains exhausted, in play
    or in the player's party is not created if the source has not remained so since the link was created (714.3b).
    """
    remains = still_exhausted(resolution) if effect.remains_exhausted else None
    how = "exhausted" if effect.remains_exhausted and remains is None else left_since(resolution, effect.duration)
    if how is not None:
        resolution.record(
            Decide(None, f"creates no modifier: its source has not remained {how}", resolution.source), "714.3b"
        )
        return False
    cards = select(resolution, effect.to) if isinstance(effect.to, SELECTIONS) else None
    if cards is not None and _gives_control(effect):
        cards = _in_play(resolution, cards)
    if cards is not None and not cards:
        return False
    bound = _with_host(resolution, with_others(resolution, effect))
    changes = tuple(_settled(resolution, change) for change in bound.changes)
    yield from resolution.waiting_at(0)
    _cite_changes(resolution, effect, changes)
    _cite_parts(resolution)
    gained = _for_each_clock(resolution, replace(bound, changes=changes), cards, remains)
    resolution.gain(gained, "714.3", *_checking(cards))
    return True


@implements("709.2d", "714.3d")
def _with_host(resolution: Resolution, effect: Apply) -> Apply:
    """Return the effect with the card that its source is attached to looked up now, where a modifier would speak of it.

    Given powers speak of the cards that get them; a source that is on its way into play is attached to nothing yet.
    """
    if Host not in kinds_in(effect):
        return effect
    words = {Host(): Those(_ATTACHED)}
    described = effect.to if isinstance(effect.to, SELECTIONS) else with_words(effect.to, words)
    changes = tuple(each if GainPowers in kinds_in(each) else with_words(each, words) for each in effect.changes)
    while_, until = with_words(effect.while_, words), with_words(effect.until, words)
    found = replace(effect, changes=changes, to=described, while_=while_, until=until)
    hosts = () if found == effect else select(resolution, Host())
    if not hosts:
        return effect
    resolution.bind(_ATTACHED, hosts)
    resolution.cite("709.2d", "714.3d")
    return found


@implements("714.3", "714.3e", "714.3f")
def _for_each_clock(
    resolution: Resolution, effect: Apply, cards: tuple[Entity, ...] | None, remains: tuple[CardId, int] | None
) -> Iterator[Modifier]:
    """Yield a modifier of the effect, whose quantities are settled, for each player by whose turns it is measured."""
    for player, group in _clocks(resolution, effect.duration, cards):
        fresh = _fresh(resolution, effect.duration)
        yield replace(
            fresh,
            changes=effect.changes,
            roles=(*fresh.roles, (_ITS_CONTROLLER, (player,))),
            cards=group,
            filter=_described(effect) if cards is None else None,
            while_=effect.while_,
            left=_limit(resolution, effect),
            remains_exhausted=remains,
            for_player=player,
            until=effect.until,
        )


def _gives_control(effect: Apply) -> bool:
    return any(isinstance(change, Control) for change in effect.changes)


@implements("400.3", "712.4")
def _in_play(resolution: Resolution, cards: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Return those of the cards that are in play: nobody gains control of any other."""
    held = resolution.state.cards
    there = tuple(card for card in cards if CardId(card) in held and held[CardId(card)].zone is Zone.PLAY)
    if there != cards:
        resolution.cite("712.4")
    return there


@implements("706.1c", "709.2d")
def _cite_changes(resolution: Resolution, effect: Apply, changes: tuple[Change, ...]) -> None:
    """Let the modifier cite that targets of given powers come later, and that quantities are looked up once."""
    if any(isinstance(change, GainPowers) and _targets_later(change) for change in changes):
        resolution.cite("706.1c")
    if changes != effect.changes:
        resolution.cite("709.2d")


@implements("714.3e", "714.3f")
def _checking(cards: tuple[Entity, ...] | None) -> tuple[str, ...]:
    """Return the rule by which a modifier applies to flagged cards alone, or to everything that fits at any time."""
    if cards is None:
        return ("714.3e",)
    return ("714.3f",) if any(card >= FIRST_CARD for card in cards) else ()


@implements("709.2d", "714.3e", "714.3f")
def _clocks(
    resolution: Resolution, duration: Duration, cards: tuple[Entity, ...] | None
) -> list[tuple[PlayerId, tuple[Entity, ...] | None]]:
    """Return each player by whose turns the duration is measured, with the flagged cards that it is measured for.

    A duration of "its controller's next" turn or ready step is measured for each card by its controller as the link
    resolves. For a description (None) it is measured for every player.
    """
    if duration not in MEASURED_BY_CONTROLLER:
        return [(resolution.you, cards)]
    if cards is None:
        return [(player.id, None) for player in resolution.state.remaining]
    groups: dict[PlayerId, list[Entity]] = {}
    for card in cards:
        groups.setdefault(controller_of(resolution.scope, card) or resolution.you, []).append(card)
    return [(player, tuple(group)) for player, group in groups.items()]


def _described(effect: Apply) -> Filter:
    """Return the filter of the modifier, limited to that player's cards if "its controller's" turns measure it."""
    assert not isinstance(effect.to, SELECTIONS)
    if effect.duration not in MEASURED_BY_CONTROLLER:
        return effect.to
    return AllOf((effect.to, Controlled(Those(_ITS_CONTROLLER))))


@implements("709.2e", "712.2", "714.3c")
def _cite_parts(resolution: Resolution) -> None:
    """Let the modifier cite that it is one of several that the link makes, if there are others.

    Parts of the text with different durations make different modifiers, and so do one-shot parts.
    """
    text = None if resolution.link is None else resolution.link.text
    if text is None:
        return
    parts = text.effects if isinstance(text, Text) else tuple(e for mode in text.modes for e in mode.effects)
    if len(parts) > 1:
        resolution.cite("709.2e", "712.2", "714.3c")


@implements("718.2d")
def _fresh(resolution: Resolution, duration: Duration) -> Modifier:
    """Return a new modifier of the resolving link, with its source, controller, timestamp and bindings."""
    now = resolution.state.clock + 1
    return Modifier(
        id=now,
        source=CardId(resolution.source),
        controller=resolution.you,
        timestamp=now,
        changes=(),
        duration=duration,
        x=resolution.scope.x,
        roles=tuple((name, followed(resolution.scope, held)) for name, held in resolution.scope.things.items()),
        numbers=tuple(resolution.scope.numbers.items()),
        targets=tuple(followed(resolution.scope, held) for held in resolution.scope.targets),
        made_on=resolution.state.turn,
        for_player=resolution.you,
    )


@implements("603.3a", "714.3")
def _for_no_combat(resolution: Resolution, duration: Duration) -> bool:
    """Return whether the modifier would last this combat, but no combat is proposed or under way."""
    if duration is not Duration.THIS_COMBAT or resolution.state.is_fought:
        return False
    resolution.record(Decide(None, "creates no modifier: there is no combat", resolution.source), "603.3a")
    return True


@implements("706.1c")
def _targets_later(change: GainPowers) -> bool:
    """Return whether a given power has targets, which are chosen when the power is used."""
    return any(
        isinstance(power, Payment) and isinstance(power.text, Text) and bool(power.text.targets)
        for power in change.powers
    )


def _limit(resolution: Resolution, effect: Apply) -> int | None:
    """Return how much the modifier can prevent in all, or how often it can replace; None if there is no limit."""
    for change in effect.changes:
        if isinstance(change, Prevent) and change.amount is not None and not change.of_each:
            return number(resolution, change.amount)
    return effect.times


def _settled(resolution: Resolution, change: Change) -> Change:
    """Return the change with its quantity looked up now; a limited prevention keeps its amount in the modifier."""
    match change:
        case Adjust(_, by) | ChangeCost(_, _, by):
            return replace(change, by=_now(resolution, by))
        case HandSize(by):
            return change if by is None else replace(change, by=_now(resolution, by))
        case SetValue(_, to):
            return replace(change, to=_now(resolution, to))
        case CopyPaymentPowers(of):
            resolution.cite("701.4")
            return GainPowers(_payment_powers(resolution, of))
        case _:
            return change


@implements("701.4", "709.2d")
def _payment_powers(resolution: Resolution, of: Selection) -> tuple[Power, ...]:
    """Return the payment powers that the selected cards have as the link resolves.

    The name of the source means the card that gets the power.
    """
    return tuple(
        held.power
        for card in cards_of(resolution, of)
        for held in powers(resolution.state, card)
        if isinstance(held.power, Payment)
    )


def _now(resolution: Resolution, quantity: Quantity) -> Quantity:
    return Number(number(resolution, quantity))


@implements("400.3", "712.3", "714.3f")
def _exchange(resolution: Resolution, one: Selection, other: Selection) -> bool:
    """Exchange control of the two cards as the link resolves; if one of them is gone, nothing is exchanged.

    Both change controllers at the same time. Cards with the same controller stay as they are.
    """
    cards = (*cards_of(resolution, one), *cards_of(resolution, other))
    holders = tuple(resolution.state.cards[card].controller for card in cards)
    if len(cards) != len(("one", "other")) or None in holders or holders[0] == holders[1]:
        return False
    players = [player for player in reversed(holders) if player is not None]
    pairs = zip(cards, players, strict=True)
    gained = ((_controlled(resolution, card, player), ("714.3f", "400.3")) for card, player in pairs)
    add_modifiers(resolution.attempt, gained)
    return True


def _controlled(resolution: Resolution, card: CardId, player: PlayerId) -> Modifier:
    """Return a new modifier by which the player controls the card for the rest of the game."""
    fresh = _fresh(resolution, Duration.GAME)
    bound = (*fresh.roles, ("new controller", (player,)))
    return replace(fresh, changes=(Control(Those("new controller")),), roles=bound, cards=(card,))


@implements("709.2d", "715.1")
def _delay(resolution: Resolution, effect: Delay) -> bool:
    """Create a triggered modifier; the link's targets become roles in the effects that it creates.

    The controller of a card that the link itself has moved out of play is looked up now: in its new zone the card has
    none any more, and "that opponent" is the player who last controlled it.
    """
    power = with_others_in(resolution, effect.power)
    fresh = _fresh(resolution, effect.duration)
    targeted = tuple((f"target {slot}", held) for slot, held in enumerate(fresh.targets))
    roles = (*fresh.roles, *targeted)
    before = {**resolution.scope.things, **{f"target {n}": held for n, held in enumerate(resolution.scope.targets)}}
    moved = tuple(name for name, held in roles if held != before[name])
    for name in moved:
        former = f"controller of {name}"
        again = with_words(power, {ControllerOf(kind(name)): Those(former) for kind in (Role, Those)})
        if again != power:
            power = again
            resolution.cite("709.2d")
            roles = (*roles, (former, _controllers_of(resolution, before[name])))
    modifier = replace(fresh, triggered=power, once=effect.once, roles=roles)
    _cite_parts(resolution)
    resolution.gain((modifier,), "715.1")
    return True


def _controllers_of(resolution: Resolution, cards: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Return the players who control the cards or, of cards that are gone, last controlled them."""
    found = (controller_of(resolution.scope, each) for each in cards)
    return tuple(dict.fromkeys(each for each in found if each is not None))
