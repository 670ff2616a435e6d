"""A loop that grows is endless where nothing ever notices what grows, and found to be so only there (801.2)."""

from __future__ import annotations

from dataclasses import is_dataclass
from importlib import import_module
from pkgutil import iter_modules
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import language
from engine.decisions.actions import Action, Pass, PlayCard
from engine.decisions.choices import Answer, Choice
from engine.effects.text_footprints import WHOLE
from engine.events.zone_changes import last_known, taken_out
from engine.flow import COURSE
from engine.language import modifiers, selections
from engine.language.costs import Perform
from engine.language.durations import Duration
from engine.language.effects import (
    AddCounters,
    Apply,
    CreateTokens,
    Deal,
    Delay,
    Destroy,
    Draw,
    Effect,
    Exhaust,
    Heal,
    If,
    May,
    PutDamage,
    Ready,
    RemoveCounters,
)
from engine.language.extra_turns import ExtraTurn
from engine.language.filters import AllOf, Among, EnteredThisTurn, Is, Named, Valued
from engine.language.modifiers import Adjust, Cannot, Change, Deed, GainPowers, GainTags, LosePowers, Prevent
from engine.language.powers import Continuous, Keyword, Payment, Text, Triggered
from engine.language.printed import TokenFace
from engine.language.selections import (
    Compare,
    Count,
    CountersOn,
    Every,
    Happened,
    HeroOf,
    Highest,
    Negated,
    Number,
    Players,
    Role,
    This,
    TimesDone,
    ValueOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, KeywordName, Kind, Relation, Trait, Zone
from engine.loops.growth import asked_in
from engine.loops.noticed import Asked, texts_in
from engine.loops.situations import situation
from engine.loops.way_out import is_endless
from engine.play import Waiting, apply
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.modifier import Modifier
from engine.value import replace
from engine.view.footprint import Aspect, reading
from tests.engine.cards import ally, instant, item, ongoing, this_turn, when
from tests.engine.table import THREE, A, B, C, Table
from tests.every_row import for_every
from tests.night import at_night

WISP = TokenFace("Wisp", 0, 1)
WISPS = Named("Wisp")
SPINNER = Every(Named("Spinner"))
OPPONENTS = Players(Relation.OPPONENT)
ENOUGH = (Comparison.AT_LEAST, Number(9))


def lasts(*changes: Change) -> Effect:
    """Return an effect by which the ally is changed for the turn."""
    return Apply(changes, This(), Duration.THIS_TURN)


def grown(quantity: selections.Quantity, most: int, *then: Effect) -> Effect:
    """Return an effect that does something once the quantity has come to the number."""
    return If(Compare(quantity, Comparison.AT_LEAST, Number(most)), then or (Destroy(SPINNER),))


def at_table(*on_exhausting: Effect, deck: int = 5) -> Table:
    """Return a table at which an ally has just been exhausted, which readies itself and is exhausted by that."""
    table = Table(deck=deck)
    up = when(What.BECOMES_EXHAUSTED, *on_exhausting, Ready(This()))
    down = when(What.BECOMES_READY, Exhaust(This()))
    table.put(ally("Spinner", 1, 9, up, down))
    table.cast(A, instant("Nap", Exhaust(SPINNER)))
    return table


GROWING: dict[str, tuple[Effect, ...]] = {
    "ATK that no text asks about": (lasts(Adjust(Trait.ATK, Number(1))),),
    "health of what has no damage": (lasts(Adjust(Trait.HEALTH, Number(1))),),
    "counters that no text names": (AddCounters(This(), "dust", Number(1)),),
    "counters of ATK": (AddCounters(This(), "+1 ATK", Number(1)),),
    "tokens at which no text looks": (CreateTokens(You(), WISP, Number(2)),),
    "extra turns": (ExtraTurn(You()),),
    "the same keyword again": (lasts(GainPowers((Keyword(KeywordName.PROTECTOR),))),),
    "the same tag again": (lasts(GainTags(("Mage",))),),
    "prevention where no damage is dealt": (
        Apply((Prevent(Number(1)),), HeroOf(You()), Duration.THIS_TURN),
    ),
    "what waits for the end of the turn": (
        Delay(Triggered((On(What.ENDS_TURN),), Text((), (Destroy(This()),))), Duration.THIS_TURN),
    ),
    "damage past what is fatal, where nothing can be destroyed": (
        lasts(Cannot(Deed.BE_DESTROYED)),
        PutDamage(This(), Number(4)),
    ),
}  # fmt: skip


@for_every("what", GROWING)
def test_a_loop_is_a_draw_whatever_grows_unnoticed(what: str) -> None:
    """801.2: the same mandatory actions come again and again, and more of that stops none of them."""
    table = at_table(*GROWING[what])
    for _ in range(40):
        if table.state.result is None:
            table.passes()
    assert table.state.result is not None
    assert table.state.result.winners == ()
    assert "801.2" in table.cited()


ENDING: dict[str, tuple[Effect, ...]] = {
    "ATK reaches a number": (lasts(Adjust(Trait.ATK, Number(1))), grown(ValueOf(Trait.ATK, This()), 25)),
    "the highest ATK reaches a number": (lasts(Adjust(Trait.ATK, Number(1))), grown(Highest(Trait.ATK, SPINNER), 25)),
    "health reaches a number": (lasts(Adjust(Trait.HEALTH, Number(1))), grown(ValueOf(Trait.HEALTH, This()), 34)),
    "health falls": (lasts(Adjust(Trait.ATK, Number(1)), Adjust(Trait.HEALTH, Number(-1))),),
    "counters of less health": (AddCounters(This(), "-1 health", Number(1)),),
    "counters reach a number": (AddCounters(This(), "dust", Number(1)), grown(CountersOn("dust", This()), 12)),
    "tokens reach a number": (CreateTokens(You(), WISP, Number(1)), grown(Count(Every(WISPS)), 12)),
    "tokens that entered this turn reach a number": (
        CreateTokens(You(), WISP, Number(1)),
        grown(Count(Every(AllOf((Is((Kind.ALLY,)), EnteredThisTurn())))), 12),
    ),
    "damage becomes fatal": (PutDamage(This(), Number(1)),),
    "damage on the hero becomes fatal": (PutDamage(HeroOf(You()), Number(1)),),
    "damage outgrows health": (lasts(Adjust(Trait.HEALTH, Number(1))), PutDamage(This(), Number(2))),
    "damage is asked about past what is fatal": (
        lasts(Cannot(Deed.BE_DESTROYED)),
        PutDamage(This(), Number(1)),
        grown(ValueOf(Trait.DAMAGE, This()), 25, PutDamage(HeroOf(You()), Number(30))),
    ),
    "the deck runs out": (Draw(You(), Number(1)),),
    "a deed has been done often enough": (
        AddCounters(This(), "dust", Number(1)),
        grown(TimesDone(Done.TRIGGERED), 15),
    ),
}


@for_every("what", ENDING)
def test_a_loop_that_ends_by_itself_is_no_draw(what: str) -> None:
    """102.1a, 801.2: what grows comes to where it counts."""
    table = at_table(*ENDING[what], deck=20)
    for _ in range(100):
        if table.state.result is None and table.state.chain:
            table.passes()
    assert not table.state.chain
    assert table.state.result is None or table.state.result.winners == (B,)


def test_who_dies_of_a_loop_loses_before_it_is_a_draw_for_the_others() -> None:
    """102.2, 801.2: while it takes a player out of the game, what goes on without end isn't there yet."""
    table = Table(THREE)
    table.alter(table.heroes[1], damage=17)
    all_of_it = ValueOf(Trait.DAMAGE, HeroOf(OPPONENTS))
    burn = If(Compare(all_of_it, Comparison.AT_LEAST, Number(17)), (PutDamage(HeroOf(OPPONENTS), Number(1)),))
    up = when(What.BECOMES_EXHAUSTED, burn, Ready(This()))
    table.put(ally("Spinner", 1, 9, up, when(What.BECOMES_READY, Exhaust(This()))))
    table.cast(A, instant("Nap", Exhaust(SPINNER)))
    while table.state.result is None:
        table.passes()
    assert table.state.player(B).out
    assert not table.state.player(C).out
    assert table.state.result.winners == ()


def test_counters_that_can_be_paid_with_are_a_way_out() -> None:
    """801.2: a player who can stop it with what grows is able to break the loop, as soon as there is enough of it."""
    table = Table(resources=0)
    saw = Payment((Perform(RemoveCounters(SPINNER, "dust", Number(7))),), Text((), (Destroy(SPINNER),)))
    table.put(item("Saw", saw), B)
    up = when(What.BECOMES_EXHAUSTED, AddCounters(This(), "dust", Number(1)), Ready(This()))
    table.put(ally("Spinner", 1, 9, up, when(What.BECOMES_READY, Exhaust(This()))))
    table.cast(A, instant("Nap", Exhaust(SPINNER)))
    for _ in range(40):
        table.passes()
        assert table.state.result is None


def test_what_was_drawn_meanwhile_may_notice_what_grows() -> None:
    """801.2: a card that comes to hand late counts as soon as it does."""
    table = Table(resources=0)
    table.put(instant("Weight", If(Compare(CountersOn("dust", SPINNER), *ENOUGH), (Destroy(SPINNER),))), B, Zone.DECK)
    once = If(
        Negated(Happened(Done.HEALED_DAMAGE)), (Heal(This(), HeroOf(You()), Number(1)), Draw(OPPONENTS, Number(6)))
    )
    table.alter(table.heroes[0], damage=1)
    up = when(What.BECOMES_EXHAUSTED, AddCounters(This(), "dust", Number(1)), once, Ready(This()))
    table.put(ally("Spinner", 1, 9, up, when(What.BECOMES_READY, Exhaust(This()))))
    table.cast(A, instant("Nap", Exhaust(SPINNER)))
    for _ in range(40):
        table.passes()
        assert table.state.result is None
    assert table.hand(B) == 6


KINDS = [
    kind
    for module in map(import_module, (f"engine.language.{each.name}" for each in iter_modules(language.__path__)))
    for kind in vars(module).values()
    if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == module.__name__
]


def test_of_every_kind_of_text_it_is_known_what_it_asks_about() -> None:
    """801.2: a kind of text that had no footprint would be taken to ask about nothing."""
    assert len(KINDS) > 120
    assert {kind for kind in KINDS if kind not in WHOLE.words} == set()


def test_where_anything_may_be_asked_about_nothing_grows_unnoticed() -> None:
    """801.2."""
    table = at_table(AddCounters(This(), "dust", Number(1)))
    assert is_endless(table.state, COURSE, again=False)
    table.put(item("Mirror", Continuous((modifiers.CopyPaymentPowers(SPINNER),), This())))
    assert not is_endless(table.state, COURSE, again=False)


def test_tokens_of_which_a_player_may_control_only_so_many_count() -> None:
    """410.3b, 801.2: a limit to a tag is something that looks at how many there are."""
    pet = TokenFace("Pet", 0, 1)
    table = at_table(CreateTokens(You(), pet, Number(1)))
    assert is_endless(table.state, COURSE, again=False)
    table.put(ally("Whistler", 1, 1, limits=(("Pet", 1),)), B)
    assert not is_endless(table.state, COURSE, again=False)


def test_what_has_been_played_may_notice_what_grows() -> None:
    """714.3e, 801.2: a modifier whose card lies in a graveyard goes on looking at what it describes."""
    table = at_table(lasts(Adjust(Trait.ATK, Number(1))))
    assert is_endless(table.state, COURSE, again=False)
    table.cast(B, instant("Hush", this_turn(LosePowers(), Valued(Trait.ATK, *ENOUGH))))
    assert table.state.chain
    assert not is_endless(table.state, COURSE, again=False)


def lasting_until(held: CardId, gone: CardId) -> Modifier:
    """Return a modifier by which B controls the card for as long as another one remains in play."""
    until = (On(What.LEAVES_PLAY, subject=Among(Role("it"))),)
    change = modifiers.Control(Players(Relation.OPPONENT))
    roles = (("it", (gone,)),)
    return Modifier(1, held, A, 1, (change,), Duration.GAME, cards=(held,), roles=roles, until=until)


def test_what_ends_modifiers_tells_situations_apart() -> None:
    """714.3, 801.2: of two that differ only in what they last until, one may end before the other."""
    table = at_table()
    one, other, held = (table.put(ally(name, 1, 1)) for name in ("One", "Other", "Held"))
    states = [evolve(table.state, modifiers=(lasting_until(held, gone),)) for gone in (one, other)]
    asked = asked_in(table.state, texts_in(table.state))
    assert situation(states[0], asked) != situation(states[1], asked)
    both = evolve(table.state, modifiers=(lasting_until(held, one), replace(lasting_until(held, other), id=2)))
    assert situation(both, asked) != situation(states[1], asked)


def test_what_a_card_was_attached_to_counts_as_it_was() -> None:
    """709.2d, 801.2: the values that its host had as it left tell situations apart where a text asks about them."""
    table = at_table()
    host = table.put(ally("Host", 1, 3))
    aura = table.put(ongoing("Aura", attach=Is((Kind.ALLY,))), attached_to=host)
    last = last_known(table.state, table.state.cards[aura], None)
    assert last.host is not None
    stronger = replace(last, host=replace(last.host, atk=5))
    left = taken_out(table.state, table.state.cards[aura])
    speaking = Modifier(1, host, A, 1, (modifiers.Control(You()),), Duration.GAME, cards=(aura,))
    states = [evolve(left, gone={aura: gone}, modifiers=(speaking,)) for gone in (last, stronger)]
    asked = Asked(reading(Aspect.ATK))
    assert situation(states[0], asked) != situation(states[1], asked)


PIECES: tuple[Effect, ...] = (
    lasts(Adjust(Trait.ATK, Number(1))),
    lasts(Adjust(Trait.HEALTH, Number(1))),
    lasts(Adjust(Trait.HEALTH, Number(-1))),
    lasts(Cannot(Deed.BE_DESTROYED)),
    Apply((Adjust(Trait.HEALTH, Number(-1)),), Is((Kind.ALLY,)), Duration.THIS_TURN),
    Apply((Prevent(Number(1)),), HeroOf(You()), Duration.THIS_TURN),
    Apply((modifiers.Control(Players(Relation.OPPONENT)),), SPINNER, Duration.THIS_TURN),
    AddCounters(SPINNER, "dust", Number(1)),
    AddCounters(Role("subject"), "+1 ATK", Number(1)),
    RemoveCounters(SPINNER, "dust", Number(1)),
    CreateTokens(You(), WISP, Number(1)),
    Destroy(Role("subject")),
    Destroy(Every(WISPS)),
    Deal(SPINNER, HeroOf(You()), Number(1)),
    PutDamage(Every(Is((Kind.ALLY,))), Number(1)),
    Heal(This(), SPINNER, Number(1)),
    Draw(You(), Number(1)),
    Ready(SPINNER),
    Exhaust(SPINNER),
    May(You(), (AddCounters(SPINNER, "dust", Number(1)),)),
    grown(CountersOn("dust", SPINNER), 9),
    grown(Count(Every(WISPS)), 9),
    grown(ValueOf(Trait.ATK, SPINNER), 9),
    grown(TimesDone(Done.TRIGGERED), 30),
)
EVENTS = (
    On(What.BECOMES_EXHAUSTED, subject=Named("Spinner")),
    On(What.BECOMES_READY, subject=Named("Spinner")),
    On(What.BECOMES_READY, subject=Named("Spinner"), first_time_each_turn=True),
    On(What.ENTERS_PLAY, subject=WISPS),
    On(What.DESTROYED, subject=Is((Kind.ALLY,))),
    On(What.COUNTERS_ADDED),
)


@settings(max_examples=at_night(40, 15), deadline=None)
@given(
    st.lists(st.sampled_from(PIECES), max_size=2),
    st.lists(st.tuples(st.sampled_from(EVENTS), st.sampled_from(PIECES), st.sampled_from((A, B))), max_size=2),
    st.randoms(use_true_random=False),
)
def test_what_is_found_to_be_endless_never_ends(
    spinning: list[Effect], watching: list[tuple[On, Effect, PlayerId]], chance: Random
) -> None:
    """801.2: whatever players answer, such a loop goes on; of other loops nothing is said."""
    table = Table(deck=40)
    for on, piece, player in watching:
        table.put(item("Watcher", Triggered((on,), Text((), (piece,)))), player)
    up = when(What.BECOMES_EXHAUSTED, *spinning, Ready(This()))
    table.put(ally("Spinner", 1, 9, up, when(What.BECOMES_READY, Exhaust(This()))))
    nap = table.put(instant("Nap", Exhaust(SPINNER)), A, Zone.HAND)
    state = driven(table.state, PlayCard(A, nap), chance)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.loops.mandatory_loops.is_endless", lambda *_, **__: False)
        patch.setattr("engine.loops.way_out._MOST_TRIED", 150)
        endless = False
        for _ in range(80):
            state = driven(state, Pass(state.priority), chance)  # type: ignore[arg-type]
            if state.result is not None or not state.chain:
                assert not endless
                return
            endless = endless or (len(state.positions) in WHEN and is_endless(state, COURSE, again=False))


WHEN = (2, 6)
"""After so many states it is asked whether the loop is endless."""


def driven(state: State, action: Action, chance: Random) -> State:
    """Return what comes of the action and, if it is a pass, of everyone's, with answers by chance."""
    answers: tuple[Answer, ...] = ()
    outcome = apply(state, action)
    while isinstance(outcome, Waiting):
        answers = (*answers, answered(outcome.choice, chance))
        outcome = apply(state, action, answers)
    after = outcome.state
    again = isinstance(action, Pass) and after.passes and after.result is None
    return driven(after, Pass(after.priority), chance) if again else after  # type: ignore[arg-type]


def answered(choice: Choice, chance: Random) -> Answer:
    """Return an answer that the choice takes."""
    if choice.low is not None:
        return (chance.randint(choice.low, choice.low + 2),)
    while True:
        size = min(chance.randint(choice.least, choice.most), len(choice.options))
        answer = tuple(chance.sample(list(choice.options), size))
        if choice.refuses(answer) is None:
            return answer
