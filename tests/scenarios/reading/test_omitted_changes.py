"""Each change that a read card makes matters somewhere: without it a game would go on otherwise.

At night every card is searched for, by day a few. Where a change shows at rare moments alone, few games come to it.
Such moments are made of those of a game, and what even they don't show is played by a scenario with a difference and
one without.
"""

import re
from pathlib import Path

import pytest

from engine.language.modifiers import Can, Deed, MustAttack
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Both, Negated, TurnOf, You
from engine.language.words import CardType
from scenarios.reading import Read, read_card
from tests.night import at_night
from tests.scenarios.reading.omitted_changes import changes, look_into, searched
from tests.scenarios.reading.test_games import cards

FEATURE = Path(__file__).parents[3] / "features" / "cards" / "changes-that-seldom-matter.feature"

EVERY, GAMES, STEPS = at_night(1, 150), at_night(6, 2), 100
"""One in so many cards is searched for, in so many games of so many actions."""
MADE_OF, MOST_MADE = 4, 700
"""Of how many games more moments are made for what is left, and how many of each game."""
NEVER: dict[str, str] = {}
"""Cards with a change that can't make a difference, and why."""
SELDOM: dict[str, str] = {
    "Annihilator": "Annihilator's combat damage asks for no armor",
    "Arcane Intellect": "Arcane Intellect lets nine cards be kept",
    "Ardent Defender": "Last Stand prevents everything from 25 damage on",
    "Borlis Brode": "Sleeper stays exhausted over its player's ready step",
    "Challenging Shout": "Challenging Shout makes an ally attack, and your hero alone",
    "Dampen Magic": "Damper prevents one of an ability's damage",
    "Distract": "Scatter keeps an ally from readying in the ready step",
    "Entangling Roots": "Entangling Roots keeps an ally from readying in the ready step",
    "Fang of the Crystal Spider": "A hero dealt combat damage by Fang's owner can't strike this turn",
    "Fel Armor": "Mend Armor raises what is healed from its player's hero",
    "Frost Nova": "Whom Frost Nova has damaged can't attack",
    "Frost Shock": "Whom Frost Shock has damaged can't protect",
    "Gouge": "Gouge keeps an ally from readying in the ready step",
    "Grace of Air Totem": "Grace of Air Totem lets no ally attack that nobody pays for",
    "Grint Sundershot": "Grint Sundershot keeps opponents from striking on your turn",
    "Hammer of Justice": "Gouge keeps an ally from readying in the ready step",
    "Hamstring": "Entangling Roots keeps an ally from readying in the ready step",
    "Hannah the Unstoppable": "Nobody protects against a party whose opponents can't",
    "Helwen": "Helwen may stay exhausted",
    "Jin'lak Nightfang": "Whoever is hampered can't protect this turn",
    "Kayleitha": "Parry prevents what an ally would deal in combat",
    "Kelvor Valorshine": "Piercer's combat damage passes a bubble",
    "Lt. Commander Dudefella": "Whom Frost Nova has damaged can't attack",
    "Mind Soothe": "Mind Soothe keeps an ally from attacking your hero",
    "Mocking Blow": "Mocking Blow makes an ally attack, and your hero alone",
    "Noggenfogger Elixir": "Elixir keeps an ally from being destroyed",
    "Old Bones": "One who can protect a hero protects it",
    "Polymorph": "A Sheep that was given protector later can't protect",
    "Shelly": "Shelly prevents one of combat damage",
    "Stoneclaw Totem": "Stoneclaw Totem keeps who has hit it from readying",
    "Turn Aside": "Parry prevents what an ally would deal in combat",
    "Valthak Spiritdrinker": "Valthak Spiritdrinker saves a hero from fatal damage",
    "Wing Clip": "Whoever is clipped can't attack your hero",
}
"""Cards whose changes games seldom come to, and the scenario in which the change, of that card or alike, matters.

The scenario that follows it is one in which the change makes no difference.
"""


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
def test_every_change_of_a_read_card_matters_in_a_game_or_in_a_scenario() -> None:
    """What neither a game nor a moment made of one shows is in the table, with its scenario or the reason."""
    changing = [name for name, card in cards().items() if changes(card)]
    left: dict[str, list[str]] = {}
    for name in changing[::EVERY]:
        if name in SELDOM or name in NEVER:
            continue
        search = searched(cards()[name], GAMES, STEPS)
        look_into(search, MADE_OF, STEPS, MOST_MADE)
        if search.left:
            left[name] = [str(each.change) for each in search.left]
    assert left == {}


def test_what_games_seldom_come_to_is_played_by_scenarios_with_a_difference_and_without() -> None:
    told = re.findall(r"^  Scenario: (.*)$", FEATURE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(told) == len(set(told))
    assert [name for name in SELDOM.values() if name not in told[::2]] == []
    assert [name for name in SELDOM if name in cards() and not changes(cards()[name])] == []
