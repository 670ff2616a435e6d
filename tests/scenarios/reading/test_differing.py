"""Each condition and each change of a cost of a read card is true on some board and not on another.

At night every card is searched for, by day one in a few, on fewer boards. What has no such boards is listed with the
reason. That a condition is both met and not met says that it makes a difference, not that it makes the right one.
"""

from __future__ import annotations

import pytest

from engine.language.modifiers import MustAttack
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Both, Negated, TurnOf, You
from engine.language.words import CardType
from scenarios.reading import Read, read_card
from tests.night import at_night
from tests.scenarios.reading.boards import parts
from tests.scenarios.reading.differing import (
    ASKED,
    Search,
    look_at_games,
    look_at_small_boards,
    small_boards,
)
from tests.scenarios.reading.test_games import cards

EVERY, GAMES, STEPS = at_night(1, 26), at_night(40, 3), 120
"""One in so many cards is searched for, in so many games of so many actions."""
LEFT = at_night(0.0, 0.25)
"""Which share may be left: by day looking ends when no more than that is, and few games are played."""

_LOCATION = "No document has rules for locations, so that no card is one."
_CHOSEN = "The text gives a resistance for each damage type, and three are not among those to choose from."
_RARE = "Games hardly ever come to it; features/crossings/conditions-met-and-not.feature plays it both ways."
UNMET = {
    "Arktos": _RARE,
    "Centurion Addisyn": _CHOSEN,
    "Chief Researcher Amereldine": "Nothing in the games moves a quest or turns it up while its completion waits.",
    "Choker of Vile Intent": "Only equipment is left where what was destroyed is neither an ability nor an ally.",
    "Glacial Blade": _RARE,
    "Gryth Thurden, Gryphon Master": _LOCATION,
    "Malicious Mallina": _CHOSEN,
    "Michael Garrett, Bat Handler": _LOCATION,
    "Oshu'gun Crystal Powder": _LOCATION,
    "Surge of Adrenaline": "The X of its own cost is chosen only as it is played.",
    "Travel Form": _RARE,
}
"""The cards of which something makes no difference on any board searched, and why."""


def asks(card: Printed) -> bool:
    """Return whether the card has a condition or changes a cost."""
    return any(isinstance(part, ASKED) for part in parts(card))


def asking() -> dict[str, Printed]:
    """Return the cards that this run searches for: a share of those that have a condition or change a cost."""
    every = [name for name, card in cards().items() if asks(card)]
    return {name: cards()[name] for name in every[::EVERY]}


def look_by_turns(searches: list[Search], most: float) -> None:
    """Look at a small board of each card by turns, until no more is left than may be or there are no more boards."""
    waiting = [(search, small_boards(search.printed)) for search in searches]
    while waiting and sum(len(each.left) for each in searches) > most:
        following = []
        for search, boards in waiting:
            state = next(boards, None) if search.left else None
            if state is not None:
                search.look(state)
                following.append((search, boards))
        waiting = following


def test_what_a_card_asks_for_is_so_on_one_board_and_not_on_another() -> None:
    """Boards are looked at, and games played, as long as more is left than may be; one card is played with anyway."""
    found = {name: Search(card) for name, card in asking().items()}
    sought = {name: search for name, search in found.items() if name not in UNMET}
    most = LEFT * sum(len(search.met) for search in found.values())
    look_by_turns(list(sought.values()), most)
    for place, search in enumerate([each for each in sought.values() if each.left]):
        if place == 0 or sum(len(each.left) for each in sought.values()) > most:
            look_at_games(search, GAMES, STEPS)
    left = {name: search.left for name, search in sought.items() if search.left}
    assert sum(map(len, left.values())) <= most, left


def test_every_exception_is_one_of_a_card() -> None:
    assert [name for name in UNMET if name in cards() and not asks(cards()[name])] == []


def made(line: str, words: str) -> Printed:
    reading = read_card("Test Card", f"{line}\n{words}")
    assert isinstance(reading, Read)
    return reading.printed


@pytest.mark.parametrize(
    ("line", "words", "met"),
    [
        ("2, Item", "While your hero is damaged, allies in your party have +1 ATK.", {True, False}),
        ("2, Item", "You pay 1 less to play allies.", {True, False}),
        (
            "2, Ally—Orc, 2 [Melee] ATK / 2 Health",
            "While Test Card is attacking, it has +2 ATK.",
            {True, False},
        ),
        ("2, Item", "If you control a location: 0 >>> Draw a card.", {False}),
    ],
)
def test_the_search_meets_what_can_be_met(line: str, words: str, met: set[bool]) -> None:
    """Without a game: the small boards are enough for what a card asks of the cards around it."""
    search = look_at_small_boards(Search(made(line, words)))
    assert list(search.met.values()) == [met]


def test_a_condition_that_nothing_makes_true_is_left() -> None:
    """As of a card that is read wrongly: it asks for a turn that is its player's and is not."""
    never = Both((TurnOf(You()), Negated(TurnOf(You()))))
    card = Printed("Never", CardType.ITEM, cost=1, powers=(Continuous((MustAttack(),), You(), while_=never),))
    assert look_at_small_boards(Search(card)).left == {never: {False}}
