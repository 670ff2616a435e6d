"""What a continuous modifier from a link does, in one sentence."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias, assert_never

from engine.language.combat_types import HasType, LosesType
from engine.language.durations import READY_STEPS_TO_COME
from engine.language.filters import Among
from engine.language.modifiers import (
    AddCost,
    Adjust,
    AlterPacket,
    AttackOnly,
    BecomesType,
    Can,
    Cannot,
    ChangeCost,
    CompleteFrom,
    Control,
    CopyPaymentPowers,
    CostToAttack,
    CostToProtect,
    Deed,
    DoInstead,
    EntersPlay,
    GainPowers,
    GainTags,
    HandSize,
    LosePowers,
    Modified,
    MoreOf,
    MoreResources,
    MoveInstead,
    MustAttack,
    MustTarget,
    NeedNotReady,
    PayInstead,
    PlayAsInstant,
    PlayFrom,
    PlayRevealed,
    Prevent,
    Purpose,
    Replace,
    SeenTop,
    SetValue,
    TargetsAtRandom,
    Unpreventable,
)
from engine.language.powers import Completion, Continuous, Keyword, Payment, Power, Triggered
from engine.language.selections import Number, ThatMany, X
from engine.language.triggers import On, What
from engine.language.words import Zone
from engine.value import value
from scenarios.playthrough.spoken_names import entity, listed, possessive
from scenarios.playthrough.told_descriptions import UNSAID, described, selected

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.language.filters import Filter
    from engine.language.selections import Quantity
    from engine.state.modifier import Modifier
    from scenarios.playthrough.playthrough_state import Playthrough

_SINGULAR = {"are": "is", "deal": "deals", "have": "has", "let": "lets", "lose": "loses", "pay": "pays"}
_PAID_FOR = {each: each.value for each in Purpose} | {Purpose.STRIKE: "strike with"}
_PLURAL = {"becomes": "become", "is": "are"}
_OTHERWISE = {
    (paid, strikes): f"pay {'an alternate cost' if paid else 'nothing'} to {'strike with' if strikes else 'play'}"
    for paid in (True, False)
    for strikes in (True, False)
}
"""What players may pay in place of a cost, by whether it is anything at all, and whether the cost is of a strike."""
_OBJECTS = ("cards", "quests", "resources", "weapons")
_WITHOUT_SUBJECT = {
    What.CARD_INTERRUPTED, What.COMBAT_ENDS, What.ENDS_TURN, What.PREVENTED, What.STARTS, What.USED,
}  # fmt: skip
"""Events that name what they are about, so that no subject stands before them."""


Permission: TypeAlias = (
    Cannot | Can | MustAttack | AttackOnly | CostToAttack | ChangeCost | AddCost | PlayFrom | CompleteFrom
    | PlayRevealed | PlayAsInstant | EntersPlay | NeedNotReady | MoreOf | TargetsAtRandom | MustTarget | MoreResources
    | SeenTop | PayInstead | CostToProtect
)  # fmt: skip
Predicated: TypeAlias = (
    Adjust | SetValue | HasType | LosesType | GainTags | GainPowers | CopyPaymentPowers | LosePowers | Control
    | BecomesType
    | HandSize | Unpreventable | Permission
)  # fmt: skip


@value
class _Predicate:
    """What a change says of its subject: a verb in the plural, and the words behind it."""

    verb: str
    rest: str


@value
class _Subject:
    """What a modifier applies to: its words, and whether its verbs are plural."""

    words: str
    plural: bool


def say_modifier(play: Playthrough, modifier: Modifier) -> str:
    """Return what a modifier does, to what and for how long: Tim has +2 ATK this turn."""
    subject = _subject(play, modifier)
    instead = [each for each in modifier.changes if isinstance(each, Prevent | Replace)]
    others = [each for each in modifier.changes if not isinstance(each, Prevent | Replace)]
    told = [_agreeing(subject, each) for each in _joined(_predicate(play, modifier, each) for each in others)]
    said = [f"{subject.words} {listed(told)}"] if told else []
    said += (_instead(play, modifier, each, subject.words) for each in instead)
    condition = " while its condition is true" if modifier.while_ is not None else ""
    duration = _duration(play, modifier, subject)
    if any(isinstance(each, Replace) for each in instead):
        return f"{duration}, {listed(said)}{condition}"
    return f"{listed(said)} {duration}{condition}"


def _agreeing(subject: _Subject, said: _Predicate) -> str:
    return f"{said.verb if subject.plural else _SINGULAR.get(said.verb, said.verb)} {said.rest}"


def _joined(said: Iterable[_Predicate]) -> list[_Predicate]:
    """Return the predicates; neighbours with the same verb become one: has +1 ATK and +1 health."""
    found: list[_Predicate] = []
    for each in said:
        if found and found[-1].verb == each.verb:
            joint = "or" if each.verb == "can't" else "and"
            found[-1] = _Predicate(each.verb, f"{found[-1].rest} {joint} {each.rest}")
        else:
            found.append(each)
    return found


def _subject(play: Playthrough, modifier: Modifier) -> _Subject:
    if modifier.cards is None:
        words = None if modifier.filter is None else described(play, modifier, modifier.filter)
        return _Subject(words or "the cards that its text describes", plural=True)
    words = listed(_counted(entity(play, each) for each in modifier.cards))
    return _Subject(words, plural=len(modifier.cards) != 1 or words == "you")


def _counted(names: Iterable[str]) -> list[str]:
    """Return each name once, with the number of things called so where there are several."""
    return [name if number == 1 else f"{name} ({number} of them)" for name, number in Counter(names).items()]


def _duration(play: Playthrough, modifier: Modifier, subject: _Subject | None = None) -> str:
    if modifier.remains_exhausted is not None:
        return f"while {entity(play, modifier.remains_exhausted[0])} remains exhausted"
    words = modifier.duration.value.replace("your", possessive(play, modifier.controller))
    words = words.replace("while its source", f"while {entity(play, modifier.source)}")
    return words.replace("its controller's", "their controllers'") if subject and subject.plural else words


def _number(modifier: Modifier, quantity: Quantity) -> int | None:
    """Return a number that the modifier knows; None for one that is counted each time."""
    match quantity:
        case Number(number):
            return number
        case X():
            return modifier.x
        case ThatMany(name):
            return dict(modifier.numbers).get(name)
        case _:
            return None


def _wanted(play: Playthrough, modifier: Modifier, wanted: Filter | None, otherwise: str = UNSAID) -> str:
    return otherwise if wanted is None else described(play, modifier, wanted) or UNSAID


def _predicate(play: Playthrough, modifier: Modifier, change: Predicated) -> _Predicate:
    """Return what a change says of its subject."""
    match change:
        case Adjust(trait, by, least):
            amount = _number(modifier, by)
            counted = f"{trait.value} that changes by what is counted"
            bound = "" if least is None else f", to a minimum of {least}"
            return _Predicate("have", (counted if amount is None else f"{amount:+d} {trait.value}") + bound)
        case SetValue(trait, to, base):
            amount = _number(modifier, to)
            called = f"base {trait.value}" if base else trait.value
            return _Predicate("have", f"{'a counted' if amount is None else amount} {called}")
        case HasType(damage_type):
            return _Predicate("deal", f"{damage_type.value} combat damage")
        case LosesType(damage_type):
            lost = "combat damage of every type" if damage_type is None else f"{damage_type.value} combat damage"
            return _Predicate("lose", lost)
        case GainTags(tags, limit):
            number = "" if limit is None else f" ({limit})"
            return _Predicate("have", f"the tag{'s' if tags[1:] else ''} {listed(tags)}{number}")
        case GainPowers(powers):
            return _Predicate("have", listed(_counted(map(_power, powers))))
        case CopyPaymentPowers(of):
            return _Predicate("have", f"the payment powers of {selected(play, modifier, of)}")
        case LosePowers(and_cannot_have, keywords, flip):
            every = "all flip powers" if flip else "all powers"
            lost = listed(each.value for each in keywords) if keywords else every
            return _Predicate("lose", f"{lost}{' and can have none' if and_cannot_have else ''}")
        case Control(player):
            return _Predicate("are", f"controlled by {selected(play, modifier, player)}")
        case BecomesType(card_type):
            return _Predicate("have", f"the type {card_type.value} besides")
        case HandSize(by):
            amount = None if by is None else _number(modifier, by)
            return _Predicate("have", f"{'no' if amount is None else f'{amount:+d}'} maximum hand size")
        case Unpreventable(combat, damage_type):
            kind = _damage(combat=combat, types=() if damage_type is None else (damage_type.value,))
            others = "" if change.with_ is None else f" with {_wanted(play, modifier, change.with_)}"
            return _Predicate("deal", f"{kind}{others} that can't be prevented")
        case _:
            return _permission(play, modifier, change)


def _power(power: Power) -> str:
    match power:
        case Keyword(name, damage_type):
            return name.value if damage_type is None else f"{damage_type.value} {name.value}"
        case Payment():
            return "a payment power"
        case Completion():
            return "a completion power"
        case Triggered():
            return "a triggered power"
        case Continuous():
            return "a continuous power"


def _damage(*, combat: bool, types: tuple[str, ...] = (), noncombat: bool = False, missing: str = "") -> str:
    kinds = (" or ".join(types), f"non-{missing}" * bool(missing), "combat" * combat, "noncombat" * noncombat, "damage")
    return " ".join(filter(None, kinds))


def _instead(play: Playthrough, modifier: Modifier, change: Prevent | Replace, subject: str) -> str:
    """Return what a prevention or replacement modifier does, as a whole sentence."""
    if isinstance(change, Replace):
        once = "the next time" if change.next_time else "each time"
        return f"{once} that {_event(play, modifier, change.event)}, {_modified(change.instead)}"
    kind = _damage(
        combat=change.combat,
        noncombat=change.noncombat,
        types=tuple(each.value for each in change.damage_types),
        missing="" if change.not_of_type is None else change.not_of_type.value,
    )
    kind = f"fatal {kind}" if change.fatal else kind
    amount = None if change.amount is None else _number(modifier, change.amount)
    how_much = "all" if change.amount is None else "a counted amount of" if amount is None else f"{amount}"
    if change.of_each:
        kind = f"{kind} of each packet"
    elif change.amount is not None and not change.next_time:
        how_much = f"the next {how_much.removeprefix('a ')}"
    source = "" if change.source is None else f" by {_wanted(play, modifier, change.source)}"
    whose = "dealt by" if change.by_subject else "dealt to"
    once = "the next time, " if change.next_time else ""
    each = "each of " if change.apart else ""
    return f"{once}{how_much} {kind} {whose} {each}{subject}{source} is prevented"


def _event(play: Playthrough, modifier: Modifier, event: On) -> str:
    """Return the event that a modifier replaces."""
    if event.what in _WITHOUT_SUBJECT:
        return event.what.value
    subject, other = (
        selected(play, modifier, each.selection) if isinstance(each, Among) else UNSAID
        for each in (event.subject, event.other)
    )
    to = f" to {other}" if event.what is What.DEALS_DAMAGE and other != UNSAID else ""
    return f"{'something' if subject == UNSAID else subject} {_agreeing_event(subject, event.what.value)}{to}"


def _agreeing_event(subject: str, words: str) -> str:
    """Return the words of an event after its subject: your hero deals damage, you deal damage."""
    verb, blank, rest = words.partition(" ")
    return f"{_PLURAL.get(verb, verb.removesuffix('s'))}{blank}{rest}" if subject == "you" else words


def _modified(instead: Modified) -> str:
    """Return what happens in place of a replaced event."""
    match instead:
        case AlterPacket(amount, damage_type, to):
            parts = (("amount", amount), ("type", damage_type), ("destination", to))
            changed = [f"its {word}" for word, new in parts if new is not None]
            return f"{listed(changed)} {'change' if changed[1:] else 'changes'}"
        case MoveInstead(zone):
            return f"it is put into the zone {zone.value} instead"
        case DoInstead():
            return "something else is done instead"


def _permission(play: Playthrough, modifier: Modifier, change: Permission) -> _Predicate:
    """Return what a change lets its subject do, keeps it from doing, or makes it do."""
    match change:
        case Cannot(deed, damage_type=damage_type):
            if modifier.duration in READY_STEPS_TO_COME and deed is Deed.READY_DURING_READY_STEP:
                deed = Deed.READY
            kind = "" if damage_type is None else f" ({damage_type.value})"
            return _Predicate("can't", _deed(play, modifier, deed, change.other) + kind)
        case Can(deed):
            return _Predicate("may", _deed(play, modifier, deed, change.other))
        case MustAttack():
            return _Predicate(
                "must", " ".join(filter(None, ("attack", _wanted(play, modifier, change.other, ""), "if able")))
            )
        case AttackOnly():
            return _Predicate("can", f"attack only {_wanted(play, modifier, change.filter)} (if able)")
        case CostToAttack():
            return _Predicate(
                "can't", f"attack {_wanted(play, modifier, change.other, 'anything')} without paying for it"
            )
        case CostToProtect():
            return _Predicate("can't", "protect without paying for it")
        case ChangeCost(purpose, by=by):
            amount = _number(modifier, by)
            how_much = "another amount" if amount is None else f"{abs(amount)} {'more' if amount >= 0 else 'less'}"
            return _Predicate("pay", f"{how_much} to {_PAID_FOR[purpose]} {_wanted(play, modifier, change.filter)}")
        case AddCost(purpose):
            return _Predicate(
                "pay", f"an additional cost to {_PAID_FOR[purpose]} {_wanted(play, modifier, change.filter)}"
            )
        case PayInstead(cost=cost, strikes=strikes):
            return _Predicate("may", f"{_OTHERWISE[bool(cost), strikes]} {_wanted(play, modifier, change.filter)}")
        case PlayFrom(zone):
            return _Predicate(
                "may", f"play {_wanted(play, modifier, change.filter)}{f' from the {zone.value}' if zone else ''}"
            )
        case CompleteFrom(zone):
            return _Predicate("may", f"complete quest cards from the {zone.value}")
        case PlayRevealed(zone):
            what = "the top card of the deck" if zone is Zone.DECK else f"the {zone.value}"
            return _Predicate("have", f"{what} revealed")
        case TargetsAtRandom():
            return _Predicate("have", "targets chosen at random")
        case MustTarget():
            return _Predicate("must", f"target {_wanted(play, modifier, change.filter)} (if able)")
        case PlayAsInstant():
            return _Predicate("may", f"play {_wanted(play, modifier, change.filter)} as instants")
        case EntersPlay():
            return _Predicate("let", f"{_wanted(play, modifier, change.filter)} enter play otherwise than usual")
        case NeedNotReady():
            return _Predicate("may", "stay exhausted during the ready step")
        case MoreOf(tag, by, up_to):
            return _Predicate("may", f"have {by} more {tag}" if up_to is None else f"have up to {up_to} {tag}")
        case MoreResources(by):
            return _Predicate("may", f"place {by} more resource{'s' if by > 1 else ''} each turn")
        case SeenTop():
            return _Predicate("may", "look at the top card of the deck")
        case _:
            assert_never(change)


def _deed(play: Playthrough, modifier: Modifier, deed: Deed, other: Filter | None) -> str:
    """Return a deed with those that it is done to or by: attack allies, be targeted by abilities, play abilities."""
    if other is None:
        return deed.value
    others = _wanted(play, modifier, other)
    for noun in _OBJECTS:
        if deed.value.endswith(noun):
            return f"{deed.value.removesuffix(noun)}{others}"
    return f"{deed.value} by {others}" if deed.value.startswith("be ") else f"{deed.value} {others}"


def say_wait(play: Playthrough, modifier: Modifier, *, ends: bool) -> str:
    """Return that an effect waits for its trigger, or no longer waits (703)."""
    waits = "no longer waits" if ends else "waits"
    by = "" if ends else f" {_duration(play, modifier)}"
    return f"an effect of {entity(play, modifier.source)} {waits} for its trigger{by}"
