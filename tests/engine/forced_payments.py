"""Paying for an action whatever the engine says beforehand: every order of the parts, every answer, one after another.

It shares with the engine what pays a single part and what performs effects, and nothing of what foresees whether a
payment can be finished.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from engine.chain.addition import card_cost
from engine.chain.chosen_targets import choose_targets
from engine.citations import rule
from engine.combat.proposal import cost_to_attack
from engine.costs.cost_parts import pay_part
from engine.costs.total_cost import alternate_costs, total
from engine.decisions.actions import Action, Complete, PlayCard, Propose, Use
from engine.decisions.choices import Answer, Choice, ChoiceKind
from engine.effects.resolution import Resolution
from engine.errors import Refused
from engine.events.attempt import Abandoned, Attempt, Over, Unanswered
from engine.events.event import happen
from engine.events.state_changes import with_link
from engine.events.tries import Tries
from engine.flow import COURSE
from engine.language.costs import Cost
from engine.language.modifiers import Purpose
from engine.language.powers import Completion, LinkText, Modes, Payment
from engine.language.words import LinkKind, Zone
from engine.legality.power_use import completion_cost
from engine.state.game import State
from engine.state.ids import CardId, LinkId, PlayerId
from engine.state.links import Link, Proposal
from engine.state.record import Move, MoveKind
from engine.value import replace
from engine.view.scope import Scope
from engine.view.targets import descriptions

_MOST = 1500
"""After so many tries it stays open whether an action can be forced."""

_NESTED = 10_000
"""So much may be tried inside one try, as for whether something may be done."""

_LONGEST = 12
_HIGHEST_X = 4
_FEW = 24


class Undecided(Exception):
    """There is too much to try."""


def can_be_forced(state: State, action: Action) -> bool:
    """Return whether some answers, whatever chance decides, lead to the end of paying for the action.

    Raises:
        Undecided: there is too much to try.
    """
    return _Forcing(state, action).leads_on(())


class _Forcing:
    def __init__(self, state: State, action: Action) -> None:
        self.state = state
        self.action = action
        self.tried = 0

    def leads_on(self, given: tuple[Answer, ...]) -> bool:
        """Return whether the answers, and others after them, lead to the end."""
        self.tried += 1
        if self.tried > _MOST or len(given) > _LONGEST:
            raise Undecided
        attempt = Attempt(self.state, given, COURSE, tries=Tries(_NESTED))
        try:
            return _add(attempt, self.action)
        except Refused:
            return False
        except (Over, Abandoned):
            return True
        except Unanswered as open_:
            before = tuple(attempt.given)
            ways = (self.leads_on((*before, each)) for each in _answers(open_.choice))
            return any(ways) if open_.choice.player is not None else all(ways)


def _answers(choice: Choice) -> Iterator[Answer]:
    if choice.low is not None:
        high = choice.low + _HIGHEST_X if choice.high is None else choice.high
        yield from ((number,) for number in choice.options or range(choice.low, high + 1))
        return
    arranged = permutations if choice.ordered else combinations
    for many in range(choice.least, choice.most + 1):
        yield from (each for each in arranged(tuple(choice.options), many) if choice.refuses(each) is None)


def _add(attempt: Attempt, action: Action) -> bool:
    """Announce the action's link, choose X and targets, and pay; return whether all was paid."""
    match action:
        case PlayCard(player, card):
            [announced] = happen(attempt, [Move(card, Zone.CHAIN, MoveKind.PLAY, player=player, controller=player)])
            assert announced.record is not None
            about = announced.record.made
            assert about is not None
            link = Link(LinkId(about), LinkKind.CARD, player, about, attempt.state.cards[about].printed.text)
            return _pay(attempt, link, card_cost(Scope(attempt.state, player, about), about), Purpose.PLAY, about)
        case Use(player, about):
            power = attempt.state.cards[about].printed.powers[0]
            assert isinstance(power, Payment)
            link = _link(attempt, LinkKind.PAYMENT, player, about, power.text)
            return _pay(attempt, link, power.cost, Purpose.USE, about)
        case Complete(player, about):
            completion = attempt.state.cards[about].printed.powers[0]
            assert isinstance(completion, Completion)
            link = _link(attempt, LinkKind.COMPLETION, player, about, completion.text)
            return _pay(attempt, link, completion_cost(completion, Zone.PLAY), Purpose.COMPLETE, about)
        case Propose(player, about, defender):
            link = replace(_link(attempt, LinkKind.PROPOSAL, player, player), proposal=Proposal(about, defender))
            return _pay(attempt, link, cost_to_attack(attempt.state, about, defender), Purpose.PROPOSE, about)
        case _:
            raise AssertionError(action)


def _link(attempt: Attempt, kind: LinkKind, player: PlayerId, source: int, text: LinkText | None = None) -> Link:
    attempt.change(clock=attempt.state.clock + 1)
    return Link(LinkId(attempt.state.clock), kind, player, source, text, power=0)


def _pay(attempt: Attempt, link: Link, cost: tuple[Cost, ...], purpose: Purpose, about: CardId) -> bool:
    resolution = Resolution(
        attempt, Scope(attempt.state, link.controller, about if purpose is Purpose.PROPOSE else link.source, link=link)
    )
    attempt.change(chain=(*attempt.state.chain, link), priority=None)
    if "X()" in repr(cost) or attempt.state.cards[about].printed.has_x:
        number = Choice(ChoiceKind.X, link.controller, rule("707.1c"), low=0, high=_HIGHEST_X)
        link = replace(link, x=int(attempt.ask(number)[0]))
        resolution.read(x=link.x)
    if isinstance(link.text, Modes):
        mode = Choice(ChoiceKind.MODES, link.controller, rule("707.1b"), link.text.words)
        link = replace(link, modes=(link.text.words.index(str(attempt.ask(mode)[0])),))
    targets, _ = choose_targets(resolution, descriptions(link.text, link.modes, None), link)
    link = replace(link, targets=targets)
    resolution.read(targets=targets, all_targets=targets)
    attempt.state = with_link(attempt.state, link)
    alternate = next(iter(alternate_costs(resolution.scope, purpose, about)), None)
    if alternate is not None and _takes(resolution):
        cost = alternate.parts
        resolution.read(paid_alternate=True)
    return _pay_all(resolution, total(resolution.scope, cost, purpose, about).parts, about)


def _pay_all(resolution: Resolution, parts: Sequence[Cost], about: CardId) -> bool:
    left = list(parts)
    while left:
        order = Choice(ChoiceKind.ORDER_PAYMENT, resolution.you, rule("401.1"), tuple(range(len(left))))
        part = left.pop(int(resolution.ask(order)[0]))
        if not pay_part(resolution, part, about):
            return False
        if resolution.state.result is not None or resolution.state.player(resolution.you).out:
            return True
    return True


def _takes(resolution: Resolution) -> bool:
    whether = Choice(ChoiceKind.ALTERNATE_COST, resolution.you, rule("401.3"), ("yes", "no"))
    return resolution.ask_whether(whether)
