"""Questions for what a card costs, where cards in play may change it: the total cost if it were paid now (707.1e)."""

import re

from engine.chain.addition import card_cost
from engine.costs.total_cost import total
from engine.language.costs import Activate, Resources
from engine.language.modifiers import AddCost, ChangeCost, PayInstead, Purpose
from engine.language.powers import Completion, Payment
from engine.language.selections import Number
from engine.language.words import CardType, Zone
from engine.view.modifiers_in_force import changing
from engine.view.scope import Scope
from judge.assistance.time_passing import assuming
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.dialogue import Dialogue, board_of, printed_card, ready_to_act
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.question_patterns import COST, HOW_OFTEN, OTHER_COST, WHEN_USED
from scenarios.dialogue.understanding import in_our_words
from scenarios.registry.step_tokens import quoted, tokens_of
from scenarios.spoken_numbers import so_many

_THEIRS = late(r"\byour opponent (?:need|pay|have|spend|must|exhaust)|\bcost your opponent\b", re.IGNORECASE)


def cost_answer(text: str, dialogue: Dialogue) -> str | None:
    """Return how many resources a card costs its player as things stand, None for any other question.

    A card that nobody said to be in hand is assumed there; one with an X has no total cost before X is chosen.
    """
    asked = asked_cost(text, dialogue)
    if asked is None:
        return None
    player, name = asked
    play = ready_to_act(assuming(dialogue, in_hand_of(player, name), "Given") or dialogue)
    if play is None:
        return None
    held = next(
        (
            each
            for each in play.now.cards.values()
            if each.printed.name == name and each.zone is Zone.HAND and play.now.player(each.owner).name == player
        ),
        None,
    )
    if held is None:
        return None
    scope = Scope(play.state, held.owner, held.id)
    cost = total(scope, card_cost(scope, held.id), Purpose.PLAY, held.id)
    changed = [f"{by:+} by {play.now.cards[source].printed.name}" for source, by in cost.changed]
    told = so_many(cost.resources, "resource")
    return f"{told}: {held.printed.cost} printed, {', '.join(changed)}" if changed else told


def other_cost(text: str, dialogue: Dialogue) -> str | None:
    """Return what it costs to strike with a weapon, to complete a quest or to use a power, as it is printed.

    It is None for any other question, for a card with several such powers, and where cards in play may change the cost.
    """
    names = tuple(board_of(dialogue).names())
    plain = in_our_words(with_names(text, names), board_of(dialogue))
    found = OTHER_COST.fullmatch(plain)
    printed = printed_card(dialogue, found["card"] or found["of"]) if found is not None else None
    state = dialogue.played.state
    changed = [each for kind in (AddCost, ChangeCost, PayInstead) for each in changing(state, kind)]
    if printed is None or changed:
        return None
    strikes = found is not None and (found["verb"] or found["strike"]).casefold().find("strik") >= 0
    if printed.type is CardType.WEAPON and strikes:
        return f"{so_many(printed.strike_cost or 0, 'resource')}, and the weapon is exhausted"
    kinds = (Completion,) if printed.type is CardType.QUEST else (Payment,)
    powers = [each for each in printed.powers if isinstance(each, kinds)]
    if len(powers) != 1:
        return None
    told = [
        each.amount.value for each in powers[0].cost if isinstance(each, Resources) and isinstance(each.amount, Number)
    ]
    others = len(powers[0].cost) - len(told)
    return f"{so_many(sum(told), 'resource')}{', and what else its text names' if others else ''}"


def how_often(text: str, dialogue: Dialogue) -> str | None:
    """Return how often or when a card's power can be used, as it is printed.

    It is None for any other question, for a card with several powers, and where a text says when.
    """
    names = tuple(board_of(dialogue).names())
    plain = in_our_words(with_names(text, names), board_of(dialogue))
    when = WHEN_USED.fullmatch(plain)
    found = when or HOW_OFTEN.fullmatch(plain)
    printed = printed_card(dialogue, found["card"]) if found is not None else None
    powers = [each for each in printed.powers if isinstance(each, Payment)] if printed is not None else []
    if printed is None or len(powers) != 1 or printed.type is CardType.HERO:
        return None
    if when is not None:
        return None if powers[0].only_if is not None else "whenever its player has priority (rules 407.2, 701.2)"
    if powers[0].once_per_turn:
        return "once each turn, as its text says (rule 701.5)"
    if any(isinstance(each, Activate) for each in powers[0].cost):
        return "as often as it is ready, for using it exhausts it (rule 701.3)"
    return "as often as its cost can be paid (rule 701.2)"


def asked_cost(text: str, dialogue: Dialogue) -> tuple[str, str] | None:
    """Return the player and the name of the card of a question for what it costs; None for any other question."""
    board = board_of(dialogue)
    names = tuple(board.names())
    plain = in_our_words(with_names(text, names), board)
    found = COST.fullmatch(plain)
    named = next((each for each in found.groups() if each), None) if found is not None else None
    if named is None or board.cost_of(named) is None:
        return None
    return "your opponent" if _THEIRS.search(plain) else "you", tokens_of(named)[-1].text


def in_hand_of(player: str, name: str) -> str:
    """Return the Given that a card is in a player's hand."""
    return f"{'your' if player == 'you' else player + chr(39) + 's'} hand is {quoted(name)}"
