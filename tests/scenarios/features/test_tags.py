"""What tags of ours mean."""

import pytest

from scenarios.features.tags import Example, Meaning, meaning_of
from scenarios.scenario_errors import BadTag
from tests.every_row import for_every


@for_every(
    ("tags", "expected"),
    [
        (("wip", "team:blue", "issue:12", "rules:all", "role:601.2", "Rule"), Meaning()),
        (("rule:601.2c", "rule:601.2c", "rule:602"), Meaning(rules=("601.2c", "602"))),
        (("rule:cr-2009-combat:602.4",), Meaning(rules=("cr-2009-combat:602.4",))),
        (("example:cr-2007-05/601.2d#1",), Meaning(examples=(Example("cr-2007-05", "601.2d", 1),))),
        (("example:starter-2006/the-chain#12",), Meaning(examples=(Example("starter-2006", "the-chain", 12),))),
        (("example:faq-2009-03/1/totems#1",), Meaning(examples=(Example("faq-2009-03", "1/totems", 1),))),
        (("edition:faq-2009-03", "edition:cr-2007-05"), Meaning(editions=("faq-2009-03", "cr-2007-05"))),
    ],
)
def test_meaning(tags: tuple[str, ...], expected: Meaning) -> None:
    assert meaning_of(tags) == expected


@for_every("tag", ["rule:", "rule:60", "example:601.2", "example:cr-2007-05/601.2#0", "edition:"])
def test_a_malformed_tag(tag: str) -> None:
    with pytest.raises(BadTag) as caught:
        meaning_of((tag,), "a.feature", 3)
    assert str(caught.value).startswith(f"a.feature:3: the tag @{tag} is malformed")


@for_every(
    ("tag", "meant"),
    [
        ("rul:601.2c", "rule:601.2c"),
        ("Rule:601.2c", "rule:601.2c"),
        ("exmaple:cr-2007-05/601.2d#1", "example:cr-2007-05/601.2d#1"),
        ("editon:cr-2007-05", "edition:cr-2007-05"),
    ],
)
def test_a_tag_of_ours_that_is_misspelt(tag: str, meant: str) -> None:
    with pytest.raises(BadTag) as caught:
        meaning_of((tag,), "a.feature", 3)
    assert str(caught.value).startswith(f"a.feature:3: the tag @{tag} has an unknown name")
    assert caught.value.nearest == f"@{meant}"
