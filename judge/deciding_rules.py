"""The rules that decide a scenario, found by what led to the events and values that its Thens speak of.

Every event before a Then has a weight: the most if it happened to a card that the Then names, less if it is about that
card in another way, and the least if it is about something else; less, too, the longer ago it was. What caused an event
has a part of its weight. A rule counts as much as the heaviest event that cites it, times how rare it is, so that what
nearly every scenario applies comes last. Rules of one event say much the same, so each that is chosen makes the others
count less.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import TypeAlias

from engine.value import value
from judge.rule_rarity import rarity
from judge.rulebook.concordance import rule_in_force
from scenarios.outcome import Clause, EventLine, ScenarioOutcome, clauses_of

MOST = 5
LEAST = 3

_HAPPENS_TO = 1.0
_ABOUT = 0.7
_BY_LINK = 0.6
_ABOUT_PLAYER = 0.7
_ELSEWHERE = 0.3
"""The weights of events: on the card that is asked about, about it, by a link that targets it, about the player who is
asked about where no card is, and on anything else."""
_AGEING, _OLD = 0.96, 0.5
"""What is left of the weight of an event with each that comes after it, down to half of it."""
_ITS_CAUSE = 0.8
_FURTHER_RULE = 0.8
"""The rule that makes an event happen stands first among those that it cites; the others count for less."""
_CHOICE = 0.8
_SAID_ALREADY = 0.75
_RARER = 2
_LAST_EVENT = 2.0
"""What the first rule of the last event counts more that happened to what is asked about."""

_HEADING = "This heading "
"""With these words the rulebook states what a heading gathers, which decides nothing by itself."""

Cited: TypeAlias = dict[str, dict[int, float]]
"""For each rule the places that cite it, with their weights: events by their place in the scenario, steps below 0."""


@value
class _Happened:
    """An event with the place of its step among the steps."""

    step: int
    event: EventLine


def deciding_rules(outcome: ScenarioOutcome) -> tuple[str, ...]:
    """Return the three to five rules that decide a scenario, fewer where fewer were applied, the most telling first.

    They are about what its Thens speak of; about the step that ended it, where one did; and where it has no Then, about
    what its last step did. Rules that are one in the edition that was played are given once.

    Raises:
        LookupError: no document has a rule that was applied.
    """
    asked = _asked(outcome)
    if not asked:
        return ()
    happened = [_Happened(place, event) for place, step in enumerate(outcome.steps) for event in step.events]
    weights = [0.0] * len(happened)
    own: dict[str, None] = {}
    for place in asked:
        last = _weigh(outcome, place, happened, weights)
        if last is not None:
            own.update(dict.fromkeys(happened[last].event.rules[:1]))
    _weigh_causes(happened, weights)
    return tuple(_chosen(_cited(outcome, asked, happened, weights), own, outcome.edition))


def _asked(outcome: ScenarioOutcome) -> list[int]:
    """Return the places of the steps that the ruling is about."""
    clauses = clauses_of(outcome.steps)
    ended = [place for place, step in enumerate(outcome.steps) if step.status in ("differs", "cannot judge", "refused")]
    if ended:
        return ended[:1]
    thens = [place for place, clause in enumerate(clauses) if clause == "Then"]
    return thens or [place for place, clause in enumerate(clauses) if clause == "When"][-1:]


def _weigh(outcome: ScenarioOutcome, asked: int, happened: list[_Happened], weights: list[float]) -> int | None:
    """Give each event up to a step its weight for that step, and return the last that happened to what it asks about.

    Weights that are greater already stay.
    """
    step, players = outcome.steps[asked], max(2, len(outcome.state.players))
    cards = {each for each in step.about if each > players}
    links: set[int] = set()
    last = None
    before = sum(each.step <= asked for each in happened)
    for place, each in enumerate(happened[:before]):
        weight = _HAPPENS_TO if each.step == asked else _weight(each.event, cards, set(step.about), links)
        if each.event.kind == "target" and each.event.link is not None and weight >= _ABOUT:
            links.add(each.event.link)
        if weight >= (_HAPPENS_TO if cards else _ABOUT_PLAYER):
            last = place
        age = max(_OLD, _AGEING ** (before - place))
        weights[place] = max(weights[place], weight * age)
    return last


def _weight(event: EventLine, cards: set[int], about: set[int], links: set[int]) -> float:
    if not cards:
        return _ABOUT_PLAYER if about.intersection(event.about) else _ELSEWHERE
    if cards.intersection(event.about[:1]):
        return _HAPPENS_TO
    if cards.intersection(event.about):
        return _ABOUT
    return _BY_LINK if event.caused_by in links or event.link in links else _ELSEWHERE


def _weigh_causes(happened: list[_Happened], weights: list[float]) -> None:
    """Give each event that caused others a part of their weights; effects come after causes, so one way back does."""
    numbered = {each.event.number: place for place, each in enumerate(happened) if each.event.number}
    for place in reversed(range(len(happened))):
        cause = numbered.get(happened[place].event.caused_by or 0)
        if cause is not None and cause < place:
            weights[cause] = max(weights[cause], weights[place] * _ITS_CAUSE)


def _cited(outcome: ScenarioOutcome, asked: list[int], happened: list[_Happened], weights: list[float]) -> Cited:
    """Return each rule with the places that cite it: events, the steps asked about, and choices that steps answered."""
    cited: Cited = defaultdict(dict)
    heaviest: dict[int, float] = defaultdict(float)
    for place, (each, weight) in enumerate(zip(happened, weights, strict=True)):
        heaviest[each.step] = max(heaviest[each.step], weight)
        for number, rule in enumerate(each.event.rules if weight else ()):
            cited[rule][place] = weight * (_FURTHER_RULE if number else 1)
    for place, (step, clause) in enumerate(zip(outcome.steps, clauses_of(outcome.steps), strict=True)):
        for rule in step.rules:
            weight = _weight_of_step(clause, place in asked, heaviest[place])
            if weight:
                cited[rule][-1 - place] = weight
    return cited


def _weight_of_step(clause: Clause, asked: bool, heaviest: float) -> float:  # noqa: FBT001 - one of three facts
    return _HAPPENS_TO if asked else heaviest * _CHOICE if clause == "When" else 0.0


def _chosen(cited: Cited, own: dict[str, None], edition: str) -> Iterator[str]:
    """Yield the rules that count most, one after another, each once by whichever of its ids."""
    rare: dict[str, float] = {rule: rarity(rule, edition) ** _RARER for rule in cited}
    in_force = {rule: rule_in_force(rule, edition) for rule in cited}
    said: dict[int, int] = defaultdict(int)
    left = sorted(rule for rule in cited if not in_force[rule].sentence.startswith(_HEADING))
    for _ in range(MOST):
        if not left:
            return

        def counts(rule: str) -> float:
            heaviest = max(weight * _SAID_ALREADY ** said[place] for place, weight in cited[rule].items())
            return heaviest * rare[rule] + (_LAST_EVENT if rule in own else 0)

        best = max(left, key=counts)
        yield best
        same = in_force[best]
        left = [rule for rule in left if in_force[rule] != same]
        for place in cited[best]:
            said[place] += 1
