"""The effect that searches zones for cards (409)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import alike_in, number, player_of
from engine.effects.parts_of_players import in_place
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.resolution import Performer, Resolution
from engine.events.attempt import yes_or_no
from engine.events.chance import shuffle
from engine.events.simultaneity import Parts
from engine.language.revelation import Search
from engine.language.selections import Count
from engine.language.words import Joint, Zone
from engine.state.ids import PlayerId
from engine.state.record import SearchZone
from engine.view.descriptions import fits
from engine.view.footprint import NONE, Aspect, Footprint
from engine.view.selection_footprints import in_zones, lie_still

AS_COST = OTHERWISE
"""What is said of the effect as a part of a cost."""


def footprint(effect: Search) -> Footprint:
    """Return what the effect itself reads and changes: zones are looked through, and a deck is shuffled."""
    shuffled = frozenset((Aspect.DECK,)) if Zone.DECK in effect.zones else NONE
    return Footprint(in_zones(effect.zones), gives=shuffled, fixed=lie_still(effect.zones))


@implements("409.1", "409.2")
def searching(resolution: Resolution, effect: Search, perform: Performer) -> Parts:
    """Let the player look through zones for cards that fit, do the rest with them, then have the deck shuffled.

    Only in a zone that isn't public can the player fail to find what the text doesn't ask for "up to" (409.2).
    """
    player, whose = player_of(resolution, effect.player), player_of(resolution, effect.of)
    if player is None or whose is None:
        return False
    zones = _zones(resolution, effect, player, whose)
    yield from resolution.proposing([SearchZone(player, whose, zone) for zone in zones], "409.1")
    found = {
        zone: tuple(c for c in resolution.state.zone(zone, whose) if fits(resolution.scope, effect.filter, c))
        for zone in zones
    }
    every = tuple(card for zone in zones for card in found[zone])
    most = min(number(resolution, effect.most), len(every))
    public = tuple(card for zone in zones if _is_public(resolution, whose, zone) for card in found[zone])
    sure = public if isinstance(effect.most, Count) and not effect.up_to else ()  # All are found that everyone sees.
    choice = Choice(
        ChoiceKind.SEARCH,
        player,
        rule("409.2"),
        tuple(card for card in every if card not in sure),
        0 if effect.up_to else min(most, len(public)) - len(sure),
        most - len(sure),
        about=resolution.source,
        words="which cards to find",
    )
    answer = resolution.ask(alike_in(resolution, choice, effect.alike, effect.total))
    resolution.bind(effect.name, (*sure, *(int(card) for card in answer)))
    hidden = resolution.attempt.supposing and not all(_is_public(resolution, whose, zone) for zone in zones)
    done = (yield from in_place(resolution, 0, effect.then, perform)) if sure or answer else hidden
    if Zone.DECK in zones:
        shuffle(resolution.attempt, whose)
    return done


@implements("411.2d")
def _is_public(resolution: Resolution, whose: PlayerId, zone: Zone) -> bool:
    """Return whether everyone sees the cards of the player's zone, as those of a deck that has been turned over."""
    if zone is Zone.DECK and resolution.state.player(whose).deck_face_up:
        resolution.cite("411.2d")
        return True
    return zone in (Zone.GRAVEYARD, Zone.REMOVED, Zone.PLAY)


def _zones(resolution: Resolution, effect: Search, player: PlayerId, whose: PlayerId) -> tuple[Zone, ...]:
    """Return the zones that are searched: all that "and" joins, or those of them that the player chooses."""
    if len(effect.zones) == 1:
        return effect.zones
    if effect.joint is Joint.AND:
        others = tuple(zone for zone in effect.zones if zone is not Zone.DECK)
        return others if _leaves_deck(resolution, effect, player, whose, others) else effect.zones
    answer = resolution.ask(
        Choice(
            ChoiceKind.COURSE,
            player,
            rule("409.1"),
            tuple(str(zone) for zone in effect.zones),
            1,
            1 if effect.joint is Joint.OR else len(effect.zones),
            about=resolution.source,
            words="which zones to search",
        )
    )
    return tuple(Zone(str(zone)) for zone in answer)


def _leaves_deck(
    resolution: Resolution, effect: Search, player: PlayerId, whose: PlayerId, others: tuple[Zone, ...]
) -> bool:
    """Return whether the player, who can find the card in the other zones, chooses not to look through the deck.

    Who searches for all such cards looks everywhere.
    """
    if isinstance(effect.most, Count):
        return False
    found = [
        card
        for zone in others
        for card in resolution.state.zone(zone, whose)
        if fits(resolution.scope, effect.filter, card)
    ]
    if len(found) < (1 if effect.up_to else number(resolution, effect.most)):
        return False
    asked = "whether to look through the deck as well"
    return not resolution.ask_whether(yes_or_no(ChoiceKind.MAY, player, rule("409.1"), asked, resolution.source))
