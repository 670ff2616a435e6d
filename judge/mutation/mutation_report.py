"""The report on mutation: the scenarios that notice each change, and the changes that none notices."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TypeAlias, cast

from judge.mutation.mutation_cases import WEAK
from judge.mutation.mutation_survey import Tried
from judge.output_lines import BLANK, Line

DATA = Path(__file__).with_name("data") / "unnoticed.json"

Reasons: TypeAlias = Mapping[str, str]
"""The reasons why nothing notices a change, under its name, or under that of a function for all of its stand-ins."""


def reasons() -> Reasons:
    """Return the known reasons why nothing notices a change."""
    return cast("dict[str, str]", json.loads(DATA.read_bytes()))


def reason_for(tried: Tried, known: Reasons) -> str | None:
    """Return why nothing notices the change, if it is known."""
    return known.get(tried.name) or known.get(tried.name.partition(" -> ")[0])


def mutation_lines(title: str, tried: Sequence[Tried], known: Reasons) -> Iterator[Line]:
    """Yield a line for each change: how many scenarios notice it and the first of them, or why none does."""
    if not tried:
        return
    yield Line(title, style="title")
    for each in tried:
        reason = reason_for(each, known)
        if each.noticed:
            more = f" and {len(each.noticed) - 1} more" if len(each.noticed) > 1 else ""
            first = each.noticed[0]
            yield Line(f"{each.name}: {first.place} {first.how}{more}", indent=2, hang=4)
        else:
            said = f"nothing notices: {reason}" if reason else f"nothing notices, of {each.asked} asked"
            yield Line(f"{each.name}: {said}", indent=2, style="faint" if reason else "bad", hang=4)
    yield Line(_count(tried), indent=2, style="faint")
    yield BLANK


def mutation_data(tried: Sequence[Tried], known: Reasons) -> list[dict[str, object]]:
    """Return each change as data."""
    return [
        {
            "change": each.name,
            "asked": each.asked,
            "noticed": [asdict(noticed) for noticed in each.noticed],
            "reason": None if each.noticed else reason_for(each, known),
        }
        for each in tried
    ]


def complaints(tried: Sequence[Tried], known: Reasons, *, all_tried: bool) -> tuple[str, ...]:
    """Return a message for each change that nothing notices without a reason, and for each reason that isn't needed."""
    found = [f"nothing notices {each.name}" for each in tried if not each.noticed and reason_for(each, known) is None]
    for name in known:
        about = [each for each in tried if name in {each.name, each.name.partition(" -> ")[0]}]
        if about and all(each.noticed for each in about):
            found.append(f"a reason is given why nothing notices {name}, and something does")
        elif not about and all_tried:
            found.append(f"a reason is given why nothing notices {name}, which is no change")
    return tuple(found)


def _count(tried: Sequence[Tried]) -> str:
    noticed = sum(bool(each.noticed) for each in tried)
    weakly = sum(bool(each.noticed) and each.noticed[0].how in WEAK for each in tried)
    return f"{len(tried)} changes, {noticed} noticed ({weakly} of them only weakly), {len(tried) - noticed} not"
