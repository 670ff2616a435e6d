"""The combat step: attack window, protect point, defend window, conclusion (602, 603)."""

from __future__ import annotations

from engine.chain.pre_priority import check, is_character
from engine.chain.priority import open_window
from engine.citations import implements, rule
from engine.combat.cost_to_protect import pay_to_protect, why_not_paid
from engine.decisions.choices import Choice, ChoiceKind
from engine.decisions.offers import Offer
from engine.errors import Reason
from engine.events.attempt import Abandoned, Attempt
from engine.events.event import end_of_combat, happen, happen_at_once
from engine.language.modifiers import Can, Deed
from engine.language.words import CardType, DamageType, KeywordName, Phase
from engine.state.combat import Combat
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.links import Link
from engine.state.record import CombatDeed, DealDamage, EndPart, Event, InCombat, Packet, Turn
from engine.view.card_conditions import is_totem
from engine.view.given_powers import possible_bearers
from engine.view.modifiers_in_force import changing
from engine.view.prohibitions import allowed, allowed_to_itself, allowing, forbidden
from engine.view.values import has_keyword, values


@implements("601.3", "602.1", "600.1")
def start_combat(attempt: Attempt, link: Link) -> None:
    """Start the combat step that the link proposed: the attacker exhausts and attacks, then the attack window opens."""
    proposal = link.proposal
    assert proposal is not None
    assert proposal.attacker is not None
    attacker = proposal.attacker
    number = attempt.state.combats + 1
    combat = Combat(number, link.controller, None, proposal.defender, sabotage=proposal.sabotage)
    attempt.change(combats=number, combat=combat)
    events: list[Event] = [Turn(attacker, ready=False), InCombat(CombatDeed.ATTACKS, attacker, proposal.defender)]
    happen(attempt, events, "602.1")
    open_window(attempt, Phase.ATTACK_WINDOW)


@implements("602.2", "602.3", "cr-2009-combat:602.2", "cr-2009-combat:602.3")
def protect_point(attempt: Attempt) -> None:
    """Do the protect point after the attack window: let a character protect, let the defender defend, open its window.

    A combat without an attacker or a proposed defender concludes at once.
    """
    combat = attempt.state.combat
    assert combat is not None
    if combat.attacker is not None and combat.proposed_defender is not None:
        _protect(attempt, combat)
    combat = attempt.state.combat
    if combat is None or combat.attacker is None or combat.proposed_defender is None:
        conclude(attempt, "602.2")
        return
    unseen = combat.protecting is None and has_keyword(attempt.state, combat.attacker, KeywordName.STEALTH)
    _enter_combat(attempt, "602.2", *(("602.2a",) if unseen else ()))
    open_window(attempt, Phase.DEFEND_WINDOW)


def _protectors(state: State, player: PlayerId) -> Offer:
    """Return the characters with which the player may protect; none if the player is not on the side that may."""
    combat = state.combat
    if combat is None or combat.proposed_defender is None or combat.attacker is None:
        return Offer((), bool)

    def may(card: int) -> bool:
        able = _can_protect(state, CardId(card), combat)
        return able and not protect_reasons(state, player, CardId(card))

    if not _on_the_side(state, player, combat):
        return Offer((), may)
    cards = state.cards
    exhausted = bool(allowing(state, Deed.PROTECT_EXHAUSTED))
    able = [
        card
        for card in state.play.ids
        if (held := cards[card]).controller == player
        and (held.ready or (exhausted and allowed(state, Deed.PROTECT_EXHAUSTED, card)))
    ]
    return Offer(able if changing(state, Can) else possible_bearers(state, able, KeywordName.PROTECTOR), may)


def _can_protect(state: State, card: CardId, combat: Combat) -> bool:
    """Return whether the card is a protector, or a modifier lets it protect the defender or protect against the foe."""
    if has_keyword(state, card, KeywordName.PROTECTOR):
        return True
    against = allowed(state, Deed.PROTECT_AGAINST, card, combat.attacker)
    return against or allowed(state, Deed.PROTECT, card, combat.proposed_defender)


@implements("602.2", "602.2b", "faq-2009-03:2.3")
def _protect(attempt: Attempt, combat: Combat) -> None:
    """Let players protect one after another, with at most as many characters as may protect in a combat."""
    for _ in range(attempt.state.edition.protectors_per_combat):
        combat = attempt.state.combat or combat
        if not _one_protects(attempt, combat):
            return


@implements("602.2", "602.2b", "faq-2009-03:2.3")
def _one_protects(attempt: Attempt, combat: Combat) -> bool:
    """Let the players in turn order choose whether to protect, until one of them does; return whether one did."""
    for player in attempt.state.remaining:
        options = _protectors(attempt.state, player.id)
        answer = attempt.ask(
            Choice(
                ChoiceKind.PROTECT,
                player.id,
                rule("602.2"),
                options,
                0,
                1,
                about=combat.proposed_defender,
                words="whether and with which character to protect",
            )
        )
        if answer and _protects(attempt, combat, CardId(int(answer[0]))):
            return True
    return False


@implements("102.2", "103.1", "306.4a", "601.2f", "starter-2006:keyword-bear-form", "cr-2009-combat:602.2c")
def _protects(attempt: Attempt, combat: Combat, protector: CardId) -> bool:
    """Exhaust the protector and make it the proposed defender; a sabotage becomes an attack (602.2c of 2009).

    Return whether it protects, which it doesn't if its player leaves the game while paying for it. One that can protect
    while exhausted doesn't become exhausted, and what watches for that doesn't trigger (703.5).
    """
    try:
        pay_to_protect(attempt, protector)
    except Abandoned:
        return False
    roles = attempt.state.combat or combat  # Paying may have taken characters out of the combat.
    why = ["602.2", "602.2b", *_later_protection(attempt.state)]
    if combat.sabotage:
        why.append("cr-2009-combat:602.2c")
    if has_keyword(attempt.state, protector, KeywordName.BEAR_FORM):
        why.append("starter-2006:keyword-bear-form")
    if attempt.state.cards[protector].printed.is_totem:
        why.append("306.4a")
    if _by_its_text(attempt.state, combat, protector):
        why.append("103.1")
    exhausting = [Turn(protector, ready=False)] if attempt.state.cards[protector].ready else []
    events: list[Event] = [*exhausting, InCombat(CombatDeed.PROTECTS, protector, roles.attacker)]
    happen(attempt, events, *why)
    return True


def _by_its_text(state: State, combat: Combat, protector: CardId) -> bool:
    """Return whether a rule forbade the protector to protect, and a text lets it (103.1)."""
    assert combat.attacker is not None
    if combat.proposed_defender == protector or not state.cards[protector].ready:
        return True
    return has_keyword(state, combat.attacker, KeywordName.STEALTH)


def _later_protection(state: State) -> tuple[str, ...]:
    """Return the rule by which any opponent of the attacker may protect, in an edition that has it."""
    return ("cr-2009-combat:602.2",) if state.edition.any_opposing_player_may_protect else ()


@implements("602.2", "602.2b", "cr-2009-combat:602.2")
def protect_reasons(state: State, player: PlayerId, card: CardId) -> tuple[Reason, ...]:
    """Return why the player can't protect with the card at the protect point of the combat under way.

    It must be a protector in the player's party, ready unless its text says that it can protect while exhausted
    (103.1), neither the attacker nor the proposed defender unless its text says that it can protect itself (103.1), and
    the attacker must not have stealth unless a text that names stealth says that the card can protect (103.1). The
    player must be friendly to the proposed defender or, in later editions, an opponent of the attacker.
    """
    combat, held = state.combat, state.cards[card]
    if combat is None or combat.attacker is None or combat.proposed_defender is None:
        return (Reason(rule("602.2"), "there is no protect point now"),)
    name = held.printed.name
    found: list[Reason] = []
    if held.controller != player or not is_character(state, card):
        found.append(Reason(rule("602.2"), f"{name} is no character in that player's party"))
    if not held.ready and not allowed(state, Deed.PROTECT_EXHAUSTED, card):
        found.append(Reason(rule("602.2"), f"{name} is not ready"))
    found += _unprotected(state, combat.proposed_defender)
    if card == combat.attacker:
        found.append(Reason(rule("602.2"), f"{name} is attacking"))
    if card == combat.proposed_defender and not allowed_to_itself(state, Deed.PROTECT, card):
        found.append(Reason(rule("602.2b"), f"{name} is the proposed defender itself"))
    if not _can_protect(state, card, combat):
        found.append(Reason(rule("602.2"), f"{name} is no protector"))
    found += _past_stealth(state, card, combat.attacker)
    reason = forbidden(state, Deed.PROTECT, card, combat.attacker)
    if reason is None and held.ready:
        reason = forbidden(state, Deed.EXHAUST, card)
    if reason is not None:
        found.append(reason)
    found += why_not_paid(state, player, card)
    if not _on_the_side(state, player, combat):
        by = ("602.2", "cr-2009-combat:602.2") if state.edition.any_opposing_player_may_protect else ("602.2",)
        found += [Reason(rule(number), "that player is not on the side that may protect") for number in by]
    return tuple(found)


@implements("103.1", "602.2a")
def _past_stealth(state: State, card: CardId, attacker: CardId) -> tuple[Reason, ...]:
    """Return why the card can't protect against the attacker if that has stealth: no text says that it can (103.1)."""
    if not has_keyword(state, attacker, KeywordName.STEALTH):
        return ()
    if allowed(state, Deed.PROTECT_AGAINST, card, attacker, naming=KeywordName.STEALTH):
        return ()
    return (Reason(rule("602.2a"), "the attacker has stealth"),)


@implements("starter-2006:protecting")
def _unprotected(state: State, defender: CardId) -> tuple[Reason, ...]:
    """Return why nobody can protect the proposed defender: where Totems are no characters, a Totem isn't (OP-59)."""
    if state.edition.totems_are_characters or not is_totem(state.cards[defender]):
        return ()
    name = state.cards[defender].printed.name
    return (Reason(rule("starter-2006:protecting"), f"{name} is neither a hero nor an ally"),)


def _on_the_side(state: State, player: PlayerId, combat: Combat) -> bool:
    """Return whether the player is on the side that may protect."""
    assert combat.attacker is not None
    assert combat.proposed_defender is not None
    team = state.player(player).team
    if state.edition.any_opposing_player_may_protect:
        attacker = state.cards[combat.attacker]
        return team != state.player(attacker.controller or attacker.owner).team
    defender = state.cards[combat.proposed_defender]
    return team == state.player(defender.controller or defender.owner).team


@implements("602.3")
def _enter_combat(attempt: Attempt, *why: str) -> None:
    """Let the proposed defender become the defender, and let it and the attacker enter combat.

    `why` are further rules that the events cite.
    """
    combat = attempt.state.combat
    assert combat is not None
    defender, attacker = combat.proposed_defender, combat.attacker
    assert defender is not None
    assert attacker is not None
    events: list[Event] = [
        InCombat(CombatDeed.DEFENDS, defender, attacker),
        InCombat(CombatDeed.ENTERS_COMBAT, defender, attacker),
        InCombat(CombatDeed.ENTERS_COMBAT, attacker, defender),
    ]
    happen(attempt, events, "602.3", *why, *_later_protection(attempt.state))


@implements("205.1a", "602.5", "603.1", "603.2", "603.3a", "603.3b", "cr-2009-combat:603.1", "cr-2009-combat:603.2")
def conclude(attempt: Attempt, *why: str) -> None:
    """Conclude the combat with combat damage or a sabotage; then the combat step ends, and the action phase goes on.

    `why` are the rules by which it concludes without a defend window, if it does.
    """
    combat = attempt.state.combat
    assert combat is not None
    if combat.attacker is not None and combat.defender is not None:
        if combat.sabotage:
            rules = ("603.1", "cr-2009-combat:603.1", "faq-2009-03:6")
            happen(attempt, [InCombat(CombatDeed.SABOTAGES, combat.attacker, combat.defender)], *rules)
        else:
            happen_at_once(attempt, _packets(attempt.state, combat))
    elif combat.attacker is not None:
        nobody_left = tuple(map(rule, (*why, *_nobody_left(attempt.state))))
        attempt.record(EndPart(Phase.DEFEND_WINDOW, combat.attacking_player), nobody_left)
    else:
        why = (*why, *_nobody_left(attempt.state))
    if attempt.state.edition.waves_at_conclusion:
        check(attempt, "cr-2009-combat:603.2")
        why = (*why, "cr-2009-combat:603.2")
        if attempt.state.result is not None:
            return
    _end(attempt, *why)


def _nobody_left(state: State) -> tuple[str, ...]:
    """Return the rules of the edition by which no combat damage is dealt without both an attacker and a defender."""
    return ("603.2", "cr-2009-combat:603.1b") if state.edition.waves_at_conclusion else ("603.2",)


@implements("205.1a", "405.2c", "405.3a", "405.3b", "405.3d", "603.1", "603.1a")
def _packets(state: State, combat: Combat) -> list[tuple[list[Event], tuple[str, ...]]]:
    """Return the packets of combat damage, each with its rules.

    The attacker and the defender each deal their ATK to the other, but a defender deals none to a long-range attacker.
    """
    attacker, defender = combat.attacker, combat.defender
    assert attacker is not None
    assert defender is not None
    pairs = [(attacker, defender)]
    ranged = [card for card in (attacker, defender) if has_keyword(state, card, KeywordName.LONG_RANGE)]
    if attacker not in ranged:
        pairs.append((defender, attacker))
    found: list[tuple[list[Event], tuple[str, ...]]] = []
    for source, to in pairs:
        if source not in state.cards or not is_combatant(state, to):
            continue
        now, held = values(state, source), state.cards[source]
        kinds = now.damage_types
        packet = Packet(
            max(0, now.atk),
            to,
            source,
            held.controller or held.owner,
            kinds or (DamageType.MELEE,),
            combat=True,
            with_=_struck_with(state, combat, source),
        )
        found.append(([DealDamage(packet)], ("603.1", "205.1a", *(("603.1a",) if ranged else ()), *now.rules)))
    return found


def is_combatant(state: State, card: CardId) -> bool:
    """Return whether the card is a character that is still there, so that combat damage can be dealt to it."""
    return card in state.cards and is_character(state, card)


@implements("405.3d")
def _struck_with(state: State, combat: Combat, source: CardId) -> tuple[CardId, ...]:
    """Return the weapons with which a hero's controller struck in this combat."""
    held = state.cards[source]
    if held.printed.type is not CardType.HERO:
        return ()
    return tuple(dict.fromkeys(weapon for player, weapon in combat.strikes if player == held.controller))


@implements("602.5", "603.3a", "603.3b", "cr-2009-combat:603.3")
def _end(attempt: Attempt, *why: str) -> None:
    """End the combat step: all roles end, modifiers for this combat end, and a window of the action phase opens."""
    happen(attempt, [EndPart(Phase.DEFEND_WINDOW, attempt.state.turn_player)], "603.3a", *why)
    attempt.change(combat=None)  # It is over even if a modifier does something instead of what happens as it ends.
    end_of_combat(attempt, "603.3a")
    attempt.record(EndPart(Phase.ACTION, attempt.state.turn_player), (rule("603.3b"),))
    open_window(attempt, Phase.ACTION)
