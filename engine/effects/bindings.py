"""Effects that bind what is chosen, named, counted or rolled to a name for the rest of the text."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import may_be_none, number, player_of, select_for
from engine.effects.forced_choices import doing_next
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.resolution import Resolution
from engine.events.chance import roll
from engine.language.effects import Choose, ChooseNumber, NameCard, Remember, RollDice
from engine.language.selections import Selection
from engine.language.words import Zone
from engine.state.ids import CardId
from engine.view.descriptions import fits
from engine.view.footprint import NOTHING, Footprint
from engine.view.selection_footprints import in_zones

Binding: TypeAlias = Choose | ChooseNumber | Remember | RollDice | NameCard
"""The effects of this family."""
AS_COST = OTHERWISE
"""What is said of each of them as a part of a cost."""


def bind(resolution: Resolution, effect: Binding) -> bool:
    """Bind something to the name; return whether there was something."""
    match effect:
        case Choose(selection, name):
            return _choose(resolution, selection, name)
        case Remember(quantity, name):
            resolution.count(name, number(resolution, quantity))
            return True
        case ChooseNumber():
            return _choose_number(resolution, effect)
        case RollDice(player, dice, name):
            roller = player_of(resolution, player)
            if roller is None:
                return False
            resolution.count(name, roll(resolution.attempt, roller, number(resolution, dice)))
            return True
        case NameCard():
            return _name_card(resolution, effect)
        case _:
            assert_never(effect)


def footprint(effect: Binding) -> Footprint:
    """Return what the effect itself reads and changes."""
    match effect:
        case Choose() | ChooseNumber() | Remember() | RollDice():
            return NOTHING
        case NameCard():
            return Footprint(in_zones(tuple(Zone)))
        case _:
            assert_never(effect)


@implements("709.2b", "709.2f")
def _choose(resolution: Resolution, selection: Selection, name: str) -> bool:
    """Bind what the selection holds; return whether it holds something, or a player may choose none of it.

    What is chosen is such that what is done to it next can be done, if that is possible.
    """
    chosen = select_for(resolution, selection, doing_next(resolution, name))
    resolution.bind(name, chosen)
    return bool(chosen) or may_be_none(resolution, selection)


@implements("104.1")
def _choose_number(resolution: Resolution, effect: ChooseNumber) -> bool:
    """Let the player choose a number between the bounds."""
    chooser = player_of(resolution, effect.player)
    if chooser is None:
        return False
    answer = resolution.ask(
        Choice(
            ChoiceKind.NUMBER,
            chooser,
            rule("104.1"),
            low=number(resolution, effect.low),
            high=None if effect.high is None else number(resolution, effect.high),
            about=resolution.source,
            words="which number",
        )
    )
    resolution.count(effect.name, int(answer[0]))
    return True


@implements("709.2b")
def _name_card(resolution: Resolution, effect: NameCard) -> bool:
    """Let the player name a card of the game that fits; a card of that name stands for it from here on.

    Any other name would be one that no card has.
    """
    player = player_of(resolution, effect.player)
    found: dict[str, CardId] = {}
    for card in resolution.state.cards.values():
        if not card.token and fits(resolution.scope, effect.filter, card.id):
            found.setdefault(card.printed.name, card.id)
    if player is None or not found:
        resolution.bind(effect.name, ())
        return player is not None
    names = tuple(sorted(found))
    answer = resolution.ask(
        Choice(ChoiceKind.NAME, player, rule("709.2b"), names, about=resolution.source, words="which card to name")
    )
    resolution.bind(effect.name, (found[str(answer[0])],))
    return True
