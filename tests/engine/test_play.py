"""The one entrance: answers are asked for one at a time, a replay is exact, a refusal changes nothing."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.decisions.actions import Action, Begin, Concede, Pass, Place, PlayCard, Propose, Strike, Use
from engine.decisions.choices import Answer, Choice, ChoiceKind
from engine.errors import Refused
from engine.game.setup import new_game, put
from engine.language.effects import Draw, May, PutDamage
from engine.language.filters import Among
from engine.language.modifiers import MustTarget
from engine.language.powers import Keyword
from engine.language.selections import Number, Players, Target, This, You
from engine.language.words import KeywordName, Relation, Zone
from engine.play import Settled, Waiting, apply, legal_actions, why_not, why_not_option
from engine.state.editions import REFERENCE
from engine.state.game import State
from engine.state.ids import CardId
from tests.engine.cards import ALLY, GNOME, HERO_OR_ALLY, OGRE, ally, always, blast, instant, weapon
from tests.engine.table import BLANK, HERO, A, B, Table
from tests.every_row import for_every

HARM = instant(
    "Harm",
    May(You(), (PutDamage(Target(), Number(1)),)),
    May(You(), (Draw(You(), Number(1)),)),
    targets=(HERO_OR_ALLY,),
)


def beginning(deck: int = 12) -> State:
    """Return a game before its first turn, with decks of two kinds of cards, so that shuffling asks."""
    state = new_game(REFERENCE, (("A", 1), ("B", 2)))
    for player in state.players:
        state, _ = put(state, HERO, player.id, Zone.PLAY)
        for place in range(deck):
            state, _ = put(state, GNOME if place % 2 else BLANK, player.id, Zone.DECK)
    return state


def first(choice: Choice) -> Answer:
    """Return the answer that takes what stands first."""
    return tuple(choice.options[place] for place in range(max(1, choice.least)))


def asked_one_by_one(state: State, action: Action) -> Iterator[tuple[tuple[Answer, ...], Waiting | Settled]]:
    """Yield what comes of the action with no answer, with one, and so on until it is done."""
    answers: tuple[Answer, ...] = ()
    while True:
        outcome = apply(state, action, answers)
        yield answers, outcome
        if isinstance(outcome, Settled):
            return
        answers = (*answers, first(outcome.choice))


@for_every("action", ["begin", "harm"])
def test_answers_are_asked_for_one_at_a_time_and_a_replay_is_exact(action: str) -> None:
    """Every prefix of the answers leads to the same choice again, with the same records up to there."""
    state: State
    taken: Action
    if action == "begin":
        state, taken = beginning(), Begin()
    else:
        table = Table()
        table.act(PlayCard(A, table.put(HARM, A, Zone.HAND)), (table.heroes[1],))
        table.act(Pass(A))
        state, taken = table.state, Pass(B)
    steps = list(asked_one_by_one(state, taken))
    assert len(steps) > 2
    for answers, outcome in steps:
        assert apply(state, taken, answers) == outcome
    for (_, earlier), (_, later) in pairwise(steps):
        assert later.records[: len(earlier.records)] == earlier.records
    assert isinstance(steps[-1][1], Settled)


def test_beginning_a_game_asks_for_shuffles_then_mulligans_in_turn_order() -> None:
    """101.1, 101.2: chance for each deck, then each player once."""
    asked = [
        (outcome.choice.kind, outcome.choice.player)
        for _, outcome in asked_one_by_one(beginning(), Begin())
        if isinstance(outcome, Waiting)
    ]
    assert asked == [
        (ChoiceKind.CHANCE, None),
        (ChoiceKind.CHANCE, None),
        (ChoiceKind.MULLIGAN, A),
        (ChoiceKind.CHANCE, None),  # A took the mulligan, which stands first among the options.
        (ChoiceKind.MULLIGAN, B),
        (ChoiceKind.CHANCE, None),
    ]


def test_the_first_turn_begins_in_the_action_phase_with_opening_hands() -> None:
    """101.1, 501.2b: seven cards each, and the first player draws none."""
    *_, (_, outcome) = asked_one_by_one(beginning(), Begin())
    state = outcome.state
    assert [len(player.hand) for player in state.players] == [7, 7]
    assert [len(player.deck) for player in state.players] == [5, 5]
    assert (state.turn, state.turn_player, state.priority) == (1, A, A)


@for_every(
    ("answers", "said"),
    [
        (((99,),), "an option was chosen that is not on offer"),
        (((),), "1 of the options expected, 0 given"),
        ((("target", "target"),), "1 of the options expected, 2 given"),
        ((("hero",), ("hero",)), "an answer was given for which there was no choice"),
    ],
)
def test_a_wrong_answer_is_refused_and_nothing_has_happened(answers: tuple[Answer, ...], said: str) -> None:
    table = Table()
    spell = table.put(blast(1), A, Zone.HAND)
    before = table.state
    named = {"hero": table.heroes[1], "target": table.heroes[0]}
    given = [tuple(named.get(str(each), each) for each in answer) for answer in answers]
    with pytest.raises(Refused) as caught:
        apply(before, PlayCard(A, spell), given)
    assert said in str(caught.value)
    assert isinstance(apply(before, PlayCard(A, spell), [(table.heroes[1],)]), Settled)
    assert before.cards[spell].zone is Zone.HAND


def test_waiting_shows_how_far_the_action_came_and_the_state_is_as_it_was() -> None:
    table = Table()
    spell = table.put(blast(1), A, Zone.HAND)
    waiting = apply(table.state, PlayCard(A, spell))
    assert isinstance(waiting, Waiting)
    assert [link.controller for link in waiting.state.chain] == [A]
    assert table.state.chain == ()
    assert waiting.choice.kind is ChoiceKind.TARGETS
    assert why_not_option(waiting, table.heroes[1]) == ()
    in_a_deck = table.state.player(A).deck[0]
    assert "300.2" in {reason.rule for reason in why_not_option(waiting, in_a_deck)}


def test_a_target_that_another_card_keeps_from_being_chosen_was_not_chosen_before() -> None:
    """707.1d: it is not one card that would be two targets (706.1b), for there is one target alone."""
    table = Table()
    beacon = ally("Beacon", 1, 4, always(MustTarget(Among(This())), Players(Relation.OPPONENT)))
    table.put(beacon, B)
    table.put(beacon, B)
    ogre = table.put(OGRE, B)
    spell = table.put(blast(1), A, Zone.HAND)
    waiting = apply(table.state, PlayCard(A, spell))
    assert isinstance(waiting, Waiting)
    assert [reason.rule for reason in why_not_option(waiting, ogre)] == ["707.1d"]


def test_a_target_that_a_later_description_needs_would_be_two_targets() -> None:
    """706.1b."""
    table = Table()
    gnome = table.put(GNOME, B)
    twice = instant("Twice", PutDamage(Target(), Number(1)), targets=(HERO_OR_ALLY, ALLY))
    spell = table.put(twice, A, Zone.HAND)
    waiting = apply(table.state, PlayCard(A, spell))
    assert isinstance(waiting, Waiting)
    assert [reason.rule for reason in why_not_option(waiting, gnome)] == ["707.1d", "706.1b"]


def test_what_leaves_nothing_to_decide_is_told_and_not_asked() -> None:
    """The only legal target is taken, and the outcome says so."""
    table = Table()
    gnome = table.put(GNOME, B)
    nip = table.put(instant("Nip", targets=(ALLY,)), A, Zone.HAND)
    outcome = apply(table.state, PlayCard(A, nip))
    assert isinstance(outcome, Settled)
    assert [(choice.kind, answer) for choice, answer in outcome.made] == [(ChoiceKind.TARGETS, (gnome,))]


def test_what_is_legal_with_nothing_at_hand() -> None:
    """A hero without ATK may still be proposed against the other hero; nothing else is there."""
    table = Table(resources=0)
    one, other = table.heroes
    assert list(legal_actions(table.state)) == [Pass(A), Propose(A, one, other)]


@for_every(
    ("action", "rules"),
    [
        (Pass(B), ["407.1"]),
        (Propose(B, CardId(0), CardId(0)), ["407.1"]),
        (PlayCard(A, CardId(5)), ["406.1"]),
        (Place(A, CardId(5)), ["408.1"]),
        (Use(A, CardId(5), 0), ["701.2"]),
        (Strike(A, CardId(5)), ["303.2"]),
        (Begin(), ["101.1"]),
        (Propose(A, CardId(5), CardId(6)), ["601.2", "601.2b", "601.2e"]),
    ],
)
def test_a_refusal_carries_the_rules_that_stand_against_it(action: Action, rules: list[str]) -> None:
    table = Table()
    assert [reason.rule for reason in why_not(table.state, action)] == rules
    with pytest.raises(Refused) as caught:
        apply(table.state, action)
    assert [reason.rule for reason in caught.value.reasons] == rules


def test_a_refusal_carries_every_reason() -> None:
    """Not its turn, not ready, not there since the turn started, and elusive besides: each is told."""
    table = Table()
    ogre = table.put(OGRE, A, ready=False, this_turn=True)
    sly = table.put(ally("Sly", 1, 1, Keyword(KeywordName.ELUSIVE)), B)
    table.state = replace(table.state, turn_player=B, priority=A)
    rules = [reason.rule for reason in why_not(table.state, Propose(A, ogre, sly))]
    assert rules == ["601.1", "407.2b", "601.2a", "601.2a", "302.2", "601.2b", "601.2e"]


def test_conceding_needs_no_priority_and_ends_a_game_of_two() -> None:
    """102.1b."""
    table = Table()
    assert Concede(A) not in legal_actions(table.state)
    table.act(Concede(B))
    assert table.state.result is not None
    assert table.state.result.winners == (A,)
    assert legal_actions(table.state) == ()
    assert [reason.rule for reason in why_not(table.state, Pass(A))] == ["102.1"]


def test_a_weapon_strikes_in_a_defend_window_only() -> None:
    """303.2, 602.4."""
    table = Table()
    axe = table.put(weapon("Axe", 2, 1))
    assert [reason.rule for reason in why_not(table.state, Strike(A, axe))] == ["602.4", "407.2a"]
    table.act(Propose(A, table.heroes[0], table.heroes[1]))
    table.passes()
    assert Strike(A, axe) not in legal_actions(table.state)
    table.passes()
    assert Strike(A, axe) in legal_actions(table.state)
    assert why_not(table.state, Strike(B, axe)) != ()
