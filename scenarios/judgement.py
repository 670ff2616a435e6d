"""Judging one scenario: its steps are played in order on a game of its own, and give a verdict."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, get_args

from engine.value import replace, value
from scenarios.editions_by_name import EditionNamed, edition_named
from scenarios.features.model import Keyword, Scenario, Step
from scenarios.features.tags import meaning_of
from scenarios.outcome import ScenarioOutcome, StateView, StepOutcome, StepStatus, Verdict
from scenarios.playable import Begin, Played
from scenarios.registry.lookup import Lookup, Match
from scenarios.registry.registry import TABLE, TEXT
from scenarios.scenario_errors import (
    BadArgument,
    CantJudge,
    Differs,
    IllegalAction,
    Misspelt,
    Refused,
    StatesNothing,
    StepStopped,
    UnknownName,
    UnknownSentence,
    fault_message,
)

Know: TypeAlias = Callable[[str], None]
"""A check that raises UnknownName for a rule or an example that no document has."""


Stepped: TypeAlias = Callable[[], None]
"""What is called after each step that was played."""


def every_rule(rule: str) -> None:
    """Accept every rule."""


def unheeded() -> None:
    """Take no notice of a step."""


@value
class Setting:
    """What scenarios are judged with: the sentences, the beginning of a game, and the check of rules and examples.

    `know` raises UnknownName for a rule or an example that no document has; by default it accepts every one. With
    `shielded` a fault of the program in a scenario ends that scenario alone, which then can't be judged; without it the
    fault is raised. `stepped` is called after each step. `editions` gives the edition of a name, as `begin` does.
    """

    lookup: Lookup
    begin: Begin
    know: Know = every_rule
    shielded: bool = False
    stepped: Stepped = unheeded
    editions: EditionNamed = edition_named


def judge(scenario: Scenario, uri: str, edition: str, setting: Setting) -> ScenarioOutcome:
    """Return the outcome of a scenario under an edition; its errors are in the outcome, and none is raised."""
    try:
        return _judged(scenario, uri, edition, setting)
    except Exception as fault:
        if not setting.shielded:
            raise
        return not_played(scenario, uri, edition, fault_message(fault))


def not_played(scenario: Scenario, uri: str, edition: str, message: str) -> ScenarioOutcome:
    """Return the outcome of a scenario of which nothing was decided, for the reason that the message gives."""
    outcome = ScenarioOutcome(scenario.name, uri, scenario.line, scenario.tags, edition, "cannot judge")
    return replace(outcome, steps=tuple(_not_reached(step) for step in scenario.steps), message=message)


def _judged(scenario: Scenario, uri: str, edition: str, setting: Setting) -> ScenarioOutcome:
    outcome = ScenarioOutcome(scenario.name, uri, scenario.line, scenario.tags, edition, "cannot judge")
    try:
        fault = fault_of(scenario, setting.lookup)
        if fault is not None:
            raise Refused(fault)
        played = begun(scenario.tags, edition, setting)
    except StepStopped as stopped:
        steps = tuple(_not_reached(step) for step in scenario.steps)
        refused = isinstance(stopped, Refused)
        return replace(outcome, steps=steps, message=stopped.explanation(), refused=refused)
    steps = _play(scenario.steps, played, setting)
    ended = next((step for step in steps if step.status in _VERDICTS), None)
    left = unapplied(scenario.tags, played) if ended is None else ()
    verdict: Verdict = _VERDICTS[ended.status] if ended else "differs" if left else "as ruled"
    message = _with_others(ended.message, steps) if ended else say_unapplied(left, played) if left else None
    return replace(
        outcome,
        edition=played.edition(),
        verdict=verdict,
        rules=played.rules(),
        open_points=played.unsettled(),
        steps=steps,
        state=_view(played, ended),
        board=played.board(),
        message=message,
        unapplied=left,
    )


_VERDICTS: dict[StepStatus, Verdict] = {
    "differs": "differs",
    "cannot judge": "cannot judge",
    "refused": "cannot judge",
}


def fault_of(scenario: Scenario, lookup: Lookup) -> str | None:
    """Return why a scenario can't be played as it is written; None if it can.

    The reason is a fault that the parser found, or a sentence above its steps that has a misspelt keyword.
    """
    if scenario.fault is not None:
        return scenario.fault
    for doubt in scenario.doubts:
        if any(lookup.fits(keyword, doubt.text) for keyword in get_args(Keyword)):
            what = f"{doubt.written!r} on line {doubt.line} is no keyword, and a sentence follows it"
            return Misspelt(what, expected="Given, When, Then, And or But", nearest=doubt.meant).explanation()
    return None


def begun(tags: tuple[str, ...], edition: str, setting: Setting) -> Played:
    """Return the game of a scenario with these tags.

    Raises:
        StepStopped: a rule, an example or the edition is unknown.
    """
    meaning = meaning_of(tags)
    for named in (*meaning.rules, *map(str, meaning.examples)):
        setting.know(named)
    played = setting.begin(edition)
    played.tagged = meaning.editions
    return played


def play_step(step: Step, played: Played, lookup: Lookup, know: Know = every_rule) -> None:
    """Play one step.

    Raises:
        StepStopped: the step ends its scenario, also by naming an unknown rule; the class says how.
    """
    match = lookup.find(step.keyword, step.text)
    rule = match.values.get("rule")
    if isinstance(rule, str):
        know(rule)
    played.before(step.keyword, step.line)
    try:
        match.sentence.function(played, **match.values, **_under(step, match))
    except StepStopped as stopped:
        waiting = played.waiting()
        if step.keyword == "Then" and waiting is not None and waiting not in stopped.what:
            stopped.what = f"{stopped.what}, while no step has answered this: {waiting}"
        raise


def refuse_nothing_stated(keywords: Iterable[str]) -> None:
    """Refuse a scenario that has no Then or ends with a When: the rules could say anything of what is done.

    Raises:
        StatesNothing: no keyword is a Then, or the last one is a When.
    """
    said = tuple(keywords)
    if "Then" not in said:
        raise StatesNothing(
            "the scenario states nothing: no step of it is a Then", expected="a Then after what is done"
        )
    if said[-1] == "When":
        raise StatesNothing(
            "the scenario states nothing of what is done last: no Then comes after it", expected="a Then at the end"
        )


def _under(step: Step, match: Match) -> dict[str, object]:
    """Return the table and the text under a step, as its sentence requires them."""
    given: dict[str, object] = {}
    for name, word, written in ((TABLE, "table", step.table), (TEXT, "text", step.doc)):
        wanted = name in match.sentence.parameters
        if wanted and written is None:
            raise BadArgument(f"the step lacks its {word}", expected=f"a {word} under it")
        if written is not None and not wanted:
            raise BadArgument(f"the step has a {word} that it does nothing with", expected=f"no {word} under it")
        if wanted:
            given[name] = written
    return given


def _play(steps: tuple[Step, ...], played: Played, setting: Setting) -> tuple[StepOutcome, ...]:
    outcomes: list[StepOutcome] = []
    for number, step in enumerate(steps):
        mark = played.mark()
        try:
            play_step(step, played, setting.lookup, setting.know)
            if number == len(steps) - 1:
                played.finish()
                refuse_nothing_stated(each.keyword for each in steps)
        except StepStopped as stopped:
            _tell_description_below(stopped, steps[number + 1 :], setting.lookup)
            outcomes.append(_stopped(step, stopped, played, mark))
            return (*outcomes, *(_unplayed(later, setting.lookup) for later in steps[number + 1 :]))
        except Exception as fault:
            if not setting.shielded:
                raise
            message = fault_message(fault)
            outcomes.append(replace(_not_reached(step), status="cannot judge", message=message))
            return (*outcomes, *(_unplayed(later, setting.lookup) for later in steps[number + 1 :]))
        status: StepStatus = "acted" if step.keyword == "When" else "passed"
        outcomes.append(replace(_not_reached(step), status=status, **done_in(step.keyword, played, mark)))
        setting.stepped()
    return tuple(outcomes)


def _tell_description_below(stopped: StepStopped, later: tuple[Step, ...], lookup: Lookup) -> None:
    """Say where a card is described that was used before its description."""
    if not isinstance(stopped, UnknownName):
        return
    for step in later:
        if step.keyword != "Given" or step.doc is None or not lookup.fits(step.keyword, step.text):
            continue
        name = lookup.find(step.keyword, step.text).values.get("name")
        if isinstance(name, str) and repr(name) in stopped.what:
            stopped.expected = f"its description before this step: it stands on line {step.line}"
            return


def _stopped(step: Step, stopped: StepStopped, played: Played, mark: int) -> StepOutcome:
    done = done_in(step.keyword, played, mark)
    if isinstance(stopped, IllegalAction):
        done["rules"] = tuple(dict.fromkeys((*stopped.rules, *done["rules"])))
    return replace(
        _not_reached(step),
        status=status_of(stopped),
        **done,
        message=stopped.explanation(),
        expected=stopped.expected,
        actual=stopped.actual,
        nearest=stopped.near,
    )


def done_in(keyword: Keyword, played: Played, mark: int) -> dict[str, Any]:
    """Return what the step since the mark did, as fields of its outcome: `events`, `about` and `rules`.

    The rules are those that the step applied beside those of its events. A Given is not asked what it is about.
    """
    events = played.lines_since(mark)
    if keyword == "Given":
        return {"events": events, "about": (), "rules": ()}
    cited = {rule for event in events for rule in event.rules}
    rules = tuple(rule for rule in played.noted_rules() if rule not in cited)
    return {"events": events, "about": played.about(), "rules": rules}


def status_of(stopped: StepStopped) -> StepStatus:
    """Return the status of the step that ended its scenario with this error."""
    if isinstance(stopped, Differs):
        return "differs"
    if isinstance(stopped, Refused):
        return "refused"
    assert isinstance(stopped, CantJudge)
    return "cannot judge"


def _unplayed(step: Step, lookup: Lookup) -> StepOutcome:
    """Return the outcome of a step behind the one that ended the scenario: not reached, or a sentence nobody knows."""
    try:
        lookup.find(step.keyword, step.text)
    except UnknownSentence as unknown:
        told = _not_reached(step)
        told = replace(told, status="refused", message=unknown.explanation(), expected=unknown.expected)
        return replace(told, nearest=unknown.near)
    return _not_reached(step)


def _with_others(message: str | None, steps: tuple[StepOutcome, ...]) -> str | None:
    """Return the message of the step that ended a scenario, with the sentences behind it that nobody knows."""
    told = [step for step in steps if step.message is not None][1:]
    return message and "; ".join((message, *(f"and on line {step.line}: {step.message}" for step in told)))


def _not_reached(step: Step) -> StepOutcome:
    return StepOutcome(step.written, step.text, step.line, "not reached", table=step.table, doc=step.doc)


def unapplied(tags: tuple[str, ...], played: Played) -> tuple[str, ...]:
    """Return the rules in the tags that were never applied."""
    return tuple(rule for rule in meaning_of(tags).rules if not played.has_applied(rule))


def say_unapplied(rules: tuple[str, ...], played: Played) -> str:
    """Return the message about tagged rules that were never applied; it names a rule of the same number that was."""
    said = [_beside(rule, played) for rule in rules]
    if len(rules) == 1:
        return f"rule {said[0]}, which the scenario is tagged with, was never applied"
    return f"rules {', '.join(said)}, which the scenario is tagged with, were never applied"


def _beside(rule: str, played: Played) -> str:
    edition, _, number = rule.rpartition(":")
    return f"{rule} (but {number} was, under {played.edition()})" if edition and number in played.rules() else rule


def _view(played: Played, ended: StepOutcome | None) -> StateView:
    """Return the state that the scenario reached; nothing if the board couldn't be set up."""
    return StateView() if ended is not None and ended.status == "refused" else played.view()
