"""What was worked out for one state holds for the next only while nothing that a modifier asks about has changed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from engine.decisions.actions import Action, Pass, PlayCard, Propose
from engine.language.effects import AddCounters, Destroy
from engine.language.filters import (
    AllOf,
    Controlled,
    DealtDamage,
    DidThisTurn,
    EnteredThisTurn,
    Filter,
    HasAttached,
    HasCounter,
    InCondition,
    Is,
    Named,
    Tagged,
    Valued,
    WasDealtDamage,
)
from engine.language.modifiers import Adjust, GainTags
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import (
    Circumstance,
    Count,
    CountersOn,
    During,
    Every,
    Fits,
    Number,
    Players,
    Quantity,
    This,
    Top,
    TurnOf,
    ValueOf,
    You,
)
from engine.language.words import Comparison, Condition, Done, Kind, Phase, Trait, Zone
from engine.state.game import State
from engine.state.ids import CardId
from engine.view.active_modifier import IN_FORCE
from engine.view.footprint import Aspect
from engine.view.kept_values import Lasting
from engine.view.modifiers_in_force import in_force
from engine.view.values import _lasts, values
from judge.soak.invariants import afresh
from judge.soak.random_games import Layout, play, random_action, random_board, seeded
from tests.engine.cards import OGRE, ally, instant, ongoing
from tests.engine.odd_cards import odd_pool
from tests.engine.recorded_states import Fact, recorded
from tests.engine.table import A, B, Table
from tests.every_row import for_every
from tests.night import at_night

ALLIES = Every(AllOf((Is((Kind.ALLY,)), Controlled(You()))))
EXHAUSTED = Every(AllOf((Is((Kind.ALLY,)), InCondition(Condition.EXHAUSTED))))

AMOUNTS: dict[str, Quantity] = {
    "for each ally": Count(ALLIES),
    "for each exhausted ally": Count(EXHAUSTED),
    "for the damage on it": ValueOf(Trait.DAMAGE, This()),
    "for the ATK of allies that are called Ogre": ValueOf(Trait.ATK, Every(Named("Ogre"))),
    "for each counter": CountersOn("luck", ALLIES),
    "for each card on top of the deck": Count(Top(Number(9), Players())),
    "for each card in graveyards": Count(Every(Is((Kind.CARD,)), (Zone.GRAVEYARD,))),
    "for each link": Count(Every(Is((Kind.CARD,)), (Zone.CHAIN,))),
}
WHILES: dict[str, Circumstance] = {
    "on your turn": TurnOf(You()),
    "during the action phase": During((Phase.ACTION,)),
    "while it attacks": Fits(This(), InCondition(Condition.ATTACKING)),
    "while it is damaged": Fits(This(), InCondition(Condition.DAMAGED)),
    "while an Ogre has little health left": Fits(
        Every(Named("Ogre")), Valued(Trait.REMAINING_HEALTH, Comparison.AT_MOST, Number(3))
    ),
    "while an Ogre is damaged": Fits(Every(Named("Ogre")), Valued(Trait.DAMAGE, Comparison.AT_LEAST, Number(1))),
}
OTHERS_WHILE: dict[str, Circumstance] = {
    "others while it is exhausted": Fits(This(), InCondition(Condition.EXHAUSTED)),
    "others while it is damaged": Fits(This(), InCondition(Condition.DAMAGED)),
    "others while it has a counter": Fits(This(), HasCounter("luck")),
    "others while it is marked": Fits(This(), Tagged(("Marked",))),
}
WHOM: dict[str, Filter] = {
    "attackers": InCondition(Condition.ATTACKING),
    "those in combat": InCondition(Condition.IN_COMBAT),
    "the exhausted": InCondition(Condition.EXHAUSTED),
    "what entered this turn": EnteredThisTurn(),
    "what was dealt damage": WasDealtDamage(),
    "what dealt damage": DealtDamage(),
    "what attacked": DidThisTurn(Done.ATTACKED),
    "the marked": Tagged(("Marked",)),
    "what has a counter": HasCounter("luck"),
    "what has something attached": HasAttached(Is((Kind.ABILITY,))),
}


def _texts() -> dict[str, Continuous]:
    """Return a continuous power for each way of asking: how much, while what, for whom."""
    found = {name: Continuous((Adjust(Trait.ATK, by),), This()) for name, by in AMOUNTS.items()}
    plus = (Adjust(Trait.ATK, Number(1)),)
    found |= {name: Continuous(plus, This(), while_) for name, while_ in WHILES.items()}
    found |= {name: Continuous(plus, Named("Ogre"), while_) for name, while_ in OTHERS_WHILE.items()}
    return found | {name: Continuous(plus, whom) for name, whom in WHOM.items()}


TEXTS = _texts()


GROW = instant("Grow", AddCounters(Every(Named("Asker")), "luck", Number(1)))
CHARM = ongoing("Charm", attach=Is((Kind.ALLY,)))
FALLEN = instant("Fall", Destroy(Every(Named("Fodder"))))


@cache
def _states(name: str) -> tuple[State, ...]:
    """Return the states of a turn and of the start of the next one.

    The ally with the text of that name is given a counter, fights and is marked.
    """
    table = Table()
    asker = table.put(ally("Asker", 2, 9, TEXTS[name]))
    table.put(ally("Fodder", 1, 1))
    foe = table.put(OGRE, B)
    found = [table.state]

    def step(action: Action) -> None:
        table.act(action)
        found.append(table.state)

    def play(card: Printed) -> None:
        step(PlayCard(A, table.put(card, A, Zone.HAND)))
        while table.state.chain:
            step(Pass(table.priority))

    play(ally("Newcomer", 1, 1))
    play(GROW)
    table.cast(A, CHARM, asker)
    step(Propose(A, asker, foe))
    while table.state.combat is not None:
        step(Pass(table.priority))
    play(ongoing("Mark", Continuous((GainTags(("Marked",)),), Named("Asker"))))
    play(FALLEN)
    while (table.state.turn_player, table.state.phase) != (B, Phase.ACTION):
        step(Pass(table.priority))
    return tuple(found)


@for_every("name", TEXTS)
def test_values_that_last_are_those_worked_out_afresh(name: str) -> None:
    """718: whatever a text asks about, what it changes follows at once; each text here does change something.

    Afresh the last card is looked at first, so that what one leaves for the next is not the same on both sides.
    """
    shown: dict[str, set[int]] = defaultdict(set)
    for state in _states(name):
        kept = {card: values(state, card).atk for card in state.play.ids}
        anew = afresh(state)
        assert kept == {card: values(anew, card).atk for card in reversed(anew.play.ids)}
        for card, atk in kept.items():
            shown[state.cards[card].printed.name].add(atk)
    assert any(len(atks) > 1 for atks in shown.values())


ALWAYS_TOLD = {Aspect.FACE, Aspect.CONTROLLER}
"""What is always compared of a card whose values are kept."""
OF_SOURCES = ALWAYS_TOLD | {Aspect.ATTACHMENTS, Aspect.COUNTERS}
"""What is compared of the cards from which modifiers come, to tell whether the same are in force."""


def read_beyond(state: State, cards: Sequence[CardId]) -> dict[CardId, set[Fact]]:
    """Return what is read to work out the values of one of the cards and isn't compared before they are taken to hold.

    Each card's values are worked out with nothing known but the modifiers in force.
    """
    lasting = kept_in(state)
    recording, reads = recorded(state, valued=False)
    known = IN_FORCE.of(recording.memo)
    assert known is not None
    found: dict[CardId, set[Fact]] = {}
    for card in cards:
        reads.facts.clear()
        recording.memo.clear()
        IN_FORCE.keep(recording.memo, replace(known, lasting=None, views={}, by_kind={}))
        if _lasts(values(recording, card)):
            found[card] = {fact for fact in reads.facts if not is_compared(lasting, card, fact)}
    return {card: beyond for card, beyond in found.items() if beyond}


def is_compared(lasting: Lasting, card: CardId, fact: Fact) -> bool:
    """Return whether the fact is compared before the values of the card are taken to hold."""
    aspect, of = fact
    if aspect in lasting.asked.own.get(card, lasting.asked.general) or aspect is Aspect.MODIFIERS:
        return True
    if of == card and aspect in lasting.asked.itself | ALWAYS_TOLD:
        return True
    return aspect in OF_SOURCES and any(of == active.source for active in lasting.in_force.active)


def kept_in(state: State) -> Lasting:
    in_force(state)
    found = IN_FORCE.of(state.memo)
    assert found is not None
    assert found.lasting is not None
    return found.lasting


@for_every("name", TEXTS)
def test_what_values_are_worked_out_from_is_compared_before_they_are_kept(name: str) -> None:
    """718: each fact that is read is of an aspect that the footprints of the modifiers in force name."""
    for state in _states(name):
        assert read_beyond(state, state.play.ids) == {}


def test_what_values_in_random_games_are_worked_out_from_is_compared() -> None:
    for seed in range(at_night(6, 3)):
        dice = seeded(seed)
        _, state = random_board(Layout(deck=20, in_play=8, turn_of=0, odd=2), dice, odd_pool())
        for _ in range(40):
            played = play(state, random_action(state, dice), dice)
            if played.outcome is not None and played.outcome.state.result is None:
                state = played.outcome.state
        cards = dice.sample(state.play.ids, 8)
        assert read_beyond(state, cards) == {}
