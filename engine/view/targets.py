"""Target descriptions: the legal targets for them, and whether there are enough (706)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.citations import implements
from engine.decisions.choices import Option
from engine.decisions.combinations import fillable, takes
from engine.decisions.offers import Offer
from engine.language.powers import Attach, LinkText, Modes, TargetDescription, Text
from engine.language.selections import Count, Every
from engine.language.words import Zone
from engine.state.game import State
from engine.state.ids import FIRST_CARD, CardId, Entity, PlayerId
from engine.value import kept_by_identity, replace
from engine.view.descriptions import fits
from engine.view.likeness import going_so_far
from engine.view.prohibitions import untargetable
from engine.view.referents import number
from engine.view.scope import Scope


def descriptions(text: LinkText | None, modes: tuple[int, ...], attach: Attach | None) -> tuple[TargetDescription, ...]:
    """Return the target descriptions of a link: first its attach description, then its text or chosen modes."""
    found: list[TargetDescription] = []
    if attach is not None and attach.targeted:
        found.append(attach.to)
    match text:
        case Text(targets):
            found += targets
        case Modes(texts):
            for mode in modes:
                found += texts[mode].targets
        case None:
            pass
    return tuple(found)


@implements("306.4a", "706.1", "706.1b")
def legal_targets(
    scope: Scope, description: TargetDescription, taken: tuple[Entity, ...] = (), link: int | None = None
) -> Offer:
    """Return the legal targets for the description: they fit it, can be targeted, and are not chosen already.

    A link can't target itself. Totems in play count as allies here (306.4a).
    """
    reading = replace(scope, citations=None, aiming=True)

    def legal(each: int) -> bool:
        twice = each in taken and each >= FIRST_CARD
        return not twice and each != link and is_legal_target(reading, description, each, link)

    return Offer(pool(scope.state, description), legal)


@implements("104.1", "306.4a")
def most_targets(scope: Scope, description: TargetDescription, legal: Offer) -> int:
    """Return how many targets the description takes at most, of those that are legal for it.

    Any number is as many as fit the description; there Totems that are targeted as allies count as well (306.4a).
    """
    if isinstance(description.most, Count) and description.most.of == Every(description.filter, description.zones):
        return len(legal)
    return number(scope, description.most)


def pool(state: State, description: TargetDescription) -> tuple[Entity, ...]:
    """Return the players, cards and links in the zones of the description, whether they fit it or not."""
    found: list[Entity] = []
    for zone in description.zones:
        if zone is Zone.PLAY:
            found += state.play.ids
            found += [player.id for player in state.remaining]
        elif zone is Zone.CHAIN:
            found += [each.id for each in state.chain]
        else:
            found += [card for player in state.remaining for card in state.zone(zone, player.id)]
    return tuple(found)


@implements("102.2", "706.1")
def is_legal_target(scope: Scope, description: TargetDescription, entity: Entity, link: int | None) -> bool:
    """Return whether the entity fits the description and can be targeted; a player who has left can't (102.2)."""
    if entity < FIRST_CARD:
        there = not scope.state.player(PlayerId(entity)).out and fits(scope, description.filter, entity)
        return there and untargetable(scope.state, entity, link) is None
    card = scope.state.cards.get(CardId(entity))
    if card is None:
        return any(each.id == entity for each in scope.state.chain) and fits(scope, description.filter, entity)
    if card.zone not in description.zones or not fits(scope, description.filter, entity):
        return False
    return card.zone is not Zone.PLAY or untargetable(scope.state, card.id, link) is None


@implements("706.1b", "707.1d")
def all_choosable(
    scope: Scope, found: tuple[TargetDescription, ...], about: int | None, taken: tuple[Entity, ...] = ()
) -> bool:
    """Return whether legal targets can be chosen for all the descriptions, no card twice."""
    if any(depends_on_targets(each) for each in found[1:]) or any(each.alike or each.total for each in found):
        return _choosable_in_turn(scope, found, about, taken)
    wanted = [(legal_targets(scope, each, taken, about), number(scope, each.least)) for each in found]
    needed = sum(least for _, least in wanted)
    if all(options.at_least(needed) for options, _ in wanted):
        return True
    return fillable(slots_to_fill(wanted))


def _choosable_in_turn(
    scope: Scope, found: tuple[TargetDescription, ...], about: int | None, taken: tuple[Entity, ...]
) -> bool:
    """Return whether some choice for the first description leaves legal targets for the others."""
    if not found:
        return True
    legal = legal_targets(scope, found[0], taken, about)
    options = tuple(int(each) for each in legal)
    least, most = number(scope, found[0].least), most_targets(scope, found[0], legal)
    together = going_so_far(scope, found[0].alike, found[0].total, options)
    return any(
        all_choosable(aimed(scope, some), found[1:], about, taken + some)
        for many in range(least, most + 1)
        for some in combinations(options, many)
        if together is None or takes(together, options, some)
    )


def aimed(scope: Scope, chosen: tuple[Entity, ...]) -> Scope:
    """Return the scope after these targets were chosen for the next description."""
    targets = (*scope.targets, chosen)
    return replace(scope, targets=targets, all_targets=targets)


@kept_by_identity
def depends_on_targets(description: TargetDescription) -> bool:
    """Return whether the description depends on targets that are chosen before it."""
    return "Target(" in repr((description.filter, description.least, description.most))


def slots_to_fill(wanted: Sequence[tuple[Offer, int]]) -> tuple[frozenset[Option], ...]:
    """Return, for each target to be chosen, the set of its legal targets; a player counts anew for each description."""
    return tuple(
        frozenset(each if int(each) >= FIRST_CARD else f"{place}: {each}" for each in options)
        for place, (options, least) in enumerate(wanted)
        for _ in range(least)
    )
