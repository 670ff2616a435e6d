"""Whether a card, link or player fits a description."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from engine.citations import implements
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    AttachedTo,
    Controlled,
    DealtDamage,
    DidThisTurn,
    EnteredThisTurn,
    Filter,
    HasAttached,
    HasCounter,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    LinkIs,
    Named,
    Not,
    OfDamageType,
    Owned,
    Standing,
    Tagged,
    Valued,
    WasDealtDamage,
)
from engine.language.words import CardType, Comparison, Condition, Done, Kind, LinkKind, Relation, Trait, Zone
from engine.state.cards import Card
from engine.state.history import Fact
from engine.state.ids import FIRST_CARD, CardId, Entity, PlayerId

if TYPE_CHECKING:
    from engine.rules.scope import Scope
    from engine.rules.values import Values
    from engine.state.game import State

_EQUIPMENT = (CardType.ARMOR, CardType.ITEM, CardType.WEAPON)


def fits(scope: Scope, filter: Filter, entity: Entity, partial: Values | None = None) -> bool:
    """Return whether the entity fits the filter, read in the scope.

    `partial` stands for the card's own values while they are being computed (718). A card that is gone is described by
    its last known information (709.2d).
    """
    match filter:
        case AllOf(filters):
            return all(fits(scope, each, entity, partial) for each in filters)
        case AnyOf(filters):
            return any(fits(scope, each, entity, partial) for each in filters)
        case Not(inner):
            return not fits(scope, inner, entity, partial)
        case Among(selection):
            from engine.rules.selecting import select

            return entity in select(scope, selection)
        case Standing(relation):
            return 0 < entity < FIRST_CARD and stands(scope.state, scope.you, PlayerId(entity), relation)
        case LinkIs(kinds):
            link = next((each for each in scope.state.chain if each.id == entity), None)
            return link is not None and link.kind in kinds
        case DidThisTurn(deed):
            return any(fact.deed is deed and entity in (fact.subject, fact.player) for fact in scope.state.history)
        case _:
            card = known(scope.state, entity)
            if card is None:
                return _link_fits(scope, filter, entity)
            return _card_fits(scope, filter, card, partial)


def _link_fits(scope: Scope, filter: Filter, entity: Entity) -> bool:
    """Return whether an effect on the chain fits a filter that speaks of cards: by its controller or its source."""
    link = next((each for each in scope.state.chain if each.id == entity), None)
    if link is None:
        return isinstance(filter, Is) and Kind.PLAYER in filter.kinds and 0 < entity < FIRST_CARD
    if isinstance(filter, Controlled):
        from engine.rules.selecting import select

        return link.controller in select(scope, filter.by)
    return isinstance(filter, Is) and Kind.LINK in filter.kinds


def known(state: State, entity: Entity) -> Card | None:
    """Return the card with the number, or what it last was if it is gone."""
    card = state.cards.get(CardId(entity))
    if card is not None:
        return card
    last = state.gone.get(CardId(entity))
    return None if last is None else last.card


def stands(state: State, you: PlayerId, player: PlayerId, relation: Relation) -> bool:
    """Return whether the player stands so to you; friendly players include you (Glossary: Friendly)."""
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


def _card_fits(  # noqa: PLR0915 - one arm for each filter.
    scope: Scope, filter: Filter, card: Card, partial: Values | None
) -> bool:
    from engine.rules.selecting import number, select
    from engine.rules.values import values

    state = scope.state
    match filter:
        case Is(kinds):
            types = _types(scope, card, partial)
            return any(_is(card, kind, types, aiming=scope.aiming) for kind in kinds)
        case Tagged(tags):
            return not _blank(card) and not (partial or values(state, card.id)).tags.isdisjoint(tags)
        case HasTrait(trait):
            return not _blank(card) and trait in card.printed.traits
        case Named(name):
            if _blank(card):
                return False
            if isinstance(name, str):
                return card.printed.name == name
            named = (known(state, each) for each in select(scope, name))
            return any(each is not None and each.printed.name == card.printed.name for each in named)
        case Controlled(by):
            return card.controller is not None and card.controller in select(scope, by)
        case Owned(by):
            return card.owner in select(scope, by)
        case InCondition(condition):
            return in_condition(state, card, condition)
        case Valued(trait, comparison, quantity):
            from engine.rules.values import trait_of

            if trait is Trait.COST and card.printed.has_x:
                scope.note("201.3")
            if trait is Trait.COST and card.token:
                scope.note("402.2")
            return compare(trait_of(state, card, trait, partial), comparison, number(scope, quantity))
        case HasKeyword(keyword):
            return keyword in (partial or values(state, card.id)).keywords
        case OfDamageType(damage_type):
            return damage_type in (partial or values(state, card.id)).damage_types
        case EnteredThisTurn():
            return any(f.deed is Done.ENTERED_PLAY and f.subject == card.id for f in state.history)
        case WasDealtDamage(by, combat):
            facts = (f for f in state.history if f.deed is _damage(combat) and f.other == card.id)
            return any(by is None or fitted(scope, by, f, f.subject) for f in facts)
        case DealtDamage(to, combat):
            facts = (f for f in state.history if f.deed is _damage(combat) and f.subject == card.id)
            return any(to is None or fitted(scope, to, f, f.other) for f in facts)
        case AttachedTo(host):
            return card.attached_to is not None and fits(_beside(scope), host, card.attached_to)
        case HasAttached(attachment):
            return any(fits(_beside(scope), attachment, each) for each in attached(state, card.id))
        case HasCounter(name):
            return card.counters_named(name) > 0
        case AllOf() | AnyOf() | Not() | Among() | Standing() | LinkIs() | DidThisTurn():
            return fits(scope, filter, card.id, partial)
        case _:
            assert_never(filter)


@implements("306.4a")
def _beside(scope: Scope) -> Scope:
    """Return the scope for a card that only helps to describe a target: a Totem is no ally there."""
    return replace(scope, aiming=False) if scope.aiming else scope


def _damage(combat: bool) -> Done:
    return Done.DEALT_COMBAT_DAMAGE if combat else Done.DEALT_DAMAGE


def fitted(scope: Scope, filter: Filter, fact: Fact, entity: Entity) -> bool:
    """Return whether the entity fitted the filter as the deed was done, whatever it has become since."""
    if fact.then is None:
        return fits(scope, filter, entity)
    return fits(replace(scope, fixed=fact.then, attempt=None, aiming=False), filter, entity)


def attached(state: State, host: CardId) -> tuple[CardId, ...]:
    """Return the abilities attached to the card, oldest attachment first."""
    return tuple(each for each in state.play.attachments if state.cards[each].attached_to == host)


def compare(left: int, comparison: Comparison, right: int) -> bool:
    """Return whether the numbers compare so."""
    match comparison:
        case Comparison.AT_LEAST:
            return left >= right
        case Comparison.AT_MOST:
            return left <= right
        case Comparison.EQUAL:
            return left == right
        case _:
            assert_never(comparison)


def _blank(card: Card) -> bool:
    """Return whether the card is a face-down resource, which has no name, type, tags or text (408.1b)."""
    return card.resource and not card.face_up


def _types(scope: Scope, card: Card, partial: Values | None) -> frozenset[CardType]:
    from engine.rules.values import values

    if _blank(card):
        return frozenset()
    if partial is not None:
        return partial.types
    state = scope.state
    unchanged = not state.modifiers and not state.play.continuous and card.id in state.cards
    if card.zone is not Zone.PLAY or unchanged:
        return frozenset((card.printed.type,))
    return values(state, card.id).types


def _is(card: Card, kind: Kind, types: frozenset[CardType], *, aiming: bool) -> bool:
    totem = card.printed.is_totem and card.zone is Zone.PLAY
    match kind:
        case Kind.CARD:
            return True
        case Kind.ALLY:
            return CardType.ALLY in types or (totem and aiming)
        case Kind.CHARACTER:
            return CardType.ALLY in types or CardType.HERO in types or totem
        case Kind.EQUIPMENT:
            return any(each in types for each in _EQUIPMENT)
        case Kind.RESOURCE:
            return card.resource and card.zone is Zone.PLAY
        case Kind.TOKEN:
            return card.token
        case Kind.TOTEM:
            return totem
        case Kind.LINK:
            return card.zone is Zone.CHAIN
        case Kind.PLAYER:
            return False
        case Kind.ABILITY | Kind.ARMOR | Kind.HERO | Kind.ITEM | Kind.QUEST | Kind.WEAPON:
            return CardType(kind.value) in types
        case _:
            assert_never(kind)


def in_condition(state: State, card: Card, condition: Condition) -> bool:
    """Return whether the card is in the condition, or was as it left its zone; roles in combat are those of 602."""
    match condition:
        case Condition.READY:
            return card.ready
        case Condition.EXHAUSTED:
            return not card.ready
        case Condition.DAMAGED:
            return card.damage > 0
        case Condition.FACE_UP:
            return card.face_up
        case Condition.FACE_DOWN:
            return not card.face_up
        case Condition.ATTACHED:
            return card.attached_to is not None
        case Condition.ONGOING:
            return card.printed.ongoing
        case Condition.ATTACKING | Condition.DEFENDING | Condition.PROTECTING | Condition.IN_COMBAT:
            if card.id not in state.cards and card.id in state.gone:
                return condition in state.gone[card.id].roles
            return condition in roles(state, card.id)
        case _:
            assert_never(condition)


def roles(state: State, card: CardId) -> frozenset[Condition]:
    """Return what the card is in the combat under way (602)."""
    combat = state.combat
    if combat is None:
        return frozenset()
    found = {
        Condition.ATTACKING: combat.attacker == card,
        Condition.DEFENDING: combat.defender == card,
        Condition.PROTECTING: combat.protecting == card,
        Condition.IN_COMBAT: card in combat.in_combat,
    }
    return frozenset(role for role, holds in found.items() if holds)


def on_chain(kind: LinkKind) -> bool:
    """Return whether a link of the kind is a card rather than an effect (705.2)."""
    return kind in (LinkKind.CARD, LinkKind.RESOURCE)
