"""What holds of every state and of everything that happens, whatever the cards do.

Each check says what holds, and raises AssertionError where it does not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from engine.decisions.actions import Action, Complete, Pass, Place, PlayCard, Propose, Strike, Use
from engine.decisions.choices import Choice
from engine.events.trigger_events import events_under, happenings
from engine.events.zone_changes import entered
from engine.game.setup import impossible
from engine.language.words import LinkKind, Zone
from engine.play import legal_actions, why_not
from engine.state.editions import EDITIONS
from engine.state.game import Play, State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Event, Record
from engine.view.counters import is_of_value
from engine.view.modifiers_in_force import in_force
from engine.view.printed_values import Values
from engine.view.values import values
from judge.rulebook import known_rules
from judge.rulebook.glossary import GLOSSARY, terms


@cache
def every_rule() -> frozenset[str]:
    """Return every rule that may be cited: of the reference edition plain, of others with it, and terms by id."""
    of_glossary = {f"{GLOSSARY}{term.id}" for term in terms()}
    others = {f"{edition}:{number}" for edition in EDITIONS for number in known_rules(edition)}
    return known_rules("cr-2007-05") | others | of_glossary


def check_state(state: State) -> None:
    """Hold everything against a state in which a player has priority or the game is over."""
    check_zones(state)
    check_cards(state)
    check_players(state)
    check_play_index(state)
    if state.result is None and state.priority is not None:
        check_at_rest(state)


def check_zones(state: State) -> None:
    """Every card is in exactly one zone, the one it says (411.1), and no number is that of two things."""
    places = Counter(_places(state))
    twice = {card: number for card, number in places.items() if number > 1}
    assert not twice, f"in two zones: {twice}"
    # A token outside play is none of the cards there; where the game ends first, it is not removed any more (407.6e).
    listed = [card for card in state.cards.values() if not card.token or card.zone is Zone.PLAY]
    held = {(card.id, card.zone, card.owner) for card in listed}
    assert set(places) == held, f"where they are and where they say they are: {set(places) ^ held}"
    assert all(number == card.id for number, card in state.cards.items())
    effects = {link.id for link in state.chain if CardId(link.id) not in state.cards}
    assert len(effects) + sum(1 for card in state.cards.values() if card.zone is Zone.CHAIN) == len(state.chain)


def _places(state: State) -> Iterator[tuple[CardId, Zone, PlayerId]]:
    for player in state.players:
        for zone in (Zone.DECK, Zone.HAND, Zone.GRAVEYARD, Zone.REMOVED):
            for card in state.zone(zone, player.id):
                yield card, zone, player.id
    for card in state.play.ids:
        yield card, Zone.PLAY, state.cards[card].owner
    for link in state.chain:
        if link.kind in (LinkKind.CARD, LinkKind.RESOURCE):
            yield CardId(link.id), Zone.CHAIN, state.cards[CardId(link.id)].owner


def check_conserved(before: State, after: State) -> None:
    """No card comes to be or is lost, tokens aside, while its owner is in the game (411.1)."""
    if before.game != after.game or (before.cards is after.cards and before.players is after.players):
        return
    out = {player.id for player in after.players if player.out}

    def whose(state: State) -> Counter[tuple[PlayerId, str]]:
        cards = (card for card in state.cards.values() if not card.token and card.owner not in out)
        return Counter((card.owner, card.printed.name) for card in cards)

    then, now = whose(before), whose(after)
    assert then == now, f"lost: {sorted(then - now)}, come to be: {sorted(now - then)}"


def check_cards(state: State) -> None:
    """No negative damage or counters; outside play a card has no controller, no counters, no host (400.1, 411.8a).

    Damage is on characters alone (403.1).
    """
    for card in state.cards.values():
        assert card.damage >= 0
        assert not card.damage or card.printed.health is not None or values(state, card.id).health, (
            f"{card.printed.name} has damage and no health"
        )
        assert all(number > 0 for _, number in card.counters)
        assert len({name for name, _ in card.counters}) == len(card.counters)
        if card.zone in (Zone.PLAY, Zone.CHAIN):
            assert card.controller is not None
        else:
            assert (card.controller, card.attached_to, card.damage, card.counters) == (None, None, 0, ())
            assert not card.resource
            assert card.ready
        if card.attached_to is not None:
            assert state.cards[card.attached_to].zone is Zone.PLAY, (
                f"{card.printed.name} is attached to what is not there"
            )
    assert all(gone not in state.cards for gone in state.gone)


def check_players(state: State) -> None:
    """Who has left controls nothing and is asked for nothing (102.2); nobody places more than allowed (408.1)."""
    out = {player.id for player in state.players if player.out}
    assert state.priority not in out
    if state.result is None:
        assert not [card for card in state.cards.values() if card.controller in out]
        assert not [link for link in (*state.chain, *state.waiting) if link.controller in out]
        assert not [modifier for modifier in state.modifiers if modifier.controller in out]
        assert not out & set(state.extra_turns)
    for player in state.players:
        assert player.placed <= state.edition.resources_per_turn
    if state.result is not None:
        assert state.priority is None
        assert not set(state.result.winners) & out


def check_play_index(state: State) -> None:
    """Hold that the play zone sets apart those cards that it would set apart if they came in anew, in this order."""
    anew = Play()
    for card in state.play.ids:
        held = state.cards[card]
        anew = entered(anew, card, held.printed, held.resource, is_of_value(held))
    kept = replace(state.play, watched={what: cards for what, cards in state.play.watched.items() if cards})
    assert kept == replace(anew, watched={what: cards for what, cards in anew.watched.items() if cards})


def check_at_rest(state: State) -> None:
    """Pre-priority processing is done as a player has priority (407.5): nothing waits, no check would do anything."""
    assert not state.waiting
    assert not impossible(state), impossible(state)
    assert not [card for card in state.cards.values() if card.token and card.zone is not Zone.PLAY]
    assert not [player for player in state.remaining if player.overdrew]


def check_records(before: State, after: State, records: Sequence[Record]) -> None:
    """Events are numbered upwards from the state before, cite known rules, and come from something that was there."""
    links = {link.id for link in (*before.chain, *after.chain)}
    number = before.clock
    for record in records:
        assert record.number > number, f"{record} comes after number {number}"
        number = record.number
        assert record.rules, f"no rule made this happen: {record}"
        unknown = set(record.rules) - every_rule()
        assert not unknown, f"rules that no document has: {sorted(unknown)}"
        if record.cause is not None:
            assert record.cause < record.number or record.cause in links, f"caused by what comes later: {record}"
        _check_names_cards(before, after, record.event)
        named = [each.what for _, each in happenings((record,), before)]
        assert all(type(record.event) in events_under(each) for each in named), (
            f"{record} is not watched for as {named}"
        )
    assert after.clock >= number


def _check_names_cards(before: State, after: State, event: Event) -> None:
    """Hold that what an event calls a card is or was one."""
    card = getattr(event, "card", None)
    if isinstance(card, int):
        assert card in before.cards or card in after.cards or card in after.gone or card > before.clock, event


def check_choice(state: State, choice: Choice) -> None:
    """Hold that a choice is a remaining player's or nobody's, cites a known rule, and can be answered."""
    assert choice.rule in every_rule(), choice
    assert choice.player is None or not state.player(choice.player).out
    if choice.low is not None:
        assert choice.high is None or choice.low <= choice.high
        assert choice.refuses(choice.first()) is None
        assert all(choice.refuses((each,)) is None for each in choice.options), choice
        return
    options = list(choice.options)
    assert len(set(options)) == len(options), f"one option twice: {choice}"
    assert 0 <= choice.least <= choice.most <= len(options), choice
    assert choice.refuses(choice.first()) is None, choice
    assert choice.refuses(choice.first(choice.most)) is None, choice
    assert not choice.most or set(choice.more(())) == set(options), f"an option goes with no others: {choice}"
    assert choice.refuses(tuple(options[: choice.most + 1])) is not None or choice.most == len(options)


def candidates(state: State) -> Iterator[Action]:
    """Yield whatever anybody could think of doing, however little sense it makes."""
    yield from (Pass(seat.id) for seat in state.players)
    player = state.priority
    if player is None:
        return
    characters = [card for card in state.play.ids if values(state, card).health or values(state, card).atk]
    elsewhere = [zone for seat in state.players for zone in (seat.deck, seat.hand, seat.graveyard, seat.removed)]
    for card in state.cards:
        yield from (PlayCard(player, card), Place(player, card), Place(player, card, face_up=True))
        yield from (Complete(player, card), Strike(player, card))
        yield from (Use(player, card, key) for key in range(3))
    for attacker in characters:
        for defender in (*state.play.ids, *(card for zone in elsewhere for card in zone[:1])):
            yield Propose(player, attacker, defender)
            yield Propose(player, attacker, defender, sabotage=True)


def check_legality(state: State) -> None:
    """Hold that what is listed as legal has no reason against it, and that whatever has none is listed."""
    legal = legal_actions(state)
    assert len(set(legal)) == len(legal)
    for action in legal:
        assert why_not(state, action) == (), action
    if state.priority is None:
        return
    for action in candidates(state):
        reasons = why_not(state, action)
        assert bool(reasons) is (action not in legal), f"{action} is listed as legal: {action in legal}, but {reasons}"
        for reason in reasons:
            assert reason.rule in every_rule(), reason
            assert reason.text


def snapshot(state: State) -> tuple[State, State]:
    """Return a state beside a copy of its own of the mappings in it, which alone could be changed in place."""
    play = replace(state.play, watched=dict(state.play.watched))
    return state, replace(state, cards=dict(state.cards), gone=dict(state.gone), play=play, memo={})


def check_unchanged(taken: tuple[State, State]) -> None:
    """Hold a state against what was kept of it when it was new."""
    state, kept = taken
    assert state == kept


def afresh(state: State) -> State:
    """Return an equal state that nothing derived has been kept with."""
    return replace(state, memo={})


def seen(found: Values) -> tuple[object, ...]:
    """Return what can be told apart in a card's values."""
    return (
        found.atk,
        found.health,
        found.defense,
        found.strike_cost,
        found.tags,
        found.types,
        found.damage_types,
        tuple((held.power, held.key) for held in found.powers),
    )


def check_memo(state: State, cards: Sequence[CardId]) -> None:
    """Hold that what was derived before and kept is what is derived anew, for each card by itself."""
    fresh = afresh(state)
    assert [active.key for active in in_force(state)] == [active.key for active in in_force(fresh)]
    for card in cards:
        assert seen(values(state, card)) == seen(values(afresh(state), card)), state.cards[card].printed.name
    assert legal_actions(state) == legal_actions(fresh)
