"""Each type of card in each zone that a step can fill."""

from collections.abc import Callable

from scenarios.outcome import ScenarioOutcome
from tests.every_row import for_every

ZONES = {
    "hand": 'your hand is "{}"',
    "deck": 'your deck, from the top, is "{}"',
    "graveyard": 'your graveyard is "{}"',
    "removed": 'your cards removed from the game are "{}"',
    "side deck": 'your side deck is "{}"',
    "resource": 'you have "{}" as a face-down resource',
}
CARDS = ("Fire Blast", "Tim", "Green Whelp Armor", "Boris Brightbeard", "A Donation of Wool", "Annihilator")


@for_every("zone", ZONES)
@for_every("card", CARDS)
def test_a_hero_is_nowhere_but_in_play(judged: Callable[[str], ScenarioOutcome], card: str, zone: str) -> None:
    outcome = judged(f"Given {ZONES[zone].format(card)}\nThen you have priority")
    if card == "Boris Brightbeard":
        assert outcome.verdict == "cannot judge"
        assert "so it can't be" in (outcome.message or "")
        assert "301.1" in (outcome.message or "")
    else:
        assert outcome.verdict == "as ruled"
