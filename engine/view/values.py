"""The present values of a card: its printed values changed by the continuous modifiers in force."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TypeVar, assert_never

from engine.citations import implements
from engine.language.combat_types import HasType, LosesType
from engine.language.modifiers import Adjust, BecomesType, CopyPaymentPowers, GainPowers, GainTags, LosePowers, SetValue
from engine.language.printed import Printed
from engine.language.selections import SELECTIONS, Selection
from engine.language.words import CardType, KeywordName, Trait, Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.memo import Remembered, RememberedBy
from engine.view import descriptions, referents
from engine.view.active_modifier import IN_FORCE, Active, around, order_in
from engine.view.damage_types import typed
from engine.view.dependency import writes
from engine.view.gained_powers import copied, gained
from engine.view.kept_values import by_card
from engine.view.kinds import blank
from engine.view.last_known import last_values
from engine.view.lost_powers import is_barred, lose
from engine.view.modifiers_in_force import (
    changing,
    conditional,
    given_keywords,
    in_force,
    powers_may_change,
    selected,
    views_in_force,
)
from engine.view.mutual_values import UNDERWAY, Key, worked_out
from engine.view.named_zones import naming
from engine.view.printed_values import (
    Contribution,
    Held,
    Values,
    base,
    only_type,
    printed_keywords,
    shown_powers,
    shows_trait,
)
from engine.view.scope import Scope
from engine.view.traits import bounded, get_value, set_to, set_value
from engine.view.value_rules import shaping, unshaping

ValueChange = (
    Adjust | SetValue | HasType | LosesType | GainTags | GainPowers | CopyPaymentPowers | LosePowers | BecomesType
)  # fmt: skip
_UNCHANGED: dict[int, tuple[Printed, Values]] = {}
"""The values of cards that nothing changes, by printed card: shared, so never altered."""


def values(state: State, card: CardId) -> Values:
    """Return the card's values now, after every modifier in force; last known values of a card that is gone.

    Raises:
        KeyError: there never was such a card.
    """
    held = state.cards.get(card)
    if held is None:
        return last_values(state.gone[card])
    return _folded(state, held, None)


_Entries = tuple[tuple[int, Active], ...]
_VALUED: Remembered[_Entries] = Remembered("modifiers that change values")
_BY_CARD: Remembered[tuple[_Entries, dict[int, _Entries]]] = Remembered("modifiers by the card that they speak of")
_VALUES: RememberedBy[Key, Values] = RememberedBy("values of cards")
_EXISTS: RememberedBy[int, bool] = RememberedBy("that a modifier is generated")


def _valued(state: State) -> _Entries:
    """Return the modifiers in force that change values, each with its place in the order of all (718)."""
    views = views_in_force(state)
    found = _VALUED.of(views)
    if found is None:
        active = enumerate(in_force(state))
        entries = tuple((place, each) for place, each in active if writes(each))
        found = _VALUED.keep(views, entries)
    return found


@implements("700.2")
def _entries_for(state: State, card: Card) -> _Entries:
    """Return those of them that could change the card's values, without those that apply only to other cards.

    If the order depends on values, it returns all of them, because a card's values then also tell of the order. Outside
    play only powers of the card itself change it that function there, modifiers that name its zone, and on the chain
    those that were made for that very card (712.4): an ally that is being played is none of the allies in a party.
    """
    entries = _valued(state)
    if not entries:
        return entries
    if card.zone is not Zone.PLAY:
        return _far_entries(state, card, entries)
    if order_in(state).rearranged:
        return entries
    views = views_in_force(state)
    known = _BY_CARD.of(views) or _BY_CARD.keep(views, by_card(entries))
    return known[1].get(card.id, known[0])


def _far_entries(state: State, card: Card, entries: _Entries) -> _Entries:
    """Return those of the modifiers that could change the values of a card outside play (712.4)."""
    own, far = card.id in state.elsewhere, naming(views_in_force(state), entries, card.zone)
    chained = card.zone is Zone.CHAIN
    if not (own or far or chained):
        return ()
    return tuple(
        each
        for each in entries
        if (own and each[1].source == card.id) or each in far or (chained and card.id in (each[1].cards or ()))
    )


@implements("718.1", "719.2")
def _folded(state: State, card: Card, before: int | None) -> Values:
    """Return the card's values after the modifiers whose place is below `before` (None: after all of them).

    If the card itself asks for them while they are being computed, the values so far are returned.
    """
    memo = state.memo
    of_all, key = memo.get(_VALUES) or _VALUES.all(memo), (card.id, before)
    known = of_all.get(key)
    if known is not None:
        if UNDERWAY in memo:
            memo[UNDERWAY].ask(key)
        return known
    entries = _entries_for(state, card)
    if not entries:
        result = of_all[key] = _unchanged(state, card)
        return result
    in_force_ = IN_FORCE.of(memo) if before is None else None
    kept = None if in_force_ is None else in_force_.lasting
    last = None if kept is None else kept.values_in(state, card)
    if last is not None:
        of_all[key] = last
        return last
    printed = partial(_printed, state)
    found, lasts = worked_out(memo, _VALUES.all(memo), key, printed, partial(_anew, state))
    if kept is not None and lasts and _lasts(found):
        kept.keep(state, card, found)
    return found


def _printed(state: State, key: Key) -> Values:
    return base(state, state.cards[key[0]])


def _anew(state: State, key: Key) -> Values:
    """Return the card's values from its printed ones on; until they are known they stand as far as they go."""
    card = state.cards[key[0]]
    result = _VALUES.all(state.memo)[key] = base(state, card)
    _fold(state, card, result, _entries_for(state, card), key[1])
    return result


def _lasts(result: Values) -> bool:
    """Return whether the values depend only on the card and the modifiers, not on a trait icon or a form in combat."""
    return "207.1c" not in result.rules and KeywordName.CAT_FORM not in result.keywords


@implements("104.2")
def _fold(state: State, card: Card, result: Values, entries: _Entries, before: int | None) -> None:
    """Apply each modifier that exists and applies to the card to its printed values."""
    claws = _claws(state, card, result)
    for place, active in _in_turn(state, entries, card, result):
        if before is not None and place >= before:
            break
        if not _exists(state, active, place) or not applies(state, active, card.id, result):
            result.rules.update(unshaping(state, active, card))
            continue
        scope = active.scope(state)
        result.rules.update(shaping(state, active, card, bool(result.contributions)))
        for change in active.changes:
            if isinstance(change, ValueChange):
                _apply(scope, active, change, card, result)
                claws = _claws(state, card, result, change, claws)
    if result.atk < 0 or result.health < 0:
        result.rules["104.2"] = None


def _unchanged(state: State, card: Card) -> Values:
    """Return the values of a card that no modifier changes, made once if they depend on nothing else."""
    printed = card.printed
    lasting = card.face_up and printed.type is not CardType.HERO
    if lasting and (known := _UNCHANGED.get(id(printed))) is not None:
        return known[1]
    result = base(state, card)
    _claws(state, card, result)
    if lasting and not any(power.trait for power in printed.powers):
        if len(_UNCHANGED) > 4096:
            _UNCHANGED.clear()
        _UNCHANGED[id(printed)] = (printed, result)
    return result


@implements("719.3")
def _in_turn(
    state: State, entries: tuple[tuple[int, Active], ...], card: Card, result: Values
) -> Iterator[tuple[int, Active]]:
    """Yield the modifiers in the order in which they apply to the card.

    A circle begins with its earliest modifier that applies to the card, and each of its modifiers comes once, after
    those on which it depends.
    """
    circles, needs = order_in(state).circles, order_in(state).needs
    done: set[int] = set()
    for entry in entries:
        circle = circles.get(entry[1].key)
        if circle is None:
            yield entry
        elif entry[1].key not in done:
            members = [each for each in entries if each[1].key in circle]
            done.update(circle)
            if any(applies(state, each[1], card.id, result) for each in members):
                result.rules["719.3"] = None
            first = next((n for n, each in enumerate(members) if applies(state, each[1], card.id, result)), 0)
            yield from around(members, first, needs)


def _exists(state: State, active: Active, place: int) -> bool:
    """Return whether the power that makes the modifier still exists at its place in the order (719).

    A printed power does as long as no modifier takes powers away.
    """
    if active.held is None:
        return True
    source = state.cards.get(active.source)
    if source is None:
        return False
    if active.given_by is None and not _powers_are_lost(state):
        return active.printed_trait is None or shows_trait(state, source, active.printed_trait)
    return any(held.key == active.held for held in _folded(state, source, place).powers)


def _powers_are_lost(state: State) -> bool:
    found = IN_FORCE.of(state.memo)
    return found is not None and found.powers_are_lost


def exists(state: State, active: Active) -> bool:
    """Return whether the modifier exists: its source has the power, and its condition is true."""
    of_all = _EXISTS.all(state.memo)
    known = of_all.get(active.key)
    if known is None:
        place = in_force(state).index(active)
        known = _exists(state, active, place) and conditional(state, active)
        of_all[active.key] = known
    return known


@implements("714.2", "714.3a", "714.3e", "714.3f")
def applies(state: State, active: Active, card: int, partial: Values | None = None) -> bool:
    """Return whether the modifier applies to the card or player.

    A modifier that flagged cards applies to those, another to everything that fits its description now; either applies
    only while its condition is true.
    """
    if active.cards is not None:
        if card not in active.cards:
            return False
    elif active.to is not None:
        if isinstance(active.to, SELECTIONS):
            if card not in selected(state, active):
                return False
        elif not descriptions.fits(active.scope(state), active.to, card, partial):
            return False
    return conditional(state, active)


_C = TypeVar("_C")


def applying(state: State, kind: type[_C], card: int) -> Iterator[tuple[Active, _C]]:
    """Yield each modifier that exists and applies to the card or player, with its change of the kind."""
    for active, change in changing(state, kind):
        if applies(state, active, card) and exists(state, active):
            yield active, change


def reached(state: State, active: Active) -> list[CardId]:
    """Return the cards in play that the modifier applies to now."""
    if active.cards is not None:
        return [CardId(card) for card in active.cards if CardId(card) in state.cards]
    if isinstance(active.to, SELECTIONS):
        return [CardId(card) for card in selected(state, active) if CardId(card) in state.cards]
    return [card for card in state.play.ids if applies(state, active, card)]


@implements("202.3")
def _apply(scope: Scope, active: Active, change: ValueChange, card: Card, result: Values) -> None:
    """Apply one change to the values, and add it to their contributions."""
    amount = 0
    match change:
        case Adjust(trait, by, least):
            amount = bounded(get_value(result, trait), referents.number(scope, by), least)
            set_value(scope.state, result, trait, get_value(result, trait) + amount, card)
        case SetValue(trait, to, base):
            amount = referents.number(scope, to)
            set_to(scope.state, result, trait, amount, card, base=base)
        case HasType() | LosesType():
            result.damage_types = typed(change, result.damage_types)
        case GainTags(tags):
            result.tags = result.tags | frozenset(tags)
            result.rules["202.3"] = None
        case GainPowers():
            if not result.no_powers:
                result.powers += tuple(h for h in gained(active, change) if not is_barred(h.power, result))
        case CopyPaymentPowers(of):
            if not result.no_powers:
                copies = _copied(scope, active, of, card)
                result.powers = result.powers + tuple(h for h in copies if not is_barred(h.power, result))
                result.rules["701.4"] = None
        case LosePowers():
            lose(change, result)
        case BecomesType(card_type):
            result.types = result.types | {card_type}
        case _:
            assert_never(change)
    result.contributions.append(Contribution(active.source, change, amount, active.key))


@implements("701.4", "701.5", "714.2")
def _copied(scope: Scope, active: Active, of: Selection, card: Card) -> tuple[Held, ...]:
    """Return copies of the payment powers of the selected cards; a name of the source in them means this card."""
    state, copies = scope.state, list[Held]()
    copying = {each.key for each, _ in changing(state, CopyPaymentPowers)}
    for other in referents.select(scope, of):
        held = state.cards.get(CardId(other))
        if held is not None and held.id != card.id:
            copies += copied(active, other, _folded(state, held, None).powers, copying)
    return tuple(copies)


@implements("718.1")
def _claws(
    state: State, card: Card, result: Values, change: ValueChange | None = None, before: int | None = None
) -> int | None:
    """Give a hero in cat form its +1 ATK while it attacks (Glossary: Cat Form); return how much of that is in its ATK.

    It is None for one that isn't in that form, and was `before` the change. The +1 counts from when the hero came into
    the form: what sets the ATK later leaves nothing of it.
    """
    if KeywordName.CAT_FORM not in result.keywords:
        result.atk -= before or 0
        return None
    if state.combat is None or state.combat.attacker != card.id:
        return None
    if before is None:
        result.atk += 1
        return 1
    return 0 if isinstance(change, SetValue) and change.trait is Trait.ATK and not change.base else before


@implements("104.2", "201.1", "201.3", "401.4a", "408.1b")
def trait_of(state: State, card: Card, trait: Trait, partial: Values | None = None) -> int:
    """Return a numeric value of the card, 0 if it is undefined, as on a blank card; X counts only on the chain."""
    if trait is Trait.COST:
        return 0 if blank(card) else card.printed.cost + (card.x if card.zone is Zone.CHAIN else 0)
    if trait is Trait.DAMAGE:
        return card.damage
    if trait is Trait.REMAINING_HEALTH:
        return max(0, trait_of(state, card, Trait.HEALTH, partial) - card.damage)
    return max(0, get_value(partial or values(state, card.id), trait))


def has_keyword(state: State, card: CardId, keyword: KeywordName) -> bool:
    """Return whether the card has the keyword now."""
    held = state.cards.get(card)
    if held is None or not (keyword in printed_keywords(held.printed) or keyword in given_keywords(state)):
        return False
    return keyword in _folded(state, held, None).keywords


def types_of(state: State, card: Card) -> frozenset[CardType]:
    """Return the types of the card: its printed type, unless a modifier gives it another."""
    if (card.resource and not card.face_up) or changing(state, BecomesType):
        return _folded(state, card, None).types
    return only_type(card.printed.type)


def powers(state: State, card: CardId) -> tuple[Held, ...]:
    """Return the powers that the card has now, in the order in which it got them."""
    held = state.cards.get(card)
    if held is None or powers_may_change(state, card):
        return values(state, card).powers
    return shown_powers(state, held)


def held_power(state: State, card: CardId, key: int) -> Held | None:
    """Return the power with the key, None if the card does not have it now."""
    return next((held for held in powers(state, card) if held.key == key), None)
