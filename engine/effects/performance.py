"""Performing the effects of a text, in order and as far as possible (709.2b, 712.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import assert_never, get_args

from engine.citations import implements
from engine.effects import (
    attachments,
    bindings,
    card_moves,
    combat_roles,
    damage,
    interruption,
    kept_cards,
    lasting_effects,
    named_counters,
    new_decks,
    optional_effects,
    resources,
    revealed_cards,
    search,
    tokens,
    turned_cards,
    turns_to_come,
)
from engine.effects.lasting_effects import Creating
from engine.effects.optional_effects import Framing
from engine.effects.payment_precedence import AsCost
from engine.effects.performability import performable
from engine.effects.resolution import Resolution
from engine.events.attempt import Attempt, Beginning, Course
from engine.events.simultaneity import Parts, alone, begun
from engine.language.counter_moves import MoveCounters
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
    ExchangeControl,
    Exhaust,
    Flip,
    FlipCoin,
    ForEach,
    Heal,
    If,
    IfYouDo,
    Interrupt,
    LoseTheGame,
    May,
    NameCard,
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
    RollDice,
    Shuffle,
    TurnDeckOver,
)
from engine.language.extra_turns import ExtraTurn, SkipTurn
from engine.language.outside_the_game import KeepForNextGame, NewDeck
from engine.language.revelation import LookAt, Reveal, RevealUntil, Search
from engine.view.footprint import Footprint
from engine.view.scope import Scope


def perform(resolution: Resolution, effects: Sequence[Effect]) -> bool:
    """Perform the effects in order, each as far as possible; return whether all were performed entirely."""
    return alone(resolution.attempt, performing(resolution, effects))


@implements("102.2", "709.2b", "709.2c", "712.3")
def performing(resolution: Resolution, effects: Sequence[Effect]) -> Parts:
    """Perform the effects in order, each as far as possible; return whether all were performed entirely.

    If the player leaves the game by one of them, the link is interrupted and the rest is not performed (102.2, 711.2).
    Of several players who perform them, each waits before each but the first until all have performed those before it.
    """
    done, outer, rest = True, resolution.path, resolution.rest
    for place, effect in enumerate(effects):
        if outer is not None:
            if place:
                yield from resolution.waiting_at(place)
            resolution.path = (*outer, place)
        if resolution.state.result is not None or resolution.state.player(resolution.you).out:
            return False
        mark = resolution.citations.now()
        enough, resolution.done = resolution.done, True
        resolution.rest = effects[place + 1 :]
        resolution.depth += 1
        doing = _doing(resolution, effect)
        done = (doing() if callable(doing) else (yield from doing)) and resolution.done and done
        resolution.depth -= 1
        resolution.done = enough
        resolution.citations.go_back(mark)
        resolution.path = outer
    resolution.rest = rest
    return done


def _perform_by_itself(attempt: Attempt, scope: Scope, effects: Sequence[Effect]) -> bool:
    """Perform the effects of a modifier; return whether all were performed."""
    return perform(Resolution(attempt, scope), effects)


def _begin(attempt: Attempt, scope: Scope, effects: Sequence[Effect]) -> Beginning:
    """Let the choices for the first of the effects be made; return what happens first, and what performs the rest."""
    return begun(attempt, performing(Resolution(attempt, scope), effects))


def _performable(attempt: Attempt, scope: Scope, effects: Sequence[Effect]) -> bool:
    return performable(attempt, scope, effects, performing)


_NOT_PLAIN = (Search, CreateTokens, Reattach, PayResources, *get_args(Creating), *get_args(Framing))
"""The effects that are done in steps but are not plain ones."""
PERFORMING = Course(_perform_by_itself, _begin, _performable)
"""The course of an attempt in which effects are performed, but no whole action is done and nobody concedes."""


def steps_of(resolution: Resolution, effect: Effect) -> Parts | None:
    """Return an effect in steps if it is a plain one, which does something to cards and has no other effects in it."""
    doing = None if isinstance(effect, _NOT_PLAIN) else _doing(resolution, effect)
    return None if callable(doing) else doing


def _doing(resolution: Resolution, effect: Effect) -> Parts | Callable[[], bool]:
    """Return the effect in steps, or what does it where it can't be taken apart."""
    match effect:
        case Deal() | Heal() | PutDamage() | RemoveDamage():
            return damage.damaging(resolution, effect)
        case Put() | Discard() | Destroy() | Draw() | Shuffle():
            return card_moves.moving(resolution, effect)
        case Exhaust() | Ready() | Flip() | TurnDeckOver():
            return turned_cards.turning(resolution, effect)
        case AddCounters() | RemoveCounters() | MoveCounters():
            return named_counters.counting(resolution, effect)
        case Interrupt():
            return interruption.interrupting(resolution, effect)
        case Reveal() | LookAt() | RevealUntil():
            return revealed_cards.showing(resolution, effect)
        case ExtraTurn() | SkipTurn() | LoseTheGame():
            return turns_to_come.changing_turns(resolution, effect)
        case RemoveFromCombat() | BecomeDefender():
            return combat_roles.changing_roles(resolution, effect)
        case Search():
            return search.searching(resolution, effect, performing)
        case CreateTokens():
            return tokens.creating_tokens(resolution, effect)
        case Reattach():
            return attachments.reattaching(resolution, effect)
        case Apply() | Delay() | ExchangeControl():
            return lasting_effects.create(resolution, effect)
        case May() | IfYouDo() | If() | ChooseMode() | Repeat() | ForEach() | FlipCoin():
            return optional_effects.carry_out(resolution, effect, performing)
        case Choose() | ChooseNumber() | Remember() | RollDice() | NameCard():
            return partial(bindings.bind, resolution, effect)
        case PayResources():
            return resources.paying_for_effect(resolution, effect)
        case NewDeck():
            return partial(new_decks.build_deck, resolution, effect)
        case KeepForNextGame():
            return partial(kept_cards.keep, resolution, effect)
        case _:
            assert_never(effect)


def as_cost(effect: Effect) -> AsCost:
    """Return what is said of the effect as a part of a cost."""
    match effect:
        case Deal() | Heal() | PutDamage() | RemoveDamage():
            return damage.as_cost(effect)
        case Put() | Discard() | Destroy() | Draw() | Shuffle():
            return card_moves.as_cost(effect)
        case Exhaust() | Ready() | Flip() | TurnDeckOver():
            return turned_cards.as_cost(effect)
        case AddCounters() | RemoveCounters() | MoveCounters():
            return named_counters.as_cost(effect)
        case Interrupt():
            return interruption.AS_COST
        case Reveal() | LookAt() | RevealUntil():
            return revealed_cards.AS_COST
        case ExtraTurn() | SkipTurn() | LoseTheGame():
            return turns_to_come.AS_COST
        case RemoveFromCombat() | BecomeDefender():
            return combat_roles.AS_COST
        case Search():
            return search.AS_COST
        case CreateTokens():
            return tokens.AS_COST
        case Reattach():
            return attachments.AS_COST
        case Apply() | Delay() | ExchangeControl():
            return lasting_effects.AS_COST
        case May() | IfYouDo() | If() | ChooseMode() | Repeat() | ForEach() | FlipCoin():
            return optional_effects.as_cost(effect, as_cost)
        case Choose() | ChooseNumber() | Remember() | RollDice() | NameCard():
            return bindings.AS_COST
        case PayResources():
            return resources.AS_COST
        case NewDeck():
            return new_decks.AS_COST
        case KeepForNextGame():
            return kept_cards.AS_COST
        case _:
            assert_never(effect)


def footprint(effect: Effect) -> Footprint:
    """Return what the effect itself reads and changes, without the effects inside it."""
    match effect:
        case Deal() | Heal() | PutDamage() | RemoveDamage():
            return damage.footprint(effect)
        case Put() | Discard() | Destroy() | Draw() | Shuffle():
            return card_moves.footprint(effect)
        case Exhaust() | Ready() | Flip() | TurnDeckOver():
            return turned_cards.footprint(effect)
        case AddCounters() | RemoveCounters() | MoveCounters():
            return named_counters.footprint(effect)
        case Interrupt():
            return interruption.FOOTPRINT
        case Reveal() | LookAt() | RevealUntil():
            return revealed_cards.footprint(effect)
        case ExtraTurn() | SkipTurn() | LoseTheGame():
            return turns_to_come.footprint(effect)
        case RemoveFromCombat() | BecomeDefender():
            return combat_roles.footprint(effect)
        case Search():
            return search.footprint(effect)
        case CreateTokens():
            return tokens.FOOTPRINT
        case Reattach():
            return attachments.FOOTPRINT
        case Apply() | Delay() | ExchangeControl():
            return lasting_effects.footprint(effect)
        case May() | IfYouDo() | If() | ChooseMode() | Repeat() | ForEach() | FlipCoin():
            return optional_effects.footprint(effect)
        case Choose() | ChooseNumber() | Remember() | RollDice() | NameCard():
            return bindings.footprint(effect)
        case PayResources():
            return resources.FOOTPRINT
        case NewDeck():
            return new_decks.FOOTPRINT
        case KeepForNextGame():
            return kept_cards.FOOTPRINT
        case _:
            assert_never(effect)
