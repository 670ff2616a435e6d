"""The impact of a change, as text and as data."""

from collections.abc import Iterator

from judge.documents.comparison.comparison_pages import heading
from judge.documents.impact.compared_verdicts import Verdicts
from judge.documents.impact.impact_analysis import Effect, Impact
from judge.output_lines import BLANK, Line

SHOWN = 8


def impact_lines(impact: Impact) -> Iterator[Line]:
    """Yield the changed parameters, the changes with the rules they touch, the scenarios, and what needs review."""
    comparison = impact.comparison
    yield Line(f"{comparison.old} -> {comparison.new}", style="title")
    for each in impact.readings:
        if each.changed:
            field = each.parameter.field.replace("_", " ")
            yield Line(f"{field}: {each.old} is {each.new} now ({each.new_number})", indent=2, style="unsure")
    for effect in impact.effects:
        if effect.change.weight in ("substantive", "reference-only"):
            yield from _effect(effect)
    yield BLANK
    yield from _scenarios(impact)
    yield from _to_review(impact)


def _effect(effect: Effect) -> Iterator[Line]:
    yield BLANK
    yield Line(heading(effect.change), style="title")
    for each in effect.touched[:1]:
        yield Line(f"implemented by {', '.join(each.functions) or 'no function'}", indent=2, hang=4)
    if effect.scenarios:
        more = f" and {len(effect.scenarios) - SHOWN} more" if len(effect.scenarios) > SHOWN else ""
        yield Line(f"applied by {', '.join(effect.scenarios[:SHOWN])}{more}", indent=2, hang=4)
    paths = effect.touched[1:]
    if paths:
        more = f"; and {len(paths) - SHOWN} more" if len(paths) > SHOWN else ""
        told = "; ".join(each.path for each in paths[:SHOWN])
        yield Line(f"touches {told}{more} ({effect.further_scenarios} further scenarios)", indent=2, hang=4)


def _scenarios(impact: Impact) -> Iterator[Line]:
    changed = impact.changed
    same = len(impact.verdicts) - len(changed)
    yield Line(f"{len(impact.verdicts)} scenarios: {same} the same, {len(changed)} changed", style="title")
    for each in changed:
        style = "bad" if each.verdict_changed else "unsure"
        yield Line(_told(each), indent=2, style="bad" if style == "bad" else "unsure", hang=4)


def _told(each: Verdicts) -> str:
    verdict = (
        f"{each.before.verdict} -> {each.after.verdict}" if each.verdict_changed else f"still {each.after.verdict}"
    )
    path = "other rules cited" if each.path_changed else "the same rules cited"
    cause = f", because of {', '.join(each.causes)}" if each.causes else ""
    message = f" ({each.after.message})" if each.verdict_changed and each.after.message else ""
    return f"{each.before.uri}:{each.before.line} {each.before.name}: {verdict}, {path}{cause}{message}"


def _to_review(impact: Impact) -> Iterator[Line]:
    review = impact.to_review
    if not review and not impact.comparison.questions:
        return
    yield BLANK
    yield Line(f"Needs review ({len(review) + len(impact.comparison.questions)})", style="unsure")
    for effect in review:
        yield Line(f"{heading(effect.change)}: {effect.review}", indent=2, style="unsure", hang=4)
    for question in impact.comparison.questions:
        asked = f"{question.old} may have become {' or '.join(question.candidates)}"
        yield Line(f"{asked}; answer it in --moves FILE", indent=2, style="unsure", hang=4)


def impact_data(impact: Impact) -> dict[str, object]:
    """Return the impact as data."""
    return {
        "old": impact.comparison.old,
        "new": impact.comparison.new,
        "parameters": [
            {"field": r.parameter.field, "rule": r.new_number or r.old_number, "old": r.old, "new": r.new}
            for r in impact.readings
        ],
        "changes": [_effect_data(effect) for effect in impact.effects],
        "scenarios": [_verdict_data(each) for each in impact.verdicts],
        "questions": [{"old": each.old, "candidates": each.candidates} for each in impact.comparison.questions],
        "summary": {
            "scenarios": len(impact.verdicts),
            "verdicts_changed": sum(each.verdict_changed for each in impact.verdicts),
            "paths_changed": sum(each.path_changed for each in impact.verdicts),
            "needs_review": len(impact.to_review) + len(impact.comparison.questions),
        },
    }


def _effect_data(effect: Effect) -> dict[str, object]:
    return {
        "kind": effect.change.kind,
        "what": effect.change.what,
        "weight": effect.change.weight,
        "old": effect.change.old,
        "new": effect.change.new,
        "touched": [{"path": each.path, "rule": each.rule, "functions": each.functions} for each in effect.touched],
        "scenarios": effect.scenarios,
        "further_scenarios": effect.further_scenarios,
        "needs_review": effect.review,
    }


def _verdict_data(each: Verdicts) -> dict[str, object]:
    return {
        "place": f"{each.before.uri}:{each.before.line}",
        "name": each.before.name,
        "before": each.before.verdict,
        "after": each.after.verdict,
        "verdict_changed": each.verdict_changed,
        "path_changed": each.path_changed,
        "causes": each.causes,
        "message": each.after.message,
    }
