"""What has changed in the state since the board was set up, in words."""

from collections.abc import Iterator

from engine.value import replace
from judge.output_lines import Line
from judge.resulting_state import card_text, moment_parts, zone_text
from scenarios.outcome import CardView, PlayerView, StateView

_RESOURCE = "a resource "


def change_lines(board: StateView, state: StateView, indent: int = 0) -> Iterator[Line]:
    """Yield what differs between two states: turn, priority and chain, then a line for each player; none if nothing."""
    if not board.players:
        return
    before = moment_parts(board)
    moment = "; ".join(part for part in moment_parts(state) if part not in before)
    changed = [each for each in (moment, *_players(board, state)) if each]
    if changed:
        yield Line(f"What has changed: {changed[0]}", indent, hang=4)
    yield from (Line(each, indent + 2, hang=2) for each in changed[1:])


def _players(board: StateView, state: StateView) -> Iterator[str]:
    before = {player.name: player for player in board.players}
    in_play = {card.number for player in state.players for card in _cards(player)}
    for player in state.players:
        if player.name in before and (changed := "; ".join(_changes(before[player.name], player, in_play))):
            yield f"{player.name}: {changed}"


def _changes(board: PlayerView, player: PlayerView, in_play: set[int]) -> Iterator[str]:
    if board.in_game and not player.in_game:
        yield "no longer in the game"
    before = {card.number: card for card in _cards(board)}
    now = [card for card in _cards(player) if before.get(card.number) != card]
    told = [_card(card, before.get(card.number)) for card in now]
    gone = [f"{card.name} no longer in play" for number, card in before.items() if number not in in_play]
    yield from _counted([*told, *gone])
    zones = {zone.name: zone for zone in board.zones}
    yield from (zone_text(zone) for zone in player.zones if zones.get(zone.name) != zone)


def _card(card: CardView, before: CardView | None) -> str:
    if before is None:
        return f"{card_text(card)} is new in play"
    if card.kind == "resource" and replace(card, ready=before.ready) == before:
        return f"{card.name} {'readied' if card.ready else 'exhausted'}"
    return card_text(card)


def _cards(player: PlayerView) -> tuple[CardView, ...]:
    return (*player.hero_row, *player.ally_row, *player.resource_row)


def _counted(told: list[str]) -> Iterator[str]:
    """Yield each text once, with how often it is there.

    >>> list(_counted(["a resource exhausted", "Tim (3 ATK)", "a resource exhausted", "a Wisp", "a Wisp"]))
    ['2 resources exhausted', 'Tim (3 ATK)', '2 times a Wisp']
    """
    for each in dict.fromkeys(told):
        number = told.count(each)
        resources = f"{number} resources {each.removeprefix(_RESOURCE)}"
        yield each if number == 1 else resources if each.startswith(_RESOURCE) else f"{number} times {each}"
