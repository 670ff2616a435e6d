"""What holds for the parts of a rule alone: a branch that is not taken, and a number that is asked once.

"Otherwise" speaks of no card that was named only in the other branch. What is counted, or asked as a condition, is
found once for all who do something, so that none of them is "he" there.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.language.selections import Target, This, Those
from engine.value import replace
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Part, Rule

_NOT_SO = frozenset({"can't", "doesn't", "don't", "not", "otherwise"})
"""Words of which one is in what leads on to the branch that is taken instead."""

_ASKED = ("c", "doer", "topic")
"""Parts that are said in any case: a condition, and who does it."""


_ASKED_ONCE = frozenset({"condition", "condition.one", "counted", "counted.one", "countednouns", "quantity", "value"})
"""Categories of what is found once, and not for each of several players in turn."""

_DESCRIPTION = "postmod"
"""The category of what is said behind a noun of the cards that it means."""


@cache
def is_scoped(rule: Rule) -> bool:
    """Return whether something holds for the parts of the rule alone."""
    return rule.category in _ASKED_ONCE or rule.category == _DESCRIPTION or is_parted(rule) or _is_of_several(rule)


def _is_of_several(rule: Rule) -> bool:
    """Return whether the rule is for several cards of a description that are no targets."""
    if rule.category == "nps":
        return "target" not in rule.elements and any(part.category == "nouns" for part in rule.parts)
    return rule.category == "np.indefinite" and rule.elements[0] == "each"


def enter(rule: Rule, discourse: Discourse) -> None:
    """Begin what holds for the parts of the rule alone."""
    discourse.counting += rule.category in _ASKED_ONCE
    discourse.describing += rule.category == _DESCRIPTION
    discourse.listing += _is_of_several(rule)
    if is_parted(rule):
        discourse.branches = (*discourse.branches, _known(discourse))


def leave(rule: Rule, discourse: Discourse) -> None:
    """End what holds for the parts of the rule alone."""
    discourse.counting -= rule.category in _ASKED_ONCE
    discourse.describing -= rule.category == _DESCRIPTION
    discourse.listing -= _is_of_several(rule)
    if is_parted(rule):
        discourse.branches = discourse.branches[:-1]


@cache
def is_parted(rule: Rule) -> bool:
    """Return whether the rule has a part that is done only if another part of it is not."""
    return any(_is_instead(rule, place) for place in range(len(rule.elements)))


@cache
def _is_instead(rule: Rule, place: int) -> bool:
    """Return whether the element is a part before which its sentence has only words that say "otherwise"."""
    stops = [before for before in range(place) if rule.elements[before] == "."]
    led = rule.elements[stops[-1] + 1 : place] if stops else ()
    alone = all(isinstance(each, str) for each in led)
    return isinstance(rule.elements[place], Part) and alone and not _NOT_SO.isdisjoint(led)


def _named(discourse: Discourse) -> frozenset[Target | Those]:
    return frozenset(each.selection for each in discourse.mentions if isinstance(each.selection, (Target, Those)))


def _known(discourse: Discourse) -> tuple[frozenset[Any], frozenset[Any]]:
    """Return which cards with names were spoken of, and of what was spoken before a card was drawn."""
    return _named(discourse), frozenset(each.selection for each in discourse.mentions if each.before_draw)


def begin_part(rule: Rule, place: int, discourse: Discourse) -> None:
    """Forget, before a part that is done instead, the cards that were named only in what was not done.

    The card itself, your hero and who has a role in the event are known as well, and a target is one in any case; but
    whether "it" means a target that was named there is in doubt where another card was spoken of before.
    """
    if _is_instead(rule, place):
        known, before_draw = discourse.branches[-1]
        gone = {each for each in _named(discourse) - known if isinstance(each, Those)}
        left = [each for each in discourse.mentions if each.selection not in gone]
        things = [each for each in left if not (each.person or each.several or each.yours or each.selection == This())]
        before = {each.selection for each in things} & known
        aimed = {each.selection for each in things if isinstance(each.selection, Target)} - before
        discourse.mentions = [
            replace(
                each,
                not_taken=bool(before) and each.selection in aimed,
                before_draw=each.before_draw and each.selection in before_draw,
            )
            for each in left
        ]
    elif all(part.name in _ASKED for part in rule.elements[:place] if isinstance(part, Part)):
        discourse.branches = (*discourse.branches[:-1], _known(discourse))
