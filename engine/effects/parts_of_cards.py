"""What a text does for each of several cards: for cards of several players at one moment (802.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.effects.damage import dealing_for_each
from engine.effects.parts_of_players import at_once, by_each, in_place, in_turn_order
from engine.effects.resolution import Performer, Resolution
from engine.events.modified_events import doer
from engine.events.simultaneity import Parts
from engine.language.effects import (
    ChooseMode,
    Deal,
    Destroy,
    Discard,
    Draw,
    Effect,
    Exhaust,
    ForEach,
    If,
    IfYouDo,
    May,
    Put,
    PutDamage,
)
from engine.language.selections import Chosen, ControllerOf, Number, OwnerOf, Selection, Those
from engine.state.ids import Entity, PlayerId
from engine.value import replace
from engine.view.footprint import kinds_in
from engine.view.referents import select


def for_each_card(resolution: Resolution, effect: ForEach, cards: Sequence[Entity], perform: Performer) -> Parts:
    """Perform the effects for each of the cards; return whether all were performed for each.

    Damage for all of them is dealt or put at one moment, by one source to one character in one packet (403.4). If the
    cards' controllers, or owners, perform the effects, they do so at the same time. Otherwise the cards are gone
    through one after the other.
    """
    if len(cards) > 1 and all(_only_damage(each) for each in effect.do):
        things = resolution.scope.things
        changes = {each: {"things": {**things, effect.name: (each,)}} for each in cards}
        match effect.do:
            case (Deal(divided=False) as only,):
                parts = [resolution.apart(**changed) for changed in changes.values()]
                return (yield from dealing_for_each(resolution, only, parts))
            case _:
                return at_once(resolution, changes, lambda part, _: perform(part, effect.do))
    who = _doer(effect.do, effect.name)
    if who is not None and who in (ControllerOf(Those(effect.name)), OwnerOf(Those(effect.name))):
        of_players = _by_player(resolution, effect.name, cards, who)
        if len(of_players) > 1:
            return by_each(
                resolution,
                {player: {} for player in of_players},
                lambda part, player: _in_turn(part, effect, of_players[player], perform),
            )
    return (yield from one_after_another(resolution, effect, cards, perform))


def one_after_another(resolution: Resolution, effect: ForEach, each_of: Sequence[Entity], perform: Performer) -> Parts:
    """Perform the effects for each card or player in turn; return whether all were performed for each."""
    done = True
    for place, each in enumerate(each_of):
        resolution.bind(effect.name, (each,))
        done = (yield from in_place(resolution, place, effect.do, perform)) and done
    return done


def _by_player(
    resolution: Resolution, name: str, cards: Sequence[Entity], who: Selection
) -> dict[PlayerId, list[Entity]]:
    """Return for each player, in turn order, the cards for which he or she performs the effects."""
    of_cards = {each: select(resolution.uncited.binding(name, (each,)), who) for each in cards}
    players = in_turn_order(resolution.state, tuple(each for found in of_cards.values() for each in found))
    return {player: [each for each in cards if player in of_cards[each]] for player in players}


def _in_turn(resolution: Resolution, effect: ForEach, cards: Sequence[Entity], perform: Performer) -> Parts:
    """Perform the effects for the cards of one player: what is only drawn or discarded for all of them at once."""
    match effect.do:
        case (Discard(amount=Number(many)) | Draw(amount=Number(many), until_held=False) as only,):
            resolution.bind(effect.name, (cards[0],))
            return perform(resolution, (replace(only, amount=Number(many * len(cards))),))
        case _:
            return one_after_another(resolution, effect, cards, perform)


def _only_damage(effect: Effect) -> bool:
    """Return whether the effect does nothing but deal or put damage, where nobody chooses on what."""
    if isinstance(effect, If):
        return Chosen not in kinds_in(effect.condition) and all(map(_only_damage, (*effect.then, *effect.otherwise)))
    return isinstance(effect, (Deal, PutDamage)) and Chosen not in kinds_in(effect)


def _doer(effects: Sequence[Effect], name: str) -> Selection | None:
    """Return who performs all of the effects, None if that isn't the same for all of them."""
    found = {_who(each, name) for each in effects if not _without_choice(each, name)}
    return next(iter(found)) if len(found) == 1 else None


def _without_choice(effect: Effect, name: str) -> bool:
    """Return whether nobody chooses anything for the effect, and it does nothing to what another card's does it to."""
    match effect:
        case Destroy(cards=Those(only)) | Exhaust(cards=Those(only)) | Put(cards=Those(only)):
            return only == name
        case _:
            return _only_damage(effect)


def _who(effect: Effect, name: str) -> Selection | None:
    """Return who performs the effect, and all effects inside it, None where that isn't known."""
    match effect:
        case May(player=who, do=do, then=then, otherwise=otherwise):
            inner = (*do, *then, *otherwise)
            return who if all(_without_choice(each, name) for each in inner) or _doer(inner, name) == who else None
        case IfYouDo(do=do, then=then, otherwise=otherwise):
            return _doer((*do, *then, *otherwise), name)
        case If(then=then, otherwise=otherwise):
            return _doer((*then, *otherwise), name)
        case ChooseMode():
            return None
        case _:
            return doer(effect)
