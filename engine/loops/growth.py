"""Numbers that can grow in a state without any text or rule noticing: tokens, modifiers, counters, damage (801.2).

A loop that never returns to the same state is endless all the same if its states differ only in such numbers, because
nothing reads them: no part of any text that may matter asks about them, no rule does before the chain empties (which
never happens in an endless loop), and no later event can make them count. If one might, the numbers stay part of the
situation. Damage counts until it is fatal, cards until their zone is empty, counters as long as any text names them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from engine.language.modifiers import Change, GainPowers, SetValue
from engine.language.powers import Keyword
from engine.language.printed import Printed
from engine.language.selections import Number
from engine.language.triggers import What
from engine.language.words import KeywordName
from engine.loops.noticed import Asked, asked_by, words_used
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId, Entity
from engine.state.links import Bindings, Link
from engine.state.modifier import Modifier
from engine.value import replace
from engine.view.change_footprints import change_footprint
from engine.view.footprint import Aspect

_OVERWRITING = frozenset((
    Aspect.CONTROLLER,
    Aspect.COMBAT,
    Aspect.TAGS,
    Aspect.TYPES,
    Aspect.DAMAGE_TYPES,
    Aspect.PERMISSION,
))  # fmt: skip
"""Aspects for which a change made twice is the same as once, and of two different changes the latest counts."""
_LATER = (What.STARTS, What.ENDS_TURN)
"""Events that do not happen while links are on the chain."""


def asked_in(state: State, cards: Iterable[Printed]) -> Asked:
    """Return what the texts that may matter in the state, and the texts of the cards, ask about."""
    links = ((link.text, link.trigger and link.trigger.double_check) for link in (*state.chain, *state.waiting))
    made = ((each.changes, each.filter, each.while_, each.triggered, each.until) for each in state.modifiers)
    hurt = any(state.cards[card].damage for card in state.play.ids)
    asked = asked_by((*cards, *links, *made), hurt=hurt)
    reached = (each.filter for each in state.modifiers if each.filter is not None and not _is_idle(each, asked))
    return replace(asked, looks=(*asked.looks, *reached))


def counted_damage(card: Card, asked: Asked) -> int:
    """Return the damage on the card, as far as it makes a difference.

    If no text asks about damage, removes any, or changes health, all damage beyond fatal counts as the same: the
    character can't be destroyed, and more damage changes nothing.
    """
    health = card.printed.health
    if health is None or asked.reads(Aspect.DAMAGE) or asked.takes(Aspect.DAMAGE) or asked.changes(Aspect.HEALTH):
        return card.damage
    return min(card.damage, health + 1)


def lasting_modifiers(state: State, asked: Asked) -> tuple[Modifier, ...]:
    """Return the modifiers of links that may make a difference before the chain empties."""
    return tuple(each for each in state.modifiers if not _is_idle(each, asked))


def _is_idle(modifier: Modifier, asked: Asked) -> bool:
    """Return whether the modifier makes no difference before the chain empties, alone or with others like it.

    One that waits for the start or end of a turn or a part of it has nothing to wait for. One whose change nobody
    notices makes no difference to cards that it flagged; one that checks a filter may apply to other cards.
    """
    if modifier.remains_exhausted is not None or asked.may_be_anything:
        return False
    if modifier.triggered is not None:
        return not modifier.changes and all(on.what in _LATER for on in modifier.triggered.on)
    flagged = modifier.cards is not None and modifier.while_ is None
    return flagged and all(map(asked.is_idle, modifier.changes))


def overwrites(modifier: Modifier, asked: Asked) -> bool:
    """Return whether, of several such modifiers with the same text, only the latest makes a difference.

    Applied twice they do the same as once, and none of them ends before the chain empties.
    """
    if modifier.left is not None or modifier.once or modifier.triggered is not None or asked.takes(Aspect.POWERS):
        return False
    return modifier.remains_exhausted is None and all(map(_is_overwriting, modifier.changes))


def _is_overwriting(change: Change) -> bool:
    if isinstance(change, GainPowers):
        return all(isinstance(each, Keyword) and each.name is not KeywordName.WAR_STOMP for each in change.powers)
    if isinstance(change, SetValue):
        return isinstance(change.to, Number)
    made = change_footprint(change)
    return made.changes <= _OVERWRITING or made.changes == made.takes == {Aspect.PREVENTION}


def onlookers(state: State, asked: Asked) -> frozenset[CardId]:
    """Return the tokens in play to which nothing can happen and about which nothing asks, however many there are.

    They have no powers, no damage and no limit on their number; no text chooses among cards that may include them, and
    nothing on the chain or attached refers to them.
    """
    found = [card for card in state.play.ids if _is_blank(state.cards[card], asked)]
    if not found:
        return frozenset()
    near = _spoken_of(state, asked)
    seen = {id(state.cards[card].printed): state.cards[card].printed for card in found}
    looked_at = {key for key, face in seen.items() if asked.looks_at(face)}
    return frozenset(card for card in found if card not in near and id(state.cards[card].printed) not in looked_at)


def _is_blank(card: Card, asked: Asked) -> bool:
    face = card.printed
    if not card.token or card.resource or card.damage or card.bound or card.x or card.chosen:
        return False
    if face.powers or face.unique or face.limits or not face.health or card.attached_to is not None:
        return False
    return all(asked.is_idle_counter(name) for name, _ in card.counters)


def _spoken_of(state: State, asked: Asked) -> frozenset[Entity]:
    """Return the cards that something in the state refers to."""
    cards = [state.cards[card] for card in state.play.ids]
    found: set[Entity] = {card.attached_to for card in cards if card.attached_to is not None}
    found.update(chain.from_iterable(_entities(card.bound) for card in cards))
    found.update(chain.from_iterable(spoken_of_by(link) for link in (*state.chain, *state.waiting)))
    for each in lasting_modifiers(state, asked):
        text = (each.changes, each.filter, each.while_, each.triggered, each.until)
        found.update((each.source, each.strike_of or 0, *(each.cards or ()), *chain.from_iterable(each.targets)))
        found.update(_entities(spoken_of(each.roles, text)))
    if state.combat is not None:
        combat = state.combat
        roles = (combat.attacker, combat.proposed_defender, combat.defender, combat.protecting)
        found.update(each for each in roles if each is not None)
    found.update(state.silenced, (card for card, _ in (*state.steered, *state.joined)))
    found.update(card for card, _, _ in state.added)
    return frozenset(found)


def spoken_of_by(link: Link) -> frozenset[Entity]:
    """Return what the link refers to: its source, its targets, and the bindings that its text names."""
    again = None if link.trigger is None else link.trigger.double_check
    roles = link.roles if link.text is None else spoken_of(link.roles, (link.text, again))
    sides = () if link.proposal is None else (link.proposal.attacker or 0, link.proposal.defender or 0)
    return frozenset((link.source, *sides, *chain.from_iterable(link.targets), *_entities(roles)))


def spoken_of(bindings: Bindings, text: object) -> Bindings:
    """Return the bindings that the text names."""
    used = words_used(text)
    return tuple((word, entities) for word, entities in bindings if word in used)


def _entities(bindings: Bindings) -> chain[Entity]:
    return chain.from_iterable(entities for _, entities in bindings)
