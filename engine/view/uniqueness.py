"""Uniqueness violations (410)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from operator import attrgetter

from engine.citations import implements
from engine.language.modifiers import GainTags, LosePowers, MoreOf
from engine.language.printed import Printed
from engine.language.words import CardType, DamageType, KeywordName
from engine.state.cards import Card
from engine.state.game import Play, State
from engine.state.ids import CardId, PlayerId
from engine.state.memo import Remembered
from engine.value import kept_by_identity
from engine.view.modifiers_in_force import changing, given_keywords, views_in_force
from engine.view.values import applying, exists, has_keyword, reached, values


@implements("410.1", "410.3a", "410.3b", "410.3c")
def violations(state: State, player: PlayerId, without: tuple[CardId, ...] = ()) -> tuple[CardId, ...]:
    """Return the cards that the player can't all control together; cards in `without` are left out.

    Violating are unique cards with one name, more cards with a limited tag than its number, and a Two-Handed card with
    an Off-Hand card.
    """
    if not _may_violate(state):
        return ()
    found: list[CardId] = []
    for _, group in _groups(state, player, without):
        found += [card.id for card in group if card.id not in found]
    return tuple(found)


def nothing_limited(state: State) -> bool:
    """Return whether no card in play is unique or has a number behind a tag, printed or given to it."""
    return not state.play.limited and all(change.limit is None for _, change in changing(state, GainTags))


_Laid = tuple[Play, tuple[object, ...], tuple[object, ...]]
_LAWFUL: Remembered[_Laid] = Remembered("a play zone without violations")
_controller = attrgetter("controller")
_hero = attrgetter("hero")


def _may_violate(state: State) -> bool:
    """Return whether there may be a violation: not if the same cards were seen under the same players without one.

    What modifiers add to tags, limits and powers may depend on more than that.
    """
    if bool(changing(state, GainTags)) or bool(changing(state, MoreOf)) or bool(changing(state, LosePowers)):
        return True
    if KeywordName.DUAL_WIELD in given_keywords(state):
        return True
    views, play = views_in_force(state), state.play
    laid = (play, tuple(map(_controller, map(state.cards.__getitem__, play.ids))), tuple(map(_hero, state.players)))
    seen = _LAWFUL.of(views)
    if seen is not None and seen[0] is play and seen[1:] == laid[1:]:
        return False
    if any(_groups(state, player.id, ()) for player in state.players):
        return True
    _LAWFUL.keep(views, laid)
    return False


@implements("410.3a", "410.3b", "410.3c")
def violated(state: State) -> tuple[str, ...]:
    """Return the rules of the kinds of uniqueness violation that exist now."""
    found: dict[str, None] = {}
    for player in state.remaining:
        for number, _ in _groups(state, player.id, ()):
            found[number] = None
    return tuple(found)


def _limited(state: State, player: PlayerId, without: tuple[CardId, ...]) -> list[Card]:
    return [
        state.cards[card]
        for card in state.play.limited
        if state.cards[card].controller == player and card not in without and not state.cards[card].resource
    ]


def _by_tag(state: State, player: PlayerId, without: tuple[CardId, ...], tags: frozenset[str]) -> dict[str, list[Card]]:
    """Return the player's cards in play for each of the tags, with or without a number behind the tag (410.3b)."""
    gained = any(not tags.isdisjoint(change.tags) for _, change in changing(state, GainTags))
    found: dict[str, list[Card]] = defaultdict(list)
    for each in state.play.ids:
        card = state.cards[each]
        if card.controller != player or card.resource or each in without:
            continue
        printed = _printed_tags(card.printed)
        if gained or not tags.isdisjoint(printed):
            for tag in tags & (printed | values(state, each).tags if gained else printed):
                found[tag].append(card)
    return found


@kept_by_identity
def _printed_tags(printed: Printed) -> frozenset[str]:
    """Return the tags printed on the card, with or without a number behind them."""
    return frozenset((*printed.tags, *(tag for tag, _ in printed.limits)))


def _groups(state: State, player: PlayerId, without: tuple[CardId, ...]) -> list[tuple[str, list[Card]]]:
    """Return each group of cards that violate uniqueness together, with the rule.

    If cards print different numbers behind one tag, the smallest number counts.
    """
    held = _limited(state, player, without)
    by_name: dict[str, list[Card]] = defaultdict(list)
    limit: dict[str, int] = {}
    for card in held:
        if card.printed.unique:
            by_name[card.printed.name].append(card)
        for tag, number in card.printed.limits:
            limit[tag] = min(limit.get(tag, number), number)
    for tag, number in _gained_limits(state, player, without):
        limit[tag] = min(limit.get(tag, number), number)
    groups = [("410.3a", cards) for cards in by_name.values() if len(cards) >= state.edition.unique_cards_that_violate]
    by_tag = _by_tag(state, player, without, frozenset(limit)) if limit else {}
    for tag, number in limit.items():
        cards = by_tag[tag]
        if len(cards) > max(number + _more(state, player, tag, cards), _up_to(state, player, tag)):
            groups.append(("410.3b", cards))
    two_handed = [card for card in held if "Two-Handed" in card.printed.tags]
    off_hand = [card for card in held if "Off-Hand" in card.printed.tags]
    if two_handed and off_hand:
        groups.append(("410.3c", two_handed + off_hand))
    return groups + _dual_wield(state, player, held, off_hand)


@implements("410.3b")
def _gained_limits(state: State, player: PlayerId, without: tuple[CardId, ...]) -> Iterator[tuple[str, int]]:
    """Yield the tags with a number that modifiers give to the player's cards in play."""
    for active, change in changing(state, GainTags):
        if change.limit is not None and exists(state, active):
            for each in reached(state, active):
                if state.cards[each].controller == player and each not in without:
                    yield from ((tag, change.limit) for tag in change.tags)


@implements("410.3c")
def dual_wields(state: State, player: PlayerId) -> bool:
    """Return whether the player's hero has dual wield."""
    hero = state.player(player).hero
    return hero is not None and has_keyword(state, hero, KeywordName.DUAL_WIELD)


@implements("303.2d", "410.3c")
def _dual_wield(state: State, player: PlayerId, held: list[Card], off_hand: list[Card]) -> list[tuple[str, list[Card]]]:
    """Return the group of two one-handed Melee weapons beside an Off-Hand card (Glossary: Dual Wield)."""
    weapons = [card for card in held if _one_handed_melee(card)]
    if len(weapons) == 2 and off_hand and dual_wields(state, player):
        return [("410.3c", weapons + off_hand)]
    return []


def _one_handed_melee(card: Card) -> bool:
    printed = card.printed
    melee = printed.damage_type is DamageType.MELEE or any(tag == "Melee" for tag, _ in printed.limits)
    return printed.type is CardType.WEAPON and melee and "Two-Handed" not in printed.tags


@implements("303.2d")
def _more(state: State, player: PlayerId, tag: str, cards: list[Card]) -> int:
    """Return how many more cards with the tag the player may control, by dual wield or by modifiers.

    A hero has dual wield of a kind or hasn't: from several cards it counts once.
    """
    changes = [change for _, change in applying(state, MoreOf, player) if change.tag == tag]
    plain = tag == "Melee" and dual_wields(state, player) and all(_one_handed_melee(card) for card in cards)
    wielded = max((change.by for change in changes if change.strikes), default=0)
    return max(int(plain), wielded) + sum(change.by for change in changes if not change.strikes)


@implements("410.3b")
def _up_to(state: State, player: PlayerId, tag: str) -> int:
    """Return the highest number of cards with the tag that a modifier lets the player control, 0 if none does."""
    found = (change for _, change in applying(state, MoreOf, player) if change.tag == tag)
    return max((change.up_to for change in found if change.up_to is not None), default=0)
