"""Each change that a read card makes matters somewhere: without it a game would go on otherwise.

At night every card is searched for, by day a few. Where a change shows at rare moments alone, few games come to it, so
that a share of them may be left; a change that can never matter is one.
"""

import pytest

from engine.language.modifiers import Can, Deed, MustAttack
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Both, Negated, TurnOf, You
from engine.language.words import CardType
from scenarios.reading import Read, read_card
from tests.night import at_night
from tests.scenarios.reading.omitted_changes import Search, changes, searched
from tests.scenarios.reading.test_games import cards

EVERY, GAMES, STEPS = at_night(1, 150), at_night(6, 2), 100
"""One in so many cards is searched for, in so many games of so many actions."""
LEFT = at_night(0.12, 0.5)
"""Which share of the changes may be left after so many games of so many actions."""


def made(line: str, words: str) -> Printed:
    reading = read_card("Test Card", f"{line}\n{words}")
    assert isinstance(reading, Read)
    return reading.printed


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("2, Item", "Allies in your party have +1 ATK."),
        ("2, Item", "Opposing allies can't attack."),
        ("2, Ally—Orc, 2 [Melee] ATK / 2 Health", "When Test Card enters play, your hero has +2 health this turn."),
        ("1, Ability", "Target ally loses and can't have powers this turn."),
    ],
)
def test_a_change_that_matters_is_found_to_matter(line: str, words: str) -> None:
    card = made(line, words)
    assert changes(card)
    assert searched(card, 4, STEPS).left == []


@pytest.mark.parametrize("change", [MustAttack(), Can(Deed.ATTACK)])
def test_a_change_that_never_applies_is_left(change: MustAttack | Can) -> None:
    """As of a card that is read wrongly: it holds on a turn that is its player's and is not."""
    never = Both((TurnOf(You()), Negated(TurnOf(You()))))
    card = Printed("Never", CardType.ITEM, cost=1, powers=(Continuous((change,), You(), while_=never),))
    assert [each.change for each in searched(card, 1, 20).left] == [change]


@pytest.mark.long
def test_nearly_every_change_of_a_read_card_matters() -> None:
    changing = [name for name, card in cards().items() if changes(card)]
    every = {name: cards()[name] for name in changing[::EVERY]}
    left: dict[str, Search] = {name: searched(card, GAMES, STEPS) for name, card in every.items()}
    found = {name: [str(each.change) for each in search.left] for name, search in left.items() if search.left}
    assert sum(map(len, found.values())) <= LEFT * sum(len(changes(card)) for card in every.values()), found
