"""Scenarios that were played as Cucumber messages: a test case for each, with the result of every step."""

from collections.abc import Iterator

from cucumber_messages import (  # type: ignore[import-untyped]
    Attachment,
    AttachmentContentEncoding,
    Duration,
    Envelope,
    Hook,
    HookType,
    Pickle,
    PickleStep,
    SourceReference,
    StepDefinition,
    StepDefinitionPattern,
    StepDefinitionPatternType,
    StepMatchArgumentsList,
    TestCase,
    TestCaseFinished,
    TestCaseStarted,
    TestStep,
    TestStepFinished,
    TestStepResult,
    TestStepResultStatus,
    TestStepStarted,
    Timestamp,
)

from judge.reports.message_features import FeatureMessages
from judge.reports.run_record import stopped_step
from scenarios.features.model import Keyword
from scenarios.outcome import ScenarioOutcome, StepOutcome
from scenarios.registry.registry import Sentence
from scenarios.runner import full_setting
from scenarios.scenario_errors import UnknownSentence

NANOS = 10**9
_TEXT = "text/x.cucumber.log+plain"
_KEYWORDS: dict[str, Keyword] = {"Context": "Given", "Action": "When", "Outcome": "Then"}


def timestamp(seconds: float) -> Timestamp:
    """Return the moment that lies so many seconds after the beginning of 1970."""
    return Timestamp(nanos=round(seconds % 1 * NANOS) % NANOS, seconds=int(seconds))


class CaseMessages:
    """The messages of played scenarios; the sentences that they use are described before their first use."""

    def __init__(self, features: FeatureMessages, run: str, now: float) -> None:
        self.features = features
        self.run = run
        self.now = now
        self.sentences: dict[Sentence, str] = {}
        self.hook = ""

    def of_scenario(self, outcome: ScenarioOutcome, pickle: Pickle, seconds: float) -> Iterator[Envelope]:
        """Yield the test case of a scenario and what came of it."""
        yield Envelope(pickle=pickle)
        told = _told_steps(outcome, pickle)
        definitions = [self._sentence_of(step) for step in pickle.steps]
        yield from self._new_definitions(definitions)
        hooked = _needs_hook(outcome, pickle)
        if hooked:
            yield from self._new_hook()
        steps = [self._test_step(step, found) for step, found in zip(pickle.steps, definitions, strict=True)]
        after = [TestStep(id=self.features.new_id(), hook_id=self.hook)] if hooked else []
        case, started = self.features.new_id(), self.features.new_id()
        yield Envelope(test_case=TestCase(case, pickle.id, [*steps, *after], self.run))
        yield Envelope(test_case_started=TestCaseStarted(0, started, case, timestamp(self.now)))
        for step, one, found in zip(steps, told, definitions, strict=True):
            yield from self._step_played(started, step, one, _result(one, known=found is not None))
        self.now += seconds
        for step in after:
            result = TestStepResult(_no_time(), TestStepResultStatus.failed, message=outcome.message)
            yield from self._step_played(started, step, None, result)
        yield Envelope(test_case_finished=TestCaseFinished(started, timestamp(self.now), will_be_retried=False))

    def _sentence_of(self, step: PickleStep) -> Sentence | None:
        keyword = _KEYWORDS.get(step.type.value) if step.type else None
        try:
            return full_setting().lookup.find(keyword, step.text).sentence if keyword else None
        except UnknownSentence:
            return None

    def _new_definitions(self, found: list[Sentence | None]) -> Iterator[Envelope]:
        for sentence in found:
            if sentence is not None and sentence not in self.sentences:
                self.sentences[sentence] = self.features.new_id()
                pattern = StepDefinitionPattern(sentence.notation, StepDefinitionPatternType.cucumber_expression)
                where = SourceReference(uri=f"{sentence.function.__module__.replace('.', '/')}.py")
                yield Envelope(step_definition=StepDefinition(self.sentences[sentence], pattern, where))

    def _new_hook(self) -> Iterator[Envelope]:
        if not self.hook:
            self.hook = self.features.new_id()
            where = SourceReference(uri="scenarios/judgement.py")
            yield Envelope(hook=Hook(self.hook, where, "what the whole scenario states", type=HookType.after_test_case))

    def _test_step(self, step: PickleStep, found: Sentence | None) -> TestStep:
        known = [] if found is None else [self.sentences[found]]
        arguments = [StepMatchArgumentsList([]) for _ in known]
        return TestStep(
            self.features.new_id(),
            pickle_step_id=step.id,
            step_definition_ids=known,
            step_match_arguments_lists=arguments,
        )

    def _step_played(
        self, started: str, step: TestStep, told: StepOutcome | None, result: TestStepResult
    ) -> Iterator[Envelope]:
        at = timestamp(self.now)
        yield Envelope(test_step_started=TestStepStarted(started, step.id, at))
        if told is not None and told.events:
            yield Envelope(attachment=_events(told, started, step.id))
        yield Envelope(test_step_finished=TestStepFinished(started, step.id, result, at))


def _told_steps(outcome: ScenarioOutcome, pickle: Pickle) -> list[StepOutcome | None]:
    """Return what came of each step of the pickle; None for each where the scenario was not played at all."""
    if len(outcome.steps) != len(pickle.steps):
        return [None for _ in pickle.steps]
    return list(outcome.steps)


def _needs_hook(outcome: ScenarioOutcome, pickle: Pickle) -> bool:
    """Return whether no step says why the scenario is not as ruled."""
    whole = len(outcome.steps) == len(pickle.steps)
    return outcome.verdict != "as ruled" and (not whole or stopped_step(outcome) is None)


def _result(told: StepOutcome | None, *, known: bool) -> TestStepResult:
    return TestStepResult(_no_time(), _status(told, known=known), message=None if told is None else told.message)


def _status(told: StepOutcome | None, *, known: bool) -> TestStepResultStatus:
    if told is None or told.status == "not reached":
        return TestStepResultStatus.skipped
    if told.status == "differs":
        return TestStepResultStatus.failed
    if told.status == "cannot judge":
        return TestStepResultStatus.pending
    if told.status == "refused":
        return TestStepResultStatus.failed if known else TestStepResultStatus.undefined
    return TestStepResultStatus.passed


def _no_time() -> Duration:
    """Return no time: of a scenario only the whole is timed."""
    return Duration(0, 0)


def _events(told: StepOutcome, started: str, step: str) -> Attachment:
    lines = [f"{event.text} [{', '.join(dict.fromkeys(event.rules))}]" for event in told.events]
    return Attachment(
        "\n".join(lines),
        AttachmentContentEncoding.identity,
        _TEXT,
        test_case_started_id=started,
        test_step_id=step,
    )
