"""Why a change needs review: it differs in substance, and neither a parameter nor a function reflects it."""

import re

from judge.documents.comparison.document_changes import Change
from judge.documents.impact.rule_identities import engine_number, identity
from judge.documents.impact.stated_parameters import Reading
from judge.documents.reader.document import Document
from judge.documents.reader.text_references import split_at_references
from judge.rulebook.stated_numbers import numbers_of, stated_numbers


def twice(change: Change, old: Document, new: Document) -> str:
    """Return that two rules have the number of a changed one, where they hadn't before; else nothing."""
    was, now = ([rule.number for rule in document.rules].count(change.new) for document in (old, new))
    return f"{now} rules have the number {change.new}" if change.kind == "rule" and now > max(was, 1) else ""


_STEP = re.compile(r"(\d+\.\d+)[a-z]{1,2}")


def out_of_order(change: Change) -> str:
    """Return that a rule with the same words is a step that stands elsewhere in its order; else nothing."""
    if change.what != ("moved",) or change.weight != "substantive":
        return ""
    step = _STEP.fullmatch(change.old)
    return f"it has another place among the steps of {step[1] if step else change.old}"


def review_of(change: Change, old: Document, readings: tuple[Reading, ...], known: frozenset[str]) -> str:
    """Return why a change needs review, or nothing where it says nothing new or is reflected in the engine."""
    if change.weight in ("cosmetic", "none"):
        return ""
    if change.kind not in ("rule", "term"):
        # Another known edition has its own title page, which changes nothing in the game.
        return "" if change.kind in known else f"the {change.kind} was {change.what[0]}, which nothing reflects"
    stated = [each for each in readings if change.kind == "rule" and change.old and each.old_number == change.old]
    if not stated and any(_restates(change, each) for each in readings):
        return ""
    if change.what[0] in ("added", "removed"):
        moved = any(each.changed and each.new_number == change.new for each in readings if change.new)
        return "" if moved else f"the rule was {change.what[0]}, which no parameter or function reflects"
    if change.repointed:
        return "a reference points at another rule, which no parameter or function reflects"
    if "split" in change.what or "merged" in change.what:
        return f"the rule was {' and '.join(change.what)}: see that nothing was lost"
    reflected = [each for each in stated if each.changed]
    if reflected and not any(each.rest_changed for each in _all_together(reflected, change)):
        return "" if not (change.examples_added or change.examples_removed) else "its examples changed"
    rule_id = identity(change.old, old)
    if _says_the_same(stated, change) or (rule_id and engine_number(rule_id) in known):
        return ""
    lost = [each.parameter.field for each in stated if each.old is not None and each.new is None]
    if lost:
        return f"the text no longer states {', '.join(lost)} in a way that can be read"
    if numbers := _numbers_changed(change, rule_id):
        return numbers
    if not change.examples_added and not change.examples_removed:
        return "its words changed, and no parameter or function reflects that"
    return "its examples or words changed, and no parameter or function reflects that"


def _says_the_same(stated: list[Reading], change: Change) -> bool:
    """Return whether a text states the same values, in another way, and has no other words or examples that differ."""
    if not stated or change.examples_added or change.examples_removed:
        return False
    if any(each.old is None or each.old != each.new for each in stated):
        return False
    return not any(each.rest_changed for each in _all_together(stated, change))


def _numbers_changed(change: Change, rule_id: str) -> str:
    """Return which numbers changed in a text without being a parameter, with the known reason for that, or nothing."""
    texts = (" ".join(split_at_references(text)[::2]) for text in (change.text_old, change.text_new))
    was, now = (numbers_of(text) for text in texts)
    if was == now:
        return ""
    known = stated_numbers().get(rule_id)
    why = f": {known.why}" if known else ""
    told = f"it states {', '.join(now) or 'no number'} instead of {', '.join(was) or 'none'}"
    return f"{told}, which no parameter reads{why}"


def _restates(change: Change, reading: Reading) -> bool:
    """Return whether a change only repeats the change of a parameter that another rule states."""
    parameter = reading.parameter
    said = (parameter.read(change.text_old), parameter.read(change.text_new))
    same = " ".join(parameter.rest(change.text_old).split()) == " ".join(parameter.rest(change.text_new).split())
    examples = change.examples_added or change.examples_removed or change.repointed
    return reading.changed and said == (reading.old, reading.new) and same and not examples


def _all_together(readings: list[Reading], change: Change) -> list[Reading]:
    """Return one reading for all parameters of a rule, which says whether words changed besides the parameters."""
    old, new = change.text_old, change.text_new
    for each in readings:
        old, new = each.parameter.rest(old), each.parameter.rest(new)
    rest = " ".join(old.split()) != " ".join(new.split())
    first = readings[0]
    return [Reading(first.parameter, first.old_number, first.new_number, first.old, first.new, rest)]
