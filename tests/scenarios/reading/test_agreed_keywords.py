"""Keywords that cards of a list explain: each wording, slips, and cards that give such a keyword to others."""

from __future__ import annotations

from scenarios.reading.agreed_keywords import agreed_keywords
from scenarios.reading.explained_keywords import with_explanations
from tests.every_row import for_every
from tests.scenarios.reading.saying import ALLY_LINE, card

ASSAULT = {"Assault": "+{} ATK on your turn."}


def test_explanations_in_other_words_agree() -> None:
    texts = ("Raid 2 (+2 ATK on your turn.)", "Elusive, Raid 1 (This ally has +1 ATK on your turn.)")
    assert agreed_keywords(texts) == {"Raid": "+{} ATK on your turn."}


def test_an_explanation_with_a_slip_counts_only_alone() -> None:
    slip = "Raid 2 (+2 ATTK on yer turn.)"
    assert agreed_keywords((slip, "Raid 1 (+1 ATK on your turn.)")) == {"Raid": "+{} ATK on your turn."}
    assert agreed_keywords((slip,)) == {"Raid": "+{} ATTK on yer turn."}


def test_explanations_that_mean_something_else_are_no_explanation() -> None:
    assert agreed_keywords(("Raid 2 (+2 ATK on your turn.)", "Raid 1 (+1 ATK while attacking.)")) == {}


@for_every(
    ("words", "meant"),
    [
        ("Your Orcs have assault 1.", 'Your Orcs have "This ally has +1 ATK on your turn.".'),
        (
            "Target ally gains ferocity and assault 2 this turn.",
            'Target ally gains ferocity and "This ally has +2 ATK on your turn." this turn.',
        ),
        (
            "Attached ally has elusive, assault 3, and ferocity.",
            'Attached ally has elusive, "This ally has +3 ATK on your turn.", and ferocity.',
        ),
        (
            "Your Orcs have assault 1. (They have +1 ATK on your turn.)",
            'Your Orcs have "This ally has +1 ATK on your turn.".',
        ),
        # A reminder of something else stays, and what nobody has is no keyword given to a card.
        (
            "Your Orcs have assault 1. (They have +2 ATK on your turn.)",
            'Your Orcs have "This ally has +1 ATK on your turn.". (They have +2 ATK on your turn.)',
        ),
        ("Allies with assault 1 attack if able.", "Allies with assault 1 attack if able."),
    ],
)
def test_a_keyword_that_is_given_is_said_by_what_it_does(words: str, meant: str) -> None:
    assert with_explanations(words, ASSAULT) == meant


def test_a_given_keyword_is_the_power_that_it_is_for_its_owner() -> None:
    own = card(ALLY_LINE, "Assault 2 (+2 ATK on your turn.)").powers
    given = card(ALLY_LINE, with_explanations("Other Orcs in your party have assault 2.", ASSAULT)).powers
    assert own[0] in [power for each in given for change in each.changes for power in change.powers]  # type: ignore[union-attr]
