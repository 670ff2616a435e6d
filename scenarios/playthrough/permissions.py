"""Then steps about what the rules allow: an action is tried on a copy of the playthrough."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from engine.citations import RuleId
from engine.combat.combat_step import protect_reasons
from engine.decisions.actions import NextGame
from engine.decisions.choices import ChoiceKind
from engine.errors import say_reasons
from engine.play import why_not
from engine.state.evolution import evolve
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import note_rules
from scenarios.playthrough.advance_answers import say_clause, too_late
from scenarios.playthrough.facts import differs
from scenarios.playthrough.offered_words import options_for, say_choice, say_offer, say_words
from scenarios.playthrough.player_actions import act, action_of, clauses_of
from scenarios.playthrough.settled_states import settle
from scenarios.playthrough.spoken_names import is_
from scenarios.playthrough.told_reasons import refusal
from scenarios.playthrough.value_history import show_refusal
from scenarios.scenario_errors import Differs, IllegalAction, Surplus, UnknownName
from scenarios.step_words import Passing, PayingWith, Protecting, Targeting

if TYPE_CHECKING:
    from engine.decisions.actions import Action
    from engine.state.game import State
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import Deed, PlayerWords, ThingWords

PRIORITY = "407.1"
"""The rule on who has priority; it is ignored unless a step asks about it, so that other reasons can be checked."""


def may(play: Playthrough, words: PlayerWords, deed: Deed, rule: str | None = None) -> None:
    """Check that the rules allow an action now, and that this rule is applied as it is done."""
    rules: list[RuleId] = []
    if isinstance(deed, Protecting):
        _may_protect(play, words, deed)
        rules += () if play.open is None else (play.open.choice.rule,)
    else:
        passing = isinstance(deed, Passing)
        refused = _refused_now(play, words, deed) if passing else _tried(play, words, deed, rules)
        if refused is not None:
            raise differs(f"{words.who} can't do this now", "allowed", refused.what)
    if rule is not None and not play.is_among(rule, tuple(rules)):
        raise differs("this is allowed without that rule", f"rule {rule}", ", ".join(rules) or "no rule")


def cannot(play: Playthrough, words: PlayerWords, deed: Deed, rule: str | None) -> None:
    """Check that the rules don't allow an action now, and that this rule is among the reasons."""
    if not play.asking:
        _refuse_unknown_names(play, deed)
    if isinstance(deed, Protecting):
        refused = _not_protecting(play, words, deed)
    elif isinstance(deed, Passing) or rule == PRIORITY:
        refused = _refused_now(play, words, deed)
    else:
        refused = _tried(play, words, deed)
    if refused is None:
        raise differs(f"{words.who} may do this now", "not allowed", "allowed")
    note_rules(play, tuple(RuleId(each) for each in refused.rules))
    show_refusal(play, refused)
    if rule is not None and not play.is_among(rule, refused.rules):
        raise differs("this is refused for another reason", f"rule {rule} among the reasons", refused.what)


def _refuse_unknown_names(play: Playthrough, deed: Deed) -> None:
    """Refuse a deed with targets or payments of names that nobody has: it is never allowed, whatever the rules say."""
    for clause in clauses_of(deed):
        if isinstance(clause, (Targeting, PayingWith)):
            for words in clause.things if isinstance(clause, Targeting) else clause.cards:
                named_things.known_thing(play, words)


def no_next_game(play: Playthrough, rule: str | None) -> None:
    """Check that the next game of the match can't be set up now, and that this rule is among the reasons."""
    settle(play)
    cannot_act(play, NextGame(play.state.first_player), rule)


def cannot_act(play: Playthrough, action: Action, rule: str | None) -> None:
    """Check that an action of the engine isn't allowed now, and that this rule is among the reasons."""
    reasons = why_not(play.state, action)
    if not reasons:
        raise differs("the rules allow this", "not allowed", "allowed")
    rules = tuple(reason.rule for reason in reasons)
    note_rules(play, rules)
    if rule is not None and not play.is_among(rule, rules):
        raise differs("this is refused for another reason", f"rule {rule} among the reasons", say_reasons(reasons))


def _tried(
    play: Playthrough, words: PlayerWords, deed: Deed, rules: list[RuleId] | None = None
) -> IllegalAction | None:
    """Return why an action is refused to the player on a copy of the playthrough, where he or she is given priority.

    The rules that are applied as it is done are added to `rules`.
    """
    settle(play)
    copy = copied(play)
    copy.applied = {}
    copy.state = evolve(copy.state, priority=named_things.player(play, words), passes=0)
    try:
        act(copy, words, deed)
    except IllegalAction as refused:
        return refused
    if left := too_late(copy):
        raise Surplus(f"nobody was asked for {' or '.join(map(say_clause, left))}")
    note_rules(play, tuple(copy.applied))
    if rules is not None:
        rules += map(RuleId, copy.rules_so_far())
    return None


def _refused_now(play: Playthrough, words: PlayerWords, deed: Deed) -> IllegalAction | None:
    """Return why an action is refused to the player as things are, priority included; None if it is allowed."""
    settle(play)
    found = why_not(play.state, action_of(play, named_things.player(play, words), deed))
    return refusal(found) if found else None


def copied(play: Playthrough) -> Playthrough:
    """Return a copy of the playthrough, on which other things can happen."""
    further = copy(play)
    further.records, further.applied = list(play.records), dict(play.applied)
    further.made, further.answered, further.paid, further.flips, further.clauses = [], [], [], [], []
    further.foreseen, further.seeded, further.shown = list(play.foreseen), list(play.seeded), []
    further.contributions = dict(play.contributions)
    return further


def _may_protect(play: Playthrough, words: PlayerWords, deed: Protecting) -> None:
    refused = _not_protecting(play, words, deed)
    if refused is not None:
        raise differs(f"{words.who} can't protect with this character now", "allowed", refused.what)


def _not_protecting(play: Playthrough, words: PlayerWords, deed: Protecting) -> IllegalAction | None:
    """Return why a player can't protect with a character; None if the protect point offers it."""
    player = named_things.player(play, words)
    character = named_things.character(play, deed.character)
    pending = play.open is not None and play.open.choice.kind is ChoiceKind.PROTECT
    point = play.now if pending else _last_protect_point(play)
    play.looked = play.looked or pending
    if point is None or character not in point.cards:
        return IllegalAction("no protect point has come", ("602.2",))
    reasons = protect_reasons(point, player, character)
    if reasons:
        return refusal(reasons)
    if not pending:
        return IllegalAction("the protect point has passed", ("602.2",))
    return None


def _last_protect_point(play: Playthrough) -> State | None:
    """Return the state just before the last protect point, None if a combat that was proposed since has none yet."""
    last = play.protect_point
    earlier = last is None or last.combats != play.now.combats or play.now.is_proposed
    return None if earlier else last


def must_choose_between(play: Playthrough, words: PlayerWords, things: tuple[ThingWords, ...]) -> None:
    """Check which options a player has."""
    player = named_things.player(play, words)
    if play.open is None:
        raise differs(f"{is_(words)} asked nothing", ", ".join(map(say_words, things)), "no choice is open")
    choice = play.open.choice
    play.looked = True
    note_rules(play, (choice.rule,))
    if choice.player != player:
        chooses = "chance" if choice.player is None else play.now.player(choice.player).name
        raise differs(f"another player has to choose: {say_choice(play, choice)}", words.who, chooses)
    if _named(play, things) != set(choice.options):
        raise differs("something else is on offer", ", ".join(map(say_words, things)), say_offer(play, choice))


def _named(play: Playthrough, things: tuple[ThingWords, ...]) -> set[object] | None:
    assert play.open is not None
    try:
        return set(options_for(play, play.open.choice, things))
    except (Differs, UnknownName):
        return None
