"""Choosing targets, and checking on resolution whether they are still legal (706, 707.1d, 709.2a)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import assert_never

from engine.chain.required_targets import including_required
from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind, narrowed
from engine.decisions.combinations import Listed, Matched, Together
from engine.effects.resolution import Resolution
from engine.errors import Reason, Refused
from engine.events.attempt import Attempt
from engine.events.state_changes import with_link
from engine.language.effects import ExchangeControl
from engine.language.modifiers import TargetsAtRandom
from engine.language.powers import Modes, TargetDescription, Text
from engine.language.selections import Nth, Target, Union
from engine.language.words import Zone
from engine.state.game import State
from engine.state.ids import FIRST_CARD, CardId, Entity, PlayerId
from engine.state.links import Link
from engine.state.record import BecomeTarget, Record
from engine.value import replace
from engine.view.descriptions import fits
from engine.view.footprint import kinds_in
from engine.view.likeness import both, going_so_far
from engine.view.prohibitions import untargetable
from engine.view.referents import number
from engine.view.scope import Scope
from engine.view.targets import (
    aimed,
    all_choosable,
    depends_on_targets,
    descriptions,
    is_legal_target,
    legal_targets,
    most_targets,
    pool,
    slots_to_fill,
)
from engine.view.values import applying


@implements("707.1d", "706.1c")
def choose_targets(
    resolution: Resolution, found: tuple[TargetDescription, ...], link: Link
) -> tuple[tuple[tuple[Entity, ...], ...], list[tuple[str, ...]]]:
    """Return the targets that the link's controller chooses for each description, with the rules of each choice.

    Only targets are offered that leave enough legal targets for the later descriptions.

    Raises:
        Refused: there are no legal choices for one of them, so the link can't be added.
    """
    chosen: list[tuple[Entity, ...]] = []
    rules: list[tuple[str, ...]] = []
    for slot, description in enumerate(found):
        taken = tuple(each for slot_ in chosen for each in slot_)
        resolution.read(targets=tuple(chosen), all_targets=tuple(chosen))
        scope = resolution.uncited
        twice = any(is_legal_target(scope, description, each, link.id) for each in taken)
        choice = _target_choice(scope, found[slot:], link, taken)
        if choice is None:
            raise Refused(*no_targets(scope, found))
        if _at_random(resolution.state, link.controller):
            choice = replace(choice, kind=ChoiceKind.CHANCE, player=None)
        resolution.attempt.state = with_link(resolution.state, replace(link, targets=tuple(chosen)))
        chosen.append(tuple(int(each) for each in resolution.attempt.ask(choice)))
        totem = any(_is_totem(resolution.state, each) for each in chosen[-1])
        rules.append(("706.1", "707.1d", *(("706.1b",) if twice else ()), *(("306.4a",) if totem else ())))
    return tuple(chosen), rules


def _at_random(state: State, player: PlayerId) -> bool:
    """Return whether a modifier has the player's targets chosen at random."""
    return any(True for _ in applying(state, TargetsAtRandom, player))


def _target_choice(
    scope: Scope, found: tuple[TargetDescription, ...], link: Link, taken: tuple[Entity, ...]
) -> Choice | None:
    """Return the choice of targets for the first of the descriptions, None if there is no legal answer."""
    options = legal_targets(scope, found[0], taken, link.id)
    least, most = number(scope, found[0].least), most_targets(scope, found[0], options)
    if not options.at_least(least):
        return None
    slot = len(scope.targets)
    choice = Choice(
        ChoiceKind.TARGETS,
        link.controller,
        rule("707.1d"),
        options,
        least,
        most if options.at_least(most) else len(options),
        ordered=most > 1 and _order_matters(link, slot, slot + len(found), most),
        about=link.source,
        words="which targets" if most > 1 else "which target",
        slot=slot,
        apart=(rule("706.1b"),) if len(found) > 1 else (),
    )
    alike = going_so_far(scope, found[0].alike, found[0].total, options)
    later = _leaving_targets(scope, found[1:], link, taken, choice)
    together = later if alike is None else both(alike, later, tuple(options), choice.most)
    whole = including_required(scope, replace(choice, together=together), found[1:], taken, link.id)
    return narrowed(whole)


def _order_matters(link: Link, slot: int, many: int, most: int) -> bool:
    """Return whether the link's text does different things to the targets of a slot, by the order of their choice.

    `many` is the number of the link's target descriptions, `most` how many targets this one takes.
    """
    if link.text is None or Nth not in kinds_in(link.text):
        return False
    match link.text:
        case Text(_, effects):
            return _by_place(effects, Target(slot), most)
        case Modes(modes):
            texts = [modes[mode] for mode in link.modes]
            # What the card is attached to is the first target of each text.
            start = host = many - sum(len(text.targets) for text in texts)
            for text in texts:
                if start <= slot < start + len(text.targets):
                    return _by_place(text.effects, Target(host + slot - start), most)
                start += len(text.targets)
            return False
        case _:
            assert_never(link.text)


def _by_place(word: object, target: Target, most: int) -> bool:
    """Return whether the words tell the targets apart by their places, and don't mean all of them alike.

    A text within them, as that of a power that is given, has targets of its own.
    """
    if isinstance(word, Text | Modes):
        return False
    if isinstance(word, Nth):
        return word.of == target
    alike: tuple[object, ...] = ()
    if isinstance(word, Union):
        alike = word.parts
    elif isinstance(word, ExchangeControl):
        alike = (word.one, word.other)
    if most == len({each.place for each in alike if isinstance(each, Nth) and each.of == target}):
        return False
    parts = word if isinstance(word, tuple) else [getattr(word, n) for n in getattr(type(word), "__match_args__", ())]
    return any(_by_place(each, target, most) for each in parts)


def _leaving_targets(
    scope: Scope, later: tuple[TargetDescription, ...], link: Link, taken: tuple[Entity, ...], choice: Choice
) -> Together | None:
    """Return which targets can be chosen together such that all later descriptions get theirs, None if any can."""
    if any(depends_on_targets(each) for each in later):
        sets = (
            tuple(int(each) for each in some)
            for many in range(choice.least, choice.most + 1)
            for some in combinations(choice.options, many)
        )
        return Listed(
            tuple(frozenset(some) for some in sets if all_choosable(aimed(scope, some), later, link.id, taken + some))
        )
    wanted = [(legal_targets(scope, each, taken, link.id), number(scope, each.least)) for each in later]
    needed = choice.most + sum(least for _, least in wanted)
    if all(least == 0 or options.at_least(needed) for options, least in wanted):
        return None
    return Matched(kept=slots_to_fill(wanted))


def no_targets(scope: Scope, found: tuple[TargetDescription, ...], *, brief: bool = False) -> tuple[Reason, ...]:
    """Return the reasons why targets for all the descriptions can't be chosen; only the first reason if `brief`."""
    reasons = [Reason(rule("707.1d"), "there is no legal target")]
    if brief:
        return tuple(reasons)
    if len(found) > 1 and all(legal_targets(scope, each).at_least(number(scope, each.least)) for each in found):
        reasons.append(Reason(rule("706.1b"), "one card would have to be two targets of the link"))
    else:
        reasons.append(Reason(rule("706.1"), "nothing meets the target description"))
    if any(_only_elsewhere(scope, each) for each in found):
        reasons.append(Reason(rule("300.2"), "the cards that meet it are not in play"))
    elsewhere = [
        each for description in found if Zone.PLAY not in description.zones for each in pool(scope.state, description)
    ]
    if any(_is_totem(scope.state, each) for each in elsewhere):
        reasons.append(Reason(rule("306.4a"), "a Totem card is no ally card"))
    return tuple(reasons)


@implements("300.2")
def _only_elsewhere(scope: Scope, description: TargetDescription) -> bool:
    """Return whether no card in play meets the description, but a card in another zone has what it asks for."""
    if description.zones != (Zone.PLAY,) or legal_targets(scope, description).at_least(1):
        return False
    others = (card for card in scope.state.cards.values() if card.zone is not Zone.PLAY)
    return any(fits(scope, description.filter, card.id) for card in others)


@implements("707.1d")
def tell_targets(attempt: Attempt, link: Link, rules: Sequence[tuple[str, ...]]) -> list[Record]:
    """Record each target of the link, and return the records.

    Powers that watch for targets trigger after the link has been added.
    """
    return [
        attempt.record(BecomeTarget(each, link), tuple(map(rule, why)))
        for slot, why in zip(link.targets, rules, strict=True)
        for each in slot
    ]


@implements("709.2a", "709.2c")
def still_legal(scope: Scope, found: tuple[TargetDescription, ...], link: Link) -> tuple[tuple[Entity, ...], ...]:
    """Return the link's targets without those that have become illegal."""
    aiming = replace(scope, aiming=True)
    return tuple(
        tuple(each for each in chosen if is_legal_target(aiming, description, each, link.id))
        for description, chosen in zip(found, link.targets, strict=True)
    )


@implements("300.2", "706.1", "706.1b")
def why_no_target(state: State, link: Link, scope: Scope, slot: int, entity: Entity) -> tuple[Reason, ...]:
    """Return why the entity can't be chosen as the link's target for the slot, nothing if it can.

    A description by card type means cards in play (300.2).
    """
    attach = state.cards[CardId(link.id)].printed.attach if CardId(link.id) in state.cards else None
    description = descriptions(link.text, link.modes, attach)[slot]
    if any(entity in chosen for chosen in link.targets):
        return (Reason(rule("706.1b"), "that is a target of the link already"),)
    if entity in legal_targets(scope, description, (), link.id):
        return ()
    card = state.cards.get(CardId(entity))
    if card is None:
        barred = untargetable(state, entity, link.id) if entity < FIRST_CARD else None
        return (Reason(rule("706.1"), "that does not meet the target description" if barred is None else barred.text),)
    if card.zone not in description.zones:
        where = f"{card.printed.name} is in the {card.zone} zone"
        return (Reason(rule("706.1"), where), Reason(rule("300.2"), where))
    untouchable = untargetable(state, card.id, link.id) if card.zone is Zone.PLAY else None
    if untouchable is not None:
        return (Reason(rule("706.1"), untouchable.text),)
    unfit = f"{card.printed.name} does not meet the target description"
    numbers = ("706.1", "306.4a") if card.printed.is_totem else ("706.1",)
    return tuple(Reason(rule(number_), unfit) for number_ in numbers)


def _is_totem(state: State, entity: Entity) -> bool:
    card = state.cards.get(CardId(entity))
    return card is not None and card.printed.is_totem
