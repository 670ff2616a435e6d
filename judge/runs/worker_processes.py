"""Judging by several processes or on a cluster: what comes of the scenarios is yielded in their order."""

from collections.abc import Callable, Iterator
from functools import partial

from engine.value import replace
from judge.played_features import Asked, setting_of
from judge.work.divided_work import Means, Work, in_order
from judge.work.done_tasks import as_they_come
from judge.work.sent_files import SentFiles, sent_files, unpacked
from scenarios.judgement import Setting, not_played, unheeded
from scenarios.runner import Judges, JudgesOne, Task, Timed, judged


def in_processes(asked: Asked, means: Means, judges_one: JudgesOne = judged) -> Judges:
    """Return the way to judge tasks in processes, each of which makes its own setting of what is asked for."""

    def judges(tasks: Iterator[Task], setting: Setting) -> Iterator[Timed]:
        del setting
        setting_of(asked)
        files = sent_files(asked.cards, asked.library) if means.cluster else None
        plain = replace(asked, stepped=unheeded)
        work = Work(partial(_prepare, plain, files, judges_one), partial(_lost, means.timeout), _place)
        yield from in_order(as_they_come(work, enumerate(tasks), means))

    return judges


def _prepare(asked: Asked, files: SentFiles | None, judges_one: JudgesOne) -> Callable[[Task], Timed]:
    if files is not None:
        cards, library = unpacked(files)
        asked = replace(asked, cards=cards, library=library)
    setting = setting_of(asked)
    return lambda task: judges_one(task, setting)


def _lost(timeout: float | None, task: Task, message: str) -> Timed:
    return Timed(not_played(task.scenario, task.uri, task.edition, message), timeout)


def _place(task: Task) -> str:
    return f"{task.uri}:{task.scenario.line}"
