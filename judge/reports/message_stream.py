"""A run as Cucumber messages, a line of JSON for each, which Cucumber's own formatters read.

A step that differs has failed, one that the engine can't rule on is pending, a sentence that nobody knows is undefined,
and any other step that can't be played has failed. What ends a scenario outside its steps, as a tagged rule that was
never applied, stands on a hook after them.
"""

import json
from collections import Counter
from collections.abc import Iterator
from platform import machine, python_version, system
from time import time

from cucumber_messages import (  # type: ignore[import-untyped]
    Envelope,
    Meta,
    Product,
    TestRunFinished,
    TestRunStarted,
    message_converter,
)

from judge import __version__
from judge.reports.message_cases import CaseMessages, timestamp
from judge.reports.message_features import FeatureMessages, parse_error
from judge.reports.run_record import RunRecord

PROTOCOL = "34.0.0"


def message_stream(record: RunRecord) -> str:
    """Return the run as Cucumber messages, a line for each.

    A record that isn't timed is said to have taken place at the beginning of 1970, in no time: equal runs on one
    machine give equal bytes.
    """
    told = (message_converter.to_dict(envelope) for envelope in _envelopes(record))
    return "".join(f"{json.dumps(each, ensure_ascii=False)}\n" for each in told)


def _envelopes(record: RunRecord) -> Iterator[Envelope]:
    yield Envelope(meta=_meta())
    features = FeatureMessages()
    for problem in record.problems:
        yield parse_error(problem.file or "input", problem.line, problem.explanation())
    run = features.new_id()
    taken = sum(record.seconds_of(timed) or 0 for timed in record.outcomes)
    began = time() - taken if record.timed else 0
    for uri in dict.fromkeys(timed.outcome.uri for timed in record.outcomes):
        yield from features.of_file(uri)
    yield Envelope(test_run_started=TestRunStarted(timestamp(began), run))
    cases = CaseMessages(features, run, began)
    played = Counter((timed.outcome.uri, timed.outcome.line) for timed in record.outcomes)
    for timed in record.outcomes:
        outcome = timed.outcome
        several = played[outcome.uri, outcome.line] > 1
        pickle = features.pickle_at(outcome.uri, outcome.line, outcome.edition if several else None)
        if pickle is None:
            yield parse_error(outcome.uri, outcome.line, outcome.message or outcome.verdict)
        else:
            yield from cases.of_scenario(outcome, pickle, record.seconds_of(timed) or 0)
    success = not record.problems and all(timed.outcome.verdict == "as ruled" for timed in record.outcomes)
    yield Envelope(test_run_finished=TestRunFinished(success, timestamp(cases.now), test_run_started_id=run))


def _meta() -> Meta:
    return Meta(
        cpu=Product(machine()),
        implementation=Product("judge", __version__),
        os=Product(system()),
        protocol_version=PROTOCOL,
        runtime=Product("Python", python_version()),
    )
