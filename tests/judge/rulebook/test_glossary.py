"""The words of the rules in three languages."""

import pytest

from judge.rulebook import UnknownTerm
from judge.rulebook.glossary import terms_for


@pytest.mark.parametrize(
    ("word", "terms"),
    [
        ("Exhaust", ["Exhaust"]),
        ("épuisé", ["Exhaust"]),
        ("erschöpfen", ["Exhaust"]),
        ("GROUPE", ["Party"]),
        ("Kettenglied", ["Link"]),
        ("étape de vérification", ["Wrap-up Step"]),
        ("play", ["Play (noun)", "Play (verb)"]),
        ("pre priority processing", ["Pre-Priority Processing"]),
        ("Mulligan", ["Mulligan"]),
    ],
)
def test_a_term_is_found_in_any_language(word: str, terms: list[str]) -> None:
    assert [term.term for term in terms_for(word)] == terms


def test_an_unknown_word_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownTerm) as refusal:
        terms_for("exaust")
    assert (refusal.value.word, refusal.value.nearest) == ("exaust", "exhaust")
