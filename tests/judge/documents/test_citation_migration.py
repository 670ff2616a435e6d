"""Citations of features after a change: of rules and examples, of other editions, and which a person must settle."""

from dataclasses import replace
from pathlib import Path

import pytest

from judge.documents.comparison.document_comparison import compare
from judge.documents.impact.citation_migration import Migration, migration
from tests.judge.documents.test_edits import document
from tests.judge.running import Judge

BEFORE = """\
1. Wells
100. Buckets
100.1 A bucket holds nine drops.
Example: Ada pours ten drops. One is spilt.
Example: Ben pours nine. None is spilt.
100.2 A bucket that is full is heavy.
Example: Cy can't lift it.
100.3 A heavy bucket is lifted by two (100.2).
"""
INSERTED = BEFORE.replace("100.3", "100.4").replace("100.2", "100.3")
INSERTED = INSERTED.replace("100.3 A bucket", "100.2 A bucket has one handle.\n100.3 A bucket", 1)


def migrated(
    before: str, after: str, feature: str, tmp_path: Path, edition: str = "cr-2007-05"
) -> tuple[str, Migration]:
    """Return the feature with its citations changed, and the migration."""
    old, new = (replace(document(text), edition=edition) for text in (before, after))
    path = tmp_path / "x.feature"
    path.write_text(feature, encoding="utf-8")
    found = migration(old, new, compare(old, new), [path])
    return found.texts.get(path, feature), found


@pytest.mark.parametrize(
    ("edition", "before", "after"),
    [
        ("cr-2007-05", "@rule:100.2", "@rule:100.3"),
        ("cr-2007-05", "@rule:cr-2007-05:100.2", "@rule:cr-2007-05:100.3"),
        ("cr-2007-05", "it can't, because of 100.3.", "it can't, because of 100.4."),
        ("cr-2007-05", "rule 100.3 was not applied", "rule 100.4 was not applied"),
        ("cr-2007-05", "@example:cr-2007-05/100.2#1", "@example:cr-2007-05/100.3#1"),
        ("cr-2007-05", "@example:cr-2007-05/100.1#2", "@example:cr-2007-05/100.1#2"),
        ("cr-2007-05", "because of others, and rule 100.27", "because of others, and rule 100.27"),
        ("cr-2007-05", "@rule:cr-2009-combat:100.2", "@rule:cr-2009-combat:100.2"),
        ("cr-2009-combat", "because of cr-2009-combat:100.2", "because of cr-2009-combat:100.3"),
        ("cr-2009-combat", "And rule cr-2009-combat:100.3 was applied", "And rule cr-2009-combat:100.4 was applied"),
        ("cr-2009-combat", "because of 100.2", "because of 100.2"),
        (
            "cr-2009-combat",
            "@example:cr-2009-combat/100.2#1 @rule:100.2",
            "@example:cr-2009-combat/100.3#1 @rule:100.2",
        ),
    ],
)
def test_a_citation_follows_its_rule_in_its_edition(edition: str, before: str, after: str, tmp_path: Path) -> None:
    text, found = migrated(BEFORE, INSERTED, before, tmp_path, edition)
    assert (text, found.refused) == (after, ())


TEN, NINE = "Example: Ada pours ten drops. One is spilt.\n", "Example: Ben pours nine. None is spilt.\n"


@pytest.mark.parametrize(
    ("edit", "cited", "now"),
    [
        ((TEN + NINE, NINE + TEN), "100.1#1", "100.1#2"),
        ((TEN, "Example: Nobody pours.\n" + TEN), "100.1#2", "100.1#3"),
        ((TEN + NINE, NINE), "100.1#2", "100.1#1"),
        (("None is spilt", "Nothing is lost"), "100.1#2", "100.1#2"),
    ],
)
def test_a_citation_of_an_example_follows_the_example(
    edit: tuple[str, str], cited: str, now: str, tmp_path: Path
) -> None:
    assert edit[0] in BEFORE
    text, found = migrated(BEFORE, BEFORE.replace(*edit), f"@example:cr-2007-05/{cited}\n", tmp_path)
    assert (text, found.refused) == (f"@example:cr-2007-05/{now}\n", ())


def test_an_example_that_moved_to_another_rule_is_followed_there(tmp_path: Path) -> None:
    after = BEFORE.replace(NINE, "").replace("is heavy.\n", f"is heavy.\n{NINE}")
    text, _ = migrated(BEFORE, after, "@example:cr-2007-05/100.1#2 @example:cr-2007-05/100.2#1\n", tmp_path)
    assert text == "@example:cr-2007-05/100.2#1 @example:cr-2007-05/100.2#2\n"


def test_an_example_that_is_gone_is_refused(tmp_path: Path) -> None:
    text, found = migrated(BEFORE, BEFORE.replace(TEN, ""), "@example:cr-2007-05/100.1#1\n", tmp_path)
    assert text == "@example:cr-2007-05/100.1#1\n"
    assert [(each.old, each.refused) for each in found.refused] == [("100.1#1", "isn't in the new document")]


def test_two_rules_never_get_one_number(judge: Judge, tmp_path: Path) -> None:
    """A draft gives the number of one rule to another one: no citation can tell them apart, and nothing is written."""
    twice = BEFORE.replace("100.3 A heavy", "100.2 A heavy")
    for name, text in (("before", BEFORE), ("twice", twice)):
        (tmp_path / f"{name}.txt").write_text(text, encoding="utf-8")
    feature = "@rule:100.1\n@rule:100.3\n"
    path = tmp_path / "x.feature"
    path.write_text(feature, encoding="utf-8")
    other = tmp_path / "y.feature"
    other.write_text("@rule:100.1\n", encoding="utf-8")
    documents = (str(tmp_path / "before.txt"), str(tmp_path / "twice.txt"))
    refused = judge("rules", "migrate", *documents, str(path), "--write")
    assert refused.code == 2
    assert "100.2 and 100.3 would both be 100.2" in refused.err
    assert f"{path}:2" in refused.err
    assert path.read_text(encoding="utf-8") == feature
    assert judge("rules", "migrate", *documents, str(other), "--write").code == 0


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("@rule:100.2", "@rule:draft:100.3"),
        ("@rule:cr-2007-05:100.2", "@rule:draft:100.3"),
        ("it can't, because of 100.3.", "it can't, because of draft:100.4."),
        ("@example:cr-2007-05/100.2#1", "@example:draft/100.3#1"),
        ("@rule:100.1 and rule 100.2 was applied", "@rule:100.1 and rule draft:100.3 was applied"),
    ],
)
def test_a_citation_names_the_document_that_it_follows_its_rule_to(before: str, after: str, tmp_path: Path) -> None:
    old = replace(document(BEFORE), edition="cr-2007-05")
    new = replace(document(INSERTED), edition="draft")
    path = tmp_path / "x.feature"
    path.write_text(before, encoding="utf-8")
    found = migration(old, new, compare(old, new), [path])
    assert found.texts[path] == after
    path.write_text(after, encoding="utf-8")
    again = migration(old, new, compare(old, new), [path])
    assert (again.texts, again.citations) == ({}, ())
