"""Carrying out what a text says, in order, as far as possible (709.2b, 712.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never, get_args

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects import card_moves, lasting_effects, optional_effects, packets
from engine.effects.card_choices import may_be_none
from engine.effects.kept_cards import keep
from engine.effects.named_cards import name_card, reveal_until
from engine.effects.new_decks import build_deck
from engine.effects.performability import bearing, performable, turns_all
from engine.effects.resources import pay_resources, ready_resources
from engine.events.attempt import Attempt, Course
from engine.events.event import Pending, possible, stopped_by
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
from engine.view.referents import cards_of, holds, number, player_of, select
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
"""Effects that are no more than events, all for the same moment."""

_PLAIN = get_args(Plain)


@implements("102.2", "709.2b", "709.2c", "712.3")
def perform(scope: Scope, effects: Sequence[Effect]) -> bool:
    """Do the effects in order, each as far as possible; return whether all of them were performed entirely.

    A player who leaves the game by one of them does no more of them: the link is interrupted (102.2, 711.2).
    """
    done = True
    for effect in effects:
        if scope.state.result is not None or scope.state.player(scope.you).out:
            return False
        done = _perform(scope, effect) and done
    return done


def _perform_instead(attempt: Attempt, scope: Scope, effects: Sequence[Effect], event: Event) -> bool:
    """Do the effects instead of the event, as a replacement modifier says; return whether all were performed."""
    scope.attempt, scope.replacing = attempt, event
    return perform(scope, effects)


PERFORMING = Course(_perform_instead, performable)
"""The course of an attempt in which effects are performed, but no whole action is done and nobody concedes."""


def _perform(scope: Scope, effect: Effect) -> bool:
    match effect:
        case Deal():
            return alone(scope.trying, packets.dealing(scope, effect))
        case Heal():
            return alone(scope.trying, packets.healing(scope, effect))
        case Draw() | Discard() | Put() | Search() | Shuffle():
            return card_moves.change_zones(scope, effect)
        case Apply() | Delay() | CreateTokens() | Reattach() | BecomeDefender() | ExchangeControl():
            return lasting_effects.create(scope, effect)
        case May() | IfYouDo() | ChooseMode() | Repeat() | ForEach() | FlipCoin():
            return optional_effects.carry_out(scope, effect, perform)
        case If(condition, then, otherwise):
            return perform(scope, then if holds(scope, condition) else otherwise)
        case Choose() | ChooseNumber() | Remember() | RollDice():
            return _bind(scope, effect)
        case NameCard():
            return name_card(scope, effect)
        case RevealUntil():
            return reveal_until(scope, effect)
        case PayResources(player, amount):
            return _pay(scope, player_of(scope, player), number(scope, amount))
        case NewDeck(player, size):
            return build_deck(scope, player_of(scope, player), size)
        case KeepForNextGame(players, filter):
            return keep(scope, select(scope, players), filter)
        case LoseTheGame(players):
            from engine.events.departure import leave

            leave(scope.trying, tuple(PlayerId(each) for each in select(scope, players)), "loses the game", "102.2")
            return True
        case _:
            return alone(scope.trying, _plainly(scope, effect))


def steps_of(scope: Scope, effect: Effect) -> Steps | None:
    """Return an effect in steps that can be taken while others take theirs, None for one that is no such."""
    match effect:
        case Deal():
            return packets.dealing(scope, effect)
        case Heal():
            return packets.healing(scope, effect)
        case Discard():
            return card_moves.discarding(scope, effect)
        case Put():
            return card_moves.putting(scope, effect)
        case Draw(_, amount):
            players = select(scope, effect.players)
            if len(players) != 1:
                return None
            return card_moves.drawing(scope.trying, PlayerId(players[0]), number(scope, amount))
        case _:
            return _plainly(scope, effect) if isinstance(effect, _PLAIN) else None


def _plainly(scope: Scope, effect: Plain) -> Steps:
    """Propose all events of a plain effect for one moment."""
    events = _events(scope, effect)
    wanted = _still_to_turn(scope, events) if turns_all(effect) else events
    pending = yield events, (scope.why,)
    if isinstance(effect, (Destroy, Exhaust)) and effect.name is not None:
        scope.things[effect.name] = _cards_done(pending)
    return _all_done(wanted, pending) or (not events and may_be_none(scope, getattr(effect, "cards", None)))


@implements("105.1", "709.2f")
def _still_to_turn(scope: Scope, events: Sequence[Event]) -> Sequence[Event]:
    """Return those of the events that turn a card which isn't turned so already: the others need not be done."""
    return [event for event in events if possible(scope.state, event)]


@implements("709.2f")
def _all_done(events: Sequence[Event], pending: Sequence[Pending]) -> bool:
    """Return whether there was something to do and all of it was done; what could not even be tried was not."""
    done = [each.proposed for each in pending if each.performed]
    return bool(events) and all(event in done for event in events)


@implements("709.2b")
def _cards_done(pending: Sequence[Pending]) -> tuple[CardId, ...]:
    """Return the cards that were destroyed or exhausted, which those that could not be are not among."""
    return tuple(each.proposed.card for each in pending if each.performed and isinstance(each.proposed, (Move, Turn)))


@implements("402.1", "710.2")
def _counters_added(scope: Scope, effect: AddCounters) -> list[Event]:
    """Return the counters that are put on cards in play; those for the link's own card wait for it to enter play."""
    found: list[Event] = []
    for card in cards_of(scope, effect.cards):
        amount = number(scope, effect.amount)
        if card == scope.source and scope.state.cards[card].zone is Zone.CHAIN:
            scope.counters[effect.name] = scope.counters.get(effect.name, 0) + amount
        else:
            found.append(ChangeCounters(card, effect.name, amount))
    return found


def _events(
    scope: Scope,
    effect: Plain,
) -> list[Event]:
    """Return the events that a plain effect proposes, all for the same moment."""
    match effect:
        case PutDamage(on, amount):
            cards = cards_of(scope, on)
            return [PutDamageOn(card, _room(scope, card, _each(scope, amount, card))) for card in cards]
        case RemoveDamage(on, amount):
            cards = cards_of(scope, on)
            return [PutDamageOn(card, -_each(scope, amount, card)) for card in cards]
        case Destroy(selection):
            return _on_each(scope, selection, destroying)
        case Exhaust(selection):
            return _on_each(scope, selection, lambda card: Turn(card, ready=False))
        case Ready(selection):
            return _on_each(scope, selection, lambda card: Turn(card, ready=True))
        case Flip(selection):
            return [FlipOver(card, not scope.state.cards[card].face_up) for card in cards_of(scope, selection)]
        case Interrupt(links):
            return _interrupting(scope, effect, links)
        case AddCounters():
            return _counters_added(scope, effect)
        case RemoveCounters(selection, name, quantity):
            return [
                ChangeCounters(
                    card,
                    name,
                    -(scope.state.cards[card].counters_named(name) if quantity is None else number(scope, quantity)),
                )
                for card in cards_of(scope, selection)
            ]
        case Reveal(selection):
            return [ShowCards(tuple(CardId(card) for card in select(scope, selection)))]
        case LookAt(player, selection):
            shown = tuple(CardId(card) for card in select(scope, selection))
            viewer = player_of(scope, player)
            return [] if viewer is None else [ShowCards(shown, viewer)]
        case TurnDeckOver(players):
            return [TurnOver(PlayerId(each)) for each in select(scope, players)]
        case ExtraTurn(players):
            return [GainTurn(PlayerId(each)) for each in select(scope, players)]
        case SkipTurn(players, draw_step):
            return [MissTurn(PlayerId(each), draw_step) for each in select(scope, players)]
        case RemoveFromCombat(selection):
            return [InCombat(CombatDeed.LEAVES_COMBAT, card) for card in cards_of(scope, selection)]
        case _:
            assert_never(effect)


@implements("709.2b")
def _on_each(scope: Scope, selection: Selection, event: Callable[[CardId], Event]) -> list[Event]:
    """Return the event for each selected card; where cards are chosen, they are such that it can happen, if any are."""
    scope.able = lambda card: possible(scope.state, event(card)) and stopped_by(scope.state, event(card)) is None
    chosen = cards_of(scope, selection)
    scope.able = None
    return [event(card) for card in chosen]


def _each(scope: Scope, amount: object, card: CardId) -> int:
    """Return the amount for one of several cards: "it" in the quantity is that card."""
    scope.things["it"] = (card,)
    return number(scope, amount)  # type: ignore[arg-type]


@implements("faq-2009-03:1")
def _room(scope: Scope, card: CardId, amount: int) -> int:
    """Return how much of the damage can be put on the character.

    In some editions no more than brings it to its health.
    """
    if not scope.state.edition.damage_put_up_to_health:
        return amount
    return min(amount, max(0, values(scope.state, card).health - scope.state.cards[card].damage))


@implements("711.1", "711.2")
def interruptions(scope: Scope, links: Sequence[int], by: PlayerId | None = None) -> list[Event]:
    """Return the events that interrupt the links: a card goes to its owner's graveyard, an effect just leaves.

    By whom, if a link of a player's does it; not where a link is interrupted for want of targets.
    """
    found: list[Event] = []
    for each in links:
        link = next((link for link in scope.state.chain if link.id == each), None)
        if link is None:
            continue
        if CardId(each) in scope.state.cards:
            found.append(Move(CardId(each), Zone.GRAVEYARD, MoveKind.INTERRUPT, player=link.controller, by=by))
        else:
            found.append(LeaveChain(link, "interrupted"))
    return found


@implements("709.2b", "711.2")
def _interrupting(scope: Scope, effect: Interrupt, links: Selection) -> list[Event]:
    """Return the events that interrupt what the text tells to; never the link itself, whose text is under way."""
    scope.able = bearing(scope, effect)
    chosen = select(scope, links)
    scope.able = None
    others = [each for each in chosen if scope.link is None or each != scope.link.id]
    return interruptions(scope, others, scope.you)


def _pay(scope: Scope, player: PlayerId | None, amount: int) -> bool:
    if player is None or len(ready_resources(scope.state, player)) < amount:
        return False
    you, scope.you = scope.you, player
    pay_resources(scope, amount)
    scope.you = you
    return True


def _bind(scope: Scope, effect: Choose | ChooseNumber | Remember | RollDice) -> bool:
    """Bind what is chosen, counted or rolled to a name for the rest of the text."""
    match effect:
        case Choose(selection, name):
            scope.done = True
            scope.things[name] = select(scope, selection)
            return scope.done
        case Remember(quantity, name):
            scope.numbers[name] = number(scope, quantity)
            return True
        case ChooseNumber(player, low, high, name):
            chooser = player_of(scope, player)
            if chooser is None:
                return False
            answer = scope.trying.ask(
                Choice(
                    ChoiceKind.NUMBER,
                    chooser,
                    rule("104.1"),
                    low=number(scope, low),
                    high=None if high is None else number(scope, high),
                    about=scope.source,
                    words="which number",
                )
            )
            scope.numbers[name] = int(answer[0])
            return True
        case RollDice(player, dice, name):
            from engine.events.chance import roll

            roller = player_of(scope, player)
            if roller is None:
                return False
            scope.numbers[name] = roll(scope.trying, roller, number(scope, dice))
            return True
        case _:
            assert_never(effect)
