"""What only cards in play undergo, said of a card that isn't there: one that has left play or is in a hand.

A pronoun can't mean such a card then: "discard a card; if you do, it has +1 ATK" is about another one.
"""

from __future__ import annotations

from engine.language.effects import (
    AddCounters,
    Apply,
    BecomeDefender,
    Choose,
    ChooseMode,
    Deal,
    Delay,
    Destroy,
    Discard,
    Exhaust,
    FlipCoin,
    ForEach,
    Heal,
    If,
    IfYouDo,
    May,
    Put,
    PutDamage,
    Ready,
    Reattach,
    RemoveCounters,
    RemoveDamage,
    RemoveFromCombat,
    Repeat,
)
from engine.language.filters import AllOf, AnyOf, AttachedTo, Filter, Not
from engine.language.modifiers import Cannot, Change, Deed
from engine.language.powers import Completion, Payment, TargetDescription, Text
from engine.language.printed import Printed
from engine.language.revelation import RevealUntil, Search
from engine.language.selections import Chosen, ControllerOf, Every, Host, Selection, Target, This, Those, Top, Union
from engine.language.words import Zone
from scenarios.reading.later_turns import DID_THIS_TURN
from scenarios.reading.parts_by_kind import PartsByKind, card_parts, of_kinds, parts_by_kind
from scenarios.reading.templates import Value, parts_of


def undergone_out_of_play(printed: Printed) -> bool:
    """Return whether a text of the card does something to a card out of play that only cards in play undergo."""
    paid = (*card_parts(printed, Completion, Payment), _of_the_card(printed))
    return any(map(_is_astray, card_parts(printed, Text))) or any(map(_is_paid_away, paid))


def _of_the_card(printed: Printed) -> Payment:
    return Payment(printed.additional_cost, printed.text or Text())


def _is_paid_away(part: Completion | Payment) -> bool:
    """Return whether the text does so to a card that the cost has given a name, and that isn't in play."""
    paid = parts_by_kind(part.cost)
    bound = {each for cost in of_kinds(paid, _BINDING) for each in _bound_out_of_play(cost)}
    away = bound.union(*map(_leaving, of_kinds(paid, (Destroy, Put))))
    if not away:
        return False
    effects = parts_by_kind(part.text)
    if Host() in away and any(map(_attaches_itself, effects.get(Reattach, ()))):
        return True
    return not away.isdisjoint(_undergone(effects)) and not _brings_into_play(effects)


def _attaches_itself(effect: Value) -> bool:
    """Return whether the effect attaches the ability itself, which leaves play as its host does (306.3e)."""
    return isinstance(effect, Reattach) and effect.abilities == This()


def _undergone(parts: PartsByKind) -> frozenset[Selection]:
    controlled = (part.cards for part in parts.get(ControllerOf, ()))
    return frozenset(controlled).union(*map(_undergoing, of_kinds(parts, _UNDERGONE)))


def _is_astray(text: Text) -> bool:
    parts = parts_by_kind(text.effects)
    if (Destroy in parts or Put in parts) and _undergone_after_leaving(text.effects, _watched(text), frozenset()):
        return True
    away = {each for part in of_kinds(parts, _BINDING) for each in _bound_out_of_play(part)}
    astray = (bool(away) and not away.isdisjoint(_undergone(parts))) or _takes_back(parts)
    return astray and not _brings_into_play(parts)


def _takes_back(parts: PartsByKind) -> bool:
    """Return whether a discarded card is put into a hand again: a card in play is meant, whose owner gets it."""
    discarded = {Those(part.name) for part in parts.get(Discard, ()) if part.name is not None}
    return any(part.zone is Zone.HAND and part.cards in discarded for part in parts.get(Put, ()))


def _watched(text: Text) -> tuple[type[Selection], ...]:
    """Return the kinds of cards of which something may be said, as of another card, after they have left play."""
    return (Host, This, Those, Target) if _tells_of_another(text) else (Host, This, Those)


def _tells_of_another(text: Text) -> bool:
    """Return whether "it" can be another card than a target that has left play.

    That is the card to which the target was attached, or the card as it comes back, which is a new one (411.8a).
    """
    return AttachedTo in parts_by_kind(text.targets) or _brings_into_play(parts_by_kind(text.effects))


def _undergone_after_leaving(
    effects: tuple[Value, ...], watched: tuple[type[Selection], ...], gone: frozenset[Selection]
) -> bool:
    """Return whether a watched card that the effects destroy, or put elsewhere, undergoes something after that.

    That is the card itself, of which "it" can't be said after its destruction, a card that was chosen, or a target. An
    ability isn't attached to another card after its host has left play.
    """
    for each in effects:
        if Host() in gone and _attaches_itself(each):
            return True
        if not gone.isdisjoint(_undergoing(each)) or (This() in gone and _is_put_elsewhere(each)):
            return True
        if any(_undergone_after_leaving(branch, watched, gone) for branch in _branches(each)):
            return True
        deeds = (*each.do, each) if isinstance(each, IfYouDo | May) else (each,)
        gone |= {card for deed in deeds for card in _leaving(deed) if isinstance(card, watched)}
        if gone:
            gone -= {part.cards for part in parts_of(each) if isinstance(part, Put) and part.zone is Zone.PLAY}
    return False


def _branches(effect: Value) -> tuple[tuple[Value, ...], ...]:
    """Return the effects within the effect, each branch by itself."""
    match effect:
        case IfYouDo() | May():
            return ((*effect.do, *effect.then), effect.otherwise)
        case If():
            return (effect.then, effect.otherwise)
        case FlipCoin():
            return (effect.won, effect.lost)
        case ChooseMode():
            return effect.courses
        case ForEach() | Repeat():
            return (effect.do,)
        case Search():
            return (effect.then,)
        case _:
            return ()


def _leaving(effect: Value) -> frozenset[Selection]:
    """Return the targets, the card itself, or the cards with a name that leave play by the effect."""
    match effect:
        case Destroy(cards, name):
            return _known(cards, name)
        case Put(cards, zone, name=name) if zone is not Zone.PLAY:
            return _known(cards, name)
        case _:
            return frozenset()


def _known(cards: Selection, name: str | None) -> frozenset[Selection]:
    """Return the cards as later words can mean them: themselves, or by a name that they got."""
    parts = cards.parts if isinstance(cards, Union) else (cards,)
    names = {name, *(each.name for each in parts if isinstance(each, Chosen))}
    return frozenset(parts) | {Those(each) for each in names if each is not None}


def _is_put_elsewhere(effect: Value) -> bool:
    return isinstance(effect, Put) and effect.cards == This() and effect.zone is not Zone.PLAY


def _bound_out_of_play(part: Value) -> tuple[Those, ...]:
    """Return what the effect or selection gives a name to, if that is no card in play."""
    match part:
        case Discard(name=str() as name) | Choose(Top(), name) | Search(name=name):
            return (Those(name),)
        case Put(Top(), name=str() as name):
            return (Those(name),)
        case RevealUntil(name=name, rest=rest):
            return (Those(name), Those(rest))
        case Choose(Chosen(Every(_, zones)), name) | Chosen(Every(_, zones), name=str() as name):
            return () if Zone.PLAY in zones else (Those(name),)
        case _:
            return ()


_BINDING = (Discard, Choose, Search, Put, RevealUntil, Chosen)
"""What may give a name to a card out of play."""


def _undergoing(part: Value) -> frozenset[Selection]:
    """Return the cards to which the effect does what only cards in play undergo."""
    match part:
        case Deal() | Heal():
            return _each(part.to)
        case PutDamage() | RemoveDamage():
            return _each(part.on)
        case Destroy() | Exhaust() | Ready() | RemoveFromCombat() | AddCounters() | RemoveCounters():
            return _each(part.cards)
        case BecomeDefender():
            return _each(part.card)
        case Reattach():
            return _each(part.abilities) | _each(part.to)
        case Delay(power):
            return frozenset[Selection]().union(*map(_undergoing, of_kinds(parts_by_kind(power.text), _UNDERGONE)))
        case Apply(changes) if not all(map(_follows_out_of_play, changes)):
            return _each(part.to)
        case _:
            return frozenset()


_UNDERGONE = (
    Deal, Heal, PutDamage, RemoveDamage, Destroy, Exhaust, Ready, RemoveFromCombat, BecomeDefender, AddCounters,
    RemoveCounters, Reattach, Delay, Apply,
)  # fmt: skip
"""What may do to cards what only cards in play undergo."""


def _each(cards: Selection | Filter) -> frozenset[Selection]:
    parts = cards.parts if isinstance(cards, Union) else (cards,)
    return frozenset(each for each in parts if isinstance(each, (Target, This, Those)))


def _follows_out_of_play(change: Change) -> bool:
    """Return whether the change can be one of a card that isn't in play."""
    return isinstance(change, Cannot) and change.deed in _OUT_OF_PLAY


_OUT_OF_PLAY = frozenset({Deed.BE_INTERRUPTED, Deed.BE_PLAYED, Deed.BE_REMOVED, Deed.LEAVE_GRAVEYARD})
"""What can be forbidden of cards that aren't in play."""


def described_by_deeds(printed: Printed) -> bool:
    """Return whether a card out of play is described by what it did or underwent in play, as another card (411.8a)."""
    kept = card_parts(printed, Every, TargetDescription, Search)
    return any(_OF_CARDS_KEPT.isdisjoint(part.zones) and _tells_deeds(part.filter) for part in kept)


_OF_CARDS_KEPT = frozenset((Zone.PLAY, Zone.CHAIN))


def _tells_deeds(described: Filter) -> bool:
    match described:
        case AllOf(filters) | AnyOf(filters):
            return any(map(_tells_deeds, filters))
        case Not():
            return _tells_deeds(described.filter)
        case _:
            return isinstance(described, DID_THIS_TURN)


def _brings_into_play(parts: PartsByKind) -> bool:
    """Return whether one of the parts names play as the zone to which it takes cards."""
    return any(part.zone is Zone.PLAY for kind, each in parts.items() if hasattr(kind, "zone") for part in each)
