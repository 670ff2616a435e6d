"""What each of several players does with "his" cards: in turn where the data can say so, else no reading."""

from __future__ import annotations

from engine.language.effects import Choose, Destroy, Draw, ForEach
from engine.language.filters import AllOf, Controlled, Filter
from engine.language.powers import Text, Triggered
from engine.language.selections import Chosen, Count, Every, Players, Role, Selection, Target, Those, Union, You
from engine.language.words import Relation
from scenarios.reading import Read, read_card
from scenarios.reading.told_cards import reading as told
from tests.every_row import hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, ALLY_LINE, NAME, card, stuck

ALL_TOGETHER = (
    "Each player's hero has +1 ATK this turn for each ally in that player's party.",
    "Ongoing: Each player's hero has +1 ATK for each ally in that player's party.",
    "Each opponent discards a card for each ally he controls.",
    "Each opponent discards X cards, where X is the number of allies he controls.",
    "Each player discards a card, then draws a card for each resource he controls.",
    "Your hero deals 1 fire damage to each opponent's hero for each ally in that opponent's party.",
    "Each player's hero deals 1 fire damage to each ally in that player's party.",
    "Each player's hero heals 1 damage from each ally in his party.",
    "Each player may draw a card for each ally he controls.",
    "Each opponent discards a card if he controls an ally.",
)
"""One number, condition or set of cards would be found for all of the players together."""


def test_he_is_not_all_of_several_players() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(ALL_TOGETHER, check)


DRAWN_FOR: dict[str, tuple[Selection, Filter]] = {
    "Target player draws a card for each ally he controls.": (Target(), Controlled(Target())),
    "Each opponent draws a card for each ally you control.": (
        Players(Relation.OPPONENT),
        Controlled(You()),
    ),
    "Each player draws a card for each ally opponents control.": (
        Players(Relation.ANY),
        Controlled(Players(Relation.OPPONENT)),
    ),
}
"""Who draws, and for whose allies: the same number for each of several players."""


def test_the_same_number_for_each_player_is_read() -> None:
    def check(text: str) -> None:
        printed = card(ABILITY_LINE, text)
        who, whose = DRAWN_FOR[text]
        assert isinstance(printed.text, Text)
        assert printed.text.effects == (Draw(who, Count(Every(AllOf((ALLY, whose))))),)
        again = read_card(NAME, ABILITY_LINE + "\n".join(told(printed)))
        assert isinstance(again, Read)
        assert again.printed == printed

    hold_every(list(DRAWN_FOR), check)


def test_the_player_of_an_event_is_one() -> None:
    (power,) = card(ALLY_LINE, "At the start of each player's turn, he draws a card for each ally he controls.").powers
    assert isinstance(power, Triggered)
    assert isinstance(power.text, Text)
    his = Count(Every(AllOf((ALLY, Controlled(Role("player"))))))
    assert power.text.effects == (Draw(Role("player"), his),)


def test_each_player_chooses_among_his_own_cards() -> None:
    printed = card(ABILITY_LINE, "Each player destroys an ally in his party.")
    assert isinstance(printed.text, Text)
    each, destroy = printed.text.effects
    assert isinstance(each, ForEach)
    assert each.of == Players(Relation.ANY)
    assert repr(Controlled(Those("player"))) in repr(each.do)
    assert destroy == Destroy(Those("taken"))


def test_chance_picks_a_card_of_each_player() -> None:
    printed = card(ABILITY_LINE, "Each player destroys one of his allies at random.")
    player = Those("player")
    one = Chosen(Every(AllOf((ALLY, Controlled(player)))), by=player, at_random=True)
    picked = ForEach(Players(Relation.ANY), "player", (Choose(Union((Those("taken"), one)), "taken"),))
    assert printed.text == Text((), (picked, Destroy(Those("taken"))))
    again = read_card(NAME, ABILITY_LINE + "\n".join(told(printed)))
    assert isinstance(again, Read)
    assert again.printed == printed


OF_ONE_ALONE = (
    "Each opponent destroys an ally of your choice.",
    "Each opponent exhausts one of his allies of your choice.",
    "You and each opponent destroy one of your allies.",
    "Each player chooses one of his allies and one of his weapons. Destroy the rest.",
    "Choose an ally you control. Choose an ally an opponent controls. Destroy the rest.",
)
"""One card would be chosen for all of the players together, or cards of one of two kinds would be the rest."""


def test_a_card_for_each_player_is_not_one_for_all() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(OF_ONE_ALONE, check)
