"""What is done instead first, floors of own prices, and words with what they do, as data."""

from __future__ import annotations

from engine.language.effects import (
    Choose,
    Draw,
    Exhaust,
    If,
    IfYouDo,
    Put,
)
from engine.language.filters import (
    AllOf,
    Among,
    Controlled,
    HasTrait,
    Is,
    Standing,
)
from engine.language.modifiers import (
    Adjust,
    Cannot,
    ChangeCost,
    Deed,
    DoInstead,
    EntersPlay,
    MoveInstead,
    Purpose,
    Replace,
)
from engine.language.powers import Continuous, Power, Text, Triggered
from engine.language.revelation import LookAt
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    Every,
    Fits,
    Host,
    Players,
    Role,
    This,
    Those,
    Times,
    Top,
    X,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Kind, Relation, Trait, Zone
from scenarios.reading import Read, read_card
from tests.every_row import for_every, hold_every
from tests.scenarios.reading.saying import (
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    NAME,
    OPPOSING,
    card,
    check_power,
    n,
    stuck,
)

MINE = Count(Every(MY_ALLY))
MY_TOTEM = AllOf((Is((Kind.TOTEM,)), Controlled(You())))


def own_price(each: Count, least: int) -> Continuous:
    """Return that the card costs 1 less for each of something, down to a number."""
    lowered = ChangeCost(Purpose.PLAY, Among(This()), Times(each, -1), least)
    return Continuous((lowered,), You(), zones=(Zone.HAND, Zone.CHAIN))


def instead(event: On, *effects: object, may: bool = False) -> Continuous:
    """Return that something happens instead of an event."""
    return Continuous((Replace(event, DoInstead(effects), may=may),), You())  # type: ignore[arg-type]


SEEN = Those("seen1")
DIES = On(What.DESTROYED, subject=MY_TOTEM)
ENTERS = On(What.ENTERS_PLAY, subject=Among(This()))
POWERS: dict[str, Power] = {
    "You pay 1 less to play this ally for each opposing ally, to a minimum of 2.": own_price(
        Count(Every(AllOf((ALLY, OPPOSING)))), 2
    ),
    "This ally costs 1 less to play for each ally in your party, to a minimum of 1.": own_price(MINE, 1),
    "If one of your Totems would be destroyed, instead remove it from the game.": Continuous(
        (Replace(DIES, MoveInstead(Zone.REMOVED)),), You()
    ),
    "If one of your Totems would be destroyed, instead exhaust your hero.": instead(DIES, Exhaust(HERO)),
    "If one of your Totems would be destroyed, you may remove it from the game instead. If you do, draw a card.": (
        instead(DIES, IfYouDo((Put(Role("subject"), Zone.REMOVED),), (Draw(You(), n(1)),)), may=True)
    ),
    # All that follows "instead" is done instead.
    "If you would draw a card, instead look at the top two cards of your deck, put one into your hand, and put the "
    "other on the bottom of your deck.": instead(
        On(What.DRAWN, player=Standing(Relation.YOU)),
        Choose(Top(n(2), You()), "seen1"),
        LookAt(You(), SEEN),
        Put(Chosen(SEEN), Zone.HAND),
        Put(Every(Among(SEEN), (Zone.DECK,)), Zone.DECK, on_bottom=True),
    ),
    # A word with what it does, and in parentheses when.
    "Last Gasp: Draw a card. (Do this when this ally is destroyed.)": Triggered(
        (On(What.DESTROYED, subject=Among(This())),), Text((), (Draw(You(), n(1)),))
    ),
    "Empower Priest: Draw a card. (If your hero is a Priest, do this when this ally enters play.)": Triggered(
        (ENTERS,), Text((), (Draw(You(), n(1)),)), Fits(HERO, HasTrait("Priest"))
    ),
    "Ally cards can't be played.": Continuous((Cannot(Deed.PLAY, ALLY),), Players()),
}


def test_a_power() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


def test_a_card_enters_play_exhausted_and_something_else_is_true_of_it() -> None:
    powers = card(ALLY_LINE, "This ally enters play exhausted and can't ready during your ready step.").powers
    enters = Continuous((EntersPlay(Among(This()), exhausted=True),), This())
    assert powers == (enters, Continuous((Cannot(Deed.READY_DURING_READY_STEP),), This()))


def test_what_an_ability_is_attached_to_is_known_though_a_power_follows_on_its_line() -> None:
    text = "Attach to target ally. This card enters play with two rune counters.\nOngoing: Attached ally has +1 ATK."
    printed = card("2, Ability\n", text)
    assert printed.powers[-1] == Continuous((Adjust(Trait.ATK, n(1)),), Host())


def test_x_is_compared_where_it_is_part_of_the_cost() -> None:
    reading = read_card(NAME, "2+X, Ability\nIf X is 4 or more, draw two cards.")
    assert isinstance(reading, Read)
    at_least_four = Compare(X(), Comparison.AT_LEAST, n(4))
    assert reading.printed.text == Text((), (If(at_least_four, (Draw(You(), n(2)),)),))


@for_every(
    "text",
    [
        "If one of your Totems would be destroyed, you may remove it from the game instead. If you do, exhaust it.",
        "Elusive: Draw a card. (Do this when this ally attacks.)",
        "Stash: Draw a card. (Do this when you place this card face up as a resource. Then turn it face down.)",
    ],
)
def test_a_power_that_is_open_is_not_read(text: str) -> None:
    stuck(ALLY_LINE, text)
