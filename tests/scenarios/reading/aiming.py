"""Games that aim at a card: what to do next so that it is used for what it was not used for yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import cache, partial
from random import Random

from engine.decisions.actions import Action, Complete, Pass, Place, PlayCard, Propose, Strike, Use
from engine.decisions.choices import NO, YES, Answer, Choice, ChoiceKind
from engine.language.filters import AllOf, Controlled, DealtDamage, DidThisTurn, InCondition, WasDealtDamage
from engine.language.powers import Completion, Keyword, Payment
from engine.language.printed import Printed
from engine.language.selections import During, Players, TurnOf
from engine.language.triggers import On, What
from engine.language.words import CardType, Condition, KeywordName, Phase, Relation, Zone
from engine.legality.reasons_against import reasons_against
from engine.play import legal_actions
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.view.values import powers, values
from judge.soak.random_games import LONG_CHAIN, Played, play, random_answer
from tests.scenarios.reading.boards import parts
from tests.scenarios.reading.uses import DECLINED, OTHER_COST, PLAYED, Watch

OWN_FIRST, OWN_EARLY, OWN_FIGHT, PLAYING = 0.8, 0.1, 0.6, 0.5


class Leaning(StrEnum):
    """What a game is for: what is likely to bring about what the card was not used for yet."""

    ACTING = "doing whatever can be done"
    TURNS = "letting turns go by"
    ARRIVING = "playing cards on every turn"
    FIGHTING = "fighting"
    PARRYING = "being fought"


PROTECTOR = KeywordName.PROTECTOR.value
WHILE = 20
"""For how many actions a game leans to the same."""

FIGHTS = {
    Leaning.ACTING: 0.3, Leaning.TURNS: 0.05, Leaning.ARRIVING: 0.05, Leaning.FIGHTING: 0.9, Leaning.PARRYING: 0.9,
}  # fmt: skip
"""How likely a combat is proposed, or a weapon struck with, where it can be."""


_IN_COMBAT = {What.ATTACKS, What.ENTERS_COMBAT, What.PROPOSED, What.SABOTAGES, What.STRIKES}
_ATTACKED = {What.DEFENDS, What.PROTECTS}


_OF_FOES = {InCondition(Condition.ATTACKING), Controlled(Players(Relation.OPPONENT))}
"""What describes attackers of an opponent's."""


@cache
def leanings(printed: Printed) -> tuple[Leaning, ...]:
    """Return what games are worth playing for the card."""
    found = {leaning for part in parts(printed) if (leaning := _leaning_of(part)) is not None}
    return (Leaning.ACTING, *sorted(found))


def _worth_it(watch: Watch) -> Sequence[Leaning]:
    """Return what to lean to: where only parts of texts are left, their moment has to come, whatever else is done."""
    found = leanings(watch.printed)
    return found[1:] if len(found) > 1 and watch.only_parts_left else found


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
        case AllOf(filters) if set(filters) >= _OF_FOES:
            return Leaning.PARRYING
        case On(what=what, combat=combat) if combat or what in _IN_COMBAT:
            return Leaning.FIGHTING
        case InCondition(Condition.ATTACKING | Condition.IN_COMBAT):
            return Leaning.FIGHTING
        case Keyword(KeywordName.PROTECTOR):
            return Leaning.PARRYING
        case Keyword(KeywordName.INSPIRE):
            return Leaning.TURNS
        case WasDealtDamage() | DealtDamage() | DidThisTurn():
            return Leaning.FIGHTING
        case _:
            return None


def next_action(state: State, watch: Watch, leaning: Leaning, dice: Random) -> Action | None:
    """Return what to do next: what the card is not used for yet if it can be done, else what may lead there."""
    if state.priority is None:
        legal = legal_actions(state)
        return dice.choice(legal) if legal else None
    passing = Pass(state.priority)
    if len(state.chain) >= LONG_CHAIN and not reasons_against(state, passing):
        return passing
    if dice.random() < _own_first(state, watch, leaning):
        own = _first(state, _own(state, watch), dice)
        if own is not None:
            return own
    if dice.random() < FIGHTS[leaning]:
        fights = [*_strikes(state), *(() if _parried(state, leaning) else _proposals(state))]
        mine = _with(state, watch, fights) if dice.random() < OWN_FIGHT else []
        fight = _first(state, mine, dice) or _first(state, fights, dice)
        if fight is not None:
            return fight
    if leaning is Leaning.ARRIVING and dice.random() < PLAYING:
        played = _first(state, _plays(state), dice)
        if played is not None:
            return played
    if dice.random() < _passing(state, leaning) and not reasons_against(state, passing):
        return passing
    return _anything(state, leaning, dice)


def _own_first(state: State, watch: Watch, leaning: Leaning) -> float:
    """Return how likely the card is used where it can be: seldom before the moment that the game is for has come."""
    in_play = any(state.cards[card].printed is watch.printed for card in state.play.ids)
    early = leaning is Leaning.TURNS or (leaning in (Leaning.FIGHTING, Leaning.PARRYING) and state.combat is None)
    return OWN_EARLY if early and (in_play or PLAYED not in watch.left) else OWN_FIRST


def _anything(state: State, leaning: Leaning, dice: Random) -> Action:
    """Return something of a kind that can be done, each kind as likely as the others; a pass where there is none."""
    kinds: list[Callable[[State], Sequence[Action]]] = [_plays, _places, _used, _completed, _strikes]
    if not _parried(state, leaning):
        kinds.append(_proposals)
    dice.shuffle(kinds)
    for kind in kinds:
        found = _first(state, kind(state), dice)
        if found is not None:
            return found
    return dice.choice(legal_actions(state))


def _first(state: State, actions: Sequence[Action], dice: Random) -> Action | None:
    """Return one of the actions that is legal, looking at no more of them than it takes."""
    for action in dice.sample(actions, len(actions)):
        if not reasons_against(state, action, brief=True):
            return action
    return None


def _holder(state: State) -> PlayerId:
    assert state.priority is not None
    return state.priority


def _is_free(state: State) -> bool:
    return state.phase is Phase.ACTION and state.turn_player == state.priority and not state.chain


def _plays(state: State) -> list[Action]:
    player = _holder(state)
    hand = state.player(player).hand
    return [PlayCard(player, card) for card in hand if _is_free(state) or state.cards[card].printed.instant]


def _places(state: State) -> list[Action]:
    player = _holder(state)
    hand = state.player(player).hand if _is_free(state) else ()
    quests = (card for card in hand if state.cards[card].printed.type is CardType.QUEST)
    return [*(Place(player, card) for card in hand), *(Place(player, card, face_up=True) for card in quests)]


def _used(state: State) -> list[Action]:
    player = _holder(state)
    return [
        Use(player, card, held.key)
        for card in _controlled(state, player)
        for held in powers(state, card)
        if isinstance(held.power, Payment)
    ]


def _completed(state: State) -> list[Action]:
    player = _holder(state)
    quests = (card for card in state.play.resources if state.cards[card].controller == player)
    return [Complete(player, card) for card in quests if state.cards[card].face_up]


def _strikes(state: State) -> list[Action]:
    player = _holder(state)
    if state.phase is not Phase.DEFEND_WINDOW:
        return []
    weapons = (card for card in _controlled(state, player) if state.cards[card].printed.type is CardType.WEAPON)
    return [Strike(player, card) for card in weapons]


def _proposals(state: State) -> list[Action]:
    player = _holder(state)
    if not _is_free(state):
        return []
    characters = [card for card in state.play.ids if _is_character(state, card)]
    mine = [card for card in characters if state.cards[card].controller == player]
    fights: list[Action] = [Propose(player, one, other) for one in mine for other in characters if other not in mine]
    if state.edition.sabotage:
        able = (card for card in mine if KeywordName.SABOTAGE in values(state, card).keywords)
        fights += [Propose(player, one, other, sabotage=True) for one in able for other in state.play.ids]
    return fights


def _is_character(state: State, card: CardId) -> bool:
    held = state.cards[card]
    return held.printed.health is not None and not held.resource


def _controlled(state: State, player: PlayerId) -> Iterator[CardId]:
    """Yield the cards outside the resource row that the player controls, and those whose powers act from elsewhere."""
    for card in (*state.play.ids, *state.elsewhere):
        held = state.cards[card]
        if (held.controller or held.owner) == player and not held.resource:
            yield card


def _parried(state: State, leaning: Leaning) -> bool:
    """Return whether the player whose turn it is is to be fought, and proposes nothing."""
    return leaning is Leaning.PARRYING and state.turn_player == state.players[0].id


def _passing(state: State, leaning: Leaning) -> float:
    """Return how likely a pass is: high where something waits to resolve, a combat to conclude, a turn to end."""
    if leaning is Leaning.ACTING:
        return 0.7 if state.chain else 0.1
    quick = leaning in (Leaning.TURNS, Leaning.ARRIVING, Leaning.PARRYING)
    return 0.93 if quick or state.chain or state.combat is not None else 0.6


def _with(state: State, watch: Watch, fights: Sequence[Action]) -> list[Action]:
    """Return the fights that the card, or the hero beside which it is played, has a part in."""
    mine = {card for card in state.play.ids if state.cards[card].printed is watch.printed}
    mine |= {hero for seat in state.players[:1] if (hero := seat.hero) is not None}
    return [
        fight
        for fight in fights
        if (isinstance(fight, Strike) and fight.weapon in mine)
        or (isinstance(fight, Propose) and {fight.attacker, fight.defender} & mine)
    ]


def _own(state: State, watch: Watch) -> list[Action]:
    """Return the actions that would use the card for what it was not used for yet, legal or not."""
    player, left = _holder(state), watch.left
    found: list[Action] = []
    for card, held in state.cards.items():
        if held.printed is not watch.printed:
            continue
        if held.zone is Zone.HAND:
            found.append(PlayCard(player, card))
        for place, power in enumerate(watch.printed.powers):
            if isinstance(power, Payment) and watch.is_wanted(place, left):
                found.append(Use(player, card, place))
            elif isinstance(power, Completion) and watch.is_wanted(place, left):
                found.append(Complete(player, card))
        if held.zone is Zone.PLAY and held.printed.type is CardType.WEAPON and state.combat is not None:
            found.append(Strike(player, card))
    return found


def _answer(state: State, watch: Watch, choice: Choice, dice: Random) -> Answer:
    """Return the answer by which the card is used for what it was not used for yet, else a random one."""
    wanted = _wanted(state, watch, choice)
    return wanted if wanted is not None and choice.refuses(wanted) is None else random_answer(choice, dice)


def _wanted(state: State, watch: Watch, choice: Choice) -> Answer | None:
    left = watch.left
    match choice.kind:
        case ChoiceKind.MAY if watch.is_about(state, choice) and DECLINED in watch.uses:
            return (NO,) if left == (DECLINED,) else (YES,) if DECLINED not in left else None
        case ChoiceKind.ALTERNATE_COST if OTHER_COST in left and watch.is_about(state, choice):
            return (YES,)
        case ChoiceKind.PROTECT if any(PROTECTOR in each for each in left):
            mine = (each for each in choice.options if isinstance(each, int) and watch.is_this(state, each))
            return next(((each,) for each in mine), None)
        case _:
            return None


def game(state: State, watches: Sequence[Watch], dice: Random, steps: int) -> Iterator[tuple[State, Played]]:
    """Play a game in which the cards are used as much as may be, and give each state with what is done there.

    It aims at one card after another, leans to one thing for a while, then to another, and ends as soon as all is done
    that the cards are used for.
    """
    leaning = Leaning.ACTING
    for step in range(steps):
        lead = next((watch for watch in watches if watch.left), None)
        if lead is None or state.result is not None:
            return
        if step % WHILE == 0:
            leaning = dice.choice(_worth_it(lead))
        action = next_action(state, lead, leaning, dice)
        if action is None:
            return
        played = play(state, action, dice, partial(_answer, state, lead))
        for watch in watches:
            watch.look(state, played)
        yield state, played
        if played.outcome is not None:
            state = played.outcome.state
