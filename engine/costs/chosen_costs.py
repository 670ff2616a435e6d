"""Choices among costs, one of which is resources: the chosen one is a part of the total cost (707.1e)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.resolution import Resolution
from engine.language.costs import Cost, Perform, Resources
from engine.language.effects import ChooseMode, Effect, PayResources
from engine.language.selections import You


@cache
def ways(cost: tuple[Cost, ...]) -> tuple[tuple[Cost, ...], ...]:
    """Return the costs that the player can choose among: the cost itself, unless it offers resources or another deed.

    >>> from engine.language.effects import Discard
    >>> from engine.language.selections import Number
    >>> courses = ((Discard(You(), Number(1)),), (PayResources(You(), Number(2)),))
    >>> chosen = Perform(ChooseMode(You(), courses, ("discard", "pay"), either=True))
    >>> [len(each) for each in ways((Resources(Number(3)), chosen))]
    [2, 2]
    """
    courses = _first_courses(cost)
    if courses is None:
        return (cost,)
    return tuple(way for _, course in courses for way in ways(course))


@implements("401.1", "707.1e")
def chosen_way(
    resolution: Resolution, cost: tuple[Cost, ...], payable: Callable[[tuple[Cost, ...]], bool]
) -> tuple[Cost, ...]:
    """Let the player choose among the costs that are payable, and return the chosen one.

    If none is, or if there is nothing to choose, it is the first.
    """
    courses = _first_courses(cost)
    while courses is not None:
        able = {words: course for words, course in courses if any(map(payable, ways(course)))}
        if not able:
            return ways(cost)[0]
        answer = resolution.ask(
            Choice(
                ChoiceKind.COURSE,
                resolution.you,
                rule("707.1e"),
                tuple(able),
                about=resolution.source,
                words="which of the costs to pay",
                printed=tuple(words for words, _ in courses),
            )
        )
        cost = able[str(answer[0])]
        courses = _first_courses(cost)
    return cost


def _first_courses(cost: tuple[Cost, ...]) -> tuple[tuple[str, tuple[Cost, ...]], ...] | None:
    """Return the words and the cost of each course of the first such choice in the cost, None if there is no choice."""
    for place, part in enumerate(cost):
        match part:
            case Perform(ChooseMode(You(), courses, words, either=True)) if any(map(_pays, courses)):
                both = zip(words, courses, strict=True)
                return tuple((said, (*cost[:place], *map(_part, course), *cost[place + 1 :])) for said, course in both)
            case _:
                continue
    return None


def _pays(course: tuple[Effect, ...]) -> bool:
    return any(isinstance(effect, PayResources) for effect in course)


def _part(effect: Effect) -> Cost:
    """Return the part of a cost by which the effect is performed; resources are exhausted for the total."""
    match effect:
        case PayResources(You(), amount):
            return Resources(amount)
        case _:
            return Perform(effect)
