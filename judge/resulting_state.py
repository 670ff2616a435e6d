"""The state at the end of a scenario in words: whose turn it is, the chain, and the cards of every player."""

from collections.abc import Iterator

from judge.output_lines import Line
from scenarios.outcome import CardView, PlayerView, StateView, ZoneView

YOU = "you"


def state_lines(state: StateView, indent: int = 0) -> Iterator[Line]:
    """Yield the lines of a state, none for a state without players."""
    if not state.players:
        return
    yield Line(f"The state then: {_moment(state)}.", indent, "title")
    for player in state.players:
        yield from _player_lines(player, indent + 2)


def _moment(state: StateView) -> str:
    return "; ".join(moment_parts(state))


def moment_parts(state: StateView) -> list[str]:
    """Return the turn and its part, who has priority, the chain, the open choice and the result, each in words."""
    parts = [_turn(state), f"{state.priority} {_verb(state.priority)} priority" if state.priority else None]
    if not state.result:
        parts.append(f"the chain, top first, is {_cards(state.chain)}" if state.chain else "the chain is empty")
    parts += [state.choice, state.result]
    return [part for part in parts if part]


def _turn(state: StateView) -> str | None:
    if state.turn is None:
        return None
    phase = f", {state.phase}" if state.phase else ""
    return f"{_possessive(state.turn)} turn{phase}"


def _verb(name: str) -> str:
    return "have" if name == YOU else "has"


def _possessive(name: str) -> str:
    """Return the possessive of a player's name.

    >>> _possessive("you"), _possessive("Ann")
    ('your', "Ann's")
    """
    return "your" if name == YOU else f"{name}'s"


def _player_lines(player: PlayerView, indent: int) -> Iterator[Line]:
    gone = "" if player.in_game else ", no longer in the game"
    yield Line(f"{player.name[:1].upper()}{player.name[1:]}{gone}", indent)
    rows = (("hero row", player.hero_row), ("ally row", player.ally_row), ("resource row", player.resource_row))
    for name, cards in rows:
        if cards:
            yield Line(f"{name}: {_cards(cards)}", indent + 2, hang=4)
    if player.zones:
        yield Line("; ".join(zone_text(zone) for zone in player.zones), indent + 2, hang=4)


def zone_text(zone: ZoneView) -> str:
    """Return a zone with how many cards it has, and the known ones of them."""
    number = "empty" if not zone.count else "1 card" if zone.count == 1 else f"{zone.count} cards"
    turned = ", turned over" if zone.turned_over else ""
    return f"{zone.name}: {number}{turned}" + (f" ({', '.join(zone.cards)})" if zone.cards else "")


def _cards(cards: tuple[CardView, ...]) -> str:
    return "; ".join(_alike(cards))


def _alike(cards: tuple[CardView, ...]) -> Iterator[str]:
    """Yield each card in words; cards of the same words come once, with how many there are."""
    words = [card_text(card) for card in cards]
    for each in dict.fromkeys(words):
        number = words.count(each)
        yield each if number == 1 else f"{number} times {each}"


def card_text(card: CardView) -> str:
    """Return a card with its ATK, its health, its damage, and how it is."""
    values = [f"{card.atk} ATK" if card.atk is not None else None, _health(card), *_condition(card)]
    said = ", ".join(value for value in values if value)
    return f"{card.name} ({said})" if said else card.name


def _health(card: CardView) -> str | None:
    damage = f"{card.damage} damage" if card.damage else ""
    if card.health is None:
        return damage or None
    return f"{card.health} health" + (f" with {damage}" if damage else "")


def _condition(card: CardView) -> Iterator[str]:
    if not card.ready:
        yield "exhausted"
    if not card.face_up:
        yield "face down"
    if card.attached_to is not None:
        yield f"attached to {card.attached_to}"
    if card.owner is not None and card.controller is not None and card.owner != card.controller:
        yield f"owned by {card.owner}"
    yield from card.marks
