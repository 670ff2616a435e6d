"""The cards and players that selections mean, the numbers of quantities, and whether conditions are true."""

from __future__ import annotations

from typing import assert_never

from engine.citations import implements
from engine.language.filters import AnyOf, Filter, HasTrait, Tagged
from engine.language.modifiers import HandSize
from engine.language.selections import (
    AtMost,
    Both,
    Chosen,
    Circumstance,
    Compare,
    ControllerOf,
    Count,
    CountersOn,
    DamageThisTurn,
    During,
    Either,
    EventAmount,
    Every,
    Fits,
    ForSome,
    Half,
    HandLimit,
    Happened,
    HeroOf,
    Highest,
    Host,
    Lowest,
    Negated,
    Nth,
    Number,
    OwnerOf,
    PaidAlternate,
    Per,
    Players,
    Plus,
    Quantity,
    Role,
    Selection,
    TagsAmong,
    Target,
    ThatMany,
    This,
    Those,
    Times,
    TimesDone,
    TookLastTurn,
    Top,
    TurnOf,
    TurnPlayer,
    Union,
    ValueOf,
    WasChosen,
    X,
    You,
)
from engine.language.words import CLASSES, Done, KeywordName, Trait, Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.state.history import Fact
from engine.state.ids import FIRST_CARD, CardId, Entity, LinkId, PlayerId
from engine.value import replace
from engine.view import collection, descriptions, values
from engine.view.comparisons import compare
from engine.view.kinds import may_be_attached_to
from engine.view.last_known import known
from engine.view.moved_cards import followed
from engine.view.scope import Scope, as_chosen

_ELSEWHERE = {"moved": "411.8b", "detached": "712.4"}
"""The roles of cards that a text means where they have been put, and the rules that let it."""


@implements("411.8b")
def select(scope: Scope, selection: Selection) -> tuple[Entity, ...]:
    """Return the cards and players in the selection; `scope.chosen` holds those that players have chosen."""
    if scope.asked is not None and selection == scope.asked[0]:
        return (scope.asked[1],)
    state = scope.state
    match selection:
        case You():
            return _remaining(state, (scope.you,))
        case This():
            _note_twins(scope)
            return (scope.source,)
        case Target(slot):
            return followed(scope, _remaining(state, scope.targets[slot])) if slot < len(scope.targets) else ()
        case Host():
            card = known(state, scope.source)
            if CardId(scope.source) not in state.cards:
                scope.cite("709.2d", "707.3")
            return () if card is None or card.attached_to is None else _host(state, card, card.attached_to)
        case Role(name) | Those(name):
            if name in _ELSEWHERE:
                scope.cite(_ELSEWHERE[name])
            return followed(scope, _remaining(state, scope.things.get(name, ())))
        case HeroOf(players):
            heroes = (state.player(PlayerId(each)).hero for each in select(scope, players) if each < FIRST_CARD)
            return tuple(hero for hero in heroes if hero is not None)
        case ControllerOf(cards):
            return _remaining(state, _controllers(scope, _looked_at(scope, cards)))
        case OwnerOf(cards):
            owners = (known(state, each) for each in _looked_at(scope, cards))
            return _remaining(state, _unique(None if card is None else card.owner for card in owners))
        case Players(relation):
            return tuple(p.id for p in state.remaining if descriptions.stands(state, scope.you, p.id, relation))
        case TurnPlayer():
            return _remaining(state, (state.turn_player,))
        case Every(zones=zones, of=of):
            return _every(scope, selection.filter, zones, of)
        case Top(count, of):
            owners_ = (state.player(PlayerId(each)) for each in select(scope, of))
            return tuple(card for player in owners_ for card in player.deck[: max(0, number(scope, count))])
        case Nth(of, place):
            return _nth(scope, of, place)
        case Union(parts):
            return _unique(each for part in parts for each in select(scope, part))
        case Chosen():
            return scope.chosen[selection] if selection in scope.chosen else select(scope, selection.among)
        case _:
            assert_never(selection)


@implements("408.1b")
def _host(state: State, ability: Card, host: CardId) -> tuple[Entity, ...]:
    """Return the card that the ability is attached to, unless it is a face-down resource which nobody can call so."""
    held = state.cards.get(host)
    return (host,) if held is None or may_be_attached_to(ability, held) else ()


@implements("102.2")
def _remaining(state: State, entities: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Return the entities without players who have left the game, whom no text means any more."""
    if any(0 < each < FIRST_CARD and state.players[each - 1].out for each in entities):
        return tuple(each for each in entities if each >= FIRST_CARD or not state.players[each - 1].out)
    return entities


def player_of(scope: Scope, selection: Selection) -> PlayerId | None:
    """Return the player whom the text tells to do something, None if it means no player who is in the game."""
    return next((PlayerId(each) for each in select(scope, selection)), None)


@implements("200.1")
def _note_twins(scope: Scope) -> None:
    """Let the next event cite that a card's name means its source alone, if other cards with the name are in play."""
    if scope.citations is None:
        return
    card = known(scope.state, scope.source)
    if card is None:
        return
    cards, printed = scope.state.cards, card.printed
    if any(cards[each].printed is printed and each != card.id for each in scope.state.play.ids):
        scope.cite("200.1")


@implements("709.2d")
def _looked_at(scope: Scope, selection: Selection) -> tuple[Entity, ...]:
    """Return the cards and players in the selection, for a text that only reads something of them.

    It includes a target that has become illegal.
    """
    return _as_they_were(as_chosen(scope), selection)


def _as_they_were(scope: Scope, selection: Selection) -> tuple[Entity, ...]:
    """Return the cards and players in the selection, including cards that the link itself has moved since."""
    return select(scope if scope.began is None else replace(scope, began=None), selection)


def _nth(scope: Scope, of: Selection, place: int) -> tuple[Entity, ...]:
    """Return the card chosen at that place, if it is still selected; targets keep their places (709.2c)."""
    held = select(scope, of)
    chosen = held
    if isinstance(of, Target) and of.slot < len(scope.all_targets):
        chosen = scope.all_targets[of.slot]
    return tuple(each for each in chosen[place : place + 1] if each in held)


def _unique(entities: object) -> tuple[Entity, ...]:
    return tuple(dict.fromkeys(each for each in entities if each is not None))  # type: ignore[attr-defined]


def _controllers(scope: Scope, entities: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Return the controllers of the cards; the last ones of cards that are gone."""
    _note_gone(scope, entities)
    return _unique(controller_of(scope, each) for each in entities)


def controller_of(scope: Scope, entity: Entity) -> PlayerId | None:
    """Return the controller of the card, effect or hero; for a card without a controller its owner."""
    if entity < FIRST_CARD:
        return PlayerId(entity)
    card = known(scope.state, entity)
    if card is not None:
        return card.controller or card.owner
    link = scope.state.link(LinkId(entity))
    return None if link is None else link.controller


def _every(scope: Scope, filter: object, zones: tuple[Zone, ...], of: Selection | None) -> tuple[Entity, ...]:
    state = scope.state
    owners = None if of is None else select(scope, of)
    found: list[Entity] = []
    for zone in zones:
        pool: tuple[Entity, ...]
        if zone is Zone.PLAY:
            pool = state.play.ids
        elif zone is Zone.CHAIN:
            pool = tuple(each.id for each in state.chain)
        elif zone is Zone.COLLECTION:
            pool = tuple(card for player in state.remaining for card in collection.legal_cards(state, player.id))
        else:
            pool = tuple(card for player in state.remaining for card in state.zone(zone, player.id))
        for each in pool:
            if each == scope.announced or (owners is not None and controller_of(scope, each) not in owners):
                continue
            if descriptions.fits(scope, filter, each):  # type: ignore[arg-type]
                found.append(each)
    if scope.citations is not None and zones == (Zone.PLAY,):
        if _some_untargetable(scope, found):
            scope.cite("706.1a")
        if any(state.cards[card].printed.is_totem for card in state.play.limited if card not in found):
            scope.cite("306.4a")
    return tuple(found)


@implements("706.1a")
def _some_untargetable(scope: Scope, found: list[Entity]) -> bool:
    """Return whether one of the cards could not have been targeted, which does not matter without targets."""
    return any(
        is_card(each) and values.has_keyword(scope.state, CardId(each), KeywordName.UNTARGETABLE) for each in found
    )


@implements("709.2d")
def number(scope: Scope, quantity: Quantity) -> int:
    """Return the value of the quantity; undefined values count as 0 (104.2)."""
    state = scope.state
    match quantity:
        case Number(value):
            return value
        case X():
            return scope.x
        case Count(of):
            return _count(scope, of, quantity.fitting)
        case ValueOf(trait, of):
            _note_gone(scope, _looked_at(scope, of))
            return sum(_values_of(scope, trait, of))
        case HandLimit(of):
            scope.cite("411.3b")
            return sum(maximum_hand_size(state, PlayerId(each)) or 0 for each in select(scope, of))
        case Highest(trait, of):
            return max(_values_of(scope, trait, of), default=0)
        case Lowest(trait, of):
            return min(_values_of(scope, trait, of), default=0)
        case TagsAmong(tags, of):
            return sum(_is_among(scope, tag, of) for tag in tags)
        case CountersOn(name, of):
            cards = (known(state, each) for each in _looked_at(scope, of))
            return sum(card.counters_named(name) for card in cards if card is not None)
        case EventAmount():
            return scope.numbers.get("amount", 0)
        case ThatMany(name):
            return scope.numbers.get(name, 0)
        case TimesDone(deed, player, different=different):
            facts = _done(scope, deed, player, quantity.filter)
            return len({fact.subject for fact in facts} if different else facts)
        case DamageThisTurn():
            return _damage_this_turn(scope, quantity)
        case Plus(parts):
            return sum(number(scope, part) for part in parts)
        case Times(inner, factor):
            return number(scope, inner) * factor
        case Per(inner, size):
            return number(scope, inner) // size
        case AtMost(inner, most):
            return min(most, number(scope, inner))
        case Half(inner, up):
            return (number(scope, inner) + up) // 2
        case _:
            assert_never(quantity)


@implements("709.2d", "707.3")
def _count(scope: Scope, of: Selection, fitting: Filter | None) -> int:
    """Return how many cards or players are selected; which of them fit is asked of those that moved as they were."""
    scope.cite("709.2d")
    if fitting is None:
        return len(select(scope, of))
    held = _as_they_were(scope, of)
    _note_gone(scope, held)
    return sum(descriptions.fits(scope, fitting, each) for each in held)


def _done(scope: Scope, deed: Done, player: Selection | None, filter: Filter | None) -> tuple[Fact, ...]:
    """Return this turn's records of the deed, limited to the selected players and to cards that fitted at that time."""
    return descriptions.done(scope, deed, None if player is None else select(scope, player), filter)


@implements("403.1")
def _damage_this_turn(scope: Scope, quantity: DamageThisTurn) -> int:
    """Return how much damage was dealt this turn by and to characters that fitted at that time."""
    deed, to = (Done.DEALT_COMBAT_DAMAGE if quantity.combat else Done.DEALT_DAMAGE), quantity.to
    kind = quantity.damage_type
    done = descriptions.done(scope, deed, None, quantity.by)
    facts = (fact for fact in done if kind is None or kind in fact.damage_types)
    return sum(fact.detail for fact in facts if to is None or descriptions.fitted(scope, to, fact, fact.other))


def _values_of(scope: Scope, trait: Trait, of: Selection) -> list[int]:
    """Return the value of each selected card; an undefined one counts as 0 (104.2)."""
    cards = (known(scope.state, each) for each in _looked_at(scope, of))
    return [max(0, values.trait_of(scope.state, card, trait)) for card in cards if card is not None]


@implements("202.1", "207.1")
def _is_among(scope: Scope, tag: str, of: Selection) -> bool:
    """Return whether one of the cards has the tag; a class is shown by an icon as well."""
    wanted = AnyOf((Tagged((tag,)), HasTrait(tag))) if tag in CLASSES else Tagged((tag,))
    return any(descriptions.fits(scope, wanted, each) for each in select(scope, of))


@implements("707.3", "709.2d")
def _note_gone(scope: Scope, entities: tuple[Entity, ...]) -> None:
    """Let the next event cite the rule of last known information, if it was used."""
    if any(CardId(each) in scope.state.gone and CardId(each) not in scope.state.cards for each in entities):
        scope.cite("707.3", "709.2d")


def holds(scope: Scope, condition: Circumstance) -> bool:
    """Return whether the condition is true now, read in the scope."""
    state = scope.state
    match condition:
        case Compare(left, comparison, right):
            return compare(number(scope, left), comparison, number(scope, right))
        case Fits(selection):
            selected = _as_they_were(scope, selection)
            return bool(selected) and all(descriptions.fits(scope, condition.filter, each) for each in selected)
        case TurnOf(players):
            return state.turn_player in select(scope, players)
        case TookLastTurn(players):
            return state.last_turn_player in select(scope, players)
        case During(phases):
            return state.phase in phases
        case PaidAlternate():
            return scope.paid_alternate
        case WasChosen(word):
            source = known(state, scope.source)
            return source is not None and source.chosen == word
        case Happened(deed, player):
            with_ = condition.with_
            facts = _done(scope, deed, player, condition.filter)
            return any(with_ is None or _was_with(scope, with_, fact) for fact in facts)
        case ForSome(of, name, inner):
            return any(holds(scope.binding(name, (each,)), inner) for each in select(scope, of))
        case Negated(inner):
            return not holds(scope, inner)
        case Both(conditions):
            return all(holds(scope, each) for each in conditions)
        case Either(conditions):
            return any(holds(scope, each) for each in conditions)
        case _:
            assert_never(condition)


@implements("405.3d")
def _was_with(scope: Scope, with_: Filter, fact: Fact) -> bool:
    """Return whether damage was dealt with a card that fitted at that time."""
    return any(descriptions.fitted(scope, with_, fact, each) for each in fact.with_)


def is_card(entity: Entity) -> bool:
    """Return whether the number belongs to a card or effect, not to a player."""
    return entity >= FIRST_CARD


def cards_of(scope: Scope, selection: Selection) -> tuple[CardId, ...]:
    """Return the selected cards that are still in the zone in which the text means them."""
    return tuple(CardId(each) for each in select(scope, selection) if CardId(each) in scope.state.cards)


@implements("411.3b")
def maximum_hand_size(state: State, player: PlayerId) -> int | None:
    """Return the player's maximum hand size after all modifiers; None if the player has no maximum."""
    size = state.edition.maximum_hand_size
    for active, change in values.applying(state, HandSize, player):
        if change.by is None:
            return None
        size += number(active.scope(state), change.by)
    return max(0, size)
