"""What only cards in play undergo, said of a card that isn't there: one that has left play or is in a hand.

A pronoun can't mean such a card then: "discard a card; if you do, it has +1 ATK" is about another one.
"""

from __future__ import annotations

from engine.language.effects import (
    Apply,
    Choose,
    Deal,
    Destroy,
    Discard,
    Exhaust,
    Heal,
    If,
    IfYouDo,
    May,
    Put,
    PutDamage,
    Ready,
    RemoveDamage,
)
from engine.language.filters import (
    AllOf,
    AnyOf,
    AttachedTo,
    Filter,
    Not,
)
from engine.language.modifiers import Adjust, MustAttack
from engine.language.powers import TargetDescription, Text
from engine.language.printed import Printed
from engine.language.revelation import Search
from engine.language.selections import Chosen, Every, Selection, Target, This, Those, Top
from engine.language.words import Zone
from scenarios.reading.later_turns import DID_THIS_TURN
from scenarios.reading.templates import Value, card_parts, parts_of


def undergone_out_of_play(printed: Printed) -> bool:
    """Return whether a text of the card does something to a card out of play that only cards in play undergo."""
    return any(isinstance(part, Text) and _is_astray(part) for part in card_parts(printed))


def _is_astray(text: Text) -> bool:
    parts = parts_of(text.effects)
    watched = (This, Target) if _tells_of_another(text) else (This,)
    if _undergone_after_leaving(text.effects, watched, frozenset()):
        return True
    away = {each for part in parts for each in _bound_out_of_play(part)}
    undergone = {part for part in map(_undergoes, parts) if isinstance(part, Those)}
    return bool(away & undergone) and not any(map(_comes_into_play, parts))


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

    That is the card itself, of which "it" can't be said after its destruction, or a target.
    """
    for each in effects:
        branches: tuple[Value, ...] = ()
        if isinstance(each, IfYouDo | May):
            branches = ((*each.do, *each.then), each.otherwise)
        elif isinstance(each, If):
            branches = (each.then, each.otherwise)
        if _undergoes(each) in gone or any(_undergone_after_leaving(branch, watched, gone) for branch in branches):
            return True
        leaving = frozenset(card for card in _leaving(each) if isinstance(card, watched))
        gone = (gone | leaving) - {each.cards if _comes_into_play(each) and isinstance(each, Put) else None}
    return False


def _leaving(effect: Value) -> frozenset[Selection]:
    """Return the target, or the card itself, that leaves play by the effect."""
    match effect:
        case Destroy((Target() | This()) as card):
            return frozenset({card})
        case Put((Target() | This()) as card, zone) if zone is not Zone.PLAY:
            return frozenset({card})
        case _:
            return frozenset()


def _bound_out_of_play(part: Value) -> tuple[Those, ...]:
    """Return what the effect or selection gives a name to, if that is no card in play."""
    match part:
        case Discard(name=str() as name) | Choose(Top(), name):
            return (Those(name),)
        case Choose(Chosen(Every(_, zones)), name) | Chosen(Every(_, zones), name=str() as name):
            return () if Zone.PLAY in zones else (Those(name),)
        case _:
            return ()


def _undergoes(part: Value) -> Selection | None:
    """Return the cards to which the effect does what only cards in play undergo."""
    match part:
        case Deal(_, cards) | Heal(_, cards) | PutDamage(cards) | RemoveDamage(cards):
            return cards
        case Destroy(cards) | Exhaust(cards) | Ready(cards):
            return cards
        case Apply(changes, cards) if any(isinstance(each, (Adjust, MustAttack)) for each in changes):
            return cards if isinstance(cards, (Target, This, Those)) else None
        case _:
            return None


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
