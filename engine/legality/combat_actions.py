"""Why a combat can't be proposed, or a strike added (303, 601)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.combat.proposal import combat_reasons, cost_reasons
from engine.combat.strike import strike_cost
from engine.costs.payability import unpayable_in_any_way
from engine.errors import Reason
from engine.language.modifiers import Deed, MoreOf, Purpose
from engine.language.words import CardType, DamageType, Phase, Zone
from engine.legality.link_requirements import forbidden_link, not_free
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.view.equipment import unusable_equipment
from engine.view.prohibitions import forbidden
from engine.view.scope import Scope
from engine.view.uniqueness import dual_wields
from engine.view.values import applying


def propose_reasons(
    state: State, player: PlayerId, attacker: CardId, defender: CardId, sabotage: bool
) -> tuple[Reason, ...]:
    """Return why the player can't propose that the attacker attacks or, if so said, sabotages the defender."""
    found = [*not_free(state, player, Reason(rule("601.1"), "a combat is proposed in one's action phase"))]
    if sabotage and not state.edition.sabotage:
        found.append(Reason(rule("600.1"), f"there is no sabotage in {state.edition.id}"))
    found += combat_reasons(state, player, attacker, defender, sabotage)
    if found or attacker not in state.cards:
        return tuple(found)
    return cost_reasons(state, player, attacker, defender)


@implements("303.2", "303.2c", "303.2d", "407.2a", "602.4", "cr-2009-combat:602.3c")
def strike_reasons(state: State, player: PlayerId, weapon: CardId) -> tuple[Reason, ...]:
    """Return why the player can't strike with the weapon.

    A strike needs a defend window, the player's hero in combat, and a ready weapon that the player controls. A player
    strikes with one weapon per combat, or with dual wield with two Melee weapons.
    """
    held = state.cards.get(weapon)
    if held is None or held.zone is not Zone.PLAY or held.printed.type is not CardType.WEAPON or held.resource:
        return (Reason(rule("303.2"), "only a weapon in play can strike"),)
    found: list[Reason] = []
    if held.controller != player:
        found.append(Reason(rule("303.2"), f"that player does not control {held.printed.name}"))
    combat = state.combat
    if state.phase is not Phase.DEFEND_WINDOW or combat is None or state.player(player).hero not in combat.in_combat:
        closed = "no defend window is open with that player's hero in combat"
        found += [Reason(rule("602.4"), closed), Reason(rule("407.2a"), closed)]
        if combat is not None and state.player(player).hero in (combat.attacker, combat.defender):
            found.append(Reason(rule("cr-2009-combat:602.3c"), "nobody is left there to be in combat with"))
        return tuple(found)
    if not held.ready:
        found.append(Reason(rule("303.2"), f"{held.printed.name} is not ready"))
    found += forbidden_link(_barred(state, player, weapon))
    found += unusable_equipment(state, player, held)
    found += _second_weapon(state, player, weapon)
    short = unpayable_in_any_way(Scope(state, player, weapon), strike_cost(state, weapon), Purpose.STRIKE, weapon)
    if not found and short:
        found += [Reason(rule("303.2"), short[0].text), *short]
    return tuple(found)


def _barred(state: State, player: PlayerId, weapon: CardId) -> Reason | None:
    """Return why the player, or the player's hero, is forbidden to strike with the weapon."""
    hero = state.player(player).hero
    barred = forbidden(state, Deed.STRIKE, player, weapon)
    return forbidden(state, Deed.STRIKE, hero, weapon) if barred is None and hero is not None else barred


def _second_weapon(state: State, player: PlayerId, weapon: CardId) -> list[Reason]:
    struck = struck_with(state, player)
    if weapon in struck or len(struck) < state.edition.weapons_per_combat:
        return []
    both_melee = all(_melee(state, each) for each in (*struck, weapon))
    if dual_wields(state, player) and both_melee and len(struck) < state.edition.weapons_with_dual_wield:
        return []
    if len(struck) < state.edition.weapons_per_combat + _more_strikes(state, player, (*struck, weapon)):
        return []
    return [Reason(rule("303.2c"), "that player has struck with another weapon this combat")]


@implements("303.2d")
def _more_strikes(state: State, player: PlayerId, weapons: tuple[CardId, ...]) -> int:
    """Return with how many more weapons the player may strike, if all of these have the tag that a modifier names.

    A hero has dual wield of a kind or hasn't: from several cards it counts once.
    """
    found = (
        change.by
        for _, change in applying(state, MoreOf, player)
        if change.strikes and all(change.tag in _tags(state, each) for each in weapons)
    )
    return max(found, default=0)


def _tags(state: State, weapon: CardId) -> tuple[str, ...]:
    """Return the tags that the weapon shows or, if it is gone, showed."""
    card = state.cards.get(weapon) or state.gone[weapon].card
    return (*card.printed.tags, *(tag for tag, _ in card.printed.limits))


@implements("303.2c")
def struck_with(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Return the weapons with which the player has struck this combat, whatever became of the strike effects."""
    strikes = () if state.combat is None else state.combat.strikes
    return tuple(dict.fromkeys(weapon for who, weapon in strikes if who == player))


def _melee(state: State, weapon: CardId) -> bool:
    card = state.cards.get(weapon) or state.gone[weapon].card
    return card.printed.damage_type is DamageType.MELEE or any(tag == "Melee" for tag, _ in card.printed.limits)
