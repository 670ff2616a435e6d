"""What stands at a place in a line: a card in its words, a rule with its statement, a sentence with its description."""

import re
from typing import Literal

from engine.value import value
from judge.cardlists.card_data import card_data
from judge.documents.library_folder import cards_folder
from judge.documents.lookup.card_words import words_of
from judge.rulebook import knows, statement
from scenarios.dialogue.dialogue import Dialogue, board_of
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import understood
from scenarios.playthrough.cards_by_name import printed
from scenarios.scenario_errors import ScenariosError, StepStopped

_NAME = re.compile(r'"((?:\\.|[^"\\])+)"')
_RULE = re.compile(r"(?<![\w.])\d{3}(?:\.\d+[a-z]?)?(?![\w])")


@value
class Meaning:
    """What stands from a column to another, counted from 0: its kind, its title, and what is to be known of it."""

    kind: Literal["card", "rule", "sentence"]
    start: int
    end: int
    title: str
    lines: tuple[str, ...] = ()


def meaning_at(line: str, column: int, dialogue: Dialogue) -> Meaning | None:
    """Return what stands at a column of a line said in a dialogue: a card, a rule, or else the sentence itself."""
    for found in _NAME.finditer(line):
        if found.start() <= column < found.end():
            return _card(found, dialogue) or _sentence(line, dialogue)
    for found in _RULE.finditer(line):
        if found.start() <= column < found.end() and knows(found[0]):
            said = statement(found[0], dialogue.played.edition())
            return Meaning("rule", found.start(), found.end(), f"{said.number} {said.title}", (said.sentence,))
    return _sentence(line, dialogue)


def _card(found: re.Match[str], dialogue: Dialogue) -> Meaning | None:
    name = found[1].replace('\\"', '"')
    held = dialogue.played.labels.get(name)
    try:
        card = dialogue.played.now.cards[held].printed if held is not None else printed(dialogue.played, name)
    except (ScenariosError, KeyError):
        return None
    words = words_of(card_data(card), cards_folder(missing=True))
    return Meaning("card", found.start(), found.end(), card.name, tuple(line.text for line in words))


def _sentence(line: str, dialogue: Dialogue) -> Meaning | None:
    text = line.strip()
    try:
        meant = understood(Said(text), dialogue.setting.lookup, board_of(dialogue))[0]
    except StepStopped:
        return None
    sentence = dialogue.setting.lookup.find(meant.keyword, meant.text).sentence
    start = len(line) - len(line.lstrip())
    return Meaning("sentence", start, start + len(text), f"{meant.keyword} {meant.text}", (sentence.description,))
