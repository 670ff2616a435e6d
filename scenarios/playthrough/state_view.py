"""The state of a playthrough as plain values, for reports."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.language.words import CardType, Condition, LinkKind, Zone
from engine.view.card_conditions import in_condition
from engine.view.values import values
from scenarios.outcome import CardView, PlayerView, StateView, ZoneView
from scenarios.playthrough.offered_words import say_choice
from scenarios.playthrough.spoken_names import card as name_of
from scenarios.playthrough.spoken_names import link as link_name
from scenarios.playthrough.spoken_names import who
from scenarios.playthrough.unnamed_cards import UNNAMED

if TYPE_CHECKING:
    from engine.state.cards import Card
    from engine.state.ids import CardId, PlayerId
    from engine.state.links import Link
    from engine.state.players import Player
    from scenarios.playthrough.playthrough_state import Playthrough

_MARKS = (Condition.ATTACKING, Condition.DEFENDING, Condition.PROTECTING)
_MOST_KEPT = 4096
_ZONES = (Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.REMOVED)


@dataclass(slots=True)
class Shown:
    """What was shown last in one playthrough: cards and players that look the same again are the same objects.

    `resources` has the resources without a name by the identity of the card, which changes as the card does; there are
    dozens of them, and hardly one changes.
    """

    resources: dict[int, tuple[Card, CardView]] = field(default_factory=dict)
    cards: dict[CardId, CardView] = field(default_factory=dict)
    players: dict[PlayerId, PlayerView] = field(default_factory=dict)

    def resource(self, play: Playthrough, held: Card) -> CardView:
        """Return what a resource without a name looks like."""
        if id(held) not in self.resources:
            self.resources[id(held)] = (held, _resource(play, held))
        return self.resources[id(held)][1]

    def card(self, play: Playthrough, held: Card) -> CardView:
        """Return what a card in play looks like."""
        seen = _card(play, held)
        if self.cards.get(held.id) != seen:
            self.cards[held.id] = seen
        return self.cards[held.id]

    def player(self, play: Playthrough, player: Player) -> PlayerView:
        """Return what a player's cards look like."""
        seen = _player(play, player, self)
        if self.players.get(player.id) != seen:
            self.players[player.id] = seen
        return self.players[player.id]


def view(play: Playthrough, shown: Shown | None = None) -> StateView:
    """Return the state of a playthrough as plain values.

    `shown` is kept by whoever looks at many states of one playthrough: what looks as it did is the same object.
    """
    state = play.now
    shown = Shown() if shown is None else shown
    result = state.result
    won = None if result is None else [who(play, winner) for winner in result.winners]
    return StateView(
        players=tuple(shown.player(play, player) for player in state.players),
        chain=tuple(_link(play, link) for link in reversed(state.chain)),
        turn=who(play, state.turn_player),
        phase=state.phase.value,
        priority=None if state.priority is None else who(play, state.priority),
        result=None if won is None else f"won by {' and '.join(won)}" if won else "a draw",
        choice=None if play.open is None else say_choice(play, play.open.choice),
    )


def _player(play: Playthrough, player: Player, shown: Shown) -> PlayerView:
    state = play.now
    in_play = [state.cards[each] for each in state.zone(Zone.PLAY, player.id)]
    rows: dict[str, list[CardView]] = {"hero": [], "ally": [], "resource": []}
    for held in in_play:
        if held.resource and held.printed is UNNAMED:
            rows["resource"].append(shown.resource(play, held))
        else:
            rows[_row(held)].append(shown.card(play, held))
    return PlayerView(
        player.name,
        in_game=not player.out,
        hero_row=tuple(rows["hero"]),
        ally_row=tuple(rows["ally"]),
        resource_row=tuple(rows["resource"]),
        zones=tuple(_zone(play, player, zone) for zone in _ZONES),
    )


def _row(held: Card) -> str:
    if held.resource:
        return "resource"
    return "ally" if held.printed.type is CardType.ALLY else "hero"


def _resource(play: Playthrough, held: Card) -> CardView:
    """Return what a resource without a name looks like; nearly all lie face down with nothing on them."""
    if held.face_up or held.damage or held.token or held.counters or held.attached_to is not None:
        return _card(play, held)
    controller = None if held.controller is None else who(play, held.controller)
    number = play.firsts.get(held.id, held.id)
    return _face_down(controller, who(play, held.owner), number, ready=held.ready)


@lru_cache(_MOST_KEPT)
def _face_down(controller: str | None, owner: str, number: int, *, ready: bool) -> CardView:
    """Return what a resource without a name looks like face down; the same object every time, for there are many."""
    return CardView("a resource", "resource", controller, owner, ready=ready, face_up=False, number=number)


def _card(play: Playthrough, held: Card) -> CardView:
    blank = held.resource and not held.face_up
    fights = held.printed.type in {CardType.ALLY, CardType.HERO, CardType.WEAPON} and not blank
    lives = held.printed.health is not None and not blank
    now = values(play.now, held.id) if fights or lives else None
    return CardView(
        name_of(play, held.id),
        "resource" if held.resource else held.printed.type.value,
        controller=None if held.controller is None else who(play, held.controller),
        owner=who(play, held.owner),
        atk=max(0, now.atk) if now and fights else None,
        health=max(0, now.health) if now and lives else None,
        damage=held.damage,
        ready=held.ready,
        face_up=held.face_up,
        attached_to=None if held.attached_to is None else name_of(play, held.attached_to),
        marks=_marks(play, held),
        number=play.firsts.get(held.id, held.id),
    )


def _marks(play: Playthrough, held: Card) -> tuple[str, ...]:
    roles = [] if held.resource else [mark.value for mark in _MARKS if in_condition(play.now, held, mark)]
    counters = [f"{number} {name}" for name, number in held.counters]
    return (*roles, *counters, *(("token",) if held.token else ()))


def _zone(play: Playthrough, player: Player, zone: Zone) -> ZoneView:
    state = play.now
    held = state.zone(zone, player.id)
    named = [each for each in held if state.cards[each].printed.name != UNNAMED.name]
    turned_over = zone is Zone.DECK and player.deck_face_up
    return ZoneView(zone.value, len(held), tuple(name_of(play, each) for each in named), turned_over)


def _link(play: Playthrough, link: Link) -> CardView:
    kind = link.kind.value if link.kind is not LinkKind.CARD else "card"
    return CardView(link_name(play, link), kind, controller=who(play, link.controller), number=link.id)
