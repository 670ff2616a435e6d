"""Forty edits of the reference edition's document, with the changes and the impact that each must give.

By day edits that change the words of different parts are made together; at night each edit is made alone.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import pytest

from judge.documents.comparison.document_comparison import Comparison, compare
from judge.documents.impact.impact_analysis import Impact, impact_of
from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of
from judge.documents.recognition import recognise
from tests.judge.documents.edits import Told
from tests.judge.documents.edits_together import check_together, groups_of, made_together
from tests.judge.documents.line_edits import (
    Lines,
    Made,
    at,
    both,
    doubled,
    folded_into,
    inserted,
    moved,
    removed,
    renumbered,
    rewrapped,
    swapped,
    worded,
)
from tests.judge.documents.own_rules import FEATURE
from tests.night import at_night

FEATURES = Path(__file__).parents[3] / "features"


def told(comparison: Comparison) -> set[Told]:
    return {(" ".join(each.what), each.weight, each.old, each.new) for each in comparison.changes}


def split(number: str, into: str) -> Made:
    def made(lines: Lines) -> Lines:
        place = at(lines, number)
        begin, rest = lines[place].rsplit(". ", 1)
        return [*lines[:place], f"{begin}.", f"{into} {rest}", *lines[place + 1 :]]

    return made


@dataclass(frozen=True)
class Edit:
    """An edit: how it is made, the changes it must give, the numbers to review, the exit code, what is asked.

    `before` makes the document that is edited, where the published one has no such place.
    """

    made: Made
    changes: set[Told] = field(default_factory=set)
    review: frozenset[str] = frozenset()
    code: int = 0
    parameters: dict[str, tuple[int, int]] = field(default_factory=dict)
    asked: frozenset[str] = frozenset()
    before: Made | None = None


def parameter(number: str, old: str, new: str, values: dict[str, tuple[int, int]], code: int = 0) -> Edit:
    """Return an edit of a number that a parameter reflects."""
    return Edit(worded(number, old, new), {("changed", "substantive", number, number)}, code=code, parameters=values)


def reviewed(made: Made, changes: set[Told], *numbers: str) -> Edit:
    """Return an edit that nothing reflects."""
    return Edit(made, changes, frozenset(numbers), 4)


TWINS = inserted("105.1", "104.3 Zero is even.")
EDITS: dict[str, Edit] = {
    "nothing": Edit(list),
    "a line is re-wrapped": Edit(rewrapped("602.2")),
    "white space": Edit(worded("101.2", "hand", "hand\u00a0")),
    "line endings": Edit(lambda lines: [f"{line}\r" for line in lines]),
    "the scan's tokens are gone": Edit(lambda lines: [re.sub(r"\b15415t1921p ", "", line) for line in lines]),
    "a page number in between": Edit(inserted("104.2", "Page 12")),
    "an apostrophe is curled": Edit(
        worded("104.1", "can't", "can\u2019t"), {("changed", "cosmetic", "104.1", "104.1")}
    ),
    "a reference is emptied": reviewed(
        worded("303.2d", "405.3d", " "), {("re-pointed", "reference-only", "303.2d", "303.2d")}, "303.2d"
    ),
    "the hand": parameter("101.1", "seven", "six", {"opening_hand": (7, 6)}),
    "the mulligans": parameter("101.2", "Once per game", "Twice per game", {"mulligans": (1, 2)}),
    "the hand's limit": parameter("411.3b", "seven", "five", {"maximum_hand_size": (7, 5)}),
    "the cards drawn": parameter("501.2a", "draws a card", "draws two cards", {"cards_drawn_in_draw_step": (1, 2)}),
    "the resources": parameter("408.1", "one card", "two cards", {"resources_per_turn": (1, 2)}, 1),
    "the deck": parameter("100.1", "is 60 cards", "is 50 cards", {"constructed_deck": (60, 50)}),
    "the sealed deck": parameter("100.1", "is 30 cards", "is 40 cards", {"sealed_deck": (30, 40)}),
    "the side deck": parameter("100.3", "exactly 10", "exactly 15", {"side_deck": (10, 15)}),
    "the copies": parameter("100.4", "four copies", "three copies", {"copies": (4, 3)}),
    "two numbers in one rule": Edit(
        both(worded("100.1", "60 cards", "50 cards"), worded("100.1", "30 cards", "40 cards")),
        {("changed", "substantive", "100.1", "100.1")},
        parameters={"constructed_deck": (60, 50), "sealed_deck": (30, 40)},
    ),
    "a number and a word": Edit(
        both(worded("100.4", "four copies", "three copies"), worded("100.4", "same name", "same title")),
        {("changed", "substantive", "100.4", "100.4")}, frozenset({"100.4"}), 4, {"copies": (4, 3)},
    ),
    "a word that no parameter states": reviewed(
        worded("602.2a", "can't", "can"), {("changed", "substantive", "602.2a", "602.2a")}, "602.2a"
    ),
    "a rule is inserted and those below it are renumbered": reviewed(
        both(renumbered({"104.1": "104.2", "104.2": "104.3"}), inserted("104.2", "104.1 Counting begins at zero.")),
        {("added", "substantive", "", "104.1"), ("renumbered", "none", "104.1", "104.2"),
         ("renumbered", "none", "104.2", "104.3")}, "104.1",
    ),
    "a rule is inserted at the head of a section": reviewed(
        both(renumbered({"305.1": "305.2"}), inserted("305.2", "305.1 Items are things.")),
        {("added", "substantive", "", "305.1"), ("renumbered", "none", "305.1", "305.2")}, "305.1",
    ),
    "a rule is inserted above two identical ones": Edit(
        both(renumbered({"104.3": "104.4", "104.4": "104.5"}), inserted("104.4", "104.3 One is odd.")),
        {("added", "substantive", "", "104.3"), ("renumbered", "none", "104.3", "104.4"),
         ("renumbered", "none", "104.4", "104.5")}, frozenset({"104.3"}), 4,
        before=both(TWINS, inserted("105.1", "104.4 Zero is even.")),
    ),
    "two are swapped": Edit(
        swapped("104.1", "104.2"), {("moved", "none", "104.1", "104.2"), ("moved", "none", "104.2", "104.1")}
    ),
    "two are swapped of which one refers to the other": reviewed(
        swapped("303.2c", "303.2d"),
        # The example stays below the second number, and so goes over to the other rule.
        {("moved changed", "substantive", "303.2c", "303.2d"),
         ("moved re-pointed changed", "substantive", "303.2d", "303.2c")}, "303.2c", "303.2d",
    ),
    "one is split": reviewed(split("101.2", "101.3"), {("split", "substantive", "101.2", "101.2")}, "101.2"),
    "one is merged into the one above it": reviewed(
        folded_into("602.2a", "602.2b"), {("merged", "substantive", "602.2a", "602.2a")}, "602.2a"
    ),
    "a section is removed": reviewed(
        both(removed("104.1"), removed("104.2")),
        {("removed", "substantive", "104.1", ""), ("removed", "substantive", "104.2", "")}, "104.1", "104.2",
    ),
    "a rule is removed that another refers to": reviewed(
        removed("303.2c"),
        {("removed", "substantive", "303.2c", ""), ("re-pointed", "reference-only", "303.2d", "303.2d")},
        "303.2c", "303.2d",
    ),
    "a rule is renumbered, and the reference to it": Edit(
        lambda lines: [re.sub(r"405\.3d", "405.3e", line) for line in lines],
        {("renumbered", "none", "405.3d", "405.3e")},
    ),
    "a rule is renumbered, and the reference is forgotten": reviewed(
        renumbered({"405.3d": "405.3e"}),
        {("renumbered", "none", "405.3d", "405.3e"), ("re-pointed", "reference-only", "303.2d", "303.2d"),
         ("re-pointed", "reference-only", "Dual Wield", "Dual Wield")}, "303.2d", "Dual Wield",
    ),
    "a reference is re-pointed": reviewed(
        worded("303.2d", "405.3d", "405.3c"), {("re-pointed", "reference-only", "303.2d", "303.2d")}, "303.2d"
    ),
    "a term's reference is re-pointed": reviewed(
        worded("Stealth", "602.2a", "602.2b"), {("re-pointed", "reference-only", "Stealth", "Stealth")}, "Stealth"
    ),
    "an example is added": reviewed(
        inserted("104.1", "Example: A cat and a hat are in play."),
        {("changed", "substantive", "103.4", "103.4")}, "103.4",
    ),
    "an example is removed": reviewed(
        removed("Example: You control Valthak Spiritdrinker", 4),
        {("changed", "substantive", "103.4", "103.4")}, "103.4",
    ),
    "a word of an example": reviewed(
        worded("Example: You control Valthak Spiritdrinker", "a hero with fatal damage", "a hero with no damage"),
        {("changed", "substantive", "103.4", "103.4")}, "103.4",
    ),
    "a card under an example": reviewed(
        worded("Your hero can't be destroyed.", "can't", "can"),
        {("changed", "substantive", "103.4", "103.4")}, "103.4",
    ),
    "a rule is added at the end of a section": reviewed(
        inserted("802.1", "801.3 A loop of dreams is no loop."), {("added", "substantive", "", "801.3")}, "801.3"
    ),
    "a rule is removed": reviewed(removed("104.2"), {("removed", "substantive", "104.2", "")}, "104.2"),
    "a rule is moved to another section": Edit(
        moved("104.2", "105.2", "200.1"), {("moved", "none", "104.2", "105.2")}
    ),
    "a term is added": reviewed(
        inserted("Ready", "Ragged: In need of a tailor."), {("added", "substantive", "", "Ragged")}, "Ragged"
    ),
    "a term is removed": reviewed(removed("Protecting"), {("removed", "substantive", "Protecting", "")}, "Protecting"),
    "a term is defined anew": reviewed(
        worded("Protecting", "earlier that combat", "earlier that turn"),
        {("changed", "substantive", "Protecting", "Protecting")}, "Protecting",
    ),
    "a rule returns as two that are alike": Edit(
        doubled("104.2", {"105.2": "raising them", "105.3": "lowering them"}, "raising or lowering them", "200.1"),
        {("removed", "substantive", "104.2", ""), ("added", "substantive", "", "105.2"),
         ("added", "substantive", "", "105.3")},
        frozenset({"104.2", "105.2", "105.3"}), 4, asked=frozenset({"104.2"}),
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def lines(published: dict[str, Path]) -> Lines:
    return published["001"].read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def features(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("features")
    (folder / "resources.feature").write_text(FEATURE, encoding="utf-8")
    return folder


def document(lines: Lines) -> Document:
    return read_once("\n".join(lines))


@lru_cache(maxsize=8)
def read_once(text: str) -> Document:
    found = recognise(read(lines_of(text.encode(), "draft"), "draft").documents[0])
    assert found is not None
    assert found.document.edition == "cr-2007-05"
    return found.document


def test_there_are_thirty_edits_or_more() -> None:
    assert len(EDITS) >= 30


TOGETHER = at_night(1, 10)
"""How many edits are made together at most."""


def parts_of(edit: Edit) -> set[str]:
    """Return the numbers of the parts that an edit changes, before and after."""
    return {number for *_, old, new in edit.changes for number in (old, new)}


def is_in_place(edit: Edit) -> bool:
    """Return whether an edit changes the words of one part of the published document and nothing else."""
    alone = len(edit.changes) == 1 and edit.before is None and not edit.asked and edit.code in (0, 4)
    return alone and all(what in ("changed", "re-pointed") and old == new for what, _, old, new in edit.changes)


def fit(edit: Edit, other: Edit) -> bool:
    """Return whether both edits change the words of a part and nothing else, each those of another part."""
    return is_in_place(edit) and is_in_place(other) and not parts_of(edit) & parts_of(other)


def groups_in(edits: dict[str, Edit]) -> list[tuple[str, ...]]:
    """Return the names of all edits, those together that change the words of different parts."""
    return groups_of(edits, TOGETHER, lambda name, other: fit(edits[name], edits[other]))


def values_in(impact: Impact) -> dict[str, tuple[object, object]]:
    """Return the values of the parameters that differ, before and after."""
    return {each.parameter.field: (each.old, each.new) for each in impact.readings if each.changed}


def are_told_together(edits: Sequence[Edit], lines: Lines, features: Path) -> bool:
    """Return whether everything that edits must give is given by them made together, and nothing else."""
    after = made_together([each.made for each in edits], lines)
    if after is None:
        return False
    impact = impact_of(document(lines), document(after), [str(features)])
    changes = {change for each in edits for change in each.changes}
    values = {name: value for each in edits for name, value in each.parameters.items()}
    review = {number for each in edits for number in each.review}
    reviewed_now = {each.change.number for each in impact.to_review}
    found = (told(impact.comparison), impact.comparison.questions, values_in(impact), reviewed_now, impact.code)
    return found == (changes, (), values, review, 4 if review else 0)


@pytest.mark.parametrize("names", groups_in(EDITS), ids=lambda names: names[0])
def test_an_edit_gives_its_changes_and_its_impact(names: tuple[str, ...], lines: Lines, features: Path) -> None:
    check_together(
        names,
        lambda several: are_told_together([EDITS[name] for name in several], lines, features),
        lambda name: check_alone(name, lines, features),
    )


def check_alone(name: str, lines: Lines, features: Path) -> None:
    """Check that an edit gives what it must."""
    edit = EDITS[name]
    old = edit.before(lines) if edit.before else lines
    impact = impact_of(document(old), document(edit.made(old)), [str(features)])
    assert told(impact.comparison) == edit.changes
    assert {question.old for question in impact.comparison.questions} == edit.asked
    assert values_in(impact) == edit.parameters
    assert {each.change.number for each in impact.to_review} == edit.review
    assert impact.code == edit.code


def test_a_document_with_itself(lines: Lines) -> None:
    comparison = compare(document(lines), document(lines))
    assert (comparison.changes, comparison.questions) == ((), ())


APART = "deviations/editions-apart.feature"
DECKS, STARTING = "1-fundamentals/100-deck-building.feature", "1-fundamentals/101-starting-a-game.feature"
STARTS, WEAPONS = "5-turn-sequence/501-start-phase.feature", "3-card-types/303-weapons.feature"
COMBAT, CONCLUSION = "6-combat/602-combat-step.feature", "6-combat/603-combat-conclusion.feature"


def played_in(place: str) -> str:
    """Return the place of a file of features; at night that of its chapter, unless editions are compared in it."""
    return str(FEATURES / at_night(place if place == APART else place.partition("/")[0], place))


# What an editor may write instead, each with the rule it stands in, and where scenarios play it.
STATED = {
    "opening_hand": ("101.1", "an opening hand of seven cards", "six cards for a first hand", STARTING),
    "mulligans": ("101.2", "Once per game", "Twice per game", STARTING),
    "cards_after_mulligan": ("101.2", "seven new cards", "six new cards", STARTING),
    "maximum_hand_size": ("411.3b", "is seven cards", "is 5 cards", "5-turn-sequence/503-end-phase.feature"),
    "cards_drawn_in_draw_step": ("501.2a", "draws a card", "draws two cards", STARTS),
    "resources_per_turn": ("408.1", "one card", "two cards", "4-game-concepts/408-resources.feature"),
    "constructed_deck": ("100.1", "60 cards", "50 cards", DECKS),
    "sealed_deck": ("100.1", "30 cards", "40 cards", DECKS),
    "side_deck": ("100.3", "exactly 10 cards", "no more than 15 cards", DECKS),
    "copies": ("100.4", "a total of only four copies", "two copies", DECKS),
    "shared_trait_icons": ("100.2", "at least one trait icon", "at least two trait icons", DECKS),
    "unique_cards_that_violate": ("410.3a", "two or more", "three or more",
                                  "4-game-concepts/410-uniqueness.feature"),
    "weapons_per_combat": ("303.2c", "only one weapon", "up to two weapons", WEAPONS),
    "weapons_with_dual_wield": ("303.2d", "two Melee weapons", "three Melee weapons", WEAPONS),
    "protectors_per_combat": ("602.2b", "Only one character", "Up to two characters", COMBAT),
    "damage_equal_to_health_is_fatal": ("403.2", "Damage greater than or equal to", "Damage greater than",
                                        "1-fundamentals/102-winning-and-losing.feature"),
    "first_turn_skips_start_phase": ("501.2b", "skips", "doesn't skip", STARTING),
    "first_turn_skips_draw": ("501.2b", "skips|doesn't draw", "doesn't skip|draws", STARTS),
    "attachments_to_totems_are_destroyed": ("306.4b", "is detached and put into its owner's graveyard",
                                            "is destroyed", APART),
    "any_opposing_player_may_protect": ("602.2", "friendly to the proposed defender", "opposed to the attacker",
                                        COMBAT),
    "damage_put_up_to_health": ("403.1", "can accumulate damage greater", "can't accumulate damage greater",
                                APART),
    "turn_player_first_after_resolving": ("407.4a", "then the turn player gets priority",
                                          "then the one who added it gets priority", APART),
}  # fmt: skip


@pytest.mark.usefixtures("replayed_once")
@pytest.mark.parametrize("field", STATED)
def test_a_parameter_is_read_from_its_rule_and_changes_verdicts(field: str, lines: Lines) -> None:
    number, old, new, place = STATED[field]
    made = both(*(worded(number, *pair) for pair in zip(old.split("|"), new.split("|"), strict=True)))
    impact = impact_of(document(lines), document(made(lines)), [played_in(place)])
    changed = [each for each in impact.verdicts if each.verdict_changed]
    assert field in {each.parameter.field for each in impact.readings if each.changed}
    assert changed
    assert {each.causes for each in changed} == {(number,)}
    assert impact.code == 1


ADDED = {
    "uniqueness_destroys": ("410.2", "410.3", "To repair a violation, one card is put into the graveyard."),
    "waves_at_conclusion": ("603.2a", "603.3", "Next, a series of pre-priority checks takes place."),
}


@pytest.mark.usefixtures("replayed_once")
@pytest.mark.parametrize("field", ADDED)
def test_a_parameter_is_read_from_a_rule_that_came(field: str, lines: Lines) -> None:
    number, before, said = ADDED[field]
    made = inserted(before, f"{number} {said}")
    impact = impact_of(document(lines), document(made(lines)), [played_in(APART), played_in(CONCLUSION)])
    changed = [each for each in impact.verdicts if each.verdict_changed]
    assert {each.causes for each in changed} == {(number,)}
    assert (impact.code, impact.to_review) == (1, ())


@pytest.mark.usefixtures("replayed_once")
def test_a_parameter_is_read_from_a_rule_that_was_split_off(lines: Lines) -> None:
    split = worded("101.2", " To mulligan", "\n101.3 To mulligan")
    made = "\n".join(worded("101.2", "seven new cards", "six new cards")(lines)).split("\n")
    after = "\n".join(split(made)).split("\n")
    impact = impact_of(document(lines), document(after), [str(FEATURES / STARTING)])
    assert {each.causes for each in impact.verdicts if each.verdict_changed} == {("101.3",)}
    assert {each.change.number for each in impact.to_review} == {"101.2"}


def test_every_parameter_is_changed_somewhere_here() -> None:
    from judge.documents.impact.stated_parameters import PARAMETERS

    assert {parameter.field for parameter in PARAMETERS} == {*STATED, *ADDED, "sabotage"}


@pytest.mark.usefixtures("replayed_once")
def test_sabotage_is_read_from_the_first_rule_of_combat(lines: Lines) -> None:
    made = worded("600.1", "any number of combats", "any number of combats, each of them a sabotage or not")
    impact = impact_of(document(lines), document(made(lines)), [str(FEATURES / APART)])
    changed = [each for each in impact.verdicts if each.verdict_changed]
    assert {each.causes for each in changed} == {("600.1",)}
