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
from engine.language.selections import Chosen, ControllerOf, Every, Selection, Target, This, Those, Top, Union
from engine.language.words import Zone
from scenarios.reading.later_turns import DID_THIS_TURN
from scenarios.reading.templates import Value, card_parts, parts_of


def undergone_out_of_play(printed: Printed) -> bool:
    """Return whether a text of the card does something to a card out of play that only cards in play undergo."""
    parts = card_parts(printed)
    paid = (*(part for part in parts if isinstance(part, (Completion, Payment))), _of_the_card(printed))
    return any(isinstance(part, Text) and _is_astray(part) for part in parts) or any(map(_is_paid_away, paid))


def _of_the_card(printed: Printed) -> Payment:
    return Payment(printed.additional_cost, printed.text or Text())


def _is_paid_away(part: Completion | Payment) -> bool:
    """Return whether the text does so to a card that the cost has given a name, and that isn't in play."""
    away = {each for cost in parts_of(part.cost) for each in (*_bound_out_of_play(cost), *_leaving(cost))}
    effects = parts_of(part.text)
    return not any(map(_comes_into_play, effects)) and not away.isdisjoint(_undergone(effects))


def _undergone(parts: list[Value]) -> frozenset[Selection]:
    controlled = (part.cards for part in parts if isinstance(part, ControllerOf))
    return frozenset(controlled).union(*map(_undergoing, parts))


def _is_astray(text: Text) -> bool:
    parts = parts_of(text.effects)
    watched = (This, Those, Target) if _tells_of_another(text) else (This, Those)
    if _undergone_after_leaving(text.effects, watched, frozenset()):
        return True
    away = {each for part in parts for each in _bound_out_of_play(part)}
    if any(map(_comes_into_play, parts)):
        return False
    return not away.isdisjoint(_undergone(parts)) or _takes_back(parts)


def _takes_back(parts: list[Value]) -> bool:
    """Return whether a discarded card is put into a hand again: a card in play is meant, whose owner gets it."""
    discarded = {Those(part.name) for part in parts if isinstance(part, Discard) and part.name is not None}
    return any(isinstance(part, Put) and part.zone is Zone.HAND and part.cards in discarded for part in parts)


def _tells_of_another(text: Text) -> bool:
    """Return whether "it" can be another card than a target that has left play.

    That is the card to which the target was attached, or the card as it comes back, which is a new one (411.8a).
    """
    hosts = any(isinstance(part, AttachedTo) for part in parts_of(text.targets))
    return hosts or any(map(_comes_into_play, parts_of(text.effects)))


def _undergone_after_leaving(
    effects: tuple[Value, ...], watched: tuple[type[Selection], ...], gone: frozenset[Selection]
) -> bool:
    """Return whether a watched card that the effects destroy, or put elsewhere, undergoes something after that.

    That is the card itself, of which "it" can't be said after its destruction, a card that was chosen, or a target.
    """
    for each in effects:
        if not gone.isdisjoint(_undergoing(each)) or (This() in gone and _is_put_elsewhere(each)):
            return True
        if any(_undergone_after_leaving(branch, watched, gone) for branch in _branches(each)):
            return True
        deeds = (*each.do, each) if isinstance(each, IfYouDo | May) else (each,)
        gone |= {card for deed in deeds for card in _leaving(deed) if isinstance(card, watched)}
        gone -= {part.cards for part in parts_of(each) if isinstance(part, Put) and _comes_into_play(part)}
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


def _undergoing(part: Value) -> frozenset[Selection]:
    """Return the cards to which the effect does what only cards in play undergo."""
    match part:
        case Deal(_, cards) | Heal(_, cards) | PutDamage(cards) | RemoveDamage(cards):
            return _each(cards)
        case Destroy(cards) | Exhaust(cards) | Ready(cards) | RemoveFromCombat(cards) | BecomeDefender(cards):
            return _each(cards)
        case AddCounters(cards) | RemoveCounters(cards):
            return _each(cards)
        case Delay(power):
            return frozenset[Selection]().union(*map(_undergoing, parts_of(power.text)))
        case Apply(changes, cards) if not all(map(_follows_out_of_play, changes)):
            return _each(cards)
        case _:
            return frozenset()


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
    for part in card_parts(printed):
        match part:
            case Every(described, zones) | TargetDescription(described, zones=zones):
                if _OF_CARDS_KEPT.isdisjoint(zones) and _tells_deeds(described):
                    return True
            case Search(zones=zones, filter=described) if _OF_CARDS_KEPT.isdisjoint(zones):
                if _tells_deeds(described):
                    return True
            case _:
                continue
    return False


_OF_CARDS_KEPT = frozenset((Zone.PLAY, Zone.CHAIN))


def _tells_deeds(described: Filter) -> bool:
    match described:
        case AllOf(filters) | AnyOf(filters):
            return any(map(_tells_deeds, filters))
        case Not(inner):
            return _tells_deeds(inner)
        case _:
            return isinstance(described, DID_THIS_TURN)


def _comes_into_play(part: Value) -> bool:
    return getattr(part, "zone", None) is Zone.PLAY
