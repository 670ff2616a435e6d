"""How a document is rewritten in earnest: a rule moved and changed, three made one, one made two, one said twice."""

import pytest

from judge.documents.comparison.document_comparison import compare
from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read

BEFORE = """\
1. Ships
100. Fleet
100.1 A fleet has ten ships or more, and each of them has a captain of its own.
100.2 A ship has a mast. The mast is made of oak and can't be moved.
100.3 A ship has a sail, which is hoisted in the morning.
100.4 A ship has a rudder, with which its captain steers.
100.5 A raft has no crew.
101. Wind
101.1 Wind blows from the west in the first round. Then it blows from the east, unless a captain whistles.
101.2 Nobody may whistle twice in a round (101.1).
102. Ports
102.1 A port is where ships rest.
102.2 A ship in a port can't be attacked.

"""
SAIL = "A ship has a sail, which is hoisted in the morning."
RUDDER = "A ship has a rudder, with which its captain steers."
RAFT = "100.5 A raft has no crew."
WIND = "Then it blows from the east, unless a captain whistles."
PORT = "102.1 A port is where ships rest."

Told = tuple[tuple[str, ...], str, str, str]

REWRITTEN: dict[str, tuple[list[tuple[str, str]], set[Told]]] = {
    "a rule moved and changed": (
        [(f"{RAFT}\n", ""), ("be attacked.\n", "be attacked.\n102.3 A raft has no crew and no captain.\n")],
        {(("moved", "changed"), "substantive", "100.5", "102.3")},
    ),
    "three rules made one": (
        [(f"\n100.3 {SAIL}\n100.4 {RUDDER}", f" {SAIL} {RUDDER}"), ("100.5", "100.3")],
        {(("merged",), "substantive", "100.2", "100.2"), (("renumbered",), "none", "100.5", "100.3")},
    ),
    "a rule made two, the next renumbered and pointed at the second": (
        [("101.2 Nobody", "101.3 Nobody"), ("(101.1)", "(101.2)"), (f" {WIND}", f"\n101.2 {WIND}")],
        {
            (("split",), "substantive", "101.1", "101.1"),
            (("renumbered", "re-pointed"), "reference-only", "101.2", "101.3"),
        },
    ),
    "a rule said twice": ([(PORT, f"101.3 A raft has no crew.\n{PORT}")], {(("added",), "substantive", "", "101.3")}),
}


def document(text: str) -> Document:
    return read(tuple(text.splitlines()), "ships").documents[0]


@pytest.mark.parametrize("name", REWRITTEN)
def test_a_comparison_says_what_the_editor_did(name: str) -> None:
    edits, changes = REWRITTEN[name]
    after = BEFORE
    for old, new in edits:
        assert after.count(old) == 1
        after = after.replace(old, new)
    found = compare(document(BEFORE), document(after))
    assert {(each.what, each.weight, each.old, each.new) for each in found.changes} == changes
    assert found.questions == ()
