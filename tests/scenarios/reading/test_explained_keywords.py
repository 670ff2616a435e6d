"""Keywords that a card explains itself, and wordings of later years; what nothing explains stays unread."""

from __future__ import annotations

from engine.language.effects import Draw, Heal, Ready
from engine.language.filters import AllOf, Among, Controlled, InCondition, Is, Not, Standing, WasDealtDamage
from engine.language.modifiers import Adjust, Cannot, ChangeCost, Deed, Purpose
from engine.language.powers import Continuous, Keyword, Power, TargetDescription, Text, Triggered
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    Every,
    Happened,
    Negated,
    Role,
    Target,
    This,
    TurnOf,
    You,
)
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, Condition, Done, KeywordName, Kind, Relation, Trait, Zone
from scenarios.reading import Read, read_card
from scenarios.reading.told_cards import reading as told
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY, ALLY_LINE, CHARACTER, NAME, OPPOSING, card, n, stuck

MINE = Controlled(You())
AT_MY_START = On(What.STARTS, player=Standing(Relation.YOU), part=Part.TURN)
READY_ONE = Ready(Chosen(Every(AllOf((Is((Kind.RESOURCE,)), MINE)))))

POWERS: dict[str, Power] = {
    "Mend 2 (At the start of your turn, this ally heals 2 damage from target hero or ally.)": Triggered(
        (AT_MY_START,), Text((TargetDescription(CHARACTER),), (Heal(This(), Target(), n(2)),))
    ),
    "Assault 2 (This ally has +2 ATK on your turn.)": Continuous((Adjust(Trait.ATK, n(2)),), This(), TurnOf(You())),
    "Assault 3 (+3 ATK on your turn.)": Continuous((Adjust(Trait.ATK, n(3)),), This(), TurnOf(You())),
    "Invincible (Can't be destroyed.)": Continuous((Cannot(Deed.BE_DESTROYED),), This()),
    "Time is Money (When this ally enters play, ready one of your resources.)": Triggered(
        (On(What.ENTERS_PLAY, subject=Among(This())),), Text((), (READY_ONE,))
    ),
    "Opposing allies that were dealt damage this turn can't attack.": Continuous(
        (Cannot(Deed.ATTACK),), AllOf((ALLY, OPPOSING, WasDealtDamage()))
    ),
    "Grok has +1 ATK for each other ally in your party that's exhausted.": Continuous(
        (Adjust(Trait.ATK, Count(Every(AllOf((ALLY, Not(Among(This())), MINE, InCondition(Condition.EXHAUSTED)))))),),
        This(),
    ),
    "If you control an exhausted ally, this ally costs (2) less to play.": Continuous(
        (ChangeCost(Purpose.PLAY, Among(This()), n(-2)),),
        You(),
        Compare(Count(Every(AllOf((ALLY, InCondition(Condition.EXHAUSTED), MINE)))), Comparison.AT_LEAST, n(1)),
        zones=(Zone.HAND, Zone.CHAIN),
    ),
    "At the end of each player's turn, if that player didn't play a card this turn, draw a card.": Triggered(
        (On(What.ENDS_TURN),), Text((), (Draw(You(), n(1)),)), Negated(Happened(Done.PLAYED, Role("player")))
    ),
}


def test_a_card_that_explains_its_keyword_is_read() -> None:
    def check(text: str) -> None:
        printed = card(ALLY_LINE, text)
        assert printed.powers == (POWERS[text],)
        again = read_card(NAME, ALLY_LINE + "\n".join(told(printed)))
        assert isinstance(again, Read)
        assert again.printed.powers == printed.powers

    hold_every(list(POWERS), check)


@for_every(
    "text",
    [
        "Mend 2",
        "Mend 3 (At the start of your turn, this ally heals 2 damage from target hero or ally.)",
        "Assault 2 (+1 ATK on your turn.)",
        "Frobnicate, Assault 2 (+2 ATK on your turn.)",
        "Stash (When you place this face down, something odd happens.)",
        "Fire Resistance 2 (Grok has +2 ATK.)",
    ],
)
def test_a_keyword_that_nothing_explains_is_unread(text: str) -> None:
    stuck(ALLY_LINE, text)


def test_known_keywords_stand_before_the_one_that_is_explained() -> None:
    assault = Continuous((Adjust(Trait.ATK, n(2)),), This(), TurnOf(You()))
    known = tuple(map(Keyword, (KeywordName.FEROCITY, KeywordName.ELUSIVE)))
    assert card(ALLY_LINE, "Ferocity, Elusive, Assault 2 (+2 ATK on your turn.)").powers == (*known, assault)


def test_words_without_an_ally_are_not_about_other_cards() -> None:
    stuck("3, Armor—Plate, Chest (1), 2 DEF\n", "Assault 2 (+2 ATK on your turn.)")


@for_every(
    "text",
    [
        "Destroy target ally. You pay 2 less to play Grok Stonefist if your hero attacked this turn.",
        "You pay 2 less to play Grok Stonefist if your hero attacked this turn. Destroy target ally.",
        "Draw a card. If your hero attacked this turn, this ability costs (2) less to play.",
    ],
)
def test_what_is_done_and_what_holds_before_stand_on_lines_of_their_own(text: str) -> None:
    stuck(ABILITY_LINE, text)
