"""Cards in play where no rule can have put them: each is refused with the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.partners import seats, wrong_partners
from engine.language.filters import AllOf, AnyOf, Is
from engine.language.words import CardType, Phase
from engine.view.descriptions import fits
from engine.view.scope import Scope
from scenarios.playthrough import named_things
from scenarios.playthrough.given_facts import FREE
from scenarios.scenario_errors import ImpossibleBoard

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.language.filters import Filter
    from engine.state.cards import Card
    from engine.state.game import State
    from scenarios.playthrough.playthrough_state import Playthrough


def check_cards(play: Playthrough) -> None:
    """Refuse a board with such a card.

    Raises:
        ImpossibleBoard: names the first such card, and the rule.
    """
    for number in play.state.play.ids:
        held = play.state.cards[number]
        for why, rule in _reasons(play.state, held):
            said = named_things.describe(play, number)
            raise ImpossibleBoard(f"{said} {why} (rule {rule})", expected="a board that the rules can produce")


def _reasons(state: State, held: Card) -> Iterator[tuple[str, str]]:
    if state.phase is Phase.SETUP:
        yield from _reasons_before_the_game(held)
    if held.damage and held.printed.health is None:
        yield "has damage and no health", "206.1"
    if held.resource:
        if held.face_up and held.printed.type is not CardType.QUEST:
            yield "is no quest, so it can't be a face-up resource", "408.1b"
        return
    match held.printed.type:
        case CardType.ABILITY:
            yield from _ability_reasons(state, held)
        case CardType.ALLY | CardType.ARMOR | CardType.HERO | CardType.ITEM | CardType.QUEST | CardType.WEAPON:
            if held.attached_to is not None:
                yield "is no ability, so it can't be attached", "306.3"


def _reasons_before_the_game(held: Card) -> Iterator[tuple[str, str]]:
    """Yield why a card can't be in play before the first turn, as a hero and equipment kept from a former game can."""
    is_hero = held.printed.type is CardType.HERO
    if held.resource or (not is_hero and held.printed.type not in _KEPT):
        yield "can't be in play before the first turn", "101.1"
    if is_hero and (held.damage or held.counters or not held.ready or not held.face_up):
        yield "starts the game face up, ready and without damage or counters", "301.1"


_KEPT = (CardType.ARMOR, CardType.ITEM, CardType.WEAPON)
"""The types that can be kept in play for the next game (800.1c)."""


def check_resources(play: Playthrough) -> None:
    """Refuse Given steps that give players unnamed resources before the first turn of the game.

    Raises:
        ImpossibleBoard: names the step and its line.
    """
    if play.state.phase is not Phase.SETUP:
        return
    rows = {held.controller for held in map(play.state.cards.__getitem__, play.state.play.ids) if held.resource}
    for fact, line in play.layout.given.items():
        if fact == (FREE,) or (fact[1:2] == ("resources",) and fact[0] in rows):
            said = repr(FREE) if fact == (FREE,) else "the step"
            where = f" on line {line}" if line else ""
            what = f"{said}{where} gives resources, which nobody has before the first turn (rule 101.1)"
            raise ImpossibleBoard(what, expected="no such step, or a turn that has begun")


def check_partners(play: Playthrough) -> None:
    """Refuse teams whose partners sit, or whose heroes are, as the edition doesn't allow.

    Raises:
        ImpossibleBoard: names the first such partners, and the rule.
    """
    for why in wrong_partners(play.state):
        teams: dict[int, list[str]] = {}
        for player in play.state.players:
            teams.setdefault(player.team, []).append(player.name)
        expected = ", ".join(seats(play.state.edition, tuple(teams.values())))
        what = f"the rules can't produce this board: {why}"
        raise ImpossibleBoard(what, expected=f"players who sit as {expected}, and heroes of one faction in each team")


def check_start(play: Playthrough) -> None:
    """Refuse to start a game in which a hand or a graveyard holds cards already, or some are removed from it.

    Raises:
        ImpossibleBoard: names the first such zone.
    """
    for player in play.state.players:
        zones = (("hand", player.hand), ("graveyard", player.graveyard), ("removed zone", player.removed))
        zone = next((zone for zone, held in zones if held and play.state.phase is Phase.SETUP), None)
        if zone is not None:
            what = f"the {zone} of {player.name} holds cards before the game starts (rule 101.1)"
            raise ImpossibleBoard(what, expected="all of them in the deck")


def _ability_reasons(state: State, held: Card) -> Iterator[tuple[str, str]]:
    printed = held.printed
    if not printed.ongoing:
        yield "is no ongoing ability, so it can't be in play", "306.1"
    elif printed.attach is None:
        if held.attached_to is not None:
            yield "has no attach description, so it can't be attached", "306.3a"
    elif held.attached_to is None:
        yield "is an attaching ability, so it can't be in play by itself", "306.3"
    elif not _may_host(state, held, printed.attach.to.filter):
        yield "can't be attached to a card of that type", "306.3b"


def _may_host(state: State, held: Card, attach_to: Filter) -> bool:
    """Return whether the host is of a type that the attach description names.

    The rest of the description is checked only as the ability is attached, which was before the scenario.
    """
    assert held.attached_to is not None
    scope = Scope(state, held.owner, held.id, aiming=True)
    return all(fits(scope, kind, held.attached_to) for kind in _kinds(attach_to))


def _kinds(described: Filter) -> Iterator[Filter]:
    """Yield the parts of a description that name card types."""
    if isinstance(described, Is):
        yield described
    elif isinstance(described, AllOf):
        for part in described.filters:
            yield from _kinds(part)
    elif isinstance(described, AnyOf) and all(isinstance(part, Is) for part in described.filters):
        yield described
