"""Performing the effects of a text, in order and as far as possible (709.2b, 712.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never, get_args

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects import card_moves, lasting_effects, optional_effects, packets
from engine.effects.ability_to_bear import bearing, turns_all
from engine.effects.card_choices import cards_of, holds, may_be_none, number, player_of, select
from engine.effects.kept_cards import keep
from engine.effects.named_cards import name_card, reveal_until
from engine.effects.new_decks import build_deck
from engine.effects.performability import performable
from engine.effects.resolution import Resolution
from engine.effects.resources import pay_resources, ready_resources
from engine.events.attempt import Attempt, Course
from engine.events.chance import roll
from engine.events.departure import leave
from engine.events.proposed_event import Pending, possible, stopped_by
from engine.events.simultaneity import Steps, alone
from engine.events.zone_changes import destroying
from engine.language.deciding import ExchangeControl, NameCard, RevealUntil
from engine.language.effects import (
    AddCounters,
    Apply,
    BecomeDefender,
    Choose,
    ChooseMode,
    ChooseNumber,
    CreateTokens,
    Deal,
    Delay,
    Destroy,
    Discard,
    Draw,
    Effect,
    Exhaust,
    ExtraTurn,
    Flip,
    FlipCoin,
    ForEach,
    Heal,
    If,
    IfYouDo,
    Interrupt,
    LookAt,
    LoseTheGame,
    May,
    PayResources,
    Put,
    PutDamage,
    Ready,
    Reattach,
    Remember,
    RemoveCounters,
    RemoveDamage,
    RemoveFromCombat,
    Repeat,
    Reveal,
    RollDice,
    Search,
    Shuffle,
    SkipTurn,
    TurnDeckOver,
)
from engine.language.outside_the_game import KeepForNextGame, NewDeck
from engine.language.selections import Selection
from engine.language.words import Zone
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import (
    ChangeCounters,
    CombatDeed,
    Event,
    FlipOver,
    GainTurn,
    InCombat,
    LeaveChain,
    MissTurn,
    Move,
    MoveKind,
    PutDamageOn,
    ShowCards,
    Turn,
    TurnOver,
)
from engine.view.scope import Scope
from engine.view.values import values

Plain: TypeAlias = (
    PutDamage
    | RemoveDamage
    | Destroy
    | Exhaust
    | Ready
    | Flip
    | Interrupt
    | AddCounters
    | RemoveCounters
    | Reveal
    | LookAt
    | TurnDeckOver
    | ExtraTurn
    | SkipTurn
    | RemoveFromCombat
)
"""Effects that are just events, all for the same moment."""

_PLAIN = get_args(Plain)


@implements("102.2", "709.2b", "709.2c", "712.3")
def perform(resolution: Resolution, effects: Sequence[Effect]) -> bool:
    """Perform the effects in order, each as far as possible; return whether all were performed entirely.

    If the player leaves the game by one of them, the link is interrupted and the rest is not performed (102.2, 711.2).
    """
    done = True
    for effect in effects:
        if resolution.state.result is not None or resolution.state.player(resolution.you).out:
            return False
        mark = resolution.citations.now()
        done = _perform(resolution, effect) and done
        resolution.citations.go_back(mark)
    return done


def _perform_instead(attempt: Attempt, scope: Scope, effects: Sequence[Effect]) -> bool:
    """Perform the effects in the place of an event that was replaced; return whether all were performed."""
    return perform(Resolution(attempt, scope), effects)


PERFORMING = Course(_perform_instead, performable)
"""The course of an attempt in which effects are performed, but no whole action is done and nobody concedes."""


def _perform(resolution: Resolution, effect: Effect) -> bool:
    match effect:
        case Deal():
            return alone(resolution.attempt, packets.dealing(resolution, effect))
        case Heal():
            return alone(resolution.attempt, packets.healing(resolution, effect))
        case Draw() | Discard() | Put() | Search() | Shuffle():
            return card_moves.change_zones(resolution, effect, perform)
        case Apply() | Delay() | CreateTokens() | Reattach() | BecomeDefender() | ExchangeControl():
            return lasting_effects.create(resolution, effect)
        case May() | IfYouDo() | ChooseMode() | Repeat() | ForEach() | FlipCoin():
            return optional_effects.carry_out(resolution, effect, perform, steps_of)
        case If(condition, then, otherwise):
            return perform(resolution, then if holds(resolution, condition) else otherwise)
        case Choose() | ChooseNumber() | Remember() | RollDice():
            return _bind(resolution, effect)
        case NameCard():
            return name_card(resolution, effect)
        case RevealUntil():
            return reveal_until(resolution, effect)
        case PayResources(player, amount):
            return _pay(resolution, player_of(resolution, player), number(resolution, amount))
        case NewDeck(player, size):
            return build_deck(resolution, player_of(resolution, player), size)
        case KeepForNextGame(players, filter):
            return keep(resolution, select(resolution, players), filter)
        case LoseTheGame(players):
            leave(
                resolution.attempt,
                tuple(PlayerId(each) for each in select(resolution, players)),
                "loses the game",
                "102.2",
            )
            return True
        case _:
            return alone(resolution.attempt, _plainly(resolution, effect))


def steps_of(resolution: Resolution, effect: Effect) -> Steps | None:
    """Return the effect in steps that several players can take at the same time, None if it has no such steps."""
    match effect:
        case Deal():
            return packets.dealing(resolution, effect)
        case Heal():
            return packets.healing(resolution, effect)
        case Discard():
            return card_moves.discarding(resolution, effect)
        case Put():
            return card_moves.putting(resolution, effect)
        case Draw(_, amount):
            players = select(resolution, effect.players)
            if len(players) != 1:
                return None
            return card_moves.drawn_by(resolution, PlayerId(players[0]), number(resolution, amount))
        case _:
            return _plainly(resolution, effect) if isinstance(effect, _PLAIN) else None


def _plainly(resolution: Resolution, effect: Plain) -> Steps:
    """Propose all events of a plain effect for one moment."""
    events = _events(resolution, effect)
    wanted = _still_to_turn(resolution, events) if turns_all(effect) else events
    pending = yield from resolution.proposing(events, resolution.why)
    if isinstance(effect, (Destroy, Exhaust)) and effect.name is not None:
        resolution.bind(effect.name, _cards_done(pending))
    return _all_done(wanted, pending) or (not events and may_be_none(resolution, getattr(effect, "cards", None)))


@implements("105.1", "709.2f")
def _still_to_turn(resolution: Resolution, events: Sequence[Event]) -> Sequence[Event]:
    """Return the events without those that ready a ready card or exhaust an exhausted one."""
    return [event for event in events if possible(resolution.state, event)]


@implements("709.2f")
def _all_done(events: Sequence[Event], pending: Sequence[Pending]) -> bool:
    """Return whether there was anything to do and all of it was done; an event that was impossible was not."""
    done = [each.proposed for each in pending if each.performed]
    return bool(events) and all(event in done for event in events)


@implements("709.2b")
def _cards_done(pending: Sequence[Pending]) -> tuple[CardId, ...]:
    """Return the cards that were in fact destroyed or exhausted."""
    return tuple(each.proposed.card for each in pending if each.performed and isinstance(each.proposed, (Move, Turn)))


@implements("402.1", "710.2")
def _counters_added(resolution: Resolution, effect: AddCounters) -> list[Event]:
    """Return the events that put counters on cards in play; those for the link's own card wait for it."""
    found: list[Event] = []
    for card in cards_of(resolution, effect.cards):
        amount = number(resolution, effect.amount)
        if card == resolution.source and resolution.state.cards[card].zone is Zone.CHAIN:
            resolution.counters[effect.name] = resolution.counters.get(effect.name, 0) + amount
        else:
            found.append(ChangeCounters(card, effect.name, amount))
    return found


def _events(
    resolution: Resolution,
    effect: Plain,
) -> list[Event]:
    """Return the events that a plain effect proposes, all for the same moment."""
    match effect:
        case PutDamage(on, amount):
            cards = cards_of(resolution, on)
            return [PutDamageOn(card, _room(resolution, card, _each(resolution, amount, card))) for card in cards]
        case RemoveDamage(on, amount):
            cards = cards_of(resolution, on)
            return [PutDamageOn(card, -_each(resolution, amount, card)) for card in cards]
        case Destroy(selection):
            return _on_each(resolution, selection, destroying)
        case Exhaust(selection):
            return _on_each(resolution, selection, lambda card: Turn(card, ready=False))
        case Ready(selection):
            return _on_each(resolution, selection, lambda card: Turn(card, ready=True))
        case Flip(selection):
            return [
                FlipOver(card, not resolution.state.cards[card].face_up) for card in cards_of(resolution, selection)
            ]
        case Interrupt(links):
            return _interrupting(resolution, effect, links)
        case AddCounters():
            return _counters_added(resolution, effect)
        case RemoveCounters(selection, name, quantity):
            return [
                ChangeCounters(
                    card,
                    name,
                    -(
                        resolution.state.cards[card].counters_named(name)
                        if quantity is None
                        else number(resolution, quantity)
                    ),
                )
                for card in cards_of(resolution, selection)
            ]
        case Reveal(selection):
            return [ShowCards(tuple(CardId(card) for card in select(resolution, selection)))]
        case LookAt(player, selection):
            shown = tuple(CardId(card) for card in select(resolution, selection))
            viewer = player_of(resolution, player)
            return [] if viewer is None else [ShowCards(shown, viewer)]
        case TurnDeckOver(players):
            return [TurnOver(PlayerId(each)) for each in select(resolution, players)]
        case ExtraTurn(players):
            return [GainTurn(PlayerId(each)) for each in select(resolution, players)]
        case SkipTurn(players, draw_step):
            return [MissTurn(PlayerId(each), draw_step) for each in select(resolution, players)]
        case RemoveFromCombat(selection):
            return [InCombat(CombatDeed.LEAVES_COMBAT, card) for card in cards_of(resolution, selection)]
        case _:
            assert_never(effect)


@implements("709.2b")
def _on_each(resolution: Resolution, selection: Selection, event: Callable[[CardId], Event]) -> list[Event]:
    """Return the event for each selected card; a player chooses among cards for which it is possible, if any."""
    resolution.able = lambda card: (
        possible(resolution.state, event(card)) and stopped_by(resolution.state, event(card)) is None
    )
    chosen = cards_of(resolution, selection)
    resolution.able = None
    return [event(card) for card in chosen]


def _each(resolution: Resolution, amount: object, card: CardId) -> int:
    """Return the amount for one of several cards; "it" in the quantity is that card."""
    resolution.bind("it", (card,))
    return number(resolution, amount)  # type: ignore[arg-type]


@implements("faq-2009-03:1")
def _room(resolution: Resolution, card: CardId, amount: int) -> int:
    """Return how much of the damage can be put on the character.

    In some editions it is at most the rest of its health.
    """
    if not resolution.state.edition.damage_put_up_to_health:
        return amount
    return min(amount, max(0, values(resolution.state, card).health - resolution.state.cards[card].damage))


@implements("711.1", "711.2")
def interruptions(state: State, links: Sequence[int], by: PlayerId | None = None) -> list[Event]:
    """Return the events that interrupt the links: a card goes to its owner's graveyard, an effect leaves the chain.

    `by` is the player whose link interrupts them, None if they are interrupted for lack of legal targets.
    """
    found: list[Event] = []
    for each in links:
        link = next((link for link in state.chain if link.id == each), None)
        if link is None:
            continue
        if CardId(each) in state.cards:
            found.append(Move(CardId(each), Zone.GRAVEYARD, MoveKind.INTERRUPT, player=link.controller, by=by))
        else:
            found.append(LeaveChain(link, "interrupted"))
    return found


@implements("709.2b", "711.2")
def _interrupting(resolution: Resolution, effect: Interrupt, links: Selection) -> list[Event]:
    """Return the events that interrupt the selected links, except the link whose text is being performed."""
    resolution.able = bearing(resolution.scope, effect)
    chosen = select(resolution, links)
    resolution.able = None
    others = [each for each in chosen if resolution.link is None or each != resolution.link.id]
    return interruptions(resolution.state, others, resolution.you)


def _pay(resolution: Resolution, player: PlayerId | None, amount: int) -> bool:
    if player is None or len(ready_resources(resolution.state, player)) < amount:
        return False
    you = resolution.you
    resolution.read(you=player)
    pay_resources(resolution, amount)
    resolution.read(you=you)
    return True


def _bind(resolution: Resolution, effect: Choose | ChooseNumber | Remember | RollDice) -> bool:
    """Bind what is chosen, counted or rolled to a name for the rest of the text."""
    match effect:
        case Choose(selection, name):
            resolution.done = True
            resolution.bind(name, select(resolution, selection))
            return resolution.done
        case Remember(quantity, name):
            resolution.count(name, number(resolution, quantity))
            return True
        case ChooseNumber(player, low, high, name):
            chooser = player_of(resolution, player)
            if chooser is None:
                return False
            answer = resolution.ask(
                Choice(
                    ChoiceKind.NUMBER,
                    chooser,
                    rule("104.1"),
                    low=number(resolution, low),
                    high=None if high is None else number(resolution, high),
                    about=resolution.source,
                    words="which number",
                )
            )
            resolution.count(name, int(answer[0]))
            return True
        case RollDice(player, dice, name):
            roller = player_of(resolution, player)
            if roller is None:
                return False
            resolution.count(name, roll(resolution.attempt, roller, number(resolution, dice)))
            return True
        case _:
            assert_never(effect)
