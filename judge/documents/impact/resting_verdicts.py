"""The verdicts that rest on a rule whose text was changed or removed: those that change without its functions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from judge.coverage.evidence import RuleKey, key_of
from judge.documents.impact.compared_verdicts import Known
from judge.documents.impact.impact_analysis import Effect, Impact
from judge.mutation.called_functions import called_in
from judge.mutation.dropped_functions import Drop, dropped, drops
from judge.mutation.mutation_cases import WEAK, Case, notice
from judge.output_lines import Line
from judge.rulebook import REFERENCE
from scenarios.features.tags import meaning_of

MOST, FEWEST, MOST_OF_ALL = 30, 3, 300
"""How many scenarios are played without a rule, first those that are tagged with it: fewer where many rules changed."""

SECONDS = 0.5
"""How many seconds of processor time a scenario may take without a rule; else it takes milliseconds."""

TIMES, FURTHER = 1, 20
"""How often everyone may pass without a rule until something happens: so many times the actions of the whole scenario
with the rule, and some further passes."""

SHOWN = 8


@dataclass(frozen=True, slots=True)
class Resting:
    """A rule, how many verdicts rest on it, how many of them were played without it, and the places that change.

    `gone` is whether the rule was removed: then those verdicts change for certain.
    """

    rule: str
    resting: int
    tried: int
    changing: tuple[str, ...]
    gone: bool = False


def resting_verdicts(impact: Impact) -> tuple[Resting, ...]:
    """Return, for each rule whose change nothing reflects, what becomes of its verdicts without its functions.

    A rule may have been removed, negated or weakened: how the new text would be played isn't known, but where the rule
    decides is. A function may implement other rules, too, and takes their effect along.
    """
    undone = {effect.touched[0].rule: effect for effect in impact.to_review if _is_undone(effect)}
    most = min(MOST, max(FEWEST, MOST_OF_ALL // max(1, len(undone))))
    without = _Without(impact, most)
    return tuple(without.resting(rule, gone=effect.change.what[0] == "removed") for rule, effect in undone.items())


def _is_undone(effect: Effect) -> bool:
    """Return whether a change takes a rule away or gives it other words, so that its function may no longer fit."""
    change = effect.change
    if "split" in change.what or "merged" in change.what:
        return False
    worded = change.what[0] == "removed" or bool(change.text_old and change.text_old != change.text_new)
    return bool(effect.touched) and bool(effect.touched[0].functions) and worded


class _Without:
    """Plays scenarios without functions of the engine, each scenario once without each function that it calls."""

    def __init__(self, impact: Impact, most: int) -> None:
        self.impact = impact
        self.most = most
        self.noticed: dict[tuple[str, str], bool] = {}

    def resting(self, rule: str, *, gone: bool) -> Resting:
        """Return what becomes of the verdicts that rest on a rule; `gone` is whether the rule was removed."""
        cases = _cases(rule, self.impact)
        tried = cases[: self.most]
        changing: dict[str, None] = {}
        for drop in _drops_of(rule):
            left = [(case, known) for case, known in tried if case.place not in changing]
            changing |= dict.fromkeys(case.place for case, known in left if self._changes(drop, case, known))
        places = tuple(case.place for case, _ in tried if case.place in changing)
        return Resting(rule, len(cases), len(tried), places, gone)

    def _changes(self, drop: Drop, case: Case, known: Known) -> bool:
        if drop.function not in _called(known.called):
            return False
        played = (drop.name, case.place)
        if played not in self.noticed:
            with dropped(drop):
                found = notice(case, SECONDS, TIMES * known.actions + FURTHER)
            self.noticed[played] = found is not None and found not in WEAK
        return self.noticed[played]


_called = cache(called_in)


def _drops_of(rule: str) -> Iterator[Drop]:
    key = key_of(rule, REFERENCE)
    return (drop for drop in _all_drops() if key in drop.rules)


@cache
def _all_drops() -> tuple[Drop, ...]:
    return drops()


def _cases(rule: str, impact: Impact) -> list[tuple[Case, Known]]:
    """Return the scenarios that are as ruled and apply the rule, with what is known of them.

    Those that are tagged with the rule come before the others, and short ones before long ones.
    """
    assert impact.knows is not None, "an impact knows what came of the scenarios that it played"
    found: list[tuple[bool, int, Case, Known]] = []
    none: frozenset[RuleKey] = frozenset()
    for (feature, scenario), verdicts in zip(impact.scenarios, impact.verdicts, strict=True):
        outcome = verdicts.before
        if outcome.verdict == "as ruled" and rule in outcome.rules:
            about, known = rule in meaning_of(scenario.tags).rules, impact.knows.of(feature, scenario)
            case = Case(scenario, feature.uri, outcome.edition, outcome.edition, none, none)
            found.append((not about, known.actions, case, known))
    return [(case, known) for _, _, case, known in sorted(found, key=lambda each: each[:2])]


def resting_lines(found: Sequence[Resting]) -> Iterator[Line]:
    """Yield how many verdicts rest on each rule, and how many of them change without it."""
    for each in found:
        if not each.resting:
            yield Line(f"nobody plays {each.rule}: no verdict rests on it", indent=2, style="unsure")
            continue
        played = "" if each.tried == each.resting else f" of {each.tried} that were played"
        told = f"{_verdicts(each.resting)} on {each.rule}; without it {len(each.changing)}{played} change"
        yield Line(told, indent=2, style="bad" if each.changing else "unsure")
        for place in islice(each.changing, SHOWN):
            yield Line(place, indent=4, style="faint")
        if len(each.changing) > SHOWN:
            yield Line(f"and {len(each.changing) - SHOWN} more", indent=4, style="faint")


def _verdicts(many: int) -> str:
    return "1 verdict rests" if many == 1 else f"{many} verdicts rest"


def resting_data(found: Sequence[Resting]) -> list[dict[str, object]]:
    """Return what rests on each rule, as data."""
    return [
        {"rule": each.rule, "verdicts": each.resting, "played": each.tried, "changing": each.changing} for each in found
    ]
