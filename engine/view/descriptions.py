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
    Not,
    OfDamageType,
    Owned,
    Standing,
    Tagged,
    TypedLike,
    Valued,
    WasDealtDamage,
)
from engine.language.words import CardType, Condition, Done, Kind, LineKeyword, Relation, Trait, Zone
from engine.state.cards import Card
from engine.state.history import Fact
from engine.state.ids import FIRST_CARD, CardId, Entity, PlayerId
from engine.value import replace
from engine.view import fatal_damage, referents, values
from engine.view.card_conditions import in_condition
from engine.view.comparisons import compare
from engine.view.kinds import blank, is_of_kind
from engine.view.last_known import known
from engine.view.printed_values import only_type
from engine.view.resemblance import classed_like, named_like, typed_like

if TYPE_CHECKING:
    from engine.state.game import State
    from engine.view.printed_values import Values
    from engine.view.scope import Scope


_Arm = Callable[["Scope", Any, Any, "Values | None"], bool]
_OF_ENTITIES: dict[type, _Arm] = {}
"""How filters that speak of cards, links and players alike are read: scope, filter, entity, partial values."""
_OF_CARDS: dict[type, _Arm] = {NamedLike: named_like, TypedLike: typed_like, ClassedLike: classed_like}
"""How filters that speak of cards are read: scope, filter, card, partial values."""


def fits(scope: Scope, filter: Filter, entity: Entity, partial: Values | None = None) -> bool:
    """Return whether the entity fits the filter, read in the scope.

    `partial` are the card's values so far while its values are being computed (718). For a card that is gone its last
    known information counts (709.2d).
    """
    of_entity = _OF_ENTITIES.get(type(filter))
    if of_entity is not None:
        return of_entity(scope, filter, entity, partial)
    card = known(scope.state, entity)
    if card is None:
        return _link_fits(scope, filter, entity)
    return _OF_CARDS[type(filter)](scope, filter, card, partial)


def _entities(kind: type) -> Callable[[_Arm], _Arm]:
    def register(arm: _Arm) -> _Arm:
        _OF_ENTITIES[kind] = arm
        return arm

    return register


def _cards(kind: type) -> Callable[[_Arm], _Arm]:
    def register(arm: _Arm) -> _Arm:
        _OF_CARDS[kind] = arm
        return arm

    return register


@_entities(AllOf)
def _all_of(scope: Scope, filter: AllOf, entity: Entity, partial: Values | None) -> bool:
    for each in filter.filters:  # noqa: SIM110 - a loop costs half of what all() does here, where most time goes.
        if not fits(scope, each, entity, partial):
            return False
    return True


@_entities(AnyOf)
def _any_of(scope: Scope, filter: AnyOf, entity: Entity, partial: Values | None) -> bool:
    return any(fits(scope, each, entity, partial) for each in filter.filters)


@_entities(Not)
def _not(scope: Scope, filter: Not, entity: Entity, partial: Values | None) -> bool:
    return not fits(scope, filter.filter, entity, partial)


@_entities(Among)
def _among(scope: Scope, filter: Among, entity: Entity, _partial: Values | None) -> bool:
    return entity in referents.select(scope, filter.selection)


@_entities(Standing)
def _standing(scope: Scope, filter: Standing, entity: Entity, _partial: Values | None) -> bool:
    return 0 < entity < FIRST_CARD and stands(scope.state, scope.you, PlayerId(entity), filter.relation)


@_entities(LinkIs)
def _link_is(scope: Scope, filter: LinkIs, entity: Entity, _partial: Values | None) -> bool:
    link = next((each for each in scope.state.chain if each.id == entity), None)
    return link is not None and link.kind in filter.kinds


@_entities(HasTarget)
def _has_target(scope: Scope, filter: HasTarget, entity: Entity, _partial: Values | None) -> bool:
    link = next((each for each in scope.state.chain if each.id == entity), None)
    targets = () if link is None else tuple(chain.from_iterable(link.targets))
    fitting = [fits(scope, filter.target, each) for each in targets]
    return any(fitting) and (all(fitting) or not filter.only)


@_entities(DidThisTurn)
def _did_this_turn(scope: Scope, filter: DidThisTurn, entity: Entity, _partial: Values | None) -> bool:
    return any(fact.deed is filter.deed and entity in (fact.subject, fact.player) for fact in scope.state.history)


def _link_fits(scope: Scope, filter: Filter, entity: Entity) -> bool:
    """Return whether an effect on the chain fits a filter for cards: by its controller or by its source."""
    link = next((each for each in scope.state.chain if each.id == entity), None)
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


@_cards(Is)
def _is_kind(scope: Scope, filter: Is, card: Card, partial: Values | None) -> bool:
    types = shown_types(scope, card, partial)
    for kind in filter.kinds:  # noqa: SIM110 - as above.
        if is_of_kind(card, kind, types, scope):
            return True
    return False


@_cards(Tagged)
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


@_cards(HasTrait)
def _has_trait(_scope: Scope, filter: HasTrait, card: Card, _partial: Values | None) -> bool:
    return not blank(card) and filter.trait in card.printed.traits


@_cards(Marked)
@implements("202.2")
def _marked(scope: Scope, filter: Marked, card: Card, _partial: Values | None) -> bool:
    """Return whether the card has the keyword at the end of its type line; a face-down resource shows none."""
    shown = card.printed.unique if filter.keyword is LineKeyword.UNIQUE else card.printed.unlimited
    found = shown and not blank(card)
    scope.cite(*(("202.2",) if found else ()))
    return found


@_cards(Named)
def _named(_scope: Scope, filter: Named, card: Card, _partial: Values | None) -> bool:
    return not blank(card) and card.printed.name == filter.name


@_cards(Controlled)
def _controlled(scope: Scope, filter: Controlled, card: Card, _partial: Values | None) -> bool:
    return card.controller is not None and card.controller in referents.select(scope, filter.by)


@_cards(Owned)
def _owned(scope: Scope, filter: Owned, card: Card, _partial: Values | None) -> bool:
    return card.owner in referents.select(scope, filter.by)


@_cards(InCondition)
def _in_condition(scope: Scope, filter: InCondition, card: Card, _partial: Values | None) -> bool:
    return in_condition(scope.state, card, filter.condition)


@_cards(InCombatWith)
@implements("602.5")
def _in_combat_with(scope: Scope, filter: InCombatWith, card: Card, _partial: Values | None) -> bool:
    """Return whether the card and the other card are in combat with each other."""
    others = (known(scope.state, each) for each in referents.select(scope, filter.other) if each != card.id)
    state = scope.state
    fighting = any(each is not None and in_condition(state, each, Condition.IN_COMBAT) for each in others)
    return fighting and in_condition(state, card, Condition.IN_COMBAT)


@_cards(Valued)
@implements("201.3", "402.2")
def _valued(scope: Scope, filter: Valued, card: Card, partial: Values | None) -> bool:
    if filter.trait is Trait.COST and card.printed.has_x:
        scope.cite("201.3")
    if filter.trait is Trait.COST and card.token:
        scope.cite("402.2")
    value = values.trait_of(scope.state, card, filter.trait, partial)
    return compare(value, filter.comparison, referents.number(scope, filter.quantity))


@_cards(HasKeyword)
def _has_keyword(scope: Scope, filter: HasKeyword, card: Card, partial: Values | None) -> bool:
    if partial is None and card.id in scope.state.cards:
        return values.has_keyword(scope.state, card.id, filter.keyword)
    return filter.keyword in _values(scope, card, partial).keywords


@_cards(OfDamageType)
def _of_damage_type(scope: Scope, filter: OfDamageType, card: Card, partial: Values | None) -> bool:
    return filter.damage_type in _values(scope, card, partial).damage_types


@_cards(EnteredThisTurn)
def _entered_this_turn(scope: Scope, _filter: EnteredThisTurn, card: Card, _partial: Values | None) -> bool:
    return any(fact.deed is Done.ENTERED_PLAY and fact.subject == card.id for fact in scope.state.history)


@_cards(WasDealtDamage)
def _was_dealt_damage(scope: Scope, filter: WasDealtDamage, card: Card, _partial: Values | None) -> bool:
    deed = _damage(filter.combat)
    facts = (fact for fact in scope.state.history if fact.deed is deed and fact.other == card.id)
    return any(_so_dealt(scope, filter, filter.by, fact, fact.subject) for fact in facts)


@_cards(DealtDamage)
def _dealt_damage(scope: Scope, filter: DealtDamage, card: Card, _partial: Values | None) -> bool:
    deed = _damage(filter.combat)
    facts = (fact for fact in scope.state.history if fact.deed is deed and fact.subject == card.id)
    dealt = (fact for fact in facts if _so_dealt(scope, filter, filter.to, fact, fact.other))
    return any(not filter.fatal or _was_fatal(fact) for fact in dealt)


@implements("403.2")
def _was_fatal(fact: Fact) -> bool:
    """Return whether the damage was fatal: it brought the character's damage to its health or more."""
    return fact.then is not None and fatal_damage.fatal(fact.then, CardId(fact.other), fact.detail)


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


@_cards(AttachedTo)
def _attached_to(scope: Scope, filter: AttachedTo, card: Card, _partial: Values | None) -> bool:
    return card.attached_to is not None and fits(_beside(scope), filter.host, card.attached_to)


@_cards(HasAttached)
def _has_attached(scope: Scope, filter: HasAttached, card: Card, _partial: Values | None) -> bool:
    return any(fits(_beside(scope), filter.attachment, each) for each in attached(scope.state, card.id))


@_cards(HasCounter)
def _has_counter(_scope: Scope, filter: HasCounter, card: Card, _partial: Values | None) -> bool:
    held = card.counters_named(filter.name)
    return held >= filter.least and (filter.most is None or held <= filter.most)


def _values(scope: Scope, card: Card, partial: Values | None) -> Values:
    """Return the card's values: its values so far while they are being computed, else its present ones."""
    return partial or values.values(scope.state, card.id)


@implements("306.4a")
def _beside(scope: Scope) -> Scope:
    """Return the scope for cards that only help to describe a target; there a Totem does not count as an ally."""
    return replace(scope, aiming=False) if scope.aiming else scope


def _damage(combat: bool) -> Done:
    return Done.DEALT_COMBAT_DAMAGE if combat else Done.DEALT_DAMAGE


def fitted(scope: Scope, filter: Filter, fact: Fact, entity: Entity) -> bool:
    """Return whether the entity fitted the filter when the deed was done, whatever happened to it since."""
    if fact.then is None:
        return fits(scope, filter, entity)
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


def attached(state: State, host: CardId) -> tuple[CardId, ...]:
    """Return the abilities attached to the card, oldest attachment first."""
    return tuple(each for each in state.play.attachments if state.cards[each].attached_to == host)


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
