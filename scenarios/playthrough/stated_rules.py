"""Then steps about the rules: which were applied, what they leave open, and what is true in every order."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from engine.decisions.choices import ChoiceKind
from engine.state.record import Move, MoveKind
from scenarios.named_open_points import OPEN_POINTS
from scenarios.near_names import quoted_near_name
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import answer_open, note_rules
from scenarios.playthrough.facts import are_in_condition, differs
from scenarios.playthrough.offered_words import say_words
from scenarios.playthrough.passes import empty_chain
from scenarios.playthrough.permissions import copied
from scenarios.playthrough.settled_states import settle
from scenarios.scenario_errors import BadArgument, Differs, NothingHappened, UnknownName

if TYPE_CHECKING:
    from engine.state.game import State
    from engine.state.ids import CardId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import ConditionWords

_FIRST, *_, _LAST = OPEN_POINTS
_MOST_EFFECTS = 7
"""The most effects that are put into every order: seven have 5,040 orders."""


def was_applied(play: Playthrough, rule: str, *, holds: bool) -> None:
    """Check that a rule was, or was not, applied so far."""
    if play.has_applied(rule) is not holds:
        listed = ", ".join(play.rules_so_far()) or "none"
        raise differs(f"rule {rule} was {'not ' if holds else ''}applied", f"{'' if holds else 'not '}{rule}", listed)
    if not holds and not play.rules_so_far():
        play.check_acted("that a rule was not applied")


def do_not_settle(play: Playthrough, point: str | None) -> None:
    """Check that a rule was applied which leaves open what should happen.

    Raises:
        BadArgument: the step names no open point.
        UnknownName: there is no such point; the nearest one is named.
        Differs: no rule that the point is about was applied so far.
    """
    if point is None:
        raise BadArgument("the step doesn't say which open point this is", expected=f'its id, as in see "{_FIRST}"')
    about = OPEN_POINTS.get(point)
    if about is None:
        near = quoted_near_name(point, OPEN_POINTS)
        raise UnknownName(f"there is no open point {point!r}", expected=f"{_FIRST} to {_LAST}", nearest=near)
    if not any(play.has_applied(rule) for rule in about):
        listed = ", ".join(play.rules()) or "none"
        raise differs(f"nothing that {point} leaves open has come up", f"one of {', '.join(about)}", listed)
    play.open_points.setdefault(point)


def in_every_order(play: Playthrough, said: tuple[ConditionWords, ...]) -> None:
    """Check what becomes of characters in play, in every order in which the waiting effects can be added."""
    if play.open is None or play.open.choice.kind is not ChoiceKind.ORDER_TRIGGERS:
        raise NothingHappened("nobody is asked in what order effects go on the chain")
    play.looked = True
    options = play.open.choice.options
    if len(options) > _MOST_EFFECTS:
        raise BadArgument(f"{len(options)} effects have too many orders", expected=f"at most {_MOST_EFFECTS} effects")
    numbered = tuple((each, named_things.in_play(play, each.character)) for each in said)
    for order in permutations(options):
        copy = copied(play)
        answer_open(copy, order)
        if copy.open is None and copy.state.chain:
            empty_chain(copy)
        settle(copy)
        try:
            _all_so(copy, numbered, play.mark())
        except Differs as error:
            listed = ", ".join(named_things.say(play, int(each)) for each in order)
            raise differs(
                f"not in the order {listed}: {error.what}", error.expected or "", error.actual or ""
            ) from None
        note_rules(play, tuple(copy.applied))


def _all_so(play: Playthrough, said: tuple[tuple[ConditionWords, CardId], ...], since: int) -> None:
    """Check what is said of characters, each with the number that it had before the order was chosen."""
    moves = (each.event for each in play.records[since:] if isinstance(each.event, Move))
    destroyed = {move.card for move in moves if move.kind in {MoveKind.DESTROY, MoveKind.REPAIR}}
    for each, card in said:
        if not each.condition.endswith("destroyed"):
            are_in_condition(play, (each,))
        elif _is_among(play.state, card, destroyed) is each.condition.startswith("not"):
            is_ = "destroyed" if each.condition.startswith("not") else "not destroyed"
            raise differs(f"{say_words(each.character)} is {is_}", each.condition, is_)


def _is_among(state: State, card: CardId, destroyed: set[CardId]) -> bool:
    """Return whether a card was destroyed, wherever it has gone since; a token may have ceased to exist."""
    while card not in destroyed:
        last = state.gone.get(card)
        if last is None or last.became is None:
            return False
        card = last.became
    return True
