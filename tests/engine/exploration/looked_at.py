"""What an end of a line looks like, told without the canonical form: what lies where, and what may be done."""

from collections import Counter
from collections.abc import Hashable

from engine.exploration.explored_graph import Exploration
from engine.exploration.tallies import lines
from engine.language.words import Zone
from engine.play import legal_actions
from engine.state.game import State
from engine.state.ids import CardId
from engine.view.values import values


def looked_at(state: State) -> Hashable:
    """Return everything that players see, with cards by their names and the places that are theirs by the rules."""

    def name(entity: int | None) -> str:
        held = state.cards.get(CardId(entity or 0))
        return str(entity) if entity is not None and entity < 100 else held.printed.name if held else "gone"

    def card(number: CardId) -> Hashable:
        held = state.cards[number]
        now = values(state, number) if held.zone is Zone.PLAY else None
        stands = (held.ready, held.face_up, held.resource, held.damage, held.counters, held.controller)
        numbers = None if now is None else (now.atk, now.health, sorted(map(str, now.tags)).__repr__())
        return (held.printed.name, held.owner, stands, numbers, name(held.attached_to))

    def bag(cards: tuple[CardId, ...]) -> Hashable:
        return frozenset(Counter(map(card, cards)).items())

    seats = tuple(
        (bag(seat.hand), tuple(map(card, seat.deck)), tuple(map(card, seat.graveyard)), bag(seat.removed), seat.placed)
        for seat in state.players
    )
    chain = tuple(
        (link.kind, link.controller, name(link.source), tuple(tuple(map(name, chosen)) for chosen in link.targets))
        for link in state.chain
    )
    fields = ("card", "attacker", "defender", "weapon")
    legal = Counter(
        (type(action).__name__, *(name(getattr(action, each, None)) for each in fields))
        for action in (legal_actions(state) if state.result is None else ())
    )
    turn = (state.turn, state.phase, state.priority, state.passes, state.result, len(state.modifiers))
    return (seats, bag(state.play.ids), chain, frozenset(legal.items()), turn)


def ends_by_look(found: Exploration) -> Counter[Hashable] | None:
    """Return how many lines lead to each end, by what it looks like; None where lines go round in a loop."""
    many = lines(found)
    if many is None:
        return None
    tally: Counter[Hashable] = Counter()
    for number in found.ends:
        juncture = found.junctures.get(number)
        assert juncture is not None
        tally[looked_at(juncture.state)] += many[number]
    return tally
