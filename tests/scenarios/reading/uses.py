"""What a card is used for in a game: that it is played, and which of its powers were used, triggered or applied."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from random import Random

from engine.actions import Action, Complete, Pass, PlayCard, Propose, Strike, Use
from engine.events import AddLink, Event, LeaveChain, Move, MoveKind, Trigger
from engine.language.filters import DealtDamage, InCondition, WasDealtDamage
from engine.language.powers import Completion, Keyword, Payment, Power, Triggered
from engine.language.printed import Printed
from engine.language.selections import SELECTIONS, During, TurnOf
from engine.language.triggers import On, What
from engine.language.words import CardType, Condition, LinkKind, Zone
from engine.play import legal_actions, why_not
from engine.rules.fitting import fits
from engine.rules.interaction import Active, in_force
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.links import Link
from tests.engine.random_games import Played, play
from tests.scenarios.reading.boards import parts

PLAYED = "is played"
OWN_FIRST, OWN_FIGHT, PLAYING = 0.8, 0.6, 0.5


_LINKS = {Payment: LinkKind.PAYMENT, Completion: LinkKind.COMPLETION, Triggered: LinkKind.TRIGGERED}


def uses(printed: Printed) -> tuple[str, ...]:
    """Return what the card can be used for: being played, and each of its powers but keywords."""
    found = [] if printed.type in (CardType.HERO, CardType.QUEST) else [PLAYED]
    found += [_said(place, power) for place, power in enumerate(printed.powers) if not isinstance(power, Keyword)]
    return tuple(found)


def _said(place: int, power: Power) -> str:
    return f"{type(power).__name__.lower()} power {place}"


@dataclass
class Watch:
    """What of a card was used so far."""

    printed: Printed
    seen: set[str] = field(default_factory=set)
    links: dict[int, str] = field(default_factory=dict)

    @property
    def left(self) -> tuple[str, ...]:
        """Return what was not used yet."""
        return tuple(use for use in uses(self.printed) if use not in self.seen)

    def look(self, before: State, played: Played) -> None:
        """Note what was done, and what is in force now."""
        if played.outcome is None:
            return
        for record in played.records:
            self._note(before, record.event)
        after = played.outcome.state
        for active in in_force(after):
            power = self._power_of(after, active)
            if power is not None and power not in self.seen and _reaches(after, active):
                self.seen.add(power)

    def _note(self, before: State, event: Event) -> None:
        match event:
            case AddLink(link) | Trigger(link):
                self._note_link(link)
            case LeaveChain(link, "resolved") if link.id in self.links:
                self.seen.add(self.links[link.id])
            case Move(card, kind=kind) if kind is not MoveKind.INTERRUPT and self._is_on_chain(before, card):
                self.seen.add(PLAYED)
            case _:
                pass

    def _note_link(self, link: Link) -> None:
        for place, power in enumerate(self.printed.powers):
            if not isinstance(power, (Payment, Completion, Triggered)):
                continue
            if power.text == link.text and _LINKS[type(power)] is link.kind:
                self.links[link.id] = _said(place, power)

    def _is_on_chain(self, state: State, card: int) -> bool:
        held = state.cards.get(CardId(card))
        return held is not None and held.zone is Zone.CHAIN and held.printed == self.printed

    def _power_of(self, state: State, active: Active) -> str | None:
        held = state.cards.get(active.source)
        if (
            held is None
            or active.held is None
            or held.printed != self.printed
            or active.held >= len(held.printed.powers)
        ):
            return None
        return _said(active.held, held.printed.powers[active.held])


def _reaches(state: State, active: Active) -> bool:
    """Return whether the modifier applies to something."""
    if not active.conditional(state):
        return False
    if isinstance(active.to, SELECTIONS):
        return bool(active.selected(state))
    scope = active.scope(state)
    assert active.to is not None
    return any(fits(scope, active.to, entity) for entity in (*state.cards, *(seat.id for seat in state.players)))


class Leaning(StrEnum):
    """What a game is for: what is likely to bring about what the card was not used for yet."""

    ACTING = "doing whatever can be done"
    TURNS = "letting turns go by"
    ARRIVING = "playing cards on every turn"
    FIGHTING = "fighting"
    PARRYING = "being fought"


FIGHTS = {
    Leaning.ACTING: 0.3, Leaning.TURNS: 0.05, Leaning.ARRIVING: 0.05, Leaning.FIGHTING: 0.9, Leaning.PARRYING: 0.9,
}  # fmt: skip
"""How likely a combat is proposed, or a weapon struck with, where it can be."""

_IN_COMBAT = {What.ATTACKS, What.ENTERS_COMBAT, What.PROPOSED, What.SABOTAGES, What.STRIKES}
_ATTACKED = {What.DEFENDS, What.PROTECTS}


def leanings(watch: Watch) -> tuple[Leaning, ...]:
    """Return what games are worth playing for what is left."""
    found = {
        leaning
        for place, power in enumerate(watch.printed.powers)
        if _said(place, power) in watch.left
        for part in parts(power)
        if (leaning := _leaning_of(part)) is not None
    }
    if PLAYED in watch.left:
        found |= {leaning for part in parts(watch.printed) if (leaning := _leaning_of(part)) is not None}
    return (*sorted(found), Leaning.ACTING)


def _leaning_of(part: object) -> Leaning | None:
    match part:
        case On(what=What.STARTS | What.ENDS_TURN) | TurnOf() | During():
            return Leaning.TURNS
        case On(what=What.ENTERS_PLAY | What.PLAYED):
            return Leaning.ARRIVING
        case On(what=what) if what in _ATTACKED:
            return Leaning.PARRYING
        case InCondition(Condition.DEFENDING | Condition.PROTECTING):
            return Leaning.PARRYING
        case On(what=what, combat=combat) if combat or what in _IN_COMBAT:
            return Leaning.FIGHTING
        case InCondition(Condition.ATTACKING | Condition.IN_COMBAT):
            return Leaning.FIGHTING
        case WasDealtDamage() | DealtDamage():
            return Leaning.FIGHTING
        case _:
            return None


def next_action(state: State, watch: Watch, leaning: Leaning, dice: Random) -> Action | None:
    """Return what to do next: what the card is not used for yet if it can be done, else what may lead there."""
    own = [action for action in _own(state, watch) if not why_not(state, action)]
    if own and dice.random() < OWN_FIRST:
        return dice.choice(own)
    if state.priority is None:
        legal = legal_actions(state)
        return dice.choice(legal) if legal else None
    legal = legal_actions(state)
    fights = [action for action in legal if _is_fight(state, action, leaning)]
    if fights and dice.random() < FIGHTS[leaning]:
        return dice.choice((dice.random() < OWN_FIGHT and _with(state, watch, fights)) or fights)
    played = [action for action in legal if isinstance(action, PlayCard)]
    if played and leaning is Leaning.ARRIVING and dice.random() < PLAYING:
        return dice.choice(played)
    if dice.random() < _passing(state, leaning):
        return Pass(state.priority)
    kind = dice.choice(sorted({type(action) for action in legal}, key=lambda each: each.__name__))
    return dice.choice([action for action in legal if type(action) is kind])


def _is_fight(state: State, action: Action, leaning: Leaning) -> bool:
    """Return whether the action leads to combat; who is to be fought proposes none."""
    parrying = leaning is Leaning.PARRYING and state.turn_player == state.players[0].id
    return isinstance(action, Strike) or (isinstance(action, Propose) and not parrying)


def _passing(state: State, leaning: Leaning) -> float:
    """Return how likely a pass is: high where something waits to resolve, a combat to conclude, a turn to end."""
    if leaning is Leaning.ACTING:
        return 0.7 if state.chain else 0.1
    quick = leaning in (Leaning.TURNS, Leaning.ARRIVING, Leaning.PARRYING)
    return 0.93 if quick or state.chain or state.combat is not None else 0.6


def _with(state: State, watch: Watch, fights: list[Action]) -> list[Action]:
    """Return the fights that the card, or the hero beside which it is played, has a part in."""
    mine = {card for card, held in state.cards.items() if held.printed == watch.printed}
    mine |= {hero for seat in state.players[:1] if (hero := seat.hero) is not None}
    return [
        fight
        for fight in fights
        if (isinstance(fight, Strike) and fight.weapon in mine)
        or (isinstance(fight, Propose) and {fight.attacker, fight.defender} & mine)
    ]


def _own(state: State, watch: Watch) -> list[Action]:
    """Return the actions that would use the card for what it was not used for yet, legal or not."""
    player = state.priority
    if player is None:
        return []
    found: list[Action] = []
    left = watch.left
    for card, held in state.cards.items():
        if held.printed != watch.printed:
            continue
        if held.zone is Zone.HAND:
            found.append(PlayCard(player, card))
        for place, power in enumerate(watch.printed.powers):
            if _said(place, power) in left:
                if isinstance(power, Payment):
                    found.append(Use(player, card, place))
                elif isinstance(power, Completion):
                    found.append(Complete(player, card))
    return found


def game(state: State, watch: Watch, leaning: Leaning, dice: Random, steps: int) -> State:
    """Return the state after a game in which the card is used as much as may be; ends as soon as all is done."""
    for _ in range(steps):
        action = next_action(state, watch, leaning, dice)
        if action is None:
            return state
        played = play(state, action, dice)
        watch.look(state, played)
        if played.outcome is not None:
            state = played.outcome.state
        if state.result is not None or not watch.left:
            return state
    return state
