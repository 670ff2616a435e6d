"""Results of scenarios, remembered for as long as the scenario, its cards and rules, and the program stay the same."""

import pickle
from functools import cache
from hashlib import sha256
from pathlib import Path

import engine
import scenarios
from judge import rulebook
from judge.documents.library_folder import cards_folder
from judge.played_features import Asked
from judge.runs.recorded_answers import Answers, RecordedAnswers
from scenarios.judgement import Setting
from scenarios.library.card_files import CARDS
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import Task, Timed, judged
from scenarios.signed_cache import SignedCache
from scenarios.source_stamps import stamps

_KIND = "results"
_BEGINS = b"what came of a scenario\n"
"""Nothing else that the user's key signs begins so."""


class RememberedResults:
    """The way to judge a task that plays it only if nothing is remembered of it, or if something has changed since."""

    def __init__(self, cache: SignedCache, asked: Asked) -> None:
        self.cache = cache
        self.stamp = _stamp(asked)
        self.answers: RecordedAnswers | None = None

    def __call__(self, task: Task, setting: Setting) -> Timed:
        """Return what comes of the task; the seconds are None where it is remembered."""
        if self.answers is None or self.answers.plain is not setting:
            self.answers = RecordedAnswers(setting)
        known = self._recall(task, self.answers)
        if known is not None:
            return Timed(known)
        self.answers.asked.clear()
        timed = judged(task, self.answers.setting)
        self._keep(task, self.answers.asked, timed.outcome)
        return timed

    def _recall(self, task: Task, answers: RecordedAnswers) -> ScenarioOutcome | None:
        kept = self.cache.recall(_KIND, _name(task))
        if kept is None or not kept.startswith(_BEGINS):
            return None
        fingerprint, asked, outcome = pickle.loads(kept[len(_BEGINS) :])  # noqa: S301 - it is signed with the user's key.
        if fingerprint != self._fingerprint(task):
            return None
        assert isinstance(outcome, ScenarioOutcome)
        return outcome if all(answers.now(question) == digest for question, digest in asked.items()) else None

    def _keep(self, task: Task, asked: Answers, outcome: ScenarioOutcome) -> None:
        row = (self._fingerprint(task), dict(asked), outcome)
        self.cache.keep(_KIND, _name(task), _BEGINS + pickle.dumps(row, pickle.HIGHEST_PROTOCOL))

    def _fingerprint(self, task: Task) -> str:
        return sha256(f"{self.stamp}\0{task!r}".encode()).hexdigest()


def _name(task: Task) -> str:
    return "\0".join((str(Path(task.uri).absolute()), task.scenario.name, task.edition))


def _stamp(asked: Asked) -> str:
    """Return a stamp of the program, and of the names of the cards that there are, for messages name the nearest."""
    own = cards_folder(asked.library)
    names = (sorted(path.name for path in folder.iterdir()) if folder.is_dir() else [] for folder in (CARDS, own))
    return sha256(repr((_program(), list(names), asked.cards)).encode()).hexdigest()


@cache
def _program() -> str:
    folders = [Path(module.__file__ or "").parent for module in (engine, scenarios, rulebook)]
    found = sorted(line for folder in folders for line in stamps(folder))
    return sha256("\n".join(found).encode()).hexdigest()
