"""An impact plays only what asks for a parameter that changes, and tells of the rest what it would have told."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import pytest

from engine.state.editions import EDITIONS, REFERENCE
from judge.documents.comparison.document_comparison import compare
from judge.documents.impact import compared_verdicts
from judge.documents.impact.change_reviews import out_of_order, review_of
from judge.documents.impact.compared_verdicts import chosen_scenarios, played_under_both, setting_under
from judge.documents.impact.known_outcomes import KnownOutcomes
from judge.documents.impact.stated_parameters import PARAMETERS as STATED
from judge.mutation.noted_edition import PARAMETERS, noted
from scenarios.judgement import judge as judged
from tests.judge.documents.test_edits import document
from tests.night import at_night

FEATURES = Path(__file__).parents[3] / "features"
SECTIONS = (
    at_night("1-fundamentals", "1-fundamentals/100-deck-building.feature"),
    "1-fundamentals/101-starting-a-game.feature",
    "5-turn-sequence/503-end-phase.feature",
    "6-combat/602-combat-step.feature",
)
MOVED = {field: value + 1 if type(value) is int else not value for field in sorted(PARAMETERS)
         for value in (getattr(REFERENCE, field),)}  # fmt: skip


def test_an_edition_notes_what_is_asked_of_it() -> None:
    asked: set[str] = set()
    edition = noted(REFERENCE, asked)
    assert (edition.id, edition.title, asked) == ("cr-2007-05", REFERENCE.title, set())
    assert (edition.maximum_hand_size, edition.sabotage) == (7, False)
    assert asked == {"maximum_hand_size", "sabotage"}
    assert edition != REFERENCE
    assert edition == edition  # noqa: PLR0124 - only it is equal to itself


@pytest.fixture(scope="module")
def knows() -> KnownOutcomes:
    """What comes of scenarios under the reference edition, played where it is first asked for."""
    return KnownOutcomes(EDITIONS[REFERENCE.id], lambda: f"sources that were never played before {uuid4()}")


@pytest.mark.parametrize("field", ["maximum_hand_size", "opening_hand", "constructed_deck", "protectors_per_combat",
                                   "any_opposing_player_may_protect"])  # fmt: skip
def test_what_is_not_played_has_the_verdict_it_would_have(
    field: str, monkeypatch: pytest.MonkeyPatch, knows: KnownOutcomes
) -> None:
    after = replace(REFERENCE, **{field: MOVED[field]})  # type: ignore[arg-type]  # each field has a type of its own.
    scenarios, _ = chosen_scenarios([str(FEATURES / each) for each in SECTIONS], REFERENCE.id)
    played: list[object] = []

    def noting(*asked: object) -> object:
        played.append(asked[0])
        return judged(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(compared_verdicts, "judge", noting)
    found = list(played_under_both(scenarios, REFERENCE, after, {field: "1.1"}, knows))
    monkeypatch.undo()
    for (feature, scenario), told in zip(scenarios, found, strict=True):
        verdict = judged(scenario, feature.uri, REFERENCE.id, setting_under(after)).verdict
        assert told.after.verdict == verdict, scenario.name
    assert 0 < len({id(each) for each in played}) < len(scenarios)
    assert any(each.verdict_changed for each in found)


def parameter(field: str) -> Callable[[str], object]:
    return next(each for each in STATED if each.field == field).read


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("maximum_hand_size", "The default maximum hand size is seven cards.", 7),
        ("maximum_hand_size", "The default maximum hand size is 6 cards.", 6),
        ("maximum_hand_size", "The default maximum hand size is one card fewer than an opening hand.", None),
        ("maximum_hand_size", "The default maximum hand size is two cards less than that.", None),
        ("maximum_hand_size", "The default maximum hand size is one more than the number of resources.", None),
        ("opening_hand", "Each player then draws an opening hand of seven cards, the first one card fewer.", 7),
        ("cards_drawn_in_draw_step", "As a draw step starts, the turn player draws one card.", 1),
        (
            "constructed_deck",
            "The minimum deck size for Constructed play is ten cards more than for Sealed play.",
            None,
        ),
    ],
)
def test_a_number_that_is_counted_from_another_is_no_value(field: str, text: str, value: int | None) -> None:
    assert parameter(field)(text) == value


STEPS = """\
1. Wells
100. Buckets
100.1 To fill a bucket, a player goes through the following steps in order.
100.1a The player asks whose bucket it is.
100.1b The player counts the drops aloud.
100.1c The player pours them with a steady hand.
100.2 A bucket may be of any colour.
100.2a A red bucket stands in the sun.
100.2b A blue bucket stands in the rain.
"""


@pytest.mark.parametrize(
    ("one", "other", "reviewed"),
    [
        ("The player asks whose bucket it is.", "The player counts the drops aloud.", True),
        ("The player counts the drops aloud.", "The player pours them with a steady hand.", True),
        ("A red bucket stands in the sun.", "A blue bucket stands in the rain.", False),
    ],
)
def test_steps_that_change_places_need_review(one: str, other: str, *, reviewed: bool) -> None:
    swapped = STEPS.replace(one, "@").replace(other, one).replace("@", other)
    old, new = document(STEPS), document(swapped)
    changes = [each for each in compare(old, new).changes if each.kind == "rule"]
    assert changes
    told = [out_of_order(each) or review_of(each, old, (), frozenset()) for each in changes]
    assert any("another place among the steps of 100.1" in each for each in told) is reviewed
