"""What modifiers forbid, and what they allow although a rule forbids it (103.1, 103.2)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.errors import Reason
from engine.language.durations import READY_STEPS_TO_COME
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    Filter,
    HasKeyword,
    HasTarget,
    Is,
    LinkIs,
    Not,
    Standing,
)
from engine.language.modifiers import Can, Cannot, Deed
from engine.language.selections import This
from engine.language.words import DamageType, KeywordName, Kind
from engine.state.game import State
from engine.state.ids import FIRST_CARD, CardId, LinkId, PlayerId
from engine.state.links import Link
from engine.state.memo import RememberedBy
from engine.view.active_modifier import Active
from engine.view.descriptions import fits
from engine.view.footprint import words_in
from engine.view.kinds import blank
from engine.view.last_known import known
from engine.view.modifiers_in_force import changing, views_in_force
from engine.view.scope import Scope
from engine.view.values import applies, exists, has_keyword

_FORBIDDING: RememberedBy[Deed, tuple[tuple[Active, Cannot], ...]] = RememberedBy("modifiers that forbid a deed")
_ALLOWING: RememberedBy[Deed, tuple[tuple[Active, Can], ...]] = RememberedBy("modifiers that allow a deed")


def forbidding(state: State, deed: Deed) -> tuple[tuple[Active, Cannot], ...]:
    """Return the modifiers in force that forbid the deed, each with the change that does, whoever they apply to."""
    changes = changing(state, Cannot)
    if not changes:
        return ()
    of_all = _FORBIDDING.all(views_in_force(state))
    known = of_all.get(deed)
    if known is None:
        known = of_all[deed] = tuple(each for each in changes if each[1].deed is deed)
    return known


def allowing(state: State, deed: Deed) -> tuple[tuple[Active, Can], ...]:
    """Return the modifiers in force that allow the deed, each with the change that does, whoever they apply to."""
    changes = changing(state, Can)
    if not changes:
        return ()
    of_all = _ALLOWING.all(views_in_force(state))
    known = of_all.get(deed)
    if known is None:
        known = of_all[deed] = tuple(each for each in changes if each[1].deed is deed)
    return known


@implements("103.2")
def forbidden(
    state: State,
    deed: Deed,
    subject: int,
    other: int | None = None,
    damage_types: tuple[DamageType, ...] = (),
    *,
    to_come: bool = False,
) -> Reason | None:
    """Return why the subject can't do the deed with the other, None if no modifier forbids it.

    `to_come` asks only modifiers that were made for a ready step to come, which are in force in no other (714.3).
    """
    for active, change in forbidding(state, deed):
        if to_come and (active.modifier is None or active.modifier.duration not in READY_STEPS_TO_COME):
            continue
        if change.damage_type is not None and change.damage_type not in damage_types:
            continue
        if not applies(state, active, subject) or not exists(state, active):
            continue
        if change.other is None or (other is not None and _meets(active.scope(state), deed, change.other, other)):
            kind = "damage" if change.damage_type is None else f"{change.damage_type} damage"
            words = deed.value.replace("damage", kind)
            because = "its own text" if active.source == subject else _named(state, active.source)
            return Reason(rule("103.2"), f"{_named(state, subject)} can't {words} because of {because}")
    return None


def _meets(scope: Scope, deed: Deed, described: Filter, other: int) -> bool:
    """Return whether the other thing is as described; an effect on the chain aims as what its source is (705.5)."""
    link = scope.state.link(LinkId(other)) if deed is Deed.BE_TARGETED else None
    if link is None or known(scope.state, other) is not None:
        return fits(scope, described, other)
    return _aims_as(scope, described, link)


def _aims_as(scope: Scope, described: Filter, link: Link) -> bool:
    """Return whether an effect on the chain is described: by its controller, or as the card that is its source.

    No effect is a card: words for ability cards leave out what abilities in play do.
    """
    match described:
        case AllOf(filters):
            return all(_aims_as(scope, each, link) for each in filters)
        case AnyOf(filters):
            return any(_aims_as(scope, each, link) for each in filters)
        case Not():
            return not _aims_as(scope, described.filter, link)
        case Is(kinds) if Kind.CARD not in kinds and Kind.LINK not in kinds:
            return fits(scope, described, link.source)
        case Is() | Controlled() | Standing() | LinkIs() | HasTarget():
            return fits(scope, described, link.id)
        case _:
            return fits(scope, described, link.source)


@implements("103.1")
def allowed(
    state: State, deed: Deed, subject: int, other: int | None = None, *, naming: KeywordName | None = None
) -> bool:
    """Return whether a modifier lets the subject do the deed although a rule forbids it (103.1).

    `naming` is the keyword that the modifier must name, where only a text that names it contradicts the rule.
    """
    allowing_ = allowing(state, deed)
    return bool(allowing_) and any(
        applies(state, active, subject)
        and exists(state, active)
        and (naming is None or HasKeyword(naming) in words_in(change.other))
        and (change.other is None or (other is not None and fits(active.scope(state), change.other, other)))
        for active, change in allowing_
    )


@implements("103.1")
def allowed_to_itself(state: State, deed: Deed, card: CardId) -> bool:
    """Return whether a modifier lets the card do the deed to itself in particular, as a permission for all doesn't."""
    own = (
        active for active, change in allowing(state, deed) if change.other == Among(This()) and active.source == card
    )
    return any(applies(state, active, card) and exists(state, active) for active in own)


@implements("706.1")
def untargetable(state: State, entity: int, link: int | None = None) -> Reason | None:
    """Return why a link can't target the card in play or the player: it is untargetable, or a modifier says so."""
    if has_keyword(state, CardId(entity), KeywordName.UNTARGETABLE):
        return Reason(rule("706.1"), f"{_named(state, entity)} is untargetable")
    return forbidden(state, Deed.BE_TARGETED, entity, link)


def _named(state: State, entity: int) -> str:
    """Return the name of the player or card; for an effect on the chain the name of its source."""
    if entity < FIRST_CARD:
        return state.player(PlayerId(entity)).name
    link = state.link(LinkId(entity))
    held = known(state, entity if link is None else link.source)
    if held is None:
        return "the effect"
    return "a face-down resource" if blank(held) else held.printed.name
