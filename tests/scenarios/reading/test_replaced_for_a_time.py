"""Events that are replaced for a time, said behind or in front, and by choice; lower prices for each of something."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Discard, Draw, IfYouDo, PayResources, RemoveDamage
from engine.language.filters import AllOf, Among, Controlled, Is, Tagged
from engine.language.modifiers import (
    Adjust,
    AlterPacket,
    ChangeCost,
    DoInstead,
    MoveInstead,
    Purpose,
    Replace,
)
from engine.language.powers import Continuous, Text
from engine.language.selections import (
    Count,
    EventAmount,
    Every,
    Happened,
    Negated,
    Players,
    Plus,
    Role,
    This,
    Times,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Done, Kind, Trait, Zone
from tests.every_row import hold_every
from tests.scenarios.reading.saying import (
    ALLY,
    ALLY_LINE,
    HERO,
    MY_ALLY,
    OPPOSING,
    card,
    check_power,
    check_text,
    n,
    says_it_back,
)

_DEATH = On(What.DESTROYED, subject=MY_ALLY)
_HIT = On(What.DEALS_DAMAGE, other=Among(HERO))
_ORCS = Count(Every(AllOf((Tagged(("Orc",)), Is((Kind.CHARACTER,)), Controlled(You())))))


def now(change: Replace, duration: Duration = Duration.THIS_TURN) -> Text:
    """Return the text by which an event is replaced for a time."""
    return Text((), (Apply((change,), You(), duration),))


TEXTS = {
    "If an ally in your party would be destroyed this turn, you may pay 1 instead.": now(
        Replace(_DEATH, DoInstead((PayResources(You(), n(1)),)), may=True)
    ),
    "If an ally in your party would be destroyed this turn, you may discard a card instead. "
    "If you do, remove all damage from that ally.": now(
        Replace(
            _DEATH,
            DoInstead(
                (
                    IfYouDo(
                        (Discard(You(), n(1)),),
                        (RemoveDamage(Role("subject"), ValueOf(Trait.DAMAGE, Role("subject"))),),
                    ),
                )
            ),
            may=True,
        )
    ),
    "Until the start of your next turn, if an opposing ally would be destroyed, remove it from the game instead.": now(
        Replace(On(What.DESTROYED, subject=AllOf((ALLY, OPPOSING))), MoveInstead(Zone.REMOVED)),
        Duration.YOUR_NEXT_TURN,
    ),
    "Until end of turn, if your hero would be dealt damage, you may pay 1. If you do, draw a card instead.": now(
        Replace(_HIT, DoInstead((IfYouDo((PayResources(You(), n(1)),), (Draw(You(), n(1)),)),)), may=True)
    ),
    "This turn, if your hero would deal damage, it deals that much damage plus 1 instead.": now(
        Replace(On(What.DEALS_DAMAGE, subject=Among(HERO)), AlterPacket(Plus((EventAmount(), n(1)))))
    ),
    "The next ally you play this turn costs 1 less for each opposing ally, to a minimum of 1.": Text(
        (),
        (
            Apply(
                (ChangeCost(Purpose.PLAY, ALLY, Times(Count(Every(AllOf((ALLY, OPPOSING)))), -1), 1),),
                You(),
                Duration.THIS_TURN,
                times=1,
            ),
        ),
    ),
}


CHEAPER = Text((), (Apply((ChangeCost(Purpose.PLAY, Is((Kind.ABILITY,)), n(-1)),), You(), Duration.THIS_TURN),))
SAID_OF_ABILITIES = (
    "You pay 1 less to play abilities this turn.",
    "This turn, you pay 1 less to play abilities.",
    "Abilities cost you 1 less to play this turn.",
    "Abilities you play this turn cost 1 less.",
    "Until end of turn, abilities you play cost 1 less.",
)


def test_a_price_for_a_time_is_said_in_several_ways() -> None:
    def check(text: str) -> None:
        check_text(text, CHEAPER)

    hold_every(SAID_OF_ABILITIES, check)


def test_of_an_ability() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])
        says_it_back(text)

    hold_every(list(TEXTS), check)


def test_the_first_of_each_turn_costs_less_for_each_of_something() -> None:
    first = ChangeCost(Purpose.PLAY, ALLY, Times(Count(Every(AllOf((ALLY, OPPOSING)))), -1))
    none_yet = Negated(Happened(Done.PLAYED, You(), ALLY))
    text = "The first ally you play each turn costs 1 less for each opposing ally."
    check_power(text, Continuous((first,), You(), none_yet))
    says_it_back(text, ALLY_LINE)


def test_what_striking_costs_is_said_before_what_the_weapon_has() -> None:
    said = "This ally costs 1 less to strike with and has +1 ATK."
    assert card(ALLY_LINE, said).powers == (
        Continuous((Adjust(Trait.ATK, n(1)),), This()),
        Continuous((ChangeCost(Purpose.STRIKE, Among(This()), n(-1)),), Players()),
    )
