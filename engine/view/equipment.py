"""Whether the class of a player's hero lets the player use equipment."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.errors import Reason
from engine.language.words import CLASSES, CardType
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import PlayerId
from engine.view.resemblance import classes

_RULES = {
    CardType.WEAPON: "starter-2006:weapon",
    CardType.ARMOR: "starter-2006:armor",
    CardType.ITEM: "starter-2006:item",
}
"""For each type of equipment the rule by which only a hero of the right class uses it."""


@implements("starter-2006:weapon", "starter-2006:armor", "starter-2006:item")
def unusable_equipment(state: State, player: PlayerId, card: Card) -> tuple[Reason, ...]:
    """Return why the player can't play the equipment, strike with it or use its powers; nothing if the player can.

    In some editions the class of the player's hero must be one whose icon the equipment shows. Equipment without a
    class icon asks for no class (OP-58), nothing is asked for powers that nobody uses (OP-61), and nothing of a
    stand-in for a hero, which has no class at all.
    """
    number = _RULES.get(card.printed.type)
    if number is None or not state.edition.equipment_needs_class:
        return ()
    hero, shown = state.player(player).hero, classes(state, card)
    of_hero = frozenset[str]() if hero is None or hero not in state.cards else classes(state, state.cards[hero])
    if not shown or not of_hero or not shown.isdisjoint(of_hero):
        return ()
    needed = " or ".join(name for name in CLASSES if name in shown)
    return (Reason(rule(number), f"{card.printed.name} is used only by a hero of the class {needed}"),)
