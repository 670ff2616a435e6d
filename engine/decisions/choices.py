"""Choices: what a rule lets a player, or chance, choose in the middle of an action."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from engine.citations import RuleId
from engine.decisions.combinations import Option, Together, leads_on, takes
from engine.decisions.offers import at_least
from engine.state.ids import Entity, PlayerId
from engine.state.record import Packet
from engine.value import replace, value

__all__ = ["NO", "YES", "Answer", "Choice", "ChoiceKind", "Option", "narrowed"]


class ChoiceKind(StrEnum):
    """What a choice is about, in words that continue "must choose"."""

    ALTERNATE_COST = "whether to pay the alternate cost"
    ARMOR = "which armor to exhaust to prevent damage"
    ATTACH = "which card to attach to"
    CARDS = "which cards"
    CHANCE = "an outcome of chance"
    COURSE = "which course to take"
    DEFENDING = "which form of combat"
    DISCARD = "which cards to discard"
    DIVIDE = "how to divide the amount"
    LOOP = "how often to repeat a loop"
    LOOP_STOP = "where to step into a loop"
    MAY = "whether to perform the optional effect"
    MODES = "which modes to use"
    MULLIGAN = "whether to mulligan"
    NAME = "which card to name"
    NEED_NOT_READY = "which cards to leave exhausted"
    NUMBER = "which number"
    ORDER_BUBBLES = "which prevention applies to the damage next"
    ORDER_PACKETS = "in what order the prevention applies to the damage"
    ORDER_PAYMENT = "which part of a cost to pay next"
    ORDER_REPLACEMENTS = "which replacement modifier applies next"
    ORDER_TRIGGERS = "in what order to add the triggered effects to the chain"
    PAYMENT = "what to pay a cost with"
    PROTECT = "whether and with which character to protect"
    REPAIR = "which card to destroy to repair uniqueness"
    RESOURCES = "which resources to exhaust"
    SEARCH = "which cards to find"
    TARGETS = "which targets"
    X = "the value of X"


Answer = tuple[Option, ...]
"""The options chosen, in order."""

_CONCEDES = "concedes"

YES: Option = "yes"
NO: Option = "no"


def concession(player: PlayerId) -> Answer:
    """Return the stand-in for an answer by which the player concedes instead of answering (102.1b)."""
    return (_CONCEDES, player)


def who_concedes(answer: Answer) -> PlayerId | None:
    """Return the player who concedes by this stand-in for an answer, None if it is a real answer."""
    return PlayerId(int(answer[1])) if answer[:1] == (_CONCEDES,) else None


@value
class Choice:
    """A choice that is to be made: the player who chooses (None: chance), the rule, and every legal option.

    An answer holds from `least` to `most` options. `together` says which options one answer can hold at the same time,
    None if any can; `barred` are options left out because no legal answer holds them, and `apart` are the rules that
    forbid the other combinations. In a choice of a number the answer is one number from `low` to `high` (None: no upper
    bound), and one of the options if there are any. `about` is the card, link or modifier that the choice belongs to,
    `packet` the damage that is to be replaced or prevented, as it was before it was replaced or as it meets prevention.
    `words` describe the choice to people. `ordered` says that the order within the answer matters. `slot` is the place
    of the target description that targets are chosen for. `printed` are all options that the text lists, including
    those that can't be chosen now.
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
    together: Together | None = None
    apart: tuple[RuleId, ...] = ()
    barred: tuple[Option, ...] = ()
    printed: tuple[Option, ...] = ()
    packet: Packet | None = None

    @property
    def shuffles(self) -> bool:
        """Whether chance decides the order of a whole deck, and not which things are picked one after another."""
        return self.player is None and self.ordered and self.rule == "411.2b"

    def rules_against(self, answer: Answer) -> tuple[RuleId, ...]:
        """Return the rules against an answer that is not legal: the rule of the choice, and those that limit it."""
        if self.kind is ChoiceKind.X:
            payable = bool(self.options) and _within(self.low, self.high, answer)
            return (self.rule, *(self.apart if payable else (RuleId("401.1"),)))
        if self.kind is ChoiceKind.TARGETS and len(set(answer)) != len(answer):
            return (self.rule, RuleId("706.1b"))
        if self.apart and all(each in self.options or each in self.barred for each in answer):
            return (self.rule, *self.apart)
        return (self.rule, RuleId("706.1")) if self.kind is ChoiceKind.TARGETS else (self.rule,)

    def refuses(self, answer: Answer) -> str | None:
        """Return why the answer is not legal for this choice, in words; None if it is legal."""
        if self.low is not None:
            if len(answer) != 1 or not isinstance(answer[0], int):
                return "one number is expected"
            high = "" if self.high is None else f" and at most {self.high}"
            if not _within(self.low, self.high, answer):
                return f"a number of at least {self.low}{high} is expected"
            if self.options and answer[0] not in self.options:
                return f"one of the numbers {', '.join(map(str, self.options))} is expected"
            return None
        if not self.least <= len(answer) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            return f"{wanted} of the options expected, {len(answer)} given"
        if len(set(answer)) != len(answer):
            return "the same option was chosen twice"
        if not all(each in self.options for each in answer):
            return "an option was chosen that is not on offer"
        if self.together is not None and not takes(self.together, self.options, answer):
            return "these options can't be chosen together"
        return None

    def more(self, chosen: Answer) -> tuple[Option, ...]:
        """Return the options that can be added to those chosen so far such that a legal answer is still possible."""
        free = tuple(each for each in self.options if each not in chosen) if len(chosen) < self.most else ()
        if self.together is None:
            return free
        return tuple(
            each for each in free if leads_on(self.together, self.options, (*chosen, each), self.least, self.most)
        )

    def first(self, many: int | None = None) -> Answer:
        """Return a legal answer with that many options (by default the fewest), or with more if none has so few."""
        if self.low is not None:
            return (self.options[0],) if self.options else (self.low,)
        wanted = self.least if many is None else many
        if self.together is None and at_least(self.options, wanted):
            found = tuple(self.options[place] for place in range(wanted))
            if self.refuses(found) is None:
                return found
        chosen: Answer = ()
        while len(chosen) < wanted or self.refuses(chosen) is not None:
            chosen = (*chosen, replace(self, least=wanted).more(chosen)[0])
        return chosen


def _within(low: int | None, high: int | None, answer: Answer) -> bool:
    """Return whether the answer begins with a number within the bounds."""
    number = answer[0] if answer else None
    return isinstance(number, int) and low is not None and low <= number and (high is None or number <= high)


def narrowed(choice: Choice) -> Choice | None:
    """Return the choice without options that no legal answer holds, and with `most` lowered to what is possible.

    It is None if there is no legal answer. Where any options go together, none of them is looked at.

    >>> from engine.decisions.combinations import Matched
    >>> from engine.state.ids import PlayerId
    >>> keeping_2_free = Matched(kept=(frozenset({2}),))
    >>> choice = Choice(ChoiceKind.CARDS, PlayerId(1), RuleId("709.2b"), (1, 2, 3), 1, 3, together=keeping_2_free)
    >>> found = narrowed(choice)
    >>> found.options, found.least, found.most, found.barred
    ((1, 3), 1, 2, (2,))
    """
    together = choice.together
    if together is None:
        return choice
    options, least, most = tuple(choice.options), choice.least, choice.most
    if not leads_on(together, options, (), least, most):
        return None
    free = tuple(each for each in options if leads_on(together, options, (each,), least, most))
    greatest = next(many for many in range(most, least - 1, -1) if leads_on(together, options, (), many, most))
    barred = tuple(each for each in options if each not in free)
    return replace(choice, options=free, most=greatest, barred=choice.barred + barred)
