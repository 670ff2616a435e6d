"""Moving cards between zones; a card that changes zones becomes a new card (411)."""

from __future__ import annotations

from typing import assert_never

from engine.citations import implements
from engine.language.modifiers import Control
from engine.language.powers import Completion, Continuous, Keyword, Payment, Triggered
from engine.language.printed import Printed
from engine.language.triggers import What
from engine.language.words import KeywordName, Zone
from engine.state.cards import Card, Gone
from engine.state.evolution import evolve, with_card, with_player
from engine.state.game import Play, State
from engine.state.ids import CardId, PlayerId
from engine.state.modifier import Modifier
from engine.state.record import CreateToken, Move, MoveKind
from engine.value import replace
from engine.view.card_conditions import roles
from engine.view.counters import is_of_value
from engine.view.values import values
from engine.view.war_stomp import WAR_STOMP

_HELD_BY_PLAYER = {
    Zone.DECK: "deck",
    Zone.HAND: "hand",
    Zone.GRAVEYARD: "graveyard",
    Zone.REMOVED: "removed",
    Zone.COLLECTION: "collection",
}


def _acts(printed: Printed, kind: type[Continuous | Triggered | Payment], zone: Zone) -> bool:
    return any(isinstance(power, kind) and zone in power.zones for power in printed.powers)


def _watches(printed: Printed) -> frozenset[What]:
    """Return the kinds of events that the card's printed powers watch for while it is in play."""
    found = {on.what for p in printed.powers if isinstance(p, Triggered) and Zone.PLAY in p.zones for on in p.on}
    if any(isinstance(p, Keyword) and p.name is KeywordName.WAR_STOMP for p in printed.powers):
        found |= {on.what for on in WAR_STOMP.on}
    return frozenset(found)


def _pays(printed: Printed) -> bool:
    return any(isinstance(power, (Payment, Completion)) for power in printed.powers)


def _limited(printed: Printed) -> bool:
    hands = ("Two-Handed", "Off-Hand")
    return printed.unique or bool(printed.limits) or any(tag in hands for tag in printed.tags)


def entered(play: Play, card: CardId, printed: Printed, resource: bool = False, counted: bool = False) -> Play:
    """Return the play zone with the card added last; `counted` says that its counters give it a value."""
    watches = _watches(printed)
    watched = play.watched
    if watches:
        watched = {**watched, **{what: (*watched.get(what, ()), card) for what in watches}}
    return Play(
        (*play.ids, card),
        (*play.continuous, card) if counted or _acts(printed, Continuous, Zone.PLAY) else play.continuous,
        (*play.triggered, card) if watches else play.triggered,
        (*play.limited, card) if _limited(printed) else play.limited,
        (*play.attachments, card) if printed.attach is not None else play.attachments,
        (*play.armor, card) if printed.defense is not None else play.armor,
        (*play.paying, card) if _pays(printed) else play.paying,
        (*play.resources, card) if resource else play.resources,
        watched,
    )


def recounted(play: Play, card: Card) -> Play:
    """Return the play zone with the card listed as acting continuously if its present counters give it a value."""
    acts = is_of_value(card) or _acts(card.printed, Continuous, Zone.PLAY)
    continuous = {*play.continuous, card.id} if acts else {*play.continuous} - {card.id}
    return replace(play, continuous=tuple(each for each in play.ids if each in continuous))


def left(play: Play, card: CardId) -> Play:
    """Return the play zone without the card."""

    def without(ids: tuple[CardId, ...]) -> tuple[CardId, ...]:
        if card not in ids:
            return ids
        place = ids.index(card)
        return ids[:place] + ids[place + 1 :]

    watched = play.watched
    if card in play.triggered:
        watched = {what: without(cards) for what, cards in watched.items()}
    return Play(
        without(play.ids),
        without(play.continuous),
        without(play.triggered),
        without(play.limited),
        without(play.attachments),
        without(play.armor),
        without(play.paying),
        without(play.resources),
        watched,
    )


@implements("700.2")
def functions_elsewhere(card: Card) -> bool:
    """Return whether the card is outside play and has a power that functions in its zone (700.2)."""
    if card.zone in (Zone.PLAY, Zone.COLLECTION):
        return False
    return any(_acts(card.printed, kind, card.zone) for kind in (Continuous, Triggered, Payment))


@implements("411.8a", "707.3", "709.2d")
def last_known(state: State, card: Card, became: CardId | None) -> Gone:
    """Return the last known information of a card that leaves its zone and becomes the card `became`.

    What it is attached to is remembered with it: text may ask later what that was then.
    """
    host = None if card.attached_to is None else state.cards.get(card.attached_to)
    return _as_it_is(state, card, became, None if host is None else _as_it_is(state, host))


def _as_it_is(state: State, card: Card, became: CardId | None = None, host: Gone | None = None) -> Gone:
    now = values(state, card.id)
    return Gone(
        card,
        max(0, now.atk),
        max(0, now.health),
        max(0, now.defense),
        max(0, now.strike_cost),
        now.tags,
        now.types,
        now.damage_types,
        tuple(held.power for held in now.powers),
        became,
        frozenset() if state.combat is None else roles(state, card.id),
        host,
    )


@implements("709.2d", "802.1")
def left_together(before: State, after: State, cards: tuple[CardId, ...]) -> State:
    """Return the state in which cards that left play at the same time are remembered as they were before."""
    gone = dict(after.gone)
    for card in cards:
        gone[card] = last_known(before, before.cards[card], gone[card].became)
    return evolve(after, gone=gone)


@implements("402.2a")
def _is_listed(card: Card) -> bool:
    """Return whether the card counts among the cards of a zone outside play, which a token never does (402.2a)."""
    return not card.token


def taken_out(state: State, card: Card) -> State:
    """Return the state with the card taken out of its zone and put in no other."""
    cards = dict(state.cards)
    del cards[card.id]
    elsewhere = state.elsewhere
    if card.id in elsewhere:
        elsewhere = tuple(each for each in elsewhere if each != card.id)
    match card.zone:
        case Zone.PLAY:
            return evolve(state, cards=cards, play=left(state.play, card.id), elsewhere=elsewhere)
        case Zone.CHAIN:
            chain = tuple(link for link in state.chain if CardId(link.id) != card.id)
            return evolve(state, cards=cards, chain=chain, elsewhere=elsewhere)
        case Zone.DECK | Zone.HAND | Zone.GRAVEYARD | Zone.REMOVED | Zone.COLLECTION:
            if not _is_listed(card):
                return evolve(state, cards=cards, elsewhere=elsewhere)
            name = _HELD_BY_PLAYER[card.zone]
            owner = state.player(card.owner)
            ids: tuple[CardId, ...] = getattr(owner, name)
            place = ids.index(card.id)
            changed = {name: ids[:place] + ids[place + 1 :]}
            players = with_player(state, replace(owner, **changed))
            return evolve(state, cards=cards, players=players, elsewhere=elsewhere)
        case _:
            assert_never(card.zone)


def put_in(state: State, card: Card, on_bottom: bool = False) -> State:
    """Return the state with the new card in its zone; in a deck on top, or on the bottom with `on_bottom`."""
    cards = with_card(state, card)
    elsewhere = (*state.elsewhere, card.id) if functions_elsewhere(card) else state.elsewhere
    if card.zone not in (Zone.PLAY, Zone.CHAIN) and not _is_listed(card):
        return evolve(state, cards=cards, elsewhere=elsewhere)
    match card.zone:
        case Zone.PLAY:
            play = entered(state.play, card.id, card.printed, card.resource, is_of_value(card))
            return evolve(state, cards=cards, play=play, elsewhere=elsewhere)
        case Zone.CHAIN:
            return evolve(state, cards=cards, elsewhere=elsewhere)
        case Zone.DECK:
            owner = state.player(card.owner)
            deck = (*owner.deck, card.id) if on_bottom else (card.id, *owner.deck)
            return evolve(
                state, cards=cards, players=with_player(state, replace(owner, deck=deck)), elsewhere=elsewhere
            )
        case Zone.HAND | Zone.GRAVEYARD | Zone.REMOVED | Zone.COLLECTION:
            name = _HELD_BY_PLAYER[card.zone]
            owner = state.player(card.owner)
            put = {name: (*getattr(owner, name), card.id)}
            players = with_player(state, replace(owner, **put))
            return evolve(state, cards=cards, players=players, elsewhere=elsewhere)
        case _:
            assert_never(card.zone)


@implements("105.1", "402.2a", "411.1", "411.8a", "411.8d", "710.1", "710.2a", "710.2b", "710.2c", "710.2d")
def moved(state: State, move: Move) -> tuple[State, CardId]:
    """Return the state after the move, and the number that the card has in its new zone (411.8a).

    A card goes to its owner's deck, hand, graveyard or removed zone (411.1); into play it comes ready unless the move
    says otherwise (105.1).
    """
    old = state.cards[move.card]
    if changes_row(old, move):
        return _in_row(state, old, move), old.id
    new = _arrived(state, old, move)
    gone = dict(state.gone)
    gone[old.id] = last_known(state, old, new.id)
    state = put_in(taken_out(state, old), new, move.on_bottom)
    state = evolve(state, gone=gone)
    if old.zone is Zone.PLAY:
        state = out_of_combat(state, old.id)
    return state, new.id


def changes_row(card: Card, move: Move) -> bool:
    """Return whether the move puts a card that is in play already into a resource row, which is no change of zones."""
    return move.resource and card.zone is Zone.PLAY


@implements("400.3", "408.1b", "411.7a")
def _in_row(state: State, card: Card, move: Move) -> State:
    """Return the state with the card, which was in play, in a resource row.

    It is still the same card (411.8a), with all that is on it and attached to it. It is out of combat, itself attached
    to nothing, and its row's player controls it, whoever had gained control of it as what it was.
    """
    controller = move.controller or card.owner
    changed = replace(
        card,
        resource=True,
        face_up=move.face_up,
        ready=card.ready and not move.exhausted,
        controller=controller,
        entered_under=controller,
        since=card.since if controller == card.controller else state.clock + 1,
        attached_to=None,
    )
    if not card.resource:
        state = evolve(state, play=replace(state.play, resources=(*state.play.resources, card.id)))
    modifiers = tuple(_released(modifier, card.id) for modifier in state.modifiers)
    return out_of_combat(evolve(state, cards=with_card(state, changed), modifiers=modifiers), card.id)


def _released(modifier: Modifier, card: CardId) -> Modifier:
    """Return the modifier, which gives nobody control of the card any more."""
    flagged = modifier.cards
    if flagged is None or card not in flagged or not any(isinstance(change, Control) for change in modifier.changes):
        return modifier
    return replace(modifier, cards=tuple(each for each in flagged if each != card))


def _arrived(state: State, old: Card, move: Move) -> Card:
    """Return the card as it is in its new zone, with a new number."""
    now = state.clock + 1
    into_play = move.to is Zone.PLAY
    controller = (move.controller or old.owner) if into_play or move.to is Zone.CHAIN else None
    return Card(
        id=CardId(now),
        printed=old.printed,
        owner=old.owner,
        zone=move.to,
        controller=controller,
        entered_under=controller if into_play else None,
        ready=not move.exhausted,
        face_up=move.face_up if move.to in (Zone.PLAY, Zone.CHAIN) else True,
        resource=move.resource,
        token=old.token,
        damage=move.damage if into_play else 0,
        counters=move.counters if into_play else (),
        attached_to=move.attached_to if into_play else None,
        timestamp=now,
        since=now,
        entered=state.turn if into_play else 0,
        x=old.x if move.to is Zone.CHAIN else 0,
        chosen=move.chosen if into_play else "",
        bound=move.bound if into_play else (),
    )


@implements("400.2")
def token_entered(
    state: State, printed: Printed, player: PlayerId, how: CreateToken | None = None
) -> tuple[State, CardId]:
    """Return the state with a token put into play by the player, who owns it (400.2), and its number."""
    now = state.clock + 1
    token = Card(
        id=CardId(now),
        printed=printed,
        owner=player,
        zone=Zone.PLAY,
        controller=player,
        entered_under=player,
        token=True,
        ready=how is None or not how.exhausted,
        damage=0 if how is None else how.damage,
        counters=() if how is None else how.counters,
        timestamp=now,
        since=now,
        entered=state.turn,
    )
    return put_in(state, token), CardId(now)


@implements("602.5", "cr-2009-combat:602.4")
def can_be_removed_from_combat(state: State, card: CardId) -> bool:
    """Return whether the card attacks or defends, or is proposed to, in an edition in which that can be ended too."""
    combat = state.combat
    if combat is not None and card in (combat.attacker, combat.defender):
        return True
    return state.edition.proposed_can_be_removed_from_combat and card in proposed(state)


def proposed(state: State) -> set[CardId | None]:
    """Return the attackers and defenders of proposals on the chain, and the proposed defender of the combat."""
    proposals = [link.proposal for link in state.chain if link.proposal is not None]
    found = {each for proposal in proposals for each in (proposal.attacker, proposal.defender)}
    if state.combat is not None:
        found.add(state.combat.proposed_defender)
    return found


@implements("601.2f", "602.5")
def out_of_combat(state: State, card: CardId) -> State:
    """Return the state in which the card has no role in the combat, nor in a proposal on the chain."""
    combat = state.combat
    if combat is not None and card in (combat.attacker, combat.proposed_defender, combat.defender):
        state = evolve(
            state,
            combat=replace(
                combat,
                attacker=None if combat.attacker == card else combat.attacker,
                proposed_defender=None if combat.proposed_defender == card else combat.proposed_defender,
                defender=None if combat.defender == card else combat.defender,
            ),
        )
    for place, link in enumerate(state.chain):
        proposal = link.proposal
        if proposal is not None and card in (proposal.attacker, proposal.defender):
            ended = replace(
                link,
                proposal=replace(
                    proposal,
                    attacker=None if proposal.attacker == card else proposal.attacker,
                    defender=None if proposal.defender == card else proposal.defender,
                ),
            )
            state = evolve(state, chain=(*state.chain[:place], ended, *state.chain[place + 1 :]))
    return state


def successor(state: State, card: CardId) -> CardId | None:
    """Return the present number of the card, followed through its zone changes; None if it is in no zone."""
    while card not in state.cards:
        last = state.gone.get(card)
        if last is None or last.became is None:
            return None
        card = last.became
    return card


@implements("411.8d")
def destroying(card: CardId, kind: MoveKind = MoveKind.DESTROY) -> Move:
    """Return the move by which a card in play is destroyed: into its owner's graveyard (411.8d)."""
    return Move(card, Zone.GRAVEYARD, kind)
