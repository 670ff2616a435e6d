"""How much of the card language can be said in card words, tried in full."""

from scenarios.reading.reach.survey import needed, reaches

LEAST = 0.955
"""The share of the pairs that words reach, at least."""


def test_so_much_of_the_card_language_can_be_said() -> None:
    found = [each.words is not None for each in reaches(needed())]
    assert sum(found) / len(found) >= LEAST
