"""The lines of a rule's history."""

from collections.abc import Iterator

from judge.documents.comparison.document_changes import BRACKETS, marked
from judge.documents.lookup.rule_history import Accepted, RuleHistory, Stage
from judge.output_lines import BLANK, Line


def history_lines(histories: list[RuleHistory]) -> Iterator[Line]:
    """Yield each rule with its stages, the oldest first: its text, what changed, and who accepted it and why."""
    for at, history in enumerate(histories):
        if at:
            yield BLANK
        yield Line(f"{history['number']} {history['title']}  [{history['edition']}]".replace("  ", " "), style="title")
        before = ""
        for stage in history["stages"]:
            yield from _stage(stage, before)
            before = stage["text"] or before
        if history["accepted_otherwise"]:
            yield Line("Accepted in words that no imported document has:", indent=2, style="unsure")
            yield from map(_accepted, history["accepted_otherwise"])


def _stage(stage: Stage, before: str) -> Iterator[Line]:
    name = f"{stage['date']} {stage['edition']}"
    if not stage["number"]:
        gone = f": {stage['change']}" if stage["change"] else " has no such rule"
        yield Line(f"{name}{gone}", indent=2, style="faint", hang=4)
        return
    yield Line(f"{name} {stage['number']}" + (f" ({stage['change']})" if stage["change"] else ""), indent=2, hang=4)
    if stage["words"]:
        yield Line(marked(((bit["kind"], bit["text"]) for bit in stage["words"]), BRACKETS), indent=4, hang=0)
    elif stage["text"] and stage["text"] != before:
        yield Line(f"“{' '.join(stage['text'].split())}”", indent=4, hang=0, style="faint")
    elif not stage["imported"]:
        told = f"isn't imported; in our words: {stage['sentence']}" if stage["sentence"] else "isn't imported"
        yield Line(told, indent=4, hang=0, style="faint")
    elif not stage["text"]:
        yield Line("cited there; its text isn't readable", indent=4, hang=0, style="faint")
    else:
        yield Line("says the same", indent=4, hang=0, style="faint")
    yield from map(_accepted, stage["accepted"])


def _accepted(accepted: Accepted) -> Line:
    who = " ".join(filter(None, (f"by {accepted['by']}" if accepted["by"] else "", f"on {accepted['on']}")))
    return Line(f"accepted {who}, then {accepted['number']}: {accepted['why']}", indent=4, style="good", hang=2)
