"""The ends of all lines, grouped by what differs in them: what is so in all of them is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from engine.exploration.tallies import chances_of, lines
from engine.value import value
from scenarios.exploration.statements import in_state
from scenarios.exploration.told_lines import told
from scenarios.playthrough.state_view import view

if TYPE_CHECKING:
    from scenarios.exploration.look_ahead import Looked
    from scenarios.outcome import CardView, StateView
    from scenarios.playthrough.played_scenario import PlayedScenario
    from scenarios.registry.lookup import Lookup


@value
class End:
    """Ends that look alike: what is so in them and not in all others, how many lines lead there, and the shortest.

    `many` is None where some line goes round in a loop, so that there is no number of them. `faithful` says that the
    sentences of the line play to this end. `chances` are the lowest and the highest probability with which play ends
    so, as the players choose; None if nothing is left to chance.
    """

    differing: tuple[str, ...]
    numbers: tuple[int, ...]
    many: int | None
    line: tuple[str, ...]
    faithful: bool
    chances: tuple[Fraction, Fraction] | None = None


def ends_of(looked: Looked, play: PlayedScenario, lookup: Lookup, most: int) -> tuple[tuple[End, ...], int]:
    """Return the ends by what differs in them, those that the shortest lines lead to first, and how many there are.

    No more than `most` of them are told.
    """
    found = looked.found
    said = {number: Counter(facts(_view_at(looked, number))) for number in found.ends}
    common: Counter[str] | None = None
    for each in said.values():
        common = each if common is None else common & each
    groups: dict[tuple[str, ...], list[int]] = {}
    for number, held in said.items():
        groups.setdefault(tuple(sorted((held - (common or Counter())).elements())), []).append(number)
    many = lines(found)
    ends = []
    for differing, numbers in list(groups.items())[:most]:
        sentences, faithful = told(play, lookup, found.moves(numbers[0]))
        total = None if many is None else sum(many[number] for number in numbers)
        chances = chances_of(found, frozenset(numbers))
        ends.append(End(differing, tuple(numbers), total, sentences, faithful, chances))
    return tuple(ends), len(groups)


def _view_at(looked: Looked, number: int) -> StateView:
    juncture = looked.found.junctures.get(number)
    assert juncture is not None
    return view(in_state(looked.play, juncture.state))


def facts(state: StateView) -> Iterator[str]:
    """Yield everything that is so in a state, each as a few words."""
    for player in state.players:
        whose = "your" if player.name == "you" else f"{player.name}'s"
        for card in (*player.hero_row, *player.ally_row):
            yield f"{_named(card, whose)} is in play: {_standing(card)}"
        ready = sum(card.ready for card in player.resource_row)
        yield f"{whose} resources: {ready} of {len(player.resource_row)} ready"
        yield from (f"{whose} resource {card.name} is face up" for card in player.resource_row if card.face_up)
        for zone in player.zones:
            order = f": {', '.join(zone.cards)}" if zone.cards else ""
            yield f"{whose} {zone.name} has {zone.count} card{'' if zone.count == 1 else 's'}{order}"
        if not player.in_game:
            yield f"{player.name} {'are' if player.name == 'you' else 'is'} out of the game"
    if state.chain:
        yield f"the chain, top first: {', '.join(link.name for link in state.chain)}"
    yield f"it is {'your' if state.turn == 'you' else f'{state.turn}’s'} {state.phase}; priority: {state.priority}"
    yield f"the game: {state.result or 'goes on'}"


def _named(card: CardView, whose: str) -> str:
    if card.name.endswith(" hero"):
        return card.name
    return f"{whose} hero {card.name}" if card.kind == "hero" else f"{whose} {card.name}"


def _standing(card: CardView) -> str:
    """Return how a card in play stands."""
    parts = ["ready" if card.ready else "exhausted"]
    if not card.face_up:
        parts.append("face down")
    if card.damage:
        parts.append(f"{card.damage} damage")
    if card.atk is not None:
        parts.append(f"{card.atk} ATK")
    if card.health is not None:
        parts.append(f"{card.health} health")
    if card.attached_to is not None:
        parts.append(f"attached to {card.attached_to}")
    return ", ".join((*parts, *card.marks))
