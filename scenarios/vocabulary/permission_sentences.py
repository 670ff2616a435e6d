"""What may be done, and why: permissions, offers, rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import permissions, stated_rules
from scenarios.registry import then

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import ConditionWords, Deed, PlayerWords, ThingWords


@then("{player} may {deed} [, because of {rule:RULE}]", example='you may propose that "Tim" attacks "Brigg"')
def may(play: Playthrough, player: PlayerWords, deed: Deed, rule: str | None = None) -> None:
    """Say that the rules allow an action now, without doing it, and which rule is applied as it is done."""
    permissions.may(play, player, deed, rule)


@then("{player} can't {deed} [, because of {rule:RULE}]", example='you can\'t use "Tim", because of 302.2')
def cannot(play: Playthrough, player: PlayerWords, deed: Deed, rule: str | None = None) -> None:
    """Say that the rules don't allow an action now, and which rule is among the reasons."""
    permissions.cannot(play, player, deed, rule)


@then("there is no next game [, because of {rule:RULE}]", example="there is no next game, because of 800.1d")
def no_next_game(play: Playthrough, rule: str | None = None) -> None:
    """Say that no game of the match can follow now, and which rule is among the reasons."""
    permissions.no_next_game(play, rule)


@then("{player} must choose between {things:thing+}", example='you must choose between "Tim", "Brigg"')
def must_choose(play: Playthrough, player: PlayerWords, things: tuple[ThingWords, ...]) -> None:
    """Say exactly which options a player has now."""
    permissions.must_choose_between(play, player, things)


@then("rule {rule:RULE} was [{no=not}] applied", example="rule 708.1a was applied")
def applied(play: Playthrough, rule: str, no: str | None = None) -> None:
    """Say that a rule was, or was not, applied so far."""
    stated_rules.was_applied(play, rule, holds=no is None)


@then("the rules do not settle this [, see {point:QUOTED}]", example='the rules do not settle this, see "OP-6"')
def unsettled(play: Playthrough, point: str | None = None) -> None:
    """Say that the rules leave open what should happen here, with the id of the open point; `judge open` lists them."""
    stated_rules.do_not_settle(play, point)


@then(
    "in every order the effects may go on the chain, {conditions:outcome+}",
    example='in every order the effects may go on the chain, "Brigg" is destroyed',
)
def every_order(play: Playthrough, conditions: tuple[ConditionWords, ...]) -> None:
    """Say the outcome of every order in which the effects that wait now can be added to the chain."""
    stated_rules.in_every_order(play, conditions)
