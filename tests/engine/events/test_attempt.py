"""What an attempt keeps and shares: above all, no derived view outlives a change that it reads."""

from dataclasses import fields, replace

import pytest

from engine.citations import rule
from engine.decisions.choices import NO, YES, Choice, ChoiceKind
from engine.errors import Refused
from engine.events.attempt import Attempt, Unanswered
from engine.game.setup import checked, impossible
from engine.language.modifiers import Cannot, Prevent, Replace
from engine.play import legal_actions
from engine.state.evolution import evolve
from engine.state.game import Bar, State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Decide
from engine.view.modifiers_in_force import changing, in_force
from engine.view.values import values
from judge.soak.invariants import afresh, check_memo, seen
from judge.soak.random_games import Layout, play, random_action, random_board, seeded
from tests.engine.cards import OGRE
from tests.engine.table import A, B, Table
from tests.every_row import for_every
from tests.night import at_night

OTHERS = {
    "clock": 99_999,
    "priority": B,
    "passes": 1,
    "waiting": (),
    "extra_turns": (PlayerId(2),),
    "skipped_turns": (PlayerId(2),),
    "positions": (1, 2, 3),
    "past": (),
    "steps": (1, 2),
    "bar": Bar(),
}
"""Another value for each field that changes without changing what is derived."""


def derived(state: State) -> tuple[object, ...]:
    """Return what is derived from a state and kept with it, whoever has priority."""
    cards = {card: seen(values(state, card)) for card in state.play.ids}
    kinds = [[(a.key, c) for a, c in changing(state, kind)] for kind in (Cannot, Prevent, Replace)]
    return cards, [active.key for active in in_force(state)], kinds, impossible(state)


def states(seed: int, actions: int) -> list[State]:
    """Return the states that a random game goes through."""
    dice = seeded(seed)
    _, state = random_board(Layout(turn_of=0, in_play=5), dice)
    found = [state]
    for _ in range(actions):
        if state.result is not None:
            break
        played = play(state, random_action(state, dice), dice)
        if played.outcome is not None:
            state = played.outcome.state
            found.append(state)
    return found


def test_what_is_derived_is_kept_only_where_nothing_that_it_reads_has_changed() -> None:
    """A change to any other field starts afresh."""
    state = Table().state
    for name in (field.name for field in fields(State) if field.name != "memo"):
        shared = evolve(state, **{name: getattr(state, name)}).memo is state.memo
        assert shared is (name in OTHERS), name
    assert evolve(state, clock=5, turn=6).memo is not state.memo


@for_every("seed", range(at_night(4, 2)))
def test_fields_that_share_what_is_derived_change_none_of_it(seed: int) -> None:
    """Whatever they hold, all that is derived comes out the same when derived anew."""
    for state in states(seed, 40)[::4]:
        expected = derived(afresh(state))
        for name, other in OTHERS.items():
            assert derived(replace(afresh(state), **{name: other})) == expected, name  # type: ignore[arg-type]


@for_every("seed", range(at_night(12, 3)))
def test_what_was_kept_through_a_game_is_what_is_derived_anew(seed: int) -> None:
    """After every action: the order of modifiers, the values of each card by itself, what is legal."""
    for state in states(seed, 30):
        derived(state)
        check_memo(state, state.play.ids[:: max(1, len(state.play.ids) // 6)])


@for_every("seed", range(3))
def test_states_of_a_game_do_not_disturb_each_other(seed: int) -> None:
    """What is derived late from an early state is what was derived from it early."""
    played = states(seed, 40)
    early = [(derived(afresh(state)), legal_actions(afresh(state))) for state in played]
    for state, (found, legal) in reversed(list(zip(played, early, strict=True))):
        assert derived(state) == found
        assert legal_actions(state) == legal


def yes_or_no(player: PlayerId = A) -> Choice:
    return Choice(ChoiceKind.MAY, player, rule("709.2b"), (YES, NO), words="whether")


def test_answers_are_taken_in_order_and_missed_when_there_are_none() -> None:
    attempt = Attempt(Table().state, [(NO,), (YES,)])
    assert [attempt.ask_whether(yes_or_no()), attempt.ask_whether(yes_or_no())] == [False, True]
    with pytest.raises(Unanswered) as caught:
        attempt.ask(yes_or_no(B))
    assert caught.value.choice.player == B
    with pytest.raises(Refused) as refused:
        Attempt(Table().state, [("perhaps",)]).ask(yes_or_no())
    assert [reason.rule for reason in refused.value.reasons] == ["709.2b"]


@for_every(
    ("options", "least", "most", "ordered", "taken"),
    [
        ((7,), 1, 1, False, (7,)),
        ((7, 8), 2, 2, False, (7, 8)),
        ((7, 8), 2, 2, True, None),  # In which order is left to decide.
        ((7,), 1, 1, True, (7,)),
        ((7,), 0, 1, False, None),
        ((7, 8), 1, 1, False, None),
        ((), 0, 1, False, ()),
        ((7, 8), 0, 0, False, ()),
    ],
)
def test_a_choice_that_leaves_nothing_to_decide_takes_no_answer(
    options: tuple[int, ...], least: int, most: int, ordered: object, taken: tuple[int, ...] | None
) -> None:
    choice = Choice(ChoiceKind.CARDS, A, rule("709.2b"), options, least, most, ordered=bool(ordered))
    attempt = Attempt(Table().state)
    if taken is None:
        with pytest.raises(Unanswered):
            attempt.ask(choice)
    else:
        assert attempt.ask(choice) == taken
        assert attempt.made == [(choice, taken)]


@for_every(("low", "high", "taken"), [(2, 2, (2,)), (0, 1, None), (0, None, None)])
def test_a_number_that_leaves_nothing_to_decide(low: int, high: int | None, taken: tuple[int, ...] | None) -> None:
    attempt = Attempt(Table().state)
    choice = Choice(ChoiceKind.X, A, rule("707.1c"), low=low, high=high)
    if taken is None:
        with pytest.raises(Unanswered):
            attempt.ask(choice)
    else:
        assert attempt.ask(choice) == taken


def test_what_is_recorded_is_numbered_by_the_clock_and_cites_each_rule_once() -> None:
    state = Table().state
    attempt = Attempt(state)
    first = attempt.record(Decide(A, "one"), (rule("709.2b"), rule("709.2f"), rule("709.2b")))
    second = attempt.record(Decide(A, "two"), (rule("407.1"),))
    assert [first.number, second.number] == [state.clock + 1, state.clock + 2]
    assert (first.rules, second.rules) == (("709.2b", "709.2f"), ("407.1",))
    assert (attempt.state.clock, state.clock) == (second.number, first.number - 1)


def test_a_board_that_the_rules_could_not_produce_is_told_from_one_they_could() -> None:
    """407.6a, 410.1."""
    table = Table()
    assert checked(table.state) is table.state
    ogre: CardId = table.put(OGRE, damage=4)
    assert [reason.rule for reason in impossible(table.state)] == ["407.6a"]
    table.alter(ogre, damage=3)
    king = replace(OGRE, name="King", unique=True)
    table.put(king)
    assert impossible(table.state) == ()
    table.put(king, B)
    assert impossible(table.state) == ()
    table.put(king)
    assert [reason.rule for reason in impossible(table.state)] == ["410.1"]


def test_what_a_turn_remembers_grows_with_what_happened_and_not_with_its_square() -> None:
    state = states(1, 30)[-1]
    remembered = [state for moment in state.past for state in (moment.before, moment.after)]
    remembered += [step.before for step in state.steps]
    remembered += [fact.then for fact in state.history if fact.then is not None]
    assert len(remembered) > 2
    assert not [each for each in remembered if each.past or each.steps]
