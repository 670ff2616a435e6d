"""Questions for what a card with an X in its cost costs: X is chosen as the card is played (201.3, 707.1c)."""

import re

from engine.language.filters import AllOf, Valued
from engine.language.modifiers import AddCost, ChangeCost, PayInstead
from engine.language.powers import TargetDescription, Text
from engine.language.printed import Printed
from engine.language.selections import X
from engine.language.words import Comparison, Trait
from engine.view.modifiers_in_force import changing
from scenarios.dialogue.bare_names import with_names
from scenarios.dialogue.dialogue import Dialogue, board_of, printed_card
from scenarios.dialogue.players_wordings import CARD
from scenarios.dialogue.question_patterns import COST
from scenarios.dialogue.understanding import in_our_words
from scenarios.spoken_numbers import so_many


def cost_with_x(text: str, dialogue: Dialogue) -> str | None:
    """Return what a card costs that has an X in its cost, with the cost of the card that it is aimed at as X.

    X is that cost where the text aims at a card whose cost is X, and the question or what was done names the card. It
    is None for any other question, and where other costs, or cards in play, may change what is paid.
    """
    board = board_of(dialogue)
    found = COST.fullmatch(in_our_words(with_names(text, tuple(board.names())), board))
    named = next(each for each in found.groups() if each) if found is not None else None
    printed = printed_card(dialogue, named) if named is not None else None
    if found is None or named is None or printed is None or not printed.has_x or _is_changed(printed, dialogue):
        return None
    at = found["on"] or _aimed_at(named, dialogue)
    x = board.cost_of(at) if at is not None and '"' in at and _is_aimed_at_cost_x(printed) else None
    if x is None:
        return f"{so_many(printed.cost, 'resource')} and X more, which is chosen as it is played (rule 707.1c)"
    return f"{so_many(printed.cost + x, 'resource')}: {printed.cost} printed and X = {x}"


def _is_changed(printed: Printed, dialogue: Dialogue) -> bool:
    """Return whether more may be paid for a card than its printed cost, or something else."""
    others = bool(printed.additional_cost) or printed.alternate_cost is not None
    return others or any(changing(dialogue.played.state, kind) for kind in (AddCost, ChangeCost, PayInstead))


def _aimed_at(card: str, dialogue: Dialogue) -> str | None:
    """Return the card at which another was played last, None where it was not."""
    played = re.compile(rf"\bplay(?:s|ing)? (?:your |your opponent's )?{re.escape(card)}.* targeting (?P<at>{CARD})$")
    done = (played.search(step.text) for step in reversed(dialogue.steps) if step.keyword == "When")
    return next((each["at"] for each in done if each is not None), None)


def _is_aimed_at_cost_x(printed: Printed) -> bool:
    """Return whether a card aims at a card whose cost is X."""
    attached: tuple[TargetDescription, ...] = (printed.attach.to,) if printed.attach is not None else ()
    aims = (*attached, *(printed.text.targets if isinstance(printed.text, Text) else ()))
    return any(_is_of_cost_x(each.filter) for each in aims)


def _is_of_cost_x(described: object) -> bool:
    if isinstance(described, AllOf):
        return any(_is_of_cost_x(each) for each in described.filters)
    if not isinstance(described, Valued) or described.trait is not Trait.COST:
        return False
    return described.comparison is Comparison.EQUAL and isinstance(described.quantity, X)
