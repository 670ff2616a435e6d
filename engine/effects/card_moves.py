"""Effects that move cards: drawing, discarding, putting into zones, searching, shuffling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import alike_in, may_be_none, number, player_of, possible_choice, select
from engine.effects.entering_play import into_play
from engine.effects.resolution import Performer, Resolution
from engine.events.attempt import Attempt, yes_or_no
from engine.events.chance import shuffle
from engine.events.simultaneity import Steps, alone, together
from engine.language.effects import Discard, Draw, Put, Search, Shuffle
from engine.language.words import Joint, Zone
from engine.state.ids import CardId, PlayerId
from engine.state.record import Event, FailToDraw, Move, MoveKind, SearchZone
from engine.view.descriptions import fits


def change_zones(resolution: Resolution, effect: Draw | Discard | Put | Search | Shuffle, perform: Performer) -> bool:
    """Perform an effect that moves cards; return whether it was performed entirely."""
    match effect:
        case Draw(players, amount):
            drawn = _draw_at_once(
                resolution, [PlayerId(each) for each in select(resolution, players)], number(resolution, amount)
            )
            return bool(drawn) and all(drawn)
        case Discard():
            return alone(resolution.attempt, discarding(resolution, effect))
        case Put():
            return alone(resolution.attempt, putting(resolution, effect))
        case Search():
            return _search(resolution, effect, perform)
        case Shuffle(players):
            shuffling = select(resolution, players)
            for each in shuffling:
                shuffle(resolution.attempt, PlayerId(each))
            return bool(shuffling)
        case _:
            assert_never(effect)


@implements("802.1")
def _draw_at_once(resolution: Resolution, players: Sequence[PlayerId], amount: int) -> list[bool]:
    """Let the players draw that many cards at the same time; return for each whether all were drawn."""
    if len(players) < 2:
        return [alone(resolution.attempt, drawn_by(resolution, player, amount)) for player in players]
    resolution.cite("802.1")
    steps = {player: drawn_by(resolution, player, amount) for player in players}
    return list(together(resolution.attempt, steps, _nothing_else, _nothing_else).values())


def _nothing_else(_: PlayerId) -> None:
    """Do nothing around what a player draws."""


@implements("102.1a", "411.2a")
def draw(attempt: Attempt, player: PlayerId, amount: int, *rules: str) -> bool:
    """Let the player draw that many cards, one by one, from the top of the deck; return whether all were drawn.

    Having to draw from an empty deck is noted for the next check (407.6b). A player who has left the game draws
    nothing.
    """
    return alone(attempt, drawing(attempt, player, amount, *rules))


def drawing(attempt: Attempt, player: PlayerId, amount: int, *rules: str) -> Steps:
    """Propose that the player draws that many cards, each in a step of its own."""
    if attempt.state.player(player).out:
        return False
    done = True
    for _ in range(amount):
        deck = attempt.state.player(player).deck
        event: Event = Move(deck[0], Zone.HAND, MoveKind.DRAW, player=player) if deck else FailToDraw(player)
        pending = yield [event], (*rules, "411.2a") if deck else (*rules, "102.1a")
        done = bool(deck) and pending[0].performed and done
    return done


def drawn_by(resolution: Resolution, player: PlayerId, amount: int) -> Steps:
    """Propose that the player draws that many cards, citing the rules of the text that says so."""
    cited = resolution.citations.now()
    resolution.citations.place(cited if amount else ())
    return drawing(resolution.attempt, player, amount, *cited)


@implements("411.8c")
def discarding(resolution: Resolution, effect: Discard) -> Steps:
    """Let each of the players choose cards to discard, and discard them at the same time (802.1)."""
    events: list[Event] = []
    discarding = select(resolution, effect.players)
    done = bool(discarding)
    for each in discarding:
        player = PlayerId(each)
        hand = tuple(card for card in resolution.state.player(player).hand if card != resolution.scope.announced)
        if effect.filter is not None:
            hand = tuple(card for card in hand if fits(resolution.scope, effect.filter, card))
        wanted = len(hand) if effect.amount is None else number(resolution, effect.amount)
        done = done and wanted <= len(hand)
        kind = ChoiceKind.CHANCE if effect.at_random else ChoiceKind.DISCARD
        choice = Choice(
            kind,
            None if effect.at_random else player,
            rule("411.8c"),
            hand,
            min(wanted, len(hand)),
            min(wanted, len(hand)),
            about=resolution.source,
            words="which cards to discard",
        )
        answer = resolution.ask(possible_choice(resolution, choice))
        events += [Move(CardId(int(card)), Zone.GRAVEYARD, MoveKind.DISCARD, player=player) for card in answer]
    if len(discarding) > 1:
        resolution.cite("802.1")
    pending = yield from resolution.proposing(events)
    if effect.name is not None:
        resolution.bind(effect.name, tuple(p.record.made for p in pending if p.record is not None and p.record.made))
    return done and all(each.performed for each in pending)


@implements("411.1", "411.2c")
def putting(resolution: Resolution, effect: Put) -> Steps:
    """Put the selected cards into a zone at the same time; the player orders those that go on one deck."""
    cards = [CardId(card) for card in select(resolution, effect.cards) if CardId(card) in resolution.state.cards]
    if effect.zone is Zone.DECK and len(cards) > 1:
        cards = _arranged(resolution, cards)
    events: list[Event] = []
    for card in cards:
        if effect.zone is Zone.PLAY:
            under = resolution.you if effect.under is None else _whose(resolution, effect, card)
            event = None if under is None else into_play(resolution, card, under, effect)
            if event is not None:
                events.append(event)
        else:
            events.append(Move(card, effect.zone, MoveKind.PUT, player=resolution.you, on_bottom=effect.on_bottom))
    pending = yield from resolution.proposing(events, resolution.why)
    if effect.name is not None:
        resolution.cite("411.8b")
        resolution.bind(effect.name, tuple(p.record.made for p in pending if p.record is not None and p.record.made))
    enough = bool(pending) or (not cards and may_be_none(resolution, effect.cards))
    return enough and all(each.performed for each in pending)


def _whose(resolution: Resolution, effect: Put, card: CardId) -> PlayerId | None:
    """Return the player under whose control the card is put into play, None if he or she has left the game.

    "It" in the selection is the card.
    """
    assert effect.under is not None
    resolution.cite("400.1")
    resolution.bind("it", (card,))
    return player_of(resolution, effect.under)


def _arranged(resolution: Resolution, cards: list[CardId]) -> list[CardId]:
    """Return the cards in the order in which they are put on the deck; the last one ends on top, or at the bottom."""
    answer = resolution.ask(
        Choice(
            ChoiceKind.CARDS,
            resolution.you,
            rule("411.2c"),
            tuple(cards),
            len(cards),
            len(cards),
            ordered=True,
            about=resolution.source,
            words="in what order to put the cards on the deck",
        )
    )
    return [CardId(int(card)) for card in answer]


@implements("409.1", "409.2")
def _search(resolution: Resolution, effect: Search, perform: Performer) -> bool:
    """Let the player search zones for cards that fit, perform the effects that follow, and shuffle a searched deck.

    The player may find fewer cards than there are only in a zone that is not public, or if the text says "up to"
    (409.2).
    """
    player, whose = player_of(resolution, effect.player), player_of(resolution, effect.of)
    if player is None or whose is None:
        return False
    zones = _zones(resolution, effect, player, whose)
    resolution.happen([SearchZone(player, whose, zone) for zone in zones], "409.1")
    found = {
        zone: tuple(c for c in resolution.state.zone(zone, whose) if fits(resolution.scope, effect.filter, c))
        for zone in zones
    }
    options = tuple(card for zone in zones for card in found[zone])
    most = min(number(resolution, effect.most), len(options))
    public = tuple(card for zone in zones if _is_public(resolution, whose, zone) for card in found[zone])
    choice = Choice(
        ChoiceKind.SEARCH,
        player,
        rule("409.2"),
        options,
        0 if effect.up_to else min(most, len(public)),
        most,
        about=resolution.source,
        words="which cards to find",
    )
    answer = resolution.ask(alike_in(resolution, choice, effect.alike, effect.total))
    resolution.bind(effect.name, tuple(int(card) for card in answer))
    done = perform(resolution, effect.then) if answer else False
    if Zone.DECK in zones:
        shuffle(resolution.attempt, whose)
    return done


@implements("411.2d")
def _is_public(resolution: Resolution, whose: PlayerId, zone: Zone) -> bool:
    """Return whether all players see the cards in the zone, which may be a deck that was turned over."""
    if zone is Zone.DECK and resolution.state.player(whose).deck_face_up:
        resolution.cite("411.2d")
        return True
    return zone in (Zone.GRAVEYARD, Zone.REMOVED)


def _zones(resolution: Resolution, effect: Search, player: PlayerId, whose: PlayerId) -> tuple[Zone, ...]:
    """Return the zones to search: all of them if "and" joins them, else those that the player chooses."""
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
    """Return whether the player chooses not to search the deck, because enough cards are in the other zones."""
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
