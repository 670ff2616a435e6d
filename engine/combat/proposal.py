"""Combat proposals: which are legal (601), which characters must attack (600.2), and what attacking costs (600.3)."""

from __future__ import annotations

from itertools import product
from typing import TypeAlias

from engine.chain.pre_priority import is_character
from engine.citations import implements, rule
from engine.costs.payability import unpayable_anyhow
from engine.costs.total_cost import total
from engine.errors import Reason
from engine.language.costs import Cost, Resources
from engine.language.modifiers import AttackOnly, CostToAttack, Deed, MustAttack, Purpose
from engine.language.powers import Keyword
from engine.language.words import CardType, KeywordName, Zone
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.links import Link
from engine.state.memo import RememberedBy
from engine.view.active_modifier import Active
from engine.view.descriptions import fits
from engine.view.given_powers import objects
from engine.view.modifiers_in_force import changing
from engine.view.party import in_party_since
from engine.view.prohibitions import allowed, allowing, forbidden, forbidding
from engine.view.scope import Scope
from engine.view.values import applies, exists, has_keyword, powers, types_of, values

_Told: TypeAlias = tuple[Active, MustAttack]


@implements("601.3")
def proposal_reasons(state: State, link: Link) -> tuple[Reason, ...]:
    """Return why the combat that the link proposes is no longer legal, nothing if it still is."""
    proposal = link.proposal
    assert proposal is not None
    if proposal.attacker is None or proposal.defender is None:
        return (Reason(rule("601.2f"), "the attacker or the defender is no longer proposed"),)
    return combat_reasons(state, link.controller, proposal.attacker, proposal.defender, proposal.sabotage)


@implements("601.2", "601.2e")
def combat_reasons(
    state: State, player: PlayerId, attacker: CardId, defender: CardId, sabotage: bool = False
) -> tuple[Reason, ...]:
    """Return every reason why the player can't propose that the attacker attacks (or sabotages) the defender."""
    found = list(attacker_reasons(state, player, attacker))
    found += defender_reasons(state, attacker, defender, sabotage)
    if not found:
        found += _only_reasons(state, player, attacker, defender)
    if found:
        found.append(Reason(rule("601.2e"), "so the combat is illegal"))
    return tuple(found)


@implements("302.2", "306.4a", "601.2a")
def attacker_reasons(state: State, player: PlayerId, attacker: CardId) -> tuple[Reason, ...]:
    """Return why the card can't be proposed as an attacker, whatever it would attack.

    It must be a ready hero or ally in the player's party. An ally without ferocity must have been in the party since
    before the turn started.
    """
    held = state.cards.get(attacker)
    if held is None or held.zone is not Zone.PLAY or not is_character(state, attacker):
        return (Reason(rule("601.2"), "only a character can be proposed as an attacker"),)
    name = held.printed.name
    found: list[Reason] = []
    if held.controller != player:
        found.append(Reason(rule("601.2"), f"{name} is not in that player's party"))
    if held.printed.is_totem:
        found.append(Reason(rule("306.4a"), f"{name} is a Totem"))
    if not held.ready:
        found.append(Reason(rule("601.2a"), f"{name} is not ready"))
    if CardType.ALLY in types_of(state, held) and not _long_enough(state, player, attacker):
        waits = f"{name} has not been in the party since the turn started"
        found += [Reason(rule(number), waits) for number in ("601.2a", "302.2")]
        without = f"the modifiers that apply to {name}, in their order, leave it without ferocity"
        found += [Reason(rule(number), without) for number in values(state, attacker).rules]
    return tuple(found)


@implements("302.2")
def newcomer_rules(state: State, player: PlayerId, attacker: CardId) -> tuple[str, ...]:
    """Return the rule by which only an ally has to wait, for another attacker that came into the party this turn."""
    if CardType.ALLY in types_of(state, state.cards[attacker]) or _long_enough(state, player, attacker):
        return ()
    return ("302.2",)


def _long_enough(state: State, player: PlayerId, attacker: CardId) -> bool:
    began = state.player(player).turn_began
    if began is not None and in_party_since(state, state.cards[attacker]) < began:
        return True
    return has_keyword(state, attacker, KeywordName.FEROCITY)


@implements("601.2b", "cr-2009-combat:601.2b", "faq-2009-03:6")
def defender_reasons(state: State, attacker: CardId, defender: CardId, sabotage: bool) -> tuple[Reason, ...]:
    """Return why the card can't be proposed as a defender against the attacker.

    It must be an opposing character that is not elusive and that no modifier forbids the attacker to attack. For a
    sabotage it must be a card that the attacker can sabotage and that no friendly player controls.
    """
    held = state.cards.get(defender)
    if held is None:
        return (Reason(rule("601.2b"), "there is nothing there to attack"),)
    if attacker not in state.cards:
        return (Reason(rule("601.2"), "there is no attacker"),)
    name, by = held.printed.name, state.cards[attacker]
    found: list[Reason] = []
    if attacker == defender:
        found.append(Reason(rule("601.2b"), "a character can't attack itself"))
    whose = held.controller or held.owner
    mine = by.controller or by.owner
    anyone = allowed(state, Deed.BE_ATTACKED, defender, attacker) or allowed(state, Deed.ATTACK, attacker, defender)
    if state.player(whose).team == state.player(mine).team and not anyone:
        found.append(Reason(rule("601.2b"), f"{name} is not controlled by an opponent"))
        if sabotage:
            found.append(Reason(rule("cr-2009-combat:601.2b"), f"{name} is controlled by a friendly player"))
    if sabotage and not state.edition.sabotage:
        found.append(Reason(rule("601.2"), "a combat is proposed between characters only"))
    if sabotage and not (held.zone is Zone.PLAY and is_character(state, defender)) and not state.edition.sabotage:
        found.append(Reason(rule("601.2b"), f"{name} is no character"))
    elif sabotage:
        if not _can_sabotage(state, attacker, defender):
            unable = f"{by.printed.name} can't sabotage {name}"
            found += [Reason(rule(number), unable) for number in ("601.2b", "cr-2009-combat:601.2b")]
    elif held.zone is not Zone.PLAY or not is_character(state, defender):
        found.append(Reason(rule("601.2b"), f"{name} is no character"))
    if held.zone is Zone.PLAY:
        found += _unattackable(state, attacker, defender)
    return tuple(found)


def _unattackable(state: State, attacker: CardId, defender: CardId) -> list[Reason]:
    found: list[Reason] = []
    if has_keyword(state, defender, KeywordName.ELUSIVE) and not allowed(state, Deed.ATTACK, attacker, defender):
        name = state.cards[defender].printed.name
        found.append(Reason(rule("601.2b"), f"{name} is elusive"))
        order = [number for number in values(state, defender).rules if number.startswith(("207", "718", "719"))]
        elusive = f"the modifiers that apply to {name}, in their order, make it so"
        found += [Reason(rule(number), elusive) for number in order]
    unable = forbidden(state, Deed.ATTACK, attacker, defender)
    if unable is not None:
        found += [Reason(rule(number), unable.text) for number in ("601.2a", "601.2b")]
        found += [Reason(rule("faq-2009-03:6"), unable.text)] if state.edition.sabotage else []
    shielded = forbidden(state, Deed.BE_ATTACKED, defender, attacker)
    if shielded is not None:
        found.append(Reason(rule("601.2b"), shielded.text))
    return found


def _can_sabotage(state: State, attacker: CardId, defender: CardId) -> bool:
    if not state.edition.sabotage or state.cards[defender].zone is not Zone.PLAY:
        return False
    held = state.cards[attacker]
    scope = Scope(state, held.controller or held.owner, attacker)
    return any(
        isinstance(each.power, Keyword)
        and each.power.name is KeywordName.SABOTAGE
        and any(fits(scope, named, defender) for named in objects(each.power))
        for each in powers(state, attacker)
    )


@implements("601.2c", "601.2d")
def _only_reasons(state: State, player: PlayerId, attacker: CardId, defender: CardId) -> list[Reason]:
    """Return the reason against the defender if the attacker can attack only others and is able to attack one."""
    only = [
        (active, change)
        for active, change in changing(state, AttackOnly)
        if applies(state, active, attacker) and exists(state, active)
    ]
    if not only:
        return []

    def named(card: CardId) -> bool:
        return any(fits(active.scope(state), change.filter, card) for active, change in only)

    if named(defender):
        return []
    if not any(named(card) and _attackable(state, player, attacker, card) for card in state.play.ids):
        return []
    number = "601.2c" if len(only) == 1 else "601.2d"
    names = sorted({state.cards[c].printed.name for c in state.play.ids if named(c) and c != attacker})
    name = state.cards[attacker].printed.name
    return [Reason(rule(number), f"{name} can attack only {' or '.join(names)} if able")]


def _attackable(state: State, player: PlayerId, attacker: CardId, card: CardId) -> bool:
    """Return whether the player can propose that the attacker attacks or sabotages the card, and pay for it."""
    ways = (False, True) if state.edition.sabotage else (False,)
    legal = any(not defender_reasons(state, attacker, card, way) for way in ways)
    return legal and not cost_reasons(state, player, attacker, card)


@implements("600.3", "cr-2009-combat:600.3")
def cost_to_attack(state: State, attacker: CardId, defender: CardId | None = None) -> tuple[Cost, ...]:
    """Return the cost of attacking the defender; without one, the costs of all attacks that the attacker could make."""
    return tuple(
        part
        for active, change in changing(state, CostToAttack)
        if applies(state, active, attacker)
        and exists(state, active)
        and (change.other is None or defender is None or fits(active.scope(state), change.other, defender))
        for part in change.cost
    )


@implements("600.3", "cr-2009-combat:600.3")
def cost_reasons(state: State, player: PlayerId, attacker: CardId, defender: CardId) -> tuple[Reason, ...]:
    """Return why the player can't pay for the attacker to attack the defender, nothing if he or she can."""
    cost = cost_to_attack(state, attacker, defender)
    if not state.edition.any_cost_to_attack and any(not isinstance(part, Resources) for part in cost):
        return (Reason(rule("600.3"), f"in {state.edition.id} nothing but resources can be paid for attacking"),)
    reasons = unpayable_anyhow(Scope(state, player, attacker), cost, Purpose.PROPOSE, attacker)
    return tuple(Reason(rule("600.3"), reason.text) for reason in reasons)


@implements("600.3")
def _costs_nothing(state: State, player: PlayerId, attacker: CardId, defender: CardId | None = None) -> bool:
    """Return whether the attacker can attack the defender, or without one everybody, at no cost of any kind."""
    cost = cost_to_attack(state, attacker, defender)
    return not cost and not total(Scope(state, player, attacker), cost, Purpose.PROPOSE, attacker).parts


_DEFENDERS: RememberedBy[int, tuple[tuple[CardId, bool], ...]] = RememberedBy("what a team may attack")


def _plain_defenders(state: State, team: int) -> tuple[tuple[CardId, bool], ...]:
    """Return what the team's characters may attack if no modifier limits it, each with False: it is no sabotage."""
    of_teams = _DEFENDERS.all(state.memo)
    known = of_teams.get(team)
    if known is None:
        known = tuple(
            (card, False)
            for card in state.play.ids
            if state.player(state.cards[card].controller or state.cards[card].owner).team != team
            and is_character(state, card)
            and not has_keyword(state, card, KeywordName.ELUSIVE)
        )
        of_teams[team] = known
    return known


@implements("601.2")
def legal_defenders(state: State, player: PlayerId, attacker: CardId) -> tuple[tuple[CardId, bool], ...]:
    """Return each legal defender for the attacker, with whether the attack would be a sabotage."""
    if attacker_reasons(state, player, attacker):
        return ()
    saboteur = state.edition.sabotage and has_keyword(state, attacker, KeywordName.SABOTAGE)
    plain = _plain_defenders(state, state.player(player).team)
    limited = changing(state, AttackOnly) or forbidding(state, Deed.ATTACK) or forbidding(state, Deed.BE_ATTACKED)
    widened = saboteur or allowing(state, Deed.ATTACK) or allowing(state, Deed.BE_ATTACKED)
    if not limited and not widened:
        return plain
    ways = (False, True) if saboteur else (False,)
    return tuple(
        (card, way)
        for card, way in (plain if not widened else product(state.play.ids, ways))
        if not defender_reasons(state, attacker, card, way) and not _only_reasons(state, player, attacker, card)
    )


@implements("600.2", "600.3", "cr-2009-combat:600.2")
def must_attack(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Return the player's characters that must attack and can do so without paying anything for it (600.3)."""
    return tuple(
        card
        for card, told in _told_to_attack(state, player)
        if any(_attacks_freely(state, player, card, each) for each in told)
    )


@implements("600.3")
def need_not_attack(state: State, player: PlayerId) -> bool:
    """Return whether a character of the player that must attack now need not, because attacking has a cost."""
    if not state.is_free_for(player):
        return False
    return any(
        not _attacks_freely(state, player, card, each)
        for card, told in _told_to_attack(state, player)
        if not _costs_nothing(state, player, card) and legal_defenders(state, player, card)
        for each in told
    )


def _attacks_freely(state: State, player: PlayerId, attacker: CardId, told: _Told) -> bool:
    """Return whether the attacker can attack, without a cost, a character that the modifier tells it to attack."""
    active, change = told
    return any(
        _costs_nothing(state, player, attacker, card)
        for card, _ in legal_defenders(state, player, attacker)
        if change.other is None or fits(active.scope(state), change.other, card)
    )


def _told_to_attack(state: State, player: PlayerId) -> tuple[tuple[CardId, tuple[_Told, ...]], ...]:
    """Return the player's characters that must attack if able, each with the modifiers that say so."""
    telling = changing(state, MustAttack)
    if not telling:
        return ()
    found = (
        (card, tuple(each for each in telling if applies(state, each[0], card) and exists(state, each[0])))
        for card in state.play.ids
        if state.cards[card].controller == player
    )
    return tuple((card, told) for card, told in found if told)
