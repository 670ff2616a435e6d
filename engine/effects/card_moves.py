"""Effects that move cards: drawing, discarding, destroying, putting into zones, shuffling (411)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias, assert_never

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import cards_of, may_be_none, number, player_of, select
from engine.effects.entering_play import ENTERING_PLAY, into_play
from engine.effects.forced_choices import doing_of
from engine.effects.parts_of_players import in_turn_order
from engine.effects.payment_precedence import OTHERWISE, AsCost, Precedence
from engine.effects.plain_effects import on_each, proposed_plainly
from engine.effects.resolution import Resolution
from engine.events import simultaneity
from engine.events.attempt import Attempt
from engine.events.chance import shuffle
from engine.events.event import sure
from engine.events.simultaneity import Steps, alone
from engine.events.state_changes import occur
from engine.events.zone_changes import destroying
from engine.language.effects import Destroy, Discard, Draw, Effect, Put, Shuffle
from engine.language.modifiers import Deed
from engine.language.selections import Chosen, OwnerOf, Quantity
from engine.language.words import Zone
from engine.state.ids import CardId, PlayerId
from engine.state.record import EndGame, Event, FailToDraw, Move, MoveKind
from engine.view import referents
from engine.view.descriptions import fits
from engine.view.footprint import NOTHING, OF_ZONES, Aspect, Footprint, giving, reading, taking, taking_all, together
from engine.view.prohibitions import forbidden
from engine.view.selection_footprints import zones_of

CardMove: TypeAlias = Put | Discard | Destroy | Draw | Shuffle
"""The effects of this family."""
_MOST_DRAWS = 400
"""So often a player draws at most until enough cards are in hand; what goes on after that has no end."""
LEAVING_PLAY = Footprint(
    gives=frozenset((Aspect.GRAVEYARD, Aspect.LAST_KNOWN, Aspect.CONTROLLER)),
    takes=frozenset((Aspect.PLAY, Aspect.ATTACHMENTS, Aspect.COMBAT, Aspect.MODIFIERS)),
)
"""The footprint of leaving play: the card leaves combat, modifiers on it end, what is attached to it is put away."""


def moving(resolution: Resolution, effect: CardMove) -> Steps | Callable[[], bool]:
    """Put, discard or destroy cards, all at once; draw cards; shuffle decks."""
    match effect:
        case Put():
            return putting(resolution, effect)
        case Discard():
            return discarding(resolution, effect)
        case Destroy(selection, name):
            events = on_each(resolution, selection, destroying)
            return proposed_plainly(resolution, events, selection, name=name)
        case Draw():
            return _drawing_cards(resolution, effect)
        case Shuffle():
            return partial(_shuffle_decks, resolution, effect)
        case _:
            assert_never(effect)


def as_cost(effect: CardMove) -> AsCost:
    """Return what is said of the effect as a part of a cost."""
    match effect:
        case Put(zone=zone):
            return AsCost("remove" if zone is Zone.REMOVED else f"put into {zone}")
        case Discard(_, amount, at_random):
            return AsCost("discard", Precedence.LAST if amount is None or at_random else Precedence.MOVE)
        case Destroy():
            return AsCost("destroy")
        case Draw() | Shuffle():
            return OTHERWISE
        case _:
            assert_never(effect)


def footprint(effect: CardMove) -> Footprint:
    """Return what the effect itself reads and changes."""
    match effect:
        case Put():
            return _footprint_of_putting(effect)
        case Discard():
            thrown = frozenset((Aspect.GRAVEYARD, Aspect.LAST_KNOWN, Aspect.HISTORY))
            return Footprint(frozenset((Aspect.HAND,)), gives=thrown, takes=frozenset((Aspect.HAND,)), fixed=True)
        case Destroy(cards):
            return together((LEAVING_PLAY, taking(*zones_of(cards)), giving(Aspect.HISTORY)))
        case Draw(until_held=until_held):
            read = reading(Aspect.HAND) if until_held else NOTHING
            return together((read, taking_all(Aspect.DECK), giving(Aspect.HAND, Aspect.LAST_KNOWN, Aspect.HISTORY)))
        case Shuffle():
            return together((reading(Aspect.DECK), giving(Aspect.DECK)))
        case _:
            assert_never(effect)


def _footprint_of_putting(effect: Put) -> Footprint:
    """Return the zones from and to which the cards are put, and what cards that enter play bring with them."""
    left = zones_of(effect.cards)
    found = [taking(*left), giving(OF_ZONES[effect.zone], Aspect.LAST_KNOWN)]
    if Aspect.PLAY in left:
        found.append(LEAVING_PLAY)
    if effect.as_resource and Aspect.PLAY in left:
        found += [taking(Aspect.FACE, Aspect.READY), giving(Aspect.FACE)]
    if effect.zone is Zone.PLAY:
        attached = Footprint(frozenset((Aspect.PLAY,)), gives=frozenset((Aspect.ATTACHMENTS,)))
        found += [ENTERING_PLAY, attached, NOTHING if effect.damage is None else giving(Aspect.DAMAGE)]
    return together(found)


def _drawing_cards(resolution: Resolution, effect: Draw) -> Steps | Callable[[], bool]:
    """Let the players draw: one does in steps, several do at the same time."""
    players = [PlayerId(each) for each in select(resolution, effect.players)]
    if effect.until_held:
        drawn = {each: _drawn_until(resolution, each, effect.amount) for each in players}
    else:
        amount = number(resolution, effect.amount)
        drawn = {each: drawn_by(resolution, each, amount) for each in players}
    return drawn[players[0]] if len(players) == 1 else partial(_draw_at_once, resolution, drawn)


def _shuffle_decks(resolution: Resolution, effect: Shuffle) -> bool:
    """Let the players shuffle their decks; return whether there were any."""
    shuffling = select(resolution, effect.players)
    for each in shuffling:
        shuffle(resolution.attempt, PlayerId(each))
    return bool(shuffling)


@implements("802.1")
def _draw_at_once(resolution: Resolution, drawn: Mapping[PlayerId, Steps]) -> bool:
    """Let the players draw, each at the same time as the others do; return whether each drew all the cards.

    Nobody drawing is not done.
    """
    if not drawn:
        return False
    resolution.cite("802.1")
    return all(simultaneity.together(resolution.attempt, drawn).values())


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
        event, why = _next_draw(attempt, player)
        pending = yield [event], (*rules, why)
        done = isinstance(event, Move) and pending[0].performed and done
    return done


def _next_draw(attempt: Attempt, player: PlayerId) -> tuple[Move | FailToDraw, str]:
    """Return the event in which the player draws a card, or has none to draw, and its rule."""
    deck = attempt.state.player(player).deck
    if deck:
        return Move(deck[0], Zone.HAND, MoveKind.DRAW, player=player), "411.2a"
    return FailToDraw(player), "102.1a"


def drawn_by(resolution: Resolution, player: PlayerId, amount: int) -> Steps:
    """Propose that the player draws that many cards, citing the rules of the text that says so."""
    cited = resolution.citations.now()
    resolution.citations.place(cited if amount else ())
    return drawing(resolution.attempt, player, amount, *cited)


@implements("712.3", "801.2")
def _drawn_until(resolution: Resolution, player: PlayerId, amount: Quantity) -> Steps:
    """Propose one draw after another until the player has so many cards in hand, or nothing more can be drawn.

    Draws that were replaced, by nothing or by several draws, are followed by further ones. If none of them brings a
    card, they are a loop of mandatory actions, which nobody can break: the game is a draw (801.2).
    """
    for _ in range(_MOST_DRAWS):
        seat, many = resolution.state.player(player), number(resolution, amount)
        if seat.out or len(seat.hand) >= many:
            return not seat.out
        cited = resolution.citations.now()
        resolution.citations.place(cited)
        event, why = _next_draw(resolution.attempt, player)
        (drawn,) = yield [event], (*cited, why)
        if not drawn.replaced and not (drawn.performed and isinstance(event, Move)):
            return False
    end = EndGame((), "the game is a draw")
    resolution.attempt.state, _ = occur(resolution.attempt.state, end)
    resolution.attempt.record(end, (rule("801.2"),))
    return False


@implements("411.8c")
def discarding(resolution: Resolution, effect: Discard) -> Steps:
    """Let each of the players choose which cards to discard, if any can be, and discard them at once (802.1).

    What the text says of them all, such as how many cards they have in hand, it says of each by himself or herself.
    """
    events: list[Event] = []
    discarding = in_turn_order(resolution.state, select(resolution, effect.players))
    done, outer = bool(discarding), resolution.scope.asked
    for player in discarding:
        if len(discarding) > 1:
            resolution.read(asked=(effect.players, player))
        hand = tuple(card for card in resolution.state.player(player).hand if card != resolution.scope.announced)
        if effect.filter is not None:
            hand = tuple(card for card in hand if fits(resolution.scope, effect.filter, card))
        wanted = len(hand) if effect.amount is None else max(0, number(resolution, effect.amount))
        done = done and wanted <= len(hand)
        many = min(wanted, len(hand))
        moves = {card: Move(card, Zone.GRAVEYARD, MoveKind.DISCARD, player=player) for card in hand}
        if forbidden(resolution.state, Deed.DISCARD, player) is not None:
            events += [*moves.values()][:many]
            continue
        choice = _discard_choice(resolution, effect, player, hand, many)
        foresees = resolution.attempt.foresight is not None and wanted <= len(hand)
        surely = foresees and all(sure(resolution.state, move) for move in moves.values())
        events += [moves[CardId(int(card))] for card in resolution.ask(choice, surely=surely)]
    if len(discarding) > 1:
        resolution.read(asked=outer)
        resolution.cite("802.1")
    pending = yield from resolution.proposing(events)
    if effect.name is not None:
        resolution.bind(effect.name, tuple(p.record.made for p in pending if p.record is not None and p.record.made))
    return done and len(pending) == len(events) and all(each.performed for each in pending)


def _discard_choice(
    resolution: Resolution, effect: Discard, player: PlayerId, hand: tuple[CardId, ...], many: int
) -> Choice:
    """Return the choice of that many cards of the hand, which is chance if the cards are discarded at random."""
    kind, who = (ChoiceKind.CHANCE, None) if effect.at_random else (ChoiceKind.DISCARD, player)
    words = "which cards to discard"
    return Choice(kind, who, rule("411.8c"), hand, many, many, about=resolution.source, words=words)


@implements("411.1", "411.2c")
def putting(resolution: Resolution, effect: Put) -> Steps:
    """Put the selected cards into a zone at the same time; several on a deck go there as who puts them arranges them.

    They aren't arranged where the deck is shuffled next, or where each goes to another deck.
    """
    rest = resolution.rest
    cards = _to_be_put(resolution, effect)
    if effect.zone is Zone.PLAY:
        events = _all_into_play(resolution, effect, cards)
    else:
        events = []
        for who, theirs in _by_whom(resolution, effect, cards):
            arranging = effect.zone is Zone.DECK and not _in_any_order(resolution, theirs, rest)
            order = _arranged(resolution, theirs, who) if arranging else theirs
            events += [Move(card, effect.zone, player=who, on_bottom=effect.on_bottom) for card in order]
    pending = yield from resolution.proposing(events, resolution.why)
    if effect.name is not None:
        resolution.cite("411.8b")
        resolution.bind(effect.name, tuple(p.record.made for p in pending if p.record is not None and p.record.made))
    enough = bool(pending) or (not cards and may_be_none(resolution, effect.cards))
    return enough and all(each.performed for each in pending)


@implements("802.1")
def _by_whom(resolution: Resolution, effect: Put, cards: list[CardId]) -> list[tuple[PlayerId, list[CardId]]]:
    """Return who puts which of the cards, in turn order; of several players each puts the own ones."""
    who = effect.by or (effect.cards.by if isinstance(effect.cards, Chosen) else None)
    if who is None:
        return [(resolution.you, cards)]
    players = [PlayerId(each) for each in in_turn_order(resolution.state, select(resolution, who))]
    if len(players) < 2:
        return [(players[0] if players else resolution.you, cards)]
    resolution.cite("802.1")
    known = {card: resolution.state.cards[card] for card in cards}
    of_cards = {card: each.controller or each.owner for card, each in known.items()}
    found = [(each, [card for card in cards if of_cards[card] == each]) for each in players]
    return [*found, (resolution.you, [card for card in cards if of_cards[card] not in players])]


@implements("710.2", "802.1")
def _all_into_play(resolution: Resolution, effect: Put, cards: Sequence[CardId]) -> list[Event]:
    """Return the moves that put the cards into play; players choose for theirs from the turn player on."""
    events: list[Event] = []
    coming = {card: resolution.you if effect.under is None else _whose(resolution, effect, card) for card in cards}
    places = {seat.id: place for place, seat in enumerate(resolution.state.remaining)}
    for card, under in sorted(coming.items(), key=lambda each: -1 if each[1] is None else places[each[1]]):
        event = None if under is None else into_play(resolution, card, under, effect)
        if event is None:
            resolution.done = False
        else:
            events.append(event)
    return events


@implements("709.2b")
def _to_be_put(resolution: Resolution, effect: Put) -> list[CardId]:
    """Return the selected cards; where they are chosen, they are such as can be moved, if any are."""
    if effect.zone is Zone.PLAY:
        return [*cards_of(resolution, effect.cards, doing_of(resolution, effect))]
    resolution.doing = lambda card: (Move(card, effect.zone, MoveKind.PUT, player=resolution.you),)
    cards = [*cards_of(resolution, effect.cards)]
    resolution.doing = None
    return cards


@implements("400.1", "710.1")
def _whose(resolution: Resolution, effect: Put, card: CardId) -> PlayerId | None:
    """Return the player under whose control the card is put into play, None if he or she has left the game.

    "It" in the selection is the card. Of several players who put cards into play, each puts those of the own zones.
    """
    assert effect.under is not None
    resolution.cite("400.1")
    resolution.bind("it", (card,))
    players = select(resolution, effect.under)
    owner = resolution.state.cards[card].owner
    return owner if len(players) > 1 and owner in players else player_of(resolution, effect.under)


def _in_any_order(resolution: Resolution, cards: Sequence[CardId], rest: Sequence[Effect]) -> bool:
    """Return whether no order of the cards on their decks can matter, as where these are shuffled next."""
    owners = {resolution.state.cards[card].owner for card in cards}
    if len(owners) == len(cards):
        return True
    then = next((each for each in rest if not isinstance(each, Put)), None)
    if not isinstance(then, Shuffle):
        return False
    return isinstance(then.players, OwnerOf) or owners <= {*referents.select(resolution.uncited, then.players)}


def _arranged(resolution: Resolution, cards: list[CardId], player: PlayerId) -> list[CardId]:
    """Return the cards in the order in which the player puts them; the last one ends on top, or at the bottom."""
    answer = resolution.ask(
        Choice(
            ChoiceKind.CARDS,
            player,
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
