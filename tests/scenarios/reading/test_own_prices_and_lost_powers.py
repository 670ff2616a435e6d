"""Prices by what was done or is there, powers that nobody has, and what each player finds in the own deck."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, ForEach, May, Put
from engine.language.filters import AllOf, Among, InCondition, Is
from engine.language.modifiers import ChangeCost, LosePowers, Purpose
from engine.language.powers import Continuous, TargetDescription, Text
from engine.language.revelation import Reveal, Search
from engine.language.selections import Count, Every, Highest, Players, Target, This, Those, Times, TimesDone, You
from engine.language.words import Condition, Done, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import (
    ABILITY_LINE,
    ALLY,
    ALLY_LINE,
    MY_ALLY,
    OPPONENTS,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
    stuck,
)

WEAPON_LINE = "3, Weapon—Mace, Melee (1), 3 [Melee] ATK, 2 Strike Cost\n"
ITSELF = Among(This())
PLAYED = (Zone.HAND, Zone.CHAIN)
HURT = Every(AllOf((ALLY, OPPOSING, InCondition(Condition.DAMAGED))))
NO_POWERS = LosePowers(and_cannot_have=True)

POWERS = {
    "Grok costs 1 less to play for each other card you played this turn.": Continuous(
        (ChangeCost(Purpose.PLAY, ITSELF, Times(TimesDone(Done.PLAYED, You(), Is((Kind.CARD,))), -1)),),
        You(),
        zones=PLAYED,
    ),
    "Grok costs X less to play, where X is the highest cost among allies in your party.": Continuous(
        (ChangeCost(Purpose.PLAY, ITSELF, Times(Highest(Trait.COST, Every(MY_ALLY)), -1)),), You(), zones=PLAYED
    ),
    "Your opponents' abilities cost 1 more to play for each ally in your party.": Continuous(
        (ChangeCost(Purpose.PLAY, Is((Kind.ABILITY,)), Times(Count(Every(MY_ALLY)), 1)),), OPPONENTS
    ),
    "Opposing allies have no powers.": Continuous((NO_POWERS,), AllOf((ALLY, OPPOSING))),
    "Opposing allies can't have or gain powers.": Continuous((NO_POWERS,), AllOf((ALLY, OPPOSING))),
}


@for_every("words", POWERS)
def test_what_a_power_says(words: str) -> None:
    check_power(words, POWERS[words])
    says_it_back(words, ALLY_LINE)


@for_every(
    "words",
    [
        "It costs 1 less to strike with Grok Stonefist for each damaged opposing ally.",
        "Grok Stonefist costs 1 less to strike with for each damaged opposing ally.",
    ],
)
def test_what_a_strike_costs(words: str) -> None:
    cheaper = Continuous((ChangeCost(Purpose.STRIKE, ITSELF, Times(Count(HURT), -1)),), You())
    check_power(words, cheaper, WEAPON_LINE)
    says_it_back(words, WEAPON_LINE)


def _search(*then: Put | Reveal) -> Search:
    return Search(Those("player"), Those("player"), (Zone.DECK,), ALLY, n(1), "found", then)


TO_HAND = Put(Those("found"), Zone.HAND)
TEXTS = {
    "Target ally loses all powers and can't gain powers this turn.": Text(
        (TargetDescription(ALLY),), (Apply((NO_POWERS,), Target(), Duration.THIS_TURN),)
    ),
    "Each player searches his deck for an ally card, reveals it, and puts it into his hand.": Text(
        (), (ForEach(Players(Relation.ANY), "player", (_search(Reveal(Those("found")), TO_HAND),)),)
    ),
    "Each opponent may search his deck for an ally card and put it into his hand.": Text(
        (), (ForEach(OPPONENTS, "player", (May(Those("player"), (_search(TO_HAND),)),)),)
    ),
}


@for_every("words", TEXTS)
def test_what_an_ability_does(words: str) -> None:
    check_text(words, TEXTS[words])
    says_it_back(words)


def test_what_all_players_find_enters_play_at_once() -> None:
    words = "Each player searches his deck for an ally card and puts it into play exhausted."
    text = card(ABILITY_LINE, words).text
    assert isinstance(text, Text)
    entering = Put(Those("taken"), Zone.PLAY, under=Players(Relation.ANY), exhausted=True)
    assert text.effects[1:] == (entering,)
    says_it_back(words)


@for_every(
    ("line", "words"),
    [
        # Powers that an ally has already are no powers that it gains.
        (ALLY_LINE, "Opposing allies can't gain powers."),
        (ALLY_LINE, "Abilities to play for each ally in your party."),
        (ABILITY_LINE, "Each player searches his deck for an ally card and destroys it."),
    ],
)
def test_what_is_doubtful_is_unread(line: str, words: str) -> None:
    stuck(line, words)
