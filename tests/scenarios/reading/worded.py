"""The words of a card beside the texts of its links, found by their place on the card alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.language.powers import Completion, LinkText, Payment, Triggered
from engine.language.printed import Printed
from engine.language.words import CardType

_REMINDER = re.compile(r"\s*\((?!\d+\)|X\))[^()]*(?:\([^()]*\)[^()]*)*\)")
_RESTRICTION = re.compile(r"\s*\b(?:Use|Play) only [^.]*\.")
_TRIGGER = re.compile(r"(?:When|At|The first time|Whenever) [^,]*, (?P<effect>.*)")
_NO_EFFECT = re.compile(
    r".* Hero Required$|Play only |As an additional cost|Attach to |You may .* rather than |Ongoing\b|[\w ,-]*$"
)


@dataclass(frozen=True)
class Worded:
    """What is paid for a link and what it does, in the words of the card; what it does as data, to know it by."""

    text: LinkText
    cost: str | None
    effect: str

    @property
    def sentences(self) -> tuple[str, ...]:
        """Return the sentences of what is done."""
        return tuple(re.split(r"(?<=\.)\s+", self.effect))


def worded(printed: Printed, text: str) -> tuple[Worded, ...]:
    """Return the links of the card with their words; none of a kind of which words and data do not come in pairs."""
    lines = _lines(printed.name, text)
    paid = [line.split(">>>", maxsplit=1) for line in lines if ">>>" in line]
    payments = [power.text for power in printed.powers if isinstance(power, Payment)]
    found = list(_paired(payments, [(cost, effect) for cost, effect in paid]))
    triggers = [power.text for power in printed.powers if isinstance(power, Triggered)]
    when = [(None, match["effect"]) for line in lines if ">>>" not in line and (match := _TRIGGER.fullmatch(line))]
    found += _paired(triggers, when)
    rewards = [power.text for power in printed.powers if isinstance(power, Completion)]
    found += _paired(rewards, [(None, line[len("Reward:") :]) for line in lines if line.startswith("Reward:")])
    if printed.text is not None and printed.type is CardType.ABILITY:
        found += _paired([printed.text], [(None, " ".join(_own(lines)))])
    return tuple(found)


def _lines(name: str, text: str) -> list[str]:
    plain = _REMINDER.sub("", text.replace("’", "'").replace("\r", ""))
    for short in (name, name.split(",", maxsplit=1)[0]):
        plain = plain.replace(short, "~")
    return [_RESTRICTION.sub("", line).strip() for line in plain.split("\n")]


def _paired(texts: Sequence[LinkText], words: Sequence[tuple[str | None, str]]) -> Iterator[Worded]:
    if len(texts) == len(words):
        for text, (cost, effect) in zip(texts, words, strict=True):
            yield Worded(text, None if cost is None else cost.strip(), effect.strip().rstrip('"'))


def _own(lines: Sequence[str]) -> Iterator[str]:
    """Yield the lines that say what an ability does as it resolves: those above what goes on."""
    for line in lines:
        if line.startswith("Ongoing") or ">>>" in line:
            return
        if line and not _NO_EFFECT.match(line) and not _TRIGGER.match(line):
            yield line
