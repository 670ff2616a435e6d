"""How rare a rule is: in how many of the carried scenarios it is applied, which an install counts."""

import json
from collections import Counter
from functools import cache
from math import log
from pathlib import Path
from typing import Any

from judge.json_files import json_in
from judge.rulebook import REFERENCE
from judge.rulebook.concordance import rule_in_force

DATA = Path(__file__).parent / "documents" / "data" / "rarity.json"
APPLIED = DATA.with_name("applied.json")


def rarity(rule: str, edition: str) -> float:
    """Return how rare a rule is in a game under the edition: the logarithm of how many scenarios there are for each.

    A rule that every carried scenario applies has about 0, one that none applies the most. Where the scenarios were
    never counted, as in sources that were not installed, every rule is as rare as every other.

    Raises:
        LookupError: no document has the rule, or there is no such edition.
    """
    said = rule_in_force(rule, edition)
    scenarios, counted = counted_scenarios()
    written = said.number if said.edition == REFERENCE else f"{said.edition}:{said.number}"
    return log((scenarios + 1) / (counted.get(written, 0) + 1)) if scenarios else 1.0


@cache
def counted_scenarios() -> tuple[int, dict[str, int]]:
    """Return how many scenarios were counted, and how many of them apply each rule; 0 where they weren't counted.

    Sources of an install that made no counts have the data that they are made of; reading that takes longer.
    """
    data = json_in(DATA)
    if not isinstance(data, dict):
        applied = json_in(APPLIED)
        data = _counts(applied["features"]) if isinstance(applied, dict) and "features" in applied else {}
    scenarios, counted = data.get("scenarios"), data.get("applied_by")
    if not isinstance(scenarios, int) or not isinstance(counted, dict):
        return 0, {}
    return scenarios, {rule: number for rule, number in counted.items() if isinstance(number, int)}


def rarity_json(source: str, applied: bytes) -> bytes:
    """Return the counts for an install, from its data of what each scenario applies; `source` is that data's digest."""
    return json.dumps({"made_of": source, **_counts(json.loads(applied)["features"])}, indent=0).encode() + b"\n"


def _counts(features: dict[str, dict[str, str]]) -> dict[str, Any]:
    """Return how many scenarios the features have, and how many of them apply each rule."""
    rows = [rules.split() for lines in features.values() for rules in lines.values()]
    return {"scenarios": len(rows), "applied_by": dict(sorted(Counter(rule for row in rows for rule in row).items()))}
