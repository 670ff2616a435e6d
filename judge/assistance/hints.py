"""The sentences to which an answer leads that could not be given: each is understood when it is said instead."""

import re
from collections.abc import Callable, Iterator, Sequence

from engine.language.words import CardType
from scenarios.dialogue.bare_names import with_names, with_quoted_names
from scenarios.dialogue.dialogue import Reply, board_of, not_understood
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.pronouns import names_in, speaks_of_a_card
from scenarios.dialogue.understanding import Board
from scenarios.registry.step_tokens import tokens_of
from scenarios.scenario_errors import StepStopped, UnknownSentence

MOST = 3
"""How many sentences an answer leads to at most."""

_CHOICES = re.compile(r"(?<=[\"'])(?:,| or|, or) (?=[\"'])")
_KEYWORD = re.compile(r"(?:Given|When|Then) (?=['\"])")
_COMMAND = re.compile(r"judge \w+")
_DESCRIBED = re.compile(r"\bbefore it: (?P<card>the card .+)$")
Understands = Callable[[str], bool]


def hints_of(stopped: StepStopped) -> list[str]:
    r"""Return the sentences or commands to which an error leads, the likeliest first.

    >>> hints_of(StepStopped("no sentence fits", nearest='"can I attack \'Tim\'" or "who dies"'))
    ["can I attack 'Tim'", 'who dies']
    """
    hints = [_KEYWORD.sub("", each.strip()) for each in _CHOICES.split(stopped.nearest or "")]
    described = _DESCRIBED.search(stopped.expected or "")
    return [*(_unquoted(each) for each in hints if each), *([described["card"]] if described else [])]


def _unquoted(hint: str) -> str:
    for mark in ('"', "'"):
        if len(hint) > 1 and hint.startswith(mark) and hint.endswith(mark) and mark not in hint[1:-1]:
            return hint[1:-1]
    return hint


def with_understood_hints(reply: Reply, understands: Understands) -> Reply:
    """Return the reply to a sentence that nobody understands, which leads to sentences that are understood alone.

    A command, and a card that is to be described first, stay as they are.
    """
    stopped = reply.stopped
    if not isinstance(stopped, UnknownSentence) or _DESCRIBED.search(stopped.expected or ""):
        return reply
    hints = hints_of(stopped)
    if any(_COMMAND.match(each) for each in hints):
        return reply
    before = (stopped.expected or "").startswith("before it")
    alike = [each for each in hints if before or (_ASKS.match(each) is not None) is reply.said.asks]
    kept = [each for each in alike if understands(each)]
    if kept and len(kept) == len(hints):
        return reply
    further = kept or [*_card_command(reply)]
    nearest = " or ".join(f'"{each}"' for each in further[:MOST])
    expected = "; or, to look in the rules, ".join(each for each in (stopped.expected, _search(reply)) if each)
    clear = UnknownSentence(stopped.what, line=stopped.line, expected=expected or None, nearest=nearest or None)
    return not_understood(reply.dialogue, reply.said, clear)


_ASKS = late(r"(?:can|could|may|does|do|is|are|who|what|how|where|when|which|must)\b", re.IGNORECASE)
"""How a question begins: one leads to questions, and a sentence that tells something to such sentences."""


def leads_elsewhere(reply: Reply) -> bool:
    """Return whether a sentence leads to a command, to a card to be described, or to what it lacks before it."""
    stopped = reply.stopped
    if stopped is None or not stopped.what.startswith("no sentence fits"):
        return True
    described = _DESCRIBED.search(stopped.expected or "") is not None
    searched = not names_in(with_quoted_names(reply.said.text, board_of(reply.dialogue).names())) and bool(
        _search(reply)
    )
    return described or searched or any(_COMMAND.match(each) for each in hints_of(stopped))


def questions_about(question: str, told: Sequence[str], board: Board) -> Iterator[str]:
    """Yield questions of the same matter that are usually answered, about the cards that a question or its text names.

    >>> board = Board(False, lambda: ["Tim"], str, kind_of=lambda _: CardType.ALLY)
    >>> next(questions_about("would Tim be toast or alive", ["Tim attacks Ann"], board))
    'Does Tim die'
    """
    names = [*board.names()]

    def characters(text: str) -> list[str]:
        named = names_in(with_names(text, names))
        return [each[1:-1] for each in named if board.kind_of(each) in _CHARACTERS and "\\" not in each]

    asked = characters(question)
    cards = [*dict.fromkeys(asked or [each for text in reversed(told) for each in characters(text)])][:2]
    own = "my hero" if _OF_MY_HERO.search(question) else None
    subjects = [own] if own and not asked else cards
    verb = next((verb for verb, asks in _DAMAGE_VERBS if asks.search(question)), None)
    if verb is not None:
        yield from (f"How much damage does {each} {verb}" for each in subjects)
    if _OF_DEATH.search(question):
        yield from (f"Does {each} die" for each in subjects)
    if _OF_OUTCOMES.search(question):
        yield from (f"What happens to {each}" for each in subjects)
    if told and not asked and _OF_DEATH.search(question):
        yield "Who dies"


_CHARACTERS = (CardType.ALLY, CardType.HERO)
_DAMAGE_VERBS = (
    ("have", late(r"\b(?:have|has|end up|left|heal\w*)\b.*|\bdamage\b.*\b(?:on|left)\b", re.IGNORECASE)),
    ("take", late(r"\btake|\bhurt|\bget hit\b|\breceive|\bdamaged\b", re.IGNORECASE)),
    ("deal", late(r"\b(?:deal|do)\b.*\bdamage\b|\bdamage\b.*\b(?:deal|do)\b|\bdeals\b|\bhit\b", re.IGNORECASE)),
)
"""What is asked of damage, by the words for it: what one has, takes and deals are three questions."""
_OF_DEATH = late(r"\b(?:die|dies|dead|alive|surviv|kill|destroy|lives?\b|toast|gone)", re.IGNORECASE)
_OF_OUTCOMES = late(r"\b(?:happen\w*|becomes?|outcome|result|ruling|resolve\w*|going on)\b", re.IGNORECASE)
_OF_MY_HERO = late(r"\b(?:I|me|my hero)\b", re.IGNORECASE)


def _card_command(reply: Reply) -> Iterator[str]:
    """Yield the command that shows a card, for a question of what the only card that it names does."""
    named = names_in(with_quoted_names(reply.said.text, board_of(reply.dialogue).names()))
    if reply.said.asks and len(named) == 1 and _OF_WHAT_IT_DOES.match(reply.said.text):
        name = tokens_of(named[0])[-1].text
        yield f"judge card {name}" if "'" in name else f"judge card '{name}'"


_OF_WHAT_IT_DOES = re.compile(r"(?:and |so )*(?:does|do|what|which|when|who|how|whose|is|are)\b", re.IGNORECASE)


def _search(reply: Reply) -> str:
    """Return the command that searches the rules, for a question that names no card and speaks of none; or nothing."""
    text = reply.said.text
    speaks = names_in(with_quoted_names(text, board_of(reply.dialogue).names())) or speaks_of_a_card(text)
    if not reply.said.asks or speaks or len(text.split()) < _FEWEST or reply.dialogue.told:
        return ""
    return f"judge search '{text.replace(chr(39), '’')}'"


_FEWEST = 4
"""How many words a question has at least that is searched for."""
