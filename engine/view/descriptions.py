"""Whether a card, link or player fits a filter."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING, Any, assert_never

from engine.citations import implements
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    ClassedLike,
    Controlled,
    DealtDamage,
    DidThisTurn,
    EnteredThisTurn,
    FatallyDamaged,
    Filter,
    HasAttached,
    HasCounter,
    HasKeyword,
    HasTarget,
    HasTrait,
    InCombatWith,
    InCondition,
    Is,
    LinkIs,
    Marked,
    Named,
    NamedLike,
    Namesakes,
    Not,
    OfDamageType,
    Owned,
    PlayedAs,
    Standing,
    Tagged,
    TraitAsChosen,
    TypedLike,
    Valued,
    WasDealtDamage,
)
from engine.language.selections import Highest, Lowest, Quantity
from engine.language.words import CardType, Condition, Done, Kind, Relation, Trait, Zone
from engine.state.cards import Card
from engine.state.history import Fact
from engine.state.ids import FIRST_CARD, Entity, LinkId, PlayerId
from engine.value import replace
from engine.view import fatal_damage, referents, values
from engine.view.card_conditions import attached, in_condition
from engine.view.comparisons import compare
from engine.view.kinds import blank, is_of_kind, marked
from engine.view.last_known import host_as_it_was, known
from engine.view.moved_cards import concerned
from engine.view.printed_values import only_type
from engine.view.resemblance import classed_like, named_like, namesakes, trait_as_chosen, typed_like
from engine.view.scope import Scope, as_chosen, beside

if TYPE_CHECKING:
    from engine.state.game import State
    from engine.view.printed_values import Values


_Arm = Callable[[Scope, Any, Any, "Values | None"], bool]
_OF_ENTITIES: dict[type, _Arm] = {}
"""How filters that speak of cards, links and players alike are read: scope, filter, entity, partial values."""
_OF_CARDS: dict[type, _Arm] = {}
"""How filters that speak of cards are read: scope, filter, card, partial values."""


def fits(scope: Scope, filter: Filter, entity: Entity, partial: Values | None = None) -> bool:
    """Return whether the entity fits the filter, read in the scope.

    `partial` are the card's values so far while its values are being computed (718). For a card that is gone its last
    known information counts (709.2d).
    """
    kind = type(filter)
    of_entity = _OF_ENTITIES.get(kind)
    if of_entity is not None:
        return of_entity(scope, filter, entity, partial)
    of_card = _OF_CARDS.get(kind)
    if of_card is None:
        _remember(filter)
        return fits(scope, filter, entity, partial)
    card = known(scope.state, entity)
    return _link_fits(scope, filter, entity) if card is None else of_card(scope, filter, card, partial)


def _remember(filter: Filter) -> None:
    """Remember for filters of this kind how they are read: looking it up each time would cost most of a game's time."""
    arms, arm = _reading(filter)
    arms[type(filter)] = arm


def _reading(filter: Filter) -> tuple[dict[type, _Arm], _Arm]:  # noqa: PLR0915 - an arm for each filter.
    """Return whether the filter speaks of any entity or of cards only, and the function that reads it."""
    match filter:
        case AllOf():
            return _OF_ENTITIES, _all_of
        case AnyOf():
            return _OF_ENTITIES, _any_of
        case Not():
            return _OF_ENTITIES, _not
        case Among():
            return _OF_ENTITIES, _among
        case Standing():
            return _OF_ENTITIES, _standing
        case LinkIs():
            return _OF_ENTITIES, _link_is
        case HasTarget():
            return _OF_ENTITIES, _has_target
        case DidThisTurn():
            return _OF_ENTITIES, _did_this_turn
        case Is():
            return _OF_CARDS, _is_kind
        case Tagged():
            return _OF_CARDS, _tagged
        case HasTrait():
            return _OF_CARDS, _has_trait
        case Marked():
            return _OF_CARDS, marked
        case Named():
            return _OF_CARDS, _named
        case Controlled():
            return _OF_CARDS, _controlled
        case Owned():
            return _OF_CARDS, _owned
        case InCondition():
            return _OF_CARDS, _in_condition
        case InCombatWith():
            return _OF_CARDS, _in_combat_with
        case Valued():
            return _OF_CARDS, _valued
        case HasKeyword():
            return _OF_CARDS, _has_keyword
        case OfDamageType():
            return _OF_CARDS, _of_damage_type
        case FatallyDamaged():
            return _OF_CARDS, fatal_damage.fatally_damaged
        case EnteredThisTurn():
            return _OF_CARDS, _entered_this_turn
        case WasDealtDamage():
            return _OF_CARDS, _was_dealt_damage
        case DealtDamage():
            return _OF_CARDS, _dealt_damage
        case PlayedAs():
            return _OF_CARDS, _played_as
        case AttachedTo():
            return _OF_CARDS, _attached_to
        case HasAttached():
            return _OF_CARDS, _has_attached
        case HasCounter():
            return _OF_CARDS, _has_counter
        case NamedLike():
            return _OF_CARDS, named_like
        case Namesakes():
            return _OF_CARDS, namesakes
        case TypedLike():
            return _OF_CARDS, typed_like
        case TraitAsChosen():
            return _OF_CARDS, trait_as_chosen
        case ClassedLike():
            return _OF_CARDS, classed_like
        case _:
            assert_never(filter)


def _all_of(scope: Scope, filter: AllOf, entity: Entity, partial: Values | None) -> bool:
    for each in filter.filters:  # noqa: SIM110 - a loop costs half of what all() does here, where most time goes.
        if not fits(scope, each, entity, partial):
            return False
    return True


def _any_of(scope: Scope, filter: AnyOf, entity: Entity, partial: Values | None) -> bool:
    return any(fits(scope, each, entity, partial) for each in filter.filters)


def _not(scope: Scope, filter: Not, entity: Entity, partial: Values | None) -> bool:
    return not fits(as_chosen(scope), filter.filter, entity, partial)


def _among(scope: Scope, filter: Among, entity: Entity, _partial: Values | None) -> bool:
    return entity in referents.select(scope, filter.selection)


def _standing(scope: Scope, filter: Standing, entity: Entity, _partial: Values | None) -> bool:
    return 0 < entity < FIRST_CARD and stands(scope.state, scope.you, PlayerId(entity), filter.relation)


def _link_is(scope: Scope, filter: LinkIs, entity: Entity, _partial: Values | None) -> bool:
    link = scope.state.link(LinkId(entity))
    return link is not None and link.kind in filter.kinds


def _has_target(scope: Scope, filter: HasTarget, entity: Entity, _partial: Values | None) -> bool:
    link = scope.state.link(LinkId(entity))
    targets = () if link is None else tuple(chain.from_iterable(link.targets))
    fitting = [fits(beside(scope), filter.target, each) for each in targets]
    return any(fitting) and (all(fitting) or not filter.only)


def _did_this_turn(scope: Scope, filter: DidThisTurn, entity: Entity, _partial: Values | None) -> bool:
    return any(fact.deed is filter.deed and entity in concerned(scope.state, fact) for fact in scope.state.history)


def _link_fits(scope: Scope, filter: Filter, entity: Entity) -> bool:
    """Return whether an effect on the chain fits a filter for cards: by its controller or by its source."""
    link = scope.state.link(LinkId(entity))
    if link is None:
        return isinstance(filter, Is) and Kind.PLAYER in filter.kinds and 0 < entity < FIRST_CARD
    if isinstance(filter, Controlled):
        return link.controller in referents.select(scope, filter.by)
    return isinstance(filter, Is) and Kind.LINK in filter.kinds


def stands(state: State, you: PlayerId, player: PlayerId, relation: Relation) -> bool:
    """Return whether the player has the relation to you; friendly players include you (Glossary: Friendly)."""
    match relation:
        case Relation.ANY:
            return True
        case Relation.YOU:
            return player == you
        case Relation.OTHER:
            return player != you
        case Relation.FRIENDLY:
            return state.player(player).team == state.player(you).team
        case Relation.OPPONENT:
            return state.player(player).team != state.player(you).team
        case _:
            assert_never(relation)


def _is_kind(scope: Scope, filter: Is, card: Card, partial: Values | None) -> bool:
    types = shown_types(scope, card, partial)
    for kind in filter.kinds:  # noqa: SIM110 - as above.
        if is_of_kind(card, kind, types, scope):
            return True
    return False


@implements("202.1", "207.1")
def _tagged(scope: Scope, filter: Tagged, card: Card, partial: Values | None) -> bool:
    """Return whether the card has one of the tags; the race on a hero's type line counts as a tag."""
    if blank(card) or _values(scope, card, partial).tags.isdisjoint(filter.tags):
        return False
    if card.printed.type is CardType.HERO:
        scope.cite("202.1", "207.1")
    elif card.zone is not Zone.PLAY:
        scope.cite("202.1")
    return True


def _has_trait(_scope: Scope, filter: HasTrait, card: Card, _partial: Values | None) -> bool:
    return not blank(card) and filter.trait in card.printed.traits


def _named(_scope: Scope, filter: Named, card: Card, _partial: Values | None) -> bool:
    return not blank(card) and card.printed.name == filter.name


def _controlled(scope: Scope, filter: Controlled, card: Card, _partial: Values | None) -> bool:
    return card.controller is not None and card.controller in referents.select(scope, filter.by)


def _owned(scope: Scope, filter: Owned, card: Card, _partial: Values | None) -> bool:
    return card.owner in referents.select(scope, filter.by)


def _in_condition(scope: Scope, filter: InCondition, card: Card, _partial: Values | None) -> bool:
    return in_condition(scope.state, card, filter.condition)


@implements("602.5")
def _in_combat_with(scope: Scope, filter: InCombatWith, card: Card, _partial: Values | None) -> bool:
    """Return whether the card and the other card are in combat with each other."""
    others = (known(scope.state, each) for each in referents.select(beside(scope), filter.other) if each != card.id)
    state = scope.state
    fighting = any(each is not None and in_condition(state, each, Condition.IN_COMBAT) for each in others)
    return fighting and in_condition(state, card, Condition.IN_COMBAT)


@implements("104.2", "201.3", "402.2", "408.1b")
def _valued(scope: Scope, filter: Valued, card: Card, partial: Values | None) -> bool:
    if filter.trait is Trait.COST and blank(card):
        scope.cite("408.1b", "104.2")
    elif filter.trait is Trait.COST:
        scope.cite(*(("201.3",) if card.printed.has_x else ()), *(("402.2",) if card.token else ()))
        scope.cite(*(("104.2",) if card.printed.type is CardType.HERO else ()))
    value = values.trait_of(scope.state, card, filter.trait, partial)
    return compare(value, filter.comparison, _compared(scope, filter.quantity))


@implements("306.4a")
def _compared(scope: Scope, quantity: Quantity) -> int:
    """Return the number; among no allies the highest and the lowest value are those of Totems aimed at as allies."""
    if isinstance(quantity, Highest | Lowest) and scope.aiming and not referents.select(beside(scope), quantity.of):
        return referents.number(scope, quantity)
    return referents.number(beside(scope), quantity)


def _has_keyword(scope: Scope, filter: HasKeyword, card: Card, partial: Values | None) -> bool:
    if partial is None and card.id in scope.state.cards:
        return values.has_keyword(scope.state, card.id, filter.keyword)
    return filter.keyword in _values(scope, card, partial).keywords


def _of_damage_type(scope: Scope, filter: OfDamageType, card: Card, partial: Values | None) -> bool:
    return filter.damage_type in _values(scope, card, partial).damage_types


def _entered_this_turn(scope: Scope, _: EnteredThisTurn, card: Card, _partial: Values | None) -> bool:
    return any(fact.deed is Done.ENTERED_PLAY and fact.subject == card.id for fact in scope.state.history)


def _was_dealt_damage(scope: Scope, filter: WasDealtDamage, card: Card, _partial: Values | None) -> bool:
    deed = Done.DEALT_COMBAT_DAMAGE if filter.combat else Done.DEALT_DAMAGE
    facts = (fact for fact in scope.state.history if fact.deed is deed and fact.other == card.id)
    return any(_so_dealt(scope, filter, filter.by, fact, fact.subject) for fact in facts)


def _dealt_damage(scope: Scope, filter: DealtDamage, card: Card, _partial: Values | None) -> bool:
    deed = Done.DEALT_COMBAT_DAMAGE if filter.combat else Done.DEALT_DAMAGE
    facts = (fact for fact in scope.state.history if fact.deed is deed and fact.subject == card.id)
    dealt = (fact for fact in facts if _so_dealt(scope, filter, filter.to, fact, fact.other))
    return any(not filter.fatal or fatal_damage.was_fatal(scope.state.history, fact) for fact in dealt)


@implements("405.3b", "405.3d")
def _so_dealt(
    scope: Scope, filter: DealtDamage | WasDealtDamage, whom: Filter | None, fact: Fact, entity: Entity
) -> bool:
    """Return whether the damage had the type, source or destination, and equipment that the filter asks for."""
    if whom is not None and not fitted(scope, whom, fact, entity):
        return False
    if filter.damage_type is not None and filter.damage_type not in fact.damage_types:
        return False
    return filter.with_ is None or any(fitted(scope, filter.with_, fact, each) for each in fact.with_)


def _played_as(scope: Scope, filter: PlayedAs, card: Card, _partial: Values | None) -> bool:
    players: list[PlayerId | None] = []
    for fact in done(scope, Done.PLAYED, None, filter.what):
        players.append(fact.player)
        if card.id in concerned(scope.state, fact):
            return players.count(fact.player) == referents.number(scope, filter.place)
    return False


def _attached_to(scope: Scope, filter: AttachedTo, card: Card, _partial: Values | None) -> bool:
    then, partial = host_as_it_was(scope, card)
    return card.attached_to is not None and fits(then, filter.host, card.attached_to, partial)


def _has_attached(scope: Scope, filter: HasAttached, card: Card, _partial: Values | None) -> bool:
    return any(fits(beside(scope), filter.attachment, each) for each in attached(scope.state, card.id))


def _has_counter(_scope: Scope, filter: HasCounter, card: Card, _partial: Values | None) -> bool:
    held = card.counters_named(filter.name)
    return held >= filter.least and (filter.most is None or held <= filter.most)


def _values(scope: Scope, card: Card, partial: Values | None) -> Values:
    """Return the card's values: its values so far while they are being computed, else its present ones."""
    return partial or values.values(scope.state, card.id)


def fitted(scope: Scope, filter: Filter, fact: Fact, entity: Entity) -> bool:
    """Return whether the entity fitted the filter when the deed was done, whatever happened to it since."""
    if fact.then is None:
        return fits(beside(scope), filter, entity)
    return fits(replace(scope, state=fact.then, aiming=False, citations=None), filter, entity)


def done(scope: Scope, deed: Done, who: tuple[Entity, ...] | None, filter: Filter | None) -> tuple[Fact, ...]:
    """Return this turn's records of the deed, limited to those players and to cards that fitted at that time."""
    return tuple(
        fact
        for fact in scope.state.history
        if fact.deed is deed
        and (who is None or fact.player in who)
        and (filter is None or fitted(scope, filter, fact, fact.subject))
    )


def shown_types(scope: Scope, card: Card, partial: Values | None) -> frozenset[CardType]:
    """Return the card's types; a face-down resource has none (300.1)."""
    if blank(card):
        return frozenset()
    if partial is not None:
        return partial.types
    if card.zone is not Zone.PLAY:
        return only_type(card.printed.type)
    state = scope.state
    return values.types_of(state, card) if card.id in state.cards else values.values(state, card.id).types
