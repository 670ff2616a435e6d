"""Questions that a rule, a card or another command answers, whatever the board; and those that are of this board."""

import re

from engine.language.words import KeywordName
from engine.view.values import has_keyword
from judge.assistance.card_questions import card_answer
from judge.assistance.other_commands import other_command
from judge.assistance.rule_questions import rule_answer
from judge.assistance.rules_of_any_board import RuleAnswer
from scenarios.dialogue.dialogue import Dialogue, Reply, board_of, not_understood, noted
from scenarios.dialogue.exact_sentences import exactly
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import fits, in_our_words, is_known_question
from scenarios.registry.step_tokens import QUOTED
from scenarios.scenario_errors import UnknownSentence


def answer_on_any_board(dialogue: Dialogue, said: Said) -> Reply | None:
    """Return the answer to a question that a rule or another command answers, whatever the board; None for another."""
    if not said.asks:
        return None
    general = None if is_about_this_game(dialogue, said) else rule_answer(said.text)
    general = general or _of_several(dialogue, said) or card_answer(said.text, dialogue)
    return _elsewhere(dialogue, said) if general is None else noted(dialogue, said, general.text, general.rules)


def is_about_this_game(dialogue: Dialogue, said: Said) -> bool:
    """Return whether a question is about the board or the attack that was told, so that no rule alone answers it.

    It is if it asks what a character may do in a combat that has been proposed, or what a hero with protector may do,
    or speaks of who fights after something was done, where that is understood.
    """
    text = said.text.strip()
    if not (_of_a_combat(text, dialogue) or (dialogue.played.acted and _OF_WHO_FIGHTS.search(text) is not None)):
        return False
    try:
        _, exact = exactly(dialogue, said)
    except UnknownSentence:
        return False
    board = board_of(dialogue)
    return bool(exact) and all(
        fits(each, dialogue.setting.lookup, board) or is_known_question(each, board) for each in exact
    )


def _of_a_combat(text: str, dialogue: Dialogue) -> bool:
    """Return whether a text asks what a character may do in the combat that was told, or a hero with protector."""
    hero = _OF_A_HERO.match(text) is not None and _a_hero_protects(dialogue)
    return _OF_A_COMBAT.fullmatch(text) is not None and (dialogue.played.acted or hero)


def _a_hero_protects(dialogue: Dialogue) -> bool:
    """Return whether a hero on the board has protector."""
    state = dialogue.played.now
    heroes = (each.hero for each in state.players)
    return any(hero is not None and has_keyword(state, hero, KeywordName.PROTECTOR) for hero in heroes)


_OF_A_HERO = late(r"(?:and |so |then )*(?:can|could|may) (?:my|his|her|their|my opponent['’]s) hero\b", re.IGNORECASE)
_OF_A_COMBAT = late(r"(?:and |so |then )*(?:can|could|may) .+? (?:protect|block|defend|attack)\b.*", re.IGNORECASE)
_OF_WHO_FIGHTS = late(
    r"\bthe (?:attacker|defender|protector|attacking \w+|defending \w+)\b|\b(?:my|his|her|my opponent['’]s) hero\b",
    re.IGNORECASE,
)
_SEVERAL = late(
    r"(?:can|may|could) (?P<who>you|your opponent) (?:have|control|get) "
    r"(?:two|2|both|3|three|more than one|more than 1|several)"
    rf" (?:copies of )?(?P<card>{QUOTED})"
    r"(?: (?:in play|out|on the board|at once|at the same time|together|in your party))*",
    re.IGNORECASE,
)


def _of_several(dialogue: Dialogue, said: Said) -> RuleAnswer | None:
    """Return the answer to whether a player may control several of a card, None for another question."""
    board = board_of(dialogue)
    found = _SEVERAL.fullmatch(in_our_words(said.text, board))
    alone = board.stands_alone(found["card"]) if found is not None else None
    if alone is None:
        return None
    if alone:
        return RuleAnswer("no: all but one of them are chosen and destroyed", ("410.1", "410.2"))
    return RuleAnswer("yes: it is neither unique nor limited by a number in its type line", ("410.1",))


def _elsewhere(dialogue: Dialogue, said: Said) -> Reply | None:
    """Return the reply that another command answers a question, None for one about the game."""
    board = board_of(dialogue)
    if is_known_question(said, board) or fits(said, dialogue.setting.lookup, board):
        return None
    command = other_command(said.text, board.names)
    if command is None:
        return None
    back = UnknownSentence(
        f"{said.text!r} asks about no game that is being played",
        line=said.line,
        expected="a question of what may be done or happens, or another command",
        nearest=command,
    )
    return not_understood(dialogue, said, back)
