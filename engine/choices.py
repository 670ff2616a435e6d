"""Questions that a rule puts to a player, or to chance, in the middle of an action."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from engine.citations import RuleId
from engine.state.ids import Entity, PlayerId
from engine.value import value


class ChoiceKind(StrEnum):
    """What a choice is about."""

    ALTERNATE_COST = "whether to pay the alternate cost"
    ARMOR = "which armor to exhaust to prevent damage"
    ATTACH = "what to attach it to"
    CARDS = "which cards"
    CHANCE = "an outcome of chance"
    COURSE = "which course to take"
    DEFENDING = "which form of combat"
    DISCARD = "which cards to discard"
    DIVIDE = "how to divide it"
    MAY = "whether to do it"
    MODES = "which modes to use"
    MULLIGAN = "whether to mulligan"
    NEED_NOT_READY = "whether to leave it exhausted"
    NUMBER = "which number"
    ORDER_BUBBLES = "which prevention comes next"
    ORDER_PACKETS = "in what order packets come to a prevention"
    ORDER_REPLACEMENTS = "which replacement comes next"
    ORDER_TRIGGERS = "in what order triggered effects go on the chain"
    PAYMENT = "what to pay a cost with"
    PROTECT = "whether and with what to protect"
    REPAIR = "which card to destroy to repair uniqueness"
    RESOURCES = "which resources to exhaust"
    SEARCH = "which cards to find"
    TARGETS = "which targets"
    X = "the value of X"


Option = int | str
"""A player, card or effect by number; a number; or a word such as "yes"."""

Answer = tuple[Option, ...]
"""The options chosen, in order."""

YES: Option = "yes"
NO: Option = "no"


@value
class Choice:
    """One question: who answers (None: chance), by which rule, and every legal option.

    `least` and `most` bound how many options an answer holds. A choice of a number has no options but a
    `low` and a `high` (None: no upper bound), and an answer is one number. `about` is the card, link or modifier
    that asks; `words` says it for people; `ordered` tells that the order of the answer counts.
    """

    kind: ChoiceKind
    player: PlayerId | None
    rule: RuleId
    options: Sequence[Option] = ()
    least: int = 1
    most: int = 1
    low: int | None = None
    high: int | None = None
    ordered: bool = False
    about: Entity | None = None
    words: str = ""
    slot: int = 0

    def rules_against(self, answer: Answer) -> tuple[RuleId, ...]:
        """Return the rules that stand against an answer that is none: the choice's own, and what it stands on."""
        if self.kind is ChoiceKind.X:
            return (self.rule, RuleId("401.1"))
        if self.kind is ChoiceKind.TARGETS:
            return (self.rule, RuleId("706.1b" if len(set(answer)) != len(answer) else "706.1"))
        return (self.rule,)

    def refuses(self, answer: Answer) -> str | None:
        """Return why the answer is no answer to this choice, None when it is one."""
        if self.low is not None:
            if len(answer) != 1 or not isinstance(answer[0], int):
                return "one number is expected"
            high = "" if self.high is None else f" and at most {self.high}"
            if answer[0] < self.low or (self.high is not None and answer[0] > self.high):
                return f"a number of at least {self.low}{high} is expected"
            return None
        if not self.least <= len(answer) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            return f"{wanted} of the options expected, {len(answer)} given"
        if len(set(answer)) != len(answer):
            return "the same option was chosen twice"
        if not all(each in self.options for each in answer):
            return "an option was chosen that is not on offer"
        return None
