"""Targets that "another" excludes in the text of a modifier, although they have become illegal (709.2c).

A modifier keeps only the targets that are legal. Where its text speaks of other cards than a target, it speaks of all
targets that were chosen, which are bound to a name for it.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.effects.resolution import Resolution
from engine.language.effects import Apply
from engine.language.filters import Among, Not
from engine.language.modifiers import GainPowers
from engine.language.powers import Triggered
from engine.language.selections import SELECTIONS, Role, Target, Those
from engine.language.substitution import with_words
from engine.value import replace
from engine.view.footprint import kinds_in

_Words: TypeAlias = dict[Not, Not]
"""Filters that exclude a target, each with the one that takes its place."""


def with_others(resolution: Resolution, effect: Apply) -> Apply:
    """Return the effect such that "another" in its text excludes targets that have become illegal as well.

    Powers that it gives speak of targets of their own.
    """
    words = _of_targets(resolution)
    if not words:
        return effect
    return replace(
        effect,
        changes=tuple(each if GainPowers in kinds_in(each) else with_words(each, words) for each in effect.changes),
        to=effect.to if isinstance(effect.to, SELECTIONS) else with_words(effect.to, words),
        while_=with_words(effect.while_, words),
        until=with_words(effect.until, words),
    )


def with_others_in(resolution: Resolution, power: Triggered) -> Triggered:
    """Return the power of a triggered modifier such that "another" in it excludes illegal targets of the link as well.

    The text of the power has targets of its own, and calls those of the link by their roles.
    """
    words = _of_targets(resolution)
    if not words:
        return power
    roles: _Words = {Not(Among(Role(_role(slot)))): words[Not(Among(Target(slot)))] for slot in _illegal(resolution)}
    return replace(
        power,
        on=with_words(power.on, {**words, **roles}),
        text=with_words(power.text, roles),
        if_=with_words(power.if_, {**words, **roles}),
    )


def _of_targets(resolution: Resolution) -> _Words:
    """Return what takes the place of filters that exclude targets, and bind these targets to their names."""
    words: _Words = {}
    for slot in _illegal(resolution):
        name = f"{_role(slot)} as chosen"
        resolution.bind(name, resolution.scope.all_targets[slot])
        words[Not(Among(Target(slot)))] = Not(Among(Those(name)))
    return words


def _illegal(resolution: Resolution) -> tuple[int, ...]:
    """Return the places of the target descriptions for which a target has become illegal."""
    pairs = zip(resolution.scope.targets, resolution.scope.all_targets, strict=False)
    return tuple(slot for slot, (legal, chosen) in enumerate(pairs) if legal != chosen)


def _role(slot: int) -> str:
    return f"target {slot}"
