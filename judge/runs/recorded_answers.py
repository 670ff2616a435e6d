"""What playing a scenario asks of cards and rules, recorded, so that a later run knows whether the answers still hold.

Beside the scenario itself and the program these answers are all that playing depends on: which card a name is, whether
a document has a rule, by which names a rule goes in an edition, and what an edition sets, which for a draft is what its
document says.
"""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import TypeAlias

from engine.language.printed import Printed
from engine.state.edition import Edition
from scenarios.judgement import Setting
from scenarios.library import card_files
from scenarios.playthrough.played_scenario import PlayedScenario
from scenarios.runner import REFERENCE_EDITION
from scenarios.scenario_errors import ScenariosError

Question: TypeAlias = tuple[str, ...]
Answers: TypeAlias = dict[Question, str]
"""What was asked, each with a digest of the answer."""


class RecordedAnswers:
    """A setting in which everything that is asked of cards and rules is recorded."""

    def __init__(self, setting: Setting) -> None:
        play = setting.begin(REFERENCE_EDITION)
        assert isinstance(play, PlayedScenario)
        self.plain = setting
        self.find: Callable[[str], Printed] = play.find or card_files.load
        self.names = play.names
        self.asked: Answers = {}
        self.cards: Answers = {}
        self.setting = replace(setting, begin=self._begin, know=self._know, editions=self._edition)

    def now(self, question: Question) -> str:
        """Return a digest of the answer to a question as it is now."""
        kind, *words = question
        if kind == "rule":
            return _digest(self.plain.know, *words)
        if kind == "edition":
            return _digest(self.plain.editions, *words)
        if kind == "names":
            return _digest(self.names, *words)
        if question not in self.cards:
            self.cards[question] = _digest(self.find, *words)
        return self.cards[question]

    def _begin(self, edition: str) -> PlayedScenario:
        self._note("edition", edition)
        play = self.plain.begin(edition)
        assert isinstance(play, PlayedScenario)
        play.find = self._find
        play.names = self._names
        play.editions = self._edition
        return play

    def _edition(self, name: str) -> Edition:
        self._note("edition", name)
        return self.plain.editions(name)

    def _find(self, name: str) -> Printed:
        self._note("card", name)
        return self.find(name)

    def _names(self, rule: str, edition: str) -> tuple[str, ...]:
        self._note("names", rule, edition)
        return self.names(rule, edition)

    def _know(self, named: str) -> None:
        self._note("rule", named)
        self.plain.know(named)

    def _note(self, *question: str) -> None:
        if question not in self.asked:
            self.asked[question] = self.now(question)


def _digest(answer: Callable[..., object], *words: str) -> str:
    try:
        said = repr(answer(*words))
    except ScenariosError as error:
        said = f"{type(error).__name__} {error}"
    return sha256(said.encode()).hexdigest()
