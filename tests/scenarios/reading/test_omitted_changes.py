"""Each change that a read card makes matters somewhere: without it a game would go on otherwise.

At night every card is searched for, by day a few. Where a change shows at rare moments alone, few games come to it.
Such moments are made of those of a game, and what even they don't show is played by a scenario with a difference and
one without.
"""

import re

import pytest

from engine.language.modifiers import Can, Deed, MustAttack
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Both, Negated, TurnOf, You
from engine.language.words import CardType
from engine.value import replace
from scenarios.reading import Read, read_card
from tests.night import at_night
from tests.scenarios.reading.omitted_changes import Search, changes, look_into, searched
from tests.scenarios.reading.seldom_changes import EVIDENCE_PARTS, FEATURE, SELDOM, evidence, shown_in
from tests.scenarios.reading.test_games import cards

PARTS = at_night(16, 1)
EVERY, GAMES, STEPS = at_night(1, 300), at_night(6, 2), 100
"""One in so many cards is searched for, in so many games of so many actions."""
MADE_OF, MOST_MADE = 4, 700
"""Of how many games more moments are made for what is left, and how many of each game."""
_SEEN = (
    "It changes what players may look at, which no state says; whoever plays sees it, and the game goes on as it would."
)
_LOCATION = (
    "No document has rules for locations, so that no card is one, and what the card gives them is given to none."
)
_CHOSEN = "The text gives a resistance for each damage type, and some are not among those to choose from."
NEVER: dict[str, str] = {
    "Arcanist Raith": _SEEN,
    "Arcanist Tian": _SEEN,
    "Centurion Addisyn": _CHOSEN,
    "Gryth Thurden, Gryphon Master": _LOCATION,
    "Malicious Mallina": _CHOSEN,
    "Michael Garrett, Bat Handler": _LOCATION,
    "Personal Weather Maker": _SEEN,
    "Unending Breath": _SEEN,
}
"""Cards with a change that can't make a difference to how a game goes on, and why."""


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
    assert searched(Search(card), 4, STEPS).left == []


@pytest.mark.parametrize("change", [MustAttack(), Can(Deed.ATTACK)])
def test_a_change_that_never_applies_is_left(change: MustAttack | Can) -> None:
    """As of a card that is read wrongly: it holds on a turn that is its player's and is not."""
    never = Both((TurnOf(You()), Negated(TurnOf(You()))))
    card = Printed("Never", CardType.ITEM, cost=1, powers=(Continuous((change,), You(), while_=never),))
    assert [each.change for each in searched(Search(card), 1, 20).left] == [change]


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_every_change_of_a_read_card_matters_in_a_game_or_in_a_scenario(part: int) -> None:
    """What scenarios don't show and games and moments made of them don't either has its reason in the table."""
    shown = shown_in(*range(EVIDENCE_PARTS))
    changing = {name: set(changes(card)) - set(shown.get(name, ())) for name, card in cards().items()}
    wanted = [name for name, sought in changing.items() if sought and name not in NEVER][::EVERY]
    left: dict[str, list[str]] = {}
    for name in wanted[part::PARTS]:
        search = Search(cards()[name], without_those=shown.get(name, ()))
        look_into(searched(search, GAMES, STEPS), MADE_OF, STEPS, MOST_MADE)
        if search.left:
            left[name] = [str(each.change) for each in search.left]
    assert left == {}


@pytest.mark.parametrize("part", range(EVIDENCE_PARTS))
def test_what_games_seldom_come_to_is_played_with_the_card_itself_with_a_difference_and_without(part: int) -> None:
    """No entry rests on a card that is only alike: the card itself takes its place in the scenarios."""
    shown = shown_in(part)
    of_cards = {name: evidence()[name] for name in shown}
    played = {name: (each.played(each.matters), each.played(each.matters_not)) for name, each in of_cards.items()}
    wrong = {
        name: [one.message for one in played[name]] if changed else "no change of it is shown"
        for name, changed in shown.items()
        if not changed or [one.verdict for one in played[name]] != ["as ruled", "as ruled"]
    }
    assert wrong == {}


def test_the_tables_name_scenarios_of_the_feature_and_cards_that_change_something() -> None:
    told = re.findall(r"^  Scenario: (.*)$", FEATURE.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(told) == len(set(told))
    assert [name for name in SELDOM.values() if name not in told[::2]] == []
    assert [name for name in (*SELDOM, *NEVER) if name in cards() and not changes(cards()[name])] == []
    assert not set(SELDOM) & set(NEVER)


def test_a_change_that_the_scenarios_do_not_show_is_not_among_those_shown() -> None:
    shelly = evidence()["Shelly"]
    assert shelly.shown() == changes(cards()["Shelly"])
    idle, absent = (
        replace(shelly, matters=shelly.matters_not),
        replace(shelly, matters=evidence()["Annihilator"].matters),
    )
    assert (idle.shown(), absent.shown()) == ((), ())
