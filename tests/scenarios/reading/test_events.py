"""Families of events: what a triggered power watches for."""

from __future__ import annotations

from engine.language.effects import Draw
from engine.language.filters import AllOf, Among, AnyOf, Controlled, Filter, Is, Not, Owned, Standing, Tagged, Valued
from engine.language.powers import Text, Triggered
from engine.language.selections import Compare, EventAmount, Players, This, You
from engine.language.triggers import On, Part, What
from engine.language.words import Comparison, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import ALLY, ALLY_LINE, HERO, OPPOSING, card, n, stuck

GROK: Filter = Among(This())
OTHER, MINE = Not(GROK), Controlled(You())
YOU, OPPONENT = Standing(Relation.YOU), Standing(Relation.OPPONENT)
ANY_HERO, ABILITY = Is((Kind.HERO,)), Is((Kind.ABILITY,))
AT_LEAST = Comparison.AT_LEAST
DEALS = What.DEALS_DAMAGE

EVENTS: dict[str, tuple[On, ...]] = {
    "Grok attacks or defends": (On(What.ATTACKS, subject=GROK), On(What.DEFENDS, subject=GROK)),
    "Grok enters or leaves play": (On(What.ENTERS_PLAY, subject=GROK), On(What.LEAVES_PLAY, subject=GROK)),
    "Grok or another ally in your party is destroyed": (
        On(What.DESTROYED, subject=AnyOf((GROK, AllOf((ALLY, MINE, OTHER))))),
    ),
    "your hero or an ally in your party is dealt damage": (On(DEALS, other=AnyOf((Among(HERO), AllOf((ALLY, MINE))))),),
    "Grok attacks a hero": (On(What.ATTACKS, subject=GROK, other=ANY_HERO),),
    "an opposing ally becomes exhausted": (On(What.BECOMES_EXHAUSTED, subject=AllOf((ALLY, OPPOSING))),),
    "an opposing hero is dealt 3 or more damage": (
        On(DEALS, other=AllOf((ANY_HERO, OPPOSING)), when=Compare(EventAmount(), AT_LEAST, n(3))),
    ),
    "Grok deals 2 or more combat damage to a hero": (
        On(DEALS, subject=GROK, other=ANY_HERO, combat=True, when=Compare(EventAmount(), AT_LEAST, n(2))),
    ),
    "you play your first ability each turn": (On(What.PLAYED, subject=ABILITY, player=YOU, first_time_each_turn=True),),
    "you play another ally": (On(What.PLAYED, subject=AllOf((ALLY, OTHER)), player=YOU),),
    "an opponent plays a card with cost 4 or more": (
        On(What.PLAYED, subject=AllOf((Is((Kind.CARD,)), Valued(Trait.COST, AT_LEAST, n(4)))), player=OPPONENT),
    ),
    "you discard an ally card": (On(What.DISCARDED, subject=ALLY, player=YOU),),
    "an opponent places a resource": (On(What.PLACED, player=OPPONENT),),
    "another Orc enters play under your control": (
        On(What.ENTERS_PLAY, subject=AllOf((Tagged(("Orc",)), OTHER, MINE))),
    ),
    "an ally enters play under an opponent's control": (
        On(What.ENTERS_PLAY, subject=AllOf((ALLY, Controlled(Players(Relation.OPPONENT))))),
    ),
    "Grok is targeted by an opponent": (On(What.TARGETED, subject=GROK, player=OPPONENT),),
    "an ally card is put into your graveyard from your deck": (
        On(What.MOVES, subject=AllOf((ALLY, Owned(You()))), from_zone=Zone.DECK, to_zone=Zone.GRAVEYARD),
    ),
}


@for_every("event", list(EVENTS))
def test_what_an_event_is(event: str) -> None:
    (power,) = card(ALLY_LINE, f"When {event}, draw a card.").powers
    assert power == Triggered(EVENTS[event], Text((), (Draw(You(), n(1)),)))


def test_a_part_of_a_turn_starts() -> None:
    (power,) = card(ALLY_LINE, "At the start of your draw step, draw a card.").powers
    assert isinstance(power, Triggered)
    assert power.on == (On(What.STARTS, player=YOU, part=Part.DRAW_STEP),)


@for_every(
    "event",
    [
        # Two conditions on one event, of which the data has room for one.
        "an opposing hero is dealt 3 or more damage during your turn",
        "you play your first ability each turn for the first time each turn",
        "Grok attacks or attacks",
    ],
)
def test_what_cannot_be_watched_for_is_unread(event: str) -> None:
    stuck(ALLY_LINE, f"When {event}, draw a card.")
